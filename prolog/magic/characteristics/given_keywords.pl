:- module(given_keywords,
          [ given_by/3                  % +Object, ?Keyword, -Source
          ]).

/** <module> Of several instances of a keyword, each is of an effect of its own (613.1f, 702.16n)

That an object has gained a keyword is known once, whoever gave it. Who gave it is asked rarely, and found as
the layer is gone through anew.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module(continuous_effects, [layer_effects/2]).
:- use_module(projection, [projected/5]).

%!  given_by(+Object, ?Keyword, -Source) is nondet.
%
%   An effect gives Object Keyword, which it has not lost since. Source is what has the static ability, or the effect of a
%   resolution itself, as `restricted` names them.

'613.1f' :: caused given_by(O, Keyword, Source) if
    layer_effects(abilities, Effects), projected(abilities, Effects, [], _, Applied), foldl(given(O), Applied, [], Given),
    member(Keyword-Source, Given).

given(O, applied(Origin, _, Objects, Stamp-Changes), Given0, Given) :-
    (   memberchk(O, Objects)
    ->  source(Origin, Stamp, Source),
        foldl(given_or_lost(Source), Changes, Given0, Given)
    ;   Given = Given0
    ).

source(resolved, Stamp, Stamp).
source(counter, Stamp, Stamp).
source(ability(Source, _), _, Source).
source(granted(Source, _), _, Source).

given_or_lost(Source, Change, Given0, Given) :-
    (   Change = gain(Keyword)
    ->  Given = [Keyword-Source|Given0]
    ;   Change = lose(Keyword)
    ->  findall(Other-By, ( member(Other-By, Given0), Other \== Keyword ), Given)
    ;   Change == lose_abilities
    ->  Given = []
    ;   Given = Given0
    ).
