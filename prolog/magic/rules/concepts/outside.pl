:- module(outside, []).

/** <module> Cards that a player owns outside the game (400.11)

Those of the sideboard (400.11a), which only its owner knows, and a companion. What brings one in finds it in the place
`outside` of programs: "a card you own from outside the game".
*/

:- use_module('../../../k/language').
:- use_module('../programs/described_sets', []).
:- use_module('../zones', []).
:- use_module(players).

fluent sideboard(P:player, _O:object) visible_to P marks memory(objects).
place ::= outside(_:player).
place_of_cards ::= outside.

sideboard(Player, O)
    reads "~o is in ~o sideboard"-[O, whose(Player)] otherwise "~o is not in ~o sideboard"-[O, whose(Player)].

'400.7' :: caused -sideboard(Player, O) after moves(O, outside(Player), _, _), sideboard(Player, O).

:- multifile described_sets:lies_in/3, zones:outside_card/2.

'400.11a' :: caused zones:outside_card(Player, O) if sideboard(Player, O).
'400.11a' :: caused zones:outside_card(Player, O) if companion(Player, O).

%   closed is semidet: in this game no effect brings in a card from outside. Formats add clauses.

:- multifile closed/0.
:- dynamic closed/0.

described_sets:lies_in(outside, Player, O) :-
    \+ closed,
    zones:outside_card(Player, O).
