:- module(standing_abilities,
          [ standing/2                  % +Ability0, -Ability
          ]).

/** <module> What holds as long as something is there: static abilities (604)

A text that changes something for good and targets nothing is no instruction but a static ability.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).

%!  standing(+Ability0, -Ability) is det.

standing(Ability0, Ability) :-
    (   Ability0 = spell([program([change(what:What, changes:Changes, until:permanent)])]),
        lasting(What, Changes, Scope)
    ->  Ability = static(Scope, Changes)
    ;   Ability0 = as_long_as(Condition, [change(what:What, changes:Changes, until:permanent)]),
        lasting(What, Changes, Scope)
    ->  Ability = static(Scope, Changes, Condition)
    ;   Ability = Ability0
    ).

lasting(What, Changes, Scope) :-
    scope(What, Scope),
    \+ ( sub_term(Part, Scope-Changes),
         nonvar(Part),
         memberchk(Part, [become(_), did(_), the(_), x, power, toughness, total]) ),
    \+ contains_term(other, Changes),
    \+ ( sub_term(Part, Scope),
         nonvar(Part),
         elsewhere(Part) ).

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
