:- module(commander_tax,
          [ casts_from_command/3,       % +Player, ?K, -Number
            tax/2                       % +Object, -Generic
          ]).

/** <module> Casting a commander from the command zone (903.8)

It costs {2} more for each time that its owner has cast it from there before: commander_casts(Player, K, N) counts.
*/

:- use_module('../../../k/language').
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../zones').
:- use_module(command_zone, []).

fluent commander_casts(_P:player, _K:integer, _:integer) functional marks [changed(statics), memory(objects), memory(mana)].
fluent from_command(_Item:object).

:- multifile casting:cast_from/4, casting_steps:way_of/2, costs:optional_cost/3, zones:stack_status/2.

'903.8' :: executable cast(O) if
    priority(Player, _), command(Player, O), \+ land(O).
'903.8' :: executable cast(O, alternative(Index)) if
    priority(Player, _), definition:alternative_cost(Name, Index, _), command(Player, O), object(O, Name, _), \+ land(O).
'903.8' :: caused casting:cast_from(O, normal, Player, command(Player)) if command(Player, O).
'903.8' :: caused casting:cast_from(O, alternative(_), Player, command(Player)) if command(Player, O).

casting_steps:way_of(O, alternative(Index)) :-
    command(_, O),
    object(O, Name, _),
    definition:alternative_cost(Name, Index, _).

%   The tax is an additional cost (601.2f).

'903.8' :: caused costs:optional_cost(O, _, mana(cost(Tax, []))) if tax(O, Tax), Tax > 0.

%!  tax(+Object, -Generic:integer) is semidet.
%
%   What it costs more that Object, a card in the command zone or a spell from there, was cast from there before.

tax(O, Tax) :-
    ( command(_, O) -> true ; from_command(O) ),
    commander(Player, K, O),
    casts_from_command(Player, K, N),
    Tax is 2*N.

%!  casts_from_command(+Player, +K:integer, -Number:integer) is det.
%
%   How often Player has cast commander K from the command zone this game.

casts_from_command(Player, K, N) :-
    ( commander_casts(Player, K, Found) -> N = Found ; N = 0 ).

'903.8' :: caused from_command(Item) after begins_casting(Player, O, _, Item), command(Player, O).
'903.8' :: caused commander_casts(Player, K, N) after
    casts(Player, Item), from_command(Item), commander(Player, K, Item), casts_from_command(Player, K, Before), N is Before+1.
zones:stack_status(O, from_command(O)).
