:- module(set_words,
          [ set_np//4,                  % +Set, +Determiner, +Number, +Kind
            measure//1,                 % +Measure
            compared//2,                % +Comparison, +Amount
            zone//3,                    % +Zone, +Who, +Number
            excepted/1,                 % +Set
            set_kind/2                  % +Set, -Kind
          ]).

/** <module> Words for sets: noun phrases

The Determiner is `a`, `target`, `each`, `all`, `bare`, `no`, n(Number), up_to(Number), any_number, targets(Count) or least(N); the
Number `singular` or `plural`. The Kind tells the noun where the set names none: `permanent`, `card` or `spell`; cards are
`from(Zone)` or `in(Zone)` where that is said with them.
*/

:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, selectchk/3]).
:- use_module('../text/nouns/text_counters', [plain_counter//1]).
:- use_module('../text/text_keywords', [keyword//1]).
:- use_module('../text/text_phrases', [common_noun//2, subtype//2]).
:- use_module('../text/words/text_inflection', [type_noun/3]).
:- use_module(inner_words, [amount//1, number//1, thing//3]).
:- use_module(set_parts, [after/2, how_cast/2, noun_part/2, one_graveyard/2, other/3, single/1, split/4]).

%!  set_np(+Set, +Determiner, +Number, +Kind)// is nondet.

set_np(Set00, Determiner, Number, Kind) -->
    { is_list(Set00),
      how_cast(Set00, Set0),
      other(Set0, Set1, Other),
      split(Set1, Before, Nouns, After0),
      \+ ( member(either(A, B), Nouns), \+ ( single(A), single(B) ) ),
      noun_of_kind(Nouns, After0, Kind, Noun),
      once(one_graveyard(After0, After1)),
      after(After1, After)
    },
    determiner(Determiner, Other),
    befores(Before),
    nouns(Nouns, Noun, Determiner, Number),
    posts(After, Kind, Number).
set_np(Set0, Determiner, Number, Kind) -->
    { other(Set0, Set1, Other),
      selectchk(either(A, B), Set1, Others),
      \+ ( single(A), single(B) ),
      ( Others == [] -> A1 = A ; split(Others, Before, Nouns, _), append(Before, Nouns, Shared), append(A, Shared, A1) ),
      ( Others == [] -> B1 = B ; split(Others, Before, Nouns, Posts), append([B, Before, Nouns, Posts], B1) ),
      ( Other == no -> First = A1 ; First = [other|A1] )
    },
    set_np(First, Determiner, Number, Kind),
    [or],
    ( set_np(B1, bare, Number, Kind) ; { Determiner == a }, set_np(B1, a, Number, Kind) ).

%   noun_of_kind(+Nouns, +After, +Kind, -Noun) is det: what is added after the Nouns, or `none`.

noun_of_kind(Nouns, After, Kind, Noun) :-
    (   ( member(Part, After), memberchk(Part, [in(_, _), card_in(_, _)]) ; Kind == card )
    ->  Noun = card
    ;   memberchk(buried_this_way, After)
    ->  Noun = card
    ;   member(among(Of), After),
        ( of_cards(Of) ; member(among(_, said(card, _, _)), After) )
    ->  Noun = card
    ;   member(among(_, said(card, _, _)), After)
    ->  Noun = card
    ;   Kind == spell,
        \+ memberchk(spell, Nouns)
    ->  Noun = spell
    ;   Nouns == []
    ->  Noun = permanent
    ;   Noun = none
    ).

of_cards(said(card, _, _)).
of_cards(said(hand, _, _)).
of_cards(linked_exile).

determiner(a, no) --> [a].
determiner(a, yes) --> [another].
determiner(target, no) --> [target].
determiner(target, yes) --> [another, target].
determiner(each, no) --> [each].
determiner(each, yes) --> [each, other].
determiner(all, no) --> [all].
determiner(all, yes) --> [all, other].
determiner(bare, no) --> [].
determiner(bare, yes) --> [other].
determiner(no, _) --> [no].
determiner(n(N), Other) --> number(N), others(Other).
determiner(up_to(N), Other) --> [up, to], number(N), others(Other).
determiner(any_number, Other) --> [any, number, of], others(Other).
determiner(least(N, More), Other) --> number(N), [or, More], others(Other).
determiner(targets(Count), Other) --> count(Count, Other), [target].

count(exactly(N), Other) --> number(N), others(Other).
count(up_to(N), Other) --> [up, to], number(N), others(Other).
count(any_number, Other) --> [any, number, of], others(Other).
count(from_to(1, 2), Other) --> [one, or, two], others(Other).
count(from_to(1, 3), Other) --> [one, ',', two, ',', or, three], others(Other).

others(no) --> [].
others(yes) --> [other].

befores([]) --> [].
befores([Part|Parts]) --> before(Part), commas(Part, Parts), befores(Parts).

commas(not(_), [not(_)|_]) --> !, [','].
commas(_, _) --> [].

before(type(Type)) --> [Type].
before(color(Color)) --> [Color].
before(Part) --> { atom(Part) }, [Part].
before(not([Part])) --> non(Part).
before(either([A], [either([B], [C])])) --> before(A), [','], before(B), [',', or], before(C).
before(either([A], [B])) --> { B \= either(_, _) }, before(A), [or], before(B).

non(subtype(Type)) --> ['non-'], subtype(Type, singular).
non(Part) -->
    { ( Part = type(Word) ; Part = color(Word) ; atom(Part), Word = Part ),
      atom_concat(non, Word, Non)
    },
    [Non].

nouns([], Noun, _, Number) --> common_noun(Noun, Number).
nouns([Part|Parts], Noun, Determiner, Number) -->
    nouns_joined([Part|Parts], Noun, Determiner, Number).

nouns_joined([Part], none, Determiner, Number) --> noun(Part, Determiner, Number).
nouns_joined([Part], Noun, Determiner, Number) --> { Noun \== none }, noun(Part, Determiner, singular), last_noun(Part, Noun, Number).
nouns_joined([Part, Next|Parts], Noun, Determiner, Number) --> noun(Part, Determiner, singular), nouns_joined([Next|Parts], Noun, Determiner, Number).

last_noun(Part, Noun, Number) --> { Part \== Noun }, common_noun(Noun, Number).

noun(subtype(Type), _, Number) --> subtype(Type, Number).
noun(permanent_card, _, Number) --> ( { Number == singular } -> [permanent] ; [permanents] ).
noun(type(Type), _, Number) --> { type_noun(Number, Form, Type) }, [Form].
noun(Part, _, Number) --> { memberchk(Part, [creature, artifact, land]), type_noun(Number, Form, Part) }, [Form].
noun(commander, _, Number) --> ( { Number == singular } -> [commander] ; [commanders] ).
noun(Part, _, Number) --> { memberchk(Part, [token, spell, player, opponent, source]) }, common_noun(Part, Number).
noun(either([A], [either([B], [either([C], [D])])]), Determiner, Number) -->
    joined(A, Determiner, Number), [','], joined(B, Determiner, Number), [','], joined(C, Determiner, Number), [','], joiner(Determiner, Number), joined(D, Determiner, Number).
noun(either([A], [either([B], [C])]), Determiner, Number) -->
    { C \= either(_, _) },
    joined(A, Determiner, Number), [','], joined(B, Determiner, Number), [','], joiner(Determiner, Number), joined(C, Determiner, Number).
noun(either([A], [B]), Determiner, Number) -->
    { B \= either(_, _) },
    joined(A, Determiner, Number), joiner(Determiner, Number), joined(B, Determiner, Number).

joined(Part, Determiner, Number) --> noun(Part, Determiner, Number).
joined(Part, _, _) --> { \+ noun_part(Part, _) }, before(Part).

joiner(Determiner, Number) --> { Number == plural, memberchk(Determiner, [bare, all]) }, [and].
joiner(_, _) --> [or].

posts([], _, _) --> [].
posts([Part|Parts], Kind, Number) --> post(Part, Kind, Number), posts(Parts, Kind, Number).

post(controlled(you), _, _) --> [you, control].
post(controlled(not_you), _, _) --> [you, 'don\'t', control].
post(controlled(opponent), _, Number) --> ( { Number == plural } -> [your, opponents, control] ; [a, opponent, controls] ).
post(controlled(opponent), _, _) --> [your, opponents, control].
post(owned(you), _, _) --> [you, own].
post(owned(opponent), _, _) --> [a, opponent, owns].
post(controlled(Who), _, _) --> { \+ memberchk(Who, [you, not_you, opponent]) }, controls(Who, control, controls).
post(controlled_by(Who), _, _) --> controls(Who, control, controls).
post(owned_by(Who), _, _) --> controls(Who, own, owns).
post(compared(Measure, How, N), _, _) --> [with], measure(Measure), compared(How, N).
post(sized(Measure, How, N), _, _) --> [with], measure(Measure), compared(How, N).
post(either([compared(power, How, N)], [compared(toughness, How, N)]), _, _) --> [with, power, or, toughness], compared(How, N).
post(keyword(Keyword), _, _) --> [with], keyword(Keyword).
post(either([keyword(A)], [keyword(B)]), _, _) --> [with], keyword(A), [or], keyword(B).
post(not([keyword(Keyword)]), _, _) --> [without], keyword(Keyword).
post(with_counter(Kind), _, Number) --> [with, a], plain_counter(Kind), [counter, on], itself(Number).
post(not([with_counter(Kind)]), _, Number) --> [with, no], plain_counter(Kind), [counters, on], itself(Number).
post(not([with_counter(Kind)]), _, Number) --> [without, a], plain_counter(Kind), [counter, on], itself(Number).
post(not([with_counters]), _, Number) --> ( { Number == plural } -> [with, no, counters, on, them] ; [with, no, counters, on, it] ).
post(with_counters, _, Number) --> ( { Number == plural } -> [with, counters, on, them] ; [with, a, counter, on, it] ).
post(which(compare(on(Kind, it), How, N)), _, Number) -->
    { memberchk(How-Word, [at_least-more, at_most-fewer]) },
    [with], number(N), [or, Word], plain_counter(Kind), [counters, on], itself(Number).
post(which(compare(size(Measure, it), How, Amount)), _, _) --> [with], measure(Measure), compared(How, Amount).
post(which(compare(size(Measure, it), How, size(Other, it))), _, Number) -->
    { memberchk(How-Words, [exactly-[equal, to], less-[less, than], greater-[greater, than]]), ( Number == singular -> Its = its ; Its = their ) },
    [with], measure(Measure), Words, [Its], measure(Other).
post(named(Name), _, _) --> [named, name(Name)].
post(in(exile, all([player])), _, _) --> [that, 'weren\'t', cast].
post(in(Zone, Who), Kind, Number) --> { Zone \== exile }, preposition(Kind), zone(Zone, Who, Number).
post(card_in(Zone, each([player])), Kind, _) --> preposition(Kind), [a, Zone].
post(card_in(Zone, each([opponent])), Kind, _) --> preposition(Kind), [an, opponent, '\'s', Zone].
post(card_in(Zone, you), Kind, _) --> preposition(Kind), [your, Zone].
post(either([enchanted], [equipped]), _, Number) --> ( { Number == singular } -> ['that\'s'] ; [that, are] ), [enchanted, or, equipped].
post(one_graveyard, _, _) --> [from, a, single, graveyard].
post(buried_this_way, _, _) --> [put, into, a, graveyard, this, way].
post(among(linked_exile), _, _) --> [exiled, with, ~].
post(among(said(hand, _, _)), _, _) --> !, [from, it].
post(among(said(_, _, _)), moved, _) --> [from, among, them].
post(among(said(_, _, How)), Kind, _) --> { Kind \== moved }, ( { How == pronoun } -> [among, them] ; [among, those, cards] ).
post(among(Way, _), _, _) --> [Way, this, way].
post(attached_to(all(Set)), _, _) --> !, [attached, to], namesake(Set).
post(attached_to(Reference), _, _) --> [attached, to], thing(Reference, object, _).
post(shares(name, all(Set)), _, _) --> !, [with, the, same, name, as], namesake(Set).
post(shares(name, Reference), _, _) --> [with, the, same, name, as], thing(Reference, object, _).
post(shares(What, Reference), _, Number) -->
    { memberchk(What-Words, [creature_type-[creature, type], color-[color], card_type-[card, type]]),
      ( Number == plural -> Verb = share ; Verb = shares )
    },
    [that, Verb, a], Words, [with], thing(Reference, object, _).
post(is(greatest(Measure, all(Set))), _, _) --> [with, the, greatest], measure(Measure), [among], set_np(Set, bare, plural, permanent).
post(cast_from(exile), _, _) --> [from, exile].
post(cast_from(graveyard), _, _) --> [from, a, graveyard].
post(own_cast(Zone), _, _) --> [from, your, Zone].
post(elsewhere, _, _) --> [from, anywhere, other, than, your, hand].
post(helped(How, Reference), _, _) --> [that, How], thing(Reference, object, _), [this, turn].
post(did_this_turn(Deed), _, _) --> { memberchk(Deed-Words, [attacked-[attacked], blocked-[blocked], dealt_damage-[dealt, damage], damaged_you-[dealt, damage, to, you]]) }, [that], Words, [this, turn].
post(kind_of(either([A], [B])), _, Number) --> ( { Number == singular } -> ['that\'s', a] ; [that, are] ), noun(A, a, Number), ( [or] ), noun(B, a, Number).
post(is(least(Measure, all(Set))), _, _) --> [with, the, least], measure(Measure), [among], set_np(Set, bare, plural, permanent).
post(without_aura, _, _) --> ['that', 'isn\'t', enchanted].
post(not([enchanted]), _, _) --> ['that', 'isn\'t', enchanted].
post(controlled_before, _, _) --> [you, controlled].
post(entered_this_turn, _, _) --> [that, entered, this, turn].
post(dealt_damage, _, Number) --> ( { Number == plural } -> [that, were] ; [that, was] ), [dealt, damage, this, turn].
post(not([chosen_type]), _, Number) --> ( { Number == singular } -> [that, 'isn\'t'] ; [that, 'aren\'t'] ), [of, the, chosen, type].
post(single_target, _, _) --> [with, a, single, target].
post(chosen_name, _, _) --> [with, the, chosen, name].
post(except_this, _, _) --> [other, than, ~].
post(chosen_type, _, _) --> [of, the, chosen, type].
post(chosen_color, _, _) --> [of, the, chosen, color].
post(exiled, _, _) --> [in, exile].
post(not(Set), _, _) --> { excepted(Set) }, [except, for], set_np(Set, bare, plural, permanent).

%!  excepted(+Set) is semidet.
%
%   "Except for" says that something is none of Set: no word before the noun does.

excepted([either(_, _)]).
excepted([_, _|_]).

controls(Who, Base, Third) -->
    thing(Who, subject, Agreement),
    { Agreement == third -> Verb = Third ; Verb = Base },
    [Verb].

itself(singular) --> [it].
itself(plural) --> [them].

preposition(Kind) --> ( { Kind == moved } -> [from] ; [in] ).

zone(Zone, you, _) --> [your, Zone].
zone(Zone, all([player]), _) --> ( { Zone == graveyard } -> [all, graveyards] ; [all, players, '\'', Zone] ).
zone(graveyard, all([player]), _) --> [a, graveyard].
zone(Zone, Who, _) --> { \+ memberchk(Who, [you, all([player])]) }, thing(Who, possessive, _), [Zone].

measure(mana_value) --> [mana, value].
measure(total) --> [total, power, and, toughness].
measure(Measure) --> { \+ memberchk(Measure, [mana_value, total]) }, [Measure].

compared(exactly, N) --> { simple(N) }, digits(N).
compared(How, N) --> { simple(N), memberchk(How-Words, [at_most-[or, less], at_least-[or, greater]]) }, digits(N), Words.
compared(How, N) -->
    { memberchk(How-Words, [exactly-[equal, to], at_most-[less, than, or, equal, to], at_least-[greater, than, or, equal, to],
                            less-[less, than], greater-[greater, than]]),
      \+ ( simple(N), memberchk(How, [exactly, at_most, at_least]) )
    },
    Words,
    amount(N).

simple(N) :- ( integer(N) ; memberchk(N, [x, '$x']) ), !.

digits(N) --> ( { integer(N) } -> [N] ; ['^', x] ).

namesake(Set) --> { set_kind(Set, Kind) }, set_np(Set, a, singular, Kind).

%!  set_kind(+Set, -Kind) is det.
%
%   Where the things of Set are, when they are spoken of alone.

set_kind(Set, Kind) :-
    (   memberchk(spell, Set)
    ->  Kind = spell
    ;   Kind = permanent
    ).
