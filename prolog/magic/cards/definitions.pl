:- module(definitions,
          [ meaning_index/3,            % +Index, +K, -Own
            text_of/3                   % +Name, +Index, -Term
          ]).

/** <module> The tables of printed cards

Facts of the module `definition`, added by cards.pl for the cards of one
game. Names of tokens stand beside names of cards.

  * description(Name, Description): all that the other tables hold, as cards.pl and names.pl have it
  * said(Ability, Text): what that ability was read from, which has no English of ours; `~` is what has it
  * called(Name, Called): what is known by Name has another name in the game
  * card_cost(Name, Cost): Cost is cost(Generic, Symbols), absent for lands
  * least_mana(Name, N): at least so much mana is paid for that, whatever is chosen for its symbols
  * card_type(Name, Type), card_supertype/2, card_subtype/2, card_color/2
  * card_pt(Name, Power, Toughness), card_keyword(Name, Keyword)
  * token(Name): Name is a token's
  * spell_ability(Name, Slots, Instructions)
  * activated_ability(Name, Index, Zone, Costs, Slots, Instructions, Limits)
  * limited_ability(Name, Index): that activated ability has Limits
  * cheaper(Name, Index, Quantity, Condition): it costs so much less
  * mana_ability(Name, Index): that activated ability is one (605.1a)
  * mana_source(Name, Index, Units): ... with no cost but {T}
  * taps_for(Name, Index, Units, Weight): what tapping it for mana makes (mana.pl)
  * costly_mana(Name, Index): ... with other costs, or which does more than make a known amount
  * restricted_mana(Name): it makes mana that may be spent on some things only
  * triggered_ability(Name, Index, Condition, Slots, Instructions)
  * listener(Kind, Name, Index, Pattern): what the trigger waits for
  * static_ability(Name, Index, Scope, Layer, Changes),
    conditional_static(Name, Index, Scope, Layer, Changes, Condition): "as long as"
  * keyword_used(Keyword): something in this game may have it (haste always: rules give it, 702.62a)
  * works_in(Name, Pass): a static ability of it may have effects in a layer of Pass (layers_at_work.pl)
  * restless(Name): it has a static ability that follows what changes (settling.pl)
  * enchants(Name, Filter): what an Aura can enchant (attaching.pl)
  * uncounterable(Name): the spell can't be countered
  * own_flash(Name, Condition): it may be cast as though it had flash where Condition holds (any_time.pl)
  * hand_size(Name, Whose, Change): what the maximum hand size of Whose is or becomes (hand_size.pl)
  * begins_in_play(Name): from an opening hand it may be put onto the battlefield (opening_hand.pl)
  * additional_lands(Name, N): its controller may play so many more lands in each of their turns
  * skips_step(Name, Step): its controller has no such Step
  * may_stay_tapped(Name): its controller may choose not to untap it
  * barred_sources(Name, Filter, Which): abilities of what Filter describes can't be activated (chosen_names.pl)
  * may_be_exerted(Name): its controller may exert it as it attacks
  * cast_only(Name, Times): when the spell may be cast
  * legendary_spell(Name): a legendary instant or sorcery
  * own_graveyard(Name, Place): it goes to Place instead of a graveyard
  * own_discard(Name, Side): discarded because of that Side, it is put onto the battlefield
  * kicker(Name, Costs): may be paid, too, as it is cast (kicker.pl)
  * way(Name, Way, Zone, Costs, Rider): a way to cast it (ways_to_cast.pl)
  * from_graveyard(Name, Way, Condition): it may be cast so from its owner's graveyard
  * buried(Name): an ability of it functions in a graveyard; buried_trigger(Name, Index): that one does
  * dredge(Name, N)
  * own_cost(Name, Difference, Condition): the spell itself costs so much less
  * dearer_by_target(Name, Cost): it costs so much more for each target beyond the first
  * mode_costs(Name, Lists): what each of its modes costs (mode_costs.pl)
  * option(Name, Option, Costs, Many): an additional cost that may be paid, `once` or `many` times
  * affinity(Name, Filter): it costs less for each such permanent
  * replacement(Kind, Name, Index, Pattern, Instead): replaces events of Kind (replacing.pl)
  * variable_cost(Name, Index): X is chosen for the cost of that activated ability
  * chapter(Name, Index, Number): that triggered ability is one of a Saga (714.2)
  * loyalty_ability(Name, Index): that activated ability is one (606.2)
  * attackable(Type): there is a card in this game that is attacked itself, of that Type
  * alternative_cost(Name, Index, Costs), alternative_condition(Name, Index, Condition),
    additional_cost(Name, Cost), cost_change(Name, Who, Filter, Change), from_afar(Name)
  * faces(Name, K, Layout): the card has another face, face(Name, K) (faces.pl)
  * state_trigger(Name, Index, State): that ability triggers on a state (603.8)
  * triggers_once(Name, Index): ... only once each turn
  * triggers_together(Name, Index): ... once for all that happens at the same time
  * remembers(Kind): what of that Kind has happened this turn is kept (turn_memory.pl)
  * uses(What): some ability of this game has What in it (special/2 in cards.pl)
  * keyword_ability(Keyword): some effect grants that keyword, which stands for an ability
  * bearing(Base, Name): Name is that of an object called Base that has lost or was granted abilities
  * morph(Name, Costs): it can be cast face down and turned face up (morph.pl)
  * frail(Name): its printed toughness is 0 or less
  * special_mana(Kind): a cost of this game has snow mana (`snow`) or symbols that are paid in
    two ways (`two_ways`), or mana of it may be spent on some things only (`only`)
  * x_cost(Name, Count): how many {X} are in the mana cost
  * uncastable(Name, Filter): what Filter describes can't be cast (chosen_names.pl)
  * top_shown(Name, Who), from_top(Name, Filter): who sees the top of the library, and plays it (library_top.pl)
  * may_cast(Name, Index, Places, Filter, How, Limit): what its controller may cast (granted_ways.pl)
  * disturb(Name, Costs): the card can be cast transformed from its owner's graveyard (disturb.pl)
  * fuse(Name), aftermath(Name): both halves, or the second one from the graveyard, can be cast (split_ways.pl)
  * reacts(Name, Time, Zone, Needs): a reaction (reacting.pl)
  * ability_text(Name, Index, Term): the term as it was written
*/

:- dynamic
    definition:description/2,
    definition:called/2,
    definition:card_cost/2,
    definition:card_type/2,
    definition:card_supertype/2,
    definition:card_subtype/2,
    definition:card_color/2,
    definition:card_pt/3,
    definition:morph/2,
    definition:frail/1,
    definition:uses/1,
    definition:keyword_ability/1,
    definition:bearing/2,
    definition:remembers/1,
    definition:faces/3,
    definition:state_trigger/3,
    definition:triggers_once/2,
    definition:triggers_together/2,
    definition:does_once/2,
    definition:card_keyword/2,
    definition:token/1,
    definition:spell_ability/3,
    definition:activated_ability/7,
    definition:mana_ability/2,
    definition:mana_source/3,
    definition:taps_for/4,
    definition:costly_mana/2,
    definition:restricted_mana/1,
    definition:triggered_ability/5,
    definition:listener/4,
    definition:static_ability/5,
    definition:uncastable/2,
    definition:cant_cast/3,
    definition:cant_lose/2,
    definition:cant_win/2,
    definition:you_have/2,
    definition:no_activating/2,
    definition:triggers_again/4,
    definition:keeps_from_triggering/2,
    definition:may_cast_any_time/2,
    definition:keeps_mana/3,
    definition:tap_bonus/4,
    definition:cant_pay/3,
    definition:spends_as/4,
    definition:may_play_buried_lands/2,
    definition:spells_have_lifelink/2,
    definition:graveyards_sealed/1,
    definition:casts_at_most/4,
    definition:asks_as_cast/2,
    definition:cant_be_countered/2,
    definition:top_shown/2,
    definition:from_top/2,
    definition:may_cast/6,
    definition:fuse/1,
    definition:aftermath/1,
    definition:disturb/2,
    definition:conditional_static/6,
    definition:keyword_used/1,
    definition:works_in/2,
    definition:restless/1,
    definition:replacement/5,
    definition:enchants/2,
    definition:way/5,
    definition:from_graveyard/3,
    definition:buried/1,
    definition:option/4,
    definition:mode_costs/2,
    definition:buried_trigger/2,
    definition:dredge/2,
    definition:affinity/2,
    definition:kicker/2,
    definition:uncounterable/1,
    definition:hand_size/3,
    definition:own_flash/2,
    definition:begins_in_play/1,
    definition:additional_lands/2,
    definition:skips_step/2,
    definition:may_stay_tapped/1,
    definition:may_be_exerted/1,
    definition:barred_sources/3,
    definition:cast_only/2,
    definition:legendary_spell/1,
    definition:own_graveyard/2,
    definition:own_discard/2,
    definition:alternative_cost/3,
    definition:alternative_condition/3,
    definition:additional_cost/2,
    definition:additional_x/2,
    definition:cost_change/4,
    definition:from_afar/1,
    definition:own_cost/3,
    definition:dearer_by_target/2,
    definition:x_cost/2,
    definition:least_mana/2,
    definition:limited_ability/2,
    definition:cheaper/4,
    definition:loyalty_ability/2,
    definition:chapter/3,
    definition:attackable/1,
    definition:variable_cost/2,
    definition:special_mana/1,
    definition:reacts/4,
    definition:ability_text/3,
    definition:said/2.

%!  meaning_index(+Index, +K, -Own) is det.
%
%   A keyword, the ability Index, may stand for several abilities: Own is the index of the one after K others.

meaning_index(Index, K, Own) :-
    ( K =:= 0 -> Own = Index ; Own is Index+100*K ).

%!  text_of(+Name, +Index, -Term) is semidet.
%
%   The ability as it was written; of one of several that a keyword stands for, the keyword.

text_of(Name, Index, Term) :-
    (   definition:ability_text(Name, Index, Found)
    ->  Term = Found
    ;   integer(Index),
        Index > 100,
        Written is Index mod 100,
        definition:ability_text(Name, Written, Term)
    ).
