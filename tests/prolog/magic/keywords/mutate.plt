:- module(mutate_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, object_name/2, power/2]).

%   A host on the battlefield, and a card with mutate in the hand, whose owner has lands for it.

board(Host, Card) :-
    start_board([]),
    card("Host", "{1}", [creature], 1/1, [keyword(trample)]),
    card("Heron", "{9}", [creature], 3/4,
         [keyword(mutate('{1}')), keyword(flying), triggered(mutates(this), true, [gain_life(you, 1)])]),
    permanents(a, 'Grove', 3),
    permanent(a, 'Host', Host),
    in_hand(a, 'Heron', Card).

mutated(Where, Host, Card) :-
    board(Host, Card),
    go,
    act(cast(Card, mutate)),
    act(target(Host)),
    resolve,
    act(merge(Where)).

:- begin_tests(mutate).

test('702.140e over: it is the new card, with the abilities of both') :-
    mutated(over, Host, _),
    assertion(power(Host, 3)),
    assertion(has(Host, flying)),
    assertion(has(Host, trample)),
    resolve,
    assertion(fact(life(a, 21))).

test('702.140e under: it stays what it is, with the abilities of both') :-
    mutated(under, Host, _),
    assertion(power(Host, 1)),
    assertion(has(Host, flying)),
    assertion(has(Host, trample)),
    resolve,
    assertion(fact(life(a, 21))).

test('702.140b the target is gone: it resolves as a creature spell') :-
    board(Host, Card),
    permanent(a, 'Peak', _),
    in_hand(a, 'Spark', Spark),
    go,
    act(cast(Card, mutate)),
    act(target(Host)),
    act(cast(Spark)),
    act(target(Host)),
    resolve,
    resolve,
    values(O, controls(a, O), Os),
    once(( member(New, Os), object_name(New, 'Heron') )),
    assertion(power(New, 3)),
    assertion(fact(life(a, 20))).

test('702.140a it targets what its owner owns, and no Human', [Humans-Foreign == refused-refused]) :-
    board(_, Card),
    card("Human", "{1}", [creature, human], 1/1, []),
    permanent(a, 'Human', Human),
    permanent(b, 'Cub', Cub),
    go,
    act(cast(Card, mutate)),
    ( refused(target(Human)) -> Humans = refused ; Humans = offered ),
    ( refused(target(Cub)) -> Foreign = refused ; Foreign = offered ).

test('729.3 both cards go where the permanent goes', [Names == ['Heron', 'Host']]) :-
    board(Host, Card),
    permanents(a, 'Peak', 2),
    in_hand(a, 'Spark', Spark),
    go,
    act(cast(Card, mutate)),
    act(target(Host)),
    resolve,
    act(merge(under)),
    resolve,
    act(cast(Spark)),
    act(target(Host)),
    resolve,
    values(O, graveyard(a, O), Buried),
    findall(Name, ( member(O, Buried), object_name(O, Name), Name \== 'Spark' ), Unsorted),
    sort(Unsorted, Names).

%   back(-Names): what a controls besides lands.

back(Names) :-
    values(O, controls(a, O), Os),
    findall(Name, ( member(O, Os), object_name(O, Name), Name \== 'Grove' ), Unsorted),
    sort(Unsorted, Names).

test('729.3c exiled and returned, it comes back as all its cards', Names == ['Heron', 'Host']) :-
    mutated(over, Host, _),
    resolve_all,
    card("Blink", "{0}", [instant], none, [spell([exile(target([creature])), put_back(chosen(1), owner, [])])]),
    in_hand(a, 'Blink', Blink),
    acts([cast(Blink), target(Host)]),
    resolve_all,
    back(Names).

test('729.3c and as what exiled it leaves', [Gone, Names] == [['Ring'], ['Heron', 'Host']]) :-
    mutated(over, Host, _),
    resolve_all,
    card("Ring", "{0}", [enchantment], none, [triggered(enters(this), true, [exile_until_leaves(target([creature]))])]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([enchantment]))])]),
    in_hand(a, 'Ring', Card),
    in_hand(a, 'Doom', Doom),
    act(cast(Card)),
    resolve,
    act(target(Host)),
    resolve_all,
    back(Gone),
    fact(object(Ring, 'Ring', a)),
    acts([cast(Doom), target(Ring)]),
    resolve_all,
    back(Names).

:- end_tests(mutate).
