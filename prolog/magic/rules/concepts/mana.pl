:- module(mana,
          [ mana_units/3,               % +Player, +Excluded, -Units
            mana_counts/3,              % +Player, +Excluded, -Counts
            can_tap/1,                  % +Object
            other_tap/4,                % +Player, -Object, -Index, -Units
            counted/2,                  % +Units, -Counts
            printed_mana/4,             % +Name, -Index, -Units, -Weight
            basic_land_type/2,          % ?Type, ?Color
            nth_mana/4                  % +Mana, +First, -N, -Element
          ]).

/** <module> Mana and the sources that are tapped for it (106, 605)

Mana comes in units: unit(Weight, Source, Color, Colors) is one mana of one of
Colors. The pool holds units, too. Sources with other uses weigh more.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, partition/4]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2, memberchk/2, same_length/2, select/3, selectchk/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/memory', [memorized/4]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [lost_all_abilities/1]).
:- use_module('../commander/color_identity', [identity/2]).
:- use_module('../zones', [lying_card/3]).
:- use_module(mana_tags, [favoured/4, spendable/3, tagged/3, widened/4]).
:- use_module(objects).
:- use_module(tap_bonus, [made_in_all/4]).

mana ::= _:atom ; mana(_:atom, _:mana_tags).
manas ::= [_:mana].

fluent pool(_P:player, _:manas) functional marks [memory(objects), memory(mana)].

%   Mana with such a tag is spent after what is lost sooner.

:- multifile stays_longer/1.
:- dynamic stays_longer/1.

event taps_for_mana(_P:player, _O:object).
event tap(_O:object).
event add_mana(_P:player, _Mana:manas).

'106.4' :: caused pool(Player, All) after
    add_mana(Player, Mana), ( pool(Player, Old) -> true ; Old = [] ), append(Old, Mana, Unsorted), msort(Unsorted, All).
'701.26a' :: caused tapped(O) after tap(O).

%!  mana_units(+Player, +Excluded, -Units) is det.
%
%   The mana in Player's pool and the mana that sources with no cost but {T}
%   can make; the object Excluded makes none.

mana_units(Player, Excluded, Units) :-
    (   Excluded = using(Source, Purpose)
    ->  memorized(objects, mana_units(Player, Purpose), All, all_units(Player, Purpose, All))
    ;   Source = Excluded,
        all_mana(Player, All, _)
    ),
    (   Source == none
    ->  Units = All
    ;   without_source(All, Source, Units)
    ).

%!  mana_counts(+Player, +Excluded, -Counts) is det.
%
%   The same mana, counted: Counts has Colors-N where N units are of one of Colors.

mana_counts(Player, using(Source, Purpose), Counts) :-
    !,
    mana_units(Player, using(Source, Purpose), Units),
    counted(Units, Counts).
mana_counts(Player, Excluded, Counts) :-
    all_mana(Player, Units, All),
    (   memberchk(unit(_, source(Excluded, _, _), _, _), Units)
    ->  findall(Colors, member(unit(_, source(Excluded, _, _), _, Colors), Units), Less),
        foldl(one_less, Less, All, Counts)
    ;   Counts = All
    ).

one_less(Colors, Counts0, [Colors-Less|Counts]) :-
    selectchk(Colors-N, Counts0, Counts),
    Less is N-1.

%   all_mana(+Player, -Units, -Counts) is det: what Player has and can make that may be spent on anything.

all_mana(Player, Units, Counts) :-
    memorized(mana, mana(Player), made(Units, Counts), made(Player, Units, Counts)).

made(Player, Units, Counts) :-
    all_units(Player, Units),
    counted(Units, Counts).

%!  counted(+Units, -Counts) is det.

counted(Units, Counts) :-
    counted(Units, [], Unsorted),
    msort(Unsorted, Counts).

counted([], Counts, Counts).
counted([unit(_, _, _, Colors)|Units], Counts0, Counts) :-
    one_more(Counts0, Colors, Counts1),
    counted(Units, Counts1, Counts).

one_more([], Colors, [Colors-1]).
one_more([Known-N|Counts0], Colors, Counts) :-
    (   Known == Colors
    ->  More is N+1,
        Counts = [Known-More|Counts0]
    ;   Counts = [Known-N|Counts1],
        one_more(Counts0, Colors, Counts1)
    ).

all_units(Player, Units) :-
    (   printed_sources
    ->  aggregate_all(set(Unit), printed_unit(Player, Unit), Sorted)
    ;   aggregate_all(set(Unit), unit(Player, Unit), Sorted)
    ),
    once_tapped(Sorted, Units).

%   Mana may be spendable on some things only (106.6).

all_units(Player, Purpose, Units) :-
    findall(Unit, ( unit(Player, Made0), spendable(Player, Purpose, Made0), as_spent(Player, Purpose, Made0, Unit) ), Unsorted),
    sort(Unsorted, Sorted),
    once_tapped(Sorted, Made),
    findall(O-Colors, helper(Purpose, Player, O, Colors), Helpers),
    with_helpers(Helpers, Made, Helped),
    sort(Helped, Units).

as_spent(Player, Purpose, Unit0, unit(Weight, Source, Color, Colors)) :-
    favoured(Player, Purpose, Unit0, unit(Weight, Source, Color, Colors0)),
    widened(Player, Purpose, Colors0, Colors).

%   helper(+Purpose, +Player, -Object, -Colors): Object can be tapped, or exiled from a graveyard, to pay for
%   the spell of Purpose; `none` is for generic mana only.

'702.51a' :: caused helper(spell(Spell), Player, O, Colors) if
    once(has(Spell, convoke)), controls(Player, O), \+ tapped(O), once(type(O, creature)),
    all_of(color, O, Found), ( Found == [] -> Colors = [none] ; Colors = Found ).
'702.126a' :: caused helper(spell(Spell), Player, O, [none]) if
    once(has(Spell, improvise)), controls(Player, O), \+ tapped(O), once(type(O, artifact)).
'702.66a' :: caused helper(spell(Spell), Player, O, [none]) if once(has(Spell, delve)), lying_card(graveyard, Player, O), O \== Spell.

'702.51a' :: caused helper(to_cast(O, _), Player, Helper, Colors) if helper(spell(O), Player, Helper, Colors).

%   What makes one mana is tapped for that or to help.

with_helpers([], Units, Units).
with_helpers([O-Colors|Helpers], Units0, Units) :-
    (   select(unit(Weight, source(O, Index, 1), Color, Made), Units0, Others)
    ->  append(Made, Colors, Doubled),
        list_to_set(Doubled, All),
        with_helpers(Helpers, [unit(Weight, source(O, Index, 1), Color, All)|Others], Units)
    ;   Colors = [Color|_],
        with_helpers(Helpers, [unit(8, helper(O), Color, Colors)|Units0], Units)
    ).

%   A source with several such abilities can be tapped for one of them.

once_tapped(Units, Once) :-
    \+ definition:uses(several_taps),
    \+ types(_, _),
    \+ subtypes(_, _),
    !,
    Once = Units.
once_tapped(Units, Once) :-
    findall(O, member(unit(_, source(O, _, 1), _, _), Units), Objects),
    sort(Objects, Distinct),
    (   same_length(Objects, Distinct)
    ->  Once = Units
    ;   one_ability_each(Units, Once)
    ).

one_ability_each([], []).
one_ability_each([Unit|Units], [Kept|Once]) :-
    (   Unit = unit(Weight, source(O, Index, K), Color, Colors)
    ->  partition(made_otherwise(O, Index), Units, Others, Rest),
        Kept = unit(Weight, source(O, Index, K), Color, AllColors),
        colors_besides(Others, O, Units, Colors, AllColors)
    ;   Kept = Unit,
        Rest = Units
    ),
    one_ability_each(Rest, Once).

made_otherwise(O, Index, unit(_, source(O, Other, _), _, _)) :-
    Other \== Index.

%   Abilities that make one mana each are a choice of colors; where one makes
%   more, the first ability stands for the source, and the others are other_tap/4.

colors_besides(Others, O, Units, Colors, AllColors) :-
    (   member(unit(_, source(O, _, K), _, _), Units),
        K > 1
    ->  AllColors = Colors
    ;   findall(Color, ( member(unit(_, _, _, Made), Others), member(Color, Made) ), More),
        append(Colors, More, Doubled),
        list_to_set(Doubled, AllColors)
    ).

%!  other_tap(+Player, -Object, -Index, -Units:list) is nondet.
%
%   Object can be tapped for the Colors of Units by the ability Index, which mana_units/3 leaves out.

other_tap(Player, O, Index, Units) :-
    \+ \+ ( definition:uses(several_taps) ; types(_, _) ; subtypes(_, _) ),
    findall(Any-(Each-Colors), unit(Player, unit(_, source(Any, Each, _), _, Colors)), Unsorted),
    keysort(Unsorted, Sorted),
    group_pairs_by_key(Sorted, Sources),
    member(O-Made, Sources),
    keysort(Made, ByIndex),
    group_pairs_by_key(ByIndex, [_|Others]),
    \+ \+ ( member(Several-_, Others), findall(x, member(Several-_, Made), [_, _|_])
           ; ByIndex = [First-_|_], findall(x, member(First-_, Made), [_, _|_]) ),
    member(Index-Units, Others).

without_source([], _, []).
without_source([Unit|Units], Excluded, Kept) :-
    (   Unit = unit(_, source(Excluded, _, _), _, _)
    ->  Kept = Rest
    ;   Kept = [Unit|Rest]
    ),
    without_source(Units, Excluded, Rest).

unit(Player, unit(Weight, pool(N), Color, Colors)) :-
    pool(Player, Mana),
    nth_mana(Mana, 1, N, Color),
    (   Color = mana(Plain, Tags)
    ->  Colors = [Plain|Tags],
        ( member(Tag, Tags), stays_longer(Tag) -> Weight = 0.5 ; Weight = 0 )
    ;   Colors = [Color],
        Weight = 0
    ).
unit(Player, unit(Weight, source(O, Index, K), Color, Colors)) :-
    controls(Player, O),
    \+ tapped(O),
    produces(O, Index, Made0, Weight),
    ( definition:uses(tap_bonus) -> made_in_all(Player, O, Made0, Made) ; Made = Made0 ),
    nth_mana(Made, 1, K, Written),
    meant_colors(Written, Player, Plain),
    tagged(O, Plain, Colors),
    Colors = [Color|_],
    can_tap(O).

%   The same where no effect changes what sources can be tapped for, nor prevents it: printed_sources.

printed_sources :-
    \+ types(_, _),
    \+ subtypes(_, _),
    \+ restricted(_, cant_activate, _),
    \+ definition:special_mana(snow),
    \+ definition:uses(tap_bonus).

printed_unit(Player, Unit) :-
    Unit = unit(_, pool(_), _, _),
    unit(Player, Unit).
printed_unit(Player, unit(Weight, source(O, Index, K), Color, [Color|Colors])) :-
    controls(Player, O),
    object(O, Name, _),
    definition:taps_for(Name, Index, Made, Weight),
    \+ tapped(O),
    nth_mana(Made, 1, K, Written),
    meant_colors(Written, Player, [Color|Colors]),
    can_tap(O).

%   meant_colors(+Written, +Player, -Colors) is semidet.

meant_colors(Written, Player, Colors) :-
    (   Written = [identity|Tags]
    ->  identity(Player, Found),
        Found \== [],
        append(Found, Tags, Colors)
    ;   Colors = Written
    ).

%!  nth_mana(+Mana, +First, -N, -Element) is nondet.
%
%   Element is number N of Mana, counted from First.

nth_mana([Mana|_], N, N, Mana).
nth_mana([_|Rest], N0, N, Mana) :-
    N1 is N0+1,
    nth_mana(Rest, N1, N, Mana).

%!  can_tap(+Object) is semidet.
%
%   A creature's {T} abilities need it to be without summoning sickness (302.6).

can_tap(O) :-
    (   arrived(O)
    ->  (   type(O, creature)
        ->  once(has(O, haste))
        ;   true
        )
    ;   true
    ).

%   What is printed is known since the cards were defined; other types may make other mana.

produces(O, Index, Units, Weight) :-
    object(O, Name, _),
    \+ restricted(O, cant_activate, _),
    (   ( types(O, _) ; subtypes(O, _) )
    ->  all_of(type, O, Types),
        all_of(subtype, O, Subtypes),
        mana_made(Name, Types, Subtypes, Index, Units, Weight)
    ;   definition:taps_for(Name, Index, Units, Weight)
    ).

%!  printed_mana(+Name, -Index, -Units, -Weight) is nondet.
%
%   A permanent with this name and the types that are printed on it can be tapped for Units.

printed_mana(Name, Index, Units, Weight) :-
    findall(Type, definition:card_type(Name, Type), Types),
    findall(Subtype, definition:card_subtype(Name, Subtype), Subtypes),
    mana_made(Name, Types, Subtypes, Index, Units, Weight).

%   Basic land types bring their ability along (305.6). Sources with other uses
%   weigh more, so that payments leave them alone when they can.

mana_made(Name, Types, Subtypes, basic(Type), [[Color]], Weight) :-
    \+ lost_all_abilities(Name),
    member(Type, Subtypes),
    basic_land_type(Type, Color),
    weight(Name, Types, 1, Weight).
mana_made(Name, Types, _, Index, Units, Weight) :-
    definition:mana_source(Name, Index, Units),
    ( Units == [[colorless]] -> Base = 1 ; Base = 2 ),
    weight(Name, Types, Base, Weight).

weight(Name, Types, Base, Weight) :-
    (   memberchk(creature, Types)
    ->  Weight is Base+4
    ;   definition:activated_ability(Name, Index, battlefield, _, _, _, _),
        \+ definition:mana_ability(Name, Index)
    ->  Weight is Base+2
    ;   Weight = Base
    ).

basic_land_type(_, _) reads silent otherwise "there is no such color of mana".

%!  basic_land_type(?Type, ?Color) is nondet.

'305.6' :: caused basic_land_type(plains, white).
'305.6' :: caused basic_land_type(island, blue).
'305.6' :: caused basic_land_type(swamp, black).
'305.6' :: caused basic_land_type(mountain, red).
'305.6' :: caused basic_land_type(forest, green).
