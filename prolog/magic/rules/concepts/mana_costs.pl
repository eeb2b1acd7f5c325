:- module(mana_costs,
          [ excluded_source/4,          % +Costs, +Source, +Item, -Excluded
            in_its_way/1,               % +Costs
            mana_payable/4,             % +Costs, +Player, +Source, +Item
            most_x/6,                   % +Player, +Source, +Item, +Way, +Name, -Most
            paid_plainly/5              % +Player, +Source, +Item, +Costs, +Excluded
          ]).

/** <module> The mana in costs: whether it can be paid (118.3, 601.2g)
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module(cost_changes, [most_lessened/5]).
:- use_module(objects).
:- use_module(players).
:- use_module('../../support/mana_matching', [payable_by_sources/3]).
:- use_module('../../support/mana_options', [has_mana_options/1, takes_of/6]).
:- use_module('../../support/mana_search', [most_mana/3, payable_by_abilities/4, payable_by_units/4]).
:- use_module('../zones', [lying_card/3]).

%!  mana_payable(+Costs, +Player, +Source, +Item) is semidet.
%
%   The mana in Costs can be paid, and the rest besides. What tapping for mana can't pay for, other mana
%   abilities may.

mana_payable(Costs, Player, Source, Item) :-
    (   memberchk(mana(Cost), Costs)
    ->  excluded_source(Costs, Source, Item, Excluded),
        (   paid_plainly(Player, Source, Item, Costs, Excluded)
        ->  true
        ;   has_mana_options(Player),
            takes_of(final, Costs, Player, Source, Item, Takes),
            payable_by_abilities(Player, Cost, Excluded, Takes)
        )
    ;   true
    ).

%!  paid_plainly(+Player, +Source, +Item, +Costs, +Excluded) is semidet.
%
%   The mana cost in Costs can be paid from the pool and by tapping, and the rest besides.

paid_plainly(Player, Source, Item, Costs, Excluded) :-
    memberchk(mana(Cost), Costs),
    payable_by_sources(Player, Cost, Excluded),
    (   in_its_way(Costs)
    ->  takes_of(final, Costs, Player, Source, Item, Takes),
        payable_by_units(Player, Cost, Excluded, Takes)
    ;   true
    ).

%!  in_its_way(+Costs) is semidet.
%
%   What Costs take besides mana could have been tapped, or given, for mana.

in_its_way(Costs) :-
    Costs = [_, _|_],
    member(Cost, Costs),
    memberchk(Cost, [tap_permanents(_, _), exile_from_graveyard(_, _)]),
    !.

%!  most_x(+Player, +Source, +Item, +Way, +Name, -Most:integer) is det.
%
%   No greater X can be paid for Source, cast in that Way as a spell with Name.

most_x(Player, Source, Item, Way, Name, Most) :-
    (   definition:additional_x(Name, Cost)
    ->  most_to_give(Cost, Player, Most)
    ;   excluded_source([], Source, Item, Excluded),
        most_mana(Player, Excluded, Mana),
        most_lessened(Player, Source, Way, Name, Less),
        Most is Mana+Less
    ).

%   most_to_give(+Cost, +Player, -Most): of the X that is paid in addition to the mana cost.

most_to_give(pay_life(x), Player, Most) :- life(Player, Life), Most is max(0, Life).
most_to_give(discard(x, _), Player, Most) :- aggregate_all(count, hand(Player, _), Most).
most_to_give(discard_random(x), Player, Most) :- aggregate_all(count, hand(Player, _), Most).
most_to_give(sacrifice(x, _), Player, Most) :- aggregate_all(count, controls(Player, _), Most).
most_to_give(exile_from_graveyard(x, _), Player, Most) :- aggregate_all(count, lying_card(graveyard, Player, _), Most).

%!  excluded_source(+Costs, +Source, +Item, -Excluded) is det.
%
%   Source can't be tapped for mana for Costs that tap it, `none` else; where mana may not be spent on
%   everything, with what it is spent on.

excluded_source(Costs, Source, Item, Excluded) :-
    ( memberchk(tap, Costs) -> Tapped = Source ; Tapped = none ),
    (   definition:special_mana(only)
    ->  purpose(Source, Item, Purpose),
        Excluded = using(Tapped, Purpose)
    ;   Excluded = Tapped
    ).

%   purpose(+Source, +Item, -Purpose): what would be paid for: to cast Source, or to activate an
%   ability of it; a special action is neither.

purpose(Source, Item, Purpose) :-
    (   resolving(_)
    ->  Purpose = other
    ;   Source == special_action
    ->  Purpose = other
    ;   Item = to_cast(_, _)
    ->  Purpose = Item
    ;   ( Item = ability(_) ; stack_item(Item, _, activated(_, _, _)) )
    ->  Purpose = ability(Source)
    ;   Purpose = spell(Source)
    ).
