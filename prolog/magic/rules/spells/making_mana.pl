:- module(making_mana,
          [ chosen_payment/5,           % +Player, +Item, +Cost, +Excluded, -Payment
            paying_source/2             % +Item, -Source
          ]).

/** <module> Mana abilities while a cost is paid (601.2g, 605.3a)

With automatic payment nothing is done after which the cost could not be paid: a mana ability is activated,
what it costs is chosen and the color of its mana, only so that the rest can still be paid. What only taps
for mana is tapped as the cost is paid, unless it may have to be given up before that.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/automatic_payment', [payment/4]).
:- use_module('../../support/mana_matching', [unmet_symbols/3]).
:- use_module('../../support/mana_options').
:- use_module('../../support/mana_search', [payable_after/6]).
:- use_module('../../support/mana_state', [gain/3, mana_state/3, spend/3, state_units/2]).
:- use_module('../../support/mana_yields', [yields_of/4]).
:- use_module('../concepts/mana_costs', [in_its_way/1]).
:- use_module('../concepts/mana', [basic_land_type/2, can_tap/1]).
:- use_module('../concepts/mana_tags', [tagged/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module(casting_steps).
:- use_module(chosen_costs).

%!  paying_source(+Item, -Source) is det.
%
%   What Source the spell or ability Item is of; what a special action is paid for is a card in a hand,
%   and nothing on the stack (116.2).

paying_source(Item, Source) :-
    ( target_view(Item, view(Found, _, _)) -> Source = Found ; Source = Item ).

%   needed_for(+Player, +Paying, -Need): need(Cost, Excluded, Takes) of what mana is made for.

needed_for(Player, Paying, need(Cost, Excluded, Takes)) :-
    cost(Paying, Costs),
    memberchk(mana(Cost), Costs),
    excluded(Costs, Paying, Excluded),
    paying_source(Paying, Source),
    takes_of(final, Costs, Player, Source, Paying, Takes).

purpose_of(need(_, Excluded, _), Purpose) :-
    ( Excluded = using(_, Found) -> Purpose = Found ; Purpose = any ).

still_payable(Player, need(Cost, Excluded, Takes), Changes, Pending) :-
    payable_after(Player, Cost, Excluded, Takes, Changes, Pending).

%   making(+Player, +Item, -Paying): costs or colors of the mana ability Item are being chosen, to pay for
%   Paying. Who pays by hand may take it all back.

making(Player, Item, Paying) :-
    \+ setting(payment(Player), manual),
    stack_item(Item, Player, activated(_, Name, Index)),
    definition:mana_ability(Name, Index),
    cost(Paying, _),
    Paying \== Item,
    !.

%   Abilities

'605.3a' :: nonexecutable activate(O, Index) if
    now(make_mana(Player, Paying, _, _)), \+ setting(payment(Player), manual),
    \+ helps_to_pay(Player, Paying, O, Index)
    because "the rest of the cost could not be paid then"-[].
'605.3a' :: nonexecutable activate(O, Index) if
    now(make_mana(Player, _, _, _)), setting(payment(Player), manual), object(O, Name, _),
    definition:activated_ability(Name, Index, _, Costs, _, _, _), memberchk(mana(_), Costs),
    \+ ( ability_option(Player, any, O, Index, _, option(_, _, Mana, _, _)),
          mana_state(Player, O, State), spend(Mana, State, _) )
    because "the mana for it has to be made first"-[].

'605.3c' :: nonexecutable activate(O, Index) if
    now(make_mana(_, _, _, _)), stack_item(_, _, activated(O, Name, Index)), definition:mana_ability(Name, Index)
    because "it is being activated already"-[].

helps_to_pay(Player, Paying, O, Index) :-
    needed_for(Player, Paying, Need),
    purpose_of(Need, Purpose),
    offered_option(Player, Purpose, O, Index, option(_, _, Mana, Takes, Yields)),
    ( member(Take, Takes), once_only(Take) -> true ; Mana == none -> true ; useful_change(Player, Need, Mana, Yields) ),
    uncertain(Takes, Player, O, Changes),
    still_payable(Player, Need, Changes, pending(Mana, Takes, Yields)),
    !.

%   uncertain(+Takes, +Player, +Object, -Changes): once something has left, what makes mana under a condition may do so no
%   longer (605.1a, 602.5b), so that it has to be tapped before.

uncertain(Takes, Player, O, Changes) :-
    (   member(Take, Takes),
        memberchk(Take, [lose(_), any(lose, _, _)])
    ->  findall(tap(Other), conditional_source(Player, O, Other), Changes)
    ;   Changes = []
    ).

conditional_source(Player, O, Other) :-
    definition:limited_ability(Name, Index),
    definition:mana_ability(Name, Index),
    object(Other, Name, _),
    Other \== O,
    controls(Player, Other),
    \+ tapped(Other),
    definition:activated_ability(Name, Index, battlefield, _, _, _, Limits),
    memberchk(only_if(_), Limits).

once_only(tap(_)).
once_only(lose(_)).
once_only(once(_, _)).
once_only(any(_, _, _)).
once_only(counters(_, _, _)).

%   What turns mana into other mana again and again is used only to pay one more symbol.

useful_change(Player, need(cost(_, Symbols), Excluded, _), Mana, Yields) :-
    mana_state(Player, Excluded, State0),
    unmet(Symbols, State0, Before),
    spend(Mana, State0, State1),
    member(Units, Yields),
    gain(Units, State1, State),
    unmet(Symbols, State, After),
    After < Before,
    !.

unmet(Symbols, State, Count) :-
    state_units(State, Units),
    unmet_symbols(Symbols, Units, Missing),
    length(Missing, Count).

%   What only taps for mana is offered where it may be given up before the cost is paid.

offered_option(Player, Purpose, O, Index, Option) :-
    definition:uses(tap_bonus),
    tap_option(Player, Purpose, O, Index, Option).
offered_option(Player, _, O, basic(Type), option(O, basic(Type), none, [tap(O)], [[Colors]])) :-
    basic_land_type(Type, Color),
    tagged(O, [Color], Colors),
    untapped_source(Player, O).
offered_option(Player, Purpose, O, Index, Option) :-
    integer(Index),
    ability_option(Player, Purpose, O, Index, _, Option).

untapped_source(Player, O) :-
    controls(Player, O),
    \+ tapped(O),
    can_tap(O).

%   tapped_first(+Player, +Object, +Index): what taps for mana may have to be given up before the cost is
%   paid, or is not what is counted on.

tapped_first(_, _, _) reads silent otherwise "it makes mana, which is paid automatically".
simple_ability(O, _) reads silent otherwise "~o has no such ability that only taps for mana"-[O].

tapped_first(Player, O, Index) :-
    has_mana_options(Player),
    ( may_be_given_up(Player, O) -> true ; tap_option(Player, any, O, Index, _) -> true ).

simple_ability(O, Index) :-
    object(O, Name, _),
    definition:mana_source(Name, Index, _).
simple_ability(O, basic(Type)) :-
    subtype(O, Type),
    basic_land_type(Type, _).

may_be_given_up(Player, O) :-
    mana_options(Player, any, Options),
    member(option(_, _, _, Takes, _), Options),
    ( memberchk(lose(O), Takes) ; member(any(lose, _, Objects), Takes), memberchk(O, Objects) ),
    !.

'605.3a' :: executable activate(O, Index) if
    make_mana(Player, _, _, _), \+ setting(payment(Player), manual), controls(Player, O),
    simple_ability(O, Index), tapped_first(Player, O, Index).

%   What a mana ability costs is chosen.

'605.3a' :: nonexecutable value_of_x(X) if
    now(choose_x(Player, Item)), making(Player, Item, Paying), \+ payable_with_x(Player, Item, Paying, X)
    because "the rest of the cost could not be paid then"-[].
'605.3a' :: nonexecutable pick(O) if
    now(choose_for_cost(Player, Item, Cost, Left, _)), making(Player, Item, Paying),
    \+ payable_with_pick(Player, Item, Paying, Cost, Left, O)
    because "the rest of the cost could not be paid then"-[].

payable_with_x(Player, Item, Paying, X) :-
    stack_item(Item, _, activated(O, _, Index)),
    needed_for(Player, Paying, Need),
    purpose_of(Need, Purpose),
    ability_option(Player, Purpose, O, Index, X, option(_, _, Mana, Takes, Yields)),
    still_payable(Player, Need, [], pending(Mana, Takes, Yields)),
    !.

payable_with_pick(Player, Item, Paying, Cost, Left, O) :-
    needed_for(Player, Paying, Need),
    stack_item(Item, _, activated(Source, Name, Index)),
    change_of(Cost, O, Change, How),
    payer_objects(Player, Item, Cost, all, Objects),
    append(_, [O|Others], Objects),
    More is Left-1,
    rest_of_costs(Player, Item, Source, Cost, Rest),
    ( value_of_x(Item, X) -> true ; X = 0 ),
    purpose_of(Need, Purpose),
    ability_yields(Name-Index, X, view(Source, Player, O), Purpose, Yields),
    findall(Given, ( pays_with(Player, Item, Before), change_of(Cost, Before, Given, _) ), Givens),
    still_payable(Player, Need, [Change|Givens], pending(none, [any(How, More, Others)|Rest], Yields)),
    !.

change_of(sacrifice(_, _), O, gone(O), lose).
change_of(return_to_hand(_, _), O, gone(O), lose).
change_of(tap_permanents(_, _), O, tapped(O), tap).
change_of(discard(_, _), O, card(O), card).
change_of(exile_from_hand(_, _), O, card(O), card).
change_of(exile_from_graveyard(_, _), O, card(O), card).

%   rest_of_costs(+Player, +Item, +Source, +Cost, -Takes): of what is paid after Cost.

rest_of_costs(Player, Item, Source, Cost, Takes) :-
    cost(Item, All),
    append(_, [Paid|Costs], All),
    Paid == Cost,
    takes_of(option, Costs, Player, Source, Item, Takes).

%   The color of the mana is chosen.

'605.3a' :: nonexecutable color(Color) if
    now(Choice), color_choice(Choice, Player, Item, Color, First), making(Player, Item, Paying),
    \+ payable_with_color(Player, Item, Paying, First)
    because "the rest of the cost could not be paid then"-[].

color_choice(choose_color(Player, Item, N), Player, Item, Color, add_times(N, [Color])).
color_choice(choose_color_of(Player, Item, _), Player, Item, Color, add([Color])).
color_choice(choose_devotion(Player, Item), Player, Item, Color, add_times(devotion(Color), [Color])).
color_choice(choose_color_of_only(Player, Item, _, Uses), Player, Item, Color, add_only([Color], Uses)).
color_choice(choose_color_only(Player, Item, N, Uses), Player, Item, Color, add_only(Colors, Uses)) :-
    findall(Color, between(1, N, _), Colors).

payable_with_color(Player, Item, Paying, First) :-
    needed_for(Player, Paying, Need),
    purpose_of(Need, Purpose),
    later(Later),
    findall(Instruction, ( member(Process, Later), making_more(Process, Item, Instruction) ), Others),
    target_view(Item, View),
    yields_of([First|Others], View, Purpose, Yields),
    still_payable(Player, Need, [], pending(none, [], Yields)),
    !.

%   making_more(+Process, +Item, -Instruction): mana that the ability Item is still going to make.

making_more(choose_color(_, Item, N), Item, add_any(N)).
making_more(choose_devotion(_, Item), Item, add_devotion(you)).
making_more(choose_color_of(_, Item, Colors), Item, add_one_of(Colors)).
making_more(choose_color_of_only(_, Item, Colors, Uses), Item, add_one_of_only(Colors, Uses)).
making_more(choose_color_only(_, Item, N, Uses), Item, add_any_only(N, Uses)).
making_more(Process, Item, Instruction) :-
    Process =.. [Name, Item|Arguments],
    Arguments \== [],
    Instruction =.. [Name|Arguments].

%!  chosen_payment(+Player, +Item, +Cost, +Excluded, -Payment) is semidet.
%
%   How the mana Cost of Item is paid (automatic_payment.pl): so that the other costs of Item can be paid,
%   too, and what Item makes mana for.

chosen_payment(Player, Item, Cost, Excluded, Payment) :-
    payment(Player, Cost, Excluded, Payment),
    leaves_enough(Player, Item, Cost, Excluded, Payment),
    !.

leaves_enough(Player, Item, Cost, Excluded, paid(Taps, Left)) :-
    (   making(Player, Item, Paying)
    ->  needed_for(Player, Paying, Need),
        changes_of(Taps, Left, Changes),
        stack_item(Item, _, activated(Source, Name, Index)),
        rest_of_costs(Player, Item, Source, mana(Cost), Takes),
        ( value_of_x(Item, X) -> true ; X = 0 ),
        purpose_of(Need, Purpose),
        ability_yields(Name-Index, X, view(Source, Player, 0), Purpose, Yields),
        still_payable(Player, Need, Changes, pending(none, Takes, Yields))
    ;   cost(Item, Costs),
        in_its_way(Costs)
    ->  paying_source(Item, Source),
        takes_of(final, Costs, Player, Source, Item, Takes),
        changes_of(Taps, Left, Changes),
        payable_after(Player, cost(0, []), Excluded, Takes, Changes, pending(none, [], [[]]))
    ;   true
    ).

changes_of(Taps, Left, [pool(Units)|Changes]) :-
    findall(Units0, ( member(Mana, Left), ( Mana = mana(Color, Tags) -> Units0 = [Color|Tags] ; Units0 = [Mana] ) ), Units),
    findall(tapped(O), member(tap(O, _), Taps), Changes).
