:- module(text_playing,
          [ playing//2                  % ?Effect, +Form
          ]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(nouns/text_quantities, [where//1]).
:- use_module(nouns/text_references, [ref//2]).
:- use_module(text_player_effects, [top_cards//2]).

/** <module> Effects that let a player play or cast cards
*/

%!  playing(?Effect, +Form)// is nondet.

playing(exile_to_play(you, Quantity, paid, Until), _) -->
    [exile, the, top],
    top_cards(Quantity, Where),
    [of, your, library, '.'],
    where(Where),
    permission(Quantity, Until).
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

permission(Quantity, Until) -->
    [you, may, play],
    them(Quantity),
    duration(Until).
permission(Quantity, Until) -->
    duration(Until),
    [',', you, may, play],
    them(Quantity).

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
