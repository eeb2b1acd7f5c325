:- module(shields,
          [ share_prevented/3,          % +Event, +Shield, -Share
            share_redirected/3          % +Event, +Shield, -Share
          ]).

/** <module> Shields: regeneration (701.19) and prevention for a turn (615)

What a spell or ability sets up for the rest of the turn is a shield. A shield that counts
is used up as it applies, and other events of the same step see what is left of it.
*/

:- use_module(library(lists), [member/2, memberchk/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [at_once/1, so_far/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../../support/finding').
:- use_module('../concepts/damage', [preventable/1, such_damage/2]).
:- use_module('../concepts/objects').
:- use_module('../turn/attacking', []).
:- use_module(open_effects, [described/4]).

fluent shield(_Number:object, _Shield:shield).
fluent shield_left(_Number:object, _N:integer) functional.
fluent shield_of(_Number:object, _Name:name).
event sets_up_shield(_Item:object, _Shield:shield, _N:integer, _Number:object).

shield ::= regenerates(_:object) ; prevents_next(_:thing) ; prevents_all(_:damage_sort, _:sources, _:receivers).
sources ::= any ; _:objects ; fitting(_:terms, _:object, _:player).
receivers ::= any ; _:things ; fitting(_:terms, _:object, _:player).
damage_sort ::= any ; combat ; noncombat.

instruction regenerate(_What:permanent).
instruction prevent_next(_N:quantity, _To:thing).
instruction prevent_all(_How:damage_sort).
instruction prevent_all_to(_How:damage_sort, _To:receivers).
instruction prevent_all_by(_How:damage_sort, _By:sources).
instruction skip(_Who:player, _Step:step).

replacing_effect ::= shield(_:object).
replacing_value ::= _:integer.

'614.10' :: caused skips(Player, Step, Times) after
    skip(_, Player, Step), ( skips(Player, Step, Before) -> Times is Before+1 ; Times = 1 ).
'701.19a' :: caused event(sets_up_shield(Item, regenerates(O), 1, _)) after
    regenerate(Item, O).
'615.7' :: caused event(sets_up_shield(Item, prevents_next(Thing), N, _)) after
    prevent_next(Item, N, Thing), N > 0.
'615.1' :: caused event(sets_up_shield(Item, prevents_all(How, any, any), 1, _)) after
    prevent_all(Item, How).
'615.1' :: caused event(sets_up_shield(Item, prevents_all(How, any, Things), 1, _)) after
    prevent_all_to(Item, How, Things).
'615.1' :: caused event(sets_up_shield(Item, prevents_all(How, Sources, any), 1, _)) after
    prevent_all_by(Item, How, Sources).
'614.8' :: caused shield(Number, Shield), shield_left(Number, N) after
    sets_up_shield(_, Shield, N, Number).
'614.8' :: caused shield_of(Number, Name) after
    sets_up_shield(Item, _, _, Number), stack_item(Item, _, Kind), of_card(Kind, Item, Name).

of_card(spell, Item, Name) :- object_name(Item, Name).
of_card(activated(_, Name, _), _, Name).
of_card(triggered(_, Name, _), _, Name).

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

%   All damage to or by what is only described, is that of whatever the description fits as it would be dealt (611.2c).

instructions:written(receivers, thing_reference).
instructions:written(sources, object_reference).
instructions:finds(receivers, Item, What, Found) :-
    ( described_ones(Item, What, Fitting) -> Found = Fitting ; instructions:finds(thing, Item, What, Thing), Found = [Thing] ).
instructions:finds(sources, Item, What, Found) :-
    ( described_ones(Item, What, Fitting) -> Found = Fitting ; instructions:finds(object, Item, What, O), Found = [O] ).

%   described_ones(+Item, +Reference, -Fitting) is semidet: Reference speaks of objects by what they are.

described_ones(Item, each(Filter), fitting(Fixed, Source, Player)) :-
    \+ memberchk(player, Filter),
    \+ memberchk(opponent, Filter),
    described(Item, Filter, Fixed, view(Source, Player, _)).

%   Prevention of the next damage (615.7), and of all damage (615.1).

'615.7' :: replaced deals_damage(Source, Thing, N, How) by [shield_left(Number, Left)|Rest]
           as shield(Number) choosing K if
    shield(Number, prevents_next(Thing)), preventable(deals_damage(Source, Thing, N, How)), so_far(shield_left(Number, Before)), Before > 0,
    share_prevented(deals_damage(Source, Thing, N, How), Before, K), Left is Before-K, More is N-K,
    ( More > 0 -> Rest = [event(deals_damage(Source, Thing, More, How))] ; Rest = [] ).
'615.1' :: replaced deals_damage(Source, Thing, N, How) by [] as shield(Number) if
    shield(Number, prevents_all(Sort, Sources, Things)), such_damage(Sort, How),
    among(Sources, Source), among(Things, Thing), preventable(deals_damage(Source, Thing, N, How)).

%!  share_prevented(+Event, +Shield:integer, -Share:integer) is nondet.
%
%   Of several sources at once, it is chosen how much of whose damage is prevented: as much
%   as possible in all. What can't be prevented leaves nothing less for the others (615.12).

share_prevented(Event, Shield, Share) :-
    findall(N, ( another_at_once(Event, Other, N), preventable(Other) ), Ns),
    share_of(Event, Shield, Ns, Share).

%!  share_redirected(+Event, +Shield:integer, -Share:integer) is nondet.
%
%   The same of damage that is dealt to something else, whether or not it can be prevented (614.9).

share_redirected(Event, Shield, Share) :-
    findall(N, another_at_once(Event, _, N), Ns),
    share_of(Event, Shield, Ns, Share).

another_at_once(deals_damage(Source, Thing, _, _), deals_damage(Later, Thing, N, How), N) :-
    at_once(deals_damage(Later, Thing, N, How)),
    Later @> Source.

share_of(deals_damage(_, _, N, _), Shield, Ns, K) :-
    sum_list(Ns, Others),
    Least is min(N, max(0, Shield-Others)),
    Most is min(N, Shield),
    between(Least, Most, K).

among(any, _).
among([Thing|Things], Member) :-
    memberchk(Member, [Thing|Things]).
among(fitting(Filter, Source, Player), Member) :-
    integer(Member),
    of_battlefield(Member),
    once(matches(Filter, Member, view(Source, Player, 0))).

%   of_battlefield(+Object) is semidet: it is a permanent, or was one as it last existed; no card of a hand is a creature.

of_battlefield(Object) :-
    (   permanent(Object)
    ->  true
    ;   last_known(Object, Facts),
        memberchk(permanent, Facts)
    ).

:- multifile objects:present_fact/2.

objects:present_fact(O, permanent) :- \+ \+ definition:uses(kinds_of_sources), permanent(O).

'514.2' :: caused -shield(Number, Shield), -shield_left(Number, Left) after
    end_of_turn_cleanup, shield(Number, Shield), shield_left(Number, Left).
'514.2' :: caused -shield_of(Number, Name) after end_of_turn_cleanup, shield_of(Number, Name).
