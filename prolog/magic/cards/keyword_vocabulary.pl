:- module(keyword_vocabulary, []).

/** <module> Which keywords the rules understand (702): the types of vocabulary.pl, with more of them
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module('../../k/types', [of_type/2]).
:- use_module(vocabulary, []).

keyword ::= plot(_:keyword_cost_with_x) ; fuse ; aftermath ; disturb(_:keyword_cost) ; suspend(_:integer, _:keyword_cost) ; suspend(x, _:variable_symbols) ; foretell(_:keyword_cost_with_x) ; mutate(_:symbols) ; rampage(_:integer) ; annihilator(_:integer)
          ; afflict(_:integer) ; training ; dethrone ; fading(_:integer) ; vanishing(_:integer) ; modular(_:integer)
          ; graft(_:integer) ; bloodthirst(_:integer) ; outlast(_:variable_symbols) ; renown(_:integer) ; riot
          ; soulshift(_:integer) ; afterlife(_:integer) ; exploit ; umbra_armor ; split_second ; unearth(_:variable_symbols)
          ; scavenge(_:variable_symbols) ; embalm(_:variable_symbols) ; eternalize(_:variable_symbols) ; dredge(_:integer) ; storm ; cascade ; rebound
          ; evoke(_:keyword_cost_with_x) ; dash(_:keyword_cost_with_x) ; blitz(_:keyword_cost_with_x) ; spectacle(_:keyword_cost_with_x)
          ; surge(_:keyword_cost_with_x) ; buyback(_:keyword_cost_with_x) ; multikicker(_:keyword_cost) ; squad(_:keyword_cost)
          ; offspring(_:keyword_cost_with_x) ; replicate(_:keyword_cost) ; living_weapon ; for_mirrodin ; job_select
          ; cumulative_upkeep(_:cost_each) ; transmute(_:variable_symbols) ; reinforce(_:starting_counters, _:variable_symbols) ; megamorph(_:variable_symbols) ; madness(_:keyword_cost_with_x) ; disguise(_:variable_symbols)
          ; ingest ; decayed ; provoke ; mobilize(_:quantity) ; myriad ; casualty(_:integer) ; conspire ; bargain ; flash_for(_:symbols) ; brief_flash ; entwine(_:keyword_cost_with_x) ; recover(_:keyword_cost)
          ; sunburst ; melee ; ravenous ; undaunted ; increment ; reconfigure(_:keyword_cost) ; web_slinging(_:keyword_cost) ; equip(_:creature_quality, _:equip_cost)
          ; bestow(_:keyword_cost) ; awaken(_:integer, _:keyword_cost) ; prototype(_:symbols, _:integer, _:integer)
          ; ninjutsu(_:keyword_cost) ; commander_ninjutsu(_:keyword_cost) ; sneak(_:keyword_cost_with_x) ; warp(_:keyword_cost_with_x) ; encore(_:symbols) ; mayhem(_:keyword_cost_with_x) ; freerunning(_:keyword_cost_with_x)
          ; prowl(_:keyword_cost_with_x) ; emerge(_:symbols) ; harmonize(_:variable_symbols)
          ; firebending(_:quantity) ; enlist ; champion(_:object_filter) ; craft(_:object_filter, _:symbols) ; miracle(_:keyword_cost_with_x) ; devour(_:integer)
          ; devour(_:devoured_kind, _:integer)
          ; overload(_:keyword_cost) ; backup(_:integer)
          ; splice(_:spliced_quality, _:keyword_cost)
          ; escalate(_:keyword_cost)
          ; partner_with(_:atom) ; extort ; ascend
          ; level_up(_:symbols) ; class_level(_:integer, _:symbols) ; saddle(_:integer)
          ; spree(_:costs_of_modes) ; tiered(_:costs_of_modes)
          ; _:keyword_of_deck.

%   What decks may have, but no game asks for (702.124).

keyword_of_deck ::= partner ; partner_survivors ; partner_father_and_son ; partner_character_select ; choose_a_background
                  ; doctors_companion ; friends_forever ; can_be_commander.

%   A keyword's cost: mana, or other costs without a choice between two.

spliced_quality ::= [subtype(arcane)].
devoured_kind ::= artifact ; land.
paid_option ::= multikicker ; squad ; replicate.
keyword_cost ::= _:symbols ; _:card_costs.
cost_each ::= _:symbols ; _:costs_in_numbers.
costs_in_numbers ::= Costs where in_numbers(Costs).
costs_of_modes ::= [_:symbols].
creature_quality ::= Filter where of_a_creature(Filter).
equip_cost ::= _:variable_symbols ; _:fixed_costs.
keyword_cost_with_x ::= _:variable_symbols ; _:keyword_cost.
fixed_costs ::= Costs where without_choice(Costs).

without_choice(Costs) :-
    of_type(costs, Costs),
    \+ memberchk(either(_, _), Costs).

%   What is paid several times is so much more.

in_numbers(Costs) :-
    without_choice(Costs),
    \+ ( member(Cost, Costs), \+ in_number(Cost) ).

in_number(mana(_)).
in_number(Cost) :-
    compound(Cost),
    Cost =.. [Kind, N|_],
    integer(N),
    memberchk(Kind, [sacrifice, discard, discard_random, tap_permanents, return_to_hand, exile_from_graveyard, exile_from_hand, pay_life, pay_energy]).

%   Planeswalkers are equipped by another rule (702.6e).

of_a_creature(Filter) :-
    of_type(object_filter, Filter),
    \+ ( sub_term(Part, Filter), Part == type(planeswalker) ).

card_costs ::= Costs where for_cards(Costs).

for_cards(Costs) :-
    without_choice(Costs),
    for_spells(Costs).

%   Costs of spells: not what only a permanent's own ability can ask of its source.

spell_costs ::= Costs where for_spells(Costs).
spell_cost ::= Cost where for_a_spell(Cost).

for_spells(Costs) :-
    of_type(costs, Costs),
    \+ ( member(Cost, Costs), of_a_permanent(Cost) ).

for_a_spell(Cost) :-
    of_type(cost, Cost),
    \+ of_a_permanent(Cost).

of_a_permanent(Cost) :-
    memberchk(Cost, [tap, untap, crew(_), saddle(_), sacrifice(this), exile(this), discard(this), reveal(this), exile_from_graveyard(this), put_counters(_, _), remove_counters(_, _)]).

%   What a permanent can gain: not what says how a card is cast, or what it does in another zone.

lasting_keyword ::= Keyword where lasting(Keyword).

lasting(Keyword) :-
    of_type(keyword, Keyword),
    functor(Keyword, Name, _),
    \+ of_other_zones(Name).

of_other_zones(Name) :-
    memberchk(Name, [ companion, cycling, typecycling, transmute, reinforce, suspend, foretell, plot, madness, enchant, flash, flashback, escape, retrace,
                      jump_start, aftermath, disturb, unearth, scavenge, embalm, eternalize, dredge, kicker, multikicker, buyback, squad,
                      offspring, replicate, convoke, improvise, delve, affinity, evoke, dash, blitz, spectacle, surge, mutate, fuse, morph,
                      megamorph, disguise, split_second, storm, cascade, rebound, casualty, bargain, flash_for, brief_flash,
                      splice, escalate, spree, tiered, overload, backup, miracle, devour, ninjutsu, commander_ninjutsu, sneak, warp, encore, mayhem, freerunning, prowl, emerge, harmonize, conspire, entwine, bestow, awaken, prototype, recover, sunburst, ravenous, undaunted, web_slinging ]).
