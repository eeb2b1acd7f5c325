:- module(as_it_would_be,
          [ as_it_would_be/5,           % +Name, +Player, +Facts, -Object, :Goal
            name_there/3,               % +Name, +Player, -NameThere
            token_name_there/3,         % +Name, +Player, -NameThere
            altered_there/0
          ]).

/** <module> What is not there yet, as it would exist on the battlefield (614.12)
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../k/consequences', [bring_about/2]).
:- use_module('../../k/language').
:- use_module('../../k/store', [mark/1, undo_to/1]).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/imagined', []).
:- use_module(continuous_effects, [some_effect/1]).

:- meta_predicate as_it_would_be(+, +, +, ?, 0).

%!  as_it_would_be(+Name, +Player, +Facts, -Object, :Goal) is semidet.
%
%   Goal holds in the world in which Object, called Name, is on the battlefield under Player's control; Facts hold
%   of it there. It is a world that is imagined: all is taken back.

as_it_would_be(Name, Player, Facts, Object, Goal) :-
    ( next_number(Object) -> true ; Object = 1 ),
    mark(Mark),
    bring_about([object(Object, Name, Player), controls(Player, Object), imagined(Object)|Facts], _),
    (   call(Goal)
    ->  Answer = true
    ;   Answer = false
    ),
    undo_to(Mark),
    Answer == true.

%!  name_there(+Name, +Player, -NameThere) is det.
%
%   What Name would be called there, which tells the abilities that it would bear.

'614.12' :: caused name_there(Name, Player, NameThere) if
    called_there(Name, Player, [], _, NameThere).

%!  token_name_there(+Name, +Player, -NameThere) is det.
%
%   The same of a token.

'614.12' :: caused token_name_there(Name, Player, NameThere) if
    called_there(Name, Player, [token(Object)], Object, NameThere).

called_there(Name, Player, Facts, Object, NameThere) :-
    (   definition:uses(abilities),
        some_effect(abilities)
    ->  as_it_would_be(Name, Player, Facts, Object, object(Object, Found, _)),
        NameThere = Found
    ;   NameThere = Name
    ).

%!  altered_there is semidet.
%
%   Effects may make of something else than what is printed.

altered_there :-
    member(Layer, [types, colors, abilities, defined_size, set_size, size]),
    some_effect(Layer),
    !.
