:- module(problems,
          [ problem/3,                  % +Question, +Options, -Problem
            solved/3,                   % +Problem, -Outcome, -Nodes
            opened/2,                   % +Problem, -Openings
            counted/3,                  % +Problem, -Outcome, -Count
            sequences/3,                % +Problem, +Most, -Count
            solved_for_all/5            % +Problem, +Game, -Worlds, -Outcome, -Plan
          ]).

/** <module> What is asked of a search, and its answer

Options are a list of

  * within(turn), within(turns(N)), within(choices(N)), within(game): where the plan has to reach its
    goal; turns count from the running one, choices are those of all players
  * opponents(passive), opponents(any), opponents(all)
  * for(Player): whose plan it is; who chooses now, where nobody is named
  * share(K, N): of the parts of the search (sharing.pl) those whose number from 0 is K modulo N
  * chance(Kind): known, where it is left to who asks; all and sampled(N), which plan_terms.pl sees to
  * cuts(List): of [table, likes, bounds, order], all where nothing is said
*/

:- use_module(library(lists), [member/2, memberchk/2, subtract/3]).
:- use_module('../k/cycle', [chooser/1, set_tally/2, tally/2]).
:- use_module('../k/store', [mark/1, undo_to/1]).
:- use_module('../ask/spoken_terms', []).
:- use_module(beliefs, [plan_for_all/6]).
:- use_module(deepening, [deepened/4]).
:- use_module(goals, [goal_of_question/2]).
:- use_module(proving, [begin_search/3]).
:- use_module(sharing, [shared_root/4]).
:- use_module(all_plans, [count_plans/4, count_sequences/4, openings/3]).
:- use_module(strategies, [spoken/4, strategy/4]).

%!  problem(+Question, +Options, -Problem) is det.
%
%   Problem is problem(Player, Goal, Within, Opponents, Cuts) with a bound, Most. Error: there is
%   none, or an option is not understood.

problem(Question, Options, bounded(problem(Player, Goal, Within, Opponents, Cuts), Share, Most)) :-
    (   is_list(Options)
    ->  true
    ;   throw(error(type_error(list, Options), _))
    ),
    forall(member(Option, Options), check_option(Option)),
    planner(Options, Player),
    bound(Options, Within, Most),
    ( memberchk(opponents(Said), Options) -> Opponents = Said ; Opponents = all ),
    ( memberchk(share(K, N), Options) -> Share = share(K, N) ; Share = share(0, 1) ),
    ( memberchk(cuts(Used), Options) -> Cuts = Used ; Cuts = [table, likes, bounds, order] ),
    goal_of_question(Question, Goal).

check_option(Option) :-
    (   nonvar(Option),
        known_option(Option)
    ->  true
    ;   throw(error(plan_option(Option), _))
    ).

known_option(within(Bound)) :- nonvar(Bound), known_bound(Bound).
known_option(opponents(Kind)) :- memberchk(Kind, [passive, any, all]).
known_option(share(K, N)) :- integer(K), integer(N), 0 =< K, K < N.
known_option(chance(Kind)) :- nonvar(Kind), known_chance(Kind).
known_option(for(Player)) :- atom(Player).
known_option(cuts(Cuts)) :- is_list(Cuts), subtract(Cuts, [table, likes, bounds, order], []).

known_chance(known).
known_chance(all).
known_chance(sampled(N)) :- integer(N), N > 0, N =< 10_000.

known_bound(turn).
known_bound(game).
known_bound(turns(N)) :- integer(N), N > 0, N =< 1000.
known_bound(choices(N)) :- integer(N), N >= 0, N =< 100_000.

planner(Options, Player) :-
    (   state:now(over(_))
    ->  throw(error(game_over, _))
    ;   memberchk(for(Said), Options)
    ->  (   spoken_terms:player(_),
            \+ spoken_terms:player(Said)
        ->  throw(error(existence_error(player, Said), _))
        ;   Player = Said
        )
    ;   chooser(Player)
    ->  true
    ;   throw(error(no_chooser, _))
    ).

bound(Options, Within, Most) :-
    (   \+ memberchk(within(_), Options)
    ->  throw(error(no_bound, _))
    ;   memberchk(within(choices(Most)), Options)
    ->  true
    ;   Most = inf
    ),
    (   memberchk(within(turn), Options)
    ->  Within = turns(1)
    ;   memberchk(within(turns(Count)), Options)
    ->  Within = turns(Count)
    ;   Within = game
    ).

%!  solved(+Problem, -Outcome, -Nodes) is det.
%
%   Outcome is as of deepening:deepened/4; Nodes are the plan's (strategies.pl), none where there is no
%   plan. The game stays where it is.

solved(Problem, Outcome, Nodes) :-
    in_search(Problem, problems:with_strategy(Outcome, Nodes)).

with_strategy(Outcome, Nodes, Search, Root, Most) :-
    deepened(Search, Root, Most, Outcome),
    (   Outcome = plan(Length)
    ->  strategy(Search, Root, Length, Nodes)
    ;   Nodes = []
    ).

%!  opened(+Problem, -Openings) is det.
%
%   Openings are as of all_plans:openings/3, in words: opening(Action, Words, Outcome).

opened(Problem, Openings) :-
    in_search(Problem, problems:openings_in_words(Openings)).

openings_in_words(Openings, Search, Root, _) :-
    openings(Search, Root, Found),
    Root = root(Stop, _),
    findall(opening(Action, Words, Outcome),
            ( member(Action-Outcome, Found),
              ( Stop = choice(Player, _, _) -> spoken(Player, Action, _, Words) ; Words = "" )
            ),
            Openings).

%!  counted(+Problem, -Outcome, -Count:integer) is det.
%
%   Count is the number of the shortest plans.

counted(Problem, Outcome, Count) :-
    in_search(Problem, problems:with_count(Outcome, Count)).

with_count(Outcome, Count, Search, Root, Most) :-
    deepened(Search, Root, Most, Outcome),
    (   Outcome = plan(Length)
    ->  count_plans(Search, Root, Length, Count)
    ;   Count = 0
    ).

%!  sequences(+Problem, +Most:integer, -Count:integer) is det.
%
%   Count is as of all_plans:count_sequences/4.

sequences(Problem, Most, Count) :-
    in_search(Problem, problems:all_sequences(Most, Count)).

all_sequences(Most, Count, Search, Root, _) :-
    count_sequences(Search, Root, Most, Count).

%!  solved_for_all(+Problem, +Game, -Worlds:integer, -Outcome, -Plan) is det.
%
%   Outcome and Plan are as of beliefs:plan_for_all/6, Worlds being how many there are.

solved_for_all(Problem, Game, Worlds, Outcome, Plan) :-
    in_search(Problem, problems:for_all(Game, Worlds, Outcome, Plan)).

for_all(Game, Worlds, Outcome, Plan, Search, _, Most) :-
    plan_for_all(Game, Search, Most, Worlds, Outcome, Plan).

:- meta_predicate in_search(+, 3).

in_search(bounded(Problem, Share, Most), Goal) :-
    tally(Steps, Forced),
    setup_call_cleanup(
        mark(Mark),
        ( begin_search(Problem, Search, Root0),
          shared_root(Share, Search, Root0, Root),
          once(call(Goal, Search, Root, Most))
        ),
        ( undo_to(Mark), set_tally(Steps, Forced) )).

:- multifile prolog:error_message//1.

prolog:error_message(no_bound) -->
    [ 'a plan needs a bound: within(turn), within(choices(N)) or within(game)' ].
prolog:error_message(plan_unfinished) -->
    [ 'the search was ended before all was known' ].
prolog:error_message(no_turns) -->
    [ 'this game has no turns now: say within(choices(N)) or within(game)' ].
prolog:error_message(search_failed(Action)) -->
    [ 'the search could not go on after ~p'-[Action] ].
prolog:error_message(game_over) -->
    [ 'the game is over: there is nothing to plan' ].
prolog:error_message(no_chooser) -->
    [ 'nobody chooses now: say for(Player)' ].
prolog:error_message(plan_option(Option)) -->
    [ '~p is no option of a plan: they are within(turn), opponents(all), chance(known), for(Player) and the like'-[Option] ].
prolog:error_message(strategy_too_large(Most)) -->
    [ 'the strategy has more than ~D states'-[Most] ].
