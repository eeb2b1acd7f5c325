:- module(library_top_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/determinization', [hide/3, imagine/3]).
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, undo_to/1]).
:- use_module('../../../../prolog/k/views', [visible/2]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).

board(Abilities) :-
    start_board([]),
    card("Scope", "{0}", [artifact], none, Abilities),
    permanent(a, 'Scope', _),
    permanents(a, 'Peak', 1).

:- begin_tests(library_top).

test('601.3 the top card is cast from there', Life-Left == 17-['Ox']) :-
    board([from_top([])]),
    in_library(a, 'Spark', Spark),
    in_library(a, 'Ox', _),
    go,
    acts([cast(Spark, from_top), target(b)]),
    fluents(Middle),
    load_fluents(Middle),
    resolve,
    fact(life(b, Life)),
    fact(library(a, Os)),
    named(Os, Left).

test('305.1 and a land is played, one in a turn', Names == ['Pool']) :-
    board([from_top([land])]),
    in_library(a, 'Grove', Grove),
    in_library(a, 'Pool', Pool),
    go,
    act(play_land(Grove, from_top)),
    assertion(refused(play_land(Pool, from_top))),
    fact(library(a, Os)),
    named(Os, Names).

test('601.3 only what it speaks of, only the top card, only of that player') :-
    board([from_top([creature])]),
    in_library(a, 'Spark', Spark),
    in_library(a, 'Gull', Gull),
    in_library(b, 'Gull', Theirs),
    go,
    forall(member(O, [Spark, Gull, Theirs]), assertion(refused(cast(O, from_top)))).

test('401.5 who plays it sees it, and nobody else does', Players == [a]) :-
    board([from_top([])]),
    in_library(a, 'Spark', Spark),
    go,
    findall(P, ( member(P, [a, b]), visible(P, object(Spark, 'Spark', a)) ), Players).

test('401.5 all see what is revealed', Players == [a, b]) :-
    board([top_shown(all)]),
    in_library(a, 'Spark', Spark),
    in_library(a, 'Spark', Below),
    go,
    findall(P, ( member(P, [a, b]), visible(P, object(Spark, 'Spark', a)) ), Players),
    assertion(\+ visible(a, object(Below, 'Spark', a))).

test('in an imagined state the top card is the same', Spark-Names == Top-['Spark']) :-
    board([from_top([])]),
    in_library(a, 'Spark', Spark),
    cards_in_library(a, 'Ox', 3),
    go,
    hide(magic, a, Groups),
    findall(hidden(Kind, Reversed), ( member(hidden(Kind, Values), Groups), turned(Kind, Values, Reversed) ), Turned),
    findall(V, member(hidden(_, V), Turned), All),
    imagine(All, Mark, _),
    fact(library(a, [Top|_])),
    named([Top], Names),
    undo_to(Mark).

turned(Kind, Values, Reversed) :-
    ( Kind == exchange -> reverse(Values, Reversed) ; Reversed = Values ).

test('undone it is where it was') :-
    board([from_top([])]),
    in_library(a, 'Spark', Spark),
    go,
    fluents(First),
    mark(Mark),
    acts([cast(Spark, from_top), target(b)]),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again).

test('they are read and written',
     [forall(member(Ability, [top_shown(all), top_shown(you), from_top([]), from_top([land]), from_top([creature])]))]) :-
    ability_english(Ability, 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == Ability).

:- end_tests(library_top).
