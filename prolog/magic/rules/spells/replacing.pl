:- module(replacing, []).

/** <module> Replacement and prevention by abilities (614, 615, 616)

`definition:replacement(Kind, Name, Index, Pattern, Instead)` says that events of Kind that
Pattern describes are replaced as Instead tells. Each kind of event has its rule here, and
all of them ask the same two questions: which permanents have such an ability
(replaces/6), and what it makes of the event (instead_of/5).
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', [last_of_step/2]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/text/words/text_subtypes', [creature_subtype/1]).
:- use_module('../../characteristics/as_it_would_be', [name_there/3, token_name_there/3]).
:- use_module('../../support/entering_filters', [entering_name/2, would_enter_as/4]).
:- use_module('../../support/filters').
:- use_module('../concepts/damage', [preventable/1, such_damage/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module(instructions_in_order, [performed/3]).

replacing_effect ::= own_graveyard(_:object) ; ability(_:object, _:index) ; enters(_:object, _:index) ; impossible(_:object, _:index)
                   ; no_permanent(_:object).
replacing_value ::= do ; decline ; shows(_:object) ; _:color ; creature_type(_:atom).

fluent chosen_color(_O:object, _C:color) functional marks [changed(statics), memory(objects)].
fluent chosen_type(_O:object, _T:atom) functional marks [changed(statics), memory(objects)].
event enters_with_counters(_O:enterer, _P:player, _New:object, _Kind:atom, _N:integer).
event brings_counters(_O:enterer, _P:player, _New:object, _Kind:atom, _N:integer).
enterer ::= _:object ; _:name ; nobody.

%   Who chooses among effects that replace an event (616.1): the player whom it affects, or
%   who controls, or else owns, the object.

'616.1' :: caused proposals:affected(Event, Player) if
    affects(Event, Thing), ( atom(Thing) -> Player = Thing ; controller(Thing, Player) ).

affects(deals_damage(_, Thing, _, _), Thing).
affects(gain_life(Player, _), Player).
affects(lose_life(Player, _), Player).
affects(put_counters(O, _, _), O).
affects(enters_with_counters(_, Player, _, _, _), Player).
affects(create_tokens(Player, _, _), Player).
affects(create_tokens_tapped(Player, _, _, _), Player).
affects(create(Player, _, _), Player).
affects(draw(Player, _), Player).
affects(draws_from_empty(Player), Player).
affects(destroy(O), O).
affects(moves(O, _, To, _), Thing) :-
    ( To = battlefield(Player) -> Thing = Player ; Thing = O ).

'616.1' :: caused proposals:alike(ability(S, I), ability(T, I)) if bearing(S, Name), bearing(T, Name).

bearing(O, Name) :- object_name(O, Name).
bearing(Number, Name) :- replaces_for_now(Name, Number, _, _).

%   What can't happen needs no choice (614.17).

'614.17' :: caused proposals:rank(impossible(_, _), 0).

%   replaces(+Kind, +Thing, -Source, -Index, -View, -Instead) is nondet.
%
%   The ability Index of Source, a permanent or an emblem, replaces events of Kind that are about Thing.

replaces(Kind, Thing, Source, Index, view(Source, Player, 0), Instead) :-
    definition:replacement(Kind, Name, Index, Pattern, Instead),
    \+ memberchk(Instead, [impossible, unpreventable]),
    object(Source, Name, _),
    in_force(Player, Source),
    fits(Pattern, Thing, view(Source, Player, 0)).
replaces(Kind, Thing, Number, Index, view(Source, Player, 0), Instead) :-
    definition:replacement(Kind, for_now(Ability), Index, Pattern, Instead),
    replaces_for_now(for_now(Ability), Number, Source, Player),
    fits(Pattern, Thing, view(Source, Player, 0)).

:- multifile replaces_for_now/4, fits/3, instead_of/5.
:- dynamic replaces_for_now/4.

forbids(Kind, Thing, Source, Index) :-
    definition:replacement(Kind, Name, Index, Pattern, impossible),
    object(Source, Name, _),
    in_force(Player, Source),
    fits(Pattern, Thing, view(Source, Player, 0)).

%   in_force(?Player, +Source): Player controls the permanent or the emblem Source (113.6).

in_force(Player, Source) :- controls(Player, Source).
in_force(Player, Source) :- emblem(Player, Source).

fits(this, Source, view(Source, _, _)).
fits(host, Thing, view(Source, _, _)) :-
    attached(Source, Thing),
    !.
fits(filter(Filter), O, View) :-
    integer(O),
    matches(Filter, O, View).
fits(player(Who), Player, View) :-
    reference(Who, View, Player),
    !.
fits(damage(How, From, To), damage(Source, Thing, Sort), View) :-
    such_damage(How, Sort),
    fits_any(From, Source, View),
    fits_any(To, Thing, View).
fits(buried(Who, Filter), buried(O, Owner), View) :-
    \+ token(O),
    reference(Who, View, Owner),
    matches(Filter, O, View),
    !.
fits(buried(Who), buried(_, Owner), View) :-
    reference(Who, View, Owner),
    !.

fits_any(any, _, _).
fits_any(any_of(Patterns), Thing, View) :-
    member(Pattern, Patterns),
    fits(Pattern, Thing, View),
    !.

%   One rule for each kind of event (614.1a), and one for what can't happen (614.17).

'614.1a' :: replaced draw(P, O) by Es as ability(S, I) choosing V if
    replaces(draws, P, S, I, View, Instead), instead_of(Instead, draw(P, O), View, V, Es).
'614.11' :: replaced draws_from_empty(P) by Es as ability(S, I) choosing V if
    replaces(draws, P, S, I, View, Instead), instead_of(Instead, draws_from_empty(P), View, V, Es).
'614.1a' :: replaced gain_life(P, N) by Es as ability(S, I) choosing V if
    replaces(gains_life, P, S, I, View, Instead), instead_of(Instead, gain_life(P, N), View, V, Es).
'614.1a' :: replaced lose_life(P, N) by Es as ability(S, I) choosing V if
    replaces(loses_life, P, S, I, View, Instead), instead_of(Instead, lose_life(P, N), View, V, Es).
'614.1a' :: replaced deals_damage(A, T, N, H) by Es as ability(S, I) choosing V if
    replaces(deals_damage, damage(A, T, H), S, I, View, Instead),
    instead_of(Instead, deals_damage(A, T, N, H), View, V, Es).
'614.1a' :: replaced put_counters(O, K, N) by Es as ability(S, I) choosing V if
    replaces(gets_counters(K), O, S, I, View, Instead), instead_of(Instead, put_counters(O, K, N), View, V, Es).
'614.1a' :: replaced enters_with_counters(O, P, New, K, N) by Es as ability(S, I) choosing V if
    enters_under(gets_counters(K), O, P, S, I, View, Instead),
    instead_of(Instead, enters_with_counters(O, P, New, K, N), View, V, Es).
'614.1a' :: replaced create_tokens(P, N, Name) by Es as ability(S, I) choosing V if
    replaces(creates_tokens, P, S, I, View, Instead), instead_of(Instead, create_tokens(P, N, Name), View, V, Es).
'614.1a' :: replaced create_tokens_tapped(P, N, Name, How) by Es as ability(S, I) choosing V if
    replaces(creates_tokens, P, S, I, View, Instead),
    instead_of(Instead, create_tokens_tapped(P, N, Name, How), View, V, Es).
'614.1a' :: replaced destroy(O) by Es as ability(S, I) choosing V if
    replaces(is_destroyed, O, S, I, View, Instead), instead_of(Instead, destroy(O), View, V, Es).
'614.1a' :: replaced moves(O, battlefield(P), graveyard(G), New) by Es as ability(S, I) choosing V if
    replaces(dies, O, S, I, View, Instead), instead_of(Instead, moves(O, battlefield(P), graveyard(G), New), View, V, Es).
'614.1a' :: replaced moves(O, From, graveyard(G), New) by [event(moves(O, From, exile, New))] as ability(S, I) if
    replaces(put_into_graveyard, buried(O, G), S, I, _, exile).
'614.1a' :: replaced moves(O, From, graveyard(G), New) by Es as own_graveyard(O) if
    definition:own_graveyard(Name, Place), object(O, Name, _), own_place(Place, O, From, G, New, Es).

'614.17' :: replaced gain_life(P, _) by [] as impossible(S, I) if forbids(gains_life, P, S, I).
'614.17' :: replaced lose_life(P, _) by [] as impossible(S, I) if forbids(loses_life, P, S, I).
'614.17' :: replaced draw(P, _) by [] as impossible(S, I) if forbids(draws, P, S, I).
'614.17' :: replaced put_counters(O, K, _) by [] as impossible(S, I) if forbids(gets_counters(K), O, S, I).

own_place(exile, O, From, _, New, [event(moves(O, From, exile, New))]).
own_place(library, O, From, Owner, New,
          [event(reveal(Owner, O)), event(moves(O, From, library_bottom(Owner), New)), then([shuffle_library(Owner)])]).

%   instead_of(+Instead, +Event, +View, -Value, -Effects) is nondet.
%
%   What prevents damage that can't be prevented does the rest of it all the same (615.12).
%   What becomes of Event. Of what is optional, there are two Values.

instead_of(nothing, Event, _, none, []) :-
    ( Event = deals_damage(_, _, _, _) -> preventable(Event) ; true ).
instead_of(provided(Condition, Instead), Event, View, Value, Effects) :-
    condition(Condition, View),
    instead_of(Instead, Event, View, Value, Effects).
instead_of(prevents(Quantity), deals_damage(A, T, N, How), View, none, Effects) :-
    preventable(deals_damage(A, T, N, How)),
    quantity(Quantity, View, K),
    K > 0,
    M is N-K,
    ( M > 0 -> Effects = [event(deals_damage(A, T, M, How))] ; Effects = [] ).
instead_of(prevents_all_but(K), deals_damage(A, T, N, How), _, none, [event(deals_damage(A, T, K, How))]) :-
    preventable(deals_damage(A, T, N, How)),
    N > K.
instead_of(prevented(Instructions), deals_damage(A, T, N, How), view(Source, _, _), none, Effects) :-
    so_many(Instructions, N, Own),
    performed(Source, Own, Tasks),
    ( preventable(deals_damage(A, T, N, How)) -> Effects = [then(Tasks)] ; Effects = [event(deals_damage(A, T, N, How)), then(Tasks)] ).
instead_of(prevented_for(Instructions), deals_damage(A, T, N, How), view(Source, _, _), none, [then(Tasks)]) :-
    preventable(deals_damage(A, T, N, How)),
    so_many(Instructions, N, Own),
    performed(Source, Own, Tasks).
instead_of(lost, gain_life(P, N), _, none, [event(lose_life(P, N))]).
instead_of(library_top, moves(O, From, _, New), _, none, [event(moves(O, From, library(Owner), New))]) :-
    owner(O, Owner).
instead_of(library_bottom, moves(O, From, _, New), _, none, [event(moves(O, From, library_bottom(Owner), New))]) :-
    owner(O, Owner).
instead_of(exile_with(Kind, N), moves(O, From, _, New), _, none,
           [event(moves(O, From, exile, New)), event(enters_with_counters(0, nobody, New, Kind, N))]).
instead_of(exile_then(Instructions), moves(O, From, _, New), view(Source, _, _), none, [event(moves(O, From, exile, New)), then(Tasks)]) :-
    performed(Source, Instructions, Tasks).
instead_of(times(Factor), Event, _, none, [event(New)]) :-
    amount(Event, N, M, New),
    M is Factor*N.
instead_of(plus(More), Event, View, none, Effects) :-
    amount(Event, N, M, New),
    quantity(More, View, K),
    M is max(0, N+K),
    ( M > 0 -> Effects = [event(New)] ; Effects = [] ).
instead_of(half(Rounded), Event, _, none, Effects) :-
    amount(Event, N, M, New),
    ( Rounded == up -> M is (N+1)//2 ; M is N//2 ),
    ( M > 0 -> Effects = [event(New)] ; Effects = [] ).
instead_of(exile, moves(O, From, _, New), _, none, [event(moves(O, From, exile, New))]).
instead_of(hand, moves(O, From, _, New), _, none, [event(moves(O, From, hand(Owner), New))]) :-
    owner(O, Owner).
instead_of(to_this, deals_damage(Source, _, N, How), view(This, _, _), none,
           [event(deals_damage(Source, This, N, How))]).
instead_of(done(Instructions), _, view(Source, _, _), none, [then(Tasks)]) :-
    performed(Source, Instructions, Tasks).
instead_of(destroyed_itself, destroy(O), view(Source, _, _), none,
           [-damage(O, _), -deathtouched(O), event(destroy(Source))]).
instead_of(may(Instead), Event, View, do, Effects) :-
    instead_of(Instead, Event, View, none, Effects).
instead_of(may(_), Event, _, decline, [event(Event)]).

%   so_many(+Term0, +N, -Term): "that many" is N.

so_many(Term0, N, Term) :-
    (   Term0 == that_many
    ->  Term = N
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        maplist(so_many_in(N), Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

so_many_in(N, Term0, Term) :-
    so_many(Term0, N, Term).

amount(gain_life(P, N), N, M, gain_life(P, M)).
amount(lose_life(P, N), N, M, lose_life(P, M)).
amount(deals_damage(S, T, N, H), N, M, deals_damage(S, T, M, H)).
amount(put_counters(O, K, N), N, M, put_counters(O, K, M)).
amount(enters_with_counters(O, P, New, K, N), N, M, enters_with_counters(O, P, New, K, M)).
amount(create_tokens(P, N, Name), N, M, create_tokens(P, M, Name)).
amount(create_tokens_tapped(P, N, Name, A), N, M, create_tokens_tapped(P, M, Name, A)).

%   Entering (614.1c, 614.1d, 614.12): what an object enters with is a change of its entering,
%   by its own abilities and by those of others, which see it as it would be there.

'614.1c' :: replaced moves(O, From, battlefield(P), New) by [event(moves(O, From, battlefield(P), New))|Es]
            as enters(S, I) choosing V if
    entering(O, P, S, I, View, Entries), entered(Entries, O, P, New, View, V, Es).
'614.1d' :: replaced create(P, Name, New) by [event(create(P, Name, New))|Es] as enters(S, I) choosing V if
    enters_under(enters, Name, P, S, I, View, entering(Entries)), entered(Entries, Name, P, New, View, V, Es).

%   A token that is a copy enters as what it is a copy of does (707.5).

'614.1c' :: replaced create(P, Called, New) by [event(create(P, Called, New))|Es] as enters(0, I) choosing V if
    may_enter_so(Called), token_name_there(Called, P, Name), definition:replacement(enters, Name, I, this, entering(Entries)),
    entered(Entries, Called, P, New, view(0, P, 0), V, Es).

%   Instants and sorceries can't enter: they stay where they are.

'400.4a' :: replaced moves(O, _, battlefield(_), _) by [] as no_permanent(O) if
    entering_name(O, Name), ( definition:card_type(Name, instant) ; definition:card_type(Name, sorcery) ).
'400.4a' :: caused proposals:rank(no_permanent(_), 0).

entering(O, P, O, Index, view(O, P, O), Entries) :-
    entering_name(O, Called),
    may_enter_so(Called),
    name_there(Called, P, Name),
    definition:replacement(enters, Name, Index, this, entering(Entries)).
entering(O, P, Source, Index, View, Entries) :-
    enters_under(enters, O, P, Source, Index, View, entering(Entries)).

%   may_enter_so(+Name): what is called Name enters with something, or may be granted that it does.

may_enter_so(Name) :-
    (   definition:replacement(enters, Name, _, this, _)
    ->  true
    ;   definition:uses(entering_granted)
    ).

'614.12' :: caused enters_under(Kind, Thing, Player, Source, Index, view(Source, Controller, 0), Instead) if
    definition:replacement(Kind, Name, Index, filter(Filter), Instead), object(Source, Name, _),
    in_force(Controller, Source),
    would_enter_as(Filter, Thing, Player, view(Source, Controller, 0)).

%   entered(+Entries, +Object, +Player, ?New, +View, -Value, -Effects) is nondet.

entered(Entries, O, P, New, View, Value, Effects) :-
    (   Entries = [unless(Condition)|Others]
    ->  \+ condition(Condition, View),
        entered(Others, O, P, New, View, Value, Effects)
    ;   Entries = [provided(Condition)|Others]
    ->  condition(Condition, View),
        entered(Others, O, P, New, View, Value, Effects)
    ;   entries(Entries, O, P, New, View, Value, Effects)
    ).

entries([], _, _, _, _, none, []).
entries([Entry|Entries], O, P, New, View, Value, Effects) :-
    (   entry(Entry, O, P, New, View, Found)
    ->  append(Found, Others, Effects),
        entries(Entries, O, P, New, View, Value, Others)
    ;   counters_or(Entry, New, Counters, Else)
    ->  ( Value = do, entry(Counters, O, P, New, View, Effects) ; Value = decline, Effects = Else )
    ;   entry_value(Entry, P, New, Value, Effects)
    ).

counters_or(may_counters(Kind, N), _, counters(Kind, N), []).
counters_or(counters_or_haste(Kind), New, counters(Kind, 1), [event(begins_effect([New], [gain(haste)], permanent, _))]).

entry(tapped, _, _, New, _, [tapped(New)]).
entry(counters(Kind, Quantity), O, P, New, View, Effects) :-
    quantity(Quantity, View, N),
    (   N > 0
    ->  Effects = [event(brings_counters(O, P, New, Kind, N))]
    ;   Effects = []
    ).

%   What is chosen as it enters: one of the effects for each value. Other choices add clauses.

:- multifile entry_value/5.

entry_value(color, _, New, Color, [chosen_color(New, Color)]) :-
    member(Color, [white, blue, black, red, green]).
entry_value(creature_type, _, New, creature_type(Type), [chosen_type(New, Type)]) :-
    creature_subtype(Type).
entry_value(tapped_or_shown(Filter), P, New, shows(O), [event(reveal(P, O))]) :-
    hand(P, O),
    O \== New,
    matches(Filter, O, view(O, P, 0)).
entry_value(tapped_or_shown(_), _, New, decline, [tapped(New)]).
entry_value(tapped_or_life(N), P, _, do, [event(lose_life(P, N))]) :-
    life(P, Life),
    Life >= N.
entry_value(tapped_or_life(_), _, New, decline, [tapped(New)]).

%   The counters of one kind that a permanent enters with are put on it at once, whatever tells it to enter with them.

'122.6' :: caused event(enters_with_counters(O, P, New, Kind, N)) after
    brings_counters(O, P, New, Kind, _), last_of_step(brings_counters(_, _, New, Kind, _), All),
    aggregate_all(sum(Part), member(brings_counters(_, _, _, _, Part), All), N).
'122.6' :: caused change_counters(New, Kind, N, 0) after
    enters_with_counters(_, _, New, Kind, N).
