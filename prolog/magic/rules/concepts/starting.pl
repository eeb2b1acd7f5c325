:- module(starting,
          [ brawl/0,
            counted_mulligans/2,        % +Player, -N
            starting_life/1             % -Life
          ]).

/** <module> Starting the game (103)

Mulligan rules are settings: `london` (103.5), `vancouver` and `paris`.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module(players).
:- use_module('../zones').

process start_game.
process flip_for_start.
process opening_hands.
process draw_hand(_P:player).
process mulligans(_Players:players, _Again:players).
process after_mulligans(_Players:players).
process first_turn_begins.
choice decide_mulligan(_P:player).
choice put_on_bottom(_P:player, _N:integer).
choice scry_top(_P:player).
decide_mulligan(_) otherwise "nobody decides about an opening hand now".
put_on_bottom(_, _) otherwise "nobody puts cards of a hand on the bottom of a library now".
scry_top(_) otherwise "nobody looks at the top of a library now".
action keep requires playing(_).
action mulligan requires playing(_).
action bottom(_O:object).
action leave_on_top.
fluent mulligans_taken(_P:player, _:integer) functional.
fluent kept(_P:player).
fluent draws(_:integer) functional.
fluent seed(_:term) functional visible_to nobody.

flag shuffle(_P:player, _Objects:objects, _Seed:term, _Draws:integer).
flag flip(_What:atom, _Options:terms, _Seed:term, _Draws:integer).
fluent flipped(_What:atom, _:term) functional.

'103.1' :: caused then([flip_for_start, opening_hands]) after start_game.
'103.1' :: caused flip(starting_player, Players, Seed, N) after
    flip_for_start, \+ flipped(starting_player, _), \+ agreed_first(_), turn_order(Players),
    seed(Seed), draws(N).
'103.1' :: caused flipped(starting_player, First) after
    flip_for_start, agreed_first(First).
'103.3' :: caused then(Tasks) after
    opening_hands, flipped(starting_player, First), turn_order(Players),
    append(Before, [First|After], Players), append([First|After], Before, Order),
    findall(Task, ( member(P, Order), member(Task, [shuffle_library(P), draw_hand(P)]) ), Draws),
    append(Draws, [mulligans(Order, [])], Tasks).
'103.1' :: caused turn_order(Order), active(First) after
    opening_hands, flipped(starting_player, First), turn_order(Players),
    append(Before, [First|After], Players), append([First|After], Before, Order).

%   103.1 leaves the method to the players: in a match the setting `first_player` says who it is.

agreed_first(First) :-
    setting(first_player, First),
    turn_order(Players),
    memberchk(First, Players).

'103.5' :: caused then([draw_cards(Player, Size)]) after
    draw_hand(Player), hand_size(Player, Size).

process shuffle_library(_P:player).
'701.24' :: caused shuffle(Player, Objects, Seed, N) after
    shuffle_library(Player), library(Player, Objects), seed(Seed), draws(N).

%   The vancouver and paris rules draw one card fewer for each mulligan.

hand_size(Player, Size) :-
    ( setting(starting_hand, Full) -> true ; Full = 7 ),
    (   setting(mulligan, london)
    ->  Size = Full
    ;   counted_mulligans(Player, N),
        Size is Full-N
    ).

%!  counted_mulligans(+Player, -N:integer) is det.
%
%   The first mulligan of a game with more than two players, or of Brawl, is free (103.5c).

'103.5c' :: caused counted_mulligans(Player, N) if
    ( mulligans_taken(Player, Taken) -> true ; Taken = 0 ),
    ( first_is_free -> N is max(0, Taken-1) ; N = Taken ).

first_is_free :-
    setting(seats, [_, _, _|_]).
first_is_free :-
    brawl.

%!  starting_life(-Life:integer) is det.
%
%   What each player's life total was as the game began (903.7).

starting_life(Life) :-
    (   setting(starting_life, Found)
    ->  Life = Found
    ;   life_of_format(Found)
    ->  Life = Found
    ;   Life = 20
    ).

%   life_of_format(-Life) is semidet: the game is of a format that has its own. Formats add clauses.

:- multifile life_of_format/1.
:- dynamic life_of_format/1.

%!  brawl is semidet.
%
%   The game is of Brawl, a variant of Commander.

brawl :-
    setting(format, Format),
    memberchk(Format, [brawl, standardbrawl]).

'103.5' :: caused then([decide_mulligan(Player), mulligans(Rest, Again)]) after
    mulligans([Player|Rest], Again), \+ kept(Player).
'103.5' :: caused then([mulligans(Rest, Again)]) after
    mulligans([Player|Rest], Again), kept(Player).
'103.5' :: caused then(Tasks) after
    mulligans([], []), turn_order(Order), deciding(Order, Deciding), round_tasks(Deciding, Order, Tasks).

deciding(Order, Deciding) :-
    findall(P, ( member(P, Order), \+ kept(P) ), Deciding).

%   A round: those who mulligan do it at once, then decide again.

round_tasks([], Order, [after_mulligans(Order)]).
round_tasks([P|Ps], _, Tasks) :-
    findall(Task, ( member(Q, [P|Ps]), member(Task, [shuffle_library(Q), draw_hand(Q)]) ), Draws),
    append(Draws, [mulligans([P|Ps], [])], Tasks).

'103.5' :: executable keep if decide_mulligan(_).
'103.5' :: executable mulligan if decide_mulligan(_).
'103.5' :: nonexecutable mulligan if
    now(decide_mulligan(Player)), counted_mulligans(Player, N), hand_limit(N)
    because "~w has no card left to give up"-[Player].

hand_limit(N) :-
    ( setting(starting_hand, Full) -> true ; Full = 7 ),
    N >= Full.

'103.5' :: caused kept(Player) after keep, now(decide_mulligan(Player)).
'103.5' :: caused mulligans_taken(Player, Next), library(Player, All) after
    mulligan, now(decide_mulligan(Player)),
    ( mulligans_taken(Player, N) -> true ; N = 0 ), Next is N+1,
    library(Player, Library), findall(O, hand(Player, O), Hand0), sort(Hand0, Hand),
    append(Library, Hand, All).
'103.5' :: caused -hand(Player, O) after
    mulligan, now(decide_mulligan(Player)), hand(Player, O).

'103.5' :: caused then(Tasks) after
    after_mulligans([Player|Rest]), mulligan_price(Player, Price),
    append(Price, [after_mulligans(Rest)], Tasks).
'103.6' :: caused then(Tasks) after
    after_mulligans([]), findall(Task, before_first_turn(Task), First), append(First, [first_turn_begins], Tasks).

%   before_first_turn(-Process) is nondet: in this game, players do something between mulligans and the first turn.

:- multifile before_first_turn/1.
:- dynamic before_first_turn/1.

mulligan_price(Player, []) :-
    counted_mulligans(Player, 0),
    !.
mulligan_price(Player, Tasks) :-
    setting(mulligan, Rule),
    counted_mulligans(Player, N),
    price(Rule, Player, N, Tasks).

price(london, Player, N, [put_on_bottom(Player, N)]).
price(vancouver, Player, _, [scry_top(Player)]).
price(paris, _, _, []).

'103.5' :: executable bottom(O) if put_on_bottom(Player, _), hand(Player, O).
'103.5' :: caused event(moves(O, hand(Player), library_bottom(Player), _)) after
    bottom(O), now(put_on_bottom(Player, _)).
'103.5' :: caused then([put_on_bottom(Player, Left)]) after
    bottom(_), now(put_on_bottom(Player, N)), N > 1, Left is N-1.

'103.5' :: executable leave_on_top if scry_top(_).
'103.5' :: executable bottom(O) if scry_top(Player), library(Player, [O|_]).
'103.5' :: caused library(Player, Objects) after
    bottom(O), now(scry_top(Player)), library(Player, [O|Rest]), append(Rest, [O], Objects).

%   The starting player of a two-player game skips the first draw (103.8a).

'103.8' :: caused turn(0), then([begin_turn(First)]) after
    first_turn_begins, apnap([First|_]).
'103.8a' :: caused first_turn(First) after
    first_turn_begins, active(First), turn_order([_, _]).
