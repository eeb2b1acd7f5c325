:- module(joining_attack_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

%   leader(+Text, -Leader): a creature with the ability Text is to attack.

leader(Text, Leader) :-
    read_ability(permanent, Text, understood(Ability, _)),
    start_board([]),
    card("Leader", "{0}", [creature], 2/2, [Ability]),
    permanent(a, 'Leader', Leader).

to_attack(Leader) :-
    go,
    to_step(declare_attackers),
    acts([attack(Leader, b), done]).

%   The only one whom it may attack.

join :-
    offered(join_attack(O, b)),
    act(join_attack(O, b)).

joined(Leader, Joined) :-
    values(O, attacking(O, _), Attacking),
    findall(O, ( member(O, Attacking), O \== Leader ), Joined).

:- begin_tests(joining_attack).

test('508.4 tokens enter attacking, and never attacked', [true(N == 2), nondet]) :-
    leader("Whenever a creature you control attacks, create a 1/1 red Goblin creature token that's tapped and attacking.",
           Leader),
    to_attack(Leader),
    resolve,
    join,
    joined(Leader, [Goblin]),
    fact(attacking(Goblin, b)),
    fact(tapped(Goblin)),
    values(I, stack_item(I, _, _), []),
    values(O, attacking(O, b), Attackers),
    length(Attackers, N).

test('508.4 its controller chooses whom it attacks', [true(Defender == Walker), nondet]) :-
    leader("Whenever ~ attacks, create a 1/1 red Goblin creature token that's tapped and attacking.", Leader),
    card("Walker", "{0}", [planeswalker], none, []),
    permanent(b, 'Walker', Walker),
    set(counters(Walker, loyalty, 3)),
    to_attack(Leader),
    resolve,
    joined(Leader, []),
    values(O, token(O), [Goblin]),
    refused(join_attack(Goblin, a)),
    act(join_attack(Goblin, Walker)),
    fact(attacking(Goblin, Defender)).

test('508.4 outside of combat it is only tapped', [true(Tapped-Joined == true-[]), nondet]) :-
    leader("{0}: Create a 1/1 red Goblin creature token that's tapped and attacking.", Leader),
    go,
    act(activate(Leader, 1)),
    resolve,
    values(O, token(O), [Goblin]),
    ( fact(tapped(Goblin)) -> Tapped = true ; Tapped = false ),
    joined(Leader, Joined).

test('508.4 a card from a graveyard', [true(Names == ['Cub']), nondet]) :-
    leader("Whenever ~ attacks, return target creature card from your graveyard to the battlefield tapped and attacking.",
           Leader),
    in_graveyard(a, 'Cub', Cub),
    to_attack(Leader),
    act(target(Cub)),
    resolve,
    join,
    joined(Leader, Joined),
    named(Joined, Names).

test('508.4 a card from a hand', [true(Names == ['Ox']), nondet]) :-
    leader("Whenever ~ attacks, you may put a creature card from your hand onto the battlefield tapped and attacking.",
           Leader),
    in_hand(a, 'Ox', Ox),
    to_attack(Leader),
    resolve,
    acts([yes, take(Ox)]),
    join,
    joined(Leader, Joined),
    named(Joined, Names).

test('707.2 a copy that attacks', [true(Name == 'Leader'), nondet]) :-
    leader("Whenever ~ attacks, create a tapped and attacking token that's a copy of target creature you control.", Leader),
    to_attack(Leader),
    act(target(Leader)),
    resolve,
    join,
    joined(Leader, [Copy]),
    fact(object(Copy, Name, _)).

:- end_tests(joining_attack).
