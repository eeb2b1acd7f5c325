:- module(casting,
          [ matches_as_cast/5,          % +Filter, +Object, +Way, +Player, +View
            matches_as_spell/5,         % +Filter, +Object, +Name, +Player, +View
            payable_x_as_cast/5,        % +Player, +Object, +Way, +Name, -X
            sorcery_time/1,             % +Player
            unpayable/5                 % +Player, +Source, +Item, +Costs, -Words
          ]).

/** <module> Playing lands (305) and casting spells (601)
*/

:- use_module(library(lists), [selectchk/3]).
:- use_module('../../../k/language').
:- use_module(casting_steps).
:- use_module('../concepts/cost_changes', [less_for_some_x/1]).
:- use_module('../concepts/costs').
:- use_module('../concepts/mana_costs', [most_x/6]).
:- use_module('../concepts/targets', [for_x/3, hangs_on_x/1]).
:- use_module('../../support/beyond_means').
:- use_module('../../support/entering_filters', [of_printed/1, would_match/4]).
:- use_module('../../support/filters', [matches/3, quantity/3]).
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../turn/land_plays', [another_land/1]).
:- use_module('../turn/turn', [main_phase/0]).

%   Lands (305)

'305.1' :: executable play_land(O) if
    priority(Player, _), active(Player), main_phase, hand(Player, O), land(O).
'305.2' :: nonexecutable play_land(_) if
    now(priority(Player, _)), land_played(Player), \+ another_land(Player)
    because "~w has played a land this turn"-[Player].
'305.1' :: nonexecutable play_land(_) if
    \+ stack([])
    because "the stack is not empty"-[].
'305.4' :: caused event(moves(O, hand(Player), battlefield(Player), _)), event(plays_land(Player, O)),
                  land_played(Player), then([open_priority(Player)]) after
    play_land(O), hand(Player, O).

%   Casting (601)

definition:alternative_cost(Name, _, _)
    reads "~o can be cast for another cost"-[name(Name)] otherwise "~o has no such other cost"-[name(Name)].
\+ land(O) otherwise "~o is a land, and lands are not cast"-[O].

'601.2' :: executable cast(O) if
    priority(Player, _), hand(Player, O), \+ land(O).
'118.9' :: executable cast(O, alternative(Index)) if
    priority(Player, _), definition:alternative_cost(Name, Index, _), object(O, Name, _),
    hand(Player, O), \+ land(O).

'117.1a' :: nonexecutable cast(O) if
    now(priority(Player, _)), wrong_time(Player, O, normal)
    because "it can be cast only in your main phase with an empty stack"-[].
'117.1a' :: nonexecutable cast(O, Way) if
    now(priority(Player, _)), wrong_time(Player, O, Way)
    because "it can be cast only in your main phase with an empty stack"-[].
'601.2h' :: nonexecutable cast(O) if
    now(priority(Player, _)), \+ affordable(Player, O, normal)
    because "~o"-[Why] where unaffordable(Player, O, normal, Why).
'601.2h' :: nonexecutable cast(O, Way) if
    now(priority(Player, _)), \+ affordable(Player, O, Way)
    because "~o"-[Why] where unaffordable(Player, O, Way, Why).
'601.2c' :: nonexecutable cast(O) if
    now(priority(Player, _)), no_target(Player, O, normal)
    because "it has no legal target"-[].
'601.2c' :: nonexecutable cast(O, Way) if
    now(priority(Player, _)), no_target(Player, O, Way)
    because "it has no legal target"-[].

wrong_time(Player, O, Way) :-
    \+ sorcery_time(Player),
    \+ awake:at_any_time(Player, O, Way),
    (   by_face(Way)
    ->  cast_name(O, Way, Name),
        \+ definition:card_type(Name, instant),
        \+ definition:card_keyword(Name, flash)
    ;   \+ type(O, instant),
        \+ has(O, flash)
    ).

%   by_face(?Way): the card is cast as something else than what it is where it lies. Ways add clauses.
%   at_any_time(+Player, +Object, +Way): something lets Player cast it as though it had flash. Such rules sleep.

:- multifile at_any_time/3, by_face/1, awake:rule_table/1.
:- dynamic at_any_time/3, awake:at_any_time/3.

awake:rule_table(casting:at_any_time(_, _, _)).

by_face(face(_)).

%!  matches_as_cast(+Filter:list, +Object, +Way, +Player, +View) is semidet.
%
%   The spell that Object becomes as Player casts it in that Way is so described (601.3e).

matches_as_cast(Filter, O, Way, Player, View) :-
    (   by_face(Way)
    ->  cast_name(O, Way, Name),
        all_as_cast(Filter, Name, O, Player, View)
    ;   matches(Filter, O, View)
    ).

%!  matches_as_spell(+Filter:list, +Object, +Name, +Player, +View) is semidet.
%
%   The spell with Name that Object becomes as Player casts it is so described. It will be a spell.

matches_as_spell(Filter, O, Name, Player, View) :-
    ( selectchk(spell, Filter, Of) -> true ; Of = Filter ),
    ( object_name(O, Name) -> matches(Of, O, View) ; all_as_cast(Of, Name, O, Player, View) ).

%   all_as_cast(+Filter, +Name, +Object, +Player, +View) is semidet: what is printed is asked of Name, where it lies of Object.

all_as_cast([], _, _, _, _).
all_as_cast([Part|Parts], Name, O, Player, View) :-
    part_as_cast(Part, Name, O, Player, View),
    all_as_cast(Parts, Name, O, Player, View).

part_as_cast(Part, Name, O, Player, View) :-
    (   Part = not(Filter)
    ->  \+ all_as_cast(Filter, Name, O, Player, View)
    ;   Part = either(A, B)
    ->  ( all_as_cast(A, Name, O, Player, View) -> true ; all_as_cast(B, Name, O, Player, View) )
    ;   Part = compared(Measure, How, Quantity)
    ->  quantity(Quantity, View, N),
        would_match([compared(Measure, How, N)], Name, Player, View)
    ;   Part = shares(name, Reference)
    ->  described_sets:shares_name(Name, Reference, View)
    ;   of_printed([Part])
    ->  would_match([Part], Name, Player, View)
    ;   matches([Part], O, View)
    ).

%!  sorcery_time(+Player) is semidet.
%
%   Player's main phase, with an empty stack.

sorcery_time(Player) :-
    active(Player),
    main_phase,
    stack([]).

affordable(Player, O, normal) :-
    as_printed(Player, O, Answer),
    !,
    Answer == yes.
affordable(Player, O, Way) :-
    offers(Way),
    !,
    affordable_with_offer(Player, O, Way).
affordable(Player, O, Way) :-
    \+ ( Way == normal, beyond_means(Player, O) ),
    possible_costs(Player, O, Way, Costs0),
    ( definition:uses(mode_costs) -> with_mode(Player, O, Way, Costs0, Costs) ; Costs = Costs0 ),
    to_be_cast(O, Way, Item),
    can_pay(Player, O, Item, Costs),
    !.

%   possible_costs(+Player, +Object, +Way, -Costs) is nondet: without X, or with the X for which they may be less (601.2b, 601.2f).

possible_costs(Player, O, Way, Costs) :-
    spell_costs(Player, O, Way, Costs).
possible_costs(Player, O, Way, Costs) :-
    \+ \+ definition:cost_change(_, _, _, _),
    cast_name(O, Way, Name),
    less_for_some_x(Name),
    chooses_x(Way, Name),
    to_be_cast(O, Way, Item),
    most_x(Player, O, Item, Way, Name, Most),
    between(1, Most, X),
    spell_costs(Player, O, Way, X, Costs).

%   to_be_cast(+Object, +Way, -Item) is det: where mana may not be spent on everything, what is cast as something else than it is here is
%   paid for as that (106.6).

to_be_cast(O, Way, Item) :-
    (   definition:special_mana(only),
        by_face(Way)
    ->  Item = to_cast(O, Way)
    ;   Item = O
    ).

%   with_mode(+Player, +O, +Way, +Costs0, -Costs) is nondet: where each mode has a cost of its own, one of those is paid, too. Keywords
%   add clauses.

:- multifile with_mode/5.
:- dynamic with_mode/5.

%   offers(?Way): a creature is tapped or sacrificed, and it costs less: what can be paid depends on which. Keywords add clauses.

:- multifile offers/1, affordable_with_offer/3.
:- dynamic offers/1, affordable_with_offer/3.

unaffordable(Player, O, Way, Why) :-
    spell_costs(Player, O, Way, Costs),
    ( cannot_pay(Player, O, O, Costs, Why) *-> true ; definition:uses(mode_costs), Why = "none of its modes can be paid" ).

%!  unpayable(+Player, +Source, +Item, +Costs, -Why) is nondet.
%
%   Why Player can't pay Costs, as cannot_pay/5 has it.

unpayable(Player, Source, Item, Costs, Why) :-
    (   cannot_pay(Player, Source, Item, Costs, _)
    ->  cannot_pay(Player, Source, Item, Costs, Why)
    ;   Why = "its costs can't be paid together"
    ).

no_target(Player, O, Way) :-
    cast_name(O, Way, Name),
    spell_slots(Name, Slots),
    (   hangs_on_x(Slots)
    ->  \+ has_targets_for_x(Player, O, Way, Name, Slots)
    ;   \+ has_legal_targets(Slots, as_cast(Player, O, Name), Player)
    ).

%   There are targets for some X that can be paid (601.2b, 601.2c).

has_targets_for_x(Player, O, Way, Name, Slots) :-
    payable_x_as_cast(Player, O, Way, Name, N),
    for_x(N, Slots, Known),
    has_legal_targets(Known, as_cast(Player, O, Name), Player),
    !.

%!  payable_x_as_cast(+Player, +Object, +Way, +Name, -X) is nondet.
%
%   X can be paid for the spell with Name that Object becomes.

payable_x_as_cast(Player, O, Way, Name, X) :-
    to_be_cast(O, Way, Item),
    most_x(Player, O, Item, Way, Name, Most),
    between(0, Most, X),
    once(( spell_costs(Player, O, Way, X, Costs), can_pay(Player, O, Item, Costs) )).

%   cast_from(+Object, +Way, -Player, -Place): Player casts Object from Place in that way.
%   Keywords add ways.

:- multifile cast_from/4.

'601.2a' :: caused cast_from(O, normal, Player, hand(Player)) if hand(Player, O).
'118.9' :: caused cast_from(O, alternative(_), Player, hand(Player)) if hand(Player, O).

'601.2a' :: caused event(begins_casting(Player, O, normal, _)) after
    cast(O), cast_from(O, normal, Player, _).
'601.2a' :: caused event(begins_casting(Player, O, Way, _)) after
    cast(O, Way), cast_from(O, Way, Player, _).
'601.2a' :: caused event(moves(O, Place, stack(Player), Item)), casting(Item, a), way(Item, Way), then(Steps) after
    begins_casting(Player, O, Way, Item), cast_from(O, Way, Player, Place), casting_steps(Item, Steps).
