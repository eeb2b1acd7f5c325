:- module(rules_bearing_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, power/2, toughness/2, type/2]).

elf_mana(static([creature, other, subtype(elf), controlled(you)], [gain(activated([tap], [add([green])]))])).

board :-
    start_board([]),
    elf_mana(ElfMana),
    card("Teacher", "{G}", [creature, elf], 2/2, [ElfMana]),
    card("Pupil", "{G}", [creature, elf], 1/1, [keyword(reach), triggered(attacks(this), true, [gain_life(you, 2)])]),
    card("Captain", "{G}", [creature, elf], 2/2, [static([creature, other, controlled(you)], [pt(1, 1)])]),
    card("Gag", "{U}", [enchantment, aura], none,
         [keyword(enchant([creature])), static(enchanted(creature), [lose_abilities, set_pt(1, 1)])]),
    card("Hush", "{U}", [instant], none, [spell([change(target([creature]), [lose_abilities], end_of_turn)])]),
    card("Silence", "{U}", [creature, spirit], 4/4, [static([creature], [lose_abilities, set_pt(1, 1)])]),
    card("Calm", "{U}", [enchantment], none, [static([creature], [lose_abilities, set_pt(1, 1)])]),
    card("Waking", "{U}", [enchantment], none,
         [static([enchantment, other], [add_types([creature]), set_pt(3, 3)])]),
    card("Wings", "{U}", [enchantment], none, [static([creature], [gain(flying)])]),
    card("Net", "{U}", [enchantment], none, [static([creature, keyword(flying)], [lose(flying), gain(reach)])]),
    card("Teach", "{U}", [instant], none,
         [spell([change(target([creature]), [gain(activated([tap], [damage(this, 1, target([any_target]))]))], end_of_turn)])]),
    card("Zeal", "{U}", [enchantment], none, [static([creature, controlled(you)], [gain(prowess)])]).

size(O, P/T) :-
    power(O, P),
    toughness(O, T).

:- begin_tests(rules_bearing).

test('613.1f an ability that makes mana is granted, and pays') :-
    board,
    permanent(a, 'Pupil', Pupil),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Teacher', _),
    in_hand(a, 'Swell', Swell),
    set(setting(payment(a), automatic)),
    go,
    assertion(offered(cast(Swell))),
    acts([cast(Swell), target(Cub)]),
    assertion(fact(tapped(Pupil))),
    assertion(\+ fact(tapped(Cub))).

test('611.3a it ends with its source', Names == ['Pupil']) :-
    board,
    permanent(a, 'Pupil', Pupil),
    permanent(a, 'Teacher', Teacher),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    go,
    assertion(\+ fact(object(Pupil, 'Pupil', a))),
    acts([cast(Spark), target(Teacher)]),
    resolve,
    named([Pupil], Names).

test('113.7a a granted ability that is lost in response resolves', Life == 19) :-
    board,
    permanent(a, 'Cub', Cub),
    permanents(a, 'Pool', 2),
    permanents(b, 'Pool', 1),
    in_hand(a, 'Teach', Teach),
    in_hand(b, 'Hush', Hush),
    go,
    acts([cast(Teach), target(Cub)]),
    resolve,
    act(activate(Cub, 1)),
    act(target(b)),
    acts([pass, cast(Hush), target(Cub)]),
    resolve,
    assertion(refused(activate(Cub, 1))),
    resolve,
    fact(life(b, Life)).

test('613.1f all abilities are lost, those that are printed, too') :-
    board,
    permanent(b, 'Pupil', Pupil),
    permanent(a, 'Gag', Gag),
    set(attached(Gag, Pupil)),
    go,
    assertion(\+ has(Pupil, reach)),
    size(Pupil, Size),
    assertion(Size == 1/1).

test('613.7 what is gained later is kept') :-
    board,
    permanent(a, 'Silence', _),
    permanent(a, 'Wings', _),
    permanent(a, 'Pupil', Pupil),
    go,
    assertion(has(Pupil, flying)),
    assertion(\+ has(Pupil, reach)).

test('613.7 what was gained before is lost') :-
    board,
    permanent(a, 'Wings', _),
    permanent(a, 'Silence', _),
    permanent(a, 'Pupil', Pupil),
    go,
    assertion(\+ has(Pupil, flying)).

test('613.6 it loses its ability and its effect goes on', [Size, Lord, Cub] == [1/1, 1/1, 1/1]) :-
    board,
    permanent(a, 'Captain', Captain),
    permanent(a, 'Silence', Silence),
    permanent(a, 'Cub', O),
    go,
    size(Silence, Size),
    size(Captain, Lord),
    size(O, Cub).

test('613.8 of two that take each other\'s abilities the older counts') :-
    board,
    permanent(a, 'Silence', First),
    permanent(b, 'Silence', Second),
    go,
    assertion(fact(object(First, bearing('Silence', [applied(1)], []), a))),
    assertion(fact(object(Second, bearing('Silence', [], []), b))).

test('613.8 an effect that began in an earlier layer goes on, by timestamps', [Sizes, Type] == [[1/1, 3/3], creature]) :-
    findall(Size,
            ( member(Order, [[waking, calm], [calm, waking]]),
              board,
              forall(member(Card, Order), placed(Card)),
              go,
              fact(object(Calm, bearing('Calm', _, _), _)),
              size(Calm, Size)
            ),
            Sizes),
    fact(object(O, bearing('Calm', _, _), _)),
    once(type(O, Type)).

placed(waking) :- permanent(a, 'Waking', _).
placed(calm) :- permanent(a, 'Calm', _).

test('613.8 who loses flying depends on who has it', [Sees, Flies] == [[true, true], [false, false]]) :-
    findall(Reach-Flying,
            ( member(Order, [['Wings', 'Net'], ['Net', 'Wings']]),
              board,
              permanent(a, 'Cub', Cub),
              forall(member(Name, Order), permanent(a, Name, _)),
              go,
              ( has(Cub, reach) -> Reach = true ; Reach = false ),
              ( has(Cub, flying) -> Flying = true ; Flying = false )
            ),
            Pairs),
    findall(R, member(R-_, Pairs), Sees),
    findall(F, member(_-F, Pairs), Flies).

test('305.6 a land that loses all abilities makes no mana') :-
    board,
    card("Barren", "{U}", [enchantment], none, [static([land], [lose_abilities])]),
    permanents(a, 'Grove', 2),
    in_hand(a, 'Swell', Swell),
    permanent(a, 'Cub', _),
    go,
    assertion(offered(cast(Swell))),
    permanent(a, 'Barren', _),
    set(changed(statics)),
    acts([pass]),
    to_step(postcombat_main),
    assertion(refused(cast(Swell))).

test('613.1f a keyword that stands for an ability is granted', Size == 3/3) :-
    board,
    permanent(a, 'Zeal', _),
    permanent(a, 'Cub', Cub),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    go,
    acts([cast(Spark), target(b), pass, pass]),
    size(Cub, Size).

test('in the midst of it a game is undone, saved and goes on') :-
    board,
    permanent(a, 'Pupil', Pupil),
    permanents(a, 'Pool', 1),
    in_hand(a, 'Hush', Hush),
    go,
    fluents(First),
    mark(Mark),
    acts([cast(Hush), target(Pupil)]),
    resolve,
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    assertion(\+ has(Pupil, reach)),
    to_step(end_turn),
    acts([pass, pass]),
    assertion(has(Pupil, reach)).

:- end_tests(rules_bearing).
