:- module(scenario_offers,
          [ offer/2,                    % +Action, -Row
            thing_name/2                % +Thing, -Name
          ]).

/** <module> How an action that is offered is told to a runner of scenarios

A row is [Functor, Things, Names, Text, Number]: Things are objects and players. Names are theirs, or that of the card that
made a shield. Text is the term that tells the action from others of its kind ("" for none), and Number what it counts (-1 for
nothing).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2, nth1/3]).
:- use_module('../../k/language').
:- use_module('../../k/plain_terms', [term_text/2, plain/2]).
:- use_module('../../k/types', [declared/3]).
:- use_module('../cards/names', [called/2]).
:- use_module('../words/replacing_words', [replace_words/3]).
:- use_module('../words/object_words', [costs_words/2]).
:- use_module('../rules/additional/names_to_choose', [name_of_another/1]).
:- use_module('../rules/additional/possible_sources', [meant_source/2]).
:- use_module('../rules/concepts/mana', [basic_land_type/2]).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/spells/offered_costs', [forms_offered/1]).

%!  offer(+Action, -Row) is det.
%
%   How Action is told: a row [Functor, Things, Names, Text, Number].

offer(Action, [Functor, Plain, Names, Text, Number]) :-
    offer_kind(Action, Name),
    atom_string(Name, Functor),
    about(Action, Things, Term, Number),
    !,
    maplist(plain, Things, Plain),
    maplist(thing_name, Things, Own),
    (   face_name(Action, Face)
    ->  face_names(Action, Face, Own, Names)
    ;   Action = replace(shield(Shield), _),
        shield_of(Shield, Maker)
    ->  called(Maker, Called),
        atom_string(Called, Made),
        Names = [Made]
    ;   Names = Own
    ),
    (   Term == ''
    ->  Text = ""
    ;   string(Term)
    ->  Text = Term
    ;   term_text(Term, Text)
    ).

%   Another face of a card is cast or played by its own name.

face_name(Action, Text) :-
    Action =.. [Kind, O, Way],
    memberchk(Kind, [cast, play_land]),
    face_cast(Way, K),
    object_name(O, Name),
    called(face(Name, K), Called),
    atom_string(Called, Text).

%   Where the way tells which face it is, the card's own name means it, too.

face_names(cast(_, disturb), Face, Own, [Face|Own]) :-
    !.
face_names(_, Face, _, [Face]).

face_cast(face(K), K).
face_cast(permitted_half(K), K).
face_cast(free_half(K), K).
face_cast(given_half(K), K).
face_cast(aftermath, 2).
face_cast(disturb, 2).
face_cast(transformed, 2).
face_cast(granted_half(K, _, _, _), K).

%   What may be done instead of an event is decided with yes or no.

offer_kind(Action, Kind) :-
    (   Action == kick
    ->  Kind = yes
    ;   Action == pay_option
    ->  Kind = yes
    ;   Action = cast(_, free),
        now(choose_free(_, _, _))
    ->  Kind = yes
    ;   Action = cast(_, Way),
        memberchk(Way, [suspended, madness, miracle, transformed])
    ->  Kind = yes
    ;   Action = replace(_, shows(_))
    ->  Kind = yes
    ;   Action = replace(_, copying(_))
    ->  Kind = copying
    ;   Action = replace(_, do)
    ->  Kind = yes
    ;   Action = merge(under)
    ->  Kind = yes
    ;   Action = merge(over)
    ->  Kind = no
    ;   Action = replace(_, decline)
    ->  Kind = no
    ;   Action = replace(_, Color),
        basic_land_type(_, Color)
    ->  Kind = color
    ;   Action = replace(_, Value),
        chosen_word(Value, _)
    ->  Kind = word
    ;   functor(Action, Kind, _)
    ).

about(replace(_, Value), [Of], "", -1) :-
    ( Value = copying(Of) ; Value = shows(Of) ; Value = eats(Of) ),
    !.
about(replace(_, Value), [Thing], "", -1) :-
    ( Value = host(Thing) ; Value = protector(Thing) ; Value = of_players(Thing) ),
    !.
about(replace(_, Value), [], Text, -1) :-
    chosen_word(Value, Word),
    !,
    atom_string(Word, Text).
about(replace(_, Value), [], Text, -1) :-
    ( basic_land_type(_, Value) -> Text = Value ; memberchk(Value, [do, decline]), Text = '' ),
    !.
about(replace(By, Value), Things, Text, Number) :-
    ( integer(Value) -> Number = Value ; Number = -1 ),
    ( By = counter(_, Source) -> Things = [Source] ; arg(2, By, _), arg(1, By, Source) -> Things = [Source] ; Things = [] ),
    replace_words(By, Value, Format-Arguments),
    format(string(Text), Format, Arguments).
about(stack_next(N), [Source], Index, N) :-
    pending(N, _, Source, _, Index, _).
about(source(Offered), [Source], '', -1) :-
    meant_source(Offered, Source).
about(option(N), [], Words, N) :-
    forms_offered(Forms),
    nth1(N, Forms, Form),
    costs_words(Form, Words).
about(Action, Things, Term, Number) :-
    declared(action, Action, Types),
    findall(Thing, thing_in(Types, Action, Thing), Things),
    ( argument(Types, Action, other, Value) -> told_by(Value, Term) ; Term = '' ),
    ( argument(Types, Action, integer, Count) -> Number = Count ; Number = -1 ).

%   What is chosen in words as something enters.

chosen_word(creature_type(Type), Type).
chosen_word(basic_land_type(Type), Type).
chosen_word(card_name(Called), Called).
chosen_word(any_name(_), Called) :- name_of_another(Called).

thing_in(Types, Action, Thing) :-
    nth1(Place, Types, Type),
    memberchk(Type, [object, player, thing]),
    arg(Place, Action, Thing).

%   argument(+Types, +Action, +Sort, -Value): an argument that is an integer, or
%   neither that nor a thing.

argument(Types, Action, Sort, Value) :-
    nth1(Place, Types, Type),
    \+ memberchk(Type, [object, player, thing]),
    ( Type == integer -> Sort = integer ; Sort = other ),
    arg(Place, Action, Value).

told_by(Value, Term) :-
    (   Value = alternative(Index)
    ->  Term = Index
    ;   Value = face(_)
    ->  Term = ''
    ;   Term = Value
    ).

%!  thing_name(+Thing, -Name) is det.
%
%   What an object or a player is called.

thing_name(Thing, Name) :-
    (   integer(Thing),
        object_name(Thing, Atom)
    ->  called(Atom, Called),
        atom_string(Called, Name)
    ;   format(string(Name), "~w", [Thing])
    ).
