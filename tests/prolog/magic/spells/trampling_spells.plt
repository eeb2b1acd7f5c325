:- module(trampling_spells_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(trampling_spells).

ray(Keywords, Target, Life, Damage) :-
    start_board([]),
    findall(keyword(Keyword), member(Keyword, Keywords), Abilities),
    card("Ray", "{0}", [instant], none, [spell([damage(this, 5, target([creature]))])|Abilities]),
    permanent(b, Target, O),
    in_hand(a, 'Ray', Ray),
    go,
    acts([cast(Ray), target(O)]),
    resolve,
    fact(life(b, Life)),
    values(N, damage(O, N), Damage).

test('120.4a excess damage of a spell with trample is dealt to the controller', Life-Dead == 19-[]) :-
    ray([trample], 'Ox', Life, Dead).

test('702.2b with deathtouch 1 is lethal', Life == 16) :-
    ray([trample, deathtouch], 'Ox', Life, _).

test('120.4a without trample it is not', Life == 20) :-
    ray([], 'Ox', Life, _).

test('a keyword that means nothing on an instant or sorcery is refused') :-
    once(read_ability(spell, "Flying", misplaced(_, _))),
    once(read_ability(spell, "Trample", understood(_, _))),
    once(read_ability(permanent, "Flying", understood(_, _))).

:- end_tests(trampling_spells).
