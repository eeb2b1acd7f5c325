:- module(scenario_requests, []).

/** <module> What a runner of scenarios asks of a game of Magic

Requests; actions are told in rows [Functor, Things, Names, Text, Number], where
Things are objects and players, Names theirs, Text the term that tells the action
from others of its kind ("" for none), and Number what it counts (-1 for nothing):

  * ["offers"]: a row for each action that is offered, in their order
  * ["offers_to", Player]: ... if Player had priority now
  * ["permanents"]: the rows of permanent_row//1, in the order of entering
  * ["cards_in", Zone]: rows [Object, Name, Owner]
  * ["stack"]: rows [Item, Controller, Source, Name, Index], the top first;
    Index is "spell" for a spell
  * ["ability_text", Name, Index]: [English], or [] for none
  * ["text_of_object", Object, Index]: the same for what Object has
  * ["text_of_trigger", Number]: the same for a triggered ability that waits
  * ["cost_objects"]: rows [Object, Name] of what can be chosen for the cost that is being paid
  * ["attack_tax"]: what the attackers that are declared so far cost
  * ["card_texts", Name]: the English of each ability of the card Name
  * ["keyword_instances", Object]: the keywords of a permanent, each as often as it has it
  * ["abilities_of", Object]: the Indices, as text, of what is printed on it
  * ["emblem_makers", Object]: the names of the cards of this game that make the emblem Object
  * ["subtypes_of", Object]: its subtypes
  * ["mode_sets"]: where several modes may be chosen, their numbers for each that is offered
  * ["may_attack", Object, Player]: ["yes"] or ["no"]
  * ["card_called", Name]: the words of the type line of the card of this game, or of its face, that is called Name; [] for none
  * ["put_counters", Object, Kind, Number]: counters without a rule that puts them;
    the player who has priority gets it anew
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, numlist/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module('../../door/api', []).
:- use_module('../../k/cycle', [legal_actions/1]).
:- use_module('../../k/memory', [new_version/0]).
:- use_module('../../k/store', [define/1, fresh/1, mark/1, set/1, undo_to/1]).
:- use_module('../../k/plain_terms', [safe_term/2, term_text/2]).
:- use_module('../cards/definitions', [text_of/3]).
:- use_module('../cards/names', [called/2, lost_all_abilities/1]).
:- use_module(scenario_offers, [offer/2, thing_name/2]).
:- use_module('../cards/several_targets', [chosen_together/4]).
:- use_module('../cards/special_uses', [used_in/2]).
:- use_module('../characteristics/given_keywords', [given_by/3]).
:- use_module('../support/keyword_counters', [keyword_counter/1]).
:- use_module('../words/object_words', [keyword_words/2, said_words/3]).
:- use_module('../rules/additional/names_to_choose', [type_line_called/2]).
:- use_module('../rules/concepts/mana', [basic_land_type/2]).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module('../rules/spells/chosen_costs', [payer_objects/5]).
:- use_module('../rules/turn/combat_taxes', [declared_tax/2]).
:- use_module('../rules/zones').

:- multifile api:hook/3.

api:hook(magic, ["offers"], Rows) :-
    api:cached_actions(Actions),
    maplist(offer, Actions, Rows).
api:hook(magic, ["offers_to", Text], Rows) :-
    atom_string(Player, Text),
    mark(Mark),
    set(now(priority(Player, []))),
    new_version,
    legal_actions(Actions),
    maplist(offer, Actions, Rows),
    undo_to(Mark),
    new_version.
api:hook(magic, ["permanents"], Rows) :-
    findall(O, controls(_, O), Unsorted),
    sort(Unsorted, Objects),
    maplist(permanent_row, Objects, Rows).
api:hook(magic, ["cards_in", Text], Rows) :-
    atom_string(Zone, Text),
    findall([O, Name, Owner], card_in_zone(Zone, O, Name, Owner), Rows).
api:hook(magic, ["stack"], Rows) :-
    stack(Items),
    maplist(stack_row, Items, Rows).
api:hook(magic, ["ability_text", NameText, IndexText], Texts) :-
    name_of_text(NameText, Name),
    safe_term(IndexText, Index),
    findall(Text, ability_text(Name, Index, Text), Texts).
api:hook(magic, ["text_of_object", Object, IndexText], Texts) :-
    object_name(Object, Name),
    safe_term(IndexText, Index),
    findall(Text, ability_text(Name, Index, Text), Texts).
api:hook(magic, ["cost_objects"], Rows) :-
    now(choose_for_cost(Player, Item, Cost, _, Among)),
    payer_objects(Player, Item, Cost, Among, Objects),
    findall([O, Name], ( member(O, Objects), thing_name(O, Name) ), Rows).
api:hook(magic, ["attack_tax"], [Tax]) :-
    ( now(declare_attackers(Player)) -> declared_tax(Player, Tax) ; Tax = 0 ).
api:hook(magic, ["text_of_trigger", Number], Texts) :-
    pending(Number, _, _, Name, Index, _),
    findall(Text, ability_text(Name, Index, Text), Texts).
api:hook(magic, ["card_texts", NameText], Texts) :-
    name_of_text(NameText, Name),
    findall(Text, ( definition:ability_text(Name, _, Ability), said_words(Ability, Name, Text) ), Texts).
api:hook(magic, ["keyword_instances", Object], Texts) :-
    all_of(has, Object, Keywords),
    findall(Text, ( member(K, Keywords), keyword_words(K, Text), instance_of(K, Object) ), Texts).
api:hook(magic, ["abilities_of", Object], Indices) :-
    findall(Text, ( ability_of(Object, Index), term_text(Index, Text) ), Indices).
api:hook(magic, ["emblem_makers", Object], Makers) :-
    object_name(Object, emblem(Abilities)),
    findall(Maker, ( definition:ability_text(Name, _, Ability), sub_term(get_emblem(_, Abilities), Ability),
                     called(Name, Called), atom_string(Called, Maker) ), Makers).
api:hook(magic, ["subtypes_of", Object], Subtypes) :-
    texts(subtype, Object, Subtypes).
api:hook(magic, ["mode_sets"], Sets) :-
    now(choose_mode(_, Item)),
    findall(Chosen, ( written_modes(Item, Least, Most, Count), numlist(1, Count, Numbers),
                      chosen_together(Least, Most, Numbers, Chosen) ), Sets).
api:hook(magic, ["may_attack", Object, PlayerText], [Answer]) :-
    atom_string(Player, PlayerText),
    (   creature(Object),
        \+ rules:nonexecutable(attack(Object, Player), _, _)
    ->  Answer = "yes"
    ;   Answer = "no"
    ).
api:hook(magic, ["card_called", Text], Words) :-
    atom_string(Called, Text),
    (   type_line_called(Called, Types)
    ->  maplist(atom_string, Types, Words)
    ;   Words = []
    ).
api:hook(magic, ["put_counters", Object, KindText, Number], ["ok"]) :-
    atom_string(Kind, KindText),
    forall(used_in(put_counters(this, Kind, Number), Fact), define(Fact)),
    ( counters(Object, Kind, Before) -> true ; Before = 0 ),
    After is Before+Number,
    set(counters(Object, Kind, After)),
    ( keyword_counter(Kind) -> newly_stamped(Object, Kind) ; true ),
    set(changed(statics)),
    set(changed(state)),
    now(priority(Player, _)),
    set(now(open_priority(Player))).

%   A number that is not used yet is the timestamp (613.7c).

newly_stamped(Object, Kind) :-
    fresh([Number]),
    set(counters_since(Object, Kind, Number)).

%   name_of_text(+Text, -Name): a card's name, or a name that is a term.

name_of_text(Text, Name) :-
    atom_string(Atom, Text),
    (   definition:description(Term, _),
        term_text(Term, Text)
    ->  Name = Term
    ;   Name = Atom
    ).

%   Abilities in English; a basic land type brings its own (305.6).

ability_text(_, basic(Type), Text) :-
    !,
    basic_land_type(Type, Color),
    mana_letter(Color, Letter),
    format(string(Text), "{T}: Add {~w}.", [Letter]).
ability_text(Name, reflexive(Parts), Text) :-
    !,
    ( Parts = [when(Effects, _, _)] -> true ; Effects = Parts ),
    deed_after("When you do,", Effects, Name, Text).
ability_text(Name, delayed(Instructions), Text) :-
    !,
    (   \+ at_once_due(Instructions),
        step(Step),
        delayed_words(Step, When)
    ->  deed_after(When, Instructions, Name, Text)
    ;   said_words(spell(Instructions), Name, Text)
    ).
ability_text(Name, Index, Text) :-
    text_of(Name, Index, Ability),
    said_words(Ability, Name, Text).

%   deed_after(+When, +Effects, +Name, -Text) is det: what is done follows, where words are known for it.

deed_after(When, Effects, Name, Text) :-
    (   said_words(spell(Effects), Name, Deed)
    ->  in_a_sentence(Deed, Name, Rest),
        format(string(Text), "~w ~w", [When, Rest])
    ;   Text = When
    ).

%   in_a_sentence(+Deed, +Name, -Rest): a name keeps its capital.

in_a_sentence(Deed, Name, Rest) :-
    (   called(Name, Called),
        sub_string(Deed, 0, _, _, Called)
    ->  Rest = Deed
    ;   sub_string(Deed, 0, 1, _, First),
        string_lower(First, Small),
        sub_string(Deed, 1, _, 0, More),
        string_concat(Small, More, Rest)
    ).

%   at_once_due(+Instructions) is semidet: it has triggered on what has been done, whatever step it is.

at_once_due([Instruction]) :-
    memberchk(Instruction, [cast_by_madness(_), cast_by_miracle, cast_suspended(_), add_power(_), siege_defeated]).

%   Another delayed ability is on the stack in the step in which it triggered.

delayed_words(end_turn, "At the beginning of the next end step,").
delayed_words(upkeep, "At the beginning of the next upkeep,").
delayed_words(end_combat, "At end of combat,").

mana_letter(white, 'W').
mana_letter(blue, 'U').
mana_letter(black, 'B').
mana_letter(red, 'R').
mana_letter(green, 'G').

ability_of(Object, Index) :-
    object_name(Object, Name),
    definition:ability_text(Name, Index, Ability),
    Ability \= token(_, _, _, _, _, _).
ability_of(Object, basic(Type)) :-
    subtype(Object, Type),
    basic_land_type(Type, _),
    object_name(Object, Name),
    \+ lost_all_abilities(Name).

written_modes(Item, Least, Most, Count) :-
    stack_item(Item, _, Kind),
    ( Kind == spell -> object_name(Item, Name) ; arg(2, Kind, Name), arg(3, Kind, Index) ),
    definition:ability_text(Name, Index, Ability),
    sub_term(modal(Least, Most, Modes), Ability),
    length(Modes, Count),
    !.

%   [Object, Name, Controller, Owner, Tapped, Token, Damage, Attacking, Size, Base,
%    ManaValue, Types, Subtypes, Colors, Keywords, Counters]: Size and Base are
%    [Power, Toughness] or [].

permanent_row(O, [O, Name, Controller, Owner, Tapped, Token, Damage, Attacking, Size, Base, Value,
                  Types, Subtypes, Colors, Keywords, Counters]) :-
    thing_name(O, Name),
    controls(Player, O),
    atom_string(Player, Controller),
    owner(O, OwnerAtom),
    atom_string(OwnerAtom, Owner),
    ( tapped(O) -> Tapped = 1 ; Tapped = 0 ),
    ( token(O) -> Token = 1 ; Token = 0 ),
    ( damage(O, Damage) -> true ; Damage = 0 ),
    ( attacking(O, _) -> Attacking = 1 ; Attacking = 0 ),
    ( once(type(O, creature)), power(O, P), toughness(O, T) -> Size = [P, T] ; Size = [] ),
    ( Size = [_, _], base_size(O, BaseP, BaseT) -> Base = [BaseP, BaseT] ; Base = [] ),
    mana_value(O, Value),
    texts(type, O, Types),
    texts(subtype, O, Subtypes),
    texts(color, O, Colors),
    findall(Text, ( has(O, K), keyword_words(K, Text) ), Keywords),
    findall([KindText, N], ( counters(O, Kind, N), atom_string(Kind, KindText) ), Counters).

%   instance_of(+Keyword, +Object) is multi: once for each instance. What more than a word is given, is in the object's name.

instance_of(Keyword, Object) :-
    object_name(Object, Name),
    findall(own, definition:ability_text(Name, _, keyword(Keyword)), Own),
    findall(given, ( gained(Object, Keyword), given_by(Object, Keyword, _) ), Given),
    append(Own, Given, Instances),
    ( Instances == [] -> true ; member(_, Instances) ).

:- meta_predicate texts(2, +, -).

texts(Goal, O, Texts) :-
    all_of(Goal, O, Values),
    findall(Text, ( member(Value, Values), atom_string(Value, Text) ), Texts).

%   Before what modifies it and counters (613.4).

base_size(O, Power, Toughness) :-
    parts(O, Parts),
    (   findall(P-T, member(part(set, _, P, T), Parts), Sizes)
    ;   findall(P-T, member(part(defined, _, P, T), Parts), Sizes)
    ),
    last(Sizes, Power-Toughness),
    !.
base_size(O, Power, Toughness) :-
    object_name(O, Name),
    definition:card_pt(Name, Power, Toughness).

card_in_zone(library, O, Name, Owner) :-
    library(Player, Objects),
    atom_string(Player, Owner),
    member(O, Objects),
    thing_name(O, Name).
card_in_zone(Zone, O, Name, Owner) :-
    memberchk(Zone, [hand, graveyard, exile, command]),
    zone(O, Zone),
    thing_name(O, Name),
    owner(O, Player),
    atom_string(Player, Owner).

stack_row(Item, [Item, Controller, Source, Name, Text]) :-
    stack_item(Item, Player, Kind),
    atom_string(Player, Controller),
    kind_row(Kind, Item, Source, Name, Text).

kind_row(spell, Item, Item, Name, "spell") :-
    thing_name(Item, Name).
kind_row(Kind, _, Source, NameText, Text) :-
    Kind =.. [_, Source, Name, Index],
    ( atom(Name) -> atom_string(Name, NameText) ; term_text(Name, NameText) ),
    term_text(Index, Text).
