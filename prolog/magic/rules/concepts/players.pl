:- module(players,
          [ playing/1,                  % ?Player
            opponent/2,                 % +Player, ?Opponent
            apnap/1,                    % -Players
            others_in_order/2,          % +Player, -Players
            next_in_order/2,            % +Player, -Next
            winners/1,                  % -Players
            kept_in_game/1,             % +Player
            kept_from_winning/1         % +Player
          ]).

/** <module> Players, teams and turn order (chapters 1 and 8)
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').

fluent turn_order(_:players) functional marks changed(statics).
fluent team(_P:player, _T:atom) functional.
fluent active(_P:player) functional.
fluent turn(_:integer) functional.
fluent life(_P:player, _:integer) functional marks changed(state).
fluent lost(_P:player, _Why:atom).
fluent setting(_Key:term, _:term) functional.
fluent changed(_:atom).

event loses(_P:player, _Why:atom).

action concede(_P:player) unlisted.

process game_goes_on.

active(Player) reads "it is ~o turn"-[whose(Player)] otherwise "it is not ~o turn"-[whose(Player)].
playing(Player) reads "~w is in the game"-[Player] otherwise "~w is not playing"-[Player].
opponent(Player, Other)
    reads "~w is an opponent of ~w"-[Other, Player] otherwise "~w is not an opponent"-[Other].

%!  playing(?Player) is nondet.
%
%   Player is in the game and has not left it.

playing(Player) :-
    turn_order(Players),
    member(Player, Players).

%!  opponent(+Player, ?Opponent) is nondet.
%
%   Opponent plays, and not on the same team.

'102.2' :: caused opponent(Player, Opponent) if
    \+ team(Player, _), playing(Opponent), Opponent \== Player.
'102.3' :: caused opponent(Player, Opponent) if
    team(Player, Team), playing(Opponent), \+ team(Opponent, Team).

%!  apnap(-Players) is det.
%
%   The players, the active player first, then in turn order (101.4).

'101.4' :: caused apnap(Players) if active(Active), from(Active, Players).

from(Player, Players) :-
    turn_order(Order),
    (   append(Before, [Player|After], Order)
    ->  append([Player|After], Before, Players)
    ;   from_seat(Player, Order, Players)
    ).

%   Where Player has left the game, the next in the order of the seats is first.

from_seat(Player, Order, Players) :-
    (   setting(seats, Seats),
        append(Before, [Player|After], Seats)
    ->  append(After, Before, Others),
        findall(P, ( member(P, Others), memberchk(P, Order) ), Players)
    ;   Players = Order
    ).

%!  others_in_order(+Player, -Players) is det.

others_in_order(Player, Others) :-
    (   turn_order([Player|Found])
    ->  Others = Found
    ;   from(Player, [Player|Found])
    ->  Others = Found
    ;   from(Player, Others)
    ).

%!  next_in_order(+Player, -Next) is semidet.

next_in_order(Player, Next) :-
    others_in_order(Player, [Next|_]).

%!  kept_in_game(+Player) is nondet.
%
%   Player can't lose the game. Effects add clauses.

:- multifile kept_in_game/1.
:- dynamic kept_in_game/1.

%!  kept_from_winning(+Player) is nondet.
%
%   Player can't win the game. Effects add clauses.

:- multifile kept_from_winning/1.
:- dynamic kept_from_winning/1.

%!  winners(-Players) is semidet.
%
%   Every player still in the game is on one team, or nobody is left (104.2a).

winners(Players) :-
    turn_order(Players),
    (   Players == []
    ->  true
    ;   Players = [First|Rest],
        \+ ( member(Other, Rest),
             opponent(First, Other)
           )
    ).

'104.2a' :: caused then([over(Result)]) after game_goes_on, winners(Players), result(Players, Result).

%   A team wins with all its players, those who lost before, too (104.2c).

'104.4a' :: caused result([], draw).
'104.2c' :: caused result([First|_], won(Winners)) if
    team(First, Team), setting(seats, Seats), findall(P, ( member(P, Seats), team(P, Team) ), Winners).
'104.2a' :: caused result([First|Rest], won([First|Rest])) if \+ team(First, _).
