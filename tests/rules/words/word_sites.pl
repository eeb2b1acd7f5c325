:- module(word_sites,
          [ word/2,                     % -Kind, -Word
            walked/7                    % +Type, +Term, +Within, +Path, -Kind, -Word, -Place
          ]).

/** <module> The words of the vocabulary, and where they stand in a term
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module('../../../prolog/k/types').

%   word_type(?Type, ?Kind): the alternatives of Type are words of Kind.

word_type(trigger, event).
word_type(shared_trigger, event).
word_type(condition, condition).
word_type(cost, cost).
word_type(cost_with_x, cost).
word_type(activation_cost, cost).
word_type(quantity, quantity).
word_type(amount, quantity).
word_type(program_condition, condition).
word_type(object_part, filter).
word_type(card_part, filter).
word_type(filter_part, filter).
word_type(entering_part, filter).
word_type(change, change).
word_type(duration, duration).
word_type(keyword, keyword).
word_type(instruction, instruction).

word(instruction, Word) :-
    rules:declared(instruction, Term, _),
    named(Term, Word).
word(Kind, Word) :-
    word_type(Type, Kind),
    pattern_of(Type, Pattern),
    \+ plain(Kind, Pattern),
    named(Pattern, Word).
word(replacement, Word) :-
    pattern_of(ability, Pattern),
    replacing(Pattern, Word).

pattern_of(Type, Pattern) :-
    rules:type(Type, Found, _),
    nonvar(Found),
    (   Found = (_:Other)
    ->  \+ memberchk(Other, [integer, keyword_of_deck]),
        pattern_of(Other, Pattern)
    ;   Pattern = Found
    ).

%   What restricts nothing, and what is a number or a letter, is no word.

plain(condition, true).
plain(quantity, x).

named(Term, Word) :-
    functor(Term, Name, Arity),
    format(string(Word), '~w/~w', [Name, Arity]).

replacing(replacement(Event, _), Word) :-
    named(Event, Word).
replacing(Term, Word) :-
    functor(Term, Name, _),
    memberchk(Name, [enters_tapped, enters_with, enters_as_copy]),
    named(Term, Word).

%   walked(+Type, +Term, +Within, +Path, -Kind, -Word, -Place): Place is where a word stands.

walked(Type, Term, Within, Path, Kind, Word, Place) :-
    (   types:leaf(Type)
    ->  fail
    ;   Type == statement
    ->  walked_statement(Term, Within, Path, Kind, Word, Place)
    ;   stands_for(Type, Other)
    ->  walked_list(Other, Term, Within, Path, Kind, Word, Place)
    ;   narrower(Type, Other)
    ->  walked(Other, Term, Within, Path, Kind, Word, Place)
    ;   types:described(Kinds, Type)
    ->  types:declared_as(Kinds, Term, Types),
        (   Kind = instruction,
            instruction_named(Term, Word),
            Place = Path
        ;   nth1(N, Types, Inner),
            arg(N, Term, Argument),
            append(Path, [N], Deeper),
            walked(Inner, Argument, Within, Deeper, Kind, Word, Place)
        )
    ;   rules:type(Type, Pattern, _),
        nonvar(Pattern),
        types:matches(Pattern, Term)
    ->  walked_as(Pattern, Type, Term, Within, Path, Kind, Word, Place)
    ).

%   A statement is an instruction, and each of its roles has a type.

walked_statement(Term, Within, Path, Kind, Word, Place) :-
    (   Term = _:Inner
    ->  append(Path, [2], Deeper),
        walked_statement(Inner, Within, Deeper, Kind, Word, Place)
    ;   roles:verb_of(Term, Verb, General, Roles)
    ->  (   Kind = instruction,
            functor(General, Verb, _),
            named(General, Word),
            Place = Path
        ;   rules:declared(instruction, General, Types),
            Term =.. [_|Given],
            nth1(N, Given, Role:Value),
            nth1(Nth, Roles, Role),
            nth1(Nth, Types, Type),
            append(Path, [N, 2], Deeper),
            walked_role(Type, Value, Within, Deeper, Kind, Word, Place)
        )
    ;   walked(instruction, Term, Within, Path, Kind, Word, Place)
    ).

walked_role(Type, Value, Within, Path, Kind, Word, Place) :-
    (   roles:chosen(Value, _, _, Set)
    ->  arg(N, Value, Within0),
        Within0 == Set,
        append(Path, [N], Deeper),
        walked(set, Set, Within, Deeper, Kind, Word, Place)
    ;   instructions:written_type(Type, Written),
        walked(Written, Value, Within, Path, Kind, Word, Place)
    ).

%   Tokens whose size is counted are made by an instruction of their own.

instruction_named(Term, Word) :-
    (   Term = create(_, _, token(_, _, _, _, Power, _, _)),
        \+ integer(Power),
        Power \== none
    ->  Word = "create_sized/5"
    ;   named(Term, Word)
    ).

%   Types with a condition, and what their elements are.

stands_for(fixed_costs, [cost]).
stands_for(card_costs, [cost]).
stands_for(spell_costs, [cost]).
stands_for(resolved_changes, [change]).
stands_for(granted_changes, [change]).
stands_for(delayed_instructions, [instruction]).
stands_for(standing_instructions, [instruction]).
stands_for(entries, [entry, entry_choice, entry_condition]).

%   Types of which a condition leaves out some terms of another.

narrower(spell_cost, cost).
narrower(lasting_keyword, keyword).
narrower(lasting_ability, granted_ability).
narrower(standing_condition, condition).
narrower(intervening_condition, condition).

walked_list(Types, Terms, Within, Path, Kind, Word, Place) :-
    nth1(N, Terms, Term),
    member(Type, Types),
    of_type(Type, Term),
    append(Path, [e(N)], Deeper),
    walked(Type, Term, Within, Deeper, Kind, Word, Place).

walked_as(Pattern, Type, Term, Within, Path, Kind, Word, Place) :-
    (   Pattern = (_:Other)
    ->  walked(Other, Term, Within, Path, Kind, Word, Place)
    ;   types:list_of(Pattern, Other)
    ->  walked_list([Other], Term, Within, Path, Kind, Word, Place)
    ;   stands(Type, Term, Within, Kind, Word),
        Place = Path
    ;   compound(Pattern),
        within(Type, Within, Now),
        arg(N, Pattern, Inner),
        arg(N, Term, Argument),
        append(Path, [N], Deeper),
        walked_inner(Inner, Argument, Now, Deeper, Kind, Word, Place)
    ).

walked_inner(Pattern, Term, Within, Path, Kind, Word, Place) :-
    (   nonvar(Pattern)
    ->  walked_as(Pattern, none, Term, Within, Path, Kind, Word, Place)
    ).

%   A keyword that a filter asks for is not played: the filter is.

stands(Type, Term, Within, Kind, Word) :-
    (   word_type(Type, Kind),
        \+ plain(Kind, Term),
        \+ ( Kind == keyword, Within == filter ),
        named(Term, Word)
    ;   memberchk(Type, [ability, replacement_ability, granted_ability]),
        Kind = replacement,
        replacing(Term, Word)
    ).

within(Type, Within, Now) :-
    (   word_type(Type, filter)
    ->  Now = filter
    ;   Now = Within
    ).
