:- module(terminal,
          [ prepare_toplevel/0,
            say_what_is_missing/0
          ]).

/** <module> The toplevel on a terminal: its prompt, mistakes and Ctrl-C

SWI-Prolog's own toplevel reads and answers, with the line editor and the history that
it has. A mistake is answered in one line: no tracer opens. Ctrl-C drops the line that
is being typed, or the question that takes too long; the game stays as it is.
*/

:- use_module(library(lists), [member/2]).
:- use_module(library(process), [process_kill/2]).
:- use_module(library(prolog_stack), []).
:- use_module(mistakes, [text_before/3, unknown_predicate/2]).

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
    (   stream_property(user_input, tty(true)),
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
    Question \== end_of_file,
    unknown_predicate(Question, Error),
    throw(Error).

:- public interrupt/1.

interrupt(_Signal) :-
    nl(user_error),
    abort.

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

user:message_hook(error(syntax_error(What), string(Text, Place)), error, _) :-
    text_before(Text, Place, Before),
    print_message(error, error(unreadable(What, Place, Before), _)).

%   While a line is edited, Ctrl-C is a key like others.

:- multifile editline:el_setup/1.

editline:el_setup(Input) :-
    interrupt_is_a_key(Input),
    editline:el_addfn(Input, drop_line, 'Drop the line', terminal:drop_line),
    editline:el_addfn(Input, stop_job, 'Stop the job', terminal:stop_job),
    editline:el_bind(Input, ["^C", drop_line]),
    editline:el_bind(Input, ["^Z", stop_job]).

interrupt_is_a_key(Input) :-
    setup_call_cleanup(
        tmp_file_stream(utf8, File, Stream),
        ( format(Stream, "setty -d -isig~n", []),
          close(Stream),
          editline:el_source(Input, File)
        ),
        delete_file(File)).

:- public drop_line/3, stop_job/3.

drop_line(Input, _Key, redisplay) :-
    editline:el_line(Input, line(Before, After)),
    string_length(After, Behind),
    string_length(Before, Ahead),
    Length is Ahead+Behind,
    editline:el_cursor(Input, Behind),
    ( Length > 0 -> editline:el_deletestr(Input, Length) ; true ),
    format(user_error, "^C~n", []).

%   All processes of the job stop, as where the terminal sees to it.

stop_job(_Input, _Key, redisplay) :-
    process_kill(0, tstp).
