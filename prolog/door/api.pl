:- module(api, [api/2]).

/** <module> The only door for Python

api(+Request, -Answer): a list or its text in, text out. A request is a list of strings,
integers and lists; its first element names it. An answer is the same, so that
both are JSON as they stand. Nothing of a request is ever called.
*/

:- use_module(library(lists), [append/3, nth0/3, member/2, memberchk/2]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(option), []).
:- use_module('../k/rules', []).
:- use_module('../k/memory', [memorized/3]).
:- use_module('../k/recent', [since/2]).
:- use_module('../k/store').
:- use_module('../k/cycle').
:- use_module('../k/walking', [look_on/3]).
:- use_module('../k/time_limits', [in_time/1]).
:- use_module('../k/changes').
:- use_module('../k/replaying').
:- use_module('../k/explain', [why/2, why_not/2]).
:- use_module('../k/views', [visible/2]).
:- use_module(error_text, [error_text/2]).
:- use_module('../k/plain_terms', [safe_term/2, term_text/2, plain/2, fact/2, checked_fluent/1]).

:- multifile hook/3.
:- dynamic hook/3.

%!  api(+Request, -Answer:string) is det.
%
%   Request is a list, or the text of one. Errors come back as ["error", Kind, Message].

api(Request, Answer) :-
    catch(answer_text(Request, Answer), Error, error_answer(Error, Answer)).

answer_text(Asked, Answer) :-
    (   is_list(Asked)
    ->  Request = Asked
    ;   term_string(Request, Asked, [var_prefix(true)])
    ),
    request(Request, Reply),
    !,
    json_text(Reply, Answer).
answer_text(_, _) :-
    throw(error(unknown_request, _)).

%   In most answers nothing has to be escaped: to put their pieces together is quicker than to write them.

json_text(Reply, Text) :-
    (   pieces(Reply, Pieces, [])
    ->  atomics_to_string(Pieces, Text)
    ;   written_json(Reply, Text)
    ).

%   pieces(+Reply, -Pieces, ?Rest) is semidet: those of the text of Reply, then Rest.

pieces(Reply, Pieces, Rest) :-
    (   integer(Reply)
    ->  Pieces = [Reply|Rest]
    ;   string(Reply)
    ->  stands_as_it_is(Reply),
        Pieces = ['"', Reply, '"'|Rest]
    ;   Reply = [First|Others],
        Pieces = ['['|Pieces1],
        pieces(First, Pieces1, Pieces2),
        pieces_of_others(Others, Pieces2, Rest)
    ).

pieces_of_others([], [']'|Rest], Rest).
pieces_of_others([Reply|Replies], [','|Pieces], Rest) :-
    pieces(Reply, Pieces, Pieces1),
    pieces_of_others(Replies, Pieces1, Rest).

%   Nothing is left of it when these characters are taken off both its ends.

stands_as_it_is(String) :-
    split_string(String, '', 'etaionsrlcdhmupgfkbywvxzqj(),_0123456789 []ETAIONSRLCDHMUPGFKBYWVXZQJ-:+*/|={}.', [""]).

%   Prolog's escapes are JSON's, but for characters that do not print: a text
%   that needs one of those is written with question marks in their place.

written_json(Reply, Text) :-
    with_output_to(string(Written), print_json(Reply)),
    (   sub_string(Written, _, 1, _, "\\")
    ->  printable(Reply, Printable),
        with_output_to(string(Text), print_json(Printable))
    ;   Text = Written
    ).

printable(Term, Printable) :-
    (   string(Term)
    ->  string_codes(Term, Codes0),
        maplist(printable_code, Codes0, Codes),
        string_codes(Printable, Codes)
    ;   is_list(Term)
    ->  maplist(printable, Term, Printable)
    ;   Printable = Term
    ).

printable_code(Code, Printed) :-
    (   memberchk(Code, [0'\n, 0'\t, 0'\s])
    ->  Printed = Code
    ;   code_type(Code, graph)
    ->  Printed = Code
    ;   Printed = 0'?
    ).

print_json(Reply) :-
    write_term(Reply, [quoted(true), ignore_ops(false), spacing(standard)]).

error_answer(Error, Answer) :-
    error_kind(Error, Kind),
    error_text(Error, Message),
    json_text(["error", Kind, Message], Answer).

error_kind(error(Formal, _), Kind) :-
    nonvar(Formal),
    Formal = worded(Kind, _),
    !.
error_kind(error(Formal, _), Kind) :-
    nonvar(Formal),
    !,
    functor(Formal, Name, _),
    atom_string(Name, Kind).
error_kind(_, "exception").

%   Requests

%   What is asked for most comes first: requests are told apart one after the other.

request(["choose", Index, Mode], Reply) :-
    cached_actions(Actions),
    nth0(Index, Actions, Action),
    term_text(Action, Text),
    atom_string(M, Mode),
    marked(in_time(take_offered(Action, M, Stop))),
    reply(Stop, Reply0),
    append(Reply0, [Text], Reply).
request(["reset"], ["ok"]) :-
    reset,
    forget_definitions.
request(["load", Facts], ["ok"]) :-
    reset,
    maplist(fluent_of_text, Facts, Fluents),
    load_fluents(Fluents),
    reset_tally.
request(["define", Game|Arguments], Reply) :-
    atom_string(Name, Game),
    (   hook(Name, Arguments, Reply)
    ->  true
    ;   throw(error(unknown_request, _))
    ).
request(["start", Fluents, Process], ["ok"]) :-
    maplist(fluent_of_text, Fluents, Facts),
    load_fluents(Facts),
    safe_term(Process, Term),
    start(Term).
request(["advance", Mode], Reply) :-
    atom_string(M, Mode),
    advance(M, Stop),
    reply(Stop, Reply).
request(["look_on"], [Looks, Texts, Reply]) :-
    look_on(Looks, Ids, Stop),
    maplist(term_text, Ids, Texts),
    reply(Stop, Reply).
request(["resume", Mode], Reply) :-
    atom_string(M, Mode),
    resume(M, Stop),
    reply(Stop, Reply).
request(["update", Facts, Mode], Reply) :-
    maplist(fact, Facts, Updates),
    atom_string(M, Mode),
    in_time(( finish_flags(Updates), advance(M, Stop) )),
    reply(Stop, Reply).
request(["choice"], [ProcessText|Texts]) :-
    state:now(Process),
    term_text(Process, ProcessText),
    cached_actions(Actions),
    maplist(term_text, Actions, Texts).
request(["do", Text, Mode], Reply) :-
    safe_term(Text, Action),
    atom_string(M, Mode),
    marked(take(Action, M, Stop)),
    reply(Stop, Reply).
request(["undo", Mark, Steps, Forced], ["ok"]) :-
    undo_to(Mark),
    set_tally(Steps, Forced).
request(["statistics", Steps, Forced], ["ok"]) :-
    set_tally(Steps, Forced).
request(["mark"], ["mark", Mark]) :-
    mark(Mark).
request(["holds", Text], [Answer]) :-
    fluent_of_text(Text, Fluent),
    (   holds(Fluent)
    ->  Answer = "yes"
    ;   Answer = "no"
    ).
request(["fluents"], Texts) :-
    fluents(Fluents),
    maplist(term_text, Fluents, Texts).
request(["query", Name, Arity], Rows) :-
    atom_string(Functor, Name),
    functor(Template, Functor, Arity),
    findall(Template, holds(Template), Unsorted),
    sort(Unsorted, Fluents),
    maplist(fluent_row, Fluents, Rows).
request(["events", Mark], Rows) :-
    since(Mark, Entries),
    findall(Text,
            ( member(event(Event), Entries),
              term_text(Event, Text)
            ),
            Rows).
request(["changes", Mark], Texts) :-
    changes(Mark, Changes),
    maplist(term_text, Changes, Texts).
request(["trace"], ["ok"]) :-
    trace_rules.
request(["untrace"], ["ok"]) :-
    untrace_rules.
request(["caused_changes", Mark], Rows) :-
    caused_changes(Mark, Changes),
    maplist(change_row, Changes, Rows).
request(["digest"], [Digest]) :-
    digest(Digest).
request(["state_key"], [High, Low]) :-
    state_key(High, Low).
request(["state_digest"], [Digest]) :-
    state_digest(Digest).
request(["replay", Texts, Digests, Mode], Reply) :-
    maplist(safe_term, Texts, Actions),
    atom_string(M, Mode),
    replay(Actions, Digests, M, Stop),
    replay_reply(Stop, Reply).
request(["replay_on", N, Sum, Mark, Facts], Reply) :-
    maplist(fact, Facts, Updates),
    replay_on(place(N, Sum, Mark), Updates, Stop),
    replay_reply(Stop, Reply).
request(["objects_in", Texts], Rows) :-
    maplist(safe_term, Texts, Fluents),
    objects_in(Fluents, Named),
    findall([Object, Text],
            ( member(Object-Words, Named),
              format(string(Text), "~w", [Words])
            ),
            Rows).
request(["view", Text], Texts) :-
    atom_string(Player, Text),
    findall(Fluent, visible(Player, Fluent), Unsorted),
    sort(Unsorted, Fluents),
    maplist(term_text, Fluents, Texts).
request(["why_not", Text], Rows) :-
    safe_term(Text, Action),
    why_not(Action, Reasons),
    maplist(reason_row, Reasons, Rows).
request(["why", Text], Rows) :-
    safe_term(Text, Action),
    why(Action, Reasons),
    maplist(reason_row, Reasons, Rows).
request(["violations"], Texts) :-
    violations(Ids),
    maplist(term_text, Ids, Texts).
request(["statistics"], [Steps, Forced]) :-
    tally(Steps, Forced).
request(["garbage"], ["ok"]) :-
    garbage_collect,
    garbage_collect_clauses,
    garbage_collect_atoms.

replay_reply(same, ["same"]).
replay_reply(differs(N), ["differs", N]).
replay_reply(flags(Facts, place(N, Sum, Mark)), ["flags", Rows, N, Sum, Mark]) :-
    maplist(fact, Rows, Facts).

change_row(Change-Id, [ChangeText, IdText]) :-
    term_text(Change, ChangeText),
    format(string(IdText), "~w", [Id]).

reason_row(reason(Id, Words), [IdText, Words]) :-
    term_text(Id, IdText).

fluent_of_text(Text, Fluent) :-
    safe_term(Text, Fluent),
    checked_fluent(Fluent).

fluent_row(Fluent, Row) :-
    Fluent =.. [_|Arguments],
    maplist(plain, Arguments, Row).

%   A mark before every choice lets the session go back to it.

:- meta_predicate marked(0).

marked(Goal) :-
    mark(Mark),
    catch(Goal, Error, ( mend, undo_to(Mark), throw(Error) )).

%   An answer ends with the mark before the last choice, where players are told
%   of it with the statistics before that; after `choose`, with the action's text. Of
%   the actions only their number is told: whoever reads them asks for the "choice".

reply(choice(Player, _, Actions), ["choice", PlayerText, Count, Steps, Forced, Mark]) :-
    keep_actions(Actions),
    term_text(Player, PlayerText),
    length(Actions, Count),
    tally(Steps, Forced),
    last_mark(Mark).
reply(flags(Facts), ["flags", Rows, Mark]) :-
    maplist(fact, Rows, Facts),
    last_mark(Mark).
reply(step(Process), ["step", Text, Mark]) :-
    term_text(Process, Text),
    last_mark(Mark).
reply(over(Result), ["over", Text, Steps, Forced, Mark]) :-
    term_text(Result, Text),
    tally(Steps, Forced),
    last_mark(Mark).

%   The legal actions of the last answer, so that they can be chosen by number.

keep_actions(Actions) :-
    memorized(offered, Actions, true).

cached_actions(Actions) :-
    memorized(offered, Actions, legal_actions(Actions)).
