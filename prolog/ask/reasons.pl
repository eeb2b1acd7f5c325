:- module(reasons,
          [ op(200, xfx, #),
            why/1,                      % ?Asked
            why/2,                      % ?Asked, -Reason
            why_not/1,                  % ?Asked
            why_not/2,                  % ?Asked, -Reason
            reason_nodes/3              % +Which, +Asked, -Nodes
          ]).

/** <module> The words for reasons: why an action is legal or a fact holds, and why another is not or does not
*/

:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(actions, [legal/1]).
:- use_module('../k/explain', [caveat/2, conflict_words/2]).
:- use_module('../k/lookahead', [follow/3]).
:- use_module('../k/rules', []).
:- use_module(game_in_play, [rules_in_play/1]).
:- use_module('../door/term_printing', [printed/3]).
:- use_module(fact_reasons).
:- use_module(naming, [thinkable/2]).
:- use_module(spoken_terms).

%!  why(?Asked) is det.
%
%   Print the proofs that an action is legal, or that it is not, or why a fact holds; an unbound Asked is each
%   action that is legal.

why(Action) :-
    (   fact_question(Action)
    ->  tell_fact(why, Action)
    ;   var(Action)
    ->  forall(legal(Action), ( heading(Action), print_proofs(Action) ))
    ;   print_proofs(Action)
    ).

%   tell_fact(+Which, ?Fact): the other question is named where this one has no answer.

tell_fact(Which, Fact) :-
    findall(Node, fact_reason(Which, Fact, Node), Nodes),
    (   Nodes \== []
    ->  forall(member(Node, Nodes), print_node(Node))
    ;   printed(Fact, 300, Text),
        ( Which == why -> format("It does not hold: ask why_not(~w).~n", [Text]) ; format("It holds: ask why(~w).~n", [Text]) )
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

%!  why(?Asked, -Reason) is nondet.
%
%   Reason is Rule:Words; of a fact, each that stands in its tree.

why(Action, Reason) :-
    (   fact_question(Action)
    ->  fact_reason(why, Action, Node),
        reason_in(Node, Reason)
    ;   legal(Action),
        heard_actions(Action, [First|_]),
        cycle:legal(First),
        explain:why(First, Reasons),
        member(reason(Id, Words), Reasons),
        Reason = Id:Words
    ).

%!  why_not(?Asked) is det.
%
%   Print all reasons why an action is not legal, where parts of it are unbound, of each
%   action that it may be; or why a fact does not hold.

why_not(Action) :-
    (   fact_question(Action)
    ->  tell_fact(why_not, Action)
    ;   ground(Action)
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

%!  why_not(?Asked, -Reason) is nondet.
%
%   Reason is Rule:Words; of a fact, each that stands in its tree. An unbound Asked is any action that can be thought of and is
%   not legal; where there is none, and none is legal, the reason is against all.

why_not(Action, Reason) :-
    (   fact_question(Action)
    ->  fact_reason(why_not, Action, Node),
        reason_in(Node, Reason)
    ;   objections(Action, Reasons),
        member(reason(Id, Words), Reasons),
        Reason = Id:Words
    ).

%!  reason_nodes(+Which, +Asked, -Nodes:list) is det.
%
%   The answer to `why` or `why_not` as trees; none where it is the other question that has an answer.

reason_nodes(Which, Asked, Nodes) :-
    (   fact_question(Asked)
    ->  findall(Node, fact_reason(Which, Asked, Node), Nodes)
    ;   Goal =.. [Which, Asked, Id:Words],
        findall(node(Id, Words, [], []), call(reasons:Goal), Nodes)
    ).

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

%   A choice with a single option is passed over, but for that which Action is about: it is judged as among several.

reasons_later([Action|Actions], Reasons) :-
    (   lookahead:only_other(Action, Only),
        \+ alike(Action, Only)
    ->  once(lookahead:after(Only, choices, reasons:reasons_later([Action|Actions], Reasons)))
    ;   reasons_against([Action|Actions], Reasons)
    ).

alike(Action, Other) :-
    functor(Action, Name, Arity),
    functor(Other, Name, Arity).
