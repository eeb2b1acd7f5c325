:- module(special_triggers_tests, []).

:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english').

reflexive(Seer) :-
    start_board([]),
    card("Seer", "{0}", [creature, human], 2/2,
         [triggered(enters(this), true,
                    [may_pay([sacrifice(1, [creature, other])],
                             [reflexive([damage(this, 3, target([any_target]))])])])]),
    permanent(a, 'Gull', _),
    permanent(b, 'Cub', _),
    in_hand(a, 'Seer', Seer),
    go,
    act(cast(Seer)),
    resolve,
    resolve.

:- begin_tests(reflexive_triggers).

test('603.12 the target is chosen after it was done', Life-Stack == 17-1) :-
    reflexive(_),
    act(yes),
    fact(now(choose_for_cost(_, _, _, _, _))),
    fact(object(Gull, 'Gull', _)),
    act(pick(Gull)),
    fact(now(choose_target(a, _, 1))),
    act(target(b)),
    fact(stack(Items)),
    length(Items, Stack),
    resolve,
    fact(life(b, Life)).

test('603.12 nothing triggers if it was not done', Life-Stack == 20-[]) :-
    reflexive(_),
    act(no),
    fact(stack(Stack)),
    fact(life(b, Life)).

test('603.12 it is taken back with what was done', Before == After) :-
    reflexive(_),
    mark(Mark),
    fluents(Before),
    act(yes),
    fact(object(Gull, 'Gull', _)),
    acts([pick(Gull), target(b)]),
    undo_to(Mark),
    fluents(After).

:- end_tests(reflexive_triggers).

:- begin_tests(state_triggers).

lonely :-
    start_board([]),
    card("Hermit", "{1}", [creature, human], 2/2,
         [triggered(state(controls(you, exactly, 0, [land])), true, [gain_life(you, 1), sacrifice(you, this)])]),
    card("Quake", "{0}", [instant], none, [spell([destroy(each([land]))])]),
    permanent(a, 'Hermit', _),
    permanent(a, 'Grove', _),
    in_hand(a, 'Quake', _).

test('603.8 it triggers when the state comes about, once', Life-Hermits == 21-[]) :-
    lonely,
    go,
    assertion(fact(stack([]))),
    fact(hand(a, Quake)),
    act(cast(Quake)),
    resolve,
    fact(stack([_])),
    resolve,
    assertion(fact(stack([]))),
    fact(life(a, Life)),
    values(H, controls(a, H), Hermits).

test('603.8 it waits until it has left the stack to trigger again', Lives == [21, 22]) :-
    start_board([]),
    card("Pauper", "{1}", [creature, human], 2/2,
         [triggered(state(controls(you, exactly, 0, [land])), true, [gain_life(you, 1)])]),
    permanent(a, 'Pauper', _),
    go,
    fact(stack([_])),
    act(pass), act(pass),
    fact(life(a, First)),
    fact(stack([_])),
    act(pass), act(pass),
    fact(life(a, Second)),
    Lives = [First, Second].

test('603.8 taken back', Before == After) :-
    lonely,
    go,
    mark(Mark),
    fluents(Before),
    fact(hand(a, Quake)),
    act(cast(Quake)),
    resolve,
    resolve,
    undo_to(Mark),
    fluents(After).

:- end_tests(state_triggers).

:- begin_tests(once_each_turn).

fan :-
    start_board([]),
    card("Fan", "{1}", [creature, human], 2/2,
         [triggered(gains_life(you), true, [put_counters(this, '+1/+1', 1)], [once_each_turn])]),
    card("Balm", "{0}", [instant], none, [spell([gain_life(you, 1)])]),
    card("Twins", "{0}", [instant], none, [spell([gain_life(each([player]), 1)])]),
    cards_in_library(a, 'Cub', 5),
    cards_in_library(b, 'Cub', 5),
    permanent(a, 'Fan', _).

balm :-
    fact(hand(a, O)),
    act(cast(O)),
    resolve,
    ( fact(stack([_|_])) -> resolve ; true ).

test('603.2h once each turn', N == 1) :-
    fan,
    in_hand(a, 'Balm', _),
    in_hand(a, 'Balm', _),
    go,
    balm,
    balm,
    fact(counters(_, '+1/+1', N)).

test('603.2h again in the next turn', N == 2) :-
    fan,
    in_hand(a, 'Balm', _),
    in_hand(a, 'Balm', _),
    go,
    balm,
    to_step(upkeep),
    act(pass),
    balm,
    fact(counters(_, '+1/+1', N)).

test('603.2h of two at the same time one is put on the stack', Stack == 1) :-
    start_board([]),
    card("Grave", "{1}", [enchantment], none, [triggered(dies([creature]), true, [gain_life(you, 1)], [once_each_turn])]),
    card("Doom", "{0}", [instant], none, [spell([destroy(each([creature]))])]),
    permanent(a, 'Grave', _),
    permanents(b, 'Cub', 3),
    in_hand(a, 'Doom', Doom),
    go,
    act(cast(Doom)),
    resolve,
    fact(stack(Items)),
    length(Items, Stack),
    resolve,
    assertion(fact(life(a, 21))).

test('603 in English and back', forall(member(Ability, [
        triggered(gains_life(you), true, [draw(you, 1)], [once_each_turn]),
        triggered(state(controls(you, exactly, 0, [land])), true, [sacrifice(you, this)]),
        triggered(enters(this), true, [may_pay([mana('{1}')], [reflexive([destroy(target([creature]))])])])]))) :-
    ability_english(Ability, 'Tuk', English),
    findall(A, english_ability(English, 'Tuk', A), [Read|_]),
    assertion(Read =@= Ability).

%   A creature that has died may be exiled from the graveyard, which gains life; first, Void may exile it from there.

rector(Void, Answer, Life) :-
    start_board([]),
    card("Rector", "{W}", [creature, cleric], 1/1,
         [triggered(dies(this), true, [may([exile(this)]), if_you_do([gain_life(you, 3)])])]),
    card("Void", "{0}", [instant], none, [spell([exile(target([card_in(graveyard, each([player]))]))])]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanent(a, 'Rector', Rector),
    in_hand(a, 'Void', Stone),
    in_hand(a, 'Doom', Doom),
    go,
    acts([cast(Doom), target(Rector)]),
    resolve,
    fact(object(Card, 'Rector', a)),
    assertion(fact(graveyard(a, Card))),
    ( Void == true -> acts([cast(Stone), target(Card)]), resolve ; true ),
    resolve,
    ( Answer == none -> true ; act(Answer) ),
    fact(life(a, Life)),
    findall(C, fact(graveyard(a, C)), _).

test('608.2c what is exiled from the graveyard is done', Life == 23) :-
    rector(false, yes, Life),
    fact(exile(Card)),
    named([Card], Names),
    assertion(Names == ['Rector']).

test('608.2c what is not there any more can\'t be exiled, so nobody is asked and it is not done', Life == 20) :-
    rector(true, none, Life).

test('608.2c nor is it where nobody wants to', Life == 20) :-
    rector(false, no, Life).

%   There is a moment without an Island between two instructions.

blinked(Kept, Life) :-
    start_board([]),
    card("Fish", "{U}", [creature, fish], 2/2,
         [triggered(state(controls(you, exactly, 0, [subtype(island)])), true, [gain_life(you, 1)])]),
    card("Blink", "{0}", [instant], none, [spell([exile(target([land])), put_back(chosen(1), owner, [])])]),
    permanent(a, 'Fish', _),
    permanent(a, 'Pool', Pool),
    permanents(a, 'Pool', Kept),
    in_hand(a, 'Blink', Blink),
    go,
    acts([cast(Blink), target(Pool)]),
    resolve_all,
    fact(life(a, Life)).

test('603.8 it triggers although the state is another again before anybody gets priority', Life == 21) :-
    blinked(0, Life).

test('603.8 and not where it never was so', Life == 20) :-
    blinked(1, Life).

test('603.8 what enters with counters was never without them', Left == 1) :-
    start_board([]),
    card("Hydra", "{0}", [creature, hydra], 1/1,
         [enters_with([counters('+1/+1', 2)]),
          triggered(state(quantity(counters('+1/+1', this), exactly, 0)), true, [sacrifice(you, this)])]),
    in_hand(a, 'Hydra', Hydra),
    go,
    act(cast(Hydra)),
    resolve_all,
    values(O, controls(a, O), Objects),
    length(Objects, Left).

test('603.7c, 400.7i what has exiled itself is put back by its name', Names == ['Come', 'Salt']) :-
    start_board([]),
    card("Salt", "{1}", [creature, wurm], 3/4,
         [triggered(enters([other, creature]), true, [exile(this), delay(end_turn, this, [put_back(this, owner, [])])])]),
    card("Come", "{0}", [creature], 1/1, []),
    permanent(a, 'Salt', _),
    in_hand(a, 'Come', Come),
    go,
    act(cast(Come)),
    resolve_all,
    assertion(fact(exile(_))),
    to_step(end_turn),
    resolve_all,
    values(O, controls(a, O), Os),
    named(Os, Found),
    msort(Found, Names).

:- end_tests(once_each_turn).
