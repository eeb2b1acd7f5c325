:- module(serve,
          [ serve/0,
            serve_caged/0,
            asked_back/2                % +Request, -Reply
          ]).

/** <module> A game in a process of its own, which answers through two pipes

`swipl -g serve:serve prolog/load.pl -- IN OUT` reads requests of api/2, one a
line, from the file descriptor IN and writes the answers, one a line, to OUT. After
the request ["define", "toplevel", Undo] the process goes on to its toplevel; Undo
is `free`, `fair` or `never`, as actions.pl has it. Flags that a question or
the toplevel raises go out as ["flags", Facts], and ["updates", Facts] comes back.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module(library(time), [call_with_time_limit/2]).
:- use_module(api, [api/2]).
:- use_module('../k/lookahead', []).
:- use_module('../k/plain_terms', [fact/2]).
:- use_module('../ask/terminal', [say_what_is_missing/0]).

:- multifile lookahead:answer_flags/2, api:hook/3.

%!  serve is det.

serve :-
    current_prolog_flag(argv, Arguments),
    append(_, [In, Out], Arguments),
    opened(In, read, Requests),
    opened(Out, write, Answers),
    nb_setval(channel, channel(Requests, Answers)),
    serve_requests.

%!  serve_caged is det.
%
%   Serve where nothing can be opened or started after the first answer: threads that are needed
%   are started now, and what SWI-Prolog would load at a first call is loaded.

serve_caged :-
    ( current_prolog_flag(threads, true) -> set_prolog_gc_thread(false) ; true ),
    call_with_time_limit(60, true),
    forall(awaited(Module, File, Imports), Module:use_module(File, Imports)),
    serve.

%   awaited(-Module, -File, -Imports): what Module has declared by autoload/2, as SWI-Prolog keeps it. A SWI-Prolog that a package
%   brings lacks what few programs load.

awaited(Module, File, Imports) :-
    current_module(Module),
    current_predicate(Module:'$autoload'/3),
    Module:'$autoload'(File, _, import(Imports)),
    absolute_file_name(File, _, [file_type(prolog), access(read), file_errors(fail)]).

%   The streams have no names, by which something else could write to them.

opened(Descriptor, Mode, Stream) :-
    atom_concat('/dev/fd/', Descriptor, Path),
    open(Path, Mode, Stream, [encoding(utf8), buffer(line)]).

serve_requests :-
    next_line(Line),
    (   Line == end_of_file
    ->  halt
    ;   api(Line, Answer),
        (   nb_current(undo_rule, _)
        ->  true
        ;   answer(Answer),
            serve_requests
        )
    ).

next_line(Line) :-
    nb_getval(channel, channel(Requests, _)),
    read_line_to_string(Requests, Line).

answer(Text) :-
    nb_getval(channel, channel(_, Answers)),
    format(Answers, "~s~n", [Text]),
    flush_output(Answers).

%!  asked_back(+Request:list, -Reply:list) is semidet.
%
%   Reply is what whoever started this process answers to Request; fails where nobody did.

asked_back(Request, Reply) :-
    nb_current(channel, _),
    with_output_to(string(Text), api:print_json(Request)),
    answer(Text),
    next_line(Line),
    term_string(Reply, Line, [var_prefix(true)]).

lookahead:answer_flags(Facts, Updates) :-
    maplist(fact, Rows, Facts),
    asked_back(["flags", Rows], ["updates", UpdateRows]),
    maplist(fact, UpdateRows, Updates).

api:hook(toplevel, [Text], ["ok"]) :-
    atom_string(Rule, Text),
    nb_setval(undo_rule, Rule),
    say_what_is_missing.
