:- module(sentence_rows, []).

/** <module> What sentences say: statements in their order

`s` of a sentence means a list of statements, `program` of all sentences of an ability one list.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(becoming_rows, [become_so/3]).
:- use_module(each_their_own, [again/2, apart_from_each_other/1, each_own/4, for_each_own/4, with/4]).
:- use_module(instead_rows, [as_before/3]).
:- use_module(free_casting_rows, [for_nothing/1]).
:- use_module(linear, [bound/4, deed_noted/4, fresh/3, meant/5, op(_, _, in)]).
:- use_module(pile_rows, [pile_chosen/3]).
:- use_module(returned_rows, [said_of_entering/2]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:native(program, Sentences, Program, State0, State) :-
    sentences(Sentences, [], Program, State0, State).

%   sentences(+Sentences, +Before, -Program, +State0, -State) is semidet: Before is what the sentences before them do.

sentences([], Program, Program, State, State).
sentences([Sentence|Sentences], Before, Program, State0, State) :-
    (   said_of_entering(Sentence, Before)
    ->  Others = Sentences,
        meant(together, entering_as(Before, Sentence), SoFar, State0, State1)
    ;   together([Sentence|Sentences], Node, Others)
    ->  meant(together, Node, Statements, State0, State1),
        append(Before, Statements, SoFar)
    ;   Others = Sentences,
        meant(s, Sentence, Statements, State0, State1),
        append(Before, Statements, SoFar)
    ),
    sentences(Others, SoFar, Program, State1, State).

%   together(+Sentences, -Node, -Others) is semidet: sentences that say one thing.

together([say(N, modal(may, [], [], do(pres, pay, [], [obj(M)], []))), under(if(say(N2, elliptic(pres, do, pay-K))), S)|Others0],
         pays(N, M, N2, K, S, Else), Others) :-
    ( Others0 = [otherwise(T)|Rest] -> Else = [T], Others = Rest ; Else = [], Others = Others0 ).
together([say(N, Pay), under(if(say(N2, elliptic(pres, do_not, pay-K))), S)|Others], unpaid(N, M, N2, K, S), Others) :-
    ( Pay = modal(may, [], [], Paid) ; N == you, Pay = Paid ),
    Paid = do(pres, pay, [], [obj(M)], []).
together([say(N, modal(may, [], [], do(pres, pay, [], [obj(M)], []))), under(when(when, say(N2, elliptic(pres, do, pay-K))), S)|Others],
         paid_then(N, M, N2, K, S), Others).
together([under(if(C), S), otherwise(T)|Others], if(C, S, T), Others).
together([S, instead(C, T0)|Others], instead(S, C, T), Others) :-
    \+ C = say(_, modal(would, _, _, _)),
    ( as_before(S, T0, T) -> true ; T = T0 ).
together([S, tails(T, [], [if(say(N, do(Tense, have, [], Objects, [adv([instead])]))), if(C)])|Others],
         instead(S, C, under(if(say(N, do(Tense, have, [], Objects, []))), T)), Others).
together([under(When, S), Choice|Others], later(When, [S, Choice]), Others) :-
    together([S, Choice], copied(_), []).
together([say(you, do(pres, separate, [], [obj(N), to(into, M)], [])), Chosen|Others], piles(N, M, Verb, pile, Chooser), Others) :-
    pile_chosen(Chosen, Verb, Chooser).
together([S, say(N, do(pres, separate, [], [obj(ref(K)), to(into, M)], [])), Parted|Others], parted(S, N, K, M, Parted), Others).
together([S, say(ref(K), is(pres, yes, [still], np(sel(Ds, filter([kind([], Land)], []))), []))|Others], still(S, K, Ds-Land), Others).
together([say(you, do(pres, copy, [], [obj(N)], [])),
          say(you, modal(may, [], [], do(pres, choose, [], [obj(at(_, none, sel([], filter([kind([new], ns(target))], []))))], [pp(for, ref(result(copy)))])))|Others],
         copied(N), Others).
together([lasting(time(eot), say(N, do(pres, gain, [], [abilities([keyword([flashback])])], []))),
          say(at(_, none, sel([the], filter([kind([ctr(flashback)], n(cost))], []))), is(pres, yes, [], cmp(equal(M)), []))|Others],
         flashback_given(N, M), Others).
together([S, say(N, do(pres, do, [], [obj(headless([the, same]))], []))|Others], done_too(S, N), Others).
together([S, say(at(_, none, sel([this], filter([kind([], n(effect))], []))), aux(pres, no, [], do(pres, remove, [], [obj(N)], [])))|Others], spared(S, N), Others).
together([S, say(N, modal('can\'t', [], [], is(pres, yes, [], undergo(do(pres, regenerate, [], [], [])), [])))|Others], buried(S, N), Others).

together([S, say(ref(K), modal('can\'t', [], [], is(pres, yes, [], undergo(do(pres, prevent, [], [], [])), [])))|Others], unprevented(S, K), Others).

together([say(Who, do(pres, copy, [], [obj(N)], [pp(for, at(K, none, Sel))])),
          say(at(_, none, sel([each], filter([kind([], n(copy))], []))), do(pres, target, [], [obj(at(_, none, of([a, different, n(one)], ref(K))))], []))|Others],
         copied_for(Who, N, at(K, none, Sel)), Others).

linear:row(together, pays(N, M, N2, K, S, Else), [pays(who:R, costs:Costs, (then):P, (else):Q)],
           [paid(M):K-yes, subject:N-R, payment:M-Costs, np(here):N2-R2, same(R):R2-yes, s:S-P, each(s):Else-Others, appended:Others-Q]).
linear:row(together, unpaid(N, M, N2, K, S), [pays(who:R, costs:Costs, (then):[], (else):P)],
           [paid(M):K-yes, subject:N-R, payment:M-Costs, np(here):N2-R2, same(R):R2-yes, s:S-P]).
linear:row(together, paid_then(N, M, N2, K, S), [pays(who:R, costs:Costs, (then):[reflexive([program(P)])], (else):[])],
           [paid(M):K-yes, subject:N-R, payment:M-Costs, np(here):N2-R2, same(R):R2-yes, apart:S-P]).
linear:native(paid(What), K, yes, State, State) :-
    ( K == none -> true ; key(What, Key), K == Key ).
linear:row(payment, symbols(Mana), [pay_energy(N)], [energy:Mana-N, some_energy:N-yes]).
linear:native(some_energy, N, yes, State, State) :-
    N > 0.
linear:row(payment, symbols(Mana), [mana(Mana)], [payable:Mana-yes]).
linear:row(payment, at(K, none, sel([n(Q)], filter([kind([], n(life))], []))), [pay_life(N)], [idle(K), number:Q-N]).
linear:native(payable, Mana, yes, State, State) :-
    atom(Mana),
    \+ sub_atom(Mana, _, _, _, '{E}'),
    \+ sub_atom(Mana, _, _, _, '{X}').
linear:row(together, if(C, S, T), [if(condition:D, (then):P, (else):Q)], [condition:C-D, s:S-P, s:T-Q]).

linear:row(together, flashback_given(N, at(K, owner(M), sel([poss], filter([kind([mana], n(cost))], [])))), [give_flashback(Cards)],
           [np(here):N-R, idle(K), np(here):M-S, same(R):S-yes, all_of_them:R-Cards]).
linear:row(together, flashback_given(N, at(K, none, of_its(M, [part('\'s', [], filter([kind([mana], n(cost))], []))]))), [give_flashback(Cards)],
           [np(here):N-R, idle(K), np(here):M-S, same(R):S-yes, all_of_them:R-Cards]).
linear:native(all_of_them, Reference, Cards, State, State) :-
    ( Reference = all(_, _) -> Cards = things(Reference) ; Cards = Reference ).
linear:row(together, copied(N), [copy_spell_retargeted(R)], [np(here):N-R]).
linear:row(together, still(S, K, Said), P, [Said in [[a]-n(land), []-ns(land)], s:S-P0, np(here):ref(K)-R, still(R):P0-P]).
linear:native(still(Reference), [Name:change(what:What, changes:Changes0, until:Until)], [Name:change(what:What, changes:Changes, until:Until)], State, State) :-
    again(What, Reference),
    become_so(additional, Changes0, Changes).
linear:row(condition, say(you, elliptic(pres, do, Deed)), did(D), [deed_of:Deed-D]).
linear:row(condition, say(ref(K), elliptic(pres, do, Deed)), did(D), [idle(K), deed_of:Deed-D]).
linear:row(condition, say(at(K, none, sel([a], filter([kind([], n(player))], []))), elliptic(pres, do, Deed)), some(doers(D)), [idle(K), deed_of:Deed-D]).
linear:row(condition, C, D, [cond:C-D]).
linear:row(deed_of, Verb-K, D, [done(Verb, K, D)]).

linear:row(s, under(if(C), S), [if(condition:D, (then):P)], [condition:C-D, s:S-P]).
linear:row(s, under(if(C), S), [if(condition:D, (then):P)], [s:S-P, condition:C-D]).
linear:row(s, conn(then, S), P, [s:S-P]).
linear:row(s, seq(S, Ms), P, [s:S-First, each(next_clause):Ms-Others, appended:[First|Others]-P]).
linear:row(next_clause, then(Word, S), P, [Word in [and, then, (','), [',', then], [',', and]], s:S-P]).
linear:native(appended, Programs, Program, State, State) :-
    append(Programs, Program).
linear:row(s, lasting(Time, S), P, [duration:Time-Until, s:S-P0, until(Until):P0-P]).
linear:row(duration, time(eot), end_of_turn, []).
linear:row(duration, time(this(turn)), end_of_turn, []).
linear:row(duration, pp(until, at(K, none, sel([], filter([kind([], n(end))], [pp(of, at(J, none, sel([], filter([kind([], n(turn))], []))))])))), end_of_turn,
           [idle(K), idle(J)]).
linear:row(duration, pp(until, at(K, none, sel([your, ord(next)], filter([kind([], n(turn))], [])))), until_your_next_turn, [idle(K)]).
linear:row(duration, as_long_as(say(you, do(pres, control, [], [obj(N)], []))), while_you_control_this, [np(here):N-this]).
linear:row(duration, as_long_as(say(N, do(pres, remain, [], [a(undergo(do(pres, tap, [], [], [])))], []))), while_this_tapped, [np(here):N-this]).
linear:row(duration, as_long_as(say(N, do(pres, remain, [], [a(pp(on, P))], []))), while_this_stays, [np(here):N-this, zone(found):P-battlefield]).
linear:row(s, under(time(When), S), P, [When in [this(turn), eot], s:S-P0, until(end_of_turn):P0-P]).

%   until(Until): all that is done is a change, and lasts so long.

linear:native(until(Until), Program0, Program, State, State) :-
    Program0 = [_|_],
    maplist(until(Until), Program0, Program).

until(_, choose_word(Word), choose_word(Word)).
until(Until, Name:Change0, Name:Change) :- Change0 =.. [Verb, what:What, How, until:permanent], memberchk(Verb, [change, gain_one_of]), Change =.. [Verb, what:What, How, until:Until].

%   "where X is": the amount is found when the sentence is known.

linear:native(s, tails(S, Ms, [comma(where('X', N))]), Program, State0, State) :-
    bound(x, '$x', State0, State1),
    meant(s, seq(S, Ms), Program0, State1, State2),
    bound(x, x, State2, State3),
    meant(amount, N, Amount, State3, State4),
    bound(x, again(x), State4, State),
    \+ ( sub_term(Part, Amount), nonvar(Part), memberchk(Part, [target(_, _), targets(_, _, _), all(_, _)]), \+ one_place(Program0) ),
    with_x(Program0, Amount, Program),
    Program \== Program0.

one_place(Program) :-
    findall(x, ( sub_term(Part, Program), Part == '$x' ), [_]).

with_x(Term0, Amount, Term) :-
    (   Term0 == '$x'
    ->  Term = Amount
    ;   memberchk(Term0, [up_to('$x'), exactly('$x')])
    ->  functor(Term0, Count, _),
        Term =.. [Count, the_amount(Amount)]
    ;   memberchk(Term0, [pt(P0, T0), set_pt(P0, T0)])
    ->  maplist(sized_by(Amount), [P0, T0], [P, T]),
        functor(Term0, Name, _),
        Term =.. [Name, P, T]
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        maplist(with_x_of(Amount), Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

with_x_of(Amount, Term0, Term) :-
    with_x(Term0, Amount, Term).

sized_by(Amount, Size0, Size) :-
    (   Size0 == '$x'
    ->  Size = the_amount(Amount)
    ;   with_x(Size0, Amount, Size)
    ).

%   Who does something

linear:native(subject, Node, Reference, State0, State) :-
    (   Node == you
    ->  Reference = you,
        State1 = State0
    ;   meant(np(here), Node, Reference, State0, State1)
    ->  true
    ;   Node = at(_, none, sel([Word], filter([kind([], n(opponent))], []))),
        memberchk(Word, [a, an]),
        meant(thing(none, here), Node, Reference, State0, State1)
    ),
    again(Reference, Again),
    bound(subject, Again, State1, State).

%   "Any opponent may ...": each of them in turn.

linear:native(s, say(at(K, none, sel([any], filter([kind([], n(Noun))], []))), modal(may, [], [], V)), Program, State0, State) :-
    memberchk(Noun, [player, opponent]),
    fresh(One, State0, State1),
    bound(K, the(One), State1, State2),
    bound(subject, the(One), State2, State3),
    meant(vp(the(One)), modal(may, [], [], V), May, State3, State),
    for_each_own(May, One, all([Noun]), Program).
linear:native(s, say(N, V), Program, State0, State) :-
    meant(subject, N, Reference, State0, State1),
    (   Reference = some(1, Set),
        key(N, Key)
    ->  fresh(One, State1, State2),
        bound(Key, the(One), State2, State3),
        bound(subject, the(One), State3, State4),
        meant(vp(the(One)), V, Program0, State4, State),
        Program = [choose(name:One, who:you, least:1, most:1, from:all(Set))|Program0]
    ;   key(N, Key),
        ( plural(Reference) ; V = do(_, _, [each], _, _) ),
        ( mentions(V, Key) ; optional(V) ; hanging_together(vp(Reference), V, State1) )
    ->  fresh(One, State1, State2),
        bound(Key, the(One), State2, State3),
        bound(subject, the(One), State3, State4),
        meant(vp(the(One)), V, Program0, State4, State5),
        each_own(Program0, One, Reference, Program),
        again(Reference, Again),
        bound(Key, Again, State5, State6),
        bound(subject, Again, State6, State)
    ;   meant(vp(Reference), V, Program, State1, State)
    ).

%   hanging_together(+Category, +V, +State) is semidet: what is done first counts for what is done then.

hanging_together(Category, V, State) :-
    V = all_of(_, _),
    meant(Category, V, Program, State, _),
    \+ apart_from_each_other(Program).

key(at(K, _, _), K).
key(ref(K), K).
key(ref(K, _), K).

plural(all(_)).
plural(all(_, _)).
plural(targets(_, _, _)).
plural(controller(all(_, _))).
plural(owner(all(_, _))).

optional(modal(may, _, _, _)).
optional(all_of(V, Vs)) :-
    ( optional(V) ; member(join(_, W), Vs), optional(W) ),
    !.

mentions(Term, Key) :-
    sub_term(Part, Term),
    nonvar(Part),
    ( Part = ref(K) ; Part = ref(K, _) ; Part = elliptic(_, _, _-K) ),
    K == Key,
    !.

%   Verb phrases of a subject that is known

linear:row(vp(R), V, P, [act(R):V-P]).
linear:row(vp(R), aux(pres, no, [], V), P, [untaps_not(R):V-P]).
linear:row(vp(R), modal('can\'t', [], [], V), P, [cant(R):V-P]).
linear:row(vp(you), modal(may, [], [], do(pres, play, [], [obj(at(K, none, sel(Ds, filter([kind([], Noun)], []))))], [time(this(turn))])), [more_lands(you, N)],
           [idle(K), more_of:Ds-N, Noun in [n(land), ns(land)]]).
linear:row(more_of, [a, additional], 1, []).
linear:row(more_of, [up_to(Q), additional], N, [number:Q-N]).
linear:row(vp(you), modal(may, [], [], do(pres, Verb, [], [obj(N)], [time(this(turn))])), [may_play(things(R), paid, this_turn)],
           [Verb in [play, cast], np(here):N-R]).
linear:native(vp(R), modal(may, [], [], V), [Name:may(who:R, (then):P)], State0, State) :-
    \+ ( sub_term(Part, V), nonvar(Part), for_nothing(Part) ),
    again(R, Again),
    fresh(Name, State0, State1),
    State1 = state(_, _, Before, _),
    meant(vp(Again), V, P, State1, State2),
    State2 = state(Env, N, After, Miss),
    append(New, Before, After),
    findall(deed(Verb, K, Name), member(deed(Verb, K, _), New), Whole),
    append([optional(Name)|Whole], After, Deeds),
    State = state(Env, N, Deeds, Miss).
linear:native(vp(R), all_of(V, Vs), Program, State0, State) :-
    meant(vp(R), V, First, State0, State1),
    again(R, Again),
    vps(Vs, Again, Others, Verbs, State1, State2),
    append([First|Others], Program0),
    merged(Program0, Program),
    ( Program = [Name:_] -> true ; Name = none ),
    deed_noted(all(Verbs)-Name, none, State2, State).
linear:native(vp(R), do(pres, have, [], [obj(N), bare(V)], []), Program, State0, State) :-
    R == you,
    meant(np(here), N, Other, State0, State1),
    meant(vp(Other), V, Program, State1, State).

vps([], _, [], [], State, State).
vps([join(Word, V)|Vs], R, [P|Ps], [Word|Words], State0, State) :-
    memberchk(Word, [and, (','), then, [',', and], [',', then]]),
    meant(vp(R), V, P, State0, State1),
    vps(Vs, R, Ps, Words, State1, State).

%   merged(+Program0, -Program) is det: what is said of one thing together is one change.

merged([Name:change(what:A, changes:Cs, until:U), _:change(what:B, changes:Ds, until:U)|Others], Program) :-
    again(A, Again),
    B == Again,
    !,
    append(Cs, Ds, Changes),
    merged([Name:change(what:A, changes:Changes, until:U)|Others], Program).
merged([Statement|Others], [Statement|Program]) :-
    merged(Others, Program).
merged([], []).

%   Unless it is paid; when you do; modes

linear:row(s, tails(S, [], [unless(say(N, do(pres, pay, [], [obj(M)], [])))]), Statement, [s:S-P, np(here):N-R, payment:M-Costs, fresh(E), unless_paid(R, E):pay(Costs, P)-Statement]).

%   Each of several pays for what is done to that one.

linear:native(unless_paid(Who, One), pay(Costs, Program), [Statement], State, State) :-
    (   memberchk(Who, [all(_), all(_, _), again(_), controller(all(_, _)), opponents(_)]),
        Program = [_:Done],
        sub_term(All, Done),
        memberchk(All, [all(_), all(_, _)]),
        ( All == Who -> true ; again(All, Who) )
    ->  with(Program, All, the(One), Own),
        Statement = for_each(name:One, of:All, do:[pays(who:the(One), costs:Costs, (then):[], (else):Own)])
    ;   \+ memberchk(Who, [all(_), all(_, _), controller(all(_, _))]),
        Statement = pays(who:Who, costs:Costs, (then):[], (else):Program)
    ).
linear:row(s, tails(S, [], [unless(C)]), [if(condition:not(D), (then):P)], [cond:C-D, s:S-P, done_now:P-yes]).
linear:row(s, modal(say(you, do(pres, choose, [], [obj(at(K, none, headless([n(one)])))], [])), Dash, Bullets), [modal(Modes)],
           [idle(K), quotes:Dash-yes, each(mode):Bullets-Modes]).
linear:row(s, modal(say(you, do(pres, choose, [], [obj(at(K, none, headless([Q])))], [])), Dash, Bullets), [modal(Least, Most, Modes)],
           [idle(K), quotes:Dash-yes, how_many(Bullets):Q-(Least-Most), each(mode):Bullets-Modes]).
linear:native(how_many(Bullets), Q, Least-Most, State, State) :-
    length(Bullets, Count),
    memberchk(Q-(Least-Most), [n(two)-(2-2), n(three)-(3-3), or(one, more)-(1-Count), or(one, both)-(1-2), up_to(one)-(0-1), up_to(two)-(0-2)]),
    Most =< Count.

%   A mode speaks of nothing that another one has said.

linear:native(mode, Sentences, [program(Program)], State0, State) :-
    is_list(Sentences),
    State0 = state(Env, _, Deeds, Miss),
    meant(program, Sentences, Program, State0, state(_, M, _, _)),
    State = state(Env, M, Deeds, Miss).

linear:native(apart, S, P, State0, State) :-
    State0 = state(Env, N, Deeds, Miss),
    meant(s, S, P, state([], N, [], Miss), state(_, M, _, _)),
    State = state(Env, M, Deeds, Miss).
