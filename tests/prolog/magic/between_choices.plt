:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).
:- use_module(library(occurs), [sub_term/2]).
:- user:ensure_loaded('../../../prolog/load').

% Between choices the running process and those to come are no facts yet (cycle.pl): a rule that asked for
% them would come out otherwise from choice to choice than step by step.

:- begin_tests(between_choices).

test('the game stands at a choice where rules ask what runs now', Asked == []) :-
    findall(Process, ( asked_in_rules(now(Process)), nonvar(Process), Process \= over(_), \+ rules:choice(Process, _) ), Asked).

test('what is still to come is asked for at choices only', Asked == [making_mana:payable_with_color/4]) :-
    findall(Module:Name/Arity, ( asked_by(Module, Name, Arity, Goal), nonvar(Goal), Goal = later(_) ), Unsorted),
    sort(Unsorted, Asked).

test('a loop is told by what lasts, whatever runs and is to come', [ cleanup(store:reset), Shape == Other ]) :-
    store:load_fluents([life(a, 20), now(resolve_top), later([])]),
    loops:present_shape(Shape),
    store:load_fluents([life(a, 20), now(priority(a)), later([resolve_top])]),
    loops:present_shape(Other).

test('another life total is another shape', [ cleanup(store:reset), true(Shape \== Other) ]) :-
    store:load_fluents([life(a, 20)]),
    loops:present_shape(Shape),
    store:load_fluents([life(a, 19)]),
    loops:present_shape(Other).

asked_in_rules(Goal) :-
    asked_by(_, _, _, Goal),
    nonvar(Goal),
    Goal = now(_).

asked_by(Module, Name, Arity, Goal) :-
    ( Module = rules ; of_rules(Module) ),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ memberchk(Module:Name, [rules:source, rules:words, rules:in_place]),
    catch(clause(Module:Head, Body), error(permission_error(_, _, _), _), fail),
    sub_term(Goal, Body).

of_rules(Module) :-
    module_property(Module, file(File)),
    sub_atom(File, _, _, _, '/magic/rules/').

:- end_tests(between_choices).
