:- module(search_requests, []).

/** <module> What searches ask for: the hook `search` of the door for Python
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(api, []).
:- use_module('../k/plain_terms', [argument/2, fact/2, plain/2, term_text/2]).
:- use_module('../k/cycle', [legal_actions/1]).
:- use_module('../k/determinization', [hide/3, imagine/3, rewind/3]).
:- use_module('../k/playouts', [playout/4, playout_on/5]).
:- use_module('../k/time_limits', [in_time/1, time_ends/1]).

:- multifile api:hook/3.

%   Request: ["hidden", Game, Player]: rows [Kind, Values] (`determinization.pl`), none in games
%   that hide nothing. Request: ["imagine", Values], a list for each of these rows, which
%   were asked for in the same state. Request: ["time", Milliseconds]: so long may what follows take, 0 for
%   any time (time_limits.pl).

api:hook(search, ["hidden", GameText, PlayerText], Rows) :-
    atom_string(Game, GameText),
    atom_string(Player, PlayerText),
    hide(Game, Player, Groups),
    maplist(hidden_row, Groups, Rows).
api:hook(search, ["imagine", Rows], [Mark, Root]) :-
    maplist(maplist(argument), Rows, Values),
    imagine(Values, Mark, Root).
api:hook(search, ["rewind", Number, Root], [Mark]) :-
    rewind(Number, Root, Mark).

api:hook(search, ["time", Milliseconds], ["ok"]) :-
    ( Milliseconds =:= 0 -> Seconds = inf ; Seconds is Milliseconds/1000 ),
    time_ends(Seconds).

api:hook(search, ["legal"], Texts) :-
    legal_actions(Actions),
    maplist(term_text, Actions, Texts).

%   Request: ["playout", Policy, Root, Random, Choices].

api:hook(search, ["playout", PolicyText, Root, Random, Choices], Reply) :-
    atom_string(Policy, PolicyText),
    in_time(playout(plan(Policy, Root), Random, Choices, Stop)),
    reply(Stop, Reply).
api:hook(search, ["playout_on", PolicyText, Root, Random, Choices, Rows], Reply) :-
    atom_string(Policy, PolicyText),
    maplist(fact, Rows, Updates),
    in_time(playout_on(plan(Policy, Root), Random, Choices, Updates, Stop)),
    reply(Stop, Reply).

hidden_row(hidden(Kind, Values), [KindText, Row]) :-
    atom_string(Kind, KindText),
    maplist(plain, Values, Row).

reply(over, ["over", Result]) :-
    state:now(over(Term)),
    term_text(Term, Result).
reply(limit, ["limit"]).
reply(flags(Facts, Random, Choices), ["flags", Rows, Random, Choices]) :-
    maplist(fact, Rows, Facts).
