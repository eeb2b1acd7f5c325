:- module(programs_tests, []).

:- use_module(library(plunit)).
:- use_module(library(lists), [last/2, member/2]).
:- use_module('../../../prolog/k/rules', []).
:- use_module('../../../prolog/k/types', [of_type/2]).
:- use_module('../../../prolog/magic/rules/programs/roles').

:- begin_tests(programs).

%   A verb that is declared and does nothing would be accepted.

test(each_verb_has_a_rule, [true(Without == [])]) :-
    findall(Verb,
            ( rules:roles(General, _),
              functor(General, Verb, Arity),
              Places is Arity+1,
              atom_concat('found ', Verb, Found),
              functor(Cause, Found, Places),
              \+ clause(rules:effect(Cause, _, _), _)
            ),
            Without).

test(roles_go_to_their_places, [Statements == [do_deal(this, 2, all([creature]))]]) :-
    program_of([deal(to: all([creature]), amount: 2)], Statements).

test(what_is_chosen_is_chosen_first, [true(Who-From == all([player])-all([controlled_by(agent), creature]))]) :-
    program_of([sacrifice(who: all([player]), what: some(1, [creature]))], Statements),
    Statements = [do_choose(Name, Who, 1, 1, From), do_sacrifice(the(Name))].

test(a_named_statement, [Steps == [begins_deed(k, do_draw), do_draw(you, 2), ends_deed(k, do_draw)]]) :-
    program_of([k: draw(amount: 2)], Statements),
    steps_of(Statements, Steps).

test(what_was_shown_is_hidden_in_the_end, [true(Last == program_ends)]) :-
    program_of([look(what: top(1, you))], Statements),
    spliced([program(Statements)], Instructions),
    last(Instructions, Last).

test(valid, forall(member(Statement, [ draw, draw(amount: x), k: draw, gain_life(you, 3), move(what: did(k), to: hand),
                                       discard(who: all([player]), what: up_to(2, [creature]), by: you),
                                       if(condition: did(k), then: [draw]) ]))) :-
    valid_statement(Statement).

%   A role that the verb has not, one that is missing, a value of another type, a verb that nobody knows.

test(not_valid, [forall(member(Statement, [ draw(number: 2), deal(amount: 2), destroy(what: creature), destroy(what: all(creature)),
                                            ponder(what: this), 2: draw, k: look(what: top(1, you)), k: may(then: [choose(name: a, from: all([player]))]), if(condition: did(k), then: draw), _ ])), fail]) :-
    valid_statement(Statement).

test(a_program_is_an_instruction) :-
    of_type(instruction, program([k: draw, destroy(what: target([creature]))])).

:- end_tests(programs).
