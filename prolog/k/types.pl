:- module(types,
          [ of_type/2,                  % +Type, +Term
            misfit/4,                   % +Type, +Term, -Part, -Expected
            declared/3,                 % ?Kind, +Term, -Types
            mapped/4,                   % +Type, :Goal, +Term, -Mapped
            mapped_arguments/4,         % +Types, :Goal, +Term, -Mapped
            leaf_in/4,                  % +Type, +Term, ?Leaf, -Value
            leaf_in_arguments/4,        % +Types, +Term, ?Leaf, -Value
            made_name_in/2              % +Fluent, -Name
          ]).

/** <module> Types: what the arguments of fluents, actions, events and processes are

A type is one of the kernel's leaves or declared by a game:

    place ::= square(_:integer, _:integer) ; captured_by(_:player) ; nowhere.
    piece ::= Piece where known_piece(Piece).

An alternative is a pattern, in which `_:Type` stands for any term of the type,
`[_:Type]` for any list of such terms, and everything else for itself. Several
declarations of one type add up, so that each module can tell its own.

The leaves are `integer`, `atom`, `term` (anything), `name` (what a definition is
found by), `object` and `player`; a `process`, an `action`, an `event`, a `flag` and an
`instruction` are those that are declared. Of an instruction, it is what is written that counts.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(instructions, [written_type/2]).
:- use_module(language).
:- use_module(rules, []).

:- meta_predicate
    mapped(+, 3, +, -),
    mapped_arguments(+, 3, +, -).

thing ::= _:object ; _:player.
integers ::= [_:integer].
objects ::= [_:object].
things ::= [_:thing].
atoms ::= [_:atom].
terms ::= [_:term].
players ::= [_:player].
processes ::= [_:process].
flags ::= [_:flag].

%!  of_type(+Type, +Term) is semidet.

of_type(Type, Term) :-
    (   leaf(Type)
    ->  fits(Type, Term)
    ;   described(Kinds, Type)
    ->  declared_as(Kinds, Term, Types),
        Term =.. [_|Arguments],
        maplist(of_type, Types, Arguments)
    ;   is_one_of(Type, Term)
    ).

is_one_of(Type, Term) :-
    alternative(Type, Term, Pattern, Goal),
    matches(Pattern, Term),
    call(Goal),
    !.

%   alternative(+Type, +Term, -Pattern, -Goal) is nondet: of the forms of Type, those that Term may have: its own, those of
%   another type and, for an empty list, any list. A term with a colon looks as what stands for a type.

alternative(Type, Term, Pattern, Goal) :-
    (   ( var(Term) ; Term = (_:_) )
    ->  rules:type(Type, Pattern, Goal)
    ;   functor(Term, Name, Arity),
        functor(Pattern, Name, Arity),
        rules:type(Type, Pattern, Goal)
    ;   Pattern = (_:Other),
        rules:type(Type, Pattern, Goal),
        nonvar(Other)
    ;   Term == [],
        Pattern = [Element],
        rules:type(Type, Pattern, Goal),
        nonvar(Element)
    ).

leaf(integer).
leaf(atom).
leaf(term).
leaf(name).
leaf(object).
leaf(player).

fits(integer, X) :- integer(X).
fits(atom, X) :- atom(X).
fits(term, _).
fits(name, X) :- callable(X).
fits(object, X) :- integer(X).
fits(player, X) :- atom(X).

%   described(?Kinds, ?Type): terms of Type are declared as one of Kinds.

described([process, choice], process).
described([action], action).
described([event], event).
described([flag], flag).
described([instruction], instruction).

declared_as(Kinds, Term, Types) :-
    callable(Term),
    member(Kind, Kinds),
    rules:declared(Kind, Term, Declared),
    !,
    (   Kind == (instruction)
    ->  maplist(written_type, Declared, Types)
    ;   Types = Declared
    ).

%!  declared(?Kind, +Term, -Types) is nondet.
%
%   Term is of a form that is declared: as a `fluent`, an `action`, an `event`, a
%   `process`, a `choice`, a `flag` or an `instruction`. Types are its arguments'.

declared(Kind, Term, Types) :-
    callable(Term),
    rules:declared(Kind, Term, Types).

%   matches(+Pattern, +Term) is semidet. A pattern that is a variable belongs to a
%   type with a condition, and takes the term.

matches(Pattern, Term) :-
    (   var(Pattern)
    ->  Pattern = Term
    ;   typed(Pattern, Type)
    ->  of_type(Type, Term)
    ;   list_of(Pattern, Type)
    ->  is_list(Term),
        maplist(of_type(Type), Term)
    ;   compound(Pattern)
    ->  compound(Term),
        same_form(Pattern, Term),
        Pattern =.. [_|Patterns],
        Term =.. [_|Arguments],
        maplist(matches, Patterns, Arguments)
    ;   Pattern == Term
    ).

typed(Pattern, Type) :-
    nonvar(Pattern),
    Pattern = (_:Type).

list_of(Pattern, Type) :-
    Pattern = [Element],
    typed(Element, Type).

same_form(Pattern, Term) :-
    functor(Pattern, Name, Arity),
    functor(Term, Name, Arity).

%!  misfit(+Type, +Term, -Part, -Expected) is semidet.
%
%   Term is not of Type: Part, the smallest part of it that is to blame, is not of
%   the type Expected.

misfit(Type, Term, Part, Expected) :-
    \+ of_type(Type, Term),
    (   inner_misfit(Type, Term, Found, Wanted)
    ->  Part = Found,
        Expected = Wanted
    ;   Part = Term,
        Expected = Type
    ).

inner_misfit(Type, Term, Part, Expected) :-
    described(Kinds, Type),
    declared_as(Kinds, Term, Types),
    Term =.. [_|Arguments],
    misfit_among(Types, Arguments, Part, Expected).
inner_misfit(Type, Term, Part, Expected) :-
    rules:type(Type, Pattern, _),
    pattern_misfit(Pattern, Term, Part, Expected),
    !.

pattern_misfit(Pattern, Term, Part, Expected) :-
    typed(Pattern, Type),
    inner_misfit(Type, Term, Part, Expected).
pattern_misfit(Pattern, Terms, Part, Expected) :-
    list_of(Pattern, Type),
    is_list(Terms),
    member(Term, Terms),
    misfit(Type, Term, Part, Expected),
    !.
pattern_misfit(Pattern, Term, Part, Expected) :-
    compound(Pattern),
    compound(Term),
    \+ typed(Pattern, _),
    \+ list_of(Pattern, _),
    same_form(Pattern, Term),
    arg(Place, Pattern, Inner),
    typed(Inner, Type),
    arg(Place, Term, Argument),
    misfit(Type, Argument, Part, Expected),
    !.

misfit_among([Type|Types], [Argument|Arguments], Part, Expected) :-
    (   misfit(Type, Argument, Part, Expected)
    ->  true
    ;   misfit_among(Types, Arguments, Part, Expected)
    ).

%!  mapped(+Type, :Goal, +Term, -Mapped) is det.
%
%   Mapped is Term, of type Type, with New for each leaf Old that is not a plain
%   term: call(Goal, Leaf, Old, New) tells, or fails where Old stays.

mapped(Type, Goal, Term, Mapped) :-
    (   leaf(Type)
    ->  (   Type \== term,
            call(Goal, Type, Term, New)
        ->  Mapped = New
        ;   Mapped = Term
        )
    ;   described(Kinds, Type)
    ->  (   declared_as(Kinds, Term, Types)
        ->  mapped_arguments(Types, Goal, Term, Mapped)
        ;   Mapped = Term
        )
    ;   rules:type(Type, Pattern, _),
        nonvar(Pattern),
        matches(Pattern, Term)
    ->  mapped_as(Pattern, Goal, Term, Mapped)
    ;   Mapped = Term
    ).

%!  mapped_arguments(+Types, :Goal, +Term, -Mapped) is det.
%
%   The same for all arguments of Term, whose types are Types.

mapped_arguments(Types, Goal, Term, Mapped) :-
    Term =.. [Name|Arguments],
    all_mapped(Types, Goal, Arguments, New),
    Mapped =.. [Name|New].

all_mapped([], _, [], []).
all_mapped([Type|Types], Goal, [Old|Olds], [New|News]) :-
    mapped(Type, Goal, Old, New),
    all_mapped(Types, Goal, Olds, News).

mapped_as(Pattern, Goal, Term, Mapped) :-
    (   typed(Pattern, Type)
    ->  mapped(Type, Goal, Term, Mapped)
    ;   list_of(Pattern, Type)
    ->  all_of_type(Term, Type, Goal, Mapped)
    ;   compound(Pattern)
    ->  Pattern =.. [_|Patterns],
        Term =.. [Name|Arguments],
        maplist(mapped_as_goal(Goal), Patterns, Arguments, New),
        Mapped =.. [Name|New]
    ;   Mapped = Term
    ).

all_of_type([], _, _, []).
all_of_type([Old|Olds], Type, Goal, [New|News]) :-
    mapped(Type, Goal, Old, New),
    all_of_type(Olds, Type, Goal, News).

mapped_as_goal(Goal, Pattern, Term, Mapped) :-
    mapped_as(Pattern, Goal, Term, Mapped).

%!  leaf_in(+Type, +Term, ?Leaf, -Value) is nondet.
%
%   Value stands in Term, which is of type Type, where the leaf Leaf is meant.

leaf_in(Type, Term, Leaf, Value) :-
    (   leaf(Type)
    ->  Leaf = Type,
        Value = Term
    ;   described(Kinds, Type)
    ->  declared_as(Kinds, Term, Types),
        leaf_in_arguments(Types, Term, Leaf, Value)
    ;   rules:type(Type, Pattern, _),
        nonvar(Pattern),
        matches(Pattern, Term)
    ->  leaf_in_pattern(Pattern, Term, Leaf, Value)
    ).

%!  leaf_in_arguments(+Types, +Term, ?Leaf, -Value) is nondet.

leaf_in_arguments(Types, Term, Leaf, Value) :-
    nth1(Place, Types, Type),
    arg(Place, Term, Argument),
    leaf_in(Type, Argument, Leaf, Value).

%!  made_name_in(+Fluent, -Name) is nondet.
%
%   Name in Fluent is no atom: a game makes its definition when it is met.

made_name_in(Fluent, Name) :-
    compound(Fluent),
    arg(_, Fluent, Argument),
    compound(Argument),
    !,
    rules:fluent(Fluent, Types, _, _),
    leaf_in_arguments(Types, Fluent, name, Name),
    compound(Name).

leaf_in_pattern(Pattern, Term, Leaf, Value) :-
    (   typed(Pattern, Type)
    ->  leaf_in(Type, Term, Leaf, Value)
    ;   list_of(Pattern, Type)
    ->  member(Element, Term),
        leaf_in(Type, Element, Leaf, Value)
    ;   compound(Pattern),
        arg(Place, Pattern, Inner),
        arg(Place, Term, Argument),
        leaf_in_pattern(Inner, Argument, Leaf, Value)
    ).
