:- module(statements,
          [ event//3,                   % +Event0, +Scope, -Event
            triggered//6,               % +Word, +Event, +If, +Statements, +Scope, -Term
            two_events//6,              % +Word, +Event, +Verb, +Clause, +Scope, -Term
            said//4,                    % +Subject, +VerbPhrase, +Scope, -Term
            fronted//4,                 % +Front, +Statement, +Scope, -Term
            tailed//5,                  % +First, +Others, +Tails, +Scope, -Term
            all_joined//3,              % +Joins0, +Scope, -Joins
            done_together//2,           % +State0, +Scope
            modes//3,                   % +Modes0, +Scope, -Modes
            quoted//3,                  % +Ability0, +Scope, -Ability
            until//3                    % +Clause0, +Scope, -Clause
          ]).

/** <module> References in statements: events, conditions, what is done one after the other
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, reverse/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(conventions, [decided_by//1]).
:- use_module(discourse_state, [argument/3, in/3, now//2, part//3, push//2, put//2, start_state/1, with/4]).
:- use_module(referents, [describing/1, happened//2, mentioned//2, named/2, next_clause//1, placed/3, taken//3]).
:- use_module(role_types, [acting_verb/2, impersonal/1, subject_wants/2]).

%!  triggered(+Word, +Event, +If, +Statements, +Scope, -Term)// is semidet.
%
%   "It" beneath an event is what the event is about.

triggered(Word, Event0, If0, Ss0, Scope, triggered(Word, Event, If, Ss)) -->
    event(Event0, Scope, Event),
    part(If0, Scope, If),
    part(Ss0, Scope, Ss).

%!  event(+Event0, +Scope, -Event)// is semidet.

event(Event0, Scope, Event) -->
    now(clause, Before),
    part(Event0, Scope, Event),
    now(clause, Last),
    { First is Before+1 },
    put(event, First-Last).

%!  two_events(+Word, +Event, +Verb, +Clause, +Scope, -Term)// is semidet.
%
%   "When ~ enters and whenever it attacks": what follows is about neither alone.

two_events(Word, Event0, Verb, Clause0, Scope, when_and(Word, Event, Verb, Clause)) -->
    event(Event0, Scope, Event),
    now(clause, Last),
    { Before is Last-1 },
    put(clause, Before),
    part(Clause0, Scope, Clause),
    put(clause, Last),
    put(event, 0-0).

%!  said(+Subject, +VerbPhrase, +Scope, -Term)// is semidet.
%
%   A verb phrase knows its subject.

said(Subject0, Phrase0, Scope0, Term) -->
    (   { Subject0 == pro(it),
          impersonal(Phrase0)
        }
    ->  part(Phrase0, Scope0, Phrase),
        { Term = say(it, Phrase) }
    ;   next_clause(Scope0),
        (   { Subject0 == headless([this]),
              is_time(Phrase0)
            }
        ->  part(Phrase0, Scope0, Phrase),
            { Term = say(this_event, Phrase) }
        ;   subject(Subject0, Phrase0, Scope0, Subject),
            { named(Subject, K),
              argument(K, Scope0, Scope)
            },
            part(Phrase0, Scope, Phrase),
            { Term = say(Subject, Phrase) }
        )
    ).

is_time(is(_, _, _, np(sel(_, filter(Heads, _))), _)) :-
    last(Heads, kind(_, n(time))).

subject(Subject0, Phrase0, Scope0, Subject) -->
    now(entering, Entering),
    (   { Subject0 == pro(it),
          Entering \== none,
          acting_verb(Phrase0, enter)
        }
    ->  decided_by(entering),
        taken(Entering, Scope0, Subject)
    ;   subject_by_type(Subject0, Phrase0, Scope0, Subject)
    ),
    (   { describing(Scope0) }
    ->  []
    ;   { Subject == you }
    ->  put(subject, you)
    ;   { named(Subject, K) },
        put(subject, K)
    ).

subject_by_type(Subject0, Phrase0, Scope0, Subject) -->
    { subject_wants(Phrase0, Want),
      placed(subject, Scope0, Place),
      with(place, Place, Scope0, Scope1),
      with(want, Want, Scope1, Scope)
    },
    part(Subject0, Scope, Subject).

%!  fronted(+Front, +Statement, +Scope, -Term)// is semidet.

fronted(Front0, Statement0, Scope, under(Front, Statement)) -->
    (   { Front0 = if(say(_, modal(would, _, _, _))) }
    ->  replaced_event(Front0, Scope, Front),
        part(Statement0, Scope, Statement)
    ;   { Front0 = if_while(Would, Other0) }
    ->  replaced_event(if(Would), Scope, if(Event)),
        part(Other0, Scope, Other),
        { Front = if_while(Event, Other) },
        part(Statement0, Scope, Statement)
    ;   next_clause(Scope),
        front(Front0, Scope, Front),
        (   { Front0 = pp(for, sel([each|_], _)) }
        ->  { with(each, yes, Scope, EachScope) },
            part(Statement0, EachScope, Statement)
        ;   { Front0 = if(_),
              says_instead(Statement0)
            }
        ->  alternative(Statement0, Scope, Statement)
        ;   part(Statement0, Scope, Statement)
        )
    ).

%   front(+Front0, +Scope, -Front)// is semidet: a condition in front is spoken of, "as ~ enters" as well.

front(Front0, Scope, Front) -->
    (   { Front0 = as_long_as(Clause0) }
    ->  part(Clause0, Scope, Clause),
        { Front = as_long_as(Clause) }
    ;   part(Front0, Scope, Front),
        (   { Front = while(as, say(Subject, do(_, enter, _, _, _))),
              named(Subject, K)
            }
        ->  put(entering, K)
        ;   []
        )
    ).

%   replaced_event(...)// is semidet: "if ~ would die": what would do it is spoken of.

replaced_event(if(Clause0), Scope0, if(Clause)) -->
    part(Clause0, Scope0, Clause),
    now(clause, Number),
    put(event, Number-Number),
    { Clause = say(Subject, _),
      named(Subject, K)
    },
    (   { K == none }
    ->  []
    ;   { with(place, subject, Scope0, Scope) },
        mentioned(K, Scope)
    ).

says_instead(Statement) :-
    sub_term(Part, Statement),
    nonvar(Part),
    instead_word(Part),
    !.

instead_word(adv([instead])).
instead_word(conn(instead, _)).
instead_word(conn(instead, _, _)).
instead_word(do(_, _, [instead|_], _, _)).

alternative(Statement0, Scope, Statement) -->
    now(next, From),
    part(Statement0, Scope, Statement),
    now(next, To),
    now(clause, Clause),
    push(alternatives, alternative(From, To, Clause)).

%!  tailed(+First, +Others, +Tails, +Scope, -Term)// is semidet.
%
%   "If you do" after a statement with a tail speaks of the statement.

tailed(First0, Others0, Tails0, Scope, tails(First, Others, Tails)) -->
    part(First0, Scope, First),
    part(Others0, Scope, Others),
    now(events, Events),
    part(Tails0, Scope, Tails),
    put(events, Events).

%!  all_joined(+Joins0, +Scope, -Joins)// is semidet.
%
%   Verb phrases that are joined have one subject.

all_joined([], _, []) -->
    [].
all_joined([join(Word, Phrase0)|Phrases0], Scope, [join(Word, Phrase)|Phrases]) -->
    next_clause(Scope),
    subject_again(Scope),
    part(Phrase0, Scope, Phrase),
    all_joined(Phrases0, Scope, Phrases).

subject_again(Scope0) -->
    (   { \+ describing(Scope0),
          in(arguments, Scope0, Arguments),
          member(subject(K), Arguments),
          K \== none
        }
    ->  { with(place, subject, Scope0, Scope) },
        mentioned(K, Scope)
    ;   []
    ).

%!  done_together(+State0, +Scope)// is det.
%
%   What was done since State0 is one event, too: "if you do".

done_together(State0, Scope) -->
    now(events, Events),
    (   { \+ describing(Scope),
          now(events, Events0, State0, _),
          append(New, Events0, Events)
        }
    ->  { findall(Verb, ( member(Verb-_, New), atom(Verb) ), Verbs0),
          reverse(Verbs0, Verbs)
        },
        happened(all(Verbs)-none, Scope)
    ;   []
    ).

%!  modes(+Modes0, +Scope, -Modes)// is semidet.
%
%   Each mode speaks for itself.

modes([], _, []) -->
    [].
modes([Mode0|Modes0], Scope, [Mode|Modes]) -->
    now(next, Next),
    now(referents, Referents),
    now(events, Events),
    part(Mode0, Scope, Mode),
    (   { Modes0 == [] }
    ->  { Modes = [] }
    ;   put(next, Next),
        put(referents, Referents),
        put(events, Events),
        modes(Modes0, Scope, Modes)
    ).

%!  quoted(+Ability0, +Scope, -Ability)// is semidet.
%
%   An ability in quotes speaks of nothing outside.

quoted(Ability0, Scope0, Ability) -->
    now(referents, Referents),
    now(events, Events),
    now(subject, Subject),
    { start_state(Start),
      now(referents, Fresh, Start, _),
      with(place, object, Scope0, Scope1),
      with(want, any, Scope1, Scope2),
      with(arguments, [], Scope2, Scope)
    },
    put(referents, Fresh),
    put(events, []),
    part(Ability0, Scope, Ability),
    put(referents, Referents),
    put(events, Events),
    put(subject, Subject).

%!  until(+Clause0, +Scope, -Clause)// is semidet.
%
%   What ends a duration has not happened.

until(Clause0, Scope0, Clause) -->
    { with(each, never, Scope0, Scope) },
    now(events, Before),
    part(Clause0, Scope, Clause),
    now(events, Events0),
    { append(New0, Before, Events0),
      maplist(not_happened, New0, New),
      append(New, Before, Events),
      !
    },
    put(events, Events).

not_happened(Event0, Event) :-
    ( Event0 = within(_) -> Event = Event0 ; Event = within(Event0) ).
