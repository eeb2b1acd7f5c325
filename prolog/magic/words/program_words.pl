:- module(program_words, []).

/** <module> What programs ask of players, in words
*/

:- use_module('../rules/programs/choosing_things', []).
:- use_module(action_words, []).
:- use_module(object_words).

:- multifile action_words:words/2, action_words:question/2, action_words:obvious/3.

action_words:words(select(Thing), "~w"-[Words]) :- chosen_words(Thing, Words).
action_words:words(select_no_more, "No more"-[]).

action_words:question(choose_things(_, Item, _, Least, Most, _), Words) :-
    stack_words(Item, Said),
    (   Least =< 0
    ->  Words = "Choose up to ~w: ~w"-[Most, Said]
    ;   Words = "Choose ~w: ~w"-[Least, Said]
    ).
action_words:question(choose_what(_, _, color), "Choose a color"-[]).
action_words:question(choose_what(_, _, creature_type), "Choose a creature type"-[]).
action_words:question(choose_what(_, _, basic_land_type), "Choose a basic land type"-[]).
action_words:question(choose_devotion(_, _), "Choose a color of mana"-[]).
action_words:question(order_moved(_, _, _, _), "Which card is put there next?"-[]).

action_words:obvious(order_moved(_, _, _, _), [Action|_], Action).

chosen_words(Thing, Words) :-
    (   integer(Thing)
    ->  object_words(Thing, Words)
    ;   Words = Thing
    ).
