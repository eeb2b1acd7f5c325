:- module(event_reasons, []).

/** <module> Why an ability triggered or did not, and why an effect did not replace an event

`triggers(O)` and `replaces(O)` are asked of an object. What it hears or replaces is looked at as it was when it happened last: each
condition of the rule that fails is told.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../ask/fact_reasons', []).
:- use_module('../../k/explain', []).
:- use_module('../../k/fact_causes', [event_cause/2, last_entry/3, looking_back/2, replacing_cause/2, unknown_cause/1]).
:- use_module('../../k/language').
:- use_module('../../k/rules', []).
:- use_module('../../k/told_conditions', [conjuncts/2]).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/damage', [such_damage/2]).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/spells/replacing', []).
:- use_module('../rules/spells/triggers', [happening/3]).
:- use_module('../support/event_subjects', []).
:- use_module('../support/filters', [reference/3]).
:- use_module(object_words).
:- use_module(proof_words, [lacking/4]).

:- multifile fact_reasons:account/3, fact_reasons:objection/3, fact_reasons:question_form/2.

fact_reasons:question_form(event_reasons, triggers(object)).
fact_reasons:question_form(event_reasons, replaces(object)).

triggers(O) reads "an ability of ~o has triggered"-[O] otherwise "no ability of ~o has triggered"-[O].
replaces(O) reads "an ability of ~o has replaced an event"-[O] otherwise "no ability of ~o has replaced an event"-[O].

fact_reasons:account(triggers(O), Rule, [node(Rule, Words, Details, Nodes)]) :-
    event_cause(triggers(_, O, _, _, _, _), node(Rule, Words, Details, Nodes)).
fact_reasons:account(replaces(O), Rule, [node(Rule, Words, Details, Nodes)]) :-
    member(Key, [ability(O, _), enters(O, _), impossible(O, _)]),
    replacing_cause(Key, node(Rule, Words, Details, Nodes)),
    !.

triggers:hears(_, _, O, _, _) otherwise "~o is not where its ability hears it"-[O].
triggers:heard(Pattern, Thing, View) otherwise "~w ~w"-[What, Why] where unfit(Pattern, Thing, View, What, Why).
triggers:spent(_, _, O) reads "the ability of ~o has triggered this turn as often as it may"-[O].
event_subjects:intervening(_, _, _, _) otherwise "what the ability asks for with \"if\" does not hold".
replacing:replaces(_, _, O, _, _, _) otherwise "~o is not on the battlefield"-[O] where \+ in_force(O).
replacing:replaces(Kind, Thing, O, Index, _, _) otherwise "~w ~w"-[What, Why]
    where pattern_of(Kind, O, Index, Pattern, View), unfit(Pattern, Thing, View, What, Why).
replacing:instead_of(_, _, _, _, _) otherwise "nothing would come of it".

in_force(O) :-
    once(( controls(_, O) ; emblem(_, O) )).

pattern_of(Kind, O, Index, Pattern, view(O, Player, 0)) :-
    object(O, Name, _),
    definition:replacement(Kind, Name, Index, Pattern, _),
    once(( controls(Player, O) ; emblem(Player, O) )).

%   unfit(+Pattern, +Thing, +View, -What, -Why) is semidet: why the event is none that the ability is about.

unfit(Pattern, Thing, View, What, Why) :-
    (   unfit_part(Pattern, Thing, View, Part, Found)
    ->  thing_words(Part, What),
        Why = Found
    ;   What = "what happened",
        Why = "is not what the ability is about"
    ).

unfit_part(filter(Filter), O, View, O, Why) :-
    lacking(Filter, O, View, Why).
unfit_part(this, O, view(Source, _, _), O, "is another object") :-
    O \== Source.
unfit_part(host, O, view(Source, _, _), O, "is not what it is attached to") :-
    \+ attached(Source, O).
unfit_part(player(Who), Player, View, Player, "is not the player that the ability is about") :-
    \+ reference(Who, View, Player).
unfit_part(player_and(Who, Filter), done_to(Player, O), View, Part, Why) :-
    (   unfit_part(player(Who), Player, View, Part, Why)
    ->  true
    ;   unfit_part(filter(Filter), O, View, Part, Why)
    ).
unfit_part(some_done_to(Who, Filter), Thing, View, Part, Why) :-
    unfit_part(player_and(Who, Filter), Thing, View, Part, Why).
unfit_part(pair(First, Second, _), pair(A, B), View, Part, Why) :-
    (   unfit_part(First, A, View, Part, Why)
    ->  true
    ;   unfit_part(Second, B, View, Part, Why)
    ).
unfit_part(dealt(How, Pattern), dealt(O, Sort), View, Part, Why) :-
    damage_unfit(How, Sort, O, Pattern, View, Part, Why).
unfit_part(damage(How, From, To), damage(O, Thing, Sort), View, Part, Why) :-
    (   damage_unfit(How, Sort, O, From, View, Part, Why)
    ->  true
    ;   unfit_part(To, Thing, View, Part, Why)
    ).
unfit_part(damages(How, From, To), Thing, View, Part, Why) :-
    unfit_part(damage(How, From, To), Thing, View, Part, Why).
unfit_part(some_of(Pattern), Thing, View, Part, Why) :-
    unfit_part(Pattern, Thing, View, Part, Why).
unfit_part(players_spell(_, Filter), Spell, View, Spell, Why) :-
    lacking(Filter, Spell, View, Why).
unfit_part(buried(_, Filter), buried(O, _), View, O, Why) :-
    lacking(Filter, O, View, Why).

damage_unfit(How, Sort, O, Pattern, View, Part, Why) :-
    (   \+ such_damage(How, Sort)
    ->  Part = O,
        Why = "dealt damage of another kind"
    ;   unfit_part(Pattern, O, View, Part, Why)
    ).

%   Triggers

fact_reasons:objection(triggers(O), '603.2', Nodes) :-
    unknown_cause(_),
    object(O, Name, _),
    findall(Node, ( definition:listener(Kind, Name, Index, Pattern), trigger_node(O, Name, Kind, Index, Pattern, Node) ), Found),
    none_there(Found, "it has no triggered ability", Nodes).

none_there(Found, Words, Nodes) :-
    ( Found == [] -> Nodes = [node(none, Words, [], [])] ; Nodes = Found ).

trigger_node(O, Name, Kind, Index, Pattern, node(none, Ability, [], [Node])) :-
    ability_words(Name, Index, Ability),
    (   heard_last(Kind, Newer, Event, Thing)
    ->  event_cause(Event, node(_, Happened, _, _)),
        unheard(Newer, O, Name, Kind, Index, Pattern, Thing, Nodes),
        Node = node('603.2', Happened, [], Nodes)
    ;   Node = node(none, "nothing that it listens for has happened", [], [])
    ).

%   heard_last(+Kind, -Newer, -Event, -Thing) is semidet: the last event of Kind, and what has happened since.

heard_last(Kind, [], Event, New) :-
    memberchk(Kind, [enters, entered]),
    last_entry(event(Event), _, _),
    Event = moves(_, _, battlefield(_), New),
    !.
heard_last(Kind, Newer, Event, Thing) :-
    last_entry(event(Event), Newer, _),
    happening(Event, Kind, Thing),
    !.

%   The rule for what enters looks at the new state, and the others at the old one.

unheard(Newer, O, Name, Kind, Index, Pattern, Thing, Nodes) :-
    once(rules:source('603.2', derived, triggering(Kind, Thing, _, O, Name, Index, Pattern), Body, Module)),
    looking_back(Newer, unmet('603.2', Body, Module, Nodes0)),
    none_there(Nodes0, "every condition for it was met", Nodes).

unmet(Rule, Body, Module, Nodes) :-
    conjuncts(Body, Told),
    explain:failed_conditions(Told, Module, Conditions),
    findall(node(none, Words, [], []),
            ( member(Condition, Conditions), explain:reason_of(Rule, Module, Condition, reason(_, Words)) ),
            Nodes).

%   Replacement effects

fact_reasons:objection(replaces(O), '614.1a', Nodes) :-
    unknown_cause(_),
    object(O, Name, _),
    findall(Node, ( definition:replacement(Kind, Name, Index, _, _), replacement_node(O, Name, Kind, Index, Node) ), Found),
    none_there(Found, "it has no ability that replaces events", Nodes).

replacement_node(O, Name, Kind, Index, node(none, Ability, [], [Node])) :-
    ability_words(Name, Index, Ability),
    (   Kind == enters
    ->  Node = node('614.12', "it is asked as something enters, and at no other time", [], [])
    ;   last_entry(event(Event), Newer, _),
        rules:source(Rule, replaced, (Event by _ as Named), Body, Module),
        ( Named = (Key choosing _) -> true ; Key = Named ),
        Key = ability(O, Index),
        asks_for(Body, Kind)
    ->  event_cause(Event, node(_, Happened, _, _)),
        looking_back(Newer, unmet(Rule, Body, Module, Nodes0)),
        none_there(Nodes0, "every condition for it was met", Nodes),
        Node = node(Rule, Happened, [], Nodes)
    ;   Node = node(none, "nothing that it replaces has happened", [], [])
    ).

asks_for((Condition, _), Kind) :-
    !,
    asks_for(Condition, Kind).
asks_for(Condition, Kind) :-
    compound(Condition),
    arg(1, Condition, Kind).
