:- module(vocabulary,
          [ valid_ability/1,            % +Ability
            refused_part/3              % +Ability, -Part, -Kind
          ]).

/** <module> Which ability terms the rules understand

The types of ability terms. A term that is not of its type is refused before play:
nothing of a card is dropped. Instructions are not listed here: each is declared
where its rules are, and what may be written for its parameters is told by
`instructions:written/2`. Other modules may add alternatives to these types.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module('../support/mana_symbols', [symbol_text/2]).
:- use_module(predefined_tokens, [predefined_token/3]).
:- use_module('../../k/types', [misfit/4, of_type/2]).

%!  valid_ability(+Ability) is semidet.

valid_ability(Ability) :-
    of_type(ability, Ability).

%!  refused_part(+Ability, -Part, -Kind) is semidet.
%
%   Ability is not valid, as Part of it is no Kind: an `instruction`, a `filter_part` ...

refused_part(Ability, Part, Kind) :-
    misfit(ability, Ability, Part, Kind).

ability ::= keyword(_:keyword)
          ; enters_tapped
          ; uncounterable ; no_maximum_hand_size
          ; other_face(_:integer, _:layout, _:atom, _:atom, _:atoms, _:atoms, _:atoms, _:colors, _:atoms, _:abilities)
          ; loyalty(_:starting_counters) ; color_indicator(_:colors)
          ; defense(_:integer)
          ; enters_with(_:entries)
          ; enters_as_copy(_:object_filter, _:copy_exceptions)
          ; _:replacement_ability
          ; replacement(is_destroyed(_:scope), _:instead_of_destroying)
          ; replacement(enters(_:entering_filter), entering(_:entries))
          ; spell(_:instructions)
          ; activated(_:activation_costs, _:instructions)
          ; activated(_:activation_costs, _:instructions, _:limits)
          ; triggered(chapter(_:chapters), true, _:instructions)
          ; triggered(_:trigger, _:intervening_condition, _:instructions)
          ; triggered(_:trigger, _:intervening_condition, _:instructions, [once_each_turn])
          ; static(_:scope, _:changes)
          ; static(_:scope, _:changes, _:standing_condition)
          ; alternative_cost(_:spell_costs)
          ; additional_cost(_:spell_cost)
          ; from_graveyard(_:way_from_graveyard, _:standing_condition)
          ; own_cost(less(_:quantity), _:condition)
          ; cost_change(_:player_reference, _:filter, _:cost_difference).

way_from_graveyard ::= from_graveyard ; mutate.
layout ::= transform ; flip ; modal_dfc ; adventure ; split ; meld.
chapters ::= [_:integer].
instructions ::= [_:instruction].
modes ::= [_:instructions].

%   A delayed ability speaks of one thing, `that`, and targets nothing.

delayed_instructions ::= Instructions where without_targets(Instructions).

without_targets(Instructions) :-
    of_type(instructions, Instructions),
    \+ targets_something(Instructions).

targets_something(Term) :-
    compound(Term),
    (   functor(Term, Name, _),
        memberchk(Name, [target, targets, chosen])
    ->  true
    ;   arg(_, Term, Argument),
        targets_something(Argument)
    ->  true
    ).

%   Replacement and prevention (614, 615): what a permanent or an emblem may replace

replacement_ability ::= replacement(draws(_:player_reference), _:instead_of_drawing)
          ; replacement(gains_life(_:player_reference), _:instead_of_amount)
          ; replacement(loses_life(_:player_reference), _:instead_of_amount)
          ; replacement(creates_tokens(_:player_reference), _:instead_of_amount)
          ; replacement(gets_counters(_:counter_kind, _:entering_filter), _:instead_of_amount)
          ; replacement(deals_damage(_:damage_sort, _:damage_parties, _:damage_parties), _:instead_of_damage)
          ; replacement(dies(_:scope), _:instead_of_dying).
instead_of_amount ::= nothing ; impossible ; times(_:integer) ; plus(_:quantity) ; half(_:rounding) ; lost ; provided(_:standing_condition, _:instead_of_amount).
instead_of_damage ::= nothing ; unpreventable ; times(_:integer) ; plus(_:quantity) ; half(_:rounding) ; to_this ; prevents(_:quantity) ; prevents_all_but(_:integer)
                    ; prevented(_:standing_instructions) ; provided(_:standing_condition, _:instead_of_damage).
instead_of_dying ::= exile ; hand ; library_top ; library_bottom ; exile_with(_:counter_kind, _:integer) ; exile_then(_:standing_instructions) ; may(_:plain_instead).
plain_instead ::= exile ; hand ; library_top ; library_bottom.
instead_of_destroying ::= nothing ; done(_:standing_instructions).
instead_of_drawing ::= nothing ; times(_:integer) ; impossible ; done(_:standing_instructions) ; may(done(_:standing_instructions)).
rounding ::= up ; down.
damage_parties ::= any ; [_:damage_party].
damage_party ::= you ; this ; enchanted(_:host_noun) ; equipped(_:host_noun) ; fortified(_:host_noun) ; each([player]) ; each([opponent]) ; those(_:object_filter).
entry ::= tapped ; counters(_:counter_kind, _:quantity).
entry_choice ::= color ; tapped_or_shown(_:object_filter) ; creature_type ; tapped_or_life(_:integer) ; may_counters(_:counter_kind, _:integer).
entry_condition ::= unless(_:standing_condition) ; provided(_:standing_condition) ; provided(unpaid).
entries ::= Entries where in_order_of_entering(Entries).

%   A condition comes first, and what is chosen comes last.

in_order_of_entering([Entry|Entries]) :-
    (   of_type(entry_condition, Entry)
    ->  entered(Entries)
    ;   entered([Entry|Entries])
    ).

entered([Entry|Entries]) :-
    (   Entries == []
    ->  ( of_type(entry, Entry) -> true ; of_type(entry_choice, Entry) )
    ;   of_type(entry, Entry),
        entered(Entries)
    ).

%   What enters is described by what is printed on it and by who would control it: see
%   entering_filters.pl.

entering_filter ::= [_:entering_part].
entering_part ::= chosen_type ; chosen_color ; creature ; land ; artifact ; enchantment ; permanent_card ; other ; untapped
                ; token ; nontoken ; type(_:atom) ; subtype(_:atom) ; color(_:color)
                ; named(_:atom) ; keyword(_:keyword) ; controlled(_:side)
                ; compared(_:measure, _:comparison, _:integer)
                ; not(_:entering_filter) ; either(_:entering_filter, _:entering_filter).

%   What a permanent has done without the stack targets nothing, speaks of no `that`, and
%   draws no card and destroys nothing, as it may itself replace that.

standing_instructions ::= Instructions where standing(Instructions).

standing(Instructions) :-
    of_type(instructions, Instructions),
    \+ targets_something(Instructions),
    \+ ( sub_term(Part, Instructions), nonvar(Part), memberchk(Part, [that, draw(_, _), destroy(_)]) ).

%   Keywords (702)

keyword ::= flying ; reach ; haste ; trample ; vigilance ; deathtouch ; lifelink
          ; first_strike ; double_strike ; defender ; menace ; indestructible ; hexproof ; hexproof_from(_:filter_part)
          ; shroud ; flash ; wither ; infect ; fear ; intimidate ; skulk ; horsemanship
          ; shadow ; protection(_:filter_part) ; landwalk(_:atom) ; cycling(_:keyword_cost_with_x)
          ; echo(_:keyword_cost) ; enchant(_:filter) ; equip(_:equip_cost) ; fortify(_:equip_cost) ; flashback(_:keyword_cost_with_x) ; kicker(_:keyword_cost_with_x) ; morph(_:variable_symbols)
          ; convoke ; improvise ; delve ; escape(_:costs_with_x) ; retrace ; jump_start ; affinity(_:object_filter)
          ; prowess ; toxic(_:integer) ; exalted ; persist ; undying ; evolve ; mentor ; battle_cry
          ; flanking ; unleash ; bushido(_:integer) ; crew(_:integer) ; ward(_:keyword_cost) ; changeling ; devoid
          ; typecycling(_:atom, _:symbols) ; fabricate(_:integer).
keywords ::= [_:keyword].

%   Whom and what an ability speaks of. `chosen(K)` is what was targeted as number K.

object_reference ::= this ; that ; created ; targeted ; sacrificed ; linked_exile ; enchanted(_:host_noun) ; equipped(_:host_noun) ; fortified(_:host_noun) ; chosen(_:integer) ; each(_:object_filter)
                   ; target(_:object_filter) ; targets(_:target_count, _:object_filter).
target_count ::= up_to(_:integer) ; exactly(_:integer) ; from_to(_:integer, _:integer) ; up_to(x) ; exactly(x).
thing_reference ::= you ; created ; defending_player ; controller_of(_:object_reference) ; this ; that ; that_player ; enchanted(_:host_noun) ; equipped(_:host_noun) ; fortified(_:host_noun) ; chosen(_:integer) ; each(_:filter) ; target(_:filter)
                  ; targets(_:target_count, _:filter).
spell_reference ::= this ; that ; chosen(_:integer) ; target(_:object_filter).
ability_reference ::= that ; target(_:ability_filter).
card_reference ::= this_buried ; each(_:card_filter) ; _:object_reference ; target(_:card_filter) ; targets(_:target_count, _:card_filter).
player_reference ::= you ; defending_player ; controller_of(_:object_reference) ; that ; that_player ; chosen(_:integer) ; each([player]) ; each([opponent])
                   ; target([player]) ; target([opponent]).

filter ::= [_:filter_part].
object_filter ::= [_:object_part].
card_filter ::= [_:card_part].
ability_filter ::= Filter where about_an_ability(Filter).
players_alone ::= [player] ; [opponent].
filter_part ::= either(_:players_alone, _:object_filter) ; player ; opponent ; any_target ; _:object_part.
card_part ::= card_in(graveyard, _:whose_graveyard) ; _:object_part.
whose_graveyard ::= you ; each([player]) ; each([opponent]).
object_part ::= except_this ; designated(_:designation) ; creature ; land ; artifact ; enchantment ; permanent_card ; spell
              ; other ; other_than(_:object_reference) ; this ; attacking ; blocking ; blocking(_:object_reference)
              ; chosen_type ; chosen_color ; exiled_with_this
              ; tapped ; untapped ; enchanted ; equipped ; fortified ; token ; nontoken
              ; type(_:atom) ; subtype(_:atom) ; color(_:colored) ; named(_:atom)
              ; compared(_:measure, _:comparison, _:compared_with)
              ; historic ; kicked ; modified ; outlaw ; dealt_damage ; dealt_damage_by_this ; outgrows(_:object_reference) ; targeting(_:object_filter) ; with_counter(_:counter_kind)
              ; keyword(_:keyword) ; controlled(_:side) ; owned(_:side)
              ; not(_:object_filter) ; either(_:object_filter, _:object_filter).
measure ::= power ; toughness ; mana_value.
comparison ::= at_most ; at_least ; exactly ; less ; greater.
compared_with ::= _:quantity.
side ::= target([player]) ; target([opponent]) ; you ; opponent ; not_you ; controller_of(_:object_reference) ; that_player ; defending_player ; chosen(_:integer) ; player_of(_:object_reference).
scope ::= this ; enchanted(_:host_noun) ; equipped(_:host_noun) ; fortified(_:host_noun) ; _:object_filter.

%   What an Aura enchants or an Equipment equips, by the noun that the card calls it.

host_noun ::= creature ; permanent ; land ; artifact ; enchantment ; planeswalker.

colored ::= _:color ; colorless ; multicolored ; monocolored.
color ::= white ; blue ; black ; red ; green.
colors ::= [_:color].
mana_color ::= _:color ; colorless.
mana_colors ::= [_:mana_color].
all_colors ::= Colors where Colors == [white, blue, black, red, green].

%   An activated or triggered ability on the stack, and who controls it.

about_an_ability([ability_on_stack(Sort)|Parts]) :-
    memberchk(Sort, [any, activated, triggered]),
    memberchk(Parts, [[], [controlled(you)], [controlled(opponent)]]).

%   Numbers

quantity ::= that_many ; life(you) ; spells_last_turn ; most_spells_last_turn ; times_mutated ; domain ; devotion(_:color) ; times_paid(_:paid_option) ; _:integer ; x ; card_types(_:cards_of) ; this_turn(_:player_reference, _:turn_event) ; count(_:object_filter) ; count_in(_:cards_of, _:object_filter)
           ; size(_:measure, _:object_reference) ; counters(_:counter_kind, _:object_reference)
           ; greatest(_:measure, _:object_filter) ; plus(_:quantity, _:quantity) ; times(_:quantity, _:quantity).
cards_of ::= linked_exile ; graveyard(_:player_reference) ; hand(_:player_reference) ; library(_:player_reference).

%   Costs (118)

cost ::= mana(_:symbols) ; crew(_:integer) ; saddle(_:integer) ; tap ; untap ; sacrifice(this) ; sacrifice(_:integer, _:object_filter)
       ; reveal(this) ; discard(this) ; discard(_:integer, _:object_filter) ; discard_hand ; discard_random(_:integer)
       ; tap_permanents(_:integer, _:object_filter) ; return_to_hand(_:integer, _:object_filter)
       ; exile(this) ; exile_from_graveyard(this) ; exile_from_graveyard(_:integer, _:object_filter) ; exile_from_hand(_:integer, _:object_filter) ; reveal_from_hand(_:integer, _:object_filter)
       ; pay_life(_:integer) ; pay_energy(_:integer) ; remove_counters(_:atom, _:integer) ; either(_:costs, _:costs).
costs ::= [_:cost].
costs_with_x ::= [_:cost_with_x].
cost_with_x ::= mana(_:variable_symbols) ; _:cost.

%   What X is, is chosen as an ability is activated (107.3).

activation_costs ::= [_:activation_cost].
activation_cost ::= mana(_:variable_symbols) ; sacrifice(x, _:object_filter) ; discard(x, _:object_filter)
                  ; tap_permanents(x, _:object_filter) ; return_to_hand(x, _:object_filter)
                  ; exile_from_hand(x, _:object_filter) ; pay_life(x) ; pay_life(_:life_to_pay) ; pay_energy(x) ; remove_counters(_:atom, x)
                  ; loyalty(_:integer) ; loyalty(minus_x)
                  ; _:cost.
cost_difference ::= less(_:quantity) ; more(_:quantity).
limit ::= once ; power_up ; once_each_turn ; sorcery_speed ; only_if(_:standing_condition) ; only_during(your, _:step) ; cheaper(_:quantity, _:condition).
limits ::= [_:limit].

%   Mana as abilities cost it: generic, and of one color each.

symbols ::= Symbols where known_mana(Symbols).
variable_symbols ::= Symbols where known_variable_mana(Symbols).

known_mana(Symbols) :-
    parts_of_mana(Symbols, Parts),
    forall(member(Part, Parts), known_symbol(Part)).

known_variable_mana(Symbols) :-
    parts_of_mana(Symbols, Parts),
    forall(member(Part, Parts), ( Part == 'X' -> true ; known_symbol(Part) )).

parts_of_mana(Symbols, Parts) :-
    atom(Symbols),
    atom_concat('{', Rest, Symbols),
    atom_concat(Inner, '}', Rest),
    atomic_list_concat(Parts, '}{', Inner).

known_symbol(Part) :-
    (   atom_number(Part, Number)
    ->  integer(Number)
    ;   symbol_text(_, Part)
    ->  true
    ).

%   Conditions and triggers (603)

condition ::= true ; cast_from_hand ; was_cast ; cast_by_somebody ; before_attackers ; has_cast(_:player_reference, _:object_filter)
            ; controls(_:player_reference, _:object_filter)
            ; controls(_:player_reference, _:comparison, _:integer, _:object_filter)
            ; matches(_:object_reference, _:object_filter) ; your_turn ; not_your_turn ; kicked
            ; controls_more(_:player_reference, _:object_filter)
            ; life(_:player_reference, _:comparison, _:integer)
            ; this_turn(_:player_reference, _:turn_event, _:comparison, _:integer)
            ; quantity(_:quantity, _:comparison, _:integer)
            ; cards(_:cards_of, _:comparison, _:integer).
trigger ::= mutates(_:scope) ; attacks_with_others(_:integer) ; is_cast(this) ; last_counter_removed(_:counter_kind) ; becomes_monstrous(_:scope) ; exploits(_:scope) ; exerts(_:scope) ; either(_:trigger, _:trigger) ; state(_:standing_condition) ; casts(_:player_reference, _:object_filter)
          ; attacks_alone(_:scope) ; attacks_with(_:player_reference) ; becomes_untapped(_:scope)
          ; becomes_blocked_by(_:scope, _:object_filter) ; blocks_a(_:scope, _:object_filter)
          ; becomes_target(_:scope, _:stack_sort, _:stack_owner)
          ; sacrifices(_:player_reference, _:object_filter) ; loses_life(_:player_reference)
          ; begins(your, _:step) ; begins(each, _:step) ; begins(opponent, _:step)
          ; discards(_:player_reference, _:object_filter)
          ; deals_damage(_:damage_sort, _:scope, _:damaged)
          ; attacks_with(_:player_reference, _:integer, _:object_filter) ; casts_nth(_:player_reference, _:integer) ; draws_nth(_:player_reference, _:integer)
          ; is_dealt_damage(_:damage_sort, _:scope) ; is_dealt_damage(_:damage_sort, you) ; attacks_unblocked(_:scope) ; one_or_more(_:shared_trigger)
          ; gains_life(_:player_reference) ; draws(_:player_reference) ; cycles(this)
          ; enters(_:scope) ; dies(_:scope) ; leaves(_:scope) ; attacks(_:scope)
          ; blocks(_:scope) ; becomes_blocked(_:scope) ; becomes_tapped(_:scope) ; turned_up(_:scope) ; transforms(_:scope).

%   What several things do at the same time is heard once.

shared_trigger ::= attacks(_:object_filter) ; discards(_:player_reference, _:object_filter) ; deals_damage(combat, _:object_filter, _:damaged_players).
damaged_players ::= you ; each([player]) ; each([opponent]).
stack_sort ::= any ; spell.
stack_owner ::= any ; you ; opponent.
damaged ::= any ; you ; each([player]) ; each([opponent]) ; [either(_:players_alone, _:object_filter)] ; _:object_filter.

%   Continuous effects (611); layers.pl knows the layer of each.

change ::= controlled_by(_:player_reference) ; pt(_:quantity, _:quantity) ; set_pt(_:quantity, _:quantity)
         ; defined_pt(_:quantity, _:quantity) ; switch_pt
         ; gain(_:lasting_keyword) ; gain(_:lasting_ability) ; lose(_:keyword) ; lose_abilities
         ; add_types(_:atoms) ; add_subtypes(_:atoms) ; set_colors(_:colors)
         ; cant_attack ; cant_attack_unless(_:standing_condition) ; cant_block ; cant_be_blocked
         ; cant_attack_you(_:spared) ; cant_attack_unless_defender(_:object_filter) ; blocks_only(_:blockers) ; blocked_by_one
         ; cant_be_blocked_except_by(_:blockers) ; cant_be_blocked_by(_:blockers) ; must_attack ; must_block ; doesnt_untap.
changes ::= [_:change].
%   What is not copied of what a copy copies (707.9).

copy_exceptions ::= [_:copy_exception].
copy_exception ::= costless ; set_pt(_:integer, _:integer) ; add_types(_:atoms) ; add_subtypes(_:atoms)
                 ; set_colors(_:colors) ; gain(_:keyword) ; gain(_:granted_ability) ; named(_:atom) ; nonlegendary.
abilities ::= [_:ability].
granted_abilities ::= [_:granted_ability].

granted_ability ::= keyword(_:lasting_keyword)
          ; activated(_:costs, _:instructions)
          ; activated(_:costs, _:instructions, _:limits)
          ; triggered(_:trigger, _:intervening_condition, _:instructions)
          ; static(_:scope, _:granted_changes)
          ; replacement(dies(_:scope), _:instead_of_dying).
blockers ::= _:object_part ; _:object_filter.
duration ::= end_of_turn ; permanent ; until_your_next_turn ; while_you_control_this ; while_this_stays ; while_this_tapped.

%   Tokens and counters

token ::= predefined(_:predefined)
        ; token(_:atom, _:atoms, _:atoms, _:colors, _:quantity, _:quantity, _:token_abilities).
token_abilities ::= [_:token_ability].
token_ability ::= _:keyword ; _:granted_ability.
predefined ::= Kind where predefined_token(Kind, _, _).
counter_kind ::= Kind where known_counter(Kind).

%   Counters whose kind has no rules of its own (122.1), beside those that change a size.

known_counter(Kind) :-
    memberchk(Kind, ['+1/+1', '-1/-1', acorn, aegis, age, arrow, arrowhead, awakening, bait, blaze, blessing, blood,
                     bloodstain, book, bounty, brain, bribery, brick, burden, cage, carrion, charge, chip, coin, collection, component, contested,
                     corpse, corruption, credit, cube, currency, death, defense, delay, depletion, descent, despair, devotion, discovery, divinity,
                     doom, dread, dream, echo, egg, ember, enlightened, eon, eruption, everything, eyeball, eyestalk, fade, fate,
                     feather, feeding, fetch, filibuster, film, finality, fire, flame, flood, foreshadow, funeral, fungus, fury, fuse, gem, ghostform, globe,
                     glyph, gold, growth, harmony, hatching, hatchling, healing, hit, hope, hour, hourglass,
                     hunger, husk, ice, incarnation, incubation, infection, influence, ingenuity, ingredient, ink, intel, intervention,
                     invitation, isolation, javelin, judgment, ki, kick, knickknack, knowledge, landmark, level, luck,
                     lore, loyalty, magnet, manifestation, mannequin, matrix, memory, midway, mine, mining, mire, music, muster,
                     necrodermis, net, night, nest, oil, omen, ore, page, pain, paralyzation, petal, petrification,
                     phylactery, phyresis, pin, plague, plan, plot, point, polyp, possession, pressure, prey, promotion, pupa, quest, rally, rejection, repair,
                     reprieve, rev, ribbon, ritual, rope, rust, scream, scroll, shell, shield, shred, silver, sleep,
                     sleight, slime, slumber, soot, soul, spark, spite, spore, stash, storage, story, strife, study, stun, supply, suspect,
                     takeover, task, theft, tide, time, tower, training, trap, treasure, unity, unlock, valor,
                     velocity, verse, vitality, void, vortex, vow, voyage, wage, winch, wind, wish]).
starting_counters ::= _:integer ; x.
