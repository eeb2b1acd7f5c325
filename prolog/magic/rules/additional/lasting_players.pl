:- module(lasting_players, []).

/** <module> Players who can't lose the game, and those who can't win it (104)

Who concedes leaves all the same (104.3a), and the last one in the game wins (104.2a).
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [reference/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').

ability ::= cant_lose(_:player_reference) ; cant_win(_:player_reference).

:- multifile cards:define_ability/3, players:kept_in_game/1, players:kept_from_winning/1.

cards:define_ability(cant_lose(Who), Name, _) :-
    define(cant_lose(Name, Who)).
cards:define_ability(cant_win(Who), Name, _) :-
    define(cant_win(Name, Who)).

definition:cant_lose(_, _) reads silent.
definition:cant_win(_, _) reads silent.

'104.3' :: caused players:kept_in_game(Player) if
    definition:cant_lose(Name, Who), who_is_it(Name, Who, Player).
'104.2' :: caused players:kept_from_winning(Player) if
    definition:cant_win(Name, Who), who_is_it(Name, Who, Player).

who_is_it(Name, Who, Player) :-
    object(Source, Name, _),
    controls(You, Source),
    reference(Who, view(Source, You, 0), Player).
