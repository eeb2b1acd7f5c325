:- module(spent_mana, []).

/** <module> What mana was spent to cast a spell (106, 702.44, 702.130)

Of mana that could have been of several colors it is not said which it was: it is taken for what serves best, as its
controller would have had it. What is known of the spell is known of the permanent that it becomes, also when that has left (608.2h).
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, max_list/2, member/2, memberchk/2, select/3, selectchk/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/mana_symbols', [pays_one_of/2]).
:- use_module('../../support/filters', []).
:- use_module('../concepts/mana', [mana_units/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting_steps').
:- use_module('../spells/effects', []).
:- use_module('../spells/making_mana', [chosen_payment/5]).
:- use_module('../spells/paying', []).
:- use_module('../zones').
:- use_module(evaluating, [things/3]).
:- use_module(program_terms, []).

amount ::= colors_spent(_:reference) ; amount_spent(_:reference).
program_condition ::= spent(_:reference, _:mana_colors).
object_part ::= paid_with(_:integer).
fluent spent_mana(_Item:object, _Spent:terms) functional.

zones:stack_status(O, spent_mana(O, _)).
zones:permanent_status(O, spent_mana(O, _)).

:- multifile cards:keyword_means/2, filters:meets/3, evaluating:own_condition/1, evaluating:reckoned/3, evaluating:true_now/2, objects:present_fact/2.

'601.2h' :: caused spent_mana(Item, Spent) after
    pay(Item, mana(Cost)), definition:uses(spent_mana), stack_item(Item, Player, spell), cost(Item, Costs),
    excluded(Costs, Item, Excluded), chosen_payment(Player, Item, Cost, Excluded, paid(Taps, Left)),
    units_spent(Player, Excluded, Taps, Left, Units), best_spent(Cost, Units, Spent).
'400.7d' :: caused spent_mana(New, Spent) after
    moves(Item, stack(_), battlefield(_), New), spent_mana(Item, Spent).

%   units_spent(+Player, +Excluded, +Taps, +Left, -Units): each has the colors that it could have been.

units_spent(Player, Excluded, Taps, Left, Units) :-
    mana_units(Player, Excluded, All),
    findall(Colors, ( member(unit(_, source(O, _, _), _, Tagged), All), once(member(tap(O, _), Taps)), only_colors(Tagged, Colors) ), Made),
    ( pool(Player, Pool) -> true ; Pool = [] ),
    findall(Colors, ( member(Mana, Pool), colors_of(Mana, Colors) ), Had),
    append(Had, Made, Before),
    foldl(not_spent, Left, Before, Units).

only_colors(Spent, Colors) :-
    ( memberchk(was(Made), Spent) -> Tagged = Made ; Tagged = Spent ),
    findall(Color, ( member(Color, Tagged), memberchk(Color, [white, blue, black, red, green, colorless]) ), Colors).

colors_of(Mana, [Color]) :-
    ( Mana = mana(Color, _) -> true ; Color = Mana ).

not_spent(Mana, Units0, Units) :-
    colors_of(Mana, [Color]),
    (   selectchk([Color], Units0, Units1)
    ->  Units = Units1
    ;   member(Colors, Units0),
        memberchk(Color, Colors)
    ->  selectchk(Colors, Units0, Units)
    ;   Units = Units0
    ).

%   best_spent(+Cost, +Units, -Spent) is det: the mana that pays a symbol is of its color; of the
%   first sixty ways to pay, that with most colors: more ways are rare, and take long to go through.

best_spent(cost(_, Symbols), Units, Spent) :-
    findall(N-Way, limit(60, ( paid_way(Symbols, Units, Way), colors_in(Way, N) )), Ways),
    (   Ways == []
    ->  Spent = Units
    ;   aggregate_all(max(N, Way), member(N-Way, Ways), max(_, Spent))
    ).

paid_way([], Units, Units).
paid_way([Symbol|Symbols], Units0, [Colors|Way]) :-
    select(Unit, Units0, Units),
    findall(Color, ( member(Color, Unit), pays_one_of([Symbol], [Color]) ), Colors),
    Colors \== [],
    paid_way(Symbols, Units, Way).

%   colors_in(+Spent, -N) is det: the most different colors that it can have been.

colors_in(Spent, N) :-
    foldl(reached, Spent, [[]], Sets),
    findall(Size, ( member(Set, Sets), length(Set, Size) ), Sizes),
    max_list(Sizes, N).

reached(Colors, Sets0, Sets) :-
    findall(Set,
            (   member(Set0, Sets0),
                (   Set = Set0
                ;   member(Color, Colors),
                    Color \== colorless,
                    \+ memberchk(Color, Set0),
                    sort([Color|Set0], Set)
                )
            ),
            Unsorted),
    sort(Unsorted, Sets).

evaluating:reckoned(colors_spent(Reference), View, N) :-
    ( spent_on(Reference, View, Spent) -> colors_in(Spent, N) ; N = 0 ).
evaluating:reckoned(amount_spent(Reference), View, N) :-
    ( spent_on(Reference, View, Spent) -> length(Spent, N) ; N = 0 ).

%   paid_with(N): so much mana at least was spent on it.

filters:meets(paid_with(N), O, _) :-
    known_spent(O, Spent),
    length(Spent, M),
    M >= N.

evaluating:own_condition(spent(_, _)).
evaluating:true_now(spent(Reference, Colors), View) :-
    spent_on(Reference, View, Spent),
    all_spent(Colors, Spent),
    !.

all_spent([], _).
all_spent([Color|Colors], Spent0) :-
    select(Unit, Spent0, Spent),
    memberchk(Color, Unit),
    all_spent(Colors, Spent).

spent_on(Reference, View, Spent) :-
    things(Reference, View, [O|_]),
    known_spent(O, Spent).

%   known_spent(+O, -Spent) is semidet: now, or as O last existed (608.2h).

known_spent(O, Spent) :-
    (   spent_mana(O, Present)
    ->  Spent = Present
    ;   last_known(O, Facts),
        memberchk(spent_mana(Spent), Facts)
    ).

objects:present_fact(O, spent_mana(Spent)) :- spent_mana(O, Spent).

%   Sunburst (702.44a): +1/+1 counters if it enters as a creature, charge counters if not.

'702.44a' :: caused cards:keyword_means(sunburst, enters_with([provided(matches(this, [creature])), counters('+1/+1', the_amount(colors_spent(this)))])).
'702.44a' :: caused cards:keyword_means(sunburst, enters_with([unless(matches(this, [creature])), counters(charge, the_amount(colors_spent(this)))])).
