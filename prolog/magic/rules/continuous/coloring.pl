:- module(coloring, []).

/** <module> Colors that effects set (613.1e, layer 5)

The newest effect on an object's color wins. Where whom an effect colors depends on colors, they
are applied one by one, and one that depends on another waits for it (613.8).
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc), [assoc_to_list/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../spells/layers', [affected/3, effect_in/5, layer_with_work/1]).
:- use_module(dependency).

'613.1e' :: maintained colors(O, Colors) if wanted_colors(Wanted), member(O-Colors, Wanted) after
    layer_colors, once(layer_with_work(layer_colors)).

wanted_colors(Wanted) :-
    findall(Stamp-effect(Scope, View, Colors), effect_in(colors, Stamp, Scope, View, set_colors(Colors)), Unsorted),
    sort(1, @=<, Unsorted, Effects),
    empty_assoc(None),
    (   member(_-effect(Scope, _, _), Effects),
        about_colors(Scope)
    ->  in_turn(Effects, None, Objects)
    ;   foldl(colored, Effects, None, Objects)
    ),
    assoc_to_list(Objects, Wanted).

about_colors(Scope) :-
    sub_term(Part, Scope),
    nonvar(Part),
    memberchk(Part, [color(_), chosen_color]),
    !.

in_turn([], Objects, Objects).
in_turn([First|Effects], Objects0, Objects) :-
    next_effect(depends(Objects0), [First|Effects], Effect, Rest),
    colored(Effect, Objects0, Objects1),
    in_turn(Rest, Objects1, Objects).

%   One effect depends on another if applying the other changes whom it affects (613.8a).

'613.8a' :: caused depends(Objects, Effect, Other) if
    colored_by(Effect, Objects, Before), colored(Other, Objects, Then), colored_by(Effect, Then, After), Before \== After.

colored(Effect, Objects0, Objects) :-
    Effect = _-effect(_, _, Colors),
    colored_by(Effect, Objects0, Affected),
    foldl(put_colors(Colors), Affected, Objects0, Objects).

put_colors(Colors, O, Objects0, Objects) :-
    put_assoc(O, Objects0, Colors, Objects).

colored_by(_-effect(Scope, View, _), Objects, Affected) :-
    (   Scope = filter(Filter),
        about_colors(Filter)
    ->  findall(O, ( controls(_, O), matches_now(of_colors(Objects, View), Filter, O, View) ), Unsorted)
    ;   findall(O, affected(Scope, View, O), Unsorted)
    ),
    sort(Unsorted, Affected).

%   of_colors(+Objects, +View, +Part, +O, -Answer): what a name says counts until an effect is applied.

of_colors(Objects, View, Part, O, Answer) :-
    color_part(Part, View, Color),
    (   get_assoc(O, Objects, Colors)
    ->  true
    ;   object(O, Name, _),
        findall(C, definition:card_color(Name, C), Colors)
    ),
    ( is_colored(Color, Colors) -> Answer = true ; Answer = false ).

color_part(color(Color), _, Color).
color_part(chosen_color, view(Source, _, _), Color) :-
    ( was_chosen(Source, color(Chosen)) -> Color = Chosen ; Color = none ).

is_colored(colorless, []) :- !.
is_colored(multicolored, [_, _|_]) :- !.
is_colored(monocolored, [_]) :- !.
is_colored(Color, Colors) :- memberchk(Color, Colors).
