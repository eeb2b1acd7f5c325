:- module(discard_at_random_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2]).

card_saying(Text, Name) :-
    read_ability(permanent, Text, understood(Ability, _)),
    card(Name, "{0}", [creature], 1/1, [Ability]).

hand(Player, N) :-
    values(O, hand(Player, O), Hand),
    length(Hand, N).

:- begin_tests(discard_at_random).

test('701.9b cards are discarded one by one, and nobody chooses', [true(A-B-Draws == 1-2-2), nondet]) :-
    start_board([]),
    read_ability(spell, "Target player discards two cards at random.", understood(Ability, _)),
    card("Deed", "{0}", [sorcery], none, [Ability]),
    in_hand(a, 'Deed', Deed),
    in_hand(a, 'Cub', _),
    forall(member(Name, ['Cub', 'Ox', 'Grove', 'Peak']), in_hand(b, Name, _)),
    go,
    act(cast(Deed)),
    act(target(b)),
    resolve,
    hand(a, A),
    hand(b, B),
    fact(draws(Draws)).

test('701.9b as many as there are', [true(N == 0), nondet]) :-
    start_board([]),
    read_ability(spell, "Target player discards two cards at random.", understood(Ability, _)),
    card("Deed", "{0}", [sorcery], none, [Ability]),
    in_hand(a, 'Deed', Deed),
    in_hand(b, 'Cub', _),
    go,
    act(cast(Deed)),
    act(target(b)),
    resolve,
    hand(b, N).

test('601.2h as a cost', [true(N-Power == 1-4), nondet]) :-
    start_board([]),
    card_saying("Discard a card at random: ~ gets +3/+0 until end of turn.", "Rager"),
    permanent(a, 'Rager', Rager),
    in_hand(a, 'Cub', _),
    in_hand(a, 'Ox', _),
    go,
    act(activate(Rager, 1)),
    resolve,
    hand(a, N),
    power(Rager, Power).

test('601.2h which needs cards', Ids == ['602.2b']) :-
    start_board([]),
    card_saying("Discard a card at random: ~ gets +3/+0 until end of turn.", "Rager"),
    permanent(a, 'Rager', Rager),
    go,
    reasons(activate(Rager, 1), Ids).

:- end_tests(discard_at_random).
