:- module(text_card_effects,
          [ card_effect//2              % ?Effect, +Form
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../nouns/text_filters', [np//3]).
:- use_module('../nouns/text_references', [player//1, ref//2]).
:- use_module('../words/text_lexicon', [number_word/2]).
:- use_module('../nouns/text_amounts', [counted_amount//2]).
:- use_module('../nouns/text_quantities', [where//1]).
:- use_module('text_actions', [action//4]).
:- use_module(text_mana, [mana_of//1, spent_only//1]).

/** <module> Effects on several cards of a library, on a revealed hand, and what is put into a library
*/

%!  card_effect(?Effect, +Form)// is nondet.

card_effect(add_combination(Quantity, Colors), _) -->
    combination(Quantity, Colors).
card_effect(add_combination_only(Quantity, Colors, Uses), _) -->
    combination(Quantity, Colors),
    spent_only(Uses),
    { length(Colors, 5) }.
card_effect(search_several(you, Most, Filter, To, Shown), Form) -->
    action(you, Form, search, _),
    [your, library, for],
    so_many(Most),
    np(Filter, bare(plural), card),
    found(To, Shown),
    { To == battlefield_tapped_and_hand -> Most == 2 ; true },
    ( [',', then, shuffle] ; ['.', then, shuffle] ).
card_effect(search_both(you, Filter, To, Shown), Form) -->
    action(you, Form, search, _),
    [your, library, and, /, or, graveyard, for],
    np(Filter, a, card),
    found_in_both(To, Shown),
    ['.', if, you],
    ( [search] ; [searched] ),
    [your, library, this, way, ',', shuffle],
    ( [] ; [it] ).
card_effect(pick_from_hand(Who, Filter, How), main) -->
    player(Who),
    { single(Who) },
    [reveals, their, hand],
    choosing,
    np(Filter, a, card),
    [from, it],
    picked(How).
card_effect(put_in_library(What, Place), _) -->
    [put],
    moved(What, Owner),
    end_of_library(Place, Owner).
card_effect(attach(What, To), _) -->
    [attach],
    ref(What, permanent),
    [to],
    ref(To, permanent).

%   so_many(?Most)//: any number are as many as there are cards.

so_many(Most) -->
    [up, to, Word],
    { number_word(Most, Word), Most > 1 }.
so_many(x) -->
    [up, to, '^', x].
so_many(count_in(library(you), [])) -->
    [any, number, of].

found(hand, revealed) -->
    [',', reveal, them],
    next_deed,
    [put, them, into, your, hand].
found(hand, hidden) -->
    next_deed,
    [put, them, into, your, hand].
found(battlefield, revealed) -->
    next_deed,
    [put, them, onto, the, battlefield].
found(battlefield_tapped, revealed) -->
    next_deed,
    [put, them, onto, the, battlefield, tapped].
found(battlefield_tapped_and_hand, revealed) -->
    [',', reveal],
    ( [them] ; [those, cards] ),
    next_deed,
    [put, one, onto, the, battlefield, tapped, and, the, other, into, your, hand].
found(graveyard, hidden) -->
    next_deed,
    [put, them, into, your, graveyard].

next_deed -->
    [','].
next_deed -->
    [and].
next_deed -->
    [',', and].

found_in_both(hand, revealed) -->
    [',', reveal, it, ','],
    ( [and] ; [then] ),
    [put, it, into, your, hand].
found_in_both(battlefield, revealed) -->
    [and, put, it, onto, the, battlefield].

choosing -->
    ['.', you, choose].
choosing -->
    [and, you, choose].

single(target(_)).
single(that_player).
single(defending_player).

picked(discard) -->
    ['.', that, player, discards, that, card].
picked(discard) -->
    [and, that, player, discards, that, card].
picked(exile) -->
    [and, exile, that, card].
picked(exile) -->
    ['.', exile, that, card].

%   moved(?What, -Owner)//: one card or permanent, and whose library is spoken of.

moved(target(Filter), Owner) -->
    { var(Filter) ; memberchk(card_in(graveyard, you), Filter) },
    np(Filter, target, card),
    { memberchk(card_in(graveyard, you), Filter), Owner = you }.
moved(targets(up_to(1), Filter), Owner) -->
    { var(Filter) ; memberchk(card_in(graveyard, you), Filter) },
    np(Filter, targets(up_to(1)), card),
    { memberchk(card_in(graveyard, you), Filter), Owner = you }.
moved(What, its) -->
    ref(What, permanent),
    { one(What) }.

one(target(Filter)) :-
    \+ memberchk(card_in(_, _), Filter).
one(targets(up_to(1), Filter)) :-
    \+ memberchk(card_in(_, _), Filter).
one(this).
one(that).
one(that_one(_)).
one(chosen(1)).
one(enchanted(_)).

end_of_library(library_top, Owner) -->
    [on, top, of],
    whose_library(Owner).
end_of_library(library_bottom, Owner) -->
    [on, the, bottom, of],
    whose_library(Owner).

whose_library(you) -->
    [your, library].
whose_library(its) -->
    [its, owner, '\'s', library].

combination(Quantity, Colors) -->
    [add],
    counted_amount(Quantity, Where),
    { Quantity \== 1 },
    [mana, in, any, combination, of],
    combined(Colors),
    where(Where).

combined([white, blue, black, red, green]) -->
    [colors].
combined([A, B]) -->
    mana_of([A]),
    [and, /, or],
    mana_of([B]).
