:- module(x_targets_tests, []).

:- use_module(library(lists), [last/2, member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

%   deed(+Cost, +Text, -Deed): a spell of Cost that says Text is in the hand of a, who has three lands.

deed(Cost, Text, Deed) :-
    read_ability(spell_x, Text, understood(Ability, _)),
    start_board([]),
    card("Deed", Cost, [sorcery], none, [Ability]),
    permanents(a, 'Grove', 3),
    in_hand(a, 'Deed', Deed).

greatest_x(Most) :-
    legal_actions(Actions),
    last(Actions, value_of_x(Most)).

:- begin_tests(x_targets).

test('601.2c X targets are chosen, each another', [true(Tapped == [First, Second]), nondet]) :-
    deed("{X}", "Tap X target creatures.", Deed),
    permanent(b, 'Cub', First),
    permanent(b, 'Ox', Second),
    permanent(b, 'Gull', Third),
    go,
    acts([cast(Deed), value_of_x(2), target(First)]),
    refused(target(First)),
    act(target(Second)),
    refused(target(Third)),
    resolve,
    findall(O, ( member(O, [First, Second, Third]), fact(tapped(O)) ), Tapped).

test('601.2c X is no more than there are targets', [true(Most == 1), nondet]) :-
    deed("{X}", "Tap X target creatures.", Deed),
    permanent(b, 'Cub', _),
    go,
    act(cast(Deed)),
    greatest_x(Most).

test('601.2c or none', [true(Cards == 1), nondet]) :-
    deed("{X}", "Tap X target creatures. Draw a card.", Deed),
    in_library(a, 'Cub', _),
    go,
    act(cast(Deed)),
    ( offered(value_of_x(0)) -> act(value_of_x(0)) ; true ),
    resolve,
    values(O, hand(a, O), Hand),
    length(Hand, Cards).

test('601.2c up to X may be fewer', [true(N == 1), nondet]) :-
    deed("{X}", "Return up to X target creature cards from your graveyard to your hand.", Deed),
    in_graveyard(a, 'Cub', Cub),
    go,
    acts([cast(Deed), value_of_x(3), target(Cub)]),
    resolve,
    values(O, hand(a, O), Hand),
    length(Hand, N).

test('601.2b a target of the size X', [true(Most-Refused == 2-true), nondet]) :-
    deed("{X}", "Destroy target creature with mana value X.", Deed),
    permanent(b, 'Cub', Cub),
    go,
    act(cast(Deed)),
    greatest_x(Most),
    ( offered(value_of_x(0)) -> Refused = false ; Refused = true ),
    acts([value_of_x(2), target(Cub)]),
    resolve,
    fact(graveyard(b, _)).

test('601.2c no spell without a target of a size that can be paid', Ids == ['601.2c']) :-
    deed("{X}{X}", "Destroy target creature with mana value X.", Deed),
    permanent(b, 'Cub', _),
    go,
    reasons(cast(Deed), Ids).

test('608.2c "those creatures" are the several targets', [true(Kept == [First, Second]), nondet]) :-
    deed("{0}", "Tap up to two target creatures. Those creatures don't untap during their controller's next untap step.", Deed),
    permanent(b, 'Cub', First),
    permanent(b, 'Ox', Second),
    permanent(b, 'Gull', _),
    go,
    acts([cast(Deed), target(First), target(Second)]),
    resolve,
    findall(O, ( member(O, [First, Second, Deed]), fact(kept_tapped(O)) ), Kept).

test('608.2c and as many as X', [true(Kept == [First]), nondet]) :-
    deed("{X}", "Tap X target creatures. They don't untap during their controllers' next untap steps.", Deed),
    permanent(b, 'Cub', First),
    permanent(b, 'Ox', Second),
    go,
    acts([cast(Deed), value_of_x(1), target(First)]),
    resolve,
    findall(O, ( member(O, [First, Second]), fact(kept_tapped(O)) ), Kept).

test('608.2c where there are other targets, "them" is those that are several', [true(Untapped == chosen_of([1, 2])), nondet]) :-
    read_ability(spell, "Tap two target creatures. Destroy target artifact. Untap them.", Read),
    Read = understood(spell([program(Statements)]), _),
    last(Statements, untap(what:Untapped)).

test('107.3f X is what is paid as it resolves', Ability == triggered(attacks(this), true, [may_pay([mana('{X}{R}')], [draw(you, x)])])) :-
    read_ability(permanent, "Whenever ~ attacks, you may pay {X}{R}. If you do, draw X cards.", understood(Ability, _)).

test('107.3f before it is paid, there is no X', Reason == "nothing says what X is") :-
    read_ability(permanent, "Whenever ~ attacks, you gain X life. You may pay {X}. If you do, draw X cards.", misplaced(_, Reason)).

test('601.2c targets are chosen before it is paid', Reading = misplaced(_, _)) :-
    read_ability(permanent, "Whenever ~ attacks, you may pay {X}. If you do, destroy target creature with mana value X.", Reading).

:- end_tests(x_targets).
