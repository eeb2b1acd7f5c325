:- module(split_ways, []).

/** <module> Split cards: fuse (702.102) and aftermath (702.127)

A split card with fuse may be cast as both of its halves, from the hand: the spell has the name
fused(Name), the costs and abilities of both, and does what the first half says and then the other.
A half with aftermath is cast from its owner's graveyard only, and exiled as it leaves the stack. One half is cast,
too, where an effect lets the card be cast.
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, union/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/name_definitions', []).
:- use_module('../concepts/variable_costs', [join_mana/2]).
:- use_module('../concepts/faces', []).
:- use_module('../concepts/objects').
:- use_module('../spells/casters', [castable_within/3]).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/permitted', []).
:- use_module('../zones').
:- use_module(fitting_spells, [half_offered/3]).

way ::= fused ; aftermath ; permitted_half(_:integer) ; free_half(_:integer).
replacing_effect ::= aftermath(_:object).
process begin_fused(_P:player, _O:object).
process begin_half(_P:player, _O:object, _Way:way).

:- multifile casting:by_face/1, casting:cast_from/4, casting_steps:way_of/2, costs:base_costs/3, costs:without_paying/1, costs:cast_under/3, name_definitions:describes/2, permitted:free_face/3.

%   What is cast as both halves has the characteristics of both (702.102c).

'702.102c' :: caused name_definitions:describes(fused(Name), Description) if
    name_definitions:described(face(Name, 1), described(A, CostA, Supers, TypesA, SubtypesA, ColorsA, _, AbilitiesA)),
    name_definitions:described(face(Name, 2), described(B, CostB, _, TypesB, SubtypesB, ColorsB, _, AbilitiesB)),
    format(atom(Called), "~w // ~w", [A, B]), both_costs(CostA, CostB, Cost),
    union(TypesA, TypesB, Types), union(SubtypesA, SubtypesB, Subtypes), union(ColorsA, ColorsB, Colors),
    memberchk(_-spell(First), AbilitiesA), memberchk(_-spell(Second), AbilitiesB), append(First, Second, Effects),
    Description = described(Called, Cost, Supers, Types, Subtypes, Colors, none, [1-spell(Effects)]).

both_costs(costs(A, N), costs(B, M), costs(Cost, Count)) :-
    join_mana([mana(A), mana(B)], [mana(Cost)]),
    Count is N+M.

'702.102a' :: executable cast(O, fused) if
    priority(Player, _), definition:fuse(Name), object(O, Name, _), hand(Player, O).
'702.102a' :: caused moves_as(O, fused(Name)), then([begin_fused(Player, O)]) after
    cast(O, fused), hand(Player, O), object(O, Name, _), met(fused(Name)).
'702.102a' :: caused event(begins_casting(Player, O, fused, _)) after
    begin_fused(Player, O).
'601.2a' :: caused casting:cast_from(O, fused, Player, hand(Player)) if moves_as(O, fused(_)), hand(Player, O).
'702.102d' :: caused costs:base_costs(fused, Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'702.102c' :: caused costs:cast_under(fused, Name, Fused) if definition:fuse(Name), Fused = fused(Name), met(Fused).

casting_steps:way_of(O, fused) :-
    hand(_, O),
    object(O, Name, _),
    definition:fuse(Name).

definition:fuse(Name) reads "~o has fuse"-[name(Name)] otherwise "~o has no fuse"-[name(Name)].
definition:aftermath(Name)
    reads "a half of ~o has aftermath"-[name(Name)] otherwise "~o has no aftermath"-[name(Name)].

%   Aftermath: the second half is cast from the graveyard, and from nowhere else (702.127a).

'702.127a' :: executable cast(O, aftermath) if
    priority(Player, _), definition:aftermath(Name), object(O, Name, _), graveyard(Player, O).
'702.127a' :: nonexecutable cast(O, face(2)) if
    definition:aftermath(Name), object(O, Name, _)
    because "~o has aftermath: it is cast from a graveyard"-[O].
'702.127a' :: caused moves_as(O, face(Name, 2)), then([begin_half(Player, O, aftermath)]) after
    cast(O, aftermath), graveyard(Player, O), object(O, Name, _).
'709.3a' :: caused event(begins_casting(Player, O, Way, _)) after
    begin_half(Player, O, Way), Way \= free_half(_).
'608.2g' :: caused event(begins_casting_within(Player, O, free_half(K), _)) after
    begin_half(Player, O, free_half(K)).
'601.2a' :: caused casting:cast_from(O, aftermath, Player, graveyard(Player)) if moves_as(O, face(_, 2)), graveyard(Player, O).
'601.2f' :: caused costs:base_costs(aftermath, Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'702.127a' :: caused costs:cast_under(aftermath, Name, Half) if definition:aftermath(Name), Half = face(Name, 2).
'702.127a' :: replaced moves(O, stack(P), To, New) by [event(moves(O, stack(P), exile, New))] as aftermath(O) if
    definition:aftermath(_), way(O, aftermath), To \== exile.

casting_steps:way_of(O, aftermath) :-
    definition:aftermath(Name),
    object(O, Name, _),
    graveyard(_, O).

%   One half is cast where an effect lets the card be cast (709.3, 709.3a); so is an Adventure, or the other face
%   of a modal double-faced card.

castable_half(_, _) reads silent otherwise "it has no such half to cast".

'709.3a' :: caused castable_half(Name, K) if definition:faces(Name, K, split), \+ without(Name, K).
'715.3a' :: caused castable_half(Name, K) if definition:faces(Name, K, adventure).
'712.11b' :: caused castable_half(Name, K) if
    definition:faces(Name, K, modal_dfc), \+ definition:card_type(face(Name, K), land).

'709.3a' :: executable cast(O, permitted_half(K)) if
    priority(Player, _), permitted(Player, O, paid, _), object(O, Name, _), castable_half(Name, K).
'709.3a' :: executable cast(O, free_half(K)) if
    choose_free(_, Item, Objects), member(O, Objects), face_for_nothing(O, Item, K).
'709.3a' :: caused moves_as(O, face(Name, K)), then([begin_half(Player, O, permitted_half(K))]) after
    cast(O, permitted_half(K)), permitted(Player, O, paid, _), object(O, Name, _).
'709.3a' :: caused moves_as(O, face(Name, K)), then([begin_half(Player, O, free_half(K))]) after
    cast(O, free_half(K)), now(choose_free(Player, _, _)), object(O, Name, _).
'601.2f' :: caused costs:base_costs(permitted_half(_), Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'118.9' :: caused costs:without_paying(free_half(_)).
'709.3a' :: caused costs:cast_under(permitted_half(K), Name, Half) if castable_half(Name, K), Half = face(Name, K).
'709.3a' :: caused costs:cast_under(free_half(K), Name, Half) if definition:faces(Name, K, _), Half = face(Name, K).
'601.2a' :: caused casting:cast_from(O, permitted_half(_), Player, Place) if
    permitted(Player, O, paid, _), moves_as(O, face(_, _)), where(O, Place).

face_for_nothing(_, _, _) reads silent otherwise "it has no other face that can be cast for nothing".

%   face_for_nothing(+O, +Item, -K) is nondet: of the card O, which Item lets its player cast for nothing, this part may be cast. It has to
%   be what Item asks of the spell (709.3a, 715.3a).

face_for_nothing(O, Item, K) :-
    object(O, Name, _),
    castable_half(Name, K),
    (   offered_as(Item, _)
    ->  half_offered(Item, O, face(Name, K))
    ;   definition:faces(Name, K, split)
    ->  true
    ;   any_card_allowed(Item)
    ).

%   Where an effect asks for cards of a type, the Adventure, an instant or sorcery, is none of them.

any_card_allowed(Item) :-
    stack_item(Item, _, Kind),
    ( Kind == spell -> object(Item, Name, _) ; arg(2, Kind, Name), arg(3, Kind, Index) ),
    \+ ( definition:ability_text(Name, Index, Ability), asked_of_cards(Ability, Filter),
         Filter \= [compared(mana_value, _, _)] ).

asked_of_cards(Ability, Filter) :-
    sub_term(Cast, Ability),
    nonvar(Cast),
    Cast = cast_free(_, what:What, _),
    ( What = all(Set) ; What = target(Set) ),
    exclude(of_a_place, Set, Filter),
    Filter \== [].

of_a_place(in(_, _)).
of_a_place(card_in(_, _)).
of_a_place(among(_)).

%   A half with aftermath is cast from a graveyard only (702.127a).

without(_, _) reads silent otherwise "that half has aftermath".

without(Name, 2) :- definition:aftermath(Name).

permitted:free_face(Player, Item, O) :-
    face_for_nothing(O, Item, K),
    castable_within(Player, O, free_half(K)),
    !.

casting_steps:way_of(O, permitted_half(K)) :-
    permitted(_, O, _, _),
    object(O, Name, _),
    castable_half(Name, K).
casting_steps:way_of(O, free_half(K)) :-
    now(choose_free(_, Item, Objects)),
    member(O, Objects),
    face_for_nothing(O, Item, K).

casting:by_face(fused).
casting:by_face(aftermath).
casting:by_face(permitted_half(_)).
casting:by_face(free_half(_)).
