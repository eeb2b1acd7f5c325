:- module(objects,
          [ object_name/2,              % +Object, -Name
            card_name/3,                % +Object, -Name, -Owner
            type/2,                     % +Object, ?Type
            supertype/2,                % +Object, ?Supertype
            subtype/2,                  % +Object, ?Subtype
            color/2,                    % +Object, ?Color
            has/2,                      % +Object, ?Keyword
            power/2,                    % +Object, -Power
            toughness/2,                % +Object, -Toughness
            unmodified_size/2,          % +Object, -Size
            mana_value/2,               % +Object, -Value
            printed_value/2,            % +Name, -Value
            permanent/1,                % ?Object
            creature/1,                 % ?Object
            land/1,                     % +Object
            controller/2,               % +Object, ?Player
            player_or_controller/2,     % +Thing, -Player
            owner/2,                    % +Object, -Player
            all_of/3,                   % :Goal, +Object, -Values
            last_known_facts/2          % +Object, -Facts
          ]).

/** <module> Objects and their characteristics (108-113, 208)

An object is an integer. `object(O, Name, Owner)` holds its name, a term (`names.pl`): what is
printed, or would be, belongs to the name, and what continuous effects make of it is a fluent
where it differs. A copy, another face, a face-down card has the name of what it is at present;
`printed(O, Name)` is that of the card, where it differs. `moves_as(O, Name)` is the name that O
has from its next move on. An object that has
left is known as it last existed (113.7a, 608.2h).
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/keyword_counters', [keyword_counter/1]).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../../characteristics/adding_up', [added_up/3]).
:- use_module('../../support/mana_symbols', [symbols_value/2]).

:- meta_predicate all_of(2, +, -), in_order(?, 0).

fluent object(O:object, _Name:name, _Owner:player) visible_to knower(O)
       marks [memory(objects), (memory(mana) if permanent(O))].
fluent printed(O:object, _Name:name) functional visible_to printed_knower(O).
fluent moves_as(_O:object, _Name:name) functional.
fluent types(_O:object, _:atoms) functional marks [changed(state), memory(objects), memory(mana)].
fluent subtypes(_O:object, _:atoms) functional marks [changed(state), memory(objects), memory(mana)].
fluent colors(_O:object, _:atoms) functional marks changed(state).
fluent gained(_O:object, _Keyword:keyword) marks [changed(state), memory(objects), memory(mana)].
fluent restricted(_O:object, _:term, _Source:object) marks [memory(objects), memory(mana)].
fluent power_toughness(_O:object, _:integer, _:integer).
fluent parts(_O:object, _:size_parts) functional marks [changed(sizes), changed(state)].
fluent tapped(_O:object) marks [memory(objects), memory(mana)].
fluent counters(_On:thing, _Kind:term, _:integer) functional
       marks [changed(statics), changed(state), memory(objects), memory(mana)].
fluent last_known(_O:object, _:terms).
fluent token(_O:object).

object(_, _, _) reads silent otherwise "it is not there any more".
object_name(_, _) reads silent otherwise "it is not there any more".
tapped(O) reads "~o is tapped"-[O] otherwise "~o is not tapped"-[O].
power(O, N) reads "~o has power ~w"-[O, N] otherwise "~o does not have power ~w"-[O, N].
toughness(O, N) reads "~o has toughness ~w"-[O, N] otherwise "~o does not have toughness ~w"-[O, N].
type(O, Type) reads "~o has the type ~w"-[O, Type] otherwise "~o does not have the type ~w"-[O, Type].
color(O, Color) reads "~o is ~w"-[O, Color] otherwise "~o is not ~w"-[O, Color].
has(O, Keyword) reads "~o has ~o"-[O, keyword(Keyword)] otherwise "~o does not have ~o"-[O, keyword(Keyword)].
creature(O) reads "~o is a creature"-[O] otherwise "~o is not a creature on the battlefield"-[O].
land(O) reads "~o is a land"-[O] otherwise "~o is not a land"-[O].
subtype(O, Type) reads "~o is a ~w"-[O, Type] otherwise "~o is not a ~w"-[O, Type].

%!  object_name(+Object, -Name) is semidet.

object_name(Object, Name) :-
    (   object(Object, Printed, _)
    ->  Name = Printed
    ;   last_known(Object, Facts),
        memberchk(name(Name), Facts)
    ).

%!  card_name(+Object, -Name, -Owner) is semidet.
%
%   The name of the card, whatever the object is at present.

card_name(Object, Name, Owner) :-
    object(Object, Present, Owner),
    (   printed(Object, Printed)
    ->  Name = Printed
    ;   copiable(Present, Name)
    ).

%!  owner(+Object, -Player) is semidet.

owner(Object, Player) :-
    (   object(Object, _, Owner)
    ->  Player = Owner
    ;   last_known(Object, Facts),
        memberchk(owner(Player), Facts)
    ).

%!  type(+Object, ?Type) is nondet.

type(Object, Type) :-
    (   types(Object, Types)
    ->  member(Type, Types)
    ;   object(Object, Name, _)
    ->  definition:card_type(Name, Type)
    ;   known(Object, type(Type))
    ).

%!  subtype(+Object, ?Subtype) is nondet.

subtype(Object, Subtype) :-
    (   subtypes(Object, Subtypes)
    ->  member(Subtype, Subtypes)
    ;   object(Object, Name, _)
    ->  definition:card_subtype(Name, Subtype)
    ;   known(Object, subtype(Subtype))
    ).

%!  supertype(+Object, ?Supertype) is nondet.

supertype(Object, Supertype) :-
    object_name(Object, Name),
    definition:card_supertype(Name, Supertype).

%!  color(+Object, ?Color) is nondet.

color(Object, Color) :-
    (   colors(Object, Colors)
    ->  member(Color, Colors)
    ;   object(Object, Name, _)
    ->  definition:card_color(Name, Color)
    ;   known(Object, color(Color))
    ).

%!  has(+Object, ?Keyword) is nondet.
%
%   Object has the keyword ability, printed on it or gained.

has(Object, Keyword) :-
    \+ ( atom(Keyword), \+ definition:keyword_used(Keyword) ),
    awake:bears(Object, Keyword).

%   A rule that asks for a keyword sleeps until something in the game may have it.

:- multifile awake:rests_on/2, awake:rule_table/1.
:- dynamic awake:bears/2.

awake:rule_table(objects:bears(_, _)).
awake:rests_on(objects:has(_, Keyword), definition:keyword_used(Keyword)) :- atom(Keyword).
awake:rests_on(objects:has(_, Keyword), objects:borne(Keyword)) :-
    nonvar(Keyword),
    memberchk(Keyword, [protection(_), hexproof_from(_), landwalk(_)]).

%   borne(?Keyword) is nondet: a permanent may have it. No rule asks what has left for these.

borne(Keyword) :- definition:card_keyword(_, Keyword).
borne(Keyword) :- gained(_, Keyword).

bears(Object, Keyword) :-
    object(Object, Name, _),
    definition:card_keyword(Name, Keyword).
bears(Object, Keyword) :-
    gained(Object, Keyword).
bears(Object, Keyword) :-
    definition:uses(keyword_counters),
    counters(Object, Keyword, _),
    once(keyword_counter(Keyword)),
    \+ permanent(Object).                       % layer 6 gives it to a permanent
bears(Object, Keyword) :-
    last_known(Object, Facts),
    member(keyword(Keyword), Facts).

forbidden gained(_, Keyword), atom(Keyword), \+ definition:keyword_used(Keyword).

known(Object, Fact) :-
    last_known(Object, Facts),
    member(Fact, Facts).

%!  power(+Object, -Power:integer) is semidet.

power(Object, Power) :-
    size(Object, Power, _).

%!  toughness(+Object, -Toughness:integer) is semidet.

toughness(Object, Toughness) :-
    size(Object, _, Toughness).

size(Object, Power, Toughness) :-
    (   power_toughness(Object, P, T)
    ->  Power = P,
        Toughness = T
    ;   parts(Object, Parts)
    ->  unmodified_size(Object, Printed),
        added_up(Parts, Printed, Power/Toughness)
    ;   object(Object, Name, _)
    ->  definition:card_pt(Name, Power, Toughness),
        integer(Power)
    ;   known(Object, size(Power, Toughness))
    ).

%!  unmodified_size(+Object, -Size) is det.
%
%   Power/Toughness of the name; 0/0 where it says nothing.

unmodified_size(Object, Size) :-
    (   object_name(Object, Name),
        definition:card_pt(Name, P, T),
        integer(P)
    ->  Size = P/T
    ;   Size = 0/0
    ).

%!  mana_value(+Object, -Value:integer) is det.
%
%   The X in a cost is what was chosen for it while the object is a spell, or was one as it was last known, and 0 else.

'202.3' :: caused mana_value(Object, Value) if
    (   object_name(Object, Present),
        valued_name(Object, Present, Name),
        definition:card_cost(Name, cost(Generic, Symbols))
    ->  symbols_value(Symbols, Colored),
        chosen_x(Object, Name, X),
        Value is Generic+Colored+X
    ;   melded_value(Object, Sum)
    ->  Value = Sum
    ;   Value = 0
    ).

%!  printed_value(+Name, -Value:integer) is det.
%
%   What the printed mana cost of Name comes to, without X; 0 where it has none.

printed_value(Name, Value) :-
    (   definition:card_cost(Name, cost(Generic, Symbols))
    ->  symbols_value(Symbols, Colored),
        Value is Generic+Colored
    ;   Value = 0
    ).

%   melded_value(+Object, -Value) is semidet: of what several cards make (202.3c). Rules that make such things add clauses.

:- multifile melded_value/2.

%   The back of a transforming card has the mana value of its front; what is another card and copies that back has none (202.3b).

'202.3b' :: caused valued_name(Object, Present, Name) if
    (   Present = face(Front, K),
        definition:faces(Front, K, transform)
    ->  \+ printed_elsewhere(Object, Front),
        Name = Front
    ;   Name = Present
    ).

printed_elsewhere(Object, Front) :-
    ( printed(Object, Printed) -> true ; known(Object, printed(Printed)) ),
    Printed \== Front,
    Printed \= face(Front, _).

chosen_x(Object, Name, X) :-
    (   definition:x_cost(Name, Count),
        ( value_of_x(Object, Chosen) -> true ; known(Object, value_of_x(Chosen)) )
    ->  X is Count*Chosen
    ;   X = 0
    ).

%!  permanent(?Object) is nondet.

permanent(Object) :-
    controls(_, Object).

%!  creature(?Object) is nondet.
%
%   Object is a creature on the battlefield.

creature(Object) :-
    controls(_, Object),
    once(type(Object, creature)).

%!  land(+Object) is semidet.

land(Object) :-
    once(type(Object, land)).

%!  controller(+Object, ?Player) is semidet.
%
%   Who controls the permanent, spell or ability; elsewhere, its owner (109.4).

'109.4' :: caused controller(Object, Player) if
    (   controls(Controller, Object)
    ->  Player = Controller
    ;   stack_item(Object, Controller, _)
    ->  Player = Controller
    ;   last_known(Object, Facts)
    ->  memberchk(controller(Player), Facts)
    ;   object(Object, _, Player)
    ).

%!  player_or_controller(+Thing, -Player) is semidet.
%
%   Thing is Player, or an object of Player's.

player_or_controller(Thing, Player) :-
    ( integer(Thing) -> controller(Thing, Player) ; Player = Thing ).

%!  all_of(:Goal, +Object, -Values) is det.

all_of(Goal, Object, Values) :-
    findall(Value, call(Goal, Object, Value), Unsorted),
    sort(Unsorted, Values).

%!  last_known_facts(+Object, -Facts) is det.
%
%   Object as it exists now, for when it is gone.

last_known_facts(Object, Facts) :-
    findall(Fact, awake:present_fact(Object, Fact), Facts).

%   in_order(?Template, :Goal): of what the store holds, the order must not tell in which it came there.

in_order(Template, Goal) :-
    findall(Template, Goal, Unsorted),
    sort(Unsorted, Sorted),
    member(Template, Sorted).

:- multifile present_fact/2, supertype/2.
:- dynamic awake:present_fact/2.
awake:rule_table(objects:present_fact(_, _)).

present_fact(Object, name(Name)) :- object(Object, Name, _).
present_fact(Object, owner(Owner)) :- object(Object, _, Owner).
present_fact(Object, controller(Player)) :- controller(Object, Player).
present_fact(Object, type(Type)) :- type(Object, Type).
present_fact(Object, subtype(Subtype)) :- subtype(Object, Subtype).
present_fact(Object, color(Color)) :- color(Object, Color).
present_fact(Object, token) :- definition:uses(tokens), token(Object).
present_fact(Object, keyword(Keyword)) :- in_order(Keyword, has(Object, Keyword)).
present_fact(Object, attached(Thing)) :- attached(Object, Thing).
present_fact(Object, times_mutated(N)) :- times_mutated(Object, N).
present_fact(Object, bore(Attachment)) :- \+ \+ attached(_, Object), in_order(Attachment, attached(Attachment, Object)).
present_fact(Object, kicked) :- kicked(Object).
present_fact(Object, cast_as(Way)) :- cast_as(Object, Way).
present_fact(Object, paid_option(Option, N)) :- paid_option(Object, Option, N).
present_fact(Object, counters(Kind, N)) :- \+ \+ counters(Object, _, _), in_order(Kind-N, counters(Object, Kind, N)).
present_fact(Object, chosen(type(Type))) :- chosen_type(Object, Type).
present_fact(Object, chosen(color(Color))) :- chosen_color(Object, Color).
present_fact(Object, value_of_x(X)) :- object(Object, Name, _), definition:x_cost(Name, _), value_of_x(Object, X).
