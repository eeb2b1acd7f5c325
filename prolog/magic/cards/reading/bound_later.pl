:- module(bound_later,
          [ binds_unseen/1              % +Ability
          ]).

/** <module> Whom a resolution forbids something, where the rules do not see who that is later (611.2c)

"Creatures can't block this turn" binds those that enter later, too. Who they are is looked at again as permanents change, and
not as something is tapped, attacks or is dealt damage.
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../characteristics/continuous_effects', [open_changes/3]).
:- use_module('../../characteristics/settling', [restless/1]).

%!  binds_unseen(+Ability) is semidet.
%
%   Some change of the rules is about all that is as it may come to be unseen.

binds_unseen(Ability) :-
    sub_term(Part, Ability),
    nonvar(Part),
    ( Part = change(each(Filter), Changes, _) ; Part = change(what:all(Filter), changes:Changes, until:_) ),
    is_list(Filter),
    is_list(Changes),
    open_changes(Changes, [Change|Others], _),
    exclude(found_once, Filter, Described),
    restless(static(Described, [Change|Others])),
    !.

%   found_once(+Part) is semidet: which players or objects Part means, is found as the effect begins.

found_once(controlled_by(_)).
found_once(among(_)).
found_once(is(_)).
found_once(not([is(_)])).
