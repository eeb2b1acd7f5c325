:- module(term_printing,
          [ printed/3,                  % +Term, +Most, -Text
            small/2                     % +Term, +Most
          ]).

/** <module> Any term as text, whatever it holds

Terms that strangers made are shown by this printer: it calls no hook, formats nothing by a
term's own text, and comes to an end with endless terms and with those that are larger as text
than in memory.
*/


most_depth(200).

%!  printed(+Term, +Most, -Text:string) is det.
%
%   Text is Term as Prolog reads it, quoted, with the operators of the module `user`. Variables
%   that occur once are `_`, others A, B ... A term that is not small(Term, Most) is its name
%   and dots.

printed(Term, Most, Text) :-
    (   small(Term, Most)
    ->  variable_names(Term, Names),
        with_output_to(string(Text), write_small(Term, Names))
    ;   compound(Term)
    ->  compound_name_arity(Term, Name, _),
        format(string(Text), "~q(...)", [Name])
    ;   Text = "..."
    ).

write_small(Term, Names) :-
    most_depth(Most),
    ( deeper(Term, Most) -> Depth = Most ; Depth = 0 ),
    write_term(Term,
               [ quoted(true), variable_names(Names), max_depth(Depth), module(user),
                 spacing(next_argument), attributes(ignore), portray(false)
               ]).

variable_names(Term, Names) :-
    term_variables(Term, Variables),
    term_singletons(Term, Singletons),
    named(Variables, Singletons, 0, Names).

named([], _, _, []).
named([Variable|Variables], Singletons, N, [Name=Variable|Names]) :-
    (   Singletons = [Single|Others],
        Variable == Single
    ->  Name = '_',
        named(Variables, Others, N, Names)
    ;   letters(N, Name),
        Next is N+1,
        named(Variables, Singletons, Next, Names)
    ).

letters(N, Name) :-
    Letter is 0'A + N mod 26,
    (   N < 26
    ->  char_code(Name, Letter)
    ;   Number is N//26,
        format(atom(Name), "~c~d", [Letter, Number])
    ).

%!  small(+Term, +Most:integer) is semidet.
%
%   Term, written out, has at most Most parts; eight characters of a text are one.

small(Term, Most) :-
    room(Term, Most, _).

room(Term, Left0, Left) :-
    Left0 > 0,
    Left1 is Left0-1,
    (   compound(Term)
    ->  compound_name_arity(Term, _, Arity),
        room_of_parts(1, Arity, Term, Left1, Left)
    ;   text(Term)
    ->  atom_length(Term, Length),
        Left is Left1 - Length//8,
        Left >= 0
    ;   Left = Left1
    ).

text(Term) :-
    ( atom(Term) ; string(Term) ),
    !.

room_of_parts(N, Arity, Term, Left0, Left) :-
    (   N > Arity
    ->  Left = Left0
    ;   arg(N, Term, Part),
        (   N =:= Arity
        ->  room(Part, Left0, Left)
        ;   room(Part, Left0, Left1),
            Next is N+1,
            room_of_parts(Next, Arity, Term, Left1, Left)
        )
    ).

%   deeper(+Term, +Most): Term, which is small, nests more than Most levels; a list is as deep as
%   its deepest element.

deeper(Term, Most) :-
    compound(Term),
    (   Most =:= 0
    ->  true
    ;   Less is Most-1,
        (   Term = [Head|Tail]
        ->  ( deeper(Head, Less) -> true ; deeper(Tail, Most) )
        ;   arg(_, Term, Part),
            deeper(Part, Less)
        ->  true
        )
    ).
