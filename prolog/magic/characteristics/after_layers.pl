:- module(after_layers, []).

/** <module> Effects that say what can't, may or must be done (613.11)

They come after all layers.
*/

:- use_module('../../k/language').
:- use_module('../../k/notation/maintaining', []).
:- use_module('../rules/concepts/objects', []).
:- use_module(continuous_effects, [affected/3, effect_in/5]).

process layer_rules.

'613.11' :: maintained restricted(O, R, Source) if
    effect_in(rules, Stamp, Scope, View, R), said_by(View, Stamp, Source), affected(Scope, View, O) after
    layer_rules.

%   said_by(+View, +Stamp, -Source) is det: the object that says so, or the effect of a resolution itself.

said_by(View, Stamp, Source) :-
    ( View = view(Found, _, _) -> Source = Found ; Source = Stamp ).
