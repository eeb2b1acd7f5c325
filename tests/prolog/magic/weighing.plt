:- module(weighing_tests, []).

:- use_module(library(lists), [max_list/2, member/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module(boards).
:- use_module('../../../prolog/door/seats', []).
:- use_module('../../../prolog/k/cycle', [chooser/1, legal_actions/1]).
:- use_module('../../../prolog/k/store', [set/1]).
:- use_module('../../../prolog/magic/requests/moods', [mood_of_slot/4]).

board :-
    start_board([]),
    card("Bolt", "{R}", [instant], none, [spell([damage(this, 3, target([creature]))])]),
    card("Growth", "{G}", [instant], none, [spell([change(target([creature]), [pt(3, 3)], end_of_turn)])]),
    card("Denial", "{U}", [instant], none, [spell([counter_spell(target([spell]))])]),
    card("Rot", "{B}", [enchantment, aura], none,
         [keyword(enchant([creature])), static(enchanted(creature), [pt(-2, -2)])]),
    card("Vera", "{1}{G}", [legendary, planeswalker, vera], none,
         [loyalty(3), activated([loyalty(1)], [gain_life(you, 2)]), activated([loyalty(-5)], [draw(you, 1)])]),
    card("Bull", "{3}{G}", [creature, ox], 5/5, []),
    card("Fen", "", [land], none,
         [ activated([tap], [add([red])]), activated([tap], [add([blue])]), activated([tap], [add([green])]),
           activated([tap], [add([black])]) ]),
    permanents(a, 'Fen', 3),
    permanents(b, 'Fen', 3),
    cards_in_library(a, 'Ox', 3),
    cards_in_library(b, 'Ox', 3).

weight(Action, Weight) :-
    chooser(Player),
    seats:shown(magic, Player, ["weights"], Weights),
    legal_actions(Actions),
    nth1(N, Actions, Action),
    nth1(N, Weights, Weight).

best(Action) :-
    findall(Weight, weight(_, Weight), Weights),
    max_list(Weights, Most),
    weight(Action, Most),
    !.

:- begin_tests(weighing).

test('harm is for what is an opponent\'s', Chosen == Theirs) :-
    board,
    permanent(a, 'Bull', _),
    permanent(b, 'Ox', Theirs),
    in_hand(a, 'Bolt', O),
    go,
    best(Cast),
    assertion(Cast == cast(O)),
    act(cast(O)),
    best(target(Chosen)).

test('it waits where there is only one\'s own', Chosen == pass) :-
    board,
    permanent(a, 'Bull', _),
    in_hand(a, 'Bolt', _),
    go,
    best(Chosen).

test('a spell of one\'s own is not countered', Chosen == pass) :-
    board,
    in_hand(a, 'Growth', O),
    in_hand(a, 'Denial', _),
    permanent(a, 'Bull', Bull),
    go,
    act(cast(O)),
    act(target(Bull)),
    best(Chosen).

test('one of an opponent is', Chosen == cast(Denial)) :-
    board,
    in_hand(a, 'Growth', O),
    in_hand(b, 'Denial', Denial),
    permanent(a, 'Bull', Bull),
    go,
    act(cast(O)),
    act(target(Bull)),
    act(pass),
    best(Chosen).

test('a trick waits for a fight', Chosen == pass) :-
    board,
    permanent(a, 'Bull', _),
    in_hand(a, 'Growth', _),
    go,
    best(Chosen).

test('in a fight, nothing is done for X mana where there is none', Chosen == pass) :-
    board,
    card("Host", "{2}{W}", [creature, elf], 1/1, [activated([mana('{X}')], [change(this, [set_pt(x, x)], end_of_turn)])]),
    permanent(a, 'Host', O),
    permanent(b, 'Ox', _),
    set(step(declare_blockers)),
    set(attacking(O, b)),
    go,
    best(Chosen).

test('a walker acts once a turn', [Chosen, Then] == [activate(O, 2), pass]) :-
    board,
    permanent(a, 'Vera', O),
    set(counters(O, loyalty, 3)),
    go,
    best(Chosen),
    act(Chosen),
    resolve,
    best(Then).

test('mana is left to whoever pays', Weights == []) :-
    board,
    go,
    findall(Weight, ( weight(activate(_, _), Weight), Weight > 0 ), Weights).

test('the moods of what is done', Moods == [harm, help, harm, harm]) :-
    board,
    findall(Mood, ( member(Name, ['Bolt', 'Growth', 'Denial', 'Rot']), mood_of_slot(spell, Name, 1, Mood) ), Moods).

:- end_tests(weighing).
