:- module(sacrificed_mana,
          [ payable_by_sacrifice/4,     % +Player, +Cost, +Excluded, +Wanted
            payable_after/6,            % +Player, +Cost, +Excluded, +Wanted, +Victim, +Ability
            payable_with_made/6,        % +Player, +Cost, +Excluded, +Wanted, +Victim, +Made
            sacrifices_for_mana/1       % +Player
          ]).

/** <module> Mana costs that are paid with mana abilities whose cost is a sacrifice (118.3, 605)
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, subtract/3]).
:- use_module('../../k/language').
:- use_module('../../k/memory', [memorized/3]).
:- use_module('../cards/definitions', []).
:- use_module(filters).
:- use_module(mana_matching, [enough/2]).
:- use_module('../rules/concepts/mana', [can_tap/1, counted/2, mana_units/3, nth_mana/4]).

%!  sacrifices_for_mana(+Player) is semidet.
%
%   Player has mana abilities that cost a sacrifice.

sacrifices_for_mana(Player) :-
    other_mana(Player, [_|_]).

%!  payable_by_sacrifice(+Player, +Cost, +Excluded, +Wanted) is semidet.
%
%   Cost can be paid when those mana abilities are used, too. Wanted are permanents
%   that the rest of the cost needs: want(N, Objects) are N of Objects, which those
%   abilities can't sacrifice.

payable_by_sacrifice(Player, Cost, Excluded, Wanted) :-
    other_mana(Player, Other),
    mana_units(Player, Excluded, Units),
    payable_with(Player, Other, Units, Cost, Wanted).

payable_with(Player, Other0, Units0, Cost, Wanted) :-
    doubled(Player, Other0, Units0, Doubled),
    apart(Doubled, Other0, Units0, Other, Units),
    counted(Units, Counts),
    spared(Wanted, Other, Spent),
    counted(Spent, More),
    append(Counts, More, All),
    enough(Cost, All),
    !.

%   doubled(+Player, +Other, +Units, -Objects): they could be tapped or sacrificed, but not both:
%   automatic payment taps after the last sacrifice.

doubled(Player, Other, Units, Doubled) :-
    findall(V,
            ( member(unit(_, sacrifice(O, Index, V, _), _, _), Other),
              once(( member(unit(_, Source, _, _), Units), tapped_source(Source, V) )),
              not_both(Player, O, Index)
            ),
            Unsorted),
    sort(Unsorted, Doubled).

tapped_source(source(O, _, _), O).
tapped_source(helper(O), O).

not_both(Player, O, Index) :-
    (   setting(payment(Player), manual)
    ->  object(O, Name, _),
        definition:sacrifice_mana(Name, Index, [this, untapped], _)
    ;   true
    ).

%   apart(+Objects, +Other, +Units, -OtherKept, -UnitsKept) is nondet: each is used in one way.

apart([], Other, Units, Other, Units).
apart([O|Objects], Other0, Units0, Other, Units) :-
    (   exclude(made_by_tapping(O), Units0, Units1),
        Other1 = Other0
    ;   exclude(made_by_losing(O), Other0, Other1),
        Units1 = Units0
    ),
    apart(Objects, Other1, Units1, Other, Units).

made_by_tapping(O, unit(_, Source, _, _)) :- tapped_source(Source, O).
made_by_losing(O, unit(_, sacrifice(_, _, O, _), _, _)).

%   spared(+Wanted, +Units, -Spent) is nondet: what is wanted is spared where
%   nothing else can be given instead.

spared([], Units, Units).
spared([want(N, Objects)|Wanted], Units0, Units) :-
    findall(V, ( member(V, Objects), once(member(unit(_, sacrifice(_, _, V, _), _, _), Units0)) ), Victims),
    length(Objects, Available),
    length(Victims, Endangered),
    Spare is max(0, N-(Available-Endangered)),
    Spare =< Endangered,
    length(Spared, Spare),
    chosen_of(Spared, Victims),
    findall(Unit,
            ( member(Unit, Units0),
              Unit = unit(_, sacrifice(_, _, V, _), _, _),
              \+ memberchk(V, Spared)
            ),
            Units1),
    spared(Wanted, Units1, Units).

chosen_of([], _).
chosen_of([X|Xs], List) :-
    append(_, [X|Rest], List),
    chosen_of(Xs, Rest).

%!  payable_after(+Player, +Cost, +Excluded, +Wanted, +Victim, +Ability) is semidet.
%
%   Cost can still be paid after Victim was sacrificed to the mana ability
%   Ability, a pair of a card's name and an index.

payable_after(Player, Cost, Excluded, Wanted, Victim, Name-Index) :-
    definition:activated_ability(Name, Index, _, _, _, Made0, _),
    made_units(Made0, Made),
    payable_with_made(Player, Cost, Excluded, Wanted, Victim, Made).

%!  payable_with_made(+Player, +Cost, +Excluded, +Wanted, +Victim, +Made) is semidet.
%
%   Cost can still be paid with Made, the colors that each new mana may have, and without Victim.

payable_with_made(Player, Cost, Excluded, Wanted0, Victim, Made) :-
    findall(unit(0, made, Color, [Color|Colors]), member([Color|Colors], Made), New),
    all_other_mana(Player, Victim, Other),
    mana_units(Player, Excluded, Units0),
    exclude(made_by_tapping(Victim), Units0, Units),
    findall(want(N, Left),
            ( member(want(N, Objects), Wanted0),
              subtract(Objects, [Victim], Left)
            ),
            Wanted),
    append(New, Units, All),
    payable_with(Player, Other, All, Cost, Wanted).

%   Units by sacrificing: one for each permanent that could be given up, and
%   none by or of the object Gone.

other_mana(Player, Units) :-
    memorized(other_mana(Player), Found, all_other_mana(Player, none, Found)),
    Units = Found.

all_other_mana(Player, Gone, Units) :-
    findall(unit(9, sacrifice(O, Index, Victim, K), Color, Colors),
            ( sacrifice_source(Player, O, Index, Filter, Made),
              O \== Gone,
              battlefield_matching(Filter, view(O, Player, 0), Victim),
              controls(Player, Victim),
              Victim \== Gone,
              nth_mana(Made, 1, K, Colors),
              \+ memberchk(only(_), Colors),
              Colors = [Color|_]
            ),
            Found),
    sort(Found, Sorted),
    one_per_victim(Sorted, [], Units).

sacrifice_source(Player, O, Index, Filter, Made) :-
    definition:sacrifice_mana(Name, Index, Filter, Made),
    object(O, Name, _),
    controls(Player, O),
    \+ restricted(O, cant_activate, _),
    ( Filter == [this, untapped] -> can_tap(O) ; true ).

made_units([add(Colors)], Units) :-
    findall([Color], member(Color, Colors), Units).
made_units([add_one_of(Colors)], [Colors]).
made_units([add_any(N)], Units) :-
    length(Units, N),
    maplist_any(Units).

maplist_any([]).
maplist_any([[white, blue, black, red, green]|Units]) :-
    maplist_any(Units).

one_per_victim([], _, []).
one_per_victim([Unit|Units], Seen, Kept) :-
    Unit = unit(_, sacrifice(O, Index, Victim, _), _, _),
    (   member(Victim-Other, Seen),
        Other \== O-Index
    ->  one_per_victim(Units, Seen, Kept)
    ;   Kept = [Unit|Rest],
        one_per_victim(Units, [Victim-(O-Index)|Seen], Rest)
    ).
