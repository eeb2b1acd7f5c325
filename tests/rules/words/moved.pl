:- module(moved, [main/0]).

/** <module> Where else an ability may stand and does the same

Reads ability terms, one a line, from standard input and writes a JSON line for each: the valid terms
that do the same from another place, each with the name of the place.
*/

:- use_module(library(http/json), [json_write_dict/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module('../../../prolog/magic/cards/modes_alone').
:- use_module('../../../prolog/magic/cards/vocabulary').

%!  main is det.

main :-
    read_line_to_string(user_input, Line),
    told(Line).

told(end_of_file) :-
    !.
told(Line) :-
    term_string(Ability, Line),
    findall([Place, Text],
            ( moved(Ability, Place, Moved), valid_ability(Moved), \+ stray_modes(Moved, _), format(string(Text), '~q', [Moved]) ),
            All),
    json_write_dict(current_output, All, [width(0)]),
    nl,
    read_line_to_string(user_input, Next),
    told(Next).

%   moved(+Ability, -Place, -Moved): Moved does at the Place what Ability does.

moved(static(Scope, Changes), under_a_condition, static(Scope, Changes, life(you, at_least, -1000))).
moved(Ability, granted, static(this, [gain(Ability)])) :-
    functor(Ability, Kind, _),
    memberchk(Kind, [static, triggered, activated]).
moved(static(Filter, Changes), granted_to_each, static(Filter, [gain(static(this, Changes))])) :-
    is_list(Filter).
moved(static(Host, Changes), granted_to_the_host, static(Host, [gain(static(this, Changes))])) :-
    functor(Host, Name, 1),
    memberchk(Name, [enchanted, equipped]).
moved(spell([provided(Condition, [change(What, Changes, Duration)])]), granted_by_a_spell,
      spell([provided(Condition, [change(What, [gain(static(this, Changes))], Duration)])])).
moved(triggered(Event, Condition, Instructions), asked_as_it_resolves, triggered(Event, true, [provided(Condition, Instructions)])) :-
    Condition \== true.
