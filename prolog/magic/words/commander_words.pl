:- module(commander_words,
          [ commander_row/2,            % +Player, -Row
            commander_damage_row/2      % +Player, -Row
          ]).

/** <module> Commanders and companions in words, and as rows for screens
*/

:- use_module('../../k/language').
:- use_module('../rules/commander/command_zone', [leads/3]).
:- use_module('../rules/commander/commander_tax', [casts_from_command/3]).
:- use_module('../rules/concepts/objects', [owner/2]).
:- use_module('../rules/zones', [zone/2]).
:- use_module(action_words, []).
:- use_module(board_words, []).
:- use_module(object_words, [card_words/2]).
:- use_module(replacing_words, []).

:- multifile action_words:words/2, action_words:question/2, action_words:obvious/3, replacing_words:effect_words/2,
             board_words:counters_of/2.

action_words:words(to_command_zone(O), "Put ~w into the command zone"-[Words]) :- card_words(O, Words).
action_words:words(leave_there(O), "Leave ~w where it is"-[Words]) :- card_words(O, Words).
action_words:question(return_commander(_, O), "Your commander ~w has gone ~w"-[Words, Where]) :-
    card_words(O, Words),
    ( graveyard(_, O) -> Where = "to the graveyard" ; Where = "to exile" ).
action_words:words(commander_is(Color), "~w"-[Color]).
action_words:question(choose_commander_color(_, _, O), "Choose the color of ~w, your commander"-[Words]) :- card_words(O, Words).
action_words:question(choose_color_of_only(_, _, _, _), "Choose a color of mana"-[]).
action_words:obvious(choose_color_of_only(_, _, _, _), [Action|_], Action).
action_words:obvious(return_commander(_, O), _, to_command_zone(O)).
action_words:obvious(choose_replacement(_, _, [option(to_command(O), _)|_]), _, replace(to_command(O), do)).

replacing_words:effect_words(to_command(O), Words) :-
    card_words(O, Name),
    format(string(Words), "put ~w into the command zone instead", [Name]).

%!  commander_row(+Player, -Row:list) is nondet.
%
%   A commander of Player: [Number, Name, Zone, Casts, Tax], the last two numbers: how often it was cast from the command
%   zone, and what it costs more to cast it from there. What lies hidden has no number and is in no zone.

commander_row(Player, [Shown, Name, ZoneText, Casts, Tax]) :-
    commander(Player, K, O),
    card_words(O, Name),
    casts_from_command(Player, K, Casts),
    Tax is 2*Casts,
    (   leads(Player, K, Whole),
        zone(Whole, Zone),
        \+ hidden(Zone)
    ->  Shown = Whole,
        atom_string(Zone, ZoneText)
    ;   Shown = 0,
        ZoneText = ""
    ).

hidden(library).
hidden(hand).

%!  commander_damage_row(+Player, -Row:list) is nondet.
%
%   What a commander has dealt to Player: [Owner, Name, Damage].

commander_damage_row(Player, [OwnerText, Name, N]) :-
    commander_damage(Player, Owner, K, N),
    commander(Owner, K, O),
    owner(O, Owner),
    atom_string(Owner, OwnerText),
    card_words(O, Name).

board_words:counters_of(Player, Words) :-
    commander_row(Player, [_, Name, "command", _, Tax]),
    ( Tax > 0 -> format(string(More), ", {~d} more", [Tax]) ; More = "" ),
    format(string(Words), "command zone: ~w~w", [Name, More]).
board_words:counters_of(Player, Words) :-
    companion(Player, O),
    card_words(O, Name),
    format(string(Words), "companion: ~w", [Name]).
board_words:counters_of(Player, Words) :-
    commander_damage_row(Player, [_, Name, N]),
    format(string(Words), "~d damage by ~w", [N, Name]).
