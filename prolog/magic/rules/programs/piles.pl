:- module(piles, []).

/** <module> Piles (700.3): what one player has separated, another one chooses one pile of
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../concepts/players').
:- use_module(deeds, []).
:- use_module(programs, []).

instruction do_choose_pile(who:things, name:atom, one:things, other:things).
choice choose_pile(_P:player, _Item:object, _Name:atom, _One:things, _Other:things).
choose_pile(_, _, _, _, _) otherwise "no pile is being chosen now".
action pile(_N:integer).

:- multifile roles:default/3.

roles:default(do_choose_pile, who, you).

%   An empty pile can be chosen, too (700.3).

'700.3' :: caused -the(Item, Name, Thing) after
    do_choose_pile(Item, _, Name, _, _), the(Item, Name, Thing).
'700.3' :: caused then([choose_pile(Player, Item, Name, One, Other)]) after
    do_choose_pile(Item, [Player|_], Name, One, Other).
'700.3' :: executable pile(N) if choose_pile(_, _, _, _, _), nth_pile(N).
'700.3' :: caused the(Item, Name, Thing) after
    pile(N), now(choose_pile(_, Item, Name, One, Other)), ( N =:= 1 -> Pile = One ; Pile = Other ), member(Thing, Pile).

nth_pile(N) reads silent otherwise "there is no pile number ~w"-[N].

nth_pile(1).
nth_pile(2).
