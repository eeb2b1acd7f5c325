:- module(mutations, [main/0]).

/** <module> The words of ability terms, and the terms without or freed of them

Reads ability terms, one a line, from standard input and writes a JSON line for each: its words, and
for each word the terms in which it never holds (`never`) and those in which nothing restricts it
(`always`). The first line that is written lists the whole vocabulary. An ability that is gone is "".
*/

:- use_module(library(http/json), [json_write_dict/3]).
:- use_module(library(lists), [append/2, append/3, last/2, member/2, memberchk/2, nth1/3, nth1/4]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module('../../../prolog/k/types').
:- use_module('../../../prolog/magic/cards/modes_alone').
:- use_module('../../../prolog/magic/cards/vocabulary').

%!  main is det.

main :-
    findall([Kind, Word], word(Kind, Word), Words),
    sort(Words, Vocabulary),
    put_json(Vocabulary),
    read_line_to_string(user_input, Line),
    told(Line).

told(end_of_file) :-
    !.
told(Line) :-
    term_string(Ability, Line),
    findall(Site, site_of(Ability, Site), Sites),
    put_json(Sites),
    read_line_to_string(user_input, Next),
    told(Next).

put_json(Data) :-
    json_write_dict(current_output, Data, [width(0)]),
    nl.

%   word_type(?Type, ?Kind): the alternatives of Type are words of Kind.

word_type(trigger, event).
word_type(shared_trigger, event).
word_type(condition, condition).
word_type(cost, cost).
word_type(cost_with_x, cost).
word_type(activation_cost, cost).
word_type(quantity, quantity).
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

%   site_of(+Ability, -Site): a word of Ability with what it is without and freed of it.

site_of(Ability, [Kind, Word, Never, Always]) :-
    findall(at(K, W, P), walked(ability, Ability, none, [], K, W, P), Found),
    sort(Found, Sites),
    member(at(Kind, Word, Path), Sites),
    findall(New, ( never(Kind, Path, Ability, Term), text_of(Term, New) ), Nevers),
    kept(Kind, Nevers, Never),
    findall(New, ( always(Kind, Path, Ability, Sites, Term), text_of(Term, New) ), All),
    sort(All, Always).

%   kept(+Kind, +Found, -Kept): the first that is valid, but both for an instruction and a cost.

kept(Kind, Found, Kept) :-
    (   \+ memberchk(Kind, [instruction, cost]),
        Found = [Head|_]
    ->  Kept = [Head]
    ;   Kept = Found
    ).

text_of(Term, Text) :-
    (   Term == gone
    ->  Text = ""
    ;   valid_ability(Term),
        \+ stray_modes(Term, _),
        format(string(Text), '~q', [Term])
    ).

%   walked(+Type, +Term, +Within, +Path, -Kind, -Word, -Place): Place is where a word stands.

walked(Type, Term, Within, Path, Kind, Word, Place) :-
    (   types:leaf(Type)
    ->  fail
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

%   never(+Kind, +Path, +Ability, -Mutant): the word at Path never holds.

%   What can be paid with nothing is also not paid where it is taken away.

never(cost, Path, Ability, Mutant) :-
    at(Path, Ability, discard_hand),
    append(Upper, [e(N)], Path),
    without(Upper, N, Ability, Mutant).
never(Kind, Path, Ability, Mutant) :-
    impossible(Kind, Term),
    put_at(Path, Ability, Term, Mutant).
%   An instruction under a condition that never holds leaves its targets as they are.

never(instruction, Path, Ability, Mutant) :-
    at(Path, Ability, Instruction),
    put_at(Path, Ability, provided(quantity(0, at_least, 1), [Instruction]), Mutant).
never(Kind, Path, Ability, Mutant) :-
    memberchk(Kind, [instruction, change, keyword, duration, event, replacement]),
    (   append(Upper, [e(N)|Rest], Path),
        \+ memberchk(e(_), Rest)
    ->  without(Upper, N, Ability, Mutant)
    ;   Mutant = gone
    ).

impossible(event, state(quantity(0, at_least, 1))).
impossible(condition, quantity(0, at_least, 1)).
impossible(cost, pay_life(1000)).
impossible(quantity, 0).
impossible(filter, not([])).

%   always(+Kind, +Path, +Ability, +Sites, -Mutant): the word at Path is not restricted.

always(Kind, Path, Ability, Sites, Mutant) :-
    (   memberchk(Kind, [instruction, change, replacement])
    ->  member(at(Other, _, Place), Sites),
        memberchk(Other, [condition, event, cost, filter, duration]),
        bears_on(Place, Path),
        freed(Other, Place, Ability, Mutant)
    ;   freed(Kind, Path, Ability, Mutant)
    ).
always(replacement, Path, Ability, _, Mutant) :-
    at(Path, Ability, Term),
    widened(Term, Wide),
    put_at(Path, Ability, Wide, Mutant).
always(change, _, Ability, _, Mutant) :-
    Ability =.. [static, this|Rest],
    Mutant =.. [static, []|Rest].

%   widened(+Ability, -Wide): Wide does to all what Ability does to its own object or to one player.

widened(enters_tapped, replacement(enters([]), entering([tapped]))).
widened(replacement(Event, Instead), replacement(Wide, Instead)) :-
    Event =.. [Kind, Whose|Rest],
    memberchk(Whose, [you, each([opponent])]),
    Wide =.. [Kind, each([player])|Rest].

%   What stands in another element of the same list does not bear on a word.

bears_on([Step|Place], [Other|Path]) :-
    !,
    (   Step == Other
    ->  bears_on(Place, Path)
    ;   integer(Step)
    ).
bears_on(_, []).

freed(condition, Path, Ability, Mutant) :-
    put_at(Path, Ability, true, Mutant).
freed(event, Path, Ability, Mutant) :-
    put_at(Path, Ability, either(casts(each([player]), []), either(enters([]), either(dies([]),
           either(attacks([]), either(becomes_tapped([]), begins(each, end_turn)))))), Mutant).
freed(cost, Path, Ability, Mutant) :-
    append(Upper, [e(N)], Path),
    without(Upper, N, Ability, Mutant).
%   A cost that can be paid with nothing is exchanged for one that can't.

freed(cost, Path, Ability, Mutant) :-
    at(Path, Ability, discard_hand),
    put_at(Path, Ability, discard(1, []), Mutant).
freed(filter, Path, Ability, Mutant) :-
    append(Upper, [e(N)], Path),
    without(Upper, N, Ability, Mutant).
freed(quantity, Path, Ability, Mutant) :-
    at(Path, Ability, Quantity),
    put_at(Path, Ability, plus(Quantity, 1), Mutant).
freed(duration, Path, Ability, Mutant) :-
    at(Path, Ability, Duration),
    (   Duration == permanent
    ->  Other = end_of_turn
    ;   Other = permanent
    ),
    put_at(Path, Ability, Other, Mutant).
freed(keyword, Path, Ability, keyword(Keyword)) :-
    at(Path, Ability, Keyword).

%   Places in terms: a number is an argument, e(N) an element of a list.

at([], Term, Term).
at([Step|Path], Term, Found) :-
    inner(Step, Term, Inner),
    at(Path, Inner, Found).

inner(e(N), List, Inner) :-
    !,
    nth1(N, List, Inner).
inner(N, Term, Inner) :-
    arg(N, Term, Inner).

put_at([], _, New, New).
put_at([Step|Path], Term, New, Mutant) :-
    inner(Step, Term, Inner),
    put_at(Path, Inner, New, Changed),
    (   Step = e(N)
    ->  nth1(N, Term, _, Rest),
        nth1(N, Mutant, Changed, Rest)
    ;   duplicate_term(Term, Mutant),
        setarg(Step, Mutant, Changed)
    ).

without(Path, N, Ability, Mutant) :-
    at(Path, Ability, List),
    nth1(N, List, _, Rest),
    put_at(Path, Ability, Rest, Mutant).
