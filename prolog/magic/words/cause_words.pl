:- module(cause_words, []).

/** <module> What brings facts about, and when, in words
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../k/fact_causes', []).
:- use_module('../../k/language').
:- use_module('../../k/recent', [past/1]).
:- use_module('../../k/rules', []).
:- use_module(action_words, [action_words/2]).
:- use_module(event_words, [event_rows/3]).
:- use_module(object_words).
:- use_module(plainly, [plainly/2]).

:- multifile fact_causes:cause_words/2, fact_causes:ends_links/1, fact_causes:dates/1, fact_causes:time_words/2.

fact_causes:dates([turn(_), active(_), step(_)]) :-
    setting(seats, _).

fact_causes:time_words([turn(Turn), active(Player), step(Step)], Words) :-
    step_words(Step, Name),
    format(string(Words), "turn ~w of ~w, ~w", [Turn, Player, Name]).

fact_causes:cause_words(Cause, Words) :-
    setting(seats, _),
    (   rules:action(Cause)
    ->  \+ memberchk(Cause, [engine_processing, pass, done]),
        chosen(Cause, Said),
        format(string(Words), "a player chose: ~w", [Said])
    ;   rules:event(Cause)
    ->  happened(Cause, Words)
    ;   given_by(Cause, Item)
    ->  item_words(Item, From),
        format(string(Words), "~w said so", [From])
    ).

fact_causes:ends_links(Cause) :-
    given_by(Cause, _).

%   What no line of the record tells is told by the event's own name.

happened(Event, Words) :-
    (   Event = moves(O, stack(_), To, _),
        To \= battlefield(_),
        once(past(event(resolved(O))))
    ->  card_words(O, Name),
        format(string(Words), "~w had resolved", [Name])
    ;   event_rows(everyone, [event(Event)], [[_, Found]]),
        Found \== ""
    ->  Words = Found
    ;   Event = step_begins(Step)
    ->  step_words(Step, Name),
        format(string(Words), "~w began", [Name])
    ;   Event == check_state
    ->  Words = "state-based actions were checked"
    ;   plainly(Event, Words)
    ).

%   chosen(+Action, -Words): what has no words any more, as it has been done, is told by its name.

chosen(Action, Words) :-
    action_words(Action, Words).

%   item_words(+Item, -Words): an ability that has left the stack is known by what was there.

item_words(Item, Words) :-
    (   \+ name_once(Item, _),
        once(past(-stack_item(Item, _, Kind))),
        ability_on_stack(Kind, Ability)
    ->  without_stop(Ability, Words)
    ;   object_words(Item, Words)
    ).

%   given_by(+Cause, -Item): an instruction that Item gave, as its rules see it.

given_by(Cause, Item) :-
    compound(Cause),
    Cause =.. [Name, Item|_],
    integer(Item),
    sub_atom(Name, 0, _, _, 'found ').
