:- module(targets,
          [ candidate/4,                % +Filter, +Source, +Player, ?Thing
            can_target/4,               % +Filter, +Source, +Player, +Thing
            filter_of/3,                % +Item, +Filter, -Known
            for_x/3,                    % +X, +Term, -Known
            hangs_on_x/1,               % +Term
            target_view/2               % +Item, -View
          ]).

/** <module> Targets (115)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, selectchk/4]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(terms), [mapsubterms/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module(objects).
:- use_module(players).
:- use_module('../keywords/protection', [hexproof_from/2, protected_from/2, source_matches/3]).
:- use_module('../zones', [lying_card/3]).

fluent target(_Item:object, _Slot:integer, _Thing:thing).
fluent illegal_target(_Item:object, _Slot:integer).

target_view(_, _) reads silent.
filter_of(_, _, _) reads silent.

%!  target_view(+Item, -View) is det.
%
%   The view from the source of the spell or ability Item. What a permanent does without the
%   stack, as a replacement effect of it does, is seen from the permanent.

target_view(Item, view(Source, Player, Item)) :-
    (   stack_item(Item, Controller, Kind)
    ->  Player = Controller,
        item_source(Kind, Item, Source)
    ;   controller(Item, Player),
        Source = Item
    ).

item_source(spell, Item, Item).
item_source(activated(Source, _, _), _, Source).
item_source(triggered(Source, _, _), _, Source).

%!  filter_of(+Item, +Filter, -Known) is det.
%
%   Filter as the spell or ability Item means it: the player who controls the target may be
%   one that Item is about, and its size X.

filter_of(Item, Filter0, Known) :-
    (   value_of_x(Item, X)
    ->  for_x(X, Filter0, Filter)
    ;   Filter = Filter0
    ),
    (   member(controlled(Who), Filter),
        \+ memberchk(Who, [you, opponent, not_you])
    ->  target_view(Item, View),
        ( reference(Who, View, Found) -> Player = player(Found) ; Player = nobody ),
        maplist(for_player(Player), Filter, Known)
    ;   selectchk(sized(Measure, How, size(Of, that)), Filter, compared(Measure, How, Size), Known)
    ->  target_view(Item, View),
        quantity(size(Of, that), View, Size)
    ;   Known = Filter
    ).

for_player(Player, Part, Known) :-
    (   Part = controlled(Who),
        \+ memberchk(Who, [you, opponent, not_you])
    ->  Known = controlled(Player)
    ;   Known = Part
    ).

%!  for_x(+X:integer, +Term, -Known) is det.
%
%   Term, filters or slots with filters, with X where a size is compared with x, or there are x slots (107.3).

for_x(X, Term, Known) :-
    mapsubterms(with_x(X), Term, Known).

with_x(X, Part, Known) :-
    nonvar(Part),
    of_x(Part, X, Known).

of_x(compared(What, How, Number), X, compared(What, How, X)) :-
    Number == x.
of_x(many(Least, Quantity), X, many(X, Quantity)) :- Least == x.

%!  hangs_on_x(+Term) is semidet.

hangs_on_x(Term) :-
    definition:uses(x),
    sub_term(Part, Term),
    nonvar(Part),
    of_x(Part, _, _),
    !.

%!  candidate(+Filter, +Source, +Player, ?Thing) is nondet.
%
%   Thing, an object or a player, could be targeted by Source, which Player
%   controls: an object, or as_cast(Player, Card, Name), the spell with Name that Card becomes as Player casts it.

candidate(Filter, Source, Player, Thing) :-
    ( Source = as_cast(_, Card, _) -> O = Card ; O = Source ),
    thing_for(Filter, O, Player, Thing),
    \+ awake:untargetable(Thing, Source, Player).

%!  can_target(+Filter, +Source, +Player, +Thing) is semidet.

can_target(Filter, Source, Player, Thing) :-
    candidate(Filter, Source, Player, Thing),
    !.

thing_for([ability_on_stack(Sort)|Filter], Source, Player, Thing) :-
    !,
    stack(Objects),
    member(Thing, Objects),
    stack_item(Thing, _, Kind),
    of_sort(Kind, Sort),
    matches(Filter, Thing, view(Source, Player, 0)).
thing_for(Filter, Source, Player, Thing) :-
    (   \+ ( member(Part, Filter), beside_permanents(Part) )
    ->  battlefield_matching(Filter, view(Source, Player, 0), Thing)
    ;   memberchk(any_target, Filter)
    ->  (   playing(Thing)
        ;   controls(_, Thing),
            once(damageable(Thing)),
            \+ ( member(Part, Filter), sets_apart(Part), \+ matches([Part], Thing, view(Source, Player, 0)) )
        )
    ;   memberchk(either([Players], Permanents), Filter),
        memberchk(Players, [player, opponent])
    ->  (   thing_for([Players], Source, Player, Thing)
        ;   thing_for(Permanents, Source, Player, Thing)
        )
    ;   memberchk(either([spell], Permanents), Filter)
    ->  (   thing_for([spell], Source, Player, Thing)
        ;   thing_for(Permanents, Source, Player, Thing)
        )
    ;   memberchk(either(Permanents, Cards), Filter),
        memberchk(card_in(graveyard, _), Cards)
    ->  (   thing_for(Permanents, Source, Player, Thing)
        ;   thing_for(Cards, Source, Player, Thing)
        )
    ;   memberchk(on_stack, Filter)
    ->  stack(Objects),
        member(Thing, Objects),
        matches(Filter, Thing, view(Source, Player, 0))
    ;   memberchk(player, Filter)
    ->  playing(Thing)
    ;   memberchk(opponent, Filter)
    ->  opponent(Player, Thing)
    ;   memberchk(spell, Filter)
    ->  stack(Objects),
        member(Thing, Objects),
        stack_item(Thing, _, spell),
        matches(Filter, Thing, view(Source, Player, 0))
    ;   memberchk(card_in(graveyard, _), Filter)
    ->  lying_card(graveyard, _, Thing),
        matches(Filter, Thing, view(Source, Player, 0))
    ;   battlefield_matching(Filter, view(Source, Player, 0), Thing)
    ).

%   beside_permanents(+Part) is semidet: a filter with such a Part may describe what is no permanent.

beside_permanents(any_target).
beside_permanents(either(_, _)).
beside_permanents(on_stack).
beside_permanents(player).
beside_permanents(opponent).
beside_permanents(spell).
beside_permanents(card_in(_, _)).

sets_apart(other).
sets_apart(other_than(_)).

of_sort(activated(_, _, _), any).
of_sort(activated(_, _, _), activated).
of_sort(triggered(_, _, _), any).
of_sort(triggered(_, _, _), triggered).

damageable(Thing) :- type(Thing, creature).
damageable(Thing) :- type(Thing, planeswalker).
damageable(Thing) :- type(Thing, battle).

%   These abilities function on the battlefield only. Rules sleep that nothing can come of.

:- multifile untargetable/3, awake:rule_table/1.
:- dynamic awake:untargetable/3.

awake:rule_table(targets:untargetable(_, _, _)).

'702.16b' :: caused untargetable(Thing, Source, _) if controls(_, Thing), protected_from(Thing, Source).
'702.18a' :: caused untargetable(Thing, _, _) if controls(_, Thing), has(Thing, shroud).
'702.11b' :: caused untargetable(Thing, _, Player) if
    controls(Controller, Thing), has(Thing, hexproof), opponent(Controller, Player).
'702.11d' :: caused untargetable(Thing, Source, Player) if
    controls(Controller, Thing), opponent(Controller, Player), hexproof_from(Thing, Source).
'101.2' :: caused untargetable(Thing, Source, Player) if
    controls(_, Thing), restricted(Thing, cant_be_targeted(Side, Filter), By),
    of_side(Side, By, Player), source_matches(Filter, Source, view(By, Player, 0)).

of_side(anybody, _, _).
of_side(opponent, By, Player) :- controller(By, Owner), opponent(Owner, Player).
of_side(opponent_of(Owner), _, Player) :- opponent(Owner, Player).
