:- module(cast_triggers, []).

/** <module> What a spell does as it is cast (702): storm, cascade, and rebound after it
*/

:- use_module(library(lists), [append/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [compares/3]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../continuous/copying', []).
:- use_module('../continuous/gone_spells', [gone_spell/3]).
:- use_module('../spells/permitted', []).
:- use_module('../spells/instructions_in_order', [performed/3]).
:- use_module('../spells/stack', [finishes/1]).
:- use_module('../spells/triggers', []).
:- use_module('../turn/turn', []).
:- use_module('../ways/fitting_spells', []).
:- use_module('../zones').

instruction repeated(_N:quantity, _Instructions:instructions).
instruction cascade(_Spell:object).
instruction copy_as_cast(_Spell:object).
instruction discover(_N:quantity).

replacing_effect ::= rebounds(_:object).
hit ::= below(_:integer) ; at_most(_:integer).

fluent dug_up(_P:player, _O:object).
fluent cast_by(_O:object, _P:player, _Origin:atom).
fluent from_hand(_Item:object).
fluent rebounding(_P:player, _O:object).
process dig(_P:player, _Item:object, _Hit:hit).
process look_at_dug_up(_P:player, _Item:object, _Hit:hit).
process keep_dug_up(_P:player, _O:object, _Hit:hit).
process bury_dug_up(_P:player).
process put_dug_up(_P:player).

:- multifile cards:keyword_means/2, filters:quantity/3, objects:present_fact/2, triggers:happening/3.

triggers:happening(casts(_, S), is_cast, S).

'702.40a' :: caused cards:keyword_means(
                        storm,
                        triggered(is_cast(this), true, [repeated(spells_before_this, [copy_as_cast(this)])])).
'702.85a' :: caused cards:keyword_means(cascade, triggered(is_cast(this), true, [cascade(this)])).

'608.2c' :: caused then(Tasks) after
    repeated(Item, N, Instructions), N > 0, performed(Item, Instructions, Once),
    findall(Once, between(1, N, _), Times), append(Times, Tasks).

'707.10c' :: caused event(copies_spell(Player, Spell, New)), then([new_targets(New)]) after
    copy_as_cast(Item, Spell), stack_item(Spell, _, spell), player_of(Item, Player).
'707.10c' :: caused event(copies_gone_spell(Player, Spell, New)), then([new_targets(New)]) after
    copy_as_cast(Item, Spell), gone_spell(Spell, _, _), player_of(Item, Player).

%   Numbers of objects grow, so a spell that was cast before has a lower one.

filters:quantity(spells_before_this, view(Source, _, _), N) :-
    findall(S, ( cast_this_turn(_, S), S < Source ), Spells),
    length(Spells, N).

%   Cascade (702.85) and discover (701.57): cards are exiled until one is of the kind that is sought.

'702.85a' :: caused then([dig(Player, Item, below(Value))]) after
    cascade(Item, Spell), player_of(Item, Player), mana_value(Spell, Value).
'701.57a' :: caused then([dig(Player, Item, at_most(N))]) after
    discover(Item, N), player_of(Item, Player).
'702.85a' :: caused all([event(moves(O, library(Player), exile, New)), dug_up(Player, New)]),
                    then([look_at_dug_up(Player, Item, Hit)]) after
    dig(Player, Item, Hit), library(Player, [O|_]).
'702.85a' :: caused then([bury_dug_up(Player)]) after
    dig(Player, _, _), library(Player, []).
'702.85a' :: caused then([dig(Player, Item, Hit)]) after
    look_at_dug_up(Player, Item, Hit), \+ found(Player, Hit, _).
'702.85a' :: caused then([offer_free(Player, Item, [O]), keep_dug_up(Player, O, Hit), bury_dug_up(Player)]) after
    look_at_dug_up(Player, Item, Hit), found(Player, Hit, O).
'702.85a' :: caused offered_as(Item, [compared(mana_value, How, Limit)]) after
    look_at_dug_up(_, Item, Hit), limited(Hit, How, Limit).

%   limited(+Hit, -How, -Limit) is det: what is cast has such a mana value, too.

limited(below(Limit), less, Limit).
limited(at_most(Limit), at_most, Limit).

found(Player, Hit, O) :-
    dug_up(Player, O),
    exile(O),
    \+ land(O),
    mana_value(O, Value),
    limited(Hit, How, Limit),
    compares(How, Value, Limit),
    !.

%   What was discovered and not cast goes to the hand (701.57a).

'701.57a' :: caused event(moves(O, exile, hand(Owner), _)) after
    keep_dug_up(_, O, at_most(_)), exile(O), owner(O, Owner).

%   The rest goes on the bottom in a random order.

'702.85a' :: caused flip(next_card, Objects, Seed, N), then([put_dug_up(Player)]) after
    bury_dug_up(Player), findall(O, ( dug_up(Player, O), exile(O) ), Unsorted), Unsorted \== [],
    sort(Unsorted, Objects), seed(Seed), draws(N).
'702.85a' :: caused -flipped(next_card, O), event(moves(O, exile, library_bottom(Player), _)), then([bury_dug_up(Player)]) after
    put_dug_up(Player), flipped(next_card, O).
'400.7' :: caused -dug_up(Player, O) after moves(O, exile, _, _), dug_up(Player, O).

%   Rebound (702.88): a spell from the hand is cast again in the next upkeep.

'400.7' :: caused from_hand(Item) after
    moves(_, hand(_), stack(_), Item), ( definition:card_keyword(_, rebound) -> true ; definition:uses(origin) ).
'400.7' :: caused cast_by(New, Player, Origin) after
    moves(Item, stack(_), battlefield(_), New), definition:uses(origin), cast_this_turn(Player, Item),
    ( from_hand(Item) -> Origin = hand ; Origin = elsewhere ).
'702.88a' :: replaced moves(O, stack(P), graveyard(P), New) by [rebounding(P, New), event(moves(O, stack(P), exile, New))] as rebounds(O) if
    from_hand(O), rebounds(O), finishes(O).
'702.88a' :: caused event(triggers(Player, O, Name, delayed([may_cast_free(that)]), O, _)), -rebounding(Player, O) after
    step_begins(upkeep), active(Player), rebounding(Player, O), object_name(O, Name).
'400.7' :: caused -rebounding(Player, O) after moves(O, exile, _, _), rebounding(Player, O).

rebounds(O) :-
    \+ token(O),
    has(O, rebound),
    !.

zones:stack_status(O, from_hand(O)).
zones:permanent_status(O, cast_by(O, _, _)).
objects:present_fact(O, cast_by(Player, Origin)) :- \+ \+ definition:uses(origin), cast_by(O, Player, Origin).

:- multifile filters:condition/2.

filters:condition(cast_from_hand, view(Source, You, _)) :- once(as_cast_by(Source, You, hand)).
filters:condition(was_cast, view(Source, You, _)) :- once(as_cast_by(Source, You, _)).
filters:condition(cast_by_somebody, view(Source, _, _)) :- once(as_cast_by(Source, _, _)).

%   as_cast_by(+Source, ?Player, ?Origin) is nondet: of what has left, it is known (608.2h).

as_cast_by(Source, Player, Origin) :- cast_by(Source, Player, Origin).
as_cast_by(Source, Player, Origin) :- last_known(Source, Facts), memberchk(cast_by(Player, Origin), Facts).
as_cast_by(Source, Player, Origin) :- entering_as_cast(Source, Player, Origin).

%   entering_as_cast(+Item, +Player, ?Origin): what enters is asked of the spell that it is yet (614.12).

entering_as_cast(Item, Player, Origin) :-
    stack_item(Item, _, spell),
    cast_this_turn(Player, Item),
    ( from_hand(Item) -> Origin = hand ; Origin = elsewhere ).
