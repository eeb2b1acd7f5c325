:- module(event_words,
          [ happenings/3,               % +Viewer, +Entries, -Rows
            event_rows/3,               % +Viewer, +Entries, -Rows
            foreseen_rows/3             % +Viewer, +Entries, -Rows
          ]).

/** <module> What happened, in words, without what the viewer may not see
*/

:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../../k/language').
:- use_module('../../k/plain_terms', [term_text/2]).
:- use_module('../../k/recent', [past/1]).
:- use_module('../../k/views', [heard/3]).
:- use_module('../cards/marks', [missing_words/4]).
:- use_module('../cards/names', [called/2]).
:- use_module(board_words, [description_words/2]).
:- use_module(object_words).

%!  happenings(+Viewer, +Entries, -Rows) is det.
%
%   Rows, oldest first, are [Kind, Words]: what happened by Entries of the journal (recent.pl)
%   as Viewer, a player or `everyone`, sees it. Kind is "news" where
%   others did it or it concerns them, else "routine".

happenings(Viewer, Entries, Rows) :-
    findall(Row, happening_row(Entries, Viewer, Row), Rows0),
    counted(Rows0, Rows).

happening_row(Entries, Viewer, [Kind, Text]) :-
    append(Before, [Entry|After], Entries),
    entry_words(Entry, Before, After, Viewer, Kind, Format-Arguments),
    format(string(Text), Format, Arguments).

%   The same line several times is one line.

counted([], []).
counted([[Kind, Text]|Rows], [[Kind, Shown]|Counted]) :-
    repeated(Rows, Text, 1, N, Rest),
    (   N == 1
    ->  Shown = Text
    ;   format(string(Shown), "~w (~d times)", [Text, N])
    ),
    counted(Rest, Counted).

repeated([[_, Text]|Rows], Text0, N0, N, Rest) :-
    Text == Text0,
    !,
    N1 is N0+1,
    repeated(Rows, Text0, N1, N, Rest).
repeated(Rows, _, N, N, Rows).

%   entry_words(+Entry, +Before, +After, +Viewer, -Kind, -Words)

entry_words(event(Event), Before, After, Viewer, Kind, Words) :-
    event_words(Event, Before, After, Viewer, Kind, Words),
    !.
entry_words((life(Player, Old) -> life(Player, New)), _, _, _, "news", "~w: ~d -> ~d life"-[Player, Old, New]).
entry_words(Entry, _, _, _, "news", Words) :-
    made_true(Entry, Fluent),
    fluent_words(Fluent, Words).

made_true(+Fluent, Fluent).
made_true((_ -> Fluent), Fluent).

fluent_words(counters(Thing, Kind, N), "~w: ~w counters now ~d"-[Words, Kind, N]) :-
    thing_words(Thing, Words).
fluent_words(damage(O, N), "~w: ~d damage marked on it"-[Words, N]) :-
    object_words(O, Words).
fluent_words(mulligans_taken(Player, N), "~w took mulligan number ~d"-[Player, N]).
fluent_words(flipped(starting_player, Player), Words-[Player]) :-
    (   state:setting(first_player, _)
    ->  Words = "~w went first"
    ;   Words = "~w won the flip and went first"
    ).

event_words(sits_down_without(Player, Card, How), _, _, _, "news", Words) :-
    missing_words(Player, Card, How, Words).
event_words(turn_begins(Player), _, _, _, "routine", "-- ~w turn"-[Whose]) :-
    possessive(Player, Whose).
event_words(draw(Player, O), _, _, Viewer, "routine", Words) :-
    (   sees(Viewer, Player)
    ->  card_words(O, Card),
        Words = "~w drew ~w"-[Player, Card]
    ;   Words = "~w drew a card"-[Player]
    ).
event_words(plays_land(Player, O), _, _, Viewer, Kind, "~w played ~w"-[Player, Words]) :-
    card_words(O, Words),
    news(Player, Viewer, Kind).
event_words(casts(Player, Item), Before, _, Viewer, Kind, "~w cast ~w~w"-[Player, Words, At]) :-
    object_words(Item, Words),
    targets(Item, Before, At),
    news(Player, Viewer, Kind).
event_words(activated(Player, Item), Before, _, Viewer, Kind, "~w activated ~w~w"-[Player, Words, At]) :-
    item_words(Item, Before, Words),
    targets(Item, Before, At),
    news(Player, Viewer, Kind).
event_words(triggers(Player, Source, Name, Index, _, _), _, _, Viewer, Kind,
            "~w triggered: ~w"-[From, Words]) :-
    source_words(Name, Source, From),
    ability_words(Name, Index, Words),
    news(Player, Viewer, Kind).
event_words(attacks(O, Defender), _, _, _, "news", "~w attacks ~w"-[Words, Attacked]) :-
    object_words(O, Words),
    thing_words(Defender, Attacked).
event_words(blocks_creature(B, A), _, _, _, "news", "~w blocks ~w"-[Blocker, Attacker]) :-
    object_words(B, Blocker),
    object_words(A, Attacker).
event_words(deals_damage(Source, Thing, _, _), _, _, _, "news", "~w dealt damage to ~w"-[From, To]) :-
    source_words_then(Source, From),
    thing_words(Thing, To).
event_words(copies_spell(Player, Spell, New), _, _, Viewer, Kind, "~w copied ~w (~w)"-[Player, Words, New]) :-
    object_words(Spell, Words),
    news(Player, Viewer, Kind).
event_words(copies_ability(Player, Item, New), Before, _, Viewer, Kind, "~w copied ~w (~w)"-[Player, Words, New]) :-
    item_words(Item, Before, Words),
    news(Player, Viewer, Kind).
event_words(turned_up(O), _, _, _, "news", "~w was turned face up"-[Words]) :-
    object_words(O, Words).
event_words(becomes(O, Name), _, _, _, "news", "~w became ~w"-[Words, Called]) :-
    object_words(O, Words),
    called(Name, Called).
event_words(rewords(O, reworded(_, Changes)), _, _, _, "news", "The text of ~w: ~w now"-[Words, Last]) :-
    object_words(O, Words),
    append(_, [Was-Is], Changes),
    format(string(Last), "~w is ~w", [Was, Is]).
event_words(mutates(O), _, _, _, "news", "~w mutated"-[Words]) :-
    object_words(O, Words).
event_words(becomes_time(Time), _, _, _, "news", "it becomes ~w"-[Time]).
event_words(changes_control(O, _, Player), _, _, Viewer, Kind, "~w gained control of ~w"-[Player, Words]) :-
    object_words(O, Words),
    news(Player, Viewer, Kind).
event_words(sets_up_shield(regenerates(O), _, _), _, _, _, "news", "~w will regenerate this turn"-[Words]) :-
    object_words(O, Words).
event_words(create(Player, Name, New), _, _, Viewer, Kind, "~w created ~w (~w)"-[Player, Called, New]) :-
    called(Name, Called),
    news(Player, Viewer, Kind).
event_words(gets_emblem(Player, Name, _), _, _, Viewer, Kind, "~w got an emblem: ~w"-[Player, Words]) :-
    description_words(Name, Words),
    news(Player, Viewer, Kind).
event_words(becomes_monarch(Player), _, _, _, "news", "~w became the monarch"-[Player]).
event_words(sacrifice(Player, O), _, _, Viewer, Kind, "~w sacrificed ~w"-[Player, Words]) :-
    object_words(O, Words),
    news(Player, Viewer, Kind).
event_words(discard(Player, O), Before, After, Viewer, Kind, "~w discarded ~w"-[Player, Words]) :-
    \+ in_context(event(cycles(Player, O)), Before-After),
    card_words(O, Words),
    news(Player, Viewer, Kind).
event_words(cycles(Player, O), _, _, Viewer, Kind, "~w cycled ~w"-[Player, Words]) :-
    card_words(O, Words),
    news(Player, Viewer, Kind).
event_words(reveal(Player, O), _, _, Viewer, Kind, "~w revealed ~w"-[Player, Words]) :-
    card_words(O, Words),
    news(Player, Viewer, Kind).
event_words(goes_round, _, _, _, "news", "this goes round without end, and nobody ends it"-[]).
event_words(loses(Player, Why), _, _, _, "news", "~w lost the game: ~w"-[Player, Words]) :-
    loss_words(Why, Words).
event_words(begins_effect([], Changes, _, _), _, _, _, "routine", "from now on: ~w"-[Change]) :-
    !,
    changes_words(Changes, Change).
event_words(begins_effect(Objects, Changes, _, _), _, _, _, "routine", "~w: ~w"-[Words, Change]) :-
    things_words(Objects, Words),
    changes_words(Changes, Change).
event_words(does_not_resolve(Item), Before, After, _, "news",
            "~w did not resolve: none of its targets is legal any more"-[Words]) :-
    (   in_context(-stack_item(Item, _, Kind), Before-After),
        ability_on_stack(Kind, Ability)
    ->  without_stop(Ability, Words)
    ;   object_words(Item, Words)
    ).
event_words(moves(O, From, To, New), Before, After, Viewer, "news", Words) :-
    move_words(From, To, O, New, Before-After, Viewer, Words).

%   Moves that no other event tells.

move_words(stack(_), battlefield(Player), _, New, _, _, "~w entered under ~w control"-[Words, Whose]) :-
    object_words(New, Words),
    possessive(Player, Whose).
move_words(library(_), battlefield(Player), _, New, _, _, "~w put ~w onto the battlefield"-[Player, Words]) :-
    object_words(New, Words).
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
move_words(hand(_), exile, _, New, _, _, "~w was exiled"-[Words]) :-
    object_words(New, Words).
move_words(_, command(_), O, _, _, _, "~w went to the command zone"-[Words]) :-
    object_words(O, Words).
move_words(_, exile, O, _, _, _, "~w was exiled"-[Words]) :-
    object_words(O, Words).
move_words(library(Player), graveyard(_), O, _, _, _, "~w put ~w from the library into the graveyard"-[Player, Words]) :-
    card_words(O, Words).
move_words(graveyard(_), hand(Owner), O, _, _, _, "~w returned to ~w hand"-[Words, Whose]) :-
    card_words(O, Words),
    possessive(Owner, Whose).
move_words(library(Player), hand(Player), O, _, Context, Viewer, Words) :-
    \+ in_context(event(draw(Player, O)), Context),
    (   sees(Viewer, Player)
    ->  card_words(O, Card),
        Words = "~w put ~w into the hand"-[Player, Card]
    ;   Words = "~w put a card into the hand"-[Player]
    ).
move_words(hand(Player), library_bottom(_), O, _, _, Viewer, Words) :-
    (   sees(Viewer, Player)
    ->  card_words(O, Card)
    ;   Card = "a card"
    ),
    Words = "~w put ~w on the bottom of the library"-[Player, Card].

in_context(Entry, Before-After) :-
    (   memberchk(Entry, Before)
    ->  true
    ;   memberchk(Entry, After)
    ).

targets(Item, Before, Words) :-
    findall(Thing, member(+target(Item, _, Thing), Before), Things),
    (   Things == []
    ->  Words = ""
    ;   things_words(Things, List),
        format(string(Words), ", targeting ~w", [List])
    ).

item_words(Item, Before, Words) :-
    (   memberchk(event(activates(_, Source, Index, Item)), Before)
    ->  name_once(Source, Name),
        ability_words(Name, Index, Sentence),
        without_stop(Sentence, Ability),
        source_words(Name, Source, From),
        format(string(Words), "~w: ~w", [From, Ability])
    ;   card_words(Item, Words)
    ).

%   source_words_then(+Source, -Words): the number that a card had in a hand, as a card that is
%   cycled has it, is not told: it would tell when the card was drawn.

source_words_then(Source, Words) :-
    (   past(event(moves(Source, hand(_), _, _)))
    ->  card_words(Source, Words)
    ;   object_words(Source, Words)
    ).

changes_words(Changes, Words) :-
    findall(Text, ( member(Change, Changes), change_words(Change, Text) ), Texts),
    listed(Texts, Words).

change_words(pt(P, T), Words) :- !, format(string(Words), "~@/~@ until end of turn", [signed(P), signed(T)]).
change_words(gain(Keyword), Words) :- !, keyword_words(Keyword, Words).
change_words(add_types(Types), Words) :- !, listed(Types, List), format(string(Words), "also ~w", [List]).
change_words(set_creature_types(Types), Words) :- !, listed(Types, Words).
change_words(every_creature_type, "of every creature type") :- !.
change_words(add_subtypes(Types), Words) :- !, listed(Types, List), format(string(Words), "also ~w", [List]).
change_words(set_pt(P, T), Words) :- !, format(string(Words), "~w/~w", [P, T]).
change_words(set_colors([]), "colorless") :- !.
change_words(set_colors(Colors), Words) :- !, listed(Colors, Words).
change_words(switch_pt, "power and toughness switched until end of turn") :- !.
change_words(becomes(Name), Words) :- !, called(Name, Called), format(string(Words), "a copy of ~w", [Called]).
change_words(controlled_by(player(Player)), Words) :- !, format(string(Words), "controlled by ~w", [Player]).
change_words(over(_, _, Change), Words) :- !, change_words(Change, Words).
change_words(Change, Words) :- format(string(Words), "~q", [Change]).

signed(N) :-
    (   N >= 0
    ->  format("+~d", [N])
    ;   format("~d", [N])
    ).

loss_words(life, "no life left") :- !.
loss_words(empty_library, "drew from an empty library") :- !.
loss_words(poison, "ten poison counters") :- !.
loss_words(commander_damage, "21 combat damage by one commander") :- !.
loss_words(Why, Words) :- format(string(Words), "~w", [Why]).

news(Player, Viewer, Kind) :-
    (   Player == Viewer
    ->  Kind = "routine"
    ;   Kind = "news"
    ).

sees(everyone, _) :- !.
sees(Viewer, Viewer).

%!  event_rows(+Viewer, +Entries, -Rows) is det.
%
%   Rows, oldest first, are [Event, Words]: every event as a term, with what
%   Viewer may not see as `hidden`, and its words, empty where it has none.

event_rows(Viewer, Entries, Rows) :-
    rows_of(told, Viewer, Entries, Rows).

%!  foreseen_rows(+Viewer, +Entries, -Rows) is det.
%
%   The same of what is imagined, in which what would be tapped to pay has words, too.

foreseen_rows(Viewer, Entries, Rows) :-
    rows_of(foreseen, Viewer, Entries, Rows).

rows_of(How, Viewer, Entries, Rows) :-
    findall(Event-Text,
            ( append(Before, [event(Event)|After], Entries),
              (   ( event_words(Event, Before, After, Viewer, _, Words) ; payment_words(How, Event, After, Words) )
              ->  Words = Format-Arguments,
                  format(string(Text), Format, Arguments)
              ;   Text = ""
              )
            ),
            Pairs),
    pairs_keys_values(Pairs, Events, Texts),
    shown(Viewer, Events, Shown),
    maplist(event_row, Shown, Texts, Rows).

payment_words(foreseen, tap(O), After, "~w is tapped to pay"-[Words]) :-
    once(( member(event(Next), After), after_payment(Next, Paid) )),
    Paid == paid,
    object_words(O, Words).

after_payment(casts(_, _), paid).
after_payment(activated(_, _), paid).
after_payment(resolved(_), not).
after_payment(step_begins(_), not).

shown(Viewer, Events, Shown) :-
    (   Viewer == everyone
    ->  Shown = Events
    ;   heard(Viewer, Events, Shown)
    ).

event_row(Event, Text, [EventText, Text]) :-
    term_text(Event, EventText).
