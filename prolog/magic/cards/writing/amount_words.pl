:- module(amount_words,
          [ measured//2,                % +Amount, +Noun
            simple_amount/1             % +Amount
          ]).

/** <module> Words for amounts
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../text/nouns/text_counters', [plain_counter//1]).
:- use_module('../text/nouns/text_quantities', [quantity//1]).
:- use_module('../text/words/text_lexicon', [number_word/2]).
:- use_module('../text/text_phrases', [common_noun//2]).
:- use_module(inner_words, [amount//1, number//1, thing//3]).
:- use_module(set_words, [measure//1, set_kind/2, set_np//4]).
:- use_module(thing_words, [possessive//1]).

:- multifile inner_words:amount//1, inner_words:number//1.
:- discontiguous inner_words:amount//1, inner_words:number//1.

%!  simple_amount(+Amount) is semidet.
%
%   It is said with a number, and not in words of its own.

simple_amount(Amount) :- integer(Amount).
simple_amount(x).
simple_amount('$x').
simple_amount(that_many).
simple_amount(times(2, that_many)).
simple_amount(count_done(_, _)).

inner_words:number(N) --> { integer(N), number_word(N, Word) }, [Word].
inner_words:number(x) --> ['^', x].
inner_words:number('$x') --> ['^', x].
inner_words:number(that_many) --> [that, many].

%!  measured(+Amount, +Noun)// is nondet.
%
%   "two cards", "3 damage", "that much life", "cards equal to the number of ..."

measured(N, Noun) --> { integer(N), mass(Noun) }, [N, Noun].
measured(1, Noun) --> { \+ mass(Noun) }, [a], common_noun(Noun, singular).
measured(N, Noun) --> { integer(N), N \== 1, \+ mass(Noun) }, number(N), common_noun(Noun, plural).
measured(X, Noun) --> { memberchk(X, [x, '$x']) }, ['^', x], nouns(Noun).
measured(that_many, Noun) --> that_many(Noun).
measured(times(2, that_many), Noun) --> [twice], that_many(Noun).
measured(count_done(_, _), Noun) --> that_many(Noun).
measured(half(How, life_of(Who)), life) --> [half], possessive(Who), [life, ',', rounded, How].
measured(Amount, Noun) --> { \+ simple_amount(Amount), Amount \= half(_, life_of(_)) }, nouns(Noun), [equal, to], amount(Amount).

mass(life).
mass(damage).

nouns(Noun) --> ( { mass(Noun) } -> [Noun] ; common_noun(Noun, plural) ).

that_many(Noun) --> ( { mass(Noun) } -> [that, much, Noun] ; [that, many], common_noun(Noun, plural) ).

inner_words:amount(N) --> { integer(N) }, [N].
inner_words:amount(X) --> { memberchk(X, [x, '$x']) }, ['^', x].
inner_words:amount(count(all(Set))) --> { set_kind(Set, Kind) }, [the, number, of], set_np(Set, bare, plural, Kind).
inner_words:amount(count_done(Way, Noun)) --> [the, number, of], common_noun(Noun, plural), [Way, this, way].
inner_words:amount(count(said(Noun, plural, How))) --> { How = participle(Participle) }, [the, number, of], common_noun(Noun, plural), [Participle, this, way].
inner_words:amount(count(linked_exile)) --> [the, number, of, cards, exiled, with, ~].
inner_words:amount(size(Measure, all(Set))) --> [the, total], measure(Measure), [of], set_np(Set, bare, plural, permanent).
inner_words:amount(size(Measure, Reference)) --> { Reference \= all(_) }, possessive(Reference), measure(Measure).
inner_words:amount(greatest(Measure, all(Set))) --> [the, greatest], measure(Measure), [among], set_np(Set, bare, plural, permanent).
inner_words:amount(greatest(Measure, said(Noun, plural, How))) -->
    [the, greatest], measure(Measure), [among], thing(said(Noun, plural, How), object, _).
inner_words:amount(on(Kind, you)) --> [the, number, of], plain_counter(Kind), [counters, you, have].
inner_words:amount(on(Kind, Reference)) --> { Kind \== any, Reference \== you }, [the, number, of], plain_counter(Kind), [counters, on], thing(Reference, object, _).
inner_words:amount(on(any, Reference)) --> [the, number, of, counters, on], thing(Reference, object, _).
inner_words:amount(kinds(color, all(Set))) --> [the, number, of, colors, among], set_np(Set, bare, plural, permanent).
inner_words:amount(kinds(basic_land_type, all(Set))) --> [the, number, of, basic, land, types, among], set_np(Set, bare, plural, permanent).
inner_words:amount(kinds(name, all(Set))) --> [the, number, of, different, names, among], set_np(Set, bare, plural, permanent).
inner_words:amount(kinds(Value, all(Set))) -->
    { memberchk(Value-Words, [card_type-[card, types], mana_value-[different, mana, values], power-[different, powers]]) },
    [the, number, of], Words, [among], set_np(Set, bare, plural, permanent).
inner_words:amount(life_of(Who)) --> possessive(Who), [life, total].
inner_words:amount(party) --> [the, number, of, creatures, in, your, party].
inner_words:amount(devotion(Color)) --> [your, devotion, to, Color].
inner_words:amount(plus(A, B)) --> amount(A), [plus], amount(B).
inner_words:amount(less(A, B)) --> amount(A), [minus], amount(B).
inner_words:amount(times(2, A)) --> [twice], amount(A).
inner_words:amount(times(3, A)) --> [three, times], amount(A).
inner_words:amount(half(How, A)) --> [half], amount(A), [',', rounded, How].
inner_words:amount(amount_done(dealt)) --> [the, damage, dealt, this, way].
inner_words:amount(amount_done(removed)) --> [the, number, of, counters, removed, this, way].
inner_words:amount(amount_done(lost)) --> [the, life, lost, this, way].
inner_words:amount(that_many) --> [that, number].
inner_words:amount(Amount) --> { past(Amount) }, quantity(Amount).

inner_words:amount(this_turn(you, Event)) -->
    { memberchk(Event-Words, [cards_drawn-[cards, 'you\'ve', drawn], spells_cast-[spells, 'you\'ve', cast]]) }, [the, number, of], Words, [this, turn].
inner_words:amount(past(you, died(Set))) --> [the, number, of], set_np(Set, bare, plural, permanent), [that, died, under, your, control, this, turn].
inner_words:amount(this_turn(you, creatures_died)) --> [the, number, of, creatures, that, died, under, your, control, this, turn].
inner_words:amount(this_turn(you, Event)) --> { memberchk(Event-Verb, [life_gained-gained, life_lost-lost]) }, [the, amount, of, life, you, Verb, this, turn].
inner_words:amount(past(each([player]), died(Set))) --> [the, number, of], set_np(Set, bare, plural, permanent), [that, died, this, turn].

past(this_turn(_, _)).
past(past(_, _)).
past(domain).
