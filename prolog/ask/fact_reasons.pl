:- module(fact_reasons,
          [ op(200, xfx, #),
            fact_question/1,            % ?Question
            fact_reason/3,              % +Which, ?Fact, -Node
            fact_holds/1,               % +Fact
            reason_in/2,                % +Node, -Reason
            print_node/1,               % +Node
            node_row/2                  % +Node, -Row
          ]).

/** <module> Why a fact holds, and why another does not

A fact is a fluent, what is derived from the state, an event that happened, or another question that a game has words
for. Nodes are as fact_causes.pl has them. A game tells more with hooks:

  * account(+Fact, -Rule, -Nodes): Fact holds by Rule, because of Nodes
  * objection(+Fact, -Rule, -Nodes): it does not, because of Nodes
  * question_form(?Module, ?Typed): a form with the types of its arguments that may be asked, too, whose words stand in
    Module; it holds where it has an account
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../door/term_printing', [printed/3]).
:- use_module('../k/explain', [in_text/2]).
:- use_module('../k/fact_causes', [change_cause/2, event_cause/2, last_entry/3, unknown_cause/1]).
:- use_module('../k/notation/wording', [words_for/4]).
:- use_module('../k/plain_terms', [term_text/2]).
:- use_module('../k/rules', []).
:- use_module(dependencies, [rule_causes/2]).
:- use_module(facts, []).
:- use_module(fact_proofs, [fact_proof/4, unmet_conditions/3]).
:- use_module(spoken_terms).

:- multifile account/3, objection/3, question_form/2.
:- dynamic account/3, objection/3, question_form/2.

%!  fact_question(?Question) is semidet.
%
%   Question is about a fact, and not about an action.

fact_question(Question) :-
    callable(Question),
    \+ same_form(action, Question, _),
    form(Question, _, _, _),
    !.

same_form(Kind, Question, Types) :-
    functor(Question, Name, Arity),
    functor(General, Name, Arity),
    rules:declared(Kind, General, Types).

%   form(+Question, -Types, -Template, -Kind) is nondet: Kind is `state`, derived(Module, Types), `event` or asked(Module).

form(Question, Types, Template, Kind) :-
    functor(Question, Name, Arity),
    functor(Template, Name, Arity),
    (   rules:fluent(Template, Types, _, _),
        Kind = state
    ;   functor(Typed, Name, Arity),
        facts:derived(Module, Typed),
        Typed =.. [_|Types],
        Kind = derived(Module, Types)
    ;   functor(Typed, Name, Arity),
        question_form(Module, Typed),
        Typed =.. [_|Types],
        Kind = asked(Module)
    ;   rules:event(Template),
        rules:declared(event, Template, Types),
        Kind = event
    ).

%!  fact_reason(+Which, ?Fact, -Node) is nondet.
%
%   Which is `why`: Fact holds, for the reasons of Node; or `why_not`: it does not.

fact_reason(why, Fact, Node) :-
    form(Fact, Types, Template, Kind),
    Kind \== event,
    spoken_call(Types, Template, fact_reasons:held(Kind, Template, Node), Fact).
fact_reason(why, Fact, Node) :-
    form(Fact, _, _, event),
    event_like(Fact, Event),
    !,
    event_cause(Event, Node).
fact_reason(why_not, Fact, Node) :-
    \+ fact_holds(Fact),
    once(form(Fact, Types, Template, Kind)),
    ( Kind == event -> Template = Fact ; meant(Fact, Types, Template) ),
    once(against(Kind, Template, Node)).

%   meant(+Fact, +Types, -Template): what Fact is likeliest to mean.

meant(Fact, Types, Template) :-
    Fact =.. [Name|Arguments],
    once(maplist(heard, Types, Arguments, Values)),
    Template =.. [Name|Values].

%!  fact_holds(+Fact) is semidet.

fact_holds(Fact) :-
    form(Fact, Types, Template, Kind),
    (   Kind == event
    ->  event_like(Fact, _)
    ;   Fact =.. [_|Arguments],
        Template =.. [_|Values],
        maplist(heard, Types, Arguments, Values),
        holds(Kind, Template)
    ),
    !.

%   event_like(+Fact, -Event): the last event that Fact, in which objects may be gone by now, is about.

event_like(Fact, Event) :-
    functor(Fact, Name, Arity),
    functor(Event, Name, Arity),
    last_entry(event(Event), _, _),
    facts:said_event(Event, Said),
    Fact =.. [_|Given],
    Said =.. [_|Told],
    maplist(facts:meant, Given, Told),
    !.

holds(state, Fact) :- state:Fact.
holds(derived(Module, Types), Fact) :- facts:derives(Module, Types, Fact).
holds(asked(_), Fact) :- account(Fact, _, _).

held(asked(Module), Fact, node(Rule, Words, [], Nodes)) :-
    account(Fact, Rule, Nodes),
    fact_text(Module, Fact, true, Words).
held(state, Fact, Node) :-
    state:Fact,
    because(state, Fact, Node).
held(derived(Module, Types), Fact, Node) :-
    facts:derives(Module, Types, Fact),
    because(Module, Fact, Node).

because(Module, Fact, Node) :-
    fact_text(Module, Fact, true, Words),
    (   account(Fact, Rule, Nodes)
    ->  Node = node(Rule, Words, [], Nodes)
    ;   Module == state
    ->  fluent_node(Fact, Words, Node)
    ;   fact_proof(Module, Fact, Rule, Conditions)
    ->  maplist(condition_node(Module), Conditions, Nodes),
        Node = node(Rule, Words, [], Nodes)
    ;   Node = node(none, Words, [], [])
    ).

fluent_node(Fact, Words, Node) :-
    (   change_cause(+Fact, node(Rule, When, _, Nodes))
    ->  format(string(Since), "~w, since ~w", [Words, When]),
        Node = node(Rule, Since, [], Nodes)
    ;   unknown_cause(Unknown),
        Node = node(none, Words, [], [Unknown])
    ).

condition_node(Module, Condition, Node) :-
    (   rules:fluent(Condition, _, _, _)
    ->  fact_text(state, Condition, true, Words),
        fluent_node(Condition, Words, Node)
    ;   fact_text(Module, Condition, true, Words),
        Node = node(none, Words, [], [])
    ).

%   fact_text(+Module, +Fact, +Holds, -Text): in the words of the rules, or as it is asked for.

fact_text(Module, Fact, Holds, Text) :-
    once(said_fact(Module, Fact, Holds, Text)).

said_fact(Module, Fact, Holds, Text) :-
    (   words_for(Module, Fact, Holds, Words),
        Words \== silent
    ->  in_text(Words, Text)
    ;   once(form(Fact, Types, _, _)),
        Fact =.. [Name|Values],
        maplist(said, Types, Values, Arguments),
        Spoken =.. [Name|Arguments],
        printed(Spoken, 300, Said),
        ( Holds == true -> Text = Said ; format(string(Text), "it does not hold that ~w", [Said]) )
    ;   printed(Fact, 300, Text)
    ).

%   against(+Kind, +Fact, -Node) is det.

against(event, Event, node(none, Words, [], [])) :-
    unknown_cause(_),
    printed(Event, 300, Said),
    format(string(Words), "nothing like it has happened, as far as is known: ~w", [Said]).
against(Kind, Fact, node(Rule, Words, [], Nodes)) :-
    Kind \== event,
    ( Kind = derived(Module, _) -> true ; Kind = asked(Module) -> true ; Module = state ),
    (   objection(Fact, Rule, Nodes)
    ->  true
    ;   Module == state
    ->  ended(Fact, Rule, Nodes)
    ;   unmet_conditions(Module, Fact, Reasons),
        maplist(reason_node, Reasons, Nodes),
        Rule = none
    ),
    fact_text(Module, Fact, false, Words).

reason_node(reason(Rule, Words), node(Rule, Words, [], [])).

%   ended(+Fluent, -Rule, -Nodes): another value holds, or what ended it, or what would make it so.

ended(Fact, none, [Node]) :-
    rules:functional(Fact, Other),
    state:Other,
    !,
    because(state, Other, Node).
ended(Fact, Rule, Nodes) :-
    change_cause(-Fact, node(Rule, When, _, Links)),
    !,
    format(string(Words), "it held until ~w", [When]),
    Nodes = [node(Rule, Words, [], Links)].
ended(Fact, none, [Never|Nodes]) :-
    unknown_cause(_),
    Never = node(none, "nothing has made it so", [], []),
    functor(Fact, Name, Arity),
    findall(Id, causing(Name/Arity, Id), Ids0),
    sort(Ids0, Ids),
    (   Ids == []
    ->  Nodes = []
    ;   atomic_list_concat(Ids, ', ', List),
        format(string(Words), "these rules can: ~w", [List]),
        Nodes = [node(none, Words, [], [])]
    ).

causing(Item, Id) :-
    dependencies:rule_of(Rule),
    Rule = rule(Id, _, _, _, _),
    atom(Id),
    rule_causes(Rule, +Item).

%!  reason_in(+Node, -Reason) is nondet.
%
%   Reason is Rule:Words of Node or of a node beneath it.

reason_in(node(Rule, Words, _, Nodes), Reason) :-
    (   Reason = Rule:Words
    ;   member(Node, Nodes),
        reason_in(Node, Reason)
    ).

%!  print_node(+Node) is det.

print_node(Node) :-
    print_node(Node, 0).

print_node(node(Rule, Words, _, Nodes), Column) :-
    (   Rule == none
    ->  format("~*c~w~n", [Column, 0'\s, Words])
    ;   format("~*c~w: ~w~n", [Column, 0'\s, Rule, Words])
    ),
    Next is Column+2,
    forall(member(Node, Nodes), print_node(Node, Next)).

%!  node_row(+Node, -Row) is det.
%
%   Row is [Rule, Words, Details, Rows], as Python reads it; Rule is "" where there is none, and Details are pairs.

node_row(node(Rule, Words, Details, Nodes), [RuleText, Text, Pairs, Rows]) :-
    ( Rule == none -> RuleText = "" ; format(string(RuleText), "~w", [Rule]) ),
    format(string(Text), "~w", [Words]),
    maplist(detail_row, Details, Pairs),
    maplist(node_row, Nodes, Rows).

detail_row(Key-Value, [KeyText, Shown]) :-
    atom_string(Key, KeyText),
    ( integer(Value) -> Shown = Value ; string(Value) -> Shown = Value ; term_text(Value, Shown) ).
