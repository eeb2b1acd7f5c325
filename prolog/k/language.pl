:- module(language,
          [ op(1185, xfx, ::),
            op(1180, fx, fluent),
            op(1180, fx, flag),
            op(1180, fx, action),
            op(1180, fx, event),
            op(1180, fx, process),
            op(1180, fx, choice),
            op(1180, fx, executable),
            op(1180, fx, nonexecutable),
            op(1180, fx, caused),
            op(1180, fx, forbidden),
            op(1180, fx, uneventful),
            op(1146, xfx, then),
            op(1145, xfx, by),
            op(1170, xfx, because),
            op(1168, xfx, where),
            op(1165, xfx, marks),
            op(1160, xfx, after),
            op(1155, xfx, visible_to),
            op(1150, xfx, if),
            op(1150, xf, functional),
            op(1150, xf, unlisted)
          ]).

/** <module> The K notation and its compilation to clauses

Rules are written in the notation of the planning language K and compiled, as
the file that holds them is loaded, to plain clauses that first-argument
indexing can select:

  * `executable A if Process, C`  -> rules:executable(Process, A, Id) :- C
  * `nonexecutable A if C because W` -> rules:nonexecutable(A, Id, W) :- C
  * `... because W where G`: G, which completes W, is called for explanations only
  * `caused F after X, C`         -> rules:effect(X, F, Id) :- C
  * `caused F if B after X, C`    -> rules:ramification(X, F, B, Id) :- C
  * `caused F if C`               -> F :- C
  * `forbidden C`                 -> rules:violated(Id) :- C
  * `uneventful P by N then Ps if C` -> rules:uneventful(P, N, Ps, Id) :- C

`docs/notation.md` teaches the notation.
*/

:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module(rules, []).
:- use_module(inlining, []).

%   Rule modules see the fluents, which are facts of `state`, by their names.

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
    statement(Term).

statement(_ :: _).
statement(fluent _).
statement(flag _).
statement(action _).
statement(event _).
statement(process _).
statement(choice _).
statement(executable _).
statement(nonexecutable _).
statement(caused _).
statement(forbidden _).
statement(uneventful _).

%!  compile_statement(+Statement, +Module, -Clauses) is det.

compile_statement(Id :: Rule, Module, Clauses) :-
    !,
    compile_rule(Rule, Id, Module, Clauses).
compile_statement(fluent Declaration, _, Clauses) :-
    !,
    copy_term(Declaration, Copy),
    compile_fluent(Copy, Clauses).
compile_statement(flag Template, _, [rules:flag(General)]) :-
    !,
    general(Template, General).
compile_statement(action Template unlisted, _, [rules:action(General), rules:unlisted(General)]) :-
    !,
    general(Template, General).
compile_statement(action Template, _, [rules:action(General)]) :-
    !,
    general(Template, General).
compile_statement(event Template, _, [rules:event(General)]) :-
    !,
    general(Template, General).
compile_statement(process Template, _, [rules:process(General)]) :-
    !,
    general(Template, General).
compile_statement(choice Template, _, [rules:choice(General, Chooser)]) :-
    !,
    general(Template, General),
    arg(1, General, Chooser).
compile_statement(Rule, Module, Clauses) :-
    compile_rule(Rule, unnumbered, Module, Clauses).

general(Template, General) :-
    functor(Template, Name, Arity),
    functor(General, Name, Arity).

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
    first_condition(After, Trigger, Condition),
    (   nonvar(Head),
        Head = (Fluents if Now)
    ->  general(Trigger, General),
        Clauses = [ rules:ramifies(General),
                    (rules:ramification(Trigger, Fluents, Module:Now, Id) :- Condition)
                  ]
    ;   Clauses = [(rules:effect(Trigger, Head, Id) :- Condition)]
    ),
    source(Id, caused, Head, After, Module, Source).
compile_rule(caused (Head if Body), Id, Module, [(Head :- Body), Source]) :-
    source(Id, derived, Head, Body, Module, Source).
compile_rule(forbidden Body, Id, Module, [(rules:violated(Id) :- Body), Source]) :-
    source(Id, forbidden, false, Body, Module, Source).

compile_rule(uneventful Rule, Id, Module, [Clause, Source]) :-
    split_if(Rule, (Process by Choices then Next), Body),
    Clause = (rules:uneventful(Process, Choices, Next, Id) :- Body),
    source(Id, uneventful, (Process by Choices then Next), Body, Module, Source).

source(Id, Kind, Head, Body, Module, rules:source(Id, Kind, Head, Body, Module)).

%   Words that take work are found only when somebody asks for them.

explained((Words where Goal), Module, (Words where Module:Goal)) :-
    !.
explained(Words, _, Words).

split_if((Head if Body), Head, Body) :-
    !.
split_if(Head, Head, true).

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

%   Fluents

compile_fluent(Declaration0, [rules:fluent(General, Types, Sees, Viewer)|Clauses]) :-
    fluent_marks(Declaration0, Declaration1, Marks),
    fluent_visibility(Declaration1, Declaration2, Viewer0),
    fluent_function(Declaration2, Template, Functional),
    Template =.. [Name|Typed],
    typed(Typed, Types, Arguments),
    General =.. [Name|Arguments],
    visibility(Viewer0, Typed, Arguments, Sees, Viewer),
    length(Arguments, Arity),
    findall(rules:marks(General, Marks), Marks \== [], MarkClauses),
    function_clauses(Functional, General, FunctionClauses),
    append([[(:- dynamic(state:Name/Arity))], MarkClauses, FunctionClauses], Clauses).

fluent_marks((Declaration marks Mark), Declaration, Marks) :-
    !,
    (   is_list(Mark)
    ->  Marks = Mark
    ;   Marks = [Mark]
    ).
fluent_marks(Declaration, Declaration, []).

fluent_visibility((Declaration visible_to Viewer), Declaration, Viewer) :-
    !.
fluent_visibility(Declaration, Declaration, everyone).

fluent_function(Declaration functional, Declaration, true) :-
    !.
fluent_function(Declaration, Declaration, false).

typed([], [], []).
typed([_:Type|Typed], [Type|Types], [_|Arguments]) :-
    typed(Typed, Types, Arguments).

%   A viewer is everyone, nobody, one of the fluent's own arguments, or a
%   condition `Player where Goal`, kept as a rule of the kernel's view.

visibility(Viewer, Typed, Arguments, argument, Argument) :-
    var(Viewer),
    !,
    same_position(Typed, Arguments, Viewer, Argument).
visibility(Viewer, Typed, Arguments, Viewer, _) :-
    same_names(Typed, Arguments).

same_names([], []).
same_names([Argument:_|Typed], [Argument|Arguments]) :-
    same_names(Typed, Arguments).

same_position([Name:_|_], [Argument|_], Viewer, Argument) :-
    Name == Viewer,
    !.
same_position([_|Typed], [_|Arguments], Viewer, Argument) :-
    same_position(Typed, Arguments, Viewer, Argument).

function_clauses(false, _, []).
function_clauses(true, General, [rules:functional(General, Key)]) :-
    General =.. [Name|Arguments],
    append(Front, [_], Arguments),
    append(Front, [_], KeyArguments),
    Key =.. [Name|KeyArguments].

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion((:- use_module(File)), _) :-
    atom(File),
    file_base_name(File, language),
    prolog_load_context(module, Module),
    \+ Module == user,
    see_fluents(Module),
    fail.
user:term_expansion(Term, Clauses) :-
    k_statement(Term),
    prolog_load_context(module, Module),
    \+ Module == user,
    see_fluents(Module),
    compile_statement(Term, Module, Clauses).
