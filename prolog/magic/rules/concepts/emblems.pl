:- module(emblems, []).

/** <module> Emblems (114)

An emblem is an object in the command zone that has abilities and nothing else, so its name is
emblem(Abilities). `emblem(Player, O)`: Player owns and controls the emblem O. Its abilities
function there (114.4), and nothing removes it.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../../k/types', [of_type/2]).
:- use_module('../../cards/printed_values', [numbered/3]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/name_definitions', []).
:- use_module('../../support/finding', []).
:- use_module(objects).

fluent emblem(_P:player, _O:object) marks [changed(statics), changed(state), memory(objects)].
emblem(Player, O)
    reads "~o is an emblem of ~w"-[O, Player] otherwise "~o is no emblem of ~w"-[O, Player].
instruction get_emblem(_Who:player, _Abilities:emblem_abilities).
event gets_emblem(_P:player, _Name:name, _New:object).

emblem_abilities ::= [_:emblem_ability].
emblem_ability ::= _:emblem_activated ; static(_:scope, _:changes) ; triggered(_:trigger, _:intervening_condition, _:instructions)
                 ; _:replacement_ability.

%   What an emblem is activated for costs nothing that only a permanent has, and makes no mana.

emblem_activated ::= Ability where activated_by_emblem(Ability).

activated_by_emblem(Ability) :-
    Ability = activated(Costs, Instructions),
    of_type(ability, Ability),
    \+ ( member(Cost, Costs), memberchk(Cost, [tap, untap, sacrifice(this), exile(this), loyalty(_), put_counters(_, _), remove_counters(_, _)]) ),
    \+ ( member(Instruction, Instructions), functor(Instruction, Name, _), sub_atom(Name, 0, _, _, add) ).

:- multifile name_definitions:describes/2.

'114.3' :: caused name_definitions:describes(emblem(Abilities), Description) if
    numbered(Abilities, 1, Numbered),
    Description = described('Emblem', none, [], [], [], [], none, Numbered).

'114.2' :: caused event(gets_emblem(Player, emblem(Abilities), _)) after
    get_emblem(_, Player, Abilities), met(emblem(Abilities)).
'114.2' :: caused object(New, Name, Player), emblem(Player, New) after
    gets_emblem(Player, Name, New).
