:- module(undecided_events,
          [ amiss_later/2,              % +Ability, -Reason
            known_to_target/2,          % +Ability, -Part
            names_in/2                  % +Program, -Name
          ]).

/** <module> Abilities all of whose parts are known, and of which it is not decided what they mean: events, and what is set up for later
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(undecided_payments, [amiss_payment/2]).

%!  amiss_later(+Ability, -Reason) is nondet.

amiss_later(Ability, Reason) :-
    amiss_payment(Ability, Reason).
amiss_later(Ability, "what owners put on either end of their libraries goes there together, in an order that they choose") :-
    sub_term(for_each(name:_, of:_, do:Done), Ability),
    sub_term(may(who:owner(_), (then):[move(what:_, to:library(_))]), Done).
amiss_later(Ability, "whether it could be done, the rules do not tell") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = not(did(Name)),
    \+ names_in(Ability, Name).
amiss_later(Ability, "other than what, is not said") :-
    contains_term(past_of_others(_, _), Ability),
    \+ ( Ability = triggered(begins(_, _), _, Program), \+ contains_term(past_of_others(_, _), Program) ).
amiss_later(Ability, "how often it was activated, is asked where it resolves") :-
    contains_term(times_activated, Ability),
    \+ ( memberchk(Ability, [activated(_, [program(Program)]), activated(_, [program(Program)], _)]),
         \+ ( sub_term(Part, Program), nonvar(Part), functor(Part, Name, _), memberchk(Name, [add, add_mana, add_any, add_devotion, for_now, reflexive, gain]) )
       ).
amiss_later(Ability, "who of several has done it, the rules do not tell") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = by_you(_).
amiss_later(Ability, "whether all of it could be done, the rules do not tell") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = if(condition:not(did(Name)), (then):_),
    sub_term(Done, Ability),
    nonvar(Done),
    Done = Name:Statement,
    compound(Statement),
    functor(Statement, Verb, _),
    Verb \== may,
    sub_term(Some, Statement),
    nonvar(Some),
    Some = some(N, _),
    N \== 1.
amiss_later(Ability, "what players have, no change of objects gives") :-
    sub_term(Change, Ability),
    nonvar(Change),
    Change = change(what:What, changes:_, until:_),
    of_player(What).
amiss_later(enters_with(Ways), "what was exiled as it was cast, the rules do not find again") :-
    contains_term(linked_exile, Ways).
amiss_later(Ability, "other than what, is not said") :-
    Ability \= spell(_),
    findall(Set, ( sub_term(Part, Ability), nonvar(Part), ( Part = target(Set) ; Part = targets(_, Set) ) ), [First|Later]),
    append(Before, [Set|_], Later),
    memberchk(other, Set),
    \+ ( member(Earlier, [First|Before]), alike(Earlier, Set) ).
amiss_later(Ability, "who attacked and is gone, is counted, too") :-
    sub_term(count(all(Set)), Ability),
    memberchk(did_this_turn(_), Set),
    \+ memberchk(controlled(_), Set).
amiss_later(Ability, "what lasts for the turn, speaks of what is over then") :-
    sub_term(for_now(_, _, replacement(Event, Instead)), Ability),
    sub_term(Part, Event-Instead),
    nonvar(Part),
    memberchk(Part, [did(_), before(_), the(_), chosen(_), chosen_of(_), target(_), targets(_, _), that, that_player, x, sacrificed, card_sacrificed, card_paid, it]).
amiss_later(Ability, "of several that deal damage, which one is meant, the rules do not tell") :-
    sub_term(triggered(Event, _, Effects), Ability),
    sub_term(either(A, B), Event),
    contains_term(deals_damage(_, this, _), A-B),
    contains_term(that, Effects).
amiss_later(Ability, "what has left the battlefield is found by no delayed ability") :-
    sub_term(triggered(Event, _, Effects), Ability),
    sub_term(Gone, Event),
    nonvar(Gone),
    memberchk(Gone, [dies(_), leaves(_), sacrifices(_, _), discards(_, _), cycles(_)]),
    sub_term(delay(_, things(Thing), _), Effects),
    memberchk(Thing, [this, that]),
    \+ ( Thing == this, Gone =.. [_, Scope|_], is_list(Scope) ).
amiss_later(Ability, "what adds mana as something is tapped for mana, is a mana ability") :-
    sub_term(triggered(taps_for_mana(_, _), _, Effects), Ability),
    sub_term(Part, Effects),
    nonvar(Part),
    functor(Part, Name, _),
    atom(Name),
    once(( Name == add ; sub_atom(Name, 0, _, _, add_) )).
amiss_later(Ability, "what returns later is not there to be changed yet") :-
    sub_term(Statements, Ability),
    is_list(Statements),
    append(_, [Before|Others], Statements),
    sub_term(delay(_, things(Thing), Later), Before),
    memberchk(put_back(that, _, _), Later),
    member(Change, Others),
    sub_term(change(what:Changed, changes:_, until:_), Change),
    Changed == Thing.
amiss_later(Ability, "what a spell becomes, no layer changes") :-
    sub_term(change(what:What, changes:_, until:_), Ability),
    sub_term(either([spell], _), What).
amiss_later(Ability, "beside what is divided, the rules number no other targets") :-
    by_itself(Ability, Whole),
    once(( contains_term(divided_damage(_, _, _), Whole) ; contains_term(divided_counters(_, _, _), Whole) )),
    findall(Part, ( sub_term(Part, Whole), nonvar(Part), memberchk(Part, [target(_), targets(_, _), chosen(_), chosen_of(_)]) ), Parts),
    Parts = [_, _|_],
    \+ ( Parts = [targets(_, _)|Again], \+ ( member(One, Again), One \= chosen_of(_) ) ).

%   by_itself(+Ability, -Whole) is nondet: each of its modes, or all of it.

by_itself(Ability, Whole) :-
    (   sub_term(Modal, Ability),
        nonvar(Modal),
        memberchk(Modal, [modal(Modes), modal(_, 1, Modes)])
    ->  member(Whole, Modes)
    ;   Whole = Ability
    ).

%   of_player(+Reference) is semidet: a player is among what is meant.

of_player(you).
of_player(that_player).
of_player(both(A, B)) :- ( of_player(A) -> true ; of_player(B) ).
of_player(Reference) :-
    compound(Reference),
    Reference =.. [Name|Arguments],
    memberchk(Name, [all, target, targets]),
    member(Set, Arguments),
    is_list(Set),
    member(Part, Set),
    memberchk(Part, [player, opponent]),
    !.

%   alike(+Set, +Other) is semidet: the same thing may be of both.

alike(Set, Other) :-
    findall(Noun, noun_in(Set, Noun), Nouns),
    findall(Noun, noun_in(Other, Noun), Others),
    ( Nouns == [] -> true ; Others == [] -> true ; member(Noun, Nouns), memberchk(Noun, Others) -> true ).

noun_in(Set, Noun) :-
    sub_term(Noun, Set),
    nonvar(Noun),
    memberchk(Noun, [creature, artifact, land, player, opponent, spell, type(_), subtype(_)]).

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

%!  known_to_target(+Ability, -Part) is nondet.
%
%   Part of what a target of Ability has to be is known as the target is chosen: what it triggered by is, unless it targets later.

known_to_target(_, controlled(player_of(chosen(_)))).
known_to_target(triggered(Event, _, Effects), Part) :-
    ( Event = first_each_turn(Each) -> true ; Each = Event ),
    functor(Each, Kind, _),
    memberchk(Kind, [warded, targeted_by, casts]),
    \+ ( sub_term(Later, Effects), nonvar(Later), memberchk(Later, [reflexive(_), delay(_, _, _)]) ),
    member(Part, [controlled(controller_of(that)), sized(mana_value, exactly, size(mana_value, that))]).
