:- module(text_conditions,
          [ condition//1,               % ?Condition
            host_reference/1            % ?Reference
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(text_counters, [plain_counter//1]).
:- use_module(text_lexicon, [number_word/2]).
:- use_module(text_phrases, [self//0, verb//2]).
:- use_module(nouns/text_references, [actor//2, player//1, ref//2]).

/** <module> Conditions: "if you control an Elf"
*/

%!  condition(?Condition)// is nondet.

condition(has_cast(you, Filter)) -->
    ['you\'ve', cast],
    np(Filter, a, spell),
    [this, turn].
condition(has_cast(Player, Filter)) -->
    player(Player),
    [has, cast],
    np(Filter, a, spell),
    [this, turn].
condition(controls(Player, Filter)) -->
    actor(Player, Agreement),
    verb(control, Agreement),
    np(Filter, a, permanent).

condition(controls(you, How, Number, Filter)) -->
    [you, control],
    several(How, Number),
    np(Filter, bare(plural), permanent).
condition(controls(you, exactly, 0, Filter)) -->
    [you, control, no],
    np(Filter, bare(plural), permanent).
condition(quantity(counters(Kind, this), at_least, 1)) -->
    self,
    [has, a],
    plain_counter(Kind),
    [counter, on, it].
condition(quantity(counters(Kind, this), exactly, 0)) -->
    self,
    [has, no],
    plain_counter(Kind),
    [counters, on, it].
condition(quantity(counters(Kind, this), How, Number)) -->
    self,
    [has],
    several(How, Number),
    plain_counter(Kind),
    [counters, on, it].
condition(matches(this, [State])) -->
    self,
    state(State).
condition(matches(Host, Filter)) -->
    { host_reference(Host) },
    ref(Host, permanent),
    [is],
    np(Filter, a, permanent).
condition(kicked) -->
    self,
    [was, kicked].
condition(kicked) -->
    [it, was, kicked].
condition(your_turn) -->
    [it, '\'s', your, turn].
condition(life(you, How, Number)) -->
    [you, have, Number],
    { integer(Number) },
    or_so(How),
    [life].
condition(cards(hand(you), exactly, 0)) -->
    [you, have, no, cards, in, hand].
condition(cards(hand(you), How, Number)) -->
    [you, have],
    several(How, Number),
    [cards, in, hand].
condition(cards(graveyard(you), How, Number)) -->
    [there, are],
    several(How, Number),
    [cards, in, your, graveyard].
condition(cards(graveyard(you), How, Number)) -->
    several(How, Number),
    [cards, are, in, your, graveyard].

%   several(?How, ?Number)//: three or more, one or fewer.

several(How, Number) -->
    { number_word(Number, Word), Number > 1 },
    [Word],
    or_so(How),
    { How \== exactly }.

or_so(at_least) -->
    [or, more].
or_so(at_most) -->
    [or, less].

%!  host_reference(?Reference) is nondet.
%
%   What an Aura or Equipment calls what it is attached to.

host_reference(enchanted(_)).
host_reference(equipped(_)).

state(State) -->
    [is, State],
    { memberchk(State, [tapped, untapped, attacking, blocking, enchanted, equipped]) }.
