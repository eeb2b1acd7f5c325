:- module(damage,
          [ damage_effects/4            % +Source, +Thing, +Amount, -Effects
          ]).

/** <module> Damage (120)

Whom damage is dealt to and in which form is decided here; the flag handler adds
up all damage of one step and hands back what it makes of life totals, marked
damage and counters. The three forms of the thesis are damage that is marked or
lost as life, wither (-1/-1 counters) and infect (those, and poison counters).
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module(objects).
:- use_module(players).
:- use_module('../keywords/protection', [protected_from/2]).

flag deal_damage(_Source:object, _Thing:thing, _Amount:integer, _Form:atom, _Before:integer).
flag gain_life(_P:player, _Amount:integer, _Before:integer).
flag lose_life(_P:player, _Amount:integer, _Before:integer).
flag change_counters(_O:object, _Kind:atom, _Amount:integer, _Before:integer).

event deals_damage(_Source:object, _Thing:thing).
event gain_life(_P:player).

%!  damage_effects(+Source, +Thing, +Amount, -Effects) is det.
%
%   What it takes that Source deals Amount damage to Thing, an object or a player.

damage_effects(Source, Thing, Amount, Effects) :-
    findall(Effect, damage_effect(Source, Thing, Amount, Effect), Effects).

damage_effect(Source, Thing, Amount, Effect) :-
    Amount > 0,
    receives(Thing),
    \+ prevented(Thing, Source),
    (   Effect = event(deals_damage(Source, Thing))
    ;   form(Thing, Source, Form),
        damage_flag(Form, Source, Thing, Amount, Effect)
    ;   integer(Thing),
        has(Source, deathtouch),
        once(type(Thing, creature)),
        Effect = deathtouched(Thing)
    ;   once(has(Source, lifelink)),
        controller(Source, Player),
        life(Player, Before),
        member(Effect, [gain_life(Player, Amount, Before), event(gain_life(Player))])
    ).

receives(Thing) :-
    (   integer(Thing)
    ->  permanent(Thing)
    ;   playing(Thing)
    ).

%   Protection, part one: damage from such sources is prevented.

'702.16e' :: caused prevented(Thing, Source) if integer(Thing), protected_from(Thing, Source).

form(Thing, Source, Form) :-
    (   atom(Thing)
    ->  ( once(has(Source, infect)) -> Form = poison ; Form = life )
    ;   once(( has(Source, infect) ; has(Source, wither) ))
    ->  Form = wither
    ;   Form = damage
    ).

%   Each flag brings along what the handler adds to.

damage_flag(life, Source, Player, N, deal_damage(Source, Player, N, life, Life)) :-
    life(Player, Life).
damage_flag(poison, Source, Player, N, deal_damage(Source, Player, N, poison, Before)) :-
    ( poison(Player, Before) -> true ; Before = 0 ).
damage_flag(damage, Source, O, N, deal_damage(Source, O, N, damage, Before)) :-
    ( damage(O, Before) -> true ; Before = 0 ).
damage_flag(wither, _, O, N, change_counters(O, '-1/-1', N, Before)) :-
    ( counters(O, '-1/-1', Before) -> true ; Before = 0 ).
