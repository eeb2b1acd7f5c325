:- module(text_conditions,
          [ condition//1,               % ?Condition
            host_reference/1,           % ?Reference
            plain_state//1              % ?Filter
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(nouns/text_adjectives, [adjectives//1]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(nouns/text_counters, [plain_counter//1]).
:- use_module(nouns/text_inner, [inner_keyword//1]).
:- use_module(nouns/text_history, [as_it_was/1, plainly_described/1]).
:- use_module(words/text_lexicon, [number_word/2]).
:- use_module(text_phrases, [self//0, verb//2]).
:- use_module(nouns/text_references, [actor//2, player//1, ref//2]).

/** <module> Conditions: "if you control an Elf"
*/

%!  condition(?Condition)// is nondet.

condition(Condition) -->
    (   { nonvar(Condition) }
    ->  (   { Condition = both(A, B) }
        ->  two(A, B)
        ;   single(Condition)
        )
    ;   single(A),
        (   [and],
            single(B),
            { Condition = both(A, B) }
        ;   { Condition = A }
        )
    ).
condition(both(controls(Player, A), controls(Player, B))) -->
    actor(Player, Agreement),
    { Player \= each(_), \+ memberchk(Player, [opponent, player]) },
    verb(control, Agreement),
    np(A, a, permanent),
    [and],
    np(B, a, permanent).

two(A, B) -->
    single(A),
    [and],
    single(B).

single(has_cast(you, Filter)) -->
    ['you\'ve', cast],
    np(Filter, a, spell),
    [this, turn].
single(has_cast(Player, Filter)) -->
    player(Player),
    [has, cast],
    np(Filter, a, spell),
    [this, turn].
single(controls(Player, Filter)) -->
    actor(Player, Agreement),
    { Player \= each(_), \+ memberchk(Player, [opponent, player]) },
    verb(control, Agreement),
    np(Filter, a, permanent).
single(controls(each(Who), Filter)) -->
    somebody(Who),
    [controls],
    np(Filter, a, permanent).

single(controls(you, How, Number, Filter)) -->
    [you, control],
    several(How, Number),
    np(Filter, bare(plural), permanent).
single(controls(you, exactly, 0, Filter)) -->
    [you, control, no],
    np(Filter, bare(plural), permanent).
single(quantity(counters(Kind, this), at_least, 1)) -->
    self,
    [has, a],
    plain_counter(Kind),
    [counter, on, it].
single(quantity(counters(Kind, this), exactly, 0)) -->
    self,
    [has, no],
    plain_counter(Kind),
    [counters, on, it].
single(quantity(counters(Kind, this), How, Number)) -->
    self,
    [has],
    several(How, Number),
    plain_counter(Kind),
    [counters, on, it].
single(matches(this, [State])) -->
    self,
    state(State).
single(matches(this, [designated(How)])) -->
    self,
    [is, How],
    { memberchk(How, [monstrous, renowned, saddled]) }.
single(matches(this, [designated(level(Level))])) -->
    self, [is, level, Level, or, greater], { integer(Level) }.
single(matches(Host, Filter)) -->
    { host_reference(Host) },
    ref(Host, permanent),
    [is],
    plain_state(Filter).
single(matches(that_one(Noun), Filter)) -->
    ref(that_one(Noun), permanent),
    [is],
    plain_state(Filter).
single(matches(that, Filter)) -->
    [it, '\'s'],
    state_of(Filter).
single(matches(Which, [Part])) -->
    spoken_of(Which),
    [has],
    possessed(Part).
single(matches(that, Filter)) -->
    [it, '\'s'],
    np(Filter, a, permanent).
single(was(that_one(Noun), Filter)) -->
    ref(that_one(Noun), permanent),
    [was],
    past_state(Filter).
single(was(that, Filter)) -->
    [it, was],
    past_state(Filter).
single(quantity(Devotion, less, Number)) -->
    [your, devotion, to],
    devotion(Devotion),
    [is, less, than, Word],
    { number_word(Number, Word) }.
single(leads_from_afar) -->
    self,
    [is, in, the, command, zone, or, on, the, battlefield].
single(in_command_zone) -->
    self,
    [is, in, the, command, zone].
single(blessed) -->
    [you, have, the, city, '\'s', blessing].
single(monarch(you)) -->
    ['you\'re', the, monarch].
single(monarch(each([opponent]))) -->
    [a, opponent, is, the, monarch].
single(no_monarch) -->
    [there, is, no, monarch].
single(Paid) -->
    ( self ; [it] ),
    [was, Paid],
    { memberchk(Paid, [kicked, bargained]) }.
single(revealed_or_controlled(Filter)) -->
    [you, revealed], np(Filter, a, card), [or, controlled], np(Filter, a, permanent), [as, you, cast], self.
single(cast_from_hand) -->
    [you, cast, it, from, your, hand].
single(was_cast) --> [you, cast, it].
single(this_turn(Who, Kind, How, Number)) -->
    happened_this_turn(Kind, Who, How, Number),
    [this, turn].
single(quantity(entered_this_turn(you, Filter), at_least, 1)) -->
    np(Filter, a, permanent),
    { plainly_described(Filter) },
    [entered, under, your, control, this, turn].
single(quantity(entered_this_turn(you, Filter), at_least, Number)) -->
    several(at_least, Number),
    np(Filter, bare(plural), permanent),
    { plainly_described(Filter) },
    [entered, under, your, control, this, turn].
single(cards(graveyard(each([opponent])), How, Number)) -->
    [a, opponent, has],
    several(How, Number),
    [cards, in, their, graveyard].
single(your_turn) -->
    [it, '\'s', your, turn].
single(not_your_turn) -->
    [it, '\'s', not, your, turn].
single(not_your_turn) -->
    [it, 'isn\'t', your, turn].
single(quantity(spells_last_turn, exactly, 0)) -->
    [no, spells, were, cast, last, turn].
single(quantity(most_spells_last_turn, at_least, Number)) -->
    [a, player, cast],
    several(at_least, Number),
    [spells, last, turn].
single(life(Players, How, Number)) -->
    some_player(Players),
    [has, Number],
    { integer(Number) },
    or_so(How),
    [life].
single(controls(each([opponent]), How, Number, Filter)) -->
    [a, opponent, controls],
    several(How, Number),
    np(Filter, bare(plural), permanent).
single(controls_more(each([opponent]), Filter)) -->
    [a, opponent, controls, more],
    np(Filter, bare(plural), permanent),
    [than, you].
single(quantity(card_types(graveyard(you)), How, Number)) -->
    [there, are],
    several(How, Number),
    [card, types, among, cards, in, your, graveyard].
single(quantity(count_in(graveyard(you), Filter), How, Number)) -->
    [there, are],
    several(How, Number),
    np(Filter, bare(plural), card),
    [in, your, graveyard],
    { Filter \== [] }.
single(life(you, How, Number)) -->
    [you, have, Number],
    { integer(Number) },
    or_so(How),
    [life].
single(cards(hand(you), exactly, 0)) -->
    [you, have, no, cards, in, hand].
single(cards(hand(you), How, Number)) -->
    [you, have],
    several(How, Number),
    [cards, in, hand].
single(cards(graveyard(you), How, Number)) -->
    [there, are],
    several(How, Number),
    [cards, in, your, graveyard].
single(cards(graveyard(you), How, Number)) -->
    several(How, Number),
    [cards, are, in, your, graveyard].

devotion(devotion(Color)) -->
    [Color],
    { basic_color(Color) }.
devotion(devotion(A, B)) -->
    [A, and, B],
    { basic_color(A), basic_color(B) }.

basic_color(Color) :- memberchk(Color, [white, blue, black, red, green]).

%   happened_this_turn(?Kind, ?Who, ?How, ?Number)//

happened_this_turn(life_gained, Who, How, Number) -->
    who_once(Who),
    [gained],
    at_least_once(How, Number),
    [life].
happened_this_turn(life_gained, Who, at_least, Number) -->
    who_once(Who),
    [gained, Number],
    { integer(Number) },
    [or, more, life].
happened_this_turn(life_lost, Who, How, Number) -->
    who_once(Who),
    [lost],
    at_least_once(How, Number),
    [life].
happened_this_turn(attacks, you, How, Number) -->
    [you, attacked],
    at_least_once(How, Number).
happened_this_turn(attacks, you, at_least, 1) -->
    [you, attacked, with, a, creature].
happened_this_turn(creatures_died, each([player]), How, Number) -->
    [a, creature, died],
    at_least_once(How, Number).
happened_this_turn(creatures_died, you, How, Number) -->
    [a, creature, died, under, your, control],
    at_least_once(How, Number).
happened_this_turn(permanents_left, you, How, Number) -->
    (   [a, permanent, left, the, battlefield, under, your, control]
    ;   [a, permanent, you, controlled, left, the, battlefield]
    ),
    at_least_once(How, Number).
happened_this_turn(sacrifices, you, How, Number) -->
    [you, sacrificed, a, permanent],
    at_least_once(How, Number).
happened_this_turn(spells_cast, you, at_least, Number) -->
    ['you\'ve', cast],
    several(at_least, Number),
    [spells].
happened_this_turn(cards_drawn, you, at_least, Number) -->
    ['you\'ve', drawn],
    several(at_least, Number),
    [cards].

at_least_once(at_least, 1) -->
    [].

who_once(you) -->
    [you].
who_once(each([opponent])) -->
    [a, opponent].

some_player(each([player])) -->
    [a, player].
some_player(each([opponent])) -->
    [a, opponent].

somebody([opponent]) -->
    [a, opponent].
somebody([player]) -->
    [a, player].
somebody([player]) -->
    [any, player].

%   several(?How, ?Number)//: three or more, one or fewer.

several(How, Number) -->
    { number_word(Number, Word), Number > 1 },
    [Word],
    or_so(How),
    { How \== exactly }.

or_so(at_least) -->
    [or, more].
or_so(at_most) -->
    ( [or, fewer] ; [or, less] ).

%!  host_reference(?Reference) is nondet.
%
%   What an Aura or Equipment calls what it is attached to.

host_reference(enchanted(_)).
host_reference(equipped(_)).
host_reference(fortified(_)).

state(State) -->
    [is, State],
    { memberchk(State, [tapped, untapped, attacking, blocking, enchanted, equipped]) }.

%   spoken_of(?Which)//: "it", or "that creature".

spoken_of(that) -->
    [it].
spoken_of(that_one(Noun)) -->
    ref(that_one(Noun), permanent).

%!  plain_state(?Filter)// is nondet.
%
%   What something is, after "it's": a Human, or red.

plain_state(Filter) -->
    ( state_of(Filter) ; np(Filter, a, permanent) ).

past_state(Filter) -->
    ( plain_state(Filter) ; np(Filter, a, card) ),
    { as_it_was(Filter) }.

%   state_of(?Filter)//: adjectives alone: "red or green".

state_of([Adjective|Adjectives]) -->
    adjectives([Adjective|Adjectives]).

possessed(with_counter(Kind)) -->
    [a],
    plain_counter(Kind),
    [counter, on, it].
possessed(keyword(Keyword)) -->
    inner_keyword(Keyword).
