:- module(commander_damage, []).

/** <module> Damage by commanders (903.10a, 704.6c); in Brawl it does not count

commander_damage(Victim, Player, K, N): number K of Player's commanders has dealt N combat damage to Victim in this game,
whoever controlled it and wherever it has been meanwhile.
*/

:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [last_of_step/2]).
:- use_module('../additional/state_based', []).
:- use_module('../concepts/damage', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/starting', [brawl/0]).
:- use_module(command_zone, [leads/3]).

fluent commander_damage(_Victim:player, _P:player, _K:integer, _:integer) functional marks changed(state).

'903.10a' :: caused commander_damage(Victim, Player, K, N) after
    deals_damage(Source, Victim, _, combat), leads(Player, K, Source), atom(Victim),
    last_of_step(deals_damage(Source, Victim, _, combat), Dealt),
    findall(M, ( commander_damage(Victim, Player, K, M) ; member(deals_damage(_, _, M, _), Dealt) ), Ms), sum_list(Ms, N).
'704.6c' :: caused event(loses(Victim, commander_damage)) after
    check_state, commander_damage(Victim, _, _, N), N >= 21, playing(Victim), \+ brawl, \+ kept_in_game(Victim).
