:- module(reading,
          [ term_of_text/3              % +Text, +Options, -Term
          ]).

/** <module> Terms read from text that comes from outside

All that comes from strangers becomes a term here: lines of saves, what is typed in play,
questions, definitions. SWI-Prolog's C code recurses on the depth of terms, and deep ones end
the process, so a text is measured before it is read: its length, its brackets and its longest
number. What was read nests no deeper than `most_depth/1`, so that it can be copied, compared
and written.
*/

:- use_module(library(lists), [member/2]).

most_length(200_000).
most_brackets(5_000).
most_depth(200).
longest_number(200).

%!  term_of_text(+Text, +Options, -Term) is det.
%
%   Term is the one term that Text holds, read with the Options of read_term/2. Nothing is
%   executed. Error: a syntax error, or text_limit(Limit, Most) for a text beyond a limit.

term_of_text(Text, Options, Term) :-
    string_length(Text, Length),
    check_text(Length, Text),
    (   Options == [],
        plain(Text),
        catch(term_to_atom(Found, Text), error(syntax_error(_), _), fail),
        Found \== end_of_file
    ->  Term = Found
    ;   one_term(Text, Options, Term)
    ),
    check_term(Length, Term).

%   plain(+Text) is semidet: nothing in it ends a term or begins a comment, and only atoms are quoted,
%   so that it is read as a whole without a stream. When these characters are taken off, nothing is left.

plain(Text) :-
    split_string(Text, '', 'etaionsrlcdhmupgfkbywvxzqj(),_0123456789 []\'ETAIONSRLCDHMUPGFKBYWVXZQJ-=', [""]).

%   A text holds one term and nothing after it. The line end is there for a comment that is last.

one_term(Text, Options, Term) :-
    string_concat(Text, "\n.", Sentence),
    setup_call_cleanup(
        open_string(Sentence, Stream),
        ( next_term(Stream, Options, Term),
          next_term(Stream, [], Rest)
        ),
        close(Stream)),
    (   Rest == end_of_file,
        Term \== end_of_file
    ->  true
    ;   throw(error(syntax_error(end_of_clause_expected), _))
    ).

next_term(Stream, Options, Term) :-
    read_term(Stream, Term,
              [syntax_errors(error), cycles(false), quasi_quotations(_)|Options]).

%   check_text(+Length, +Text): a short text can't be beyond another limit.

check_text(Length, Text) :-
    most_length(Most),
    check_limit(length, Length, Most),
    (   short(Length)
    ->  true
    ;   most_brackets(MostBrackets),
        split_string(Text, "([{", "", Pieces),
        length(Pieces, Brackets),
        check_limit(brackets, Brackets, MostBrackets),
        check_numbers(Text)
    ).

short(Length) :-
    most_depth(Depth),
    longest_number(Number),
    Length =< min(Depth, Number).

%   A number is letters and figures in one piece, with a radix or an exponent: 36'zz, 1e10.

check_numbers(Text) :-
    split_string(Text, " \t\n\r,.;:|()[]{}\"`+-*/\\^<>=~?@#$&!%", "", Words),
    longest_number(Most),
    forall(( member(Word, Words),
             string_length(Word, Length),
             Length > Most,
             has_figure(Word)
           ),
           throw(error(text_limit(number, Most), _))).

has_figure(Word) :-
    string_codes(Word, Codes),
    member(Code, Codes),
    between(0'0, 0'9, Code),
    !.

%   check_term(+Length, +Term): a term is no deeper than its text is long.

check_term(Length, Term) :-
    (   short(Length)
    ->  true
    ;   most_depth(Most),
        check_depth(Term, Most)
    ).

check_depth(Term, Left) :-
    (   \+ compound(Term)
    ->  check_number(Term)
    ;   Left =:= 0
    ->  most_depth(Most),
        throw(error(text_limit(depth, Most), _))
    ;   Less is Left-1,
        check_parts(Term, Left, Less)
    ).

%   A list is as deep as its deepest element, however long it is.

check_parts(Term, Left, Less) :-
    (   Term = [Head|Tail]
    ->  check_depth(Head, Less),
        check_depth(Tail, Left)
    ;   forall(arg(_, Term, Part), check_depth(Part, Less))
    ).

%   Groups of figures may stand apart (1_000 000), so the number itself is looked at, too.

check_number(Term) :-
    (   rational(Term, Numerator, Denominator)
    ->  longest_number(Most),
        Size is max(abs(Numerator), Denominator),
        (   Size < 10**Most
        ->  true
        ;   throw(error(text_limit(number, Most), _))
        )
    ;   true
    ).

check_limit(Limit, Size, Most) :-
    (   Size =< Most
    ->  true
    ;   throw(error(text_limit(Limit, Most), _))
    ).

:- multifile prolog:error_message//1.

prolog:error_message(text_limit(Limit, Most)) -->
    { limit_words(Limit, Words) },
    [ Words-[Most] ].

limit_words(length, 'this is too long to be read: at most ~D characters').
limit_words(brackets, 'this has too many brackets to be read: at most ~D').
limit_words(depth, 'this is nested too deeply: at most ~D levels').
limit_words(number, 'this has a number that is too long: at most ~D figures').
