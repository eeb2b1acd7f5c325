:- module(explain,
          [ why/2,                      % +Action, -Reasons
            why_not/2                   % +Action, -Reasons
          ]).

/** <module> Explanations, from the rules themselves

A reason is reason(Id, Words): the number of a rule and the words for it.
*/

:- use_module(library(lists), [append/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(language).
:- use_module(rules, []).
:- use_module(cycle, [legal/1]).

:- multifile in_words/2, value_in_words/2.
:- dynamic in_words/2, value_in_words/2.

%!  why_not(+Action, -Reasons) is det.
%
%   All reasons why Action is not legal now: the `nonexecutable` rules that
%   apply and, of the `executable` rules, the first condition that fails. Empty
%   when it is legal.

why_not(Action, []) :-
    legal(Action),
    !.
why_not(Action, Reasons) :-
    findall(reason(Id, Text),
            ( rules:nonexecutable(Action, Id, Because),
              completed(Because, Words),
              words_text(Words, Text)
            ),
            Prohibitions0),
    sort(Prohibitions0, Prohibitions),
    (   state:now(Process),
        rules:executable(Process, Action, _)
    ->  Failures = []
    ;   findall(Depth-reason(Id, Text), failed_rule(Action, Id, Depth, Text), Failed),
        deepest(Failed, Failures)
    ),
    append(Prohibitions, Failures, Found),
    (   Found == []
    ->  format(string(Text), "there is no such action: ~q", [Action]),
        Reasons = [reason(unknown, Text)]
    ;   Reasons = Found
    ).

completed(Because, Words) :-
    (   Because = (Words0 where Goal)
    ->  call(Goal),
        Words = Words0
    ;   Words = Because
    ).

%   Of several rules for one action, those that came furthest say the most.

deepest(Failed, Reasons) :-
    sort(1, @>=, Failed, Sorted),
    findall(Reason, ( Sorted = [Best-_|_], lists:member(Best-Reason, Sorted) ), All),
    sort(All, Reasons).

failed_rule(Action, Id, Depth, Text) :-
    rules:source(Id, executable, Action, Body, Module),
    conjuncts(Body, Conditions),
    first_failure(Conditions, Module, 0, Depth, Condition),
    condition_text(Condition, Text).

%   The conditions are tried as one conjunction; the furthest failure counts.

first_failure(Conditions, Module, _, Depth, Condition) :-
    length(Conditions, Length),
    between(1, Length, Size),
    length(Prefix, Size),
    append(Prefix, _, Conditions),
    \+ all_hold(Prefix, Module),
    !,
    Depth = Size,
    Before is Size-1,
    length(Held, Before),
    append(Held, [Condition|_], Prefix),
    ( all_hold(Held, Module) -> true ; true ).

all_hold([], _).
all_hold([Goal|Goals], Module) :-
    holds_in(Goal, Module),
    all_hold(Goals, Module).

holds_in(Goal, Module) :-
    (   rules:choice(Goal, _)
    ->  state:now(Goal)
    ;   call(Module:Goal)
    ).

conjuncts((A, B), [A|Rest]) :-
    !,
    conjuncts(B, Rest).
conjuncts(A, [A]).

%!  why(+Action, -Reasons) is det.
%
%   The rule that makes Action legal, with the conditions that hold.

why(Action, Reasons) :-
    findall(reason(Id, Text), proof(Action, Id, Text), Reasons0),
    sort(0, @<, Reasons0, Reasons).

proof(Action, Id, Text) :-
    legal(Action),
    rules:source(Id, executable, Action, Body, Module),
    conjuncts(Body, Conditions),
    all_hold(Conditions, Module),
    maplist(condition_text, Conditions, Texts),
    atomic_list_concat(Texts, ', ', Joined),
    atom_string(Joined, Text).

%   Words

condition_text(Condition, Text) :-
    (   in_words(Condition, Words)
    ->  words_text(Words, Text)
    ;   format(string(Text), "it does not hold that ~p", [Condition])
    ).

words_text(Format-Arguments, Text) :-
    !,
    (   is_list(Arguments)
    ->  Values = Arguments
    ;   Values = [Arguments]
    ),
    split_string(Format, "~", "", [First|Parts]),
    filled(Parts, Values, Texts),
    atomics_to_string([First|Texts], Text).
words_text(Words, Text) :-
    format(string(Text), "~w", [Words]).

%   `~o` is an object in words, another directive the value as it is.

filled([], _, []).
filled([Part|Parts], [Value|Values], [Shown, Rest|Texts]) :-
    sub_string(Part, 0, 1, After, Directive),
    sub_string(Part, 1, After, 0, Rest),
    (   Directive == "o",
        value_in_words(Value, Shown)
    ->  true
    ;   Shown = Value
    ),
    filled(Parts, Values, Texts).

atomics_to_string(Parts, Text) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).
