:- module(program_words, []).

/** <module> What programs ask of players, in words
*/

:- use_module(library(lists), [member/2]).
:- use_module('../rules/programs/choosing_things', []).
:- use_module(action_words, []).
:- use_module(object_words).

:- multifile action_words:words/2, action_words:question/2, action_words:obvious/3, action_words:finishing_action/2.

action_words:words(select(Thing), "~w"-[Words]) :- chosen_words(Thing, Words).
action_words:words(look_up(_, Called, _), "Look up ~w"-[Called]).
action_words:words(pile(N), "Pile ~w"-[N]).
action_words:words(select_no_more, "No more"-[]).

action_words:question(choose_things(_, Item, _, Least, Most, _), Words) :-
    stack_words(Item, Said),
    (   Least =< 0
    ->  Words = "Choose up to ~w: ~w"-[Most, Said]
    ;   Words = "Choose ~w: ~w"-[Least, Said]
    ).
action_words:question(choose_what(_, _, color), "Choose a color"-[]).
action_words:question(choose_what(_, _, creature_type), "Choose a creature type"-[]).
action_words:question(choose_what(_, _, card_name(_)), "Choose the name of a card"-[]).
action_words:question(choose_what(_, _, basic_land_type), "Choose a basic land type"-[]).
action_words:question(choose_keyword(_, Item, _, _, _), "Choose an ability: ~w"-[Words]) :- stack_words(Item, Words).
action_words:question(choose_devotion(_, _), "Choose a color of mana"-[]).
action_words:question(choose_pile(_, _, _, One, Other), "Choose a pile: 1 (~w) or 2 (~w)"-[First, Second]) :-
    pile_words(One, First),
    pile_words(Other, Second).
action_words:question(choose_other_target(_, Item, _), "Choose another target for ~w"-[Words]) :- stack_words(Item, Words).
action_words:question(choose_slot(_, Item, _), "Which target of ~w is changed?"-[Words]) :- stack_words(Item, Words).
action_words:question(assign_unblocked(_, O), "Does ~w assign its damage as though it weren't blocked?"-[Words]) :- object_words(O, Words).
action_words:question(choose_entering(_), "Which card is put onto the battlefield? The other one goes into your hand"-[]).
action_words:question(order_moved(_, _, _, _), "Which card is put there next?"-[]).
action_words:question(order_copies(_, _, _, _), "For which of them is the next copy?"-[]).

action_words:obvious(order_moved(_, _, _, _), [Action|_], Action).
action_words:obvious(order_copies(_, _, _, _), [Action|_], Action).
action_words:finishing_action(choose_things(_, _, _, Least, Most, _), select_no_more) :- Least =< 0, Most > 1.

pile_words(Pile, Words) :-
    findall(Text, ( member(Thing, Pile), chosen_words(Thing, Text) ), Texts),
    ( Texts == [] -> Words = "nothing" ; atomic_list_concat(Texts, ', ', Words) ).

chosen_words(Thing, Words) :-
    (   integer(Thing)
    ->  object_words(Thing, Words)
    ;   Words = Thing
    ).
