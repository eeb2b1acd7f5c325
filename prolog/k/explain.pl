:- module(explain,
          [ why/2,                      % ?Action, -Reasons
            why_not/2,                  % ?Action, -Reasons
            conflict/3,                 % ?Action, -Can, -Cannot
            caveat/2,                   % +Action, -Words
            conflict_words/2,           % ?Action, -Words
            in_text/2                   % +Words, -Text
          ]).

/** <module> Explanations, from the rules themselves

A reason is reason(Id, Words): the number of a rule and the words for it. The
words for a prohibition stand in its rule; those for conditions come from the
game: they stand beside the predicates (`notation/wording.pl`). The rest is told by hooks:

  * question(+Process, -Text): what the player is asked who chooses in Process
  * value_in_words(+Value, -Words): what `~o` in words stands for
  * detail(+Action, +Text, -Words): Words go on where Text, a prohibition's, ends
  * gone_words(+Player, +Object, -Words): Words say what Object was, which is gone, if
    Player knew it
  * rank(+Id, -Rank): reasons of less rank are more useful; 50 without it. Below 40 are times, costs and targets: what the action
    needs, and no prohibition that beats another rule
*/

:- use_module(library(apply), [exclude/3, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, subtract/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(language).
:- use_module(notation/wording, [words_for/4]).
:- use_module(rules, []).
:- use_module(cycle, [legal/1]).
:- use_module(told_conditions, [conditions_of/4, conjuncts/2]).

:- multifile question/2, value_in_words/2, detail/3, gone_words/3, rank/2.
:- dynamic question/2, value_in_words/2, detail/3, gone_words/3, rank/2.

%!  why_not(?Action, -Reasons) is det.
%
%   All reasons why Action is not legal now, the most useful first: of the
%   `executable` rules that come closest all conditions that fail, then every
%   `nonexecutable` rule that applies. Empty when it is legal. Where parts of
%   Action are unbound, it stands for all its instances.

why_not(Action, Reasons) :-
    (   \+ \+ legal(Action)
    ->  Reasons = []
    ;   failures(Action, Failures),
        prohibitions(Action, Prohibitions),
        append(Failures, Prohibitions, Found),
        some_reason(Found, Action, Reasons)
    ).

some_reason([Reason|Reasons], _, [Reason|Reasons]).
some_reason([], Action, [Reason]) :-
    (   rules:nonexecutable(Action, Id, _)
    ->  Reason = reason(Id, "this rule forbids it")
    ;   format(string(Text), "there is no such action: ~q", [Action]),
        Reason = reason(unknown, Text)
    ).

%   Prohibitions, in the order of their ranks, then of the rules.

prohibitions(Action, Reasons) :-
    findall(Rank-reason(Id, Text),
            ( rules:nonexecutable(Action, Id, Because),
              completed(Because, Words),
              in_text(Words, Short),
              detailed(Action, Short, Text),
              rank_of(Id, Rank)
            ),
            Ranked),
    in_order(Ranked, Reasons).

completed(Because, Words) :-
    (   Because = (Words0 where Goal)
    ->  call(Goal),
        Words = Words0
    ;   Words = Because
    ).

detailed(Action, Short, Text) :-
    (   ground(Action),
        detail(Action, Short, Words)
    ->  format(string(Text), "~w: ~w", [Short, Words])
    ;   Text = Short
    ).

rank_of(Id, Rank) :-
    (   rank(Id, Found)
    ->  Rank = Found
    ;   Rank = 50
    ).

%   Reasons by their keys, each once; what comes first stays first.

in_order(Keyed, Reasons) :-
    sort(1, @=<, Keyed, Sorted),
    pairs_values(Sorted, All),
    distinct(All, [], Reasons).

distinct([], _, []).
distinct([X|Xs], Seen, Kept) :-
    (   memberchk(X, Seen)
    ->  Kept = Rest
    ;   Kept = [X|Rest]
    ),
    distinct(Xs, [X|Seen], Rest).

%   Of several rules for one action, those with the fewest conditions that fail
%   come closest; a rule none of whose conditions fails lets it happen. One for another choice
%   than the present one is far away.

failures(Action, Reasons) :-
    findall(Count-Failed,
            ( conditions_of(Action, Id, Module, Told),
              failed_conditions(Told, Module, Conditions),
              distance(Conditions, Count),
              maplist(reason_of(Id, Module), Conditions, Failed)
            ),
            Rules),
    sort(1, @=<, Rules, Sorted),
    (   Sorted = [Least-_|_]
    ->  findall(Place-Reason,
                ( member(Least-Failed, Sorted),
                  nth_reason(Failed, Place, Reason)
                ),
                Placed),
        in_order(Placed, All),
        said_once(All, Reasons)
    ;   Reasons = []
    ).

%   What two rules miss in the same words is said of the first.

said_once([], []).
said_once([reason(Id, Text)|Reasons], [reason(Id, Text)|Kept]) :-
    exclude(says(Text), Reasons, Others),
    said_once(Others, Kept).

says(Text, reason(_, Text)).

distance(Conditions, Distance) :-
    length(Conditions, Count),
    (   member(Condition, Conditions),
        rules:choice(Condition, _)
    ->  Distance is Count+100
    ;   Distance = Count
    ).

nth_reason(Failed, Place, Reason) :-
    append(Before, [Reason|_], Failed),
    length(Before, Place).

reason_of(Id, Module, Condition, reason(Id, Text)) :-
    (   words_for(Module, Condition, false, Words)
    ->  in_text(Words, Text)
    ;   written(Condition, Written),
        format(string(Text), "it does not hold that ~w", [Written])
    ).

%   written(+Condition, -Text): as it is printed, with `_` for what is not known.

written(Condition, Text) :-
    copy_term(Condition, Copy),
    term_variables(Copy, Variables),
    maplist(=('$VAR'('_')), Variables),
    format(string(Text), "~p", [Copy]).

%   failed_conditions(+Conditions, +Module, -Failed): the conditions of a rule that
%   do not hold, as they were when they were tried.
%
%   As many conditions as possible are solved from the left. The next one fails;
%   those behind it are tried as far as they do not depend on one that failed.

failed_conditions(Conditions, Module, Failed) :-
    longest_prefix(Conditions, Module, Rest),
    failing(Rest, Module, [], Failed).

longest_prefix(Conditions, Module, Rest) :-
    length(Conditions, Length),
    between(0, Length, Dropped),
    Kept is Length-Dropped,
    length(Prefix, Kept),
    append(Prefix, Rest, Conditions),
    all_hold(Prefix, Module),
    !.

failing([], _, _, []).
failing([Condition|Rest], Module, Unknown, Failed) :-
    (   \+ testable(Condition, Unknown)
    ->  Failed = Others,
        term_variables(Unknown-Condition, Unknown1)
    ;   catch(holds_in(Condition, Module), error(_, _), true)
    ->  Failed = Others,
        Unknown1 = Unknown
    ;   Failed = [Condition|Others],
        term_variables(Unknown-Condition, Unknown1)
    ),
    failing(Rest, Module, Unknown1, Others).

%   A fluent of which something is known can be looked up in any case.

testable(Condition, Unknown) :-
    term_variables(Condition, Variables),
    (   \+ ( member(V, Variables),
             member(U, Unknown),
             V == U
           )
    ->  true
    ;   rules:fluent(Condition, _, _, _),
        Condition =.. [_|Arguments],
        member(Argument, Arguments),
        nonvar(Argument)
    ),
    !.

all_hold([], _).
all_hold([Goal|Goals], Module) :-
    holds_in(Goal, Module),
    all_hold(Goals, Module).

holds_in(Goal, Module) :-
    (   rules:choice(Goal, _)
    ->  state:now(Goal)
    ;   call(Module:Goal)
    ).

%!  why(?Action, -Reasons) is det.
%
%   The rules that make Action legal, each with its conditions as they hold;
%   empty when it is not legal.

why(Action, Reasons) :-
    findall(reason(Id, Text), proof(Action, Id, Text), Proofs),
    distinct(Proofs, [], Reasons).

proof(Action, Id, Text) :-
    legal(Action),
    rules:source(Id, executable, Action, Body, Module),
    conjuncts(Body, Conditions),
    once(all_hold(Conditions, Module)),
    findall(Words, ( member(Condition, Conditions), proof_text(Module, Condition, Words) ), Texts),
    joined(Texts, ", ", Text).

proof_text(Module, Condition, Text) :-
    (   words_for(Module, Condition, true, Words)
    ->  Words \== silent,
        in_text(Words, Text)
    ;   rules:choice(Condition, Player)
    ->  (   question(Condition, Prompt)
        ->  in_text("~w has to choose (~w)"-[Player, Prompt], Text)
        ;   written(Condition, Written),
            format(string(Text), "~w has to choose (~w)", [Player, Written])
        )
    ;   \+ of_prolog(Module, Condition),
        written(Condition, Text)
    ).

%   of_prolog(+Module, +Condition): Condition is of no game, and nothing to be told.

of_prolog(Module, Condition) :-
    (   predicate_property(Module:Condition, imported_from(Home))
    ->  \+ module_property(Home, class(user))
    ;   predicate_property(Module:Condition, built_in)
    ).

%!  conflict(?Action, -Can, -Cannot) is semidet.
%
%   The rules Can let Action happen and other rules, Cannot, prohibit it: "can't" beats "can".

conflict(Action, Can, Cannot) :-
    findall(Id, ( rules:source(Id, executable, Action, Body, Module),
                  conjuncts(Body, Conditions),
                  once(all_hold(Conditions, Module))
                ),
            Can0),
    Can0 \== [],
    findall(Id, ( rules:nonexecutable(Action, Id, _), rank_of(Id, Rank), Rank >= 40 ), Cannot0),
    sort(Can0, Can),
    sort(Cannot0, Forbidding),
    subtract(Forbidding, Can, Cannot),
    Cannot \== [].

%!  caveat(+Action, -Words:string) is semidet.
%
%   Action is legal only together with what Words say. Games add clauses.

:- multifile caveat/2.
:- dynamic caveat/2.

%!  conflict_words(?Action, -Words:string) is semidet.
%
%   The same in words: the golden rule.

conflict_words(Action, Words) :-
    conflict(Action, Can, Cannot),
    enumerated(Can, Lets),
    enumerated(Cannot, Forbids),
    ( Cannot = [_] -> Says = says ; Says = say ),
    format(string(Words),
           "~w would let it happen, but ~w ~w it can't, and \"can't\" beats \"can\".",
           [Lets, Forbids, Says]).

enumerated(Ids, Text) :-
    (   append(Before, [Last], Ids),
        Before \== []
    ->  atomic_list_concat(Before, ', ', Listed),
        format(string(Text), "~w and ~w", [Listed, Last])
    ;   atomic_list_concat(Ids, Text)
    ).

%!  in_text(+Words, -Text:string) is det.
%
%   Words are Format-Arguments or something atomic. `~o` in Format is an object
%   in words, another directive the value as it is.

in_text(Words, Text) :-
    (   Words = Format-Arguments
    ->  (   is_list(Arguments)
        ->  Values = Arguments
        ;   Values = [Arguments]
        ),
        split_string(Format, "~", "", [First|Parts]),
        filled(Parts, Values, Texts),
        joined([First|Texts], "", Text)
    ;   format(string(Text), "~w", [Words])
    ).

filled([], _, []).
filled([Part|Parts], [Value|Values], [Shown, Rest|Texts]) :-
    sub_string(Part, 0, 1, After, Directive),
    sub_string(Part, 1, After, 0, Rest),
    (   Directive == "o",
        value_in_words(Value, Words)
    ->  Shown = Words
    ;   format(string(Shown), "~w", [Value])
    ),
    filled(Parts, Values, Texts).

joined(Parts, Separator, Text) :-
    atomic_list_concat(Parts, Separator, Atom),
    atom_string(Atom, Text).
