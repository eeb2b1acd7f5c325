:- module(linked, []).

/** <module> Linked abilities (607)

What one ability of an object exiled, another one of it finds (607.2a): `exiled_with(O, Source)`.
What was chosen as it entered (607.2d) is `chosen_color(Source, Color)` (replacing.pl) or
`chosen_type(Source, Type)`. Both outlast the object, since its abilities look back.
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/mana_tags', [made_by/3]).
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../zones').

instruction add_chosen(_N:quantity).
fluent exiled_with(_O:object, _Source:object).

'607.2a' :: caused all([event(moves(O, Place, exile, New)), exiled_with(New, Source)]) after
    exile(Item, O), definition:uses(exiled_with), where(O, Place), target_view(Item, view(Source, _, _)).
'607.2a' :: caused exiled_with(O, New) after
    moves(Item, stack(_), battlefield(_), New), definition:uses(exiled_with), exiled_with(O, Item).
'607.2a' :: caused -exiled_with(O, Source) after
    moves(O, exile, _, _), exiled_with(O, Source).
'607.2a' :: caused -exiled_with(O, Source) after
    check_state, definition:uses(exiled_with), exiled_with(O, Source), token(O).

%   Mana of the color that was chosen (607.2d).

'607.2d' :: caused event(add_mana(Player, Mana)) after
    add_chosen(Item, N), N > 0, target_view(Item, view(Source, Player, _)), chosen_color(Source, Color),
    findall(Color, between(1, N, _), Colors), made_by(Source, Colors, Mana).

zones:permanent_status(O, chosen_type(O, _)).
zones:permanent_status(O, chosen_color(O, _)).
