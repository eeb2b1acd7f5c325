:- module(followed,
          [ followed/5,                 % +Gone, +Verb, +Roles, +Word, +Effects
            later_target/2,             % +Set, +Effects
            of_several/2                % +Reference, +Ability
          ]).

/** <module> What is spoken of again: where it has gone, among several, or as another target
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).

%!  of_several(+Reference, +Ability) is semidet.
%
%   Reference may be more than one thing.

of_several(all(_), _).
of_several(both(_, _), _).
of_several(targeted, _).
of_several(chosen_of([_, _|_]), _).
of_several(did(_), _).
of_several(the(Name), Ability) :-
    sub_term(name(name:Name, what:What), Ability),
    of_several(What, Ability),
    !.

%!  followed(+Gone, +Verb, +Roles, +Word, +Effects) is semidet.
%
%   Who dies or leaves is found where it has gone (400.7e), and then where it is put.

followed(Gone, Verb, Roles, Word, Effects) :-
    ( Word == that -> memberchk(Gone, [dies(_), leaves(_)]) ; memberchk(Gone, [dies(this), leaves(this)]) ),
    (   Verb == move
    ->  memberchk(what:Word, Roles)
    ;   sub_term(Moved, Effects),
        compound(Moved),
        Moved =.. [move|Moves],
        memberchk(what:Word, Moves),
        memberchk(to:battlefield, Moves)
    ),
    !.

%!  later_target(+Set, +Effects) is semidet.
%
%   Set is that of another target than the one before, or the end of it.

later_target(Set, Effects) :-
    findall(Target, ( sub_term(Part, Effects), nonvar(Part), ( Part = target(Target) ; Part = targets(_, Target) ) ), [_|Later]),
    member(Described, Later),
    append(_, Set, Described),
    !,
    \+ ( sub_term(Part, Effects), nonvar(Part), memberchk(Part, [modal(_), modal(_, _, _)]) ).
