:- module(attached_tokens, []).

/** <module> Tokens that are created attached to something (303.4i), and Roles (111.10, 704.5y)
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../programs/roles', []).
:- use_module('../programs/verbs', []).
:- use_module('../zones').
:- use_module(attaching, [could_enchant/4]).
:- use_module(objects).
:- use_module(players).

instruction do_create_attached(who:things, amount:amount, what:plain_token, to:things).
untapped_entry ::= attached(_:thing).
event created_onto(_O:object, _To:thing).

roles:default(do_create_attached, who, you).
roles:default(do_create_attached, amount, 1).

%   Where it could not enchant that, it is not created.

'303.4i' :: caused event(create_tokens_tapped(Player, N, Name, untapped(attached(To)))) after
    do_create_attached(_, Players, N, Name, [To|_]), N > 0, definition:enchants(Name, Filter),
    member(Player, Players), once(could_enchant(Filter, 0, Player, To)).
'303.4i' :: caused attached(New, To), event(created_onto(New, To)) after
    create_one_tapped(_, _, New, untapped(attached(To))).

%   A player's Roles on a permanent are put into the graveyard, but for the newest one.

'704.5y' :: caused event(moves(O, battlefield(Player), graveyard(Owner), _)) after
    check_state, definition:uses(roles), attached(O, Thing), subtype(O, role), controls(Player, O), owner(O, Owner),
    once(newer_role(O, Thing, Player)).

newer_role(O, Thing, Player) :-
    since(O, Time),
    attached(Other, Thing),
    Other \== O,
    subtype(Other, role),
    controls(Player, Other),
    since(Other, Later),
    Later > Time.

%   since(+O, -Timestamp): when it was last attached (613.7e), or when it entered.

since(O, Timestamp) :-
    ( attached_since(O, Number) -> Timestamp = Number ; Timestamp = O ).
