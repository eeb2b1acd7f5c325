:- module(declarations,
          [ declaration/1,              % ?Statement
            compile_declaration/3,      % +Statement, +Module, -Clauses
            cause/2,                    % +Written, -Cause
            general/2                   % +Template, -General
          ]).

/** <module> The declarations of the K notation, compiled to facts of the module `rules`

Fluents, actions, events, processes, choices, flags and instructions are declared
with the types of their arguments, `Name:type`; `types.pl` has the types.
*/

:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists), [append/2, append/3, member/2, nth1/3]).
:- use_module(operators).


%!  declaration(?Statement) is nondet.
%
%   Statement is of a form that declares something.

declaration(fluent(_)).
declaration(flag(_)).
declaration(action(_)).
declaration(event(_)).
declaration(process(_)).
declaration(choice(_)).
declaration(instruction(_)).
declaration(_ ::= _).

%!  compile_declaration(+Statement, +Module, -Clauses) is det.

compile_declaration(fluent(Declaration), Module, Clauses) :-
    copy_term(Declaration, Copy),
    compile_fluent(Copy, Module, Clauses).
compile_declaration(flag(Template), _, [rules:flag(General)|Declared]) :-
    declared(flag, Template, General, Declared).
compile_declaration(action(Declaration), _, Clauses) :-
    copy_term(Declaration, Copy),
    compile_action(Copy, Clauses).
compile_declaration(event(Declaration), _, Clauses) :-
    copy_term(Declaration, Copy),
    compile_event(Copy, Clauses).
compile_declaration(process(Template), _, [rules:process(General)|Declared]) :-
    declared(process, Template, General, Declared).
compile_declaration(choice(Template), _, [rules:choice(General, Chooser)|Declared]) :-
    declared(choice, Template, General, Declared),
    arg(1, General, Chooser).
compile_declaration(instruction(Template), _, Clauses) :-
    compile_instruction(Template, Clauses).
compile_declaration(Type ::= Definition, Module, Clauses) :-
    compile_type(Definition, Type, Module, Clauses).

%   declared(+Kind, +Template, -General, -Clauses)

declared(Kind, Template, General, [rules:declared(Kind, General, Types)]) :-
    typed_arguments(Kind, Template, Types),
    general(Template, General).

%   Every argument has a type.

typed_arguments(Kind, Template, Types) :-
    (   callable(Template),
        Template =.. [_|Typed],
        maplist(type_of_argument, Typed, Types)
    ->  true
    ;   throw(error(untyped_declaration(Kind, Template), _))
    ).

type_of_argument(Argument, Type) :-
    nonvar(Argument),
    Argument = (_:Type),
    atom(Type).

%!  general(+Template, -General) is det.
%
%   General has the name of Template and only variables as arguments.

general(Template, General) :-
    functor(Template, Name, Arity),
    functor(General, Name, Arity).

%   Fluents

compile_fluent(Declaration0, Module, [rules:fluent(General, Types, Sees, Viewer)|Clauses]) :-
    fluent_marks(Declaration0, Declaration1, Marks),
    fluent_visibility(Declaration1, Declaration2, Viewer0),
    fluent_function(Declaration2, Template, Functional),
    declared(fluent, Template, General, Declared),
    arguments(Template, General, Typed, Arguments),
    maplist(type_of_argument, Typed, Types),
    visibility(Viewer0, Typed, Arguments, Sees, Viewer),
    functor(General, Name, Arity),
    mark_clauses(Marks, Typed-Arguments, General, Module, MarkClauses),
    function_clauses(Functional, General, FunctionClauses),
    append([[(:- dynamic(state:Name/Arity))], Declared, MarkClauses, FunctionClauses], Clauses).

arguments(Template, General, Typed, Arguments) :-
    Template =.. [_|Typed],
    General =.. [_|Arguments].

fluent_marks((Declaration marks Mark), Declaration, Marks) :-
    !,
    (   is_list(Mark)
    ->  Marks = Mark
    ;   Marks = [Mark]
    ).
fluent_marks(Declaration, Declaration, []).

%   What is marked only if something holds is asked as the fluent changes.

mark_clauses([], _, _, _, []) :-
    !.
mark_clauses(Marks, Typed-Arguments, General, Module, [Clause|Kinds]) :-
    findall(rules:memory(Kind), ( member(Mark, Marks), memory_kind(Mark, Kind) ), Kinds),
    partition(conditional, Marks, Conditional, Always),
    (   Conditional == []
    ->  Clause = rules:marks(General, Always)
    ;   same_names(Typed, Arguments),
        marked_if(Conditional, Always, All, Goal),
        Clause = (rules:marks(General, All) :- Module:Goal)
    ).

memory_kind(memory(Kind), Kind).
memory_kind((memory(Kind) if _), Kind).

conditional((_ if _)).

%   marked_if(+Conditional, +Always, -Marks, -Goal): Goal gives Marks as the fluent changes.

marked_if([], Always, Always, true).
marked_if([(Mark if Condition)|Others], Always, Marks, ( Goal, ( Condition -> Marks = [Mark|Some] ; Marks = Some ) )) :-
    marked_if(Others, Always, Some, Goal).

fluent_visibility((Declaration visible_to Viewer), Declaration, Viewer) :-
    !.
fluent_visibility(Declaration, Declaration, everyone).

fluent_function(Declaration functional, Declaration, true) :-
    !.
fluent_function(Declaration, Declaration, false).

%   A viewer is everyone, nobody, one of the fluent's own arguments, or the name of
%   a rule of the game, which its hook `sees` knows.

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

function_clauses(false, General, [(rules:in_place(General, General) :- state:General)]).
function_clauses(true, General, [rules:functional(General, Key), (rules:in_place(General, Key) :- state:Key)]) :-
    General =.. [Name|Arguments],
    append(Front, [_], Arguments),
    append(Front, [_], KeyArguments),
    Key =.. [Name|KeyArguments].

%   Actions. `requires` tells what must be so of the arguments that one may think of.

compile_action(Declaration0, [rules:action(General)|Clauses]) :-
    action_requirement(Declaration0, Declaration1, Requirement),
    ( Declaration1 = (Template unlisted) -> Unlisted = [rules:unlisted(General)] ; Template = Declaration1, Unlisted = [] ),
    declared(action, Template, General, Declared),
    required(Requirement, Template, General, Required),
    append([Declared, Unlisted, Required], Clauses).

action_requirement((Declaration requires Goal), Declaration, requires(Goal)) :-
    !.
action_requirement(Declaration, Declaration, none).

required(none, _, _, []).
required(requires(Goal), Template, General, [(rules:thinkable(General) :- Goal)]) :-
    arguments(Template, General, Typed, Arguments),
    same_names(Typed, Arguments).

%   Events. `shows O to V`: only V may know the argument O.

compile_event(Declaration, [rules:event(General)|Clauses]) :-
    (   Declaration = (Template shows Secrets)
    ->  true
    ;   Template = Declaration,
        Secrets = []
    ),
    declared(event, Template, General, Declared),
    arguments(Template, General, Typed, Arguments),
    ( is_list(Secrets) -> Shown = Secrets ; Shown = [Secrets] ),
    findall(rules:shows(General, Place, Sees, Viewer),
            secret(Shown, Typed, Arguments, Place, Sees, Viewer),
            Clauses1),
    append(Declared, Clauses1, Clauses).

secret(Shown, Typed, Arguments, Place, Sees, Viewer) :-
    member(Secret to Onlooker, Shown),
    nth1(Place, Typed, Name:_),
    Name == Secret,
    visibility(Onlooker, Typed, Arguments, Sees, Viewer).

%   Instructions. The process has in front the object that gives it, and what is
%   written in its other arguments; all that is found there, once, are the causes of
%   the instruction's rules.

compile_instruction(Template, [ rules:instruction(Process),
                                rules:process(Process),
                                rules:declared(process, Process, [object|Written]),
                                (rules:effect(Process, causes(Causes), finding) :-
                                     findall(Cause, Finding, Unsorted),
                                     sort(Unsorted, Causes),
                                     Causes \== [])
                              | Clauses ]) :-
    declared(instruction, Template, General, Declared),
    Declared = [rules:declared(instruction, General, Types)],
    findall(rules:roles(General, Roles), roles(Template, Roles), Named),
    append(Declared, Named, Clauses),
    functor(General, Name, Arity),
    length(Writtens, Arity),
    length(Values, Arity),
    Process =.. [Name, Item|Writtens],
    Performed =.. [Name, Item|Values],
    found_cause(Performed, Cause),
    maplist(opaque, Types, Written),
    finding(Types, Item, Writtens, Values, Finding).

opaque(_, term).

%   roles(+Template, -Roles) is semidet: the arguments are called by names, as in `deal(source:things, ...)`.

roles(Template, Roles) :-
    Template =.. [_|Arguments],
    Arguments \== [],
    findall(Role, ( member(Role:_, Arguments), atom(Role) ), Roles),
    length(Roles, Count),
    length(Arguments, Count).

%!  cause(+Written, -Cause) is det.
%
%   Cause selects the rules that are written with `after Written`. The causes of an
%   instruction are told from the process that finds them.

cause(Written, Cause) :-
    (   general(Written, General),
        rules:instruction(General)
    ->  found_cause(Written, Cause)
    ;   Cause = Written
    ).

found_cause(Performed, Cause) :-
    Performed =.. [Name|Arguments],
    atom_concat('found ', Name, Found),
    Cause =.. [Found|Arguments].

finding([], _, [], [], true).
finding([Type|Types], Item, [Written|Writtens], [Value|Values], Finding) :-
    Found = instructions:found(Type, Item, Written, Value),
    (   Types == []
    ->  Finding = Found
    ;   Finding = (Found, Others),
        finding(Types, Item, Writtens, Values, Others)
    ).

%   Types: alternatives, or a term that meets a condition.

compile_type((Term where Goal), Type, Module, [rules:type(Type, Term, Module:Goal)]) :-
    !.
compile_type(Definition, Type, _, Clauses) :-
    findall(rules:type(Type, Pattern, true), alternative(Definition, Pattern), Clauses).

alternative((A ; B), Pattern) :-
    !,
    (   alternative(A, Pattern)
    ;   alternative(B, Pattern)
    ).
alternative(Pattern, Pattern).
