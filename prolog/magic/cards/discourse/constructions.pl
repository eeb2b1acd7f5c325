:- module(constructions,
          [ construction/4              % ?Category, ?Tree, ?Term, -Parts
          ]).

/** <module> What the constructions of English mean, a rule for each

Parts are `Category:Tree-Term` for what stands in the tree and what it means, and tests (linear_rules.pl).
Every variable of a side comes back on the other side or in Parts, so nothing is dropped and nothing invented.
Where two trees have one term, the first rule writes it.
*/

%!  construction(?Category, ?Tree, ?Term, -Parts:list) is nondet.
%
%   Tree of Category means Term if Parts hold.

construction(ability, keywords(Ks), keywords(Ms), [list(kwi):Ks-Ms]).
construction(ability, activated(Cs, body(Ss)), activated(Ds, Ms), [list(cost):Cs-Ds, list(s):Ss-Ms]).
construction(ability, loyalty(N, body(Ss)), loyalty(N, Ms), [list(s):Ss-Ms]).
construction(ability, labelled(L, D, A), labelled(L, D, M), [ability:A-M]).
construction(ability, row(R, body(Ss)), row(R, Ms), [list(s):Ss-Ms]).

%   A triggered ability: its event, then the condition in between, then what happens.

construction(ability, body([front(when(W, E), front(if(C), S))|Ss]), triggered(W, F, D, [T|Ts]),
    [sc:E-F, sc:C-D, s:S-T, list(s):Ss-Ts]).
construction(ability, body([front(when(W, E), S)|Ss]), triggered(W, F, true, [T|Ts]),
    [S \= front(if(_), _), sc:E-F, s:S-T, list(s):Ss-Ts]).
construction(ability, body([front(at(N), front(if(C), S))|Ss]), triggered(at, M, D, [T|Ts]),
    [np:N-M, sc:C-D, s:S-T, list(s):Ss-Ts]).
construction(ability, body([front(at(N), S)|Ss]), triggered(at, M, true, [T|Ts]),
    [S \= front(if(_), _), np:N-M, s:S-T, list(s):Ss-Ts]).
construction(ability, body([S|Ss]), program([T|Ts]),
    [S \= front(when(_, _), _), S \= front(at(_), _), s:S-T, list(s):Ss-Ts]).
construction(cost, do(V), do(W), [vp(imp):V-W]).
construction(cost, W, mark(W), [atom(W)]).
construction(cost, mana_or(M, V), mana_or(M, W), [vp(imp):V-W]).

%   Sentences.

construction(s, modal(S, D, Bs), modal(T, D, Cs), [s:S-T, list(bullet):Bs-Cs]).
construction(bullet, named(L, Ss), named(L, Ts), [list(s):Ss-Ts]).
construction(bullet, [S|Ss], [T|Ts], [s:S-T, list(s):Ss-Ts]).
construction(s, front(F, S), under(G, T), [front:F-G, s:S-T]).
construction(s, conn(W, comma(S)), conn(W, comma, T), [s:S-T]).
construction(s, conn(W, plain(S)), conn(W, T), [s:S-T]).
construction(s, m(seq(C, []), []), D, [cl:C-D]).
construction(s, m(seq(C, Cs), []), seq(D, Ds), [Cs \== [], cl:C-D, list(more):Cs-Ds]).
construction(s, m(seq(C, Cs), Ts), tails(D, Ds, Us),
    [Ts \== [], cl:C-D, list(more):Cs-Ds, list(tail):Ts-Us]).
construction(more, c(W, front(F, C)), then(W, under(G, D)), [front:F-G, cl:C-D]).
construction(more, c(W, front0(F, C)), then(W, under0(G, D)), [front:F-G, cl:C-D]).
construction(more, c(W, C), then(W, D), [C \= front(_, _), C \= front0(_, _), cl:C-D]).
construction(tail, comma(T), comma(U), [tail:T-U]).
construction(exc, that(C), that(D), [sc:C-D]).
construction(exc, sc(C, Cs), D, [sc:sc(C, Cs)-D]).

%   A condition or an event: clauses with and, or.

construction(sc, sc(C, []), D, [cl2:C-D]).
construction(sc, sc(C, [E|Es]), any(D, [F|Fs]), [cl2:C-D, list(scm):[E|Es]-[F|Fs]]).
construction(scm, c(W, if(C)), if(W, D), [cl2:C-D]).
construction(scm, c(W, unless(C)), unless(W, D), [cl2:C-D]).
construction(scm, c(W, C), join(W, D), [C \= if(_), C \= unless(_), cl2:C-D]).

%   Instructions: "draw a card" and "you draw a card" are one.

construction(cl, imp(V), say(you, W), [plain(V, W), vp(imp):V-W]).
construction(cl, decl(N, V), say(M, W), [np:N-M, number(N, K), vp(fin(K)):V-W]).
construction(cl, there(B, N, As), there(Pol, T, M, Bs),
    [np:N-M, number(N, K), be(K, B, T, Pol), list(adj):As-Bs]).
construction(cl2, decl(N, V), say(M, W), [np:N-M, number(N, K), vp(fin(K)):V-W]).
construction(cl2, there(B, N, As), there(Pol, T, M, Bs),
    [np:N-M, number(N, K), be(K, B, T, Pol), list(adj):As-Bs]).

%   Verbs.

construction(vp(C), v(F, Pre, L, Cs, As), do(T, L, Pre, Rs, Bs),
    [form(C, T, F), list(comp):Cs-Rs, list(adj):As-Bs]).
construction(vp(C), v2(F, Pre, L, O, K, Cs, As), do2(T, L, O, K, Pre, Rs, Bs),
    [form(C, T, F), list(comp):Cs-Rs, list(adj):As-Bs]).
construction(vp(C), be(F, B, Pre, P, As), is(T, Pol, Pre, Q, Bs),
    [form(C, T, F), be(C, F, B, T, Pol), pred:P-Q, list(adj):As-Bs]).
construction(vp(C), modal(F, Pre, M, Post, perfect(V)), modal_perfect(M, Pre, Post, W),
    [mform(C, F), vp(pp):V-W]).
construction(vp(C), modal(F, Pre, M, Post, V), modal(M, Pre, Post, W),
    [V \= perfect(_), mform(C, F), vp(base):V-W]).
construction(vp(C), aux(F, M, Pre, V), aux(T, Pol, Pre, W), [form(C, T, F), aux(F, M, Pol), vp(base):V-W]).
construction(vp(C), perfect(F, M, Pre, been(P)), been(T, Pol, Pre, Q),
    [form(C, T, F), have(F, M, Pol), pred:P-Q]).
construction(vp(C), perfect(F, M, Pre, V), perfect(T, Pol, Pre, W),
    [V \= been(_), form(C, T, F), have(F, M, Pol), vp(pp):V-W]).
construction(vp(C), elliptic(F, M), elliptic(T, Pol), [form(C, T, F), ell(F, M, Pol)]).
construction(vp(C), vps(V, Vs), all_of(W, Ws), [vp(C):V-W, list(vpm(C)):Vs-Ws]).
construction(vpm(C), c(J, V), join(J, W), [vp(C):V-W]).

%   The verb of a relative clause: its object is what the clause describes.

construction(vpg(C), v(F, Pre, L, Cs, As), do(T, L, Pre, Rs, Bs),
    [form(C, T, F), list(comp):Cs-Rs, list(adj):As-Bs]).
construction(vpg(C), aux(F, M, Pre, V), aux(T, Pol, Pre, W), [form(C, T, F), aux(F, M, Pol), vpg(base):V-W]).
construction(vpg(C), perfect(F, M, Pre, V), perfect(T, Pol, Pre, W),
    [form(C, T, F), have(F, M, Pol), vpg(pp):V-W]).
construction(vpg(C), modal(F, Pre, M, V), modal(M, Pre, W), [mform(C, F), vpg(base):V-W]).
construction(vpg(C), both(V, J, W), both(V, J, W), [C \== none]).
construction(vpg(C), be(F, B, V), going(T, W), [form(C, T, F), be(C, F, B, T, yes), vpg(ing):V-W]).

%   Adjuncts.

construction(adj, with_kws(ks(K, Ks)), with(abilities([L|Ls])), [kw:K-L, list(kwj):Ks-Ls]).
construction(adj, if_able, if_able, []).
construction(adj, this_way, this_way, []).
construction(adj, rather(np(N)), rather(np(M)), [np:N-M]).
construction(adj, rather(ing(N)), rather(ing(M)), [vp(ing):N-M]).
construction(adj, rather(V), rather(do(W)), [V \= np(_), V \= ing(_), vp(imp):V-W]).
construction(adj, instead_of(np(N)), instead_of(np(M)), [np:N-M]).
construction(adj, instead_of(pp(P, N)), instead_of(pp(P, M)), [np:N-M]).
construction(adj, instead_of(ing(N)), instead_of(ing(M)), [vp(ing):N-M]).
construction(adj, addition(ing(N)), addition_ing(M), [vp(ing):N-M]).
construction(adj, addition(N), addition(M), [N \= ing(_), np:N-M]).

%   Keywords, complements, predicates, times.

construction(kwi, k(Ws, none), keyword(Ws), []).
construction(kwi, k(Ws, A), keyword(Ws, B), [A \== none, kwarg:A-B]).
construction(kwi, W, mark(W), [atom(W)]).
construction(comp, o(N), obj(M), [np:N-M]).
construction(comp, p(P, N), to(P, M), [np:N-M]).
construction(comp, p2(P, Q, N), to(P, Q, M), [np:N-M]).
construction(comp, ks(K, Ks), abilities([L|Ls]), [kw:K-L, list(kwj):Ks-Ls]).
construction(comp, cost(N, LM, to(V)), cost(M, LM, W), [np:N-M, vpg(base):V-W]).
construction(comp, cost(N, LM, none), cost(M, LM), [np:N-M]).
construction(comp, ps(P, Ps), becomes([Q|Qs]), [pred1:P-Q, list(predj):Ps-Qs]).
construction(comp, both(Cs, J, Ds), both(Es, J, Fs), [list(comp):Cs-Es, list(comp):Ds-Fs]).
construction(kw, k(Ws, A), M, [kwi:k(Ws, A)-M]).
construction(kw, q(E, A), granted(E, B), [ability:A-B]).
construction(kw, your_choice(ks(K, Ks)), choice_of_abilities([L|Ls]), [kw:K-L, list(kwj):Ks-Ls]).
construction(np, appos(N, T), appos(N, M), [np:T-M]).
construction(kwj, c(J, K), join(J, L), [kw:K-L]).
construction(pred, ps(P, []), Q, [pred1:P-Q]).
construction(pred, ps(P, [R|Ps]), each([Q|Qs]), [pred1:P-Q, list(predj):[R|Ps]-Qs]).
construction(predj, c(J, P), join(J, Q), [pred1:P-Q]).
construction(pred1, pass(V), undergo(W), [vp(pp):V-W]).
construction(cmpn, or_equal(N), or_equal(M), [np:N-M]).
construction(cmpn, N, M, [N \= or_equal(_), np:N-M]).
construction(time, eot, eot, []).
construction(time, only_once, only_once, []).
construction(time, any_number, any_number, []).
construction(time, than_once, than_once, []).
construction(time, ntimes(N, each(W)), ntimes(N, each(W)), []).
construction(time, ntimes(N, none), ntimes(N), []).
construction(time, or_more_times(N), or_more_times(N), []).
construction(time, first_time(D, time(T)), first_time(D, time(U)), [time:T-U]).
construction(time, first_time(D, none), first_time(D), []).
construction(time, first_time(D, C), first_time(D, of(E)), [C = sc(_, _), sc:C-E]).

%   Noun phrases.

construction(np, pro(you), you, []).
construction(np, pro(W), pro(W), [W \== you]).
construction(np, this, this, []).
construction(np, sym(M), symbols(M), []).
construction(np, d(Ds, sym(M)), symbols(Ds, M), []).
construction(np, d(Ds, nb(Hs, Ps)), sel(Ds, F), [Ds \== [], nb:nb(Hs, Ps)-F]).
construction(np, bare(nb(Hs, Ps)), sel([], F), [nb:nb(Hs, Ps)-F]).
construction(np, part(Ds, N), of(Ds, M), [np:N-M]).
construction(np, hd(Ds), headless(Ds), []).
construction(np, choice_of(N), choice_of(M), [np:N-M]).
construction(np, hd(Ds, [P|Ps]), headless(Ds, [Q|Qs]), [post:P-Q, list(post):Ps-Qs]).
construction(np, named(N), named(N), []).
construction(np, named_q(E, N), named_q(E, N), []).
construction(np, colors(C), colors(C), []).
construction(np, poss(N, Ps), of_its(M, Qs), [np:N-M, list(possd):Ps-Qs]).
construction(np, tw(T, N), times(T, M), [np:N-M]).
construction(np, tw(half, comma(U), N), half(comma, U, M), [np:N-M]).
construction(np, tw(half, U, N), half(U, M), [atom(U), np:N-M]).
construction(np, qexp(Q, times, N), mult(Q, M), [np:N-M]).
construction(np, co(N, Ns), group([M|Ms]), [np:N-M, list(npj):Ns-Ms]).
construction(npj, c(J, N), join(J, M), [np:N-M]).
construction(possd, p(A, Ds, nb(Hs, Ps)), part(A, Ds, F), [nb:nb(Hs, Ps)-F]).
construction(nb, nb(Hs, Ps), filter(Gs, Qs), [list(h):Hs-Gs, list(post):Ps-Qs]).
construction(h, h(Ms, N), kind(Ms, N), [Ms \== none]).
construction(h, c(J, h(Ms, N)), join(J, Ms, N), []).
construction(post, rel(N, V), that(M, W), [np:N-M, number(N, K), vpg(fin(K)):V-W]).
construction(post, that(R, V), that_is(R, W), [vp(fin(any)):V-W]).
construction(post, that_obj(R, N, V), that(R, M, W), [np:N-M, number(N, K), vpg(fin(K)):V-W]).
construction(post, with_kws(P, ks(K, Ks)), with_abilities(P, [L|Ls]), [kw:K-L, list(kwj):Ks-Ls]).
construction(post, part(V), undergone(W), [vp(pp):V-W]).
construction(post, beyond_first, beyond_first, []).
construction(post, than(cl(C)), than_cl(D), [sc:C-D]).
construction(post, than(N), than(M), [N \= cl(_), np:N-M]).
construction(post, q(q(E, A)), saying(E, B), [ability:A-B]).
construction(post, whose(nb(Hs, Ps), V), whose(F, W), [nb:nb(Hs, Ps)-F, vp(fin(any)):V-W]).
