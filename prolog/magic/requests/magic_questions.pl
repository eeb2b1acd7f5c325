:- module(magic_questions, []).

/** <module> What people may ask about a game of Magic, and how it is shown

The game's side of the vocabulary: the hooks of facts.pl, naming.pl and spoken_terms.pl;
magic_words.pl has the game's own words.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../../k/views', [onlooker/1]).
:- use_module('../../k/recent', [recent/2]).
:- use_module('../../ask/actions', []).
:- use_module('../../ask/facts', []).
:- use_module('../../ask/naming', []).
:- use_module('../../ask/spoken_terms', []).
:- use_module('../rules/turn/attacking', []).
:- use_module('../rules/turn/blocking', []).
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [called/2]).
:- use_module('../support/filters', []).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module('../rules/turn/turn', []).
:- use_module('../rules/zones', []).
:- use_module('../words/action_words', [choice_words/2]).
:- use_module('../words/board_words').
:- use_module('../words/event_words', [happenings/3]).
:- use_module('../words/object_words', [known_name/2]).
:- use_module('../words/seen_words', []).

:- multifile
    naming:object_named/3, naming:known_as/2, spoken_terms:player/1,
    facts:show/1, facts:derived/2.

%   Objects: a name means what the player who asks or chooses has, where they have one. What
%   that player can't see is out of sight.

naming:object_named(Object, Called, Rank) :-
    object(Object, Name, _),
    called(Name, Called),
    ( Name == unknown -> Rank = 9 ; rank(Object, Rank) ).
naming:object_named(Item, Called, 5) :-
    stack_item(Item, _, Kind),
    Kind =.. [Functor, _, Name, _],
    memberchk(Functor, [activated, triggered]),
    called(Name, Called).

rank(Object, Rank) :-
    (   hand(Player, Object)
    ->  ( onlooker(Player) -> Rank = 1 ; Rank = 6 )
    ;   controls(Player, Object)
    ->  ( onlooker(Player) -> Rank = 2 ; Rank = 3 )
    ;   stack_item(Object, _, _)
    ->  Rank = 4
    ;   ( graveyard(_, Object) ; exile(Object) )
    ->  Rank = 7
    ;   Rank = 9
    ).

naming:known_as(Object, Name) :-
    known_name(Object, Name).

spoken_terms:player(Player) :-
    setting(seats, Seats),
    member(Player, Seats).

%   What can be asked besides the fluents.

facts:derived(objects, power(object, value)).
facts:derived(objects, toughness(object, value)).
facts:derived(objects, type(object, other)).
facts:derived(objects, supertype(object, other)).
facts:derived(objects, subtype(object, other)).
facts:derived(objects, color(object, other)).
facts:derived(objects, has(object, other)).
facts:derived(objects, creature(object)).
facts:derived(objects, land(object)).
facts:derived(objects, permanent(object)).
facts:derived(objects, owner(object, value)).
facts:derived(objects, controller(object, value)).
facts:derived(zones, zone(object, other)).
facts:derived(players, playing(other)).
facts:derived(players, opponent(other, other)).
facts:derived(blocking, can_block(object, object)).

%   Showing

facts:show(board) :-
    setting(seats, _),
    board(everyone, [Turn, Step, Active, Players, Permanents, Stack|_]),
    format("Turn ~w of ~w, ~w~n", [Turn, Active, Step]),
    forall(member(Row, Players), player_line(Row, Permanents)),
    ( Stack == [] -> true ; format("On the stack, the top first:~n") ),
    forall(member([Player, Words], Stack), format("  ~w: ~w~n", [Player, Words])).
facts:show(events) :-
    setting(seats, _),
    print_happenings(1_000_000_000).
facts:show(happened) :-
    setting(seats, _),
    print_happenings(1).
facts:show(choice) :-
    setting(seats, _),
    now(Process),
    choice_words(Process, Words),
    format("~w~n", [Words]).
facts:show(object(Object)) :-
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

print_happenings(Choices) :-
    recent(Choices, Entries),
    happenings(everyone, Entries, Rows),
    forall(member([_, Words], Rows), ( write(Words), nl )).

where_line(Object) :-
    (   zones:zone(Object, Zone),
        Zone \== battlefield
    ->  owner(Object, Owner),
        format("It is in this zone of ~w: ~w~n", [Owner, Zone])
    ;   true
    ).

player_line([Name, _, Life, _, Hand, Library, _, Graveyard, _, _], Permanents) :-
    length(Graveyard, Buried),
    ( Hand == 1 -> Cards = "card" ; Cards = "cards" ),
    format("~w: ~w life, ~w ~w in hand, ~w in library, ~w in graveyard~n",
           [Name, Life, Hand, Cards, Library, Buried]),
    forall(( member(Row, Permanents), permanent_line(Name, Row, Line) ),
           ( write(Line), nl )).

permanent_line(Player, [O, Card, Player, _, Size, Tapped, Remarks], Line) :-
    ( Size == "" -> Sizes = [] ; Sizes = [Size] ),
    ( Tapped == 1 -> All = ["tapped"|Remarks] ; All = Remarks ),
    atomic_list_concat(All, ', ', Words),
    ( Words == '' -> Parts = Sizes ; append(Sizes, [Words], Parts) ),
    format(atom(Named), "  ~w (~w)", [Card, O]),
    atomic_list_concat([Named|Parts], ' ', Line).
