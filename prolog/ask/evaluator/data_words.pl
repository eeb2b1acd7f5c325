:- module(data_words,
          [ check_arguments/2,          % +Modes, +Goal
            direct/1,                   % +Goal
            own/1                       % +Goal
          ]).

/** <module> The words of questions that call no part of a question

What the table (askable.pl) finds in a module is called there by a clause of its own, made from
the table; what would have no limit there, or could be evaluated, is computed here.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), []).
:- use_module(library(ordsets), []).
:- use_module(library(pairs), []).
:- use_module('../../door/term_printing', [small/2]).
:- use_module('../actions', []).
:- use_module('../dependencies', []).
:- use_module('../facts', []).
:- use_module('../reasons', []).
:- use_module('../toplevel', []).
:- use_module(askable, [form/3, most/2]).
:- use_module(calculating, [value_of/2]).

longest_number(200).

%!  check_arguments(+Modes:list, +Goal) is det.
%
%   The arguments of Goal are as Modes (askable.pl) say. Error: one is not.

check_arguments(Modes, Goal) :-
    (   compound(Goal)
    ->  Goal =.. [_|Arguments],
        maplist(check_argument, Modes, Arguments)
    ;   true
    ).

check_argument(Mode, Argument) :-
    (   var(Argument)
    ->  ( Mode == list -> throw(error(instantiation_error, _)) ; true )
    ;   right(Mode, Argument)
    ->  true
    ;   wrong(Mode, Argument, Error)
    ->  throw(error(Error, _))
    ).

right(any, _).
right(goal, _).
right(exists, _).
right(closure(_), _).
right(integer, Argument) :- ( integer(Argument) ; Argument == inf ; Argument == infinite ), !.
right(size, Argument) :- integer(Argument), most(size, Most), Argument =< Most.
right(list, Argument) :- is_list(Argument).
right(text, Argument) :- atomic(Argument), most(text, Most), atom_length(Argument, Length), Length =< Most.
right(said, Argument) :- most(said, Most), small(Argument, Most).

wrong(list, Argument, Error) :-
    (   '$skip_list'(_, Argument, Tail),
        var(Tail)
    ->  Error = instantiation_error
    ;   Error = type_error(list, Argument)
    ).
wrong(size, Argument, Error) :-
    (   integer(Argument)
    ->  Error = too_large(Argument)
    ;   Error = type_error(integer, Argument)
    ).
wrong(text, Argument, Error) :-
    (   atomic(Argument)
    ->  Error = too_large(Argument)
    ;   Error = type_error(text, Argument)
    ).
wrong(integer, Argument, type_error(integer, Argument)).
wrong(said, Argument, too_large(Argument)).

%!  direct(+Goal) is nondet.
%
%   Call the predicate of the table's home for Goal.

term_expansion(homes, Clauses) :-
    findall((direct(Goal) :- Home:Goal), at_home(Home, Goal), Clauses).

at_home(Home, Goal) :-
    form(Call, _, Home),
    \+ memberchk(Home, [control, own]),
    functor(Call, Name, Arity),
    functor(Goal, Name, Arity).

homes.

%!  own(+Goal) is nondet.

own(X is Expression) :-
    value_of(Expression, Value),
    X = Value.
own(A =:= B) :-
    value_of(A, X),
    value_of(B, Y),
    X =:= Y.
own(A =\= B) :-
    value_of(A, X),
    value_of(B, Y),
    X =\= Y.
own(A < B) :-
    value_of(A, X),
    value_of(B, Y),
    X < Y.
own(A =< B) :-
    value_of(A, X),
    value_of(B, Y),
    X =< Y.
own(A > B) :-
    own(B < A).
own(A >= B) :-
    own(B =< A).
own(dif(X, Y)) :-
    differ(X, Y).
own(sum_list(List, Sum)) :-
    foldl(added, List, 0, Found),
    Sum = Found.
own(sumlist(List, Sum)) :-
    own(sum_list(List, Sum)).
own(max_list([First|Rest], Max)) :-
    extreme(max, First, Rest, Max).
own(min_list([First|Rest], Min)) :-
    extreme(min, First, Rest, Min).
own(atom_number(Atom, Number)) :-
    check_number_text(Atom),
    atom_number(Atom, Number).
own(number_string(Number, String)) :-
    check_number_text(String),
    number_string(Number, String).
own(number_codes(Number, Codes)) :-
    (   is_list(Codes)
    ->  string_codes(String, Codes),
        own(number_string(Number, String))
    ;   number_codes(Number, Codes)
    ).
own(atomic_list_concat(Parts, Atom)) :-
    own(atomic_list_concat(Parts, '', Atom)).
own(atomic_list_concat(Parts, Separator, Atom)) :-
    check_joined(Parts, Separator),
    atomic_list_concat(Parts, Separator, Atom).

%   Two terms that could still be made equal can't be told apart yet, and nothing waits for it.

differ(X, Y) :-
    (   X \= Y
    ->  true
    ;   X \== Y,
        throw(error(not_known_enough(dif(X, Y)), _))
    ).

added(Expression, Sum0, Sum) :-
    value_of(Sum0+Expression, Sum).

extreme(Function, First, Rest, Extreme) :-
    value_of(First, Value),
    foldl(more_extreme(Function), Rest, Value, Found),
    Extreme = Found.

more_extreme(Function, Expression, Value0, Value) :-
    Call =.. [Function, Value0, Expression],
    value_of(Call, Value).

check_number_text(Text) :-
    (   var(Text)
    ->  true
    ;   longest_number(Most),
        atom_length(Text, Length),
        Length =< Most
    ->  true
    ;   throw(error(too_large(Text), _))
    ).

%   What is known of the parts is not too long when it is joined.

check_joined(Parts, Separator) :-
    (   is_list(Parts),
        atomic(Separator)
    ->  most(text, Most),
        atom_length(Separator, Width),
        foldl(joined(Width), Parts, 0, Length),
        ( Length =< Most -> true ; throw(error(too_large(atomic_list_concat), _)) )
    ;   true
    ).

joined(Width, Part, Length0, Length) :-
    (   atomic(Part)
    ->  atom_length(Part, Own),
        Length is Length0+Own+Width
    ;   Length = Length0
    ).
