:- module(text_replacements,
          [ replacement//1,             % ?Ability
            shield//1                   % ?Effect
          ]).
:- use_module(text_costs, [counters//3]).
:- use_module(text_conditions, [condition//1, host_reference/1]).
:- use_module(text_player_events, [damage//1]).
:- use_module(text_phrases, [self//0, subtype//2]).
:- use_module(effects/text_sources, [source_shield//1]).
:- use_module(nouns/text_amounts, [amount//2]).
:- use_module(nouns/text_filters, [many//1, np//3]).
:- use_module(nouns/text_quantities, [where//1]).
:- use_module(nouns/text_references, [ref//2]).

/** <module> Replacement and prevention (614, 615)

Abilities that say what happens instead, what things enter with, and what is prevented; and
the effects that set up a shield for the turn.
*/

%!  replacement(?Ability)// is nondet.

replacement(enters_with([counters(Kind, Quantity)])) -->
    self,
    [enters, with],
    counters(Kind, Quantity, Where),
    [on, it],
    where(Where),
    ['.'].
replacement(enters_with([provided(Condition), counters(Kind, Quantity)])) -->
    self,
    [enters, with],
    counters(Kind, Quantity, wh(_, _)),
    { integer(Quantity) },
    [on, it, if],
    condition(Condition),
    { Condition \== kicked },
    ['.'].
replacement(enters_with([provided(unpaid), counters(Kind, Quantity)])) -->
    self,
    [enters, with],
    counters(Kind, Quantity, wh(_, _)),
    { integer(Quantity) },
    [on, it, if, it, 'wasn\'t', cast, or, no, mana, was, spent, to, cast, it, '.'].
replacement(enters_with([tapped, counters(Kind, Quantity)])) -->
    self,
    [enters, tapped],
    ( [with] ; [and, with] ),
    counters(Kind, Quantity, Where),
    [on, it],
    where(Where),
    ['.'].
replacement(enters_with([unless(Condition), tapped])) -->
    self,
    [enters, tapped, unless],
    condition(Condition),
    ['.'].
replacement(enters_with([provided(kicked), counters(Kind, Quantity)])) -->
    [if],
    self,
    [was, kicked, ',', it, enters, with],
    counters(Kind, Quantity, Where),
    [on, it],
    where(Where),
    ['.'].
replacement(enters_with([Choice])) -->
    [as],
    self,
    [enters, ',', choose, a],
    entering_choice(Choice),
    ['.'].
replacement(enters_with([tapped_or_shown(Filter)])) -->
    [as],
    self,
    [enters, ',', you, may, reveal],
    np(Filter, a, card),
    [from, your, hand, '.', if, you, 'don\'t', ',', it, enters, tapped, '.'].
replacement(enters_with([tapped_or_life(N)])) -->
    [as],
    self,
    [enters, ',', you, may, pay],
    amount(N, Where),
    { Where = wh(_, _), integer(N) },
    [life, '.', if, you, 'don\'t', ',', it, enters, tapped, '.'].
replacement(replacement(enters(Filter), entering([tapped]))) -->
    many(Filter),
    [enter, tapped, '.'].
replacement(replacement(enters(Filter), entering([counters(Kind, Quantity)]))) -->
    np(Filter, each, permanent),
    [enters, with],
    additional(Kind, Quantity),
    [on, it, '.'].
replacement(replacement(enters(Filter), exile_uncast)) -->
    [if],
    np(Filter, a, permanent),
    { memberchk(nontoken, Filter) },
    [would, enter, and, it, 'wasn\'t', cast, ',', exile, it, instead, '.'].
replacement(replacement(dies(Scope), Instead)) -->
    [if],
    dying(Scope),
    [would, die, ','],
    instead_of_dying(Instead),
    ['.'].
replacement(replacement(put_into_graveyard(Who, Filter), exile)) -->
    [if],
    np(Filter, a, card),
    [would, be, put, into],
    whose_graveyard(Who),
    [graveyard, from, anywhere, ',', exile, it, instead, '.'].
replacement(replacement(put_into_graveyard(Who), exile)) -->
    [if, a, card, or, token, would, be, put, into],
    whose_graveyard(Who),
    [graveyard, from, anywhere, ',', exile, it, instead, '.'].
replacement(own_graveyard(exile)) -->
    [if],
    self,
    [would, be, put, into, a, graveyard, from, anywhere, ',', exile, it, instead, '.'].
replacement(own_graveyard(library)) -->
    [if],
    self,
    [would, be, put, into, a, graveyard, from, anywhere, ',', reveal],
    self,
    [and, shuffle, it, into, its, owner, '\'s', library, instead, '.'].
replacement(replacement(gains_life(Who), impossible)) -->
    several(Who),
    ['can\'t', gain, life, '.'].
replacement(replacement(gains_life(you), times(2))) -->
    [if, you, would, gain, life, ',', you, gain, twice, that, much, life, instead, '.'].
replacement(replacement(gains_life(you), plus(N))) -->
    [if, you, would, gain, life, ',', you, gain, that, much, life, plus],
    plain_number(N),
    [instead, '.'].
replacement(replacement(draws(you), times(2))) -->
    [if, you, would, draw, a, card, ',', draw, two, cards, instead, '.'].
replacement(replacement(draws(you), times(2))) -->
    [if, you, would, draw, a, card, ',', you, draw, two, cards, instead, '.'].
replacement(replacement(draws_but_first(you), times(2))) -->
    [if, you, would, draw, a, card, except, the, first, one, you, draw, in, each, of, your, draw, steps, ',', draw, two, cards, instead, '.'].
replacement(replacement(loses_life(Who), times(2))) -->
    [if],
    somebody(Who),
    [would, lose, life, ',', they, lose, twice, that, much, life, instead, '.'].
replacement(replacement(creates_tokens(you), times(2))) -->
    [if, a, effect, would, create, one, or, more, tokens, under, your, control, ',',
     it, creates, twice, that, many, of, those, tokens, instead, '.'].
replacement(replacement(creates_tokens(you), one_of_each([predefined(A), predefined(B), predefined(C)]))) -->
    [if, you, would, create, a],
    subtype(A, singular),
    [','],
    subtype(B, singular),
    [',', or],
    subtype(C, singular),
    [token, ',', instead, create, one, of, each, '.'].
replacement(replacement(gets_counters(Kind, Filter), times(2))) -->
    [if],
    some_counters(Kind),
    [would, be, put, on],
    np(Filter, a, permanent),
    [',', twice, that, many],
    kind_of_counters(Kind),
    [are, put, on],
    ( [it] ; { Filter = [creature|_] }, [that, creature] ),
    [instead, '.'].
replacement(replacement(gets_counters(Kind, Filter), plus(1))) -->
    [if],
    some_counters(Kind),
    [would, be, put, on],
    np(Filter, a, permanent),
    [',', that, many, plus, one],
    kind_of_counters(Kind),
    [are, put, on, it, instead, '.'].
replacement(replacement(deals_damage(How, any, To), nothing)) -->
    [prevent, all],
    damage(How),
    [that, would, be, dealt, to],
    receivers(To),
    ['.'].
replacement(replacement(deals_damage(How, [this], any), nothing)) -->
    [prevent, all],
    damage(How),
    [that, would, be, dealt, by],
    self,
    ['.'].
replacement(replacement(deals_damage(any, any, any), unpreventable)) -->
    [damage, 'can\'t', be, prevented, '.'].
replacement(replacement(deals_damage(any, any, [you]), to_this)) -->
    [all, damage, that, would, be, dealt, to, you, is, dealt, to],
    self,
    [instead, '.'].

whose_graveyard(each([player])) -->
    [a].
whose_graveyard(each([opponent])) -->
    [a, opponent, '\'s'].
whose_graveyard(you) -->
    [your].

additional(Kind, 1) -->
    [a, additional],
    kind_of_counter(Kind).

kind_of_counter('+1/+1') -->
    [+, 1, /, +, 1, counter].
kind_of_counter('-1/-1') -->
    [-, 1, /, -, 1, counter].

some_counters(Kind) -->
    [one, or, more],
    kind_of_counters(Kind).

kind_of_counters('+1/+1') -->
    [+, 1, /, +, 1, counters].
kind_of_counters('-1/-1') -->
    [-, 1, /, -, 1, counters].

dying(this) -->
    self.
dying(Host) -->
    { host_reference(Host) },
    ref(Host, permanent).
dying(Filter) -->
    np(Filter, a, permanent).

instead_of_dying(exile) -->
    [exile, it, instead].
instead_of_dying(hand) -->
    [return, it, to, its, owner, '\'s', hand, instead].

several(each([player])) -->
    [players].
several(each([opponent])) -->
    [your, opponents].
several(you) -->
    [you].

somebody(each([opponent])) -->
    [a, opponent].
somebody(each([player])) -->
    [a, player].

plain_number(N) -->
    [N],
    { integer(N) }.

receivers([you]) -->
    [you].
receivers([this]) -->
    self.
receivers([Host]) -->
    { host_reference(Host) },
    ref(Host, permanent).
receivers([those(Filter)]) -->
    many(Filter).

%!  shield(?Effect)// is nondet.
%
%   An effect that protects for the rest of the turn.

shield(regenerate(What)) -->
    [regenerate],
    ref(What, permanent).
shield(prevent_next(Quantity, To)) -->
    [prevent, the, next],
    amount(Quantity, Where),
    [damage, that, would, be, dealt, to],
    ref(To, permanent),
    [this, turn],
    where(Where).
shield(prevent_all(How)) -->
    [prevent, all],
    damage(How),
    [that, would, be, dealt, this, turn].
shield(prevent_all_to(How, To)) -->
    [prevent, all],
    damage(How),
    [that, would, be, dealt, to],
    ref(To, permanent),
    [this, turn].
shield(make_damage_unpreventable) -->
    [damage, 'can\'t', be, prevented, this, turn].
shield(prevent_all_by(How, Source)) -->
    [prevent, all],
    damage(How),
    [that, would, be, dealt, by],
    ref(Source, permanent),
    [this, turn].

shield(Shield) -->
    source_shield(Shield).

%   entering_choice(?Choice)//: what is chosen as it enters.

entering_choice(color) -->
    [color].
entering_choice(card_name) -->
    [card, name].
entering_choice(card_name(Filter)) -->
    np(Filter, bare(singular), card),
    [name],
    { Filter = [_|_] }.
entering_choice(creature_type) -->
    [creature, type].
