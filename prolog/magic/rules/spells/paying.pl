:- module(paying,
          [ pays/2                      % +Item, -Player
          ]).

/** <module> The total cost, mana abilities and payment (601.2f-i)
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/cycle', [legal/1]).
:- use_module('../../../k/language').
:- use_module(announcing_mana).
:- use_module(casting_steps).
:- use_module(chosen_costs).
:- use_module(making_mana, [chosen_payment/5, paying_source/2]).
:- use_module('../concepts/costs', [can_pay/4]).
:- use_module('../concepts/mana_costs', [paid_plainly/5]).
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/contested_costs', [counted_cost/3]).
:- use_module('../concepts/crewing', [crew_member/4, helping/3, helping_power/3]).
:- use_module('../concepts/players').
:- use_module('../concepts/targets').

%   e: the total cost, locked in

'601.2f' :: caused cost(Item, Costs) after
    determine_cost(Item), stack_item(Item, Player, Kind), costs_of(Kind, Item, Player, Total),
    as_announced(Item, Player, Total, Costs).

%   What can't be paid at all, as it is on the stack, is taken back whole (733.1).

'733.1' :: caused then([reverse_action(Item)]) after
    activate_mana_abilities(Item), stack_item(Item, _, _), \+ cost(Item, _).

fluent payer(_Item:object, _P:player) functional.

pays(_, _) reads silent.

%!  pays(+Item, -Player) is det.
%
%   Who pays the cost, or what somebody else may pay as Item resolves.

pays(Item, Player) :-
    (   payer(Item, Other)
    ->  Player = Other
    ;   stack_item(Item, Player, _)
    ).

%   f: mana abilities, where the automatic payment does not suffice

'601.2g' :: caused Asked after
    activate_mana_abilities(Item), pays(Item, Player), cost(Item, Costs),
    memberchk(mana(Mana), Costs), excluded(Costs, Item, Excluded),
    ( setting(payment(Player), manual) -> true ; \+ mana_suffices(Player, Item, Excluded) ),
    asked_at(f, Item, [make_mana(Player, Item, Mana, Excluded)], Asked).
'601.2g' :: executable finish_mana if
    make_mana(Player, Item, _, Excluded), mana_suffices(Player, Item, Excluded).
'601.2h' :: nonexecutable finish_mana if
    now(make_mana(Player, Item, _, _)), setting(payment(Player), manual), cost(Item, Costs), paying_source(Item, Source),
    \+ can_pay(Player, Source, Item, Costs)
    because "the rest of the cost can't be paid any more"-[].
action finish_mana requires playing(_).

mana_suffices(_, _, _)
    reads "the mana that can be had pays for it" otherwise "there is not enough mana yet".

%   mana_suffices(+Player, +Item, +Excluded): the cost of Item can be paid with no more than tapping.

mana_suffices(Player, Item, Excluded) :-
    cost(Item, Costs),
    paying_source(Item, Source),
    paid_plainly(Player, Source, Item, Costs, Excluded).

%   An illegal cast is taken back whole (733.1): Python returns to the choice
%   before it, and with it the state.

'733.1' :: executable take_back if make_mana(Player, _, _, _), setting(payment(Player), manual).
'733.1' :: executable take_back if make_mana(Player, _, _, _), \+ setting(payment(Player), manual), \+ payment_goes_on.
'733.1' :: caused rewind(Number) after
    take_back, now(make_mana(_, Item, _, _)), ( taking_action(Item, Begun) -> Number = Begun ; Number = Item ).
action take_back.
\+ payment_goes_on reads silent otherwise "the payment goes on".

%   payment_goes_on is semidet: something is left that leads to the payment.

payment_goes_on :- legal(activate(_, _)), !.
payment_goes_on :- legal(finish_mana), !.

source ::= none ; _:object ; using(_:source, _:purpose).
flag rewind(_Item:object).

%   g: payment, in the order that the cost lists; choices of objects one by one

'601.2h' :: caused casting(Item, g) after pay_costs(Item), casting(Item, _).
'601.2h' :: caused then(Tasks) after
    pay_costs(Item), cost(Item, Costs), findall(pay(Item, Cost), member(Cost, Costs), Tasks).

'601.2h' :: caused all(Changes) after
    pay(Item, mana(Cost)), pays(Item, Player), cost(Item, Costs),
    excluded(Costs, Item, Excluded), chosen_payment(Player, Item, Cost, Excluded, paid(Taps, Left)),
    findall(Change, mana_change(Player, Item, Taps, Left, Change), Changes).

mana_change(Player, Item, Taps, _, Change) :-
    member(tap(O, _), Taps),
    ( graveyard(Player, O) -> delved(O, Player, Item, Change) ; Change = event(tap(O)) ).
mana_change(Player, _, Taps, _, event(taps_for_mana(Player, O))) :-
    definition:uses(taps_for_mana),
    member(tap(O, Index), Taps),
    Index \== helper,
    controls(Player, O).
mana_change(Player, _, _, Left, pool(Player, Left)) :-
    ( pool(Player, _) -> true ; Left \== [] ).

%   delved(+O, +Player, +Item, -Change): a card is exiled in the place of mana, with the spell Item (702.66a).

delved(O, Player, Item, Change) :-
    (   definition:uses(exiled_with)
    ->  Change = all([event(moves(O, graveyard(Player), exile, New)), exiled_with(New, Item)])
    ;   Change = event(moves(O, graveyard(Player), exile, _))
    ).

'601.2h' :: caused event(tap(Source)) after
    pay(Item, tap), target_view(Item, view(Source, _, _)).
'601.2h' :: caused event(untap(Source)) after
    pay(Item, untap), target_view(Item, view(Source, _, _)).
'601.2h' :: caused event(sacrifice(Player, Source)) after
    pay(Item, sacrifice(this)), target_view(Item, view(Source, Player, _)).
'601.2h' :: caused event(discard(Player, Source)) after
    pay(Item, discard(this)), target_view(Item, view(Source, Player, _)).
'601.2h' :: caused event(moves(Source, battlefield(Player), exile, _)) after
    pay(Item, exile(this)), target_view(Item, view(Source, _, _)), controls(Player, Source).
'601.2h' :: caused event(moves(Source, battlefield(Player), hand(Owner), _)) after
    pay(Item, return_to_hand(this)), target_view(Item, view(Source, _, _)), controls(Player, Source), owner(Source, Owner).
'601.2h' :: caused event(moves(Source, graveyard(Player), exile, _)) after
    pay(Item, exile_from_graveyard(this)), target_view(Item, view(Source, _, _)), graveyard(Player, Source).
'601.2h' :: caused event(discard(Player, O)) after
    pay(Item, discard_hand), pays(Item, Player), hand(Player, O).
'701.9b' :: caused then([discard_lots(Player, N), discard_chosen]) after
    pay(Item, discard_random(N)), pays(Item, Player).
'119.4' :: caused event(lose_life(Player, N)) after
    pay(Item, pay_life(N)), N > 0, pays(Item, Player).
'601.2h' :: caused event(put_counters(Source, Kind, N)) after
    pay(Item, put_counters(Kind, N)), target_view(Item, view(Source, _, _)).
'601.2h' :: caused event(remove_counters(Source, Kind, N)) after
    pay(Item, remove_counters(Kind, N)), N > 0, target_view(Item, view(Source, _, _)).
'601.2h' :: caused then([choose_for_cost(Player, Item, Cost, N, all)]) after
    pay(Item, Cost), counted_cost(Cost, N, _), N > 0, pays(Item, Player).

'601.2h' :: caused then([choose_crew(Player, Item, N)]) after
    pay(Item, crew(N)), pays(Item, Player).
'702.171a' :: caused then([choose_crew(Player, Item, N)]) after
    pay(Item, saddle(N)), pays(Item, Player).
choice choose_crew(_P:player, _Item:object, _Left:integer).
choose_crew(_, _, _) otherwise "nothing is being crewed now".
'702.122a' :: executable pick(O) if
    choose_crew(Player, Item, _), helping(Item, Source, How), crew_member(Player, Source, How, O).
'702.122a' :: caused event(tap(O)) after
    pick(O), now(choose_crew(_, _, _)).
'702.122a' :: caused then([choose_crew(Player, Item, Left)]) after
    pick(O), now(choose_crew(Player, Item, N)), helping(Item, _, How), helping_power(O, How, Power), Left is max(0, N-Power),
    ( Left > 0 -> true ; another_crews(Player, Item, O) ).
'702.122a' :: executable done if choose_crew(_, _, 0).

another_crews(Player, Item, O) :-
    helping(Item, Source, How),
    crew_member(Player, Source, How, Other),
    Other \== O,
    !.

%   The spell is cast, the ability activated (601.2i, 602.2b).

'601.2i' :: caused -casting(Item, g), -cost(Item, Costs), event(casts(Player, Item)),
                   cast_this_turn(Player, Item), then([open_priority(Player)]) after
    announced(Item), stack_item(Item, Player, spell), cost(Item, Costs).
'602.2b' :: caused -casting(Item, g), -cost(Item, Costs), event(activated(Player, Item)),
                   then([open_priority(Player)]) after
    announced(Item), stack_item(Item, Player, activated(_, _, _)), cost(Item, Costs).
