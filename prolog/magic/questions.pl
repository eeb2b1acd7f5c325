:- module(questions, []).

/** <module> What people may ask about a game of Magic, and how it is shown

The game's side of the vocabulary in toplevel.pl and of spoken.pl.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../k/language').
:- use_module('../k/cycle', [chooser/1]).
:- use_module('../spoken', []).
:- use_module('../toplevel', []).
:- use_module(attacking, [attack_set/1]).
:- use_module(blocking, [block_set/1]).
:- use_module(definitions, []).
:- use_module(filters, []).
:- use_module(mana, [basic_land_type/2]).
:- use_module(objects).
:- use_module(players).
:- use_module(turn, []).
:- use_module(zones, []).
:- use_module(display/board).

:- multifile
    spoken:object_named/3, spoken:action_types/1, spoken:player/1, spoken:card_name/1,
    spoken:thinkable_action/1, spoken:thinkable_action/2,
    toplevel:show/1, toplevel:derived/2, toplevel:declaration/2.

%   Objects: a name means what the player who chooses has, where they have one.

spoken:object_named(Object, Name, Rank) :-
    object(Object, Name, _),
    rank(Object, Rank).
spoken:object_named(Item, Name, 5) :-
    stack_item(Item, _, Kind),
    Kind =.. [Functor, _, Name, _],
    memberchk(Functor, [activated, triggered]).

rank(Object, Rank) :-
    (   hand(Player, Object)
    ->  ( chooser(Player) -> Rank = 1 ; Rank = 6 )
    ;   controls(Player, Object)
    ->  ( chooser(Player) -> Rank = 2 ; Rank = 3 )
    ;   stack_item(Object, _, _)
    ->  Rank = 4
    ;   ( graveyard(_, Object) ; exile(Object) )
    ->  Rank = 7
    ;   Rank = 9
    ).

spoken:player(Player) :-
    setting(seats, Seats),
    memberchk(Player, Seats).

spoken:card_name(Name) :-
    findall(Card, definition:card_type(Card, _), Unsorted),
    sort(Unsorted, Cards),
    member(Name, Cards).

spoken:action_types(cast(object)).
spoken:action_types(cast(object, other)).
spoken:action_types(activate(object, other)).
spoken:action_types(play_land(object)).
spoken:action_types(target(thing)).
spoken:action_types(pick(object)).
spoken:action_types(attack(object, other)).
spoken:action_types(block(object, object)).
spoken:action_types(next_blocker(object)).
spoken:action_types(assign(thing, other)).
spoken:action_types(bottom(object)).
spoken:action_types(bottom_next(object)).
spoken:action_types(find(object)).
spoken:action_types(discard(object)).
spoken:action_types(keep(object)).

%   Actions of all forms, with all that there is.

spoken:thinkable_action(Action) :-
    member(Action, [pass, done, start_over, keep, mulligan, yes, no, finish_mana, find_nothing]).
spoken:thinkable_action(target(Player)) :-
    playing(Player).

spoken:thinkable_action(O, play_land(O)).
spoken:thinkable_action(O, cast(O)).
spoken:thinkable_action(O, target(O)).
spoken:thinkable_action(O, pick(O)).
spoken:thinkable_action(O, cast(O, alternative(Index))) :-
    object(O, Name, _),
    definition:alternative_cost(Name, Index, _).
spoken:thinkable_action(O, activate(O, Index)) :-
    object(O, Name, _),
    definition:activated_ability(Name, Index, _, _, _, _, _).
spoken:thinkable_action(O, activate(O, basic(Type))) :-
    subtype(O, Type),
    basic_land_type(Type, _).
spoken:thinkable_action(O, attack(O, Defender)) :-
    controls(Player, O),
    opponent(Player, Defender).
spoken:thinkable_action(O, block(O, A)) :-
    controls(_, O),
    attacking(A, _).

toplevel:declaration(attackers, Set) :- attack_set(Set).
toplevel:declaration(blockers, Set) :- block_set(Set).

%   What can be asked besides the fluents.

toplevel:derived(objects, power(object, value)).
toplevel:derived(objects, toughness(object, value)).
toplevel:derived(objects, type(object, other)).
toplevel:derived(objects, supertype(object, other)).
toplevel:derived(objects, subtype(object, other)).
toplevel:derived(objects, color(object, other)).
toplevel:derived(objects, has(object, other)).
toplevel:derived(objects, creature(object)).
toplevel:derived(objects, land(object)).
toplevel:derived(objects, permanent(object)).
toplevel:derived(objects, owner(object, value)).
toplevel:derived(objects, controller(object, value)).
toplevel:derived(zones, zone(object, other)).
toplevel:derived(players, playing(other)).
toplevel:derived(players, opponent(other, other)).
toplevel:derived(blocking, can_block(object, object)).

%   Showing

toplevel:show(board) :-
    board(everyone, [Turn, Step, Active, Players, Permanents, Stack, _]),
    format("Turn ~w of ~w, ~w~n", [Turn, Active, Step]),
    forall(member(Row, Players), player_line(Row, Permanents)),
    ( Stack == [] -> true ; format("On the stack, the top first:~n") ),
    forall(member([Player, Words], Stack), format("  ~w: ~w~n", [Player, Words])).
toplevel:show(card(Name)) :-
    card_lines(Name, Lines),
    forall(member(Line, Lines), ( write(Line), nl )).
toplevel:show(object(Object)) :-
    (   object(Object, Name, _)
    ->  ( controller(Object, Viewer) -> true ; owner(Object, Viewer) ),
        (   object_lines(Object, Viewer, Lines)
        ->  true
        ;   card_lines(Name, Lines)
        ),
        forall(member(Line, Lines), ( write(Line), nl )),
        where_line(Object)
    ;   throw(error(existence_error(object, Object), _))
    ).

where_line(Object) :-
    (   zones:zone(Object, Zone),
        Zone \== battlefield
    ->  owner(Object, Owner),
        format("It is in this zone of ~w: ~w~n", [Owner, Zone])
    ;   true
    ).

player_line([Name, _, Life, _, Hand, Library, _, Graveyard, _, _], Permanents) :-
    length(Graveyard, Buried),
    format("~w: ~w life, ~w cards in hand, ~w in library, ~w in graveyard~n",
           [Name, Life, Hand, Library, Buried]),
    forall(member([O, Card, Name, _, Size, Tapped, Remarks], Permanents),
           ( ( Tapped == 1 -> All = ["tapped"|Remarks] ; All = Remarks ),
             atomic_list_concat(All, ', ', Words),
             format("  ~w (~w) ~w ~w~n", [Card, O, Size, Words])
           )).
