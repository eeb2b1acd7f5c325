:- module(layer_reasons,
          [ layer/3,                    % ?Layer, ?Number, ?Rule
            change_words/3              % +Object, +Change, -Words
          ]).

/** <module> Why an object is what it is: the effects on it, layer by layer (613)

The layers are gone through as the rules do it, and what is told of an effect is its layer, its timestamp, its source, and what made it.
*/

:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module('../../ask/fact_reasons', []).
:- use_module('../../k/explain', [in_text/2]).
:- use_module('../../k/fact_causes', [change_cause/2, unknown_cause/1]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [called/2, unborne/2]).
:- use_module('../characteristics/continuous_effects', [affected/3, effect_in/5, layer_effects/2]).
:- use_module('../characteristics/layer_7_sizes', [size_steps/2]).
:- use_module('../characteristics/projection', [projected/5]).
:- use_module('../rules/concepts/objects').
:- use_module('../support/filters', [reference/3]).
:- use_module('../support/size_counters', [size_counter/4]).
:- use_module(object_words).
:- use_module(proof_words, [article/2]).

:- multifile fact_reasons:account/3, fact_reasons:objection/3.

%!  layer(?Layer, ?Number, ?Rule) is nondet.

layer(copies, '1', '613.1a').
layer(control, '2', '613.1b').
layer(text, '3', '613.1c').
layer(types, '4', '613.1d').
layer(colors, '5', '613.1e').
layer(abilities, '6', '613.1f').
layer(defined_size, '7a', '613.4a').
layer(set_size, '7b', '613.4b').
layer(size, '7c', '613.4c').
layer(switched_size, '7d', '613.4d').
layer(rules, 'after the layers', '613.11').

%   Sizes

fact_reasons:account(power(O, _), Rule, Nodes) :- size_account(O, Rule, Nodes).
fact_reasons:account(toughness(O, _), Rule, Nodes) :- size_account(O, Rule, Nodes).
fact_reasons:account(power_toughness(O, _, _), Rule, Nodes) :- size_account(O, Rule, Nodes).
fact_reasons:account(parts(O, _), Rule, Nodes) :- size_account(O, Rule, Nodes).

size_account(O, Rule, Nodes) :-
    permanent(O),
    size_steps(Counters, Steps),
    name_nodes(O, Before),
    printed_size(O, Printed),
    findall(Node, ( member(Step, Steps), step_node(Step, Counters, O, Node) ), Effects),
    append([Before, [Printed], Effects], Nodes),
    ( Effects == [] -> Rule = '208.1' ; Rule = '613.4' ).

printed_size(O, node('208.1', Words, [], [])) :-
    base_name(O, Base),
    (   definition:card_pt(Base, P, T),
        integer(P),
        \+ definition:static_ability(Base, _, this, defined_size, _)
    ->  format(string(Words), "~w/~w is printed on it", [P, T])
    ;   Words = "no numbers are printed on it"
    ).

%   Counters come in the sublayer of what modifies sizes (613.4c).

step_node(Layer-Applied, _, O, Node) :-
    applied_node(Layer, Applied, O, Node).
step_node(size-_, Counters, O, node('613.4c', Words, [layer-"7c"], Nodes)) :-
    member(O-_, Counters),
    counters(O, Kind, N),
    size_counter(Kind, _, _, _),
    ( N == 1 -> Are = "counter is" ; Are = "counters are" ),
    format(string(Words), "~w ~w ~w on it", [N, Kind, Are]),
    made_by(counters(O, Kind, _), Nodes).

%   Types, colors and abilities

fact_reasons:account(type(O, Type), Rule, Nodes) :- type_account(card_type, O, Type, Rule, Nodes).
fact_reasons:account(subtype(O, Type), Rule, Nodes) :- type_account(card_subtype, O, Type, Rule, Nodes).
fact_reasons:account(types(O, _), Rule, Nodes) :- type_account(card_type, O, _, Rule, Nodes).
fact_reasons:account(subtypes(O, _), Rule, Nodes) :- type_account(card_subtype, O, _, Rule, Nodes).
fact_reasons:account(creature(O), Rule, Nodes) :- type_account(card_type, O, creature, Rule, Nodes).
fact_reasons:account(land(O), Rule, Nodes) :- type_account(card_type, O, land, Rule, Nodes).
fact_reasons:account(color(O, Color), Rule, Nodes) :- color_account(O, Color, Rule, Nodes).
fact_reasons:account(colors(O, _), Rule, Nodes) :- color_account(O, _, Rule, Nodes).
fact_reasons:account(has(O, Keyword), Rule, Nodes) :- keyword_account(O, Keyword, Rule, Nodes).
fact_reasons:account(gained(O, Keyword), Rule, Nodes) :- keyword_account(O, Keyword, Rule, Nodes).

type_account(Table, O, Type, Rule, Nodes) :-
    printed_or_not(Table, O, Type, '205.1', Printed),
    layer_account(types, O, Printed, Rule, Nodes).

color_account(O, Color, Rule, Nodes) :-
    printed_or_not(card_color, O, Color, '202.2', Printed),
    layer_account(colors, O, Printed, Rule, Nodes).

keyword_account(O, Keyword, Rule, Nodes) :-
    base_name(O, Base),
    (   definition:card_keyword(Base, Keyword)
    ->  Printed = [node('113.1a', "it is printed on it", [], [])]
    ;   Printed = []
    ),
    layer_account(abilities(Keyword), O, Printed, Rule, Nodes).

printed_or_not(Table, O, Value, Rule, Nodes) :-
    base_name(O, Base),
    (   nonvar(Value),
        call(definition:Table, Base, Value)
    ->  Nodes = [node(Rule, "it is printed on it", [], [])]
    ;   Nodes = []
    ).

base_name(O, Base) :-
    object(O, Name, _),
    unborne(Name, Base).

%   layer_account(+Layer, +Object, +Printed, -Rule, -Nodes): Rule is that of the layer where effects are in it.

layer_account(Layer, O, Printed, Rule, Nodes) :-
    name_nodes(O, Before),
    layer_nodes(Layer, O, Effects),
    append([Before, Printed, Effects], Nodes),
    (   Effects == [],
        append(Before, Printed, [node(Rule, _, _, _)|_])
    ->  true
    ;   Layer = abilities(_)
    ->  layer(abilities, _, Rule)
    ;   layer(Layer, _, Rule)
    ).

%   Of effects on abilities, those that give or take Keyword.

layer_nodes(Said, O, Nodes) :-
    (   permanent(O)
    ->  ( Said = abilities(Keyword) -> Layer = abilities ; Layer = Said, Keyword = none ),
        layer_effects(Layer, Effects),
        projected(Layer, Effects, [], _, Applied),
        findall(Node,
                ( member(One, Applied), about(Keyword, One), applied_node(Layer, [One], O, Node) ),
                Nodes)
    ;   Nodes = []
    ).

about(Keyword, applied(_, _, _, _-Changes)) :-
    (   Keyword == none
    ->  true
    ;   member(Change, Changes),
        memberchk(Change, [lose_abilities, lose(Keyword), gain(Keyword)])
    ->  true
    ).

%   The name: what it is a copy of, and what its text says (layers 1 and 3).

fact_reasons:account(object(O, _, _), Rule, Nodes) :-
    name_nodes(O, Nodes),
    Nodes = [node(Rule, _, _, _)|_].

name_nodes(O, Nodes) :-
    findall(Node, ( named_by(O, Node) ; reworded_by(O, Node) ), Nodes).

named_by(O, Node) :-
    own_name(O, Own),
    findall(Stamp, effect_in(copies, Stamp, object(O), none, becomes(_)), Stamps),
    lists:max_member(Stamp, Stamps),
    effect_in(copies, Stamp, object(O), none, becomes(Name)),
    called(Own, Before),
    called(Name, Now),
    format(string(What), "~w has become a copy of ~w", [Before, Now]),
    resolved_node(copies, Stamp, What, Node).
named_by(O, node('707.2', Words, [layer-"1"], [])) :-
    \+ own_name(O, _),
    object(O, Name, _),
    unborne(Name, copy(Copied, _)),
    called(Copied, Called),
    format(string(Words), "it is a copy of ~w", [Called]).

reworded_by(O, Node) :-
    effect_in(text, Stamp, object(O), none, reworded(From, To)),
    format(string(What), "~w in its text is ~w", [From, To]),
    resolved_node(text, Stamp, What, Node).

%   Control

fact_reasons:account(controls(_, O), '613.1b', Nodes) :- control_account(O, Nodes).
fact_reasons:account(controller(O, _), '613.1b', Nodes) :- control_account(O, Nodes).

control_account(O, [node('110.2', Words, [], [])|Nodes]) :-
    base_control(O, Player),
    findall(Stamp-Node, control_node(O, Stamp, Node), Unsorted),
    sort(1, @=<, Unsorted, Sorted),
    findall(Node, member(_-Node, Sorted), Nodes),
    format(string(Words), "~w would control it otherwise", [Player]).

control_node(O, Stamp, Node) :-
    effect_in(control, Stamp, Scope, View, controlled_by(Who)),
    affected(Scope, View, O),
    once(( Who = player(Player) ; reference(Who, View, Player) )),
    format(string(What), "~w controls it", [Player]),
    (   View = view(Source, _, _)
    ->  source_node(control, Stamp, Source, What, Node)
    ;   resolved_node(control, Stamp, What, Node)
    ).

%   What can't, may or must be done

fact_reasons:account(restricted(O, Restriction, Source), '613.11', Nodes) :-
    findall(Node,
            ( effect_in(rules, Stamp, Scope, View, Restriction),
              affected(Scope, View, O),
              change_words(O, Restriction, What),
              (   View = view(Source, _, _)
              ->  source_node(rules, Stamp, Source, What, Node)
              ;   resolved_node(rules, Stamp, What, Node)
              )
            ),
            Nodes),
    Nodes = [_|_].

%   applied_node(+Layer, +Applied, +Object, -Node) is nondet: an effect that was applied to Object.

applied_node(Layer, Applied, O, Node) :-
    member(applied(Origin, _, Objects, Stamp-Changes), Applied),
    memberchk(O, Objects),
    Origin \== counter,
    findall(Text, ( member(Change, Changes), change_words(O, Change, Text) ), Texts),
    atomic_list_concat(Texts, ', ', What),
    origin_node(Origin, Layer, Stamp, What, Node).
applied_node(Layer, Applied, O, node('122.1b', Words, [layer-Number, timestamp-Stamp], Nodes)) :-
    member(applied(counter, object(O), _, Stamp-Changes), Applied),
    member(gain(Kind), Changes),
    layer_row(Layer, Number, _, Place),
    change_words(O, gain(Kind), What),
    format(string(Words), "~w: by a counter on it (~w, timestamp ~w)", [What, Place, Stamp]),
    made_by(counters(O, Kind, _), Nodes).

origin_node(resolved, Layer, Stamp, What, Node) :-
    resolved_node(Layer, Stamp, What, Node).
origin_node(ability(Source, Index), Layer, Stamp, What, Node) :-
    object(Source, Name, _),
    ability_words(Name, Index, Said),
    source_node(Layer, Stamp, Source, What, Said, Node).
origin_node(granted(Source, Ability), Layer, Stamp, What, Node) :-
    object(Source, Name, _),
    term_words(Ability, Name, Said),
    source_node(Layer, Stamp, Source, What, Said, Node).

source_node(Layer, Stamp, Source, What, Node) :-
    source_node(Layer, Stamp, Source, What, "", Node).

source_node(Layer, Stamp, Source, What, Said, node(Rule, Words, [layer-Number, timestamp-Stamp, source-Source], Nodes)) :-
    layer_row(Layer, Number, Rule, Place),
    object_words(Source, From),
    format(string(Words), "~w: by an ability of ~w (~w, timestamp ~w)", [What, From, Place, Stamp]),
    ( Said == "" -> Nodes = [] ; Nodes = [node(none, Said, [], [])] ).

%   What resolved made an effect that is a fact of its own.

resolved_node(Layer, Stamp, What, node(Rule, Words, [layer-Number, timestamp-Stamp], Nodes)) :-
    layer_row(Layer, Number, Rule, Place),
    format(string(Words), "~w: by what resolved (~w, timestamp ~w)", [What, Place, Stamp]),
    made_by(continuous(Stamp, _, _, _), Nodes).

layer_row(Layer, Number, Rule, Place) :-
    layer(Layer, Name, Rule),
    atom_string(Name, Number),
    ( Layer == rules -> Place = Name ; format(string(Place), "layer ~w", [Name]) ).

made_by(Fluent, [Node]) :-
    (   change_cause(+Fluent, node(Rule, When, Details, Nodes))
    ->  format(string(Words), "since ~w", [When]),
        Node = node(Rule, Words, Details, Nodes)
    ;   unknown_cause(Node)
    ).

%!  change_words(+Object, +Change, -Words:string) is det.

change_words(O, Change, Words) :-
    (   words_of(Change, Words)
    ->  true
    ;   catch(in_text("~o"-[change(O, Change)], Words), error(_, _), fail)
    ->  true
    ;   format(string(Words), "~p", [Change])
    ).

words_of(pt(P, T), Words) :- format(string(Words), "~@/~@", [signed(P), signed(T)]).
words_of(set_pt(P, T), Words) :- format(string(Words), "it is ~w/~w", [P, T]).
words_of(defined_pt(P, T), Words) :- format(string(Words), "its size is defined as ~w/~w", [P, T]).
words_of(switch_pt, "its power and toughness are switched").
words_of(set_colors([]), "it is colorless").
words_of(set_colors([Color|Colors]), Words) :- listed([Color|Colors], List), format(string(Words), "it is ~w", [List]).
words_of(add_types(Types), Words) :- with_articles(Types, List), format(string(Words), "it is ~w, too", [List]).
words_of(every_creature_type, "it is every creature type").
words_of(add_subtypes(Types), Words) :- with_articles(Types, List), format(string(Words), "it is ~w, too", [List]).
words_of(set_creature_types(Types), Words) :- listed(Types, List), format(string(Words), "of creature types it has ~w", [List]).
words_of(not_creature, "it is no creature").
words_of(lose_abilities, "it loses all abilities").

with_articles(Types, List) :-
    findall(Text, ( member(Type, Types), article(Type, Article), format(string(Text), "~w~w", [Article, Type]) ), Texts),
    listed(Texts, List).

signed(N) :-
    (   N >= 0
    ->  format("+~d", [N])
    ;   format("~d", [N])
    ).

%   Why not: what it is instead, and what takes it away

fact_reasons:objection(power(O, _), Rule, Nodes) :- other_size(O, Rule, Nodes).
fact_reasons:objection(toughness(O, _), Rule, Nodes) :- other_size(O, Rule, Nodes).
fact_reasons:objection(type(O, Type), Rule, Nodes) :- unlike(type_account(card_type, O, Type), Rule, Nodes).
fact_reasons:objection(creature(O), Rule, Nodes) :- \+ type(O, creature), unlike(type_account(card_type, O, creature), Rule, Nodes).
fact_reasons:objection(land(O), Rule, Nodes) :- unlike(type_account(card_type, O, land), Rule, Nodes).
fact_reasons:objection(subtype(O, Type), Rule, Nodes) :- unlike(type_account(card_subtype, O, Type), Rule, Nodes).
fact_reasons:objection(color(O, Color), Rule, Nodes) :- unlike(color_account(O, Color), Rule, Nodes).
fact_reasons:objection(has(O, Keyword), Rule, Nodes) :- unlike(keyword_account(O, Keyword), Rule, Nodes).

other_size(O, Rule, [node(none, Words, [], [])|Nodes]) :-
    size_account(O, Rule, Nodes),
    power(O, P),
    toughness(O, T),
    format(string(Words), "it is ~w/~w", [P, T]).

unlike(Account, Rule, Nodes) :-
    call(Account, Rule, Found),
    (   Found == []
    ->  Nodes = [node(none, "nothing printed on it says so, and no effect does", [], [])]
    ;   Nodes = Found
    ).
