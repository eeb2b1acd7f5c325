:- module(replacing_tests, []).

:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).

%   board(+Cards): a's main phase; each card is Name-Abilities, an enchantment of a.

board(Cards) :-
    start_board([]),
    forall(member(Name-Abilities, Cards),
           ( card(Name, "{2}", [enchantment], none, Abilities),
             atom_string(Atom, Name),
             permanent(a, Atom, _)
           )).

%   spell(+Effects, -O): a sorcery with Effects that costs nothing, in the hand of a.

spell(Effects, O) :-
    card("Edict", "{0}", [sorcery], none, [spell(Effects)]),
    in_hand(a, 'Edict', O).

cast(O) :-
    go,
    act(cast(O)),
    resolve.

life_of(Player, Life) :-
    fact(life(Player, Life)).

:- begin_tests(replaced_amounts).

test('614.1a life gained is doubled', Life == 26) :-
    board(["Chalice"-[replacement(gains_life(you), times(2))]]),
    spell([gain_life(you, 3)], O),
    cast(O),
    life_of(a, Life).

test('616.1 the affected player chooses the order', Lives == [27, 28]) :-
    findall(Life,
            ( member(First, [doubling, adding]),
              board(["Chalice"-[replacement(gains_life(you), times(2))],
                     "Bowl"-[replacement(gains_life(you), plus(1))]]),
              spell([gain_life(you, 3)], O),
              go,
              act(cast(O)),
              acts([pass, pass]),
              values(S-N, object(S, N, _), Objects),
              ( First == doubling -> memberchk(S1-'Chalice', Objects) ; memberchk(S1-'Bowl', Objects) ),
              act(replace(ability(S1, 1), none)),
              life_of(a, Life)
            ),
            Lives).

test('614.17 what cannot happen is not asked', Life == 20) :-
    board(["Chalice"-[replacement(gains_life(you), times(2))],
           "Ban"-[replacement(gains_life(each([player])), impossible)]]),
    spell([gain_life(you, 3)], O),
    cast(O),
    life_of(a, Life).

test('614.1a tokens are doubled', Count == 4) :-
    board(["Nest"-[replacement(creates_tokens(you), times(2))]]),
    spell([create(you, 2, token('Bird', [creature], [bird], [white], 1, 1, [flying]))], O),
    cast(O),
    values(T, token(T), Tokens),
    length(Tokens, Count).

test('614.1a counters are doubled, those that something enters with, too', Counters == [4, 6]) :-
    board(["Season"-[replacement(gets_counters('+1/+1', [creature, controlled(you)]), times(2))]]),
    card("Hydra", "{0}", [creature], 0/0, [enters_with([counters('+1/+1', 3)])]),
    spell([put_counters(target([creature]), '+1/+1', 2)], O),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Hydra', Hydra),
    go,
    acts([cast(O), target(Cub)]),
    resolve,
    act(cast(Hydra)),
    resolve,
    values(N, counters(_, '+1/+1', N), Counters).

test('616.1 tokens are doubled twice, whichever is first', Counts == [8, 8]) :-
    findall(Count,
            ( member(First, [1, 2]),
              board(["Nest"-[replacement(creates_tokens(you), times(2))],
                     "Brood"-[replacement(creates_tokens(you), times(2))]]),
              spell([create(you, 2, token('Bird', [creature], [bird], [white], 1, 1, [flying]))], O),
              cast(O),
              chosen(First),
              values(T, token(T), Tokens),
              length(Tokens, Count)
            ),
            Counts).

test('614.1a tokens of another player are not doubled', Count == 2) :-
    board(["Nest"-[replacement(creates_tokens(you), times(2))]]),
    spell([create(target([player]), 2, token('Bird', [creature], [bird], [white], 1, 1, [flying]))], O),
    go,
    acts([cast(O), target(b)]),
    resolve,
    values(T, token(T), Tokens),
    length(Tokens, Count).

test('616.1 counters are doubled before or after one more is put', Counters == [5, 6]) :-
    findall(N,
            ( member(First, [1, 2]),
              board(["Season"-[replacement(gets_counters('+1/+1', [creature, controlled(you)]), times(2))],
                     "Scales"-[replacement(gets_counters('+1/+1', [creature, controlled(you)]), plus(1))]]),
              spell([put_counters(target([creature]), '+1/+1', 2)], O),
              permanent(a, 'Cub', Cub),
              go,
              acts([cast(O), target(Cub)]),
              resolve,
              chosen(First),
              fact(counters(Cub, '+1/+1', N))
            ),
            Counters).

%   chosen(+N): of the effects that apply, number N is first.

chosen(N) :-
    legal_actions(Options),
    nth1(N, Options, Option),
    act(Option).

:- end_tests(replaced_amounts).

:- begin_tests(entering).

test('614.1c enters with counters and tapped', [Counters, Tapped] == [[2], [Bear]]) :-
    board([]),
    card("Bear", "{0}", [creature], 1/1, [enters_with([counters('+1/+1', 2), tapped])]),
    in_hand(a, 'Bear', O),
    cast(O),
    values(N, counters(_, '+1/+1', N), Counters),
    values(T, tapped(T), Tapped),
    fact(object(Bear, 'Bear', _)).

test('614.1d what others enter with', Names == ['Free Cub']) :-
    start_board([active(b)]),
    card("Tangle", "{2}", [enchantment], none, [replacement(enters([creature, controlled(opponent)]), entering([tapped]))]),
    permanent(a, 'Tangle', _),
    card("Free Cub", "{0}", [creature], 2/2, []),
    in_hand(b, 'Free Cub', O),
    go,
    act(cast(O)),
    resolve,
    values(T, tapped(T), Ts),
    named(Ts, Names).

test('614.1c a color is chosen as it enters', Color == green) :-
    board([]),
    card("Prism", "{0}", [artifact], none, [enters_with([color])]),
    in_hand(a, 'Prism', O),
    go,
    act(cast(O)),
    fact(stack([Spell])),
    acts([pass, pass]),
    act(replace(enters(Spell, 1), green)),
    fact(chosen_color(_, Color)).

test('614.1c unless a condition holds', Tapped == [[], ['Glade']]) :-
    findall(Names,
            ( member(Lands, [1, 0]),
              board([]),
              card("Glade", "", [land], none, [enters_with([unless(controls(you, [land])), tapped])]),
              permanents(a, 'Grove', Lands),
              in_hand(a, 'Glade', O),
              go,
              act(play_land(O)),
              values(T, tapped(T), Ts),
              named(Ts, Names)
            ),
            Tapped).

test('614.1c tapped, or life is paid', Results == [18-0, 20-1]) :-
    findall(Life-Tapped,
            ( member(Value, [do, decline]),
              board([]),
              card("Shrine", "", [land], none, [enters_with([tapped_or_life(2)])]),
              in_hand(a, 'Shrine', O),
              go,
              act(play_land(O)),
              act(replace(enters(O, 1), Value)),
              life_of(a, Life),
              values(T, tapped(T), Ts),
              length(Ts, Tapped)
            ),
            Results).

:- end_tests(entering).

:- begin_tests(instead).

test('614.1a exiled instead of dying', [Exiled, Dead] == [['Cub'], []]) :-
    board(["Void"-[replacement(dies([creature]), exile)]]),
    spell([destroy(target([creature]))], O),
    permanent(b, 'Cub', Cub),
    go,
    acts([cast(O), target(Cub)]),
    resolve,
    values(E, exile(E), Es),
    named(Es, Exiled),
    values(D, graveyard(b, D), Ds),
    named(Ds, Dead).

test('614.1a something else instead of drawing', Life-Hand == 22-[]) :-
    board(["Well"-[replacement(draws(you), done([gain_life(you, 2)]))]]),
    cards_in_library(a, 'Cub', 3),
    spell([draw(you, 1)], O),
    cast(O),
    life_of(a, Life),
    values(C, hand(a, C), Hand).

test('614.11 a draw from an empty library is replaced, too', Life == 22) :-
    board(["Well"-[replacement(draws(you), done([gain_life(you, 2)]))]]),
    spell([draw(you, 1)], O),
    cast(O),
    life_of(a, Life),
    assertion(\+ fact(lost(a, _))).

test('614.1a what may be done instead is asked', Results == [22-0, 20-1]) :-
    findall(Life-Cards,
            ( member(Value, [do, decline]),
              board(["Well"-[replacement(draws(you), may(done([gain_life(you, 2)])))]]),
              cards_in_library(a, 'Cub', 3),
              spell([draw(you, 1)], O),
              go,
              act(cast(O)),
              acts([pass, pass]),
              fact(object(Well, 'Well', _)),
              act(replace(ability(Well, 1), Value)),
              life_of(a, Life),
              values(C, hand(a, C), Hand),
              length(Hand, Cards)
            ),
            Results).

test('undo and saves go through the choice', Life == 27) :-
    board(["Chalice"-[replacement(gains_life(you), times(2))],
           "Bowl"-[replacement(gains_life(you), plus(1))]]),
    spell([gain_life(you, 3)], O),
    go,
    act(cast(O)),
    act(pass),
    fluents(Before),
    mark(Mark),
    act(pass),
    fluents(Middle),
    fact(object(Chalice, 'Chalice', _)),
    act(replace(ability(Chalice, 1), none)),
    undo_to(Mark),
    fluents(After),
    assertion(Before == After),
    load_fluents(Middle),
    act(replace(ability(Chalice, 1), none)),
    life_of(a, Life).

:- end_tests(instead).

:- begin_tests(replaced_damage).

test('615 all damage to you is prevented', Life == 20) :-
    board(["Aegis"-[replacement(deals_damage(any, any, [you]), nothing)]]),
    spell([damage(this, 3, each([player]))], O),
    cast(O),
    life_of(a, Life).

test('614.9 damage is dealt to another instead', Life-Damage == 20-[3]) :-
    start_board([]),
    card("Martyr", "{2}", [creature], 0/5, [replacement(deals_damage(any, any, [you]), to_this)]),
    permanent(a, 'Martyr', _),
    spell([damage(this, 3, target([player]))], O),
    go,
    acts([cast(O), target(a)]),
    resolve,
    life_of(a, Life),
    values(N, damage(_, N), Damage).

test('614.1a damage is doubled, and what it results in, too', Lives == 14-26) :-
    start_board([]),
    card("Furnace", "{2}", [enchantment], none, [replacement(deals_damage(any, any, any), times(2))]),
    permanent(a, 'Furnace', _),
    card("Priest", "{2}", [creature], 1/1, [keyword(lifelink), activated([tap], [damage(this, 3, target([player]))])]),
    permanent(a, 'Priest', Priest),
    go,
    acts([activate(Priest, 2), target(b)]),
    resolve,
    life_of(b, B),
    life_of(a, A),
    Lives = B-A.

:- end_tests(replaced_damage).
