:- module(attaching,
          [ attachable/2,               % +O, +Thing
            enchantable/3,              % +Aura, +Player, +Thing
            could_enchant/4             % +Filter, +Aura, +Player, -Thing
          ]).

/** <module> Auras, Equipment and Fortifications: what is attached to what (301.5, 301.6, 303.4, 701.3)

`attached(O, Thing)`: O is attached to Thing, an object or a player. An Aura spell targets
what it will enchant, as its ability "enchant" says (702.5), and becomes attached as it
resolves. What is attached illegally is dealt with by state-based actions (704.5m, 704.5n).
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module('../../support/object_sorts', [borne/2]).
:- use_module('../keywords/protection', [protected_by/3, protected_from/2]).
:- use_module('../zones').
:- use_module(objects).
:- use_module(players).

'701.3a' :: fluent attached(_O:object, _To:thing) functional
              marks [changed(statics), changed(state), memory(objects), (memory(mana) if definition:uses(tap_bonus))].
event attaches(_O:object, _To:thing).
event gets_timestamp(_O:object, _Number:object).
fluent attached_since(_O:object, _Number:object) functional.
event becomes_unattached(_O:object, _From:thing).
instruction attach(_What:permanent, _To:thing).

attached(O, Thing)
    reads "~o is attached to ~o"-[O, Thing] otherwise "~o is not attached to ~o"-[O, Thing].

'701.3a' :: caused event(attaches(O, Thing)) after
    attach(_, O, Thing), \+ attached(O, Thing), attachable(O, Thing).
'701.3a' :: caused attached(O, Thing) after
    attaches(O, Thing).

%   Its timestamp is of when it became attached (613.7e), where it had been on the battlefield before.

'613.7e' :: caused event(gets_timestamp(O, _)) after
    attaches(O, _).
'613.7e' :: caused attached_since(O, Number) after
    gets_timestamp(O, Number).
zones:permanent_status(O, attached_since(O, _)).

'701.3d' :: caused -attached(O, Thing) after
    becomes_unattached(O, Thing).

%   An Aura spell that resolves enters attached to its target (303.4f).

'303.4f' :: caused attached(New, Thing) after
    moves(Item, stack(_), battlefield(_), New), target(Item, 1, Thing), \+ illegal_target(Item, 1),
    object_name(Item, Name), definition:enchants(Name, _).

%!  attachable(+O, +Thing) is semidet.
%
%   Nothing forbids that O is attached to Thing.

attachable(O, Thing) :-
    controls(Player, O),
    \+ stays_unattached(O),
    (   object_name(O, Name),
        definition:enchants(Name, _)
    ->  enchantable(O, Player, Thing)
    ;   equipable(O, Thing)
    ).

%!  enchantable(+Aura, +Player, +Thing) is semidet.
%
%   Aura, whose controller is Player, can enchant Thing as far as it says itself (303.4,
%   702.5) and nothing protects Thing from it.

'702.5a' :: caused enchantable(Aura, Player, Thing) if
    object_name(Aura, Name), definition:enchants(Name, Filter),
    enchanted_by_filter(Filter, Thing, view(Aura, Player, 0)), \+ protected(Thing, Aura).

%!  could_enchant(+Filter, +Aura, +Player, -Thing) is nondet.
%
%   Aura, which would enter under the control of Player and says that it enchants what Filter
%   describes, could be attached to Thing (303.4f).

could_enchant(Filter, Aura, Player, Thing) :-
    ( playing(Thing) ; permanent(Thing) ),
    enchanted_by_filter(Filter, Thing, view(Aura, Player, 0)),
    \+ ( object(Aura, _, _), protected(Thing, Aura) ).

enchanted_by_filter([player], Thing, _) :-
    !,
    playing(Thing).
enchanted_by_filter([opponent], Thing, view(_, Player, _)) :-
    !,
    opponent(Player, Thing).
enchanted_by_filter(Filter, Thing, View) :-
    integer(Thing),
    permanent(Thing),
    matches(Filter, Thing, View).

'301.5' :: caused equipable(O, Thing) if
    O \== Thing, creature(Thing), once(subtype(O, equipment)), \+ protected(Thing, O).
'301.6' :: caused equipable(O, Thing) if
    fortification(O), O \== Thing, permanent(Thing), land(Thing), \+ protected(Thing, O).

%   may_be_a_creature(+O): it equips though it is one. Keywords add clauses.

:- multifile may_be_a_creature/1.
:- dynamic may_be_a_creature/1.

fortification(O) :- once(subtype(O, fortification)).

%   stays_unattached(+O): as it is a creature itself.

'301.5c' :: caused stays_unattached(O) if
    creature(O), once(( subtype(O, equipment) ; fortification(O) )), \+ may_be_a_creature(O).
'303.4d' :: caused stays_unattached(O) if
    creature(O), once(subtype(O, aura)).

protected(Thing, O) :-
    integer(Thing),
    protected_from(Thing, O),
    \+ spared(Thing, O).

%   spared(+Thing, +O): Thing has no protection from O but of effects that do not remove O.

'702.16n' :: caused spared(Thing, O) if
    once(keeps(_, Thing, O)), \+ ( protected_by(Thing, O, By), \+ keeps(By, Thing, O) ).

keeps(Source, Thing, O) :-
    restricted(Thing, keeps_attached(Which), Source),
    kept(Which, O, Source).

%   kept(+Which, +O, +Source): the protection that Source gives does not remove O.

kept(this, O, O).
kept(auras, O, _) :- once(subtype(O, aura)).

%   Another instance of a protection that a creature has already changes no keyword, but may remove an Aura.

'704.3' :: caused changed(state) after
    begins_effect(_, _, _, _), once(restricted(_, keeps_attached(_), _)).

%   State-based actions. What continuous effects change may make an attachment illegal; what is no Equipment any more, is attached to
%   nothing.

'704.5m' :: caused event(moves(O, battlefield(Player), graveyard(Owner), _)) after
    check_state, definition:enchants(Name, _), object(O, Name, Owner), controls(Player, O),
    \+ legally_attached(O), \+ outlives_host(O).
'704.5n' :: caused event(becomes_unattached(O, Thing)) after
    check_state, attached(O, Thing), object(O, Name, _), \+ definition:enchants(Name, _),
    permanent(O), \+ legally_attached(O).
'704.5p' :: caused event(becomes_unattached(O, Thing)) after
    check_state, may_be_a_creature(O), attached(O, Thing), creature(O).

%   outlives_host(+O): the Aura O stays on the battlefield as something else. Keywords add clauses.

:- multifile outlives_host/1.
:- dynamic outlives_host/1.

legally_attached(O) :-
    attached(O, Thing),
    attachable(O, Thing).

zones:permanent_status(O, attached(O, _)).

%   What is attached to what, as filters ask for it; what has left, by what was attached to it then.

:- multifile filters:meets/3.

filters:meets(enchanted, O, _) :- bears(O, aura).
filters:meets(equipped, O, _) :- bears(O, equipment).
filters:meets(fortified, O, _) :- bears(O, fortification).
filters:meets(attached_to(Ref), O, View) :-
    reference(Ref, View, Host),
    borne(O, Host),
    !.

bears(Host, Sort) :-
    borne(O, Host),
    subtype(O, Sort),
    !.
