:- module(placing_triggers, []).

/** <module> Triggered abilities are put on the stack (603.3)

An ability that has triggered waits as `pending` until a player would get priority.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/players').
:- use_module(triggers, []).

process place_triggers.
process stack_trigger(_Number:object).
choice order_triggers(_P:player, _Numbers:objects).
order_triggers(_, _) otherwise "no abilities are being ordered now".
action stack_next(_Number:object).

%   Waiting triggers go on the stack in APNAP order (603.3b).

'603.3b' :: caused then(Tasks) after
    place_triggers, apnap(Players), first_waiting(Players, Player, Numbers),
    placing(Player, Numbers, Tasks).
'800.4d' :: caused -pending(N, P, S, Name, I, T) after
    place_triggers, pending(N, P, S, Name, I, T), \+ playing(P).

first_waiting([Player|Players], Waiting, Numbers) :-
    findall(N, ( pending(N, Player, _, _, _, _), \+ doubled(N) ), Unsorted),
    sort(Unsorted, Found),
    (   Found == []
    ->  first_waiting(Players, Waiting, Numbers)
    ;   Waiting = Player,
        Numbers = Found
    ).

doubled(N) :-
    definition:triggers_once(Name, Index),
    pending(N, _, Source, Name, Index, _),
    pending(M, _, Source, Name, Index, _),
    M < N,
    !.
doubled(N) :-
    definition:triggers_together(Name, Index),
    pending(N, _, Source, Name, Index, That),
    pending(M, _, Source, Name, Index, That),
    M < N,
    !.

placing(Player, Numbers, Tasks) :-
    (   all_alike(Numbers)
    ->  findall(stack_trigger(N), member(N, Numbers), Tasks)
    ;   Tasks = [order_triggers(Player, Numbers)]
    ).

%   Triggers that differ in nothing need no order.

all_alike([_]) :-
    !.
all_alike([N|Ns]) :-
    pending(N, _, Source, Name, Index, That),
    definition:triggered_ability(Name, Index, _, [], Instructions),
    \+ ( member(M, Ns),
         \+ ( pending(M, _, Source, Name, Index, Other),
              no_matter(That, Other, Instructions)
            )
       ).

%   What the ability triggered on differs, and the ability speaks of it or not.

no_matter(That, Other, Instructions) :-
    (   That == Other
    ->  true
    ;   \+ mentions_that(Instructions)
    ).

mentions_that(that) :-
    !.
mentions_that(Term) :-
    compound(Term),
    arg(_, Term, Part),
    mentions_that(Part),
    !.

'603.3b' :: executable stack_next(N) if order_triggers(_, Numbers), member(N, Numbers).
'603.3b' :: caused then(Tasks) after
    stack_next(N), now(order_triggers(Player, Numbers)),
    lists:selectchk(N, Numbers, Left), ordered(Player, N, Left, Tasks).

ordered(_, N, [Last], [stack_trigger(N), stack_trigger(Last)]) :-
    !.
ordered(Player, N, Left, [stack_trigger(N), order_triggers(Player, Left)]).

%   A triggered ability is put on the stack as an activated one is, without costs.

'603.3' :: caused stack([N|Stack]), stack_item(N, Player, triggered(Source, Name, Index)),
                  that(N, That), -pending(N, Player, Source, Name, Index, That),
                  then([choose_modes(N), choose_targets(N, 1)|Rest]) after
    stack_trigger(N), pending(N, Player, Source, Name, Index, That), stack(Stack),
    ( definition:uses(divided) -> Rest = [divide(N), announced(N)] ; Rest = [announced(N)] ).
