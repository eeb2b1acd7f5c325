:- module(reasons,
          [ op(200, xfx, #),
            why/1,                      % ?Action
            why/2,                      % ?Action, -Reason
            why_not/1,                  % ?Action
            why_not/2                   % ?Action, -Reason
          ]).

/** <module> The words for reasons: why an action is legal, and why another is not
*/

:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(actions, [legal/1]).
:- use_module('../k/explain', [caveat/2, conflict_words/2]).
:- use_module('../k/lookahead', [follow/3]).
:- use_module('../k/rules', []).
:- use_module(game_in_play, [rules_in_play/1]).
:- use_module('../door/term_printing', [printed/3]).
:- use_module(naming, [thinkable/2]).
:- use_module(spoken_terms).

%!  why(?Action) is det.
%
%   Print the proofs that Action is legal, or that it is not; an unbound Action is each
%   that is legal.

why(Action) :-
    (   var(Action)
    ->  forall(legal(Action), ( heading(Action), print_proofs(Action) ))
    ;   print_proofs(Action)
    ).

print_proofs(Action) :-
    findall(Reason, why(Action, Reason), Reasons),
    (   Reasons == []
    ->  printed(Action, 300, Text),
        format("It is not legal: ask why_not(~w).~n", [Text])
    ;   print_reasons(Reasons),
        cautions(Action)
    ).

%   The rules that could have forbidden it, and do not.

cautions(Action) :-
    findall(Id,
            ( heard_actions(Action, [First|_]),
              rules:source(Id, nonexecutable, First, _, Module),
              rules_in_play(Module)
            ),
            Ids0),
    sort(Ids0, Ids),
    (   Ids == []
    ->  true
    ;   atomic_list_concat(Ids, ', ', List),
        format("and no rule forbids it (~w do not apply).~n", [List])
    ).

%!  why(?Action, -Reason) is nondet.
%
%   Reason is Rule:Words.

why(Action, Reason) :-
    legal(Action),
    heard_actions(Action, [First|_]),
    cycle:legal(First),
    explain:why(First, Reasons),
    member(reason(Id, Words), Reasons),
    Reason = Id:Words.

%!  why_not(?Action) is det.
%
%   Print all reasons why Action is not legal; where parts of it are unbound, of each
%   action that it may be.

why_not(Action) :-
    (   ground(Action)
    ->  findall(Reason, why_not(Action, Reason), Reasons),
        print_objections(Action, Reasons)
    ;   findall(Action-Reason, why_not(Action, Reason), Pairs),
        group_pairs_by_key(Pairs, Groups),
        ( Groups == [] -> print_objections(Action, []) ; true ),
        forall(member(One-Reasons, Groups),
               ( heading(One), print_objections(One, Reasons) ))
    ).

print_objections(Action, Reasons) :-
    (   Reasons == []
    ->  heard_actions(Action, Heard),
        (   Heard = [First|_],
            caveat(First, Words)
        ->  format("~w~n", [Words])
        ;   format("It is legal.~n")
        )
    ;   print_reasons(Reasons),
        print_conflict(Action)
    ).

heading(Action) :-
    printed(Action, 300, Text),
    format("~w~n", [Text]).

print_reasons(Reasons) :-
    forall(member(Id:Words, Reasons), format("~w: ~w~n", [Id, Words])).

print_conflict(Action) :-
    (   heard_actions(Action, [First|_]),
        conflict_words(First, Words)
    ->  format("~w~n", [Words])
    ;   true
    ).

%!  why_not(?Action, -Reason) is nondet.
%
%   Reason is Rule:Words. An unbound Action is any that can be thought of and is
%   not legal; where there is none, and none is legal, the reason is against all.

why_not(Action, Reason) :-
    objections(Action, Reasons),
    member(reason(Id, Words), Reasons),
    Reason = Id:Words.

%   objections(?Action, -Reasons) is nondet: Reasons are against Action, or against an instance of
%   it; against all instances together, the first that is found.

objections(Action, Reasons) :-
    (   ground(Action)
    ->  \+ legal(Action),
        once(heard_actions(Action, Actions)),
        reasons_against(Actions, Reasons)
    ;   instance_against(Action, Actions)
    *-> reasons_against(Actions, Reasons)
    ;   \+ legal(Action),
        once(heard_actions(Action, Actions)),
        reasons_against(Actions, [First|_]),
        Reasons = [First]
    ).

instance_against(Action, [First|Others]) :-
    heard_actions(Action, [First|Others]),
    thinkable(in_sight, First),
    \+ follow([First|Others], _, actions:any_action),
    said_actions([First|Others], Action).

%   Of several actions, the reasons are against the first that is not legal in its
%   turn.

reasons_against([Action|Actions], Reasons) :-
    (   Actions = [_|_],
        cycle:legal(Action)
    ->  once(lookahead:after(Action, choices, reasons:reasons_later(Actions, Reasons)))
    ;   explain:why_not(Action, Reasons)
    ).

reasons_later([Action|Actions], Reasons) :-
    (   lookahead:only_other(Action, Only)
    ->  once(lookahead:after(Only, choices, reasons:reasons_later([Action|Actions], Reasons)))
    ;   reasons_against([Action|Actions], Reasons)
    ).
