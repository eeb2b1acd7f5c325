:- module(leaving, []).

/** <module> Leaving the game (800.4)

A loss removes that player and what they own, not the game. What was still to
come of the turn is reconsidered: nobody who has left is asked for anything.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module(concepts/objects).
:- use_module(concepts/players).
:- use_module(zones).

'104.3' :: caused lost(Player, Why) after loses(Player, Why).

%   Players who lose at the same time leave at the same time.

'800.4a' :: caused turn_order(Left) if
    turn_order(Players), exclude_gone(Players, Left) after
    loses(_, _).
'800.4a' :: caused stack(Left) if
    stack(Stack), findall(S, ( member(S, Stack), \+ of_the_gone(S) ), Left) after
    loses(Player, _), \+ over_now(Player).
'800.4a' :: caused Change after
    loses(Player, _), \+ over_now(Player), belonging(Player, Change).

%   Rules of what is in no zone add clauses.

:- multifile belonging/2.

exclude_gone(Players, Left) :-
    findall(P, ( member(P, Players), \+ lost(P, _) ), Left).

of_the_gone(Item) :-
    stack_item(Item, Player, _),
    lost(Player, _),
    !.
of_the_gone(Item) :-
    \+ stack_item(Item, _, _).

belonging(Player, event(moves(O, battlefield(P), outside, _))) :-
    controls(P, O),
    owner(O, Player).
belonging(Player, event(moves(O, battlefield(Player), exile, _))) :-
    controls(Player, O),
    \+ owner(O, Player),
    \+ base_control(O, _).
belonging(Player, Change) :-
    continuous(N, O, Changes, Duration),
    memberchk(controlled_by(player(Player)), Changes),
    member(Change, [-continuous(N, O, Changes, Duration), changed(statics)]).
belonging(Player, Change) :-
    in_another_zone(Player, O, Zone),
    member(Change, [-Zone, -object(O, _, _)]).
belonging(Player, -knows(Other, O)) :-
    knows(Other, O),
    ( Other == Player ; owner(O, Player) ).
belonging(Player, library(Player, [])) :-
    library(Player, _).
belonging(Player, -object(O, _, _)) :-
    library(Player, Objects),
    member(O, Objects).
belonging(Player, -Fluent) :-
    stack_item(O, Player, _),
    stack_part(O, Fluent),
    \+ \+ Fluent.
belonging(Player, -pending(N, Player, _, _, _, _)) :-
    pending(N, Player, _, _, _, _).
belonging(Player, -pool(Player, _)) :-
    pool(Player, _).
belonging(Player, -commander(Player, K, O)) :-
    commander(Player, K, O).

in_another_zone(Player, O, hand(Player, O)) :- hand(Player, O).
in_another_zone(Player, O, graveyard(Player, O)) :- graveyard(Player, O).
in_another_zone(Player, O, exile(O)) :- exile(O), owner(O, Player).
in_another_zone(Player, O, emblem(Player, O)) :- emblem(Player, O).
in_another_zone(Player, O, command(Player, O)) :- command(Player, O).
in_another_zone(Player, O, companion(Player, O)) :- companion(Player, O).
in_another_zone(Player, O, sideboard(Player, O)) :- sideboard(Player, O).

stack_part(O, Fluent) :- zones:stack_fluent(O, Fluent).
stack_part(O, object(O, _, _)).
stack_part(O, casting(O, _)).
stack_part(O, cost(O, _)).
stack_part(O, resolving(O)).

'800.4a' :: caused -object(O, Name, Owner) after
    moves(O, _, outside, _), object(O, Name, Owner).

%   In a game that this loss ends, nothing needs to be cleared away.

over_now(Player) :-
    findall(P, ( playing(P), P \== Player ), Left),
    \+ ( member(P, Left),
         member(Q, Left),
         opponent(P, Q)
       ).

%   Conceding (104.3a), at any time: the choice goes on, if it can.

'104.3a' :: executable concede(Player) if playing(Player).
'104.3a' :: caused event(loses(Player, concession)) after concede(Player).
'104.3a' :: caused then([reconsider, game_goes_on, Resumed]) after
    concede(_), now(Process), resumed(Process, Resumed).

resumed(Process, Resumed) :-
    (   Process = priority(Player, _)
    ->  Resumed = open_priority(Player)
    ;   Resumed = Process
    ).

%   What was to come of those who have left (800.4).

'800.4' :: caused instead(Tasks) after
    reconsider(Task), lost(_, _), without_the_gone(Task, Tasks).

without_the_gone(priority(Player, Others), Tasks) :-
    !,
    exclude_gone([Player|Others], Left),
    Left \== [Player|Others],
    passed_on(Left, Tasks).
without_the_gone(mulligans(Players, Again), [mulligans(Left, Again)]) :-
    !,
    exclude_gone(Players, Left).
without_the_gone(after_mulligans(Players), [after_mulligans(Left)]) :-
    !,
    exclude_gone(Players, Left).
without_the_gone(announced(Item), [open_priority]) :-
    !,
    \+ stack_item(Item, _, _).
without_the_gone(Choice, []) :-
    rules:choice(Choice, Player),
    lost(Player, _).

passed_on([], [open_priority]).
passed_on([Next|Others], [priority(Next, Others)]).
