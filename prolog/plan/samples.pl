:- module(samples,
          [ sampled/4                   % +Problem, +Game, +Count, -Share
          ]).

/** <module> In what share of samples of what is hidden there is a plan

The plan of a sample knows what is hidden in it: nothing is proved.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [sum_list/2]).
:- use_module(library(random), [random_permutation/2]).
:- use_module('../k/determinization', [hide/3, imagine/3]).
:- use_module('../k/store', [mark/1, undo_to/1]).
:- use_module(problems, [solved/3]).

%!  sampled(+Problem, +Game, +Count:integer, -Share) is det.
%
%   Share is share(Plans, Count, Low-High): there is a plan in Plans of Count samples, the same ones
%   each time, and the share of all is between Low and High with a confidence of 95 %. Error: a sample
%   has none within Problem's choices, so that a longer one is not ruled out.

sampled(Problem, Game, Count, share(Plans, Count, Low-High)) :-
    Problem = bounded(problem(Player, _, _, _, _), _, _),
    set_random(seed(Count)),
    findall(Found, ( between(1, Count, _), sample(Problem, Game, Player, Found) ), All),
    sum_list(All, Plans),
    wilson(Plans, Count, Low, High).

sample(Problem, Game, Player, Found) :-
    hide(Game, Player, Groups),
    maplist(drawn, Groups, Values),
    setup_call_cleanup(
        mark(Mark),
        ( imagine(Values, _, _),
          once(solved(Problem, Outcome, _)),
          found(Outcome, Found)
        ),
        undo_to(Mark)).

%   What was not searched to its end counts neither way.

found(plan(_), 1).
found(none, 0).
found(none_within(Most), _) :-
    throw(error(none_within(Most), _)).

drawn(hidden(exchange, Values), Drawn) :-
    random_permutation(Values, Drawn).
drawn(hidden(order, Lists), Drawn) :-
    maplist(random_permutation, Lists, Drawn).
drawn(hidden(number, Values), Values).
drawn(hidden(chance, Values), Drawn) :-
    maplist(other_seed, Values, Drawn).

other_seed(_, Seed) :-
    Seed is random(1 << 53).

%   Wilson's interval (1927).

wilson(Plans, Count, Low, High) :-
    Z = 1.96,
    Share is Plans/Count,
    Middle is (Share+Z*Z/(2*Count))/(1+Z*Z/Count),
    Half is Z*sqrt(Share*(1-Share)/Count+Z*Z/(4*Count*Count))/(1+Z*Z/Count),
    Low is max(0, round((Middle-Half)*1000)/1000),
    High is min(1, round((Middle+Half)*1000)/1000).
