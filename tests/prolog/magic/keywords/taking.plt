:- module(taking_tests, []).

:- use_module(library(lists), [last/2, member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [object_name/2, power/2]).

%   A spell that costs nothing has done its Instructions to Targets.

done(Instructions, Targets) :-
    flag(takings, N, N+1),
    format(atom(Deed), "Taking ~d", [N]),
    card(Deed, "{0}", [sorcery], none, [spell(Instructions)]),
    in_hand(a, Deed, Card),
    go,
    act(cast(Card)),
    forall(member(T, Targets), act(target(T))),
    resolve.

upkeep_of_a :-
    (   fact(active(a)),
        fact(step(upkeep))
    ->  true
    ;   fact(now(priority(_, _)))
    ->  act(pass),
        upkeep_of_a
    ;   act(done),
        upkeep_of_a
    ).

:- begin_tests(taking).

test('701.23a several are found, and enter together') :-
    start_board([]),
    in_library(a, 'Grove', G1),
    in_library(a, 'Cub', Cub),
    in_library(a, 'Peak', P1),
    in_library(a, 'Pool', _),
    done([search_several(you, 2, [land], battlefield_tapped, revealed)], []),
    assertion(refused(find(Cub))),
    act(find(G1)),
    assertion(refused(find(G1))),
    act(find(P1)),
    values(O, controls(a, O), Lands),
    assertion(length(Lands, 2)),
    forall(member(L, Lands), assertion(fact(tapped(L)))),
    fact(library(a, Library)),
    assertion(length(Library, 2)).

test('701.23b or fewer', Names == ['Grove']) :-
    start_board([]),
    in_library(a, 'Grove', G1),
    in_library(a, 'Peak', _),
    done([search_several(you, 2, [land], hand, revealed)], []),
    acts([find(G1), find_nothing]),
    values(H, hand(a, H), Hand),
    named(Hand, Names).

test('701.23a of a library and a graveyard, only the graveyard is searched') :-
    start_board([]),
    in_graveyard(a, 'Grove', Grove),
    in_graveyard(a, 'Cub', Cub),
    in_library(a, 'Peak', Peak),
    done([search_both(you, [land], hand, revealed)], []),
    assertion(refused(take(Cub))),
    assertion(refused(find(Peak))),
    act(take(Grove)),
    values(H, hand(a, H), Hand),
    assertion(named(Hand, ['Grove'])),
    assertion(fact(library(a, [Peak]))).

test('701.23a or the library too, which is shuffled') :-
    start_board([]),
    in_graveyard(a, 'Grove', Grove),
    in_library(a, 'Peak', Peak),
    in_library(a, 'Cub', Cub),
    done([search_both(you, [land], battlefield, revealed)], []),
    act(search_library),
    assertion(refused(find(Cub))),
    assertion(\+ refused(take(Grove))),
    act(find(Peak)),
    values(O, controls(a, O), Lands),
    assertion(named(Lands, ['Peak'])),
    assertion(fact(graveyard(a, Grove))).

test('701.23b and nothing need be found there') :-
    start_board([]),
    in_graveyard(a, 'Grove', Grove),
    in_library(a, 'Peak', _),
    done([search_both(you, [land], hand, revealed)], []),
    acts([search_library, find_nothing]),
    assertion(fact(graveyard(a, Grove))).

test('701.20a one of a revealed hand is discarded', Names == ['Cub']) :-
    start_board([]),
    in_hand(b, 'Cub', Cub),
    in_hand(b, 'Grove', Grove),
    done([pick_from_hand(target([opponent]), [not([land])], discard)], [b]),
    assertion(refused(take_from_hand(Grove))),
    act(take_from_hand(Cub)),
    values(G, graveyard(b, G), Graveyard),
    named(Graveyard, Names),
    assertion(\+ fact(revealed(b, _))).

test('701.20a nothing fits') :-
    start_board([]),
    in_hand(b, 'Grove', _),
    done([pick_from_hand(target([opponent]), [not([land])], discard)], [b]),
    assertion(fact(now(priority(_, _)))),
    assertion(\+ fact(revealed(b, _))).

test('607.2a what was exiled from a hand is found again', Names == ['Cub']) :-
    start_board([]),
    card("Fiend", "{0}", [creature], 1/1,
         [triggered(enters(this), true, [pick_from_hand(target([opponent]), [], exile)]),
          triggered(leaves(this), true, [return_to_hand(linked_exile)])]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    in_hand(b, 'Cub', Cub),
    in_hand(a, 'Fiend', Fiend),
    in_hand(a, 'Doom', Doom),
    go,
    act(cast(Fiend)),
    resolve,
    act(target(b)),
    resolve,
    act(take_from_hand(Cub)),
    values(P, controls(a, P), [O]),
    acts([cast(Doom), target(O)]),
    resolve,
    resolve,
    values(H, hand(b, H), Hand),
    named(Hand, Names).

test('400.6 on top of its owner\'s library', Name == 'Cub') :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    in_library(b, 'Ox', _),
    done([put_in_library(target([creature]), library_top)], [Cub]),
    fact(library(b, [Top|_])),
    object_name(Top, Name).

test('400.6 on the bottom', Name == 'Cub') :-
    start_board([]),
    in_graveyard(a, 'Cub', Cub),
    in_library(a, 'Ox', _),
    done([put_in_library(target([creature, card_in(graveyard, you)]), library_bottom)], [Cub]),
    fact(library(a, Library)),
    last(Library, Bottom),
    object_name(Bottom, Name).

test('400.6 several go one at a time, and none is lost', forall(member(End, [library_top, library_bottom]))) :-
    start_board([]),
    permanent(a, 'Cub', _),
    permanent(a, 'Ox', _),
    permanent(a, 'Gull', _),
    permanent(b, 'Ox', _),
    in_library(a, 'Grove', Grove),
    done([put_in_library(each([creature]), End)], []),
    fact(library(a, Library)),
    fact(library(b, Other)),
    named(Library, Names),
    ( End == library_top -> last(Library, Grove) ; Library = [Grove|_] ),
    msort(Names, Sorted),
    assertion(Sorted == ['Cub', 'Grove', 'Gull', 'Ox']),
    assertion(named(Other, ['Ox'])),
    assertion(\+ fact(controls(_, _))).

test('400.6 two targets, too', Names == ['Cub', 'Ox']) :-
    start_board([]),
    permanent(b, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    done([put_in_library(targets(exactly(2), [creature]), library_top)], [Cub, Ox]),
    fact(library(b, Library)),
    named(Library, Unsorted),
    msort(Unsorted, Names).

test('601.2f a spell that costs less for each') :-
    start_board([]),
    card("Giant", "{3}", [creature], 4/4, [own_cost(less(count([creature, controlled(you)])), true)]),
    permanent(a, 'Grove', _),
    permanents(a, 'Cub', 1),
    in_hand(a, 'Giant', Giant),
    go,
    assertion(refused(cast(Giant))).

test('601.2f a spell that costs less for each of two') :-
    start_board([]),
    card("Giant", "{3}", [creature], 4/4, [own_cost(less(count([creature, controlled(you)])), true)]),
    permanent(a, 'Grove', _),
    permanents(a, 'Cub', 2),
    in_hand(a, 'Giant', Giant),
    go,
    assertion(offered(cast(Giant))).

test('601.2f or if') :-
    start_board([]),
    card("Giant", "{3}", [creature], 4/4, [own_cost(less(2), controls(you, [subtype(ox)]))]),
    permanent(a, 'Grove', _),
    in_hand(a, 'Giant', Giant),
    go,
    assertion(refused(cast(Giant))).

test('601.2f if so') :-
    start_board([]),
    card("Giant", "{3}", [creature], 4/4, [own_cost(less(2), controls(you, [subtype(ox)]))]),
    permanent(a, 'Grove', _),
    permanent(a, 'Ox', _),
    in_hand(a, 'Giant', Giant),
    go,
    assertion(offered(cast(Giant))).

test('305.6 domain') :-
    start_board([]),
    permanent(a, 'Grove', _),
    permanent(a, 'Grove', _),
    permanent(a, 'Peak', _),
    permanent(b, 'Pool', _),
    done([gain_life(you, domain)], []),
    assertion(fact(life(a, 22))).

test('702.92a living weapon: a Germ carries it', Power == 1) :-
    start_board([]),
    card("Club", "{0}", [artifact, equipment], none,
         [keyword(living_weapon), static(equipped(creature), [pt(1, 1)]), keyword(equip('{2}'))]),
    in_hand(a, 'Club', Club),
    go,
    act(cast(Club)),
    resolve,
    resolve,
    fact(attached(_, Germ)),
    power(Germ, Power).

test('702.24a cumulative upkeep: for each age counter') :-
    start_board([]),
    card("Ice", "{0}", [enchantment], none, [keyword(cumulative_upkeep('{1}'))]),
    permanent(a, 'Ice', Ice),
    permanent(a, 'Grove', _),
    set(counters(Ice, age, 1)),
    set(active(b)),
    go,
    upkeep_of_a,
    resolve,
    assertion(fact(counters(Ice, age, 2))),
    assertion(refused(yes)),
    act(no),
    assertion(\+ fact(controls(a, Ice))).

test('702.24a and paid') :-
    start_board([]),
    card("Ice", "{0}", [enchantment], none, [keyword(cumulative_upkeep('{1}'))]),
    permanent(a, 'Ice', Ice),
    permanent(a, 'Grove', _),
    set(active(b)),
    go,
    upkeep_of_a,
    resolve,
    act(yes),
    assertion(fact(controls(a, Ice))).

test('702.53a transmute: a card of the same mana value') :-
    start_board([]),
    card("Note", "{2}", [sorcery], none, [keyword(transmute('{0}')), spell([draw(you, 1)])]),
    in_hand(a, 'Note', Note),
    in_library(a, 'Cub', Cub),
    in_library(a, 'Ox', Ox),
    go,
    act(activate(Note, 1)),
    resolve,
    assertion(refused(find(Ox))),
    act(find(Cub)).

test('702.77a reinforce') :-
    start_board([]),
    card("Aid", "{2}", [creature], 1/1, [keyword(reinforce(2, '{0}'))]),
    in_hand(a, 'Aid', Aid),
    permanent(a, 'Cub', Cub),
    go,
    acts([activate(Aid, 1), target(Cub)]),
    resolve,
    assertion(fact(counters(Cub, '+1/+1', 2))).

test('602.5 only before attackers are declared') :-
    start_board([]),
    card("Archer", "{0}", [creature], 1/1, [activated([mana('{0}')], [gain_life(you, 1)], [only_if(before_attackers)])]),
    permanent(a, 'Archer', O),
    go,
    assertion(offered(activate(O, 1))),
    to_step(end_turn),
    assertion(refused(activate(O, 1))).

:- end_tests(taking).
