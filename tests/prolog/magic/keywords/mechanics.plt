:- module(mechanics_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, object_name/2, power/2]).

attack_with(As) :-
    to_step(declare_attackers),
    forall(lists:member(A, As), act(attack(A, b))),
    act(done),
    to_blocks.

to_blocks :-
    (   fact(now(declare_blockers(_)))
    ->  true
    ;   act(pass),
        to_blocks
    ).

:- begin_tests(mechanics).

test('509.1c a creature that must be blocked is, where it can be', [First-Second == refused-offered]) :-
    start_board([step(begin_combat)]),
    card("Bait", "{1}", [creature], 1/1, [static(this, [must_be_blocked])]),
    permanent(a, 'Bait', Bait),
    permanent(b, 'Cub', Cub),
    go,
    attack_with([Bait]),
    ( refused(done) -> First = refused ; First = offered ),
    act(block(Cub, Bait)),
    ( offered(done) -> Second = offered ; Second = refused ).

test('509.1c all that can block a lure do', [First-Second == refused-offered]) :-
    start_board([step(begin_combat)]),
    card("Lure", "{1}", [creature], 1/1, [static(this, [lures])]),
    permanent(a, 'Lure', Lure),
    permanent(b, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    go,
    attack_with([Lure]),
    act(block(Cub, Lure)),
    ( refused(done) -> First = refused ; First = offered ),
    act(block(Ox, Lure)),
    ( offered(done) -> Second = offered ; Second = refused ).

test('what was dealt damage by it this turn dies', [Counters == 1]) :-
    start_board([step(begin_combat)]),
    card("Drinker", "{1}", [creature], 2/9,
         [triggered(dies([creature, damaged_by(this)]), true, [put_counters(this, '+1/+1', 1)])]),
    permanent(a, 'Drinker', Drinker),
    permanent(b, 'Cub', Cub),
    go,
    attack_with([Drinker]),
    act(block(Cub, Drinker)),
    act(done),
    to_step(end_combat),
    resolve,
    fact(counters(Drinker, '+1/+1', Counters)).

test('others that die are none of its business', [fail]) :-
    start_board([]),
    card("Drinker", "{1}", [creature], 2/9,
         [triggered(dies([creature, damaged_by(this)]), true, [put_counters(this, '+1/+1', 1)])]),
    permanent(a, 'Drinker', _),
    permanent(a, 'Peak', _),
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Spark', Spark),
    go,
    act(cast(Spark)),
    act(target(Cub)),
    resolve,
    fact(stack([_|_])).

test('creatures with no abilities') :-
    start_board([]),
    card("Rock", "{1}", [enchantment], none, [static([creature, without_abilities], [pt(2, 2)])]),
    permanent(a, 'Rock', _),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Gull', Gull),
    go,
    assertion(power(Cub, 4)),
    assertion(power(Gull, 1)).

test('700.14 the fourth mana of the turn expends four', [Life == 21]) :-
    start_board([]),
    card("Spender", "{1}", [creature], 1/1, [triggered(expends(you, 4), true, [gain_life(you, 1)])]),
    permanent(a, 'Spender', _),
    permanents(a, 'Grove', 8),
    in_hand(a, 'Ox', Ox),
    in_hand(a, 'Ox', Other),
    go,
    act(cast(Ox)),
    resolve,
    resolve,
    act(cast(Other)),
    resolve,
    fact(life(a, Life)).

test('700.14 "that player" is who expends', [Thats == [a]]) :-
    start_board([]),
    card("Spender", "{1}", [creature], 1/1, [triggered(expends(you, 2), true, [gain_life(you, 1)])]),
    permanent(a, 'Spender', _),
    permanents(a, 'Grove', 8),
    in_hand(a, 'Ox', Ox),
    go,
    act(cast(Ox)),
    values(That, that(_, That), Thats).

%   One mana and two helpers pay for a spell with Keyword; the mana of the next spell is the second of the turn.

helped_life(Keyword, Helper, Life) :-
    start_board([]),
    card("Spender", "{1}", [enchantment], none, [triggered(expends(you, 2), true, [gain_life(you, 1)])]),
    card("Cog", "{0}", [artifact], none, []),
    card("Chorus", "{3}", [instant], none, [spell([draw(you, 0)]), keyword(Keyword)]),
    permanent(a, 'Spender', _),
    permanents(a, Helper, 2),
    permanent(a, 'Grove', _),
    in_hand(a, 'Chorus', First),
    in_hand(a, 'Swell', Second),
    permanent(b, 'Cub', Cub),
    go,
    act(cast(First)),
    resolve,
    values(T, tapped(T), Ts),
    assertion(length(Ts, 3)),
    fact(life(a, Before)),
    assertion(Before == 20),
    permanent(a, 'Grove', _),
    acts([cast(Second), target(Cub)]),
    resolve,
    fact(life(a, Life)).

test('700.14 what is tapped for convoke is no mana that is spent', Life == 21) :-
    helped_life(convoke, 'Cub', Life).

test('700.14 nor what is tapped for improvise', Life == 21) :-
    helped_life(improvise, 'Cog', Life).

test('701.59a evidence is exiled from the graveyard until there is enough', [Exiled == ['Cub', 'Ox']]) :-
    start_board([]),
    card("Detective", "{1}", [creature], 1/1, [activated([collect_evidence(5)], [gain_life(you, 1)])]),
    permanent(a, 'Detective', D),
    in_graveyard(a, 'Ox', Ox),
    in_graveyard(a, 'Cub', Cub),
    go,
    act(activate(D, 1)),
    act(pick(Ox)),
    act(pick(Cub)),
    resolve,
    assertion(refused(activate(D, 1))),
    values(O, exile(O), Os),
    named(Os, Names),
    sort(Names, Exiled).

test('614.1a what would be put into a graveyard is exiled') :-
    start_board([]),
    card("Void", "{1}", [enchantment], none,
         [replacement(put_into_graveyard(each([player]), [either([type(instant)], [type(sorcery)])]), exile)]),
    permanent(b, 'Void', _),
    permanent(a, 'Peak', _),
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Spark', Spark),
    go,
    act(cast(Spark)),
    act(target(Cub)),
    resolve,
    values(O, exile(O), Exiled),
    values(O, graveyard(b, O), Buried),
    named(Exiled, Gone),
    named(Buried, Dead),
    assertion(Gone == ['Spark']),
    assertion(Dead == ['Cub']).

test('122.1b a counter gives a keyword') :-
    start_board([]),
    card("Wind", "{G}", [instant], none, [spell([put_counters(target([creature]), flying, 1)])]),
    permanent(a, 'Grove', _),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Wind', Wind),
    go,
    act(cast(Wind)),
    act(target(Cub)),
    assertion(\+ has(Cub, flying)),
    resolve,
    assertion(has(Cub, flying)).

test('the second spell of the turn', [First-Second == refused-offered]) :-
    start_board([]),
    card("Again", "{U}", [instant], none, [spell([counter_spell(target([spell, nth_spell(2)]))])]),
    permanents(a, 'Peak', 2),
    permanents(a, 'Pool', 2),
    in_hand(a, 'Spark', Spark),
    in_hand(a, 'Spark', Other),
    in_hand(a, 'Again', Again),
    go,
    act(cast(Spark)),
    act(target(b)),
    ( offered(cast(Again)) -> First = offered ; First = refused ),
    act(cast(Other)),
    act(target(b)),
    ( offered(cast(Again)) -> Second = offered ; Second = refused ).

test('702.95a both of a pair have what soulbond gives, until one of them leaves', [Powers-After == [3, 3]-4]) :-
    start_board([]),
    card("Mage", "{G}", [creature], 2/2, [keyword(soulbond), static([bonded], [pt(1, 1)])]),
    permanents(a, 'Grove', 1),
    permanents(a, 'Peak', 1),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    in_hand(a, 'Mage', Card),
    in_hand(a, 'Spark', Spark),
    go,
    act(cast(Card)),
    resolve,
    resolve,
    act(yes),
    act(choose(Cub)),
    values(O, controls(a, O), Os),
    once(( lists:member(Mage, Os), object_name(Mage, 'Mage') )),
    power(Mage, P),
    power(Cub, Q),
    Powers = [P, Q],
    act(cast(Spark)),
    act(target(Mage)),
    resolve,
    assertion(power(Cub, 2)),
    power(Ox, After).

test('122.1b for as long as it is there, and among others of its kind') :-
    start_board([]),
    card("Wind", "{0}", [instant], none, [spell([put_counters(target([creature]), flying, 2)])]),
    card("Calm", "{0}", [instant], none, [spell([remove_counters(target([creature]), flying, 1)])]),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Wind', Wind),
    in_hand(a, 'Calm', First),
    in_hand(a, 'Calm', Second),
    go,
    acts([cast(Wind), target(Cub)]),
    resolve,
    acts([cast(First), target(Cub)]),
    resolve,
    assertion(has(Cub, flying)),
    acts([cast(Second), target(Cub)]),
    resolve,
    assertion(\+ has(Cub, flying)).

test('122.1b the keyword does what it does: what has flown by counter is not blocked from the ground',
     [Counted-Plain == refused-offered]) :-
    start_board([step(begin_combat)]),
    card("Balloon", "{1}", [creature], 1/1, [enters_with([counters(flying, 1)])]),
    permanent(a, 'Balloon', Balloon),
    permanent(a, 'Ox', Ox),
    permanent(b, 'Cub', Cub),
    set(counters(Balloon, flying, 1)),
    go,
    attack_with([Balloon, Ox]),
    ( refused(block(Cub, Balloon)) -> Counted = refused ; Counted = offered ),
    ( offered(block(Cub, Ox)) -> Plain = offered ; Plain = refused ).

test('614.12 a creature enters with a counter that gives a keyword') :-
    start_board([]),
    card("Balloon", "{0}", [creature], 1/1, [enters_with([counters(flying, 1)])]),
    in_hand(a, 'Balloon', Card),
    go,
    act(cast(Card)),
    resolve,
    fact(controls(a, Balloon)),
    assertion(has(Balloon, flying)).

%   A spell that exiles a target and puts it back in the end step; was it under a's control then?

flickered(Player, Life) :-
    start_board([]),
    card("Blink", "{0}", [instant], none,
         [spell([exile(target([creature])),
                 delay(end_turn, chosen(1), [put_back(that, owner, []), provided(entered_for_you, [gain_life(you, 3)])])])]),
    permanent(Player, 'Cub', Cub),
    in_hand(a, 'Blink', Blink),
    go,
    acts([cast(Blink), target(Cub)]),
    resolve,
    to_step(end_turn),
    resolve,
    values(O, controls(Player, O), Back),
    assertion(named(Back, ['Cub'])),
    fact(life(a, Life)).

test('608.2c what entered under your control is spoken of', Life == 23) :-
    flickered(a, Life).

test('608.2c what entered under the control of another is not', Life == 20) :-
    flickered(b, Life).

%   paired_then(+Filter, -Paired): two creatures of b are paired, and a gains control of what Filter describes.

paired_then(Filter, Paired) :-
    start_board([]),
    card("Mage", "{G}", [creature], 2/2, [keyword(soulbond), static([bonded], [pt(1, 1)])]),
    card("Lure", "{0}", [sorcery], none, [spell([change(each(Filter), [controlled_by(you)], permanent)])]),
    permanent(b, 'Mage', Mage),
    permanent(b, 'Cub', Cub),
    permanent(b, 'Ox', _),
    set(paired(Mage, Cub)),
    set(paired(Cub, Mage)),
    in_hand(a, 'Lure', Lure),
    go,
    act(cast(Lure)),
    resolve_all,
    values(O, paired(O, _), Objects),
    named(Objects, Paired).

test('702.95e a pair ends as another player gains control of both', Paired == []) :-
    paired_then([creature], Paired).

test('702.95e or of one of them', Paired == []) :-
    paired_then([named('Cub')], Paired).

test('702.95e and not as one gains control of something else', Paired == ['Mage', 'Cub']) :-
    paired_then([named('Ox')], Paired).

:- end_tests(mechanics).
