:- module(text_playing,
          [ playing//2                  % ?Effect, +Form
          ]).
:- use_module('../nouns/text_filters', [np//3]).
:- use_module('../nouns/text_quantities', [where//1]).
:- use_module('../nouns/text_references', [player//1, ref//2]).
:- use_module('../words/text_lexicon', [number_word/2]).
:- use_module(text_places, [top_cards//2]).

/** <module> Effects on what is played: cards that may be cast, abilities on the stack, exchanges
*/

%!  playing(?Effect, +Form)// is nondet.

playing(exile_to_play(you, Quantity, paid, Until), _) -->
    [exile, the, top],
    top_cards(Quantity, Where),
    [of, your, library, '.'],
    where(Where),
    permission(Quantity, Until).
playing(exile_to_play(you, Quantity, free, Until), _) -->
    [exile, the, top],
    top_cards(Quantity, Where),
    [of, your, library, '.'],
    where(Where),
    permission(Quantity, Until),
    for_nothing(Quantity).
playing(exile_others_to_play(Who, Quantity, paid, Until), _) -->
    [exile, the, top],
    top_cards(Quantity, Where),
    [of],
    player(Who),
    ['\'s', library, '.'],
    where(Where),
    permission(Quantity, Until).
playing(extra_phases([begin_combat]), _) -->
    [after, this, phase, ',', there, is, a, additional, combat, phase].
playing(extra_phases([begin_combat, postcombat_main]), _) -->
    [after, this, phase, ',', there, is, a, additional, combat, phase, followed, by, a, additional, main, phase].
playing(spells_left(you, Number), main) -->
    [you, can, cast, only],
    [Word, more],
    { number_word(Number, Word) },
    ( { Number == 1 } -> [spell] ; [spells] ),
    [this, turn].
playing(may_play(What, paid, Until), _) -->
    [you, may, cast],
    ref(What, card),
    duration(Until).
playing(may_cast_free(What), _) -->
    [you, may, cast],
    ref(What, card),
    [without, paying, its, mana, cost].
playing(may_cast_free_from_hand(Filter), _) -->
    [you, may, cast],
    np(Filter, a, spell),
    [from, your, hand, without, paying, its, mana, cost].

playing(siege_defeated, _) -->
    [exile, it, ',', then, you, may, cast, it, transformed, without, paying, its, mana, cost].
playing(manifest(you, Quantity), _) -->
    [manifest, the, top],
    top_cards(Quantity, Where),
    [of, your, library],
    where(Where).
playing(cloak(you, Quantity), _) -->
    [cloak, the, top],
    top_cards(Quantity, Where),
    [of, your, library],
    where(Where).
playing(extra_turn(you), _) -->
    [take, a, extra, turn, after, this, one].
playing(extra_turn(Who), _) -->
    player(Who),
    [takes, a, extra, turn, after, this, one].
playing(counter_ability(What), _) -->
    [counter],
    ability_on_stack(What).
playing(copy_ability(What), _) -->
    [copy],
    ability_on_stack(What).
playing(copy_ability_retargeted(What), _) -->
    [copy],
    ability_on_stack(What),
    ['.', you, may, choose, new, targets, for, the, copy].
playing(exchange_control(targets(exactly(2), Filter)), _) -->
    [exchange, control, of],
    ref(targets(exactly(2), Filter), permanent).
playing(exchange_control(One, Other), _) -->
    [exchange, control, of],
    ref(One, permanent),
    [and],
    ref(Other, permanent).

ability_on_stack(target([ability_on_stack(Sort)|Whose])) -->
    [target],
    sort_of_ability(Sort),
    [ability],
    whose_ability(Whose).

sort_of_ability(any) -->
    [activated, or, triggered].
sort_of_ability(activated) -->
    [activated].
sort_of_ability(triggered) -->
    [triggered].

whose_ability([]) -->
    [].
whose_ability([controlled(you)]) -->
    [you, control].
whose_ability([controlled(opponent)]) -->
    [a, opponent, controls].

permission(Quantity, Until) -->
    [you, may, play],
    them(Quantity),
    duration(Until).
permission(Quantity, Until) -->
    duration(Until),
    [',', you, may, play],
    them(Quantity).

for_nothing(1) -->
    [without, paying, its, mana, cost].
for_nothing(Quantity) -->
    { Quantity \== 1 },
    [without, paying, their, mana, costs].

them(1) -->
    [it].
them(1) -->
    [that, card].
them(Quantity) -->
    { Quantity \== 1 },
    [them].
them(Quantity) -->
    { Quantity \== 1 },
    [those, cards].

duration(this_turn) -->
    [this, turn].
duration(this_turn) -->
    [until, end, of, turn].
duration(until_end_of_your_next_turn) -->
    [until, the, end, of, your, next, turn].
duration(while_there) -->
    [for, as, long, as, it, remains, exiled].
