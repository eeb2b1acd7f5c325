:- module(action_words,
          [ action_words/2,             % +Action, -Words
            action_objects/2,           % +Action, -Objects
            choice_words/2,             % +Process, -Words
            obvious_action/3,           % +Process, +Actions, -Action
            waiting_action/2,           % +Process, -Action
            finishing_action/2          % +Process, -Action
          ]).

/** <module> Actions and choices in words
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2, nth1/3]).
:- use_module('../../k/language').
:- use_module('../../k/types', [declared/3, leaf_in_arguments/4]).
:- use_module('../rules/concepts/costs', [spell_costs/4]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [called/2]).
:- use_module('../rules/concepts/objects', [object_name/2, land/1]).
:- use_module('../rules/turn/turn', [main_phase/0]).
:- use_module('../rules/spells/casting_steps', []).
:- use_module('../rules/spells/offered_costs', [forms_offered/1]).
:- use_module(mode_words, [mode_said/3]).
:- use_module(object_words).
:- use_module(plain_words, [plain_words/2]).
:- use_module(plainly, [plainly/2]).
:- use_module(replacing_words).

:- multifile words/2, question/2, obvious/3, finishing_action/2.

%!  action_words(+Action, -Words:string) is det.

action_words(Action, Words) :-
    (   words(Action, Format-Arguments)
    ->  format(string(Words), Format, Arguments)
    ;   plainly(Action, Words)
    ).

words(pass, "Pass"-[]).
words(done, "Done"-[]).
words(start_over, "Start this declaration over"-[]).
words(keep, "Keep this hand"-[]).
words(mulligan, "Mulligan"-[]).
words(yes, Words) :- yes_words(Words).
words(no, Words) :- no_words(Words).
words(kick, "Pay the kicker cost, too"-[]).
words(leave_on_top, "Leave it on top"-[]).
words(find_nothing, "Find nothing"-[]).
words(finish_mana, "Pay with the mana that is there"-[]).
words(take_back, "Take the spell back"-[]).
words(concede(Player), "~w concede"-[Player]).
words(search_library, "Search your library"-[]).
words(exert(O), "Exert ~w"-[Words]) :- thing_words(O, Words).
words(stay_tapped(O), "Leave ~w tapped"-[Words]) :- thing_words(O, Words).
words(play_land(O), "Play ~w"-[Name]) :- card_words(O, Name).
words(cast(O), "Cast ~w ~w"-[Name, Cost]) :-
    card_words(O, Name),
    price(O, normal, Cost).
words(cast(O, alternative(I)), "Cast ~w another way: ~w"-[Name, Cost]) :-
    card_words(O, Name),
    price(O, alternative(I), Cost).
words(play_land(O, permitted), "Play ~w"-[Name]) :- card_words(O, Name).
words(cast(O, permitted), "Cast ~w ~w, as an effect lets you"-[Name, Cost]) :-
    card_words(O, Name),
    price(O, permitted, Cost).
words(cast(O, transformed), "Cast ~w transformed"-[Name]) :- card_words(O, Name).
words(cast(O, free), "Cast ~w without paying its mana cost"-[Name]) :- card_words(O, Name).
words(play_land(O, Way), "Play ~w"-[Face]) :- face_words(O, Way, Face).
words(cast(O, Way), "Cast ~w"-[Face]) :- face_words(O, Way, Face).
words(cast(O, on_adventure), "Cast ~w from exile"-[Name]) :- card_words(O, Name).
words(cast(O, Way), "Cast ~w from the graveyard ~w"-[Name, Cost]) :-
    memberchk(Way, [flashback, given_flashback, escape, retrace, jump_start, from_graveyard]),
    card_words(O, Name),
    ( graveyard(Player, O), spell_costs(Player, O, Way, Costs) -> costs_words(Costs, Cost) ; Cost = "" ).
words(activate(O, I), "~w: ~w"-[Source, Ability]) :-
    source_words(O, Source),
    object_name(O, Name),
    ability_words(Name, I, Ability).
words(target(Thing), "Target ~w"-[Words]) :- thing_words(Thing, Words).
words(cast(O, mutate), "Mutate ~w ~w"-[Name, Cost]) :-
    card_words(O, Name),
    price(O, mutate, Cost).
words(merge(over), "Put it on top"-[]).
words(merge(under), "Put it beneath"-[]).
words(cast(O, face_down), "Cast ~w face down {3}"-[Name]) :- card_words(O, Name).
words(turn_up(O), "Turn ~w face up"-[Words]) :- object_words(O, Words).
words(turn_up(O, mana), "Turn ~w face up for its mana cost"-[Words]) :- object_words(O, Words).
words(word(Word), "~w"-[Words]) :- plain_words(Word, Words).
words(leave_target, "Leave the target as it is"-[]).
words(mode(N), "~w"-[Words]) :- mode_words(N, Words).
words(option(N), "Pay ~w"-[Words]) :- form_words(N, Words).
words(value_of_x(N), "X is ~w"-[N]).
words(pick(O), "~w ~w"-[Verb, Words]) :-
    now(choose_for_cost(_, _, Cost, _, _)),
    cost_verb(Cost, Verb),
    thing_in_zone(O, Words).
words(pick(O), "Exile ~w"-[Words]) :-
    now(choose_evidence(_, _, _)),
    card_words(O, Words).
words(pick(O), "Tap ~w"-[Words]) :-
    now(choose_crew(_, _, _)),
    object_words(O, Words).
words(bottom(O), "Put ~w on the bottom of the library"-[Words]) :- card_words(O, Words).
words(bottom_next(O), "Put ~w on the bottom next"-[Words]) :- card_words(O, Words).
words(away(O), "Put ~w ~w"-[Words, Where]) :-
    card_words(O, Words),
    now(arrange(_, To)),
    ( To == graveyard -> Where = "into the graveyard" ; Where = "on the bottom of the library" ).
words(top_next(O), "Put ~w back on top"-[Words]) :- card_words(O, Words).
words(take(O), "Take ~w"-[Words]) :- card_words(O, Words).
words(take_nothing, "Take nothing"-[]).
words(no_more, "No more targets"-[]).
words(put_next(O), "Put ~w back next"-[Words]) :- card_words(O, Words).
words(choose(O), "Choose ~w"-[Words]) :- object_words(O, Words).
words(find(O), "Find ~w"-[Words]) :- card_words(O, Words).
words(discard(O), "Discard ~w"-[Words]) :- card_words(O, Words).
words(keep(O), "Keep ~w"-[Words]) :- object_words(O, Words).
words(color(Color), "~w mana"-[Color]).
words(attack(O, Defender), "Attack ~w with ~w"-[Attacked, Words]) :-
    object_words(O, Words),
    thing_words(Defender, Attacked).
words(block(B, A), "Block ~w with ~w"-[Attacker, Blocker]) :-
    object_words(A, Attacker),
    object_words(B, Blocker).
words(next_blocker(O), "~w is next to be dealt damage"-[Words]) :- object_words(O, Words).
words(assign(Thing, N), "~w damage to ~w"-[N, Words]) :- thing_words(Thing, Words).
words(stack_next(N), "Put on the stack next: ~w"-[Words]) :- pending_words(N, Words).
words(replace(By, Value), Words) :- replace_words(By, Value, Words).

price(O, Way, Cost) :-
    ( hand(Player, O) ; command(Player, O) ; permitted(Player, O, _, _) ; now(priority(Player, _)) ),
    (   spell_costs(Player, O, Way, Costs)
    ->  costs_words(Costs, Cost)
    ;   Cost = ""
    ).

%   Permanents are told apart by number, cards in hand by name.

source_words(O, Words) :-
    (   controls(_, O)
    ->  object_words(O, Words)
    ;   card_words(O, Words)
    ).

thing_in_zone(O, Words) :- source_words(O, Words).

mode_words(N, Words) :-
    now(choose_mode(_, Item)),
    mode_said(Item, N, Words).

face_words(O, face(K), Called) :-
    object_name(O, Name),
    called(face(Name, K), Called).

form_words(N, Words) :-
    forms_offered(Forms),
    nth1(N, Forms, Form),
    costs_words(Form, Words).

cost_verb(sacrifice(_, _), "Sacrifice").
cost_verb(tap_permanents(_, _), "Tap").
cost_verb(return_to_hand(_, _), "Return to hand").
cost_verb(discard(_, _), "Discard").
cost_verb(exile_from_hand(_, _), "Exile").
cost_verb(exile_from_graveyard(_, _), "Exile").
cost_verb(reveal_from_hand(_, _), "Reveal").

pending_words(N, Words) :-
    pending(N, _, Source, Name, Index, _),
    ability_words(Name, Index, Ability),
    source_words(Name, Source, From),
    format(string(Words), "~w: ~w", [From, Ability]).

%   What yes and no mean depends on the question.

yes_words("Yes: ~w"-[Words]) :-
    now(decide_pay(_, _, Costs, _, _)),
    costs_words(Costs, Cost),
    format(string(Words), "pay ~w", [Cost]).
yes_words("Yes"-[]).

no_words("No: don't pay, and sacrifice it"-[]) :- now(decide_pay(_, _, _, _, [sacrifice(_, this)])), !.
no_words("No"-[]).

%!  action_objects(+Action, -Objects) is det.
%
%   The number of the object by which a player may name Action: the first in it.

action_objects(Action, Objects) :-
    (   declared(action, Action, Types),
        leaf_in_arguments(Types, Action, object, First)
    ->  Objects = [First]
    ;   Objects = []
    ).

%!  choice_words(+Process, -Words:string) is det.
%
%   What the player is asked.

choice_words(Process, Words) :-
    (   question(Process, Format-Arguments)
    ->  format(string(Words), Format, Arguments)
    ;   plainly(Process, Words)
    ).

question(priority(_, _), "You have priority"-[]) :- stack([]), !.
question(priority(_, _), "You may respond to ~w"-[Words]) :-
    stack([Item|_]),
    !,
    stack_words(Item, Words).
question(decide_mulligan(_), "Your opening hand"-[]).
question(put_on_bottom(_, N), "Put ~w of your cards on the bottom of your library"-[N]).
question(scry_top(Player), Words) :- top_card(Player, Words).
question(scry_next(Player, _), Words) :- top_card(Player, Words).
question(choose_discards(_, N), Words-[N]) :-
    ( step(cleanup), stack([]) -> Words = "You have too many cards: discard ~w" ; Words = "Cards to discard: ~w" ).
question(choose_target(_, Item, _), "Choose a target for ~w"-[Words]) :- stack_words(Item, Words).
question(choose_new_target(_, Item, _), "Choose a new target for ~w, if you like"-[Words]) :- stack_words(Item, Words).
question(choose_mode(_, Item), "Choose one for ~w"-[Words]) :- card_words(Item, Words).
question(choose_x(_, Item), "Choose X for ~w"-[Words]) :- card_words(Item, Words).
question(choose_x_of_action(_, O, _, _), "Choose X for ~w"-[Words]) :- card_words(O, Words).
question(choose_x_of_offer(_, Item, _), "Choose X for ~w"-[Words]) :- card_words(Item, Words).
question(choose_cost(_, Item, _), "Choose the cost of ~w"-[Words]) :- card_words(Item, Words).
question(choose_payment(_, Item, _), "Choose how ~w is paid"-[Words]) :- card_words(Item, Words).
question(make_mana(_, Item, Cost, _), "~w costs ~w: make mana"-[Words, Mana]) :-
    card_words(Item, Words),
    cost_words(Cost, Mana).
question(choose_for_cost(_, Item, _, Left, _), "The cost of ~w: choose ~w"-[Words, Left]) :-
    card_words(Item, Words).
question(decide_may(_, Item, _), "You may: ~w"-[Words]) :- stack_words(Item, Words).
question(decide_pay(_, Item, _, _, _), "Pay? ~w"-[Words]) :- stack_words(Item, Words).
question(choose_word(_, _, _, _, none, _), "Which word is replaced?"-[]) :- !.
question(choose_word(_, _, _, _, From, _), "Which word takes the place of ~w?"-[Words]) :- plain_words(From, Words).
question(choose_transformed(_, O), "Cast the other side of ~w?"-[Words]) :- card_words(O, Words).
question(choose_free(_, Item, _), "Cast without paying? ~w"-[Words]) :- stack_words(Item, Words).
question(choose_color_of(_, _, _), "Choose a color of mana"-[]).
question(choose_color_only(_, _, _, _), "Choose a color of mana"-[]).
question(choose_color(_, _, _), "Choose a color of mana"-[]).
question(choose_card(_, Item, _, _, _), "Search your library for ~w"-[Words]) :- card_words(Item, Words).
question(arrange(_, _), "Cards from the top of your library: which comes next? The last one on top lies on top"-[]).
question(take_card(_, Item, _, _, _, _, _), "Take a card for ~w"-[Words]) :- card_words(Item, Words).
question(choose_to_put(_, Item, _, _), "Put a card from your hand onto the battlefield for ~w"-[Words]) :- card_words(Item, Words).
question(choose_cards(_, Item, Left, _, _, _), "Search your library for up to ~w cards for ~w"-[Left, Words]) :- card_words(Item, Words).
question(choose_zone(_, Item, _, _, _), "Search your graveyard, or your library too, for ~w"-[Words]) :- card_words(Item, Words).
question(choose_in_both(_, Item, _, _, _), "Search your library and graveyard for ~w"-[Words]) :- card_words(Item, Words).
question(choose_buried(_, Item, _, _), "Choose a card in your graveyard for ~w"-[Words]) :- card_words(Item, Words).
question(choose_for_library(_, Item), "Put a card from your hand on top of your library for ~w"-[Words]) :- card_words(Item, Words).
question(order_looked(_, _), "Which card is put back next?"-[]).
question(choose_permanent(_, Item, Left, _, _), "Choose ~w for ~w"-[Left, Words]) :- stack_words(Item, Words).
question(choose_crew(_, Item, Left), "~w: tap power ~w more"-[Words, Left]) :- card_words(Item, Words).
question(order_bottom(_), "Which card goes on the bottom next?"-[]).
question(order_triggers(_, _), "Which ability goes on the stack next? The last one resolves first"-[]).
question(declare_attackers(Player), "Declare attackers~w"-[So]) :-
    findall(O, ( attacking(O, _), controls(Player, O) ), Os),
    so_far(Os, "attacking", So).
question(declare_blockers(Player), "Declare blockers~w"-[So]) :-
    findall(O, ( blocks(O, _), controls(Player, O) ), Os),
    so_far(Os, "blocking", So).
question(order_blockers(_, A, _, _), "Order the blockers of ~w"-[Words]) :- object_words(A, Words).
question(divide_damage(_, A, Left, _, _), "~w has ~w damage to divide"-[Words, Left]) :-
    object_words(A, Words).
question(decide_kicker(_, Item), "Kick ~w?"-[Words]) :- card_words(Item, Words).
question(choose_replacement(_, Event, Options), Words) :- replacing_question(Event, Options, Words).
question(keep_one(_, Name), "The legend rule: keep one ~w"-[Called]) :- called(Name, Called).

top_card(Player, "The top card of your library is ~w"-[Words]) :-
    library(Player, [Top|_]),
    card_words(Top, Words).

so_far([], _, "").
so_far([O|Os], Doing, Words) :-
    msort([O|Os], Sorted),
    things_words(Sorted, List),
    format(string(Words), " (~w: ~w)", [Doing, List]).

%!  waiting_action(+Process, -Action) is semidet.
%
%   The action by which a player lets things go on.

waiting_action(priority(_, _), pass).

%!  finishing_action(+Process, -Action) is semidet.
%
%   The action that ends a declaration made one by one.

finishing_action(declare_attackers(_), done).
finishing_action(declare_blockers(_), done).

%!  obvious_action(+Process, +Actions, -Action) is semidet.
%
%   Of several Actions, the one that a player wants when nothing is said.

obvious_action(_, [Action], Action) :-
    !.
obvious_action(Process, Actions, Action) :-
    obvious(Process, Actions, Action),
    memberchk(Action, Actions),
    !.

obvious(priority(Player, _), Actions, play_land(O)) :-
    active(Player),
    main_phase,
    stack([]),
    member(play_land(O), Actions).
obvious(priority(_, _), _, pass).
obvious(declare_attackers(_), _, done).
obvious(declare_attackers(_), Actions, Attack) :- member(Attack, Actions), Attack = attack(_, _).
obvious(declare_blockers(_), _, done).
obvious(declare_blockers(_), Actions, Block) :- member(Block, Actions), Block = block(_, _).
obvious(declare_blockers(_), _, start_over).
obvious(decide_mulligan(_), _, keep).
obvious(decide_may(_, _, _), _, yes).
obvious(decide_kicker(_, _), _, kick).
obvious(decide_pay(_, _, _, _, _), _, yes).
obvious(choose_free(_, _, _), [Action|_], Action).
obvious(choose_transformed(_, _), [Action|_], Action).
obvious(choose_word(_, _, _, _, _, _), [Action|_], Action).
obvious(scry_next(_, _), _, leave_on_top).
obvious(scry_top(_), _, leave_on_top).
obvious(make_mana(_, _, _, _), _, finish_mana).
obvious(order_triggers(_, _), [Action|_], Action).
obvious(arrange(_, _), [Action|_], Action).
obvious(take_card(_, _, _, _, _, _, _), [Action|_], Action).
obvious(choose_to_put(_, _, _, _), [Action|_], Action).
obvious(choose_zone(_, _, _, _, _), [Action|_], Action).
obvious(choose_in_both(_, _, _, _, _), [Action|_], Action).
obvious(choose_buried(_, _, _, _), [Action|_], Action).
obvious(choose_for_library(_, _), [Action|_], Action).
obvious(order_looked(_, _), [Action|_], Action).
obvious(choose_permanent(_, _, _, _, _), [Action|_], Action).
obvious(choose_crew(_, _, Left), [Action|_], Crew) :- ( Left =:= 0 -> Crew = done ; Crew = Action ).
obvious(choose_evidence(_, _, Left), [Action|_], Evidence) :- ( Left =:= 0 -> Evidence = done ; Evidence = Action ).
obvious(order_bottom(_), [Action|_], Action).
obvious(order_blockers(_, _, _, _), [Action|_], Action).
obvious(choose_color_of(_, _, _), [Action|_], Action).
obvious(choose_color(_, _, _), [Action|_], Action).
obvious(choose_card(_, _, _, _, _), Actions, find(O)) :- member(find(O), Actions).
obvious(choose_card(_, _, _, _, _), _, find_nothing).
obvious(choose_discards(Player, _), Actions, discard(O)) :-
    (   member(discard(O), Actions),
        findall(Land, ( hand(Player, Land), land(Land) ), [_, _, _|_]),
        land(O)
    ->  true
    ;   last(Actions, discard(O))
    ).
obvious(divide_damage(_, A, _, [Thing|_], _), _, assign(Thing, N)) :- lethal(A, Thing, N).
obvious(divide_damage(_, _, _, _, _), Actions, Action) :- last(Actions, Action).
obvious(choose_share(_, _, _, _), [Action|_], Action).
