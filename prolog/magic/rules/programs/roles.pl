:- module(roles,
          [ program_of/2,               % +Written, -Statements
            spliced/2,                  % +Instructions0, -Instructions
            steps_of/2,                 % +Statements, -Instructions
            valid_statement/1           % +Statement
          ]).

/** <module> Statements as they are written in ability terms, and as they are carried out

    a: sacrifice(who: all([player]), what: some(1, [creature]))

What is written gives roles by their names, in any order, and leaves out those that have a default. As a card is defined,
roles go to their places, and what is chosen as the statement is carried out (`some(N, Set)`, `up_to(N, Set)`,
`any_number(Set)`) becomes a choice before it. The verb `sacrifice` is carried out as the instruction `do_sacrifice`.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, selectchk/3]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module('../../../k/instructions', [written_type/2]).
:- use_module('../../../k/rules', []).
:- use_module('../../../k/types', [of_type/2]).

:- multifile default/3.
:- dynamic default/3.

%   default(?Verb, ?Role, ?Value): what a role is that is not written. Verbs add clauses.

%!  program_of(+Written, -Statements) is det.
%
%   Written, which is valid, as it is carried out.

program_of([], []).
program_of([Written|Others], Statements) :-
    statement_of(Written, Choices, Statement),
    program_of(Others, Rest),
    append(Choices, [Statement|Rest], Statements).

statement_of(Written, Choices, Statement) :-
    (   Written = K:Inner
    ->  statement_of(Inner, Choices, Carried),
        Statement = named(K, Carried)
    ;   verb_of(Written, Verb, General, Roles)
    ->  Written =.. [_|Given0],
        chosen_first(Given0, Written, Verb, Given, Choices),
        General =.. [_|Values],
        maplist(role_value(Verb, Given), Roles, Values),
        inner_programs(General, Statement)
    ;   Choices = [],
        Statement = Written
    ).

%   verb_of(+Written, -Verb, -General, -Roles) is semidet: Written gives roles by their names. General is Verb
%   with a variable for each of Roles.

verb_of(Written, Verb, General, Roles) :-
    callable(Written),
    Written =.. [Name|Given],
    \+ ( member(One, Given), \+ ( nonvar(One), One = _:_ ) ),
    atom_concat(do_, Name, Verb),
    rules:roles(Template, Roles),
    functor(Template, Verb, Arity),
    functor(General, Verb, Arity),
    !.

role_value(Verb, Given, Role, Value) :-
    (   memberchk(Role:Found, Given)
    ->  Value = Found
    ;   default(Verb, Role, Value)
    ->  true
    ).

%   inner_programs(+Term0, -Term) is det: programs within control are carried out, too.

inner_programs(Term0, Term) :-
    (   within(Term0, Inner0, Term, Inner)
    ->  maplist(program_of, Inner0, Inner)
    ;   Term0 = do_each(Name, Of, Statement0)
    ->  statement_of(Statement0, [], Statement),
        Term = do_each(Name, Of, Statement)
    ;   Term = Term0
    ).

within(do_if(Condition, P0, Q0), [P0, Q0], do_if(Condition, P, Q), [P, Q]).
within(do_may(Who, P0), [P0], do_may(Who, P), [P]).
within(do_for_each(Name, Of, P0), [P0], do_for_each(Name, Of, P), [P]).
within(do_repeat(N, P0), [P0], do_repeat(N, P), [P]).
within(do_pays(Who, Costs, P0, Q0), [P0, Q0], do_pays(Who, Costs, P, Q), [P, Q]).
within(do_pays_mana(Who, N, P0, Q0), [P0, Q0], do_pays_mana(Who, N, P, Q), [P, Q]).

%   chosen_first(+Given0, +Written, +Verb, -Given, -Choices) is det: what is chosen has a name that is made of what is
%   written.

chosen_first(Given0, Written, Verb, Given, Choices) :-
    (   Verb \== do_choose,
        member(Role:Indefinite, Given0),
        chosen(Indefinite, Least, Most, Set0)
    ->  selectchk(Role:Indefinite, Given0, Given1),
        term_hash(Written, Hash),
        atomic_list_concat([chosen, Hash, Role], '_', Name),
        chooser(Verb, Given1, Who, Given2),
        implied(Verb, Set0, Set),
        Choices = [do_choose(Name, Who, Least, Most, all(Set))|Others],
        chosen_first([Role:the(Name)|Given2], Written, Verb, Given, Others)
    ;   Given = Given0,
        Choices = []
    ).

chosen(some(N, Set), N, N, Set).
chosen(up_to(N, Set), 0, N, Set).
chosen(any_number(Set), 0, 1_000_000, Set).

%   chooser(+Verb, +Given0, -Who, -Given) is det: who is said to choose, or who sacrifices or discards.

chooser(Verb, Given0, Who, Given) :-
    (   selectchk(by:Said, Given0, Given1)
    ->  Who = Said
    ;   own(Verb),
        memberchk(who:Said, Given0)
    ->  Who = Said,
        Given1 = Given0
    ;   Who = you,
        Given1 = Given0
    ),
    (   own(Verb),
        selectchk(who:_, Given1, Given2)
    ->  Given = Given2
    ;   Given = Given1
    ).

own(do_sacrifice).
own(do_discard).

%   implied(+Verb, +Set0, -Set) is det: what one sacrifices is one's own, what one discards is in one's hand
%   (701.21a, 701.9a), and what can't be destroyed is not chosen for it (608.2d).

implied(Verb, Set0, Set) :-
    (   Verb == do_sacrifice
    ->  Set = [controlled_by(agent)|Set0]
    ;   Verb == do_discard
    ->  Set = [in(hand, agent)|Set0]
    ;   memberchk(Verb, [do_destroy, do_bury])
    ->  Set = [not([keyword(indestructible)])|Set0]
    ;   Set = Set0
    ).

%!  spliced(+Instructions0, -Instructions) is det.
%
%   Instructions are those with the statements of programs among them. What asks how often it has resolved is counted first.

spliced(Instructions0, Instructions) :-
    each_spliced(Instructions0, Spliced),
    ( contains_term(times_resolved, Spliced) -> Instructions = [counts_resolution|Spliced] ; Instructions = Spliced ).

each_spliced([], []).
each_spliced([Instruction|Others], Instructions) :-
    (   Others = [Next|Rest0],
        dealt_together(Instruction, Next, Both)
    ->  each_spliced([Both|Rest0], Instructions)
    ;   each_spliced(Instruction, Others, Instructions)
    ).

each_spliced(Instruction, Others, Instructions) :-
    (   Instruction = program(Statements)
    ->  steps_of(Statements, Steps),
        ( shows_cards(Statements) -> append(Steps, [program_ends|Rest], Instructions) ; append(Steps, Rest, Instructions) )
    ;   Instructions = [Instruction|Rest]
    ),
    each_spliced(Others, Rest).

%   dealt_together(+Damage, +Next, -Both) is semidet: damage "to each creature and each player" is dealt at once (120.2).

dealt_together(damage(Source, N, To), damage(Source, N, each(Set)), damage(Source, N, together(To, each(Set)))) :-
    memberchk(To, [each(_), together(_, _)]).

shows_cards(Statements) :-
    sub_term(Part, Statements),
    compound(Part),
    functor(Part, Verb, _),
    memberchk(Verb, [do_look, do_reveal, do_dig]),
    !.

%!  steps_of(+Statements, -Instructions) is det.
%
%   Statements, those of a program that is carried out, as instructions.

steps_of([], []).
steps_of([Statement|Statements], Instructions) :-
    (   Statement = named(K, Inner)
    ->  kind_of_deed(Inner, Verb),
        told(Inner, K, Told),
        append([begins_deed(K, Verb)|Told], [ends_deed(K, Verb)|Rest], Instructions)
    ;   Instructions = [Statement|Rest]
    ),
    steps_of(Statements, Rest).

%   told(+Statement, +K, -Instructions) is det: what no event tells of is done as it has been carried out; so is discarding a hand,
%   though it be empty.

told(Statement, K, Instructions) :-
    (   silent(Statement)
    ->  Instructions = [Statement, does_deed(K)]
    ;   Statement = do_may(Players, Then),
        \+ ( member(Part, Then), \+ silent(Part), \+ draws_so_many(Part) )
    ->  append(Then, [does_deed(K)], Told),
        Instructions = [do_may(Players, Told)]
    ;   Instructions = [Statement]
    ).

%   draws_so_many(+Statement) is semidet: who says yes has drawn, though it be no cards.

draws_so_many(do_draw(_, Amount)) :- \+ integer(Amount).

silent(do_discard(all(Set))) :-
    memberchk(in(hand, _), Set),
    !.
silent(Statement) :-
    functor(Statement, Name, _),
    memberchk(Name, [choose_word, connive, do_attach, do_shuffle, explore, proliferate, regenerate, scry, surveil, transform]).

%   kind_of_deed(+Statement, -Verb) is det: whose events count as what it did; `any` for control and other instructions.

kind_of_deed(Statement, Verb) :-
    functor(Statement, Name, _),
    (   Name == do_each
    ->  arg(3, Statement, Each),
        functor(Each, Verb, _)
    ;   \+ memberchk(Name, [do_if, do_may, do_for_each, do_repeat, do_pays, do_pays_mana]),
        sub_atom(Name, 0, _, _, do_)
    ->  Verb = Name
    ;   Verb = any
    ).

%!  valid_statement(+Statement) is semidet.
%
%   All its roles are of their types; written, or as it is carried out.

valid_statement(Statement) :-
    nonvar(Statement),
    (   ( Statement = K:Inner ; Statement = named(K, Inner) )
    ->  atom(K),
        valid_statement(Inner),
        \+ uncounted(Inner)
    ;   verb_of(Statement, Verb, General, Roles)
    ->  Statement =.. [_|Given],
        rules:declared(instruction, General, Types),
        \+ ( member(Role:Value, Given), \+ valid_role(Role, Verb, Roles, Types, Value) ),
        \+ ( member(Role, Roles), \+ memberchk(Role:_, Given), \+ default(Verb, Role, _) )
    ;   of_type(instruction, Statement)
    ).

%   uncounted(+Statement) is semidet: what it does is no event that counts (deeds.pl), so that a name would stand for nothing.

uncounted(Statement) :-
    ( verb_of(Statement, Verb, _, _) -> true ; functor(Statement, Verb, _) ),
    (   Verb == do_may
    ->  ( Statement = do_may(_, Then) -> true ; arg(_, Statement, (then):Then) ),
        \+ ( member(Part, Then), \+ uncounted(Part) )
    ;   memberchk(Verb, [do_add_mana, do_choose, do_copy_spell, do_flip_coin, do_gain_one_of, do_look, do_name])
    ).

valid_role(Role, Verb, Roles, Types, Value) :-
    (   nth1(N, Roles, Role)
    ->  nth1(N, Types, Type),
        written_type(Type, Written),
        fits_role(Written, Value)
    ;   ( Role == by ; Role == who, own(Verb) )
    ->  of_type(reference, Value)
    ).

fits_role(Written, Value) :-
    (   Written == reference,
        chosen(Value, Least, _, Set)
    ->  of_type(set, Set),
        of_type(amount, Least)
    ;   of_type(Written, Value)
    ).
