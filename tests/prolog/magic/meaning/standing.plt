:- encoding(utf8).
:- module(standing_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/meanings', [tree_meanings/3]).
:- use_module('../../../../prolog/magic/cards/meaning/term_abilities', [missing/2, term_ability/2]).
:- use_module('../../../../prolog/magic/cards/syntax/sentences', [text_trees/3]).
:- use_module('../../../../prolog/magic/cards/vocabulary', [valid_ability/1]).

:- begin_tests(standing).

test(means, [forall(means(Text, Ability)), true(Found-Valid == Ability-yes)]) :-
    term_of(Text, Term),
    term_ability(Term, Found),
    ( valid_ability(Found) -> Valid = yes ; Valid = no ).

test(lacks, [forall(lacks(Text, What)), true(Found == What)]) :-
    term_of(Text, Term),
    \+ term_ability(Term, _),
    missing(Term, Missing),
    ( Missing = whole:Reason -> Found = Reason ; Missing = Category:_, functor(Category, Found, _) ).

term_of(Text, Term) :-
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, one(Term)).

means('Enchanted land is a Swamp.', static(enchanted(land),[set_land_types([swamp]),lose_rules_text])).
means('~ costs {3} less to cast if it targets a tapped Elf.', own_cost(less(3),targets_one([subtype(elf),tapped]))).
means('~ costs {X} less to cast, where X is the greatest power among Elves you control.',
      own_cost(less(the_amount(greatest(power,all([subtype(elf),controlled(you)])))),true)).
means('If an opponent controls six or more Elves, ~ costs {4} less to cast.', own_cost(less(4),controls(each([opponent]),at_least,6,[subtype(elf)]))).
means('Elf, Goblin, and Bear spells you cast cost {1} less to cast.',
      cost_change(you,[either([subtype(elf)],[either([subtype(goblin)],[subtype(bear)])])],less(1))).
means('Elf spells your opponents cast during your turn cost {2} more to cast.',
      cost_change(each([opponent]),[which(your_turn),subtype(elf)],more(2))).
means('As long as ~ is tapped, Elf spells you cast cost {1} less to cast.', cost_change(you,[which(fits(this,[tapped])),subtype(elf)],less(1))).
means('If three or more Elves are attacking, you may pay {1}{G} rather than pay ~\'s mana cost.',
      alternative_cost([mana('{1}{G}')],it_holds(compare(count(all([attacking,subtype(elf)])),at_least,3)))).
means('~ can\'t attack or block unless you control two or more Elves.',
      static(this,[cant_attack,cant_block],it_holds(not(compare(count(all([controlled(you),subtype(elf)])),at_least,2))))).
means('~ can\'t block if you control an untapped Elf.', static(this,[cant_block],it_holds(some(all([controlled(you),subtype(elf),untapped]))))).
means('~ can\'t attack if defending player controls an untapped Elf.', static(this,[cant_attack_if_defender([subtype(elf),untapped])])).
means('~ doesn\'t untap during your untap step if it has a page counter on it.',
      static(this,[doesnt_untap],it_holds(fits(this,[with_counter(page)])))).
means('Elves with power less than ~\'s power can\'t block it.', static([subtype(elf),sized(power,less,size(power,this))],[cant_block_those([this])])).
means('{3}: Target Elf can\'t block ~ this turn.',
      activated([mana('{3}')],[program([change(what:target([subtype(elf)]),changes:[cant_block_those([this])],until:end_of_turn)])])).
means('~ can\'t block or be blocked by non-Elf creatures.',
      static(this,[cant_block_those([creature,not([subtype(elf)])]),cant_be_blocked_by([creature,not([subtype(elf)])])])).
means('~ can\'t be blocked by Elves with power 2 or greater.', static(this,[cant_be_blocked_by([subtype(elf),compared(power,at_least,2)])])).
means('~ can\'t be blocked except by four or more creatures.', static(this,[blocked_by_at_least(4)])).
means('~ can\'t attack alone.', static(this,[cant_attack_alone])).
means('~ can block two additional creatures each combat.', static(this,[blocks_more(2)])).
means('Target Elf gets +1/+3 until end of turn and can block any number of creatures this turn.',
      spell([program([change(what:target([subtype(elf)]),changes:[pt(1,3),blocks_any_number],until:end_of_turn)])])).
means('As long as you control an Elf with power 3 or greater, ~ can attack as though it didn\'t have defender.',
      static(this,[ignores_defender],it_holds(some(all([controlled(you),subtype(elf),compared(power,at_least,3)]))))).
means('Elves you control can attack as though they didn\'t have defender.', static([subtype(elf),controlled(you)],[ignores_defender])).
means('{4}: ~ can attack this turn as though it didn\'t have defender.',
      activated([mana('{4}')],[program([change(what:this,changes:[ignores_defender],until:end_of_turn)])])).
means('Creatures with swampwalk can be blocked as though they didn\'t have swampwalk.',
      static([creature,keyword(landwalk(swamp))],[blocked_despite(landwalk(swamp))])).
means('Target Elf gets +4/+4 until end of turn and must be blocked this turn if able.',
      spell([program([change(what:target([subtype(elf)]),changes:[pt(4,4),must_be_blocked],until:end_of_turn)])])).
means('{2}: Draw a card. Activate only if you control an Elf and only once each turn.',
      activated([mana('{2}')],[program([draw(who:you,amount:1)])],[only_if(it_holds(some(all([controlled(you),subtype(elf)])))),once_each_turn])).
means('{2}: Draw a card. Activate only during your upkeep.', activated([mana('{2}')],[program([draw(who:you,amount:1)])],[only_during(your,upkeep)])).
means('{2}: Draw a card. Activate only if Elves you control have total power 7 or greater.',
      activated([mana('{2}')],[program([draw(who:you,amount:1)])],[only_if(it_holds(compare(size(power,all([subtype(elf),controlled(you)])),at_least,7)))])).
means('{T}: Add {G}{G}. Spend this mana only to cast Elf spells or activate abilities of Elves.',
      activated([tap],[program([add_only([green,green],[casts([subtype(elf)]),activates([subtype(elf)])])])])).
means('{T}: Add three mana of any one color. Spend this mana only to activate abilities.',
      activated([tap],[program([add_any_only(3,[activates([])])])])).
means('{T}: Add an amount of {G} equal to ~\'s power.', activated([tap],[program([add_mana(who:you,what:[green],times:size(power,this))])])).
means('{T}: Add X mana of any one color, where X is the number of Elves you control.',
      activated([tap],[program([add_any(the_amount(count(all([subtype(elf),controlled(you)]))))])])).
means('~\'s power and toughness are each equal to your life total.', static(this,[defined_pt(the_amount(life_of(you)),the_amount(life_of(you)))])).
means('Your opponents can\'t cast Elf spells during your turn.', cant_cast(each([opponent]),[which(your_turn),subtype(elf)])).
means('Each opponent can\'t cast more than two Elf spells each turn.', casts_at_most(each([opponent]),2,[subtype(elf)])).
means('Elf spells you control can\'t be countered.', cant_be_countered([spell,subtype(elf),controlled(you)])).
means('~ can\'t be blocked if you\'ve cast three or more spells this turn.', static(this,[cant_be_blocked],this_turn(you,spells_cast,at_least,3))).
means('As long as you haven\'t cast an Elf spell this turn, ~ has reach.', static(this,[gain(reach)],it_holds(not(has_cast(you,[subtype(elf)]))))).
means('When ~ enters, if an opponent lost 4 or more life this turn, draw a card.',
      triggered(enters(this),this_turn(each([opponent]),life_lost,at_least,4),[program([draw(who:you,amount:1)])])).
means('When ~ enters, if you cast it, draw a card.', triggered(enters(this),was_cast,[program([draw(who:you,amount:1)])])).
means('When ~ enters, if two or more Elves entered under your control this turn, draw a card.',
      triggered(enters(this),quantity(entered_this_turn(you,[subtype(elf)]),at_least,2),[program([draw(who:you,amount:1)])])).
means('As long as you control an Elf and a Goblin, ~ gets +3/+3.',
      static(this,[pt(3,3)],it_holds(and(some(all([controlled(you),subtype(elf)])),some(all([controlled(you),subtype(goblin)])))))).
means('As long as there are three or more card types among cards in your graveyard, ~ has reach.',
      static(this,[gain(reach)],quantity(card_types(graveyard(you)),at_least,3))).
means('As long as ~ has three or more page counters on it, it has reach.', static(this,[gain(reach)],it_holds(compare(on(page,this),at_least,3)))).
means('{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.', activated([mana('{W/U}'),tap],[program([add_combination(2,[white,blue])])])).
means('{T}: Add {R}, {W}, or {B}.', activated([tap],[program([add_one_of([red,white,black])])])).
means('{T}: Add three mana in any combination of {U}, {B}, and/or {R}.', activated([tap],[program([add_combination(3,[blue,black,red])])])).
means('~ costs {3} less to cast as long as you\'ve drawn four or more cards this turn.', own_cost(less(3),this_turn(you,cards_drawn,at_least,4))).
means('~ costs {2} less to cast during your turn.', own_cost(less(2),your_turn)).
means('~ costs {2} less to cast for each color among Elves you control.',
      own_cost(less(the_amount(times(2,kinds(color,all([subtype(elf),controlled(you)]))))),true)).
means('~ costs {X} less to cast, where X is the amount of life you gained this turn.', own_cost(less(the_amount(this_turn(you,life_gained))),true)).
means('~\'s toughness is equal to the number of Elves you control.',
      static(this,[defined_toughness(the_amount(count(all([subtype(elf),controlled(you)]))))])).
means('~ can\'t attack or block alone.', static(this,[cant_attack_alone,cant_block_alone])).
means('{2}{G}, Return ~ to its owner\'s hand: Regenerate target Elf.',
      activated([mana('{2}{G}'),return_to_hand(this)],[program([regenerate(target([subtype(elf)]))])])).
means('{G}: Target Elf can\'t be regenerated this turn.',
      activated([mana('{G}')],[program([change(what:target([subtype(elf)]),changes:[cant_be_regenerated],until:end_of_turn)])])).
means('You may cast Elf spells as though they had flash.', may_cast_any_time([subtype(elf)])).
means('As long as ~ is untapped, you may cast Elf spells as though they had flash.', may_cast_any_time([which(fits(this,[untapped])),subtype(elf)])).
means('{3}: You may cast Elf spells this turn as though they had flash.',
      activated([mana('{3}')],[program([cast_any_time_this_turn(you,[subtype(elf)])])])).
means('You may play lands and cast Elf spells from the top of your library.', from_top([either([land],[subtype(elf)])])).
means('You may play snow lands from your graveyard.', may_play_buried_lands([land,type(snow)])).
means('Once during each of your turns, you may cast an Elf spell from your graveyard.', may_cast([graveyard],[subtype(elf)],paid,once_each_own_turn)).
means('Your maximum hand size is nine.', maximum_hand_size(9)).
means('Enchanted creature has "{T}: This creature deals damage equal to its power to target Elf."',
      static(enchanted(creature),[gain(activated([tap],[program([deal(source:this,amount:size(power,this),to:target([subtype(elf)]))])]))])).
means('During your turn, Elves you control have reach.', static([subtype(elf),controlled(you)],[gain(reach)],your_turn)).
means('Elves are all colors.', static([subtype(elf)],[set_colors([white,blue,black,red,green])])).
means('Enchanted creature is a Treefolk with base power and toughness 0/7.',
      static(enchanted(creature),[set_creature_types([treefolk]),set_pt(0,7)])).
means('Each other Elf you control is a Goblin in addition to its other types.',
      static([other,subtype(elf),controlled(you)],[add_subtypes([goblin])])).
means('{2}: Put a +1/+1 counter on ~. Any player may activate this ability.',
      activated([mana('{2}')],[program([put_counters(on:this,kind:'+1/+1',amount:1)])],[any_player])).
means('{4}: Draw a card. This ability costs {1} less to activate for each Elf you control.',
      activated([mana('{4}')],[program([draw(who:you,amount:1)])],[cheaper(the_amount(count(all([subtype(elf),controlled(you)]))),true)])).
means('{4}: Draw a card. This ability costs {2} less to activate if you control an Elf.',
      activated([mana('{4}')],[program([draw(who:you,amount:1)])],[cheaper(2,it_holds(some(all([controlled(you),subtype(elf)]))))])).
means('The first Elf spell you cast each turn costs {2} less to cast.',
      cost_change(you,[which(not(has_cast(you,[subtype(elf)]))),subtype(elf)],less(2))).
means('The second spell you cast each turn costs {3} less to cast.', cost_change(you,[which(this_turn(you,spells_cast,exactly,1))],less(3))).
means('Each spell you cast that\'s an Elf or Goblin costs {1} less to cast.', cost_change(you,[either([subtype(elf)],[subtype(goblin)])],less(1))).
means('Elf spells you cast with power 3 or greater cost {1} less to cast.', cost_change(you,[subtype(elf),compared(power,at_least,3)],less(1))).
means('Target player can\'t cast Elf spells this turn.', spell([program([cant_cast_this_turn(target([player]),[subtype(elf)])])])).
means('Enchanted creature can\'t attack, and its activated abilities can\'t be activated.', static(enchanted(creature),[cant_attack,cant_activate])).
means('{T}, Remove any number of page counters from ~: Add {G} for each page counter removed this way.',
      activated([tap,remove_counters(page,x)],[program([add_mana(who:you,what:[green],times:x)])])).
means('{1}, Remove any number of page counters from ~: It deals that much damage to target Elf.',
      activated([mana('{1}'),remove_counters(page,x)],[program([deal(source:this,amount:x,to:target([subtype(elf)]))])])).
means('{T}, Exert ~: Draw a card.', activated([tap,exert(this)],[program([draw(who:you,amount:1)])])).
means('Enchanted creature has protection from red. This effect doesn\'t remove ~.',
      static(enchanted(creature),[gain(protection(color(red))),keeps_attached(this)])).

lacks('Target creature can\'t be blocked this turn except by creatures you control.', "whom it can't block, nothing tells once it has resolved").
lacks('~ costs {1} less to cast if it targets you.', verb).
lacks('~\'s power is equal to the greatest power among Elves you control.', defined).
lacks('~ costs {G}{G} less to cast if you control an Elf.', verb).

:- end_tests(standing).
