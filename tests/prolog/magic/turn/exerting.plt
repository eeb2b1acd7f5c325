:- module(exerting_tests, []).

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

%   attacking(-Runner, -Ox): both attack, and the first may be exerted, which gains its controller life.

attacking(Runner, Ox) :-
    read_ability(permanent, "You may exert ~ as it attacks. When you do, you gain 2 life.", understood(Ability, _)),
    start_board([]),
    card("Runner", "{0}", [creature], 2/2, [Ability]),
    permanent(a, 'Runner', Runner),
    permanent(a, 'Ox', Ox),
    go,
    to_step(declare_attackers),
    refused(exert(Runner)),
    acts([attack(Runner, b), attack(Ox, b)]).

:- begin_tests(exerting).

test('701.43d an attacker may be exerted once, others may not') :-
    attacking(Runner, Ox),
    offered(exert(Runner)),
    refused(exert(Ox)),
    act(exert(Runner)),
    refused(exert(Runner)),
    reasons(exert(Runner), Ids),
    memberchk('701.43b', Ids).

test('701.43d exerting triggers when attackers have been declared', Life == 22) :-
    attacking(Runner, _),
    acts([exert(Runner), done]),
    resolve,
    fact(life(a, Life)).

test('701.43a it stays tapped in the next untap step of its controller', Kept == [Runner]) :-
    attacking(Runner, _),
    acts([exert(Runner), done]),
    values(O, exerted(O, a), Kept).

test('701.43d what is not exerted does nothing', Life-Kept == 20-[]) :-
    attacking(_, _),
    act(done),
    fact(life(a, Life)),
    values(O, exerted(O, a), Kept).

test('508.1 a declaration that is begun again exerts nothing') :-
    attacking(Runner, _),
    act(exert(Runner)),
    \+ fact(exerted(Runner, _)),
    fact(exerting(Runner)).

test('603.2 whoever exerts a creature of theirs is heard', Life == 23) :-
    attacking(Runner, _),
    read_ability(permanent, "Whenever you exert a creature, you gain 1 life.", understood(Ability, _)),
    card("Twins", "{0}", [enchantment], none, [Ability]),
    permanent(a, 'Twins', _),
    acts([exert(Runner), done]),
    forall(between(1, 2, _), ignore(( legal_actions([Next|_]), Next = stack_next(_), act(Next) ))),
    resolve,
    resolve,
    fact(life(a, Life)).

%   to_upkeep(+Player): nobody does anything until that player's next upkeep.

to_upkeep(Player) :-
    (   fact(active(Player)),
        fact(step(upkeep))
    ->  true
    ;   legal_actions(Actions),
        ( memberchk(pass, Actions) -> Action = pass ; memberchk(done, Actions) -> Action = done ; Actions = [Action|_] ),
        act(Action),
        to_upkeep(Player)
    ).

test('701.43a the untap step is that of the player who exerted it, whoever controls it then', [Theirs, Mine, Then] == [[], [Own], []]) :-
    start_board([step(end_turn)]),
    card("Runner", "{0}", [creature], 2/2, []),
    permanent(a, 'Runner', Own),
    permanent(b, 'Runner', Given),
    forall(member(O, [Own, Given]), ( set(tapped(O)), set(exerted(O, a)) )),
    cards_in_library(a, 'Grove', 9),
    cards_in_library(b, 'Grove', 9),
    go,
    to_upkeep(b),
    values(Given, tapped(Given), Theirs),
    to_upkeep(a),
    values(Own, tapped(Own), Mine),
    values(O, exerted(O, a), Exerted),
    assertion(Exerted == []),
    to_upkeep(b),
    to_upkeep(a),
    values(Own, tapped(Own), Then).

:- end_tests(exerting).
