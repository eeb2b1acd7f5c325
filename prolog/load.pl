/** <module> Loads the whole rule base

`swipl prolog/load.pl` gives a toplevel with the kernel and all rules.
*/

:- set_prolog_flag(optimise, true).
:- use_module(k/language, []).
:- use_module(k/rules, []).
:- use_module(k/store, []).
:- use_module(k/plain_terms, []).
:- use_module(k/cycle, []).
:- use_module(k/explain, []).
:- use_module(k/lookahead, []).
:- use_module(k/recent, []).
:- use_module(k/views, []).
:- use_module(door/api, []).
:- use_module(door/profiling, []).
:- use_module(door/search_requests, []).
:- use_module(door/save_lines, []).
:- use_module(door/seats, []).
:- use_module(door/mentions, []).

:- use_module(magic/cards/definitions, []).
:- use_module(magic/cards/name_definitions, []).
:- use_module(magic/rules/concepts/players, []).
:- use_module(magic/rules/concepts/objects, []).
:- use_module(magic/rules/concepts/player_counters, []).
:- use_module(magic/rules/zones, []).
:- use_module(magic/support/filters, []).
:- use_module(magic/support/finding, []).
:- use_module(magic/rules/turn/turn, []).
:- use_module(magic/support/reacting, []).
:- use_module(magic/rules/concepts/priority, []).
:- use_module(magic/rules/concepts/starting, []).
:- use_module(magic/rules/concepts/mana, []).
:- use_module(magic/support/mana_matching, []).
:- use_module(magic/support/sacrificed_mana, []).
:- use_module(magic/rules/concepts/costs, []).
:- use_module(magic/rules/concepts/targets, []).
:- use_module(magic/rules/spells/casting_steps, []).
:- use_module(magic/rules/spells/casting, []).
:- use_module(magic/rules/spells/activating, []).
:- use_module(magic/rules/spells/target_slots, []).
:- use_module(magic/rules/spells/announcing, []).
:- use_module(magic/rules/spells/paying, []).
:- use_module(magic/rules/spells/stack, []).
:- use_module(magic/rules/concepts/damage, []).
:- use_module(magic/rules/concepts/planeswalkers, []).
:- use_module(magic/rules/spells/effects, []).
:- use_module(magic/rules/spells/loyalty, []).
:- use_module(magic/rules/spells/replacing, []).
:- use_module(magic/rules/spells/shields, []).
:- use_module(magic/rules/additional/chosen_sources, []).
:- use_module(magic/rules/additional/own_replacements, []).
:- use_module(magic/rules/additional/searching, []).
:- use_module(magic/rules/additional/looking, []).
:- use_module(magic/rules/additional/hands, []).
:- use_module(magic/rules/additional/picking, []).
:- use_module(magic/rules/spells/triggers, []).
:- use_module(magic/rules/spells/delayed, []).
:- use_module(magic/rules/spells/special_triggers, []).
:- use_module(magic/rules/additional/returning, []).
:- use_module(magic/rules/spells/layers, []).
:- use_module(magic/rules/continuous/control, []).
:- use_module(magic/rules/continuous/rewording, []).
:- use_module(magic/rules/continuous/typing, []).
:- use_module(magic/rules/continuous/coloring, []).
:- use_module(magic/rules/continuous/sizing, []).
:- use_module(magic/rules/continuous/copying, []).
:- use_module(magic/rules/continuous/bearing, []).
:- use_module(magic/rules/spells/standing_effects, []).
:- use_module(magic/rules/turn/attacking, []).
:- use_module(magic/rules/turn/exerting, []).
:- use_module(magic/rules/turn/joining_attack, []).
:- use_module(magic/rules/turn/turn_memory, []).
:- use_module(magic/rules/spells/durations, []).
:- use_module(magic/rules/concepts/faces, []).
:- use_module(magic/rules/spells/permitted, []).
:- use_module(magic/rules/concepts/sieges, []).
:- use_module(magic/rules/turn/blocking, []).
:- use_module(magic/rules/turn/combat_damage, []).
:- use_module(magic/rules/ways/cast_times, []).
:- use_module(magic/rules/additional/state_based, []).
:- use_module(magic/rules/additional/loops, []).
:- use_module(magic/rules/additional/sagas, []).
:- use_module(magic/rules/additional/linked, []).
:- use_module(magic/rules/additional/chosen_names, []).
:- use_module(magic/rules/additional/evidence, []).
:- use_module(magic/rules/additional/past, []).
:- use_module(magic/rules/additional/designations, []).
:- use_module(magic/rules/ways/mana_combinations, []).
:- use_module(magic/rules/leaving, []).
:- use_module(magic/rules/concepts/attaching, []).
:- use_module(magic/rules/concepts/entering_auras, []).
:- use_module(magic/rules/concepts/emblems, []).
:- use_module(magic/rules/keywords/protection, []).
:- use_module(magic/rules/keywords/equip, []).
:- use_module(magic/rules/keywords/ways_to_cast, []).
:- use_module(magic/rules/keywords/kicker, []).
:- use_module(magic/rules/keywords/morph, []).
:- use_module(magic/rules/additional/manifesting, []).
:- use_module(magic/rules/additional/turning_down, []).
:- use_module(magic/rules/keywords/day_night, []).
:- use_module(magic/rules/keywords/simple_keywords, []).
:- use_module(magic/rules/keywords/combat_keywords, []).
:- use_module(magic/rules/keywords/counter_keywords, []).
:- use_module(magic/rules/keywords/dying_keywords, []).
:- use_module(magic/rules/keywords/madness, []).
:- use_module(magic/rules/ways/special_actions, []).
:- use_module(magic/rules/ways/suspend, []).
:- use_module(magic/rules/ways/foretell, []).
:- use_module(magic/rules/ways/plot, []).
:- use_module(magic/rules/ways/library_top, []).
:- use_module(magic/rules/ways/granted_ways, []).
:- use_module(magic/rules/spells/excess_damage, []).
:- use_module(magic/rules/ways/split_ways, []).
:- use_module(magic/rules/keywords/equipment_keywords, []).
:- use_module(magic/rules/keywords/hand_ways, []).
:- use_module(magic/rules/keywords/optional_costs, []).
:- use_module(magic/rules/keywords/cast_triggers, []).
:- use_module(magic/rules/keywords/mutate, []).
:- use_module(magic/rules/keywords/soulbond, []).
:- use_module(magic/rules/keywords/graveyard_keywords, []).
:- use_module(magic/rules/additional/keyword_actions, []).
:- use_module(magic/rules/additional/taking, []).
:- use_module(magic/rules/additional/this_turn_effects, []).
:- use_module(magic/rules/concepts/special_counters, []).
:- use_module(magic/rules/concepts/devotion, []).
:- use_module(magic/rules/keywords/echo, []).
:- use_module(magic/rules/keywords/cycling, []).
:- use_module(magic/cards/vocabulary, []).
:- use_module(magic/cards/cards, []).
:- use_module(magic/requests/reading_requests, []).
:- use_module(magic/requests/setup, []).
:- use_module(magic/requests/display, []).
:- use_module(magic/requests/scene, []).
:- use_module(magic/requests/tally, []).
:- use_module(magic/requests/inspecting, []).
:- use_module(magic/words/proof_words, []).
:- use_module(magic/support/visibility, []).
:- use_module(magic/support/hidden_cards, []).
:- use_module(magic/requests/agents, []).
:- use_module(magic/requests/abstraction, []).
:- use_module(magic/requests/magic_questions, []).
:- use_module(magic/words/magic_words, []).
:- use_module(magic/words/keyword_words, []).
:- use_module(magic/cards/keyword_vocabulary, []).
:- use_module(magic/cards/mechanics_vocabulary, []).
:- use_module(magic/cards/card_texts, []).
:- use_module(magic/requests/scenario_requests, []).
:- use_module(magic/requests/phase, []).
:- use_module(magic/requests/putting, []).
:- use_module(magic/requests/planning, []).
:- use_module(magic/support/plan_bounds, []).
:- use_module(magic/support/chance_results, []).

:- use_module(mbrane/mbrane_board, []).
:- use_module(mbrane/placement, []).
:- use_module(mbrane/mbrane_points, []).
:- use_module(mbrane/resolution, []).
:- use_module(mbrane/mbrane_setup, []).
:- use_module(mbrane/mbrane_views, []).
:- use_module(mbrane/mbrane_words, []).
:- use_module(mbrane/mbrane_display, []).
:- use_module(mbrane/mbrane_questions, []).

%   Everything that can be asked from the toplevel, whose module is `question_scope`; answers
%   are written as the module `user` writes.

:- use_module(ask/toplevel, []).
:- op(200, xfx, user:(#)).
:- use_module(ask/question_words, []).
:- use_module(ask/answers, []).
:- use_module(ask/completion, []).
:- use_module(ask/dependency_requests, []).
:- use_module(magic/requests/card_rules, []).
:- use_module(ask/terminal, [prepare_toplevel/0]).
:- use_module(door/serve, []).
:- use_module(plan/plan_requests, []).
:- use_module(plan/analysis_requests, []).
:- use_module(plan/plan_terms, []).
:- use_module(door/saved_games, []).

:- initialization(saved_games:open_argument).

%   Questions are typed where the fluents are known by their names.

:- initialization(prepare_toplevel).
