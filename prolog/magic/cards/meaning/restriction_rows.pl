:- module(restriction_rows, []).

/** <module> What creatures can't or must do: changes of the rules (613.11)
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:native(cant(A), all_of(V, [join(or, W)]), Program, State0, State) :-
    \+ W = do(_, _, _, _, [adv([alone])]),
    meant(cant(A), V, [D:change(what:A, changes:Cs, until:_)], State0, State1),
    meant(cant(A), W, [_:change(what:A, changes:Ds, until:Until)], State1, State),
    append(Cs, Ds, Changes),
    Program = [D:change(what:A, changes:Changes, until:Until)].

linear:row(lasting_change(A, Change, D), [pp(by, N)|As], P, [Change in [cant_be_blocked], blocked_by:N-By, lasting_change(A, By, D):As-P]).
linear:row(lasting_change(A, Change, D), [time(this(turn)), pp(by, N)], P, [Change in [cant_be_blocked], blocked_by:N-By, lasting_change(A, By, D):[time(this(turn))]-P]).
linear:row(lasting_change(A, Change, D), [pp2(except, by, N)|As], P, [Change in [cant_be_blocked], blocked_except:N-By, lasting_change(A, By, D):As-P]).
linear:row(lasting_change(A, Change, D), [time(this(turn)), pp2(except, by, N)], P,
           [Change in [cant_be_blocked], blocked_except:N-By, lasting_change(A, By, D):[time(this(turn))]-P]).
linear:row(blocked_by, at(K, none, sel([], F)), cant_be_blocked_by(Set), [idle(K), plural:F-G, set(found, here):G-Set]).
linear:row(blocked_by, at(K, none, sel([more_than(more, one)], filter([kind([], n(creature))], []))), blocked_by_one, [idle(K)]).
linear:row(blocked_except, at(K, none, sel([or(Q, more)], filter([kind([], ns(creature))], []))), blocked_by_at_least(N), [idle(K), number:Q-N]).
linear:row(blocked_except, at(K, none, sel([], F)), cant_be_blocked_except_by(Set), [idle(K), plural:F-G, set(found, here):G-Set]).

%   Whom it can't block, and that it can't attack alone

linear:row(cant(A), do(pres, block, [], [obj(N)], Adjuncts), P, [an_object:A-yes, blockable_not:N-Change, fresh(D), lasting_change(A, Change, D):Adjuncts-P]).
linear:row(blockable_not, N, cant_block_those([this]), [np(here):N-this]).
linear:row(blockable_not, at(K, none, sel([], F)), cant_block_those(Set), [idle(K), plural:F-G, set(found, here):G-Set]).
linear:row(cant(A), do(pres, Verb, [], [], [adv([alone])]), [D:change(what:A, changes:[Change], until:permanent)],
           [an_object:A-yes, fresh(D), Verb-Change in [attack-cant_attack_alone, block-cant_block_alone]]).
linear:row(cant(A), all_of(do(pres, attack, [], [], []), [join(or, do(pres, block, [], [], [adv([alone])]))]), [D:change(what:A, changes:[cant_attack_alone, cant_block_alone], until:permanent)],
           [an_object:A-yes, fresh(D)]).
linear:row(cant(A), is(pres, yes, [], undergo(do(pres, regenerate, [], [], [time(this(turn))])), []), [D:change(what:A, changes:[cant_be_regenerated], until:end_of_turn)],
           [an_object:A-yes, fresh(D)]).

%   What they can do that others can't

linear:row(vp(A), modal(can, [], [], V), P, [an_object:A-yes, can(A):V-P]).
linear:row(can(A), do(pres, attack, [], [], As), [D:change(what:A, changes:[ignores_defender], until:Until)], [fresh(D), without_defender(A):As-Until]).
linear:row(without_defender(A), [as_though(S)], permanent, [had_not_defender(A):S-yes]).
linear:row(without_defender(A), [time(this(turn)), as_though(S)], end_of_turn, [had_not_defender(A):S-yes]).
linear:row(without_defender(A), [as_though(S), time(this(turn))], end_of_turn, [had_not_defender(A):S-yes]).
linear:row(had_not_defender(A), say(N, aux(past, no, [], do(pres, have, [], [abilities([keyword([defender])])], []))), yes, [np(here):N-R, same(A):R-yes]).
linear:row(can(A), do(pres, block, [], [obj(N)], As), [D:change(what:A, changes:[Change], until:Until)], [fresh(D), more_blocks:N-Change, each_combat:As-Until]).
linear:row(more_blocks, at(K, none, sel([a, additional], filter([kind([], n(creature))], []))), blocks_more(1), [idle(K)]).
linear:row(more_blocks, at(K, none, sel([n(Q), additional], filter([kind([], ns(creature))], []))), blocks_more(N), [idle(K), number:Q-N]).
linear:row(more_blocks, at(K, none, sel([any_number], filter([kind([], ns(creature))], []))), blocks_any_number, [idle(K)]).
linear:row(each_combat, [], permanent, []).
linear:row(each_combat, [time(each(combat))], permanent, []).
linear:row(each_combat, [time(this(turn))], end_of_turn, []).
linear:row(can(A), is(pres, yes, [], undergo(do(pres, block, [], [], [as_though(say(N, aux(past, no, [], do(pres, have, [], [abilities([K])], []))))])), []),
           [D:change(what:A, changes:[blocked_despite(Keyword)], until:permanent)], [fresh(D), np(here):N-R, same(A):R-yes, keyword:K-Keyword, walks:Keyword-yes]).
linear:native(walks, landwalk(_), yes, State, State).

%   Untap steps (502.3)

linear:row(untaps_not(A), do(pres, untap, [], [], [pp(during, at(K, none, sel([your], filter([kind([untap], n(step))], []))))]), [D:change(what:A, changes:[doesnt_untap], until:permanent)],
           [A in [this], idle(K), fresh(D)]).
linear:row(untaps_not(A), do(pres, untap, [], [], [pp(during, at(K, none, of_its(N, [part(Of, [], filter([kind([untap], Noun)], []))])))]),
           [D:change(what:A, changes:[doesnt_untap], until:permanent)],
           [Of in ['\'s', '\''], Noun in [n(step), ns(step)], idle(K), fresh(D), np(here):N-Whose, owner_of_it(A):Whose-A]).
linear:row(untaps_not(A), do(pres, untap, [], [], [Step, as_long_as(S)]), [D:change(what:A, changes:[doesnt_untap], until:Until)],
           [untaps_not(A):do(pres, untap, [], [], [Step])-[D:change(what:A, changes:[doesnt_untap], until:permanent)], duration:as_long_as(S)-Until]).

%   Requirements (508.1d, 509.1c)

linear:row(vp(A), do(pres, Verb, [], [], [time(When), if_able]), [D:change(what:A, changes:[Change], until:Until)],
           [an_object:A-yes, fresh(D), Verb-Change in [attack-must_attack, block-must_block], When-Until in [each(combat)-permanent, this(turn)-end_of_turn]]).
linear:row(vp(A), all_of(do(pres, attack, [], [], []), [join(or, do(pres, block, [], [], [time(each(combat)), if_able]))]),
           [D:change(what:A, changes:[must_attack, must_block], until:permanent)], [an_object:A-yes, fresh(D)]).
linear:row(vp(A), modal(must, [], [], is(pres, yes, [], undergo(do(pres, block, [], [], As)), [])), [D:change(what:A, changes:[must_be_blocked], until:Until)],
           [an_object:A-yes, fresh(D), if_able:As-Until]).
linear:row(vp(A), do(pres, block, [], [obj(this)], [time(this(turn)), if_able]), [blocks_this(A)], [one_target:A-yes]).
linear:native(one_target, target(_, _), yes, State, State).
linear:row(if_able, [if_able], permanent, []).
linear:row(if_able, [time(this(turn)), if_able], end_of_turn, []).
linear:row(if_able, [time(this(combat)), if_able], end_of_turn, []).

linear:row(keyword, keyword([protection, from], colors([Color])), protection(color(Color)), []).

%   What it is (205.1a, 613.1d, 613.1e)

linear:row(act(A), is(pres, yes, [], np(sel(Ds, filter([kind(Ms, Noun)], Posts))), []), [D:change(what:A, changes:Changes, until:permanent)],
           [an_object:A-yes, Ds in [[a], [an], []], fresh(D), looks(Ms, Posts):Noun-Changes]).
linear:row(act(A), is(pres, yes, [], np(colors([Color])), []), [D:change(what:A, changes:[set_colors([Color])], until:permanent)],
           [an_object:A-yes, Color in [white, blue, black, red, green], fresh(D)]).
linear:row(act(A), is(pres, yes, [], np(at(K, none, sel([all], filter([kind([], ns(color))], [])))), []), [D:change(what:A, changes:[set_colors([white, blue, black, red, green])], until:permanent)],
           [idle(K), an_object:A-yes, fresh(D)]).
linear:row(act(A), is(pres, yes, [], adj1(colorless), []), [D:change(what:A, changes:[set_colors([])], until:permanent)], [an_object:A-yes, fresh(D)]).

%   What an effect's protection does not remove (702.16p)

linear:row(together, spared(S, N), [D:change(what:R, changes:All, until:permanent)], [s:S-[D:change(what:R, changes:Changes, until:permanent)], spared:N-Kept, appended:[Changes, [keeps_attached(Kept)]]-All]).
linear:row(spared, N, this, [np(here):N-this]).
linear:row(spared, at(K, none, sel([], filter([kind([], ns(sub(aura)))], []))), auras, [idle(K)]).

%   What it can't be the target of (115.4)

linear:row(cant(A), is(pres, yes, [], np(at(K, none, sel([the], filter([kind([], n(target))], [pp(of, N)])))), Adjuncts), P,
           [idle(K), an_object:A-yes, on_battlefield:A-yes, fresh(D), targeted_by:N-by(Side, Set), lasting_change(A, cant_be_targeted(Side, Set), D):Adjuncts-P]).
linear:row(targeted_by, at(K, none, sel([], filter([kind([], ns(spell)), join(or, [], ns(ability))], Posts))), by(Side, []), [idle(K), side_targeting:Posts-Side]).
linear:row(targeted_by, at(K, none, group([at(J, none, sel([], filter([kind([], ns(spell))], []))), join(or, at(L, none, sel([], filter([kind([], ns(ability))], Posts))))])), by(Side, []),
           [idle(K), idle(J), idle(L), side_targeting:Posts-Side]).
linear:row(targeted_by, at(K, none, sel([], filter([kind([M], ns(spell))], Posts))), by(Side, [spell|Set]), [idle(K), adjective:M-Set, side_targeting:Posts-Side]).
linear:row(targeted_by, at(K, none, group([at(J, none, sel([], filter([kind([M], ns(spell))], []))), join(or, at(L, none, sel([], filter([kind([], ns(ability))], [pp(from, at(I, none, sel([], filter([kind([M], ns(source))], []))))]))))])),
           by(anybody, Set), [idle(K), idle(J), idle(L), idle(I), adjective:M-Set]).
linear:row(side_targeting, [], anybody, []).
linear:row(side_targeting, [that(at(K, none, sel([your], filter([kind([], ns(opponent))], []))), do(pres, control, [], [], []))], opponent, [idle(K)]).
linear:native(on_battlefield, Reference, yes, State, State) :-
    \+ ( sub_term(Part, Reference), nonvar(Part), memberchk(Part, [in(_, _), card_in(_, _)]) ).

%   Counters that can't be put on them (614.17)

linear:row(stands, say(at(J, none, sel([], F)), modal('can\'t', [], [], do(pres, have, [], [obj(at(K, none, sel([], filter([kind([C], ns(counter))], [undergone(do(pres, put, [], [to(on, ref(J))], []))]))))], []))),
           replacement(gets_counters(Kind, Set), impossible), [idle(K), idle(J), plural:F-G, set(found, here):G-Set, counter:C-Kind]).
linear:row(stands, say(you, modal('can\'t', [], [], do(pres, get, [], [obj(at(K, none, sel([], filter([kind([ctr(Kind)], ns(counter))], []))))], []))), replacement(gets_counters(Kind, you), impossible),
           [idle(K), Kind in [poison, experience]]).

%   Goading (701.15)

linear:row(act(A), is(pres, yes, [], undergo(do(pres, goad, [], [], [])), []), [D:change(what:A, changes:[goaded], until:permanent)], [A in [enchanted(creature), equipped(creature)], fresh(D)]).
linear:row(act(A), do(pres, goad, [], [obj(N)], []), [D:change(what:R, changes:[goaded], until:until_your_next_turn)], [A in [you], fresh(D), thing(D, here):N-R, not_chosen:R-yes]).

%   Detaining (701.35)

linear:row(act(A), do(pres, detain, [], [obj(N)], []), [D:change(what:R, changes:[cant_attack, cant_block, cant_activate], until:until_your_next_turn)],
           [A in [you], fresh(D), thing(D, here):N-R, not_chosen:R-yes]).
linear:native(not_chosen, Reference, yes, State, State) :-
    \+ memberchk(Reference, [some(_, _), up_to(_, _), any_number(_)]).

%   Combat damage that is assigned otherwise (510.1)

linear:row(act(A), do(pres, assign, [], [obj(at(K, none, sel([], filter([kind([combat], n(damage))], [equal(at(J, owner(N), sel([poss], filter([kind([], n(toughness))], []))))]))))], [rather(np(at(I, owner(M), sel([poss], filter([kind([], n(power))], [])))))]),
           [D:change(what:A, changes:[damage_by_toughness], until:permanent)], [idle(K), idle(J), idle(I), an_object:A-yes, fresh(D), np(here):N-R, same(A):R-yes, np(here):M-S, same(A):S-yes]).
linear:row(vp(A), do(pres, assign, [], [obj(at(K, none, sel([no], filter([kind([combat], n(damage))], []))))], [time(this(turn))]), [D:change(what:A, changes:[assigns_none], until:end_of_turn)],
           [idle(K), an_object:A-yes, fresh(D)]).
linear:row(stands, say(you, modal(may, [], [], do(pres, have, [], [obj(N), bare(do(pres, assign, [], [obj(at(K, owner(M), sel([poss], filter([kind([combat], n(damage))], []))))], [as_though(say(ref(J), is(past, no, [], undergo(do(pres, block, [], [], [])), [])))]))], []))),
           static(Scope, [assigns_unblocked]), [idle(K), idle(J), np(here):N-R, np(here):M-R2, same(R):R2-yes, scope_of:R-Scope]).

%   Abilities that can't be activated (602.5)

linear:row(s, say(at(K, none, of_its(N, [part('\'s', [], filter([kind([activated], ns(ability))], []))])), modal('can\'t', [], [], is(pres, yes, [], undergo(do(pres, activate, [], [], As)), []))),
           [D:change(what:R, changes:[cant_activate], until:Until)], [idle(K), np(here):N-R, an_object:R-yes, fresh(D), so_long:As-Until]).
linear:row(s, say(at(K, owner(N), sel([poss], filter([kind([activated], ns(ability))], []))), modal('can\'t', [], [], is(pres, yes, [], undergo(do(pres, activate, [], [], [time(this(turn))])), []))),
           [D:change(what:R, changes:[cant_activate], until:end_of_turn)], [idle(K), np(here):N-R, an_object:R-yes, fresh(D)]).
linear:row(so_long, [], permanent, []).
linear:row(so_long, [time(this(turn))], end_of_turn, []).
linear:row(s, tails(S, [then(Word, T)], [unless(say(ref(K), is(pres, yes, [], np(sel([], filter([kind([mana], ns(ability))], []))), [])))]), Program,
           [idle(K), s:seq(S, [then(Word, T)])-Program0, but_mana:Program0-Program]).
linear:native(but_mana, Program0, Program, State, State) :-
    append(Others, [Name:change(what:What, changes:[cant_activate], until:Until)], Program0),
    append(Others, [Name:change(what:What, changes:[cant_activate_but_mana], until:Until)], Program).
linear:row(s, tails(S, [], [unless(say(ref(K), is(pres, yes, [], np(sel([], filter([kind([mana], ns(ability))], []))), [])))]), [D:change(what:R, changes:[cant_activate_but_mana], until:Until)],
           [idle(K), s:S-[D:change(what:R, changes:[cant_activate], until:Until)]]).

%   "can't attack you unless their controller pays {2} for each of those creatures" (508.1g, 509.1d)

linear:native(ability, program([tails(say(N, modal('can\'t', [], [], V)), [], [unless(say(Payer, do(pres, pay, [], [obj(symbols(M))], Each)))|Where])]), static(Scope, Changes), State0, State) :-
    meant(np(here), N, R, State0, State1),
    meant(scope_of, R, Scope, State1, State2),
    meant(taxed_deed, V, Taxed, State2, State3),
    meant(who_pays(R), Payer, yes, State3, State4),
    for_each_of_them(Each, N),
    meant(tax_of(M), Where, Tax, State4, State5),
    meant(quantity, Tax, Quantity, State5, State),
    ( Quantity = the_amount(Amount) -> quantity_alone(Amount), Of = Quantity ; Of = Quantity ),
    findall(Change, ( member(One, Taxed), tax_change(One, Of, Change) ), Changes).

tax_change(attack(Whom), Of, attack_tax(Whom, Of)).
tax_change(block, Of, block_tax(Of)).

%   quantity_alone(+Amount): it is known at any time.

quantity_alone(Amount) :-
    \+ ( sub_term(Part, Amount), nonvar(Part), memberchk(Part, [again(_), it, that, the(_), did(_), x, enchanted(_), this]) ).

linear:row(taxed_deed, do(pres, attack, [], [], []), [attack(anybody)], []).
linear:row(taxed_deed, do(pres, attack, [], [obj(you)], []), [attack(you)], []).
linear:row(taxed_deed, do(pres, attack, [], [obj(at(K, none, group([you, join(or, at(J, none, sel([], filter([kind([], ns(planeswalker))], [that(you, do(pres, control, [], [], []))]))))])))], []), [attack(you_and_planeswalkers)], [idle(K), idle(J)]).
linear:row(taxed_deed, do(pres, block, [], [], []), [block], []).
linear:row(taxed_deed, all_of(do(pres, attack, [], [], []), [join(or, do(pres, block, [], [], []))]), [attack(anybody), block], []).
linear:row(who_pays(R), you, yes, [R in [this]]).
linear:row(who_pays(R), N, yes, [np(here):N-S, controller_of_them(R):S-yes]).
linear:native(controller_of_them(R), controller(Of), yes, State, State) :-
    ( R == Of -> true ; R = all(K, _), Of == again(K) ).

%   for_each_of_them(+Adjuncts, +Noun): of one creature nothing is said, of several it is as often as they are.

for_each_of_them([], Noun) :-
    ( Noun == this -> true ; Noun = at(_, none, sel([], filter([kind([Word], n(creature))], []))), memberchk(Word, [enchanted, equipped]) ).
for_each_of_them([pp(for, at(_, none, of([each], ref(K))))], at(K, none, sel([], _))).
for_each_of_them([pp(for, at(_, none, sel([each], filter([kind([], n(creature))], [that(ref(_), do(pres, control, [], [], [])), that_is(that, is(pres_s, yes, [], ing(do(pres, Verb, [], Objects, [])), []))]))))], at(_, none, sel([], _))) :-
    memberchk(Verb-Objects, [attack-[obj(you)], attack-[], block-[]]).

linear:row(tax_of(M), [], N, [generic:symbols(M)-N]).
linear:row(tax_of('{X}'), [comma(where('X', N))], Amount, [amount:N-Amount]).
