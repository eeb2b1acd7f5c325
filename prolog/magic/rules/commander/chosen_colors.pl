:- module(chosen_colors, []).

/** <module> Commanders whose color is chosen before the game (903.4b)

The choice is part of building the deck: the setting colors_needed(Player)=[Color, ...] says which colors the other cards need.
It is of the card, wherever it goes: commander_color(Player, K, Color). Copies have chosen nothing, and no other player's card.
*/

:- use_module(library(lists), [memberchk/2, subtract/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [unborne/2]).
:- use_module('../../characteristics/continuous_effects', []).
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/starting', []).
:- use_module(color_identity, [in_order/2]).
:- use_module(command_zone, []).

keyword_of_deck ::= color_before_game.
fluent commander_color(_P:player, _K:integer, _:color) functional marks [changed(statics), memory(objects), memory(mana)].
choice choose_commander_color(_P:player, _K:integer, _O:object).
action commander_is(_:color).
event reveals_color(_P:player, _K:integer, _O:object, _:color).
choose_commander_color(_, _, _) otherwise "no commander's color is being chosen now".

:- multifile continuous_effects:effect_of/8.

'103.2c' :: caused then(Choices) after
    flip_for_start, once(commander(_, _, _)),
    findall(choose_commander_color(Player, K, O), ( commander(Player, K, O), chooses_color(O) ), Choices), Choices \== [].
'903.4b' :: executable commander_is(Color) if
    choose_commander_color(Player, K, _), basic_land_type(_, Color), allowed(Player, K, Color).
'903.4b' :: caused event(reveals_color(Player, K, O, Color)) after
    commander_is(Color), now(choose_commander_color(Player, K, O)).
'903.4b' :: caused commander_color(Player, K, Color) after reveals_color(Player, K, _, Color).
'903.4b' :: caused color_identity(Player, Colors) after
    reveals_color(Player, _, _, Color), color_identity(Player, Before), in_order([Color|Before], Colors).

allowed(_, _, _) reads silent otherwise "the deck has cards of another color".

%   allowed(+Player, +K, ?Color) is semidet: what the deck needs is chosen, as far as there are choices for it.

allowed(Player, K, Color) :-
    needed(Player, Colors),
    findall(Later, ( commander(Player, Later, O), Later > K, chooses_color(O) ), Others),
    length(Others, Free),
    length(Colors, Needed),
    ( Needed > Free -> memberchk(Color, Colors) ; true ).

needed(Player, Colors) :-
    (   setting(colors_needed(Player), All)
    ->  findall(Chosen, commander_color(Player, _, Chosen), Done),
        subtract(All, Done, Colors)
    ;   Colors = []
    ).

chooses_color(O) :-
    object(O, Name, _),
    unborne(Name, Base),
    definition:card_keyword(Base, color_before_game).

%   It defines the color of the card in all zones, before other effects (604.3, 613.3).

'903.4b' :: caused continuous_effects:effect_of(Layers, _, colors, 0, ability(O, 0), this, view(O, Player, 0), set_colors([Color])) if
    memberchk(colors, Layers), commander_color(Player, K, Color), commander(Player, K, O), chooses_color(O).
