:- module(card_frames,
          [ faces_problem/3,            % +Layout, +Faces, -Problem
            blank_problem/3,            % +Layout, +Faces, -Problem
            all_abilities/3             % +Layout, +Faces, -Abilities
          ]).
:- use_module(card_faces, [several_faces/1, with_other_faces/4]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(spell_paragraphs, [card_abilities/2]).
:- use_module('../../../k/types', [of_type/2]).
:- use_module('../overloading').
:- use_module('../printed_values', [mana_cost/3]).

/** <module> What is on a card beside its abilities

Each ability of a card may be understood, and yet the card is not: it has a second face, a loyalty,
a cost or a size that the rules know nothing of. A frame is
frame(Layout, Cost, Supertypes, Types, Subtypes, Power, Toughness, Abilities): Abilities are terms, all
else is strings or lists of them.
*/

%!  faces_problem(+Layout, +Faces, -Problem:string) is nondet.
%
%   Problem is what the rules do not know of the card with Faces, each face(Name, Colors, Frame).

faces_problem(Layout, Faces, Problem) :-
    length(Faces, Count),
    \+ faces_of(Layout, Count),
    format(string(Problem), "the layout ~w", [Layout]).
faces_problem(_, [face(_, _, Frame)], Problem) :-
    arg(8, Frame, Abilities),
    sub_term(Part, Abilities),
    nonvar(Part),
    Part = meld(_, Result, _),
    \+ contains_term(other_face(_, meld, Result, _, _, _, _, _, _, _), Abilities),
    format(string(Problem), "what it melds into is not known: no card file has ~w", [Result]).
faces_problem("adventure", [_, face(_, _, Frame)], "it does not say whether it has an Adventure or an Omen") :-
    arg(5, Frame, Subtypes),
    \+ memberchk("adventure", Subtypes),
    \+ memberchk("omen", Subtypes).
faces_problem(_, Faces, Problem) :-
    member(face(_, _, Frame), Faces),
    frame_problem(Frame, Problem).

%   faces_of(+Layout, +Count) is semidet: what a meld card has on its back may be on the other of the pair.

faces_of("normal", 1).
faces_of("meld", 1).
faces_of(Layout, 2) :- several_faces(Layout).

%!  blank_problem(+Layout, +Faces, -Problem:string) is nondet.
%
%   Problem is what the rules do not know of a card of which people know that something was left out: that
%   it does nothing is no problem then, nor what rules its kind has where no ability is left.

blank_problem(Layout, Faces, Problem) :-
    faces_problem(Layout, Faces, Problem),
    \+ borne(Problem, Faces).

borne("it has no text, and without text it does nothing", _).
borne("nothing says what the spell does", _).
borne("an Equipment that nothing attaches", _).
borne(Problem, Faces) :-
    string_concat("the subtype ", _, Problem),
    \+ ( member(face(_, _, Frame), Faces), \+ arg(8, Frame, []) ).

%!  all_abilities(+Layout, +Faces, -Abilities:list) is det.
%
%   The ability terms of the card: those of its front, and its other faces.

all_abilities(Layout, Faces, Abilities) :-
    maplist(face_abilities, Faces, Lists),
    with_other_faces(Layout, Faces, Lists, Abilities).

face_abilities(face(_, _, Frame), Abilities) :-
    arg(8, Frame, Terms),
    card_abilities(Terms, Abilities0),
    (   memberchk(keyword(trample), Terms),
        tramples(Frame, _)
    ->  maplist(trampling, Abilities0, Abilities)
    ;   Abilities = Abilities0
    ).

%   What an instant or sorcery with trample deals to creatures beyond lethal damage, it deals to their controllers.

tramples(frame(_, _, _, Types, _, _, _, Abilities), Effects) :-
    spell_type(Types),
    memberchk(spell(Effects), Abilities).

trampling(Ability0, Ability) :-
    (   Ability0 = spell(Effects0)
    ->  maplist(spilling, Effects0, Effects),
        Ability = spell(Effects)
    ;   Ability = Ability0
    ).

spilling(Effect0, Effect) :-
    (   Effect0 = damage(this, N, target(Filter))
    ->  Effect = spilling_damage(this, N, target(Filter))
    ;   Effect = Effect0
    ).

%   frame_problem(+Frame, -Problem:string) is nondet: what the rules do not know of one face.

frame_problem(frame(_, Cost, _, _, _, _, _, _), Problem) :-
    unknown_symbol(Cost, Symbol),
    format(string(Problem), "the mana symbol {~w}", [Symbol]).
frame_problem(frame(_, _, Supertypes, _, _, _, _, _), Problem) :-
    member(Type, Supertypes),
    \+ memberchk(Type, ["basic", "legendary", "snow"]),
    format(string(Problem), "the supertype ~w", [Type]).
frame_problem(frame(_, _, _, Types, _, _, _, _), Problem) :-
    member(Type, Types),
    \+ known_type(Type),
    format(string(Problem), "the card type ~w", [Type]).
frame_problem(frame(_, _, _, [], _, _, _, _), "no card type").
frame_problem(frame(_, _, _, _, Subtypes, _, _, _), Problem) :-
    member(Type, Subtypes),
    ruled_subtype(Type),
    format(string(Problem), "the subtype ~w", [Type]).
frame_problem(frame(_, _, _, _, Subtypes, _, _, Abilities), "an Aura that does not say once what it enchants") :-
    memberchk("aura", Subtypes),
    \+ findall(F, member(keyword(enchant(F)), Abilities), [_]).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "it speaks of a kicker that it has not") :-
    contains_term(kicked, Abilities),
    \+ memberchk(keyword(kicker(_)), Abilities).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "it speaks of a bargain that it has not") :-
    contains_term(bargained, Abilities),
    \+ memberchk(keyword(bargain), Abilities).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "it speaks of what was revealed, and nothing is") :-
    sub_term(Condition, Abilities),
    subsumes_term(revealed_or_controlled(_), Condition),
    Condition = revealed_or_controlled(Filter),
    \+ memberchk(offered_reveal(Filter), Abilities).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "it speaks of what was sacrificed, and nothing is") :-
    ( contains_term(sacrificed, Abilities) -> true ; contains_term(card_sacrificed, Abilities) ),
    \+ ( sub_term(Cost, Abilities), nonvar(Cost), Cost = sacrifice(1, _) ).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "it speaks of a card that was paid with, and none is") :-
    contains_term(card_paid, Abilities),
    \+ ( sub_term(Cost, Abilities), nonvar(Cost), memberchk(Cost, [discard(1, _), exile_from_hand(1, _), exile_from_graveyard(1, _)]) ).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "it becomes monstrous with no X") :-
    sub_term(Triggered, Abilities),
    subsumes_term(triggered(becomes_monstrous(this), _, _), Triggered),
    contains_term(x, Triggered),
    \+ contains_term(monstrosity(this, x), Abilities).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "entwine of what is not one of several modes") :-
    memberchk(keyword(entwine(_)), Abilities),
    \+ memberchk(spell([modal(_)]), Abilities).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "awaken beside modes") :-
    memberchk(keyword(awaken(_, _)), Abilities),
    \+ ( memberchk(spell(Effects), Abilities), \+ contains_term(modal(_), Effects), \+ contains_term(modal(_, _, _), Effects) ).
frame_problem(frame(_, Cost, _, _, _, _, _, Abilities), "power-up and a mana cost with a choice") :-
    sub_string(Cost, _, _, _, "/"),
    contains_term(power_up, Abilities).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "overload of what can't be about each") :-
    memberchk(keyword(overload(_)), Abilities),
    \+ ( memberchk(spell(Effects), Abilities), overloaded_effects(Effects, _) ).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "escalate of what is not one or more modes") :-
    memberchk(keyword(escalate(_)), Abilities),
    \+ memberchk(spell([modal(_, _, _)]), Abilities).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "costs of other modes than it has") :-
    member(keyword(Keyword), Abilities),
    ( Keyword = spree(Costs), Most = more ; Keyword = tiered(Costs), Most = one ),
    length(Costs, Count),
    \+ ( memberchk(spell([Modal]), Abilities), as_many_modes(Most, Modal, Count) ).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "splice of modes") :-
    memberchk(keyword(splice(_, _)), Abilities),
    \+ ( memberchk(spell(Effects), Abilities), \+ contains_term(modal(_), Effects), \+ contains_term(modal(_, _, _), Effects) ).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "backup of what can't be gained") :-
    append(_, [keyword(backup(_))|Below], Abilities),
    member(Ability, Below),
    \+ gainable(Ability).
frame_problem(frame(_, _, _, _, Subtypes, _, _, Abilities), "it enchants, and is no Aura") :-
    \+ memberchk("aura", Subtypes),
    memberchk(keyword(enchant(_)), Abilities).
frame_problem(frame(_, _, _, _, Subtypes, _, _, Abilities), "an Equipment that nothing attaches") :-
    memberchk("equipment", Subtypes),
    \+ contains_term(equip(_), Abilities),
    \+ contains_term(equip(_, _), Abilities),
    \+ contains_term(reconfigure(_), Abilities),
    \+ contains_term(attach(_, _), Abilities).
frame_problem(frame(_, _, _, Types, _, Power, Toughness, Abilities), Problem) :-
    size_problem(Types, Power, Toughness, Abilities, Problem).
frame_problem(frame(_, _, _, Types, Subtypes, _, _, []), "it has no text, and without text it does nothing") :-
    \+ memberchk("creature", Types),
    \+ ( member(Type, Subtypes),
         memberchk(Type, ["plains", "island", "swamp", "mountain", "forest"])
       ).
frame_problem(frame(_, _, _, Types, _, _, _, Abilities), "nothing says what the spell does") :-
    spell_type(Types),
    Abilities \== [],
    \+ memberchk(spell(_), Abilities).

frame_problem(frame(_, _, _, Types, _, _, _, Abilities), Problem) :-
    spell_type(Types),
    member(keyword(Keyword), Abilities),
    of_permanents(Keyword),
    format(string(Problem), "~w on an instant or sorcery", [Keyword]).
frame_problem(Frame, "trample of what deals damage to no target creature alone") :-
    arg(8, Frame, Abilities),
    memberchk(keyword(trample), Abilities),
    tramples(Frame, Effects),
    \+ ( Effects = [Effect], Effect = damage(this, _, target([creature|_])) ).
frame_problem(frame(_, _, _, _, _, _, _, Abilities), "modes are not all that the spell does") :-
    findall(Effects, member(spell(Effects), Abilities), [_, _|_]),
    member(spell([Modal]), Abilities),
    functor(Modal, modal, _).

%   of_permanents(+Keyword) is semidet: the rules say what the Keyword does of permanents alone (702).

of_permanents(Keyword) :-
    memberchk(Keyword, [flying, reach, haste, vigilance, first_strike, double_strike, defender, menace, indestructible, fear,
                        intimidate, skulk, horsemanship, shadow, prowess, exalted, persist, undying, evolve, mentor,
                        battle_cry, flanking, unleash]).

gainable(Ability) :-
    (   Ability = keyword(Keyword)
    ->  of_type(lasting_keyword, Keyword)
    ;   of_type(lasting_ability, Ability)
    ).

as_many_modes(more, modal(1, Count, Modes), Count) :- length(Modes, Count).
as_many_modes(one, modal(Modes), Count) :- length(Modes, Count).
as_many_modes(Most, program([Modal]), Count) :- as_many_modes(Most, Modal, Count).

known_type(Type) :-
    memberchk(Type, ["artifact", "battle", "creature", "enchantment", "instant", "kindred", "land",
                     "planeswalker", "sorcery"]).

spell_type(Types) :-
    (   memberchk("instant", Types)
    ->  true
    ;   memberchk("sorcery", Types)
    ).

%   ruled_subtype(+Type) is semidet: objects of the Type have rules of their own (205.3, 714 to 719).

ruled_subtype(Type) :-
    memberchk(Type, ["case", "room", "spacecraft"]).

unknown_symbol(Cost, Symbol) :-
    split_string(Cost, "{}", "", Parts),
    member(Symbol, Parts),
    \+ memberchk(Symbol, ["", "X"]),
    format(string(Text), "{~w}", [Symbol]),
    \+ catch(mana_cost(Text, _, _), error(_, _), fail).

size_problem(Types, Power, Toughness, Abilities, Problem) :-
    memberchk("creature", Types),
    (   member(Size, [Power, Toughness]),
        Size == ""
    ->  Problem = "a creature without a size"
    ;   member(Size, [Power, Toughness]),
        \+ number_string(_, Size)
    ->  \+ memberchk(static(this, [defined_pt(_, _)]), Abilities),
        \+ ( memberchk(static(this, [defined_power(_)]), Abilities), number_string(_, Toughness) ),
        \+ ( memberchk(static(this, [defined_toughness(_)]), Abilities), number_string(_, Power) ),
        format(string(Problem), "nothing says what ~w/~w is", [Power, Toughness])
    ).
