:- module(printed_cards,
          [ define_card/8,              % +Name, +Cost, +Supertypes, +Types, +Subtypes, +Power, +Toughness, +Abilities
            ability_term/2              % +Text, -Term
          ]).

/** <module> Cards as the card database has them, in text

A card that holds anything unknown is refused (domain_error(ability, Term)).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, union/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/plain_terms', [safe_term/2]).
:- use_module('../../k/store', [define/1]).
:- use_module(cards, [define_described/2]).
:- use_module(printed_values, [largest_printed/1, printed_cost/3, printed_size/3, numbered/3]).
:- use_module(vocabulary, [refused_part/3]).
:- use_module(modes_alone, [stray_modes/2]).

%!  define_card(+Name, +Cost, +Supertypes, +Types, +Subtypes, +Power, +Toughness, +Abilities) is det.
%
%   Add the card's definitions. All arguments are strings or lists of them, as
%   they come from the card database; Abilities are terms in text.

define_card(NameText, CostText, Supertypes0, Types0, Subtypes0, Power, Toughness, Texts) :-
    atom_string(Name, NameText),
    printed_cost(CostText, Cost, CostColors),
    maplist(maplist_atoms, [Supertypes0, Types0, Subtypes0], [Supertypes, Types, Subtypes]),
    printed_size(Power, Toughness, Size),
    maplist(said_ability, Texts, Terms),
    with_indicator(Terms, CostColors, Colors),
    numbered(Terms, 1, Abilities),
    define_described(Name, described(Name, Cost, Supertypes, Types, Subtypes, Colors, Size, Abilities)).

%   said_ability(+Text, -Term): where it or its parts have no English of ours, Text is a list of the term, and of each such
%   term with what it was read from.

said_ability(Text, Term) :-
    (   Text = [Written, Said]
    ->  ability_term(Written, Term),
        forall(member([Part, Source], Said), ( safe_term(Part, Ability), define(said(Ability, Source)) ))
    ;   ability_term(Text, Term)
    ).

%   with_indicator(+Terms, +CostColors, -Colors): the colors of the cost, and those that stand beside the type line (204, 105.2).

with_indicator(Terms, CostColors, Colors) :-
    (   memberchk(color_indicator(Indicated), Terms)
    ->  union(CostColors, Indicated, Colors)
    ;   Colors = CostColors
    ).

maplist_atoms(Texts, Atoms) :-
    maplist(text_atom, Texts, Atoms).

text_atom(Text, Atom) :-
    atom_string(Atom, Text).

%!  ability_term(+Text, -Term) is det.
%
%   Term is the ability that is written as Text; refused_ability(Term, Part, Kind): it has a Part that is
%   no Kind that the rules know.

ability_term(Text, Term) :-
    safe_term(Text, Term),
    (   ( refused_part(Term, Part, Kind) ; too_large(Term, Part, Kind) ; misplaced_modes(Term, Part, Kind) )
    ->  throw(error(refused_ability(Term, Part, Kind), _))
    ;   true
    ).

misplaced_modes(Term, Modal, only_instruction) :-
    stray_modes(Term, Modal).

too_large(Term, Number, printed_number) :-
    largest_printed(Most),
    sub_term(Number, Term),
    number(Number),
    abs(Number) > Most.
