:- module(played_constructions,
          [ played/2                    % ?Outer, ?Inners
          ]).

/** <module> Constructions that were judged right by playing the cards that have them, or by reading their texts
*/

%!  played(?Outer, ?Inners:list(atom)) is nondet.
%
%   Boards of three cards at least with one of Inners in Outer came out as another engine observed, and those of none
%   came out otherwise; or tools/judged_by_eye.tsv has it: read by eye in three texts, or on three boards that agree, at least.

%   played(?Outer, ?Inners): written by tools/judge_by_boards.py.

played(abilities, [choice_of_abilities, granted]).
played(activated, [instead, otherwise, under]).
played(adj1, [non]).
played(all_of, [is]).
played(and_only, [pp, time]).
played(and_only_if, [say]).
played(any, [if, join_and, join_comma, join_or, say, there]).
played(appos, [at, nm]).
played(as, [at, ref]).
played(as_long_as, [any, there]).
played(as_though, [say]).
played(at, [sel_at_least, sel_different, sel_every, sel_exactly, sel_fewer, sel_less, sel_more, sel_more_than, sel_no,
       sel_nor3, sel_only, sel_plus, sel_that]).
played(at_or2, [at, say]).
played(bare, [loyalty, program, triggered]).
played(been, [undergo]).
played(both, [obj, to]).
played(c, [non_]).
played(choice_of_abilities, ['join_,', join_comma, join_or, keyword]).
played(cmp, [equal, than]).
played(co, [non_]).
played(comma, [except]).
played(cost, [do, headless, symbols]).
played(do2, [obj, time]).
played(do, [all_of, as, as_long_as, as_though, both, cost, for_each_time, inf, ing, instead_of, pp2, rather, to_and_by,
       w, while]).
played(done, ['-']).
played(each, [ing, 'join_,', join_and, join_comma, join_or, np, undergo]).
played(equal, [half]).
played(except, [any, say]).
played(filter, [as, ing, not_named, pt, than]).
played(first_time, [time]).
played(for_each_time, [say]).
played(going, [do]).
played(granted, [activated, program, triggered]).
played(group, [at, headless, 'join_,', join_and, 'join_and/or', join_comma, join_minus, join_plus, ref]).
played(half, [at, ref]).
played(headless, [pt, up_to]).
played(if, [any, there]).
played(if_where, [times]).
played(if_while, [say]).
played(inf, [all_of, do]).
played(ing, [do]).
played(instead, [if_while, lasting, say, seq, there]).
played(instead_of, [ing, pp]).
played(is, [adj1, cmp, each, ing, pp, pts, time]).
played('join_,', [at, is, np, symbols]).
played('join_and/or', [at]).
played(join_and, [at, granted, ing, ref, say]).
played(join_comma, [at, granted, modal, np, say, symbols]).
played(join_minus, [headless]).
played(join_or, [ing, keyword, np, pp, say, there, undergo]).
played(join_plus, [at, headless]).
played(keyword, [colors, np]).
played(kind, [nm, pro]).
played(lasting, [instead, seq, under]).
played(loyalty, [instead, otherwise, under]).
played(modal, [do2]).
played(nm, [nm]).
played(not_named, [nm]).
played(np, [colors, headless, ref, sel]).
played(obj, [appos, half, ref_done, ref_event, ref_linked, ref_other, ref_result, rest_of, times]).
played(of, [all_but, n, ref, that_m]).
played(of_its, [this]).
played(or_equal, [at]).
played(other_than, [at, colors]).
played(otherwise, [lasting, say, seq]).
played(owner, [ref_linked, ref_result]).
played(perfect, [do]).
played(pp2, [at, ref]).
played(pp, [pro, symbols]).
played(program, [instead, otherwise]).
played(rather, [do, np]).
played(ref, [linked, sel_the]).
played(ref_done, [done]).
played(ref_event, [event]).
played(ref_linked, [linked]).
played(ref_other, [other]).
played(say, [been, headless, mana, perfect, symbols, times]).
played(sel_at_least, [at_least, filter]).
played(sel_different, [filter]).
played(sel_each, [n]).
played(sel_every, [filter]).
played(sel_exactly, [exactly, filter]).
played(sel_fewer, [filter]).
played(sel_less, [filter]).
played(sel_more, [filter]).
played(sel_more_than, [filter, more_than]).
played(sel_no, [filter]).
played(sel_nor3, [filter, nor3]).
played(sel_only, [filter]).
played(sel_plus, [filter, plus]).
played(sel_poss, [ord]).
played(sel_that, [filter]).
played(seq, [then_then]).
played(symbols, [n]).
played(tails, [and_only, and_only_if, then_comma, while]).
played(than, [at, or_equal]).
played(that, [going, modal, perfect, this]).
played(that_is, [do]).
played(the_next_time, [say]).
played(then_then, [say]).
played(there, [at, pp]).
played(time, [first_time, ntimes, or_more_times, than_twice, the_next_time]).
played(times, [at, ref]).
played(to_and_by, [at, ref, this]).
played(triggered, [any, instead, otherwise, there]).
played(under, [at_or2, if_while, pp, tails, there, time, under, when_and, when_while, while]).
played(unless, [there]).
played(when_and, [say]).
played(when_while, [say, there]).
played(where, [half, times]).
played(while, [say, undergo]).
played(with, [ref]).
played(with_abilities, [granted, 'join_,', join_comma, join_or]).
