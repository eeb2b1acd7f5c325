:- module(tap_bonus,
          [ made_in_all/4,              % +Player, +Object, +Made0, -Made
            made_besides/3,             % +Player, +Used, -Mana
            bonus/3,                    % +Player, +Object, -Bonus
            times_made/2                % +Bonuses, -Times
          ]).

/** <module> What is added as permanents are tapped for mana: triggered mana abilities, and more mana instead (605, 106.12)

`definition:tap_bonus(Name, Who, What, Bonus)`: as the player Who, `you` or `any`, taps What for mana, there is a Bonus:

  * adds(Colors), any_color, combination(N), chosen: mana of these colors, of one or of several that are chosen, or of the chosen color
  * same_type: one mana of a type that was produced
  * again(N): all that was produced N times more

What a payment is found from counts the bonus where it hangs on no choice of the mana that the source makes itself.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3, reference/3, was_chosen/2]).
:- use_module(objects).

ability ::= tap_bonus(_:tapper, _:tapped_for_mana, _:tap_bonus).
tapper ::= you ; any.
tapped_for_mana ::= enchanted(_:host_noun) ; host(_:object_filter) ; _:object_filter.
tap_bonus ::= adds(_:mana_colors) ; any_color ; combination(_:integer) ; chosen ; same_type ; again(_:integer).

%!  bonus(+Player, +Object, -Bonus) is nondet.
%
%   There is Bonus as Player taps Object for mana. `chosen` is chosen(Color).

bonus(Player, O, Bonus) :-
    definition:tap_bonus(Name, Who, What, Said),
    object(Source, Name, _),
    controls(Controller, Source),
    ( Who == any -> true ; Controller == Player ),
    tapped(What, O, view(Source, Controller, 0)),
    (   Said == chosen
    ->  was_chosen(Source, color(Color)),
        Bonus = adds([Color])
    ;   Bonus = Said
    ).

tapped(enchanted(Noun), O, View) :- reference(enchanted(Noun), View, Host), Host == O.
tapped(host(Filter), O, View) :- reference(enchanted(permanent), View, Host), Host == O, matches(Filter, O, View).
tapped([Part|Parts], O, View) :- matches([Part|Parts], O, View).
tapped([], _, _).

%!  made_in_all(+Player, +Object, +Made0, -Made) is det.
%
%   Made are the units that Player has for tapping Object, which makes Made0.

made_in_all(Player, O, Made0, Made) :-
    findall(Bonus, bonus(Player, O, Bonus), Bonuses),
    (   Bonuses == []
    ->  Made = Made0
    ;   types_made(Made0, Types)
    ->  times_made(Bonuses, Times),
        findall(Unit, ( between(1, Times, _), member(Unit, Made0) ), Several),
        findall(Units, ( member(Bonus, Bonuses), units(Bonus, Types, Units) ), More),
        append([Several|More], Made)
    ;   findall(Units, ( member(Bonus, Bonuses), units(Bonus, none, Units) ), More),
        append([Made0|More], Made)
    ).

%   types_made(+Made, -Types) is semidet: each unit is of one color, or colorless.

types_made(Made, Types) :-
    findall(Type, ( member([Type|_], Made) ), All),
    \+ ( member([Type|Others], Made), ( Type == identity ; member(Other, Others), color_or_none(Other) ) ),
    sort(All, Types).

color_or_none(Color) :-
    memberchk(Color, [white, blue, black, red, green, colorless]).

%!  times_made(+Bonuses, -Times:integer) is det.
%
%   What is produced, is produced so many times.

times_made(Bonuses, Times) :-
    findall(N, member(again(N), Bonuses), Ns),
    foldl(so_much_more, Ns, 1, Times).

so_much_more(N, Times0, Times) :-
    Times is Times0*(N+1).

units(adds(Colors), _, Units) :- findall([Color], member(Color, Colors), Units).
units(any_color, _, [[white, blue, black, red, green]]).
units(combination(N), _, Units) :- findall([white, blue, black, red, green], between(1, N, _), Units).
units(same_type, Types, [Types]) :- Types \== none.

%!  made_besides(+Player, +Used:list, -Mana:list) is det.
%
%   What is added, too, where Used, units of which each now is of one color, were made by sources with a choice.

made_besides(Player, Used, Mana) :-
    findall(More, ( member(made(O, Color, Tags), Used), besides(Player, O, Color, Tags, More) ), Lists),
    append(Lists, Mana).

besides(Player, O, Color, Tags, More) :-
    findall(Bonus, bonus(Player, O, Bonus), Bonuses),
    times_made(Bonuses, Times),
    findall(Again, ( between(2, Times, _), ( Tags == [] -> Again = Color ; Again = mana(Color, Tags) ) ), Several),
    findall(Color, member(same_type, Bonuses), Alike),
    append(Several, Alike, More).
