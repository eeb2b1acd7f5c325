:- module(search_requests, []).

/** <module> What searches ask for: the hook `search` of the door for Python

Game-dependent is only which fluents a player cannot see; a game tells it with the
request ["hidden", Player] of its own hook, in rows [Kind, Argument, Facts]:

    - "exchange": the arguments number Argument (from 1) of Facts may be exchanged
    - "order": the list that is the argument of each fact may be in another order
    - "chance": the argument of each fact may be any number
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(api, []).
:- use_module(plain_terms, [fact/2, term_text/2]).
:- use_module(cycle, [legal_actions/1]).
:- use_module(imagining, [imagine/4, rewind/3]).
:- use_module(playing, [playout/4, playout_on/5]).

:- multifile api:hook/3.

%   Request: ["hidden", Game, Player]; games that hide nothing have no hook.

api:hook(search, ["hidden", GameText, Player], Rows) :-
    atom_string(Game, GameText),
    (   api:hook(Game, ["hidden", Player], Found)
    ->  Rows = Found
    ;   Rows = []
    ).

%   Request: ["imagine", Ended, Begun], rows of facts.

api:hook(search, ["imagine", EndedRows, BegunRows], [Mark, Root]) :-
    maplist(fact, EndedRows, Ended),
    maplist(fact, BegunRows, Begun),
    imagine(Ended, Begun, Mark, Root).
api:hook(search, ["rewind", Number, Root], [Mark]) :-
    rewind(Number, Root, Mark).

api:hook(search, ["legal"], Texts) :-
    legal_actions(Actions),
    maplist(term_text, Actions, Texts).

%   Request: ["playout", Policy, Root, Random, Choices].

api:hook(search, ["playout", PolicyText, Root, Random, Choices], Reply) :-
    atom_string(Policy, PolicyText),
    playout(plan(Policy, Root), Random, Choices, Stop),
    reply(Stop, Reply).
api:hook(search, ["playout_on", PolicyText, Root, Random, Choices, Rows], Reply) :-
    atom_string(Policy, PolicyText),
    maplist(fact, Rows, Updates),
    playout_on(plan(Policy, Root), Random, Choices, Updates, Stop),
    reply(Stop, Reply).

reply(over, ["over", Result]) :-
    state:now(over(Term)),
    term_text(Term, Result).
reply(limit, ["limit"]).
reply(flags(Facts, Random, Choices), ["flags", Rows, Random, Choices]) :-
    maplist(fact, Rows, Facts).
