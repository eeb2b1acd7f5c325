:- encoding(utf8).
:- module(display, []).

/** <module> What a person sees of a game of Magic

The requests by which a seat asks for it (door/seats.pl); each game answers the same ones:

  * ["board"]: the rows of board_words.pl
  * ["choices"], for who chooses: [Prompt, Picked, AtOnce, Asks, Rests, Reminder, Rows], where Picked is
    [Obvious, Waiting, Finishing], numbers of actions from 0, or -1; AtOnce is
    [Number, Kind] of prompting.pl; Asks is 1 where a person wants to be asked
    without a stop; Rests is 1 where a player who lets things go on wants to be asked
    again, and Reminder, or "", is what they should then be told first; Rows are
    [Words, Objects], one an action
  * ["might_act"], for who chooses: [Might, Usual], 1 or 0: whether they could do more than pass for all
    that others know, and whether this is a usual time for it
  * ["happened", Choices]: rows [Kind, Words], and ["log", Choices]: rows [Event, Words], of
    what happened since the seat's last but Choices choice
  * ["meant", Text]: rows [Action, Words]
  * ["moment"]: [Step, Turn]
  * ["step_words"]: rows [Name, Words] of all steps
  * ["stops"]: rows [Name, Words] of all stops that there are; ["stop"], for who chooses:
    [Whose, Name] of the one that is reached, Whose is "my" or "their"; [] for none
  * ["describe", Text]: [Kind, Lines]; Lines about an object or a card of this game,
    none where there is none or the seat knows of none, or, where Kind is "several", the names that Text may mean
  * ["names"]: the names of the cards and tokens of this game that the seat knows of, for ["describe", …]
  * ["look", Word, Players]: lines about what the Word of this game names

and those of the table itself, which names a viewer, or `everyone`, and counts all choices:

  * ["happened", Viewer, Choices], ["log", Viewer, Choices], ["moment"], ["stops"]
  * ["names"]: the names of all cards and tokens of this game
  * ["foreseen", Viewer, Choices]: as ["log", …], of choices that are imagined: what pays is told, too
  * ["seen", Choices]: what was hidden before the last Choices choices and has
    been seen since, in words: [Words], [] where there is nothing
  * ["text", Name, Abilities]: the English of a card's abilities
*/

:- use_module(library(lists), [member/2, nth0/3, subtract/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../../k/language').
:- use_module('../../door/api', []).
:- use_module('../../door/seats', []).
:- use_module('../../k/cycle', [chooser/1, legal_actions/1]).
:- use_module('../../k/plain_terms', [safe_term/2]).
:- use_module('../../k/recent', [recent/2, recent_of/3]).
:- use_module('../cards/definitions', []).
:- use_module('../support/known_names', [name_told/2]).
:- use_module('../words/action_words').
:- use_module('../words/board_words').
:- use_module('../words/event_words').
:- use_module('../words/prompting').
:- use_module('../words/typed_actions').
:- use_module('../words/object_words').
:- use_module('../words/seen_words').
:- use_module('../words/zone_words').

:- multifile api:hook/3, seats:shown/4, seats:known/4.

seats:shown(magic, Viewer, ["board"], Board) :-
    board(Viewer, Board).
seats:shown(magic, Viewer, ["choices"],
            [Prompt, Picked, [Number, Set], Asks, Rests, Reminder, Rows]) :-
    chooser(Viewer),
    now(Process),
    legal_actions(Actions),
    choice_words(Process, Prompt),
    Picked = [Obvious, Waiting, Finishing],
    position(obvious_action(Process, Actions), Actions, Obvious),
    position(waiting_action(Process), Actions, Waiting),
    position(finishing_action(Process), Actions, Finishing),
    at_once(Process, Number, Kind),
    atom_string(Kind, Set),
    ( asks(Process, Actions) -> Asks = 1 ; Asks = 0 ),
    ( rests(Process) -> Rests = 1 ; Rests = 0 ),
    ( reminder(Process, Actions, Reminder) -> true ; Reminder = "" ),
    maplist(action_row, Actions, Rows).
seats:shown(magic, Viewer, ["might_act"], [Might, Usual]) :-
    chooser(Viewer),
    now(Process),
    ( might_act(Process) -> Might = 1 ; Might = 0 ),
    ( at_usual_time(Process) -> Usual = 1 ; Usual = 0 ).
seats:shown(magic, Viewer, ["happened", Choices], Rows) :-
    recent_of(Viewer, Choices, Entries),
    happenings(Viewer, Entries, Rows).
seats:shown(magic, Viewer, ["log", Choices], Rows) :-
    recent_of(Viewer, Choices, Entries),
    event_rows(Viewer, Entries, Rows).
seats:shown(magic, _, [Name], Reply) :-
    open_request(Name, Reply).
seats:shown(magic, Viewer, ["stop"], Stop) :-
    chooser(Viewer),
    (   stop_here(Viewer, Name, Whose)
    ->  maplist(atom_string, [Whose, Name], Stop)
    ;   Stop = []
    ).
seats:shown(magic, Viewer, ["look", ZoneText, PlayerTexts], Lines) :-
    atom_string(Zone, ZoneText),
    maplist(atom_string, Players, PlayerTexts),
    once(zone_lines(Zone, Players, Viewer, Lines)).
seats:shown(magic, Viewer, ["describe", Text], Description) :-
    (   number_string(Object, Text),
        integer(Object)
    ->  ( object_lines(Object, Viewer, Lines) -> true ; Lines = [] ),
        Description = ["one", Lines]
    ;   described(Text, Viewer, Description)
    ).
seats:shown(magic, Viewer, ["names"], Names) :-
    findall(Text, ( name_told(Viewer, Name), atom_string(Name, Text) ), Names).
seats:known(magic, Viewer, ["meant", Text], Rows) :-
    actions_meant(Text, Viewer, Rows).

api:hook(magic, ["happened", ViewerText, Choices], Rows) :-
    atom_string(Viewer, ViewerText),
    recent(Choices, Entries),
    happenings(Viewer, Entries, Rows).
api:hook(magic, ["log", ViewerText, Choices], Rows) :-
    atom_string(Viewer, ViewerText),
    recent(Choices, Entries),
    event_rows(Viewer, Entries, Rows).
api:hook(magic, ["foreseen", ViewerText, Choices], Rows) :-
    atom_string(Viewer, ViewerText),
    recent(Choices, Entries),
    foreseen_rows(Viewer, Entries, Rows).
api:hook(magic, [Name], Reply) :-
    open_request(Name, Reply).
api:hook(magic, ["names"], Names) :-
    findall(Text, ( definition:card_type(Name, _), atom(Name), atom_string(Name, Text) ), Unsorted),
    sort(Unsorted, Names).
api:hook(magic, ["seen", Choices], Lines) :-
    recent(Choices, Entries),
    findall(Words, seen_since(Entries, Words), Lines).
api:hook(magic, ["text", NameText, Abilities], Lines) :-
    atom_string(Name, NameText),
    maplist(text_line(Name), Abilities, Lines).

%   open_request(+Name, -Reply) is semidet: what everyone knows.

open_request("moment", [Step, Turn]) :-
    step(Name),
    atom_string(Name, Step),
    turn(Turn).
open_request("stops", Stops) :-
    findall([Name, Words], ( stop_words(Stop, Words), atom_string(Stop, Name) ), Stops).
open_request("step_words", Rows) :-
    findall([Name, Words],
            ( step_words(Step, Words),
              Step \== beginning,
              atom_string(Step, Name)
            ),
            Rows).

:- meta_predicate position(1, +, -).

%   position(:Goal, +Actions, -Index): where the action is that Goal gives.

position(Goal, Actions, Index) :-
    (   call(Goal, Action),
        nth0(Found, Actions, Action)
    ->  Index = Found
    ;   Index = -1
    ).

action_row(Action, [Words, Objects]) :-
    action_words(Action, Words),
    action_objects(Action, Objects).

%   A name may be shortened: every word of Text begins one of its words. Of several
%   cards, their names are told.

described(Text, Viewer, Description) :-
    name_words(Text, Wanted),
    findall(Name, ( name_told(Viewer, Name), name_words(Name, Words), begins_words(Wanted, Words) ), Unsorted),
    sort(Unsorted, Found),
    (   the_one(Found, Wanted, Name)
    ->  card_lines(Name, Lines),
        Description = ["one", Lines]
    ;   maplist(atom_string, Found, Names),
        Description = ["several", Names]
    ).

the_one(Found, Wanted, Name) :-
    (   Found = [Only]
    ->  Name = Only
    ;   member(Name, Found),
        name_words(Name, Wanted)
    ->  true
    ).

name_words(Name, Words) :-
    string_lower(Name, Lower),
    split_string(Lower, " -,", " -,", Parts),
    subtract(Parts, [""], Words).

begins_words([Wanted|More], Words) :-
    forall(member(Start, [Wanted|More]),
           ( member(Word, Words), sub_string(Word, 0, _, _, Start) )).

text_line(Name, Text, Line) :-
    safe_term(Text, Term),
    (   said_words(Term, Name, Said)
    ->  Line = Said
    ;   format(string(Line), "~q", [Term])
    ).
