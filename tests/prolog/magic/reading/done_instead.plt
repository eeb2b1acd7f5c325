:- module(done_instead_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2]).

%   deed(+Text, -Deed): a spell that costs nothing and says Text is in the hand of a.

deed(Text, Deed) :-
    read_ability(spell, Text, understood(Ability, _)),
    start_board([]),
    card("Deed", "{0}", [sorcery], none, [Ability]),
    in_hand(a, 'Deed', Deed).

done(Deed, Targets) :-
    go,
    act(cast(Deed)),
    acts(Targets),
    resolve.

:- begin_tests(done_instead).

test('614.15 what is done instead, where its condition holds', Life == 24) :-
    deed("You gain 2 life. If you control a creature, you gain 4 life instead.", Deed),
    permanent(a, 'Cub', _),
    done(Deed, []),
    fact(life(a, Life)).

test('614.15 else what is said first', Life == 22) :-
    deed("You gain 2 life. If you control a creature, you gain 4 life instead.", Deed),
    done(Deed, []),
    fact(life(a, Life)).

test('614.15 the same target, and what comes before', [true(Tapped-Power == false-6), nondet]) :-
    deed("Untap target creature. It gets +2/+2 until end of turn. If it's a Bear, it gets +4/+4 until end of turn instead.",
         Deed),
    permanent(a, 'Cub', Cub),
    done(Deed, [target(Cub)]),
    ( fact(tapped(Cub)) -> Tapped = true ; Tapped = false ),
    power(Cub, Power).

test('614.15 what comes after is done in any case', [true(Life-N == 24-1), nondet]) :-
    deed("You gain 2 life. If you control a creature, you gain 4 life instead. Draw a card.", Deed),
    permanent(a, 'Cub', _),
    in_library(a, 'Ox', _),
    done(Deed, []),
    fact(life(a, Life)),
    values(O, hand(a, O), Hand),
    length(Hand, N).

%   Which of two effects is replaced, a sentence does not say; what is in front of a pronoun does.

test('a sentence that says two things is not read', Stopped == "instead") :-
    read_ability(spell, "Draw a card, then discard a card. If you control an Elf, draw two cards instead.",
                 stopped(Stopped, _)).

test('"it" is what the condition speaks of', Ability == Meant) :-
    read_ability(permanent,
                 "Whenever a creature dies, put a +1/+1 counter on equipped creature. \
If equipped creature is a Vampire, put two +1/+1 counters on it instead.",
                 understood(Ability, _)),
    Meant = triggered(dies([creature]), true,
                      [program([if(condition:fits(equipped(creature), [subtype(vampire)]),
                                   (then):[put_counters(on:equipped(creature), kind:'+1/+1', amount:2)],
                                   (else):[put_counters(on:equipped(creature), kind:'+1/+1', amount:1)])])]).

:- end_tests(done_instead).
