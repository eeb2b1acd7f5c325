:- module(effects, []).

/** <module> What spells and abilities do (608.2, 701): one process an instruction

An instruction of an ability term, with the number of the resolving object in
front, is a process: draw(you, 3) of item 40 is draw(40, you, 3).
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, selectchk/3, subtract/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../../../k/language').
:- use_module(casting_steps, [instructions_of/3]).
:- use_module('../concepts/costs').
:- use_module('../concepts/damage').
:- use_module('../../support/filters').
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module(stack, []).
:- use_module('../concepts/targets').
:- use_module('../zones').

process draw(_Item, _Who, _N).
process discard(_Item, _Who, _N).
process gain_life(_Item, _Who, _N).
process lose_life(_Item, _Who, _N).
process damage(_Item, _Source, _N, _To).
process divided_damage(_Item, _Source, _N, _To).
process change(_Item, _What, _Changes, _Duration).
process tap(_Item, _What).
process untap(_Item, _What).
process destroy(_Item, _What).
process exile(_Item, _What).
process return_to_hand(_Item, _What).
process counter_spell(_Item, _What).
process put_counters(_Item, _What, _Kind, _N).
process create(_Item, _N, _Name).
process sacrifice(_Item, _What).
process if_you_do(_Item, _Instructions).
process may(_Item, _Instructions).
process may_pay(_Item, _Costs, _Instructions).
process modal(_Item, _Modes).
process add(_Item, _Colors).
process add_any(_Item, _N).
process shuffle(_Item, _Who).
process mill(_Item, _Who, _N).
process scry(_Item, _Who, _N).
process mill_cards(_P, _N).
process discard_cards(_P, _N).
process pay_or_sacrifice(_Item, _Costs).
choice decide_may(_P, _Item, _Instructions).
choice decide_pay(_P, _Item, _Costs, _Instructions, _Otherwise).
choice choose_color(_P, _Item, _N).
choice choose_discards(_P, _N).
choice scry_next(_P, _N).
action yes.
action no.
action color(_C).
fluent done(_Item:object).

view(Item, View) :-
    target_view(Item, View).

%   Drawing, life and damage

'121.1' :: caused then([draw_cards(Player, N)]) after
    draw(Item, Who, Q), view(Item, View), reference(Who, View, Player), quantity(Q, View, N).
'119.3' :: caused gain_life(Player, N, Life), event(gains_life(Player)) after
    gain_life(Item, Who, Q), view(Item, View), reference(Who, View, Player), quantity(Q, View, N),
    N > 0, life(Player, Life).
'119.3' :: caused lose_life(Player, N, Life) after
    lose_life(Item, Who, Q), view(Item, View), reference(Who, View, Player), quantity(Q, View, N),
    N > 0, life(Player, Life).
'120.3' :: caused all(Effects) after
    damage(Item, From, Q, To), view(Item, View), reference(From, View, Source), quantity(Q, View, N),
    reference(To, View, Thing), damage_effects(Source, Thing, N, Effects).
'120.3' :: caused all(Effects) after
    divided_damage(Item, From, _, _), view(Item, View), reference(From, View, Source),
    share_of(Item, Thing, N), damage_effects(Source, Thing, N, Effects).

share_of(Item, Thing, N) :-
    target(Item, K, Thing),
    \+ illegal_target(Item, K),
    (   division(Item, K, Thing, N)
    ->  true
    ;   stack_item(Item, _, Kind),
        instructions_of(Kind, Item, Instructions),
        memberchk(divided_damage(_, N, _), Instructions)
    ).

%   Continuous effects of a resolution: who is affected is locked in (611.2c),
%   and so are numbers (608.2h).

'611.2c' :: caused event(begins_effect(Objects, Fixed, Duration, _)) after
    change(Item, What, Changes, Duration), view(Item, View),
    findall(O, ( reference(What, View, O), permanent(O) ), Unsorted), sort(Unsorted, Objects),
    Objects \== [], maplist(fixed_change(View), Changes, Fixed).
event begins_effect(_Objects, _Changes, _Duration, _Number).
fluent continuous(_Number:integer, _O:object, _Changes:terms, _Duration:atom).
'611.2a' :: caused continuous(Number, O, Changes, Duration), changed(statics) after
    begins_effect(Objects, Changes, Duration, Number), member(O, Objects).

fixed_change(View, Change, Fixed) :-
    (   Change = pt(P0, T0)
    ->  quantity(P0, View, P),
        quantity(T0, View, T),
        Fixed = pt(P, T)
    ;   Change = set_pt(P0, T0)
    ->  quantity(P0, View, P),
        quantity(T0, View, T),
        Fixed = set_pt(P, T)
    ;   Fixed = Change
    ).

%   Tapping, destroying, moving

'701.26a' :: caused event(becomes_tapped(O)) after
    tap(Item, What), view(Item, View), reference(What, View, O), permanent(O), \+ tapped(O).
'701.26b' :: caused -tapped(O), event(untaps(O)) after
    untap(Item, What), view(Item, View), reference(What, View, O), tapped(O).
'701.8a' :: caused event(moves(O, battlefield(P), graveyard(Owner), _)) after
    destroy(Item, What), view(Item, View), reference(What, View, O), controls(P, O),
    \+ has(O, indestructible), owner(O, Owner).
'701.13a' :: caused event(moves(O, Place, exile, _)) after
    exile(Item, What), view(Item, View), reference(What, View, O), where(O, Place).
'400.6' :: caused event(moves(O, Place, hand(Owner), _)) after
    return_to_hand(Item, What), view(Item, View), reference(What, View, O), where(O, Place), owner(O, Owner).
'701.6a' :: caused event(moves(O, stack(P), graveyard(Owner), _)) after
    counter_spell(Item, What), view(Item, View), reference(What, View, O), stack_item(O, P, spell), owner(O, Owner).
'122.1' :: caused change_counters(O, Kind, N, Present) after
    put_counters(Item, What, Kind, Q), view(Item, View), reference(What, View, O), permanent(O),
    quantity(Q, View, N), ( counters(O, Kind, Present) -> true ; Present = 0 ).

%   Tokens, one number each

'701.7a' :: caused all(Events) after
    create(Item, Q, Name), view(Item, View), View = view(_, Player, _), quantity(Q, View, N),
    findall(event(creates(Player, Name, _)), between(1, N, _), Events).

%   Sacrifice and what depends on it

'701.21a' :: caused event(moves(O, battlefield(Player), graveyard(Owner), _)), event(sacrifices(Player, O)), done(Item) after
    sacrifice(Item, What), view(Item, View), View = view(_, Player, _), reference(What, View, O),
    controls(Player, O), owner(O, Owner).
'608.2c' :: caused then(Tasks), -done(Item) after
    if_you_do(Item, Instructions), done(Item), maplist(stack:performed_by(Item), Instructions, Tasks).

%   Choices

'608.2d' :: caused then([decide_may(Player, Item, Instructions)]) after
    may(Item, Instructions), view(Item, view(_, Player, _)), possible(Instructions, Item).
'608.2d' :: executable yes if decide_may(_, _, _).
'608.2d' :: executable no if decide_may(_, _, _).
'608.2d' :: caused then(Tasks) after
    yes, now(decide_may(_, Item, Instructions)), maplist(stack:performed_by(Item), Instructions, Tasks).

%   An offer to a target that became illegal is none.

possible(Instructions, Item) :-
    \+ ( member(Instruction, Instructions),
         arg(_, Instruction, chosen(K)),
         illegal_target(Item, K)
       ).

'118.12' :: caused then([decide_pay(Player, Item, Costs, Instructions, [])]) after
    may_pay(Item, Costs, Instructions), view(Item, view(_, Player, _)).
'118.12' :: caused then([decide_pay(Player, Item, Costs, [], [sacrifice(this)])]) after
    pay_or_sacrifice(Item, Costs), view(Item, view(Source, Player, _)), controls(Player, Source).
'118.12' :: executable yes if
    decide_pay(Player, Item, Costs, _, _), view(Item, view(Source, _, _)), can_pay(Player, Source, Item, Costs).
'118.12' :: executable no if decide_pay(_, _, _, _, _).
'118.12' :: caused cost(Item, Costs), then(Tasks) after
    yes, now(decide_pay(_, Item, Costs, Instructions, _)),
    maplist(stack:performed_by(Item), Instructions, Steps),
    append([activate_mana_abilities(Item), pay_costs(Item), paid_for(Item)], Steps, Tasks).
process paid_for(_Item).
'118.12' :: caused -cost(Item, Costs) after paid_for(Item), cost(Item, Costs).
'118.12' :: caused then(Tasks) after
    no, now(decide_pay(_, Item, _, _, Otherwise)), maplist(stack:performed_by(Item), Otherwise, Tasks).

%   Mana

'106.3' :: caused event(adds_mana(Player, Colors)) after
    add(Item, Colors), view(Item, view(_, Player, _)).
'106.3' :: caused then([choose_color(Player, Item, N)]) after
    add_any(Item, N), view(Item, view(_, Player, _)).
'106.3' :: executable color(Color) if choose_color(_, _, _), basic_land_type(_, Color).
'106.3' :: caused event(adds_mana(Player, Mana)) after
    color(Color), now(choose_color(Player, _, N)), findall(Color, between(1, N, _), Mana).

%   Libraries and hands

'701.24a' :: caused then([shuffle_library(Player)]) after
    shuffle(Item, Who), view(Item, View), reference(Who, View, Player).
'701.17a' :: caused then([mill_cards(Player, N)]) after
    mill(Item, Who, Q), view(Item, View), reference(Who, View, Player), quantity(Q, View, N).
'701.17a' :: caused event(moves(Top, library(Player), graveyard(Player), _)), then([mill_cards(Player, Left)]) after
    mill_cards(Player, N), N > 0, Left is N-1, library(Player, [Top|_]).
'701.9a' :: caused then([discard_cards(Player, N)]) after
    discard(Item, Who, Q), view(Item, View), reference(Who, View, Player), quantity(Q, View, N).
'701.9a' :: caused then([choose_discards(Player, N)]) after
    discard_cards(Player, N), N > 0, hand(Player, _).
'701.9a' :: executable discard(O) if choose_discards(Player, _), hand(Player, O).
'701.9a' :: caused event(moves(O, hand(Player), graveyard(Player), _)), event(discards(Player, O)),
                   then([discard_cards(Player, Left)]) after
    discard(O), now(choose_discards(Player, N)), Left is N-1.
'701.22a' :: caused then([scry_next(Player, N)]) after
    scry(Item, Who, Q), view(Item, View), reference(Who, View, Player), quantity(Q, View, N), N > 0.
'701.22a' :: executable leave_on_top if scry_next(_, _).
'701.22a' :: executable bottom(O) if scry_next(Player, _), library(Player, [O|_]).
'701.22a' :: caused library(Player, Objects) after
    bottom(O), now(scry_next(Player, _)), library(Player, [O|Rest]), append(Rest, [O], Objects).
