:- module(layer_6_abilities, []).

/** <module> Layer 6: abilities that are lost and granted (613.1f)

What an object bears is in its name: one that has lost abilities, or was granted others than
plain keywords, is called bearing(Name, Kept, Granted) (names.pl). So nothing else asks whether
anything was lost or granted. A plain keyword that it gains is a fluent.

Before the layer an object is ab(all, [], []): ab(Kept, Granted, Keywords).
*/

:- use_module(library(assoc), [get_assoc/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, subtract/3]).
:- use_module('../../k/language').
:- use_module('../../k/notation/maintaining', [difference/3]).
:- use_module('../../k/store', [met/1]).
:- use_module('../../k/types', [of_type/2]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [unborne/2]).
:- use_module('../cards/patterns', [pattern/2]).
:- use_module('../rules/concepts/objects').
:- use_module(continuous_effects, [affected/3, effect_in/5, layer_effects/2, layer_of/2]).
:- use_module(projection, [projected/5]).

process layer_abilities.

'613.1f' :: maintained gained(O, K) if
    effect_in(abilities, _, Scope, View, gain(K)), affected(Scope, View, O) after
    layer_abilities, \+ definition:uses(abilities).
'613.1f' :: caused all(Changes) after
    layer_abilities, once(definition:uses(abilities)), borne(Borne),
    findall(Change, ( renaming(Borne, Change) ; gaining(Borne, Change) ), Changes), Changes \== [].

%   borne(-Borne): bears(Object, Name, Keywords) for each object that effects of this layer are
%   about: its name, which says what it has kept and was granted, and keywords that it gains.

borne(Borne) :-
    layer_effects(abilities, Effects),
    projected(abilities, Effects, [], Values, Applied),
    findall(bears(O, Name, Keywords),
            ( member(O-ab(Kept, Granted, Keywords), Values),
              borne_name(O, Kept, Granted, Applied, Name)
            ),
            Borne).

borne_name(O, Kept, Granted, Applied, Name) :-
    base_name(O, Base),
    (   Kept == all,
        Granted == []
    ->  Name = Base
    ;   what_goes_on(Kept, O, Base, Applied, All),
        Name = bearing(Base, All, Granted),
        met(Name)
    ).

base_name(O, Base) :-
    object(O, Name, _),
    unborne(Name, Base).

%   An effect that has begun to be applied goes on to be, though its ability is lost (613.6).

what_goes_on(all, _, _, _, all).
what_goes_on([], O, Base, Applied, All) :- going_on([], O, Base, Applied, All).
what_goes_on([Index|Kept], O, Base, Applied, All) :- going_on([Index|Kept], O, Base, Applied, All).

going_on(Kept, O, Base, Applied, All) :-
    findall(applied(Index),
            ( ( member(applied(ability(O, Index), _, _, _), Applied) ; begun(Base, Index) ),
              \+ memberchk(Index, Kept)
            ),
            Unsorted),
    sort(Unsorted, Others),
    append(Kept, Others, All).

%   begun(+Base, ?Index): an effect of the static ability is applied in an earlier layer.

'613.6' :: caused begun(Base, Index) if
    ( definition:static_ability(Base, Index, _, Layer, _) ; definition:conditional_static(Base, Index, _, Layer, _, _) ),
    memberchk(Layer, [control, types, colors]).

renaming(Borne, Change) :-
    member(bears(O, Name, _), Borne),
    object(O, Present, Owner),
    Present \== Name,
    renamed(O, Present, Name, Owner, Change).
renaming(Borne, Change) :-
    definition:bearing(Name, Present),
    object(O, Present, Owner),
    \+ memberchk(bears(O, _, _), Borne),
    renamed(O, Present, Name, Owner, Change).

renamed(O, Present, Name, Owner, Change) :-
    member(Change, [-object(O, Present, Owner), object(O, Name, Owner), changed(state)]).

gaining(Borne, Change) :-
    findall(gained(O, Keyword), ( member(bears(O, _, Keywords), Borne), member(Keyword, Keywords) ), Wanted),
    difference(gained(_, _), Wanted, Change).

projection:starts_as(abilities, _, ab(all, [], [])).

projection:changed(abilities, Change, _, O, Before, After) :-
    after_change(Change, O, Before, After).

after_change(lose_abilities, _, _, ab([], [], [])).
after_change(lose_rules_text, _, ab(Kept0, Granted, Keywords), ab(Kept, Granted, Keywords)) :-
    ( Kept0 == [] -> Kept = [] ; Kept = [land_types] ).
after_change(lose(Keyword), O, ab(Kept0, Granted0, Keywords0), ab(Kept, Granted, Keywords)) :-
    base_name(O, Base),
    findall(Index,
            ( definition:ability_text(Base, Index, Term),
              Term \== keyword(Keyword),
              ( Kept0 == all -> true ; memberchk(Index, Kept0) )
            ),
            Kept1),
    ( Kept0 == all, \+ definition:ability_text(Base, _, keyword(Keyword)) -> Kept = all ; Kept = Kept1 ),
    subtract(Granted0, [keyword(Keyword)], Granted),
    subtract(Keywords0, [Keyword], Keywords).
after_change(gain(What), _, ab(Kept, Granted0, Keywords0), ab(Kept, Granted, Keywords)) :-
    (   granted_ability(What, Ability)
    ->  Keywords = Keywords0,
        append(Granted0, [Ability], Granted)
    ;   Granted = Granted0,
        Keywords = [What|Keywords0]
    ).
after_change(gain_nothing, _, Abilities, Abilities).

%   granted_ability(+What, -Ability): it is more than a plain keyword, which is a fluent.

granted_ability(What, Ability) :-
    (   definition:keyword_ability(What)
    ->  Ability = keyword(What)
    ;   \+ atom(What),
        \+ of_type(keyword, What)
    ->  Ability = What
    ).

%   What has lost the ability applies it no longer, unless it has begun to (613.6).

projection:lapses(abilities, _-effect(ability(Source, Index), _, _, _), Values) :-
    get_assoc(Source, Values, ab(Kept, _, _)),
    Kept \== all,
    \+ memberchk(Index, Kept),
    base_name(Source, Base),
    \+ begun(Base, Index).
projection:lapses(abilities, _-effect(granted(Source, Ability), _, _, _), Values) :-
    \+ ( get_assoc(Source, Values, ab(_, Granted, _)),
         memberchk(Ability, Granted)
       ).

projection:takes(abilities, lose_abilities).
projection:takes(abilities, lose_rules_text).
projection:takes(abilities, lose(_)).

projection:ends(abilities, Change, effect(ability(Source, Index), _, _, _), Source) :-
    projection:takes(abilities, Change),
    base_name(Source, Base),
    ( Change = lose(Keyword) -> definition:ability_text(Base, Index, keyword(Keyword)) ; true ),
    \+ begun(Base, Index).

projection:grants(abilities, gain(static(Scope, All)), O, effect(granted(O, static(Scope, All)), S, view(O, Player, 0), Changes)) :-
    findall(Change, ( member(Change, All), layer_of(Change, abilities) ), Changes),
    Changes \== [],
    pattern(Scope, S),
    controls(Player, O).

projection:asks(abilities, keyword(_)).

projection:tells(abilities, keyword(Keyword), O, _, Values, Answer) :-
    ( has_now(Values, O, Keyword) -> Answer = true ; Answer = false ).

has_now(Values, O, Keyword) :-
    (   get_assoc(O, Values, ab(Kept, Granted, Keywords))
    ->  true
    ;   Kept = all,
        Granted = [],
        Keywords = []
    ),
    (   member(Keyword, Keywords)
    ;   member(keyword(Keyword), Granted)
    ;   base_name(O, Base),
        definition:ability_text(Base, Index, keyword(Keyword)),
        ( Kept == all -> true ; memberchk(Index, Kept) )
    ).
