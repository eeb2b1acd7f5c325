:- module(evidence, []).

/** <module> Collecting evidence (701.59) and expending (700.14)
*/

:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../spells/casting_steps', [excluded/3]).
:- use_module('../spells/making_mana', [chosen_payment/5]).
:- use_module('../spells/paying', []).
:- use_module('../spells/triggers', []).
:- use_module('../turn/turn_memory', []).
:- use_module('../zones').

choice choose_evidence(_P:player, _Item:object, _Left:integer).
choose_evidence(_, _, _) otherwise "no evidence is being collected now".
event collects_evidence(_P:player).
event spends_mana(_P:player, _N:integer).

:- multifile costs:able/4.

%   Cards of a total mana value of N or more are exiled from one's graveyard (701.59a).

'701.59a' :: caused costs:able(collect_evidence(N), Player, _, Item) if
    findall(Value, ( lying_card(graveyard, Player, O), O \== Item, mana_value(O, Value) ), Values), sum_list(Values, Sum), Sum >= N.
'701.59a' :: caused then([choose_evidence(Player, Item, N)]) after
    pay(Item, collect_evidence(N)), paying:pays(Item, Player).
'701.59a' :: executable pick(O) if choose_evidence(Player, Item, _), possible_evidence(Player, Item, O).

possible_evidence(_, _, O) reads silent otherwise "~o is no evidence"-[O].

possible_evidence(Player, Item, O) :-
    lying_card(graveyard, Player, O),
    O \== Item.

'701.59a' :: caused event(moves(O, graveyard(Player), exile, _)) after
    pick(O), now(choose_evidence(Player, _, _)).
'701.59a' :: caused then([choose_evidence(Player, Item, Left)]) after
    pick(O), now(choose_evidence(Player, Item, N)), left_to_collect(N, O, Left), ( Left > 0 -> true ; more_evidence(Player, Item, O) ).
'701.59a' :: caused event(collects_evidence(Player)) after
    pick(O), now(choose_evidence(Player, Item, N)), left_to_collect(N, O, 0), \+ more_evidence(Player, Item, O).
'701.59a' :: executable done if choose_evidence(_, _, 0).
'701.59a' :: caused event(collects_evidence(Player)) after
    done, now(choose_evidence(Player, _, 0)).

left_to_collect(N, O, Left) :-
    mana_value(O, Value),
    Left is max(0, N-Value).

more_evidence(Player, Item, O) :-
    possible_evidence(Player, Item, Other),
    Other \== O,
    !.

%   A player expends N as the Nth mana of the turn is spent on spells (700.14).

turn_event ::= mana_spent.

'700.14' :: caused event(spends_mana(Player, N)) after
    pay(Item, mana(Cost)), definition:remembers(mana_spent), stack_item(Item, Player, spell),
    mana_spent(Item, Player, Cost, N), N > 0.
'700.14' :: caused remember(mana_spent, Player, N, Before) after
    spends_mana(Player, N), definition:remembers(mana_spent), turn_memory:before(mana_spent, Player, Before).

%   mana_spent(+Item, +Player, +Cost, -N): what is tapped instead of paying mana is none (702.51a, 702.126a).

mana_spent(Item, Player, cost(Generic, Symbols), N) :-
    cost(Item, Costs),
    excluded(Costs, Item, Excluded),
    chosen_payment(Player, Item, cost(Generic, Symbols), Excluded, paid(Taps, _)),
    findall(O, member(tap(O, helper), Taps), Helpers),
    length(Symbols, Colored),
    length(Helpers, Helped),
    N is Generic+Colored-Helped.

%   For what a permanent says as it enters, it is known whether mana was spent on its spell (601.2h).

fluent mana_paid(_Item:object).

'601.2h' :: caused mana_paid(Item) after
    pay(Item, mana(Cost)), definition:uses(mana_paid), paying:pays(Item, Player), mana_spent(Item, Player, Cost, N), N > 0.
zones:stack_status(O, mana_paid(O)).

:- multifile filters:condition/2, triggers:happening/3, triggers:heard/3.

filters:condition(unpaid, view(Source, _, _)) :-
    \+ mana_paid(Source).

triggers:happening(spends_mana(Player, N), expends, spent(Player, N)).

triggers:heard(expended(Who, N), spent(Player, More), View) :-
    filters:reference(Who, View, Player),
    turn_memory:before(mana_spent, Player, Before),
    Before < N,
    Before+More >= N,
    !.

%   Increment (702.191): more mana was spent on the spell than the creature's power or toughness.

fluent mana_spent_on(_Item:object, _N:integer).

:- multifile cards:keyword_means/2, filters:meets/3.

'702.191a' :: caused cards:keyword_means(
                         increment,
                         triggered(casts(you, [outspends(this)]), true,
                                   [provided(matches(that, [outspends(this)]), [put_counters(this, '+1/+1', 1)])])).

'601.2h' :: caused mana_spent_on(Item, N) after
    pay(Item, mana(Cost)), definition:uses(mana_spent_on), stack_item(Item, Player, spell), mana_spent(Item, Player, Cost, N), N > 0.
'500.1' :: caused -mana_spent_on(Item, N) after begin_turn(_), mana_spent_on(Item, N).

filters:meets(outspends(Ref), Spell, View) :-
    mana_spent_on(Spell, N),
    filters:reference(Ref, View, O),
    ( power(O, Power), N > Power ; toughness(O, Toughness), N > Toughness ),
    !.
