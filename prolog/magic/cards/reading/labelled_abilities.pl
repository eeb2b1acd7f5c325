:- encoding(utf8).
:- module(labelled_abilities,
          [ labelled_text/4,            % +Text, -Label, +Context, -Inner
            with_label/3                % +Label, +Ability0, -Ability
          ]).

/** <module> Labels before activated abilities that are keywords (702): boast, exhaust, forecast, power-up

"Boast — {1}: Draw a card." is the ability after the label, within limits that the label stands for.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).

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

label(boast, "Boast").
label(exhaust, "Exhaust").
label(forecast, "Forecast").
label(power_up, "Power-up").

%!  with_label(+Label, +Ability0, -Ability) is semidet.
%
%   A forecast card is shown in the hand, and what is shown there is no ability without the label.

with_label(Label, Ability0, activated(Costs, Effects, Limits)) :-
    activated(Ability0, Costs, Effects, Limits0),
    ( memberchk(reveal(this), Costs) -> Label == forecast ; Label \== forecast ),
    ( Label == power_up -> \+ hybrid_mana(Costs) ; true ),
    limits(Label, Own),
    append(Limits0, Own, Limits).

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
