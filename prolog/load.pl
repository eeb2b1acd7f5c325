/** <module> Loads the whole rule base

`swipl prolog/load.pl` gives a toplevel with the kernel and all rules.
*/

:- set_prolog_flag(optimise, true).
:- use_module(k/language, []).
:- use_module(k/rules, []).
:- use_module(k/store, []).
:- use_module(k/plain_terms, []).
:- use_module(k/cycle, []).
:- use_module(k/explain, []).
:- use_module(k/plan, []).
:- use_module(k/recent, []).
:- use_module(k/views, []).
:- use_module(k/api, []).
:- use_module(k/profiling, []).
:- use_module(k/search_requests, []).

:- use_module(magic/definitions, []).
:- use_module(magic/players, []).
:- use_module(magic/objects, []).
:- use_module(magic/zones, []).
:- use_module(magic/filters, []).
:- use_module(magic/turn, []).
:- use_module(magic/reacting, []).
:- use_module(magic/priority, []).
:- use_module(magic/starting, []).
:- use_module(magic/mana, []).
:- use_module(magic/payment, []).
:- use_module(magic/costs, []).
:- use_module(magic/targets, []).
:- use_module(magic/casting_steps, []).
:- use_module(magic/casting, []).
:- use_module(magic/activating, []).
:- use_module(magic/announcing, []).
:- use_module(magic/paying, []).
:- use_module(magic/stack, []).
:- use_module(magic/damage, []).
:- use_module(magic/effects, []).
:- use_module(magic/searching, []).
:- use_module(magic/triggers, []).
:- use_module(magic/delayed, []).
:- use_module(magic/layers, []).
:- use_module(magic/attacking, []).
:- use_module(magic/blocking, []).
:- use_module(magic/combat_damage, []).
:- use_module(magic/state_based, []).
:- use_module(magic/leaving, []).
:- use_module(magic/keywords/protection, []).
:- use_module(magic/keywords/echo, []).
:- use_module(magic/keywords/cycling, []).
:- use_module(magic/vocabulary, []).
:- use_module(magic/cards, []).
:- use_module(magic/setup, []).
:- use_module(magic/display, []).
:- use_module(magic/words, []).
:- use_module(magic/views, []).
:- use_module(magic/hidden, []).
:- use_module(magic/agents, []).
:- use_module(magic/abstraction, []).
:- use_module(magic/questions, []).
:- use_module(magic/asked_words, []).
:- use_module(magic/card_texts, []).
:- use_module(magic/scenario_support, []).
:- use_module(magic/phase, []).

:- use_module(mbrane/board, []).
:- use_module(mbrane/placement, []).
:- use_module(mbrane/points, []).
:- use_module(mbrane/resolution, []).
:- use_module(mbrane/setup, []).
:- use_module(mbrane/views, []).
:- use_module(mbrane/wording, []).
:- use_module(mbrane/display, []).
:- use_module(mbrane/questions, []).

%   Everything that can be asked from the toplevel, whose module is `asked`; answers
%   are written as the module `user` writes.

:- use_module(toplevel, [op(200, xfx, #)]).
:- use_module(question, []).
:- use_module(asking, []).
:- use_module(serve, []).
:- use_module(saved, []).

:- initialization(saved:open_argument).

%   Questions are typed where the fluents are known by their names.

:- initialization(( set_prolog_flag(toplevel_prompt, '~!~|?- '), module(asked) )).
