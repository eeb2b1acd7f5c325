:- module(keyword_words, []).

/** <module> Words for what keywords and keyword actions let players choose
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../k/language').
:- use_module('../cards/names', [called/2]).
:- use_module(action_words, []).
:- use_module(object_words, [card_words/2, costs_words/2, object_words/2, stack_words/2, thing_words/2]).

:- multifile action_words:words/2, action_words:question/2, action_words:obvious/3.

action_words:words(more_counters(Thing), "Another counter of each kind: ~w"-[Words]) :- thing(Thing, Words).
action_words:words(pay_by(Player, auto), "~w pay automatically"-[Player]).
action_words:words(pay_by(Player, manual), "~w pay by hand"-[Player]).
action_words:words(source(O), "~w"-[Words]) :- object_words(O, Words).
action_words:words(join_attack(O, Defender), "~w attacks ~w"-[Words, Attacked]) :-
    object_words(O, Words),
    thing_words(Defender, Attacked).
action_words:words(enough, "No more"-[]).
action_words:words(pay_option, "Pay that cost, too"-[]).
action_words:words(suspend(O), "Suspend ~w: ~w"-[Words, Cost]) :-
    card_words(O, Words),
    ( suspend:suspend_costs(O, Costs) -> costs_words(Costs, Cost) ; Cost = "" ).
action_words:words(splice(C), "Splice ~w onto it"-[Words]) :- card_words(C, Words).
action_words:words(foretell(O), "Foretell ~w: {2}"-[Words]) :- card_words(O, Words).
action_words:words(plot(O), "Plot ~w: ~w"-[Words, Cost]) :-
    card_words(O, Words),
    ( plot:plot_costs(O, Costs) -> costs_words(Costs, Cost) ; Cost = "" ).
action_words:words(cast(O, from_top), "Cast ~w from the top of your library"-[Words]) :- card_words(O, Words).
action_words:words(play_land(O, from_top), "Play ~w from the top of your library"-[Words]) :- card_words(O, Words).
action_words:words(cast(O, granted(Source, _, How)), "Cast ~w by ~w~w"-[Words, By, Free]) :-
    card_words(O, Words),
    card_words(Source, By),
    ( How == free -> Free = ", without paying its mana cost" ; Free = "" ).
action_words:words(cast(O, granted_half(K, Source, _, How)), "Cast ~w by ~w~w"-[Words, By, Free]) :-
    object(O, Name, _),
    called(face(Name, K), Words),
    card_words(Source, By),
    ( How == free -> Free = ", without paying its mana cost" ; Free = "" ).
action_words:words(cast(O, plotted), "Cast ~w, which you plotted"-[Words]) :- card_words(O, Words).
action_words:words(cast(O, fused), "Cast both halves of ~w"-[Words]) :- card_words(O, Words).
action_words:words(cast(O, Way), "Cast ~w"-[Words]) :-
    member(Way-K, [aftermath-2, permitted_half(K)-K, free_half(K)-K]),
    object(O, Name, _),
    called(face(Name, K), Words).
action_words:words(cast(O, disturb), "Cast ~w, transformed, from the graveyard"-[Words]) :-
    object(O, Name, _),
    definition:faces(Name, K, transform),
    called(face(Name, K), Words).
action_words:words(cast(O, foretell), "Cast ~w, which you foretold"-[Words]) :- card_words(O, Words).
action_words:words(cast(O, suspended), "Cast ~w without paying its mana cost"-[Words]) :- card_words(O, Words).

thing(Thing, Words) :-
    (   integer(Thing)
    ->  object_words(Thing, Words)
    ;   Words = Thing
    ).

action_words:question(choose_proliferated(_), "Proliferate: who or what gets another counter of each kind?"-[]).
action_words:question(choose_attacked(_, O), "Whom does ~w attack?"-[Words]) :- object_words(O, Words).
action_words:question(choose_source(_, _, _, _), "Choose a source of damage"-[]).
action_words:question(choose_bolstered(_, _, N), "Which of the weakest creatures gets ~w +1/+1 counters?"-[N]).
action_words:question(choose_army(_, _, N), "Which Army gets ~w +1/+1 counters?"-[N]).
action_words:question(choose_suspended(_, O), "Cast ~w, whose last time counter is gone?"-[Words]) :- card_words(O, Words).
action_words:question(choose_connived(_, O), "~w connives: discard a card"-[Words]) :- card_words(O, Words).
action_words:question(choose_explored(_, C), "~w was revealed: put it into the graveyard?"-[Words]) :- card_words(C, Words).
action_words:question(choose_exploited(_, O), "~w: sacrifice a creature?"-[Words]) :- card_words(O, Words).
action_words:question(choose_splice(_, Item), "Splice a card onto ~w?"-[Words]) :- stack_words(Item, Words).
action_words:question(choose_form(_, Item, _), "Choose what is paid for ~w"-[Words]) :- stack_words(Item, Words).
action_words:question(decide_option(_, Item, Option), "~w: pay for ~w, too?"-[Words, Option]) :- card_words(Item, Words).

action_words:obvious(choose_proliferated(_), _, enough).
action_words:obvious(choose_bolstered(_, _, _), [Action|_], Action).
action_words:obvious(choose_attacked(_, _), [Action|_], Action).
action_words:obvious(choose_source(_, _, _, _), [Action|_], Action).
action_words:obvious(choose_army(_, _, _), [Action|_], Action).
action_words:obvious(choose_suspended(_, _), [Action|_], Action).
action_words:obvious(choose_connived(_, _), [Action|_], Action).
action_words:obvious(choose_explored(_, _), _, leave_on_top).
action_words:obvious(choose_exploited(_, _), Actions, choose(O)) :- member(choose(O), Actions).
action_words:obvious(decide_option(_, _, _), _, pay_option).
