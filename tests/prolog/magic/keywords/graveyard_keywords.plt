:- module(graveyard_keywords_tests, []).

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [color/2, has/2, mana_value/2, power/2, subtype/2]).

%   A 3/2 with the Abilities, in the graveyard of a.

buried(Abilities, O) :-
    start_board([]),
    card("Revenant", "{2}{G}", [creature, bear], 3/2, Abilities),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    in_graveyard(a, 'Revenant', O).

newest(O) :-
    values(P, controls(a, P), All),
    last(All, O).

exiled(Names) :-
    values(E, exile(E), Exiled),
    named(Exiled, Names).

:- begin_tests(graveyard_keywords).

test('702.84a unearth: with haste, until the end step', Names == ['Revenant']) :-
    buried([keyword(unearth('{0}'))], O),
    go,
    act(activate(O, 1)),
    resolve,
    newest(New),
    assertion(has(New, haste)),
    to_step(end_turn),
    resolve,
    assertion(\+ fact(controls(a, New))),
    exiled(Names).

test('702.84a and what leaves before is exiled, too', Names == ['Revenant']) :-
    buried([keyword(unearth('{0}'))], O),
    in_hand(a, 'Doom', Doom),
    go,
    act(activate(O, 1)),
    resolve,
    newest(New),
    acts([cast(Doom), target(New)]),
    resolve,
    exiled(Names).

test('702.84a only as a sorcery, and not by another player') :-
    buried([keyword(unearth('{0}'))], O),
    card("Ghost", "{0}", [creature], 1/1, [keyword(unearth('{0}'))]),
    in_graveyard(b, 'Ghost', Ghost),
    go,
    assertion(offered(activate(O, 1))),
    assertion(refused(activate(Ghost, 1))),
    to_step(end_turn),
    assertion(refused(activate(O, 1))).

test('702.97a scavenge: as many counters as its power') :-
    buried([keyword(scavenge('{0}'))], O),
    permanent(a, 'Cub', Cub),
    go,
    acts([activate(O, 1), target(Cub)]),
    resolve,
    assertion(fact(counters(Cub, '+1/+1', 3))).

test('702.97a scavenge: its power is what an ability defined in the graveyard') :-
    buried([keyword(scavenge('{0}')), static(this, [defined_pt(count_in(graveyard(you), [other, creature]), 7)])], O),
    in_graveyard(a, 'Ox', _),
    in_graveyard(a, 'Cub', _),
    permanent(a, 'Cub', Cub),
    go,
    acts([activate(O, 1), target(Cub)]),
    resolve,
    assertion(fact(counters(Cub, '+1/+1', 2))).

test('702.128a embalm: a white Zombie without a mana cost') :-
    buried([keyword(embalm('{0}'))], O),
    go,
    act(activate(O, 1)),
    resolve,
    newest(New),
    assertion(fact(token(New))),
    assertion(subtype(New, zombie)),
    assertion(subtype(New, bear)),
    findall(C, color(New, C), Colors),
    assertion(Colors == [white]),
    assertion(mana_value(New, 0)),
    exiled(Names),
    assertion(Names == ['Revenant']).

test('702.129a eternalize: a black 4/4', Power == 4) :-
    buried([keyword(eternalize('{0}'))], O),
    go,
    act(activate(O, 1)),
    resolve,
    newest(New),
    power(New, Power).

test('702.52a dredge instead of drawing', [nondet]) :-
    buried([keyword(dredge(2))], _),
    cards_in_library(a, 'Grove', 3),
    card("Study", "{0}", [sorcery], none, [spell([draw(you, 1)])]),
    in_hand(a, 'Study', Study),
    go,
    act(cast(Study)),
    resolve,
    Do = replace(_, do),
    once(offered(Do)),
    act(Do),
    values(H, hand(a, H), Hand),
    named(Hand, Names),
    assertion(Names == ['Revenant']),
    fact(library(a, Library)),
    assertion(length(Library, 1)).

test('702.52a not with too few cards') :-
    buried([keyword(dredge(4))], _),
    cards_in_library(a, 'Grove', 3),
    card("Study", "{0}", [sorcery], none, [spell([draw(you, 1)])]),
    in_hand(a, 'Study', Study),
    go,
    act(cast(Study)),
    resolve,
    values(H, hand(a, H), Hand),
    named(Hand, Names),
    assertion(Names == ['Grove']).

test('113.6k an ability that returns the card functions in the graveyard only') :-
    buried([activated([mana('{0}')], [return_to_hand(this_buried)])], O),
    permanent(a, 'Revenant', P),
    go,
    assertion(refused(activate(P, 1))),
    act(activate(O, 1)),
    resolve,
    values(H, hand(a, H), Hand),
    named(Hand, Names),
    assertion(Names == ['Revenant']).

test('113.6k so does a triggered one') :-
    buried([triggered(gains_life(you), true, [put_back(this_buried, you, [tapped])])], _),
    card("Balm", "{0}", [sorcery], none, [spell([gain_life(you, 1)])]),
    in_hand(a, 'Balm', Balm),
    go,
    act(cast(Balm)),
    resolve,
    resolve,
    newest(New),
    assertion(fact(tapped(New))),
    in_hand(a, 'Balm', Again),
    act(pass),
    memberchk(Again, [Again]),
    assertion(fact(stack([]))).

test('702.21a ward with another cost than mana') :-
    start_board([]),
    card("Warden", "{0}", [creature], 1/1, [keyword(ward([discard(1, [])]))]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanent(b, 'Warden', O),
    in_hand(a, 'Doom', Doom),
    in_hand(a, 'Cub', Cub),
    go,
    acts([cast(Doom), target(O)]),
    resolve,
    assertion(offered(no)),
    acts([yes, pick(Cub)]),
    resolve,
    assertion(\+ fact(controls(b, O))).

:- end_tests(graveyard_keywords).
