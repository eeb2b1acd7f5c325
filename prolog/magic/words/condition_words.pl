:- module(condition_words, []).

/** <module> The words for conditions of rules that do not hold

why_not/2 names the condition of an `executable` rule that fails; here are the
words for the conditions that occur in them.
*/

:- use_module('../../k/language').
:- use_module('../../k/explain', []).
:- use_module(object_words).

:- multifile explain:in_words/2.

explain:in_words(Condition, Words) :-
    condition_words(Condition, Words).

%   condition_words(+Condition, -Words) is semidet: Words say that Condition,
%   part of which may be unbound, does not hold.

condition_words(active(Player), "it is not ~w turn"-[Whose]) :- bound(Player), possessive(Player, Whose).
condition_words(main_phase, "it is the ~w, not a main phase"-[Words]) :-
    step(Step),
    step_words(Step, Words).
condition_words(hand(Player, O), "~o is not in ~w hand"-[O, Whose]) :-
    bound(Player),
    bound(O),
    possessive(Player, Whose).
condition_words(hand(_, O), "~o is not in a hand"-[O]) :- bound(O).
condition_words(land(O), "~o is not a land"-[O]) :- bound(O).
condition_words(\+ land(O), "~o is a land, and lands are not cast"-[O]) :- bound(O).
condition_words(controls(Player, O), "~o is not controlled by ~w"-[O, Player]) :- bound(Player), bound(O).
condition_words(controls(_, O), "~o is not on the battlefield"-[O]) :- bound(O).
condition_words(creature(O), "~o is not a creature"-[O]) :- bound(O).
condition_words(opponent(_, Defender), "~w is not an opponent"-[Defender]) :- bound(Defender).
condition_words(attacking(A, Player), "~o is not attacking ~w"-[A, Player]) :- bound(A), bound(Player).
condition_words(object(O, _, _), "there is no object ~w"-[O]) :- bound(O).
condition_words(playing(Player), "~w is not playing"-[Player]) :- bound(Player).
condition_words(object_name(O, _), "there is no object ~w"-[O]) :- bound(O).
condition_words(definition:alternative_cost(Name, _, _), "~w has no such other cost"-[Name]) :- bound(Name).
condition_words(definition:activated_ability(Name, _, battlefield, _, _, _, _),
                "~w has no such activated ability"-[Name]) :- bound(Name).
condition_words(definition:activated_ability(Name, _, hand, _, _, _, _),
                "~w has no such ability to activate from a hand"-[Name]) :- bound(Name).
condition_words(definition:mana_ability(Name, _), "that is not a mana ability of ~w"-[Name]) :- bound(Name).
condition_words(\+ automatic(_, _, _), "it makes mana, which is paid automatically"-[]).
condition_words(setting(payment(_), manual), "payment is automatic, so lands are tapped when they are needed"-[]).
condition_words(subtype(O, Type), "~o is not a ~w"-[O, Type]) :- bound(O), bound(Type).
condition_words(_ \== _, "a spell or ability can't target itself"-[]).
condition_words(payer_objects(_, _, _, _, _, _, _), "nothing can pay that cost"-[]).
condition_words(nth1(_, _, _), "it is not one of those to choose from"-[]).
condition_words(member(_, _), "it is not one of those to choose from"-[]).
condition_words(_ =< _, "too few would be left for the rest of the cost"-[]).
condition_words(form_payable(_, _, _), "that cost can't be paid"-[]).
condition_words(can_pay(_, _, _, _), "the cost can't be paid"-[]).
condition_words(payable_by_sources(_, _, _), "there is not enough mana yet"-[]).
condition_words(matches(_, O, _), "~o is not such a card"-[O]) :- bound(O).
condition_words(library(Player, _), "that card is not where it was looked for in ~w library"-[Whose]) :-
    bound(Player),
    possessive(Player, Whose).
condition_words(revealed(_, O), "~o is not revealed"-[O]) :- bound(O).
condition_words(basic_land_type(_, _), "there is no such color of mana"-[]).
condition_words(between(_, _, _), "there is not that much to divide"-[]).
condition_words(share(_, _, _, _, _, _), "the damage can't be divided so"-[]).
condition_words(\+ requirements_met, "the declaration is legal as it is"-[]).
condition_words(\+ declaration_legal(_), "the declaration is legal as it is"-[]).
condition_words(own_block(_), "nothing blocks yet"-[]).
condition_words(attacking(_, _), "nothing attacks yet"-[]).
condition_words(Process, "~w"-[Words]) :-
    occasion(Process, When),
    !,
    format(string(Words), "~w", [When]).

bound(Term) :-
    nonvar(Term).

%   occasion(+Process, -Words): Process is not the present choice.

occasion(priority(_, _), "nobody has priority just now").
occasion(decide_mulligan(_), "nobody decides about an opening hand now").
occasion(put_on_bottom(_, _), "nobody puts cards of a hand on the bottom of a library now").
occasion(scry_top(_), "nobody looks at the top of a library now").
occasion(scry_next(_, _), "nobody looks at the top of a library now").
occasion(choose_discard(_), "nobody has to discard to the hand size now").
occasion(choose_discards(_, _), "nobody discards now").
occasion(choose_target(_, _, _), "no target is being chosen now").
occasion(choose_mode(_, _), "no mode is being chosen now").
occasion(choose_cost(_, _, _), "no cost is being chosen now").
occasion(choose_share(_, _, _, _), "nothing is being divided now").
occasion(make_mana(_, _, _, _), "no mana is being made for a cost now").
occasion(choose_for_cost(_, _, _, _, _), "no cost is being paid now").
occasion(decide_may(_, _, _), "there is nothing to decide now").
occasion(decide_pay(_, _, _, _, _), "there is nothing to pay now").
occasion(choose_color(_, _, _), "no color is being chosen now").
occasion(choose_card(_, _, _, _, _), "nobody searches a library now").
occasion(order_bottom(_), "no cards are being put on the bottom now").
occasion(order_triggers(_, _), "no abilities are being ordered now").
occasion(declare_attackers(_), "attackers are not being declared now").
occasion(declare_blockers(_), "blockers are not being declared now").
occasion(order_blockers(_, _, _, _), "blockers are not being ordered now").
occasion(divide_damage(_, _, _, _, _), "no damage is being divided now").
occasion(keep_one(_, _), "there are no two of one legend now").
