:- module(worths,
          [ forget_worths/1,             % +Player
            worth/2,                    % +Player, -Worth
            worths_after/3              % +Chooser, +Actions, -Worths
          ]).

/** <module> What states are worth to a player, as the game's evaluation says

The procedural part evaluates how the game stands, once for what stands the same.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../door/seats', []).
:- use_module('../door/serve', [asked_back/2]).
:- use_module('../k/plain_terms', [term_text/2]).

%!  forget_worths(+Player) is det.
%
%   Worths are for Player where the game values all actions at once, else Player is `nobody`.

forget_worths(Player) :-
    nb_setval(plan_at_once, Player),
    trie_new(Worths),
    nb_setval(plan_worths, Worths).

%!  worth(+Player, -Worth:integer) is det.
%
%   Worth is that of the present state to Player, in millionths. All that is asked for has the same
%   Player until the worths are forgotten.

worth(Player, Worth) :-
    nb_getval(plan_worths, Worths),
    standing(Standing),
    (   trie_lookup(Worths, Standing, Known)
    ->  Worth = Known
    ;   term_text(Player, Text),
        asked_back(["worth", Text, Standing], ["worth", Worth]),
        trie_insert(Worths, Standing, Worth)
    ).

standing(Standing) :-
    nb_getval(plan_game, Game),
    once(seats:searched(Game, ["standing"], Standing)).

%!  worths_after(+Chooser, +Actions, -Worths:list) is semidet.
%
%   Worths, of the states that Actions of Chooser lead to, are those for the player who searches;
%   fails where the game has no evaluation of all actions at once.

worths_after(Chooser, Actions, Worths) :-
    nb_getval(plan_at_once, Player),
    Player \== nobody,
    standing(Standing),
    term_text(Chooser, Text),
    maplist(term_text, Actions, Texts),
    asked_back(["worths", Text, Standing, Texts], ["worths"|Found]),
    ( Chooser == Player -> Worths = Found ; maplist(turned, Found, Worths) ).

turned(Worth, Turned) :-
    Turned is -Worth.
