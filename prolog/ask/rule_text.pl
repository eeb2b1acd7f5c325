:- module(rule_text,
          [ print_rules/1               % +Id
          ]).

/** <module> Rules as text, in the K notation
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../k/language').
:- use_module('../k/rules', []).

%!  print_rules(+Id) is det.
%
%   Print every rule with the number Id as it was written, but for the names of
%   its variables.

print_rules(Id) :-
    forall(rules:source(Id, Kind, Head, Body, _),
           print_rule(Kind, Id, Head, Body)).

%   'Id' :: kind Head if
%       Condition, ...
%       because Words.

print_rule(Kind, Id, Head, Body) :-
    (   Kind == (nonexecutable),
        clause(rules:nonexecutable(Head, Id, Words), Qualified),
        strip_module(Qualified, _, Conditions),
        Conditions =@= Body
    ->  Conditions = Body
    ;   Words = none
    ),
    \+ \+ ( numbervars(Head-Body-Words, 0, _, [singletons(true)]),
            print_numbered(Kind, Id, Head, Body, Words)
          ).

print_numbered(Kind, Id, Head, Body, Words) :-
    kind_words(Kind, Start, Link),
    ( Kind == (forbidden) -> Headed = "" ; k_text(Head, Headed) ),
    conditions(Body, Conditions),
    (   Conditions == []
    ->  format("~q :: ~w~w", [Id, Start, Headed])
    ;   maplist(k_text, Conditions, Texts),
        atomic_list_concat(Texts, ',\n    ', Joined),
        format("~q :: ~w~w~w~n    ~w", [Id, Start, Headed, Link, Joined])
    ),
    (   Words == none
    ->  true
    ;   because(Words, Because),
        k_text(Because, Text),
        format("~n    because ~w", [Text])
    ),
    format(".~n").

because((Words where _:Goal), (Words where Goal)) :-
    !.
because(Words, Words).

kind_words((executable), "executable ", " if").
kind_words((nonexecutable), "nonexecutable ", " if").
kind_words((caused), "caused ", " after").
kind_words(derived, "caused ", " if").
kind_words((forbidden), "forbidden", "").
kind_words((uneventful), "uneventful ", " if").

k_text(Term, Text) :-
    with_output_to(string(Text),
                   write_term(Term, [ quoted(true), numbervars(true), module(language),
                                      spacing(next_argument), priority(1150)
                                    ])).

conditions(Body, Conditions) :-
    (   Body == true
    ->  Conditions = []
    ;   Body = (First, Rest)
    ->  Conditions = [First|Others],
        conditions(Rest, Others)
    ;   Conditions = [Body]
    ).
