:- module(shown_cards,
          [ seen_by/2,                  % +Object, ?Player
            seen_lying/2,               % +Object, ?Player
            shown_in_library/2,         % +Object, ?Player
            searches/2                  % +Process, -Player
          ]).

/** <module> Who sees which card of a hidden zone (rule 400.2)
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../k/language').
:- use_module('../rules/concepts/objects', [controller/2]).

%!  seen_by(+Object, ?Player) is nondet.
%
%   Player knows which card Object is: it is not hidden from them in a zone.

seen_by(Object, Player) :-
    seen(Object, Player, shown_in_library).

%!  seen_lying(+Object, ?Player) is nondet.
%
%   The same, but for what Player only sees while they choose. The process that runs is a fluent where somebody chooses;
%   what follows from a step asks for no more than this.

seen_lying(Object, Player) :-
    seen(Object, Player, shown_lying).

:- meta_predicate seen(+, ?, 2).

seen(Object, Player, Shown) :-
    (   hand(Owner, Object)
    ->  ( Player = Owner ; revealed(Owner, Object) ; knows(Player, Object) )
    ;   beneath(Object, Faced)
    ->  controller(Faced, Player)
    ;   library(_, Objects),
        memberchk(Object, Objects)
    ->  ( call(Shown, Object, Player) ; knows(Player, Object) )
    ;   foretold(Owner, Object, _)
    ->  Player = Owner
    ;   sideboard(Owner, Object)
    ->  ( Player = Owner ; revealed(Owner, Object) )
    ;   true
    ).

%!  shown_in_library(+Object, ?Player) is nondet.
%
%   Player sees Object, which is in a library.

shown_in_library(Object, Player) :-
    shown_lying(Object, Player).
shown_in_library(Object, Player) :-
    now(Process),
    looks_at(Process, Player, Object).

%   shown_lying(+Object, ?Player) is nondet: as it lies there. Rules that show one add clauses.

:- multifile shown_lying/2.

shown_lying(Object, _) :-
    revealed(_, Object).
shown_lying(Object, Player) :-
    looked_at(Player, Object).

%   looks_at(+Process, ?Player, +Object): choices about the cards of a library.

looks_at(Process, Player, Object) :-
    searches(Process, Player),
    library(Player, Objects),
    memberchk(Object, Objects).
looks_at(scry_next(Player, _), Player, Object) :-
    library(Player, [Object|_]).
looks_at(scry_top(Player), Player, Object) :-
    library(Player, [Object|_]).

%!  searches(+Process, -Player) is semidet.
%
%   Player is searching a library (701.23), and sees it.

searches(choose_card(Player, _, _, _, _), Player).
searches(choose_cards(Player, _, _, _, _, _), Player).
searches(choose_in_both(Player, _, _, _, _), Player).
