:- module(english_of_programs, [main/0]).

/** <module> English of abilities that the frames have no words for, and what the reader makes of it

Reads JSON lines [Context, Text, Term] from standard input and writes a line for each: [Verdict, English]. Verdict is `same` where
Term has English that is read as Term again, `otherwise` where what would be said is read as something else or not at all, so that
nothing is said, and `none` where a part has no words.
*/

:- use_module(library(http/json), [json_read_dict/3, json_write_dict/3]).
:- use_module('../prolog/magic/cards/writing/program_english', [candidate/2, program_english/2]).

%!  main is det.

main :-
    json_read_dict(user_input, Row, [end_of_file([])]),
    told(Row).

told([]).
told([_, _, Written]) :-
    term_string(Ability, Written),
    (   program_english(Ability, English)
    ->  Answer = [same, English]
    ;   once(candidate(Ability, English))
    ->  Answer = [otherwise, English]
    ;   Answer = [none, ""]
    ),
    json_write_dict(current_output, Answer, [width(0)]),
    nl,
    main.
