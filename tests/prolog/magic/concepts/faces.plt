:- module(faces_tests, []).

:- use_module(library(plunit)).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, mark/1, met/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/names', [called/2]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [mana_value/2, object_name/2, power/2]).
:- use_module('../../../../prolog/magic/words/action_words', [action_words/2]).

board :-
    start_board([]),
    card("Watcher", "{2}{G}", [creature, human], 2/2,
         [activated([mana('{0}')], [transform(this)]),
          other_face(2, transform, 'Howler', '', [], [creature], [wolf], [green], ['4', '5'],
                     [keyword(trample), activated([mana('{0}')], [transform(this)]),
                      triggered(dies(this), true, [gain_life(you, 1)])])]),
    card("Giant", "{2}{G}", [creature, giant], 4/3,
         [other_face(2, adventure, 'Stomp', '{R}', [], [instant], [], [], [],
                     [spell([damage(this, 2, target([any_target]))])])]),
    card("Pass", "{1}{G}", [sorcery], none,
         [spell([gain_life(you, 3)]),
          other_face(2, modal_dfc, 'Passage', '', [], [land], [], [], [], [activated([tap], [add([green])])])]),
    card("Ice // Fire", "{1}{U}{1}{R}", [instant], none,
         [other_face(1, split, 'Ice', '{1}{U}', [], [instant], [], [], [], [spell([tap(target([creature]))])]),
          other_face(2, split, 'Fire', '{1}{R}', [], [instant], [], [], [],
                     [spell([damage(this, 2, target([any_target]))])])]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]).

names(O, Place, Names) :-
    values(O, Place, Os),
    findall(Called, ( member(X, Os), object_name(X, Name), called(Name, Called) ), Unsorted),
    msort(Unsorted, Names).

:- begin_tests(transforming).

transformed(O) :-
    board,
    permanent(a, 'Watcher', O),
    go,
    act(activate(O, 1)),
    resolve.

test('701.27a it has the characteristics of its other face', Called-Power == 'Howler'-4) :-
    transformed(O),
    object_name(O, Name),
    called(Name, Called),
    power(O, Power).

test('701.27a and back', Called-Power == 'Watcher'-2) :-
    transformed(O),
    act(activate(O, 2)),
    resolve,
    object_name(O, Name),
    called(Name, Called),
    power(O, Power),
    assertion(\+ fact(printed(_, _))).

test('202.3b the back has the mana value of the front', Value == 3) :-
    transformed(O),
    mana_value(O, Value).

test('712.8a a double-faced card that dies is its front in the graveyard', Dead-Life == ['Watcher']-21) :-
    transformed(O),
    in_hand(a, 'Doom', Doom),
    acts([cast(Doom), target(O)]),
    resolve,
    resolve,
    fact(life(a, Life)),
    values(D, graveyard(a, D), Ds),
    findall(N, ( member(X, Ds), object_name(X, N), N \== 'Doom' ), Dead).

test('701.27a a modal double-faced permanent turns over, too', Called-Power == 'Photon'-4) :-
    board,
    card("Rambler", "{1}{W}", [creature, human], 3/3,
         [activated([mana('{0}')], [transform(this)]),
          other_face(2, modal_dfc, 'Photon', '{3}{W}', [], [creature], [], [], ['4', '4'], [])]),
    permanent(a, 'Rambler', O),
    go,
    act(activate(O, 1)),
    resolve,
    object_name(O, Name),
    called(Name, Called),
    power(O, Power).

test('701.27d a permanent does not turn into a sorcery', Called == 'Warrior') :-
    board,
    card("Warrior", "{1}{R}", [creature, human], 4/5,
         [activated([mana('{0}')], [transform(this)]),
          other_face(2, modal_dfc, 'Song', '{3}{R}', [], [sorcery], [], [], [], [spell([draw(you, 1)])])]),
    permanent(a, 'Warrior', O),
    go,
    act(activate(O, 1)),
    resolve,
    object_name(O, Name),
    called(Name, Called).

test('701.27a counters stay on it', Power == 5) :-
    board,
    permanent(a, 'Watcher', O),
    set(counters(O, '+1/+1', 1)),
    set(changed(statics)),
    go,
    act(activate(O, 1)),
    resolve,
    power(O, Power).

test('701.27a taken back', Before == After) :-
    board,
    permanent(a, 'Watcher', O),
    go,
    mark(Mark),
    fluents(Before),
    act(activate(O, 1)),
    resolve,
    undo_to(Mark),
    fluents(After).

test('the definition of a face follows from its name', Called == 'Howler') :-
    board,
    met(face('Watcher', 2)),
    called(face('Watcher', 2), Called).

:- end_tests(transforming).

:- begin_tests(adventures).

test('715.3d an Adventure that resolves is exiled, and the creature is cast from there', Creatures-Life == ['Giant']-18) :-
    board,
    permanent(a, 'Peak', _),
    permanents(a, 'Grove', 3),
    in_hand(a, 'Giant', O),
    go,
    act(cast(O, face(2))),
    act(target(b)),
    resolve,
    fact(life(b, Life)),
    fact(exile(E)),
    assertion(fact(on_adventure(E, a))),
    act(cast(E, on_adventure)),
    resolve,
    names(C, controls(a, C), All),
    ( memberchk('Giant', All) -> Creatures = ['Giant'] ; Creatures = [] ).

test('715.3d what it did may be an effect that lasts', Exiled == ['Rover']) :-
    board,
    card("Rover", "{1}{R}", [creature, giant], 3/3,
         [other_face(2, adventure, 'Rush', '{R}', [], [instant], [adventure], [], [],
                     [spell([change(target([creature]), [pt(2, 0)], end_of_turn)])])]),
    permanent(a, 'Peak', _),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Rover', O),
    go,
    acts([cast(O, face(2)), target(Cub)]),
    resolve,
    values(E, on_adventure(E, a), Es),
    assertion(\+ fact(graveyard(a, _))),
    named(Es, Exiled).

test('715.3 the words name what is cast', Words == "Cast Stomp") :-
    board,
    permanent(a, 'Peak', _),
    in_hand(a, 'Giant', O),
    go,
    action_words(cast(O, face(2)), Words).

test('715.3d countered, it is no more than a card in the graveyard', Dead == ['Giant']) :-
    board,
    permanent(a, 'Peak', _),
    permanent(b, 'Pool', _),
    in_hand(a, 'Giant', O),
    in_hand(b, 'Denial', Denial),
    go,
    acts([cast(O, face(2)), target(b)]),
    fact(stack([Item])),
    act(pass),
    acts([cast(Denial), target(Item)]),
    resolve,
    values(D, graveyard(a, D), Ds),
    named(Ds, Dead).

test('117.1a an instant face may be cast when its creature may not') :-
    board,
    permanent(b, 'Peak', _),
    permanents(b, 'Grove', 3),
    in_hand(b, 'Giant', O),
    go,
    act(pass),
    assertion(offered(cast(O, face(2)))),
    assertion(refused(cast(O))).

:- end_tests(adventures).

:- begin_tests(modal_and_split).

test('712.12 a land face is played', Lands == ['Passage']) :-
    board,
    in_hand(a, 'Pass', O),
    go,
    assertion(refused(cast(O, face(2)))),
    act(play_land(O, face(2))),
    names(C, controls(a, C), Lands),
    in_hand(a, 'Pass', Other),
    reasons(play_land(Other, face(2)), Ids),
    assertion(Ids == ['305.2']).

test('712.8a the land makes mana and is the front where it goes', Hand == ['Pass']) :-
    board,
    permanents(a, 'Grove', 1),
    card("Recall", "{0}", [instant], none, [spell([return_to_hand(target([land]))])]),
    in_hand(a, 'Pass', O),
    in_hand(a, 'Pass', Other),
    in_hand(a, 'Recall', Recall),
    go,
    act(play_land(O, face(2))),
    assertion(offered(cast(Other))),
    fact(printed(Land, 'Pass')),
    acts([cast(Recall), target(Land)]),
    resolve,
    values(H, hand(a, H), Hs),
    named(Hs, [Hand1|_]),
    Hand = [Hand1].

test('709.3 one half of a split card is cast', Life == 18) :-
    board,
    permanents(a, 'Peak', 2),
    in_hand(a, 'Ice // Fire', O),
    go,
    assertion(( refused(cast(O)), refused(cast(O, face(1))), offered(cast(O, face(2))) )),
    acts([cast(O, face(2)), target(b)]),
    resolve,
    fact(life(b, Life)).

test('709.4 elsewhere it has the mana value of both', Value == 4) :-
    board,
    in_hand(a, 'Ice // Fire', O),
    mana_value(O, Value).

:- end_tests(modal_and_split).
