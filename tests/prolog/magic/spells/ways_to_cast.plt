:- module(ways_to_cast_tests, []).

:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).
:- use_module('../../../../prolog/k/store', [fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/support/reacting', [may_react/1]).
:- use_module('../../../../prolog/magic/cards/writing/english').
:- use_module('../../../../prolog/magic/words/action_words', [action_words/2]).

board(O) :-
    start_board([]),
    card("Echoes", "{2}{U}", [instant], none, [spell([gain_life(you, 2)]), keyword(flashback('{0}'))]),
    in_graveyard(a, 'Echoes', O),
    go.

:- begin_tests(flashback).

test('702.34a cast from the graveyard for its flashback cost, then exiled', Life-Exiled-Dead == 22-['Echoes']-[]) :-
    board(O),
    act(cast(O, flashback)),
    resolve,
    fact(life(a, Life)),
    values(E, exile(E), Es),
    named(Es, Exiled),
    values(D, graveyard(a, D), Dead).

test('702.34a exiled when countered, too', Exiled == ['Echoes']) :-
    board(O),
    permanent(b, 'Pool', _),
    in_hand(b, 'Denial', Denial),
    act(cast(O, flashback)),
    fact(stack([Item])),
    act(pass),
    acts([cast(Denial), target(Item)]),
    resolve,
    values(E, exile(E), Es),
    named(Es, Exiled).

test('702.34a not by others, and not from the hand') :-
    board(O),
    in_hand(a, 'Echoes', Other),
    assertion(offered(cast(O, flashback))),
    assertion(refused(cast(Other, flashback))),
    act(pass),
    assertion(refused(cast(O, flashback))).

test('117.3d who can cast from the graveyard is asked', Chooser == b) :-
    start_board([]),
    card("Echoes", "{2}{U}", [instant], none, [spell([gain_life(you, 2)]), keyword(flashback('{0}'))]),
    in_graveyard(b, 'Echoes', _),
    go,
    act(pass),
    fact(now(priority(Chooser, _))).

test('702.34a who has a card that was given flashback is not passed over') :-
    start_board([]),
    card("Echoes", "{2}{U}", [instant], none, [spell([gain_life(you, 2)])]),
    in_graveyard(a, 'Echoes', O),
    assertion(\+ may_react(a)),
    set(flashback_given(O)),
    assertion(may_react(a)).

:- end_tests(flashback).

%   A spell with {X} in its mana cost, and another cost from the graveyard; a has three mana.

with_x(Flashback, O) :-
    start_board([pool(a, [red, red, red])]),
    card("Embers", "{X}{R}", [sorcery], none,
         [spell([gain_life(you, x)]), keyword(flashback(Flashback))]),
    in_graveyard(a, 'Embers', O),
    go.

chosen_x(Numbers) :-
    legal_actions(Actions),
    findall(N, member(value_of_x(N), Actions), Numbers).

:- begin_tests(x_of_a_way).

test('107.3a {X} of the flashback cost is chosen', Numbers-Life-Pool == [0, 1]-21-[]) :-
    with_x('{X}{1}{R}', O),
    act(cast(O, flashback)),
    chosen_x(Numbers),
    act(value_of_x(1)),
    fact(pool(a, Pool)),
    resolve,
    fact(life(a, Life)).

test('107.3b without {X} there, X is 0 and nothing is paid for it', Life-Pool == 20-[red]) :-
    with_x('{1}{R}', O),
    act(cast(O, flashback)),
    assertion(chosen_x([])),
    fact(pool(a, Pool)),
    resolve,
    fact(life(a, Life)).

test('107.3a the printed {X} is chosen where that cost is paid', Numbers == [0, 1, 2]) :-
    with_x('{1}{R}', _),
    in_hand(a, 'Embers', O),
    act(cast(O)),
    chosen_x(Numbers).

test('702.81a retrace pays the printed {X}, too', Numbers == [0, 1, 2]) :-
    start_board([pool(a, [red, red, red])]),
    card("Coals", "{X}{R}", [sorcery], none, [spell([gain_life(you, x)]), keyword(retrace)]),
    card("Cinder Land", "", [land], none, []),
    in_graveyard(a, 'Coals', O),
    in_hand(a, 'Cinder Land', _),
    go,
    act(cast(O, retrace)),
    chosen_x(Numbers).

:- end_tests(x_of_a_way).

%   A sorcery with the keyword in a's graveyard, with two other cards.

again(Keyword, O) :-
    start_board([]),
    card("Tale", "{G}", [sorcery], none, [spell([gain_life(you, 2)]), keyword(Keyword)]),
    permanents(a, 'Grove', 2),
    in_graveyard(a, 'Tale', O),
    in_graveyard(a, 'Cub', _),
    in_graveyard(a, 'Ox', _).

:- begin_tests(ways_to_cast).

test('702.81a retrace: a land is discarded, and it goes back', Life-Dead == 22-['Cub', 'Ox', 'Peak', 'Tale']) :-
    again(retrace, O),
    in_hand(a, 'Cub', _),
    in_hand(a, 'Peak', Peak),
    go,
    act(cast(O, retrace)),
    assertion(offered(pick(Peak))),
    act(pick(Peak)),
    resolve,
    fact(life(a, Life)),
    values(D, graveyard(a, D), Ds),
    named(Ds, Unsorted),
    msort(Unsorted, Dead).

test('702.81a not without a land') :-
    again(retrace, O),
    in_hand(a, 'Cub', _),
    go,
    assertion(refused(cast(O, retrace))).

test('702.133a jump-start: any card is discarded, and it is exiled', Exiled == ['Tale']) :-
    again(jump_start, O),
    in_hand(a, 'Cub', Cub),
    go,
    acts([cast(O, jump_start), pick(Cub)]),
    resolve,
    values(E, exile(E), Es),
    named(Es, Exiled).

test('702.138a escape: other cards are exiled from the graveyard', Life-Dead == 22-['Tale']) :-
    again(escape([mana('{1}'), exile_from_graveyard(2, [other])]), O),
    go,
    act(cast(O, escape)),
    fact(object(Cub, 'Cub', _)),
    fact(object(Ox, 'Ox', _)),
    acts([pick(Cub), pick(Ox)]),
    resolve,
    fact(life(a, Life)),
    values(D, graveyard(a, D), Ds),
    named(Ds, Dead).

test('702.138a not with too few cards') :-
    again(escape([mana('{1}'), exile_from_graveyard(3, [other])]), O),
    go,
    assertion(refused(cast(O, escape))),
    reasons(cast(O, escape), Ids),
    assertion(Ids == ['601.2h']).

test('702.138a taken back in the middle of paying', Before == After) :-
    again(escape([mana('{1}'), exile_from_graveyard(2, [other])]), O),
    go,
    mark(Mark),
    fluents(Before),
    act(cast(O, escape)),
    fact(object(Cub, 'Cub', _)),
    act(pick(Cub)),
    undo_to(Mark),
    fluents(After).

test('702.81a the words say where it is cast from', true(sub_string(Words, _, _, _, "from the graveyard"))) :-
    again(retrace, O),
    in_hand(a, 'Peak', _),
    go,
    action_words(cast(O, retrace), Words).

affinity(Artifacts, O) :-
    start_board([]),
    card("Engine", "{4}{G}", [artifact, creature], 4/4, [keyword(affinity([artifact]))]),
    card("Cog", "{0}", [artifact], none, []),
    permanents(a, 'Cog', Artifacts),
    permanents(a, 'Grove', 2),
    in_hand(a, 'Engine', O),
    go.

test('702.41a affinity: it costs less for each', Tapped == 2) :-
    affinity(3, O),
    act(cast(O)),
    values(T, tapped(T), Ts),
    length(Ts, Tapped).

test('702.41a not less than its colored mana') :-
    affinity(9, O),
    act(cast(O)),
    values(T, tapped(T), Ts),
    assertion(length(Ts, 1)).

test('702.41a with too few it costs too much') :-
    affinity(2, O),
    assertion(refused(cast(O))).

test('702 in English and back', forall(member(Keyword, [
        retrace, jump_start, convoke, improvise, delve, hexproof_from(color(red)), affinity([artifact]), escape([mana('{1}'), exile_from_graveyard(2, [other])])]))) :-
    ability_english(keyword(Keyword), 'Tuk', English),
    findall(A, english_ability(English, 'Tuk', A), [Read|_]),
    assertion(Read =@= keyword(Keyword)).

helped(Keyword, Cost) :-
    start_board([]),
    card("Chorus", Cost, [instant], none, [spell([gain_life(you, 2)]), keyword(Keyword)]),
    card("Cog", "{0}", [artifact], none, []).

test('702.51a convoke: creatures are tapped for generic mana and for their colors', Tapped == ['Cub', 'Cub', 'Grove']) :-
    helped(convoke, "{1}{G}{G}"),
    permanents(a, 'Cub', 3),
    permanent(a, 'Grove', _),
    in_hand(a, 'Chorus', O),
    go,
    act(cast(O)),
    values(T, tapped(T), Ts),
    named(Ts, Unsorted),
    msort(Unsorted, Tapped).

test('702.51a not for another color') :-
    helped(convoke, "{U}"),
    permanents(a, 'Cub', 3),
    in_hand(a, 'Chorus', O),
    go,
    assertion(refused(cast(O))).

test('702.51a what came this turn helps, too, in the turn of another player', Life == 22) :-
    helped(convoke, "{G}{G}"),
    permanent(b, 'Cub', One),
    permanent(b, 'Cub', _),
    store:set(arrived(One)),
    in_hand(b, 'Chorus', O),
    go,
    act(pass),
    act(cast(O)),
    resolve,
    fact(life(b, Life)).

test('702.51a other spells are not helped') :-
    helped(convoke, "{G}"),
    permanents(a, 'Cub', 3),
    in_hand(a, 'Swell', O),
    go,
    assertion(refused(cast(O))).

test('702.126a improvise: artifacts pay for generic mana only') :-
    helped(improvise, "{2}{G}"),
    permanents(a, 'Cog', 3),
    in_hand(a, 'Chorus', O),
    go,
    assertion(refused(cast(O))),
    permanent(a, 'Grove', _),
    assertion(offered(cast(O))),
    act(cast(O)),
    values(T, tapped(T), Ts),
    assertion(length(Ts, 3)).

%   A card that its owner may cast from the graveyard as long as Condition holds.

haunting(Condition, O) :-
    start_board([]),
    card("Ghost", "{1}{G}", [creature, spirit], 2/1, [from_graveyard(from_graveyard, Condition)]),
    card("Cog", "{0}", [artifact], none, []),
    permanents(a, 'Grove', 2),
    in_graveyard(a, 'Ghost', O).

test('601.3 cast from the graveyard for its cost, as long as the condition holds', Names == ['Cog', 'Ghost', 'Grove', 'Grove']) :-
    haunting(controls(you, [artifact]), O),
    permanent(a, 'Cog', _),
    go,
    act(cast(O, from_graveyard)),
    values(T, tapped(T), Ts),
    assertion(length(Ts, 2)),
    resolve,
    values(New, controls(a, New), News),
    named(News, Unsorted),
    msort(Unsorted, Names),
    assertion(\+ fact(graveyard(a, _))).

test('601.3 not while it does not hold') :-
    haunting(controls(you, [artifact]), O),
    permanent(b, 'Cog', _),
    in_hand(a, 'Cog', Cog),
    go,
    assertion(refused(cast(O, from_graveyard))),
    reasons(cast(O, from_graveyard), Ids),
    assertion(member('601.3', Ids)),
    act(cast(Cog)),
    resolve,
    assertion(offered(cast(O, from_graveyard))).

test('601.3 without a condition always, but not from another zone, nor by another player') :-
    haunting(true, O),
    in_hand(a, 'Ghost', Held),
    in_graveyard(b, 'Ghost', Theirs),
    go,
    assertion(offered(cast(O, from_graveyard))),
    assertion(refused(cast(Held, from_graveyard))),
    assertion(refused(cast(Theirs, from_graveyard))).

test('601.3 other cards stay where they are') :-
    haunting(true, _),
    in_graveyard(a, 'Cub', Cub),
    go,
    assertion(refused(cast(Cub, from_graveyard))).

:- end_tests(ways_to_cast).
