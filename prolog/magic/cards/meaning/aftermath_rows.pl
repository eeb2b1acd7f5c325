:- module(aftermath_rows, []).

/** <module> What becomes of things later, and what is asked of what has just been done

"Unless they discard a card", "at end of combat", "the damage dealt this way".
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2, selectchk/3]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(each_their_own, [with/4]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   What was dealt damage this way; how much it was

linear:row(post(found), undergone(do(pres, deal, [], [obj(at(K, none, sel([], filter([kind([], n(damage))], []))))], [this_way])), zone(among(did(D))), [idle(K), this_way:deal-D]).
linear:row(amount, at(K, none, sel([the], filter([kind([], n(damage))], [undergone(do(pres, deal, [], [], [this_way]))]))), amount(D), [idle(K), this_way:deal-D]).
linear:row(count_of, at(K, none, sel([], filter([kind([], ns(counter))], [undergone(do(pres, remove, [], [], [this_way]))]))), amount(D), [idle(K), this_way:remove-D]).
linear:row(for_each, at(K, none, sel([each], filter([kind([], n(counter))], [undergone(do(pres, remove, [], [], [this_way]))]))), amount(D), [idle(K), this_way:remove-D]).
linear:row(amount, at(K, none, sel([the], filter([kind([], n(life))], [undergone(do(pres, lose, [], [], [this_way]))]))), amount(D), [idle(K), this_way:lose-D]).
linear:row(amount, at(K, none, sel([the], filter([kind([], n(amount))], [pp(of, at(J, none, sel([], F)))]))), M, [idle(K), amount:at(J, none, sel([the], F))-M]).

%   What was sacrificed as a cost

linear:row(np(here), ref(linked(sacrificed, sg), Words), R, [sacrificed_as:Words-R]).
linear:row(np(here), ref(linked(sacrificed, sg)), sacrificed, []).
linear:native(sacrificed_as, Words, Reference, State, State) :-
    nonvar(Words),
    ( Words = sel([the], filter([kind(_, n(card))], [])) -> Reference = card_sacrificed ; Reference = sacrificed ).

%   "if it had a +1/+1 counter on it"

linear:row(cond, say(N, do(pres, have, [], [obj(at(K, none, sel(Ds, filter([kind([C], Noun)], [pp(on, M)]))))], [])), compare(on(Kind, R), at_least, 1),
           [idle(K), Ds in [[a], [an], [or(one, more)]], counters_noun:Noun-counter, counter:C-Kind, on_itself:M-it, np(here):N-R, not(R, this)]).

%   Unless somebody pays with something else than mana, or as much mana as something is (118.12)

linear:row(s, tails(S, [], [unless(say(N, do(pres, Verb, [], Complements, [])))]), Statement,
           [Verb in [sacrifice, discard], s:S-P, np(here):N-R, fresh(E), paying_other(Verb):Complements-Costs, unless_paid(R, E):pay(Costs, P)-Statement]).
linear:row(s, tails(S, [], [unless(say(N, all_of(do(pres, V, [], Cs, []), [join(or, do(pres, W, [], Ds, []))])))]), Statement,
           [V in [sacrifice, discard], W in [sacrifice, discard], s:S-P, np(here):N-R, fresh(E), paying_other(V):Cs-A, paying_other(W):Ds-B, unless_paid(R, E):pay([either(A, B)], P)-Statement]).
linear:row(paying_other(Verb), Complements, [Cost], [paying(Verb, []):Complements-Cost, of_others:Cost-yes]).
linear:native(of_others, Cost, yes, State, State) :-
    memberchk(Cost, [sacrifice(N, Set), discard(N, Set)]),
    integer(N),
    is_list(Set).
linear:row(s, tails(S, [], [unless(say(N, do(pres, pay, [], [obj(symbols(M))], Adjuncts)))|More]), [pays_mana(who:R, amount:Q, (then):[], (else):P)],
           [s:S-P, np(here):N-R, one_who_pays:R-yes, mana_owed(M, Adjuncts):More-Q]).
linear:native(one_who_pays, Reference, yes, State, State) :-
    memberchk(Reference, [you, that_player, controller(_), again(_), the(_)]),
    \+ Reference = controller(all(_, _)).
linear:row(mana_owed('{X}', []), [], x, []).
linear:row(mana_owed('{X}', []), [comma(where('X', N))], Q, [amount:N-Q]).
linear:row(mana_owed(M, [pp(for, N)]), [], times(K, Q), [generic:M-K, for_each:N-Q]).
linear:native(generic, Text, N, State, State) :-
    memberchk(Text-N, ['{1}'-1, '{2}'-2, '{3}'-3, '{4}'-4]).

%   At the end of combat

linear:row(adjunct, pp(at, at(K, none, sel([], filter([kind([], n(end))], [pp(of, at(J, none, sel([], filter([kind([], n(combat))], []))))])))), delayed(end_combat), [idle(K), idle(J)]).

%   Learning: who discards no card may bring in a Lesson, where there is one (701.48a).

linear:row(verb(learn, A, D, here), [],
           [D:may(who:A, (then):[discard(who:A, what:some(1, []))]),
            if(condition:did(D), (then):[draw(who:A, amount:1)],
               (else):[if(condition:some(all(Lessons)),
                          (then):[may(who:A, (then):[reveal(what:some(1, Lessons), name:E), move(what:the(E), to:hand)])])])],
           [A in [you], fresh(E), lessons_of:A-Lessons]).
linear:row(lessons_of, A, [subtype(lesson), in(outside, A)], []).

%   The end of the game (104)

linear:row(verb(win, A, D, here), [obj(at(K, none, sel([the], filter([kind([], n(game))], []))))], win_game(who:A), [idle(K), named:D-yes]).
linear:row(verb(lose, A, D, here), [obj(at(K, none, sel([the], filter([kind([], n(game))], []))))], lose_game(who:A), [idle(K), named:D-yes]).

%   "Sacrifice it at the beginning of the next end step if it's a Goblin": whether it is, is asked as the delayed ability resolves (603.7, 608.2h).

linear:row(s, tails(S, [], [if(C)]), Program, [s:S-P, condition:C-D, asked_later(D):P-Program]).
linear:row(s, tails(S, [], [comma(if(C))]), Program, [s:S-P, condition:C-D, asked_later(D):P-Program]).
linear:row(s, tails(S, [], [unless(C)]), Program, [s:S-P, cond:C-D, asked_later(not(D)):P-Program]).
linear:native(asked_later(Condition0), [_:delay(Step, things(One), Done)], [delay(Step, things(One), [provided(it_holds(Condition), Done)])], State, State) :-
    memberchk(One, [again(_), this]),
    with(Condition0, One, that, Condition),
    memberchk(Condition, [fits(that, Set), not(fits(that, Set))]),
    \+ ( sub_term(Part, Set), nonvar(Part), speaks_of_now(Part) ).
linear:native(done_now, Program, yes, State, State) :-
    \+ ( sub_term(Part, Program), subsumes_term(delay(_, _, _), Part) ).

speaks_of_now(Part) :-
    memberchk(Part, [again(_), all(_, _), chosen(_), did(_), before(_), the(_), this, that, x, target(_, _), targets(_, _, _), times_activated, times_resolved]).

%   What a spell sets up for one's own next turn, and has nothing to do with what was spoken of

linear:row(s, under(at(N), S), [delay(Step, this, Later)], [next_end:N-Step, s:S-P, later_of_this:P-Later]).
linear:native(later_of_this, Program, Later, State, State) :-
    maplist(done_to_this, Program, Later),
    memberchk(return_to_hand(that), Later).

done_to_this(_:move(what:this, to:hand), return_to_hand(that)).
done_to_this(_:Statement, Instruction) :-
    memberchk(Statement-Instruction, [lose_life(who:you, amount:N)-lose_life(you, N), gain_life(who:you, amount:N)-gain_life(you, N), draw(who:you, amount:N)-draw(you, N)]),
    integer(N).

linear:row(ability, triggered(at, N, true, Sentences), spell([program([delay(Step, things(this), [program(P)])])]), [next_end:N-Step, own_step:Step-yes, program:Sentences-P, about_nothing:P-yes]).
linear:native(own_step, Step, yes, State, State) :-
    Step = your(_).
linear:native(about_nothing, Program, yes, State, State) :-
    \+ ( sub_term(Part, Program), nonvar(Part), memberchk(Part, [again(_), chosen(_), did(_), before(_), the(_), that, target(_, _), targets(_, _, _)]) ).

%   "return to your hand target card"

linear:row(verb(return, A, D, Zone), [to(to, P), obj(N)], S, [verb(return, A, D, Zone):[obj(N), to(to, P)]-S]).

%   Counters that are moved (122.5)

linear:row(verb(move, A, D, here), [obj(at(K, none, sel([a], filter([kind([C], Noun)], [])))), to(from, N), to(Word, M)], move_counters(R, S, Kind, 1),
           [A in [you], named:D-yes, Word in [onto, to], idle(K), counters_noun:Noun-counter, counter:C-Kind, np(here):N-R, np(here):M-S]).

%   For each of several players, a target of their own

linear:row(s, under(pp(for, at(K, none, sel([each], filter([kind([], n(Who))], [])))), S), P, [Who in [player, opponent], bind(K, each_one), s:S-P0, one_each(Who):P0-P]).
linear:row(side(target, control), ref(K), each_one, [known(K, each_one)]).
linear:native(one_each(Who), Program0, Program, State, State) :-
    findall(T, ( sub_term(T, Program0), nonvar(T), own_target(T, _, _, _) ), [Target]),
    own_target(Target, K, Least, Set0),
    selectchk(each_one, Set0, Set1),
    ( Who == opponent -> Set = [controlled(opponent)|Set1] ; Set = Set1 ),
    with(Program0, Target, targets(K, one_each(Who, Least), Set), Program),
    \+ contains_term(each_one, Program).

own_target(target(K, Set), K, 1, Set) :-
    memberchk(each_one, Set).
own_target(targets(K, up_to(1), Set), K, 0, Set) :-
    memberchk(each_one, Set).

%   "A creature dealt damage this way can't be regenerated this turn"

linear:row(np(here), at(K, none, sel([a], filter(Hs, [undergone(do(pres, deal, [], [obj(at(J, none, sel([], filter([kind([], n(damage))], []))))], [this_way]))]))), those(did(D), Set),
           [idle(J), this_way:deal-D, set(found, here):filter(Hs, [])-Set, not(Set, []), bind(K, those(did(D), Set))]).
