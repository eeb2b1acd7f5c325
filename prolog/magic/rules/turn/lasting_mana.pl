:- module(lasting_mana,
          [ marked/3                    % +Tag, +Mana0, -Mana
          ]).

/** <module> Mana that is not lost as steps and phases end (106.4, 500.5)

In the pool it is marked: `kept` until end of combat, `kept_this_turn` until end of turn. What a spell or ability has added is
noted as long as that resolves, where this game has something that says how long it stays.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3, subtract/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [reference/3]).
:- use_module('../concepts/mana', []).
:- use_module('../concepts/objects').
:- use_module('../spells/stack', []).
:- use_module(turn, []).

ability ::= keeps_mana(_:player_reference, _:kept_colors).
kept_colors ::= any ; _:colors.
mana_tag ::= kept ; kept_this_turn.
mana_stays ::= end_of_combat ; end_of_turn.
instruction keep_mana(_Who:player, _Until:mana_stays).
fluent just_added(_Item:object, _P:player, _Mana:manas) functional.

:- multifile cards:define_ability/3, mana:stays_longer/1, turn:mana_kept/3.

mana:stays_longer(kept).
mana:stays_longer(kept_this_turn).

cards:define_ability(keeps_mana(Who, Colors), Name, _) :-
    define(keeps_mana(Name, Who, Colors)).

%   What is activated for mana meanwhile, to pay a cost, is not what Item adds.

'106.4' :: caused just_added(Item, Player, All) after
    add_mana(Player, Mana), definition:uses(lasting_mana), resolving(Item), \+ cost(_, _),
    ( just_added(Item, Player, Before) -> append(Before, Mana, All) ; All = Mana ).
'608.2n' :: caused -just_added(Item, Player, Mana) after
    finish_resolving(Item), just_added(Item, Player, Mana).
'608.2n' :: caused -just_added(Item, Player, Mana) after
    remove_from_stack(Item), just_added(Item, Player, Mana).

'106.4' :: caused pool(Player, All), -just_added(Item, Player, Mana) after
    keep_mana(Item, Player, Until), just_added(Item, Player, Mana), pool(Player, Pool), mark(Until, Tag),
    foldl(marked_among(Tag), Mana, Pool, Unsorted), msort(Unsorted, All).

mark(end_of_combat, kept).
mark(end_of_turn, kept_this_turn).

marked_among(Tag, Mana, Pool0, Pool) :-
    (   selectchk(Mana, Pool0, Others)
    ->  marked(Tag, Mana, Marked),
        Pool = [Marked|Others]
    ;   Pool = Pool0
    ).

%!  marked(+Tag, +Mana0, -Mana) is det.
%
%   Mana is Mana0 as it is in a pool, with a Tag that says how long it stays.

marked(Tag, Mana0, mana(Color, [Tag|Tags])) :-
    ( Mana0 = mana(Color, Tags) -> true ; Color = Mana0, Tags = [] ).

%   As Step ends: what its mark, or what somebody controls, lets stay. A mark ends with its time.

'500.5' :: caused turn:mana_kept(Step, Player, Kept) if
    definition:uses(lasting_mana), pool(Player, All), findall(Mana, ( member(Mana0, All), stays(Mana0, Step, Player, Mana) ), Kept),
    Kept \== [].

stays(Mana0, Step, Player, Mana) :-
    (   Mana0 = mana(_, Tags),
        member(Tag, Tags),
        lasts_beyond(Tag, Step)
    ->  Mana = Mana0
    ;   color_of(Mana0, Color),
        color_kept(Player, Color)
    ->  unmarked(Mana0, Mana)
    ).

color_of(Mana, Color) :-
    ( Mana = mana(Found, _) -> Color = Found ; Color = Mana ).

lasts_beyond(kept, Step) :-
    memberchk(Step, [begin_combat, declare_attackers, declare_blockers, first_combat_damage, combat_damage]).
lasts_beyond(kept_this_turn, Step) :-
    Step \== cleanup.

color_kept(Player, Color) :-
    definition:keeps_mana(Name, Who, Colors),
    object(Source, Name, _),
    controls(Controller, Source),
    reference(Who, view(Source, Controller, 0), Player),
    ( Colors == any -> true ; memberchk(Color, Colors) ),
    !.

unmarked(Mana0, Mana) :-
    (   Mana0 = mana(Color, Tags0)
    ->  subtract(Tags0, [kept, kept_this_turn], Tags),
        ( Tags == [] -> Mana = Color ; Mana = mana(Color, Tags) )
    ;   Mana = Mana0
    ).
