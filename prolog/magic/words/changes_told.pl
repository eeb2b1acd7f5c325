:- module(changes_told,
          [ changes_told/2              % +Object, -Rows
          ]).

/** <module> What effects have made of a permanent beside its size, in short (613)
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../characteristics/continuous_effects', [affected/3, effect_in/5, layer_effects/2]).
:- use_module('../characteristics/projection', [projected/5]).
:- use_module('../rules/concepts/objects').
:- use_module(layer_reasons, [change_words/3, layer/3]).
:- use_module(object_words, [card_words/2]).

%!  changes_told(+Object, -Rows) is det.
%
%   Rows [Rule, Words], in the order of the layers: who controls it, its types, colors and abilities.

changes_told(O, Rows) :-
    findall([RuleText, Words],
            ( permanent(O), changed_in(Layer, O, Change, From), told(O, Layer, Change, From, Words), layer(Layer, _, Rule), atom_string(Rule, RuleText) ),
            Rows).

changed_in(control, O, controlled, From) :-
    effect_in(control, _, Scope, View, controlled_by(_)),
    affected(Scope, View, O),
    origin_of(View, From).
changed_in(Layer, O, Change, From) :-
    member(Layer, [types, colors, abilities]),
    layer_effects(Layer, Effects),
    projected(Layer, Effects, [], _, Applied),
    member(applied(Origin, _, Objects, _-Changes), Applied),
    memberchk(O, Objects),
    member(Change, Changes),
    origin_of(Origin, From).

told(O, control, _, From, Words) :-
    controls(Player, O),
    format(string(Words), "~w controls it, ~w", [Player, From]).
told(O, Layer, Change, From, Words) :-
    Layer \== control,
    change_words(O, Change, What),
    format(string(Words), "~w, ~w", [What, From]).

origin_of(view(Source, _, _), From) :- by(Source, From).
origin_of(ability(Source, _), From) :- by(Source, From).
origin_of(granted(Source, _), From) :- by(Source, From).
origin_of(resolved, "by an effect that resolved").
origin_of(none, "by an effect that resolved").

by(Source, From) :-
    card_words(Source, Name),
    format(string(From), "by ~w", [Name]).
