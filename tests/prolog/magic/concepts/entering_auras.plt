:- module(rules_entering_auras_tests, []).

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, set/1, undo_to/1]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2]).

board :-
    start_board([]),
    card("Might", "{9}", [enchantment, aura], none, [keyword(enchant([creature])), static(enchanted(creature), [pt(2, 2)])]),
    card("Curse", "{9}", [enchantment, aura], none, [keyword(enchant([player]))]),
    card("Raise", "{G}", [sorcery], none, [spell([reanimate(target([card_in(graveyard, you)]))])]),
    card("Mirror", "{G}", [sorcery], none, [spell([create_copy(you, 1, target([type(enchantment)]), [])])]),
    permanents(a, 'Grove', 1).

raised(Name) :-
    in_graveyard(a, Name, O),
    in_hand(a, 'Raise', Raise),
    go,
    acts([cast(Raise), target(O), pass, pass]).

hosts(Hosts) :-
    fact(now(choose_replacement(_, _, Options))),
    findall(Host, member(option(_, host(Host)), Options), Hosts).

chosen(Host) :-
    fact(now(choose_replacement(_, _, Options))),
    memberchk(option(Key, host(Host)), Options),
    act(replace(Key, host(Host))).

:- begin_tests(rules_entering_auras).

test('303.4f who controls it chooses what it enchants', Power == 4) :-
    board,
    permanent(a, 'Cub', _),
    permanent(b, 'Cub', Theirs),
    raised('Might'),
    chosen(Theirs),
    power(Theirs, Power),
    assertion(fact(attached(_, Theirs))).

test('303.4f with one such thing there is no choice', Power == 4) :-
    board,
    permanent(b, 'Cub', Theirs),
    raised('Might'),
    power(Theirs, Power).

test('303.4f a player', Hosts == [a, b]) :-
    board,
    permanent(b, 'Cub', _),
    raised('Curse'),
    hosts(Hosts).

test('303.4g where it could enchant nothing it stays where it is', Names == ['Might', 'Raise']) :-
    board,
    raised('Might'),
    values(O, graveyard(a, O), Os),
    named(Os, Unsorted),
    msort(Unsorted, Names).

test('303.4f a token that is a copy of an Aura', Powers == [4, 4]) :-
    board,
    permanent(a, 'Cub', Mine),
    permanent(b, 'Cub', Theirs),
    permanents(a, 'Grove', 1),
    in_hand(a, 'Mirror', Mirror),
    raised('Might'),
    chosen(Theirs),
    fact(attached(Might, Theirs)),
    acts([cast(Mirror), target(Might), pass, pass]),
    chosen(Mine),
    findall(Power, ( member(O, [Mine, Theirs]), power(O, Power) ), Powers).

test('in the midst of the choice a game is saved, undone and goes on', Power == 4) :-
    board,
    permanent(a, 'Cub', Cub),
    permanent(b, 'Cub', _),
    go,
    fluents(First),
    mark(Mark),
    in_graveyard(a, 'Might', O),
    in_hand(a, 'Raise', Raise),
    acts([cast(Raise), target(O), pass, pass]),
    fluents(Middle),
    assertion(ground(Middle)),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    chosen(Cub),
    power(Cub, Power).

%   A spell that is no Aura, and enters as a copy of one.

copied(Aura) :-
    fact(now(choose_replacement(_, _, Options))),
    memberchk(option(Key, copying(Aura)), Options),
    act(replace(Key, copying(Aura))).

test('303.4f what enters as a copy of an Aura enchants what is chosen', Power == 4) :-
    board,
    card("Veil", "{G}", [enchantment], none, [enters_as_copy([enchantment, not([named('Veil')])], [])]),
    permanent(a, 'Cub', Mine),
    permanent(b, 'Cub', Theirs),
    permanent(a, 'Might', Might),
    set(attached(Might, Theirs)),
    in_hand(a, 'Veil', Veil),
    go,
    acts([cast(Veil), pass, pass]),
    copied(Might),
    hosts(Hosts),
    assertion(Hosts == [Mine, Theirs]),
    chosen(Mine),
    power(Mine, Power).

test('303.4g with nothing that it could enchant it goes to the graveyard, and enters never', [There, Buried] == [[], ['Veil']]) :-
    board,
    card("Glow", "{9}", [enchantment, aura], none, [keyword(enchant([artifact, controlled(you)]))]),
    card("Veil", "{G}", [enchantment], none, [enters_as_copy([enchantment], [])]),
    card("Gem", "{0}", [artifact], none, []),
    permanent(b, 'Gem', Gem),
    permanent(b, 'Glow', Glow),
    set(attached(Glow, Gem)),
    in_hand(a, 'Veil', Veil),
    go,
    acts([cast(Veil), pass, pass]),
    copied(Glow),
    findall(O, ( fact(controls(a, O)), fact(object(O, 'Glow', _)) ), There),
    values(O, graveyard(a, O), Objects),
    named(Objects, Buried).

:- end_tests(rules_entering_auras).
