:- module(save_lines, []).

/** <module> Lines of a save that comes from a stranger: what they may say

Hook `save` of the door for Python: ["check", Texts, Players] looks at the lines `fluent(F)` and
`action(A)` of a save whose header has Players, and answers ["ok"], or ["bad", Index, Kind,
Message] for the first that is wrong. Nothing is loaded.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2, nth0/3]).
:- use_module('../k/plain_terms', [checked_action/1, checked_fluent/1, safe_term/2]).
:- use_module('../k/types', [declared/3, leaf_in_arguments/4]).
:- use_module(api, []).
:- use_module(error_text, [error_text/2]).

:- multifile api:hook/3.

api:hook(save, ["check", Texts, Names], Reply) :-
    maplist(atom_string, Players, Names),
    (   nth0(Index, Texts, Text),
        bad_line(Text, Players, Error)
    ->  api:error_kind(Error, Kind),
        error_text(Error, Message),
        Reply = ["bad", Index, Kind, Message]
    ;   Reply = ["ok"]
    ).

bad_line(Text, Players, Error) :-
    catch(( safe_term(Text, Term), check_line(Term, Players), fail ), Error, true).

check_line(Line, Players) :-
    (   Line = fluent(Fluent)
    ->  checked_fluent(Fluent),
        check_players(fluent, Fluent, Players)
    ;   Line = action(Action)
    ->  checked_action(Action),
        check_players(action, Action, Players)
    ;   throw(error(type_error(line, Line), _))
    ).

%   Whoever is named as a player is one of this game.

check_players(Kind, Term, Players) :-
    declared(Kind, Term, Types),
    forall(( leaf_in_arguments(Types, Term, player, Player),
             \+ memberchk(Player, Players)
           ),
           throw(error(existence_error(player, Player), _))).
