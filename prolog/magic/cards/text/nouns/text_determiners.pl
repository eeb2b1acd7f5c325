:- module(text_determiners,
          [ determiner//3               % ?Determiner, ?Other, ?Number
          ]).
:- use_module('../words/text_lexicon', [number_word/2]).
:- use_module(text_amounts, [counted_amount//2, one/2]).

/** <module> What a noun phrase begins with: _up to two other target_ creatures
*/

%!  determiner(?Determiner, ?Other, ?Number)// is nondet.
%
%   Other is [other] or [].

determiner(a, Other, singular) -->
    indefinite(Other).
determiner(target, Other, singular) -->
    indefinite_other(Other),
    [target].
determiner(targets(Count), Other, Number) -->
    target_count(Count, Number),
    other(Other),
    [target].
determiner(targets_of(Count), [], Number) -->
    target_count(Count, Number).
determiner(each, Other, singular) -->
    [each],
    other(Other).
determiner(all, Other, plural) -->
    [all],
    other(Other).
determiner(bare(Number), Other, Number) -->
    other(Other).
determiner(counted(Quantity, Where), Other, singular) -->
    { one(Quantity, Where) },
    indefinite(Other).
determiner(counted(Quantity, Where), Other, plural) -->
    counted_amount(Quantity, Where),
    other(Other).

target_count(up_to(1), singular) -->
    [up, to, one].
target_count(up_to(Most), plural) -->
    [up, to, Word],
    { number_word(Most, Word), Most > 1 }.
target_count(exactly(Most), plural) -->
    [Word],
    { number_word(Most, Word), Most > 1 }.
target_count(exactly(x), plural) -->
    ['^', x].
target_count(up_to(x), plural) -->
    [up, to, '^', x].
target_count(from_to(1, 2), plural) -->
    [one, or, two].
target_count(from_to(1, 3), plural) -->
    [one, ',', two, ',', or, three].

indefinite([other]) -->
    [another].
indefinite([]) -->
    [a].

indefinite_other([other]) -->
    [another].
indefinite_other([]) -->
    [].

other([other]) -->
    [other].
other([]) -->
    [].
