:- module(layer_1_copies, []).

/** <module> Layer 1: what has become a copy (613.1a, 707.4)

The name that an object has without these effects is stored where it differs: `own_name(O, Name)`. The newest
effect counts.
*/

:- use_module(library(lists), [last/2]).
:- use_module('../../k/language').
:- use_module('../../k/store', [met/1]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [copiable/2]).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/zones').
:- use_module(continuous_effects, [effect_in/5]).
:- use_module(settling, []).

fluent own_name(_O:object, _Name:name) functional.
process layer_copies.
event becomes(_O:object, _Name:name).

settling:due(layer_copies) :-
    \+ \+ definition:uses(becoming),
    once(due_name(_, _)).

'613.1a' :: caused event(becomes(O, Name)) after layer_copies, due_name(O, Name), met(Name).

due_name(O, Name) :-
    setof(Stamp-Found, effect_in(copies, Stamp, object(O), none, becomes(Found)), Effects),
    permanent(O),
    last(Effects, _-Name),
    \+ present_copy(O, Name).
due_name(O, Name) :-
    own_name(O, Name),
    \+ effect_in(copies, _, object(O), none, becomes(_)).

present_copy(O, Name) :-
    own_name(O, _),
    object(O, Present, _),
    copiable(Present, Name).

'613.1a' :: caused -object(O, Present, Owner), object(O, Name, Owner), changed(statics), changed(state) after
    becomes(O, Name), object(O, Present, Owner).
'613.1a' :: caused own_name(O, Own) after
    becomes(O, _), \+ own_name(O, _), object(O, Present, _), copiable(Present, Own).
'613.1a' :: caused -own_name(O, Name) after
    becomes(O, Name), own_name(O, Name), \+ effect_in(copies, _, object(O), none, becomes(_)).
'613.1a' :: caused printed(O, Printed) after
    becomes(O, Name), \+ printed(O, _), object(O, Present, _), copiable(Present, Printed), Printed \== Name.
'613.1a' :: caused -printed(O, Name) after
    becomes(O, Name), printed(O, Name).

%   What layers after this one made of it they make anew.

'613.1' :: caused -types(O, Types) after becomes(O, _), types(O, Types).
'613.1' :: caused -subtypes(O, Subtypes) after becomes(O, _), subtypes(O, Subtypes).
'613.1' :: caused -parts(O, Parts) after becomes(O, _), parts(O, Parts).
'613.1' :: caused -power_toughness(O, P, T) after becomes(O, _), power_toughness(O, P, T).

zones:permanent_status(O, own_name(O, _)).
