:- module(choosing_words, []).

/** <module> A color, a creature type, a basic land type or a player that is chosen (607.2d, 608.2d)

What an ability chooses as it resolves is known of its source, as is what was chosen as that entered.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/text/words/text_subtypes', [creature_subtype/1]).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../characteristics/chosen_words', []).
:- use_module('../../support/filters', [was_chosen/2]).
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../continuous/rewording', []).
:- use_module('../spells/effects', []).
:- use_module('../spells/replacing', []).
:- use_module('../zones').

instruction choose_word(_Kind:chosen_word).
entry_choice ::= basic_land_type ; chosen_player(_:chosen_side) ; color_but(_:color).
chosen_side ::= player ; opponent.
replacing_value ::= basic_land_type(_:atom) ; of_players(_:player).
fluent chosen_player(_O:object, _P:player) functional marks [changed(statics), memory(objects)].
choice choose_what(_P:player, _Item:object, _Kind:term).
choose_what(_, _, _) otherwise "no color or type is being chosen now".

:- multifile filters:reference/3, objects:present_fact/2, replacing:entry_value/5.

'608.2d' :: caused then([choose_what(Player, Item, Kind)]) after
    choose_word(Item, Kind), target_view(Item, view(_, Player, _)).
'608.2d' :: executable color(Color) if choose_what(_, _, color), basic_land_type(_, Color).
'608.2d' :: executable word(Type) if choose_what(_, _, Kind), type_to_choose(Kind, Type).
'608.2d' :: caused chosen_color(Source, Color) after
    color(Color), now(choose_what(_, Item, color)), target_view(Item, view(Source, _, _)).
'608.2d' :: caused chosen_type(Source, Type) after
    word(Type), now(choose_what(_, Item, Kind)), atom(Kind), target_view(Item, view(Source, _, _)).

type_to_choose(_, Type) reads silent otherwise "~w is no such type"-[Type].

%   type_to_choose(+Kind, -Word) is nondet. What else is chosen by a word adds clauses.

:- multifile type_to_choose/2.

type_to_choose(creature_type, Type) :- creature_subtype(Type).
type_to_choose(basic_land_type, Type) :- basic_land_type(Type, _).

'614.12a' :: caused replacing:entry_value(basic_land_type, _, New, basic_land_type(Type), [chosen_type(New, Type)]) if
    basic_land_type(Type, _).
'614.12a' :: caused replacing:entry_value(color_but(Other), _, New, Color, [chosen_color(New, Color)]) if
    basic_land_type(_, Color), Color \== Other.
'614.12a' :: caused replacing:entry_value(chosen_player(Side), P, New, of_players(Player), [chosen_player(New, Player)]) if
    playing(Player), ( Side == opponent -> once(opponent(P, Player)) ; true ).

objects:present_fact(O, chosen(player(Player))) :- chosen_player(O, Player).
zones:permanent_status(O, chosen_player(O, _)).

filters:reference(chosen_player, view(Source, _, _), Player) :- was_chosen(Source, player(Player)).
