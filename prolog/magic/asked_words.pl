:- module(asked_words, []).

/** <module> The words that people who ask about Magic have besides those of all games
*/

:- use_module(library(lists), [member/2]).
:- use_module('../k/language').
:- use_module('../looking', []).
:- use_module('../naming', [slug/2]).
:- use_module('../spoken', [said_actions/2]).
:- use_module(attacking, []).
:- use_module(blocking, []).
:- use_module(definitions, []).
:- use_module(players).
:- use_module(display/board).

:- multifile looking:game_word/3, looking:example/2, looking:in_play/1.

looking:game_word(asked_words, card/1, "card(Name): show a card of this game").
looking:game_word(asked_words, attack_set/1,
                  "attack_set(S): S is a complete legal declaration of attackers").
looking:game_word(asked_words, block_set/1,
                  "block_set(S): S is a complete legal declaration of blockers").

looking:example(asked_words,
                "Objects: llanowar_elves#12; the number may go where one is meant only.").
looking:example(asked_words,
                "Actions: cast(giant_growth), cast(giant_growth, target(llanowar_elves#12))").

looking:in_play(asked_words) :-
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
    findall(Name, definition:card_type(Name, _), Unsorted),
    sort(Unsorted, Cards),
    member(Card, Cards),
    slug(Card, Slug),
    (   Spoken = Slug
    ;   Slug \== Card,
        nonvar(Spoken),
        Spoken = Card
    ).

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
