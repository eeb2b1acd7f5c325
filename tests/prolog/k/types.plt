:- module(types_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../prolog/k/language').
:- use_module('../../../prolog/k/notation/declarations').
:- use_module('../../../prolog/k/instructions', []).
:- use_module('../../../prolog/k/types').

fluent stands(_Piece:object, _Square:square).
choice promote(_P:player, _Piece:object, _Squares:squares).
process march(_Orders:processes).
instruction lift(_Who:player, _Height:integer, _What:things).

square ::= at(_:integer, _:integer) ; captured_by(_:player) ; nowhere.
square ::= under(_:object).
squares ::= [_:square].
rank ::= Rank where known_rank(Rank).
player_word ::= me ; each([rival]).

instructions:written(player, player_word).

known_rank(pawn).
known_rank(queen).

tripled(object, N, M) :-
    M is 3*N.

compiled(Statement, Clauses) :-
    compile_declaration(Statement, types_tests, Clauses).

:- begin_tests(types).

test(alternatives_add_up) :-
    forall(member(Square, [at(1, 2), captured_by(a), nowhere, under(7)]),
           assertion(of_type(square, Square))),
    forall(member(Square, [at(1, b), at(1), captured_by(3), somewhere]),
           assertion(\+ of_type(square, Square))).

test(lists) :-
    of_type(squares, [nowhere, under(7)]),
    \+ of_type(squares, [nowhere, here]).

test(a_condition) :-
    of_type(rank, queen),
    \+ of_type(rank, jester).

test(a_process_is_one_that_is_declared) :-
    of_type(process, promote(a, 3, [nowhere])),
    of_type(processes, [march([promote(a, 3, [])])]),
    \+ of_type(process, promote(a, 3, [here])),
    \+ of_type(process, retreat).

test(an_instruction_as_it_is_written) :-
    of_type(instruction, lift(me, 3, [])),
    of_type(instruction, lift(each([rival]), 3, [])),
    \+ of_type(instruction, lift(a, 3, [])),
    \+ of_type(instruction, march([])).

test(the_smallest_part_is_to_blame, [nondet, Part-Expected == here-square]) :-
    misfit(process, march([promote(a, 3, [nowhere, here])]), Part, Expected).

test(the_whole_is_to_blame, [nondet, Part-Expected == retreat-process]) :-
    misfit(process, retreat, Part, Expected).

test(nothing_is_to_blame, [fail]) :-
    misfit(process, march([]), _, _).

test(leaves, [all(O == [3, 7])]) :-
    leaf_in(process, promote(a, 3, [at(3, 4), under(7)]), object, O).

test(players_are_no_objects, [all(P == [a, b])]) :-
    leaf_in(processes, [promote(a, 3, [captured_by(b)])], player, P).

test(mapped_where_an_object_stands, [Mapped == promote(a, 9, [at(3, 4), under(21)])]) :-
    mapped(process, types_tests:tripled, promote(a, 3, [at(3, 4), under(7)]), Mapped).

test(declared_types, [all(Types == [[object, square]])]) :-
    declared(fluent, stands(_, _), Types).

:- end_tests(types).

:- begin_tests(untyped).

test(every_argument_has_a_type, [forall(member(S, [(action go(_)), (event goes(_:object, _)), (process run(_)),
                                                  (choice pick(_)), (flag add(_)), (instruction draw(_))])),
                                 error(untyped_declaration(_, _))]) :-
    compiled(S, _).

test(what_is_found_is_what_rules_see) :-
    compiled((instruction lift(_:player, _:integer)), Clauses),
    memberchk((rules:effect(lift(Item, Who, Height), causes(_), finding) :-
                   findall('found lift'(Item, P, N), Finding, _), _, _),
              Clauses),
    assertion(Finding == ( instructions:found(player, Item, Who, P),
                           instructions:found(integer, Item, Height, N) )).

:- end_tests(untyped).
