:- module(answers,
          [ answers/6                   % +Text, +Limit, +Seconds, -Names, -Rows, -More
          ]).

/** <module> Answers to a question that a stranger typed

The question is read as data, and only goals that library(sandbox) finds safe are
called: control, arithmetic, lists, and the vocabulary, but not what changes the
game (do/1, undo/0) or anything else.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(sandbox), [safe_goal/1]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(library(time), [call_with_time_limit/2]).
:- use_module('../door/api', []).
:- use_module('../k/cycle', []).
:- use_module('../k/explain', [why_not/2]).
:- use_module('../k/plain_terms', [term_text/2]).
:- use_module(mistakes, []).
:- use_module(naming, [thinkable/2]).
:- use_module(question_scope, []).
:- use_module(question_words, []).
:- use_module(toplevel, []).

:- meta_predicate plainly(0).

:- multifile sandbox:safe_primitive/1, sandbox:safe_meta_predicate/1, api:hook/3.

%   What the vocabulary does is known; it is not looked into.

changes(do/1).
changes(undo/0).
changes(undo/1).
changes(after/2).

term_expansion(vocabulary_is_safe, Clauses) :-
    findall(sandbox:safe_primitive(Module:Goal), safe_word(Module, Goal), Clauses).

safe_word(Module, Goal) :-
    toplevel:word(Name/Arity, _),
    \+ changes(Name/Arity),
    functor(Goal, Name, Arity),
    (   facts:game_word(Module, Name/Arity, _)
    ->  true
    ;   predicate_property(toplevel:Goal, imported_from(Module))
    ->  true
    ;   Module = toplevel
    ).
safe_word(facts, known(_)).

vocabulary_is_safe.

sandbox:safe_meta_predicate(actions:after/2).

most_inferences(100_000_000).

%!  answers(+Text, +Limit, +Seconds, -Names, -Rows, -More) is det.
%
%   Rows are the first Limit answers to the question Text: lists of texts, one
%   for each of the variables Names. More is `true` where there are more.
%   Error: the question can't be read, is not safe or takes too long.

answers(Text, Limit, Seconds, Names, Rows, More) :-
    read_question(Text, Goal, Bindings),
    check_goal(Goal),
    maplist(binding, Bindings, Names, Values),
    Wanted is Limit+1,
    most_inferences(Most),
    call_with_time_limit(
        Seconds,
        call_with_inference_limit(
            findall(Values, limit(Wanted, question_scope:Goal), Found),
            Most, Result)),
    (   Result == inference_limit_exceeded
    ->  throw(error(too_many_steps, _))
    ;   true
    ),
    (   length(Kept, Limit),
        append(Kept, [_|_], Found)
    ->  More = true
    ;   Kept = Found,
        More = false
    ),
    maplist(maplist(value_text), Kept, Rows).

binding(Name=Value, Text, Value) :-
    atom_string(Name, Text).

value_text(Value, Text) :-
    with_output_to(string(Text),
                   \+ \+ ( numbervars(Value, 0, _, [singletons(true)]),
                           write_term(Value, [quoted(true), numbervars(true), module(question_words),
                                              max_depth(200), spacing(next_argument)]) )).

%!  read_question(+Text, -Goal, -Bindings) is det.

read_question(Text, Goal, Bindings) :-
    (   normalize_space(string(""), Text)
    ->  throw(error(nothing_asked, _))
    ;   true
    ),
    read_one(Text, Goal, Names),
    (   var(Goal)
    ->  throw(error(instantiation_error, _))
    ;   true
    ),
    shown(Names, Bindings).

read_one(Text, Term, Names) :-
    string_concat(Text, "\n", Line0),
    (   ended(Text)
    ->  Line = Line0
    ;   string_concat(Line0, ".\n", Line)
    ),
    setup_call_cleanup(
        open_string(Line, Stream),
        ( read_term(Stream, Term, [module(question_scope), variable_names(Names), syntax_errors(error), cycles(false)]),
          read_term(Stream, Rest, [module(question_scope), syntax_errors(error)])
        ),
        close(Stream)),
    (   Rest == end_of_file
    ->  true
    ;   throw(error(only_one_question, _))
    ).

ended(Text) :-
    normalize_space(string(Trimmed), Text),
    string_concat(_, ".", Trimmed).

%   Variables that begin with `_` are not shown.

shown([], []).
shown([Name=Value|Bindings], Shown) :-
    (   sub_atom(Name, 0, 1, _, '_')
    ->  Shown = Rest
    ;   Shown = [Name=Value|Rest]
    ),
    shown(Bindings, Rest).

check_goal(Goal) :-
    (   sub_term(Part, Goal),
        callable(Part),
        functor(Part, Name, _),
        changing(Name)
    ->  throw(error(not_allowed(Name), _))
    ;   catch(safe_goal(question_scope:Goal), Error, ( refusal(Error, Refusal), throw(Refusal) ))
    ).

%   What the sandbox would let a program do to itself, and the game's own changes.

changing(do).
changing(undo).
changing(undo_last).
changing(assert).
changing(asserta).
changing(assertz).
changing(retract).
changing(retractall).
changing(abolish).
changing(nb_setval).
changing(b_setval).

refusal(error(permission_error(_, sandboxed, Culprit), _), error(not_allowed(Name), _)) :-
    culprit_name(Culprit, Name),
    !.
refusal(error(existence_error(procedure, Culprit), _), error(unknown_predicate(Culprit), _)) :-
    !.
refusal(error(instantiation_error, _), error(not_allowed("a goal that is not known yet"), _)) :-
    !.
refusal(Error, Error).

culprit_name(Culprit, Name) :-
    strip_module(Culprit, _, Goal),
    (   Goal = Name/_
    ->  true
    ;   callable(Goal),
        functor(Goal, Name, _)
    ).

%   Errors that mean the same to whoever asks.

plainly(Goal) :-
    catch(Goal, Error, ( plain_error(Error, Plain), throw(Plain) )).

plain_error(error(resource_error(_), _), error(too_much_memory, _)) :-
    !.
plain_error(time_limit_exceeded, error(too_long, _)) :-
    !.
plain_error(error(syntax_error(What), stream(_, _, _, Place)), error(unreadable(What, Place), _)) :-
    !.
plain_error(error(syntax_error(What), string(_, Place)), error(unreadable(What, Place), _)) :-
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

%   Requests: ["ask", Text, Limit, Seconds] and ["explain", Which, Text], where
%   Which is `why` or `why_not`.

api:hook(ask, [Text, Limit, Seconds], ["answers", Names, Rows, More, Output]) :-
    with_output_to(string(Output), plainly(answers(Text, Limit, Seconds, Names, Rows, Truth))),
    atom_string(Truth, More).
api:hook(explain, [WhichText, Text], ["explained", Output]) :-
    atom_string(Which, WhichText),
    plainly(read_one(Text, Action, _)),
    Goal =.. [Which, Action],
    with_output_to(string(Output), plainly(call_with_time_limit(10, toplevel:Goal))).

:- multifile prolog:error_message//1.

prolog:error_message(not_allowed(Culprit)) -->
    [ 'a question may not use ~w: it may ask, and change nothing'-[Culprit] ].
prolog:error_message(unreadable(What, Place)) -->
    [ 'the question can\'t be read at character ~w: ~w'-[Place, What] ].
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
prolog:error_message(nothing_asked) -->
    [ 'nothing is asked' ].
