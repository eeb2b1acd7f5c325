:- module(mana_abilities,
          [ makes_mana/2,               % +Instructions, -Units
            define_mana/5               % +Name, +Index, +Costs, +Limits, +Units
          ]).

/** <module> Which activated abilities are mana abilities (605.1a), and what they cost
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../../k/store', [define/1]).
:- use_module(definitions, []).

%!  makes_mana(+Instructions, -Units) is semidet.
%
%   Each unit is the colors that one mana may have, `identity` those of its player's commanders; `more` is what does something besides, or makes as much
%   as something tells: it is activated before a cost is paid, not as it is paid automatically.

'605.1a' :: caused makes_mana([add(Colors)], Units) if findall([Color], member(Color, Colors), Units).
'605.1a' :: caused makes_mana([add_one_of(Colors)], [Colors]).
'605.1a' :: caused makes_mana([add_any(1)], [[white, blue, black, red, green]]).
'605.1a' :: caused makes_mana([add_in_identity(1)], [[identity]]).
'605.1a' :: caused makes_mana([add_only(Colors, Uses)], Units) if
    findall([Color, only(Uses)], member(Color, Colors), Units).
'605.1a' :: caused makes_mana([add_any_only(1, Uses)], [[white, blue, black, red, green, only(Uses)]]).
'605.1a' :: caused makes_mana([add_one_of_only(Colors, Uses)], [Units]) if append(Colors, [only(Uses)], Units).
'605.1a' :: caused makes_mana([add_in_identity_only(1, Uses)], [[identity, only(Uses)]]).
'605.1a' :: caused makes_mana(Instructions, more) if \+ plain_mana(Instructions), could_add(Instructions).

plain_mana([add(_)]).
plain_mana([add_one_of(_)]).
plain_mana([add_any(1)]).
plain_mana([add_in_identity(1)]).
plain_mana([add_only(_, _)]).
plain_mana([add_any_only(1, _)]).
plain_mana([add_one_of_only(_, _)]).
plain_mana([add_in_identity_only(1, _)]).

%   could_add(+Term): as Term says, mana could be added.

could_add(Term) :-
    compound(Term),
    \+ member(Term, [gain(_), delay(_, _, _), reflexive(_), get_emblem(_, _)]),
    (   functor(Term, Name, _),
        memberchk(Name, [add, add_times, add_one_of, add_any, add_in_identity, add_chosen, add_only, add_any_only, add_combination, add_combination_only, add_one_of_only, add_in_identity_only,
                          add_offered, add_devotion, add_mana, do_add_mana])
    ->  true
    ;   arg(_, Term, Argument),
        could_add(Argument)
    ->  true
    ).

%!  define_mana(+Name, +Index, +Costs, +Limits, +Units) is det.
%
%   Add what is known of the mana ability Index of Name.

define_mana(Name, Index, Costs, Limits, Units) :-
    (   Costs == [tap],
        Limits == [],
        Units \== more
    ->  define(mana_source(Name, Index, Units))
    ;   define(costly_mana(Name, Index))
    ).
