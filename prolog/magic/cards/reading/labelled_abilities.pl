:- encoding(utf8).
:- module(labelled_abilities,
          [ labelled_text/4,            % +Text, -Label, +Context, -Inner
            with_label/3                % +Label, +Ability0, -Ability
          ]).

/** <module> Labels before abilities: keywords (702) such as boast, exhaust, forecast and power-up, and levels (711, 716)

"Boast — {1}: Draw a card." is the ability after the label, within limits that the label stands for.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/types', [of_type/2]).
:- use_module('../vocabulary', []).

%!  labelled_text(+Text:string, -Label, +Context, -Inner) is semidet.
%
%   Text has a Label; Inner is Place-Rest, how the Rest of it is read.

labelled_text(Text, Label, Context, Place-Rest) :-
    string(Text),
    label(Label, Word),
    string_concat(Word, Behind, Text),
    member(Dash, [" — ", "—"]),
    string_concat(Dash, Rest, Behind),
    !,
    ( Label == forecast -> Place = permanent ; Place = Context ).
labelled_text(Text, Label, Context, Context-Inner) :-
    string(Text),
    once(sub_string(Text, Before, Size, After, " — ")),
    sub_string(Text, 0, Before, _, Section),
    section(Section, Label),
    Start is Before+Size,
    sub_string(Text, Start, After, 0, Rest),
    ( size_alone(Rest) -> format(string(Inner), "~~ has base power and toughness ~w.", [Rest]) ; Inner = Rest ).

%   size_alone(+Text:string) is semidet: a power and a toughness stand there (711.3).

size_alone(Text) :-
    split_string(Text, "/", "", [Power, Toughness]),
    number_string(_, Power),
    number_string(_, Toughness).

%   section(+Words:string, -Label) is semidet: what comes after them it has at some levels (711.2, 716.2a).

section(Words, leveled(Least, Most)) :-
    string_concat("LEVEL ", Levels, Words),
    (   string_concat(First, "+", Levels)
    ->  number_string(Least, First),
        Most = any
    ;   split_string(Levels, "-", "", [First, Last]),
        number_string(Least, First),
        number_string(Most, Last)
    ).
section(Words, class_level(N)) :-
    string_concat("Level ", Number, Words),
    number_string(N, Number).

label(boast, "Boast").
label(exhaust, "Exhaust").
label(forecast, "Forecast").
label(power_up, "Power-up").

%!  with_label(+Label, +Ability0, -Ability) is semidet.
%
%   What a Class does as it gets a level needs no condition: it has that level then.
%   A forecast card is shown in the hand, and what is shown there is no ability without the label.

with_label(leveled(Least, Most), Ability0, Ability) :-
    held_while(Ability0, Ability, Condition),
    (   Most == any
    ->  Condition = quantity(counters(level, this), at_least, Least)
    ;   Condition = both(quantity(counters(level, this), at_least, Least), quantity(counters(level, this), at_most, Most))
    ).
with_label(class_level(N), Ability0, Ability) :-
    (   Ability0 = triggered(becomes_designated(level(N), this), true, _)
    ->  Ability = Ability0
    ;   held_while(Ability0, Ability, matches(this, [designated(level(N))]))
    ).
with_label(Label, Ability0, activated(Costs, Effects, Limits)) :-
    memberchk(Label, [boast, exhaust, forecast, power_up]),
    activated(Ability0, Costs, Effects, Limits0),
    ( memberchk(reveal(this), Costs) -> Label == forecast ; Label \== forecast ),
    ( Label == power_up -> \+ hybrid_mana(Costs) ; true ),
    limits(Label, Own),
    append(Limits0, Own, Limits).

%   held_while(+Ability0, -Ability, +Condition) is semidet: Ability is to have Ability0 while Condition holds.

held_while(keyword(Keyword), static(this, [gain(Keyword)], Condition), Condition).
held_while(static(Scope, Changes), static(Scope, Changes, Condition), Condition) :-
    of_type(granted_changes, Changes).
held_while(cost_change(Who, Filter, Change), cost_change(Who, [which(Condition)|Filter], Change), Condition).
held_while(replacement(Event, Instead), replacement(Event, provided(Condition, Instead)), Condition) :-
    memberchk(Event, [gains_life(_), loses_life(_), creates_tokens(_), gets_counters(_, _), deals_damage(_, _, _)]).
held_while(Ability, static(this, [gain(Ability)], Condition), Condition) :-
    memberchk(Ability, [activated(_, _), activated(_, _, _), triggered(_, _, _)]),
    of_type(lasting_ability, Ability).

activated(activated(Costs, Effects), Costs, Effects, []).
activated(activated(Costs, Effects, Limits), Costs, Effects, Limits).

limits(boast, [once_each_turn, only_if(attacked_this_turn(this))]).
limits(exhaust, [once]).
limits(forecast, [only_during(your, upkeep), once_each_turn]).
limits(power_up, [once, power_up]).

%   What hybrid mana is reduced by is a choice (118.7d).

hybrid_mana(Costs) :-
    member(mana(Symbols), Costs),
    sub_atom(Symbols, _, _, _, /),
    !.
