:- module(as_programs, [main/0]).

/** <module> Abilities with programs in place of instructions: they do the same

Reads ability terms, one a line, from standard input and writes a JSON line for each: the ability with statements for all
instructions that a row of as_statements.pl knows, and the names of these; nothing where there are none.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(http/json), [json_write_dict/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module('../../../prolog/k/types', [of_type/2]).
:- use_module('../../../prolog/magic/cards/vocabulary', [valid_ability/1]).
:- use_module('../../../prolog/magic/rules/programs/as_statements', []).

%!  main is det.

main :-
    read_line_to_string(user_input, Line),
    told(Line).

told(Line) :-
    (   Line == end_of_file
    ->  true
    ;   term_string(Ability, Line),
        (   moved(Ability, Moved, Names),
            valid_ability(Moved)
        ->  format(string(Text), '~q', [Moved]),
            Answer = [Text|Names]
        ;   Answer = []
        ),
        json_write_dict(current_output, Answer, [width(0)]),
        nl,
        read_line_to_string(user_input, Next),
        told(Next)
    ).

moved(Ability, Moved, Names) :-
    parted(Ability, Instructions0, Moved, Instructions),
    all_moved(Instructions0, Instructions, Found),
    sort(Found, Names),
    Names \== [].

parted(spell(Is0), Is0, spell(Is), Is).
parted(triggered(Event, Condition, Is0), Is0, triggered(Event, Condition, Is), Is).

all_moved([], [], []).
all_moved([Instruction|Instructions0], [New|Instructions], Names) :-
    (   \+ asked_of(Instructions0),
        statement(Instruction, Statement, Inner),
        of_type(statement, Statement)
    ->  New = program([Statement]),
        functor(Instruction, Name, Arity),
        format(string(Text), '~w/~w', [Name, Arity]),
        append([Text|Inner], Others, Names)
    ;   New = Instruction,
        Names = Others
    ),
    all_moved(Instructions0, Instructions, Others).

%   asked_of(+Others) is semidet: what comes next asks whether the instruction before it was done, which is `K: Statement` here.

asked_of([if_you_do(_)|_]).
asked_of([if_you_dont(_)|_]).

%   statement(+Instruction, -Statement, -Inner) is semidet: Inner are the names of instructions within it that are moved.

statement(Instruction, Statement, Inner) :-
    (   as_statements:row(Instruction, Statement)
    ->  Inner = []
    ;   as_statements:control(Instruction, Part0, Statement, Part),
        all_moved(Part0, Part, Inner)
    ).
