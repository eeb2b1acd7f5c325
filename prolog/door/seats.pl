:- module(seats, []).

/** <module> What a seat may ask, and a search: tables of requests

A seat is a player who asks, or a program for that player. What is not in a table here is
refused, whatever else the door knows. The hooks of the games and of this module are

  * shown(+Game, +Viewer, +Request, -Reply): answered by what is so. The answer follows
    from what Viewer sees, which a test of hidden facts that are exchanged compares.
  * known(+Game, +Viewer, +Request, -Reply): answered in the state as Viewer knows it
    (determinization.pl), so that the answer can't depend on anything else. It is the one
    for whatever calls rules.
  * searched(+Game, +Request, -Reply): about a state that is searched, which is imagined;
    the answer follows from the present state alone.

Requests: ["seat", Game, Viewer, Name, ...], ["seat", Game, Viewer, "each", Requests] for rows
["answer", Reply] or ["error", Kind, Words], and ["searched", Game, Name, ...]. Questions and
actions that are written as people do, answers.pl, are asked in processes of their own by
["told", Game, Viewer, "ask", "explain" or "complete", ...]: in the state as Viewer knows it, with the past
as Viewer heard of it.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../k/determinization', [as_known/3, as_told/3]).
:- use_module('../k/explain', [why/2, why_not/2, conflict_words/2]).
:- use_module('../k/plain_terms', [safe_term/2, term_text/2]).
:- use_module('../k/views', [shown_process/3]).
:- use_module('../k/time_limits', [in_time/1]).
:- use_module('../k/types', [declared/3, leaf_in_arguments/4]).
:- use_module(api, []).
:- use_module(error_text, [error_text/2]).

:- multifile api:hook/3, shown/4, known/4, searched/3.
:- dynamic shown/4, known/4, searched/3.

api:hook(seat, [GameText, ViewerText|Request], Reply) :-
    atom_string(Game, GameText),
    atom_string(Viewer, ViewerText),
    (   views:viewer(Viewer)
    ->  true
    ;   throw(error(existence_error(player, Viewer), _))
    ),
    (   Request = ["each", Requests]
    ->  each(Requests, Game, Viewer, Found),
        maplist(reply_row, Found, Reply)
    ;   each([Request], Game, Viewer, [Found]),
        reply_or_error(Found, Reply)
    ).
api:hook(told, [GameText, ViewerText, Name|Arguments], Reply) :-
    memberchk(Name-Hook, ["ask"-ask, "explain"-explain, "complete"-complete]),
    atom_string(Game, GameText),
    atom_string(Viewer, ViewerText),
    views:viewer(Viewer),
    as_told(Game, Viewer, found(api:hook(Hook, Arguments, Said), Said, Found)),
    reply_or_error(Found, Reply).
api:hook(searched, [GameText, Name|Arguments], Reply) :-
    atom_string(Game, GameText),
    (   in_time(searched(Game, [Name|Arguments], Found))
    ->  Reply = Found
    ;   throw(error(not_for_searches(Name), _))
    ).

%   each(+Requests, +Game, +Viewer, -Found): what is `known` is asked for in one go.

each(Requests, Game, Viewer, Found) :-
    maplist(found_shown(Game, Viewer), Requests, Found),
    (   ground(Found)
    ->  true
    ;   as_known(Game, Viewer, maplist(found_known(Game, Viewer), Requests, Found))
    ).

found_shown(Game, Viewer, Request, Found) :-
    (   found(shown(Game, Viewer, Request, Reply), Reply, Found)
    ->  true
    ;   clause(known(Game, Viewer, Request, _), _)
    ->  true
    ;   refused(Request, Found)
    ).

found_known(Game, Viewer, Request, Found) :-
    (   nonvar(Found)
    ->  true
    ;   found(known(Game, Viewer, Request, Reply), Reply, Found)
    ->  true
    ;   refused(Request, Found)
    ).

refused([Name|_], Found) :-
    found(throw(error(not_for_seats(Name), _)), _, Found).

:- meta_predicate found(0, ?, -).

%   found(:Goal, ?Reply, -Found) is semidet: answer(Reply), or error(Kind, Words), what Goal
%   threw; it is put into words where it came up, since these may name what is there.

found(Goal, Reply, Found) :-
    catch(( once(Goal), Found = answer(Reply) ),
          Error,
          ( api:error_kind(Error, Kind),
            error_text(Error, Text),
            Found = error(Kind, Text)
          )).

reply_row(answer(Reply), ["answer", Reply]).
reply_row(error(Kind, Text), ["error", Kind, Text]).

reply_or_error(answer(Reply), Reply).
reply_or_error(error(Kind, Text), _) :-
    throw(error(worded(Kind, Text), _)).

%   Requests of seats at every game: ["why", Action], ["why_not", Action] and ["conflict",
%   Action].

shown(_, Viewer, ["why_not", Text], [["unseen", Words]]) :-
    safe_term(Text, Action),
    out_of_sight(Action, Viewer, Object),
    (   explain:gone_words(Viewer, Object, Gone)
    ->  Words = Gone
    ;   format(string(Words), "you see nothing with the number ~w", [Object])
    ).
known(_, _, ["why", Text], Rows) :-
    safe_term(Text, Action),
    why(Action, Reasons),
    maplist(reason_row, Reasons, Rows).
known(_, _, ["why_not", Text], Rows) :-
    safe_term(Text, Action),
    why_not(Action, Reasons),
    maplist(reason_row, Reasons, Rows).
known(_, _, ["conflict", Text], Lines) :-
    safe_term(Text, Action),
    findall(Words, conflict_words(Action, Words), Lines).

%   Of an object that the viewer does not see, nothing that a rule says would be true.

out_of_sight(Action, Viewer, Object) :-
    declared(action, Action, Types),
    leaf_in_arguments(Types, Action, object, Object),
    \+ views:knows(Viewer, Object),
    !.

reason_row(reason(Id, Words), [IdText, Words]) :-
    term_text(Id, IdText).

:- multifile prolog:error_message//1.

prolog:error_message(worded(_, Text)) -->
    [ '~w'-[Text] ].
prolog:error_message(not_for_seats(Name)) -->
    [ 'a seat can\'t ask for "~w" now'-[Name] ].
prolog:error_message(not_for_searches(Name)) -->
    [ 'a search can\'t ask for "~w"'-[Name] ].

%   Request of the table: ["shown_process", Viewer, Process]: the text of Process with `hidden`
%   for what Viewer, a player or nobody, can't know.

api:hook(shown_process, [ViewerText, Text], [ShownText]) :-
    atom_string(Viewer, ViewerText),
    safe_term(Text, Process),
    shown_process(Viewer, Process, Shown),
    term_text(Shown, ShownText).
