:- module(language, []).

/** <module> The K notation and its compilation to clauses

Rules are written in the notation of the planning language K and compiled, as
the file that holds them is loaded, to plain clauses that first-argument
indexing can select:

  * `executable A if Process, C`  -> rules:executable(Process, A, Id) :- C
  * `nonexecutable A if C because W` -> rules:nonexecutable(A, Id, W) :- C
  * `... because W where G`: G, which completes W, is called for explanations only
  * `caused F after X, C`         -> rules:effect(X, F, Id) :- C
  * `caused F if B after X, C`    -> rules:ramification(X, F, B, Id) :- C
  * `caused F if C`, `caused F`   -> F :- C, F
  * `maintained F if C after X, D` -> rules:effect(X, Change, Id) :- D, Change makes
    the F those for which C holds
  * `replaced E by Fs as Key if C` -> rules:replacement(E, Key, none, Fs, Id) :- C
  * `... as Key choosing Value`   -> rules:replacement(E, Key, Value, Fs, Id) :- C
  * `forbidden C`                 -> rules:violated(Id) :- C
  * `uneventful P by N then Ps if C` -> rules:uneventful(P, N, Ps, Id) :- C
  * `settled Ps if C`             -> rules:settlement(Ps, Id) :- C

  * `C reads W otherwise V`       -> rules:words(C, Module, true, W), rules:words(C, Module, false, V)

`docs/notation.md` teaches the notation.
*/

:- reexport(notation/operators).
:- use_module(notation/declarations, [cause/2, compile_declaration/3, declaration/1, general/2]).
:- use_module(rules, []).
:- use_module(notation/inlining, []).
:- use_module(instructions, []).
:- use_module(notation/maintaining, []).
:- use_module(notation/wording, [compile_words/3, words_statement/1]).

%   Rule modules see the fluents, which are facts of `state`, by their names. It is a directive of
%   theirs, so that compiled files have it, too.

see_fluents(Module) :-
    (   import_module(Module, state)
    ->  true
    ;   add_import_module(Module, state, start)
    ).

%!  k_statement(+Term) is semidet.
%
%   True when Term, as it was read, is a statement of the K notation.

k_statement(Term) :-
    compound(Term),
    (   declaration(Term)
    ->  true
    ;   words_statement(Term)
    ->  true
    ;   statement(Term)
    ).

statement(_ :: _).
statement(executable _).
statement(nonexecutable _).
statement(caused _).
statement(maintained _).
statement(replaced _).
statement(forbidden _).
statement(uneventful _).
statement(settled _).

%!  compile_statement(+Statement, +Module, -Clauses) is det.

compile_statement(Id :: Rule, Module, Clauses) :-
    !,
    (   declaration(Rule)
    ->  compile_declaration(Rule, Module, Declared),
        source(Id, declared, Rule, true, Module, Source),
        Clauses = [Source|Declared]
    ;   compile_rule(Rule, Id, Module, Clauses)
    ).
compile_statement(Declaration, Module, Clauses) :-
    declaration(Declaration),
    !,
    compile_declaration(Declaration, Module, Clauses).
compile_statement(Words, Module, Clauses) :-
    words_statement(Words),
    !,
    compile_words(Words, Module, Clauses).
compile_statement(Rule, Module, Clauses) :-
    compile_rule(Rule, unnumbered, Module, Clauses).

%   Rules

compile_rule(executable Rule, Id, Module, [Clause, Source]) :-
    split_if(Rule, Action, Body),
    split_process(Body, Process, Rest),
    Clause = (rules:executable(Process, Action, Id) :- Rest),
    source(Id, executable, Action, Body, Module, Source).
compile_rule(nonexecutable Rule, Id, Module, [Clause, Source]) :-
    split_because(Rule, Action, Body, Words0),
    explained(Words0, Module, Words),
    Clause = (rules:nonexecutable(Action, Id, Words) :- Body),
    source(Id, nonexecutable, Action, Body, Module, Source).
compile_rule(caused (Head after After), Id, Module, [Source|Clauses]) :-
    first_condition(After, Written, Condition),
    cause(Written, Trigger),
    (   nonvar(Head),
        Head = (Fluents if Now)
    ->  general(Trigger, General),
        Clauses = [ rules:ramifies(General),
                    (rules:ramification(Trigger, Fluents, Module:Now, Id) :- Condition)
                  ]
    ;   Clauses = [(rules:effect(Trigger, Head, Id) :- Condition)]
    ),
    source(Id, caused, Head, After, Module, Source).
compile_rule(caused (Head if Body), Id, Module, [Several, (Head :- Body), Source]) :-
    several_clauses(Head, Module, Several),
    source(Id, derived, Head, Body, Module, Source).
compile_rule(caused Fact, Id, Module, [Several, Fact, Source]) :-
    Fact \= (_ after _),
    Fact \= (_ if _),
    several_clauses(Fact, Module, Several),
    source(Id, derived, Fact, true, Module, Source).
compile_rule(maintained (Fluent if Condition after After), Id, Module, [Clause, Source]) :-
    first_condition(After, Trigger, Guard),
    general(Fluent, General),
    Clause = (rules:effect(Trigger, Change, Id) :-
                  Guard,
                  findall(Fluent, Condition, Wanted),
                  maintaining:difference(General, Wanted, Change)),
    source(Id, maintained, (Fluent if Condition), After, Module, Source).
compile_rule(replaced Rule, Id, Module, [rules:replaceable(General), Clause, Source]) :-
    split_if(Rule, (Event by Effects as Named), Body),
    split_choosing(Named, Key, Value),
    general(Event, General),
    Clause = (rules:replacement(Event, Key, Value, Effects, Id) :- Body),
    source(Id, replaced, (Event by Effects as Named), Body, Module, Source).
compile_rule(forbidden Body, Id, Module, [(rules:violated(Id) :- Body), Source]) :-
    source(Id, forbidden, false, Body, Module, Source).

compile_rule(uneventful Rule, Id, Module, [Clause, Source]) :-
    split_if(Rule, (Process by Choices then Next), Body),
    Clause = (rules:uneventful(Process, Choices, Next, Id) :- Body),
    source(Id, uneventful, (Process by Choices then Next), Body, Module, Source).

compile_rule(settled Rule, Id, Module, [Clause, Source]) :-
    split_if(Rule, Processes, Body),
    Clause = (rules:settlement(Processes, Id) :- Body),
    source(Id, settled, Processes, Body, Module, Source).

source(Id, Kind, Head, Body, Module, rules:source(Id, Kind, Head, Body, Module)).

%   Other clauses may stand between those of a predicate that rules derive.

several_clauses(Head, Module, (:- discontiguous(Home:Name/Arity))) :-
    strip_module(Module:Head, Home, Plain),
    functor(Plain, Name, Arity).

%   Words that take work are found only when somebody asks for them.

explained((Words where Goal), Module, (Words where Module:Goal)) :-
    !.
explained(Words, _, Words).

split_if((Head if Body), Head, Body) :-
    !.
split_if(Head, Head, true).

split_choosing(Named, Key, Value) :-
    (   Named = (Key0 choosing Value0)
    ->  Key = Key0,
        Value = Value0
    ;   Key = Named,
        Value = none
    ).

split_because((Rule because Words), Action, Body, Words) :-
    !,
    split_if(Rule, Action, Body).
split_because(Rule, Action, Body, "the rule says so"-[]) :-
    split_if(Rule, Action, Body).

first_condition((First, Rest), First, Rest) :-
    !.
first_condition(First, First, true).

%   The process that a rule belongs to is the first condition that is a
%   declared choice; the compiled clause is selected by it.

split_process(Body, Process, Rest) :-
    first_condition(Body, First, Others),
    (   nonvar(First),
        rules:choice(First, _)
    ->  Process = First,
        Rest = Others
    ;   Rest = Body
    ).

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion((:- use_module(File)), [(:- use_module(File)), (:- language:see_fluents(Module))]) :-
    atom(File),
    file_base_name(File, language),
    prolog_load_context(module, Module),
    \+ Module == user.
user:term_expansion(Term, Clauses) :-
    k_statement(Term),
    prolog_load_context(module, Module),
    \+ Module == user,
    compile_statement(Term, Module, Compiled),
    (   import_module(Module, state)
    ->  Clauses = Compiled
    ;   Clauses = [(:- language:see_fluents(Module))|Compiled]
    ).
