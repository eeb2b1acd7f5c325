:- module(deck_conditions,
          [ deck_faults/4               % +Condition, +Minimum, +Cards, -Faults
          ]).

/** <module> What a companion asks of a starting deck (702.139a)

A condition is a term:

  * each(Filter, Quality): each card of Filter has Quality
  * only(Kinds): each card is of one of Kinds, which are of(Filter) and parity(Even)
  * no_repeated_symbol: no card has two of the same mana symbol in its mana cost
  * above_minimum(N): the deck has at least N cards more than the minimum deck size

A card is card(Name, Count, Cost, ManaValue, Types, Subtypes, Activated): Cost is as it is printed, Types are all words before
the dash, and Activated is `true` where the card has an activated ability.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [include/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth0/3]).
:- use_module('../../k/language').
:- use_module(keyword_vocabulary, []).
:- use_module(text/words/text_lexicon, [card_type/2]).

keyword_of_deck ::= companion(_:deck_condition).
deck_condition ::= each(_:deck_filter, _:deck_quality) ; only([_:deck_kind]) ; no_repeated_symbol ; above_minimum(_:integer).
deck_quality ::= is([_:atom]) ; has(_:deck_part) ; has_activated_ability ; has_its_own_name ; shares_a_type.
deck_kind ::= of(_:deck_filter) ; parity(_:parity).
parity ::= even ; odd.
deck_filter ::= [_:deck_part].
deck_part ::= creature ; land ; artifact ; enchantment ; permanent_card ; type(_:atom) ; subtype(_:atom) ; not(_:deck_filter)
            ; either(_:deck_filter, _:deck_filter) ; compared(mana_value, _:comparison, _:integer).

%!  deck_faults(+Condition, +Minimum:integer, +Cards:list, -Faults:list) is det.
%
%   Faults are the names of those Cards of a deck, which has Minimum cards at least, that are against Condition; `deck` is one
%   where the whole deck is.

'702.139a' :: caused deck_faults(Condition, Minimum, Cards, Faults) if faults(Condition, Minimum, Cards, Faults).

faults(above_minimum(More), Minimum, Cards, Faults) :-
    aggregate_all(sum(Count), ( member(Card, Cards), count(Card, Count) ), Size),
    ( Size >= Minimum+More -> Faults = [] ; Faults = [deck] ).
faults(only(Kinds), _, Cards, Faults) :-
    names_of(Card, ( member(Card, Cards), \+ ( member(Kind, Kinds), of_kind(Kind, Card) ) ), Faults).
faults(no_repeated_symbol, _, Cards, Faults) :-
    names_of(Card, ( member(Card, Cards), repeats_symbol(Card) ), Faults).
faults(each(Filter, Quality), _, Cards0, Faults) :-
    include(meets_all(Filter), Cards0, Cards),
    lacking(Quality, Cards, Faults).

:- meta_predicate names_of(?, 0, -).

names_of(Card, Goal, Names) :-
    findall(Name, ( call(Goal), card_name(Card, Name) ), Found),
    sort(Found, Names).

lacking(is(Kinds), Cards, Names) :-
    names_of(Card, ( member(Card, Cards), \+ ( member(Kind, Kinds), meets(subtype(Kind), Card) ) ), Names).
lacking(has(Part), Cards, Names) :-
    names_of(Card, ( member(Card, Cards), \+ meets(Part, Card) ), Names).
lacking(has_activated_ability, Cards, Names) :-
    names_of(Card, ( member(Card, Cards), \+ activated(Card) ), Names).
lacking(has_its_own_name, Cards, Names) :-
    names_of(Card, ( member(Card, Cards), several(Card, Cards) ), Names).
lacking(shares_a_type, Cards, Names) :-
    findall(Count-Type, type_count(Cards, Type, Count), Counts),
    (   sort(1, @>=, Counts, [_-Common|_])
    ->  names_of(Card, ( member(Card, Cards), types(Card, Types), \+ memberchk(Common, Types) ), Names)
    ;   Names = []
    ).

several(Card, Cards) :-
    card_name(Card, Name),
    aggregate_all(sum(Count), ( member(Other, Cards), card_name(Other, Name), count(Other, Count) ), Sum),
    Sum > 1.

type_count(Cards, Type, Count) :-
    card_type(Type, _),
    aggregate_all(count, ( member(Card, Cards), types(Card, Types), memberchk(Type, Types) ), Count),
    Count > 0.

of_kind(of(Filter), Card) :- meets_all(Filter, Card).
of_kind(parity(even), Card) :- mana_value(Card, N), N mod 2 =:= 0.
of_kind(parity(odd), Card) :- mana_value(Card, N), N mod 2 =:= 1.

repeats_symbol(card(_, _, Cost, _, _, _, _)) :-
    split_string(Cost, "}", "{ ", Symbols),
    nth0(I, Symbols, Symbol),
    nth0(J, Symbols, Symbol),
    Symbol \== "",
    I < J.

meets_all(Filter, Card) :-
    \+ ( member(Part, Filter), \+ meets(Part, Card) ).

meets(creature, Card) :- has_type(creature, Card).
meets(land, Card) :- has_type(land, Card).
meets(artifact, Card) :- has_type(artifact, Card).
meets(enchantment, Card) :- has_type(enchantment, Card).
meets(permanent_card, Card) :- \+ has_type(instant, Card), \+ has_type(sorcery, Card).
meets(type(Type), Card) :- has_type(Type, Card).
meets(subtype(Subtype), card(_, _, _, _, _, Subtypes, _)) :- memberchk(Subtype, Subtypes).
meets(not(Filter), Card) :- \+ meets_all(Filter, Card).
meets(either(A, B), Card) :- once(( meets_all(A, Card) ; meets_all(B, Card) )).
meets(compared(mana_value, How, N), Card) :- mana_value(Card, Value), compares(How, Value, N).

compares(at_least, Value, N) :- Value >= N.
compares(at_most, Value, N) :- Value =< N.
compares(exactly, Value, N) :- Value =:= N.

has_type(Type, Card) :-
    types(Card, Types),
    memberchk(Type, Types).

card_name(card(Name, _, _, _, _, _, _), Name).
count(card(_, Count, _, _, _, _, _), Count).
mana_value(card(_, _, _, Value, _, _, _), Value).
types(card(_, _, _, _, Types, _, _), Types).
activated(card(_, _, _, _, _, _, true)).
