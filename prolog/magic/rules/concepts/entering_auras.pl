:- module(entering_auras, []).

/** <module> Auras that enter without having been cast (303.4f, 303.4g)

Who will control it chooses what it enchants as it enters; that is no target. Where it could
enchant nothing, it stays where it is, and a token is not created.
*/

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [at_once/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/entering_filters', [entering_name/2]).
:- use_module(attaching, [could_enchant/4]).
:- use_module(objects, [object_name/2, owner/2]).

replacing_effect ::= enchanting(_:object) ; enchanting_nothing(_:object).
replacing_value ::= host(_:thing).

'303.4f' :: replaced moves(O, From, battlefield(P), New) by [event(moves(O, From, battlefield(P), New)), attached(New, Thing)]
            as enchanting(O) choosing host(Thing) if
    definition:enchants(Name, Filter), entering_name(O, Name), \+ aura_spell(From, O), could_enchant(Filter, O, P, Thing).
'303.4g' :: replaced moves(O, From, battlefield(P), New) by Es as enchanting_nothing(O) if
    definition:enchants(Name, Filter), entering_name(O, Name), \+ aura_spell(From, O), \+ could_enchant(Filter, O, P, _),
    instead_of_entering(From, O, New, Es).
'303.4f' :: replaced create(P, Name, New) by [event(create(P, Name, New)), attached(New, Thing)]
            as enchanting(0) choosing host(Thing) if
    definition:enchants(Name, Filter), \+ at_once(created_onto(New, _)), could_enchant(Filter, 0, P, Thing).
'303.4g' :: replaced create(P, Name, _) by [] as enchanting_nothing(0) if
    definition:enchants(Name, Filter), \+ could_enchant(Filter, 0, P, _).

%   aura_spell(+From, +O): it resolves as an Aura spell, and enchants what that targeted; a spell that becomes
%   a copy of an Aura as it enters is none.

aura_spell(stack(_), O) :-
    object_name(O, Name),
    definition:enchants(Name, _).

%   What is on the stack doesn't stay there, and is its own card.

instead_of_entering(From, O, New, Es) :-
    (   From = stack(_)
    ->  owner(O, Owner),
        Es = [-moves_as(O, _), event(moves(O, From, graveyard(Owner), New))]
    ;   Es = []
    ).

'303.4f' :: caused proposals:rank(enchanting(_), 4).
'303.4g' :: caused proposals:rank(enchanting_nothing(_), 0).
