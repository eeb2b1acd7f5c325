:- module(keyword_facts,
          [ keyword_fact/3,             % +Keyword, +Name, -Fact
            plain_fact/3,               % +Ability, +Name, -Fact
            cast_as/2,                  % +Fact, -Name
            ability_zone/3,             % +Costs, +Effects, -Zone
            in_graveyard/1,             % +Term
            cost_list/2,                % +Cost, -Costs
            helps_to_pay/1              % ?Keyword
          ]).

/** <module> What keywords come to that is no ability term, and where abilities function (113.6)
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module('../rules/concepts/variable_costs', [join_mana/2]).
:- use_module(definitions, []).
:- use_module(overloading).
:- use_module(printed_costs).
:- use_module(text/words/text_subtypes, [creature_subtype/1]).

:- multifile cards:keyword_means/2, cards:keyword_way/5, cards:keyword_option/4.

%!  keyword_fact(+Keyword, +Name, -Fact) is nondet.

keyword_fact(morph(Symbols), Name, morph(Name, Costs)) :-
    activation_cost(mana(Symbols), Costs, []).
keyword_fact(megamorph(Symbols), Name, morph(Name, Costs)) :-
    activation_cost(mana(Symbols), Costs, []).
keyword_fact(disguise(Symbols), Name, morph(Name, Costs)) :-
    activation_cost(mana(Symbols), Costs, []).
keyword_fact(enchant(Filter), Name, enchants(Name, Filter)).
keyword_fact(changeling, Name, card_subtype(Name, Type)) :- creature_subtype(Type).
keyword_fact(kicker(Cost), Name, kicker(Name, Costs)) :-
    cost_list(Cost, Costs0),
    foldl(way_cost(Name), Costs0, Costs, []).
keyword_fact(affinity(Filter), Name, affinity(Name, Filter)).
keyword_fact(dredge(N), Name, dredge(Name, N)).
keyword_fact(spectacle(_), _, remembers(life_lost)).
keyword_fact(miracle(_), _, remembers(cards_drawn)).
keyword_fact(color_before_game, _, uses(layer(colors))).
keyword_fact(backup(_), _, uses(abilities)).
keyword_fact(backup(_), _, uses(layer(abilities))).
keyword_fact(backup(_), Name, keyword_ability(Keyword)) :-
    definition:description(Name, described(_, _, _, _, _, _, _, Abilities)),
    member(_-keyword(Keyword), Abilities),
    \+ \+ cards:keyword_means(Keyword, _).
keyword_fact(champion(_), _, uses(exiled_with)).
keyword_fact(suspend(_, _), _, uses(while_you_control_this)).
keyword_fact(suspend(_, _), _, uses(bound_duration)).
keyword_fact(Keyword, Name, option(Name, Option, Costs, Many)) :-
    cards:keyword_option(Keyword, Option, Costs0, Many),
    foldl(way_cost(Name), Costs0, Costs, []).
keyword_fact(spree(Costs), Name, mode_costs(Name, Lists)) :-
    maplist(cost_of_mode, Costs, Lists).
keyword_fact(tiered(Costs), Name, mode_costs(Name, Lists)) :-
    maplist(cost_of_mode, Costs, Lists).
keyword_fact(fuse, face(Card, _), fuse(Card)).
keyword_fact(aftermath, face(Card, 2), aftermath(Card)).
keyword_fact(aftermath, face(Card, 2), buried(Card)).
keyword_fact(disturb(Cost), Name, disturb(Name, Costs)) :-
    foldl(way_cost(Name), [mana(Cost)], Costs0, []),
    join_mana(Costs0, Costs).
keyword_fact(Keyword, _, special_mana(only)) :-
    helps_to_pay(Keyword).
keyword_fact(Keyword, Name, way(Name, Way, Zone, Costs, Rider)) :-
    cards:keyword_way(Keyword, Way, Zone, Costs0, Rider),
    foldl(way_cost(Name), Costs0, Costs1, []),
    join_mana(Costs1, Costs).

%!  helps_to_pay(?Keyword) is nondet.
%
%   With Keyword, more than mana pays for a spell's mana cost.

helps_to_pay(convoke).
helps_to_pay(improvise).
helps_to_pay(delve).

cost_of_mode(Symbols, Costs) :-
    activation_cost(mana(Symbols), Costs, []).

way_cost(Name, Cost, Costs, Rest) :-
    (   Cost == printed
    ->  definition:card_cost(Name, Printed),
        ( definition:x_cost(Name, Count) -> Others = [x_mana(Count)|Rest] ; Others = Rest ),
        Costs = [mana(Printed)|Others]
    ;   activation_cost(Cost, Costs, Rest)
    ).

%!  cast_as(+Fact, -Name) is semidet.
%
%   What has that Fact may be a spell with that Name.

cast_as(morph(_, _), face_down(creature)).
cast_as(way(Name, mutate, _, _, _), mutating(Name)) :- atom(Name).
cast_as(way(Name, bestow, _, _, _), bestowed(Name)) :- atom(Name).
cast_as(way(Name, overload, _, _, _), overloaded(Name)) :- atom(Name), spell_of(Name, Effects), \+ \+ overloaded_effects(Effects, _).
cast_as(way(Name, prototype, _, _, _), prototyped(Name)) :- atom(Name).
cast_as(way(Name, awaken, _, _, _), awakened(N, Name)) :- atom(Name), definition:card_keyword(Name, awaken(N, _)), spell_of(Name, _).

spell_of(Name, Effects) :-
    definition:description(Name, described(_, _, _, _, _, _, _, Abilities)),
    memberchk(_-spell(Effects), Abilities).

%!  ability_zone(+Costs, +Effects, -Zone) is det.
%
%   What exiles or returns the card from the graveyard is activated there, what discards it in the hand (113.6k),
%   what puts it onto the battlefield from the command zone there (113.6m).

ability_zone(Costs, Effects, Zone) :-
    (   memberchk(exile_from_graveyard(this), Costs)
    ->  Zone = graveyard
    ;   ( memberchk(discard(this), Costs) ; memberchk(reveal(this), Costs) )
    ->  Zone = hand
    ;   in_graveyard(Effects)
    ->  Zone = graveyard
    ;   sub_term(Part, Effects),
        Part == put_from_command
    ->  Zone = command
    ;   Zone = battlefield
    ).

%!  in_graveyard(+Term) is semidet.
%
%   Term speaks of the card itself, in a graveyard.

in_graveyard(Term) :-
    sub_term(Part, Term),
    ( Part == this_buried -> true ; Part == lies_buried ),
    !.

%!  cost_list(+Cost, -Costs:list) is det.
%
%   A keyword's cost, symbols of mana or a list of costs, as a list.

cost_list(Cost, Costs) :-
    (   atom(Cost)
    ->  Costs = [mana(Cost)]
    ;   Costs = Cost
    ).

%!  plain_fact(+Ability, +Name, -Fact) is semidet.
%
%   Ability, which Name has, is no more than a Fact about it.

plain_fact(uncounterable, Name, uncounterable(Name)).
plain_fact(no_maximum_hand_size, Name, hand_size(Name, you, unlimited)).
plain_fact(hand_size(Whose, Change), Name, hand_size(Name, Whose, Change)).
plain_fact(tap_bonus(Who, What, Bonus), Name, tap_bonus(Name, Who, What, Bonus)).
plain_fact(begins_in_play, Name, begins_in_play(Name)).
plain_fact(cant_pay(Who, Barred), Name, cant_pay(Name, Who, Barred)).
plain_fact(additional_lands(N), Name, additional_lands(Name, N)).
plain_fact(maximum_hand_size(N), Name, hand_size(Name, you, is(N))).
plain_fact(skips_step(Step), Name, skips_step(Name, Step)).
plain_fact(may_stay_tapped, Name, may_stay_tapped(Name)).
plain_fact(may_be_exerted, Name, may_be_exerted(Name)).
plain_fact(cast_only(Times), Name, cast_only(Name, Times)).
plain_fact(own_graveyard(Place), Name, own_graveyard(Name, Place)).
plain_fact(own_discard(Side), Name, own_discard(Name, Side)).
