:- module(target_slots,
          [ slot_filter/3,              % +Slots, +K, -Filter
            slots_legal/3,              % +Slots, +Source, +Player
            could_target/4,             % +Slots, +Source, +Player, -Thing
            still_to_come/5,            % +Item, +Slots, +K, +Thing, -Other
            mode_legal/4,               % +Slots, +Mode, +Source, +Player
            passed_over/3,              % +Item, +K, +Slot
            still_free/3,               % +Item, +Slot, +Thing
            apart/3,                    % +Slot, +JAndOther, +Thing
            filter_after/3,             % +Slot, +Before, -Filter
            enough_targets/2,           % +K, +Slot
            for_slot/2,                 % +Chosen, +K
            leaves_another/5            % +Item, +Slots, +K, +Thing, +View
          ]).

/** <module> What a spell or ability targets: one slot for each target (601.2c)

A slot is slot(Filter), a target that has to be chosen, or slot(Filter, Options), of which

  * group(Least, First, Last): the slots First to Last are for one "target" of the text, such as "up
    to two target creatures"; at least Least of them are filled, each with another object
  * many(Least, Quantity): it stands for as many slots as Quantity is, of which all or none are to be filled; beside a
    spell or ability on the stack they are a group
  * one_each(Who, Least): it stands for one slot for each player or opponent, whose own it is
  * differs: it is another object than those of the slots before it
  * controlled_by_target(J): it is controlled by the player that the slot J is for, or by the controller of its object
  * if_kicked: it is chosen only if the spell was kicked
  * mode(N, Count): it is a target of mode N out of Count, and is chosen if the mode is (700.2)
*/

:- use_module(library(lists), [member/2, memberchk/2, nth1/3, selectchk/4]).
:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module(casting_steps, []).

slot_filter(_, _, _) reads silent.
slots_legal(_, _, _) reads silent.
mode_legal(_, _, _, _) reads silent otherwise "the targets of that mode are not there".
leaves_another(_, _, _, _, _) reads silent otherwise "there would be no other target then".
still_free(_, _, _) reads silent otherwise "it is a target already".
enough_targets(_, _) reads silent otherwise "a target is still to be chosen".

%!  slot_filter(+Slots, +K, -Filter) is semidet.

slot_filter(Slots, K, Filter) :-
    nth1(K, Slots, Slot),
    arg(1, Slot, Filter).

options(slot(_), []).
options(slot(_, Options), Options).

option(Slot, Option) :-
    options(Slot, Options),
    memberchk(Option, Options).

%!  slots_legal(+Slots, +Source, +Player) is semidet.
%
%   There are targets for what Source has, and for one of its modes, if it has modes.

slots_legal(Slots, Source, Player) :-
    (   Slots = [slot(Filter)]
    ->  once(another_candidate(Filter, Source, Player, _))
    ;   member(Slot, Slots),
        option(Slot, mode(_, Count))
    ->  once(( between(1, Count, Mode), mode_legal(Slots, Mode, Source, Player) ))
    ;   member(Slot, Slots),
        hangs_together(Slot)
    ->  once(all_together(Slots, 1, Source, Player, [], _))
    ;   all_legal(Slots, 1, Source, Player)
    ).

%   hangs_together(+Slot) is semidet: what it may be hangs on what is chosen before it.

hangs_together(Slot) :-
    ( option(Slot, differs) ; option(Slot, controlled_by_target(_)) ),
    !.

%   all_together(+Slots, +K, +Source, +Player, +Before, -All) is nondet: all that is wanted can be had, with the targets Before, K-Thing
%   each.

all_together([], _, _, _, All, All).
all_together([Slot|Slots], K, Source, Player, Before, All) :-
    Next is K+1,
    (   unwanted(Slot)
    ->  all_together(Slots, Next, Source, Player, Before, All)
    ;   filter_after(Slot, Before, Filter),
        another_candidate(Filter, Source, Player, Thing),
        \+ ( option(Slot, differs), memberchk(_-Thing, Before) ),
        all_together(Slots, Next, Source, Player, [K-Thing|Before], All)
    ).

%!  filter_after(+Slot, +Before, -Filter) is semidet.
%
%   Its filter as the targets Before, K-Thing each, make it.

filter_after(Slot, Before, Filter) :-
    arg(1, Slot, Filter0),
    (   option(Slot, controlled_by_target(J))
    ->  memberchk(J-Thing, Before),
        player_or_controller(Thing, Side),
        selectchk(controlled(player_of(chosen(J))), Filter0, controlled(player(Side)), Filter)
    ;   Filter = Filter0
    ).

unwanted(Slot) :-
    ( option(Slot, if_kicked) ; option(Slot, group(0, _, _)) ),
    !.

%!  could_target(+Slots, +Source, +Player, -Thing) is nondet.
%
%   Thing could be a target of Source, which Player casts, with all others that it wants.

could_target(Slots, Source, Player, Thing) :-
    (   member(Hanging, Slots),
        hangs_together(Hanging)
    ->  all_together(Slots, 1, Source, Player, [], All),
        ( member(_-Thing, All) ; optional_beside(All, Slots, Source, Player, Thing) )
    ;   member(Slot, Slots),
        \+ option(Slot, if_kicked),
        arg(1, Slot, Filter),
        another_candidate(Filter, Source, Player, Thing)
    ).

optional_beside(All, Slots, Source, Player, Thing) :-
    member(Slot, Slots),
    option(Slot, group(0, _, _)),
    filter_after(Slot, All, Filter),
    another_candidate(Filter, Source, Player, Thing),
    \+ ( option(Slot, differs), memberchk(_-Thing, All) ).

%!  still_to_come(+Item, +Slots, +K, +Thing, -Other) is nondet.
%
%   With Thing as the target K, or with no more of those words where it is `none`, Other can be a target of a slot after it.

still_to_come(Item, Slots, K, Thing, Other) :-
    target_view(Item, view(Source, Player, _)),
    nth1(L, Slots, Slot),
    L > K,
    \+ of_no_choice(Item, Slot),
    ( option(Slot, group(_, First, _)), First =< K -> Thing \== none, L =:= K+1 ; true ),
    filter_with(Item, Slot, K-Thing, Filter0),
    filter_of(Item, Filter0, Filter),
    another_candidate(Filter, Source, Player, Other),
    still_free(Item, Slot, Other),
    \+ ( Other == Thing, ( option(Slot, differs) ; option(Slot, group(_, From, _)), From =< K ) ).

%!  leaves_another(+Item, +Slots, +K, +Thing, +View) is semidet.
%
%   With Thing as the target K, there is still another for the slots after it that want one, and one that hangs on it.

leaves_another(Item, Slots, K, Thing, view(Source, Player, _)) :-
    \+ ( nth1(L, Slots, Slot),
         L > K,
         hangs_together(Slot),
         \+ passed_over(Item, L, Slot),
         \+ option(Slot, group(0, _, _)),
         \+ ( filter_with(Item, Slot, K-Thing, Filter),
              another_candidate(Filter, Source, Player, Other),
              \+ ( option(Slot, differs), ( Other == Thing ; target(Item, _, Other) ) )
            )
       ).

filter_with(Item, Slot, K-Thing, Filter) :-
    (   option(Slot, controlled_by_target(J)),
        target(Item, J, Before)
    ->  filter_after(Slot, [J-Before], Filter)
    ;   filter_after(Slot, [K-Thing], Filter)
    ).

%!  mode_legal(+Slots, +Mode, +Source, +Player) is semidet.

mode_legal(Slots, Mode, Source, Player) :-
    \+ ( nth1(K, Slots, Slot),
         option(Slot, mode(Mode, _)),
         \+ legal(Slot, K, Source, Player)
       ).

all_legal([], _, _, _).
all_legal([Slot|Slots], K, Source, Player) :-
    legal(Slot, K, Source, Player),
    Next is K+1,
    all_legal(Slots, Next, Source, Player).

%   legal(+Slot, +K, +Source, +Player): there is something for it, and for those before it in its group.

legal(Slot, K, Source, Player) :-
    arg(1, Slot, Filter),
    (   option(Slot, if_kicked)
    ->  true
    ;   option(Slot, one_each(_, Least))
    ->  ( Least =:= 0 -> true ; at_least_so_many(1, Filter, Source, Player) )
    ;   option(Slot, many(Least, _))
    ->  ( integer(Least) -> at_least_so_many(Least, Filter, Source, Player) ; true )
    ;   option(Slot, group(Least, First, _))
    ->  Wanted is K-First+1,
        (   Wanted > Least
        ->  true
        ;   at_least_so_many(Wanted, Filter, Source, Player)
        )
    ;   another_candidate(Filter, Source, Player, _)
    ->  true
    ).

%   A spell on the stack is no target of its own.

another_candidate(Filter, Source, Player, Thing) :-
    candidate(Filter, Source, Player, Thing),
    \+ ( Thing == Source, memberchk(spell, Filter) ).

at_least_so_many(N, Filter, Source, Player) :-
    findall(Thing, another_candidate(Filter, Source, Player, Thing), Things0),
    sort(Things0, Things),
    length(Things, Count),
    Count >= N.

%!  passed_over(+Item, +K, +Slot) is semidet.
%
%   Nothing is chosen for it: it is of another mode, or no more were wanted.

passed_over(Item, _, Slot) :-
    of_no_choice(Item, Slot),
    !.
passed_over(Item, K, Slot) :-
    option(Slot, group(_, First, _)),
    K > First,
    Before is K-1,
    \+ target(Item, Before, _).

%   of_no_choice(+Item, +Slot) is semidet: the mode that it is for was not chosen, or Item was not kicked.

of_no_choice(Item, Slot) :-
    option(Slot, mode(N, _)),
    \+ mode(Item, N),
    !.
of_no_choice(Item, Slot) :-
    option(Slot, if_kicked),
    target_view(Item, view(Source, _, _)),
    \+ kicked(Item),
    \+ kicked(Source),
    !.

%!  still_free(+Item, +Slot, +Thing) is semidet.
%
%   Thing is not yet a target for the same words of Item (601.2c).

still_free(Item, Slot, Thing) :-
    \+ ( option(Slot, differs), target(Item, _, Thing) ),
    \+ ( option(Slot, group(_, _, _)),
         target(Item, K, Other),
         \+ apart(Slot, K-Other, Thing)
       ).

%!  apart(+Slot, +JAndOther, +Thing) is semidet.
%
%   J-Other and Thing can be two targets for the words of Slot, or Slot is for other words than the slot J.

apart(Slot, J-Other, Thing) :-
    \+ ( option(Slot, group(_, First, Last)),
         between(First, Last, J),
         (   Other == Thing
         ;   arg(1, Slot, Filter),
             memberchk(one_graveyard, Filter),
             of_another_graveyard(Other, Thing)
         )
       ).

of_another_graveyard(Other, Thing) :-
    graveyard(Player, Thing),
    \+ graveyard(Player, Other).

%!  for_slot(+Chosen, +K) is semidet.
%
%   The slot K is among what instructions call Chosen.

for_slot(chosen_of(Ks), K) :- memberchk(K, Ks).
for_slot(chosen_since(First), K) :- K >= First.

%!  enough_targets(+K, +Slot) is semidet.
%
%   The slot K need not be filled.

enough_targets(K, Slot) :-
    option(Slot, group(Least, First, _)),
    K-First >= Least.
