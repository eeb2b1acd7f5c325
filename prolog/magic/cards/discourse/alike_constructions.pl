:- module(alike_constructions,
          [ alike/2                     % +Category, ?Parts
          ]).

/** <module> Constructions that mean what they are

A tree of such a construction has a term of the same name, whose parts are what the tree's parts mean.
*/

:- use_module(library(lists), [memberchk/2]).

%!  alike(+Category, ?Parts) is semidet.
%
%   Parts has the categories of the parts in their places; a part of category `x` means itself.

alike(Category, Parts) :-
    same(Category, All),
    memberchk(Parts, All).

same(text, [bare(ability), full(ability)]).
same(cost, [mana(x)]).
same(front,
     [ as_cost(np), as_long_as(sc), at(np), at_or(np, x, sc), at_or2(np, x, sc), if(sc), if_while(sc, sc), ing(x, vp(ing)),
       instead_of(np), once(adj), pp(x, np), rather(vp(imp)), starting(np), time(time), unless(sc), when(x, sc),
       when_and(x, sc, x, sc), when_at(x, sc, x, np), when_while(x, sc, sc), while(x, sc)
     ]).
same(tail,
     [ and_only(adj), and_only_if(sc), as_long_as(sc), at(np), except(exc), if(sc), ing(vp(ing)), unless(sc),
       when(x, sc), where(x, np), where2(x, np, x, np), while(x, sc)
     ]).
same(adj,
     [ adv(x), as_long_as(sc), as_many(sc), for_each_time(sc), as_though(sc), attached(np), divided(np), divided(x, np), equal(np),
       inf(vp(base)), ing(x, vp(ing)), pp(x, np), pp2(x, x, np), rounded(x), rounded_each(x), that_adv(x),
       time(time), until(np), until_cl(sc), while(pred)
     ]).
same(time,
     [ any_time(sc), each(x), each_of(np), each_time(sc), next(x), once_each(x), than_n(x, x), than_twice(x), that(x),
       the_next_time(x, sc), the_turn(sc), this(x)
     ]).
same(comp,
     [ a(pred), as(np), as_cl(sc), bare(vp(base)), cost_upto(x, x, vpg(base)), divided(np), for(np),
       inf(vp(base)), n(x), not_inf(vp(base)), pp(x, np), pt(x), to_and_by(np), w(x), whether(sc)
     ]).
same(kwarg,
     [ colors(x), cost(x), cost2(x, x), costs(x, list(cost)), name(x), nb(nb), nbcost(nb, x),
       nbcosts(nb, x, list(cost)), np(np), npcost(np, x), npcosts(np, x, list(cost)), num(x), numcost(x, x, x)
     ]).
same(pred1,
     [ able(vp(base)), adj(x), adj1(x), cmp(cmp), inf(vp(base)), ing(vp(ing)), kw(kw), np(np), pp(x, np),
       pts(x), that(sc)
     ]).
same(cmp, [at(x, x), equal(np), not_equal(np), or(x, x), than(x, cmpn)]).
same(post,
     [ adj(x), as(np), cmp(cmp), each(cmp), equal(np), inf(vp(base)), ing(vp(ing)), named(x), not_named(x), num(x),
       other_than(np), pp(x, np), pp2(x, x, np), pt(x), with(x, np), with_each(np, cmp)
     ]).
