:- module(between_priorities_tests, []).

/** <module> What an object is between two moments at which a player gets priority (611.3b, 613.5)
*/

:- use_module(library(lists), [max_list/2]).
:- use_module(library(plunit)).
:- use_module('../boards').

%   played(+Instructions, -Cub, -Ox): "Zap" is cast with them and resolves. Its targets are Cub and Ox, as far as
%   it has targets. Cub's controller has a "Banner", which gives +2/+2.

played(Instructions, Targets, Cub, Ox) :-
    start_board([]),
    card("Banner", "{1}", [enchantment], none, [static([creature, controlled(you)], [pt(2, 2)])]),
    card("Zap", "{0}", [sorcery], none, [spell(Instructions)]),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Zap', Zap),
    call(Targets, Cub, Ox, Actions),
    go,
    acts([cast(Zap)|Actions]),
    resolve.

both(Cub, Ox, [target(Cub), target(Ox)]).

under_banner(_, _, []) :- permanent(a, 'Banner', _).

banner(_, _, [target(Banner)]) :- permanent(a, 'Banner', Banner).

%   trigger(+Static, +Entering, -Life): a permanent with Static and "whenever such a creature enters under your
%   control, you gain 3 life" is there as a 2/2 green Baby enters.

entered(Static, Filter, Life) :-
    start_board([]),
    card("Bond", "{1}", [enchantment], none,
         [Static, triggered(enters([creature, controlled(you)|Filter]), true, [gain_life(you, 3)])]),
    card("Baby", "{0}", [creature, bear], 2/2, []),
    permanent(a, 'Bond', _),
    enters('Baby', Life).

enters(Name, Life) :-
    in_hand(a, Name, Card),
    go,
    act(cast(Card)),
    resolve,
    ( fact(stack([_|_])) -> resolve ; true ),
    fact(life(a, Life)).

:- begin_tests(between_instructions).

test('613.5 what has got +2/+2 fights with its new power', Damage == 4) :-
    played([ change(target([creature, controlled(you)]), [pt(2, 2)], end_of_turn),
             fight(chosen(1), target([creature, controlled(not_you)]))
           ], both, _, Ox),
    ( fact(damage(Ox, Damage)) -> true ; fact(controls(b, Ox)) -> Damage = 0 ; Damage = 4 ).

test('613.5 counters that were put count at once', fail) :-
    played([ put_counters(target([creature, controlled(you)]), '+1/+1', 2),
             damage(chosen(1), size(power, chosen(1)), target([creature, controlled(not_you)]))
           ], both, _, Ox),
    fact(controls(b, Ox)).

test('611.3b what an anthem made large is small when it has left') :-
    played([ destroy(each([type(enchantment)])),
             destroy(each([creature, compared(power, at_least, 4)]))
           ], under_banner, Cub, _),
    fact(controls(_, Cub)).

test('611.3b the greatest power after the anthem has left', Life == 22) :-
    played([ destroy(target([type(enchantment)])),
             gain_life(you, greatest(power, [creature, controlled(you)]))
           ], banner, _, _),
    fact(life(a, Life)).

:- end_tests(between_instructions).

:- begin_tests(as_it_enters).

test('603.6a its size as it enters', Life == 23) :-
    entered(static([creature, controlled(you)], [pt(2, 2)]), [compared(power, at_least, 4)], Life).
test('603.6a it is too small without the anthem', Life == 20) :-
    entered(static([creature, controlled(opponent)], [pt(2, 2)]), [compared(power, at_least, 4)], Life).
test('603.6a its abilities as it enters', Life == 23) :-
    entered(static([creature, controlled(you)], [gain(flying)]), [keyword(flying)], Life).
test('603.6a its types as it enters', Life == 23) :-
    entered(static([creature, controlled(you)], [add_types([artifact])]), [artifact], Life).
test('603.6a its color as it enters', Life == 23) :-
    entered(static([creature, controlled(you)], [set_colors([black])]), [color(black)], Life).
test('603.6a a color that it has no longer', Life == 20) :-
    entered(static([creature, controlled(you)], [set_colors([black])]), [color(green)], Life).

test('603.10a what dies is as large as it last was', Life == 23) :-
    start_board([]),
    card("Bond", "{1}", [enchantment], none,
         [ static([creature, controlled(you)], [pt(2, 2)]),
           triggered(dies([creature, compared(power, at_least, 4)]), true, [gain_life(you, 3)])
         ]),
    card("Axe", "{0}", [instant], none, [spell([destroy(target([creature]))])]),
    permanent(a, 'Bond', _),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Axe', Axe),
    go,
    acts([cast(Axe), target(Cub)]),
    resolve,
    ( fact(stack([_|_])) -> resolve ; true ),
    fact(life(a, Life)).

test('603.6b what has lost all abilities as it enters does not trigger', Life == 20) :-
    start_board([]),
    card("Quiet", "{1}", [enchantment], none, [static([creature], [lose_abilities])]),
    card("Baby", "{0}", [creature, bear], 2/2, [triggered(enters(this), true, [gain_life(you, 3)])]),
    permanent(a, 'Quiet', _),
    enters('Baby', Life).

:- end_tests(as_it_enters).

:- begin_tests(as_it_would_exist).

newest(O) :-
    values(P, controls(a, P), Ps),
    max_list(Ps, O).

counters_of(Statics, N) :-
    start_board([]),
    card("Quiet", "{1}", [enchantment], none, Statics),
    card("Worker", "{0}", [artifact, creature], 1/1, [enters_with([counters('+1/+1', 2)])]),
    permanent(a, 'Quiet', _),
    in_hand(a, 'Worker', Worker),
    go,
    act(cast(Worker)),
    resolve,
    newest(O),
    ( fact(counters(O, '+1/+1', Found)) -> N = Found ; N = 0 ).

test('614.12 what would have lost its abilities enters without its counters', N == 0) :-
    counters_of([static([creature], [lose_abilities])], N).
test('614.12 what keeps them enters with them', N == 2) :-
    counters_of([static([creature, controlled(opponent)], [lose_abilities])], N).

land_enters(Statics) :-
    start_board([]),
    card("Rule", "{1}", [enchantment], none, [replacement(enters([creature]), entering([tapped]))|Statics]),
    permanent(a, 'Rule', _),
    in_hand(a, 'Grove', Grove),
    go,
    act(play_land(Grove)),
    newest(O),
    fact(tapped(O)).

test('614.12 a land that would be a creature there is one of the creatures that enter tapped') :-
    land_enters([static([land], [add_types([creature]), set_pt(1, 1)])]).
test('614.12 a mere land is not', fail) :-
    land_enters([]).

:- end_tests(as_it_would_exist).
