:- module(error_text,
          [ error_text/2                % +Error, -Text
          ]).

/** <module> Errors in words

What a stranger's data made of an error is shown as a term: it is never a format, and no message
hook of SWI-Prolog's gets it. The words for the project's own errors are the clauses of
prolog:error_message//1 that it has, which the toplevel uses, too.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(term_printing, [printed/3, small/2]).

:- multifile prolog:error_message//1.
:- dynamic prolog:error_message//1.

%   So large are the terms that are shown in full; clauses of cards are larger.

most_shown(300).
most_of_clause(5_000).

%!  error_text(+Error, -Text:string) is det.

error_text(Error, Text) :-
    (   nonvar(Error),
        Error = error(Formal0, _),
        nonvar(Formal0)
    ->  formal_text(Formal0, Text)
    ;   shown(Error, Shown),
        string_concat("an error: ", Shown, Text)
    ).

%   shortened(+Formal, -Short): the arguments that are too large to be shown are short texts.

shortened(Formal, Short) :-
    (   compound(Formal)
    ->  compound_name_arguments(Formal, Name, Arguments),
        maplist(short, Arguments, Shorter),
        compound_name_arguments(Short, Name, Shorter)
    ;   Short = Formal
    ).

short(Term, Short) :-
    most_shown(Most),
    (   small(Term, Most)
    ->  Short = Term
    ;   shown(Term, Text),
        atom_string(Short, Text)
    ).

shown(Term, Text) :-
    most_shown(Most),
    printed(Term, Most, Text).

formal_text(Formal0, Text) :-
    (   door_words(Formal0, Words)
    ->  Text = Words
    ;   shortened(Formal0, Formal),
        short_text(Formal, Text)
    ).

short_text(Formal, Text) :-
    (   catch(project_words(Formal, Lines), _, fail)
    ->  maplist(line_text, Lines, Texts),
        atomic_list_concat(Texts, Joined),
        atom_string(Joined, Text)
    ;   words(Formal, Words)
    ->  Text = Words
    ;   shown(Formal, Shown),
        string_concat("an error: ", Shown, Text)
    ).

%   A variable is `_` in them.

project_words(Formal, Lines) :-
    copy_term_nat(Formal, Copy),
    term_variables(Copy, Variables),
    maplist(=('$VAR'('_')), Variables),
    phrase(prolog:error_message(Copy), Lines).

%   The elements of a message that the project's own clauses use.

line_text(Element, Text) :-
    (   Element = Format-Arguments
    ->  format(string(Text), Format, Arguments)
    ;   Element == nl
    ->  Text = "\n"
    ;   format(string(Text), "~w", [Element])
    ).

%   door_words(+Formal, -Text): the errors that the door itself knows.

door_words(illegal_action(Action), Text) :-
    shown(Action, Shown),
    format(string(Text), "~w is not legal now", [Shown]).
door_words(definition_refused(Name, Formal), Text) :-
    (   Formal = text_limit(_, _)
    ->  short_text(Formal, Limit),
        format(string(Text), "~w can't be played: ~w", [Name, Limit])
    ;   refused_clause(Formal, Clause),
        format(string(Text), "~w can't be played: ~w is not understood", [Name, Clause])
    ).
door_words(no_legal_action(Player, Process), Text) :-
    maplist(shown, [Player, Process], Shown),
    format(string(Text), "~w has no legal action in ~w", Shown).
door_words(no_end(Process), Text) :-
    shown(Process, Shown),
    format(string(Text), "the game goes on for ever without asking anybody, now in ~w", [Shown]).
door_words(unknown_request, "there is no such request").

refused_clause(Formal, Clause) :-
    most_of_clause(Most),
    (   Formal = refused_ability(Ability, Part, Kind),
        Part \== Ability
    ->  printed(Part, Most, PartText),
        printed(Ability, Most, AbilityText),
        format(string(Clause), "~w in ~w, which is no ~w,", [PartText, AbilityText, Kind])
    ;   refused_part(Formal, Part)
    ->  printed(Part, Most, Clause)
    ;   printed(Formal, Most, Clause)
    ).

refused_part(refused_ability(Part, _, _), Part).
refused_part(domain_error(_, Part), Part).

%   words(+Formal, -Text): the errors that Prolog knows.

words(instantiation_error, "arguments are not sufficiently instantiated").
words(type_error(evaluable, Expression), Text) :-
    shown(Expression, Shown),
    format(string(Text), "~w is nothing that can be calculated", [Shown]).
words(type_error(Type, Value), Text) :-
    wanted(Type, Value, Text).
words(domain_error(Domain, Value), Text) :-
    wanted(Domain, Value, Text).
words(existence_error(Kind, Value), Text) :-
    maplist(shown, [Kind, Value], Shown),
    format(string(Text), "there is no ~w ~w", Shown).
words(permission_error(Action, Type, Value), Text) :-
    maplist(shown, [Action, Type, Value], Shown),
    format(string(Text), "no permission to ~w ~w ~w", Shown).
words(evaluation_error(What), Text) :-
    spaced(What, Words),
    format(string(Text), "this can't be calculated: ~w", [Words]).
words(representation_error(What), Text) :-
    spaced(What, Words),
    format(string(Text), "this can't be represented: ~w", [Words]).
words(resource_error(What), Text) :-
    spaced(What, Words),
    format(string(Text), "out of ~w", [Words]).
words(syntax_error(What), Text) :-
    spaced(What, Words),
    format(string(Text), "syntax error: ~w", [Words]).

wanted(Kind, Value, Text) :-
    spaced(Kind, Words),
    shown(Value, Shown),
    format(string(Text), "this is not of the kind ~w: ~w", [Words, Shown]).

spaced(Name, Words) :-
    (   atom(Name)
    ->  atomic_list_concat(Parts, '_', Name),
        atomic_list_concat(Parts, ' ', Words)
    ;   shown(Name, Words)
    ).
