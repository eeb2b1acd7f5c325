:- module(pile_rows,
          [ pile_chosen/3               % +Sentence, -Verb, -Chooser
          ]).

/** <module> Piles (700.3), and targets that are changed (115.7)

One player separates all of some things into two piles: those of the first are chosen, the others are the second. Another one
chooses a pile, of which `the(C)` is what is in it.
*/

:- use_module(library(lists), [append/2, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   "Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice."

linear:row(together, piles(N, M, V, F, Chooser), [name(name:E, what:all(Set)), choose(name:D, who:you, least:0, most:count(the(E)), from:the(E)), choose_pile(who:R, name:C, one:the(D), other:minus(the(E), the(D)))|P],
           [two_piles:M-yes, fresh(D), fresh(C), fresh(E), separated:N-Set0, np(here):Chooser-R, in_pile:F-the, pile_done(V, R, C):Set0-w(Set, P)]).
linear:row(two_piles, at(K, none, sel([n(two)], filter([kind([], ns(pile))], []))), yes, [idle(K)]).
linear:row(separated, at(K, none, sel([all], F)), Set, [set(found, here):F-Set, idle(K)]).
linear:row(in_pile, pile, the, []).
linear:native(pile_done(sacrifice, Who, Pile), Set0, w(Set, [sacrifice(who:Who, what:those(the(Pile), [controlled_by(Who)]))]), State, State) :-
    Set = Set0.
linear:native(pile_done(destroy, _, Pile), Set, w(Set, [destroy(what:the(Pile))]), State, State).

%   "An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard."

linear:row(together, parted(S, at(J, none, sel([a], filter([kind([], n(opponent))], []))), K, M,
                            say(you, do(pres, put, [], [both([obj(at(I, none, sel([n(one)], filter([kind([], n(pile))], [])))), to(W, N)], and,
                                                             [obj(ref(other(I))), to(V, L)])], Order))),
           Program,
           [two_piles:M-yes, idle(J), idle(I), s:S-Shown, known(K, the(E)), revealed_as(E):Shown-yes, fresh(O), fresh(D), fresh(C), place(W, pile):N-To, place(V, pile):L-Away, in_an_order(Away):Order-yes,
            appended:[Shown, [choose(name:O, who:you, least:1, most:1, from:all([opponent])),
                              choose(name:D, who:the(O), least:0, most:count(the(E)), from:the(E)),
                              choose_pile(who:you, name:C, one:the(D), other:minus(the(E), the(D))),
                              move(what:the(C), to:To), move(what:minus(the(E), the(C)), to:Away)]]-Program]).
linear:native(revealed_as(Name), Program, yes, State, State) :-
    sub_term(Shown, Program),
    subsumes_term(reveal(what:_, name:Name), Shown),
    !.
linear:row(in_an_order(Away), [], yes, [not(Away, none)]).
linear:row(in_an_order(library(bottom)), [adv([in, any, order])], yes, []).

%!  pile_chosen(+Sentence, -Verb, -Chooser) is semidet.
%
%   What is done to what is in the pile of somebody's choice.

pile_chosen(say(Chooser, do(pres, sacrifice, [], [obj(All)], [])), sacrifice, Chooser) :-
    in_pile_of(All, Choice),
    Choice = owner(_).
pile_chosen(say(you, do(pres, destroy, [], [obj(All)], [])), destroy, Chooser) :-
    in_pile_of(All, of(Chooser)).

in_pile_of(at(_, none, sel([all], filter([kind([], _)], [pp(in, at(_, none, sel([the], filter([kind([], n(pile))], [pp(of, Choice)]))))]))), Whose) :-
    ( Choice = at(_, owner(Who), sel([poss], filter([kind([], n(choice))], []))) -> Whose = owner(Who) ; Choice = at(_, none, of_its(Who, [part('\'s', [], filter([kind([], n(choice))], []))])), Whose = of(Who) ).

%   Targets

linear:row(verb(change, A, D, here), [obj(at(K, none, sel([the], filter([kind([], n(target))], [pp(of, N)]))))], change_target(R), [A in [you], idle(K), named:D-yes, np(here):N-R]).
linear:row(verb(change, A, D, here), [obj(at(K, none, sel([a], filter([kind([], n(target))], [pp(of, N)])))), to(to, this)], change_target_to(R, this), [A in [you], idle(K), named:D-yes, np(here):N-R]).
linear:row(post(Use), with(with, at(K, none, sel([a], filter([kind([single], n(target))], [])))), parts([single_target]), [Use in [target, found], idle(K)]).
linear:row(np(here), at(K, none, sel([target], filter([kind([], n(spell)), join(or, [], n(ability))], Posts))), target(K, [on_stack|Parts]),
           [each(post(target)):Posts-Meanings, parts_of_posts:Meanings-Parts, bind(K, again(K))]).
linear:native(parts_of_posts, Meanings, Parts, State, State) :-
    findall(Some, member(parts(Some), Meanings), Lists),
    length(Meanings, N),
    length(Lists, N),
    append(Lists, Parts).

%   Whom it is attacking

linear:row(np(here), at(K, none, sel([the], filter([kind([], n(player)), join(or, [], n(planeswalker))], [that(N, going(pres, do(T, attack, [], [], [])))]))), attacked_by(R),
           [idle(K), T in [pres, ing], np(here):N-R0, attacker:R0-R]).

%   What attacks is what the event is about, where one is.

linear:native(attacker, Said, Attacker, State, State) :-
    State = state(Env, _, _, _),
    ( Said == this, memberchk(_-that, Env) -> Attacker = that ; Attacker = Said ).

%   Creatures that attack it, in somebody's next turn

linear:row(s, under(pp(during, at(K, none, of_its(N, [part('\'s', [ord(next)], filter([kind([], n(turn))], []))]))), say(at(J, none, sel([], filter([kind([], ns(creature))], [that(M, do(pres, control, [], [], []))]))), do(pres, attack, [], [obj(To)], [if_able]))),
           [draw_attacks(things(R), T)], [idle(K), idle(J), np(here):N-R, np(here):M-S, same(R):S-yes, np(here):To-T, T in [this, you]]).
