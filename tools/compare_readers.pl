:- module(compare_readers, [main/0, unjudged/0, let_through/0]).

/** <module> What both readers make of texts that the frames understand: the same, modulo normal forms

Reads JSON lines [Context, Text, Term] from standard input and writes a line for each: [Verdict, Frames, Syntax, Pairs], where
Verdict is `same`, `differs` or what the reader by syntax says instead. Frames and Syntax are the normal forms where they differ;
Pairs are the constructions of the text where it is read.
*/

:- use_module(library(apply), [exclude/3, maplist/2, maplist/3]).
:- use_module(library(http/json), [json_read_dict/3, json_write_dict/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, select/3]).
:- use_module('../prolog/k/types', [of_type/2]).
:- use_module('../prolog/magic/cards/discourse/term_pairs', [pairs_of/2]).
:- use_module('../prolog/magic/cards/meaning/judged_constructions', [unjudged/2]).
:- use_module('../prolog/magic/cards/meaning/played_constructions', [played/2]).
:- use_module('../prolog/magic/cards/reading/reading_by_syntax', [meaning_by_syntax/3]).
:- use_module('../prolog/magic/rules/programs/roles', []).
:- use_module('../prolog/magic/cards/writing/same_abilities', [alike/2]).
:- use_module('../prolog/magic/rules/programs/as_statements', [as_statement/3]).

%!  main is det.

main :-
    json_read_dict(user_input, Row, [end_of_file([])]),
    told(Row).

told([]).
told([Context, Text, Written]) :-
    term_string(Frames, Written),
    atom_string(Where, Context),
    once(meaning_by_syntax(Where, Text, Result)),
    verdict(Result, Frames, Answer),
    json_write_dict(current_output, Answer, [width(0)]),
    nl,
    main.

%!  unjudged is det.
%
%   Reads JSON lines [Context, Text] and writes the constructions of each text that were not judged.

unjudged :-
    json_read_dict(user_input, Row, [end_of_file([])]),
    unjudged(Row).

unjudged([]).
unjudged([Context, Text]) :-
    atom_string(Where, Context),
    (   once(meaning_by_syntax(Where, Text, means(_, Term)))
    ->  findall(Construction, unjudged(Term, Construction), Found)
    ;   Found = []
    ),
    json_write_dict(current_output, Found, [width(0)]),
    nl,
    unjudged.

%!  let_through is det.
%
%   Writes the constructions that were judged by playing or by eye, as one line of JSON.

let_through :-
    findall(Construction,
            ( played(Outer, Inners), member(Inner, Inners), atomic_list_concat([Outer, Inner], >, Construction) ),
            All),
    json_write_dict(current_output, All, [width(0)]),
    nl.

verdict(means(Syntax, Term), Frames, [Verdict, Old, New, Pairs]) :-
    !,
    pairs_of(Term, Pairs),
    normal(Frames, Normal),
    normal(Syntax, Other),
    (   Normal =@= Other
    ->  Verdict = same,
        Old = "",
        New = ""
    ;   Verdict = differs,
        format(string(Old), "~q", [Normal]),
        format(string(New), "~q", [Other])
    ).
verdict(Result, _, [Verdict, "", "", []]) :-
    functor(Result, Verdict, _).

%   normal(+Ability, -Normal) is det: statements in place of instructions, without defaults, in one order.

normal(Ability, Normal) :-
    (   parted(Ability, Instructions, Parted, Statements)
    ->  flat(Instructions, Flat),
        maplist(statement, Flat, Statements),
        said_once(Parted, Normal)
    ;   said_once(Ability, Normal)
    ).

parted(spell(Is), Is, spell(Ss), Ss).
parted(triggered(Event, Condition, Is), Is, triggered(Event, Condition, Ss), Ss).
parted(triggered(Event, Condition, Is, Limits), Is, triggered(Event, Condition, Ss, Limits), Ss).
parted(activated(Costs, Is), Is, activated(Costs, Ss), Ss).
parted(activated(Costs, Is, Limits), Is, activated(Costs, Ss, Limits), Ss).

flat([], []).
flat([Instruction|Instructions], Flat) :-
    in_statements(Instruction, Own),
    flat(Instructions, Others),
    append(Own, Others, Flat).

in_statements(program(Statements), Own) =>
    Own = Statements.
in_statements(Name:Statement, Own) =>
    Own = [Name:Statement].
in_statements(Instruction, Own), has_roles(Instruction) =>
    Own = [Instruction].
in_statements(Instruction, Own) =>
    (   row(Instruction, Statement)
    ->  Own = [Statement]
    ;   as_statement(Instruction, Statement, Inner)
    ->  with_parts(Inner),
        Own = [Statement]
    ;   Own = [Instruction]
    ).

with_parts(Inner) :-
    ( Inner = [Part-Then] -> flat(Part, Then) ; true ).

has_roles(Statement) :-
    compound(Statement),
    arg(1, Statement, First),
    nonvar(First),
    First = (_:_).

row(if_you_do(Part), if(condition:did(it), then:Part)).

%   statement(+Statement, -Normal) is det.

statement(Name:Statement, Normal) =>
    statement(Statement, Own),
    ( functor(Own, may, _) -> Normal = Own ; Normal = (Name:Own) ).
statement(modal(Modes0), Normal) =>
    maplist(mode, Modes0, Modes),
    Normal = modal(Modes).
statement(modal(Least, Most, Modes0), Normal) =>
    maplist(mode, Modes0, Modes),
    Normal = modal(Least, Most, Modes).
statement(Statement, Normal), has_roles(Statement) =>
    Statement =.. [Verb|Roles0],
    atom_concat(do_, Verb, Instruction),
    exclude(usual(Instruction), Roles0, Roles1),
    maplist(role, Roles1, Roles2),
    msort(Roles2, Roles),
    Normal =.. [Verb|Roles].
statement(Statement, Normal) =>
    Normal = Statement.

mode(Instructions, Statements) :-
    flat(Instructions, Flat),
    maplist(statement, Flat, Statements).

usual(Instruction, Role:Value) :-
    roles:default(Instruction, Role, Usual),
    Usual == Value.

role(Role:Value, Role:Normal) :-
    (   memberchk(Role, [then, else, do]),
        is_list(Value)
    ->  mode(Value, Normal)
    ;   Role-Value = condition-did(_)
    ->  Normal = did(it)
    ;   Normal = Value
    ).

%   said_once(+Term0, -Term) is det: of two ways to write the same, one; the parts of sets are in their order.

said_once(Term0, Term) :-
    (   alike(Term0, Term1)
    ->  said_once(Term1, Term)
    ;   is_list(Term0)
    ->  maplist(said_once, Term0, Parts),
        ( in_order(Parts) -> Term = Parts ; msort(Parts, Term) )
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        maplist(said_once, Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

%   in_order(+List) is semidet: a list of statements or of modes.

in_order([First|_]) :-
    compound(First),
    ( First = (_:_) ; First = [_|_] ; has_roles(First) ; of_type(instruction, First) ),
    !.
