:- module(name_definitions, []).

/** <module> Names are terms, and definitions are a function of them (names.pl)

Definitions of names that are terms are made when such a name is first met, from the name alone:
so a saved game holds names only. A new kind of name needs a clause of describes/2, which gives a
description as cards:define_described/2 has it; then the rule that makes such a name first calls
store:met/1, as loading does.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, max_list/2, member/2, memberchk/2, union/3]).
:- use_module('../../k/language').
:- use_module('../../k/memory', [forget_all/0]).
:- use_module('../../k/store', [define/1, met/1]).
:- use_module('../../k/types', [of_type/2]).
:- use_module('../characteristics/continuous_effects', [layer_of/2]).
:- use_module(cards, [define_described/2]).
:- use_module(definitions, []).
:- use_module(names, [called/2]).
:- use_module('text/words/text_subtypes', [creature_subtype/1]).
:- use_module(printed_values, [printed_cost/3, printed_size/3, numbered/3]).
:- use_module(vocabulary, []).

:- multifile store:met/1.

store:met(Name) :-
    (   atom(Name)
    ->  true
    ;   definition:description(Name, _)
    ->  true
    ;   describes(Name, Description)
    ->  define_described(Name, Description),
        forget_all,                             % what is known may rest on what no name had
        ( Name = bearing(Base, _, _) -> define(bearing(Base, Name)) ; true )
    ;   throw(error(domain_error(name, Name), _))
    ).

%   describes(+Name, -Description) is semidet.

:- multifile describes/2.

describes(copy(Name, Exceptions), Description) :-
    of_type(copy_exceptions, Exceptions),
    described(Name, Copied),
    foldl(except, Exceptions, Copied, Description).
describes(face(Name, K), described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Abilities)) :-
    described(Name, described(_, _, _, _, _, _, _, Printed)),
    memberchk(_-other_face(K, _, Called, CostText, Supers, Types, Subtypes, Indicated, Sizes, Terms), Printed),
    atom_string(CostText, CostString),
    printed_cost(CostString, Cost, CostColors),
    union(CostColors, Indicated, Unsorted),
    sort(Unsorted, Colors),
    face_size(Sizes, Size),
    numbered(Terms, 1, Abilities).
describes(bearing(Name, Kept, Granted), described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Abilities)) :-
    of_type(granted_abilities, Granted),
    described(Name, described(Called, Cost, Supers, Types, Subtypes0, Colors0, Size, Printed)),
    defined_before(Printed, Subtypes0, Subtypes, Colors0, Colors),
    findall(Ability, ( member(Index-Term, Printed), kept(Kept, Index, Term, Ability) ), Left),
    findall(Ability, ( member(Term, Granted), late_part(Term, Ability) ), Late),
    with_abilities(Printed, Late, Left, Abilities).

%   What mutates is what it is, and targets what it will be merged with (702.140a).

describes(mutating(Name), described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Abilities)) :-
    described(Name, described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Printed)),
    with_abilities(Printed, [spell([mutate_onto(target([creature, not([subtype(human)]), owned(you)]))])], Printed, Abilities).

%   A merged permanent is its topmost component, with the abilities of the others (702.140e).

describes(mutated(Top, Others), described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Abilities)) :-
    described(Top, described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Printed)),
    findall(Term,
            ( member(Other, Others),
              described(Other, described(_, _, _, _, _, _, _, Below)),
              member(_-Term, Below),
              functor(Term, Kind, _),
              \+ memberchk(Kind, [other_face, token, color_indicator])
            ),
            Terms),
    with_abilities(Printed, Terms, Printed, Abilities).

%   What an ability defines of types and colors (604.3) is applied before it is lost (613.6).

defined_before(Printed, Subtypes0, Subtypes, Colors0, Colors) :-
    (   memberchk(_-keyword(changeling), Printed)
    ->  findall(Type, creature_subtype(Type), Types),
        union(Subtypes0, Types, Subtypes)
    ;   Subtypes = Subtypes0
    ),
    ( memberchk(_-keyword(devoid), Printed) -> Colors = [] ; Colors = Colors0 ).

%   late_part(+Ability, -Part): a static ability that is granted changes nothing in the layers
%   before those of abilities.

late_part(Ability, Part) :-
    (   Ability = static(Scope, Changes0)
    ->  findall(Change, ( member(Change, Changes0), \+ early(Change) ), Changes),
        Part = static(Scope, Changes)
    ;   Part = Ability
    ).

early(Change) :-
    layer_of(Change, Layer),
    memberchk(Layer, [control, types, colors]).

%   face_size(+Sizes, -Size): [] or [Power, Toughness], as they are printed.

face_size([], none).
face_size([Power, Toughness], Size) :-
    atom_string(Power, P),
    atom_string(Toughness, T),
    printed_size(P, T, Size).

%   described(+Name, -Description): what Name is called there is what it is called in the game.

described(Name, Description) :-
    met(Name),
    definition:description(Name, Printed),
    Printed =.. [described, _|Rest],
    called(Name, Called),
    Description =.. [described, Called|Rest].

kept(all, Index, Term, Index-Term) :-
    !.
kept(Kept, Index, Term, Index-Term) :-
    memberchk(Index, Kept),
    !.
kept(Kept, Index, Term, Index-applied(Term)) :-
    memberchk(applied(Index), Kept).

%   with_abilities(+Printed, +Granted, +Abilities0, -Abilities): indexes go on after Printed.

with_abilities(Printed, Granted, Abilities0, Abilities) :-
    findall(Index, member(Index-_, Printed), Indexes),
    max_list([0|Indexes], Last),
    First is Last+1,
    numbered(Granted, First, New),
    append(Abilities0, New, Abilities).

%   except(+Exception, +Description0, -Description): an exception of a copy. A size that is
%   given takes the place of an ability that defines it (707.9d).

except(set_pt(P, T), described(N, C, S, Y, U, L, _, Abilities0), described(N, C, S, Y, U, L, size(P, T), Abilities)) :-
    findall(Index-Term, ( member(Index-Term, Abilities0), \+ defines_size(Term) ), Abilities).
except(add_types(More), described(N, C, S, Types0, U, L, Z, A), described(N, C, S, Types, U, L, Z, A)) :-
    with_more(Types0, More, Types).
except(add_subtypes(More), described(N, C, S, Y, Types0, L, Z, A), described(N, C, S, Y, Types, L, Z, A)) :-
    with_more(Types0, More, Types).
except(set_colors(Colors), described(N, C, S, Y, U, _, Z, A), described(N, C, S, Y, U, Colors, Z, A)).
except(costless, described(N, _, S, Y, U, L, Z, A), described(N, none, S, Y, U, L, Z, A)).
except(named(Name), described(_, C, S, Y, U, L, Z, A), described(Name, C, S, Y, U, L, Z, A)).
except(nonlegendary, described(N, C, Supers0, Y, U, L, Z, A), described(N, C, Supers, Y, U, L, Z, A)) :-
    findall(Super, ( member(Super, Supers0), Super \== legendary ), Supers).
except(gain(Gained), described(N, C, S, Y, U, L, Z, A0), described(N, C, S, Y, U, L, Z, A)) :-
    ( of_type(granted_ability, Gained) -> Ability = Gained ; Ability = keyword(Gained) ),
    with_abilities(A0, [Ability], A0, A).

defines_size(static(this, Changes)) :-
    ( memberchk(defined_pt(_, _), Changes) -> true ; memberchk(defined_power(_), Changes) -> true ; memberchk(defined_toughness(_), Changes) ).

with_more(Values0, More, Values) :-
    findall(Value, ( member(Value, More), \+ memberchk(Value, Values0) ), New),
    append(Values0, New, Values).
