:- module(known_names,
          [ known_name/2,               % +Player, -Name
            name_told/2                 % +Player, -Name
          ]).

/** <module> The names of cards that a player knows to be in the game

Which cards a deck of others has is not known before they are seen. Where each hidden card is `unknown`, as in the state in which a
player's questions are answered, that player still knows what deck they play: determinization.pl remembers it.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../k/determinization', []).
:- use_module('../../k/language').
:- use_module('../../k/recent', [remembered/1]).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects', [card_name/3]).
:- use_module(shown_cards, [seen_by/2]).

:- multifile determinization:remembered/3.

%!  known_name(+Player, -Name) is nondet.
%
%   A card of this name is Player's own, or Player sees or knows one, or a copy of it. A name may come more than once.

known_name(Player, Name) :-
    own_name(Player, Name).
known_name(Player, Name) :-
    object(O, Present, Owner),
    Owner \== Player,
    seen_by(O, Player),
    (   card_name(O, Name, _)
    ;   copied_name(Present, Name)
    ).

copied_name(copy(Name, _), Name).

own_name(Player, Name) :-
    (   remembered(own_names(Player, Names))
    ->  member(Name, Names)
    ;   object(O, _, Player),
        card_name(O, Name, _)
    ).

determinization:remembered(magic, Player, own_names(Player, Names)) :-
    findall(Name, own_name(Player, Name), Unsorted),
    sort(Unsorted, Names).

%!  name_told(+Player, -Name:atom) is nondet.
%
%   Player may be told what the card or token Name is: it is one that they know of. Each name comes once.

name_told(Player, Name) :-
    findall(Known, ( known_name(Player, Known), atom(Known) ), Unsorted),
    sort(Unsorted, Names),
    member(Name, Names),
    once(definition:card_type(Name, _)).
