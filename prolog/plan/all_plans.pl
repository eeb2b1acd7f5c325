:- module(all_plans,
          [ openings/3,                 % +Search, +Root, -Openings
            count_plans/4               % +Search, +Root, +Length, -Count
          ]).

/** <module> All plans, and not only the first that is found
*/

:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(goals, [reached/1]).
:- use_module(proving, [deepened/4, different_options/3, in_child/5, kind_of_node/4, proved/5]).

%!  openings(+Search, +Root, -Openings:list) is det.
%
%   Openings are Action-Outcome for each action that Root offers, like ones once: Outcome is of the
%   plans that begin with it, as of proving:deepened/4, plan(Length) with its own choice.

openings(Search, root(Stop, Key), Openings) :-
    (   kind_of_node(Search, Stop, _, Actions)
    ->  different_options(Search, Actions, Options)
    ;   Options = []
    ),
    findall(Action-Outcome,
            ( member(Action, Options),
              in_child(Search, Action, Key, Outcome, all_plans:outcome_after(Search, Outcome)),
              Outcome \== taken_back
            ),
            Openings).

outcome_after(Search, Outcome, Stop, Key) :-
    deepened(Search, root(Stop, Key), inf, Found),
    (   Found = plan(Left)
    ->  Length is Left+1,
        Outcome = plan(Length)
    ;   Outcome = Found
    ).

%!  count_plans(+Search, +Root, +Length, -Count) is det.
%
%   Count is the number of plans of Length, the shortest one: of a strategy, all that can be
%   put together from what may be done after each answer. Like actions count once.

count_plans(Search, root(Stop, Key), Length, Count) :-
    trie_new(Known),
    counted(Search, Known, Length, Count, Stop, Key).

counted(Search, Known, Left, Count, Stop, Key) :-
    Search = search(_, Goal, _, _, _, _),
    (   trie_lookup(Known, Key-Left, Found)
    ->  Count = Found
    ;   reached(Goal)
    ->  Count = 1
    ;   proved(Search, Stop, Key, Left, yes)
    ->  kind_of_node(Search, Stop, Kind, Actions),
        different_options(Search, Actions, Options),
        Less is Left-1,
        findall(Number,
                ( member(Action, Options),
                  in_child(Search, Action, Key, Number, all_plans:counted(Search, Known, Less, Number)),
                  Number \== taken_back
                ),
                Numbers),
        combined(Kind, Numbers, Count),
        trie_insert(Known, Key-Left, Count)
    ;   Count = 0
    ).

combined(one, Numbers, Count) :-
    sum_list(Numbers, Count).
combined(every, Numbers, Count) :-
    product(Numbers, 1, Count).

product([], Product, Product).
product([Number|Numbers], Product0, Product) :-
    Product1 is Product0*Number,
    product(Numbers, Product1, Product).
