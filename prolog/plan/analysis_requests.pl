:- module(analysis_requests, []).

/** <module> What Python asks for about the worth of states

  * ["analyse", Game, Player, [Most, Milliseconds, First, Count], Others]: the Count best lines of Player,
    up to Most choices ahead, Milliseconds long (0: no limit), one choice ahead for First. Others are texts: "words" for words of each
    action, "at_once" where the procedural part values all actions of a state at once. Reply:
    [Depth, States, Rows] with rows [Value, Actions, Words].

A search asks back ["worth", Player, Standing], for ["worth", Value], and ["worths", Player, Standing,
Actions], for ["worths", Value, ...], Standing being what the game's request "standing" answers.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../door/api', []).
:- use_module('../k/plain_terms', [term_text/2]).
:- use_module('../k/rules', []).
:- use_module('../k/store', [mark/1, undo_to/1]).
:- use_module(alpha_beta, [analysed/4]).
:- use_module(moving, [move/2]).
:- use_module(counting, [states_visited/1]).
:- use_module(strategies, [spoken/4]).
:- use_module(worths, [forget_worths/1]).

:- multifile api:hook/3.

api:hook(analyse, [GameText, PlayerText, [Most, Millis, FirstMillis, Count], Others], [Depth, States, Rows]) :-
    atom_string(Game, GameText),
    atom_string(Player, PlayerText),
    nb_setval(plan_game, Game),
    ( memberchk("at_once", Others) -> forget_worths(Player) ; forget_worths(nobody) ),
    maplist(seconds_of, [Millis, FirstMillis], [Seconds, First]),
    analysed(Player, limits(Most, Seconds, First, Count), Depth, Lines),
    states_visited(States),
    ( memberchk("words", Others) -> Worded = true ; Worded = false ),
    maplist(row(Worded), Lines, Rows).

seconds_of(Millis, Seconds) :-
    ( Millis =:= 0 -> Seconds = inf ; Seconds is Millis/1000 ).

row(Worded, line(Value, Actions), [Value, Texts, Words]) :-
    maplist(term_text, Actions, Texts),
    (   Worded == true
    ->  mark(Mark),
        in_words(Actions, Words),
        undo_to(Mark)
    ;   Words = []
    ).

in_words([], []).
in_words([Action|Actions], [Words|Others]) :-
    state:now(Process),
    rules:choice(Process, Player),
    spoken(Player, Action, _, Said),
    format(string(Words), "~w: ~w", [Player, Said]),
    move(Action, _),
    in_words(Actions, Others).
