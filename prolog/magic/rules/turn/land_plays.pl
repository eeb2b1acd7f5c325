:- module(land_plays,
          [ another_land/1              % +Player
          ]).

/** <module> More than one land in a turn (305.2)
*/

:- use_module(library(lists), [sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', []).
:- use_module('../concepts/objects').
:- use_module('../spells/casting_steps', []).
:- use_module(turn, []).

condition ::= land_was_played.
fluent lands_this_turn(_P:player, _N:integer) functional.
fluent lands_beyond(_P:player, _N:integer) functional.
instruction more_lands(_Who:player, _N:quantity).

another_land(_) reads "another land may be played" otherwise "no other land may be played".

%!  another_land(+Player) is semidet.
%
%   Permanents and effects of this turn allow more lands than Player has played beyond the first.

another_land(Player) :-
    beyond_the_first(Player, N),
    further_lands(Player, Played),
    Played < N.

beyond_the_first(Player, N) :-
    findall(M, ( definition:additional_lands(Name, M), object(O, Name, _), controls(Player, O) ), Always),
    findall(M, lands_this_turn(Player, M), Now),
    sum_list(Always, A),
    sum_list(Now, B),
    N is A+B.

further_lands(Player, N) :-
    ( lands_beyond(Player, Found) -> N = Found ; N = 0 ).

:- multifile filters:condition/2.

filters:condition(land_was_played, view(_, Player, _)) :-
    land_played(Player).

'305.2' :: caused lands_this_turn(Player, N) after
    more_lands(_, Player, More), ( lands_this_turn(Player, Before) -> N is Before+More ; N = More ).
'305.2' :: caused lands_beyond(Player, N) after
    plays_land(Player, _), land_played(Player), further_lands(Player, Before), N is Before+1.
'305.2' :: caused -lands_this_turn(Player, N) after begin_turn(_), lands_this_turn(Player, N).
'305.2' :: caused -lands_beyond(Player, N) after begin_turn(_), lands_beyond(Player, N).
