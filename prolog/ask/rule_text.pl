:- module(rule_text,
          [ print_rules/1,              % +Id
            print_beneath/1             % +Id
          ]).

/** <module> Rules as text, in the K notation
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../k/language').
:- use_module('../k/rules', []).

%!  print_rules(+Id) is det.
%
%   Print every rule with the number Id as it was written, but for the names of
%   its variables.

print_rules(Id) :-
    forall(rules:source(Id, Kind, Head, Body, _),
           print_rule(Kind, Id, Head, Body)).

%!  print_beneath(+Id) is semidet.
%
%   Print a line for each rule whose number goes on after Id, as 1.2b does after 1.2, in
%   the order of their numbers. Fails where there is none.

print_beneath(Id) :-
    findall(Key-Line,
            ( rules:source(Under, Kind, Head, _, _),
              beneath(Id, Under),
              in_parts(Under, Key),
              rule_line(Under, Kind, Head, Line)
            ),
            Found),
    Found \== [],
    sort(Found, Lines),
    forall(member(_-Line, Lines), ( write(Line), nl )).

%   in_parts(+Id, -Key): the numbers in Id count as numbers.

in_parts(Id, Key) :-
    split_string(Id, ".", "", Parts),
    maplist(part_key, Parts, Key).

part_key(Part, Number-Letters) :-
    string_codes(Part, Codes),
    append(Front, Rest, Codes),
    \+ ( Rest = [Code|_], numeral(Code) ),
    !,
    ( Front == [] -> Number = 0 ; number_codes(Number, Front) ),
    string_codes(Letters, Rest).

numeral(Code) :-
    between(0'0, 0'9, Code).

beneath(Id, Under) :-
    atom_concat(Id, Rest, Under),
    atom_codes(Rest, [Next|_]),
    \+ numeral(Next).

rule_line(Id, Kind, Head, Line) :-
    kind_words(Kind, Start, _),
    numbered_head(Kind, Head, Headed),
    format(string(Line), "~q :: ~w~w ...", [Id, Start, Headed]).

numbered_head(Kind, Head, Text) :-
    copy_term(Head, Copy),
    numbervars(Copy, 0, _, [singletons(true)]),
    head_text(Kind, Copy, Text).

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
    head_text(Kind, Head, Headed),
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
kind_words((maintained), "maintained ", " after").
kind_words(derived, "caused ", " if").
kind_words(declared, "", "").
kind_words((replaced), "replaced ", " if").
kind_words((forbidden), "forbidden", "").
kind_words((uneventful), "uneventful ", " if").
kind_words((settled), "settled ", " if").

head_text((forbidden), _, "") :-
    !.
head_text(declared, Declaration, Text) :-
    Declaration =.. [Kind, Declared],
    !,
    k_text(Declared, Inner),
    format(string(Text), "~w ~w", [Kind, Inner]).
head_text((maintained), (Fluent if Condition), Text) :-
    !,
    conditions(Condition, Conditions),
    maplist(k_text, [Fluent|Conditions], [Head|Texts]),
    atomic_list_concat(Texts, ', ', Joined),
    format(string(Text), "~w if ~w", [Head, Joined]).
head_text(_, Head, Text) :-
    k_text(Head, Text).

%   Only what stands between two terms is written as an operator.

:- op(1168, xfx, rule_operators:where).
:- op(1165, xfx, rule_operators:marks).
:- op(1155, xfx, rule_operators:visible_to).
:- op(1146, xfx, rule_operators:then).
:- op(1145, xfx, rule_operators:by).
:- op(1150, xf, rule_operators:functional).
:- op(1150, xfx, rule_operators:if).

k_text(Term, Text) :-
    with_output_to(string(Text),
                   write_term(Term, [ quoted(true), numbervars(true), module(rule_operators),
                                      spacing(next_argument), priority(1180)
                                    ])).

conditions(Body, Conditions) :-
    (   Body == true
    ->  Conditions = []
    ;   Body = (First, Rest)
    ->  Conditions = [First|Others],
        conditions(Rest, Others)
    ;   Conditions = [Body]
    ).
