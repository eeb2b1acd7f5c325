:- module(verb_references,
          [ does//7,                    % +Tense, +Verb, +Before, +Roles, +Adjuncts, +Scope, -Term
            roles//4,                   % +Roles0, +Verb, +Scope, -Roles
            object_of/2,                % +Roles, -K
            done_this_way//2,           % +Verb, +Adjuncts
            offered//3,                 % +VerbPhrase0, +Scope, -VerbPhrase
            what_was_done//3            % +Word, +Scope, -Event
          ]).

/** <module> References in what a verb takes, and in what stands for a verb
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(discourse_state, [argument/3, described//3, in/3, now//2, part//3, push//2, put//2, with/4]).
:- use_module(pronouns, [pronoun//3]).
:- use_module(referents, [complaint//1, describing/1, did//1, happened//2, named/2, next_clause//1, placed/3]).
:- use_module(role_types, [adjunct_wants/3, role_wants/3]).

%!  does(+Tense, +Verb, +Before, +Roles, +Adjuncts, +Scope, -Term)// is semidet.
%
%   The object of a verb is known to its adjuncts.

does(Tense, Verb, Before, Roles0, Adjuncts0, Scope0, do(Tense, Verb, Before, Roles, Adjuncts)) -->
    roles(Roles0, Verb, Scope0, Roles),
    { object_of(Roles, K) },
    done_this_way(Verb, Adjuncts0),
    happened(Verb-K, Scope0),
    { placed(object, Scope0, Place),
      with(place, Place, Scope0, Scope1),
      with(object_of, K, Scope1, Scope2),
      ( casts(Verb), K \== none -> with(cost_of, K, Scope2, Scope) ; Scope = Scope2 )
    },
    adjuncts(Adjuncts0, Verb, Scope, Adjuncts).

casts(cast).
casts(play).

%!  done_this_way(+Verb, +Adjuncts)// is det.
%
%   What was done "this way" was done before.

done_this_way(Verb, Adjuncts) -->
    (   { memberchk(this_way, Adjuncts) },
        \+ ( did(Done-_), { Done == Verb -> true ; comes_to(Done, Verb) } )
    ->  complaint(nothing_done([Verb, this, way]))
    ;   []
    ).

%   comes_to(+Done, +Verb) is semidet: what was Done may be said to have been done by Verb.

comes_to(Done, put) :- memberchk(Done, [counter, destroy, discard, exile, mill, sacrifice, surveil]).
comes_to(Done, die) :- memberchk(Done, [deal, destroy, sacrifice]).
comes_to(Done, enter) :- memberchk(Done, [cast, escape, put, return]).
comes_to(play, cast).
comes_to(cast, play).

%!  object_of(+Roles, -K) is det.
%
%   K is the object, or `none`.

object_of(Roles, K) :-
    ( ( memberchk(obj(Phrase), Roles) ; memberchk(to(at, Phrase), Roles) ) -> named(Phrase, K) ; K = none ).

%!  roles(+Roles0, +Verb, +Scope, -Roles)// is semidet.
%
%   The roles of a verb know each other: "attach ~ to it".

roles([], _, _, []) -->
    [].
roles([Role0|Roles0], Verb, Scope0, [Role|Roles]) -->
    { role_wants(Verb, Role0, Want),
      placed(object, Scope0, Place),
      with(place, Place, Scope0, Scope1),
      with(want, Want, Scope1, Scope2)
    },
    role(Role0, Scope2, Role),
    { takes_part(Role, Phrase) -> named(Phrase, K), argument(K, Scope0, Scope) ; Scope = Scope0 },
    roles(Roles0, Verb, Scope, Roles).

takes_part(obj(Phrase), Phrase).
takes_part(to(_, Phrase), Phrase).

role(Role0, Scope, Role) -->
    (   { Role0 == obj(pro(it)) }
    ->  pronoun(other_it, Scope, Meaning),
        { Role = obj(Meaning) }
    ;   { Role0 = to(Preposition, Phrase),
          Phrase == pro(it)
        }
    ->  pronoun(other_it, Scope, Meaning),
        { Role = to(Preposition, Meaning) }
    ;   { Role0 = both(First0, Word, Second0) }
    ->  roles(First0, put, Scope, First),
        roles(Second0, put, Scope, Second),
        { Role = both(First, Word, Second) }
    ;   { Role0 = to(from, among, Set0) }
    ->  described(Set0, Scope, Set),
        { Role = to(from, among, Set) }
    ;   { Role0 = bare(Phrase0) }
    ->  { causing(Scope, InnerScope) },
        part(Phrase0, InnerScope, Phrase1),
        { Role = bare(Phrase1) }
    ;   { Role0 = inf(Phrase0) }
    ->  next_clause(Scope),
        part(Phrase0, Scope, Phrase1),
        { Role = inf(Phrase1) }
    ;   part(Role0, Scope, Role)
    ).

%   causing(+Scope0, -Scope) is det: in "have ~ deal damage to them" the subject of the inner verb is what does it.

causing(Scope0, Scope) :-
    in(arguments, Scope0, Arguments0),
    ( Arguments0 = [Nearest|Others] -> Arguments = [Nearest,clause|Others] ; Arguments = Arguments0 ),
    with(arguments, Arguments, Scope0, Scope).

adjuncts([], _, _, []) -->
    [].
adjuncts([Adjunct0|Adjuncts0], Verb, Scope0, [Adjunct|Adjuncts]) -->
    { adjunct_wants(Verb, Adjunct0, Want),
      with(want, Want, Scope0, Scope1),
      in(object_of, Scope0, K)
    },
    (   { K \== none,
          ( takes_from(Adjunct0) -> true ; makes(Verb) )
        }
    ->  { with(gap, K, Scope1, Scope2),
          ( takes_from(Adjunct0) -> with(place, within, Scope2, Scope) ; Scope = Scope2 )
        },
        part(Adjunct0, Scope, Adjunct),
        taken_from_among(Adjunct, K)
    ;   part(Adjunct0, Scope1, Adjunct)
    ),
    adjuncts(Adjuncts0, Verb, Scope0, Adjuncts).

makes(create).
makes(conjure).

takes_from(pp(from, _)).
takes_from(pp2(from, _, _)).

taken_from_among(Adjunct, K) -->
    (   { Adjunct = pp2(from, among, Set),
          named(Set, Whole),
          integer(Whole),
          integer(K)
        }
    ->  push(parts, K-Whole)
    ;   []
    ).

%!  offered(+VerbPhrase0, +Scope, -VerbPhrase)// is semidet.
%
%   What may be done may also not be done: "if you don't".

offered(Phrase0, Scope, Phrase) -->
    now(events, Before),
    part(Phrase0, Scope, Phrase),
    now(events, Events),
    (   { append(New, Before, Events) }
    ->  put(offered, New)
    ;   []
    ).

%!  what_was_done(+Word, +Scope, -Event)// is det.
%
%   "If you do" is of what the same player did last, "if you don't" of what was offered, "if a player does" of what any
%   player may do. What someone else did is a complaint.

what_was_done(Word, Scope, Event) -->
    now(events, Events0),
    now(agents, Agents),
    now(subject, Subject),
    now(offered, Offered),
    { Word == do_not, Offered \== [] -> Events = Offered ; Events = Events0 },
    (   { done_by(Event, Agent, Events, Agents),
          Agent == Subject
        }
    ->  []
    ;   { done_by(Event, Agent, Events, Agents),
          ( describing(Scope) -> true ; newer(Subject, Agent) )
        }
    ->  []
    ;   { Event = none },
        complaint(nothing_done([do]))
    ).

done_by(Event, Agent, Events, Agents) :-
    member(Event, Events),
    member(Known-Agent, Agents),
    Known == Event.

%   newer(+Subject, +Agent) is semidet: "a player" after "any player".

newer(Subject, Agent) :-
    integer(Subject),
    integer(Agent),
    Subject > Agent.
