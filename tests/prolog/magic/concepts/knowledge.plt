:- module(knowledge_tests, []).

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/determinization', []).
:- use_module('../../../../prolog/k/views', [visible/2]).

%   A sorcery for {0} of a, with these Instructions, is cast and resolves.

done(Instructions, Targets) :-
    card("Charm", "{0}", [sorcery], none, [spell(Instructions)]),
    in_hand(a, 'Charm', Charm),
    go,
    act(cast(Charm)),
    forall(member(T, Targets), act(target(T))),
    resolve.

known(Player, Names) :-
    values(O, knows(Player, O), Objects),
    named(Objects, Unsorted),
    msort(Unsorted, Names).

%   What Player can't tell, of the cards of Owner.

open_cards(Player, Names) :-
    findall(Name, ( determinization:hidden(magic, Player, exchange, 2, Fluents), member(object(_, Name, _), Fluents) ), Unsorted),
    msort(Unsorted, Names).

returned(Hand) :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    in_hand(b, Hand, _),
    done([return_to_hand(target([creature]))], [Cub]).

:- begin_tests(knowledge).

test('701.20a a hand that was revealed stays known', Names-Open == ['Grove']-[]) :-
    start_board([]),
    in_hand(b, 'Cub', Cub),
    in_hand(b, 'Grove', _),
    done([pick_from_hand(target([opponent]), [not([land])], discard)], [b]),
    act(take_from_hand(Cub)),
    known(a, Names),
    open_cards(a, Open).

test('400.2 so does what has returned to it', Names-Open == ['Cub']-['Grove']) :-
    returned('Grove'),
    known(a, Names),
    open_cards(a, Open).

test('400.2 its owner needs no fact, and shows nothing', []) :-
    returned('Grove'),
    known(b, Names),
    assertion(Names == []),
    assertion(\+ visible(b, knows(_, _))).

test('400.2 another card that goes unseen might be it', Names == []) :-
    returned('Grove'),
    fact(hand(b, Grove)),
    fact(object(Grove, 'Grove', b)),
    consequences:bring_about([now(choose_for_library(b, 1))], _),
    act(take(Grove)),
    known(a, Names).

test('400.2 nor does an unknown one of its name that is seen leave it known', Names-Hand == []-['Cub']) :-
    returned('Cub'),
    fact(knows(a, Cub)),
    values(O, hand(b, O), Objects),
    selectchk(Cub, Objects, [Unknown]),
    consequences:bring_about([now(put_cards(b, [Unknown], graveyard))], _),
    go,
    known(a, Names),
    values(H, hand(b, H), Left),
    named(Left, Hand).

test('400.2 the card itself is known where everybody sees it, and needs no fact', Names == []) :-
    returned('Grove'),
    fact(knows(a, Cub)),
    consequences:bring_about([now(put_cards(b, [Cub], graveyard))], _),
    go,
    known(a, Names).

test('701.22a what was scried is known to who has scried', [Names, Others] == [['Grove', 'Ox'], []]) :-
    start_board([]),
    in_library(a, 'Ox', Ox),
    in_library(a, 'Grove', Grove),
    in_library(a, 'Peak', _),
    done([scry(you, 2)], []),
    acts([away(Ox), top_next(Grove)]),
    known(a, Names),
    known(b, Others).

test('701.24a until the library is shuffled', Names == []) :-
    start_board([]),
    in_library(a, 'Ox', Ox),
    in_library(a, 'Grove', Grove),
    done([scry(you, 2), shuffle(you)], []),
    acts([away(Ox), top_next(Grove)]),
    known(a, Names).

test('401.4 who puts cards on top of the library knows them', Names-Open == ['Grove']-['Ox', 'Peak']) :-
    start_board([]),
    in_hand(a, 'Grove', Grove),
    in_library(a, 'Ox', _),
    in_library(a, 'Peak', _),
    done([put_on_library(you, 1)], []),
    act(take(Grove)),
    known(a, Names),
    open_cards(a, Open).

test('400.2 and whoever knows what is drawn knows it in the hand', Names == ['Ox']) :-
    start_board([]),
    permanent(b, 'Ox', Ox),
    done([put_in_library(target([creature]), library_top)], [Ox]),
    consequences:bring_about([now(draw_cards(b, 1))], _),
    go,
    assertion(fact(hand(b, _))),
    known(a, Names).

test('701.20e what is put back in a random order is not known', Names == []) :-
    start_board([]),
    in_library(a, 'Cub', Cub),
    in_library(a, 'Grove', _),
    in_library(a, 'Peak', _),
    done([look_at_top(you, 3), take_looked(must(1), [], hidden, hand), put_looked(library_bottom_random)], []),
    act(take(Cub)),
    known(a, Names).

:- end_tests(knowledge).
