:- module(chosen_x_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [violations/1]).
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [mana_value/2]).

board :-
    start_board([]),
    card("Surge", "{R}", [instant], none,
         [keyword(kicker('{X}')), spell([damage(this, 1, target([any_target])), provided(kicked, [gain_life(you, x)])])]),
    card("Ancient", "{1}{R}", [creature], 1/1,
         [keyword(kicker('{X}')), triggered(enters(this), kicked, [create(you, x, token('Treefolk', [creature], [treefolk], [green], 1, 1, []))])]),
    card("Both", "{X}", [creature], 1/1, [keyword(kicker('{X}')), triggered(enters(this), true, [gain_life(you, x)])]),
    card("Swarm", "{X}{R}", [creature], 1/1, [triggered(enters(this), true, [gain_life(you, x)])]),
    card("Vision", "{5}{R}", [sorcery], none, [keyword(suspend(x, '{X}{R}')), spell([gain_life(you, 7)])]),
    card("Lurker", "{4}{R}", [creature], 2/2,
         [keyword(morph('{X}{R}')), triggered(turned_up(this), true, [gain_life(you, x)])]),
    card("Scheme", "{6}{R}", [sorcery], none, [keyword(plot('{X}{R}')), spell([gain_life(you, 4)])]),
    card("Blaze", "{R}", [instant], none, [spell([damage(this, 3, target([any_target]))])]),
    permanents(a, 'Peak', 5).

tapped(Number) :-
    values(L, tapped(L), Ls),
    length(Ls, Number).

xs(Ns) :-
    findall(N, ( between(0, 9, N), offered(value_of_x(N)) ), Ns).

life(Player, N) :- fact(life(Player, N)).

:- begin_tests(chosen_x).

test('107.3a X of a kicker cost is chosen once it is kicked', [Life, Xs] == [23, [0, 1, 2, 3, 4]]) :-
    board,
    in_hand(a, 'Surge', Card),
    go,
    acts([cast(Card), kick]),
    xs(Xs),
    mark(Before),
    acts([value_of_x(1)]),
    undo_to(Before),
    acts([value_of_x(3), target(b)]),
    tapped(4),
    resolve,
    life(a, Life).

test('107.3a what is not kicked has no X', Life == 20) :-
    board,
    in_hand(a, 'Surge', Card),
    go,
    acts([cast(Card), no]),
    assertion(xs([])),
    act(target(b)),
    assertion(tapped(1)),
    resolve,
    life(a, Life).

test('107.3m what enters knows the X of its kicker cost', Count == 2) :-
    board,
    in_hand(a, 'Ancient', Card),
    go,
    acts([cast(Card), kick, value_of_x(2)]),
    resolve,
    fluents(Middle),
    load_fluents(Middle),
    resolve,
    values(T, token(T), Ts),
    length(Ts, Count).

test('107.3i one X is chosen for all costs of a spell', Life == 22) :-
    board,
    in_hand(a, 'Both', Card),
    go,
    act(cast(Card)),
    act(kick),
    act(value_of_x(2)),
    assertion(tapped(4)),
    resolve,
    resolve,
    life(a, Life).

test('107.3m the mana value of what entered is 0, and its ability has the X', [Value, Life] == [1, 22]) :-
    board,
    in_hand(a, 'Swarm', Card),
    go,
    acts([cast(Card), value_of_x(2)]),
    resolve,
    fact(remembered_x(O, 2)),
    mana_value(O, Value),
    resolve,
    life(a, Life).

test('107.3m it has the X when what triggered has left', Life == 22) :-
    board,
    in_hand(a, 'Swarm', Card),
    in_hand(a, 'Blaze', Blaze),
    go,
    acts([cast(Card), value_of_x(2)]),
    resolve,
    fact(remembered_x(O, 2)),
    acts([cast(Blaze), target(O)]),
    resolve,
    assertion(\+ fact(remembered_x(_, _))),
    resolve,
    life(a, Life),
    violations(Ids),
    assertion(Ids == []).

test('107.3d X of suspend is chosen before it is paid, and is not 0', [Xs, Counters] == [[1, 2, 3, 4], 3]) :-
    board,
    in_hand(a, 'Vision', Card),
    go,
    act(suspend(Card)),
    xs(Xs),
    fluents(Middle),
    load_fluents(Middle),
    act(value_of_x(3)),
    assertion(tapped(4)),
    assertion(\+ fact(x_of_action(_, _))),
    fact(counters(_, time, Counters)).

test('702.62a without mana for an X of 1 it can not be suspended') :-
    start_board([]),
    card("Vision", "{5}{R}", [sorcery], none, [keyword(suspend(x, '{X}{R}')), spell([gain_life(you, 7)])]),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Vision', Card),
    go,
    assertion(refused(suspend(Card))).

test('702.37e what is turned face up knows the X of its morph cost', [Xs, Life] == [[0, 1], 21]) :-
    board,
    in_hand(a, 'Lurker', Card),
    go,
    act(cast(Card, face_down)),
    resolve,
    fact(beneath(_, O)),
    act(turn_up(O)),
    xs(Xs),
    act(value_of_x(1)),
    resolve,
    life(a, Life).

test('107.3d X of a plot cost is chosen', Xs == [0, 1, 2, 3, 4]) :-
    board,
    in_hand(a, 'Scheme', Card),
    go,
    act(plot(Card)),
    xs(Xs),
    act(value_of_x(2)),
    assertion(tapped(3)),
    assertion(fact(plotted(a, _, this_turn))).

test('702.62a suspend with X is read, and written', English == "Suspend X—{X}{R}. X can't be 0.") :-
    once(english_ability("Suspend X—{X}{R}. X can't be 0.", 'Vision', Ability)),
    assertion(Ability == keyword(suspend(x, '{X}{R}'))),
    once(ability_english(Ability, 'Vision', English)).

:- end_tests(chosen_x).

%   {X} in other costs: a has four lands.

x_board(Cost, Abilities, O) :-
    start_board([]),
    card("Blaze", Cost, [sorcery], none, Abilities),
    permanents(a, 'Peak', 4),
    in_hand(a, 'Blaze', O),
    go.

:- begin_tests(x_in_more_costs).

test('601.2b with the kicker that was chosen, X is too large') :-
    x_board("{X}{R}", [keyword(kicker('{X}')), spell([gain_life(you, x)])], O),
    acts([cast(O), kick]),
    assertion(refused(value_of_x(2))).

test('702.33a a kicker may be another cost than mana', [Life, Lands] == [25, 3]) :-
    x_board("{R}", [keyword(kicker([sacrifice(1, [land])])), spell([provided(kicked, [gain_life(you, 5)])])], O),
    acts([cast(O), kick]),
    fact(now(choose_for_cost(a, _, _, _, _))),
    once(( values(L, controls(a, L), Ls), member(L, Ls), offered(pick(L)) )),
    act(pick(L)),
    resolve,
    fact(life(a, Life)),
    values(P, controls(a, P), Ps),
    length(Ps, Lands).

test('702.27a {X} of buyback', [Xs, Life, Back] == [[0, 1, 2, 3], 23, 1]) :-
    x_board("{R}", [keyword(buyback('{X}')), spell([gain_life(you, x)])], O),
    acts([cast(O), pay_option]),
    xs(Xs),
    act(value_of_x(3)),
    resolve,
    fact(life(a, Life)),
    values(C, hand(a, C), Cs),
    length(Cs, Back).

test('702.138a {X} of escape', [Xs, Life] == [[0, 1, 2], 22]) :-
    start_board([]),
    card("Ashes", "{R}", [sorcery], none, [keyword(escape([mana('{X}{1}{R}')])), spell([gain_life(you, x)])]),
    permanents(a, 'Peak', 4),
    in_graveyard(a, 'Ashes', O),
    go,
    act(cast(O, escape)),
    xs(Xs),
    act(value_of_x(2)),
    resolve,
    fact(life(a, Life)).

test('702.74a {X} of evoke', [Xs, Counters] == [[0, 1, 2, 3], [2]]) :-
    start_board([]),
    card("Sprite", "{4}{R}", [creature], 1/1, [keyword(evoke('{X}{R}')), enters_with([counters('+1/+1', x)])]),
    permanents(a, 'Peak', 4),
    in_hand(a, 'Sprite', O),
    go,
    act(cast(O, evoke)),
    xs(Xs),
    act(value_of_x(2)),
    resolve,
    values(N, counters(_, '+1/+1', N), Counters).

test('702.77a {X} of reinforce', [Xs, Counters] == [[0, 1, 2, 3], [2]]) :-
    start_board([]),
    card("Courage", "{4}{R}", [instant], none, [keyword(reinforce(x, '{X}{R}'))]),
    permanents(a, 'Peak', 4),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Courage', O),
    go,
    definition:activated_ability('Courage', Index, hand, _, _, _, _),
    act(activate(O, Index)),
    xs(Xs),
    acts([value_of_x(2), target(Cub)]),
    resolve,
    values(N, counters(Cub, '+1/+1', N), Counters).

test('702.77a they are read', Wrong == []) :-
    findall(Text, ( member(Text, ["Reinforce X—{X}{W}{W}", "Kicker—Sacrifice a creature.", "Kicker {X}{1}", "Evoke {X}{U}",
                                  "Buyback {X}", "Unearth {X}{B}", "Escape—{X}{R}, Exile two other cards from your graveyard."]),
                    \+ read_ability(permanent, Text, understood(_, _)) ),
            Wrong).

:- end_tests(x_in_more_costs).
