:- module(evaluator_tests, []).

:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3, numlist/3, subtract/3]).
:- use_module(library(time), [call_with_time_limit/2]).
:- user:load_files('../../../prolog/load', [if(not_loaded)]).

%   tried(+Goal, -Outcome): Goal was walked for a moment: answered, stopped, or what was thrown.

tried(Goal, Outcome) :-
    catch(( call_with_time_limit(
                5,
                call_with_inference_limit(
                    with_output_to(string(_), findall(x, limit(20, solving:solve(Goal)), _)),
                    1_000_000, Result)),
            ( Result == inference_limit_exceeded -> Outcome = stopped ; Outcome = answered ) ),
          Error,
          Outcome = Error).

thrown(Goal, Formal) :-
    tried(Goal, error(Formal, _)).

%   given(+Mode, -Argument): something to try where the table has Mode.

given(any, _).
given(any, [a, b]).
given(any, 2).
given(any, f(a)).
given(list, [b-1, a-2]).
given(list, [asc(_)]).
given(text, abc).
given(text, "1").
given(text, _).
given(size, 1).
given(size, _).
given(integer, 1).
given(integer, _).
given(goal, member(_, [a, b])).
given(goal, power(_, _)).
given(exists, X^power(X, _)).
given(closure(_), =).
given(closure(_), compare).
given(said, _).
given(said, pass).
given(said, elvish_warrior).

sample(Call, Goal) :-
    Call =.. [Name|Modes],
    findall(Goal, ( maplist(given, Modes, Arguments), Goal =.. [Name|Arguments] ), Goals),
    nth1(Nth, Goals, Goal),
    Nth mod 3 =:= 1,
    Nth < 100.
sample(Call, Goal) :-
    askable:form(Call, _, _),
    functor(Call, Name, Arity),
    functor(Goal, Name, Arity).

open_game :-
    module_property(evaluator_tests, file(File)),
    file_directory_name(File, Directory),
    atom_concat(Directory, '/../../data/asking.save', Save),
    saved_games:open_save(Save).

:- begin_tests(table, [setup(open_game)]).

test(every_row_has_a_subject, [Missing == []]) :-
    findall(Subject, ( askable:form(_, Subject, _), \+ askable:subject(Subject, _) ), Missing).

test(every_row_is_evaluated, [Missing == []]) :-
    findall(Call,
            ( askable:form(Call, _, Home),
              functor(Call, Name, Arity),
              functor(Goal, Name, Arity),
              ( Home == control -> Head = solving:control(Goal)
              ; Home == own -> Head = data_words:own(Goal)
              ; Head = data_words:direct(Goal)
              ),
              \+ clause(Head, _)
            ),
            Missing).

test(no_more_is_evaluated_than_the_table_has, [More == []]) :-
    findall(Goal,
            ( member(Head, [solving:control(Goal), data_words:own(Goal), data_words:direct(Goal)]),
              clause(Head, _),
              \+ askable:askable(Goal, _, _)
            ),
            More).

test(no_word_of_a_game_is_hidden_by_the_table, [Hidden == []]) :-
    findall(Name/Arity,
            ( ( rules:fluent(Word, _, _, _) ; facts:derived(_, Word) ; facts:game_word(_, Word, _) ),
              functor(Word, Name, Arity),
              functor(Goal, Name, Arity),
              askable:askable(Goal, _, _)
            ),
            Hidden).

%   But those that change the game, and what they mean.

test(the_words_of_the_toplevel_are_in_the_table,
     [Missing == [do/1, help/1, put/3, take_away/1, turn_of/2, undo/0, undo/1]]) :-
    findall(Name/Arity,
            ( toplevel:word(Name/Arity, _),
              functor(Goal, Name, Arity),
              \+ question_check:known_as(Goal, _)
            ),
            Missing0),
    sort(Missing0, Missing).

%   SWI-Prolog's own tables: what a new version has is refused, too.

test(what_prolog_has_is_refused, [Let == []]) :-
    findall(Goal,
            ( ( current_predicate(system:Name/Arity) ; '$in_library'(Name, Arity, _) ),
              functor(Goal, Name, Arity),
              \+ askable:askable(Goal, _, _),
              \+ rules:fluent(Goal, _, _, _),
              \+ facts:derived(_, Goal)
            ),
            Goals),
    length(Goals, Count),
    assertion(Count > 2000),
    findall(Goal,
            ( member(Goal, Goals),
              catch(( question_check:check_goal(Goal), Formal = answered ), error(Formal, _), true),
              functor(Formal, Kind, _),
              \+ memberchk(Kind, [not_allowed, unknown_word])
            ),
            Let).

%   In a cage nothing can be loaded any more; and no goal may leave an attributed variable.

test(nothing_is_loaded_by_a_question, [New == []]) :-
    findall(File, source_file(File), Before),
    forall(( askable:form(Call, _, _), sample(Call, Goal) ), tried(Goal, _)),
    findall(File, source_file(File), After),
    subtract(After, Before, New).

test(nothing_makes_an_attributed_variable, [Found == []]) :-
    findall(Call,
            ( askable:form(Call, _, _),
              sample(Call, Goal),
              catch(call_with_inference_limit(
                        once(with_output_to(string(_), solving:solve(Goal))), 100_000, _), _, fail),
              term_attvars(Goal, [_|_])
            ),
            Found).

:- end_tests(table).

:- begin_tests(walking, [setup(open_game)]).

test(control, all(X == [1, 2, 3])) :-
    solving:solve(( member(X, [1, 2, 3, 4]), \+ X = 4, ( X > 2 -> true ; X < 3 ) )).

test(soft_cut, all(X == [1, 2])) :-
    solving:solve(( member(X, [1, 2]) *-> true ; X = none )).

test(nothing_else, [Names == [throw, shell, :, !, catch, assertz, nb_setval]]) :-
    findall(Name,
            ( member(Goal, [throw(x), shell(ls), lists:append(_, _, _), !, catch(true, _, true),
                            assertz(a), nb_setval(a, b)]),
              thrown(Goal, not_allowed(Name))
            ),
            Names).

test(goals_that_become_known, [Outcome = error(not_allowed(shell), _)]) :-
    tried(( G = shell(ls), call(G) ), Outcome).

test(closures, [Outcome = error(not_allowed(shell), _)]) :-
    tried(maplist(shell, [ls]), Outcome).

test(lambdas, [Ys-Sum-Zs == [2, 4]-6-[5, 6]]) :-
    solving:solve(( maplist([X, Y]>>(Y is X*2), [1, 2], Ys),
                    foldl([X, S0, S]>>(S is S0+X), Ys, 0, Sum),
                    N = 4, maplist(N/[X, Z]>>plus(N, X, Z), [1, 2], Zs) )).

test(lambdas_are_walked, [Name == shell]) :-
    thrown(maplist([X]>>shell(X), [ls]), not_allowed(Name)).

test(an_unknown_word_carries_its_name, [Name/Arity == frobnicate/2]) :-
    thrown(frobnicate(_, _), unknown_word(Name, Arity)).

test(texts_are_no_goals, [Text == "shell(ls)"]) :-
    thrown(call("shell(ls)"), not_a_goal(Text)).

test(goals_without_end, [Outcome == stopped]) :-
    Goal = ( true, Goal ),
    tried(Goal, Outcome).

test(difference_is_told_or_not_known, [A-B-C == answered-[]-not_known_enough(dif(x, y))]) :-
    tried(dif(a, b), A),
    findall(x, solving:solve(dif(a, a)), B),
    thrown(dif(_, a), Formal),
    ( Formal = not_known_enough(dif(_, a)) -> C = not_known_enough(dif(x, y)) ; C = Formal ).

test(free_variables_group, all(P-N == [elves-3, goblins-1])) :-
    solving:solve(aggregate(count, C^hand(P, C), N)).

test(sums_of_expressions, [Sum == 12]) :-
    solving:solve(aggregate_all(sum(X*2), member(X, [1, 2, 3]), Sum)).

test(most_with_a_witness, [Max == max(6, allosaurus_rider)]) :-
    solving:solve(aggregate_all(max(P, C), power(C, P), Max)).

test(several_at_once, [Result == r(2, 3, [1, 2])]) :-
    solving:solve(aggregate_all(r(count, sum(X), bag(X)), member(X, [1, 2]), Result)).

test(sizes, [Limits == [too_large, too_large, too_large, answer_too_large]]) :-
    findall(Name,
            ( member(Goal, [ length(_, 1_000_000), numlist(1, 100_000_000, _), functor(_, f, 10_000_000),
                             ( numlist(1, 90_000, L), findall(L, member(_, [1, 2]), _) )
                           ]),
              thrown(Goal, Formal),
              functor(Formal, Name, _)
            ),
            Limits).

test(text_does_not_double_for_ever, [Name == too_large]) :-
    length(Texts, 18),
    doubling(Texts, Goal),
    thrown(( Texts = ["0123456789"|_], Goal ), Formal),
    functor(Formal, Name, _).

doubling([_], true).
doubling([A, B|Texts], ( string_concat(A, A, B), Goal )) :-
    doubling([B|Texts], Goal).

:- end_tests(walking).

:- begin_tests(calculating).

test(values, [Values == [3, 8, 0.5, -2, 7.0]]) :-
    maplist(calculating:value_of, [1+2, 2**3, 1/2, min(3, -2), float(7)], Values).

test(what_is_no_function, [forall(member(E, [random(3), cputime, foo, "a", [1], 1r3, random]))]) :-
    catch(calculating:value_of(E, _), error(type_error(evaluable, E), _), true).

test(too_large, [forall(member(E, [7**(7**7), 2**512, 1<<512, 1>>(-600), 2**511+2**511, 2**500*2**500]))]) :-
    catch(( calculating:value_of(E, _), fail ), error(number_too_large, _), true).

test(powers_of_few, [Values == [0, 1, 1, 0]]) :-
    maplist(calculating:value_of, [0**(10**100), 1**(10**100), (-1)**(10**100), 1>>(10**6)], Values).

:- end_tests(calculating).

:- begin_tests(printing).

printed(Term, Text) :-
    term_printing:printed(Term, 100, Text).

test(variables, [Text == "f(A, _, A, B, B)"]) :-
    printed(f(X, _, X, Y, Y), Text).

test(names_that_look_like_variables, [Text == "'$VAR'(1)"]) :-
    printed('$VAR'(1), Text).

test(endless, [Text == "f(...)"]) :-
    X = f(X, X),
    printed(X, Text).

test(larger_than_in_memory, [Text == "f(...)"]) :-
    numlist(1, 200, Steps),
    foldl([_, A, f(A, A)]>>true, Steps, x, Term),
    printed(Term, Text).

test(formats_are_data, [Text == "an error: format(\"~@\", [shell(ls)])"]) :-
    error_text:error_text(error(format("~@", [shell(ls)]), _), Text).

test(balls_are_data, [Text == "an error: format(\"~@\", [shell(ls)])"]) :-
    error_text:error_text(format("~@", [shell(ls)]), Text).

test(no_words_are_made_of_a_stranger_s_term, [forall(member(Ball, [_, error(_, _), "~@", x-["~a"]]))]) :-
    error_text:error_text(Ball, Text),
    string(Text).

:- end_tests(printing).
