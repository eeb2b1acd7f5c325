:- module(standing_rows, []).

/** <module> Sentences that hold as long as what says them is there: what spells cost, how they may be cast, sizes that are defined

`stands` of a sentence means an ability.
*/

:- use_module(library(lists), [append/3, memberchk/2, select/3, selectchk/3]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:native(ability, program([S]), Ability, State0, State) :-
    meant(stands, S, Ability, State0, State),
    \+ of_a_moment(Ability).

%   of_a_moment(+Ability) is semidet: it speaks of what is there only as something resolves.

of_a_moment(Ability) :-
    sub_term(Part, Ability),
    nonvar(Part),
    ( memberchk(Part, [x, that, that_player, that_many, '$x']) ; functor(Part, Name, 1), memberchk(Name, [did, before, amount, the]) ),
    !.

linear:row(standing_if, C, E, [cond:C-D, standing:D-E]).

%   What a change says for good holds under a condition.

linear:row(stands, tails(S, [], [unless(C)]), as_long_as(E, P), [s:S-P, for_good:P-yes, cond:C-D, standing:not(D)-E, anywhere:E-yes]).
linear:row(stands, under(if(C), S), as_long_as(E, P), [s:S-P, for_good:P-yes, standing_if:C-E, anywhere:E-yes]).
linear:native(anywhere, Condition, yes, State, State) :-
    \+ contains_term(defending_player, Condition).
linear:native(for_good, Program, yes, State, State) :-
    Program = [_:change(what:What, changes:_, until:permanent)],
    memberchk(What, [this, enchanted(_), equipped(_), all(_, _)]).

%   What spells cost (601.2f)

linear:row(stands, say(this, do(pres, cost, [], Cs, As)), own_cost(less(Q), true), [own_less(As):Cs-Q]).
linear:row(stands, say(this, do(pres, cost, [], Cs, [pp(during, N)|As])), own_cost(less(Q), C), [own_less(As):Cs-Q, cast_when:[pp(during, N)]-[which(C)]]).
linear:row(stands, under(if(C), say(this, do(pres, cost, [], Cs, As))), own_cost(less(Q), E), [own_less(As):Cs-Q, standing_if:C-E]).
linear:row(stands, lasting(as_long_as(C), say(this, do(pres, cost, [], Cs, As))), own_cost(less(Q), E), [own_less(As):Cs-Q, standing_if:C-E]).
linear:row(stands, under(if(say(N, do(pres, target, [], [obj(at(K, none, sel(Ds, F)))], []))), say(this, do(pres, cost, [], Cs, As))), own_cost(less(Q), targets_one(Set)),
           [np(here):N-this, idle(K), Ds in [[a], [an]], set(found, here):F-Set, no_player:Set-yes, own_less(As):Cs-Q]).
linear:native(no_player, Set, yes, State, State) :-
    \+ memberchk(player, Set),
    \+ memberchk(opponent, Set).
linear:row(stands, tails(say(this, do(pres, cost, [], [cost(symbols('{X}'), less, do(pres, cast, [], [], []))], [])), [], [comma(where('X', N))]), own_cost(less(Q), true),
           [amount:N-A, quantity:A-Q]).
linear:row(stands, say(this, do(pres, cost, [], [cost(symbols(Mana), more, do(pres, cast, [], [], []))], [pp(for, at(K, none, sel([each], filter([kind([], n(target))], [beyond_first]))))])), dearer_by_target(Mana),
           [idle(K), payable:Mana-yes]).
linear:row(own_less(As), [cost(T, less, do(pres, cast, [], [], []))], Q, [generic:T-N, as_often(N):As-Q]).
linear:row(as_often(N), [], N, []).
linear:row(as_often(N), [pp(for, M)], Q, [for_each:M-A, product_of(N):A-B, quantity:B-Q]).
linear:native(product_of(N), A, B, State, State) :-
    ( N == 1 -> B = A ; B = times(N, A) ).
linear:native(generic, Node, N, State, State) :-
    (   Node = symbols(Text),
        atom_concat('{', Rest, Text),
        atom_concat(Digits, '}', Rest),
        atom_number(Digits, N)
    ->  integer(N)
    ;   Node = headless([n(N)]),
        integer(N)
    ).

linear:row(stands, say(N, do(pres, cost, [], Cs, As)), cost_change(Who, Set, Change), [costs_of(Who, Set):say(N, do(pres, cost, [], Cs, As))-Change]).
linear:row(stands, lasting(as_long_as(C), say(N, do(pres, cost, [], Cs, As))), cost_change(Who, [which(D)|Set], Change),
           [costs_of(Who, Set):say(N, do(pres, cost, [], Cs, As))-Change, cond:C-D]).
linear:row(stands, tails(say(N, do(pres, cost, [], Cs, As)), [], [comma(where('X', M))]), cost_change(Who, Set, Change),
           [costs_x_of(Who, Set):say(N, do(pres, cost, [], Cs, As))-How, amount:M-A, quantity:A-Q, change_by(How):Q-Change]).
linear:row(costs_of(Who, Set), say(N, do(pres, cost, [], [cost(T, How, do(pres, cast, [], [], []))], As)), Change,
           [spells_of(Who):N-Set, generic:T-M, as_often(M):As-Q, change_by(How):Q-Change]).
linear:row(costs_x_of(Who, Set), say(N, do(pres, cost, [], [cost(symbols('{X}'), How, do(pres, cast, [], [], []))], [])), How, [spells_of(Who):N-Set]).
linear:row(change_by(less), Q, less(Q), []).
linear:row(change_by(more), Q, more(Q), []).

%   spells_of(Who): spells that Who casts, and when.

linear:native(spells_of(Who), at(K, none, sel(Ds, filter(Hs, Posts0))), Set, State0, State) :-
    memberchk(Ds, [[], [each]]),
    (   select(that(Caster, do(pres, cast, [], [], When0)), Posts0, Posts1)
    ->  meant(caster, Caster, Who, State0, State1),
        ( select(pp(with, Quality), When0, When) -> append(Posts1, [with(with, Quality)], Posts) ; When = When0, Posts = Posts1 )
    ;   Posts = Posts0,
        Who = each([player]),
        When = [],
        State1 = State0
    ),
    meant(cast_when, When, Parts, State1, State2),
    meant(set(found, here), filter(Hs, Posts), Set0, State2, State3),
    selectchk(spell, Set0, Set1),
    append(Parts, Set1, Set),
    State = State3,
    nonvar(K).
linear:row(caster, you, you, []).

%   The first that somebody casts, or the second, each turn

linear:row(spells_of(you), at(K, none, sel([the, ord(first)], filter(Hs, [that(you, do(pres, cast, [], [], [time(each(turn))]))]))), [which(not(has_cast(you, Set)))|Set],
           [idle(K), set(found, here):filter(Hs, [])-Set0, without_spell:Set0-Set]).
linear:row(spells_of(you), at(K, none, sel([the, ord(Word)], filter([kind([], n(spell))], [that(you, do(pres, cast, [], [], [time(each(turn))]))]))), [which(this_turn(you, spells_cast, exactly, N))],
           [idle(K), Word-N in [second-1, third-2]]).
linear:row(caster, at(K, none, sel([your], filter([kind([], ns(opponent))], []))), each([opponent]), [idle(K)]).
linear:row(caster, at(K, none, sel([], filter([kind([], ns(player))], []))), each([player]), [idle(K)]).
linear:row(cast_when, [], [], []).
linear:row(cast_when, [pp(during, at(K, none, sel([your], filter([kind([], n(turn))], []))))], [which(your_turn)], [idle(K)]).
linear:row(cast_when, [pp(during, at(K, none, of_its(at(J, none, sel(Ds, filter([kind([], Noun)], []))), [part(Of, [], filter([kind([], Turn)], []))])))], [which(not_your_turn)],
           [idle(K), idle(J), Ds in [[], [your]], Noun in [ns(opponent)], Of in ['\'', '\'s'], Turn in [ns(turn), n(turn)]]).

linear:row(post(found), that_is(Word, is(Tense, yes, [], np(sel(Ds, F)), [])), parts(Set), [Word in [that, which], Tense in [pres_s, pres_p], Ds in [[a], [an], []], described:F-Set]).
linear:row(post(found), that_is(Word, is(Tense, yes, [], each([np(A), join(or, np(B))]), [])), parts([either(As, Bs)]),
           [Word in [that, which], Tense in [pres_s, pres_p], of_a_kind:A-As, of_a_kind:B-Bs]).
linear:row(of_a_kind, sel(Ds, F), Set, [Ds in [[a], [an]], described:F-Set]).

%   Other costs instead of the mana cost (118.9)

linear:row(stands, say(you, modal(may, [], [], V)), alternative_cost([Cost|Costs]), [not_mana_cost:V-[Cost|Costs]]).
linear:row(stands, under(if(C), say(you, modal(may, [], [], V))), alternative_cost([Cost|Costs], E), [not_mana_cost:V-[Cost|Costs], standing_if:C-E]).
linear:native(not_mana_cost, Verbs0, Costs, State0, State) :-
    rather(Verbs0, Instead, Verbs),
    meant(own_mana_cost, Instead, yes, State0, State1),
    meant(cost, do(Verbs), Costs, State1, State).

rather(do(pres, V, [], Cs, As0), Instead, do(pres, V, [], Cs, As)) :-
    selectchk(rather(Instead), As0, As).
rather(all_of(V, Vs0), Instead, all_of(V, Vs)) :-
    append(Before, [join(Word, W0)], Vs0),
    rather(W0, Instead, W),
    append(Before, [join(Word, W)], Vs).

linear:row(own_mana_cost, do(do(pres, pay, [], [obj(at(K, none, of_its(this, [part('\'s', [], filter([kind([mana], n(cost))], []))])))], [])), yes, [idle(K)]).
linear:row(paying(pay, []), [obj(symbols(Mana))], mana(Mana), [payable:Mana-yes]).

%   Sizes that are defined (604.3)

linear:row(stands, say(N, is(pres, yes, Each, cmp(equal(M)), [])), static(this, Changes), [own_size(Each):N-Sizes, amount:M-A, quantity:A-Q, defined(Sizes):Q-Changes]).
linear:row(stands, seq(say(N, is(pres, yes, [], cmp(equal(at(J, O, F))), [])), [then(and, say(M, is(pres, yes, [], cmp(equal(at(K, none, group([ref(J), join(plus, headless([n(P)]))])))), [])))]),
           static(this, [defined_pt(Q, plus(Q, R))]), [own_size([]):N-power, amount:at(J, O, F)-A, quantity:A-Q, own_toughness:M-yes, idle(K), number:P-R]).
linear:row(own_toughness, at(K, owner(ref(this)), sel([poss], filter([kind([], n(toughness))], []))), yes, [idle(K)]).
linear:row(own_size([]), at(K, none, of_its(this, [part('\'s', [], filter([kind([], n(power))], []))])), power, [idle(K)]).
linear:row(own_size([]), at(K, none, of_its(this, [part('\'s', [], filter([kind([], n(toughness))], []))])), toughness, [idle(K)]).
linear:row(own_size([each]), at(K, none, of_its(this, [part('\'s', [], filter([kind([], n(power)), join(and, [], n(toughness))], []))])), both, [idle(K)]).
linear:native(defined(Sizes), Q, Changes, State, State) :-
    \+ ( sub_term(Part, Q), nonvar(Part), memberchk(Part, [size(power, _), size(toughness, _), greatest(power, _), greatest(toughness, _)]) ),
    ( Sizes == power -> Changes = [defined_power(Q)] ; Sizes == toughness -> Changes = [defined_toughness(Q)] ; Changes = [defined_pt(Q, Q)] ).

%   What can't be cast, and what can't be countered (101.2)

linear:row(stands, say(N, modal('can\'t', [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], When))), cant_cast(Who, Set),
           [idle(K), caster:N-Who, cast_when:When-Parts, set(found, here):F-Set0, without_spell:Set0-Set1, joined:[Parts, Set1]-Set]).
linear:row(stands, say(at(C, none, N), modal('can\'t', [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], [pp(from, P)]))), cant_cast(Who, [Part|Set]),
           [idle(K), caster:at(C, none, N)-Who, out_of(C):P-Part, set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(out_of(C), at(K, none, sel([], filter([kind([], ns(graveyard))], []))), in(graveyard, all([player])), [idle(K), not(C, none)]).
linear:row(out_of(C), at(K, none, sel([], filter([kind([], ns(graveyard)), join(or, [], ns(library))], []))), either([in(graveyard, all([player]))], [in(library, all([player]))]),
           [idle(K), not(C, none)]).
linear:row(out_of(C), at(K, none, sel([], filter([kind([], pro(anywhere))], [other_than(at(J, owner(ref(I)), sel([poss], filter([kind([], ns(hand))], []))))]))), not([in_own_hand]),
           [idle(K), idle(J), same_key(C):I-yes]).
linear:row(stands, lasting(as_long_as(C), say(N, modal('can\'t', [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], [])))), cant_cast(Who, [which(D)|Set]),
           [idle(K), caster:N-Who, cond:C-D, set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(stands, say(N, modal('can\'t', [], [], do(pres, cast, [], [obj(at(K, none, sel([more_than(more, Q)], F)))], [time(each(turn))]))), casts_at_most(Who, M, Set),
           [idle(K), caster:N-Who, number:Q-M, set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(caster, at(K, none, sel([each], filter([kind([], n(Noun))], []))), each([Noun]), [idle(K), Noun in [player, opponent]]).
linear:row(stands, say(at(K, none, sel([], F)), modal('can\'t', [], [], is(pres, yes, [], undergo(do(pres, counter, [], [], [])), []))), cant_be_countered(Set),
           [idle(K), plural:F-G, set(found, here):G-Set, only_spells:Set-yes]).
linear:native(only_spells, Set, yes, State, State) :-
    memberchk(spell, Set).

%   What the defending player controls (508.1c)

linear:row(stands, under(if(say(at(K, none, sel([], filter([kind([defending], n(player))], []))), do(pres, control, [], [obj(at(J, none, sel(Ds, F)))], []))), S),
           static(Scope, [cant_attack_if_defender(Set)]), [idle(K), idle(J), Ds in [[a], [an]], cant_attack_at_all:S-Scope, set(found, here):F-Set]).
linear:row(stands, tails(S, [], [unless(say(at(K, none, sel([], filter([kind([defending], n(player))], []))), do(pres, control, [], [obj(at(J, none, sel(Ds, F)))], [])))]),
           static(Scope, [cant_attack_unless_defender(Set)]), [idle(K), idle(J), Ds in [[a], [an]], cant_attack_at_all:S-Scope, set(found, here):F-Set]).
linear:row(cant_attack_at_all, say(N, modal('can\'t', [], [], do(pres, attack, [], [], []))), Scope, [np(here):N-R, scope_of:R-Scope]).
linear:native(scope_of, Reference, Scope, State, State) :-
    ( Reference = all(_, Set) -> Scope = Set ; memberchk(Reference, [this, enchanted(_), equipped(_)]), Scope = Reference ).

%   During turns

linear:row(stands, under(pp(during, N), S), as_long_as(C, P), [cast_when:[pp(during, N)]-[which(C)], s:S-P, for_good:P-yes]).

%   Spells that are cast as though they had flash (601.3b), and cards that are played from elsewhere (601.3, 305.1)

linear:row(stands, say(you, modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], [as_though(S)]))), may_cast_any_time(Set),
           [bind(K, spells), with_flash(spells):S-yes, set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(stands, lasting(as_long_as(C), say(you, modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], [as_though(S)])))), may_cast_any_time([which(D)|Set]),
           [cond:C-D, bind(K, spells), with_flash(spells):S-yes, set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(with_flash(Spells), say(N, do(past, have, [], [abilities([keyword([flash])])], [])), yes, [np(here):N-Spells]).
linear:row(vp(you), modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], [time(this(turn)), as_though(S)])), [cast_any_time_this_turn(you, Set)],
           [bind(K, spells), with_flash(spells):S-yes, set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(s, say(at(K, none, sel([the, ord(next)], filter(Hs, [that(you, do(pres, cast, [], [], [time(this(turn))]))]))), modal(can, [], [], is(pres, yes, [], undergo(do(pres, cast, [], [], [as_though(S)])), []))),
           [cast_next_any_time(you, Set)], [bind(K, spells), with_flash(spells):S-yes, set(found, here):filter(Hs, [])-Set0, without_spell:Set0-Set]).
linear:row(stands, say(you, modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], [pp(from, Z)]))), may_cast([graveyard], Set, paid, always),
           [idle(K), zone(found):Z-in(graveyard, you), set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(stands, under(When, say(you, modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel(Ds, F)))], [pp(from, Z)])))), may_cast([graveyard], Set, paid, Limit),
           [idle(K), how_often:When-Limit, Ds in [[a], [an], [n(one)]], zone(found):Z-in(graveyard, you), set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(how_often, time(once_each(turn)), once_each_turn, []).
linear:row(how_often, pp(during, at(K, none, of([each], at(J, none, sel([your], filter([kind([], ns(turn))], [])))))), once_each_own_turn, [idle(K), idle(J)]).
linear:row(how_often, once(pp(during, at(K, none, of([each], at(J, none, sel([your], filter([kind([], ns(turn))], []))))))), once_each_own_turn, [idle(K), idle(J)]).
linear:row(stands, say(you, modal(may, [], [], do(pres, play, [], [obj(at(K, none, sel([], F)))], [pp(from, Z)]))), may_play_buried_lands(Set),
           [idle(K), zone(found):Z-in(graveyard, you), lands_alone:F-yes, set(found, here):F-Set]).
linear:native(lands_alone, filter([kind(_, ns(land))], _), yes, State, State).
linear:row(stands, say(you, modal(may, [], [], do(pres, play, [], [obj(at(K, none, sel([], F)))], [pp(from, Top)]))), from_top([land]),
           [idle(K), lands_alone:F-yes, set(found, here):F-[land], own_top:Top-yes]).
linear:row(stands, say(you, modal(may, [], [], all_of(do(pres, play, [], [obj(at(K, none, sel([], F)))], []), [join(and, do(pres, cast, [], [obj(at(J, none, sel([], G)))], [pp(from, Top)]))]))),
           from_top(Set), [idle(K), idle(J), lands_alone:F-yes, set(found, here):F-[land], set(found, here):G-Set0, without_spell:Set0-Set1, lands_or:Set1-Set, own_top:Top-yes]).
linear:row(stands, say(you, modal(may, [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], [pp(from, Top)]))), from_top(Set),
           [idle(K), set(found, here):F-Set0, of_spells_alone:Set0-Set, not(Set, []), own_top:Top-yes]).
linear:row(stands, say(you, modal(may, [], [], all_of(do(pres, play, [], [obj(at(K, none, sel([], F)))], []), [join(and, do(pres, cast, [], [obj(at(J, none, sel([], G)))], [pp(from, Top)]))]))),
           from_top([either(Lands, Set)]), [idle(K), idle(J), lands_so:F-yes, set(found, here):F-Lands, set(found, here):G-Set0, of_spells_alone:Set0-Set, not(Set, []), own_top:Top-yes]).
linear:native(lands_so, filter([kind([_|_], ns(land))], _), yes, State, State).
linear:native(of_spells_alone, Set0, Set, State, State) :-
    spells_alone(Set0, Set).

spells_alone([either(A0, B0)], Set) =>
    Set = [either(A, B)],
    spells_alone(A0, A),
    spells_alone(B0, B).
spells_alone(Set0, Set) =>
    select(spell, Set0, Set).

linear:row(own_top, at(K, none, sel([the], filter([kind([], n(top))], [pp(of, Z)]))), yes, [idle(K), zone(found):Z-in(library, you)]).
linear:native(lands_or, Set0, Set, State, State) :-
    ( Set0 == [] -> Set = [] ; Set = [either([land], Set0)] ).
linear:row(stands, say(at(K, none, sel([your], filter([kind([maximum, hand], n(size))], []))), is(pres, yes, [], np(at(J, none, headless([n(Q)]))), [])), maximum_hand_size(N),
           [idle(K), idle(J), number:Q-N]).
linear:row(stands, say(you, do(pres, have, [], [obj(at(K, none, sel([no], filter([kind([maximum, hand], n(size))], []))))], [])), no_maximum_hand_size, [idle(K)]).
linear:row(stands, under(if(C), say(you, modal(may, [], [], do(pres, cast, [], [obj(this)], [as_though(A)])))), own_flash(E), [has_flash:A-yes, standing_if:C-E]).
linear:row(stands, lasting(as_long_as(C), say(you, modal(may, [], [], do(pres, cast, [], [obj(this)], [as_though(A)])))), own_flash(E), [has_flash:A-yes, standing_if:C-E]).
linear:row(has_flash, say(ref(this), do(past, have, [], [abilities([keyword([flash])])], [])), yes, []).
linear:row(stands, under(if(say(this, is(pres, yes, [], pp(in, at(K, none, sel([your], filter([kind([opening], n(hand))], [])))), []))),
                         say(you, modal(may, [], [], do(pres, begin, [], [obj(at(J, none, sel([the], filter([kind([], n(game))], [])))), to(with, N)], [pp(on, Z)])))),
           begins_in_play, [idle(K), idle(J), np(here):N-R, R in [this], zone(found):Z-battlefield]).
linear:row(stands, say(at(J, none, sel([], filter([kind([], ns(player))], []))), do(pres, have, [], [obj(at(K, none, sel([no], filter([kind([maximum, hand], n(size))], []))))], [])),
           hand_size(each([player]), unlimited), [idle(J), idle(K)]).
linear:row(stands, say(N, is(pres, yes, [], undergo(do(pres, Verb, [], [to(by, at(J, none, headless([n(Q)])))], [])), [])), hand_size(Whose, more(Change)),
           [hand_size_of:N-Whose, idle(J), number:Q-By, changed_by(Verb):By-Change]).
linear:row(hand_size_of, at(K, none, sel([your], filter([kind([maximum, hand], n(size))], []))), you, [idle(K)]).
linear:row(hand_size_of, at(K, none, of_its(at(J, none, sel([each], filter([kind([], n(Who))], []))), [part('\'s', [], filter([kind([maximum, hand], n(size))], []))])), each([Who]),
           [idle(K), idle(J), Who in [player, opponent]]).
linear:native(changed_by(Verb), By, Change, State, State) :-
    integer(By),
    ( Verb == reduce -> Change is -By ; Verb == increase, Change = By ).

%   What they can do as though they were otherwise

linear:row(stands, say(N, modal(can, [], [], V)), static(Scope, Changes), [np(here):N-R, can(R):V-P, for_good:P-yes, changes_of:P-Changes, scope_of:R-Scope]).
linear:native(changes_of, [_:change(what:_, changes:Changes, until:permanent)], Changes, State, State).

%   What spells have (702.15)

linear:row(stands, say(at(K, none, sel([], F)), do(pres, have, [], [abilities([keyword([lifelink])])], [])), spells_have_lifelink(Set), [idle(K), set(found, here):F-Set, of_spells:Set-yes]).
linear:native(of_spells, Set, yes, State, State) :-
    memberchk(spell, Set).

%   What nobody targets

linear:row(stands, say(at(K, none, sel([], filter([kind([], ns(card))], [pp(in, at(J, none, sel([], filter([kind([], ns(graveyard))], []))))]))),
                       modal('can\'t', [], [], is(pres, yes, [], np(at(L, none, sel([the], filter([kind([], ns(target))], [pp(of, at(M, none, sel([], filter([kind([], ns(spell)), join(or, [], ns(ability))], []))))])))), []))),
           graveyards_sealed, [idle(K), idle(J), idle(L), idle(M)]).

%   What can't enter (614.17)

linear:row(stands, say(at(K, none, sel([], filter([kind(Ms, ns(card))], [pp(in, at(J, none, sel([], filter([kind([], ns(graveyard)), join(and, [], ns(library))], []))))]))),
                       modal('can\'t', [], [], do(pres, enter, [], [], []))),
           replacement(enters_from([graveyard, library], Set), impossible), [idle(K), idle(J), each(adjective):Ms-Lists, joined:Lists-Set]).

%   For a turn

linear:row(vp(A), modal('can\'t', [], [], do(pres, cast, [], [obj(at(K, none, sel([], F)))], [time(this(turn))])), [cant_cast_this_turn(Who, Set)],
           [idle(K), who_is:A-Who, set(found, here):F-Set0, without_spell:Set0-Set]).
linear:native(who_is, Reference, Who, State, State) :-
    (   memberchk(Reference-Found, [you-you, all([opponent])-each([opponent]), all([player])-each([player]), that_player-that_player, defending_player-defending_player])
    ->  Who = Found
    ;   Reference = target(_, _),
        Who = Reference
    ).
linear:row(s, say(at(K, none, sel([], filter([kind([], n(damage))], []))), modal('can\'t', [], [], is(pres, yes, [], undergo(do(pres, prevent, [], [], [time(this(turn))])), []))), [make_damage_unpreventable], [idle(K)]).
linear:row(s, say(at(K, owner(N), sel([poss], filter([kind([activated], ns(ability))], []))), modal('can\'t', [], [], is(pres, yes, [], undergo(do(pres, activate, [], [], [])), []))),
           [D:change(what:R, changes:[cant_activate], until:permanent)], [idle(K), np(here):N-R, an_object:R-yes, fresh(D)]).

%   Who can neither lose nor win (104)

linear:row(stands, seq(A, [then(and, B)]), also(P, Q), [in_the_game:A-P, in_the_game:B-Q]).
linear:row(in_the_game, say(N, modal('can\'t', [], [], do(pres, Verb, [], [obj(at(K, none, sel([the], filter([kind([], n(game))], []))))], []))), Ability,
           [idle(K), caster:N-Who, kept(Who):Verb-Ability]).
linear:row(kept(Who), lose, cant_lose(Who), []).
linear:row(kept(Who), win, cant_win(Who), []).

%   What its controller has (702.11c, 702.18)

linear:row(stands, say(you, do(pres, have, [], [abilities([keyword([Keyword])])], [])), you_have(Keyword), [Keyword in [hexproof, shroud]]).

%   What others neither cast nor activate

linear:row(stands, under(pp(during, N), S), also(cant_cast(Who, [which(C)|Set]), static(Filter, [cant_activate], C)), [cast_when:[pp(during, N)]-[which(C)], neither:S-n(Who, Set, Filter)]).
linear:row(neither, say(N, modal('can\'t', [], [], all_of(do(pres, cast, [], [obj(at(K, none, sel([], F)))], []), [join(or, do(pres, activate, [], [obj(at(J, none, sel([], filter([kind([], ns(ability))], [pp(of, at(L, none, sel([], G)))]))))], []))]))),
           n(Who, Set, [controlled(opponent)|Filter]), [idle(K), idle(J), idle(L), caster:N-Who, Who in [each([opponent])], set(found, here):F-Set0, without_spell:Set0-Set, plural:G-H, set(found, here):H-Filter]).
