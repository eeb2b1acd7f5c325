:- module(commander_terms, []).

/** <module> What cards say of commanders (903.3d)

A commander on the battlefield is a permanent, cast a spell, and anywhere else a card there. "Your commander" is one that
you own; `led` are yours on the battlefield or in the command zone.
*/

:- use_module(library(lists), [memberchk/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', []).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/life_costs', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../programs/described_sets', []).
:- use_module('../spells/effects', []).
:- use_module(color_identity, [identity/2]).
:- use_module(command_zone, [leads/3]).

object_part ::= commander.
quantity ::= commander_casts.
life_to_pay ::= commander_colors.
place_of_cards ::= command ; led ; commanders.
condition ::= leads_from_afar ; in_command_zone.
instruction add_in_identity(_N:quantity).
instruction add_in_identity_only(_N:integer, _Uses:mana_uses).
instruction put_from_command.
ability ::= cost_change_from_afar(_:player_reference, _:filter, _:cost_difference).

:- multifile cards:define_ability/3, filters:meets/3, filters:quantity/3, filters:condition/2, described_sets:lies_in/3,
              life_costs:owed/3.

'903.3d' :: caused filters:meets(commander, O, _) if once(leads(_, _, O)).

described_sets:lies_in(command, Player, O) :- command(Player, O).
described_sets:lies_in(led, Player, O) :-
    leads(Player, _, O),
    once(( command(_, O) ; controls(_, O) )).

%   Wherever they are for all to see, and whatever they are there (903.3e).

'903.3e' :: caused described_sets:lies_in(commanders, Player, O) if leads(Player, _, O), \+ hand(_, O), \+ in_library(O).

in_library(O) :-
    library(_, Objects),
    memberchk(O, Objects).

%   How often somebody has cast their commanders from the command zone.

'903.8' :: caused filters:quantity(commander_casts, view(_, Player, _), N) if
    findall(M, commander_casts(Player, _, M), Ms), sum_list(Ms, N).

%   How many colors are in the identity of somebody's commanders, as long as there is one (903.4f).

'903.4f' :: caused life_costs:owed(commander_colors, view(_, Player, _), N) if
    identity(Player, Colors), length(Colors, N).

%   An ability with such a condition functions in the command zone, too (113.6b): eminence.

filters:condition(leads_from_afar, view(Source, _, _)) :-
    once(( command(_, Source) ; controls(_, Source) )).
filters:condition(in_command_zone, view(Source, _, _)) :-
    once(command(_, Source)).

cards:define_ability(cost_change_from_afar(Who, Filter, Change), Name, _) :-
    define(cost_change(Name, Who, Filter, Change)),
    define(from_afar(Name)).

%   What puts its own object from there onto the battlefield is activated there (113.6m).

'113.6m' :: executable activate(O, Index) if
    priority(Player, _), command(Player, O), object(O, Name, _), definition:activated_ability(Name, Index, command, _, _, _, _).
'113.6m' :: caused event(moves(O, command(Owner), battlefield(Player), _)) after
    put_from_command(Item), target_view(Item, view(O, Player, _)), command(Owner, O).

definition:activated_ability(Name, _, command, _, _, _, _)
    otherwise "~o has no such ability to activate from the command zone"-[name(Name)].

%   "Any color in your commander's color identity": without a commander, no mana (903.4f).

'903.4f' :: caused then(Choices) after
    add_in_identity(Item, N), player_of(Item, Player), identity(Player, Colors), Colors \== [],
    findall(choose_color_of(Player, Item, Colors), between(1, N, _), Choices).
'903.4f' :: caused then(Choices) after
    add_in_identity_only(Item, N, Uses), player_of(Item, Player), identity(Player, Colors), Colors \== [],
    findall(choose_color_of_only(Player, Item, Colors, Uses), between(1, N, _), Choices).
