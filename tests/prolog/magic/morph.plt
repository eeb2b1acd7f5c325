:- module(morph_tests, []).

:- use_module(library(plunit)).
:- use_module(boards).
:- use_module('../../../prolog/k/cycle', [violations/1]).
:- use_module('../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../prolog/k/views', [visible/2]).
:- use_module('../../../prolog/magic/rules/concepts/objects', [has/2, power/2, toughness/2]).

board(Angel) :-
    start_board([]),
    card("Angel", "{4}{G}", [creature, angel], 4/4,
         [keyword(flying), keyword(morph('{1}{G}')), triggered(turned_up(this), true, [gain_life(you, 3)])]),
    card("Doom", "{R}", [instant], none, [spell([destroy(target([creature]))])]),
    permanents(a, 'Grove', 5),
    permanents(b, 'Peak', 2),
    in_hand(a, 'Angel', Angel),
    in_hand(b, 'Spark', _).

%   face_down(-Object): the Angel has been cast face down and has resolved.

face_down(O) :-
    board(Angel),
    go,
    act(cast(Angel, face_down)),
    resolve,
    fact(beneath(_, O)).

size(O, P/T) :-
    power(O, P),
    toughness(O, T).

:- begin_tests(morph).

test('702.37c it is cast for three as a 2/2 creature without a name', Size == 2/2) :-
    face_down(O),
    assertion(fact(controls(a, O))),
    assertion(\+ has(O, flying)),
    size(O, Size),
    values(L, tapped(L), Tapped),
    assertion(length(Tapped, 3)),
    violations(Ids),
    assertion(Ids == []).

%   on_top(+Abilities): the Angel is the top card of the library, and a permanent has Abilities.

on_top(Abilities) :-
    board(_),
    card("Eye", "{3}", [artifact], none, Abilities),
    permanent(a, 'Eye', _),
    in_library(a, 'Angel', _),
    in_library(a, 'Cub', _).

test('601.3e from the top of the library, where a face-down spell is what may be cast from there', Size == 2/2) :-
    on_top([top_shown(you), from_top([creature, color(colorless)])]),
    go,
    fact(library(a, [Angel|_])),
    assertion(refused(cast(Angel, from_top))),
    act(cast(Angel, face_down)),
    resolve,
    fact(beneath(_, O)),
    size(O, Size),
    fact(library(a, Left)),
    named(Left, Names),
    assertion(Names == ['Cub']).

test('601.3e and not where only the card itself is') :-
    on_top([top_shown(you), from_top([subtype(angel)])]),
    go,
    fact(library(a, [Angel|_])),
    assertion(offered(cast(Angel, from_top))),
    assertion(refused(cast(Angel, face_down))).

test('601.3e from exile, where its cost may be paid there') :-
    on_top([]),
    card("Loan", "{0}", [sorcery], none, [spell([exile_to_play(you, 1, paid, this_turn)])]),
    in_hand(a, 'Loan', Loan),
    go,
    act(cast(Loan)),
    resolve,
    fact(exile(Angel)),
    act(cast(Angel, face_down)),
    resolve,
    assertion(fact(beneath(_, _))).

test('118.9a not where it would be cast without paying: that is another cost than the three of morph') :-
    on_top([]),
    card("Gift", "{0}", [sorcery], none, [spell([exile_to_play(you, 1, free, this_turn)])]),
    in_hand(a, 'Gift', Gift),
    go,
    act(cast(Gift)),
    resolve,
    fact(exile(Angel)),
    assertion(offered(cast(Angel, free))),
    assertion(refused(cast(Angel, face_down))).

test('708.5 only who controls it may look at it') :-
    face_down(O),
    fact(beneath(Card, O)),
    assertion(visible(a, object(Card, 'Angel', a))),
    assertion(\+ ( visible(b, object(_, Name, a)), Name == 'Angel' )),
    assertion(visible(b, object(O, face_down(creature), a))).

test('400.2 a search exchanges what lies face down with what else is hidden') :-
    face_down(O),
    fact(beneath(Card, O)),
    findall(Fluent, ( determinization:hidden(magic, b, exchange, 2, Fluents), lists:member(Fluent, Fluents) ), Hidden),
    assertion(lists:memberchk(object(Card, 'Angel', a), Hidden)),
    findall(Fluent, ( determinization:hidden(magic, a, exchange, 2, Fluents), lists:member(Fluent, Fluents) ), Own),
    assertion(\+ lists:memberchk(object(Card, _, a), Own)).

test('116.2b in response it is turned face up, and survives', [Size, Life] == [4/4, 23]) :-
    face_down(O),
    fact(hand(b, Spark)),
    acts([pass, cast(Spark), target(O), pass]),
    assertion(fact(now(priority(a, _)))),
    act(turn_up(O)),
    assertion(has(O, flying)),
    assertion(\+ fact(beneath(_, _))),
    resolve,
    resolve,
    size(O, Size),
    fact(life(a, Life)),
    violations(Ids),
    assertion(Ids == []).

test('702.37e its cost is paid', Tapped == 5) :-
    face_down(O),
    act(turn_up(O)),
    values(L, tapped(L), Ls),
    length(Ls, Tapped).

test('106.6 mana for abilities does not turn it up', Ids == ['702.37e']) :-
    start_board([]),
    card("Cheap", "{4}", [creature], 2/2, [keyword(morph('{1}'))]),
    card("Well", "", [land], none, [activated([tap], [add_only([colorless], [activates([creature])])])]),
    in_hand(a, 'Cheap', Card),
    permanents(a, 'Grove', 3),
    permanents(a, 'Well', 1),
    go,
    act(cast(Card, face_down)),
    resolve,
    fact(beneath(_, O)),
    reasons(turn_up(O), Ids).

test('702.37e it costs mana', Ids == ['702.37e']) :-
    face_down(O),
    forall(( values(L, controls(a, L), Ls), lists:member(L, Ls), L \== O ), set(tapped(L))),
    reasons(turn_up(O), Ids).

%   with_two_lands(+Filter): a's spells that match Filter cost {1} less, and a has two Groves.

with_two_lands(Filter) :-
    board(_),
    card("Token of Thrift", "{1}", [artifact], none, [cost_change(you, Filter, less(1))]),
    permanent(a, 'Token of Thrift', _),
    values(L, object(L, 'Grove', a), [One, Two|Rest]),
    assertion(One \== Two),
    forall(lists:member(Tapped, Rest), set(tapped(Tapped))),
    go.

test('601.2f what makes green spells cheaper leaves a face-down one, which has no color') :-
    with_two_lands([color(green)]),
    fact(hand(a, Angel)),
    assertion(refused(cast(Angel, face_down))).

test('601.2f what makes creature spells cheaper counts for a face-down one', Size == 2/2) :-
    with_two_lands([creature]),
    fact(hand(a, Angel)),
    act(cast(Angel, face_down)),
    resolve,
    fact(beneath(_, O)),
    size(O, Size).

test('708.9 where it goes it is its card', Names == ['Angel']) :-
    face_down(O),
    fact(hand(b, Spark)),
    acts([pass, cast(Spark), target(O)]),
    resolve,
    values(X, graveyard(a, X), Dead),
    named(Dead, Names),
    assertion(\+ fact(beneath(_, _))),
    values(Y, object(Y, 'Angel', a), Cards),
    assertion(length(Cards, 1)).

test('face down a game is saved, undone and goes on') :-
    board(Angel),
    go,
    fluents(First),
    mark(Mark),
    act(cast(Angel, face_down)),
    resolve,
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    fact(beneath(_, O)),
    act(turn_up(O)),
    assertion(has(O, flying)).

:- end_tests(morph).

:- begin_tests(manifesting).

manifested(Names, Os) :-
    board(_),
    card("Cover", "{G}", [sorcery], none, [spell([manifest(you, 1)])]),
    card("Cloak", "{G}", [sorcery], none, [spell([cloak(you, 1)])]),
    card("Spy", "{2}{U}", [creature], 1/3, [keyword(disguise('{G}'))]),
    permanents(a, 'Grove', 3),
    forall(lists:member(_-Name, Names), in_library(a, Name, _)),
    go,
    forall(lists:member(How-_, Names), ( in_hand(a, How, Spell), go, act(cast(Spell)), resolve )),
    values(O, beneath(_, O), Os).

test('701.40a the top card is a 2/2 creature face down', Size-Left == 2/2-[]) :-
    manifested(['Cover'-'Ox'], [O]),
    size(O, Size),
    fact(library(a, Left)),
    fact(beneath(Card, O)),
    assertion(visible(a, object(Card, 'Ox', a))),
    assertion(\+ ( visible(b, object(_, Name, a)), Name == 'Ox' )).

test('701.40b a creature card is turned up for its mana cost', Size == 2/2) :-
    manifested(['Cover'-'Cub'], [O]),
    act(turn_up(O)),
    size(O, Size),
    assertion(fact(object(O, 'Cub', a))),
    values(L, tapped(L), Tapped),
    assertion(length(Tapped, 3)).

test('701.40b what is no creature card stays face down') :-
    manifested(['Cover'-'Spark'], [O]),
    assertion(refused(turn_up(O))).

test('701.58a what is cloaked has ward') :-
    manifested(['Cloak'-'Ox'], [O]),
    assertion(has(O, ward('{2}'))),
    violations(Ids),
    assertion(Ids == []).

%   with_disguise(+How, -O): a card with disguise, {2}{G} or {G}, is manifested or cloaked.

with_disguise(How, O) :-
    manifested([How-'Cub'], [_]),
    card("Mole", "{2}{G}", [creature], 1/2, [keyword(disguise('{G}'))]),
    card("Frog", "{U}", [instant], none, [spell([change(target([creature]), [lose_abilities], end_of_turn)])]),
    in_library(a, 'Mole', Mole),
    set(library(a, [Mole])),
    in_hand(a, How, Spell),
    go,
    act(cast(Spell)),
    resolve,
    fact(object(Card, 'Mole', a)),
    fact(beneath(Card, O)).

paid_for(Goal, N) :-
    values(L, tapped(L), Before),
    call(Goal),
    values(L, tapped(L), After),
    length(Before, B),
    length(After, A),
    N is A-B.

test('701.40d, 701.58d in either way', [forall(member(How, ['Cover', 'Cloak'])), true([One, Three]-Size == [1, 3]-1/2)]) :-
    with_disguise(How, O),
    mark(Mark),
    paid_for(act(turn_up(O)), One),
    undo_to(Mark),
    paid_for(act(turn_up(O, mana)), Three),
    size(O, Size).

test('701.40b where only the mana cost is left, it is the usual one', Three-Size == 3-1/2) :-
    with_disguise('Cloak', O),
    set(continuous(900, O, [lose_abilities], end_of_turn)),
    assertion(refused(turn_up(O, mana))),
    paid_for(act(turn_up(O)), Three),
    size(O, Size).

test('701.40b the mana cost is paid') :-
    with_disguise('Cloak', O),
    values(L, object(L, 'Grove', a), Ls),
    forall(lists:member(L, Ls), set(tapped(L))),
    reasons(turn_up(O, mana), Ids),
    assertion(Ids == ['701.40b']).

test('702.168a disguise', Size == 1/3) :-
    manifested([], _),
    in_hand(a, 'Spy', Spy),
    go,
    act(cast(Spy, face_down)),
    resolve,
    fact(beneath(_, O)),
    assertion(has(O, ward('{2}'))),
    act(turn_up(O)),
    size(O, Size).

test('701.40 saved, undone, and it goes on', Size == 2/2) :-
    manifested([], _),
    in_library(a, 'Cub', _),
    in_hand(a, 'Cover', Cover),
    go,
    fluents(First),
    mark(Mark),
    act(cast(Cover)),
    resolve,
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    fact(beneath(_, O)),
    act(turn_up(O)),
    size(O, Size).

:- end_tests(manifesting).
