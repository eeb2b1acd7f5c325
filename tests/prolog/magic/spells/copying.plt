:- module(rules_copying_tests, []).

:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [violations/1]).
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [card_name/3, has/2, power/2, toughness/2, type/2]).

board :-
    start_board([]),
    card("Mirror", "{U}", [creature, shapeshifter], 0/0, [enters_as_copy([creature], [])]),
    card("Glass", "{U}", [creature, shapeshifter], 0/0,
         [enters_as_copy([creature], [add_types([artifact]), gain(flying)])]),
    card("Captain", "{G}", [creature, elf], 2/2, [static([creature, other, controlled(you)], [pt(1, 1)])]),
    card("Marshal", "{G}", [creature, legendary], 2/2, []),
    card("Herald", "{G}", [creature], 1/1,
         [enters_with([counters('+1/+1', 2)]), triggered(enters(this), true, [gain_life(you, 3)])]),
    card("Quicken", "{G}", [instant], none,
         [spell([change(target([land]), [add_types([creature]), set_pt(3, 3)], end_of_turn)])]),
    card("Twin", "{U}", [sorcery], none, [spell([create_copy(you, 1, target([permanent_card]), [])])]),
    card("Shape", "{U}", [instant], none, [spell([become_copy(target([creature]), target([creature]), [], end_of_turn)])]),
    card("Echo", "{U}", [instant], none, [spell([copy_spell_retargeted(target([spell]))])]),
    card("Seed", "{G}", [sorcery], none,
         [spell([create(you, 1, token('Bear', [creature], [bear], [green], 2, 2,
                                      [triggered(dies(this), true, [create_copy(you, 1, this, [])])]))])]),
    card("Doom", "{U}", [instant], none, [spell([destroy(target([creature]))])]),
    permanents(a, 'Pool', 6),
    permanents(a, 'Grove', 3),
    permanents(a, 'Peak', 3).

size(O, P/T) :-
    power(O, P),
    toughness(O, T).

%   new(+Before, -Object): a permanent that was not there.

new(Before, O) :-
    values(X, controls(_, X), Now),
    lists:subtract(Now, Before, [O]).

choosing(Value) :-
    offered(replace(copies(O, 1, 0), Value)),
    act(replace(copies(O, 1, 0), Value)).

there(Objects) :-
    values(X, controls(_, X), Objects).

:- begin_tests(rules_copying).

test('707.5 it enters as a copy, and enters with what that enters with', [Size, Life] == [3/3, 23]) :-
    board,
    permanent(b, 'Herald', Herald),
    in_hand(a, 'Mirror', Mirror),
    go,
    there(Before),
    act(cast(Mirror)),
    resolve,
    choosing(copying(Herald)),
    new(Before, O),
    size(O, Size),
    assertion(card_name(O, 'Mirror', a)),
    resolve,
    fact(life(a, Life)),
    violations(Ids),
    assertion(Ids == []).

test('707.5 it need not', Names == ['Mirror']) :-
    board,
    permanent(b, 'Cub', _),
    in_hand(a, 'Mirror', Mirror),
    go,
    act(cast(Mirror)),
    resolve,
    choosing(decline),
    values(O, graveyard(a, O), Dead),
    named(Dead, Names).

test('707.9 exceptions') :-
    board,
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Glass', Glass),
    go,
    there(Before),
    act(cast(Glass)),
    resolve,
    choosing(copying(Ox)),
    new(Before, O),
    assertion(has(O, flying)),
    assertion(type(O, artifact)),
    size(O, Size),
    assertion(Size == 4/4).

test('707.2 the copy of a lord is a lord', Sizes == [4/4, 3/3, 3/3]) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(a, 'Captain', Captain),
    in_hand(a, 'Mirror', Mirror),
    go,
    there(Before),
    act(cast(Mirror)),
    resolve,
    choosing(copying(Captain)),
    new(Before, O),
    findall(Size, ( member(X, [Cub, Captain, O]), size(X, Size) ), Sizes).

test('707.2 the copy of an animated land is a land and nothing more') :-
    board,
    permanent(a, 'Grove', Grove),
    in_hand(a, 'Quicken', Quicken),
    in_hand(a, 'Twin', Twin),
    go,
    acts([cast(Quicken), target(Grove)]),
    resolve,
    assertion(type(Grove, creature)),
    there(Before),
    acts([cast(Twin), target(Grove)]),
    resolve,
    new(Before, O),
    assertion(\+ type(O, creature)),
    assertion(type(O, land)),
    assertion(fact(token(O))).

test('707.4 a copy for a turn, with a counter that stays', [Then, Now] == [5/5, 3/3]) :-
    board,
    permanent(a, 'Cub', Cub),
    set(counters(Cub, '+1/+1', 1)),
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Shape', Shape),
    go,
    acts([cast(Shape), target(Cub), target(Ox)]),
    resolve,
    size(Cub, Then),
    assertion(fact(object(Cub, 'Ox', a))),
    assertion(card_name(Cub, 'Cub', a)),
    to_step(end_turn),
    acts([pass, pass]),
    size(Cub, Now),
    assertion(\+ fact(printed(_, _))),
    assertion(\+ fact(own_name(_, _))).

test('707.4 an animated land that becomes a copy is one, and a land no more') :-
    board,
    permanent(a, 'Grove', Grove),
    permanent(b, 'Gull', Gull),
    in_hand(a, 'Quicken', Quicken),
    in_hand(a, 'Shape', Shape),
    go,
    acts([cast(Quicken), target(Grove)]),
    resolve,
    acts([cast(Shape), target(Grove), target(Gull)]),
    resolve,
    assertion(\+ type(Grove, land)),
    assertion(has(Grove, flying)),
    size(Grove, Size),
    assertion(Size == 3/3).

test('400.7 a copy that leaves is its card again', Names == ['Doom', 'Mirror']) :-
    board,
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Mirror', Mirror),
    in_hand(a, 'Doom', Doom),
    go,
    there(Before),
    act(cast(Mirror)),
    resolve,
    choosing(copying(Ox)),
    new(Before, O),
    acts([cast(Doom), target(O)]),
    resolve,
    values(X, graveyard(a, X), Dead),
    named(Dead, Names0),
    msort(Names0, Names).

test('704.5j a copy of a legend is one of the two') :-
    board,
    permanent(a, 'Marshal', Marshal),
    in_hand(a, 'Twin', Twin),
    go,
    acts([cast(Twin), target(Marshal)]),
    resolve,
    assertion(fact(now(keep_one(a, 'Marshal')))),
    act(keep(Marshal)),
    values(O, object(O, 'Marshal', a), Left),
    assertion(Left == [Marshal]).

test('707.10c a spell is copied, for another target', [A, B] == [17, 17]) :-
    board,
    in_hand(a, 'Spark', Spark),
    in_hand(a, 'Echo', Echo),
    go,
    acts([cast(Spark), target(b)]),
    fact(stack([Spell|_])),
    acts([cast(Echo), target(Spell)]),
    resolve,
    assertion(offered(leave_target)),
    assertion(\+ offered(target(b))),
    act(target(a)),
    resolve,
    resolve,
    fact(life(a, A)),
    fact(life(b, B)),
    values(O, token(O), Tokens),
    assertion(Tokens == []).

test('707.10 a copy knows what was sacrificed for the original (608.2h)', [A, B] == [16, 16]) :-
    board,
    card("Throw", "{0}", [instant], none,
         [additional_cost(sacrifice(1, [creature])),
          spell([damage(this, size(power, sacrificed), target([player]))])]),
    permanent(a, 'Ox', Ox),
    in_hand(a, 'Throw', Throw),
    in_hand(a, 'Echo', Echo),
    go,
    acts([cast(Throw), target(b), pick(Ox)]),
    fact(stack([Spell])),
    acts([cast(Echo), target(Spell)]),
    resolve,
    act(target(a)),
    resolve_all,
    fact(life(a, A)),
    fact(life(b, B)).

test('707.10 a copy of a spell that divides damage divides it as that does, among other targets, too', [A, B, C] == [1, 2, 19]) :-
    board,
    card("Fork", "{0}", [instant], none, [spell([divided_damage(this, 3, targets(up_to(2), [any_target]))])]),
    permanent(a, 'Captain', First),
    permanent(b, 'Ox', Second),
    in_hand(a, 'Fork', Fork),
    in_hand(a, 'Echo', Echo),
    go,
    acts([cast(Fork), target(First), target(b), share(1), share(2)]),
    fact(stack([Spell])),
    acts([cast(Echo), target(Spell)]),
    resolve,
    acts([target(a), target(Second)]),
    act(pass), act(pass),
    fact(life(a, C)),
    fact(damage(Second, B)),
    assertion(fact(life(b, 20))),
    resolve_all,
    fact(damage(First, A)),
    assertion(fact(life(b, 18))).

test('707.10 a copy has the mode and the X of the original', Life == 26) :-
    board,
    card("Choice", "{X}", [sorcery], none, [spell([modal([[gain_life(you, x)], [draw(you, 1)]])])]),
    card("Repeat", "{0}", [instant], none, [spell([copy_spell(target([spell]))])]),
    in_hand(a, 'Choice', Choice),
    in_hand(a, 'Repeat', Repeat),
    go,
    act(cast(Choice)),
    acts([value_of_x(3), mode(1)]),
    fact(stack([Spell])),
    acts([cast(Repeat), target(Spell)]),
    resolve_all,
    fact(life(a, Life)).

test('704.5e a copy of a spell ceases to exist in the graveyard, before anybody gets priority', [There, Tokens] == [[], []]) :-
    board,
    card("Calm", "{0}", [sorcery], none, [spell([gain_life(you, 0)])]),
    card("Repeat", "{0}", [instant], none, [spell([copy_spell(target([spell]))])]),
    in_hand(a, 'Calm', Calm),
    in_hand(a, 'Repeat', Repeat),
    go,
    act(cast(Calm)),
    fact(stack([Spell])),
    acts([cast(Repeat), target(Spell)]),
    resolve,
    act(pass), act(pass),
    fact(now(priority(a, _))),
    assertion(fact(stack([Spell]))),
    findall(O, ( fact(token(O)) ), Tokens),
    findall(O, ( fact(object(O, 'Calm', a)), O \== Spell ), There).

test('a token with an ability of its own that copies itself', Names == ['Bear Token']) :-
    board,
    in_hand(a, 'Seed', Seed),
    in_hand(a, 'Doom', Doom),
    go,
    there(Before),
    act(cast(Seed)),
    resolve,
    new(Before, Token),
    acts([cast(Doom), target(Token)]),
    resolve,
    resolve,
    new(Before, Again),
    assertion(Again \== Token),
    named([Again], Names).

test('in the midst of the choice a game is saved, undone and goes on', Size == 4/4) :-
    board,
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Glass', Glass),
    go,
    fluents(First),
    mark(Mark),
    there(Before),
    act(cast(Glass)),
    resolve,
    fluents(Middle),
    fact(now(choose_replacement(a, _, Options))),
    assertion(lists:memberchk(option(_, copying(Ox)), Options)),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    choosing(copying(Ox)),
    new(Before, O),
    size(O, Size).

:- end_tests(rules_copying).
