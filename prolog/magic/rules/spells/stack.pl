:- module(stack,
          [ finishes/1                  % ?Spell
          ]).

/** <module> Resolving spells and abilities (608)

What is still to be done of a resolving object are processes in `later/1`, each
with the object's number: nothing else remembers where a resolution stands.
*/

:- use_module(library(lists), [append/3, selectchk/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [at_once/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [condition/2]).
:- use_module(casting_steps, [instructions_of/3, slots_of/3]).
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module(instructions_in_order, [performed/3]).
:- use_module(target_slots, [slot_filter/3]).
:- use_module('../additional/loops', [goes_round/1]).

fluent resolving(_Item:object).
process resolve(_Item:object).
process fizzle(_Item:object).
process finish_resolving(_Item:object).
process put_onto_battlefield(_Item:object).
event resolved(_Item:object).
event does_not_resolve(_Item:object).

'608.1' :: caused resolving(Item), then([resolve(Item)]) after
    resolve_top, stack([Item|_]), \+ goes_round(Item).

%   Targets are checked again; with none left the object does nothing (608.2b).

'608.2b' :: caused illegal_target(Item, K) after
    resolve(Item), target(Item, K, Thing), \+ still_legal(Item, K, Thing).
'608.2b' :: caused then([fizzle(Item)]) after
    resolve(Item), target(Item, _, _), \+ some_legal(Item), \+ resolves_untargeted(Item).
'608.2' :: caused then(Tasks) after
    resolve(Item), ( target(Item, _, _) -> some_legal(Item) ; true ), resolution(Item, Tasks).

%   resolves_untargeted(+Item): it is a spell with targets that resolves without them. Keywords add clauses.

:- multifile resolves_untargeted/1.
:- dynamic resolves_untargeted/1.

some_legal(Item) :-
    target(Item, K, Thing),
    still_legal(Item, K, Thing),
    !.

still_legal(Item, K, Thing) :-
    stack_item(Item, Player, Kind),
    slots_of(Kind, Item, Slots),
    slot_filter(Slots, K, Filter0),
    filter_of(Item, Filter0, Filter),
    target_view(Item, view(Source, _, _)),
    can_target(Filter, Source, Player, Thing).

resolution(Item, Tasks) :-
    stack_item(Item, _, Kind),
    (   unmet(Kind, Item)
    ->  Tasks = [remove_from_stack(Item)]
    ;   instructions_of(Kind, Item, Instructions0)
    ->  chosen_mode(Item, Instructions0, Instructions),
        performed(Item, Instructions, Steps),
        ending(Kind, Item, Last),
        append(Steps, [Last], Tasks)
    ;   Tasks = [put_onto_battlefield(Item)]
    ).

%   An intervening condition is checked again.

'603.4' :: caused unmet(triggered(_, Name, Index), Item) if
    definition:triggered_ability(Name, Index, Condition, _, _), Condition \== true,
    target_view(Item, View), \+ condition(Condition, View).

chosen_mode(Item, Instructions0, Instructions) :-
    (   Instructions0 = [modal(Modes)],
        mode(Item, N)
    ->  lists:nth1(N, Modes, Instructions)
    ;   Instructions = Instructions0
    ).

ending(spell, Item, finish_resolving(Item)).
ending(activated(_, _, _), Item, remove_from_stack(Item)).
ending(triggered(_, _, _), Item, remove_from_stack(Item)).

'608.3' :: caused event(moves(Item, stack(Player), battlefield(Player), _)), event(resolved(Item)) after
    put_onto_battlefield(Item), stack_item(Item, Player, spell).
'608.2n' :: caused event(moves(Item, stack(Player), graveyard(Owner), _)), event(resolved(Item)) after
    finish_resolving(Item), stack_item(Item, Player, spell), owner(Item, Owner).

%!  finishes(?Spell) is nondet.
%
%   The move that is proposed is the last part of Spell's resolution. What says where a spell goes "as it resolves"
%   replaces that move, and none of a spell that is countered or has no legal target left.

'608.2n' :: caused finishes(Spell) if at_once(resolved(Spell)).

'608.2b' :: caused event(moves(Item, stack(Player), graveyard(Owner), _)) after
    fizzle(Item), stack_item(Item, Player, spell), owner(Item, Owner).
'608.2b' :: caused event(does_not_resolve(Item)) after fizzle(Item).
'608.2b' :: caused then([remove_from_stack(Item)]) after
    fizzle(Item), stack_item(Item, _, Kind), Kind \== spell.
'608.2n' :: caused stack(Left) after
    remove_from_stack(Item), stack(Stack), selectchk(Item, Stack, Left).
'608.2n' :: caused -Fluent after
    remove_from_stack(Item), zones:stack_fluent(Item, Fluent).
'608.2n' :: caused -resolving(Item) after
    finish_resolving(Item).
'608.2n' :: caused -resolving(Item) after
    remove_from_stack(Item), resolving(Item).
'608.2n' :: caused -resolving(Item) after
    put_onto_battlefield(Item).
'608.2n' :: caused -resolving(Item) after
    fizzle(Item).

%   A mana ability resolves at once (605.3b).

'605.3b' :: caused then(Tasks) after
    resolve_mana(Item), stack_item(Item, _, Kind), mana_steps(Kind, Item, Steps),
    ( definition:uses(mana_by_tapping) -> Ends = [adds_bonus(Item), remove_from_stack(Item)] ; Ends = [remove_from_stack(Item)] ),
    append(Steps, Ends, Tasks).
process adds_bonus(_Item:object).
'605.3b' :: caused -casting(Item, Step) after resolve_mana(Item), casting(Item, Step).
'605.3b' :: caused -cost(Item, Costs) after resolve_mana(Item), cost(Item, Costs).

mana_steps(activated(_, _, basic(Type)), Item, [add(Item, [Color])]) :-
    !,
    basic_land_type(Type, Color).
mana_steps(Kind, Item, Steps) :-
    instructions_of(Kind, Item, Instructions),
    performed(Item, Instructions, Steps).
