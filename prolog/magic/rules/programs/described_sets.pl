:- module(described_sets,
          [ shared/3                    % +What, +Object, ?Other
          ]).

/** <module> Sets: descriptions of objects and players

Parts of a set are those of filters (filters.pl); what is new here is known there, too, so that it may be said of
targets, in triggers and in static abilities.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/names', [borne_name/2, called/2]).
:- use_module('../../cards/text/words/text_subtypes', [creature_subtype/1, land_subtype/1]).
:- use_module('../../support/filters', [compares/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../zones').
:- use_module(evaluating, [amount/3, holds/2, things/3, with_thing/4]).
:- use_module(sizes, [size_of/3]).

:- multifile evaluating:elsewhere/1, evaluating:there/3, filters:meets/3.

%   elsewhere(+Part) is semidet: Part says where things of the set are found.

evaluating:elsewhere(player).
evaluating:elsewhere(opponent).
evaluating:elsewhere(among(_)).
evaluating:elsewhere(in(_, _)).
evaluating:elsewhere(spell).
evaluating:elsewhere(card_in(_, _)).

evaluating:there(player, _, Player) :-
    playing(Player).
evaluating:there(opponent, view(_, You, _), Player) :-
    opponent(You, Player).
evaluating:there(among(Reference), View, Thing) :-
    things(Reference, View, Things),
    member(Thing, Things).
evaluating:there(in(Place, Who), View, O) :-
    things(Who, View, Players),
    member(Player, Players),
    lies_in(Place, Player, O).
evaluating:there(spell, _, O) :-
    stack(Items),
    member(O, Items),
    stack_item(O, _, spell).
evaluating:there(card_in(graveyard, _), _, O) :-
    lying_card(graveyard, _, O).

lies_in(Place, Player, O) :- lying_card(Place, Player, O).
lies_in(graveyard_hand_library, Player, O) :- member(Place, [graveyard, hand, library]), lying_card(Place, Player, O).

%   Parts of sets

filters:meets(player, Player, _) :- atom(Player).
filters:meets(opponent, Player, view(_, You, _)) :- atom(Player), once(opponent(You, Player)).
filters:meets(among(Reference), O, View) :- one_of(O, Reference, View).
filters:meets(is(Reference), O, View) :- one_of(O, Reference, View).
filters:meets(in(Place, Who), O, View) :-
    things(Who, View, Players),
    once(( member(Player, Players), lies_in(Place, Player, O) )).
filters:meets(controlled_by(Who), O, View) :-
    things(Who, View, Players),
    once(( controller(O, Player), memberchk(Player, Players) )).
filters:meets(owned_by(Who), O, View) :-
    things(Who, View, Players),
    once(( owner(O, Player), memberchk(Player, Players) )).
filters:meets(sized(Measure, How, Amount), O, View) :-
    size_of(Measure, O, Size),
    amount(Amount, View, N),
    once(compares(How, Size, N)).

%   A thing shares with itself whatever it has; where others are meant, they are said to be others.

filters:meets(shares(What, Reference), O, View) :-
    things(Reference, View, Others),
    once(( member(Other, Others), shared(What, O, Other) )).
filters:meets(attached_to(Reference), O, View) :-
    things(Reference, View, Hosts),
    once(( attached(O, Host), memberchk(Host, Hosts) )).
filters:meets(one_graveyard, O, _) :- once(lying_card(graveyard, _, O)).
filters:meets(with_counters, O, _) :- once(( ( counters(O, _, N) ; last_known(O, Facts), member(counters(_, N), Facts) ), N > 0 )).
filters:meets(blocked, O, _) :- once(blocked(O)).
filters:meets(which(Condition), O, View) :-
    with_thing(Condition, it, O, Said),
    holds(Said, View).
filters:meets(legendary, O, _) :- once(supertype(O, legendary)).
filters:meets(basic, O, _) :- once(supertype(O, basic)).

one_of(O, Reference, View) :-
    things(Reference, View, Things),
    memberchk(O, Things).

%   known_by(+Object, -Called) is nondet: what lies face down has no name (708.2a); a split card has two (709.4a).

known_by(O, Called) :-
    object_name(O, Name),
    known_as(Name, Called).

known_as(Name, Called) :-
    Name \= face_down(_),
    borne_name(Name, One),
    called(One, Called).

%   shares_name(+Name, +Reference, +View) is semidet: a spell with Name would have a name in common with something that Reference means.

shares_name(Name, Reference, View) :-
    things(Reference, View, Others),
    member(Other, Others),
    known_as(Name, Called),
    known_by(Other, Called),
    !.

%!  shared(+What, +Object, ?Other) is nondet.
%
%   Both have What in common.

shared(color, O, Other) :- color(O, Color), color(Other, Color).
shared(creature_type, O, Other) :- subtype(O, Type), creature_subtype(Type), subtype(Other, Type).
shared(card_type, O, Other) :- type(O, Type), type(Other, Type).
shared(name, O, Other) :- known_by(O, Called), known_by(Other, Called).
shared(land_type, O, Other) :- type(O, land), type(Other, land), subtype(O, Type), land_subtype(Type), subtype(Other, Type).
shared(controller, O, Other) :- controller(O, Player), controller(Other, Player).
