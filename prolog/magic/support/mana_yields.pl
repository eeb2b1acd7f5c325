:- module(mana_yields,
          [ spendable_units/4,          % +Units, +View, +Purpose, -Spendable
            yields_of/4                 % +Instructions, +View, +Purpose, -Yields
          ]).

/** <module> The units of mana that instructions may make (106.4)
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../../k/language').
:- use_module(filters).
:- use_module('../rules/commander/color_identity', [identity/2]).
:- use_module('../rules/concepts/mana_tags', [spendable/3, tagged/3, widened/4]).
:- use_module('../rules/concepts/offered_mana', [offered_colors/3]).

%!  yields_of(+Instructions, +View, +Purpose, -Yields) is det.
%
%   What Instructions may make that can be spent on Purpose: Yields has the units of each way.

yields_of(Instructions, View, Purpose, Yields) :-
    findall(Units,
            ( foldl(made(View), Instructions, [], All),
              spendable_units(All, View, Purpose, Units),
              Units \== []
            ),
            Unsorted),
    sort(Unsorted, Yields).

made(View, Instruction, Units0, Units) :-
    (   Instruction = do_if(Condition, Then, Else)
    ->  ( condition(it_holds(Condition), View) -> Chosen = Then ; Chosen = Else ),
        foldl(made(View), Chosen, Units0, Units)
    ;   mana_of(Instruction, View, _)
    ->  mana_of(Instruction, View, Made),
        arg(1, View, Source),
        maplist(tagged(Source), Made, Tagged),
        append(Units0, Tagged, Units)
    ;   Units = Units0
    ).

mana_of(add(Colors), _, Units) :- each_alone(Colors, Units).
mana_of(add_times(Quantity, Colors), View, Units) :-
    quantity(Quantity, View, N),
    findall([Color], ( between(1, N, _), member(Color, Colors) ), Units).
mana_of(do_add_mana(you, Colors, Times), View, Units) :- mana_of(add_times(the_amount(Times), Colors), View, Units).
mana_of(add_one_of(Colors), _, [Colors]).
mana_of(add_any(Quantity), View, Units) :- of_one_color(Quantity, View, [], Units).
mana_of(add_in_identity(Quantity), View, Units) :-
    View = view(_, Player, _),
    identity(Player, [Color|Colors]),
    quantity(Quantity, View, N),
    so_many([Color|Colors], N, Units).
mana_of(add_chosen(Quantity), View, Units) :-
    arg(1, View, Source),
    chosen_color(Source, Color),
    quantity(Quantity, View, N),
    so_many([Color], N, Units).
mana_of(add_offered(Offer), View, [Colors]) :-
    offered_colors(Offer, View, Colors),
    Colors \== [].
mana_of(add_devotion(_), View, Units) :-
    member(Color, [white, blue, black, red, green]),
    quantity(devotion(Color), View, N),
    N > 0,
    so_many([Color], N, Units).
mana_of(add_only(Colors, Uses), _, Units) :-
    findall([Color, only(Uses)], member(Color, Colors), Units).
mana_of(add_any_only(Quantity, Uses), View, Units) :- of_one_color(Quantity, View, [only(Uses)], Units).
mana_of(add_one_of_only(Colors, Uses), _, [Units]) :- append(Colors, [only(Uses)], Units).
mana_of(add_in_identity_only(N, Uses), view(_, Player, _), Units) :-
    identity(Player, [Color|Colors]),
    append([Color|Colors], [only(Uses)], All),
    so_many(All, N, Units).
mana_of(add_combination(Quantity, Colors), View, Units) :-
    quantity(Quantity, View, N),
    so_many(Colors, N, Units).
mana_of(add_combination_only(Quantity, Colors, Uses), View, Units) :-
    quantity(Quantity, View, N),
    append(Colors, [only(Uses)], All),
    so_many(All, N, Units).

each_alone(Colors, Units) :- findall([Color], member(Color, Colors), Units).

so_many(Colors, N, Units) :- findall(Colors, between(1, N, _), Units).

%   All of one color: for several, each color is a way of its own.

of_one_color(Quantity, View, Tags, Units) :-
    quantity(Quantity, View, N),
    All = [white, blue, black, red, green],
    (   N =:= 1
    ->  append(All, Tags, Colors)
    ;   member(Color, All),
        Colors = [Color|Tags]
    ),
    so_many(Colors, N, Units).

%!  spendable_units(+Units, +View, +Purpose, -Spendable) is det.
%
%   Those of Units, made by the object that View is of, that can be spent on Purpose, `any` where all can.

spendable_units(All, View, Purpose, Units) :-
    (   Purpose == any
    ->  Units = All
    ;   View = view(Source, Player, _),
        findall(Colors, ( member(Made, All), spendable(Player, Purpose, unit(0, source(Source, 0, 1), none, Made)), widened(Player, Purpose, Made, Colors) ), Units)
    ).
