:- module(payment_rows, []).

/** <module> How mana may be spent (609.4b), what mana is not lost (106.4), and cards that may be cast by permission (601.3)
*/

:- use_module(library(lists), [append/3]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   "You may spend mana as though it were mana of any color"

linear:row(stands, say(N, modal(may, [], [], V)), spends_as(Who, As, Uses), [mana_spender:N-Who, spending:V-as(As, Said), uses_said:Said-Uses]).
linear:row(mana_spender, you, you, []).
linear:row(mana_spender, at(K, none, sel([], filter([kind([], ns(player))], []))), each([player]), [idle(K)]).
linear:row(spending, do(pres, spend, [], [obj(at(K, none, sel([], filter([kind([], n(mana))], []))))], [as_though(S)|Said]), as(As, Said), [idle(K), mana_of_any:S-As]).
linear:row(mana_of_any, say(ref(K), is(past, yes, [], np(sel([], filter([kind([], n(mana))], [pp(of, at(J, none, sel([any], filter([kind([], n(Word))], []))))]))), [])), As,
           [idle(K), idle(J), Word-As in [color-color, type-type]]).
linear:row(uses_said, [], anything, []).
linear:row(uses_said, [inf(V)], Uses, [uses_of:V-Uses]).

%   "You may cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any type to cast it"

linear:native(s, seq(S, [then(Word, Spend)]), Program, State0, State) :-
    ( Word == and ; Word == [',', and] ),
    Spend = say(you, modal(may, [], [], V)),
    meant(spending, V, as(As, [inf(do(pres, cast, [], [obj(N)], []))]), State0, State1),
    meant(s, S, Program0, State1, State2),
    append(Before, [Last], Program0),
    permission(Last, Reference, paid, As, Permission),
    meant(np(here), N, Same, State2, State),
    Same == Reference,
    append(Before, [Permission], Program).
linear:native(s, lasting(Time, seq(S, [Then])), Program, State0, State) :-
    Then = then(_, say(you, modal(may, [], [], do(pres, spend, [], _, _)))),
    meant(s, seq(lasting(Time, S), [Then]), Program, State0, State).

permission(may_play(things(Reference), paid, Until), Reference, paid, As, may_play(things(Reference), paid_as(As), Until)).
permission(may_cast_it(things(Reference), paid, Until), Reference, paid, As, may_cast_it(things(Reference), paid_as(As), Until)).

linear:row(vp(you), modal(may, [], [], do(pres, Verb, [], [obj(N)], [Time])), [Permission],
           [np(here):N-R, permitted_for(R):Time-Until, permits(R, Until):Verb-Permission]).
linear:row(s, lasting(Time, say(you, modal(may, [], [], do(pres, Verb, [], [obj(N)], [])))), [Permission],
           [np(here):N-R, permitted_for(R):Time-Until, permits(R, Until):Verb-Permission]).
linear:row(permits(R, Until), play, may_play(things(R), paid, Until), []).
linear:row(permits(R, Until), cast, may_cast_it(things(R), paid, Until), []).
linear:row(permitted_for(R), as_long_as(say(N, do(pres, remain, [], [a(undergo(do(pres, exile, [], [], [])))], []))), while_there, [np(here):N-Same, same(R):Same-yes]).
linear:row(permitted_for(R), time(eot), this_turn, [not_nothing:R-yes]).
linear:row(permitted_for(R), time(this(turn)), this_turn, [not_nothing:R-yes]).
linear:native(not_nothing, R, yes, State, State) :-
    nonvar(R).

%   "Until end of turn, you don't lose this mana as steps and phases end"

linear:row(s, lasting(Time, tails(say(N, aux(pres, no, [], do(pres, lose, [], [obj(at(K, none, sel([this], filter([kind([], n(mana))], []))))], []))), [], [while(as, S)])), [keep_mana(R, Until)],
           [idle(K), subject:N-R, mana_lasts(S):Time-Until]).
linear:row(mana_lasts(S), time(eot), end_of_turn, [ends(phases):S-yes]).
linear:row(mana_lasts(S), pp(until, at(K, none, sel([], filter([kind([], n(end))], [pp(of, at(J, none, sel([], filter([kind([], n(combat))], []))))])))), end_of_combat,
           [idle(K), idle(J), ends(steps):S-yes]).
linear:row(ends(phases), say(at(K, none, sel([], filter([kind([], ns(step)), join(and, [], ns(phase))], []))), do(pres, end, [], [], [])), yes, [idle(K)]).
linear:row(ends(steps), say(at(K, none, sel([], filter([kind([], ns(step))], []))), do(pres, end, [], [], [])), yes, [idle(K)]).
linear:row(stands, tails(say(N, aux(pres, no, [], do(pres, lose, [], [obj(at(K, none, sel([], filter([kind(Words, n(mana))], []))))], []))), [], [while(as, S)]), keeps_mana(Who, Colors),
           [idle(K), mana_spender:N-Who, unspent:Words-Colors, ends(phases):S-yes]).
linear:row(unspent, [unspent], any, []).
linear:row(unspent, [unspent, Color], [Color], [Color in [white, blue, black, red, green]]).
