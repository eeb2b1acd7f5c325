:- module(noun_rows,
          [ any_of/2,                   % +Lists, -Parts
            players/1                   % ?Reference
          ]).

/** <module> What nouns and their adjectives mean: parts of sets

A noun means `Kind-Parts`, where Kind is what it may be: a `permanent` (on the battlefield), a `card` (somewhere else), a
`spell` or a `player`. An adjective means parts.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, last/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(noun, n(Word), Meaning, [noun_word:Word-Meaning]).
linear:row(noun, ns(Word), Meaning, [noun_word:Word-Meaning]).
linear:row(noun_word, sub(Type), permanent-[subtype(Type)], []).
linear:row(noun_word, card, card-[], []).
linear:row(noun_word, permanent, permanent-[], []).
linear:row(noun_word, creature, permanent-[creature], []).
linear:row(noun_word, artifact, permanent-[artifact], []).
linear:row(noun_word, land, permanent-[land], []).
linear:row(noun_word, Word, permanent-[type(Word)], [Word in [enchantment, planeswalker, battle]]).
linear:row(noun_word, token, permanent-[token], []).
linear:row(noun_word, commander, permanent-[commander], []).
linear:row(noun_word, spell, spell-[spell], []).
linear:row(noun_word, Word, player-[Word], [Word in [player, opponent]]).

linear:row(adjective, sub(Type), [subtype(Type)], []).
linear:row(adjective, Word, [Word], [Word in [creature, artifact, land, tapped, untapped, attacking, blocking, historic, modified, token, blocked, commander]]).
linear:row(adjective, Word, [type(Word)], [Word in [enchantment, planeswalker, instant, sorcery, battle, basic, legendary, snow]]).
linear:row(adjective, Word, [color(Word)], [Word in [white, blue, black, red, green, colorless, multicolored, monocolored]]).
linear:row(adjective, permanent, [permanent_card], []).
linear:row(adjective, saddled, [designated(saddled)], []).
linear:row(adjective, pt(Size), [compared(power, exactly, P), compared(toughness, exactly, T)], [size_numbers:Size-(P/T)]).
linear:native(size_numbers, Size, P/T, State, State) :-
    atomic_list_concat(Parts, /, Size),
    maplist(atom_number, Parts, [P, T]).
linear:row(adjective, non(token), [nontoken], []).
linear:row(adjective, non(Word), [not(Parts)], [not(Word, token), adjective:Word-Parts]).
linear:row(adjective, non_(Word), Parts, [adjective:non(Word)-Parts]).
linear:row(adjective, co(A, Bs), Parts, [adjective:A-First, each(joined_adjective):Bs-Others, joined_parts:[First|Others]-Parts]).
linear:row(joined_adjective, c(Word, A), How-Parts,
           [Word-How in [or-or, and-and, (',')-and, [',', or]-or, [',', and]-and, 'and/or'-or], adjective:A-Parts]).

%   "red or green", "noncreature, nonland": the last word joins all.

linear:native(joined_parts, [First|Others], Parts, State, State) :-
    pairs_keys_values(Others, Words, Lists),
    last(Words, Word),
    (   Word == and,
        append([First|Lists], All),
        \+ ( member(Part, All), Part \= not(_), Part \== nontoken )
    ->  Parts = All
    ;   Word == and
    ->  \+ ( member(List, [First|Lists]), \+ kind_alone(List) ),
        any_of([First|Lists], Parts)
    ;   any_of([First|Lists], Parts)
    ).

%   kind_alone(+Parts) is semidet: of kinds, "instant and sorcery cards" are both sorts of them.

kind_alone([Part]) :-
    memberchk(Part, [creature, artifact, land, type(_), subtype(_)]).

%!  any_of(+Lists, -Parts) is det.
%
%   Parts of what one of Lists, which are parts, describes.

any_of([Parts], Parts).
any_of([First|[Second|Others]], [either(First, Rest)]) :-
    any_of([Second|Others], Rest).

%!  players(?Reference) is nondet.
%
%   Reference means several players at once. Who plays with you is another player, and no opponent.

players(all([player])).
players(all([opponent])).
players(all([player, not([is(you)])])).
