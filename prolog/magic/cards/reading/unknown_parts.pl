:- module(unknown_parts,
          [ unknown_part/2              % +Ability, -Part
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../vocabulary', [valid_ability/1]).

/** <module> Which part of a term the rules do not know

The vocabulary says of a whole ability whether the rules know it. What is at fault is the smallest
part in whose place something else would be understood.
*/

%!  unknown_part(+Ability, -Part) is det.
%
%   Part is what is not understood in Ability, which is not valid: the ability itself where no
%   smaller part is at fault alone.

unknown_part(Ability, Part) :-
    findall(Size-Found, ( at_fault(Ability, Found), term_size(Found, Size) ), Sized),
    keysort(Sized, Sorted),
    (   Sorted = [_-Part|_]
    ->  true
    ;   Part = Ability
    ).

at_fault(Ability, Part) :-
    replaced(Ability, Part, Other, Changed),
    Part \== [],
    stand_in(Other),
    catch(valid_ability(Changed), error(_, _), fail).

%   replaced(+Term, -Part, ?Other, -Changed) is nondet: Changed is Term with Other in the place of
%   Part, which is not Term itself.

replaced(Term, Part, Other, Changed) :-
    compound(Term),
    functor(Term, Name, Arity),
    arg(Index, Term, Argument),
    functor(Changed, Name, Arity),
    (   Part = Argument,
        New = Other
    ;   replaced(Argument, Part, Other, New)
    ),
    with_argument(Arity, Index, Term, New, Changed).

with_argument(0, _, _, _, _) :-
    !.
with_argument(N, Index, Term, New, Changed) :-
    (   N =:= Index
    ->  arg(N, Changed, New)
    ;   arg(N, Term, Same),
        arg(N, Changed, Same)
    ),
    Before is N-1,
    with_argument(Before, Index, Term, New, Changed).

%   stand_in(-Term) is multi: something of each kind that the vocabulary has.

stand_in(1).
stand_in([]).
stand_in(this).
stand_in(you).
stand_in(creature).
stand_in(draw(you, 1)).
stand_in(flying).
stand_in(dies(this)).
stand_in(true).
stand_in(tap).
stand_in(pt(1, 1)).
stand_in(end_of_turn).
stand_in(once_each_turn).
stand_in('{1}').
stand_in([player]).
stand_in(color(red)).
stand_in(red).
stand_in(hand).
stand_in(upkeep).
stand_in(your).
stand_in('+1/+1').
stand_in(less(1)).
