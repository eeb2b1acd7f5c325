:- module(cost_reasons, []).

/** <module> Who asks for the mana that is missing (601.2f)
*/

:- use_module('../../k/explain', []).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/cost_changes', [in_force/3]).
:- use_module('../support/filters').
:- use_module(object_words).

:- multifile explain:detail/3.

explain:detail(Action, Short, Words) :-
    Action =.. [cast, O|_],
    sub_string(Short, _, _, 0, "is missing"),
    now(priority(Player, _)),
    findall(Text, asked_for(Player, O, Text), Texts),
    Texts \== [],
    listed(Texts, List),
    format(string(Words), "~w (601.2f)", [List]).

asked_for(Player, O, Text) :-
    definition:cost_change(Name, Who, Filter, more(Quantity)),
    in_force(Name, Controller, Source),
    View = view(Source, Controller, 0),
    reference(Who, View, Player),
    matches(Filter, O, View),
    ( integer(Quantity) -> N = Quantity ; quantity(Quantity, View, N) ),
    N > 0,
    object_words(Source, From),
    format(string(Text), "~w makes it cost {~d} more", [From, N]).
