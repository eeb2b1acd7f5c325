:- module(renamed_ways, []).

/** <module> Cards that are cast as something else than what they are in the hand (702): bestow, awaken, overload,
    prototype

`definition:way(Name, Way, renamed, Costs, _)`: the card may be cast from the hand for Costs under another name, which says what
it is then: `bestowed(Name)`, an Aura; `awakened(N, Name)`, a spell that makes a land a creature, too; `overloaded(Name)`, which
is about each; `prototyped(Name)`, with another cost and size.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, select/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../cards/name_definitions', []).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../../cards/overloading').
:- use_module('../../cards/printed_values', [mana_cost/3]).
:- use_module('../concepts/attaching', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/effects', []).
:- use_module('../spells/stack', []).
:- use_module('../zones').

way ::= bestow ; awaken ; prototype ; overload.
process begin_renamed(_P:player, _O:object, _Way:way).
instruction awaken(_What:permanent, _N:integer).

:- multifile attaching:outlives_host/1, cards:keyword_way/5, casting:by_face/1, casting:cast_from/4, casting_steps:way_of/2, costs:cast_under/3,
             name_definitions:describes/2.

cast_renamed(_, _, _, _) reads silent otherwise "it can't be cast so from there".

'702.103a' :: caused cards:keyword_way(bestow(Cost), bestow, renamed, Costs, none) if cost_list(Cost, Costs).
'702.113a' :: caused cards:keyword_way(awaken(_, Cost), awaken, renamed, Costs, none) if cost_list(Cost, Costs).
'702.96a' :: caused cards:keyword_way(overload(Cost), overload, renamed, Costs, none) if cost_list(Cost, Costs).
'702.160a' :: caused cards:keyword_way(prototype(Cost, _, _), prototype, renamed, [mana(Cost)], none).

costs:cast_under(Way, Name, As) :-
    renamed(Way, Name, As).

renamed(Way, Name, As) :-
    renamed_way(Way),
    atom(Name),
    as(Way, Name, As),
    definition:description(As, _).

as(bestow, Name, bestowed(Name)).
as(awaken, Name, awakened(N, Name)) :- definition:card_keyword(Name, awaken(N, _)).
as(prototype, Name, prototyped(Name)).
as(overload, Name, overloaded(Name)).

casting_steps:way_of(O, Way) :-
    cast_renamed(O, Way, _, _).

casting:by_face(Way) :-
    renamed_way(Way).

renamed_way(bestow).
renamed_way(awaken).
renamed_way(prototype).
renamed_way(overload).

%   cast_renamed(?O, ?Way, -As, ?Player): Player may cast O from where it is As what it is called then.

cast_renamed(O, Way, As, Player) :-
    definition:way(Name, Way, renamed, _, _),
    object(O, Name, _),
    renamed(Way, Name, As),
    ready(Player, O, As, _).

%   ready(?Player, +O, +As, -Place): Player may cast O so, from the hand or, a commander, from the command zone (903.8).

ready(Player, O, _, hand(Player)) :- hand(Player, O).
ready(Player, O, _, command(Player)) :- command(Player, O).
ready(Player, O, As, Place) :- ready_elsewhere(Player, O, As, Place).

%   ready_elsewhere(?Player, +O, +As, -Place): an effect lets Player cast O so from where it is. Ways add clauses.

:- multifile ready_elsewhere/4.

'601.2a' :: executable cast(O, Way) if
    priority(Player, _), cast_renamed(O, Way, _, Player).
'601.2a' :: caused moves_as(O, As), then([begin_renamed(Player, O, Way)]) after
    cast(O, Way), now(priority(Player, _)), cast_renamed(O, Way, As, Player).
'601.2a' :: caused event(begins_casting(Player, O, Way, _)) after begin_renamed(Player, O, Way).
'601.2a' :: caused casting:cast_from(O, Way, Player, Place) if
    moves_as(O, As), ready(Player, O, As, Place), object(O, Name, _), renamed(Way, Name, As).

%   Bestow: an Aura with enchant creature (702.103a).

name_definitions:describes(bestowed(Name), described(Called, Cost, Supers, Types, Subtypes, Colors, none, Abilities)) :-
    name_definitions:described(Name, described(Called, Cost, Supers, Types0, _, Colors, _, Printed)),
    findall(Type, ( member(Type, Types0), Type \== creature ), Types),
    Subtypes = [aura],
    name_definitions:with_abilities(Printed, [keyword(enchant([creature]))], Printed, Abilities).

%   One whose target is illegal resolves as the creature spell that it is (702.103e).

'702.103e' :: caused stack:resolves_untargeted(Item) if way(Item, bestow), bestowed(Item, _).
'702.103e' :: caused moves_as(Item, Name), then([put_onto_battlefield(Item)]) after
    resolve(Item), way(Item, bestow), bestowed(Item, Name), target(Item, _, _), \+ stack:some_legal(Item).

bestowed(O, Name) :-
    object(O, Present, _),
    copiable(Present, bestowed(Name)).

%   Unattached or attached illegally it ceases to be bestowed, and is a creature (702.103f).

'702.103f' :: caused attaching:outlives_host(O) if bestowed(O, _).
'702.103f' :: caused all(Changes) after
    check_state, definition:way(bestowed(Name), bestow, _, _, _), object(O, Present, Owner), copiable(Present, bestowed(Name)), permanent(O),
    \+ attaching:legally_attached(O), unbestowed(O, Present, Owner, Name, Changes).

%   As what it is attached to leaves, it becomes unattached (701.3d): it is a creature before anything is looked at.

'702.103f' :: caused all(Changes) if permanent(O), unbestowed(O, Present, Owner, Name, Changes) after
    moves(Host, battlefield(_), _, _), attached(O, Host), object(O, Present, Owner), copiable(Present, bestowed(Name)).

unbestowed(O, Present, Owner, Name, [changed(statics), changed(state)|Changes]) :-
    findall(Change, ( left_behind(O, Change) ; renaming(O, Present, Owner, Name, Change) ), Changes).

left_behind(O, event(becomes_unattached(O, Thing))) :- attached(O, Thing).
left_behind(O, -printed(O, Name)) :- printed(O, Name).
left_behind(O, -types(O, Types)) :- types(O, Types).
left_behind(O, -subtypes(O, Subtypes)) :- subtypes(O, Subtypes).

renaming(O, Present, Owner, Name, Change) :-
    (   own_name(O, bestowed(Name))
    ->  Change = own_name(O, Name)
    ;   member(Change, [-object(O, Present, Owner), object(O, Name, Owner)])
    ).

%   Awaken: what the spell does, and a target more (702.113a).

name_definitions:describes(awakened(N, Name), described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Abilities)) :-
    name_definitions:described(Name, described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Printed)),
    select(Index-spell(Effects), Printed, Others),
    append(Effects, [awaken(target([land, controlled(you)]), N)], All),
    Abilities = [Index-spell(All)|Others].

'702.113a' :: caused event(put_counters(O, '+1/+1', N)),
                     event(begins_effect([O], [add_types([creature]), add_subtypes([elemental]), set_pt(0, 0), gain(haste)], permanent, _)) after
    awaken(_, O, N).

%   Overload: "each" instead of "target" (702.96a).

name_definitions:describes(overloaded(Name), described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Abilities)) :-
    name_definitions:described(Name, described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Printed)),
    select(Index-spell(Effects), Printed, Others),
    overloaded_effects(Effects, Each),
    Abilities = [Index-spell(Each)|Others].

%   Prototype: another cost, its colors and another size (702.160a).

name_definitions:describes(prototyped(Name), described(Called, costs(Cost, 0), Supers, Types, Subtypes, Colors, size(P, T), Abilities)) :-
    name_definitions:described(Name, described(Called, _, Supers, Types, Subtypes, _, _, Abilities)),
    memberchk(_-keyword(prototype(Symbols, P, T)), Abilities),
    atom_string(Symbols, Text),
    mana_cost(Text, Cost, Unsorted),
    sort(Unsorted, Colors).
