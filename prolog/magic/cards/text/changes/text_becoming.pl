:- module(text_becoming,
          [ becoming_creature//2        % ?Effect, +Form
          ]).
:- use_module(library(lists), [append/2, append/3]).
:- use_module('../nouns/text_amounts', [pt_size//3]).
:- use_module('../nouns/text_quantities', [where//1]).
:- use_module('../effects/text_damage', [subject//3]).
:- use_module('../text_keywords', [keyword//1]).
:- use_module('../text_phrases', [ahead//1, series//3, verb//2]).
:- use_module(text_changes, [colors//1, kind_words//3]).
:- use_module(text_quotations, [quoted//1]).

/** <module> Permanents that become creatures for a turn: "it's still a land" (205.1b)
*/

%!  becoming_creature(?Effect, +Form)// is nondet.

becoming_creature(change(What, Changes, end_of_turn), Form) -->
    ahead([become, becomes]),
    subject(What, Form, Agreement),
    verb(become, Agreement),
    becoming(Changes, What).
becoming_creature(change(What, Changes, end_of_turn), main) -->
    [until, end, of, turn, ','],
    subject(What, main, Agreement),
    verb(become, Agreement),
    creature(Changes, Still, Where),
    where(Where),
    still(Still, What).

becoming(Changes, What) -->
    creature(Changes, Still, Where),
    [until, end, of, turn],
    where(Where),
    still(Still, What).
becoming(Changes, _) -->
    creature(Changes, land, Where),
    in_addition,
    where(Where).

%   The same is said of what need not be a land (205.1b).

in_addition -->
    [until, end, of, turn, in, addition, to, its, other, types].
in_addition -->
    [in, addition, to, its, other, types, until, end, of, turn].

%   creature(?Changes, ?Still, ?Where)//: a 3/3 red Elemental creature with haste

creature(Changes, Still, Where) -->
    { parts(Changes, Types, Subtypes, Colors, Size, Keywords),
      kept(Types, Still)
    },
    [a],
    size(Size, Where),
    of_colors(Colors),
    kind_words(Subtypes, Types, singular),
    with_abilities(Keywords),
    { kept(Types, Still),
      parts(Changes, Types, Subtypes, Colors, Size, Keywords)
    }.

%   kept(?Types, ?Still): an artifact creature is what it was beside; else it is said.

kept(Types, Still) :-
    (   var(Types)
    ->  true
    ;   Types == [artifact, creature]
    ->  Still = none
    ;   Types == [creature],
        Still = land
    ).

still(none, this) -->
    [].
still(land, _) -->
    ['.', it, '\'s', still, a, land].

parts(Changes, Types, Subtypes, Colors, Size, Keywords) :-
    (   nonvar(Changes)
    ->  append(Being, Gains, Changes),
        gains(Gains, Keywords),
        being(Types, Subtypes, Colors, Size, Being)
    ;   var(Types)
    ->  true
    ;   being(Types, Subtypes, Colors, Size, Being),
        gains(Gains, Keywords),
        append(Being, Gains, Changes)
    ),
    !.

gains([], []).
gains([gain(Keyword)|Gains], [Keyword|Keywords]) :-
    gains(Gains, Keywords).

being(Types, Subtypes, Colors, Size, Being) :-
    subtypes(Types, Subtypes, A),
    colors_part(Colors, C),
    size_part(Size, D),
    append([[add_types(Types)], A, C, D], Being).

%   subtypes(?Types, ?Subtypes, ?Changes): a Bear artifact creature has no other creature types (205.1b).

subtypes(_, [], []).
subtypes([artifact, creature], [S|Ss], [set_creature_types([S|Ss])]).
subtypes([creature], [S|Ss], [add_subtypes([S|Ss])]).

colors_part(none, []).
colors_part(set(Colors), [set_colors(Colors)]).

size_part(none, []).
size_part(pt(P, T), [set_pt(P, T)]).

size(pt(P, T), Where) -->
    pt_size(P, T, Where).
size(none, wh(_, _)) -->
    [].

of_colors(set(Colors)) -->
    colors(Colors).
of_colors(none) -->
    [].

with_abilities([]) -->
    [].
with_abilities([Keyword|Keywords]) -->
    [with],
    series(ability, and, [Keyword|Keywords]).

ability(Keyword) -->
    keyword(Keyword).
ability(Ability) -->
    quoted(Ability),
    { Ability \= spell(_) }.
