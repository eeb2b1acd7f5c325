:- module(exiled_ways_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/determinization', [hide/3, imagine/3]).
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/k/views', [visible/2]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2]).

board :-
    start_board([]),
    card("Sleeper", "{4}{R}", [creature], 3/3, [keyword(suspend(2, '{R}'))]),
    card("Ember", "", [sorcery], none, [keyword(suspend(1, '{R}')), spell([damage(this, 4, target([player]))])]),
    card("Omen", "{4}{R}", [instant], none, [keyword(foretell('{R}')), spell([damage(this, 5, target([any_target]))])]),
    permanents(a, 'Peak', 3),
    cards_in_library(a, 'Grove', 5),
    cards_in_library(b, 'Grove', 5).

%   next_upkeep: the next upkeep of Player a has begun, and its triggered abilities are on the stack.

next_upkeep :-
    to_step(end_turn),
    to_step(upkeep),
    to_step(end_turn),
    to_step(upkeep).

suspended(Name, Exiled) :-
    board,
    in_hand(a, Name, Card),
    go,
    act(suspend(Card)),
    fact(exile(Exiled)).

foretold(Exiled) :-
    board,
    in_hand(a, 'Omen', Card),
    go,
    act(foretell(Card)),
    fact(exile(Exiled)).

:- begin_tests(suspend).

test('702.62a it is exiled with time counters, for its cost', [N, Tapped] == [2, 1]) :-
    suspended('Sleeper', O),
    fact(counters(O, time, N)),
    values(L, tapped(L), Ls),
    length(Ls, Tapped).

test('116.2f suspending uses no stack') :-
    suspended('Sleeper', _),
    fact(stack([])),
    fact(now(priority(a, _))).

test('702.62a while it could be cast', [Sorcery, Mana] == [['117.1a'], ['116.2f']]) :-
    board,
    in_hand(a, 'Sleeper', Card),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Spark), target(b)]),
    reasons(suspend(Card), Sorcery),
    resolve,
    forall(( values(L, controls(a, L), Ls), member(L, Ls) ), set(tapped(L))),
    reasons(suspend(Card), Mana).

test('702.62a its counters go, it is cast for nothing, and it has haste', [Counters, Names] == [[1], ['Sleeper']]) :-
    suspended('Sleeper', O),
    next_upkeep,
    resolve,
    values(N, counters(O, time, N), Counters),
    next_upkeep,
    resolve,
    resolve,
    act(cast(O, suspended)),
    resolve,
    values(P, controls(a, P), Ps),
    findall(P, ( member(P, Ps), has(P, haste) ), Hasty),
    named(Hasty, Names).

test('702.62a what has no mana cost is cast no other way', Life == 16) :-
    board,
    in_hand(a, 'Ember', Card),
    go,
    assertion(refused(cast(Card))),
    act(suspend(Card)),
    fact(exile(O)),
    next_upkeep,
    resolve,
    resolve,
    acts([cast(O, suspended), target(b)]),
    resolve,
    fact(life(b, Life)).

test('702.62a it need not be cast, and stays in exile', Names == ['Ember']) :-
    suspended('Ember', _),
    next_upkeep,
    resolve,
    resolve,
    act(no),
    values(E, exile(E), Exiled),
    named(Exiled, Names).

test('702.62a haste ends as control changes', [Before, After] == [yes, no]) :-
    suspended('Sleeper', O),
    set(counters(O, time, 1)),
    next_upkeep,
    resolve,
    resolve,
    act(cast(O, suspended)),
    resolve,
    creature_called('Sleeper', Creature),
    hasty(Creature, Before),
    card("Grip", "{0}", [instant], none, [spell([change(target([creature]), [controlled_by(you)], end_of_turn)])]),
    in_hand(b, 'Grip', Grip),
    acts([pass, cast(Grip), target(Creature)]),
    resolve,
    hasty(Creature, After).

creature_called(Name, O) :-
    values(P, controls(_, P), Ps),
    member(O, Ps),
    named([O], [Name]),
    !.

hasty(O, Answer) :-
    ( has(O, haste) -> Answer = yes ; Answer = no ).

test('702.62a suspended, a game is saved, undone and goes on', Life == 16) :-
    board,
    in_hand(a, 'Ember', Card),
    go,
    fluents(First),
    mark(Mark),
    act(suspend(Card)),
    next_upkeep,
    resolve,
    resolve,
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    fact(exile(O)),
    acts([cast(O, suspended), target(b)]),
    resolve,
    fact(life(b, Life)).

test('605.3a a special action is paid for with what is sacrificed for mana, too', [true(Names == ['Doze']), nondet]) :-
    start_board([]),
    card("Doze", "{4}{R}", [creature], 3/3, [keyword(suspend(2, '{R}'))]),
    card("Hoard", "{0}", [artifact], none, [activated([tap, sacrifice(this)], [add_any(1)])]),
    permanent(a, 'Hoard', Hoard),
    in_hand(a, 'Doze', Doze),
    go,
    acts([suspend(Doze), activate(Hoard, 1)]),
    refused(color(green)),
    act(color(red)),
    values(O, exile(O), Exiled),
    named(Exiled, Names).

:- end_tests(suspend).

:- begin_tests(foretell).

test('702.143a it costs {2}, and is cast in a later turn for its cost', [Tapped, Life] == [2, 15]) :-
    foretold(O),
    values(L, tapped(L), Ls),
    length(Ls, Tapped),
    assertion(refused(cast(O, foretell))),
    next_upkeep,
    acts([cast(O, foretell), target(b)]),
    resolve,
    fact(life(b, Life)).

test('702.143a in the turn of another player, too', Life == 15) :-
    foretold(O),
    to_step(end_turn),
    to_step(upkeep),
    fact(active(b)),
    act(pass),
    acts([cast(O, foretell), target(b)]),
    resolve,
    fact(life(b, Life)).

test('116.2h only in one\'s own turn') :-
    board,
    in_hand(b, 'Omen', Card),
    permanents(b, 'Peak', 2),
    go,
    act(pass),
    assertion(refused(foretell(Card))).

test('406.3 only its owner knows it', [Own, Other] == [[O], []]) :-
    foretold(O),
    findall(C, visible(a, object(C, 'Omen', _)), Own),
    findall(C, visible(b, object(C, 'Omen', _)), Other).

test('400.2 others imagine that it is another card', Names == ['Grove', 'Omen']) :-
    foretold(_),
    hide(magic, b, Groups),
    findall(Name, imagined_name(Groups, Name), Found),
    sort(Found, Names).

%   imagined_name(+Groups, -Name): what is in exile, with the values of its group in each of two orders.

imagined_name(Groups, Name) :-
    member(Order, [same, reversed]),
    findall(Values, ( member(hidden(Kind, Values0), Groups), ordered(Order, Kind, Values0, Values) ), All),
    imagine(All, Mark, _),
    fact(exile(Other)),
    fact(object(Other, Name, a)),
    undo_to(Mark).

ordered(reversed, exchange, Values0, Values) :-
    !,
    lists:reverse(Values0, Values).
ordered(_, _, Values, Values).

test('foretold, a game is saved, undone and goes on', Life == 15) :-
    board,
    in_hand(a, 'Omen', Card),
    go,
    fluents(First),
    mark(Mark),
    act(foretell(Card)),
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    fact(exile(O)),
    next_upkeep,
    acts([cast(O, foretell), target(b)]),
    resolve,
    fact(life(b, Life)).

test('702.62 and 702.143 in English and back', forall(member(Ability, [
        keyword(suspend(2, '{R}')), keyword(foretell('{1}{R}'))]))) :-
    ability_english(Ability, 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == Ability).

:- end_tests(foretell).
