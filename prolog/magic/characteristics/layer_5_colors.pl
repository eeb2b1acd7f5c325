:- module(layer_5_colors, []).

/** <module> Layer 5: colors (613.1e)

The newest effect on an object's color wins.
*/

:- use_module(library(assoc), [get_assoc/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../../k/notation/maintaining', []).
:- use_module('../cards/definitions', []).
:- use_module('../support/filters', [was_chosen/2]).
:- use_module('../rules/concepts/objects').
:- use_module(continuous_effects, [layer_effects/2]).
:- use_module(projection, [projected/4]).

process layer_colors.

'613.1e' :: maintained colors(O, Colors) if
    layer_effects(colors, Effects), projected(colors, Effects, [], Values), member(O-Colors, Values) after
    layer_colors.

projection:starts_as(colors, O, Colors) :-
    object(O, Name, _),
    findall(Color, definition:card_color(Name, Color), Colors).

projection:changed(colors, set_colors(Colors), _, _, _, Colors).
projection:changed(colors, add_colors(More), _, _, Before, Colors) :-
    findall(Color, ( member(Color, More), \+ memberchk(Color, Before) ), New),
    append(Before, New, Colors).

projection:asks(colors, Part) :-
    memberchk(Part, [color(_), chosen_color]).

projection:tells(colors, Part, O, View, Values, Answer) :-
    color_part(Part, View, Color),
    (   get_assoc(O, Values, Colors)
    ->  true
    ;   projection:starts_as(colors, O, Colors)
    ),
    ( is_colored(Color, Colors) -> Answer = true ; Answer = false ).

color_part(color(Color), _, Color).
color_part(chosen_color, view(Source, _, _), Color) :-
    ( was_chosen(Source, color(Chosen)) -> Color = Chosen ; Color = none ).

is_colored(colorless, []) :- !.
is_colored(multicolored, [_, _|_]) :- !.
is_colored(monocolored, [_]) :- !.
is_colored(Color, Colors) :- memberchk(Color, Colors).
