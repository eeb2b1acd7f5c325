:- module(undecided_events,
          [ amiss_later/2,              % +Ability, -Reason
            names_in/2                  % +Program, -Name
          ]).

/** <module> Abilities all of whose parts are known, and of which it is not decided what they mean: events, and what is set up for later
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).

%!  amiss_later(+Ability, -Reason) is nondet.

amiss_later(Ability, "whether it could be done, the rules do not tell") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = not(did(Name)),
    \+ names_in(Ability, Name).
amiss_later(Ability, "who attacked and is gone, is counted, too") :-
    sub_term(count(all(Set)), Ability),
    memberchk(did_this_turn(_), Set),
    \+ memberchk(controlled(_), Set).
amiss_later(Ability, "what lasts for the turn, speaks of what is over then") :-
    sub_term(for_now(_, _, replacement(Event, Instead)), Ability),
    sub_term(Part, Event-Instead),
    nonvar(Part),
    memberchk(Part, [did(_), before(_), the(_), chosen(_), chosen_of(_), target(_), targets(_, _), that, that_player, x, sacrificed, it]).
amiss_later(Ability, "of several that deal damage, which one is meant, the rules do not tell") :-
    sub_term(triggered(Event, _, Effects), Ability),
    sub_term(either(A, B), Event),
    contains_term(deals_damage(_, this, _), A-B),
    contains_term(that, Effects).

%!  names_in(+Program, -Name) is nondet.
%
%   Program gives something that name.

names_in(Program, Name) :-
    sub_term(Part, Program),
    nonvar(Part),
    (   Part = name:Name
    ->  true
    ;   Part = Name:Statement,
        compound(Statement),
        functor(Statement, _, Arity),
        arg(Arity, Statement, Last),
        nonvar(Last),
        Last = _:_
    ).
