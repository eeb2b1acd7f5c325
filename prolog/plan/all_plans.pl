:- module(all_plans,
          [ openings/3,                 % +Search, +Root, -Openings
            count_plans/4,              % +Search, +Root, +Length, -Count
            count_sequences/4           % +Search, +Root, +Most, -Count
          ]).

/** <module> All plans, and not only the first that is found
*/

:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(counting, [count_state/0]).
:- use_module(deepening, [deepened/4]).
:- use_module(options, [different_options/3]).
:- use_module(proving, [goal_reached/1, in_child/5, kind_of_node/4, proved/5]).

%!  openings(+Search, +Root, -Openings:list) is det.
%
%   Openings are Action-Outcome for each action that Root offers, like ones once: Outcome is of the
%   plans that begin with it, as of deepening:deepened/4, plan(Length) with its own choice.

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
    (   trie_lookup(Known, Key-Left, Found)
    ->  Count = Found
    ;   goal_reached(Search)
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

%!  count_sequences(+Search, +Root, +Most, -Count) is det.
%
%   Count is the number of sequences of actions from Root to where the time of Search is over or the game
%   is, or Most, where there are as many. What follows from a state is counted once, however it is
%   reached; a state that is met again on its own line begins none.

count_sequences(Search, root(Stop, Key), Most, Count) :-
    trie_new(Known),
    nb_setval(plan_sequences, 0),
    catch(sequences(Search, Known, Most, Count, Stop, Key), enough_sequences, Count = Most).

sequences(Search, Known, Most, Count, Stop, Key) :-
    (   trie_lookup(Known, Key, Count)
    ->  more_sequences(Count, Most)
    ;   kind_of_node(Search, Stop, _, Actions)
    ->  count_state,
        trie_insert(Known, Key, 0),
        different_options(Search, Actions, Options),
        findall(Number,
                ( member(Action, Options),
                  in_child(Search, Action, Key, Number,
                           all_plans:sequences(Search, Known, Most, Number)),
                  Number \== taken_back
                ),
                Numbers),
        sum_list(Numbers, Count),
        trie_update(Known, Key, Count)
    ;   Count = 1,
        more_sequences(Count, Most)
    ).

%   What is met has an own beginning each time: these are other sequences than those before.

more_sequences(Count, Most) :-
    nb_getval(plan_sequences, Before),
    Now is Before+Count,
    (   Now < Most
    ->  nb_setval(plan_sequences, Now)
    ;   throw(enough_sequences)
    ).
