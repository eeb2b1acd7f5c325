:- module(mutate, []).

/** <module> Mutate, and permanents that are merged (702.140, 729)

A card that is cast for its mutate cost is called mutating(Name) on the stack: what Name is, which
targets what it will mutate. As it resolves it becomes a component of that permanent. The permanent
stays the object that it is, and is called mutated(Top, Others) from then on: what Top is, with the
abilities of the others. It stands for its topmost component itself; each of the others is an object
of its own, merged(Card, O), that goes where the permanent goes.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/4]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../cards/name_definitions', []).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../../support/filters', []).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/stack', []).
:- use_module('../spells/triggers', []).
:- use_module('../zones').

way ::= mutate.
place ::= merged(_:object).
merging ::= over ; under.

fluent merged(_Card:object, _O:object).
fluent times_mutated(_O:object, _N:integer) functional.
fluent parted(_Old:object, _New:object).
instruction mutate_onto(_What:permanent).
process begin_mutating(_P:player, _O:object).
process merged_as(_O:object, _Card:object, _Where:merging).
process scatter(_Card:object, _O:object, _To:place, _Before:integer).
process sink(_Card:object, _By:integer).
choice choose_depth(_P:player, _Card:object, _O:object, _To:place, _Before:integer).
choose_depth(_, _, _, _, _) otherwise "no cards are being arranged now".
action arrange(_Above:integer).
lies_under(_, _) reads silent otherwise "not so many cards lie there".
choice choose_merging(_P:player, _Item:object, _O:object).
choose_merging(_, _, _) otherwise "nothing is being merged now".
action merge(_Where:merging).
event mutates(_O:object).
event goes_apart(_O:object, _To:place).

:- multifile casting_steps:way_of/2, cards:keyword_way/5, costs:cast_under/3, filters:quantity/3, zones:permanent_status/2.

definition:card_keyword(Name, mutate(_))
    reads "~o has mutate"-[name(Name)] otherwise "~o has no mutate"-[name(Name)].
mutating_from(_, _, _, _) reads silent otherwise "it can't be cast for its mutate cost from there".

%   Casting it for its mutate cost (702.140a)

'702.140a' :: caused cards:keyword_way(mutate(Cost), mutate, mutating, Costs, none) if cost_list(Cost, Costs).

costs:cast_under(mutate, Name, mutating(Name)) :-
    atom(Name).

casting_steps:way_of(O, mutate) :-
    object(O, Name, _),
    definition:card_keyword(Name, mutate(_)),
    mutating_from(O, Name, _, _).

%   mutating_from(?O, ?Name, -Player, -Place): Player may cast O, called Name, so from there. Ways add clauses.

:- multifile mutating_from/4.

mutating_from(O, _, Player, hand(Player)) :-
    hand(Player, O).
mutating_from(O, _, Player, command(Player)) :-
    command(Player, O).
mutating_from(O, Name, Player, graveyard(Player)) :-
    definition:from_graveyard(Name, mutate, true),
    graveyard(Player, O).

'702.140a' :: executable cast(O, mutate) if
    priority(Player, _), definition:card_keyword(Name, mutate(_)), object(O, Name, _),
    mutating_from(O, Name, Player, _).
'702.140a' :: caused moves_as(O, mutating(Name)), then([begin_mutating(Player, O)]) after
    cast(O, mutate), now(priority(Player, _)), object(O, Name, _).
'601.2a' :: caused event(begins_casting(Player, O, mutate, _)) after begin_mutating(Player, O).
'601.2a' :: caused casting:cast_from(O, mutate, Player, Place) if
    moves_as(O, mutating(Name)), mutating_from(O, Name, Player, Place).

%   One whose target is illegal resolves as the creature spell that it is (702.140b).

'702.140b' :: caused stack:resolves_untargeted(Item) if
    way(Item, mutate), object(Item, Name, _), copiable(Name, mutating(_)).
'702.140b' :: caused then([put_onto_battlefield(Item)]) after
    resolve(Item), target(Item, _, _), \+ stack:some_legal(Item), stack:resolves_untargeted(Item).

%   Its controller chooses whether it is put on top or on the bottom (702.140c, 729.2a).

'702.140c' :: caused then([choose_merging(Player, Item, O)]) after
    mutate_onto(Item, O), player_of(Item, Player).
'729.2a' :: executable merge(Where) if choose_merging(_, _, _), member(Where, [over, under]).
'729.2b' :: caused event(moves(Item, stack(Player), merged(O), Card)), then([merged_as(O, Card, Where)]) after
    merge(Where), now(choose_merging(Player, Item, O)).
'729.2b' :: caused merged(Card, O), all(Changes), event(mutates(O)) after
    merged_as(O, Card, Where), merging(O, Card, Where, Changes).
'702.140d' :: caused times_mutated(O, N) after
    mutates(O), ( times_mutated(O, Before) -> N is Before+1 ; N = 1 ).
'702.140d' :: caused event(triggers(Player, Source, Name, Index, O, _))
    if triggers:hears_anew(mutates, O, Player, Source, Name, Index) after
    mutates(O), \+ \+ definition:listener(mutates, _, _, _).

%   merging(+O, +Card, +Where, -Changes) is det.

merging(O, Card, Where, Changes) :-
    object(O, Present, Owner),
    object(Card, Added, CardOwner),
    copiable(Present, Base),
    components(Base, Top, Others),
    ( printed(O, Printed) -> Own = Printed ; Own = Top ),
    (   Where == over
    ->  Name = mutated(Added, [Top|Others]),
        Bottom = Own,
        OnTop = Added,
        ( token(O), \+ token(Card) -> Tokens = [-token(O), token(Card)]
        ; token(Card), \+ token(O) -> Tokens = [-token(Card), token(O)]
        ; Tokens = []
        )
    ;   append(Others, [Added], More),
        Name = mutated(Top, More),
        Bottom = Added,
        OnTop = Own,
        Tokens = []
    ),
    met(Name),
    findall(-Fluent, remade(O, Fluent), Old),
    (   own_name(O, _)
    ->  Naming = [own_name(O, Name)]
    ;   Naming = [-object(O, Present, Owner), object(O, Name, Owner)]
    ),
    findall(Change,
            ( Bottom \== Added,
              member(Change, [-object(Card, Added, CardOwner), object(Card, Bottom, CardOwner)])
            ),
            Below),
    append([printed(O, OnTop), changed(statics), changed(state)|Naming], Below, Named),
    append(Named, Tokens, Changed),
    append(Old, Changed, Changes).

components(Name, Top, Others) :-
    (   Name = mutated(Found, Below)
    ->  Top = Found,
        Others = Below
    ;   Top = Name,
        Others = []
    ).

%   remade(+O, -Fluent): what the layers make of it anew.

remade(O, types(O, Types)) :- types(O, Types).
remade(O, subtypes(O, Subtypes)) :- subtypes(O, Subtypes).
remade(O, parts(O, Parts)) :- parts(O, Parts).
remade(O, power_toughness(O, P, T)) :- power_toughness(O, P, T).

%   Its components go where it goes (729.3); into a library one after the other.

'729.3' :: caused event(moves(Card, merged(O), Place, _)) after
    moves(O, battlefield(_), To, _), merged(Card, O), place_of(To, Card, Place), \+ in_library(Place).
'729.3' :: caused then(Tasks) after
    moves(O, battlefield(_), To, _), in_library(To), ( token(O) -> Before = 0 ; Before = 1 ), scattered(O, To, Before, Tasks).

%   Those of a permanent that its owner puts into the command zone go where it would have gone (903.9c).

'903.9c' :: caused event(moves(Card, merged(O), Place, _)) after
    goes_apart(O, To), merged(Card, O), place_of(To, Card, Place), \+ in_library(Place).
'903.9c' :: caused then(Tasks) after
    goes_apart(O, To), in_library(To), scattered(O, To, 0, Tasks).

%   Their owner arranges what lies there already and each that follows (401.4).

'729.3' :: caused event(moves(Card, merged(O), Place, _)) after scatter(Card, O, Place, 0).
'401.4' :: caused then([choose_depth(Player, Card, O, Place, Before)]) after
    scatter(Card, O, Place, Before), Before > 0, owner(Card, Player).
'401.4' :: executable arrange(N) if choose_depth(_, _, _, _, Before), lies_under(N, Before).
'401.4' :: caused event(moves(Card, merged(O), Place, New)), then([sink(New, Down)]) after
    arrange(N), now(choose_depth(_, Card, O, Place, Before)),
    ( Place = library(_) -> Down = N ; Down is N-Before ).
'401.4' :: caused library(Player, Arranged) after
    sink(Card, Down), Down =\= 0, integer(Card), library(Player, Objects), nth0(At, Objects, Card, Others),
    Depth is At+Down, nth0(Depth, Arranged, Card, Others).

'401.4' :: caused lies_under(N, Before) if between(0, Before, N).

%   scattered(+O, +To, +Before, -Tasks): the cards merged with O are put there after so many; a token does not stay.

scattered(O, To, Before, Tasks) :-
    findall(Card, merged(Card, O), Unsorted),
    sort(Unsorted, Cards),
    scattered_on(Cards, O, To, Before, Tasks).

scattered_on([], _, _, _, []).
scattered_on([Card|Cards], O, To, Before, [scatter(Card, O, Place, Count)|Tasks]) :-
    place_of(To, Card, Place),
    (   token(Card)
    ->  Count = 0,
        Next = Before
    ;   Count = Before,
        Next is Before+1
    ),
    scattered_on(Cards, O, To, Next, Tasks).

'729.3' :: caused -merged(Card, O) after moves(Card, merged(O), _, _).
'729.3c' :: caused parted(O, New) after
    moves(_, merged(O), To, New), returning:in_public(To).
'729.3c' :: caused -parted(O, New) after begin_turn(_), parted(O, New).

place_of(outside, _, outside).
place_of(exile, _, exile).
place_of(hand(_), Card, hand(Owner)) :- owner(Card, Owner).
place_of(graveyard(_), Card, graveyard(Owner)) :- owner(Card, Owner).
place_of(library(_), Card, library(Owner)) :- owner(Card, Owner).
place_of(library_bottom(_), Card, library_bottom(Owner)) :- owner(Card, Owner).
place_of(library_place(_, N), Card, library_place(Owner, N)) :- owner(Card, Owner).

in_library(library(_)).
in_library(library_bottom(_)).
in_library(library_place(_, _)).

zones:permanent_status(O, times_mutated(O, _)).

filters:quantity(times_mutated, view(Source, _, _), N) :-
    (   times_mutated(Source, Found)
    ->  N = Found
    ;   last_known(Source, Facts),
        memberchk(times_mutated(Found), Facts)
    ->  N = Found
    ;   N = 0
    ).
