:- module(finding,
          [ player_of/2                 % +Item, -Player
          ]).

/** <module> What instructions are about: players, objects and numbers (608.2)

An ability says `you`, `target([creature])`, `count([creature])`; here is what of the
game that means for the spell or ability that is resolving. The types of what is
found are those of the parameters of instructions:

  * player, thing (an object or a player), object, permanent, spell, card
  * permanents: all of them together, for what affects them as one
  * affected: the same, as these(Permanents), or with what describes them, as all(Filter, Permanents)
  * quantity: a number; changes: changes whose numbers are known (608.2h)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../k/instructions', []).
:- use_module('../../k/language').
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module('../rules/concepts/targets').
:- use_module(filters).

:- multifile instructions:written/2, instructions:finds/4, new_object/3, chosen_change/3.
:- dynamic new_object/3, chosen_change/3.

%   new_object(+Item, +Old, -New): Item, which speaks of Old, finds it as New (returning.pl).

instructions:written(player, player_reference).
instructions:written(acting_players, player_reference).
instructions:written(thing, thing_reference).
instructions:written(object, object_reference).
instructions:written(permanent, object_reference).
instructions:written(permanents, object_reference).
instructions:written(affected, object_reference).
instructions:written(spell, spell_reference).
instructions:written(card, card_reference).
instructions:written(stack_object, object_reference).
instructions:written(ability_on_stack, ability_reference).
instructions:written(quantity, quantity).
instructions:written(changes, resolved_changes).

instructions:finds(player, Item, Who, Player) :- meant(Item, Who, Player).
instructions:finds(acting_players, Item, Who, Players) :-
    apnap(All),
    findall(Player, ( member(Player, All), once(meant(Item, Who, Player)) ), Players),
    Players \== [].
instructions:finds(thing, Item, What, Thing) :- meant(Item, What, Old), present(Item, Old, Thing).
instructions:finds(object, Item, What, O) :- meant(Item, What, O).
instructions:finds(permanent, Item, What, O) :- meant(Item, What, Old), present(Item, Old, O), permanent(O).
instructions:finds(permanents, Item, What, Os) :-
    findall(O, ( meant(Item, What, Old), present(Item, Old, O), permanent(O) ), Unsorted),
    sort(Unsorted, Os),
    Os \== [].
instructions:finds(affected, Item, What, Affected) :-
    (   What = each(Filter)
    ->  ( instructions:finds(permanents, Item, What, Os) -> true ; Os = [] ),
        Affected = all(Filter, Os)
    ;   instructions:finds(permanents, Item, What, Os),
        Affected = these(Os)
    ).
instructions:finds(stack_object, Item, What, O) :- meant(Item, What, O), stack_item(O, _, _).
instructions:finds(ability_on_stack, Item, What, O) :- meant(Item, What, O), stack_item(O, _, Kind), Kind \== spell.
instructions:finds(spell, Item, What, O) :- meant(Item, What, O), stack_item(O, _, spell).
instructions:finds(card, Item, What, O) :-
    meant(Item, What, Old),
    present(Item, Old, O).
instructions:finds(quantity, Item, Quantity, N) :-
    target_view(Item, View),
    quantity(Quantity, View, N).
instructions:finds(changes, Item, Changes, Fixed) :-
    target_view(Item, View),
    maplist(fixed_change(View), Changes, Fixed).

%   present(+Item, +Old, -Present): the object that Old is now, where Item follows it. A merged permanent
%   becomes several (729.3c).

present(Item, Old, Present) :-
    (   new_object(Item, Old, New)
    ->  (   present(Item, New, Present)
        ;   parted(Old, Other),
            present(Item, Other, Present)
        )
    ;   Present = Old
    ).

meant(Item, Reference, Thing) :-
    (   Reference = together(One, Other)
    ->  ( meant(Item, One, Thing) ; meant(Item, Other, Thing) )
    ;   target_view(Item, View),
        reference(Reference, View, Thing)
    ).

'608.2h' :: caused fixed_change(View, Change, Fixed) if
    (   Change = pt(P0, T0)
    ->  more_or_less(P0, View, P),
        more_or_less(T0, View, T),
        Fixed = pt(P, T)
    ;   Change = set_pt(P0, T0)
    ->  quantity(P0, View, P),
        quantity(T0, View, T),
        Fixed = set_pt(P, T)
    ;   Change = controlled_by(Who)
    ->  once(reference(Who, View, Player)),
        Fixed = controlled_by(player(Player))
    ;   chosen_change(View, Change, Known)
    ->  Fixed = Known
    ;   Change == goaded
    ->  View = view(_, Player, _),
        Fixed = goaded(Player)
    ;   Change = cant_be_targeted(opponent, Filter)
    ->  View = view(_, Player, _),
        Fixed = cant_be_targeted(opponent_of(Player), Filter)
    ;   Change == cant_block_those([this])
    ->  View = view(Source, _, _),
        Fixed = cant_block_those([is(obj(Source))])
    ;   Fixed = Change
    ).

%   more_or_less(+Quantity, +View, -N): what is counted is no less than zero, before its sign is turned; but a power that
%   is doubled may be (107.1b).

'107.1b' :: caused more_or_less(Quantity, View, N) if
    (   integer(Quantity)
    ->  N = Quantity
    ;   Quantity = the_amount(signed(Amount))
    ->  quantity(the_amount(Amount), View, N)
    ;   turned(Quantity, Counted, Factor)
    ->  quantity(Counted, View, Count),
        N is Factor*max(0, Count)
    ;   quantity(Quantity, View, Count),
        N is max(0, Count)
    ).

turned(the_amount(negative(Amount)), the_amount(Amount), -1).
turned(times(Factor, Counted), Counted, Factor) :-
    integer(Factor),
    Factor < 0.

%!  player_of(+Item, -Player) is semidet.
%
%   Player controls the spell or ability Item: its `you`.

player_of(Item, Player) :-
    target_view(Item, view(_, Player, _)).
