:- module(mutations, [main/0]).

/** <module> The words of ability terms, and the terms without or freed of them

Reads ability terms, one a line, from standard input and writes a JSON line for each: its words, and
for each word the terms in which it never holds (`never`) and those in which nothing restricts it
(`always`). The first line that is written lists the whole vocabulary. An ability that is gone is "".
*/

:- use_module(library(http/json), [json_write_dict/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module('../../../prolog/k/types').
:- use_module('../../../prolog/magic/cards/modes_alone').
:- use_module('../../../prolog/magic/cards/vocabulary').
:- use_module(term_places).
:- use_module(word_sites).

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
never(instruction, Path, Ability, Mutant) :-
    at(Path, Ability, Statement),
    \+ of_type(instruction, Statement),
    put_at(Path, Ability, provided(quantity(0, at_least, 1), [program([Statement])]), Mutant).
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
