:- module(text_filter_slots,
          [ filter_slots/3,             % +Kind, ?Filter, ?Slots
            shares_noun/1,              % ?Kind
            simple_choice/1             % +Filter
          ]).
:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists), [append/2, append/3, delete/3, member/2, memberchk/2]).
:- use_module('../words/text_lexicon', [card_type/2, color/1, supertype/1]).

/** <module> The order of words in a noun phrase

A filter is a conjunction in any order. English has an order of its own:

    another untapped nontoken green | Elf Warrior artifact creature | you control with flying

slots(Other, Adjectives, Nouns, Posts) holds the parts of a filter in that
order. From the slots back, the filter comes in the order in which cards are
written: other, types, subtypes, then the rest.
*/

%!  filter_slots(+Kind, ?Filter:list, ?Slots) is semidet.
%
%   Fails if Filter has a part for which there is no slot.

filter_slots(Kind, Filter, Slots) :-
    (   nonvar(Filter)
    ->  parts(Kind, Filter, Parts),
        split(Parts, Slots)
    ;   assembled(Slots, Kind, Filter)
    ).

%   parts(+Kind, +Filter, -Parts) is det: a part may stand for itself. That a spell
%   is one, the Kind says.

parts(Kind, Filter, Parts) :-
    (   is_list(Filter)
    ->  List = Filter
    ;   List = [Filter]
    ),
    (   memberchk(Kind, [spell, stack])
    ->  delete(List, spell, Parts0)
    ;   Parts0 = List
    ),
    (   shares_noun(Kind)
    ->  maplist(chosen_noun, Parts0, Parts)
    ;   Parts = Parts0
    ).

%!  shares_noun(?Kind) is nondet.
%
%   Of this Kind two types share the noun: an instant or sorcery card.

shares_noun(card).
shares_noun(spell).
shares_noun(stack).

%!  simple_choice(+Filter) is semidet.
%
%   Filter is of one type or another, and of nothing else but what is said after the noun.

simple_choice(Filter) :-
    is_list(Filter),
    memberchk(either(A, B), Filter),
    chosen_noun(either(A, B), choice(_, _)).

%   chosen_noun(+Part0, -Part) is det.

chosen_noun(Part0, Part) :-
    (   Part0 = either([A], [B]),
        normal(A, NounA),
        normal(B, NounB),
        place(NounA, noun, _),
        place(NounB, noun, _)
    ->  Part = choice(NounA, NounB)
    ;   Part = Part0
    ).

split(Filter, slots(Other, Adjectives, Nouns, Posts)) :-
    maplist(placed, Filter, Placed),
    sort(1, @=<, Placed, Sorted),
    in_slot(other, Sorted, Others),
    once_only(Others, Other),
    in_slot(adjective, Sorted, Adjectives),
    in_slot(noun, Sorted, Nouns),
    in_slot(post, Sorted, Posts0),
    gather_keywords(Posts0, Posts).

in_slot(Slot, Placed, Parts) :-
    findall(Part, member(at(_, Slot, Part), Placed), Parts).

once_only([], []).
once_only([Part|_], [Part]).

%   placed(+Element, -At) is semidet: At is at(Rank, Slot, Part).

placed(Element, at(Rank, Slot, Part)) :-
    normal(Element, Part),
    place(Part, Slot, Rank).

normal(creature, Part) => Part = type(creature).
normal(land, Part) => Part = type(land).
normal(artifact, Part) => Part = type(artifact).
normal(not([Element]), Part) => normal(not(Element), Part).
normal(not(either(A, B)), Part) => Part = neither(A, B).
normal(not(keyword(Keyword)), Part) => Part = not(keyword(Keyword)).
normal(not(token), Part) => Part = nontoken.
normal(not(tapped), Part) => Part = untapped.
normal(not(untapped), Part) => Part = tapped.
normal(not(not(Element)), Part) => normal(Element, Part).
normal(not(Filter), Part), is_list(Filter) => Part = not_all(Filter).
normal(not(Element), Part) =>
    normal(Element, Inner),
    (   short_not(Inner)
    ->  Part = not(Inner)
    ;   Part = not_all([Element])
    ).
normal(Element, Part) => Part = Element.

short_not(commander).
short_not(subtype(_)).
short_not(color(Color)) :-
    color(Color).
short_not(type(Type)) :-
    (   card_type(Type, _)
    ->  true
    ;   supertype(Type)
    ).

place(other, Slot, Rank) => Slot = other, Rank = 0.
place(nontoken, Slot, Rank) => Slot = adjective, Rank = 1.
place(tapped, Slot, Rank) => Slot = adjective, Rank = 2.
place(untapped, Slot, Rank) => Slot = adjective, Rank = 2.
place(enchanted, Slot, Rank) => Slot = adjective, Rank = 2.
place(equipped, Slot, Rank) => Slot = adjective, Rank = 2.
place(fortified, Slot, Rank) => Slot = adjective, Rank = 2.
place(historic, Slot, Rank) => Slot = adjective, Rank = 3.
place(kicked, Slot, Rank) => Slot = adjective, Rank = 3.
place(modified, Slot, Rank) => Slot = adjective, Rank = 3.
place(outlaw, Slot, Rank) => Slot = noun, Rank = 10.
place(commander, Slot, Rank) => Slot = noun, Rank = 10.
place(attacking, Slot, Rank) => Slot = adjective, Rank = 3.
place(blocking, Slot, Rank) => Slot = adjective, Rank = 3.
place(not(keyword(_)), Slot, Rank) => Slot = post, Rank = 33.
place(not(_), Slot, Rank) => Slot = adjective, Rank = 4.
place(color(_), Slot, Rank) => Slot = adjective, Rank = 5.
place(type(Type), Slot, Rank), supertype(Type) => Slot = adjective, Rank = 6.
place(choice(_, _), Slot, Rank) => Slot = noun, Rank = 10.
place(subtype(_), Slot, Rank) => Slot = noun, Rank = 10.
place(type(Type), Slot, Rank) => Slot = noun, card_type(Type, Order), Rank is 11 + Order.
place(token, Slot, Rank) => Slot = noun, Rank = 20.
place(permanent_card, Slot, Rank) => Slot = noun, Rank = 21.
place(player, Slot, Rank) => Slot = noun, Rank = 22.
place(opponent, Slot, Rank) => Slot = noun, Rank = 22.
place(any_target, Slot, Rank) => Slot = noun, Rank = 22.
place(controlled(_), Slot, Rank) => Slot = post, Rank = 30.
place(owned(_), Slot, Rank) => Slot = post, Rank = 31.
place(keyword(_), Slot, Rank) => Slot = post, Rank = 32.
place(compared(_, _, _), Slot, Rank) => Slot = post, Rank = 32.
place(blocking(_), Slot, Rank) => Slot = post, Rank = 34.
place(named(_), Slot, Rank) => Slot = post, Rank = 35.
place(card_in(graveyard, _), Slot, Rank) => Slot = post, Rank = 38.
place(chosen_type, Slot, Rank) => Slot = post, Rank = 33.
place(chosen_name, Slot, Rank) => Slot = post, Rank = 33.
place(chosen_color, Slot, Rank) => Slot = post, Rank = 33.
place(exiled_with_this, Slot, Rank) => Slot = post, Rank = 38.
place(either([A], [B]), Slot, Rank), adjectives(A, B) => Slot = adjective, Rank = 5.
place(dealt_damage, Slot, Rank) => Slot = post, Rank = 36.
place(dealt_damage_by_this, Slot, Rank) => Slot = post, Rank = 36.
place(except_this, Slot, Rank) => Slot = post, Rank = 37.
place(damaged_by(_), Slot, Rank) => Slot = post, Rank = 36.
place(attached_to(_), Slot, Rank) => Slot = post, Rank = 36.
place(without_abilities, Slot, Rank) => Slot = post, Rank = 33.
place(nth_spell(_), Slot, Rank) => Slot = post, Rank = 36.
place(with_counter(_), Slot, Rank) => Slot = post, Rank = 33.
place(targeting(_), Slot, Rank) => Slot = post, Rank = 36.
place(targeting_player(_), Slot, Rank) => Slot = post, Rank = 36.
place(either(_, _), Slot, Rank) => Slot = post, Rank = 36.
place(neither(_, _), Slot, Rank) => Slot = post, Rank = 37.
place(not_all(_), Slot, Rank) => Slot = post, Rank = 37.
place(_, _, _) => fail.

adjectives(color(_), color(_)).
adjectives(attacking, blocking).

%   gather_keywords(+Posts0, -Posts) is det: the keywords share one "with".

gather_keywords(Posts0, Posts) :-
    findall(Keyword, member(keyword(Keyword), Posts0), Keywords),
    (   Keywords == []
    ->  Posts = Posts0
    ;   partition(before_keywords, Posts0, Before, Rest),
        partition(keyword_post, Rest, _, After),
        append([Before, [with(Keywords)], After], Posts)
    ).

keyword_post(keyword(_)).

before_keywords(controlled(_)).
before_keywords(owned(_)).

%   assembled(+Slots, +Kind, -Filter) is det.

assembled(slots(Other, Adjectives, Nouns, Posts), Kind, Filter) :-
    partition(type_part, Nouns, Types0, Others1),
    maplist(element, Others1, Others0),
    types(Kind, Types0, Types),
    maplist(element, Adjectives, Elements),
    maplist(post_elements, Posts, PostElements),
    spell_itself(Kind, Spell),
    append([Other, Spell, Types, Others0, Elements|PostElements], Filter).

%   spell_itself(+Kind, -Elements): among all that has a place on the stack, a
%   spell is picked as one.

spell_itself(Kind, Elements) :-
    (   Kind == stack
    ->  Elements = [spell]
    ;   Elements = []
    ).

type_part(type(_)).

%   types(+Kind, +Parts, -Elements) is det: the head of the phrase comes first.
%   Where "creature" goes without saying, no type is the head.

types(Kind, Parts, Elements) :-
    (   append(Qualifiers, [Head], Parts),
        \+ ( Kind == creature,
             Head \== type(creature)
           )
    ->  head(Head, Element),
        Elements = [Element|Qualifiers]
    ;   Elements = Parts
    ).

head(type(Type), Element) :-
    (   memberchk(Type, [creature, land, artifact])
    ->  Element = Type
    ;   Element = type(Type)
    ).

element(choice(A, B), Element) =>
    element(A, ElementA),
    element(B, ElementB),
    Element = either([ElementA], [ElementB]).
element(type(Type), Element), card_type(Type, _) =>
    head(type(Type), Element).
element(not(type(Type)), Element) =>
    head(type(Type), Positive),
    Element = not([Positive]).
element(not(Part), Element) =>
    Element = not([Part]).
element(Part, Element) =>
    Element = Part.

post_elements(with(Keywords), Elements) =>
    findall(keyword(Keyword), member(Keyword, Keywords), Elements).
post_elements(neither(A, B), Elements) =>
    Elements = [not([either(A, B)])].
post_elements(not(keyword(Keyword)), Elements) =>
    Elements = [not([keyword(Keyword)])].
post_elements(not_all(Filter), Elements) =>
    Elements = [not(Filter)].
post_elements(Post, Elements) =>
    Elements = [Post].
