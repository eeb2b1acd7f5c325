:- module(answers,
          [ answers/6,                  % +Text, +Limit, +Seconds, -Names, -Rows, -More
            read_question/3             % +Text, -Goal, -Bindings
          ]).

/** <module> Answers to a question that a stranger typed

The question is read as data and walked by the evaluator (evaluator/solving.pl), which does what
its table lists and calls nothing else.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(library(time), [call_with_time_limit/2]).
:- use_module('../door/api', []).
:- use_module('../k/cycle', []).
:- use_module('../k/explain', [why_not/2]).
:- use_module('../k/fact_causes', [set_past/1]).
:- use_module('../k/plain_terms', [term_text/2]).
:- use_module('../k/reading', [term_of_text/3]).
:- use_module('../door/term_printing', [printed/3]).
:- use_module(evaluator/askable, [most/2]).
:- use_module(evaluator/data_words, [check_arguments/2]).
:- use_module(evaluator/question_check, [check_goal/1]).
:- use_module(evaluator/solving, [solve/1]).
:- use_module(mistakes, [text_before/3]).
:- use_module(naming, [thinkable/2]).
:- use_module(question_scope, []).
:- use_module(fact_reasons, [node_row/2]).
:- use_module(reasons, [reason_nodes/3]).

:- meta_predicate plainly(0).

:- multifile api:hook/3.

%!  answers(+Text, +Limit, +Seconds, -Names, -Rows, -More) is det.
%
%   Rows are the first Limit answers to the question Text: lists of texts, one
%   for each of the variables Names. More is `true` where there are more.
%   Error: the question can't be read, may not be asked, or takes or answers too much.

answers(Text, Limit, Seconds, Names, Rows, More) :-
    read_question(Text, Goal, Bindings),
    check_goal(Goal),
    maplist(binding, Bindings, Names, Values),
    Wanted is Limit+1,
    most(steps, Most),
    call_with_time_limit(
        Seconds,
        call_with_inference_limit(
            findall(Texts, limit(Wanted, answer_texts(Goal, Values, Texts)), Found),
            Most, Result)),
    (   Result == inference_limit_exceeded
    ->  throw(error(too_many_steps, _))
    ;   true
    ),
    (   length(Rows, Limit),
        append(Rows, [_|_], Found)
    ->  More = true
    ;   Rows = Found,
        More = false
    ),
    check_length(Rows).

binding(Name=Value, Text, Value) :-
    atom_string(Name, Text).

answer_texts(Goal, Values, Texts) :-
    solve(Goal),
    maplist(value_text, Values, Texts).

value_text(Value, Text) :-
    most(parts, Most),
    (   printed(Value, Most, Text)
    ->  true
    ;   throw(error(answer_too_large, _))
    ).

check_length(Rows) :-
    most(answers, Most),
    foldl(foldl(longer), Rows, 0, Length),
    (   Length =< Most
    ->  true
    ;   throw(error(answer_too_large, _))
    ).

longer(Text, Length0, Length) :-
    string_length(Text, Own),
    Length is Length0+Own.

%!  read_question(+Text, -Goal, -Bindings) is det.

read_question(Text, Goal, Bindings) :-
    read_one(Text, Goal, Names),
    (   var(Goal)
    ->  throw(error(instantiation_error, _))
    ;   true
    ),
    shown(Names, Bindings).

read_one(Text, Term, Names) :-
    split_string(Text, "", " \t\r\n", [Trimmed]),
    (   Trimmed == ""
    ->  throw(error(nothing_asked, _))
    ;   true
    ),
    string_length(Text, Length),
    most(question, Most),
    (   Length > Most
    ->  throw(error(text_limit(length, Most), _))
    ;   string_concat(Asked, ".", Trimmed)
    ->  true
    ;   Asked = Trimmed
    ),
    catch(term_of_text(Asked, [module(question_scope), variable_names(Names)], Term),
          Error,
          throw_unreadable(Error, Asked)).

throw_unreadable(Error, Text) :-
    (   Error = error(syntax_error(What), stream(_, _, _, Place)),
        What \== end_of_clause_expected
    ->  text_before(Text, Place, Before),
        throw(error(unreadable(What, Place, Before), _))
    ;   throw(Error)
    ).

%   Variables that begin with `_` are not shown.

shown([], []).
shown([Name=Value|Bindings], Shown) :-
    (   sub_atom(Name, 0, 1, _, '_')
    ->  Shown = Rest
    ;   Shown = [Name=Value|Rest]
    ),
    shown(Bindings, Rest).

%   Errors that mean the same to whoever asks.

plainly(Goal) :-
    catch(Goal, Error, ( plain_error(Error, Plain), throw(Plain) )).

plain_error(error(resource_error(_), _), error(too_much_memory, _)) :-
    !.
plain_error(time_limit_exceeded, error(too_long, _)) :-
    !.
plain_error(error(syntax_error(end_of_clause_expected), _), error(only_one_question, _)) :-
    !.
plain_error(Error, Error).

%   Request: ["candidates"]: rows [Action, Legal, Reasons, Microseconds] of every
%   action that can be thought of; Legal is 1 or 0, Reasons a number.

api:hook(candidates, [], Rows) :-
    findall([Text, Legal, Count, Time],
            ( thinkable(everywhere, Action),
              statistics(cputime, Before),
              why_not(Action, Reasons),
              statistics(cputime, After),
              Time is round((After-Before)*1_000_000),
              length(Reasons, Count),
              ( cycle:legal(Action) -> Legal = 1 ; Legal = 0 ),
              term_text(Action, Text)
            ),
            Rows).

%   Requests: ["ask", Text, Limit, Seconds], and ["explain", Which, Text] or ["explain_tree", Which, Text], where
%   Which is `why` or `why_not`.

api:hook(ask, [Text, Limit, Seconds], ["answers", Names, Rows, More, Output]) :-
    with_output_to(string(Output), plainly(answers(Text, Limit, Seconds, Names, Rows, Truth))),
    atom_string(Truth, More).
api:hook(explain, [WhichText, Text], ["explained", Output]) :-
    atom_string(Which, WhichText),
    plainly(read_one(Text, Action, _)),
    with_output_to(string(Output), plainly(call_with_time_limit(10, explained(Which, Action)))).
api:hook(explain_tree, [WhichText, Text], ["tree"|Rows]) :-
    atom_string(Which, WhichText),
    memberchk(Which, [why, why_not]),
    plainly(read_one(Text, Asked, _)),
    check_arguments([said], asked(Asked)),
    plainly(call_with_time_limit(10, reason_nodes(Which, Asked, Nodes))),
    maplist(node_row, Nodes, Rows).

%   Request: ["past", How]: what the journal tells (fact_causes.pl).

api:hook(past, [HowText], ["ok"]) :-
    atom_string(How, HowText),
    set_past(How).

explained(Which, Action) :-
    Goal =.. [Which, Action],
    memberchk(Which, [why, why_not]),
    solve(Goal).

:- multifile prolog:error_message//1.

prolog:error_message(not_allowed(!)) -->
    !,
    [ 'a question may not use !: once(Goal) takes the first answer of Goal' ].
prolog:error_message(not_allowed(:)) -->
    !,
    [ 'a question may not use : and the names of modules: it may ask, and change nothing' ].
prolog:error_message(not_allowed(Culprit)) -->
    [ 'a question may not use ~w: it may ask, and change nothing'-[Culprit] ].
prolog:error_message(unknown_word(Name, Arity)) -->
    prolog:error_message(unknown_predicate(Name/Arity)).
prolog:error_message(not_known_enough(Goal)) -->
    [ 'whether ~p holds is not known yet: ask for what it compares first'-[Goal] ].
prolog:error_message(not_a_goal(Term)) -->
    [ '~p is nothing that can be asked'-[Term] ].
prolog:error_message(too_large(What)) -->
    [ 'this is too large for a question: ~p'-[What] ].
prolog:error_message(number_too_large) -->
    [ 'the question calculates with numbers that are too large' ].
prolog:error_message(answer_too_large) -->
    [ 'the answer is too large' ].
prolog:error_message(only_one_question) -->
    [ 'ask one question at a time' ].
prolog:error_message(too_much_memory) -->
    [ 'the question takes too much memory' ].
prolog:error_message(too_long) -->
    [ 'the question takes too long' ].
prolog:error_message(too_many_steps) -->
    [ 'the question takes too many steps' ].
prolog:error_message(not_legal(Action)) -->
    [ '~p is not legal now: ask why_not'-[Action] ].
prolog:error_message(no_action) -->
    [ 'do what? legal(A) lists the actions' ].
prolog:error_message(nothing_to_undo) -->
    [ 'there is no action to take back' ].
prolog:error_message(undo_forbidden) -->
    [ 'nothing is taken back at this table' ].
prolog:error_message(undo_unfair(Words)) -->
    [ '~w: that is not taken back at this table'-[Words] ].
prolog:error_message(before_known_choices) -->
    [ 'what that would take back was done before the game was opened' ].
prolog:error_message(flags_unanswered(Facts)) -->
    [ 'that needs the flag handler (~p): open the game with manalog repl'-[Facts] ].
prolog:error_message(past_needed) -->
    [ 'the game has to be played again to tell this' ].
prolog:error_message(nothing_asked) -->
    [ 'nothing is asked' ].
