:- module(chosen_cards_read_tests, []).

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2]).

%   spoken(+Name, +Kind, +Size, +Texts): a free card whose abilities are read.

spoken(Name, Kind, Size, Texts) :-
    ( memberchk(instant, Kind) -> Context = spell ; Context = permanent ),
    maplist(ability_of(Context), Texts, Abilities),
    card(Name, "{0}", Kind, Size, Abilities).

ability_of(Context, Text, Ability) :-
    read_ability(Context, Text, Reading),
    assertion(Reading = understood(_, _)),
    arg(1, Reading, Ability).

cast(Name, Actions) :-
    in_hand(a, Name, O),
    go,
    acts([cast(O)|Actions]),
    resolve.

names(Template, Fluent, Names) :-
    values(Template, Fluent, Os),
    named(Os, Unsorted),
    msort(Unsorted, Names).

:- begin_tests(chosen_cards).

test('608.2d a card in a graveyard is chosen as the spell resolves, and is no target', Hand == ['Ox']) :-
    start_board([]),
    spoken("Regrowth", [instant], none, ["Return a creature card from your graveyard to your hand."]),
    in_graveyard(a, 'Ox', Ox),
    in_graveyard(a, 'Cub', _),
    in_graveyard(b, 'Cub', Theirs),
    cast('Regrowth', []),
    refused(take(Theirs)),
    act(take(Ox)),
    names(O, hand(a, O), Hand).

test('608.2d where there is none, nothing is chosen', Stop = priority(a, _)) :-
    start_board([]),
    spoken("Rise", [instant], none, ["Return a creature card from your graveyard to the battlefield."]),
    in_graveyard(a, 'Grove', _),
    cast('Rise', []),
    fact(now(Stop)).

test('608.2d onto the battlefield, tapped', Names == ['Grove']) :-
    start_board([]),
    spoken("Replant", [instant], none, ["Return a land card from your graveyard to the battlefield tapped."]),
    in_graveyard(a, 'Grove', Grove),
    cast('Replant', []),
    act(take(Grove)),
    names(O, tapped(O), Names).

test('608.2c if you do, something else follows', Life == 23) :-
    start_board([]),
    spoken("Regrowth", [instant], none,
           ["You may return a creature card from your graveyard to your hand. If you do, you gain 3 life."]),
    in_graveyard(a, 'Ox', Ox),
    cast('Regrowth', []),
    acts([yes, take(Ox)]),
    fact(life(a, Life)).

test('701.17c only what was milled is among "them"', Hand == ['Ox']) :-
    start_board([]),
    spoken("Dig", [instant], none, ["Mill two cards. You may put a creature card from among them into your hand."]),
    in_graveyard(a, 'Cub', Before),
    in_library(a, 'Grove', _),
    in_library(a, 'Ox', _),
    cast('Dig', []),
    act(yes),
    refused(select(Before)),
    values(O, graveyard(a, O), Buried),
    member(Ox, Buried),
    named([Ox], ['Ox']),
    !,
    act(select(Ox)),
    names(O, hand(a, O), Hand).

test('701.17c what was not put is told', Life == 21) :-
    start_board([]),
    spoken("Dig", [instant], none,
           ["Mill two cards. You may put a creature card from among them into your hand. If you don't, you gain 1 life."]),
    in_graveyard(a, 'Cub', _),
    in_library(a, 'Grove', _),
    in_library(a, 'Grove', _),
    cast('Dig', []),
    refused(yes),
    act(no),
    fact(life(a, Life)).

test('701.17c nothing says what "them" is where nothing was milled', [fail]) :-
    read_ability(spell, "You may put a land card from among them onto the battlefield.", understood(_, _)).

test('701.17c what else goes to the graveyard is told from it', Set == [land, among(did(Milled))]) :-
    read_ability(spell, "Surveil 1. Mill two cards. You may put a land card from among them into your hand.",
                 understood(spell([program([surveil(you, 1), Milled:mill(who:you, amount:2), Put])]), _)),
    Put = may(who:you, then:[move(what:some(1, Set), to:hand)]).

test('608.2d the last card that is put on top of the library lies on top', Top-Second == 'Ox'-'Cub') :-
    start_board([]),
    spoken("Storm", [instant], none, ["Put two cards from your hand on top of your library in any order."]),
    in_hand(a, 'Ox', Ox),
    in_hand(a, 'Cub', Cub),
    cast('Storm', []),
    acts([take(Cub), take(Ox)]),
    fact(library(a, [A, B|_])),
    named([A, B], [Top, Second]).

test('608.2d who has one card puts one back', Stop = priority(a, _)) :-
    start_board([]),
    spoken("Storm", [instant], none, ["Put two cards from your hand on top of your library in any order."]),
    in_hand(a, 'Ox', Ox),
    cast('Storm', []),
    act(take(Ox)),
    fact(now(Stop)).

test('701.20e as many of the top cards as X says', Looked == ['Cub', 'Ox']) :-
    start_board([]),
    spoken("Peek", [instant], none,
           ["Look at the top X cards of your library, where X is the number of creatures you control. Put one of those cards \c
             into your hand and the rest into your graveyard."]),
    permanents(a, 'Ox', 2),
    in_library(a, 'Cub', _),
    in_library(a, 'Ox', _),
    in_library(a, 'Grove', _),
    cast('Peek', []),
    names(O, looked_at(a, O), Looked).

test('608.2h what it is, is asked of what it became', Power == 3) :-
    start_board([]),
    spoken("Rise", [instant], none,
           ["Return target creature card from your graveyard to the battlefield. If it's a Bear, put a +1/+1 counter on it."]),
    in_graveyard(a, 'Cub', Cub),
    cast('Rise', [target(Cub)]),
    values(O, controls(a, O), [New]),
    power(New, Power).

test('608.2h and of another kind, nothing is put', Power == 4) :-
    start_board([]),
    spoken("Rise", [instant], none,
           ["Return target creature card from your graveyard to the battlefield. If it's a Bear, put a +1/+1 counter on it."]),
    in_graveyard(a, 'Ox', Ox),
    cast('Rise', [target(Ox)]),
    values(O, controls(a, O), [New]),
    power(New, Power).

test('608.2c "that creature" is one of a creature type', Term == put_counters(that, '+1/+1', 1)) :-
    read_ability(permanent, "Whenever a Bear you control enters, you gain 1 life and put a +1/+1 counter on that creature.",
                 understood(triggered(_, true, [_, Term]), _)).

test('701.3a what is attached as it enters is not "that creature"', Effects == [attach(this, target([creature, controlled(you)])), untap(chosen(1))]) :-
    read_ability(permanent, "When ~ enters, attach it to target creature you control. Untap that creature.",
                 understood(triggered(enters(this), true, Effects), _)).

test('601.2f spells of two sorts cost less, once', Cost == [mana(cost(1, [green]))]) :-
    start_board([]),
    spoken("Herald", [creature], 1/1, ["Bear spells and Ox spells you cast cost {1} less to cast."]),
    card("Both", "{2}{G}", [creature, bear, ox], 2/2, []),
    permanent(a, 'Herald', _),
    in_hand(a, 'Both', O),
    go,
    once(costs:spell_costs(a, O, normal, Cost)).

test('601.2f as much less as there are others', Cost == [mana(cost(1, [green]))]) :-
    start_board([]),
    spoken("Chief", [creature], 1/1, ["Creature spells you cast cost {1} less to cast for each Ox you control."]),
    permanent(a, 'Chief', _),
    permanents(a, 'Ox', 2),
    in_hand(a, 'Ox', O),
    go,
    once(costs:spell_costs(a, O, normal, Cost)).

test('700.2a each mode speaks of its own target', Power == 5) :-
    start_board([]),
    spoken("Charm", [instant], none,
           ["Choose one —\n• Destroy target land. Its controller loses 1 life.\n\c
             • Target creature gets +1/+1 until end of turn. Put a +1/+1 counter on it."]),
    permanent(b, 'Grove', _),
    permanent(a, 'Gull', Gull),
    power(Gull, Before),
    in_hand(a, 'Charm', O),
    go,
    acts([cast(O), mode(2), target(Gull)]),
    resolve,
    power(Gull, After),
    Power is After-Before+3.

test('400.7 all cards of a graveyard return', Field-Left == ['Cub', 'Ox']-['Grove', 'Raise']) :-
    start_board([]),
    spoken("Raise", [instant], none, ["Return all creature cards from your graveyard to the battlefield."]),
    in_graveyard(a, 'Ox', _),
    in_graveyard(a, 'Cub', _),
    in_graveyard(a, 'Grove', _),
    in_graveyard(b, 'Gull', _),
    cast('Raise', []),
    names(O, controls(a, O), Field),
    names(O, graveyard(a, O), Left).

test('701.9a each player discards a hand, and draws then', A-B == ['Cub']-['Ox']) :-
    start_board([]),
    spoken("Wheel", [instant], none, ["Each player discards their hand, then draws a card."]),
    in_hand(a, 'Grove', _),
    in_hand(b, 'Grove', _),
    in_hand(b, 'Peak', _),
    in_library(a, 'Cub', _),
    in_library(b, 'Ox', _),
    cast('Wheel', []),
    names(O, hand(a, O), A),
    names(O, hand(b, O), B).

test('702.16 protection from two qualities', [true(Ids == ['601.2c']), nondet]) :-
    start_board([]),
    spoken("Knight", [creature], 2/2, ["Protection from red and from green"]),
    permanent(b, 'Knight', Knight),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    go,
    act(cast(Spark)),
    reasons(target(Knight), Ids).

test('611.3a "it" is what the Equipment is on', [true(With-Without == 4-1), nondet]) :-
    start_board([]),
    spoken("Club", [artifact, equipment], none, ["As long as equipped creature is a Bear, it gets +2/+2."]),
    permanent(a, 'Club', Club),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Gull', Gull),
    set(attached(Club, Cub)),
    go,
    power(Cub, With),
    power(Gull, Without).

test('109.2 all of one kind or another', Left == ['Grove']) :-
    start_board([]),
    spoken("Rain", [instant], none, ["Destroy all artifacts and creatures."]),
    spoken("Idol", [artifact], none, []),
    permanent(b, 'Idol', _),
    permanent(b, 'Cub', _),
    permanent(b, 'Grove', _),
    cast('Rain', []),
    names(O, controls(b, O), Left).

:- end_tests(chosen_cards).
