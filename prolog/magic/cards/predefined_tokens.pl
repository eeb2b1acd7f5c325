:- module(predefined_tokens,
          [ predefined_token/3          % ?Kind, -Name, -Abilities
          ]).

/** <module> Predefined tokens (111.10): artifacts with an ability that the rulebook gives them
*/

:- use_module('../../k/language').

%!  predefined_token(?Kind, -Name, -Abilities) is nondet.
%
%   Kind is the subtype of a colorless artifact token called Name.

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
