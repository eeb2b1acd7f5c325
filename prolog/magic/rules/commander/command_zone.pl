:- module(command_zone,
          [ leads/3                     % ?Player, ?K, ?Object
          ]).

/** <module> Commanders and the command zone (903.3, 903.6, 903.7, 903.9)

The settings say who is led by whom: commanders(Player)=[Name, ...]. To be a commander is no characteristic but
belongs to the card (903.3): commander(Player, K, O) says that the card that is O at present is number K of
Player's commanders, wherever it is. Where nobody has one, no rule here has anything to do.
*/

:- use_module(library(lists), [member/2, memberchk/2, nth1/3, selectchk/3, subtract/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../additional/state_based', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/outside', []).
:- use_module('../concepts/players').
:- use_module('../concepts/starting', [brawl/0]).
:- use_module('../keywords/mutate', []).
:- use_module('../zones').

'903.3' :: fluent commander(_P:player, _K:integer, _O:object) marks [changed(statics), memory(objects), memory(mana)].
fluent newly_gone(_O:object) marks changed(state).
fluent goes_to_command(_O:object) marks changed(state).
choice return_commander(_P:player, _O:object).
action to_command_zone(_O:object).
action leave_there(_O:object).
replacing_effect ::= to_command(_:object).

commander(Player, _, O)
    reads "~o is ~o commander"-[O, whose(Player)] otherwise "~o is not ~o commander"-[O, whose(Player)].
commander(_, _, O) otherwise "~o is no commander"-[O].
return_commander(_, _) otherwise "no commander has just gone to a graveyard or to exile".

%   At the start each commander goes to the command zone, and the others of the deck are the library (903.6).

'903.6' :: caused all(Changes) after
    start_game, setting(commanders(Player), Names), library(Player, Objects), leaders(Names, Objects, Leaders),
    subtract(Objects, Leaders, Left),
    findall(Change, ( Change = library(Player, Left) ; led_by(Player, Leaders, Change) ), Changes).

led_by(Player, Leaders, Change) :-
    nth1(K, Leaders, O),
    member(Change, [command(Player, O), commander(Player, K, O)]).

leaders([], _, []).
leaders([Name|Names], Objects, Leaders) :-
    (   member(O, Objects),
        object(O, Name, _)
    ->  selectchk(O, Objects, Others),
        Leaders = [O|Rest]
    ;   Others = Objects,
        Leaders = Rest
    ),
    leaders(Names, Others, Rest).

:- multifile starting:life_of_format/1.

'903.7' :: caused life(Player, Life) after
    start_game, \+ setting(starting_life, _), starting:life_of_format(Life), turn_order(Players), member(Player, Players).
'903.7' :: caused starting:life_of_format(40) if of_commander.

of_commander :-
    setting(format, Format),
    memberchk(Format, [commander, commanderdraft, commandermastersdraft]).

%   In Brawl 25, and more of them with more players.

'903.12f' :: caused starting:life_of_format(Life) if
    brawl, setting(seats, Seats), ( Seats = [_, _, _|_] -> Life = 30 ; Life = 25 ).

%   Where there are commanders, no effect brings in a card from outside the game.

:- multifile outside:closed/0.

'903.11' :: caused outside:closed if once(commander(_, _, _)).
'903.11' :: caused outside:closed if of_commander.
'903.11' :: caused outside:closed if brawl.

%   The card stays a commander where it goes (903.3); merged with others, it is the permanent that they are (903.3c).

'903.3' :: caused commander(Player, K, New), -commander(Player, K, O) after
    moves(O, _, To, New), commander(Player, K, O), To \== outside.
'903.3c' :: caused commander(Player, K, O), -commander(Player, K, Card) after
    merged_as(O, Card, over), commander(Player, K, Card).
'903.3c' :: caused commander(Player, K, Card), -commander(Player, K, O) after
    merged_as(O, Card, over), commander(Player, K, O).

%!  leads(?Player, ?K, ?Object) is nondet.
%
%   Object is number K of Player's commanders, or a permanent of which that is a component.

leads(Player, K, O) :-
    commander(Player, K, O).
leads(Player, K, O) :-
    commander(Player, K, Card),
    merged(Card, O).

%   Its owner may put one that has come to a graveyard or to exile into the command zone: a state-based action (903.9a, 704.6d).

'903.9a' :: caused newly_gone(New) after
    moves(O, _, To, New), commander(_, _, O), gone(To).

gone(graveyard(_)).
gone(exile).
gone(exile_face_down(_)).

:- multifile state_based:choice_due/2.

'704.6d' :: caused state_based:choice_due(Player, return_commander(Player, O)) if
    newly_gone(O), \+ goes_to_command(O), commander(Player, _, O), playing(Player), lies_gone(O).

lies_gone(O) :- graveyard(_, O).
lies_gone(O) :- exile(O).
lies_gone(O) :- foretold(_, O, _).

'903.9a' :: executable to_command_zone(O) if return_commander(_, O).
'903.9a' :: executable leave_there(O) if return_commander(_, O).
'903.9a' :: caused goes_to_command(O) after to_command_zone(O).
'903.9a' :: caused -newly_gone(O) after leave_there(O).
'704.6d' :: caused event(moves(O, Place, command(Player), _)) after
    check_state, goes_to_command(O), commander(Player, _, O), where(O, Place).
'704.3' :: caused -newly_gone(O) after
    state_based_actions, newly_gone(O), state_based:checked(perform(_)).
'400.7' :: caused -goes_to_command(O) after moves(O, _, _, _), goes_to_command(O).
'400.7' :: caused -newly_gone(O) after moves(O, _, _, _), newly_gone(O).

%   Its owner may put one that would go to their hand or library into the command zone instead (903.9b). That may apply
%   again to what another effect has made of the event, so it is asked last, and once. Of several cards that are one
%   permanent, only the commander goes there (903.9c).

'903.9b' :: replaced moves(O, From, hand(P), New) by Events as to_command(O) choosing V if
    commander(P, _, O), instead(V, moves(O, From, hand(P), New), P, Events).
'903.9b' :: replaced moves(O, From, library(P), New) by Events as to_command(O) choosing V if
    commander(P, _, O), elsewhere(From), instead(V, moves(O, From, library(P), New), P, Events).
'903.9b' :: replaced moves(O, From, library_bottom(P), New) by Events as to_command(O) choosing V if
    commander(P, _, O), elsewhere(From), instead(V, moves(O, From, library_bottom(P), New), P, Events).
'903.9b' :: replaced moves(O, From, library_place(P, N), New) by Events as to_command(O) choosing V if
    commander(P, _, O), elsewhere(From), instead(V, moves(O, From, library_place(P, N), New), P, Events).
'903.9b' :: caused proposals:rank(to_command(_), 7).
'903.9b' :: caused proposals:chooses(to_command(O), Player) if owner(O, Player).

elsewhere(From) :- From \= library(_).

%   instead(?V, +Event, +Player, -Events): from the command zone it does not go anywhere, then.

instead(do, moves(_, command(_), _, _), _, []).
instead(do, moves(O, From, To, New), Player, [event(moves(O, From, command(Player), New))|Others]) :-
    From \= command(_),
    ( merged(_, O) -> Others = [event(goes_apart(O, To))] ; Others = [] ).
instead(decline, Event, _, [event(Event)]).
