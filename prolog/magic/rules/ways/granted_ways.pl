:- module(granted_ways,
          [ granting/0,
            lends/7,                    % ?Player, -Source, -Index, -How, ?Object, -Filter, -View
            unfit_granted/5,            % +Source, +Index, +Player, +Item, +X
            unlimited/2                 % +Source, +Index
          ]).

/** <module> Casting by permission of a permanent: without paying, or from where cards are not cast (601.3)

`definition:may_cast(Name, Index, Places, Filter, How, Limit)`: the ability Index of a permanent or an emblem with Name lets
its controller cast what Filter describes from one of Places, for its costs (`paid`), `free` or by paying `life`, always or once
in a turn. What a spell or ability grants for a turn is `cast_grant`, and stands for an ability 0 of what resolved.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/entering_filters', [would_match/4]).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../../support/mana_symbols', [symbols_value/2]).
:- use_module('../../support/reacting', []).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/emblems', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../keywords/morph', []).
:- use_module('../spells/announcing', []).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/permitted', []).
:- use_module('../zones').
:- use_module(fitting_spells, [fits_with_x/4, half_fits/4]).
:- use_module(library_top, []).
:- use_module(split_ways, []).

way ::= granted(_:object, _:index, _:granted_cost) ; granted_half(_:integer, _:object, _:index, _:granted_cost).
granted_cost ::= life ; _:permission.
ability ::= may_cast(_:cast_places, _:object_filter, _:granted_cost, _:cast_limit).
cast_places ::= [_:cast_place].
cast_place ::= graveyard ; hand ; library_top ; permitted.
cast_limit ::= always ; once_each_turn ; once_each_own_turn.

emblem_ability ::= may_cast(_:cast_places, _:object_filter, _:permission, _:cast_limit).

fluent used_grant(_O:object, _Index:index).
fluent cast_grant(_P:player, _Item:object, _Source:object, _Places:cast_places, _Filter:object_filter, _How:permission, _Limit:cast_limit) marks memory(objects).
instruction grant_casting(_Places:cast_places, _Filter:object_filter, _How:permission, _Limit:cast_limit).

:- multifile announcing:unfit_x/4, casting:by_face/1, casting:cast_from/4, casting_steps:way_of/2, cards:define_ability/3, costs:base_costs/3, costs:without_paying/1, costs:cast_under/3,
             morph:castable_from/2, reacting:castable_elsewhere/1.

cards:define_ability(may_cast(Places, Filter, How, Limit), Name, Index) :-
    define(may_cast(Name, Index, Places, Filter, How, Limit)),
    ( memberchk(library_top, Places) -> define(top_shown(Name, you)) ; true ).

grants(_, _, _, _, _) reads "a permanent lets it be cast from there" otherwise "nothing lets it be cast so".

'601.3' :: caused grants(Player, Source, Index, How, O) if
    lends(Player, Source, Index, How, O, Filter, View), matches(Filter, O, View).

%   The half or the face that is cast has to be what may be cast (601.3e).

'601.3e' :: caused grants_half(Player, Source, Index, How, O, K) if
    lends(Player, Source, Index, How, O, Filter, View), object(O, Name, _), split_ways:castable_half(Name, K),
    half_fits(Filter, face(Name, K), Player, View).
'601.3e' :: caused grants_half(Player, Source, 0, paid, O, K) if
    definition:from_top(Lender, Filter), object(Source, Lender, _), controls(Player, Source), library(Player, [O|_]), object(O, Name, _),
    split_ways:castable_half(Name, K), half_fits(Filter, face(Name, K), Player, view(Source, Player, 0)).

grants_half(_, _, _, _, _, _) reads "a permanent lets that half be cast from there" otherwise "nothing lets that half be cast so".

%!  lends(?Player, -Source, -Index, -How, ?O, -Filter, -View) is nondet.
%
%   Source lets Player cast the card O if it is as Filter says (601.3).

lends(Player, Source, Index, How, O, Filter, view(Source, Player, 0)) :-
    definition:may_cast(Name, Index, Places, Filter, How, Limit),
    object(Source, Name, _),
    lends_to(Player, Source),
    within_limit(Limit, Player, Source, Index),
    member(Place, Places),
    card_at(Place, Player, O).
lends(Player, Item, 0, How, O, Filter, view(Source, Player, 0)) :-
    cast_grant(Player, Item, Source, Places, Filter, How, Limit),
    within_limit(Limit, Player, Item, 0),
    member(Place, Places),
    card_at(Place, Player, O).

lends_to(Player, Source) :- controls(Player, Source).
lends_to(Player, Source) :- emblem(Player, Source).

'601.3' :: caused cast_grant(Player, Item, Source, Places, Filter, How, Limit) after
    grant_casting(Item, Places, Filter, How, Limit), target_view(Item, view(Source, Player, _)).
'514.2' :: caused -cast_grant(Player, Item, Source, Places, Filter, How, Limit) after
    begin_turn(_), cast_grant(Player, Item, Source, Places, Filter, How, Limit).

within_limit(always, _, _, _).
within_limit(once_each_turn, _, Source, Index) :- \+ used_grant(Source, Index).
within_limit(once_each_own_turn, Player, Source, Index) :- active(Player), \+ used_grant(Source, Index).

card_at(hand, Player, O) :- hand(Player, O).
card_at(graveyard, Player, O) :- graveyard(Player, O).
card_at(library_top, Player, O) :- library(Player, [O|_]).
card_at(permitted, Player, O) :- castable_for_its_cost(Player, O).

%   castable_for_its_cost(+Player, ?Object): something else lets Player cast it from where it is; how it is paid is said apart (118.9).

castable_for_its_cost(Player, O) :-
    permitted(Player, O, _, _),
    \+ hand(Player, O).
castable_for_its_cost(Player, O) :-
    lends(Player, _, _, paid, O, Filter, View),
    \+ hand(Player, O),
    matches(Filter, O, View).

'601.3' :: executable cast(O, granted(Source, Index, How)) if
    priority(Player, _), grants(Player, Source, Index, How, O), \+ land(O).
'709.3' :: nonexecutable cast(O, granted(_, _, _)) if
    definition:faces(Name, _, split), object(O, Name, _)
    because "one half of ~o is cast"-[O].
'601.2f' :: caused costs:base_costs(granted(_, _, paid), Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'118.9' :: caused costs:without_paying(granted(_, _, free)).
'118.9' :: caused costs:base_costs(granted(_, _, life), Name, Costs) if life_for(Name, Costs).
'118.9' :: caused costs:base_costs(granted_half(_, _, _, life), Name, Costs) if life_for(Name, Costs).
'601.2a' :: caused casting:cast_from(O, granted(_, _, _), Player, Place) if where(O, Place), from_place(Place, O, Player).

%   life_for(+Name, -Costs): as much life as the mana value is, in which X is 0 (107.3, 202.3).

life_for(Name, [mana(cost(0, [])), pay_life(N)]) :-
    (   definition:card_cost(Name, cost(Generic, Symbols))
    ->  symbols_value(Symbols, Value),
        N is Generic+Value
    ;   N = 0
    ).

from_place(hand(Player), _, Player).
from_place(exile, O, Player) :- permitted(Player, O, _, _).
from_place(graveyard(Player), _, Player).
from_place(library(Player), O, Player) :- library(Player, [O|_]).

'601.3e' :: caused morph:castable_from(O, Player) if
    lends(Player, _, _, paid, O, Filter, View), would_match(Filter, face_down(creature), Player, View).

%   What is cast face down uses up what lets it be cast once, unless something else lets it be cast at any time.

'601.2' :: caused used_grant(Source, Index) after
    begins_face_down(Player, O, _), granting, \+ hand(Player, O), used_face_down(Player, O, Source, Index).

used_face_down(Player, O, Source, Index) :-
    findall(S-I, ( lends(Player, S, I, paid, O, Filter, View), would_match(Filter, face_down(creature), Player, View) ), Grants),
    \+ ( member(S-I, Grants), unlimited(S, I) ),
    Grants = [Source-Index|_].

%!  unlimited(+Source, +Index) is semidet.
%
%   Its ability Index lets cards be cast at any time, and is never used up.

unlimited(Source, Index) :-
    object(Source, Name, _),
    definition:may_cast(Name, Index, _, _, _, always),
    !.
unlimited(Item, 0) :-
    cast_grant(_, Item, _, _, _, _, always),
    !.

casting_steps:way_of(O, granted(Source, Index, How)) :-
    granting,
    grants(_, Source, Index, How, O).

%!  granting is semidet.
%
%   Something may let cards be cast so.

granting :- definition:may_cast(_, _, _, _, _, _), !.
granting :- cast_grant(_, _, _, _, _, _, _), !.
granting :- definition:from_top(_, _), !.

%   Of a split card one half is cast (709.3a), of others perhaps the other face.

'709.3a' :: executable cast(O, granted_half(K, Source, Index, How)) if
    priority(Player, _), grants_half(Player, Source, Index, How, O, K).
'709.3a' :: caused moves_as(O, face(Name, K)), then([begin_half(Player, O, granted_half(K, Source, Index, How))]) after
    cast(O, granted_half(K, Source, Index, How)), grants_half(Player, Source, Index, How, O, K), object(O, Name, _).
'601.2f' :: caused costs:base_costs(granted_half(_, _, _, paid), Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'118.9' :: caused costs:without_paying(granted_half(_, _, _, free)).
'709.3a' :: caused costs:cast_under(granted_half(K, _, _, _), Name, Half) if
    split_ways:castable_half(Name, K), Half = face(Name, K).
'601.2a' :: caused casting:cast_from(O, granted_half(_, _, _, _), Player, Place) if
    moves_as(O, face(_, _)), where(O, Place), from_place(Place, O, Player).

casting:by_face(granted_half(_, _, _, _)).

%   With the chosen X, the spell still is what may be cast (202.3e).

announcing:unfit_x(granted(Source, Index, _), Player, Item, X) :-
    unfit_granted(Source, Index, Player, Item, X).
announcing:unfit_x(granted_half(_, Source, Index, _), Player, Item, X) :-
    unfit_granted(Source, Index, Player, Item, X).

%!  unfit_granted(+Source, +Index, +Player, +Item, +X) is semidet.
%
%   With X, the spell Item is not what that ability of Source lets Player cast (202.3e).

unfit_granted(Source, Index, Player, Item, X) :-
    (   cast_grant(Player, Source, Lender, _, Filter, _, _),
        Index == 0
    ->  \+ fits_with_x(Filter, Item, X, view(Lender, Player, 0))
    ;   object(Source, Name, _),
        definition:may_cast(Name, Index, _, Filter, _, _)
    ->  \+ fits_with_x(Filter, Item, X, view(Source, Player, 0))
    ;   object(Source, Name, _),
        definition:from_top(Name, Filter)
    ->  \+ fits_with_x(Filter, Item, X, view(Source, Player, 0))
    ).

casting_steps:way_of(O, granted_half(K, Source, Index, How)) :-
    granting,
    grants_half(_, Source, Index, How, O, K).

%   Once in a turn is counted for each object that has the ability.

'601.2' :: caused used_grant(Source, Index) after
    begins_casting(_, _, Way, _), of_grant(Way, Source, Index).

of_grant(granted(Source, Index, _), Source, Index).
of_grant(granted_half(_, Source, Index, _), Source, Index).

'500.1' :: caused -used_grant(Source, Index) after begin_turn(_), used_grant(Source, Index).
zones:permanent_status(O, used_grant(O, _)).

%   Who may cast so is not passed over.

reacting:castable_elsewhere(Player) :-
    definition:may_cast(Name, _, _, _, _, _),
    object(Source, Name, _),
    lends_to(Player, Source).
reacting:castable_elsewhere(Player) :-
    cast_grant(Player, _, _, _, _, _, _).
