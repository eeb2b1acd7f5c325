:- module(plan_terms, []).

/** <module> Plans as terms, for those who ask in the toplevel: the hook of plans.pl
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../ask/plans', []).
:- use_module(problems, [problem/3, solved/3]).

:- multifile plans:planned/3.

%   How many actions a plan that is shown has at most, in all its branches.

most_actions(5_000).

plans:planned(Goal, Options, Plan) :-
    problem(Goal, Options, Problem),
    solved(Problem, Outcome, Nodes),
    (   Outcome = plan(_)
    ->  most_actions(Most),
        term_of(0, Nodes, Most, _, Plan)
    ;   Outcome = none_within(Most)
    ->  throw(error(none_within(Most), _))
    ;   fail
    ).

%   term_of(+Id, +Nodes, +Left0, -Left, -Plan): Left0 actions may still be written.

term_of(Id, Nodes, Left0, Left, Plan) :-
    memberchk(node(Id, Kind, Player, Options), Nodes),
    (   Left0 =< 0
    ->  throw(error(strategy_too_large(0), _))
    ;   term_of_kind(Kind, Player, Options, Nodes, Left0, Left, Plan)
    ).

term_of_kind(goal, _, _, _, Left, Left, []).
term_of_kind(one, _, [option(_, Spoken, _, Next)], Nodes, Left0, Left, [Spoken|Plan]) :-
    Left1 is Left0-1,
    term_of(Next, Nodes, Left1, Left, Plan).
term_of_kind(every, Player, Options, Nodes, Left0, Left, [if(Player, Answers)]) :-
    answers(Options, Nodes, Left0, Left, Answers).

answers([], _, Left, Left, []).
answers([option(_, Spoken, _, Next)|Options], Nodes, Left0, Left, [Spoken-Plan|Answers]) :-
    Left1 is Left0-1,
    term_of(Next, Nodes, Left1, Left2, Plan),
    answers(Options, Nodes, Left2, Left, Answers).

:- multifile prolog:error_message//1.

prolog:error_message(none_within(Most)) -->
    [ 'there is no plan of up to ~D choices; a longer one is not ruled out'-[Most] ].
