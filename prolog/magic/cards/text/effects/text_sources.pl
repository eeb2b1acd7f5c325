:- encoding(utf8).
:- module(text_sources,
          [ source_shield//1,           % ?Effect
            own_replaced//2             % ?Effect, +Form
          ]).
:- use_module('../nouns/text_amounts', [amount//2]).
:- use_module('../nouns/text_quantities', [where//1]).
:- use_module('../nouns/text_references', [ref//2]).
:- use_module('../text_conditions', [condition//1]).
:- use_module('../words/text_lexicon', [color/1]).
:- use_module('../text_phrases', [self//0]).
:- use_module(text_damage, [damaging//2]).

/** <module> Damage of a chosen source, "the next time", and what an effect does instead of what it says first
*/

%!  source_shield(?Effect)// is nondet.

source_shield(prevent_next_time(From, To)) -->
    next_time(From, To),
    [prevent, that, damage].
source_shield(redirect_next_time(From, To, Other)) -->
    next_time(From, To),
    [that, damage, is, dealt, to],
    ref(Other, permanent),
    [instead].
source_shield(prevent_all_of_source(From)) -->
    [prevent, all, damage],
    chosen_source(From),
    [would, deal, this, turn].
source_shield(redirect_next(Quantity, To, Other)) -->
    [the, next],
    amount(Quantity, Where),
    [damage, that, would, be, dealt, to],
    ref(To, permanent),
    [this, turn, is, dealt, to],
    ref(Other, permanent),
    [instead],
    where(Where).

next_time(From, To) -->
    [the, next, time],
    chosen_source(From),
    [would, deal, damage, to],
    ref(To, permanent),
    [this, turn, ','].

chosen_source([]) -->
    [a, source, of, your, choice].
chosen_source([color(Color)]) -->
    [a, Color, source, of, your, choice],
    { color(Color) }.
chosen_source([controlled(opponent)]) -->
    [a, source, a, opponent, controls, of, your, choice].

%!  own_replaced(?Effect, +Form)// is nondet.
%
%   An effect whose second sentence replaces what the first would do.

own_replaced(this_way(countered(Place), [counter_spell(target(Filter))]), main) -->
    [counter],
    ref(target(Filter), stack),
    ['.', if, that, spell, is, countered, this, way, ','],
    instead_of_graveyard(Place).
own_replaced(this_way(damage(Condition, Other), [damage(this, N, To)]), main) -->
    damaging(damage(this, N, To), main),
    { integer(N), To \= each(_) },
    ['.', if],
    condition(Condition),
    [','],
    again,
    [deals, Other, damage, instead],
    { integer(Other) }.

again -->
    self.
again -->
    [it].

instead_of_graveyard(exile) -->
    [exile, it, instead, of, putting, it, into, its, owner, '\'s', graveyard].
instead_of_graveyard(hand) -->
    [put, it, into, its, owner, '\'s', hand, instead, of, into, that, player, '\'s', graveyard].
instead_of_graveyard(library) -->
    [put, it, on, top, of, its, owner, '\'s', library, instead, of, into, that, player, '\'s', graveyard].
