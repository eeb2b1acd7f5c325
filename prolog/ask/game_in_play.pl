:- module(game_in_play,
          [ game_in_play/1,             % -Game
            rules_in_play/1             % +Module
          ]).

/** <module> Which modules are of the game in play

The folder in which a game's modules lie is its own.
*/

:- use_module(facts, []).

%!  game_in_play(-Game) is semidet.
%
%   Game, the name of its folder, is in play.

game_in_play(Game) :-
    facts:in_play(Module),
    room(Module, Game),
    !.

%!  rules_in_play(+Module) is semidet.
%
%   Module is no module of another game than the one in play.

rules_in_play(Module) :-
    (   room(Module, Room),
        game_room(Game, Room)
    ->  facts:in_play(Game)
    ;   true
    ).

game_room(Game, Room) :-
    clause(facts:in_play(Game), _),
    room(Game, Room).

%   room(+Module, -Room): the folder in which Module lies, beside this module's.

term_expansion(directory_of_rooms, directory(Directory)) :-
    prolog_load_context(directory, Here),
    file_directory_name(Here, Directory).

directory_of_rooms.

room(Module, Room) :-
    module_property(Module, file(File)),
    directory(Directory),
    atom_concat(Directory, Below, File),
    atomic_list_concat(['', Room, _|_], '/', Below).
