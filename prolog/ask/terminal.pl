:- module(terminal,
          [ prepare_toplevel/0,
            say_what_is_missing/0
          ]).

/** <module> The toplevel on a terminal: its prompt, mistakes and Ctrl-C

SWI-Prolog's own toplevel reads and answers, with the line editor and the history that
it has. A mistake is answered in one line: no tracer opens. Ctrl-C drops the line that
is being typed, or the question that takes too long; the game stays as it is.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(process), [process_kill/2]).
:- use_module(library(prolog_stack), []).
:- use_module(mistakes, [goal_within/2, text_before/3, unknown_predicate/2]).

%!  prepare_toplevel is det.
%
%   Let questions be read where the vocabulary is known.

prepare_toplevel :-
    set_prolog_flag(toplevel_prompt, '?- '),
    set_prolog_flag(debug_on_error, false),
    set_prolog_flag(backtrace, false),
    module(question_scope).

%!  say_what_is_missing is det.
%
%   Say in one line why there is no line editing on this terminal, where there is none.

say_what_is_missing :-
    (   on_terminal,
        no_line_editing(Why)
    ->  format(user_error, "There is no line editing: ~w.~n", [Why])
    ;   true
    ).

no_line_editing("the terminal is dumb") :-
    getenv('TERM', dumb),
    !.
no_line_editing("this SWI-Prolog has neither libedit nor readline") :-
    \+ ( member(Editor, [libedit4pl, readline4pl]),
         absolute_file_name(foreign(Editor), _,
                            [file_type(executable), access(read), file_errors(fail)])
       ).

%   The toplevel installs its own handler as it starts, so ours comes with each question.

:- multifile user:expand_query/4.
:- dynamic user:expand_query/4.

user:expand_query(Question, _, _, _) :-
    on_signal(int, _, terminal:interrupt),
    heed_tracer(Question),
    was_dropped,
    asked_again(question_dropped).
user:expand_query(Question, _, _, _) :-
    Question \== end_of_file,
    unknown_predicate(Question, Error),
    asked_again(Error).
user:expand_query(Question, once(Question), Bindings, Bindings) :-
    \+ on_terminal,
    Question \== end_of_file.

%   Where nobody sits before it, what follows a question is the next one, and not what the
%   person wants to do about other answers.

on_terminal :-
    stream_property(user_input, tty(true)).

%   The toplevel reads another question then, whose lines are to have the same prompt.

asked_again(Error) :-
    ( on_terminal -> prompt(_, '|    ') ; true ),
    throw(Error).

:- public interrupt/1.

interrupt(_Signal) :-
    nl(user_error),
    abort.

%   The tracer opens where a question asks for it, and not by a key that is pressed as an
%   answer is shown, such as the first of the next question.

heed_tracer(Question) :-
    (   goal_within(Question, Goal),
        functor(Goal, Name, _),
        memberchk(Name, [trace, spy, leash, debug, gspy, gtrace])
    ->  nb_setval(traced, true)
    ;   true
    ).

:- multifile user:prolog_trace_interception/4.
:- dynamic user:prolog_trace_interception/4.

user:prolog_trace_interception(_, _, _, nodebug) :-
    \+ nb_current(traced, true).

%   An error that nothing catches is told as any other.

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(unhandled_exception(Error), Kind, _) :-
    nonvar(Error),
    Error = error(_, _),
    print_message(Kind, Error).

%   Where no answer can be written, SWI-Prolog's toplevel would say so for ever.

user:message_hook(error(io_error(write, Stream), context(_, Why)), _, _) :-
    stream_property(Stream, alias(user_output)),
    catch(format(user_error, "manalog: the output cannot be written (~w)~n", [Why]), _, true),
    halt(2).

user:message_hook(question_dropped, error, _).
user:message_hook(error(syntax_error(What), stream(_, _, _, _)), error, _) :-
    ends_early(What),
    was_dropped.
user:message_hook(error(syntax_error(What), string(Text, Place)), error, _) :-
    text_before(Text, Place, Before),
    print_message(error, error(unreadable(What, Place, Before), _)).

%   While a line is edited, Ctrl-C is a key like others.

:- multifile editline:el_setup/1.

editline:el_setup(Input) :-
    interrupt_is_a_key(Input),
    editline:el_addfn(Input, drop_question, 'Drop the question', terminal:drop_question),
    editline:el_addfn(Input, stop_job, 'Stop the job', terminal:stop_job),
    editline:el_bind(Input, ["^C", drop_question]),
    editline:el_bind(Input, ["^Z", stop_job]).

interrupt_is_a_key(Input) :-
    setup_call_cleanup(
        tmp_file_stream(utf8, File, Stream),
        ( format(Stream, "setty -d -isig~n", []),
          close(Stream),
          editline:el_source(Input, File)
        ),
        delete_file(File)).

:- public drop_question/3, stop_job/3.

%   The end of the input ends a question that was begun on earlier lines, too; nobody is told.

drop_question(Input, _Key, eof) :-
    editline:el_line(Input, line(Before, After)),
    string_length(After, Behind),
    string_length(Before, Ahead),
    Length is Ahead+Behind,
    editline:el_cursor(Input, Behind),
    ( Length > 0 -> editline:el_deletestr(Input, Length) ; true ),
    format(user_error, "^C~n", []),
    nb_setval(dropped, true).

ends_early(end_of_file).
ends_early(end_of_file_in_quoted(_)).
ends_early(end_of_file_in_block_comment).

was_dropped :-
    nb_current(dropped, true),
    nb_setval(dropped, false).

%   All processes of the job stop, as where the terminal sees to it.

stop_job(_Input, _Key, redisplay) :-
    process_kill(0, tstp).
