:- module(judged_constructions,
          [ judged/1,                   % +Term
            unjudged/2                  % +Term, -Construction
          ]).

/** <module> Understood means judged: which constructions may stand in which

What has one reading can still be read wrongly: a rare construction was taken for another one. So a text is understood
only if each of its constructions stands in one in which it was judged right before: in texts that both readers read
the same, or on boards that came out as another engine observed (played_constructions.pl).
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../discourse/term_pairs', [pairs_of/2]).
:- use_module(played_constructions, [played/2]).

%!  judged(+Term) is semidet.
%
%   Term, which a text was read as, has only constructions that were judged right where they stand.

judged(Term) :-
    \+ unjudged(Term, _).

%!  unjudged(+Term, -Construction) is nondet.
%
%   Construction, `outer>inner`, of Term was not judged.

unjudged(Term, Construction) :-
    pairs_of(Term, Constructions),
    member(Construction, Constructions),
    atomic_list_concat([Outer, Inner], >, Construction),
    \+ ( judged_in(Outer, Inners), memberchk(Inner, Inners) ),
    \+ ( played(Outer, Others), memberchk(Inner, Others) ).

%   judged_in(?Outer, ?Inner): written by tools/compare_readers.py.

judged_in(a, [pp, undergo]).
judged_in(abilities, ['join_,', join_and, join_comma, keyword]).
judged_in(activated, [do, lasting, mana, mark, modal, say, seq, tails]).
judged_in(addition, [at]).
judged_in(all_of, [do, 'join_,', join_and, join_comma, join_or, modal]).
judged_in(as_cost, [at]).
judged_in(as_long_as, [say]).
judged_in(at, [at, group, headless, of, of_its, owner, ref, sel, sel_a, sel_all, sel_another, sel_any, sel_any_number,
          sel_each, sel_more, sel_n, sel_nor, sel_or, sel_other, sel_poss, sel_target, sel_that_m, sel_the, sel_this,
          sel_up_to, sel_your]).
judged_in(aux, [do]).
judged_in(bare, [do]).
judged_in(becomes, [adj1, np, undergo]).
judged_in(c, [non, sub]).
judged_in(cmp, [or]).
judged_in(co, [c, non, sub]).
judged_in(comma, [where]).
judged_in(divided, [at]).
judged_in(do2, [obj]).
judged_in(do, [a, abilities, addition, adv, bare, becomes, divided, do, equal, obj, pp, pt, time, to, until_cl]).
judged_in(elliptic, ['-']).
judged_in(equal, [at, times]).
judged_in(filter, [cmp, equal, inf, join, kind, named, num, other_than, pp, than, that, that_is, undergone, with,
          with_abilities]).
judged_in(full, [activated, loyalty, program, triggered]).
judged_in(group, [join_or, symbols]).
judged_in(headless, [n]).
judged_in(if, [say]).
judged_in(inf, [do]).
judged_in(is, [addition, np, undergo]).
judged_in(join, [n, non, ns, sub]).
judged_in('join_,', [do, keyword]).
judged_in(join_and, [do, is, keyword, modal]).
judged_in(join_comma, [do, is, keyword]).
judged_in(join_or, [at, do, is, symbols]).
judged_in(keyword, [cost, num]).
judged_in(kind, [co, ctr, n, non, non_, ns, pt, sub]).
judged_in(lasting, [as_long_as, pp, say, tails, time]).
judged_in(loyalty, [lasting, say, seq, tails]).
judged_in(modal, ['[|]', all_of, do, is, say, under]).
judged_in(n, [sub]).
judged_in(named, [nm]).
judged_in(non_, [sub]).
judged_in(np, [at, sel_a]).
judged_in(ns, [sub]).
judged_in(obj, [at, headless, ref, symbols, this]).
judged_in(of, [at]).
judged_in(of_its, [at, part, ref]).
judged_in(owner, [ref, this]).
judged_in(part, [filter, ord]).
judged_in(pp, [at, colors, ref, ref_result, this]).
judged_in(program, [lasting, modal, say, seq, tails, under]).
judged_in(ref, [sel_that_m]).
judged_in(ref_result, [result]).
judged_in(say, [all_of, at, aux, do, do2, elliptic, is, modal, ref, this]).
judged_in(sel, [filter]).
judged_in(sel_a, [filter]).
judged_in(sel_all, [filter]).
judged_in(sel_another, [filter]).
judged_in(sel_any, [filter, n]).
judged_in(sel_any_number, [filter]).
judged_in(sel_each, [filter]).
judged_in(sel_more, [filter]).
judged_in(sel_n, [filter, n]).
judged_in(sel_nor, [filter, nor]).
judged_in(sel_or, [filter, or]).
judged_in(sel_other, [filter]).
judged_in(sel_poss, [filter]).
judged_in(sel_target, [filter]).
judged_in(sel_that_m, [filter, that_m]).
judged_in(sel_the, [filter, ord, topn]).
judged_in(sel_this, [filter]).
judged_in(sel_up_to, [filter, up_to]).
judged_in(sel_your, [filter, ord]).
judged_in(seq, [lasting, say, 'then_,', then_and, then_comma]).
judged_in(tails, [comma, if, lasting, say, then_and, unless]).
judged_in(that, [at, aux, do, ref]).
judged_in(that_is, [is, modal]).
judged_in('then_,', [say]).
judged_in(then_and, [lasting, say]).
judged_in(then_comma, [lasting, say]).
judged_in(time, [each, once_each, this]).
judged_in(times, [at]).
judged_in(to, [at, ref, this]).
judged_in(triggered, [at, lasting, say, seq, tails, under]).
judged_in(under, [as_cost, at, if, lasting, say, seq, when]).
judged_in(undergo, [do]).
judged_in(undergone, [do]).
judged_in(unless, [say]).
judged_in(until_cl, [say]).
judged_in(when, [say]).
judged_in(where, [at]).
judged_in(with, [at]).
judged_in(with_abilities, [join_and, keyword]).
