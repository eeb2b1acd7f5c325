:- module(shields,
          [ share_prevented/3           % +Event, +Shield, -Share
          ]).

/** <module> Shields: regeneration (701.19) and prevention for a turn (615)

What a spell or ability sets up for the rest of the turn is a shield. A shield that counts
is used up as it applies, and other events of the same step see what is left of it.
*/

:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [at_once/1, so_far/1]).
:- use_module('../../support/filters').
:- use_module('../../support/finding').
:- use_module('../concepts/damage', [preventable/0, such_damage/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../turn/attacking', []).

fluent shield(_Number:object, _Shield:shield).
fluent shield_left(_Number:object, _N:integer) functional.
event sets_up_shield(_Shield:shield, _N:integer, _Number:object).

shield ::= regenerates(_:object) ; prevents_next(_:thing) ; prevents_all(_:damage_sort, _:sources, _:receivers).
sources ::= any ; _:objects.
receivers ::= any ; _:things.
damage_sort ::= any ; combat ; noncombat.

instruction regenerate(_What:permanent).
instruction prevent_next(_N:quantity, _To:thing).
instruction prevent_all(_How:damage_sort).
instruction prevent_all_to(_How:damage_sort, _To:thing).
instruction prevent_all_by(_How:damage_sort, _Source:object).
instruction skip(_Who:player, _Step:step).

replacing_effect ::= shield(_:object).
replacing_value ::= _:integer.

'614.10' :: caused skips(Player, Step, Times) after
    skip(_, Player, Step), ( skips(Player, Step, Before) -> Times is Before+1 ; Times = 1 ).
'701.19a' :: caused event(sets_up_shield(regenerates(O), 1, _)) after
    regenerate(_, O).
'615.7' :: caused event(sets_up_shield(prevents_next(Thing), N, _)) after
    prevent_next(_, N, Thing), N > 0.
'615.1' :: caused event(sets_up_shield(prevents_all(How, any, any), 1, _)) after
    prevent_all(_, How).
'615.1' :: caused event(sets_up_shield(prevents_all(How, any, [Thing]), 1, _)) after
    prevent_all_to(_, How, Thing).
'615.1' :: caused event(sets_up_shield(prevents_all(How, [Source], any), 1, _)) after
    prevent_all_by(_, How, Source).
'614.8' :: caused shield(Number, Shield), shield_left(Number, N) after
    sets_up_shield(Shield, N, Number).

%   Regeneration: instead of being destroyed, it is tapped, healed and out of combat.

'701.19a' :: replaced destroy(O) by [shield_left(Number, Left), -damage(O, _), -deathtouched(O),
                                     event(removed_from_combat(O))|Taps] as shield(Number) if
    oldest(regenerates(O), Number, N), \+ at_once(cant_be_regenerated(O)),
    \+ restricted(O, cant_be_regenerated, _), Left is N-1,
    ( tapped(O) -> Taps = [] ; Taps = [event(tap(O))] ).

%   oldest(+Shield, -Number, -Left): of several alike, the first with something left.

oldest(Shield, Number, Left) :-
    findall(M, shield(M, Shield), Unsorted),
    sort(Unsorted, Numbers),
    member(Number, Numbers),
    so_far(shield_left(Number, Left)),
    Left > 0,
    !.

%   Prevention of the next damage (615.7), and of all damage (615.1).

'615.7' :: replaced deals_damage(Source, Thing, N, How) by [shield_left(Number, Left)|Rest]
           as shield(Number) choosing K if
    shield(Number, prevents_next(Thing)), preventable, so_far(shield_left(Number, Before)), Before > 0,
    share_prevented(deals_damage(Source, Thing, N, How), Before, K), Left is Before-K, More is N-K,
    ( More > 0 -> Rest = [event(deals_damage(Source, Thing, More, How))] ; Rest = [] ).
'615.1' :: replaced deals_damage(Source, Thing, _, How) by [] as shield(Number) if
    shield(Number, prevents_all(Sort, Sources, Things)), such_damage(Sort, How),
    among(Sources, Source), among(Things, Thing), preventable.

%!  share_prevented(+Event, +Shield:integer, -Share:integer) is nondet.
%
%   Of several sources at once, it is chosen how much of whose damage is prevented: as much
%   as possible in all.

share_prevented(deals_damage(Source, Thing, N, _), Shield, K) :-
    findall(M, ( at_once(deals_damage(Later, Thing, M, _)), Later @> Source ), Ms),
    sum_list(Ms, Others),
    Least is min(N, max(0, Shield-Others)),
    Most is min(N, Shield),
    between(Least, Most, K).

among(any, _).
among([Thing|Things], Member) :-
    member(Member, [Thing|Things]),
    !.

'514.2' :: caused -shield(Number, Shield), -shield_left(Number, Left) after
    end_of_turn_cleanup, shield(Number, Shield), shield_left(Number, Left).
