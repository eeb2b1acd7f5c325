:- module(text_tapping,
          [ tapping//1                  % ?Ability
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../effects/text_mana', [mana_of//1]).
:- use_module('../nouns/text_filters', [np//3]).
:- use_module('../words/text_lexicon', [number_word/2]).

/** <module> What is added as permanents are tapped for mana
*/

%!  tapping(?Ability)// is nondet.

tapping(tap_bonus(any, enchanted(land), Bonus)) -->
    [whenever, enchanted, land, is, tapped, for, mana, ',', its, controller, adds, a, additional],
    additional(Bonus),
    ['.'].
tapping(tap_bonus(any, host([subtype(forest)]), chosen)) -->
    [whenever, enchanted, ^, forest, is, tapped, for, mana, ',', its, controller, adds, a, additional],
    additional(chosen),
    ['.'].
tapping(tap_bonus(any, [Part|Parts], adds(Colors))) -->
    [whenever],
    np([Part|Parts], a, permanent),
    [is, tapped, for, mana, ',', its, controller, adds, a, additional],
    additional(adds(Colors)),
    ['.'].
tapping(tap_bonus(you, [Part|Parts], Bonus)) -->
    [whenever, you, tap],
    np([Part|Parts], a, permanent),
    [for, mana, ',', add, a, additional],
    additional(Bonus),
    ['.'].
tapping(tap_bonus(you, [Part|Parts], same_type)) -->
    [whenever, you, tap],
    np([Part|Parts], a, permanent),
    [for, mana, ',', add],
    produced([Part|Parts]),
    ['.'].
tapping(tap_bonus(any, [Part|Parts], same_type)) -->
    [whenever, a, player, taps],
    np([Part|Parts], a, permanent),
    [for, mana, ',', that, player, adds],
    produced([Part|Parts]),
    ['.'].
tapping(tap_bonus(you, Filter, again(N))) -->
    [if, you, tap],
    np(Filter, a, permanent),
    [for, mana, ',', it, produces],
    ( { N = 1 }, [twice] ; { N = 2 }, [three, times] ),
    [as, much, of, that, mana, instead, '.'].

additional(adds(Colors)) -->
    mana_of(Colors).
additional(any_color) -->
    [one, mana, of, any, color].
additional(chosen) -->
    [one, mana, of, the, chosen, color].
additional(combination(N)) -->
    [Word],
    { number_word(N, Word), N > 1 },
    [mana, in, any, combination, of, colors].

produced(Filter) -->
    [one, mana, of, any, type, that],
    produced_by(Filter),
    [produced].

produced_by(Filter) -->
    (   { of_lands(Filter) }
    ->  [land]
    ;   { memberchk(artifact, Filter), memberchk(token, Filter) }
    ->  [artifact, token]
    ;   [permanent]
    ).

of_lands(Filter) :-
    member(Part, Filter),
    ( Part == land ; Part = type(land) ; Part = subtype(_) ; Part = either(A, B), of_lands(A), of_lands(B) ),
    !.
