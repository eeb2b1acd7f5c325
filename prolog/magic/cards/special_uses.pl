:- module(special_uses,
          [ used_in/2                   % +Ability, -Fact
          ]).

/** <module> What few games have, so that the others need not look for it
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/types', [of_type/2]).

%!  used_in(+Ability, -Fact) is nondet.
%
%   Fact is to be defined in a game with Ability: uses(What) or remembers(Kind).

used_in(Ability, Fact) :-
    sub_term(Part, Ability),
    special(Part, Fact).

special(controlled_by(_), uses(controlled_by)).
special(become_copy(_, _, _, _), uses(becoming)).
special(lose_abilities, uses(abilities)).
special(lose(_), uses(abilities)).
special(gain(What), uses(abilities)) :-
    \+ of_type(keyword, What).
special(Duration, uses(Duration)) :-
    memberchk(Duration, [until_your_next_turn, while_you_control_this]).
special(Part, remembers(Kind)) :-
    compound(Part),
    memberchk(Part, [this_turn(_, Kind), this_turn(_, Kind, _, _)]).
