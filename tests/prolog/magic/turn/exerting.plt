:- module(exerting_tests, []).

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal_actions/1]).
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
    values(O, kept_tapped(O), Kept).

test('701.43d what is not exerted does nothing', Life-Kept == 20-[]) :-
    attacking(_, _),
    act(done),
    fact(life(a, Life)),
    values(O, kept_tapped(O), Kept).

test('508.1 a declaration that is begun again exerts nothing') :-
    attacking(Runner, _),
    act(exert(Runner)),
    \+ fact(kept_tapped(Runner)),
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

:- end_tests(exerting).
