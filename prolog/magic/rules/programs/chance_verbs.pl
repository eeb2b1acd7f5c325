:- module(chance_verbs, []).

/** <module> Verbs of chance: a coin is flipped (705), cards are dug up until one is like that
*/

:- use_module(library(lists), [append/3, member/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../zones').
:- use_module(deeds, []).
:- use_module(evaluating, [fits/3]).
:- use_module(programs, []).

:- multifile roles:default/3, deeds:of_program/2, evaluating:own_condition/1, evaluating:true_now/2.

instruction do_flip_coin(who:things, name:atom).
instruction do_dig(who:things, for:raw_set, name:atom, how:digging).
process flips_coin(_Item:object, _Name:atom).
process coin_lands(_Item:object, _Name:atom).
fluent flip_of_coin(_Item:object, _Name:atom, _Result:flip_result).
flip_result ::= won ; lost.
program_condition ::= flip_won(_:atom) ; flip_lost(_:atom).

digging ::= revealed ; hidden.
raw_set ::= _:set.

roles:default(do_flip_coin, who, you).
roles:default(do_dig, who, you).
roles:default(do_dig, how, revealed).

%   Who flips a coin wins or loses the flip (705.2): the flip has the name that the verb gives.

'705.1' :: caused -flip_of_coin(Item, Name, Result) after
    do_flip_coin(Item, _, Name), flip_of_coin(Item, Name, Result).
'705.1' :: caused then(Tasks) after
    do_flip_coin(Item, Players, Name), findall(flips_coin(Item, Name), member(_, Players), Tasks).
'705.1' :: caused flip(coin, [won, lost], Seed, N), then([coin_lands(Item, Name)]) after
    flips_coin(Item, Name), seed(Seed), draws(N).
'705.2' :: caused all([-flipped(coin, Result), flip_of_coin(Item, Name, Result)]) after
    coin_lands(Item, Name), flipped(coin, Result).

deeds:of_program(O, flip_of_coin(O, _, _)).

evaluating:own_condition(flip_won(_)).
evaluating:own_condition(flip_lost(_)).

evaluating:true_now(flip_won(Name), view(_, _, Item)) :-
    once(flip_of_coin(Item, Name, won)).
evaluating:true_now(flip_lost(Name), view(_, _, Item)) :-
    once(flip_of_coin(Item, Name, lost)).

%   All cards from the top of a library down to the first that is like that: all, if none is (608.2d).

'608.2c' :: caused -the(Item, Name, Thing) after
    do_dig(Item, _, _, Name, _), the(Item, Name, Thing).
'608.2c' :: caused the(Item, Name, O) after
    do_dig(Item, Players, Set, Name, _), member(Player, Players), dug_out(Item, Player, Set, O).
'701.20a' :: caused event(reveal(Player, O)), revealed(Player, O) after
    do_dig(Item, Players, Set, _, revealed), member(Player, Players), dug_out(Item, Player, Set, O).

dug_out(Item, Player, Set, O) :-
    library(Player, Library),
    target_view(Item, View),
    (   append(Before, [Hit|_], Library),
        fits(Set, Hit, View)
    ->  append(Before, [Hit], Os)
    ;   Os = Library
    ),
    member(O, Os).
