:- module(prevention_aftermath,
          [ aftermath/6                 % +Deeds, +Number, +Source, +Thing, +N, -Effects
          ]).

/** <module> What is done for the damage that an effect prevents (615.5)

The prevention takes place as the damage would be dealt, the rest immediately afterward: once, for all damage that the effect
has prevented then.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [last_of_step/2, so_far/1]).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../../support/finding', []).
:- use_module('../concepts/damage', [preventable/1, receives_damage/1]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/shields', [share_prevented/3]).

prevented_deeds ::= [_:prevented_deed].
prevented_deed ::= life_gained ; damage_dealt_back ; counters_put(_:counter_kind) ; from(_:object_filter, _:prevented_deed).
shield ::= prevents_next_for(_:thing, _:player, _:object, _:prevented_deeds) ; prevents_all_for(_:thing, _:player, _:object, _:prevented_deeds).

instruction prevent_next_for(_N:quantity, _To:thing, _Deeds:prevented_deeds).
instruction prevent_all_for(_To:thing, _Deeds:prevented_deeds).
event prevented_by(_Number:object, _Source:object, _Thing:thing, _N:integer).
process after_prevention(_Number:object, _Source:object, _N:integer).

'615.7' :: caused event(sets_up_shield(Item, prevents_next_for(Thing, Player, Own, Deeds), N, _)) after
    prevent_next_for(Item, N, Thing, Deeds), N > 0, target_view(Item, view(Own, Player, _)).
'615.7' :: replaced deals_damage(Source, Thing, N, How) by [shield_left(Number, Left)|Effects]
           as shield(Number) choosing K if
    shield(Number, prevents_next_for(Thing, _, _, _)), preventable(deals_damage(Source, Thing, N, How)), so_far(shield_left(Number, Before)), Before > 0,
    share_prevented(deals_damage(Source, Thing, N, How), Before, K), Left is Before-K, More is N-K,
    ( More > 0 -> Rest = [event(deals_damage(Source, Thing, More, How))] ; Rest = [] ),
    ( K > 0 -> Effects = [event(prevented_by(Number, Source, Thing, K))|Rest] ; Effects = Rest ).

'615.1' :: caused event(sets_up_shield(Item, prevents_all_for(Thing, Player, Own, Deeds), 1, _)) after
    prevent_all_for(Item, Thing, Deeds), target_view(Item, view(Own, Player, _)).
'615.1' :: replaced deals_damage(Source, Thing, N, How) by Aftermath as shield(Number) if
    shield(Number, prevents_all_for(Thing, _, _, Deeds)), preventable(deals_damage(Source, Thing, N, How)), aftermath(Deeds, Number, Source, Thing, N, Aftermath).

%!  aftermath(+Deeds, +Number, +Source, +Thing, +N, -Effects) is det.
%
%   Effects say that N damage of Source to Thing was prevented, where Deeds follow.

aftermath([], _, _, _, _, []).
aftermath([_|_], Number, Source, Thing, N, [event(prevented_by(Number, Source, Thing, N))]).

'615.5' :: caused then([after_prevention(Number, Source, N)]) after
    prevented_by(Number, Source, _, _), last_of_step(prevented_by(Number, Source, _, _), All),
    aggregate_all(sum(Part), member(prevented_by(_, _, _, Part), All), N).
'615.5' :: caused event(gain_life(Player, N)) after
    after_prevention(Number, Source, N), follows(Number, Source, view(_, Player, _), _, life_gained).
'615.5' :: caused event(deals_damage(Own, Victim, N, noncombat)) after
    after_prevention(Number, Source, N), follows(Number, Source, view(Own, _, _), _, damage_dealt_back),
    controller(Source, Victim), receives_damage(Victim).
'615.5' :: caused event(put_counters(Thing, Kind, N)) after
    after_prevention(Number, Source, N), follows(Number, Source, _, Thing, counters_put(Kind)), controls(_, Thing).

%   follows(+Number, +Source, -View, -Thing, ?Deed) is nondet: Deed is done for damage of Source that the shield Number has
%   prevented to Thing.

follows(Number, Source, View, Thing, Deed) :-
    shield(Number, Shield),
    set_up(Shield, View, Thing, Deeds),
    member(Said, Deeds),
    done_for(Said, Source, View, Deed).

set_up(prevents_next_for(Thing, Player, Own, Deeds), view(Own, Player, 0), Thing, Deeds).
set_up(prevents_all_for(Thing, Player, Own, Deeds), view(Own, Player, 0), Thing, Deeds).
set_up(guards(_, _, Player, Own, _, Deeds), view(Own, Player, 0), none, Deeds).

done_for(life_gained, _, _, life_gained).
done_for(damage_dealt_back, _, _, damage_dealt_back).
done_for(counters_put(Kind), _, _, counters_put(Kind)).
done_for(from(Set, Said), Source, View, Deed) :-
    once(matches(Set, Source, View)),
    done_for(Said, Source, View, Deed).
