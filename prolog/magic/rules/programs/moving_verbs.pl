:- module(moving_verbs, []).

/** <module> Verbs that move cards and show them (400, 701)
*/

:- use_module(library(lists), [append/3, member/2, reverse/2, selectchk/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/text/words/text_lexicon', [ordinal_word/2]).
:- use_module('../concepts/knowledge', [unseen_but_for_this/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../spells/effects', []).
:- use_module('../zones').
:- use_module(evaluating, [amount/3]).
:- use_module(programs, []).

:- multifile roles:default/3, deeds:of_program/2.

instruction do_destroy(what:things).
instruction do_bury(what:things).
instruction do_sacrifice(what:things).
instruction do_discard(what:things).
instruction do_move(what:things, to:destination, under:holder, how:entering_ways).
instruction do_draw(who:things, amount:amount).
instruction do_mill(who:things, amount:amount).
instruction do_shuffle(who:things).
instruction do_shuffle_in(what:things, whose:libraries).
instruction do_put_in_order(who:things, what:things, to:end_of_library).
instruction do_reveal(what:things, name:atom).
instruction do_look(who:things, what:things, name:atom).
process program_ends(_Item:object).

%   Under whose control it enters: `owner`, or that of the first of the players that are found.

holder_reference ::= owner ; _:reference.
instructions:written(holder, holder_reference).
instructions:finds(holder, Item, Said, Under) :-
    (   Said == owner
    ->  Under = owner
    ;   instructions:finds(things, Item, Said, [Under|_])
    ).

%   Whose libraries are shuffled: besides those of the owners of what is found, those of the players that are meant.

libraries ::= [_:player].
libraries_reference ::= owners ; _:reference.
instructions:written(libraries, libraries_reference).
instructions:finds(libraries, Item, Said, Players) :-
    (   Said == owners
    ->  Players = []
    ;   instructions:finds(things, Item, Said, Players)
    ).

destination ::= hand ; graveyard ; exile ; battlefield ; library(top) ; library(bottom) ; library(random) ; library(shuffled)
              ; library(_:nth_from_top).
nth_from_top ::= second ; third ; fourth ; fifth ; sixth ; seventh.
end_of_library ::= library(top) ; library(bottom).
entering_ways ::= [_:entering_way].
entering_way ::= tapped ; attacking ; counters(_:counter_kind, _:amount) ; becoming(_:changes).

roles:default(do_move, under, owner).
roles:default(do_move, how, []).
roles:default(do_draw, who, you).
roles:default(do_draw, amount, 1).
roles:default(do_mill, who, you).
roles:default(do_shuffle, who, you).
roles:default(do_reveal, name, revealed).
roles:default(do_look, who, you).
roles:default(do_look, name, looked).

'701.8a' :: caused event(destroy(O)) after
    do_destroy(_, Things), member(O, Things), permanent(O), \+ has(O, indestructible).
'701.8a' :: caused event(destroy(O)) after
    do_bury(_, Things), member(O, Things), permanent(O), \+ has(O, indestructible).
'701.19c' :: caused event(cant_be_regenerated(O)) after
    do_bury(_, Things), member(O, Things), permanent(O).
'701.21a' :: caused event(sacrifice(Player, O)) after
    do_sacrifice(_, Things), member(O, Things), controls(Player, O).
'701.9a' :: caused event(discard(Player, O)) after
    do_discard(_, Things), member(O, Things), hand(Player, O).

%   From wherever it is, together (400.6): what leaves is seen by all that leaves with it.

'400.6' :: caused all(Effects) after
    do_move(Item, Things, To, Under, How), \+ arranged(Things, To),
    findall(Effect, ( member(O, Things), movement(Item, O, To, Under, How, Effect) ), Effects).

%   What was to be put onto the battlefield and could not be stays where it is: it is none of the rest (608.2c).

fluent set_forth(_Item:object, _O:object).
deeds:of_program(Item, set_forth(Item, _)).

'608.2c' :: caused set_forth(Item, O) after
    do_move(Item, Things, battlefield, _, _), definition:uses(the_rest), member(O, Things), integer(O), \+ permanent(O).

%   arranged(+Things, +To) is semidet: they don't go there in the order in which they are found.

arranged([_, _|_], library(Where)) :- Where \== shuffled.
arranged(_, library(random)).

%   A library is shuffled though none of what is shuffled into it is there any more, or nothing is (701.24c, 701.24d).

'701.24d' :: caused all(Effects), then(Shuffles) after
    do_shuffle_in(Item, Things, Players),
    findall(Effect, ( member(O, Things), movement(Item, O, library(top), owner, [], Effect) ), Effects),
    findall(Player, ( member(Player, Players) ; member(O, Things), owner(O, Player) ), All), sort(All, Shuffled),
    findall(shuffle_library(Player), member(Player, Shuffled), Shuffles).

%   Several that are put into a library are put in the order that their owner says (401.4), or whoever puts them there "in any
%   order", or by lot, which nobody is told. They go once all of them have their places.

fluent by_lot(_O:object) visible_to nobody.
fluent takes_place(P:player, _Item:object, _Nth:integer, _O:object) visible_to P.
takes_place(_, _, _, O) reads "~o has its place"-[O] otherwise "~o has no place yet"-[O].
choice order_moved(_P:player, _Item:object, _Things:objects, _To:destination).
order_moved(_, _, _, _) otherwise "no cards are being put into a library now".
process move_arranged(_Item:object, _To:destination).
process draw_lots(_Item:object, _Things:objects, _Drawn:objects).
process put_drawn(_Item:object, _Things:objects, _Drawn:objects).

'401.4' :: caused then(Tasks) after
    do_move(Item, Things, To, _, _), arranged(Things, To), To \== library(random), findall(Owner, ( member(O, Things), owner(O, Owner) ), All),
    sort(All, Owners), findall(order_moved(Owner, Item, Own, To), ( member(Owner, Owners), owned(Owner, Things, Own) ), Choices),
    append(Choices, [move_arranged(Item, To)], Tasks).
'401.4' :: caused then([order_moved(Player, Item, Things, To), move_arranged(Item, To)]) after
    do_put_in_order(Item, [Player|_], Things, To), Things \== [].
'401.4' :: executable put_next(O) if order_moved(Player, Item, Things, _), member(O, Things), \+ takes_place(Player, Item, _, O).
'401.4' :: caused takes_place(Player, Item, Nth, O) after
    put_next(O), now(order_moved(Player, Item, _, _)), placed(Item, Placed), length([O|Placed], Nth).
'401.4' :: caused then([order_moved(Player, Item, Things, To)]) after
    put_next(O), now(order_moved(Player, Item, Things, To)), once(( member(Other, Things), Other \== O, \+ takes_place(Player, Item, _, Other) )).
'401.4' :: caused all(Effects) after
    move_arranged(Item, To), placed(Item, Things),
    findall(Effect, ( member(O, Things), movement(Item, O, To, owner, [], Effect) ), Effects).
'401.4' :: caused -takes_place(Player, Item, Nth, O) after
    move_arranged(Item, _), takes_place(Player, Item, Nth, O).
'401.4' :: caused then([draw_lots(Item, Things, [])]) after
    do_move(Item, Things, library(random), _, _).
'401.4' :: caused flip(next_card, Things, Seed, N), then([put_drawn(Item, Things, Drawn)]) after
    draw_lots(Item, Things, Drawn), Things \== [], seed(Seed), draws(N).
'401.4' :: caused -flipped(next_card, O), by_lot(O), then([draw_lots(Item, Others, [O|Drawn])]) after
    put_drawn(Item, Things, Drawn), flipped(next_card, O), selectchk(O, Things, Others).
'401.4' :: caused all(Effects) after
    draw_lots(Item, [], Drawn), reverse(Drawn, Things),
    findall(Effect, ( member(O, Things), movement(Item, O, library(bottom), owner, [], Effect) ), Effects).
'401.4' :: caused -by_lot(O) after
    draw_lots(_, [], Drawn), member(O, Drawn).

owned(Owner, Things, Own) :-
    findall(O, ( member(O, Things), owner(O, Owner) ), Own).

%   placed(+Item, -Things) is det: those that have their places, the first one first.

placed(Item, Things) :-
    findall(Nth-O, takes_place(_, Item, Nth, O), Unsorted),
    sort(Unsorted, Sorted),
    pairs_values(Sorted, Things).

%   movement(+Item, +Object, +To, +Under, +How, -Effect) is semidet: a permanent does not move to the battlefield.

movement(Item, O, To, Under, How, Effect) :-
    integer(O),
    where(O, From),
    place_to(To, O, Under, Place),
    \+ ( From = battlefield(_), Place = battlefield(_) ),
    target_view(Item, View),
    findall(Way, ( linked(Place, View, Way) ; member(Said, How), way(Said, Place, View, Way) ), Ways),
    (   Ways == []
    ->  Effect = event(moves(O, From, Place, _))
    ;   Effect = all([event(moves(O, From, Place, New))|With]),
        with_ways(Ways, O, New, With)
    ).

place_to(hand, O, _, hand(Owner)) :- owner(O, Owner).
place_to(graveyard, O, _, graveyard(Owner)) :- owner(O, Owner).
place_to(exile, _, _, exile).
place_to(battlefield, O, Under, battlefield(Player)) :- ( Under == owner -> owner(O, Player) ; Player = Under ).
place_to(library(Where), O, _, Place) :-
    owner(O, Owner),
    (   Where == bottom
    ->  Place = library_bottom(Owner)
    ;   ordinal_word(N, Where)
    ->  Place = library_place(Owner, N)
    ;   Place = library(Owner)
    ).

%   What another ability finds that this one has exiled (607.2a).

linked(exile, view(Source, _, _), exiled_with(Source)) :-
    definition:uses(exiled_with).

way(tapped, battlefield(_), _, tapped).
way(attacking, battlefield(_), _, attacking).
way(counters(Kind, Amount), Place, View, Way) :-
    amount(Amount, View, N),
    N > 0,
    ( Place = battlefield(Player) -> Way = enters_with(Player, Kind, N) ; Way = counters(Kind, N) ).

way(becoming(Changes), battlefield(_), _, becoming(Changes)).

with_ways([], _, _, []).
with_ways([Way|Ways], O, New, [Effect|Effects]) :-
    with_way(Way, O, New, Effect),
    with_ways(Ways, O, New, Effects).

with_way(exiled_with(Source), _, New, exiled_with(New, Source)).
with_way(tapped, _, New, tapped(New)).
with_way(attacking, _, New, event(put_attacking(New))).
with_way(becoming(Changes), _, New, event(begins_effect([New], Changes, permanent, _))).
with_way(enters_with(Player, Kind, N), O, New, event(brings_counters(O, Player, New, Kind, N))).
with_way(counters(Kind, N), _, New, event(put_counters(New, Kind, N))).

%   Cards that are drawn, milled, shuffled

'121.2' :: caused then(Tasks) after
    do_draw(_, Players, N), N > 0, findall(draw_cards(Player, N), member(Player, Players), Tasks).
'701.17a' :: caused then(Tasks) after
    do_mill(_, Players, N), N > 0, findall(mill_cards(Player, N), member(Player, Players), Tasks).
'701.24a' :: caused then(Tasks) after
    do_shuffle(_, Players), findall(shuffle_library(Player), member(Player, Players), Tasks).

%   What is revealed or looked at has the name that the verb gives it, and is seen until that name is another's or the program ends.

'701.20a' :: caused event(reveal(Player, O)), the(Item, As, O), revealed(Player, O) after
    do_reveal(Item, Things, As), member(O, Things), owner(O, Player).
'701.20e' :: caused the(Item, As, O), looked_at(Player, O) after
    do_look(Item, Players, Things, As), member(Player, Players), member(O, Things).
'701.20e' :: caused knows(Player, O) if unseen_but_for_this(O, Player) after
    do_look(_, Players, Things, _), member(Player, Players), member(O, Things).
'701.20e' :: caused -the(Item, As, O) after
    do_look(Item, _, _, As), the(Item, As, O).
'701.20a' :: caused -the(Item, As, O) after
    do_reveal(Item, _, As), the(Item, As, O).
'701.20e' :: caused -looked_at(Player, O) after
    do_look(Item, _, Things, As), the(Item, As, O), \+ memberchk(O, Things), looked_at(Player, O).
'701.20a' :: caused -revealed(Player, O) after
    do_reveal(Item, Things, As), the(Item, As, O), \+ memberchk(O, Things), revealed(Player, O).
'701.20e' :: caused -looked_at(Player, O) after
    program_ends(Item), the(Item, _, O), looked_at(Player, O).
'701.20a' :: caused -revealed(Player, O) after
    program_ends(Item), the(Item, _, O), revealed(Player, O).

%   A program that stands in a mode or after a condition ends as its item leaves the stack.

deeds:of_program(Item, looked_at(_, O)) :- the(Item, _, O).
deeds:of_program(Item, revealed(_, O)) :- the(Item, _, O).
