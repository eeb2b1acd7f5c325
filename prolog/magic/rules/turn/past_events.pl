:- module(past_events, []).

/** <module> What happened this turn to things of a sort (608.2i): what died, left, was discarded, sacrificed

`past(Who, What)` is how often What happened to those of the players Who this turn, `past_of_others` to others
than what asks. It is kept only where an ability of this game asks for it, and described as it was when it
happened, whatever becomes of it later.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [matches/3, reference/3]).
:- use_module('../concepts/objects').
:- use_module('../zones').
:- use_module(attacking, []).
:- use_module(blocking, []).
:- use_module(turn, []).

quantity ::= past(_:player_reference, _:past_event) ; past_of_others(_:player_reference, _:past_event).
past_event ::= died(_:object_filter) ; left(_:object_filter) ; left_graveyard(_:object_filter) ; discarded(_:object_filter)
             ; sacrificed(_:object_filter) ; descended ; warped.

fluent past_event(_What:past_event, _P:player, _O:object).

'608.2i' :: caused past_event(died(Filter), P, O) after
    moves(O, battlefield(P), graveyard(_), _), definition:remembers(died(Filter)), such(Filter, O, P).
'608.2i' :: caused past_event(left(Filter), P, O) after
    moves(O, battlefield(P), _, _), definition:remembers(left(Filter)), such(Filter, O, P).
'608.2i' :: caused past_event(left_graveyard(Filter), P, O) after
    moves(O, graveyard(P), _, _), definition:remembers(left_graveyard(Filter)), \+ token(O), such(Filter, O, P).
'608.2i' :: caused past_event(discarded(Filter), P, O) after
    discard(P, O), definition:remembers(discarded(Filter)), such(Filter, O, P).
'608.2i' :: caused past_event(sacrificed(Filter), P, O) after
    sacrifice(P, O), definition:remembers(sacrificed(Filter)), such(Filter, O, P).

%   A player descends as a permanent card is put into their graveyard from anywhere (700.11).

'700.11' :: caused past_event(descended, P, New)
    if such([permanent_card], New, P) after
    moves(O, _, graveyard(P), New), definition:remembers(descended), \+ token(O).

such(Filter, O, Player) :-
    once(matches(Filter, O, view(O, Player, 0))).

'500.1' :: caused -past_event(What, P, O) after begin_turn(_), past_event(What, P, O).

filters:quantity(past(Who, What), View, N) :-
    findall(P-O, ( reference(Who, View, P), past_event(What, P, O) ), Unsorted),
    sort(Unsorted, Happened),
    length(Happened, N).

filters:quantity(past_of_others(Who, What), view(Source, You, Item), N) :-
    findall(P-O, ( reference(Who, view(Source, You, Item), P), past_event(What, P, O), O \== Source ), Unsorted),
    sort(Unsorted, Happened),
    length(Happened, N).

%   What a permanent itself did this turn

object_part ::= did_this_turn(_:own_deed).
own_deed ::= attacked ; blocked ; dealt_damage ; damaged_you.
known_deed ::= attacked ; blocked ; dealt_damage ; damaged(_:player).
fluent done_this_turn(_O:object, _Deed:known_deed).

:- multifile filters:meets/3, objects:present_fact/2.

'608.2i' :: caused done_this_turn(A, attacked) after attacks(A, _), definition:uses(own_deeds).
'608.2i' :: caused done_this_turn(B, blocked) after blocks_creature(B, _), definition:uses(own_deeds).
'608.2i' :: caused done_this_turn(O, dealt_damage) after deals_damage(O, _, N, _), N > 0, definition:uses(damaging_deeds).
'608.2i' :: caused done_this_turn(O, damaged(Player)) after deals_damage(O, Player, N, _), N > 0, definition:uses(damaging_deeds), atom(Player).
'500.1' :: caused -done_this_turn(O, Deed) after begin_turn(_), done_this_turn(O, Deed).
zones:permanent_status(O, done_this_turn(O, _)).
filters:meets(did_this_turn(Said), O, view(_, You, _)) :-
    ( Said == damaged_you -> Deed = damaged(You) ; Deed = Said ),
    once(( done_this_turn(O, Deed) ; last_known(O, Facts), member(done_this_turn(Deed), Facts) )).

%   What has left is asked, too: it did it as the permanent that it last was (608.2h).

objects:present_fact(O, done_this_turn(Deed)) :-
    definition:uses(own_deeds),
    member(Deed, [attacked, blocked]),
    once(done_this_turn(O, Deed)).
