:- module(modes_alone,
          [ stray_modes/2,              % +Ability, -Modal
            entwined/3                  % +Name, +Effects0, -Effects
          ]).

/** <module> Modes are all that an ability does (700.2a)

The mode is chosen as the ability is put onto the stack, which is asked where the modes are its one
instruction. Within another instruction, or beside one, nobody would be asked.
*/

:- use_module(library(lists), [append/2, append/3, memberchk/2]).
:- use_module(definitions, []).

%!  stray_modes(+Ability, -Modal) is semidet.
%
%   Modal is an instruction with modes that is not the one instruction of an ability within Ability.

stray_modes(Ability, Modal) :-
    once(stray_in(Ability, Modal)).

stray_in(Term, Modal) :-
    compound(Term),
    (   modes_of(Term, _)
    ->  Modal = Term
    ;   arg(_, Term, Argument),
        (   does(Term, [Only]),
            Argument == [Only],
            modes_of(Only, Modes)
        ->  stray_in(Modes, Modal)
        ;   stray_in(Argument, Modal)
        )
    ).

modes_of(modal(Modes), Modes).
modes_of(modal(_, _, Modes), Modes).

%   does(+Ability, -Instructions): what is done as it resolves.

does(spell(Effects), Effects).
does(activated(_, Effects), Effects).
does(activated(_, Effects, _), Effects).
does(triggered(_, _, Effects), Effects).
does(triggered(_, _, Effects, _), Effects).
does(reflexive(Effects), Effects).

%!  entwined(+Name, +Effects0, -Effects) is det.
%
%   What a spell with Name does that has entwine: all(Together), all modes, is its last (702.42a).

entwined(Name, Effects0, Effects) :-
    (   Effects0 = [modal(Modes0)],
        definition:description(Name, described(_, _, _, _, _, _, _, Abilities)),
        memberchk(_-keyword(entwine(_)), Abilities)
    ->  append(Modes0, All),
        append(Modes0, [all(All)], Modes),
        Effects = [modal(Modes)]
    ;   Effects = Effects0
    ).
