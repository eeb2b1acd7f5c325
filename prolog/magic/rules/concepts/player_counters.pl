:- module(player_counters, []).

/** <module> Counters that players have (122.1): poison, energy and experience

`counters(Player, Kind, N)`. Counters of energy are paid with (107.14); ten of poison lose the
game (704.5c); those of experience are counted by what speaks of them.
*/

:- use_module('../../../k/language').
:- use_module(damage, [counters_on/3]).
:- use_module(players).

player_counter ::= poison ; energy ; experience.
instruction get_counters(_Who:player, _Kind:player_counter, _N:quantity).

'122.1' :: caused event(put_counters(Player, Kind, N)) after
    get_counters(_, Player, Kind, N), N > 0, playing(Player).

%   Paying energy removes that many counters (107.14).

'107.14' :: caused change_counters(Player, energy, Less, Present) after
    pay(Item, pay_energy(N)), N > 0, stack_item(Item, Player, _),
    counters_on(Player, energy, Present), Less is -N.
