:- module(plain_terms,
          [ safe_term/2,                % +Text, -Term
            term_text/2,                % +Term, -Text
            plain/2,                    % +Term, -Plain
            fact/2,                     % ?Row, ?Fact
            argument/2,                 % +Plain, -Term
            checked_fluent/1,           % +Fluent
            checked_action/1            % +Action
          ]).

/** <module> Terms as text and as data that JSON can hold
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(reading, [term_of_text/3]).
:- use_module(types, [declared/3, misfit/4, of_type/2]).

%!  safe_term(+Text, -Term) is det.
%
%   Read one term from Text, which comes from outside. Nothing is executed, no
%   module's operators or flags apply, and variables are refused.

safe_term(Text, Term) :-
    catch(term_of_text(Text, [], Term), error(E, _), throw(error(E, context(_, Text)))),
    (   ground(Term)
    ->  true
    ;   throw(error(instantiation_error, context(_, Text)))
    ).

%!  term_text(+Term, -Text:string) is det.

term_text(Term, Text) :-
    (   integer(Term)
    ->  number_string(Term, Text)
    ;   format(string(Text), "~q", [Term])
    ).

%!  plain(+Term, -Plain) is det.
%
%   Plain is Term as integers, strings and lists; other terms become text.

plain(Term, Plain) :-
    (   integer(Term)
    ->  Plain = Term
    ;   is_list(Term)
    ->  maplist(plain, Term, Plain)
    ;   atom(Term)
    ->  atom_string(Term, Plain)
    ;   string(Term)
    ->  Plain = Term
    ;   term_text(Term, Plain)
    ).

%!  fact(?Row, ?Fact) is det.
%
%   A fact as a row: its name, then its arguments. `["-", Row]` is a fact that
%   ends.

fact(["-", Row], -Fact) :-
    !,
    fact(Row, Fact).
fact([Name|Arguments], Fact) :-
    nonvar(Name),
    !,
    atom_string(Functor, Name),
    maplist(argument, Arguments, Terms),
    Fact =.. [Functor|Terms],
    checked_fluent(Fact).
fact([Name|Arguments], Fact) :-
    Fact =.. [Functor|Terms],
    atom_string(Functor, Name),
    maplist(plain, Terms, Arguments).

%!  argument(+Plain, -Term) is det.
%
%   Term is an argument of a fact whose row has Plain.

argument(Plain, Term) :-
    (   integer(Plain)
    ->  Term = Plain
    ;   is_list(Plain)
    ->  maplist(argument, Plain, Term)
    ;   atom_string(Term, Plain)
    ).

%!  checked_fluent(+Fluent) is det.
%
%   Fluent is declared and its arguments have the declared types.

checked_fluent(Fluent) :-
    checked(fluent, Fluent).

%!  checked_action(+Action) is det.
%
%   The same for an action.

checked_action(Action) :-
    checked(action, Action).

checked(Kind, Term) :-
    (   declared(Kind, Term, Types)
    ->  Term =.. [_|Arguments],
        check_arguments(Types, Arguments, Term)
    ;   throw(error(existence_error(Kind, Term), _))
    ).

check_arguments([], [], _).
check_arguments([Type|Types], [Argument|Arguments], Term) :-
    (   of_type(Type, Argument)
    ->  true
    ;   misfit(Type, Argument, Part, Expected),
        throw(error(type_error(Expected, Part), context(_, Term)))
    ),
    check_arguments(Types, Arguments, Term).
