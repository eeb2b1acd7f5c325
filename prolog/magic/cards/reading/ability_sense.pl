:- module(ability_sense,
          [ misplaced/3                 % +Ability, +Context, -Reason
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module('../../characteristics/continuous_effects', [layer_of/2]).
:- use_module(bound_later, [binds_unseen/1]).
:- use_module(dangling_words, [about_an_attacker/1, bargained_target/1, dangling_choice/1, dangling_it/1, dangling_player/1, dangling_x/2, effects_of/2, late_target/1]).

/** <module> Which abilities make no sense where they stand

What the grammar reads, sentence by sentence, may speak of things that the whole does not
provide: "it" where nothing came before, X where nothing says what X is, instructions of a spell
on a creature.
*/

%!  misplaced(+Ability, +Context, -Reason:string) is semidet.
%
%   Ability can't be what a text says that stands on Context (ability_reading.pl), for Reason.

misplaced(spell(_), Context, "only instants and sorceries have instructions of their own") :-
    memberchk(Context, [permanent, permanent_x]).
misplaced(static(_, _, _), Context, "an instant or sorcery changes nothing for good") :-
    spell_context(Context).
misplaced(static(Scope, Changes, Condition), _, "it depends on sizes that effects change, which the rules do not know") :-
    \+ of_the_rules(Changes),
    member(Size, [power, toughness]),
    contains_term(compared(Size, _, _), Scope-Changes-Condition).
misplaced(static(_, Changes, Condition), _, "it depends on sizes that effects change, which the rules do not know") :-
    \+ of_the_rules(Changes),
    rests_on_sizes(Changes-Condition).
misplaced(static(Scope, _), Context, "an instant or sorcery changes nothing for good") :-
    spell_context(Context),
    Scope \== this.
misplaced(static(Scope, Changes), _, "it depends on sizes, which are known only after it is applied") :-
    member(Change, Changes),
    layer_of(Change, Layer),
    \+ memberchk(Layer, [defined_size, set_size, size, switched_size, rules]),
    ( memberchk(Change, [gain(activated(_, _)), gain(activated(_, _, _)), gain(triggered(_, _, _))]) -> rests_on_sizes(Scope) ; rests_on_sizes(Scope-Change) ).
misplaced(Ability, Context, "instants and sorceries do not enter") :-
    memberchk(Ability, [enters_tapped, enters_with(_), replacement(_, _), no_maximum_hand_size, triggers_again(_, _), keeps_from_triggering(_)]),
    spell_context(Context).
misplaced(Ability, _, "whom it binds later, the rules do not see") :-
    binds_unseen(Ability).
misplaced(Ability, _, "nothing says what \"it\" is") :-
    dangling_it(Ability).
misplaced(Ability, _, "nothing says who \"that player\" is") :-
    dangling_player(Ability).
misplaced(triggered(_, Condition, _), _, "what is asked of \"it\" and of something else as it triggers, the rules do not know") :-
    contains_term(that, Condition),
    \+ ( member(Condition, [was(that, Filter), matches(that, Filter)]), \+ contains_term(that, Filter) ),
    Condition \= it_holds(_).
misplaced(triggered(Event, Condition, _), _, "other than what, is not said") :-
    contains_term(other, Condition),
    compound(Event),
    Event =.. [_, Scope],
    is_list(Scope),
    \+ memberchk(other, Scope).
misplaced(triggered(Event, _, Effects), _, "it triggers on the battlefield, and finds the card in the graveyard, which the rules do not know") :-
    contains_term(this_buried, Effects),
    sub_term(Part, Event),
    nonvar(Part),
    memberchk(Part, [this, enchanted(_), equipped(_)]).
misplaced(Ability, _, "what follows something optional speaks of its target, which the rules do not know") :-
    late_target(Ability).
misplaced(Ability, _, "only what was bargained has such a target, which the rules do not know") :-
    bargained_target(Ability).
misplaced(Ability, _, "nothing says who the defending player is") :-
    contains_term(defending_player, Ability),
    \+ about_an_attacker(Ability).
misplaced(Ability, Context, "nothing says what X is") :-
    dangling_x(Ability, Context).
misplaced(Ability, _, "\"if you do\" follows nothing that may be done") :-
    dangling_choice(Ability).

misplaced(Ability, _, "the exiled card is the one that was paid with") :-
    memberchk(Ability, [activated(Costs, Effects), activated(Costs, Effects, _)]),
    sub_term(Cost, Costs),
    nonvar(Cost),
    memberchk(Cost, [exile_from_hand(_, _), exile_from_graveyard(_, _)]),
    contains_term(linked_exile, Effects),
    !.

misplaced(Ability, _, "what is targeted or paid hangs on X, which the rules do not know") :-
    ( Ability = alternative_cost(Part) ; Ability = alternative_cost(Part, _) ; Ability = additional_cost(Part) ; paid_or_targeted(Ability, Part) ),
    sub_term(Compared, Part),
    nonvar(Compared),
    Compared = compared(_, _, Quantity),
    \+ ( Quantity == x, chosen_before_targets(Ability, Part) ),
    member(Unknown, [x, that, that_many]),
    contains_term(Unknown, Quantity),
    !.

misplaced(Ability, _, "of X targets, the rules know only those that a spell or an activated ability names alone") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = targets(Count, Filter),
    memberchk(Count, [up_to(x), exactly(x)]),
    \+ ( instructions_named(Ability, Effects),
         only_target(Effects, Filter),
         member(Effect, Effects),
         named_in(Effect, Part)
       ),
    !.

misplaced(Ability, _, "of any number of targets, the rules know only those that are named alone") :-
    sub_term(targets(Count, Filter), Ability),
    nonvar(Count),
    memberchk(Count, [any_number, up_to(the_amount(_)), exactly(the_amount(_)), one_each(_, _)]),
    \+ ( only_target(Ability, Filter),
         \+ ( sub_term(Other, Ability), compound(Other), functor(Other, Name, _), memberchk(Name, [modal, provided, gain, get_emblem]),
              ( memberchk(Name, [modal, provided]) -> true ; sub_term(targets(_, _), Other) ) )
       ),
    !.

misplaced(Ability, _, "of two changes that are said together, one would last for ever") :-
    sub_term(Effects, Ability),
    is_list(Effects),
    append(_, [change(_, As, DurationA), change(_, Bs, DurationB)|_], Effects),
    member(Changes-permanent-Other, [As-DurationA-DurationB, Bs-DurationB-DurationA]),
    Other \== permanent,
    memberchk(pt(_, _), Changes),
    !.

misplaced(Ability, _, "what returns later is not there to be changed yet") :-
    sub_term(Effects, Ability),
    is_list(Effects),
    append(_, [delay(_, What, Later)|Others], Effects),
    memberchk(put_back(that, _, _), Later),
    memberchk(change(What, _, _), Others),
    !.

misplaced(Ability, _, "nothing says which targets are meant") :-
    contains_term(targeted, Ability),
    \+ ( sub_term(Part, Ability), nonvar(Part), Part = targets(Count, _), Count \== up_to(1) ).

misplaced(Ability, _, "whether it was done, the rules do not know") :-
    sub_term(Effects, Ability),
    is_list(Effects),
    append(_, [Effect, If|_], Effects),
    nonvar(If),
    memberchk(If, [if_you_do(_), if_you_dont(_)]),
    \+ told_whether_done(Effect),
    !.

misplaced(Ability, _, "it gives a keyword that does something before the battlefield") :-
    member(Keyword, [unleash, changeling, devoid]),
    contains_term(gain(Keyword), Ability).

misplaced(Ability, _, "whose controller pays is not clear") :-
    contains_term(unless(controller_of(chosen(1)), _, _), Ability),
    \+ findall(F, ( sub_term(Part, Ability), nonvar(Part), ( Part = target(F) ; Part = targets(_, F) ) ), [_]).

misplaced(triggered(Event, _, Effects), _, "what it does with a spell, the rules do not know") :-
    sub_term(Part, Event),
    compound(Part),
    functor(Part, Casts, _),
    memberchk(Casts, [casts, casts_nth]),
    sub_term(Effect, Effects),
    compound(Effect),
    arg(_, Effect, That),
    That == that,
    \+ member(Effect, [counter_spell(_), copy_spell(_), copy_spell_retargeted(_), size(mana_value, _), controller_of(_), controller(_), amount_spent(_), matches(_, _), shares(_, _), _:_]).

misplaced(Ability, _, "who controls a target hangs on another one, which the rules do not know") :-
    sub_term(Part, Ability),
    nonvar(Part),
    ( Part = target(Filter) ; Part = targets(_, Filter) ),
    member(Said, Filter),
    \+ memberchk(Said, [controlled(player_of(chosen(_))), controlled(controller_of(that))]),
    sub_term(Side, Said),
    compound(Side),
    functor(Side, Name, _),
    memberchk(Name, [chosen, controller_of]).

misplaced(Ability, _, "other than which player, the rules do not know") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = each(Filter),
    memberchk(other, Filter),
    once(( memberchk(player, Filter) ; memberchk(opponent, Filter) )).

misplaced(Ability, _, "other than what, is not clear") :-
    said_together(Ability, Effects),
    outside_of_grants(Effects, each(Filter)),
    memberchk(other, Filter),
    outside_of_grants(Effects, Target),
    ( Target = target(_) ; Target = targets(_, _) ),
    !.

misplaced(Ability, _, "nothing says how much \"that much\" is") :-
    contains_term(that_many, Ability),
    \+ ( sub_term(Part, Ability),
         nonvar(Part),
         Part =.. [Kind, Event, _|_],
         contains_term(that_many, Part),
         memberchk(Kind, [triggered, replacement]),
         has_amount(Event) ).

misplaced(Ability, _, "nothing says which cards were milled") :-
    contains_term(put_milled(_, _, _), Ability),
    \+ ( effects_of(Ability, Effects),
         append(Before, [Effect|_], Effects),
         contains_term(put_milled(_, _, _), Effect),
         contains_term(mill(you, _), Before) ).

misplaced(Ability, _, "what else goes from the library to the graveyard, the rules do not tell from what was milled") :-
    contains_term(put_milled(_, _, _), Ability),
    sub_term(Part, Ability),
    compound(Part),
    functor(Part, Name, _),
    memberchk(Name, [surveil, put_looked, take_looked, put_revealed, search, search_several]),
    !.

misplaced(Ability, _, "nothing says which life was lost") :-
    contains_term(lost_this_way, Ability),
    \+ ( effects_of(Ability, Effects),
         append(Before, [gain_life(you, lost_this_way)|_], Effects),
         append(_, [lose_life(_, _)|Between], Before),
         \+ ( sub_term(Part, Between), nonvar(Part), memberchk(Part, [damage(_, _, _), lose_life(_, _)]) ) ).

misplaced(Ability, _, "what a target player controls, is not clear here") :-
    contains_term(controlled(target(_)), Ability),
    (   \+ effects_of(Ability, _)
    ->  true
    ;   sub_term(Part, Ability),
        nonvar(Part),
        ( Part = target(Filter) ; Part = targets(_, Filter) ; Part = gain(Filter) ),
        contains_term(controlled(target(_)), Filter)
    ->  true
    ).

misplaced(spell(Effects), _, "a spell that resolves is not cast again") :-
    contains_term(may_cast_free(this), Effects).

misplaced(Ability, _, "a mode speaks of its target again, which the rules do not know of several modes") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = modal(_, _, Modes),
    contains_term(chosen(_), Modes).

misplaced(Ability, _, "modes are not all that it does, which the rules do not know") :-
    modes_and_more(Ability).

%   chosen_before_targets(+Ability, +Filter): X is chosen for the cost, and Filter is of its one target (601.2b, c).

chosen_before_targets(Ability, Filter) :-
    instructions_named(Ability, Effects),
    ( Ability = spell(_) -> true ; arg(1, Ability, Costs), costs_with_x(Costs) ),
    only_target(Effects, Filter),
    \+ sub_term(modal(_), Effects),
    !.

instructions_named(spell(Effects), Effects).
instructions_named(activated(_, Effects), Effects).
instructions_named(activated(_, Effects, _), Effects).

named_in(Effect, Targets) :- arg(_, Effect, Targets).
named_in(program([Statement]), Targets) :- arg(_, Statement, _:Targets).

only_target(Effects, Filter) :-
    findall(F, ( sub_term(Part, Effects), nonvar(Part), ( Part = target(F) ; Part = targets(_, F) ) ), [Only]),
    Only == Filter.

costs_with_x(Costs) :-
    member(Cost, Costs),
    (   Cost = mana(Mana)
    ->  sub_atom(Mana, _, _, _, '{X}')
    ;   Cost =.. [_|Arguments],
        memberchk(x, Arguments)
    ),
    !.

paid_or_targeted(activated(Costs, _), Costs).
paid_or_targeted(activated(Costs, _, _), Costs).
paid_or_targeted(Ability, Filter) :-
    sub_term(Part, Ability),
    nonvar(Part),
    ( Part = target(Filter) ; Part = targets(_, Filter) ; Part = may_pay(Filter, _) ; Part = unless(_, Filter, _) ).

%   told_whether_done(+Effect): what depends on Effect knows whether it was carried out.

told_whether_done(if_you_do(_)).
told_whether_done(provided(_, Effects)) :-
    append(_, [Last], Effects),
    !,
    told_whether_done(Last).
told_whether_done(Effect) :-
    Effect \= may([remove_counters(_, _, _)]),
    functor(Effect, Name, _),
    memberchk(Name, [may, sacrifice, sacrifices, returns_own, discard, discard_random, discard_hand, put_from_hand, put_from_graveyard, put_milled]).

has_amount(gains_life(_)).
has_amount(loses_life(_)).
has_amount(deals_damage(_, _, _)).
has_amount(is_dealt_damage(_, _)).
has_amount(gains_life_nth(_, _)).
has_amount(loses_life_nth(_, _)).
has_amount(gets_counters(_, _)).
has_amount(one_or_more(_)).

%   said_together(+Ability, -Effects) is nondet: a mode of Ability, or all that it does.

said_together(Ability, Effects) :-
    effects_of(Ability, All),
    (   All = [Modal],
        modal(Modal, Modes)
    ->  member(Effects, Modes)
    ;   Effects = All
    ).

%   outside_of_grants(+Term, -Part) is nondet: Part of Term is not within an ability that is granted.

outside_of_grants(Term, Term) :-
    compound(Term).
outside_of_grants(Term, Part) :-
    compound(Term),
    Term \= gain(_),
    arg(_, Term, Argument),
    outside_of_grants(Argument, Part).

%   of_the_rules(+Changes) is semidet: they come after all layers (613.11), so that sizes are known.

of_the_rules(Changes) :-
    \+ ( member(Change, Changes), \+ layer_of(Change, rules) ).

rests_on_sizes(Term) :-
    member(Size, [power, toughness]),
    member(Part, [size(Size, _), greatest(Size, _), compared(Size, _, _)]),
    contains_term(Part, Term),
    !.

spell_context(spell).
spell_context(spell_x).

%   modes_and_more(+Ability) is semidet: modes are within something, or beside it.

modes_and_more(Ability) :-
    effects_of(Ability, Effects),
    \+ ( Effects = [Modal], modal(Modal, Modes), \+ modal_within(Modes) ),
    modal_within(Effects).

modal(modal(Modes), Modes).
modal(modal(_, _, Modes), Modes).

modal_within(Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    modal(Part, _),
    !.
