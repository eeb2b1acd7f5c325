:- module(predefined_tokens,
          [ predefined_token/3,         % ?Kind, -Name, -Abilities
            predefined_types/3,         % +Kind, -Types, -Subtypes
            role_named/2                % ?Kind, -Words
          ]).

/** <module> Predefined tokens (111.10): artifacts, and Roles, with abilities that the rulebook gives them
*/

:- use_module(library(lists), [append/3]).
:- use_module('../../k/language').

%!  predefined_token(?Kind, -Name, -Abilities) is nondet.
%
%   Kind is the subtype of a colorless artifact token called Name, or which Role it is.

'111.10a' :: caused predefined_token(treasure, 'Treasure Token', [activated([tap, sacrifice(this)], [add_any(1)])]).
'111.10b' :: caused predefined_token(food, 'Food Token', [activated([mana('{2}'), tap, sacrifice(this)], [gain_life(you, 3)])]).
'111.10c' :: caused predefined_token(gold, 'Gold Token', [activated([sacrifice(this)], [add_any(1)])]).
'111.10f' :: caused predefined_token(clue, 'Clue Token', [activated([mana('{2}'), sacrifice(this)], [draw(you, 1)])]).
'111.10g' :: caused predefined_token(blood, 'Blood Token',
                                     [activated([mana('{1}'), tap, discard(1, []), sacrifice(this)], [draw(you, 1)])]).
'111.10h' :: caused predefined_token(powerstone, 'Powerstone Token',
                                     [activated([tap], [add_only([colorless], [casts([artifact]), no_spell])])]).
'111.10' :: caused predefined_token(map, 'Map Token',
                                    [activated([mana('{1}'), tap, sacrifice(this)],
                                               [explore(target([creature, controlled(you)]))], [sorcery_speed])]).
'111.10' :: caused predefined_token(junk, 'Junk Token',
                                    [activated([tap, sacrifice(this)], [exile_to_play(you, 1, paid, this_turn)],
                                               [sorcery_speed])]).
'111.10' :: caused predefined_token(lander, 'Lander Token',
                                    [activated([mana('{2}'), tap, sacrifice(this)],
                                               [search(you, [land, type(basic)], battlefield_tapped, revealed)])]).
'111.10' :: caused predefined_token(Kind, Name, [keyword(enchant([creature]))|Abilities]) if role_token(Kind, Name, Abilities).

role_token(cursed_role, 'Cursed Role Token', [static(enchanted(creature), [set_pt(1, 1)])]).
role_token(monster_role, 'Monster Role Token', [static(enchanted(creature), [pt(1, 1), gain(trample)])]).
role_token(royal_role, 'Royal Role Token', [static(enchanted(creature), [pt(1, 1), gain(ward('{1}'))])]).
role_token(sorcerer_role, 'Sorcerer Role Token',
           [static(enchanted(creature), [pt(1, 1), gain(triggered(attacks(this), true, [scry(you, 1)]))])]).
role_token(virtuous_role, 'Virtuous Role Token',
           [static(enchanted(creature), [pt(count([type(enchantment), controlled(you)]), count([type(enchantment), controlled(you)]))])]).
role_token(wicked_role, 'Wicked Role Token',
           [static(enchanted(creature), [pt(1, 1)]), triggered(dies(this), true, [lose_life(each([opponent]), 1)])]).
role_token(young_hero_role, 'Young Hero Role Token',
           [static(enchanted(creature),
                   [gain(triggered(attacks(this), it_holds(compare(size(toughness, this), at_most, 3)),
                                   [program([put_counters(on:this, kind:'+1/+1', amount:1)])]))])]).

%!  predefined_types(+Kind, -Types:list, -Subtypes:list) is det.
%
%   Of the token of Kind.

predefined_types(Kind, Types, Subtypes) :-
    (   role_token(Kind, _, _)
    ->  Types = [enchantment],
        Subtypes = [aura, role]
    ;   Types = [artifact],
        Subtypes = [Kind]
    ).

%!  role_named(?Kind, -Words:list(atom)) is nondet.
%
%   The Role of Kind is called so.

role_named(Kind, Words) :-
    role_token(Kind, Name, _),
    atomic_list_concat(Parts, ' ', Name),
    append(Words, ['Token'], Parts).
