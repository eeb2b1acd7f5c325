:- module(chosen_words,
          [ known_chosen/3              % +View, +Change0, -Change
          ]).

/** <module> Changes that speak of what was chosen: a color, a creature type, a basic land type (607.2d, 608.2d)

A static ability's change is known as its layer is gone through, that of a resolution as it begins.
*/

:- use_module('../../k/language').
:- use_module('../cards/vocabulary', []).
:- use_module('../support/filters', [was_chosen/2]).
:- use_module('../support/finding', []).
:- use_module(continuous_effects, [layer_of/2]).
:- use_module(projection, []).

change ::= become_chosen(_:chosen_word) ; become_chosen_too(_:chosen_type).
chosen_word ::= color ; _:chosen_type.
chosen_type ::= creature_type ; basic_land_type.
keyword ::= protection(chosen_player).

:- multifile finding:chosen_change/3, projection:evaluated/5.

finding:chosen_change(View, Change, Fixed) :-
    known_chosen(View, Change, Fixed).

projection:evaluated(Layer, Change0, View, _, Change) :-
    layer_of(Change0, Layer),
    known_chosen(View, Change0, Change).

%!  known_chosen(+View, +Change0, -Change) is semidet.
%
%   Change says what Change0 says with what the source of View has chosen; where nothing was chosen it changes nothing.

known_chosen(View, Change0, Change) :-
    View = view(Source, _, _),
    of_chosen(Change0, Kind),
    ( chosen(Kind, Source, Word) -> with_word(Change0, Word, Change) ; unchanged(Change0, Change) ).

of_chosen(become_chosen(Kind), Kind).
of_chosen(become_chosen_too(Kind), Kind).
of_chosen(gain(protection(chosen_color)), color).

chosen(color, Source, Color) :- was_chosen(Source, color(Color)).
chosen(creature_type, Source, Type) :- was_chosen(Source, type(Type)).
chosen(basic_land_type, Source, Type) :- was_chosen(Source, type(Type)).

with_word(become_chosen(color), Color, set_colors([Color])).
with_word(become_chosen(creature_type), Type, set_creature_types([Type])).
with_word(become_chosen(basic_land_type), Type, set_land_types([Type])).
with_word(become_chosen_too(creature_type), Type, add_subtypes([Type])).
with_word(become_chosen_too(basic_land_type), Type, add_subtypes([Type])).
with_word(gain(protection(chosen_color)), Color, gain(protection(color(Color)))).

%   unchanged(+Change, -Same) is det: Same does nothing, where Change would do something.

unchanged(Change, Same) :-
    layer_of(Change, Layer),
    same_in(Layer, Same).

same_in(types, add_subtypes([])).
same_in(colors, add_colors([])).
same_in(abilities, gain_nothing).
