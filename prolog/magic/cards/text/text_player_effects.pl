:- module(text_player_effects,
          [ player_effect//2            % ?Effect, +Form
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(changes/text_quotations, [quoted//1]).
:- use_module(effects/text_actions, [action//4]).
:- use_module(effects/text_creation, [creation//2]).
:- use_module(effects/text_mana, [adding//1]).
:- use_module(effects/text_places, [place//1, top_cards//2]).
:- use_module(text_costs, [counters//3]).
:- use_module(nouns/text_counters, [energy//1]).
:- use_module(text_phrases, [series//3, verb//2, verb_ahead//1]).
:- use_module(nouns/text_amounts, [amount//2, counted_amount//2, each_first//2, one/2]).
:- use_module(nouns/text_quantities, [computed//1, where//1]).
:- use_module(nouns/text_references, [ref//2]).

/** <module> Effects on players and their cards
*/

%!  player_effect(?Effect, +Form)// is nondet.
%
%   An effect that players carry out with cards, life and mana.

player_effect(Effect, Form) -->
    verb_ahead(Verb),
    deed(Verb, Effect, Form).

%   deed(?Verb, ?Effect, +Form)//: an effect with its verb. A reader looks only at those whose verb is there.

deed(draw, draw(Who, Quantity), Form) -->
    each_first(Quantity, Where),
    action(Who, Form, draw, _),
    np([], counted(Quantity, Where), card),
    where(Where).
deed(draw, draw(Who, Quantity), Form) -->
    action(Who, Form, draw, _),
    [cards, equal, to],
    computed(Quantity).
deed(mill, mill(Who, Quantity), Form) -->
    action(Who, Form, mill, _),
    [cards, equal, to],
    computed(Quantity).
deed(discard, discard(Who, Quantity), Form) -->
    each_first(Quantity, Where),
    action(Who, Form, discard, _),
    np([], counted(Quantity, Where), card),
    where(Where).
deed(discard, discard_hand(Who), Form) -->
    action(Who, Form, discard, _),
    possessive(Who),
    [hand].
deed(discard, discard_random(Who, Quantity), Form) -->
    each_first(Quantity, Where),
    action(Who, Form, discard, _),
    np([], counted(Quantity, Where), card),
    [at, random],
    where(Where).
deed(mill, mill(Who, Quantity), Form) -->
    each_first(Quantity, Where),
    action(Who, Form, mill, _),
    np([], counted(Quantity, Where), card),
    where(Where).
deed(scry, scry(Who, Quantity), Form) -->
    action(Who, Form, scry, _),
    amount(Quantity, Where),
    where(Where).
deed(surveil, surveil(Who, Quantity), Form) -->
    action(Who, Form, surveil, _),
    amount(Quantity, Where),
    where(Where).
deed(create, Effect, Form) -->
    creation(Effect, Form).
deed(investigate, create(you, 1, predefined(clue)), Form) -->
    action(you, Form, investigate, _).
deed(sacrifice, sacrifices(Who, Quantity, Filter), Form) -->
    action(Who, Form, sacrifice, _),
    np(Filter, counted(Quantity, Where), permanent),
    chosen_by(Who),
    where(Where).
deed(sacrifice, sacrifice(Who, What), Form) -->
    action(Who, Form, sacrifice, _),
    ref(What, permanent).
deed(proliferate, proliferate, Form) -->
    action(you, Form, proliferate, _).
deed(gain, gain_life(Who, Quantity), Form) -->
    life(Who, Form, gain, Quantity).
deed(lose, lose_life(Who, Quantity), Form) -->
    life(Who, Form, lose, Quantity).
deed(lose, lose_half(Who, How), Form) -->
    action(Who, Form, lose, _),
    [half],
    own_life(Who),
    [',', rounded, How],
    { memberchk(How, [up, down]) }.
deed(play, more_lands(you, 1), main) -->
    [you, may, play, a, additional, land, this, turn].
deed(get, get_counters(Who, energy, Number), Form) -->
    living(Who, Form),
    action(Who, Form, get, _),
    energy(Number).
deed(get, get_counters(Who, Kind, Quantity), Form) -->
    each_first(Quantity, Where),
    living(Who, Form),
    action(Who, Form, get, _),
    player_counters(Kind, Quantity, Where),
    where(Where).
deed(get, get_emblem(Who, Abilities), Form) -->
    living(Who, Form),
    action(Who, Form, get, _),
    [a, emblem, with],
    series(quoted, and, Abilities).
deed(become, become_monarch(Who), Form) -->
    living(Who, Form),
    action(Who, Form, become, _),
    [the, monarch].
deed(shuffle, shuffle(Who), Form) -->
    action(Who, Form, shuffle, _),
    possessive(Who),
    [library].
deed(search, search(Who, Filter, To, Seen), Form) -->
    action(Who, Form, search, Agreement),
    possessive(Who),
    [library, for],
    np(Filter, a, card),
    found(To, Seen, Who, Agreement).
deed(reveal, reveal_top(Who, Quantity), Form) -->
    action(Who, Form, reveal, _),
    [the, top],
    top_cards(Quantity, Where),
    [of],
    possessive(Who),
    [library],
    where(Where).
deed(put, put_revealed(Filter, To, RestTo), _) -->
    [put],
    np(Filter, all, card),
    [revealed, this, way],
    place(To),
    [and, the, rest],
    place(RestTo).
deed(add, Effect, _) -->
    adding(Effect).

%   chosen_by(?Who)//: newer cards say who chooses, which is so without that.

chosen_by(_) -->
    [].
chosen_by(Who) -->
    [of],
    their(Who),
    [choice].

their(you) -->
    [your].
their(Who) -->
    { Who \== you },
    [their].

player_counters(energy, Quantity, Where) -->
    counted_amount(Quantity, Where),
    ['{E}'],
    { \+ integer(Quantity) }.
player_counters(energy, Quantity, each(Something)) -->
    { one(Quantity, each(Something)) },
    ['{E}'].
player_counters(Kind, Quantity, Where) -->
    counters(Kind, Quantity, Where),
    { memberchk(Kind, [poison, experience]) }.

%   life(?Who, +Form, +Verb, ?Quantity)//: where it stands alone, "you" is not
%   left out.

life(Who, Form, Verb, Quantity) -->
    each_first(Quantity, Where),
    living(Who, Form),
    action(Who, Form, Verb, _),
    amount(Quantity, Where),
    [life],
    where(Where).
life(Who, Form, Verb, Quantity) -->
    living(Who, Form),
    action(Who, Form, Verb, _),
    [life, equal, to],
    computed(Quantity).

living(you, main) -->
    [you].
living(_, after(_, _)) -->
    [].
living(_, base) -->
    [].
living(Who, main) -->
    { Who \== you },
    [].

possessive(you) -->
    [your].
possessive(Who) -->
    { Who \== you },
    [their].

%   found(?To, ?Seen, +Who, +Agreement)//: what happens to the card that is found.
%   What is put onto the battlefield is seen by all, so nothing is said about it.

found(hand, Seen, Who, Agreement) -->
    shown(Seen, Agreement),
    put_into(Who, Agreement, hand),
    then_shuffle(Agreement).
found(graveyard, Seen, Who, Agreement) -->
    shown(Seen, Agreement),
    put_into(Who, Agreement, graveyard),
    then_shuffle(Agreement).
found(battlefield, Seen, _, Agreement) -->
    { (   var(Seen)
      ->  Seen = revealed
      ;   memberchk(Seen, [revealed, hidden])
      )
    },
    next_deed,
    verb(put, Agreement),
    found_card,
    [onto, the, battlefield],
    then_shuffle(Agreement).
found(battlefield_tapped, revealed, _, Agreement) -->
    next_deed,
    verb(put, Agreement),
    found_card,
    [onto, the, battlefield, tapped],
    then_shuffle(Agreement).
found(library_top, Seen, _, Agreement) -->
    shown(Seen, Agreement),
    then_shuffle(Agreement),
    [and],
    verb(put, Agreement),
    [that, card, on, top].

shown(revealed, Agreement) -->
    [','],
    verb(reveal, Agreement),
    [it].
shown(hidden, _) -->
    [].

put_into(Who, Agreement, Zone) -->
    next_deed,
    verb(put, Agreement),
    found_card,
    [into],
    possessive(Who),
    [Zone].

%   next_deed//, found_card//: older cards say "and put that card".

next_deed -->
    [','].
next_deed -->
    [and].
next_deed -->
    [',', and].

found_card -->
    [it].
found_card -->
    [that, card].

then_shuffle(Agreement) -->
    ( [',', then] ; ['.', then] ),
    verb(shuffle, Agreement).

own_life(you) -->
    [your, life].
own_life(Who) -->
    { Who \== you },
    [their, life].
