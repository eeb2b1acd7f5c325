:- module(offered_mana,
          [ offered_colors/3            % +Offer, +View, -Colors
          ]).

/** <module> Which colors mana may have where something else tells it: what lands could produce (106.7), the colors of things
*/

:- use_module(library(lists), [member/2, memberchk/2, subtract/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [lost_all_abilities/1]).
:- use_module('../../support/filters', [battlefield_matching/3, quantity/3, reference/3, was_chosen/2]).
:- use_module('../commander/color_identity', [identity/2]).
:- use_module(mana, [basic_land_type/2]).
:- use_module(objects).

%!  offered_colors(+Offer, +View, -Colors:list) is det.
%
%   Colors are those that may be chosen for one mana.

offered_colors(or_chosen(Color), view(Source, _, _), Colors) =>
    ( was_chosen(Source, color(Chosen)), Chosen \== Color -> Colors = [Color, Chosen] ; Colors = [Color] ).
offered_colors(producible(Filter), View, Colors) =>
    could_be_made(Filter, View, [], All),
    subtract(All, [colorless], Colors).
offered_colors(producible_types(Filter), View, Colors) =>
    could_be_made(Filter, View, [], Colors).
offered_colors(colors_of(Reference), View, Colors) =>
    findall(Color, ( reference(Reference, View, O), color(O, Color) ), Unsorted),
    sort(Unsorted, Colors).

%   could_be_made(+Filter, +View, +Asked, -Colors): whether costs could be paid is not asked. What is Asked already tells
%   nothing more (106.7).

could_be_made(Filter, View, Asked, Colors) :-
    findall(Color, ( battlefield_matching(Filter, View, O), \+ memberchk(O, Asked), could_make(O, [O|Asked], Color) ), Unsorted),
    sort(Unsorted, Colors).

could_make(O, _, Color) :-
    object(O, Name, _),
    \+ lost_all_abilities(Name),
    subtype(O, Type),
    basic_land_type(Type, Color).
could_make(O, Asked, Color) :-
    object(O, Name, _),
    definition:mana_ability(Name, Index),
    definition:activated_ability(Name, Index, battlefield, _, _, Instructions, _),
    controller(O, Player),
    sub_term(Part, Instructions),
    nonvar(Part),
    color_made(Part, view(O, Player, 0), Asked, Color).

color_made(add(Colors), _, _, Color) :- member(Color, Colors).
color_made(add_times(_, Colors), _, _, Color) :- member(Color, Colors).
color_made(add_one_of(Colors), _, _, Color) :- member(Color, Colors).
color_made(add_only(Colors, _), _, _, Color) :- member(Color, Colors).
color_made(add_combination(_, Colors), _, _, Color) :- member(Color, Colors).
color_made(add_combination_only(_, Colors, _), _, _, Color) :- member(Color, Colors).
color_made(do_add_mana(_, Colors, _), _, _, Color) :- member(Color, Colors).
color_made(add_any(_), _, _, Color) :- basic_land_type(_, Color).
color_made(add_any_only(_, _), _, _, Color) :- basic_land_type(_, Color).
color_made(add_devotion(_), View, _, Color) :- basic_land_type(_, Color), quantity(devotion(Color), View, N), N > 0.
color_made(add_one_of_only(Colors, _), _, _, Color) :- member(Color, Colors).
color_made(add_in_identity_only(_, _), view(_, Player, _), _, Color) :- identity(Player, Colors), member(Color, Colors).
color_made(add_in_identity(_), view(_, Player, _), _, Color) :- identity(Player, Colors), member(Color, Colors).
color_made(add_chosen(_), view(O, _, _), _, Color) :- was_chosen(O, color(Color)).
color_made(add_offered(Offer), View, Asked, Color) :-
    (   Offer = producible(Filter)
    ->  could_be_made(Filter, View, Asked, All),
        subtract(All, [colorless], Colors)
    ;   Offer = producible_types(Filter)
    ->  could_be_made(Filter, View, Asked, Colors)
    ;   offered_colors(Offer, View, Colors)
    ),
    member(Color, Colors).
