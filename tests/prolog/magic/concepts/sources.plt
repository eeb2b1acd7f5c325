:- module(sources_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).

board :-
    start_board([]),
    instant("Ward", [prevent_next_time([], you)]),
    instant("Red Ward", [prevent_next_time([color(red)], you)]),
    instant("Mirror", [redirect_next_time([], you, target([creature]))]),
    instant("Funnel", [redirect_next(2, you, target([creature]))]),
    instant("Calm", [prevent_all_of_source([])]),
    instant("Purge", [this_way(countered(exile), [counter_spell(target([spell]))])]),
    instant("Lapse", [this_way(countered(library), [counter_spell(target([spell]))])]),
    instant("Shock", [this_way(damage(controls(you, [creature]), 4), [damage(this, 2, target([any_target]))])]),
    instant("Jolt", [damage(this, 3, target([any_target]))]).

instant(Name, Effects) :-
    card(Name, "{0}", [instant], none, [spell(Effects)]).

life(Player, N) :- fact(life(Player, N)).

:- begin_tests(chosen_sources).

test('615.8 the next damage of the chosen source, and no damage of others', Life == 17) :-
    board,
    in_hand(a, 'Ward', Ward),
    in_hand(b, 'Jolt', Jolt),
    in_hand(b, 'Jolt', Second),
    go,
    acts([pass, cast(Jolt), target(a)]),
    fact(stack([Spell|_])),
    acts([pass, cast(Ward), pass, pass]),
    fluents(Middle),
    load_fluents(Middle),
    act(source(Spell)),
    resolve,
    life(a, Prevented),
    assertion(Prevented == 20),
    acts([pass, cast(Second), target(a)]),
    resolve,
    life(a, Life).

test('609.7a only a permanent or a spell, and of the color that is asked for', Ids == ['609.7a']) :-
    board,
    card("Goblin", "{R}", [creature], 1/1, []),
    permanent(b, 'Goblin', Goblin),
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Red Ward', Ward),
    go,
    act(cast(Ward)),
    resolve,
    assertion(offered(source(Goblin))),
    reasons(source(Cub), Ids).

test('615.8 what was chosen and is undone is chosen again', Lives == [20, 17]) :-
    board,
    permanent(b, 'Cub', Cub),
    in_hand(a, 'Ward', Ward),
    in_hand(b, 'Jolt', Jolt),
    go,
    acts([pass, cast(Jolt), target(a)]),
    fact(stack([Spell|_])),
    acts([pass, cast(Ward)]),
    acts([pass, pass]),
    mark(Mark),
    act(source(Spell)),
    resolve,
    life(a, First),
    undo_to(Mark),
    act(source(Cub)),
    resolve,
    life(a, Second),
    Lives = [First, Second].

test('614.9 it is dealt to something else', Life-Dead == 20-['Cub']) :-
    board,
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Mirror', Mirror),
    in_hand(b, 'Jolt', Jolt),
    go,
    acts([pass, cast(Jolt), target(a)]),
    fact(stack([Spell|_])),
    acts([pass, cast(Mirror), target(Cub)]),
    acts([pass, pass, source(Spell)]),
    resolve,
    life(a, Life),
    values(O, ( graveyard(a, O) ), Os),
    findall(Name, ( member(O, Os), named([O], [Name]), Name == 'Cub' ), Dead).

test('614.9 nothing is redirected to what has left', Life == 17) :-
    board,
    permanent(a, 'Cub', Cub),
    in_hand(a, 'Funnel', Funnel),
    in_hand(a, 'Jolt', Own),
    in_hand(b, 'Jolt', Jolt),
    go,
    acts([cast(Funnel), target(Cub)]),
    resolve,
    acts([cast(Own), target(Cub)]),
    resolve,
    acts([pass, cast(Jolt), target(a)]),
    resolve,
    life(a, Life).

test('614.9 so much of the next damage', Life-Damage == 19-2) :-
    board,
    permanent(a, 'Ox', Ox),
    in_hand(a, 'Funnel', Funnel),
    in_hand(b, 'Jolt', Jolt),
    go,
    acts([cast(Funnel), target(Ox)]),
    resolve,
    acts([pass, cast(Jolt), target(a)]),
    resolve,
    life(a, Life),
    fact(damage(Ox, Damage)).

test('609.7b a permanent spell that is chosen is the source as a permanent', Life == 20) :-
    board,
    card("Imp", "{0}", [creature], 1/1, [triggered(enters(this), true, [damage(this, 2, target([player]))])]),
    in_hand(a, 'Imp', Imp),
    in_hand(b, 'Calm', Calm),
    go,
    act(cast(Imp)),
    fact(stack([Spell|_])),
    acts([pass, cast(Calm), pass, pass, source(Spell)]),
    resolve,
    act(target(b)),
    resolve,
    life(b, Life).

test('616.1 which of two effects is first, is chosen', [Question, Life] == [choose_replacement, 20]) :-
    board,
    permanent(a, 'Ox', Ox),
    in_hand(a, 'Ward', Ward),
    in_hand(a, 'Funnel', Funnel),
    in_hand(b, 'Jolt', Jolt),
    go,
    acts([cast(Funnel), target(Ox)]),
    resolve,
    acts([pass, cast(Jolt), target(a)]),
    fact(stack([Spell|_])),
    acts([pass, cast(Ward), pass, pass, source(Spell)]),
    resolve,
    fact(now(Process)),
    functor(Process, Question, _),
    offered(replace(shield(Number), none)),
    act(replace(shield(Number), none)),
    life(a, Life).

:- end_tests(chosen_sources).

:- begin_tests(self_replacement).

test('614.15 a countered spell is exiled instead', Exiled-Buried == ['Jolt']-['Purge']) :-
    board,
    in_hand(a, 'Purge', Purge),
    in_hand(b, 'Jolt', Jolt),
    go,
    acts([pass, cast(Jolt), target(a)]),
    fact(stack([Spell|_])),
    acts([pass, cast(Purge), target(Spell)]),
    resolve,
    values(O, exile(O), Os),
    named(Os, Exiled),
    values(G, graveyard(_, G), Gs),
    named(Gs, Buried).

test('616.1a it comes before other effects, without a choice', Library-Exiled == ['Jolt']-['Lapse']) :-
    board,
    card("Void", "{0}", [enchantment], none, [replacement(put_into_graveyard(each([player]), []), exile)]),
    permanent(a, 'Void', _),
    in_hand(a, 'Lapse', Lapse),
    in_hand(b, 'Jolt', Jolt),
    go,
    acts([pass, cast(Jolt), target(a)]),
    fact(stack([Spell|_])),
    acts([pass, cast(Lapse), target(Spell)]),
    resolve,
    fact(library(b, Os)),
    named(Os, Library),
    values(O, exile(O), Es),
    named(Es, Exiled).

test('614.15 other damage instead, where the condition holds', Lives == [18, 14]) :-
    board,
    in_hand(a, 'Shock', First),
    in_hand(a, 'Shock', Second),
    go,
    acts([cast(First), target(b)]),
    resolve,
    life(b, Before),
    permanent(a, 'Cub', _),
    acts([cast(Second), target(b)]),
    resolve,
    life(b, After),
    Lives = [Before, After].

test('616.1 others are applied to what it makes of the event', Life == 14) :-
    board,
    card("Rage", "{0}", [enchantment], none, [replacement(deals_damage(any, any, any), plus(2))]),
    permanent(a, 'Rage', _),
    permanent(a, 'Cub', _),
    in_hand(a, 'Shock', Shock),
    go,
    acts([cast(Shock), target(b)]),
    resolve,
    life(b, Life).

test('they are read and written',
     [forall(member(Effect, [ prevent_next_time([], you), prevent_next_time([color(red)], you),
                              redirect_next_time([], you, target([creature])), redirect_next(2, you, this),
                              prevent_all_of_source([]),
                              this_way(countered(exile), [counter_spell(target([spell]))]),
                              this_way(countered(library), [counter_spell(target([spell]))]),
                              this_way(damage(controls(you, [creature]), 4), [damage(this, 2, target([any_target]))]) ]))]) :-
    Ability = spell([Effect]),
    ability_english(Ability, 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == Ability).

:- end_tests(self_replacement).
