:- module(reading_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../prolog/k/reading').

repeated(Count, Text, Repeated) :-
    length(Texts, Count),
    maplist(=(Text), Texts),
    atomics_to_string(Texts, Repeated).

nested(Count, Open, Close, Text) :-
    repeated(Count, Open, Opens),
    repeated(Count, Close, Closes),
    atomics_to_string([Opens, a, Closes], Text).

read_one(Text, Term) :-
    term_of_text(Text, [], Term).

:- begin_tests(reading).

test(a_term, T == f(1, "b", 'C d', [e])) :-
    read_one("f(1, \"b\", 'C d', [e])", T).

test(names_of_variables, true(Names = ['X'=_, 'Y'=_])) :-
    term_of_text("f(X, Y)", [variable_names(Names)], _).

test(a_comment_at_the_end, T == a) :-
    read_one("a % b", T).

test(two_terms, error(syntax_error(_))) :-
    read_one("a. b", _).

test(nothing, error(syntax_error(_))) :-
    read_one("  ", _).

test(nesting_that_is_allowed, T = f(_)) :-
    nested(199, "f(", ")", Text),
    read_one(Text, T).

test(nesting, [forall(member(Open-Close, ["f("-")", "["-"]", "{"-"}", "f(a,"-")",
                                          "- "-"", "\\+ "-"", "a+"-"", "a,"-""])),
               error(text_limit(depth, _))]) :-
    nested(300, Open, Close, Text),
    read_one(Text, _).

test(nesting_that_would_end_the_process,
     [forall(member(Open-Close, ["f("-")", "("-")", "["-"]", "{"-"}", "f(a,"-")", "[a|"-"]"])),
      error(text_limit(_, _))]) :-
    nested(20_000, Open, Close, Text),
    read_one(Text, _).

test(a_long_list_is_not_deep, Length == 4000) :-
    numlist(1, 4000, Numbers),
    format(string(Text), "~q", [Numbers]),
    read_one(Text, Read),
    length(Read, Length).

test(a_long_text, error(text_limit(length, _))) :-
    repeated(200_001, "a", Text),
    read_one(Text, _).

test(digits, [forall(member(Start, ["9", "- 9", "36'9", "0x9", "1.9", "1_9", "1r9"])),
              error(text_limit(number, _))]) :-
    repeated(5_000, "9", Digits),
    string_concat(Start, Digits, Text),
    read_one(Text, _).

test(digits_in_groups, error(text_limit(number, _))) :-
    repeated(50, "_ 99999", Groups),
    string_concat("1", Groups, Text),
    read_one(Text, _).

%   What is read without a stream is what is read from one, or the same is wrong with it.

test(either_way, [forall(member(Text, ["f(1,'B c',[d,-2],x-y)", "a=b", "- 1", "-(1)", "f(X,X,_)", "0'a",
                                       "'it''s'", "(a,b)", "[a]", "f (a)", "a b", "f(a", "f(a))", "'a", "a)(b",
                                       "[a],[b", "0'", "1a", "", " ", "()", "f()", "a,", "-", "end_of_file"]))]) :-
    said(term_of_text(Text, [], Plain), Plain, Read),
    said(term_of_text(Text, [variable_names(_)], Other), Other, Again),
    assertion(Read =@= Again).

said(Goal, Term, Said) :-
    catch(( Goal, Said = read(Term) ), error(Error, _), Said = wrong(Error)).

test(a_quotation_calls_nothing, true(var(T))) :-
    read_one("{|shell||ls|}", T).

:- end_tests(reading).
