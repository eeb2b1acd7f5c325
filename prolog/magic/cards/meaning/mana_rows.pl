:- module(mana_rows, []).

/** <module> Mana that is added, and what it may be spent on (106)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(linear, [all_meant/5, bound/4, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5, cards:keyword_means/2.
:- discontiguous linear:row/4.

linear:row(verb(add, A, D, here), [obj(at(K, none, sel([n(Q)], filter([kind([], n(mana))], [pp(of, at(J, none, sel([any, n(one)], filter([kind([], n(color))], []))))]))))], add_any(M),
           [A in [you], idle(K), idle(J), named:D-yes, number:Q-N, quantity:N-M]).
linear:row(verb(add, A, D, here),
           [obj(at(K, none, sel([n(one)], filter([kind([], n(mana))], [pp(of, at(J, none, sel([any], filter([kind([], n(color))], [pp(in, N)]))))]))))], add_in_identity(1),
           [A in [you], idle(K), idle(J), named:D-yes, commanders_identity:N-yes]).
linear:row(verb(add, A, D, here), [obj(at(K, none, sel([a], filter([kind([], n(amount))], [pp(of, symbols(M)), equal(N)]))))], add_mana(who:A, what:Cs, times:Amount),
           [idle(K), named:D-yes, mana:M-Cs, amount:N-Amount]).
linear:row(verb(add, A, D, here), [obj(symbols([Said], M))], add_mana(who:A, what:Cs, times:N), [named:D-yes, mana:M-Cs, said_amount:Said-N]).
linear:row(verb(add, A, D, here), [obj(symbols([a, additional], M))], add_mana(who:A, what:Cs), [named:D-yes, mana:M-Cs]).
linear:row(said_amount, ref(K, that_m(much)), N, [as_many(n(mana), none):ref(K, that_m(much))-N]).
linear:row(verb(add, A, D, here), [obj(at(K, none, sel([n(Q)], filter([kind([], n(mana))], [pp(of, ref(linked(chosen, sg), sel([the], filter([kind([chosen], n(color))], []))))]))))],
           add_chosen(M), [A in [you], idle(K), named:D-yes, number:Q-N, quantity:N-M]).
linear:row(verb(add, A, D, here), [obj(at(K, none, sel([n(Q)], filter([kind([], n(mana))], [pp(in, at(J, none, sel([any], filter([kind([], n(combination))], [pp(of, at(L, none, sel([], filter([kind([], ns(color))], []))))]))))]))))],
           add_combination(M, [white, blue, black, red, green]), [A in [you], idle(K), idle(J), idle(L), named:D-yes, number:Q-N, quantity:N-M]).
linear:row(verb(add, A, D, here),
           [obj(at(K, none, group([at(L, none, sel([n(Q)], filter([kind([], n(mana))], [pp(in, at(J, none, sel([any], filter([kind([], n(combination))], [pp(of, symbols(C))]))))]))), join(Word, symbols(B))])))],
           add_combination(M, [First, Second]),
           [A in [you], idle(K), idle(J), idle(L), Word in ['and/or'], named:D-yes, number:Q-N, quantity:N-M, mana:C-[First], mana:B-[Second]]).

%   Of a color that something else tells

linear:row(verb(add, A, D, here), [obj(at(K, none, group([symbols(M), join(or, at(J, none, sel([n(one)], filter([kind([], n(mana))], [pp(of, N)]))))])))], add_offered(or_chosen(C)),
           [A in [you], idle(K), idle(J), named:D-yes, mana:M-[C], chosen:N-color]).
linear:row(verb(add, A, D, here),
           [obj(at(K, none, sel([n(one)], filter([kind([], n(mana))], [pp(of, at(J, none, sel([any], filter([kind([], n(What))], [that(that, at(L, none, sel([Word], F)), modal(could, [], do(pres, produce, [], [], [])))]))))]))))],
           add_offered(Offer), [A in [you], idle(K), idle(J), idle(L), Word in [a, an], named:D-yes, set(found, here):F-Set, plain_set:Set-yes, produced(What):Set-Offer]).
linear:native(produced(color), Set, producible(Set), State, State).
linear:native(produced(type), Set, producible_types(Set), State, State).
linear:native(plain_set, Set, yes, State, State) :-
    \+ ( member(Part, Set), \+ ( atom(Part) ; Part = controlled(_) ; Part = subtype(_) ; Part = type(_) ; Part = either(_, _) ) ).
linear:row(verb(add, A, D, here),
           [obj(at(K, none, sel([n(one)], filter([kind([], n(mana))], [pp(of, at(J, none, sel([any], filter([kind([], n(color))], [pp(among, at(L, none, sel([], F)))]))))]))))],
           add_offered(colors_of(each(Set))), [A in [you], idle(K), idle(J), idle(L), named:D-yes, set(found, here):F-Set, plain_set:Set-yes]).
linear:row(verb(add, A, D, here),
           [obj(at(K, none, sel([n(one)], filter([kind([], n(mana))], [pp(of, at(J, none, of([any], at(L, none, of_its(N, [part('\'s', [], filter([kind([], ns(color))], []))])))))]))))],
           add_offered(colors_of(linked_exile)), [A in [you], idle(K), idle(J), idle(L), named:D-yes, np(here):N-linked_exile]).
linear:row(verb(add, A, D, here),
           [obj(at(K, none, sel([a], filter([kind([], n(amount))], [pp(of, at(J, none, sel([], filter([kind([], n(mana))], [pp(of, at(L, none, sel([that], filter([kind([], n(color))], [equal(at(M, none, sel([your], filter([kind([], n(devotion))], [pp(to, N)]))))]))))]))))]))))],
           add_devotion(A), [A in [you], idle(K), idle(J), idle(L), idle(M), named:D-yes, chosen:N-color]).

%   The color of which there is an amount is chosen as the mana is made.

linear:native(program, [say(you, do(pres, choose, [], [obj(at(K, none, sel([a], filter([kind([], n(color))], []))))], [])), Add], [add_devotion(you)], State0, State) :-
    bound(K, chosen(color), State0, State1),
    meant(s, Add, [_:add_devotion(you)], State1, State).

linear:native(verb(add, A, D, here), [obj(at(_, none, group([First|Joined])))], Statement, State, State) :-
    A == you,
    D \== none,
    symbols_joined([join(or, First)|Joined], Texts),
    ( Texts = [_, _, _|_] -> true ; First = at(_, _, _) ),
    mana_of(First, Texts, Statement).

symbols_joined([], []).
symbols_joined([join(Word, Node)|Joined], [Text|Texts]) :-
    memberchk(Word, [or, (','), [',', or], 'and/or', [',', 'and/or']]),
    ( Node = symbols(Text) -> true ; Node = at(_, none, sel([n(_)], filter([kind([], n(mana))], [pp(in, at(_, none, sel([any], filter([kind([], n(combination))], [pp(of, symbols(Text))]))))]))) ),
    symbols_joined(Joined, Texts).

%   mana_of(+First, +Texts, -Statement) is semidet: of symbols of one each, of two colors in pairs, or in any combination.

mana_of(at(_, none, sel([n(Q)], _)), Texts, add_combination(N, Colors)) :-
    memberchk(Q-N, [one-1, two-2, three-3, four-4, five-5]),
    maplist(one_symbol, Texts, Colors).
mana_of(symbols(_), Texts, add_one_of(Colors)) :-
    maplist(one_symbol, Texts, Colors).
mana_of(symbols(AA), [AA, AB, BB], add_combination(2, [A, B])) :-
    maplist(two_symbols, [AA, AB, BB], [A-A, A-B, B-B]),
    A \== B.

one_symbol(Text, Color) :-
    atom_concat('{', Rest, Text),
    atom_concat(Letter, '}', Rest),
    symbol_color(Letter, Color).

two_symbols(Text, A-B) :-
    atomic_list_concat(['', One, Two], '{', Text),
    maplist(symbol_letter, [One, Two], [A, B]).

symbol_letter(Part, Color) :-
    atom_concat(Letter, '}', Part),
    symbol_color(Letter, Color).

symbol_color('W', white).
symbol_color('U', blue).
symbol_color('B', black).
symbol_color('R', red).
symbol_color('G', green).
symbol_color('C', colorless).

%   What it may be spent on (106.6)

linear:native(program, Sentences, Program, State0, State) :-
    append(Before, [Added, Spend|After], Sentences),
    ( Spend = say(you, do(pres, spend, [], _, _)) ; Spend = seq(say(you, do(pres, spend, [], _, _)), _) ),
    !,
    meant(program, Before, First, State0, State1),
    meant(s, Added, [Name:Add], State1, State2),
    meant(spent, Spend, Uses, State2, State3),
    added_for(Add, Uses, Only),
    meant(program, After, Rest, State3, State),
    append([First, [Name:Only], Rest], Program).

%   What comes of spending it (106.6)

linear:native(program, Sentences, Program, State0, State) :-
    append(Before, [Added, Said|After], Sentences),
    spending(Said, Spent, Does),
    !,
    meant(program, Before, First, State0, State1),
    meant(s, Added, [Name:Add], State1, State2),
    meant(spent_on(Key), Spent, Set, State2, State3),
    bound(Key, that, State3, State4),
    rider(Does, Key, Rider, State4, State5),
    added_for(Add, [anything, casts(Set, Rider)], Only),
    meant(program, After, Rest, State5, State),
    append([First, [Name:Only], Rest], Program).

spending(under(when(when, Spent), S), Spent, when(S)) :- spends(Spent).
spending(under(if(Spent), S), Spent, if(S)) :- spends(Spent).

spends(say(you, do(pres, spend, [], [obj(_)], [inf(_)]))).
spends(say(_, is(pres, yes, [], undergo(do(pres, spend, [], _, _)), []))).

linear:row(spent_on(K), say(you, do(pres, spend, [], [obj(M)], [inf(do(pres, cast, [], [obj(at(K, none, sel(Ds, F)))], []))])), Set,
           [made_mana:M-yes, Ds in [[a], [an]], set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(spent_on(K), say(M, is(pres, yes, [], undergo(do(pres, spend, [], [], [inf(do(pres, cast, [], [obj(at(K, none, sel(Ds, F)))], []))])), [])), Set,
           [made_mana:M-yes, Ds in [[a], [an]], set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(spent_on(K), say(M, is(pres, yes, [], undergo(do(pres, spend, [], [to(on, at(K, none, sel(Ds, F)))], [])), [])), Set,
           [made_mana:M-yes, Ds in [[a], [an]], set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(made_mana, at(K, none, sel([this], filter([kind([], n(mana))], []))), yes, [idle(K)]).
linear:row(made_mana, ref(K), yes, [idle(K)]).

%   rider(+Does, +Spell, -Rider, +State0, -State): "when" is an ability that triggers, "if" says what is so of the spell.

rider(when(S), Key, reflexive([program(Program)]), State0, State) :-
    State0 = state(Env, N, Deeds, Miss),
    meant(s, S, Program, state([Key-that], N, [], Miss), state(_, M, _, _)),
    State = state(Env, M, Deeds, Miss).
rider(if(S), _, Rider, State0, State) :-
    meant(rider, S, Rider, State0, State).

linear:row(rider, say(N, modal('can\'t', [], [], is(pres, yes, [], undergo(do(pres, counter, [], [], [])), []))), uncounterable, [np(here):N-that]).
linear:row(rider, say(N, do(pres, enter, [], [], [pp(with, at(K, none, sel(Ds, filter([kind([C], n(counter))], [pp(on, M)]))))])), enters_with(Kind, 1),
           [np(here):N-that, idle(K), Ds in [[a, additional], [a], [an, additional]], counter:C-Kind, np(here):M-that]).
linear:native(rider, S, gains(Changes, Until), State0, State) :-
    meant(s, S, [_:change(what:that, changes:Changes, until:Until)], State0, State),
    \+ ( member(Change, Changes), \+ borne_along(Change) ).

%   What a spell gains, the permanent has, but for what is about how it enters.

borne_along(gain(Keyword)) :-
    atom(Keyword),
    \+ ( cards:keyword_means(Keyword, Meaning), Meaning = enters_with(_) ).

added_for(add_in_identity(N), Uses, add_in_identity_only(N, Uses)).
added_for(add_one_of(Colors), Uses, add_one_of_only(Colors, Uses)).
added_for(add_mana(who:you, what:Colors), Uses, add_only(Colors, Uses)).
added_for(add_any(N), Uses, add_any_only(N, Uses)) :- integer(N).
added_for(add_combination(N, Colors), Uses, add_combination_only(N, Colors, Uses)).

linear:row(spent, seq(S, [then(Word, say(ref(K), modal('can\'t', [], [], is(pres, yes, [], undergo(do(pres, counter, [], [], [])), []))))]), [casts(Set, uncounterable)],
           [Word in [and, [',', and]], spent:S-[casts(Set)], spell_cast(K):S-yes]).
linear:native(spell_cast(Key), S, yes, State, State) :-
    S = say(you, do(pres, spend, [], _, [_, inf(do(pres, cast, [], [obj(at(K, _, _))], []))])),
    K == Key.
linear:row(spent, say(you, do(pres, spend, [], [obj(at(K, none, sel([this], filter([kind([], n(mana))], []))))], [adv([only]), inf(V)])), Uses, [idle(K), uses_of:V-Uses]).
linear:native(uses_of, Verbs, Uses, State0, State) :-
    (   Verbs = all_of(First, Joined)
    ->  verbs_joined(Joined, Others),
        all_meant(use_of, [First|Others], Lists, State0, State),
        append(Lists, Uses)
    ;   meant(use_of, Verbs, Uses, State0, State)
    ).

verbs_joined([], []).
verbs_joined([join(Word, Verb)|Joined], [Verb|Verbs]) :-
    memberchk(Word, [or, (','), [',', or], 'and/or']),
    verbs_joined(Joined, Verbs).

linear:row(use_of, do(pres, cast, [], [obj(N)], []), [casts(Set)], [some_or_any:N-F, set(found, here):F-Set0, without_spell:Set0-Set]).
linear:row(use_of, do(pres, cast, [], [obj(N)], []), [casts([commander, owned(you)])], [np(commanders):N-all([in(commanders, you)])]).
linear:row(use_of, do(pres, activate, [], [obj(N)], []), [activates(Set)], [some_or_any:N-F, abilities_of:F-Set]).
linear:row(abilities_of, filter([kind([], Noun)], []), [], [Noun in [n(ability), ns(ability)]]).
linear:row(abilities_of, filter([kind([], Noun)], [pp(of, N)]), Set, [Noun in [n(ability), ns(ability)], some_or_any:N-F, set(found, here):F-Set]).
linear:native(some_or_any, at(_, none, sel(Ds, Filter)), Filter, State, State) :-
    memberchk(Ds, [[], [a], [an]]).
