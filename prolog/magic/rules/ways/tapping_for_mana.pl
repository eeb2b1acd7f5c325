:- module(tapping_for_mana, []).

/** <module> Triggered mana abilities resolve as the mana ability has (605.4a), and permanents that produce more mana

What else triggers as something is tapped for mana (106.12a) waits until a player would get priority.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/mana', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/tap_bonus', [bonus/3, times_made/2]).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/effects', []).
:- use_module('../spells/stack', []).
:- use_module('../spells/triggers', []).

:- multifile triggers:happening/3.

trigger ::= taps_for_mana(_:player_reference, _:object_filter).

fluent made_by_tapping(_Item:object, _Mana:manas) functional.
process gives_bonus(_P:player, _Item:object, _Mana:manas).

triggers:happening(taps_for_mana(Player, O), taps_for_mana, done_to(Player, O)).

%   What the mana ability Item of something that is tapped for it has made.

'106.12' :: caused made_by_tapping(Item, []) after
    resolve_mana(Item), definition:uses(mana_by_tapping), stack_item(Item, _, activated(_, Name, Index)), taps_for_it(Name, Index).
'106.12' :: caused made_by_tapping(Item, All) after
    add_mana(_, Mana), definition:uses(mana_by_tapping), made_by_tapping(Item, Before), append(Before, Mana, All).
'605.4a' :: caused -made_by_tapping(Item, Mana), then([gives_bonus(Player, Item, Fixed)|Choices]) after
    adds_bonus(Item), made_by_tapping(Item, Mana), stack_item(Item, Player, activated(O, _, _)),
    findall(Bonus, bonus(Player, O, Bonus), Bonuses), mana_of(Bonuses, Mana, Fixed), choices_of(Bonuses, Mana, Player, Item, Choices).
'106.12a' :: caused event(taps_for_mana(Player, O)) after
    adds_bonus(Item), definition:uses(taps_for_mana), made_by_tapping(Item, [_|_]), stack_item(Item, Player, activated(O, _, _)).
'106.4' :: caused event(add_mana(Player, Mana)) after
    gives_bonus(Player, _, Mana), Mana \== [].

taps_for_it(_, basic(_)).
taps_for_it(Name, Index) :-
    definition:activated_ability(Name, Index, _, Costs, _, _, _),
    memberchk(tap, Costs).

%   mana_of(+Bonuses, +Mana, -Fixed): what is added with no choice where Mana was made.

mana_of(Bonuses, Mana, Fixed) :-
    times_made(Bonuses, Times),
    findall(Again, ( between(2, Times, _), member(Again, Mana) ), Several),
    colors_made(Mana, Colors),
    findall(Color, ( member(Bonus, Bonuses), fixed(Bonus, Colors, Color) ), More),
    append(Several, More, Fixed).

fixed(adds(Colors), _, Color) :- member(Color, Colors).
fixed(same_type, [Color], Color).

choices_of(Bonuses, Mana, Player, Item, Choices) :-
    colors_made(Mana, Made),
    findall(choose_color_of(Player, Item, Colors), ( member(Bonus, Bonuses), choice_among(Bonus, Made, Colors) ), Choices).

choice_among(any_color, _, [white, blue, black, red, green]).
choice_among(combination(N), _, [white, blue, black, red, green]) :- between(1, N, _).
choice_among(same_type, [First, Second|Others], [First, Second|Others]).

colors_made(Mana, Colors) :-
    findall(Color, ( member(One, Mana), ( One = mana(Color, _) -> true ; Color = One ) ), Unsorted),
    sort(Unsorted, Colors).
