:- module(told_moves, []).

/** <module> Where things went, in words, without what the viewer may not see
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../k/language').
:- use_module('../cards/names', [called/2]).
:- use_module('../rules/zones', []).
:- use_module(board_words, [description_words/2]).
:- use_module(context_told).
:- use_module(event_words, []).
:- use_module(object_words).

:- multifile event_words:told/5.

event_words:told(draw(Player, O), _, Viewer, "routine", Words) :-
    (   sees(Viewer, Player)
    ->  card_words(O, Card),
        Words = "~w drew ~w"-[Player, Card]
    ;   Words = "~w drew a card"-[Player]
    ).
event_words:told(sacrifice(Player, O), _, Viewer, Kind, "~w sacrificed ~w"-[Player, Words]) :-
    object_words(O, Words),
    news(Player, Viewer, Kind).
event_words:told(discard(Player, O), Context, Viewer, Kind, "~w discarded ~w"-[Player, Words]) :-
    \+ in_context(event(cycles(Player, O)), Context),
    card_words(O, Words),
    news(Player, Viewer, Kind).
event_words:told(reveal(Player, O), _, Viewer, Kind, "~w revealed ~w"-[Player, Words]) :-
    card_words(O, Words),
    news(Player, Viewer, Kind).
event_words:told(create(Player, Name, New), _, Viewer, Kind, "~w created ~w (~w)"-[Player, Called, New]) :-
    called(Name, Called),
    news(Player, Viewer, Kind).
event_words:told(create_one_tapped(Player, Name, New, How), _, Viewer, Kind, "~w created ~w (~w), tapped"-[Player, Called, New]) :-
    How \= untapped(_),
    called(Name, Called),
    news(Player, Viewer, Kind).
event_words:told(gets_emblem(Player, Name, _), _, Viewer, Kind, "~w got an emblem: ~w"-[Player, Words]) :-
    description_words(Name, Words),
    news(Player, Viewer, Kind).
event_words:told(puts_in_library(Player, O, Where), _, Viewer, "routine", "~w ~w ~w ~w"-[Player, Verb, Card, Place]) :-
    seen_card(O, Player, Viewer, Card),
    ( Where == top -> Verb = "kept", Place = "on top of the library" ; Verb = "put", Place = "on the bottom of the library" ).
event_words:told(moves(O, From, To, New), Context, Viewer, "news", Words) :-
    move_words(From, To, O, New, Context, Viewer, Words).

seen_card(O, Player, Viewer, Card) :-
    (   sees(Viewer, Player)
    ->  card_words(O, Card)
    ;   Card = "a card"
    ).

%   Moves that no other event tells.

move_words(stack(_), battlefield(Player), _, New, _, _, "~w entered under ~w control"-[Words, Whose]) :-
    object_words(New, Words),
    possessive(Player, Whose).
move_words(library(_), battlefield(Player), _, New, _, _, "~w put ~w onto the battlefield"-[Player, Words]) :-
    object_words(New, Words).
move_words(From, battlefield(Player), O, New, Context, _, "~w entered under ~w control, ~w"-[Words, Whose, Out]) :-
    out_of(From, Out),
    \+ in_context(event(plays_land(_, O)), Context),
    object_words(New, Words),
    possessive(Player, Whose).
move_words(stack(_), graveyard(_), O, _, Context, _, "~w was countered"-[Words]) :-
    \+ in_context(event(resolved(O)), Context),
    \+ in_context(event(does_not_resolve(O)), Context),
    object_words(O, Words).
move_words(battlefield(_), graveyard(_), O, _, Context, _, "~w went to the graveyard"-[Words]) :-
    \+ in_context(event(sacrifice(_, O)), Context),
    object_words(O, Words).
move_words(battlefield(_), hand(Owner), O, _, _, _, "~w returned to ~w hand"-[Words, Whose]) :-
    object_words(O, Words),
    possessive(Owner, Whose).
move_words(battlefield(_), To, O, _, _, _, "~w was put ~w"-[Words, Where]) :-
    into_library(To, Where),
    object_words(O, Words).
move_words(_, command(_), O, _, _, _, "~w went to the command zone"-[Words]) :-
    object_words(O, Words).
move_words(From, exile, O, New, Context, Viewer, "~w was exiled~w"-[Words, Out]) :-
    exiled_words(From, O, New, Context, Viewer, Words, Out).
move_words(library(Player), graveyard(_), O, _, _, _, "~w put ~w from the library into the graveyard"-[Player, Words]) :-
    card_words(O, Words).
move_words(graveyard(_), hand(Owner), O, _, _, _, "~w returned to ~w hand"-[Words, Whose]) :-
    card_words(O, Words),
    possessive(Owner, Whose).
move_words(exile, hand(Owner), O, New, Context, Viewer, "~w went from exile to ~w hand"-[Words, Whose]) :-
    told_card(O, exile, hand(Owner), New, Context, Viewer, Words),
    possessive(Owner, Whose).
move_words(exile, graveyard(_), O, _, _, _, "~w went from exile to the graveyard"-[Words]) :-
    card_words(O, Words).
move_words(library(Player), hand(Player), O, New, Context, Viewer, "~w put ~w into the hand"-[Player, Words]) :-
    \+ in_context(event(draw(Player, O)), Context),
    told_card(O, library(Player), hand(Player), New, Context, Viewer, Words).
move_words(hand(Player), graveyard(_), O, _, Context, _, "~w put ~w from the hand into the graveyard"-[Player, Words]) :-
    \+ in_context(event(discard(Player, O)), Context),
    card_words(O, Words).
move_words(hand(Player), To, O, New, Context, Viewer, "~w put ~w ~w"-[Player, Words, Where]) :-
    into_library(To, Where),
    told_card(O, hand(Player), To, New, Context, Viewer, Words).
move_words(library(Player), To, O, New, Context, Viewer, "~w put ~w ~w"-[Player, Words, Where]) :-
    into_library(To, Where),
    told_card(O, library(Player), To, New, Context, Viewer, Words).
move_words(From, To, O, _, _, _, "~w was put ~w"-[Words, Where]) :-
    memberchk(From, [graveyard(_), exile, stack(_), merged(_)]),
    into_library(To, Where),
    card_words(O, Words).
move_words(merged(_), graveyard(_), O, _, _, _, "~w went to the graveyard"-[Words]) :-
    card_words(O, Words).
move_words(merged(_), hand(Owner), O, _, _, _, "~w returned to ~w hand"-[Words, Whose]) :-
    card_words(O, Words),
    possessive(Owner, Whose).
move_words(stack(_), hand(Owner), O, _, _, _, "~w returned to ~w hand"-[Words, Whose]) :-
    object_words(O, Words),
    possessive(Owner, Whose).
move_words(outside(Player), To, O, New, Context, Viewer, "~w put ~w ~w from outside the game"-[Player, Words, Where]) :-
    ( To = hand(_) -> Where = "into the hand" ; into_library(To, Where) ),
    told_card(O, outside(Player), To, New, Context, Viewer, Words).
move_words(_, outside, O, _, _, _, "~w left the game"-[Words]) :-
    object_words(O, Words).

into_library(library_bottom(_), "on the bottom of the library").
into_library(library_place(_, N), Words) :- format(string(Words), "as number ~d from the top of the library", [N]).
into_library(library(_), "on top of the library").

out_of(hand(_), "from the hand").
out_of(graveyard(_), "from the graveyard").
out_of(exile, "from exile").
out_of(command(_), "from the command zone").

exiled_words(hand(_), _, New, _, _, Words, "") :-
    !,
    object_words(New, Words).
exiled_words(library(Player), O, New, Context, Viewer, Words, " from the library") :-
    !,
    told_card(O, library(Player), exile, New, Context, Viewer, Words).
exiled_words(graveyard(_), O, _, _, _, Words, " from the graveyard") :-
    !,
    card_words(O, Words).
exiled_words(_, O, _, _, _, Words, "") :-
    object_words(O, Words).

%   told_card(+Object, +From, +To, +New, +Context, +Viewer, -Words) is det: its name where Viewer could follow it.

told_card(O, From, To, New, Context, Viewer, Words) :-
    (   follows(Viewer, From, To, New, Context)
    ->  card_words(O, Words)
    ;   Words = "a card"
    ).

follows(everyone, _, _, _, _) :- !.
follows(Viewer, hand(Viewer), _, _, _) :- !.
follows(Viewer, _, hand(Viewer), _, _) :- !.
follows(_, _, To, _, _) :-
    shown_place(To),
    !.
follows(Viewer, _, _, New, Context) :-
    in_context(+knows(Viewer, New), Context).

shown_place(exile).
shown_place(graveyard(_)).
shown_place(battlefield(_)).
shown_place(stack(_)).
