:- module(designations, []).

/** <module> What players are called: the monarch (724), blessed by the city (702.131)

The monarch's two abilities have no source in the rules; here they are those of an emblem, which goes from one
player to the next.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module('../../support/finding', []).
:- use_module('../concepts/emblems', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/stack', []).
:- use_module('../spells/triggers', []).
:- use_module('../zones').

fluent monarch(_P:player).
fluent blessed(_P:player) marks changed(statics).
instruction become_monarch(_Who:player).
event becomes_monarch(_P:player).

monarch(Player) reads "~w is the monarch"-[Player] otherwise "~w is not the monarch"-[Player].
blessed(Player) reads "~w has the city's blessing"-[Player] otherwise "~w does not have the city's blessing"-[Player].

:- multifile filters:condition/2, triggers:happening/3.

triggers:happening(becomes_monarch(P), becomes_monarch, P).
filters:condition(monarch(Who), View) :-
    reference(Who, View, Player),
    monarch(Player),
    !.
filters:condition(no_monarch, _) :-
    \+ monarch(_).
filters:condition(blessed, view(_, You, _)) :-
    has_blessing(You).

'724.1' :: caused event(becomes_monarch(Player)) after
    become_monarch(_, Player), playing(Player), \+ monarch(Player).
'724.2' :: caused event(gets_emblem(Player, Crown, _)) after
    becomes_monarch(Player), crown(Crown), met(Crown).
'724.3' :: caused monarch(Player) after becomes_monarch(Player).
'724.3' :: caused all([-monarch(Before), -emblem(Before, O), -object(O, Crown, Before)]) after
    becomes_monarch(_), monarch(Before), crown(Crown), emblem(Before, O), object(O, Crown, Before).

crown(emblem([triggered(begins(your, end_turn), true, [draw(you, 1)]),
              triggered(deals_damage(combat, [creature], you), true, [become_monarch(controller_of(that))])])).

%   Where the monarch leaves the game, the active player becomes the monarch, or whoever is next (724.4).

'724.4' :: caused -monarch(Player) after loses(Player, _), monarch(Player).
'724.4' :: caused event(becomes_monarch(Next)) if
    apnap(Players), member_playing(Players, Next) after
    loses(Player, _), monarch(Player).

member_playing(Players, Next) :-
    playing(Next),
    memberchk(Next, Players),
    !.

%   Ten permanents and ascend bring the city's blessing for the rest of the game. A permanent with ascend
%   brings it at once, before anything else is asked.

'702.131b' :: caused blessed(Player) after
    check_state, definition:uses(ascend), ascends(Player), \+ blessed(Player).
'702.131b' :: caused blessed(Player) after
    moves(_, battlefield(_), _, _), definition:uses(ascend), ascends(Player), \+ blessed(Player).
'702.131a' :: caused blessed(Player) after
    resolve(Item), definition:uses(ascend), stack_item(Item, Player, spell), \+ blessed(Player), ascending_spell(Item),
    ten_permanents(Player).

ascending_spell(Item) :-
    object_name(Item, Name),
    definition:card_keyword(Name, ascend),
    ( definition:card_type(Name, instant) ; definition:card_type(Name, sorcery) ),
    !.

has_blessing(Player) :-
    (   blessed(Player)
    ->  true
    ;   ascends(Player)
    ).

ascends(Player) :-
    definition:card_keyword(Name, ascend),
    object(O, Name, _),
    controls(Player, O),
    ten_permanents(Player),
    !.

ten_permanents(Player) :-
    findall(O, controls(Player, O), Os),
    length(Os, N),
    N >= 10.
