:- module(allowances_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).

permanent_with(Name, Kind, Size, Abilities, O) :-
    card(Name, "{0}", [Kind], Size, Abilities),
    atom_string(Atom, Name),
    permanent(a, Atom, O).

:- begin_tests(allowances).

test('305.2 a land more for each permanent that says so, and no more', Ids == ['305.2']) :-
    start_board([]),
    permanent_with("Wide Field", enchantment, none, [additional_lands(1)], _),
    in_hand(a, 'Grove', A),
    in_hand(a, 'Grove', B),
    in_hand(a, 'Grove', C),
    go,
    acts([play_land(A), play_land(B)]),
    reasons(play_land(C), Ids).

test('305.2 a spell allows another land this turn') :-
    start_board([]),
    card("Path", "{0}", [sorcery], none, [spell([more_lands(you, 1)])]),
    in_hand(a, 'Path', Path),
    in_hand(a, 'Grove', A),
    in_hand(a, 'Grove', B),
    go,
    act(play_land(A)),
    refused(play_land(B)),
    act(cast(Path)),
    resolve,
    act(play_land(B)),
    \+ offered(play_land(_)).

test('614.10 the draw step is skipped', Cards == 3) :-
    start_board([step(upkeep)]),
    permanent_with("Still Pool", enchantment, none, [skips_step(draw)], _),
    cards_in_library(a, 'Grove', 3),
    go,
    to_step(precombat_main),
    fact(library(a, Library)),
    length(Library, Cards).

test('502.3 what may stay tapped does so if its controller wants', Tapped == [true, false]) :-
    findall(Is,
            ( member(Choice, [stay, no]),
              start_board([], enter(untap)),
              permanent_with("Chain", artifact, none, [may_stay_tapped], O),
              set(tapped(O)),
              go,
              ( Choice == stay -> act(stay_tapped(O)) ; act(done) ),
              ( fact(tapped(O)) -> Is = true ; Is = false )
            ),
            Tapped).

test('602.5 what can\'t be activated makes no mana either', Ids == ['602.5']) :-
    start_board([]),
    card("Tinker", "{1}", [creature], 1/1, [activated([tap], [draw(you, 1)])]),
    permanent(a, 'Tinker', O),
    permanent_with("Hush", enchantment, none, [static([creature], [cant_activate])], _),
    go,
    reasons(activate(O, 1), Ids).

test('604.3 the power alone is defined', Size == 2/3) :-
    start_board([]),
    permanents(a, 'Grove', 2),
    card("Grove Walker", "{1}", [creature], 0/3, [static(this, [defined_power(count([land, controlled(you)]))])]),
    permanent(a, 'Grove Walker', O),
    go,
    fact(power_toughness(O, P, T)),
    Size = P/T.

test('604.3 a size that follows a life total', Sizes == [20/20, 10/10]) :-
    start_board([]),
    card("Self", "{1}", [creature], 0/0, [static(this, [defined_pt(life(you), life(you))])]),
    card("Toll", "{0}", [sorcery], none, [spell([lose_half(you, up)])]),
    permanent(a, 'Self', O),
    in_hand(a, 'Toll', Toll),
    go,
    fact(power_toughness(O, P0, T0)),
    act(cast(Toll)),
    resolve,
    fact(power_toughness(O, P, T)),
    Sizes = [P0/T0, P/T].

test('601.3 a spell that is cast only in combat', Ids == ['601.3']) :-
    start_board([]),
    card("Parry", "{0}", [instant], none, [cast_only([during_combat]), spell([draw(you, 1)])]),
    in_hand(a, 'Parry', Parry),
    go,
    reasons(cast(Parry), Ids).

test('601.3 and in combat it is cast') :-
    start_board([]),
    card("Parry", "{0}", [instant], none, [cast_only([during_combat, before_blockers]), spell([draw(you, 1)])]),
    in_hand(a, 'Parry', Parry),
    go,
    to_step(begin_combat),
    offered(cast(Parry)).

test('205.4e a legendary sorcery is cast by who controls a legend', [Before, Life] == [['205.4e'], 22]) :-
    start_board([]),
    card("Ballad", "{0}", [legendary, sorcery], none, [spell([gain_life(you, 2)])]),
    card("Hero", "{0}", [legendary, creature], 2/2, []),
    in_hand(a, 'Ballad', Ballad),
    in_hand(a, 'Hero', Hero),
    go,
    reasons(cast(Ballad), Before),
    act(cast(Hero)),
    resolve,
    act(cast(Ballad)),
    resolve,
    fact(life(a, Life)).

test('119.3 half of a life total, rounded up', Life == 9) :-
    start_board([life(a, 19)]),
    card("Toll", "{0}", [sorcery], none, [spell([lose_half(you, up)])]),
    in_hand(a, 'Toll', Toll),
    go,
    act(cast(Toll)),
    resolve,
    fact(life(a, Life)).

test('115.1 a target with a power that is counted as it is chosen', Offered == [target]) :-
    start_board([]),
    card("Net", "{0}", [sorcery], none,
         [spell([destroy(target([creature, compared(power, at_most, count([land, controlled(you)]))]))])]),
    permanents(a, 'Grove', 1),
    card("Small", "{1}", [creature], 1/1, []),
    card("Large", "{1}", [creature], 4/4, []),
    permanent(b, 'Small', Small),
    permanent(b, 'Large', Large),
    in_hand(a, 'Net', Net),
    go,
    act(cast(Net)),
    findall(target, ( offered(target(Small)), \+ offered(target(Large)) ), Offered).

:- end_tests(allowances).
