:- module(imagining_tests, []).

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(boards).
:- use_module('../../../prolog/k/determinization', [hide/3, imagine/3]).
:- use_module('../../../prolog/k/store', [set/1, undo_to/1]).

:- begin_tests(imagining).

test('400.2 who searches one library imagines all cards of the other, too', Lost == []) :-
    start_board([]),
    card("Angel", "{4}{G}", [creature, angel], 4/4, []),
    forall(member(Player, [a, b]), in_library(Player, 'Angel', _)),
    set(now(choose_card(a, 1, [creature], hand, revealed))),
    hide(magic, a, Groups),
    maplist(arg(2), Groups, Values),
    imagine(Values, Mark, _),
    findall(O, ( fact(library(_, Objects)), member(O, Objects), \+ fact(object(O, _, _)) ), Lost),
    undo_to(Mark).

:- end_tests(imagining).
