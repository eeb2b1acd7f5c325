:- module(open_effects,
          [ locked_in/5,                % +Item, +Affected, +All, -Objects, -Changes
            left_open/4,                % +Item, +Affected, +All, -Changes
            described/4                 % +Item, +Filter, -Fixed, -View
          ]).

/** <module> Whom the continuous effect of a resolution is about (611.2c)

What changes characteristics or controllers is about the objects that there are as the effect begins. What modifies the
rules of the game ("creatures can't block this turn") is about what its description fits at each moment. The numbers and
players in the description are found once (608.2h), so that nothing in it speaks of what resolves. Where that can't be
done, as of what was dealt damage this way, the objects of the beginning are meant. A description that rests on what does not
settle the layers is refused as the card is read (bound_later.pl).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../../characteristics/continuous_effects', [open_changes/3]).
:- use_module('../../characteristics/settling', [restless/1]).
:- use_module('../../support/filters', [quantity/3, reference/3, was_chosen/2]).
:- use_module('../concepts/targets', [target_view/2]).

:- multifile filters:reference/3.

filters:reference(object(O), _, O).

%!  locked_in(+Item, +Affected, +All, -Objects, -Changes) is semidet.
%
%   Those of All changes that are about Objects, the permanents there are as the effect of Item begins.

locked_in(Item, Affected, All, Objects, Changes) :-
    (   Affected = all(_, Objects)
    ->  ( opened(Item, Affected, All, _, Rest) -> Changes = Rest ; Changes = All )
    ;   Affected = these(Objects),
        Changes = All
    ),
    Objects \== [],
    Changes \== [].

%!  left_open(+Item, +Affected, +All, -Changes) is semidet.
%
%   Those of All changes that modify the rules of the game, each over(Filter, View, Change).

left_open(Item, Affected, All, Changes) :-
    opened(Item, Affected, All, Changes, _).

opened(Item, all(Filter, _), All, Changes, Rest) :-
    open_changes(All, Open, Rest),
    Open \== [],
    described(Item, Filter, Fixed, View),
    \+ restless(static(Fixed, Open)),
    maplist(over(Fixed, View), Open, Changes).

%!  described(+Item, +Filter, -Fixed, -View) is semidet.
%
%   What Item describes by Filter, is at each later moment what Fixed describes in View.

described(Item, Filter, Fixed, view(Source, Player, 0)) :-
    target_view(Item, View),
    View = view(Source, Player, _),
    fixed_filter(View, Filter, Fixed).

over(Filter, View, Change, over(Filter, View, Change)).

%   fixed_filter(+View, +Filter, -Fixed) is semidet: the same without what only View tells.

fixed_filter(View, Filter, Fixed) :-
    maplist(fixed_part(View), Filter, Fixed).

fixed_part(View, Part, Fixed) :-
    (   Part = controlled(Who)
    ->  fixed_side(View, Who, Side),
        Fixed = controlled(Side)
    ;   Part = controlled_by(Who)
    ->  findall(Player, reference(things(Who), View, Player), [Player]),
        Fixed = controlled(player(Player))
    ;   Part = compared(What, How, Quantity)
    ->  quantity(Quantity, View, N),
        Fixed = compared(What, How, N)
    ;   Part = other_than(Ref)
    ->  once(reference(Ref, View, O)),
        Fixed = other_than(object(O))
    ;   Part = not([is(Ref)])
    ->  findall(O, reference(things(Ref), View, O), [O]),
        Fixed = other_than(object(O))
    ;   Part = not(Filter)
    ->  fixed_filter(View, Filter, Parts),
        Fixed = not(Parts)
    ;   Part = either(A, B)
    ->  fixed_filter(View, A, C),
        fixed_filter(View, B, D),
        Fixed = either(C, D)
    ;   Part == chosen_color
    ->  View = view(Source, _, _),
        was_chosen(Source, color(Color)),
        Fixed = color(Color)
    ;   Part == chosen_type
    ->  View = view(Source, _, _),
        was_chosen(Source, type(Type)),
        Fixed = subtype(Type)
    ;   speaks_of_itself(Part)
    ->  Fixed = Part
    ).

fixed_side(View, Who, Side) :-
    (   memberchk(Who, [you, opponent, not_you])
    ->  Side = Who
    ;   once(reference(Who, View, Player)),
        Side = player(Player)
    ).

%   speaks_of_itself(+Part) is semidet: it says of an object what the object alone tells.

speaks_of_itself(Part) :- atom(Part), Part \== milled.
speaks_of_itself(type(_)).
speaks_of_itself(subtype(_)).
speaks_of_itself(color(_)).
speaks_of_itself(named(_)).
speaks_of_itself(keyword(_)).
speaks_of_itself(with_counter(_)).
