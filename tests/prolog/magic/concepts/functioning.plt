:- module(functioning_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/cards/vocabulary', [valid_ability/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [color/2, has/2, object_name/2, power/2]).

spell(Name, Effects) :-
    card(Name, "{0}", [instant], none, [spell(Effects)]).

life(Player, N) :- fact(life(Player, N)).

round_trip(Ability) :-
    ability_english(Ability, 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == Ability).

:- begin_tests(emblem_activated).

oath :-
    start_board([]),
    spell("Oath", [get_emblem(you, [activated([mana('{1}')], [gain_life(you, 2)])])]),
    spell("Vow", [get_emblem(you, [activated([sacrifice(1, [creature])], [damage(this, 3, target([any_target]))])])]).

test('114.4 an ability of an emblem is activated, by its owner alone', Life == 22) :-
    oath,
    permanents(a, 'Grove', 1),
    in_hand(a, 'Oath', Oath),
    go,
    act(cast(Oath)),
    resolve,
    fact(emblem(a, Emblem)),
    act(activate(Emblem, 1)),
    resolve,
    life(a, Life),
    act(pass),
    assertion(refused(activate(Emblem, 1))).

test('114.4 its controller may react with it', Life == 17) :-
    oath,
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Vow', Vow),
    cards_in_library(a, 'Grove', 5),
    cards_in_library(b, 'Grove', 5),
    go,
    act(cast(Vow)),
    resolve,
    fact(emblem(a, Emblem)),
    to_step(upkeep),
    act(pass),
    assertion(fact(now(priority(a, _)))),
    acts([activate(Emblem, 1), target(b), pick(Cub)]),
    fluents(Middle),
    load_fluents(Middle),
    resolve,
    life(b, Life).

test('114.4 undone, the emblem is there as before') :-
    oath,
    permanents(a, 'Grove', 1),
    in_hand(a, 'Oath', Oath),
    go,
    act(cast(Oath)),
    resolve,
    fluents(Before),
    mark(Mark),
    fact(emblem(a, Emblem)),
    act(activate(Emblem, 1)),
    resolve,
    undo_to(Mark),
    fluents(After),
    assertion(Before == After).

test('what an emblem has no use for is refused',
     [forall(member(Costs-Effects, [[tap]-[gain_life(you, 1)], [sacrifice(this)]-[gain_life(you, 1)], [mana('{1}')]-[add([green])]])),
      fail]) :-
    valid_ability(spell([get_emblem(you, [activated(Costs, Effects)])])).

test('it is read and written') :-
    round_trip(spell([get_emblem(you, [activated([mana('{1}')], [gain_life(you, 2)])])])).

:- end_tests(emblem_activated).

:- begin_tests(other_zones).

shade :-
    start_board([]),
    card("Shade", "{0}", [creature], 1/1, [buried_static([creature, controlled(you)], [gain(flying)], true)]),
    card("Ghost", "{0}", [creature], 1/1,
         [buried_static([creature, controlled(you)], [pt(1, 1)], controls(you, [subtype(island)]))]),
    spell("Doom", [destroy(target([creature]))]),
    spell("Rest", [exile(target([card_in(graveyard, each([player]))]))]).

test('113.6b it functions in the graveyard, and only there', [Before, After] == [no, yes]) :-
    shade,
    permanent(a, 'Shade', Shade),
    permanent(a, 'Cub', Cub),
    permanent(b, 'Cub', Other),
    in_hand(a, 'Doom', Doom),
    go,
    flies(Cub, Before),
    acts([cast(Doom), target(Shade)]),
    resolve,
    flies(Cub, After),
    flies(Other, No),
    assertion(No == no).

test('113.6b it ends as the card leaves the graveyard', [Before, After] == [yes, no]) :-
    shade,
    permanent(a, 'Cub', Cub),
    in_graveyard(a, 'Shade', Shade),
    in_hand(a, 'Rest', Rest),
    go,
    flies(Cub, Before),
    acts([cast(Rest), target(Shade)]),
    resolve,
    flies(Cub, After).

test('611.3a as long as something else holds, too', Powers == [2, 3]) :-
    shade,
    permanent(a, 'Cub', Cub),
    in_graveyard(a, 'Ghost', _),
    go,
    power(Cub, Before),
    in_hand(a, 'Pool', Pool),
    act(play_land(Pool)),
    power(Cub, After),
    Powers = [Before, After].

test('113.6b with abilities that are lost and granted in the same game', [First, Then] == [no, yes]) :-
    shade,
    spell("Hush", [change(target([creature]), [lose_abilities], end_of_turn)]),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Shade', Shade),
    in_hand(a, 'Hush', Hush),
    in_hand(a, 'Doom', Doom),
    go,
    acts([cast(Hush), target(Cub)]),
    resolve,
    flies(Cub, First),
    acts([cast(Doom), target(Shade)]),
    resolve,
    flies(Cub, Then).

flies(O, Answer) :-
    ( has(O, flying) -> Answer = yes ; Answer = no ).

test('they are read and written',
     [forall(member(Ability, [ buried_static([creature, controlled(you)], [gain(flying)], true),
                               buried_static([creature, controlled(you)], [pt(1, 1)], controls(you, [subtype(island)])) ]))]) :-
    round_trip(Ability).

:- end_tests(other_zones).

:- begin_tests(attached_timestamps).

blades :-
    start_board([]),
    card("Big Blade", "{0}", [artifact, equipment], none, [static(equipped(creature), [set_pt(5, 5)]), keyword(equip('{0}'))]),
    card("Small Blade", "{0}", [artifact, equipment], none, [static(equipped(creature), [set_pt(1, 1)]), keyword(equip('{0}'))]).

test('613.7e what becomes attached later counts', Powers == [5, 1, 5]) :-
    blades,
    permanent(a, 'Big Blade', Big),
    permanent(a, 'Small Blade', Small),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Ox', Ox),
    go,
    equip(Big, Cub),
    power(Cub, First),
    equip(Small, Cub),
    power(Cub, Second),
    equip(Big, Ox),
    equip(Big, Cub),
    power(Cub, Third),
    Powers = [First, Second, Third].

test('613.7e the later of two, and saved', Power == 5) :-
    blades,
    permanent(a, 'Big Blade', Big),
    permanent(a, 'Small Blade', Small),
    permanent(a, 'Cub', Cub),
    go,
    equip(Small, Cub),
    equip(Big, Cub),
    fluents(All),
    load_fluents(All),
    power(Cub, Power).

test('613.7e it has none of a permanent that has gone', Since == []) :-
    blades,
    spell("Doom", [destroy(target([artifact]))]),
    permanent(a, 'Big Blade', Big),
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Doom', Doom),
    go,
    equip(Big, Cub),
    acts([cast(Doom), target(Big)]),
    resolve,
    values(O, attached_since(O, _), Since).

equip(Blade, Creature) :-
    offered(activate(Blade, Index)),
    acts([activate(Blade, Index), target(Creature)]),
    resolve.

:- end_tests(attached_timestamps).

:- begin_tests(protectors).

siege :-
    start_board([turn_order([a, b, c]), setting(seats, [a, b, c]), life(c, 20), library(c, [])]),
    card("Siege", "{0}", [battle, siege], none, [defense(3)]),
    spell("Grip", [change(target([permanent_card]), [controlled_by(you)], end_of_turn)]).

test('310.10 another protector is chosen as the first is none any more', Process == needs_protector(a, Siege)) :-
    siege,
    permanent(a, 'Siege', Siege),
    set(counters(Siege, defense, 3)),
    set(changed(state)),
    go,
    fact(now(choose_replacement(_, Process, _))).

test('310.11 any opponent may be chosen, and it can be undone', Protectors == [b, c]) :-
    siege,
    permanent(a, 'Siege', Siege),
    set(counters(Siege, defense, 3)),
    set(changed(state)),
    go,
    mark(Mark),
    act(replace(protected_by(Siege), protector(b))),
    fact(protector(Siege, First)),
    undo_to(Mark),
    act(replace(protected_by(Siege), protector(c))),
    fact(protector(Siege, Second)),
    Protectors = [First, Second].

test('704.5x who controls it does not protect it', Offered == [a, c]) :-
    siege,
    permanent(a, 'Siege', Siege),
    set(counters(Siege, defense, 3)),
    set(protector(Siege, b)),
    in_hand(b, 'Grip', Grip),
    go,
    acts([pass, cast(Grip), target(Siege)]),
    resolve,
    fact(now(choose_replacement(_, _, Options))),
    findall(P, member(option(protected_by(Siege), protector(P)), Options), Offered).

:- end_tests(protectors).

:- begin_tests(text_of_spells).

sleight :-
    start_board([]),
    spell("Sleight", [change_text(target([either([spell], [])]), [color], permanent)]),
    spell("Blaze", [destroy(target([creature, color(red)]))]),
    card("Guard", "{0}", [creature], 2/2, [keyword(protection(color(red)))]),
    card("Imp", "{0}", [creature], 1/1, []).

test('612.1 the text of a spell is changed, and its target is illegal then', Alive == yes) :-
    sleight,
    card("Red Imp", "{R}", [creature], 1/1, []),
    permanent(b, 'Red Imp', Imp),
    in_hand(a, 'Blaze', Blaze),
    in_hand(b, 'Sleight', Sleight),
    go,
    acts([cast(Blaze), target(Imp)]),
    fact(stack([Spell|_])),
    acts([pass, cast(Sleight), target(Spell), pass, pass, word(red), word(green)]),
    assertion(( object_name(Spell, Name), Name = reworded(_, _) )),
    resolve,
    ( fact(controls(b, Imp)) -> Alive = yes ; Alive = no ).

test('400.7a the permanent that it becomes has the changed text', Has == [protection(color(blue))]) :-
    sleight,
    in_hand(a, 'Guard', Guard),
    in_hand(a, 'Sleight', Sleight),
    go,
    act(cast(Guard)),
    fact(stack([Spell|_])),
    acts([cast(Sleight), target(Spell), pass, pass, word(red), word(blue)]),
    fluents(Middle),
    load_fluents(Middle),
    resolve,
    fact(controls(a, O)),
    findall(Keyword, ( member(Keyword, [protection(color(red)), protection(color(blue))]), has(O, Keyword) ), Has).

test('612.1 a permanent may be chosen as well', Has == [protection(color(green))]) :-
    sleight,
    permanent(a, 'Guard', Guard),
    in_hand(a, 'Sleight', Sleight),
    go,
    acts([cast(Sleight), target(Guard)]),
    resolve,
    acts([word(red), word(green)]),
    findall(Keyword, ( member(Keyword, [protection(color(red)), protection(color(green))]), has(Guard, Keyword) ), Has).

test('they are read and written',
     [forall(member(What, [target([either([spell], [])]), target([spell]), target([creature])]))]) :-
    round_trip(spell([change_text(What, [color], permanent)])).

:- end_tests(text_of_spells).

:- begin_tests(turned_down).

cover :-
    start_board([]),
    spell("Cover", [turn_face_down(target([creature]))]),
    card("Beast", "{5}", [creature], 5/5, [keyword(flying), keyword(morph('{0}'))]).

test('708.2 a creature that is turned face down is a 2/2 without abilities', Power-Flying == 2-no) :-
    cover,
    permanent(b, 'Beast', Beast),
    in_hand(a, 'Cover', Cover),
    go,
    acts([cast(Cover), target(Beast)]),
    resolve,
    power(Beast, Power),
    ( has(Beast, flying) -> Flying = yes ; Flying = no ).

test('708.8 it is turned face up for its morph cost', Power == 5) :-
    cover,
    permanent(a, 'Beast', Beast),
    in_hand(a, 'Cover', Cover),
    go,
    acts([cast(Cover), target(Beast)]),
    resolve,
    act(turn_up(Beast)),
    power(Beast, Power).

test('702.37e what has no morph is not turned face up') :-
    cover,
    permanent(a, 'Ox', Ox),
    in_hand(a, 'Cover', Cover),
    go,
    acts([cast(Cover), target(Ox)]),
    resolve,
    assertion(refused(turn_up(Ox))).

test('708.9 it is its card in the graveyard', Dead == ['Cover', 'Ox', 'Spark']) :-
    cover,
    permanents(a, 'Peak', 1),
    permanent(a, 'Ox', Ox),
    in_hand(a, 'Cover', Cover),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Cover), target(Ox)]),
    resolve,
    fluents(Middle),
    load_fluents(Middle),
    acts([cast(Spark), target(Ox)]),
    resolve,
    values(O, graveyard(a, O), Os),
    named(Os, Names),
    msort(Names, Dead).

test('it is read and written') :-
    round_trip(spell([turn_face_down(target([creature]))])).

:- end_tests(turned_down).

:- begin_tests(discarding_itself).

archer(Player, Place, O) :-
    start_board([]),
    card("Archer", "{3}{G}", [creature], 2/3,
         [activated([mana('{G}'), discard(this)], [damage(this, 2, target([any_target]))])]),
    permanents(Player, 'Grove', 1),
    call(Place, Player, 'Archer', O),
    go.

test('113.6k an ability that discards its card functions in the hand', Life-Dead == 18-['Archer']) :-
    archer(a, in_hand, O),
    acts([activate(O, 1), target(b)]),
    resolve,
    life(b, Life),
    values(D, graveyard(a, D), Ds),
    named(Ds, Dead).

test('113.6k nowhere else') :-
    archer(a, permanent, O),
    assertion(refused(activate(O, 1))),
    archer(a, in_graveyard, Dead),
    assertion(refused(activate(Dead, 1))).

test('602.2 only its owner activates it') :-
    archer(b, in_hand, O),
    assertion(refused(activate(O, 1))).

:- end_tests(discarding_itself).
