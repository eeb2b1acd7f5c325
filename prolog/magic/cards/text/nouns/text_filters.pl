:- module(text_filters,
          [ np//3,                      % ?Filter, ?Determiner, +Kind
            many//1,                    % ?Filter
            part//2                     % ?Part, +Kind
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(text_history, [history//2]).
:- use_module(text_choices, [alternatives/3, article/1, both/3, either_word//2, has_adjective/1, or_and//3, together/3]).
:- use_module(text_filter_slots, [filter_slots/3, shares_noun/1, simple_choice/1]).
:- use_module('../words/text_inflection', [read_noun/3, type_noun/3]).
:- use_module('../text_phrases', [common_noun//2, name//1, self//0, series//3, subtype//2, writing//0]).
:- use_module('../../reading/reading_chart', [charted//3]).
:- use_module(text_adjectives, [adjectives//1]).
:- use_module(text_determiners, [determiner//3]).
:- use_module(text_comparisons, [compared//1]).
:- use_module(text_posts, [plain_post//3]).
:- use_module(text_inner, [inner_keyword//1, inner_player//1, inner_ref//2]).

/** <module> Filters

A filter becomes a noun phrase. Its Kind says what it picks from: permanents,
creatures, cards or spells, of which "Elf", "Elf creature", "Elf card" and "Elf
spell" are the names of the same filter.
*/

%!  np(?Filter, ?Determiner, +Kind)// is nondet.
%
%   The noun phrase of Filter: Determiner is `a`, `target`, `each`, `all`,
%   bare(Number) or counted(Quantity, Where).

np(Filter, Determiner, Kind) -->
    charted(np(Determiner, Kind), noun_phrase(Determiner, Kind), Filter).

noun_phrase(Determiner, Kind, Filter) -->
    np(Filter, Determiner, Kind, _).

np(Filter, Determiner, Kind, Number) -->
    (   writing
    ->  written_np(Filter, Determiner, Kind, Number)
    ;   simple_np(First, Determiner, Kind, Number),
        or_np(First, Determiner, Kind, Number, Filter)
    ).

written_np(Filter, Determiner, Kind, Number) -->
    { shares_noun(Kind),
      simple_choice(Filter)
    },
    simple_np(Filter, Determiner, Kind, Number).
written_np(Filter, Determiner, Kind, Number) -->
    { is_list(Filter),
      member(either([A], [B]), Filter),
      joined(A, B)
    },
    simple_np(Filter, Determiner, Kind, Number).
written_np(Filter, Determiner, Kind, Number) -->
    { together(Filter, A, Others),
      together(Others, B, C)
    },
    simple_np(A, Determiner, Kind, Number),
    [','],
    simple_np(B, bare(Number), Kind, Number),
    [','],
    or_and(Determiner, Number, Kind),
    np(C, bare(Number), Kind, Number).
written_np(Filter, Determiner, Kind, Number) -->
    { \+ ( shares_noun(Kind), simple_choice(Filter) ),
      together(Filter, A, B)
    },
    simple_np(A, Determiner, Kind, Number),
    or_and(Determiner, Number, Kind),
    np(B, bare(Number), Kind, Number).
written_np(Filter, Determiner, Kind, singular) -->
    { article(Determiner),
      alternatives(Filter, A, B)
    },
    simple_np(A, Determiner, Kind, singular),
    [or],
    np(B, a, Kind, singular).
written_np(Filter, Determiner, Kind, Number) -->
    { \+ together(Filter, _, _) },
    simple_np(Filter, Determiner, Kind, Number).

joined(color(_), color(_)).
joined(attacking, blocking).

or_np(A, Determiner, Kind, Number, Filter) -->
    or_and(Determiner, Number, Kind),
    np(B, bare(Number), Kind, Number),
    { shares_noun(Kind)
    ; \+ has_adjective(A)
    },
    { both(A, B, Filter) }.
or_np(A, Determiner, Kind, Number, Filter) -->
    [','],
    simple_np(B, bare(Number), Kind, Number),
    [','],
    or_and(Determiner, Number, Kind),
    np(C, bare(Number), Kind, Number),
    { \+ has_adjective(A),
      \+ has_adjective(B),
      both(B, C, Others),
      both(A, Others, Filter)
    }.
or_np(A, Determiner, Kind, singular, [either(A, B)]) -->
    [or],
    { article(Determiner) },
    np(B, a, Kind, singular).
or_np(Filter, _, _, _, Filter) -->
    [].

%!  many(?Filter)// is nondet.
%
%   All permanents of Filter, as the subject of a sentence: Elf creatures, all creatures.

many(Filter) -->
    { usually(Filter, Determiner) },
    np(Filter, Determiner, permanent).

usually(Filter, Determiner) :-
    (   nonvar(Filter),
        memberchk(Filter, [[creature], [land], [artifact]])
    ->  member(Determiner, [all, bare(plural)])
    ;   member(Determiner, [bare(plural), all])
    ).

simple_np(Filter, Determiner, Kind, Number) -->
    (   { nonvar(Filter) }
    ->  { filter_slots(Kind, Filter, Slots) },
        slots(Slots, Determiner, Kind, Number)
    ;   slots(Slots, Determiner, Kind, Number),
        { filter_slots(Kind, Filter, Slots) }
    ).

slots(slots(Other, Adjectives, Nouns, Posts), Determiner, Kind, Number) -->
    determiner(Determiner, Other, Number),
    adjectives(Adjectives),
    ( nouns(Kind, Nouns, Number) ; nouns_of_two(Kind, Determiner, Nouns, Number) ),
    posts_in_order(Posts, Number, Kind).

%   nouns(+Kind, ?Nouns, +Number)//: the last noun shows the Number.

nouns(permanent, Nouns, Number) -->
    noun_row(Nouns, Number).
nouns(permanent, [], Number) -->
    common_noun(permanent, Number).
nouns(creature, Types, Number) -->
    qualifiers(Types),
    { \+ memberchk(subtype(_), Types) },
    common_noun(creature, Number).
nouns(creature, Nouns, Number) -->
    (   writing
    ->  noun_row(Nouns, Number)
    ;   noun_row(Nouns, Number),
        { \+ memberchk(type(creature), Nouns) }
    ).
nouns(card, Nouns, Number) -->
    qualifiers(Nouns),
    common_noun(card, Number).
nouns(spell, Nouns, Number) -->
    qualifiers(Nouns),
    common_noun(spell, Number).
nouns(stack, Nouns, Number) -->
    nouns(spell, Nouns, Number).

nouns_of_two(Kind, Determiner, [choice(A, B)], Number) -->
    { shares_noun(Kind),
      head_noun(Kind, Noun)
    },
    qualifier(A),
    either_word(Determiner, Number),
    qualifier(B),
    common_noun(Noun, Number).

head_noun(card, card).
head_noun(spell, spell).
head_noun(stack, spell).

noun_row([Noun], Number) -->
    noun(Noun, Number).
noun_row([Noun, Next|Nouns], Number) -->
    qualifier(Noun),
    noun_row([Next|Nouns], Number).

qualifiers([]) -->
    [].
qualifiers([Noun|Nouns]) -->
    qualifier(Noun),
    qualifiers(Nouns).

qualifier(permanent_card) -->
    [permanent].
qualifier(Noun) -->
    noun(Noun, singular),
    { Noun \== permanent_card }.

noun(subtype(Subtype), Number) -->
    subtype(Subtype, Number).
noun(type(Type), Number) -->
    (   writing
    ->  { type_noun(Number, Form, Type) },
        [Form]
    ;   [Form],
        { type_noun(Number, Form, Type) }
    ).
noun(permanent_card, Number) -->
    [permanent],
    common_noun(card, Number).
noun(Noun, Number) -->
    (   writing
    ->  { plain_noun(Noun, Singular) },
        common_noun(Singular, Number)
    ;   [Form],
        { read_noun(Number, Form, Singular),
          plain_noun(Noun, Singular)
        }
    ).

plain_noun(outlaw, outlaw).
plain_noun(commander, commander).
plain_noun(token, token).
plain_noun(player, player).
plain_noun(opponent, opponent).
plain_noun(any_target, target).

posts_in_order(Posts, Number, Kind) -->
    (   writing,
        { Posts = [A, B],
          A = controlled(_),
          ( B = with(_) ; B = compared(_, _, _) )
        }
    ->  { member(Ordered, [[A, B], [B, A]]) },
        posts(Ordered, Number, Kind)
    ;   posts(Posts, Number, Kind)
    ).

posts([Post|Posts], Number, Kind) -->
    post(Post, Number, Kind),
    posts(Posts, Number, Kind).
posts([], _, _) -->
    [].

post(Post, Number, Kind) -->
    plain_post(Post, Number, Kind).
post(controlled(you), _, _) -->
    [you, control].
post(controlled(not_you), _, _) -->
    [you, 'don\'t', control].
post(controlled(opponent), _, _) -->
    [your, opponents, control].
post(controlled(Player), _, _) -->
    inner_player(Player),
    [controls].
post(owned(you), _, _) -->
    [you, own].
post(owned(Player), _, _) -->
    inner_player(Player),
    [owns].
post(with(Keywords), _, _) -->
    [with],
    series(inner_keyword, and, Keywords).
post(compared(What, How, Number), _, _) -->
    [with],
    compared(compared(What, How, Number)).
post(targeting([this]), singular, _) -->
    [that, targets],
    self.
post(targeting_player(Who), singular, _) -->
    [that, targets],
    targeted_player(Who).
post(targeting(Filter), singular, _) -->
    [that, targets],
    np(Filter, a, permanent),
    { \+ memberchk(Filter, [[this], [player], [opponent]]) }.
post(not(keyword(Keyword)), _, _) -->
    [without],
    inner_keyword(Keyword).
post(blocking(Reference), _, Kind) -->
    [blocking],
    inner_ref(Reference, Kind).
post(named(Name), _, _) -->
    [named],
    name(Name).
post(Part, Number, _) -->
    history(Part, Number).
post(either([compared(power, How, Size)], [compared(toughness, How, Size)]), _, _) -->
    [with, power, or],
    compared(compared(toughness, How, Size)).
post(either(A, B), Number, Kind) -->
    that_is(Number, Determiner),
    np([either(A, B)], Determiner, Kind).
post(neither(A, B), Number, Kind) -->
    that_is(Number, Determiner),
    [neither],
    simple_np(A, Determiner, Kind, _),
    [nor],
    nor(B, Determiner, Kind).
post(not_all(Filter), Number, Kind) -->
    that_is(Number, Determiner),
    [not],
    simple_np(Filter, Determiner, Kind, _).

targeted_player(you) --> [you].
targeted_player(each([player])) --> [a, player].
targeted_player(each([opponent])) --> [an, opponent].

nor(Filter, Determiner, Kind) -->
    (   writing
    ->  { alternatives(Filter, A, B) }
    ;   { Filter = [either(A, B)] }
    ),
    simple_np(A, Determiner, Kind, _),
    [nor],
    nor(B, Determiner, Kind).
nor(Filter, Determiner, Kind) -->
    simple_np(Filter, Determiner, Kind, _).

that_is(singular, a) -->
    [that, is].
that_is(plural, bare(plural)) -->
    [that, are].

%!  part(?Part, +Kind)// is nondet.
%
%   All objects of one description, in the plural: Part is a single part of a
%   filter, or a filter where there are more.

part(Part, Kind) -->
    (   writing
    ->  np(Part, bare(plural), Kind)
    ;   np(Filter, bare(plural), Kind),
        { single(Filter, Part) }
    ).

single(Filter, Part) :-
    (   Filter = [Single]
    ->  Part = Single
    ;   Part = Filter
    ).
