:- module(card_faces,
          [ several_faces/1,            % ?Layout
            with_other_faces/4          % +Layout, +Faces, +Lists, -Abilities
          ]).

/** <module> The faces of a card as ability terms

The first face is the card itself, and the other one an ability term of it; both halves of a
split card are.
*/

:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [append/2, subtract/3]).
:- use_module('../printed_values', [printed_cost/3]).

%!  several_faces(?Layout:string) is nondet.
%
%   A layout with two faces that the rules know.

several_faces("transform").
several_faces("flip").
several_faces("modal_dfc").
several_faces("adventure").
several_faces("split").
several_faces("meld").

%!  with_other_faces(+Layout, +Faces:list, +Lists:list, -Abilities:list) is det.
%
%   Lists has the abilities of each of Faces.

with_other_faces("split", [Left, Right], [A, B], Abilities) :-
    !,
    other_face(1, split, Left, A, One),
    other_face(2, split, Right, B, Two),
    Abilities = [One, Two].
with_other_faces(Layout, [Front|Backs], [A|Bs], Abilities) :-
    maplist(back_face(Layout), Backs, Bs, Others),
    indicator(Front, Indicator),
    append([A, Others, Indicator], Abilities).

back_face(Layout, Back, Abilities, Other) :-
    atom_string(Name, Layout),
    other_face(2, Name, Back, Abilities, Other).

%   indicator(+Face, -Abilities): a color indicator (204) for colors that the mana cost does not tell.

indicator(face(_, Letters, Frame), Abilities) :-
    arg(2, Frame, Cost),
    printed_cost(Cost, _, CostColors),
    maplist(letter_color, Letters, Colors),
    subtract(Colors, CostColors, Indicated),
    ( Indicated == [] -> Abilities = [] ; Abilities = [color_indicator(Colors)] ).

other_face(K, Layout, face(Name, Letters, frame(_, Cost, Supers, Types, Subtypes, Power, Toughness, _)), Abilities,
           other_face(K, Layout, Called, CostAtom, SuperAtoms, TypeAtoms, SubtypeAtoms, Colors, Size, Abilities)) :-
    maplist(text_atom, [Name, Cost], [Called, CostAtom]),
    maplist(maplist(text_atom), [Supers, Types, Subtypes], [SuperAtoms, TypeAtoms, SubtypeAtoms]),
    maplist(letter_color, Letters, Colors),
    (   Power == ""
    ->  Size = []
    ;   maplist(text_atom, [Power, Toughness], Size)
    ).

text_atom(Text, Atom) :-
    atom_string(Atom, Text).

letter_color("W", white).
letter_color("U", blue).
letter_color("B", black).
letter_color("R", red).
letter_color("G", green).
