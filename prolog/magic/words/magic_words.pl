:- module(magic_words, []).

/** <module> The words that people who ask about Magic have besides those of all games
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../k/language').
:- use_module('../../ask/facts', []).
:- use_module('../../ask/known_words', []).
:- use_module('../../ask/naming', [slug/2]).
:- use_module('../../ask/spoken_terms', [said_actions/2]).
:- use_module('../../k/recent', [told_to/1]).
:- use_module('../rules/turn/attacking', []).
:- use_module('../rules/turn/blocking', []).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/players').
:- use_module('../support/known_names', [name_told/2]).
:- use_module(board_words).

:- multifile facts:game_word/3, facts:example/2, facts:in_play/1, known_words:card_word/1.

facts:game_word(magic_words, card(said), "card(Name): show a card of this game that you know of").
facts:game_word(magic_words, attack_set(any),
                  "attack_set(S): S is a complete legal declaration of attackers").
facts:game_word(magic_words, block_set(any),
                  "block_set(S): S is a complete legal declaration of blockers").

facts:example(magic_words,
                "Objects: llanowar_elves#12; the number may go where one is meant only.").
facts:example(magic_words,
                "Actions: cast(giant_growth), cast(giant_growth, target(llanowar_elves#12))").

facts:in_play(magic_words) :-
    setting(seats, _).

%   card(?Name): show the card Name; an unbound Name is one of the cards of this game.

card(Name) :-
    (   var(Name)
    ->  card_called(_, Name)
    ;   card_called(Card, Name)
    ->  card_lines(Card, Lines),
        forall(member(Line, Lines), ( write(Line), nl ))
    ;   throw(error(existence_error(card, Name), _))
    ).

card_called(Card, Spoken) :-
    findall(Name, card_there(Name), Unsorted),
    sort(Unsorted, Cards),
    member(Card, Cards),
    slug(Card, Slug),
    (   Spoken = Slug
    ;   Slug \== Card,
        nonvar(Spoken),
        Spoken = Card
    ).

%   card_there(-Name) is nondet: a card or token of this game, of which the player knows who asks, if it is one.

card_there(Name) :-
    (   told_to(Player)
    ->  name_told(Player, Name)
    ;   definition:card_type(Name, _),
        atom(Name)
    ).

known_words:card_word(Slug) :-
    card_called(_, Slug).

%   attack_set(?Attacks), block_set(?Blocks): whole legal declarations.

attack_set(Attacks) :-
    attacking:attack_set(Set),
    said_list(Set, Attacks).

block_set(Blocks) :-
    blocking:block_set(Set),
    said_list(Set, Blocks).

said_list([], []).
said_list([Action|Actions], [Spoken|Rest]) :-
    said_actions([Action], Spoken),
    said_list(Actions, Rest).
