:- module(proposals_tests, []).

:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(plunit)).
:- use_module('../../../prolog/k/cycle').
:- use_module('../../../prolog/k/language').
:- use_module('../../../prolog/k/proposals', [at_once/1, so_far/1]).
:- use_module('../../../prolog/k/recent', [past/1]).
:- use_module('../../../prolog/k/store').

%   A toy game: gifts of coins, and what people have put up that changes gifts.

fluent coins(_P:player, _N:integer) functional.
fluent letter(_Number:integer, _P:player).
fluent put_up(_What:replacing_effect).
fluent guard_left(_P:player, _N:integer) functional.
process give(_P:player, _N:integer).
process give_each(_Ns:integers, _P:player).
process give_alike(_N:integer).
process evening.
choice asked(_P:player).
action beg.
event gift(_P:player, _N:integer).
event writes(_P:player, _Number:object).

replacing_effect ::= envy ; double ; more ; thief ; ban ; guard ; may_refuse ; split.
replacing_value ::= accepts ; refuses.

gift :: caused event(gift(P, N)) after give(P, N).
gift :: caused event(gift(P, N)) after give_each(Ns, P), member(N, Ns).
gift :: caused event(writes(P, _)) after give(P, _).
gift :: caused all([event(gift(a, N)), event(gift(b, N))]) after give_alike(N).
letter :: caused letter(Number, P) after writes(P, Number).
gift :: caused coins(P, Sum) after gift(P, N), N > 0, coins(P, Before), Sum is Before+N.
gift :: caused then([asked(a)]) after evening.
beg :: executable beg if asked(_).
beg :: caused event(gift(P, 3)) after beg, now(asked(P)).

double :: replaced gift(P, N) by [event(gift(P, Twice))] as double if put_up(double), Twice is 2*N.
more :: replaced gift(P, N) by [event(gift(P, Next))] as more if put_up(more), Next is N+1.
envy :: replaced gift(P, _) by [] as envy if put_up(envy), \+ ( at_once(gift(Other, _)), Other \== P ).
thief :: replaced gift(a, N) by [event(gift(b, N))] as thief if put_up(thief).
ban :: replaced gift(_, _) by [] as ban if put_up(ban).
split :: replaced gift(a, N) by [event(gift(a, Half)), event(gift(b, Half))] as split if
    put_up(split), Half is N//2.
may_refuse :: replaced gift(P, N) by [event(gift(P, N))] as may_refuse choosing accepts if put_up(may_refuse).
may_refuse :: replaced gift(_, _) by [] as may_refuse choosing refuses if put_up(may_refuse).
guard :: replaced gift(P, N) by [event(gift(P, Rest)), guard_left(P, Left)] as guard if
    put_up(guard), so_far(guard_left(P, Before)), Before > 0, Kept is min(N, Before),
    Rest is N-Kept, Left is Before-Kept.

proposals:affected(gift(P, _), P).
proposals:rank(ban, 0).
proposals:rank(split, 1).

begin(Process, Effects) :-
    reset,
    set(coins(a, 0)),
    set(coins(b, 0)),
    start(Process),
    forall(member(Effect, Effects), set(put_up(Effect))).

finished(Sums) :-
    advance(choices, Stop),
    ended(Stop, Sums).

ended(over(_), A-B) :-
    state:coins(a, A),
    state:coins(b, B).

choose(Action, Stop) :-
    take(Action, choices, Stop).

:- begin_tests(proposals, [cleanup(reset)]).

test(nothing_put_up, Sums == 3-0) :-
    begin(give(a, 3), []),
    finished(Sums).

test(one_effect_needs_no_choice, Sums == 6-0) :-
    begin(give(a, 3), [double]),
    finished(Sums).

test(what_one_effect_brings_about_is_at_once, Sums == 3-3) :-
    begin(give_alike(3), [envy]),
    finished(Sums).

test(what_comes_alone_is_not, Sums == 0-0) :-
    begin(give(a, 3), [envy]),
    finished(Sums).

test(none_applies_twice, Sums == 0-6) :-
    begin(give(a, 3), [thief, double]),
    advance(choices, choice(a, choose_replacement(a, gift(a, 3), _), _)),
    choose(replace(thief, none), Stop),
    ended(Stop, Sums).

test(the_affected_player_chooses_the_order, Results == [7, 8]) :-
    findall(A,
            ( member(First, [double, more]),
              begin(give(a, 3), [double, more]),
              advance(choices, choice(a, _, [replace(double, none), replace(more, none)])),
              choose(replace(First, none), Stop),
              ended(Stop, A-_)
            ),
            Results).

test(impossible_comes_first_and_is_not_asked, Sums == 0-0) :-
    begin(give(a, 3), [double, more, ban]),
    finished(Sums).

test(lower_ranks_first, Sums == 3-3) :-
    begin(give(a, 4), [split, more]),
    finished(Sums).

test(a_replacement_within_a_replacement, Sums == 5-6) :-
    begin(give(a, 4), [split, double, more]),
    advance(choices, choice(a, choose_replacement(a, gift(a, 2), _), _)),
    choose(replace(double, none), choice(b, choose_replacement(b, gift(b, 2), _), _)),
    choose(replace(more, none), Stop),
    ended(Stop, Sums).

test(an_effect_that_lets_choose, Results == [3, 0]) :-
    findall(A,
            ( member(Value, [accepts, refuses]),
              begin(give(a, 3), [may_refuse]),
              advance(choices, choice(a, _, [replace(may_refuse, accepts), replace(may_refuse, refuses)])),
              choose(replace(may_refuse, Value), Stop),
              ended(Stop, A-_)
            ),
            Results).

test(what_is_used_up_is_used_once_in_a_step, Gifts-Left == [4, 1, 0]-0) :-
    begin(give_each([2, 4, 3], a), [guard]),
    set(guard_left(a, 4)),
    advance(choices, over(_)),
    findall(N, past(event(gift(a, N))), Gifts),
    state:guard_left(a, Left).

:- end_tests(proposals).

:- begin_tests(undecided_steps, [cleanup(reset)]).

test(nothing_happens_before_the_decision, Letters-Next == []-none) :-
    begin(give(a, 3), [double, more]),
    advance(choices, _),
    findall(N, state:letter(N, _), Letters),
    ( state:next_number(Next) -> true ; Next = none ),
    assertion(\+ past(event(_))).

test(decisions_are_forgotten_with_the_step, Made == []) :-
    begin(give(a, 3), [double, more]),
    advance(choices, _),
    choose(replace(more, none), _),
    findall(K, state:decided(K, _, _), Made).

test(an_action_is_taken_again_in_its_own_process, Sums == 7-0) :-
    begin(evening, [double, more]),
    advance(choices, choice(a, asked(a), _)),
    choose(beg, choice(a, _, _)),
    choose(replace(double, none), Stop),
    ended(Stop, Sums).

test(undo_goes_back_through_the_choice, Before == After) :-
    begin(evening, [double, more]),
    advance(choices, _),
    fluents(Before),
    mark(Mark),
    choose(beg, _),
    choose(replace(double, none), _),
    undo_to(Mark),
    fluents(After).

test(a_save_in_the_middle_goes_on_alike, Sums == 7-0) :-
    begin(evening, [double, more]),
    advance(choices, _),
    choose(beg, _),
    fluents(Fluents),
    load_fluents(Fluents),
    resume(choices, choice(a, _, _)),
    choose(replace(double, none), Stop),
    ended(Stop, Sums).

test(each_of_several_events_is_decided, Results == [8, 9, 9, 10]) :-
    findall(A,
            ( member(First, [double, more]),
              member(Second, [double, more]),
              begin(give_each([1, 2], a), [double, more]),
              sums_of_each(First, Second, A)
            ),
            Results).

%   Both gifts read the coins of the old state, so that the last one tells.

sums_of_each(First, Second, Sum) :-
    advance(choices, _),
    choose(replace(First, none), choice(a, choose_replacement(_, gift(a, _), _), _)),
    choose(replace(Second, none), over(_)),
    findall(N, past(event(gift(a, N))), Ns),
    sum_list(Ns, Sum).

:- end_tests(undecided_steps).
