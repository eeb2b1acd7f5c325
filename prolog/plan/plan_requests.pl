:- module(plan_requests, []).

/** <module> What Python asks for about plans

  * ["solve", Game, Goal, Options]: Goal is the text of a question, and Options are rows of
    problems.pl's options, such as ["turns", 1]. Reply: [Outcome, Length, States, Milliseconds, Nodes],
    Outcome is "plan", "none", "none_within" or "unfinished", and Nodes are rows [Id, Kind,
    Player, [[Action, Spoken, Words, Next], ...]]
  * ["solve_all", Game, Goal, Options], for chance(all): [Outcome, Length, States, Milliseconds, Worlds,
    Plan]; Plan is rows [Answers, Seen, Player, Spoken, Words, Plan]: after Answers, rows [Player, Spoken,
    Words], and where Seen, texts of facts, is seen
  * ["openings", Game, Goal, Options]: a row [Action, Words, Outcome, Length] for each first action
  * ["count_plans", Game, Goal, Options]: [Outcome, Length, Count] of the shortest plans
  * ["count_sequences", Game, Goal, Options, Most]: [Count] of the sequences of actions up to the bound, Most
    at most
  * ["turn_number"]: [Number], or [] in a game without turns
  * ["idle_actions"]: the legal actions by which a player lets things go on

A search tells ["progress", States, Depth] now and then, and goes on where ["go"] comes back.
*/

:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [last/2, member/2, nth0/3]).
:- use_module('../ask/answers', [read_question/3]).
:- use_module('../door/api', []).
:- use_module('../door/seats', []).
:- use_module('../door/serve', [asked_back/2]).
:- use_module('../door/term_printing', [printed/3]).
:- use_module('../k/cycle', [legal_actions/1]).
:- use_module('../k/plain_terms', [term_text/2]).
:- use_module(plan_rules, []).
:- use_module(problems, [counted/3, opened/2, problem/3, sequences/3, solved/3, solved_for_all/5]).
:- use_module(counting, [states_visited/1]).
:- use_module(strategies, []).


:- multifile api:hook/3, counting:watch/2, strategies:words/3.

api:hook(solve, [Game, Goal, OptionRows], [Word, Length, States, Milliseconds, Rows]) :-
    statistics(cputime, Before),
    asked(Game, Goal, OptionRows, Problem),
    catch(solved(Problem, Outcome, Nodes), plan_stopped, stopped(Outcome, Nodes)),
    outcome(Outcome, Word, Length),
    states_visited(States),
    maplist(row, Nodes, Rows),
    statistics(cputime, After),
    Milliseconds is round((After-Before)*1000).
api:hook(solve_all, [Game, Goal, OptionRows], [Word, Length, States, Milliseconds, Worlds, Tree]) :-
    statistics(cputime, Before),
    asked(Game, Goal, OptionRows, Problem),
    nb_getval(plan_game, Name),
    catch(solved_for_all(Problem, Name, Worlds, Outcome, Plan), plan_stopped, stopped_for_all(Worlds, Outcome, Plan)),
    outcome(Outcome, Word, Length),
    states_visited(States),
    maplist(branch_row, Plan, Tree),
    statistics(cputime, After),
    Milliseconds is round((After-Before)*1000).
api:hook(openings, [Game, Goal, OptionRows], Rows) :-
    asked(Game, Goal, OptionRows, Problem),
    catch(opened(Problem, Openings), plan_stopped, throw(error(plan_unfinished, _))),
    maplist(opening_row, Openings, Rows).
api:hook(count_plans, [Game, Goal, OptionRows], [Word, Length, Count]) :-
    asked(Game, Goal, OptionRows, Problem),
    catch(counted(Problem, Outcome, Count), plan_stopped, stopped(Outcome, Count)),
    outcome(Outcome, Word, Length).
api:hook(count_sequences, [Game, Goal, OptionRows, Most], [Count]) :-
    asked(Game, Goal, OptionRows, Problem),
    catch(sequences(Problem, Most, Count), plan_stopped, throw(error(plan_unfinished, _))).
api:hook(turn_number, [], Reply) :-
    ( plan_rules:turn_number(Number) -> Reply = [Number] ; Reply = [] ).
api:hook(idle_actions, [], Texts) :-
    legal_actions(Actions),
    findall(Text, ( member(A, Actions), plan_rules:does_nothing(A), term_text(A, Text) ), Texts).

asked(GameText, GoalText, OptionRows, Problem) :-
    atom_string(Game, GameText),
    nb_setval(plan_game, Game),
    read_question(GoalText, Question, _),
    maplist(asked_option, OptionRows, Options),
    problem(Question, Options, Problem).

stopped(unfinished, Found) :-
    ( Found = [] ; Found = 0 ),
    !.

stopped_for_all(0, unfinished, []).

branch_row(branch(Answers, Facts, Player, action(Spoken, Words), Plan), [Rows, Seen, Text, SpokenText, Words, Tree]) :-
    maplist(answer_row, Answers, Rows),
    facts_row(Facts, Seen),
    term_text(Player, Text),
    printed(Spoken, 1_000, SpokenText),
    maplist(branch_row, Plan, Tree).

answer_row(answer(Player, Spoken, Words), [Text, SpokenText, Words]) :-
    term_text(Player, Text),
    printed(Spoken, 1_000, SpokenText).

facts_row(Facts, Texts) :-
    findall(Text, ( member(Fact, Facts), term_text(Fact, Text) ), Texts).

opening_row(opening(Action, Words, Outcome), [Text, Words, Word, Length]) :-
    term_text(Action, Text),
    outcome(Outcome, Word, Length).

asked_option(["turns", N], within(turns(N))).
asked_option(["game"], within(game)).
asked_option(["choices", N], within(choices(N))).
asked_option(["opponents", Text], opponents(Kind)) :- atom_string(Kind, Text).
asked_option(["share", K, N], share(K, N)).
asked_option(["for", Text], for(Player)) :- atom_string(Player, Text).
asked_option(["cuts"|Texts], cuts(Cuts)) :- maplist(atom_string, Cuts, Texts).

outcome(plan(Length), "plan", Length).
outcome(none, "none", 0).
outcome(none_within(Most), "none_within", Most).
outcome(unfinished, "unfinished", Depth) :-
    nb_getval(plan_depth, Depth).

row(node(Id, Kind, Player, Options), [Id, KindText, PlayerText, OptionRows]) :-
    atom_string(Kind, KindText),
    term_text(Player, PlayerText),
    maplist(option_row, Options, OptionRows).

option_row(option(Action, Spoken, Words, Next), [Text, SpokenText, Words, Next]) :-
    term_text(Action, Text),
    printed(Spoken, 1_000, SpokenText).

%   The words of an action are those that its player is shown.

strategies:words(Player, Action, Words) :-
    nb_current(plan_game, Game),
    seats:shown(Game, Player, ["choices"], Reply),
    last(Reply, Rows),
    legal_actions(Actions),
    nth0(Index, Actions, Action),
    nth0(Index, Rows, [Words|_]),
    !.

counting:watch(States, Depth) :-
    (   asked_back(["progress", States, Depth], Reply)
    ->  ( Reply = ["go"] -> true ; throw(plan_stopped) )
    ;   true
    ).
