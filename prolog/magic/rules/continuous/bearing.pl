:- module(bearing, []).

/** <module> Abilities that are lost and granted (613.1f, layer 6)

What an object bears is in its name: one that has lost abilities, or was granted others than
plain keywords, is called bearing(Name, Kept, Granted) (names.pl). So nothing else asks whether
anything was lost or granted. Each time the layer is worked out from the names without it. In a
game without such effects, layers.pl knows all that there is to do.
*/

:- use_module(library(assoc), [assoc_to_list/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3, subtract/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/notation/maintaining', [difference/3]).
:- use_module('../../../k/store', [met/1]).
:- use_module('../../../k/types', [of_type/2]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [unborne/2]).
:- use_module('../../cards/patterns', [pattern/2]).
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../spells/layers', [affected/3, layer_of/2, layer_with_work/1, stamp/3]).

:- multifile layers:layer_with_work/1.

layers:layer_with_work(layer_abilities) :-
    \+ \+ definition:uses(abilities),
    once(object(_, bearing(_, _, _), _)).

'613.1f' :: caused all(Changes) after
    layer_abilities, once(definition:uses(abilities)), once(layer_with_work(layer_abilities)), borne(Borne),
    findall(Change, ( renaming(Borne, Change) ; gaining(Borne, Change) ), Changes).

renaming(Borne, Change) :-
    member(bears(O, Name, _), Borne),
    object(O, Present, Owner),
    Present \== Name,
    member(Change, [-object(O, Present, Owner), object(O, Name, Owner), changed(state)]).
renaming(Borne, Change) :-
    definition:bearing(Name, Present),
    object(O, Present, Owner),
    \+ memberchk(bears(O, _, _), Borne),
    member(Change, [-object(O, Present, Owner), object(O, Name, Owner), changed(state)]).

gaining(Borne, Change) :-
    findall(gained(O, Keyword), ( member(bears(O, _, Keywords), Borne), member(Keyword, Keywords) ), Wanted),
    difference(gained(_, _), Wanted, Change).

%   borne(-Borne): bears(Object, Name, Keywords) for each object that effects of this layer are
%   about: its name, which says what it has kept and was granted, and keywords that it gains.

borne(Borne) :-
    findall(Stamp-effect(Origin, Scope, View, Changes), ability_effect(Stamp, Origin, Scope, View, Changes), Unsorted),
    keysort(Unsorted, Effects),
    empty_assoc(None),
    applied_in_turn(Effects, None, [], Objects, Applied),
    assoc_to_list(Objects, Pairs),
    findall(bears(O, Name, Keywords),
            ( member(O-ab(Kept, Granted, Keywords), Pairs),
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
            ( ( member(ability(O, Index), Applied) ; begun(Base, Index) ),
              \+ memberchk(Index, Kept)
            ),
            Unsorted),
    sort(Unsorted, Others),
    append(Kept, Others, All).

%   begun(+Base, ?Index): an effect of the static ability is applied in an earlier layer.

'613.6' :: caused begun(Base, Index) if
    definition:static_ability(Base, Index, _, Layer, _), memberchk(Layer, [control, types, colors]).

%   ability_effect(-Stamp, -Origin, -Scope, -View, -Changes): an effect of this layer; all that
%   it changes is applied together.

ability_effect(Stamp, ability(Source, Index), Scope, view(Source, Player, 0), Changes) :-
    bagof(Change, definition:static_ability(Base, Index, Scope, abilities, Change), Changes),
    bearer(Base, Source, Player),
    stamp(Scope, Source, Stamp).
ability_effect(Stamp, ability(Source, Index), Scope, view(Source, Player, 0), Changes) :-
    bagof(Change, definition:conditional_static(Base, Index, Scope, abilities, Change, Said), Changes),
    (   Said = buried(Condition)
    ->  object(Source, Base, _),
        graveyard(Player, Source)
    ;   Condition = Said,
        bearer(Base, Source, Player)
    ),
    stamp(Scope, Source, Stamp),
    condition(Condition, view(Source, Player, 0)).
ability_effect(Number, resolved, object(O), none, Changes) :-
    continuous(Number, O, All, _),
    findall(Change, ( member(Change, All), layer_of(Change, abilities) ), Changes),
    Changes \== [].

bearer(Base, Source, Player) :-
    unborne(Base, Base),
    (   Name = Base
    ;   definition:bearing(Base, Name)
    ),
    object(Source, Name, _),
    ( controls(Player, Source) ; emblem(Player, Source) ).

%   applied_in_turn(+Effects, +Objects0, +Applied0, -Objects, -Applied): ab(Kept, Granted,
%   Keywords) for each object that effects are about, and the abilities that were applied.

applied_in_turn([], Objects, Applied, Objects, Applied).
applied_in_turn([First|Effects], Objects0, Applied0, Objects, Applied) :-
    next_effect([First|Effects], Objects0, Stamp-Effect, Rest),
    (   in_force(Effect, Objects0)
    ->  Effect = effect(Origin, _, _, Changes),
        findall(O, affected_now(Effect, Objects0, O), Affected),
        foldl(changed_by(Changes), Affected, Objects0, Objects1),
        findall(Stamp-New, ( member(O, Affected), effect_of_granted(Changes, O, New) ), News),
        append(News, Rest, Left),
        applied_in_turn(Left, Objects1, [Origin|Applied0], Objects, Applied)
    ;   applied_in_turn(Rest, Objects0, Applied0, Objects, Applied)
    ).

in_force(effect(resolved, _, _, _), _).
in_force(effect(ability(Source, Index), _, _, _), Objects) :-
    (   get_assoc(Source, Objects, ab(Kept, _, _)),
        Kept \== all,
        \+ memberchk(Index, Kept)
    ->  base_name(Source, Base),
        begun(Base, Index)
    ;   true
    ),
    !.
in_force(effect(granted(Source, Ability), _, _, _), Objects) :-
    get_assoc(Source, Objects, ab(_, Granted, _)),
    memberchk(Ability, Granted).

%   Timestamps give the order, but for an effect that depends on another one (613.8b). Where two
%   depend on each other, timestamps count.

'613.8b' :: caused next_effect(Effects, Objects, Effect, Rest) if
    ( entangled(Effects) -> next_independent(Effects, Objects, Effect) ; Effects = [Effect|_] ),
    selectchk(Effect, Effects, Rest).

entangled(Effects) :-
    member(_-effect(_, Scope, _, Changes), Effects),
    (   member(Loss, [lose_abilities, lose(_)]),
        memberchk(Loss, Changes)
    ;   Scope = filter(Filter),
        member(Part, Filter),
        about_keyword(Part, _)
    ),
    !.

next_independent(Effects, Objects, Effect) :-
    member(Effect, Effects),
    \+ ( member(Other, Effects),
         Other \== Effect,
         depends(Effect, Other, Objects),
         \+ depends(Other, Effect, Objects)
       ),
    !.
next_independent([Effect|_], _, Effect).

%   depends(+Effect, +Other, +Objects): applying Other would change whether Effect exists or
%   whom it affects (613.8a).

'613.8a' :: caused depends(Effect, Other, Objects) if
    once(( changes_existence(Other, Effect, Objects) ; changes_affected(Other, Effect, Objects) )).

changes_existence(_-Other, _-effect(ability(Source, Index), _, _, _), Objects) :-
    Other = effect(_, _, _, Changes),
    base_name(Source, Base),
    member(Loss, Changes),
    loses_ability(Loss, Base, Index),
    \+ begun(Base, Index),
    in_force(Other, Objects),
    affected_now(Other, Objects, Source).

changes_affected(_-Other, _-effect(_, filter(Filter), _, _), Objects) :-
    Other = effect(_, _, _, Changes),
    member(Part, Filter),
    about_keyword(Part, Keyword),
    member(Change, [lose_abilities, lose(Keyword), gain(Keyword), gain(keyword(Keyword))]),
    memberchk(Change, Changes),
    in_force(Other, Objects).

loses_ability(lose_abilities, _, _).
loses_ability(lose(Keyword), Base, Index) :-
    definition:ability_text(Base, Index, keyword(Keyword)).

about_keyword(keyword(Keyword), Keyword).
about_keyword(not([keyword(Keyword)]), Keyword).

%   affected_now(+Effect, +Objects, ?O): keywords count as far as this layer has been applied.

affected_now(effect(_, Scope, View, _), Objects, O) :-
    (   Scope = filter(Filter),
        member(Part, Filter),
        about_keyword(Part, _)
    ->  findall(P, ( member(P, Filter), \+ about_keyword(P, _) ), Others),
        affected(filter(Others), View, O),
        \+ ( member(P, Filter),
             about_keyword(P, Keyword),
             \+ keyword_now(P, Keyword, Objects, O)
           )
    ;   affected(Scope, View, O)
    ).

keyword_now(keyword(_), Keyword, Objects, O) :- has_now(Objects, O, Keyword), !.
keyword_now(not(_), Keyword, Objects, O) :- \+ has_now(Objects, O, Keyword).

has_now(Objects, O, Keyword) :-
    (   get_assoc(O, Objects, ab(Kept, Granted, Keywords))
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

%   changed_by(+Changes, +Object, +Objects0, -Objects)

changed_by(Changes, O, Objects0, Objects) :-
    (   get_assoc(O, Objects0, Before)
    ->  true
    ;   Before = ab(all, [], [])
    ),
    foldl(changed_in(O), Changes, Before, After),
    put_assoc(O, Objects0, After, Objects).

changed_in(O, Change, Before, After) :-
    after_change(Change, O, Before, After).

after_change(lose_abilities, _, _, ab([], [], [])).
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

%   granted_ability(+What, -Ability): it is more than a plain keyword, which is a fluent.

granted_ability(What, Ability) :-
    (   definition:keyword_ability(What)
    ->  Ability = keyword(What)
    ;   \+ of_type(keyword, What)
    ->  Ability = What
    ).

effect_of_granted(Gained, O, effect(granted(O, static(Scope, All)), S, view(O, Player, 0), Changes)) :-
    member(gain(static(Scope, All)), Gained),
    findall(Change, ( member(Change, All), layer_of(Change, abilities) ), Changes),
    Changes \== [],
    pattern(Scope, S),
    controls(Player, O).
