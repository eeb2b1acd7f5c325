:- module(saved_games,
          [ open_save/1,                % +File
            open_argument/0
          ]).

/** <module> Opening a saved game without Python: `swipl prolog/load.pl SAVE`

Every line is read as data: nothing of a save is executed, and only declared
fluents of the declared types are accepted. Actions that need the flag handler
can't be taken here; `manalog repl SAVE` has it.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [last/2, member/2]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module('../k/cycle', [reset_tally/0]).
:- use_module('../k/store', [forget_definitions/0, load_fluents/1, reset/0]).
:- use_module('../k/plain_terms', [checked_fluent/1, safe_term/2]).

:- multifile define_cards/2.
:- dynamic define_cards/2.

%!  define_cards(+Game, +Names) is semidet.
%
%   Hook: add the definitions of the cards Names to those of the game Game.

%!  open_save(+File) is det.
%
%   Go on from the state that File holds.

open_save(File) :-
    setup_call_cleanup(
        open(File, read, Stream, [encoding(utf8)]),
        read_terms(Stream, 1, Terms),
        close(Stream)),
    (   member(game(GameText), Terms),
        member(cards(Names), Terms)
    ->  atom_string(Game, GameText)
    ;   throw(error(domain_error(saved_game, File), _))
    ),
    findall(Fluent, member(fluent(Fluent), Terms), Fluents),
    maplist(checked_fluent, Fluents),
    reset,
    forget_definitions,
    define_cards(Game, Names),
    load_fluents(Fluents),
    reset_tally.

read_terms(Stream, Number, Terms) :-
    read_line_to_string(Stream, Line),
    (   Line == end_of_file
    ->  Terms = []
    ;   Next is Number+1,
        (   needed(Line, Text)
        ->  catch(safe_term(Text, Term), error(E, _), throw(error(E, file(Number, Text)))),
            Terms = [Term|Rest]
        ;   Terms = Rest
        ),
        read_terms(Stream, Next, Rest)
    ).

%   Only these lines matter here; a line ends with a full stop.

needed(Line, Text) :-
    member(Start, ["game(", "cards(", "fluent("]),
    sub_string(Line, 0, _, _, Start),
    !,
    string_concat(Text, ".", Line).

%!  open_argument is det.
%
%   Open the save that is the last argument of `swipl prolog/load.pl SAVE`; other
%   arguments mean something else.

open_argument :-
    current_prolog_flag(argv, Arguments),
    (   last(Arguments, File),
        \+ sub_atom(File, 0, _, _, '-'),
        is_save(File)
    ->  open_save(File)
    ;   true
    ).

is_save(File) :-
    exists_file(File),
    catch(setup_call_cleanup(open(File, read, Stream, [encoding(utf8)]),
                             starts_as_save(Stream, 10),
                             close(Stream)),
          error(_, _), fail).

starts_as_save(Stream, Lines) :-
    Lines > 0,
    read_line_to_string(Stream, Line),
    Line \== end_of_file,
    (   sub_string(Line, 0, _, _, "manalog_save(")
    ->  true
    ;   sub_string(Line, 0, _, _, "%"),
        Left is Lines-1,
        starts_as_save(Stream, Left)
    ).
