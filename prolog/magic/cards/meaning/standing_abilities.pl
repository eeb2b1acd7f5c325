:- module(standing_abilities,
          [ standing/2                  % +Ability0, -Ability
          ]).

/** <module> What holds as long as something is there: static abilities (604)

A text that changes something for good and targets nothing is no instruction but a static ability.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(library(terms), [mapsubterms/3]).
:- use_module('../../characteristics/continuous_effects', [layer_of/2]).

%!  standing(+Ability0, -Ability) is det.

standing(Ability0, Ability) :-
    (   Ability0 = spell([program(Program)]),
        together(Program, Statement),
        changes(Statement, What, Changes),
        lasting(What, Changes, Scope)
    ->  Ability = static(Scope, Changes)
    ;   Ability0 = as_long_as(Condition, [Statement]),
        changes(Statement, What, Changes),
        lasting(What, Changes, Scope)
    ->  Ability = static(Scope, Changes, Condition)
    ;   Ability = Ability0
    ).

%   together(+Program, -Statement) is semidet: what is said of one thing in several clauses is one change.

together([Statement], Statement).
together([change(what:What, changes:First, until:permanent), change(what:What, changes:Second, until:permanent)|Others], Statement) :-
    append(First, Second, Changes),
    together([change(what:What, changes:Changes, until:permanent)|Others], Statement).

%   changes(+Statement, -What, -Changes) is semidet: for good. What each of several is, does not depend on which one it is.

changes(change(what:What, changes:Changes, until:permanent), What, Changes).
changes(each(name:One, of:What, do:change(what:the(One), changes:Changes, until:permanent)), What, Changes) :-
    \+ contains_term(the(One), Changes).

lasting(What, Changes0, Scope) :-
    scope(What, Scope),
    plain(Changes0, Changes),
    \+ ( sub_term(Part, Scope-Changes),
         nonvar(Part),
         memberchk(Part, [become(_), did(_), the(_), x, colors_spent(_), amount_spent(_), spent(_, _)]) ),
    mapsubterms(of_buried_cards, Scope-Changes, Asked),
    ( of_the_rules(Changes) -> true ; \+ ( sub_term(Size, Asked), memberchk(Size, [power, toughness, total]) ) ),
    \+ contains_term(other, Changes),
    \+ ( sub_term(Part, Scope),
         nonvar(Part),
         elsewhere(Part) ).

%   plain(+Changes0, -Changes) is det: without the abilities that are given, which speak for themselves.

plain([], []).
plain([Change|Changes0], Changes) :-
    ( Change = gain(Ability), compound(Ability) -> Changes = Rest ; Changes = [Change|Rest] ),
    plain(Changes0, Rest).

%   of_buried_cards(+Amount, -Known) is semidet: no layer changes the sizes of cards in graveyards.

of_buried_cards(greatest(_, all(Set)), buried) :-
    memberchk(in(graveyard, _), Set).

%   of_the_rules(+Changes) is semidet: they come after all layers (613.11), so that sizes are known.

of_the_rules(Changes) :-
    \+ ( member(Change, Changes), \+ layer_of(Change, rules) ).

%   The layers change what is on the battlefield, not spells nor cards (611.3a, 613.1)
elsewhere(spell).
elsewhere(card).
elsewhere(in(_)).
elsewhere(in(_, _)).
elsewhere(card_in(_, _)).
elsewhere(among(_)).

scope(this, this).
scope(enchanted(Noun), enchanted(Noun)).
scope(equipped(Noun), equipped(Noun)).
scope(all(Set), Set).
scope(both(this, all(Set)), [either([this], Set)]).
