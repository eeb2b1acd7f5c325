:- module(permitted, []).

/** <module> Playing cards by permission of an effect, and casting them without paying (118.9, 601.3)

`permitted(Player, O, How, Until)`: Player may play the card O, which lies face up in exile or in a
graveyard, by paying its costs (`paid`) or `free`. What may be cast as a spell or ability
resolves (608.2g) is offered at once, and only then.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../keywords/morph', []).
:- use_module('../turn/turn', [main_phase/0]).
:- use_module('../ways/fitting_spells', [fits_whole/2]).
:- use_module('../zones').
:- use_module(casters, [castable_within/3]).
:- use_module(casting, []).
:- use_module(casting_steps).

way ::= permitted ; free.
permission ::= paid ; free.
said_permission ::= _:permission ; paid_as(_:spent_as).
spent_as ::= color ; type.
permitted_for ::= this_turn ; until_end_of_your_next_turn ; while_there ; until_another.
permitted_until ::= this_turn ; next_turn ; while_there ; until_another(_:object).

fluent permitted(_P:player, _O:object, _How:permission, _Until:permitted_until) marks memory(objects).

instruction exile_to_play(_Who:player, _N:quantity, _How:said_permission, _Until:permitted_for).
instruction exile_others_to_play(_From:player, _N:quantity, _How:said_permission, _Until:permitted_for).
instruction may_play(_What:card, _How:said_permission, _Until:permitted_for).
instruction may_cast_it(_What:card, _How:said_permission, _Until:permitted_for).
instruction may_cast_free(_What:card).
instruction may_cast_free_from_hand(_Filter:object_filter).

fluent pays_as(_P:player, _O:object, _As:spent_as) marks memory(objects).

process exile_top(_P:player, _From:player, _N:integer, _How:said_permission, _Until:permitted_until).
process offer_free(_P:player, _Item:object, _Objects:objects).
process cast_within(_Item:object).
choice choose_free(_P:player, _Item:object, _Objects:objects).
choose_free(_, _, _) otherwise "nothing is offered to be cast for free now".
permitted(Player, O, _, _)
    reads "an effect lets ~w play ~o"-[Player, O] otherwise "no effect lets ~w play ~o"-[Player, O].

%   "Exile the top card of your library. You may play it this turn."

'701.13a' :: caused then([exile_top(Player, Player, N, How, Until)]) after
    exile_to_play(_, Player, N, How, For), lasting(For, Until).
'701.13a' :: caused then([exile_top(Player, From, N, How, Until)]) after
    exile_others_to_play(Item, From, N, How, For), lasting(For, Until), player_of(Item, Player).
'701.13a' :: caused all([event(moves(O, library(From), exile, New))|Permissions]),
                    then([exile_top(Player, From, Left, How, Until)]) after
    exile_top(Player, From, N, How, Until), N > 0, library(From, [O|_]), Left is N-1, permissions(How, Player, New, Until, Permissions).
'601.3' :: caused all(Permissions) after
    may_play(Item, O, How, For), lasting(For, Until), player_of(Item, Player), open_place(O), permissions(How, Player, O, Until, Permissions).

'601.3' :: caused all(Permissions) after
    may_cast_it(Item, O, How, For), lasting(For, Until), player_of(Item, Player), open_place(O), \+ land(O), permissions(How, Player, O, Until, Permissions).

%   permissions(+How, +Player, +Object, +Until, -Facts): mana may be spent on it as though it were of any color or type (spending_as.pl).

permissions(How, Player, O, Until, Permissions) :-
    (   How = paid_as(As)
    ->  Permissions = [permitted(Player, O, paid, Until), pays_as(Player, O, As)]
    ;   Permissions = [permitted(Player, O, How, Until)]
    ).

%   "You may play it until you exile another card with this artifact" (611.2a).

'601.3' :: caused all(Permissions) after
    may_play(Item, O, How, until_another), target_view(Item, view(Source, Player, _)), open_place(O),
    permissions(How, Player, O, until_another(Source), Permissions).
'611.2a' :: caused -permitted(Player, Other, Paid, until_another(Source)) after
    may_play(Item, O, _, until_another), target_view(Item, view(Source, Player, _)), permitted(Player, Other, Paid, until_another(Source)), Other \== O.

lasting(this_turn, this_turn).
lasting(until_end_of_your_next_turn, next_turn).
lasting(while_there, while_there).

open_place(O) :- exile(O).
open_place(O) :- graveyard(_, O).

%   A permission ends with its time, or with the card's stay.

'514.2' :: caused -permitted(P, O, How, this_turn) after
    begin_turn(_), permitted(P, O, How, this_turn).
'514.2' :: caused -permitted(P, O, How, next_turn), permitted(P, O, How, this_turn) after
    begin_turn(P), permitted(P, O, How, next_turn).
'400.7' :: caused -permitted(P, O, How, Until) after moves(O, exile, _, _), permitted(P, O, How, Until).
'400.7' :: caused -permitted(P, O, How, Until) after moves(O, graveyard(_), _, _), permitted(P, O, How, Until).

%   Casting, at the time that the card itself allows

:- multifile casters:casts_in/2, casting_steps:way_of/2, casting:cast_from/4, costs:base_costs/3, costs:without_paying/1, faces:land_from/3,
             morph:castable_from/2.

casting_steps:way_of(O, Way) :-
    permitted(_, O, How, _),
    way_for(How, Way).
casting_steps:way_of(O, free) :-
    now(choose_free(_, _, Objects)),
    member(O, Objects).

'601.3e' :: caused morph:castable_from(O, Player) if permitted(Player, O, paid, _).

way_for(_, _) reads silent.

way_for(paid, permitted).
way_for(free, free).

'601.3' :: executable cast(O, Way) if
    priority(Player, _), permitted(Player, O, How, _), way_for(How, Way), \+ land(O).
'709.3' :: nonexecutable cast(O, Way) if
    memberchk(Way, [permitted, free]), definition:faces(Name, _, split), object(O, Name, _)
    because "one half of ~o is cast"-[O].
'601.2f' :: caused costs:base_costs(permitted, Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'118.9' :: caused costs:without_paying(free).
'601.2a' :: caused casting:cast_from(O, Way, Player, Place) if
    permitted(Player, O, How, _), way_for(How, Way), where(O, Place).

%   Lands (305.1)

'305.1' :: executable play_land(O, permitted) if
    priority(Player, _), permitted(Player, O, _, _), active(Player), main_phase, land(O).
'305.4' :: caused event(moves(O, Place, battlefield(Player), _)), event(plays_land(Player, O)),
                  land_played(Player), then([open_priority(Player)]) after
    play_land(O, permitted), now(priority(Player, _)), where(O, Place).
faces:land_from(O, permitted, _) :- permitted(_, O, _, _), land(O).

%   Casting as something resolves: no player gets priority for it (608.2g).

'608.2g' :: caused then([offer_free(Player, Item, [O])]) after
    may_cast_free(Item, O), player_of(Item, Player).
'608.2g' :: caused then([offer_free(Player, Item, Objects)]) after
    may_cast_free_from_hand(Item, _), player_of(Item, Player), findall(O, hand(Player, O), Unsorted), sort(Unsorted, Objects).
'601.3e' :: caused offered_as(Item, Filter) after
    may_cast_free_from_hand(Item, Filter).
'608.2g' :: caused then([choose_free(Player, Item, Objects)]) after
    offer_free(Player, Item, Offered), findall(O, ( member(O, Offered), castable(Player, Item, O) ), Objects),
    Objects \== [].

casters:casts_in(choose_free(Player, _, _), Player).

%   free_face(+Player, +Item, +O): some part of O can be cast for nothing, as Item lets it (split_ways.pl).

:- multifile free_face/3.
:- dynamic free_face/3.

castable(Player, Item, O) :-
    where(O, _),
    free_face(Player, Item, O),
    !.
castable(Player, Item, O) :-
    where(O, _),
    \+ land(O),
    fits_whole(Item, O),
    object(O, Name, _),
    \+ definition:faces(Name, _, split),
    castable_within(Player, O, free).

'608.2g' :: executable cast(O, free) if choose_free(_, Item, Objects), member(O, Objects), \+ land(O), fits_whole(Item, O).
'601.2c' :: nonexecutable cast(O, Way) if
    now(choose_free(Player, _, _)), casting:no_target(Player, O, Way)
    because "it has no legal target"-[].
'601.2h' :: nonexecutable cast(O, Way) if
    now(choose_free(Player, _, _)), \+ casting:affordable(Player, O, Way)
    because "~o"-[Why] where casting:unaffordable(Player, O, Way, Why).
'608.2g' :: executable no if choose_free(_, _, _).
'608.2g' :: caused event(begins_casting_within(Player, O, free, _)) after
    cast(O, free), now(choose_free(Player, _, _)).
event begins_casting_within(_P:player, _O:object, _Way:way, _Item:object).
'601.2a' :: caused event(moves(O, Place, stack(Player), Item)), casting(Item, a), way(Item, Way), then(Steps) after
    begins_casting_within(Player, O, Way, Item), where(O, Place), casting_steps(Item, All),
    append(Most, [announced(Item)], All), append(Most, [cast_within(Item)], Steps).
'601.2i' :: caused -casting(Item, g), -cost(Item, Costs), event(casts(Player, Item)), cast_this_turn(Player, Item) after
    cast_within(Item), stack_item(Item, Player, spell), cost(Item, Costs).
