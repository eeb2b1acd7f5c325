:- module(turn_memory, []).

/** <module> What has happened this turn (608.2i)

`this_turn(Kind, Player, N)`: N of Kind have happened to Player, or have been done by that player,
since the turn began. A Kind is kept only where an ability of this game asks for it.
*/

:- use_module(library(lists), [max_list/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [matches/3, reference/3]).
:- use_module('../concepts/objects').
:- use_module('../spells/casting_steps', []).
:- use_module('../concepts/players').
:- use_module('../zones', []).
:- use_module(attacking, []).
:- use_module(turn, []).

fluent this_turn(_Kind:turn_event, _P:player, _N:integer) functional.
flag remember(_Kind:atom, _P:player, _N:integer, _Before:integer).

turn_event ::= life_gained ; life_lost ; cards_drawn ; spells_cast ; attacks ; creatures_died
             ; permanents_left ; sacrifices ; damage_taken.

'608.2i' :: caused remember(life_gained, P, N, Before) after
    gain_life(P, N), definition:remembers(life_gained), before(life_gained, P, Before).
'608.2i' :: caused remember(life_lost, P, N, Before) after
    lose_life(P, N), definition:remembers(life_lost), before(life_lost, P, Before).
'608.2i' :: caused remember(cards_drawn, P, 1, Before) after
    draw(P, _), definition:remembers(cards_drawn), before(cards_drawn, P, Before).
'608.2i' :: caused remember(spells_cast, P, 1, Before) after
    casts(P, _), definition:remembers(spells_cast), before(spells_cast, P, Before).
'608.2i' :: caused remember(attacks, P, 1, Before) after
    attackers_declared, definition:remembers(attacks), once(attacking(_, _)), active(P),
    before(attacks, P, Before).
'608.2i' :: caused remember(creatures_died, P, 1, Before) after
    moves(O, battlefield(P), graveyard(_), _), definition:remembers(creatures_died), creature(O),
    before(creatures_died, P, Before).
'608.2i' :: caused remember(permanents_left, P, 1, Before) after
    moves(_, battlefield(P), _, _), definition:remembers(permanents_left),
    before(permanents_left, P, Before).
'608.2i' :: caused remember(sacrifices, P, 1, Before) after
    sacrifice(P, _), definition:remembers(sacrifices), before(sacrifices, P, Before).

'608.2i' :: caused remember(damage_taken, P, N, Before) after
    deals_damage(_, P, N, _), atom(P), definition:remembers(damage_taken), before(damage_taken, P, Before).

before(Kind, Player, N) :-
    (   this_turn(Kind, Player, Found)
    ->  N = Found
    ;   N = 0
    ).

'500.1' :: caused -this_turn(Kind, Player, N) after begin_turn(_), this_turn(Kind, Player, N).

%   What was dealt damage this turn, and by what; that is known of what has left, too.

fluent dealt_damage(_O:object, _Source:object).

'608.2i' :: caused dealt_damage(O, Source) after
    deals_damage(Source, O, N, _), integer(O), N > 0, definition:uses(damage_dealt).
'500.1' :: caused -dealt_damage(O, Source) after begin_turn(_), dealt_damage(O, Source).

%   How many spells each player cast last turn.

fluent cast_last_turn(_P:player, _N:integer).

'608.2i' :: caused cast_last_turn(P, N) after
    begin_turn(_), definition:uses(last_turn), playing(P), findall(O, cast_this_turn(P, O), Os), length(Os, N), N > 0.
'500.1' :: caused -cast_last_turn(P, N) after begin_turn(_), cast_last_turn(P, N).

filters:quantity(spells_last_turn, _, N) :-
    findall(K, cast_last_turn(_, K), Ks),
    sum_list(Ks, N).
filters:quantity(most_spells_last_turn, _, N) :-
    findall(K, cast_last_turn(_, K), Ks),
    max_list([0|Ks], N).

%   What entered this turn: it is described as it is then, whatever becomes of it later.

quantity ::= entered_this_turn(_:player_reference, _:object_filter).
object_part ::= entered_this_turn.
fluent entered_this_turn(_P:player, _Filter:object_filter, _O:object).

'608.2i' :: caused entered_this_turn(P, Filter, New)
    if definition:remembers(entered(Filter)), controls(P, New), matches(Filter, New, view(New, P, 0)) after
    moves(_, _, battlefield(_), New).
'608.2i' :: caused entered_this_turn(P, Filter, New)
    if definition:remembers(entered(Filter)), matches(Filter, New, view(New, P, 0)) after
    create(P, _, New).
'500.1' :: caused -entered_this_turn(P, Filter, O) after begin_turn(_), entered_this_turn(P, Filter, O).

filters:quantity(entered_this_turn(Who, Filter), View, N) :-
    findall(O, ( reference(Who, View, P), entered_this_turn(P, Filter, O) ), Os),
    length(Os, N).

%   "That entered this turn": as whatever it entered.

filters:meets(entered_this_turn, O, _) :-
    once(entered_this_turn(_, [], O)).

%   What has attacked this turn.

fluent attacked_this_turn(_O:object).

'608.2i' :: caused attacked_this_turn(O) after attackers_declared, definition:uses(attacked_this_turn), attacking(O, _).
'500.1' :: caused -attacked_this_turn(O) after begin_turn(_), attacked_this_turn(O).
zones:permanent_status(O, attacked_this_turn(O)).

filters:condition(attacked_this_turn(Ref), View) :-
    reference(Ref, View, O),
    once(attacked_this_turn(O)).
