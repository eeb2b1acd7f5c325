:- module(referents,
          [ next_clause//1,             % +Scope
            introduced//5,              % +Number, +Class, +Words, +Scope, -K
            introduced_as//5,           % +K, +Number, +Class, +Words, +Scope
            mentioned//2,               % +K, +Scope
            taken//3,                   % +K, +Scope, -Reference
            known//5,                   % ?K, -Number, -Class, -Words, -Spoken
            known_as//4,                % +K, -Number, -Class, -Words
            candidates//2,              % :Test, -Candidates
            set_number//2,              % +K, +Number
            called_too//2,              % +K, +Word
            within_others//1,           % +Ks
            happened//2,                % +Event, +Scope
            did//1,                     % ?Event
            complaint//1,               % +Error
            named/2,                    % +Term, -K
            placed/3,                   % +Place, +Scope, -InPlace
            describing/1,               % +Scope
            describes_itself/2,         % +K, +Scope
            is_argument/2               % +K, +Scope
          ]).

/** <module> Referents and what happened to them

A noun phrase that is new introduces a referent: in the term it is at(K, Owner, Phrase), and ref(K) is what
speaks of it again.
*/

:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, select/3, select/4]).
:- use_module(discourse_state, [in/3, now//2, push//2, put//2]).

:- meta_predicate
    candidates(1, -, ?, ?).

%!  describing(+Scope) is semidet.
%
%   What is gone through describes something else.

describing(Scope) :-
    in(place, Scope, within).

%!  placed(+Place, +Scope, -InPlace) is det.

placed(Place, Scope, InPlace) :-
    ( describing(Scope) -> InPlace = within ; InPlace = Place ).

%!  next_clause(+Scope)// is det.

next_clause(Scope) -->
    (   { describing(Scope) }
    ->  []
    ;   now(clause, Clause),
        { Next is Clause+1 },
        put(clause, Next)
    ).

%!  introduced(+Number, +Class, +Words:list, +Scope, -K)// is det.
%
%   Of a single thing there are as many as there are others beneath "for each", or as players that each have one.

introduced(Number0, Class, Words, Scope, K) -->
    number_of_each(Scope, Number0, Class, Number),
    { in(place, Scope, Place) },
    now(next, K),
    { Next is K+1 },
    put(next, Next),
    now(clause, Clause),
    push(referents, referent(K, Number, Class, Words, Clause, Place)).

number_of_each(Scope, Number0, Class, Number) -->
    (   { Number0 == sg,
          Class \== player
        },
        is_for_each(Scope)
    ->  { Number = any }
    ;   { Number = Number0 }
    ).

%   is_for_each(+Scope)// is semidet: beneath "for each", or what each player does it to.

is_for_each(Scope) -->
    { in(each, Scope, yes) },
    !.
is_for_each(Scope) -->
    { in(each, Scope, no),
      in(arguments, Scope, Arguments),
      memberchk(subject(K), Arguments)
    },
    known_as(K, any, player, _).

%!  introduced_as(+K, +Number, +Class, +Words:list, +Scope)// is det.
%
%   K, which is not in the text, is spoken of.

introduced_as(K, Number, Class, Words, Scope) -->
    { in(place, Scope, Place) },
    now(clause, Clause),
    push(referents, referent(K, Number, Class, Words, Clause, Place)).

%!  mentioned(+K, +Scope)// is det.
%
%   K was spoken of here. In one clause the most prominent place stays.

mentioned(K, Scope) -->
    now(referents, Referents0),
    now(clause, Clause),
    { in(place, Scope, Here),
      (   select(referent(K, Number, Class, Words, Clause0, Place0), Referents0, Referents)
      ->  ( Clause0 == Clause -> most_prominent(Place0, Here, Place) ; Place = Here ),
          First = referent(K, Number, Class, Words, Clause, Place)
      ;   First = referent(K, sg, obj, [any], Clause, Here),
          Referents = Referents0
      )
    },
    put(referents, [First|Referents]).

most_prominent(Before, Here, Place) :-
    (   Before == subject
    ->  Place = subject
    ;   Here == within
    ->  Place = Before
    ;   Place = Here
    ).

%!  taken(+K, +Scope, -Reference)// is det.
%
%   K is what is meant. What is done only instead of something else cannot be spoken of later.

taken(K, Scope, ref(K)) -->
    now(alternatives, Alternatives),
    now(clause, Clause),
    mentioned(K, Scope),
    (   { integer(K),
          member(alternative(From, To, Its), Alternatives),
          K >= From, K < To, Clause > Its
        }
    ->  complaint(alternative(K))
    ;   []
    ).

%!  known(?K, -Number, -Class, -Words, -Spoken)// is nondet.
%
%   Spoken is `Clause-Place`, where K was spoken of last. What was spoken of last comes first.

known(K, Number, Class, Words, Clause-Place) -->
    now(referents, Referents),
    { member(referent(K, Number, Class, Words, Clause, Place), Referents) }.

%!  known_as(+K, -Number, -Class, -Words)// is semidet.

known_as(K, Number, Class, Words) -->
    now(referents, Referents),
    { memberchk(referent(K, Number0, Class0, Words0, _, _), Referents) },
    { Number-Class-Words = Number0-Class0-Words0 }.

%!  candidates(:Test, -Candidates:list)// is det.
%
%   Candidates, `candidate(K, Clause, Place)`, are the referents for which Test is true.

candidates(Test, Candidates) -->
    now(referents, Referents),
    { include(Test, Referents, Fitting),
      maplist(candidate, Fitting, Candidates)
    }.

candidate(referent(K, _, _, _, Clause, Place), candidate(K, Clause, Place)).

%!  set_number(+K, +Number)// is det.

set_number(K, Number) -->
    now(referents, Referents0),
    { select(referent(K, _, Class, Words, Clause, Place), Referents0, Referents) },
    put(referents, [referent(K, Number, Class, Words, Clause, Place)|Referents]).

%!  called_too(+K, +Word)// is det.
%
%   Of K one may say Word, too.

called_too(K, Word) -->
    now(referents, Referents0),
    { Before = referent(K, Number, Class, [Noun|Words], Clause, Place),
      After = referent(K, Number, Class, [Noun,Word|Words], Clause, Place),
      select(Before, Referents0, After, Referents)
    },
    put(referents, Referents).

%!  within_others(+Ks:list)// is det.
%
%   Ks are parts of one thing that is spoken of.

within_others(Ks) -->
    now(referents, Referents0),
    { put_within(Referents0, Ks, Referents) },
    put(referents, Referents).

put_within([], _, []).
put_within([Referent0|Referents0], Ks, [Referent|Referents]) :-
    Referent0 = referent(K, Number, Class, Words, Clause, _),
    (   memberchk(K, Ks)
    ->  Referent = referent(K, Number, Class, Words, Clause, within)
    ;   Referent = Referent0
    ),
    put_within(Referents0, Ks, Referents).

%!  happened(+Event, +Scope)// is det.

happened(Event, Scope) -->
    (   { describing(Scope) }
    ->  push(events, within(Event))
    ;   push(events, Event),
        now(subject, Subject),
        push(agents, Event-Subject)
    ).

%!  did(?Event)// is nondet.
%
%   Event happened, or else is part of a description.

did(Event) -->
    now(events, Events),
    { ( Happened = Event ; Happened = within(Event) ),
      member(Happened, Events),
      Event \= within(_)
    }.

%!  complaint(+Error)// is det.

complaint(Error) -->
    push(errors, Error).

%!  named(+Term, -K) is det.
%
%   K is what the resolved noun phrase Term means, or `none`.

named(Term, K) :-
    ( means(Term, Meant) -> K = Meant ; K = none ).

means(at(K, _, _), K).
means(ref(K), K).
means(ref(K, _), K).
means(this, this).

%!  describes_itself(+K, +Scope) is semidet.
%
%   What is gone through describes K.

describes_itself(K, Scope) :-
    in(arguments, Scope, Arguments),
    memberchk(barrier, Arguments),
    first_of(Arguments, K).

first_of([Argument|Arguments], K) :-
    (   Argument = subject(J),
        J == K
    ->  true
    ;   Argument \== barrier,
        first_of(Arguments, K)
    ).

%!  is_argument(+K, +Scope) is semidet.
%
%   K is an argument of a verb around, within the same description.

is_argument(K, Scope) :-
    in(arguments, Scope, Arguments),
    nearest_argument(Arguments, K).

nearest_argument([subject(J)|Arguments], K) :-
    ( J == K -> true ; nearest_argument(Arguments, K) ).
