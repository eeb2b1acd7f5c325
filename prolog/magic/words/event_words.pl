:- module(event_words,
          [ happenings/3,               % +Viewer, +Entries, -Rows
            event_rows/3,               % +Viewer, +Entries, -Rows
            foreseen_rows/3,            % +Viewer, +Entries, -Rows
            event_said/5                % +Event, +Context, +Viewer, -Kind, -Words
          ]).

/** <module> What happened, in words, without what the viewer may not see

A line is told of an event by told/5, a clause an event in the modules of such words (told_*.pl), in the context
at(Before, After, Note) of the journal: the entries before and after it, and what numbers it changed (amounts_told.pl).
An event that no line tells stands in a clause of untold/2, with what tells of it instead.
*/

:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../../k/language').
:- use_module('../../k/plain_terms', [term_text/2]).
:- use_module('../../k/views', [heard/3]).
:- use_module(amounts_told, [noted/2]).
:- use_module(object_words).

:- multifile told/5, untold/2.

%!  happenings(+Viewer, +Entries, -Rows) is det.
%
%   Rows, oldest first, are [Kind, Words]: what happened by Entries of the journal (recent.pl)
%   as Viewer, a player or `everyone`, sees it. Kind is "news" where
%   others did it or it concerns them, else "routine".

happenings(Viewer, Entries, Rows) :-
    noted(Entries, Noted),
    findall(Row, happening_row(Noted, Entries, Viewer, Row), Rows0),
    counted(Rows0, Rows).

happening_row(Noted, Entries, Viewer, [Kind, Text]) :-
    in_turn(Noted, Entries, Entry, Context),
    entry_words(Entry, Context, Viewer, Kind, Format-Arguments),
    format(string(Text), Format, Arguments).

%   in_turn(+Noted, +Entries, -Entry, -Context) is nondet: of what was before, the newest comes first.

in_turn(Noted, Entries, Entry, Context) :-
    walked(Noted, Entries, [], Entry, Context).

walked([Entry-Note|_], [Entry|After], Before, Entry, at(Before, After, Note)).
walked([Entry-_|Noted], [_|Entries], Before, Found, Context) :-
    walked(Noted, Entries, [Entry|Before], Found, Context).

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

entry_words(event(Event), Context, Viewer, Kind, Words) :-
    event_said(Event, Context, Viewer, Kind, Words).
entry_words(Entry, at(_, _, none), _, "news", Words) :-
    made_true(Entry, Fluent),
    fluent_words(Entry, Fluent, Words).

%!  event_said(+Event, +Context, +Viewer, -Kind, -Words) is semidet.
%
%   Words are a format and its arguments.

event_said(Event, Context, Viewer, Kind, Words) :-
    Context = at(_, _, Note),
    Note \== told,
    told(Event, Context, Viewer, Kind, Words),
    !.

made_true(+Fluent, Fluent).
made_true((_ -> Fluent), Fluent).

%   What is not told with the event that did it.

fluent_words((life(_, Old) -> _), life(Player, New), "~w: ~d -> ~d life"-[Player, Old, New]).
fluent_words(_, counters(Thing, Kind, N), "~w: ~w counters now ~d"-[Words, Kind, N]) :-
    thing_words(Thing, Words).
fluent_words(_, mulligans_taken(Player, N), "~w took mulligan number ~d"-[Player, N]).
fluent_words(_, flipped(starting_player, Player), Words-[Player]) :-
    (   state:setting(first_player, _)
    ->  Words = "~w went first"
    ;   Words = "~w won the flip and went first"
    ).

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
    noted(Entries, Noted),
    findall(Event-Text,
            ( in_turn(Noted, Entries, event(Event), Context),
              (   ( event_said(Event, Context, Viewer, _, Words) ; payment_words(How, Event, Context, Words) )
              ->  Words = Format-Arguments,
                  format(string(Text), Format, Arguments)
              ;   Text = ""
              )
            ),
            Pairs),
    pairs_keys_values(Pairs, Events, Texts),
    shown(Viewer, Events, Shown),
    maplist(event_row, Shown, Texts, Rows).

payment_words(foreseen, tap(O), at(_, After, _), "~w is tapped to pay"-[Words]) :-
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
