:- module(plan_terms, []).

/** <module> Plans as terms, for those who ask in the toplevel: the hook of plans.pl
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../ask/game_in_play', [game_in_play/1]).
:- use_module('../ask/plans', []).
:- use_module(problems, [problem/3, solved/3, solved_for_all/5]).
:- use_module(samples, [sampled/4]).

:- multifile plans:planned/3.

%   How many actions a plan that is shown has at most, in all its branches.

most_actions(5_000).

plans:planned(Goal, Options, Plan) :-
    problem(Goal, Options, Problem),
    ( memberchk(chance(Chance), Options) -> true ; Chance = known ),
    planned_as(Chance, Problem, Plan).

planned_as(known, Problem, Plan) :-
    solved(Problem, Outcome, Nodes),
    (   Outcome = plan(_)
    ->  most_actions(Most),
        term_of(0, Nodes, Most, _, Plan)
    ;   Outcome = none_within(Most)
    ->  throw(error(none_within(Most), _))
    ;   fail
    ).
planned_as(all, Problem, Plan) :-
    game_in_play(Game),
    solved_for_all(Problem, Game, _, Outcome, Branches),
    (   Outcome = plan(_)
    ->  plan_of(Branches, Plan)
    ;   Outcome = none_within(Most)
    ->  throw(error(none_within(Most), _))
    ;   fail
    ).
planned_as(sampled(Count), Problem, Share) :-
    game_in_play(Game),
    sampled(Problem, Game, Count, Share).

%   plan_of(+Branches, -Plan): if(List) tells what is done after answers, or where facts are seen.

plan_of(Branches, Plan) :-
    (   Branches = []
    ->  Plan = []
    ;   Branches = [branch([], _, _, action(Spoken, _), Further)]
    ->  Plan = [Spoken|Rest],
        plan_of(Further, Rest)
    ;   Plan = [if(Cases)],
        maplist(case, Branches, Cases)
    ).

case(branch(Answers, Seen, _, action(Spoken, _), Further), Case-[Spoken|Rest]) :-
    (   Answers == []
    ->  Case = seen(Seen)
    ;   findall(Player:Said, member(answer(Player, Said, _), Answers), Case)
    ),
    plan_of(Further, Rest).

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
