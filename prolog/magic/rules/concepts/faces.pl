:- module(faces,
          [ transformed/2               % +Object, -Changes
          ]).

/** <module> Cards with several faces (709, 710, 712, 715, 720)

`definition:faces(Name, K, Layout)`: the card Name has another face, whose name is face(Name, K). An
object is what its name says: it has that name as a spell or a permanent, and its card's name in
every other zone (zones.pl). The layouts are transform, flip, modal_dfc, adventure (an Omen, too), split and
meld (melding.pl).
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/stack', [finishes/1]).
:- use_module('../turn/land_plays', [another_land/1]).
:- use_module('../turn/turn', [main_phase/0]).
:- use_module('../zones').
:- use_module(costs).
:- use_module(objects).
:- use_module(players).

way ::= on_adventure.
replacing_effect ::= adventured(_:object) ; ominous(_:object).

fluent on_adventure(_O:object, _P:player) functional marks memory(objects).
process begin_face(_P:player, _O:object, _K:integer).
process put_face(_P:player, _O:object).
action play_land(O:object, Way:way) requires land_from(O, Way, _).
fluent turned_since(_Item:object).
event transforms(_O:object).
instruction transform(_What:permanent).

definition:faces(Name, _, _)
    reads "~o has another face"-[name(Name)] otherwise "~o has no such face"-[name(Name)].
definition:card_type(face(_, _), land) reads silent otherwise "that face is no land".
\+ definition:card_type(face(_, _), land) reads silent otherwise "a land is not cast".
exile(O) reads "~o is in exile"-[O] otherwise "~o is not in exile"-[O].
on_adventure(O, Player)
    reads "~w sent ~o on an adventure"-[Player, O] otherwise "~o is on no adventure"-[O].

definition:card_type(face(_, _), land)
    reads "that face is a land" otherwise "that face is no land".
\+ definition:card_type(face(_, _), land) otherwise "that face is a land, and lands are not cast".
exile(O)
    reads "~o is in exile"-[O] otherwise "~o is not in exile"-[O].

castable_face(adventure).
castable_face(modal_dfc).
castable_face(split).

castable_face(_) reads silent otherwise "that face is not cast".

%   Casting another face (709.3, 712.11b, 715.3)

:- multifile casting_steps:way_of/2.

casting_steps:way_of(O, face(K)) :-
    hand(_, O),
    object(O, Name, _),
    definition:faces(Name, K, Layout),
    castable_face(Layout).
casting_steps:way_of(O, on_adventure) :-
    on_adventure(O, _).

'712.11b' :: executable cast(O, face(K)) if
    priority(Player, _), definition:faces(Name, K, Layout), castable_face(Layout), object(O, Name, _),
    hand(Player, O), \+ definition:card_type(face(Name, K), land).
'709.3' :: nonexecutable cast(O) if
    definition:faces(Name, _, split), object(O, Name, _)
    because "one half of ~o is cast"-[O].
'601.2a' :: caused moves_as(O, face(Name, K)), then([begin_face(Player, O, K)]) after
    cast(O, face(K)), hand(Player, O), object(O, Name, _).
'601.2a' :: caused event(begins_casting(Player, O, face(K), _)) after
    begin_face(Player, O, K).
'601.2a' :: caused casting:cast_from(O, face(_), Player, hand(Player)) if moves_as(O, _), hand(Player, O).
'601.2f' :: caused costs:base_costs(face(_), Name, [mana(Cost)]) if definition:card_cost(Name, Cost).

%   land_from(?Object, ?Way, -Player): a land that is played in another way. Effects add clauses.

:- multifile land_from/3.

land_from(O, face(K), Player) :-
    hand(Player, O),
    object(O, Name, _),
    definition:faces(Name, K, _).

%   Playing a land face (712.12)

'712.12' :: executable play_land(O, face(K)) if
    priority(Player, _), definition:faces(Name, K, modal_dfc), definition:card_type(face(Name, K), land),
    active(Player), main_phase, hand(Player, O), object(O, Name, _).
'305.2' :: nonexecutable play_land(_, _) if
    now(priority(Player, _)), land_played(Player), \+ another_land(Player)
    because "~w has played a land this turn"-[Player].
'305.1' :: nonexecutable play_land(_, _) if
    \+ stack([])
    because "the stack is not empty"-[].
'712.12' :: caused moves_as(O, face(Name, K)), then([put_face(Player, O)]) after
    play_land(O, face(K)), now(priority(Player, _)), object(O, Name, _).
'305.4' :: caused event(moves(O, Place, battlefield(Player), _)), event(plays_land(Player, O)),
                  land_played(Player), then([open_priority(Player)]) after
    put_face(Player, O), where(O, Place).

%   An Adventure that resolves is exiled, and its player may cast the creature later (715.3d).

'715.3d' :: replaced moves(O, stack(P), graveyard(_), New) by [on_adventure(New, P), event(moves(O, stack(P), exile, New))]
            as adventured(O) if
    object(O, face(Name, K), _), definition:faces(Name, K, adventure), \+ definition:card_subtype(face(Name, K), omen),
    \+ token(O), finishes(O).
'715.3d' :: executable cast(O, on_adventure) if
    priority(Player, _), definition:faces(_, _, adventure), on_adventure(O, Player), exile(O).
'715.3d' :: caused costs:base_costs(on_adventure, Name, [mana(Cost)]) if definition:card_cost(Name, Cost).
'715.3d' :: caused casting:cast_from(O, on_adventure, Player, exile) if on_adventure(O, Player).
'715.3d' :: caused -on_adventure(O, Player) after moves(O, exile, _, _), on_adventure(O, Player).

%   An Omen that resolves is shuffled into its owner's library (720.3d). It is cast as an Adventure is.

'720.3d' :: replaced moves(O, stack(P), graveyard(Owner), New) by
            [event(moves(O, stack(P), library(Owner), New)), then([shuffle_library(Owner)])] as ominous(O) if
    object(O, face(Name, K), _), definition:card_subtype(face(Name, K), omen), finishes(O).

%   Transforming (701.27): the permanent stays what it is, but for its name and what is printed.

'701.27a' :: caused all(Changes) after
    transform(Item, O), definition:faces(_, _, _), \+ ( turned_since(Item), own_ability(Item, O) ), transformed(O, Changes).

%   A permanent that has transformed since its ability was put onto the stack does not transform again by it.

'701.27f' :: caused turned_since(Item) after transforms(O), own_ability(Item, O), \+ turned_since(Item).

own_ability(Item, O) :- stack_item(Item, _, activated(O, _, _)).
own_ability(Item, O) :- stack_item(Item, _, triggered(O, _, Index)), integer(Index).

zones:stack_status(Item, turned_since(Item)).

%!  transformed(+Object, -Changes) is semidet.
%
%   What changes as Object transforms.

transformed(O, Changes) :-
    object(O, Present, Owner),
    other_side(Present, Other),
    double_faced(O, Present),
    findall(Change, transformation(O, Present, Owner, Other, Change), Changes).

%   double_faced(+Object, +Name): Name is a side of the card itself. What is another card, and a copy
%   of one with two faces, can't transform (701.27c).

'701.27c' :: caused double_faced(O, Name) if
    \+ own_name(O, _), copiable(Name, Side),
    ( printed(O, Card) -> memberchk(Side, [Card, face(Card, _)]) ; true ).

other_side(Present, Other) :-
    copiable(Present, Base),
    (   Base = face(Front, K)
    ->  definition:faces(Front, K, Layout),
        Layout \== flip,
        Other = Front
    ;   definition:faces(Base, K, Layout),
        Other = face(Base, K)
    ),
    turns_over(Layout),
    \+ instant_or_sorcery(Other).

turns_over(transform).
turns_over(modal_dfc).
turns_over(flip).

'701.27d' :: caused instant_or_sorcery(Name) if
    definition:card_type(Name, Type), memberchk(Type, [instant, sorcery]).

transformation(O, Present, Owner, Other, Change) :-
    member(Change, [-object(O, Present, Owner), object(O, Other, Owner), changed(statics), changed(state),
                    event(transforms(O))]).
transformation(O, Present, _, Other, Change) :-
    (   printed(O, Printed)
    ->  Printed == Other,
        Change = -printed(O, Printed)
    ;   copiable(Present, Base),
        Change = printed(O, Base)
    ).
transformation(O, _, _, _, -parts(O, Parts)) :- parts(O, Parts).
transformation(O, _, _, _, -power_toughness(O, P, T)) :- power_toughness(O, P, T).
