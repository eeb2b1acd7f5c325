:- module(same_abilities,
          [ same_ability/2,             % +Ability, +Other
            in_statements/2,            % +Ability, -Statements
            alike/2                     % +Term, -Other
          ]).

/** <module> When two abilities are the same

Names of statements are made anew by each reading, the parts of a set may stand in any order, roles that are not written are
their defaults, and instructions are the statements that do the same.
*/

:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(terms), [mapargs/3]).
:- use_module('../../../k/rules', []).
:- use_module(amounts_apart, [in_place/4]).
:- use_module('../../rules/programs/as_statements', [spliced_statements/2]).
:- use_module('../../rules/programs/roles', []).

%!  same_ability(+Ability, +Other) is semidet.

same_ability(Ability, Other) :-
    normal(Ability, A),
    normal(Other, B),
    A == B.

normal(Term0, Term) :-
    in_statements(Term0, Statements),
    plain(Statements, Plain0),
    findall(Name, ( sub_term(Part, Plain0), compound(Part), Part \= name:_, place(Part, Name, _, _) ), Asked),
    unnamed(Plain0, Asked, Plain),
    renamed(Plain, names([]), Term, _).

%!  in_statements(+Ability, -Statements) is det.
%
%   With programs in place of instructions.

in_statements(Term0, Term) :-
    (   effects_within(Term0, Effects, Term1, program(Program)),
        is_list(Effects)
    ->  ( one_modal(Effects) -> Program = Effects ; spliced_statements(Effects, Program) ),
        mapargs(in_statements, Term1, Term)
    ;   compound(Term0)
    ->  mapargs(in_statements, Term0, Term)
    ;   Term = Term0
    ).

one_modal([Modal]) :- functor(Modal, modal, _).

effects_within(spell(Effects), Effects, spell(New), New).
effects_within(triggered(Event, Condition, Effects), Effects, triggered(Event, Condition, New), New).
effects_within(triggered(Event, Condition, Effects, Limits), Effects, triggered(Event, Condition, New, Limits), New).
effects_within(activated(Costs, Effects), Effects, activated(Costs, New), New).
effects_within(activated(Costs, Effects, Limits), Effects, activated(Costs, New, Limits), New).
effects_within(prevented(Effects), Effects, prevented(New), New).
effects_within(prevented_for(Effects), Effects, prevented_for(New), New).
effects_within(prevented_once(Effects), Effects, prevented_once(New), New).
effects_within(times_and(N, Effects), Effects, times_and(N, New), New).
effects_within(done(Effects), Effects, done(New), New).
effects_within(exile_then(Effects), Effects, exile_then(New), New).
effects_within(reflexive(Effects), Effects, reflexive(New), New).
effects_within(modal(Modes), [], modal(New), program(_)) :- mode_programs(Modes, New).
effects_within(modal(Least, Most, Modes), [], modal(Least, Most, New), program(_)) :- mode_programs(Modes, New).

mode_programs([], []).
mode_programs([Mode|Modes], [program(Program)|Programs]) :-
    ( Mode = program(Program) -> true ; spliced_statements(Mode, Program) ),
    mode_programs(Modes, Programs).

%   unnamed(+Term0, +Asked, -Term) is det: a statement that nobody asks of needs no name.

unnamed(Term0, Asked, Term) :-
    (   Term0 = (Name:Statement),
        named_statement(Name, Statement),
        \+ memberchk(Name, Asked)
    ->  unnamed(Statement, Asked, Term)
    ;   compound(Term0),
        Term0 =.. [Verb|Roles0],
        selectchk(name:Name, Roles0, Roles),
        \+ memberchk(Name, Asked)
    ->  Term1 =.. [Verb|Roles],
        unnamed(Term1, Asked, Term)
    ;   compound(Term0)
    ->  mapargs(unnamed_in(Asked), Term0, Term)
    ;   Term = Term0
    ).

unnamed_in(Asked, Term0, Term) :-
    unnamed(Term0, Asked, Term).

named_statement(Name, Statement) :-
    atom(Name),
    callable(Statement),
    Statement =.. [_|Roles],
    ( Roles == [] -> Statement == proliferate ; with_roles(Roles) -> true ; Roles = [Role|_], Role \= (_:_) ),
    \+ is_list(Statement).

%   plain(+Term0, -Term) is det: without defaults, roles in order, sets in order.

plain(Term0, Term) :-
    (   alike(Term0, Term1)
    ->  plain(Term1, Term)
    ;   is_list(Term0)
    ->  maplist(plain, Term0, Parts),
        ( statements(Parts) -> Term = Parts ; msort(Parts, Term) )
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        maplist(plain, Arguments0, Arguments1),
        ( with_roles(Arguments1) -> exclude(usual(Name), Arguments1, Given), msort(Given, Arguments) ; Arguments = Arguments1 ),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

with_roles([First|_]) :-
    nonvar(First),
    First = (Role:_),
    atom(Role),
    \+ atom_length(Role, 1).

usual(Name, who:you) :-
    memberchk(Name, [sacrifice, discard]).
usual(Name, Role:Value) :-
    atom_concat(do_, Name, Verb),
    roles:default(Verb, Role, Usual),
    Usual == Value.

statements([First|_]) :-
    nonvar(First),
    ( First = (_:_) ; First =.. [Name|Arguments], ( with_roles(Arguments) ; rules:declared(instruction, General, _), functor(General, Name, _) ) ; First = [_|_] ),
    !.

%   renamed(+Term0, +Names0, -Term, -Names) is det: names of statements are numbers, in the order in which they stand.

renamed(Term0, Names0, Term, Names) :-
    (   place(Term0, Name, Term, New)
    ->  number_of(Name, Names0, New, Names)
    ;   Term0 = (Name:Inner0),
        named_statement(Name, Inner0)
    ->  number_of(Name, Names0, Number, Names1),
        renamed(Inner0, Names1, Inner, Names),
        Term = (Number:Inner)
    ;   compound(Term0)
    ->  Term0 =.. [Functor|Arguments0],
        renamed_all(Arguments0, Names0, Arguments, Names),
        Term =.. [Functor|Arguments]
    ;   Term = Term0,
        Names = Names0
    ).

renamed_all([], Names, [], Names).
renamed_all([Argument0|Arguments0], Names0, [Argument|Arguments], Names) :-
    renamed(Argument0, Names0, Argument, Names1),
    renamed_all(Arguments0, Names1, Arguments, Names).

place(name:Name, Name, name:New, New) :- atom(Name).
place(did(Name), Name, did(New), New) :- atom(Name).
place(before(Name), Name, before(New), New) :- atom(Name).
place(doers(Name), Name, doers(New), New) :- atom(Name).
place(the(Name), Name, the(New), New) :- atom(Name).
place(amount(Name), Name, amount(New), New) :- atom(Name).
place(flip_won(Name), Name, flip_won(New), New) :- atom(Name).
place(flip_lost(Name), Name, flip_lost(New), New) :- atom(Name).

number_of(Name, names(Known), Number, names(After)) :-
    (   memberchk(Name-Found, Known)
    ->  Number = Found,
        After = Known
    ;   length(Known, Number),
        After = [Name-Number|Known]
    ).

%!  alike(+Term, -Other) is semidet.
%
%   Of two ways to write the same, Other is the one that is compared.

alike(type(artifact), artifact).
alike(count(all(Set)), count(Set)).
alike(count_in(Cards, Set), count([in(Zone, Who)|Set])) :-
    Cards =.. [Zone, Who].
alike(cards(Cards, How, N), compare(count([in(Zone, Who)]), How, N)) :-
    Cards =.. [Zone, Who].
alike(controls(you, exactly, 0, Set), not(some(all([controlled(you)|Set])))).
alike(compare(count(Set), exactly, 0), not(some(all(Set)))).
alike(casts_nth(Who, N, []), casts_nth(Who, N)).
alike(other_than(Thing), not([is(Thing)])).
alike(sized(Measure, How, Amount), compared(Measure, How, Amount)).
alike(matches(Thing, Set), fits(Thing, Set)).
alike(cant_be_blocked_except_by(Part), cant_be_blocked_except_by([Part])) :-
    \+ is_list(Part).
alike(cant_be_blocked_except_by([A, B|Set]), cant_be_blocked_except_by(Others)) :-
    selectchk(creature, [A, B|Set], Others).
alike(delay(When, Thing, Instructions0), delay(When, things(Thing), Instructions)) :-
    Thing \= things(_),
    in_place(Instructions0, Thing, that, Instructions).
alike(controller(Thing), controller_of(Thing)).
alike(controlled_by(Who), controlled(Who)).
alike(chosen_of([K]), chosen(K)).
alike(things(Reference), Reference).
alike(the_amount(Amount), Amount).
alike(on(Kind, Thing), counters(Kind, Thing)) :-
    Thing \= all(_).
alike(greatest(Measure, all(Set)), greatest(Measure, Set)).
alike(it_holds(Condition), Condition).
alike(controls(you, Set), some(all([controlled(you)|Set]))).
alike(controls(you, How, N, Set), compare(count(all([controlled(you)|Set])), How, N)).
