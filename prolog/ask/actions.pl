:- module(actions,
          [ op(200, xfx, #),
            legal/1,                    % ?Action
            legal/2,                    % ?Player, ?Action
            do/1,                       % +Action
            undo/0,
            undo_last/1,                % +Count
            after/2,                    % ?Action, :Goal
            tell_choice/0
          ]).

/** <module> The words for actions: which are legal, taking them and taking them back
*/

:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module('../k/cycle', [chooser/1]).
:- use_module('../k/lookahead', [follow/3, perform_actions/1, last_choices/3]).
:- use_module('../k/rules', []).
:- use_module('../k/store', [undo_to/1]).
:- use_module(facts, []).
:- use_module(spoken_terms).

:- meta_predicate after(?, 0).

:- multifile seen_since/2.
:- dynamic seen_since/2.

%!  seen_since(+Entries, -Words) is semidet.
%
%   Hook: Words say what was hidden before Entries, the end of the journal, and was
%   seen in them.

%!  legal(?Action) is nondet.
%
%   In the order of cycle:legal_actions/1.

legal(Action) :-
    heard_actions(Action, Actions),
    (   Actions = [First]
    ->  findall(First, legal_as_asked(Action, First), Unsorted),
        sort(Unsorted, Sorted),
        member(First, Sorted)
    ;   follow(Actions, _, any_action)
    ),
    said_actions(Actions, Action).

legal_as_asked(Action, First) :-
    cycle:legal(First),
    ( var(Action) -> \+ rules:unlisted(First) ; true ).

any_action(_).

%!  legal(?Player, ?Action) is nondet.

legal(Player, Action) :-
    chooser(Player),
    legal(Action).

%!  do(+Action) is det.
%
%   Take Action, whose parts are taken one after the other; say what happened and who
%   chooses next. Nothing has changed after an error.

do(Action) :-
    (   var(Action)
    ->  throw(error(no_action, _))
    ;   legal(Action)
    ->  true
    ;   throw(error(not_legal(Action), _))
    ),
    heard_actions(Action, Actions),
    follow(Actions, _, any_action),
    !,
    perform_actions(Actions),
    tell_what_came.

%   What happened, and who chooses next.

tell_what_came :-
    once(facts:show(happened)),
    tell_choice.

%!  tell_choice is det.
%
%   Say who chooses, and what.

tell_choice :-
    (   chooser(Player)
    ->  format("~w chooses: ", [Player]),
        once(facts:show(choice))
    ;   state:now(over(Result))
    ->  format("The game is over: ~p~n", [Result])
    ;   true
    ).

%!  undo is det.

undo :-
    undo_last(1).

%!  undo_last(+Count:integer) is det.
%
%   What undo(Count) means where questions are read (question_scope.pl). Go back to the choice
%   before the last Count actions; says what was hidden then and has been seen since.
%   Error: there are fewer, or it is forbidden.

undo_last(Count) :-
    must_be(positive_integer, Count),
    undo_rule(Rule),
    (   Rule == never
    ->  throw(error(undo_forbidden, _))
    ;   last_choices(Count, Mark, Entries)
    ->  tell_seen(Entries, Rule),
        undo_to(Mark)
    ;   throw(error(nothing_to_undo, _))
    ).

tell_seen(Entries, Rule) :-
    (   seen_since(Entries, Words)
    ->  (   Rule == fair
        ->  throw(error(undo_unfair(Words), _))
        ;   format("~w~n", [Words])
        )
    ;   true
    ).

%   What the table's owner allows: `never`, `fair` (not past what was hidden) or
%   `free`.

undo_rule(Rule) :-
    (   nb_current(undo_rule, Rule)
    ->  true
    ;   Rule = free
    ).

%!  after(?Action, :Goal) is nondet.
%
%   Goal is true in the state after Action. Then the game is where it was.

after(Action, Goal) :-
    findall(Action-Actions, legal_as(Action, Actions), Pairs),
    member(Action-Actions, Pairs),
    follow(Actions, _, actions:goal_after(Goal)).

legal_as(Action, Actions) :-
    heard_actions(Action, Actions),
    follow(Actions, _, any_action),
    said_actions(Actions, Action).

goal_after(Goal, Action) :-
    lookahead:after(Action, contracted, Goal).
