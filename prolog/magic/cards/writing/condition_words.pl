:- module(condition_words,
          [ standing_condition//1       % +Condition
          ]).

/** <module> Words for conditions
*/

:- use_module(library(lists), [memberchk/2, nth1/3, selectchk/3]).
:- use_module('../text/nouns/text_counters', [plain_counter//1]).
:- use_module('../text/text_conditions', [condition//1 as frame_condition]).
:- use_module('../text/text_keywords', [keyword//1]).
:- use_module(inner_words, [amount//1, condition//1, number//1, thing//3]).
:- use_module(set_words, [compared//2, set_kind/2, set_np//4]).

:- multifile inner_words:condition//1.
:- discontiguous inner_words:condition//1.

%!  standing_condition(+Condition)// is nondet.
%
%   As triggers and static abilities have it.

standing_condition(it_holds(Condition)) --> condition(Condition).
standing_condition(Condition) --> { Condition \= it_holds(_) }, condition(Condition).

inner_words:condition(in_phase(Kind, your)) --> { memberchk(Kind, [main, combat]) }, [it, '\'s', your, Kind, phase].
inner_words:condition(in_phase(first_combat, Whose)) -->
    { memberchk(Whose-Of, [any-the, your-your]) },
    [it, '\'s', the, first, combat, phase, of, Of, turn].
inner_words:condition(cast_in_main) --> [you, cast, ~, during, your, main, phase].
inner_words:condition(does(Doer)) --> thing(Doer, subject, Agreement), ( { Agreement == third } -> [does] ; [do] ).
inner_words:condition(does(said(player, singular, _))) --> [they, do].
inner_words:condition(not(does(Doer))) --> thing(Doer, subject, Agreement), ( { Agreement == third } -> ['doesn\'t'] ; ['don\'t'] ).
inner_words:condition(not(does(Doer))) --> thing(Doer, subject, _), ['can\'t'].
inner_words:condition(a_player_does) --> [a, player, does].
inner_words:condition(some(those(Way, _, Set))) --> { noun_kind(Set, Way, Kind) }, set_np(Set, a, singular, Kind), [is, Way, this, way].
inner_words:condition(some(those(Way, _, Set))) --> { noun_kind(Set, Way, Kind), active(Way, Verb) }, [you, Verb], set_np(Set, a, singular, Kind), [this, way].
inner_words:condition(some(all(Set0))) -->
    { controlled(Set0, Who, Set) },
    thing(Who, subject, Agreement),
    controls(Agreement),
    set_np(Set, a, singular, permanent).
inner_words:condition(some(all([controlled(opponent)|Set]))) --> [an, opponent, controls], set_np(Set, a, singular, permanent).
inner_words:condition(some(all(Set))) --> { \+ controlled(Set, _, _), set_kind(Set, Kind) }, [there, is], set_np(Set, a, singular, Kind).
inner_words:condition(not(some(all([in(hand, Who)])))) --> thing(Who, subject, Agreement), has(Agreement), [no, cards, in, hand].
inner_words:condition(not(some(all(Set0)))) -->
    { controlled(Set0, Who, Set) },
    thing(Who, subject, Agreement),
    controls(Agreement),
    set_np(Set, no, plural, permanent).
inner_words:condition(not(some(all(Set0)))) -->
    { controlled(Set0, Who, Set) },
    thing(Who, subject, Agreement),
    ( { Agreement == third } -> ['doesn\'t'] ; ['don\'t'] ),
    [control],
    set_np(Set, a, singular, permanent).
inner_words:condition(compare(count(all(Set0)), How, N)) -->
    { controlled(Set0, Who, Set), memberchk(How-Word, [at_least-more, at_most-fewer]) },
    thing(Who, subject, Agreement),
    controls(Agreement),
    set_np(Set, least(N, Word), plural, permanent).
inner_words:condition(compare(count(all([in(hand, Who)])), exactly, N)) --> thing(Who, subject, Agreement), has(Agreement), [exactly], number(N), [cards, in, hand].
inner_words:condition(compare(count(all([in(hand, Who)])), How, N)) -->
    { memberchk(How-Word, [at_least-more, at_most-fewer]) },
    thing(Who, subject, Agreement), has(Agreement), number(N), [or, Word, cards, in, hand].
inner_words:condition(compare(count(all(Set)), How, N)) -->
    { \+ controlled(Set, _, _), memberchk(How-Word, [at_least-more, at_most-fewer]), set_kind(Set, Kind) },
    [there, are], set_np(Set, least(N, Word), plural, Kind).
inner_words:condition(compare(life_of(Who), How, N)) -->
    { integer(N), memberchk(How-Word, [at_least-more, at_most-less]) },
    thing(Who, subject, Agreement), has(Agreement), [N, or, Word, life].
inner_words:condition(compare(on(Kind, Reference), at_least, 1)) -->
    thing(Reference, subject, _), [had, a], plain_counter(Kind), [counter, on, it].
inner_words:condition(compare(on(Kind, Reference), at_most, 0)) --> [there, are, no], plain_counter(Kind), [counters, on], thing(Reference, object, _).
inner_words:condition(compare(on(Kind, Reference), How, N)) -->
    { memberchk(How-Word, [at_least-more, at_most-fewer]) },
    [there, are], number(N), [or, Word], plain_counter(Kind), [counters, on], thing(Reference, object, _).
inner_words:condition(compare(Kinds, at_least, N)) -->
    { Kinds = kinds(Value, all(Set0)), controlled(Set0, you, Set), memberchk(Value-Words, [power-[powers], name-[names], mana_value-[mana, values]]) },
    [you, control], set_np(Set, least(N, more), plural, permanent), [with, different], Words.
inner_words:condition(compare(times_resolved, exactly, N)) -->
    { nth1(N, [first, second, third, fourth], Ordinal) }, [this, is, the, Ordinal, time, this, ability, has, resolved, this, turn].
inner_words:condition(compare(times_activated, at_least, N)) --> [this, ability, has, been, activated], number(N), [or, more, times, this, turn].
inner_words:condition(compare(A, How, B)) --> { A \= count(_), A \= kinds(_, _), A \== times_resolved, A \== times_activated }, amount(A), [is], compared(How, B).
inner_words:condition(compare(A, How, B)) --> { A = count(_) }, amount(A), [is], compared(How, B).
inner_words:condition(fits(Reference, [Part])) --> { own_deed(Part, Verbs) }, thing(Reference, subject, _), Verbs, [this, turn].
inner_words:condition(fits(Reference, [cast_from(Zone)])) --> thing(Reference, subject, _), [was, cast, from], ( { Zone == exile } -> [exile] ; [a, Zone] ).
inner_words:condition(fits(this, [came_from(graveyard)])) --> [~, entered, from, a, graveyard].
inner_words:condition(fits(this, [came_from(graveyard), owned(you)])) --> [~, entered, from, your, graveyard].
inner_words:condition(and(was_cast, fits(this, [cast_from(graveyard), owned(you)]))) --> [you, cast, ~, from, your, graveyard].
inner_words:condition(fits(Reference, [shares(creature_type, Other)])) --> thing(Reference, subject, _), [shares, a, creature, type, with], thing(Other, object, _).
inner_words:condition(fits(Reference, [Part])) --> { Reference \== you }, thing(Reference, subject, _), has_part(Part).
inner_words:condition(fits(you, [with_counter(Kind)])) --> [you, have, a], plain_counter(Kind), [counter].
inner_words:condition(fits(Reference, Set)) --> thing(Reference, subject, Agreement), is(Agreement, Now), being(Set, Now, Reference).
inner_words:condition(was(that, Set)) --> [it, was], being(Set, past, that).
inner_words:condition(matches(said(Noun, Number, How), Set)) --> condition(fits(said(Noun, Number, How), Set)).
inner_words:condition(not(fits(Reference, Set))) --> thing(Reference, subject, _), ( ['isn\'t'] ; ['wasn\'t'] ), being(Set, pres, Reference).
inner_words:condition(not(matches(Reference, Set))) --> condition(not(fits(Reference, Set))).
inner_words:condition(compare(most(_, all([opponent]), on(Kind, the(_))), at_least, N)) --> [an, opponent, has], number(N), [or, more], plain_counter(Kind), [counters].
inner_words:condition(compare(life_of(you), less, most(_, all([opponent]), life_of(the(_))))) --> [an, opponent, has, more, life, than, you].
inner_words:condition(controls_more(each([opponent]), Set)) --> [an, opponent, controls, more], set_np(Set, bare, plural, permanent), [than, you].
inner_words:condition(clash_won) --> [you, win].
inner_words:condition(quantity(past(you, descended), at_least, 1)) --> [you, descended, this, turn].
inner_words:condition(has_cast(Who, Set)) --> somebody(Who), ( { Who == you } -> [have] ; [has] ), [cast], set_np(Set, a, singular, spell), [this, turn].
inner_words:condition(not(has_cast(you, Set))) --> ['you', 'haven\'t', cast], set_np(Set, a, singular, spell), [this, turn].
inner_words:condition(quantity(past(each([player]), died(Set)), at_most, 0)) --> set_np(Set, no, plural, permanent), [died, this, turn].
inner_words:condition(quantity(past_of_others(you, died(Set)), at_least, 1)) --> set_np([other|Set], a, singular, permanent), [died, under, your, control, this, turn].
inner_words:condition(quantity(past(you, discarded(Set)), at_least, 1)) --> [you, discarded], set_np(Set, a, singular, card), [this, turn].
inner_words:condition(quantity(past(you, left_graveyard(Set)), at_least, 1)) --> set_np(Set, a, singular, card), [left, your, graveyard, this, turn].
inner_words:condition(quantity(past(you, died(Set)), at_least, 1)) --> set_np(Set, a, singular, permanent), [died, under, your, control, this, turn].
inner_words:condition(quantity(entered_this_turn(you, Set), at_least, 1)) --> set_np(Set, a, singular, permanent), [entered, under, your, control, this, turn].
inner_words:condition(quantity(past(each([opponent]), discarded(Set)), at_least, 1)) --> [an, opponent, discarded], set_np(Set, a, singular, card), [this, turn].
inner_words:condition(this_turn(you, crimes, at_least, 1)) --> ['you\'ve', committed, a, crime, this, turn].
inner_words:condition(not(this_turn(you, attacks, at_least, 1))) --> [you, 'didn\'t', attack, this, turn].
inner_words:condition(not(fits(Reference, [Part]))) --> { memberchk(Part-Verb, [did_this_turn(attacked)-attack, did_this_turn(blocked)-block, entered_this_turn-enter]) }, thing(Reference, subject, _), ['didn\'t', Verb, this, turn].
inner_words:condition(not(some(all([creature])))) --> [no, creatures, are, on, the, battlefield].
inner_words:condition(not(fits(Reference, [with_counter(Kind)]))) --> thing(Reference, subject, _), [has, no], plain_counter(Kind), [counters, on, it].
inner_words:condition(quantity(past(each([player]), left(Set)), at_least, 1)) --> set_np(Set, a, singular, permanent), [left, the, battlefield, this, turn].
inner_words:condition(quantity(past(each([player]), warped), at_least, 1)) --> [a, spell, was, warped, this, turn].
inner_words:condition(quantity(past(you, left(Set)), at_least, 1)) --> set_np([controlled_before|Set], a, singular, permanent), [left, the, battlefield, this, turn].
inner_words:condition(compare(size(Measure, all(Set)), at_least, N)) --> { memberchk(Measure, [power, toughness]) }, set_np(Set, bare, plural, permanent), [have, total, Measure, N, or, greater].
inner_words:condition(compare(on(Kind, Reference), How, N)) -->
    { memberchk(How-Word, [at_least-more, at_most-fewer]), N \== 0 },
    thing(Reference, subject, _), [has], number(N), [or, Word], plain_counter(Kind), [counters, on, it].
inner_words:condition(compare(count(all([in(hand, you)])), greater, most(_, all([opponent]), _))) --> [you, have, more, cards, in, hand, than, each, opponent].
inner_words:condition(quantity(past(you, sacrificed(Set)), at_least, 1)) --> ['you\'ve', sacrificed], set_np(Set, a, singular, permanent), [this, turn].
inner_words:condition(quantity(past(each([player]), died(Set)), at_least, 1)) --> set_np(Set, a, singular, permanent), [died, this, turn].
inner_words:condition(quantity(past(each([player]), died(Set)), at_least, N)) --> { N > 1 }, set_np(Set, least(N, more), plural, permanent), [died, this, turn].
inner_words:condition(this_turn(Who, What, at_least, N)) --> { memberchk(What-Verb, [life_lost-lost, life_gained-gained]) }, somebody(Who), [Verb], ( { N == 1 } -> [] ; [N, or, more] ), [life, this, turn].
inner_words:condition(cast_by_somebody) --> [it, was, cast].
inner_words:condition(kicked) --> [~, was, kicked].
inner_words:condition(bargained) --> [~, was, bargained].
inner_words:condition(flip_won(_)) --> [you, win, the, flip].
inner_words:condition(flip_lost(_)) --> [you, lose, the, flip].
inner_words:condition(and(A, B)) --> condition(A), [and], condition(B).
inner_words:condition(or(A, B)) --> condition(A), [or], condition(B).
inner_words:condition(lies_buried) --> [~, is, in, your, graveyard].
inner_words:condition(it_holds(Condition)) --> condition(Condition).
inner_words:condition(Condition) --> { \+ own(Condition) }, frame_condition(Condition).

own(Condition) :- memberchk(Condition, [some(_), not(_), compare(_, _, _), fits(_, _), and(_, _), or(_, _), does(_), a_player_does, kicked, bargained]).

controlled(Set0, Who, Set) :-
    (   selectchk(controlled(you), Set0, Set)
    ->  Who = you
    ;   selectchk(controlled_by(Who), Set0, Set)
    ).

own_deed(did_this_turn(attacked), [attacked]).
own_deed(did_this_turn(blocked), [blocked]).
own_deed(entered_this_turn, [entered]).
own_deed(either([did_this_turn(attacked)], [did_this_turn(blocked)]), [attacked, or, blocked]).

somebody(you) --> [you].
somebody(each([opponent])) --> [a, opponent].
somebody(each([player])) --> [a, player].

controls(third) --> [controls].
controls(base) --> [control].
has(third) --> [has].
has(base) --> [have].
is(third, pres) --> ['\'s'].
is(third, pres) --> [is].
is(third, past) --> [was].
is(base, pres) --> [are].
is(base, past) --> [were].

active(Way, Verb) :- memberchk(Way-Verb, [sacrificed-sacrifice, discarded-discard, exiled-exile, milled-mill, revealed-reveal, destroyed-destroy, returned-return]).

noun_kind(_, Way, Kind) :- ( memberchk(Way, [discarded, exiled, milled, revealed, drawn, put, returned]) -> Kind = card ; Kind = permanent ).

has_part(keyword(Keyword)) --> [has], keyword(Keyword).
has_part(with_counter(Kind)) --> [has, a], plain_counter(Kind), [counter, on, it].

%   being(+Set, +Tense, +Reference)//: "a creature card", "tapped", "red"

being(Set, _, _) --> { Set = [Part], adjective(Part, Word) }, [Word].
being(Set, _, said(card, _, _)) --> set_np(Set, a, singular, card).
being(Set, _, Reference) --> { \+ ( Set = [Part], ( adjective(Part, _) ; own_deed(Part, _) ) ), set_kind(Set, Kind), Reference \= said(card, _, _) }, set_np(Set, a, singular, Kind).
being([controlled(you)], _, _) --> [under, your, control].

adjective(Part, Part) :- memberchk(Part, [tapped, untapped, attacking, blocking, blocked, historic, modified, legendary, enchanted, equipped]).
adjective(either([A], [B]), Words) :- adjective(A, WordA), adjective(B, WordB), atomic_list_concat([WordA, or, WordB], ' ', Words).
adjective(color(Color), Color).
adjective(type(legendary), legendary).
