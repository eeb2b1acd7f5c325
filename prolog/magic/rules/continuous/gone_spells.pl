:- module(gone_spells,
          [ gone_spell/3,               % +Spell, -Name, -Chosen
            spell_or_gone/1             % +Spell
          ]).

/** <module> Copies of a spell that has left the stack (707.10): it is copied as it last was there (608.2h)
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/objects').
:- use_module('../zones').
:- use_module(copying, []).

event copies_gone_spell(_P:player, _Spell:object, _New:object).

:- multifile instructions:finds/4, instructions:written/2, objects:present_fact/2.

objects:present_fact(O, as_spell(Name, Chosen)) :-
    definition:uses(copied_spells),
    stack_item(O, _, spell),
    object(O, Present, _),
    copiable(Present, Name),
    findall(Fact, copying:chosen_for(O, copy, Fact), Unsorted),
    sort(Unsorted, Chosen).

%!  gone_spell(+Spell, -Name, -Chosen:list) is semidet.
%
%   Spell has left the stack; a copy of it has Name, and Chosen was chosen for it.

gone_spell(Spell, Name, Chosen) :-
    \+ stack_item(Spell, _, _),
    last_known(Spell, Facts),
    memberchk(as_spell(Name, Chosen), Facts).

%!  spell_or_gone(+Spell) is semidet.

spell_or_gone(Spell) :-
    ( stack_item(Spell, _, Kind) -> Kind == spell ; gone_spell(Spell, _, _) ).

instructions:written(copied_spell, spell_reference).
instructions:finds(copied_spell, Item, What, O) :-
    instructions:finds(object, Item, What, O),
    spell_or_gone(O).

'707.10' :: caused event(copies_gone_spell(Player, Spell, _)) after
    copy_spell(Item, Spell), gone_spell(Spell, _, _), player_of(Item, Player).
'707.10c' :: caused event(copies_gone_spell(Player, Spell, New)), then([new_targets(New)]) after
    copy_spell_retargeted(Item, Spell), gone_spell(Spell, _, _), player_of(Item, Player).
'707.10' :: caused event(copies_gone_spell(Player, Spell, _)) after
    do_copy_spell(Item, Spells), member(Spell, Spells), gone_spell(Spell, _, _), player_of(Item, Player).
'707.10' :: caused object(New, Name, Player), token(New), stack([New|Items]), stack_item(New, Player, spell) after
    copies_gone_spell(Player, Spell, New), gone_spell(Spell, Name, _), stack(Items).
'707.10' :: caused Copy after
    copies_gone_spell(_, Spell, New), gone_spell(Spell, _, Chosen), member(Fact, Chosen), of_copy(Fact, New, Copy).

of_copy(Fact, New, Copy) :-
    Fact =.. [Kind, copy|Arguments],
    Copy =.. [Kind, New|Arguments].
