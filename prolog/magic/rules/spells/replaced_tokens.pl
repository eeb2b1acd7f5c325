:- module(replaced_tokens, []).

/** <module> Other tokens that are created with those that would be, or instead of them (614.1a, 111.10)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../zones').
:- use_module(replacing, []).

replacement_ability ::= replacement(creates_tokens(you), _:instead_of_tokens).
instead_of_tokens ::= with_more(_:more_tokens, _:token) ; of_kind(_:predefined, _:instead_of_tokens) ; one_of_each(_:predefined_kinds).
more_tokens ::= as_many ; _:integer.
predefined_kinds ::= [_:predefined_kind].
predefined_kind ::= predefined(_:predefined).

:- multifile replacing:instead_of/5.

%   More tokens of that name are in the same event, so that each effect applies to all of them once (616.1).

replacing:instead_of(with_more(More, Name), Event, _, none, Effects) :-
    would_create(Event, _, N, Made),
    ( More == as_many -> M = N ; M = More ),
    (   Made == Name
    ->  All is N+M,
        so_many_so(Event, All, Name, Together),
        Effects = [Together]
    ;   so_many_so(Event, M, Name, Others),
        Effects = [event(Event), Others]
    ).
replacing:instead_of(of_kind(Kind, Instead), Event, View, Value, Effects) :-
    would_create(Event, _, _, Name),
    definition:card_subtype(Name, Kind),
    replacing:instead_of(Instead, Event, View, Value, Effects).
replacing:instead_of(one_of_each(Names), Event, _, none, Effects) :-
    would_create(Event, _, _, Name),
    member(Like, Names),
    definition:card_subtype(Like, Kind),
    definition:card_subtype(Name, Kind),
    maplist(named_so(Event), Names, Effects),
    !.

would_create(create_tokens(Player, N, Name), Player, N, Name).
would_create(create_tokens_tapped(Player, N, Name, _), Player, N, Name).

named_so(Event, Name, Others) :-
    would_create(Event, _, N, _),
    so_many_so(Event, N, Name, Others).

%   so_many_so(+Event, +N, +Name, -Others): N tokens with Name, which enter as those of Event do.

so_many_so(create_tokens(Player, _, _), N, Name, event(create_tokens(Player, N, Name))).
so_many_so(create_tokens_tapped(Player, _, _, How), N, Name, event(create_tokens_tapped(Player, N, Name, How))).
