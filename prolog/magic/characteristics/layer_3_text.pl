:- module(layer_3_text, []).

/** <module> Layer 3: text that effects change (613.1c, 612)
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../k/language').
:- use_module('../../k/store', [met/1]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [copiable/2, unborne/2]).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/continuous/rewording', [has_text/1]).
:- use_module(continuous_effects, [effect_in/5]).
:- use_module(settling, []).

process layer_text.
event rewords(_O:object, _Name:name).

%   The layer: the present name, or what layer 1 says that it is, with the changes in the order of
%   their timestamps.

settling:due(layer_text) :-
    \+ \+ definition:uses(rewording),
    once(due_wording(_, _)).

'613.1c' :: caused event(rewords(O, Name)) after layer_text, due_wording(O, Name), met(Name).

due_wording(O, Wanted) :-
    setof(Stamp-Change, rewording(O, Stamp, Change), Stamped),
    object(O, Present, _),
    findall(Change, member(_-Change, Stamped), Changes),
    copiable(Present, Base),
    Wanted = reworded(Base, Changes),
    \+ unborne(Present, Wanted).
due_wording(O, Base) :-
    definition:description(reworded(Base, Changes), _),
    ( Name = reworded(Base, Changes) ; definition:bearing(reworded(Base, Changes), Name) ),
    object(O, Name, _),
    \+ rewording(O, _, _).

rewording(O, Stamp, From-To) :-
    effect_in(text, Stamp, object(O), none, reworded(From, To)),
    has_text(O).

'613.1c' :: caused -object(O, Present, Owner), object(O, Name, Owner), changed(statics), changed(state) after
    rewords(O, Name), object(O, Present, Owner).
'613.1' :: caused -parts(O, Parts) after rewords(O, _), parts(O, Parts).
