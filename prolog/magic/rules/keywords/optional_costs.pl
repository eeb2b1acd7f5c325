:- module(optional_costs, []).

/** <module> Optional additional costs (601.2b, 702): buyback, multikicker, squad, offspring, replicate,
    casualty, conspire, entwine

`definition:option(Name, Option, Costs, Many)`: the Costs may be paid, once or many times. How often
they were, the spell and the permanent that it becomes remember: `paid_option(O, Option, N)`.
*/

:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../cards/several_targets', [chosen_together/4]).
:- use_module('../../support/filters', []).
:- use_module('../concepts/costs').
:- use_module('../concepts/objects').
:- use_module('../spells/announcing', []).
:- use_module('../spells/casting_steps', [instructions_of/3, slots_of/3]).
:- use_module('../spells/target_slots', [mode_legal/4]).
:- use_module('../spells/stack', [finishes/1]).
:- use_module('../zones').
:- use_module(kicker, [payable_with/3]).

replacing_effect ::= bought_back(_:object).

fluent paid_option(_O:object, _Option:atom, _N:integer).
choice decide_option(_P:player, _Item:object, _Option:atom).
decide_option(_, _, _) otherwise "no additional cost is to be decided about now".
action pay_option.

:- multifile announcing:announcement/4, announcing:other_modes/2, cards:keyword_means/2, cards:keyword_option/4, filters:condition/2,
             filters:quantity/3.

'702.27a' :: caused cards:keyword_option(buyback(Cost), buyback, Costs, once) if cost_list(Cost, Costs).
'702.33c' :: caused cards:keyword_option(multikicker(Cost), multikicker, Costs, many) if cost_list(Cost, Costs).
'702.157a' :: caused cards:keyword_option(squad(Cost), squad, Costs, many) if cost_list(Cost, Costs).
'702.175a' :: caused cards:keyword_option(offspring(Cost), offspring, Costs, once) if cost_list(Cost, Costs).
'702.56a' :: caused cards:keyword_option(replicate(Cost), replicate, Costs, many) if cost_list(Cost, Costs).
'702.42a' :: caused cards:keyword_option(entwine(Cost), entwine, Costs, once) if cost_list(Cost, Costs).
'702.153a' :: caused cards:keyword_option(
                         casualty(N), casualty, [sacrifice(1, [creature, compared(power, at_least, N)])], once).
'702.78a' :: caused cards:keyword_option(
                        conspire, conspire, [tap_permanents(2, [creature, shares(color, this)])], once).

'702.157a' :: caused cards:keyword_means(
                         squad(_),
                         triggered(enters(this), paid(squad), [create_copy(you, times_paid(squad), this, [])])).
'702.175a' :: caused cards:keyword_means(
                         offspring(_),
                         triggered(enters(this), paid(offspring), [create_copy(you, 1, this, [set_pt(1, 1)])])).
'702.56a' :: caused cards:keyword_means(
                        replicate(_),
                        triggered(is_cast(this), paid(replicate),
                                  [repeated(times_paid(replicate), [copy_as_cast(this)])])).
'702.153a' :: caused cards:keyword_means(casualty(_), triggered(is_cast(this), paid(casualty), [copy_as_cast(this)])).
'702.78a' :: caused cards:keyword_means(conspire, triggered(is_cast(this), paid(conspire), [copy_as_cast(this)])).

%   What can't be paid is not asked about.

process announce_option(_P:player, _Item:object, _Option:atom).

'601.2b' :: caused announcing:announcement(spell, Item, Player, announce_option(Player, Item, Option)) if
    definition:option(Name, Option, _, _), object_name(Item, Name).
'601.2b' :: caused then([decide_option(Player, Item, Option)]) after
    announce_option(Player, Item, Option), option_payable(Player, Item, Option).
'601.2b' :: executable pay_option if decide_option(Player, Item, Option), option_payable(Player, Item, Option).
'601.2b' :: executable no if decide_option(_, _, _).
'601.2b' :: caused paid_option(Item, Option, 1) after
    pay_option, now(decide_option(_, Item, Option)), \+ paid_option(Item, Option, _).
'601.2b' :: caused -paid_option(Item, Option, N), paid_option(Item, Option, More) after
    pay_option, now(decide_option(_, Item, Option)), paid_option(Item, Option, N), More is N+1.
'601.2b' :: caused then([announce_option(Player, Item, Option)]) after
    pay_option, now(decide_option(Player, Item, Option)), object_name(Item, Name),
    definition:option(Name, Option, _, many).
'107.3a' :: caused then([announce_x(Player, Item)]) after
    pay_option, now(decide_option(Player, Item, Option)), object_name(Item, Name),
    definition:option(Name, Option, Costs, once), memberchk(x_mana(_), Costs), \+ value_of_x(Item, _).
'702.33d' :: caused kicked(Item) after pay_option, now(decide_option(_, Item, multikicker)).

option_payable(_, _, _) reads "that cost can be paid" otherwise "that cost can't be paid".

option_payable(Player, Item, Option) :-
    object_name(Item, Name),
    definition:option(Name, Option, More, _),
    payable_with(Player, Item, More),
    ( Option == entwine -> all_modes_legal(Player, Item) ; true ),
    !.

%   With entwine all modes are chosen, which are one, the last: each needs its targets (702.42a, 700.2).

all_modes_legal(Player, Item) :-
    instructions_of(spell, Item, [modal(Modes)]),
    slots_of(spell, Item, Slots),
    length(Modes, Last),
    mode_legal(Slots, Last, Item, Player).

'702.42a' :: caused announcing:other_modes(Item, N) if
    definition:option(Name, entwine, _, _), object_name(Item, Name), instructions_of(spell, Item, [modal(Modes)]),
    length(Modes, Last), ( paid_option(Item, entwine, _) -> N \== Last ; N == Last ).

'601.2f' :: caused costs:optional_cost(Item, Name, Cost) if
    definition:option(Name, Option, Costs, _), paid_option(Item, Option, N), between(1, N, _), member(Cost, Costs).
'702.33d' :: caused paid_option(New, Option, N) after
    moves(Item, stack(_), battlefield(_), New), paid_option(Item, Option, N).

zones:stack_status(O, paid_option(O, _, _)).
zones:permanent_status(O, paid_option(O, _, _)).

filters:condition(paid(Option), View) :-
    filters:quantity(times_paid(Option), View, N),
    N > 0.

filters:quantity(times_paid(Option), view(Source, _, _), N) :-
    (   paid_option(Source, Option, Present)
    ->  N = Present
    ;   last_known(Source, Facts),
        memberchk(paid_option(Option, Known), Facts)
    ->  N = Known
    ;   N = 0
    ).

%   A spell with buyback goes back to its owner's hand as it resolves.

'702.27a' :: replaced moves(O, stack(P), graveyard(Owner), New) by [event(moves(O, stack(P), hand(Owner), New))] as bought_back(O) if
    paid_option(O, buyback, _), finishes(O).

%   Escalate: its cost is paid for each mode beyond the first (702.120a).

:- multifile cards:keyword_way/5.

'702.120a' :: caused cards:keyword_way(escalate(Cost), escalate, nowhere, Costs, none) if cost_list(Cost, Costs).
'702.120a' :: caused costs:optional_cost(Item, Name, Cost) if
    definition:way(Name, escalate, _, Costs, _), mode(Item, N), more_modes(Name, N, More), between(1, More, _), member(Cost, Costs).
'702.120a' :: caused announcing:other_modes(Item, N) if
    object_name(Item, Name), definition:way(Name, escalate, _, Costs, _), more_modes(Name, N, More), stack_item(Item, Player, spell),
    findall(Cost, ( between(1, More, _), member(Cost, Costs) ), All), \+ payable_with(Player, Item, All).

%   more_modes(+Name, +N, -More): the combination N of modes has so many more than one.

more_modes(Name, N, More) :-
    definition:ability_text(Name, _, spell([modal(Least, Most, Modes)])),
    findall(Chosen, chosen_together(Least, Most, Modes, Chosen), Combinations),
    nth1(N, Combinations, Together),
    length(Together, Count),
    More is Count-1.
