:- module(display, []).

/** <module> What a person sees of a game of Magic

The requests by which a screen asks for it; each game answers the same ones:

  * ["board", Viewer]: the rows of board_words.pl
  * ["choices"]: [Prompt, Obvious, Waiting, Finishing, Rests, Rows], where
    Obvious, Waiting and Finishing are numbers of actions from 0, or -1; Rests
    is 1 where a player who lets things go on wants to be asked again; Rows are
    [Words, Objects], one an action
  * ["happened", Viewer, Choices]: rows [Kind, Words]
  * ["log", Viewer, Choices]: rows [Event, Words]
  * ["meant", Text, Player]: rows [Action, Words]
  * ["seen", Choices]: what was hidden before the last Choices choices and has
    been seen since, in words: [Words], [] where there is nothing
  * ["moment"]: [Step, Turn]; ["moments"]: the names of all steps
  * ["describe", Text, Viewer]: lines about an object or a card of this game
  * ["text", Name, Abilities]: the English of a card's abilities
*/

:- use_module(library(lists), [member/2, nth0/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../../k/language').
:- use_module('../../door/api', []).
:- use_module('../../k/cycle', [legal_actions/1]).
:- use_module('../../k/plain_terms', [safe_term/2]).
:- use_module('../../k/recent', [recent/2]).
:- use_module('../cards/definitions', []).
:- use_module('../rules/turn/turn', [main_phase/0]).
:- use_module('../words/action_words').
:- use_module('../words/board_words').
:- use_module('../words/condition_words', []).
:- use_module('../words/event_words').
:- use_module('../words/typed_actions').
:- use_module('../words/object_words').
:- use_module('../words/seen_words').

:- multifile api:hook/3.

api:hook(magic, ["board", ViewerText], Board) :-
    atom_string(Viewer, ViewerText),
    board(Viewer, Board).
api:hook(magic, ["choices"], [Prompt, Obvious, Waiting, Finishing, Rests, Rows]) :-
    now(Process),
    legal_actions(Actions),
    choice_words(Process, Prompt),
    position(obvious_action(Process, Actions), Actions, Obvious),
    position(waiting_action(Process), Actions, Waiting),
    position(finishing_action(Process), Actions, Finishing),
    ( rests(Process) -> Rests = 1 ; Rests = 0 ),
    maplist(action_row, Actions, Rows).
api:hook(magic, ["happened", ViewerText, Choices], Rows) :-
    atom_string(Viewer, ViewerText),
    happenings(Viewer, Choices, Rows).
api:hook(magic, ["log", ViewerText, Choices], Rows) :-
    atom_string(Viewer, ViewerText),
    event_rows(Viewer, Choices, Rows).
api:hook(magic, ["seen", Choices], Lines) :-
    recent(Choices, Entries),
    findall(Words, seen_since(Entries, Words), Lines).
api:hook(magic, ["meant", Text, PlayerText], Rows) :-
    atom_string(Player, PlayerText),
    actions_meant(Text, Player, Rows).
api:hook(magic, ["moment"], [Step, Turn]) :-
    step(Name),
    atom_string(Name, Step),
    turn(Turn).
api:hook(magic, ["moments"], Steps) :-
    findall(Text, ( step_words(Name, _), Name \== beginning, atom_string(Name, Text) ), Steps).
api:hook(magic, ["describe", Text, ViewerText], Lines) :-
    atom_string(Viewer, ViewerText),
    (   number_string(Object, Text),
        integer(Object)
    ->  ( object_lines(Object, Viewer, Lines) -> true ; Lines = [] )
    ;   described(Text, Lines)
    ).
api:hook(magic, ["text", NameText, Abilities], Lines) :-
    atom_string(Name, NameText),
    maplist(text_line(Name), Abilities, Lines).

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

%   A player wants to be asked in the first main phase of their own turn.

rests(priority(Player, _)) :-
    active(Player),
    step(precombat_main),
    stack([]).

described(Text, Lines) :-
    string_lower(Text, Wanted),
    (   definition:card_type(Name, _),
        string_lower(Name, Lower),
        Lower == Wanted
    ->  card_lines(Name, Lines)
    ;   Lines = []
    ).

text_line(Name, Text, Line) :-
    safe_term(Text, Term),
    term_words(Term, Name, Line).
