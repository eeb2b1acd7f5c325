:- module(keyword_words, []).

/** <module> Words for what keywords and keyword actions let players choose
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../cards/names', [called/2]).
:- use_module('../rules/concepts/objects', [permanent/1]).
:- use_module(action_words, []).
:- use_module(object_words, [card_words/2, costs_words/2, object_words/2, possessive/2, stack_words/2, thing_words/2]).
:- use_module(plain_words, [plain_words/2]).

:- multifile action_words:words/2, action_words:question/2, action_words:obvious/3.

action_words:words(more_counters(Thing), "Another counter of each kind: ~w"-[Words]) :- thing(Thing, Words).
action_words:words(begin_with(O), "Begin the game with ~w"-[Words]) :- card_words(O, Words).
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
action_words:words(take_companion(O), "Put your companion ~w into your hand: {3}"-[Words]) :- card_words(O, Words).
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
    member(Way-K, [aftermath-2, permitted_half(K)-K, free_half(K)-K, given_half(K)-K]),
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

action_words:question(choose_opening(_), "Begin the game with a card of your hand on the battlefield?"-[]).
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

action_words:question(choose_attacked_of(_, O, _), "Whom does ~w attack?"-[Words]) :- object_words(O, Words).
action_words:question(choose_myriad(_, _, O, Against), "Create a copy of ~w that attacks ~w?"-[Words, Against]) :-
    object_words(O, Words).
action_words:question(choose_merging(_, Item, O), "Where does ~w lie with ~w?"-[Over, Under]) :-
    card_words(Item, Over),
    object_words(O, Under).
action_words:question(choose_melded(_, Item, _, _, _), "~w: what is melded with it?"-[Words]) :- card_words(Item, Words).
action_words:question(choose_depth(_, Card, O, _, _), "Where in the library does ~w lie, which was a part of ~w?"-[Words, Whole]) :-
    card_words(Card, Words),
    object_words(O, Whole).
action_words:words(arrange(N), Words) :- ( N =:= 0 -> Words = "Over the others"-[] ; Words = "Under ~w of the others"-[N] ).
action_words:question(choose_ring_bearer(_), "Who is your Ring-bearer?"-[]).
action_words:question(choose_partner(_, O), "What is ~w paired with?"-[Words]) :- object_words(O, Words).
action_words:question(choose_madness(_, O), "Cast ~w for its madness cost?"-[Words]) :- card_words(O, Words).
action_words:question(choose_showing(_, O), "Reveal ~w as you draw it?"-[Words]) :- card_words(O, Words).
action_words:question(choose_miracle(_, O), "Cast ~w for its miracle cost?"-[Words]) :- card_words(O, Words).
action_words:question(choose_championed(_, Item, _), "~w: which one do you exile?"-[Words]) :- stack_words(Item, Words).
action_words:question(choose_offered(_, Item, harmonize), "Tap a creature for ~w?"-[Words]) :- card_words(Item, Words).
action_words:question(choose_offered(_, Item, emerge), "Sacrifice a creature for ~w"-[Words]) :- card_words(Item, Words).
action_words:question(assign_unblocked(_, A), "~w: assign its damage as though it weren't blocked?"-[Words]) :-
    object_words(A, Words).
action_words:question(choose_untapped(_), "Which permanents stay tapped?"-[]).
action_words:question(choose_evidence(_, Item, Left), "~w: exile cards with mana value ~w more from your graveyard"-[Words, Left]) :-
    card_words(Item, Words).
action_words:question(choose_protection(_, Item, _), "Choose a color: ~w"-[Words]) :- stack_words(Item, Words).
action_words:question(choose_from_hand(_, Item, Player, _, How), "~w hand: choose a card for ~w~w"-[Whose, Words, Deed]) :-
    possessive(Player, Whose),
    card_words(Item, Words),
    ( memberchk(How, [discard, exile]) -> format(string(Deed), ", to ~w it", [How]) ; Deed = "" ).
action_words:words(take_from_hand(O), "Choose ~w"-[Words]) :- card_words(O, Words).
action_words:words(enlist(O, C), "~w: enlist ~w"-[Words, Tapped]) :-
    object_words(O, Words),
    object_words(C, Tapped).
action_words:words(pick(O), "Choose ~w"-[Words]) :- picked_words(O, Words).
action_words:words(cast(O, Way), "Cast ~w by ~w"-[Words, Plain]) :-
    card_words(O, Words),
    plain_words(Way, Plain).

picked_words(O, Words) :-
    (   permanent(O)
    ->  object_words(O, Words)
    ;   card_words(O, Words)
    ).

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
