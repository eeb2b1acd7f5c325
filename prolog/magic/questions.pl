:- module(questions, []).

/** <module> What people may ask about a game of Magic, and how it is shown

The game's side of the vocabulary: the hooks of looking.pl, naming.pl and spoken.pl;
asked_words.pl has the game's own words.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../k/language').
:- use_module('../k/cycle', [chooser/1]).
:- use_module('../acting', []).
:- use_module('../looking', []).
:- use_module('../naming', []).
:- use_module('../spoken', []).
:- use_module(attacking, []).
:- use_module(blocking, []).
:- use_module(definitions, []).
:- use_module(filters, []).
:- use_module(mana, [basic_land_type/2]).
:- use_module(objects).
:- use_module(players).
:- use_module(turn, []).
:- use_module(zones, []).
:- use_module(display/board).
:- use_module(display/events, [happenings/3]).
:- use_module(display/objects, [known_name/2]).
:- use_module(display/seen, []).

:- multifile
    naming:object_named/3, naming:known_as/2,
    naming:thinkable_action/1, naming:thinkable_action/2,
    spoken:action_types/1, spoken:player/1,
    looking:show/1, looking:derived/2, looking:event_types/1.

%   Objects: a name means what the player who chooses has, where they have one.

naming:object_named(Object, Name, Rank) :-
    object(Object, Name, _),
    rank(Object, Rank).
naming:object_named(Item, Name, 5) :-
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

naming:known_as(Object, Name) :-
    known_name(Object, Name).

spoken:player(Player) :-
    setting(seats, Seats),
    memberchk(Player, Seats).

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

naming:thinkable_action(Action) :-
    setting(seats, _),
    member(Action, [pass, done, start_over, keep, mulligan, yes, no, finish_mana, find_nothing]).
naming:thinkable_action(target(Player)) :-
    playing(Player).

naming:thinkable_action(O, play_land(O)).
naming:thinkable_action(O, cast(O)).
naming:thinkable_action(O, target(O)).
naming:thinkable_action(O, pick(O)).
naming:thinkable_action(O, cast(O, alternative(Index))) :-
    object(O, Name, _),
    definition:alternative_cost(Name, Index, _).
naming:thinkable_action(O, activate(O, Index)) :-
    object(O, Name, _),
    definition:activated_ability(Name, Index, _, _, _, _, _).
naming:thinkable_action(O, activate(O, basic(Type))) :-
    subtype(O, Type),
    basic_land_type(Type, _).
naming:thinkable_action(O, attack(O, Defender)) :-
    controls(Player, O),
    opponent(Player, Defender).
naming:thinkable_action(O, block(O, A)) :-
    controls(_, O),
    attacking(A, _).

%   What can be asked besides the fluents.

looking:derived(objects, power(object, value)).
looking:derived(objects, toughness(object, value)).
looking:derived(objects, type(object, other)).
looking:derived(objects, supertype(object, other)).
looking:derived(objects, subtype(object, other)).
looking:derived(objects, color(object, other)).
looking:derived(objects, has(object, other)).
looking:derived(objects, creature(object)).
looking:derived(objects, land(object)).
looking:derived(objects, permanent(object)).
looking:derived(objects, owner(object, value)).
looking:derived(objects, controller(object, value)).
looking:derived(zones, zone(object, other)).
looking:derived(players, playing(other)).
looking:derived(players, opponent(other, other)).
looking:derived(blocking, can_block(object, object)).

%   Events, with the objects that they are about.

looking:event_types(attacks(object, other)).
looking:event_types(begins_effect(objects, other, other, other)).
looking:event_types(untaps(object)).
looking:event_types(discards(other, object)).
looking:event_types(resolved(object)).
looking:event_types(blocks_creature(object, object)).
looking:event_types(becomes_blocked(object)).
looking:event_types(moves(object, other, other, object)).
looking:event_types(enters_tapped(object)).
looking:event_types(draws(other, object)).
looking:event_types(creates(other, other, object)).
looking:event_types(begins_casting(other, object, other, object)).
looking:event_types(activates(other, object, other, object)).
looking:event_types(casts(other, object)).
looking:event_types(activated(other, object)).
looking:event_types(plays_land(other, object)).
looking:event_types(cycles(other, object)).
looking:event_types(reveals(other, object)).
looking:event_types(sacrifices(other, object)).
looking:event_types(deals_damage(object, thing)).
looking:event_types(triggers(other, object, other, other, other, other)).
looking:event_types(taps_for_mana(object)).
looking:event_types(becomes_tapped(object)).
looking:event_types(becomes_target(thing, object)).

%   Showing

looking:show(board) :-
    setting(seats, _),
    board(everyone, [Turn, Step, Active, Players, Permanents, Stack, _]),
    format("Turn ~w of ~w, ~w~n", [Turn, Active, Step]),
    forall(member(Row, Players), player_line(Row, Permanents)),
    ( Stack == [] -> true ; format("On the stack, the top first:~n") ),
    forall(member([Player, Words], Stack), format("  ~w: ~w~n", [Player, Words])).
looking:show(events) :-
    setting(seats, _),
    happenings(everyone, 1_000_000_000, Rows),
    forall(member([_, Words], Rows), ( write(Words), nl )).
looking:show(object(Object)) :-
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
