:- module(protection,
          [ protected_from/2,           % +Object, +Source
            hexproof_from/2             % +Object, +Source
          ]).

/** <module> Protection (702.16)

Its four parts are used where their processes are: damage (damage.pl),
enchanting and equipping, blocking (blocking.pl) and targeting (targets.pl).
*/

:- use_module('../../../k/language').
:- use_module('../../support/filters').
:- use_module('../concepts/objects').

%!  protected_from(+Object, +Source) is semidet.
%
%   Object has protection from a quality that Source has.

protected_from(Object, Source) :-
    has(Object, protection(Quality)),
    ( Quality == chosen_player -> of_chosen_player(Object, Source) ; quality(Quality, Source) ),
    !.

%   Protection from a player is from all that this player controls (702.16).

of_chosen_player(Object, Source) :-
    was_chosen(Object, player(Player)),
    integer(Source),
    controller(Source, Player).

%!  hexproof_from(+Object, +Source) is semidet.
%
%   Object has hexproof from a quality that Source has (702.11d).

hexproof_from(Object, Source) :-
    has(Object, hexproof_from(Quality)),
    quality(Quality, Source),
    !.

quality(Quality, Source) :-
    integer(Source),
    matches([Quality], Source, view(Source, nobody, 0)).
