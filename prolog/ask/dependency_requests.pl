:- module(dependency_requests, []).

/** <module> What Python asks for about dependencies: the hook `graph` of the door

Request: ["graph", Word]: Word is the name of a fluent, an action, an event or another item, the number of
a rule or the beginning of one (a chapter), or what a game knows by it (`items_of`). Reply: a row
[Id, Kind, Reads, Causes] for each rule that is about it, in the order of the numbers; Reads and Causes
are names, those that are ended begin with "-".
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2, reverse/2]).
:- use_module('../door/api', []).
:- use_module('../k/fact_causes', [caused_change/5]).
:- use_module('../k/plain_terms', [term_text/2]).
:- use_module(dependencies, [rule_causes/2, rule_of/1, rule_reads/2]).

:- multifile api:hook/3, items_of/2.
:- dynamic items_of/2.

%   items_of(+Word, -Names) is semidet. Hook: Names are those of the items that Word of a game stands for.

api:hook(graph, [Word], Rows) :-
    atom_string(Name, Word),
    findall(Rule, ( rule_of(Rule), about(Name, Rule) ), Rules0),
    sort(Rules0, Rules),
    maplist(row, Rules, Rows).

%   Request: ["steps", Word]: the changes of the fluent Word in the game that is there, oldest first, of which the journal knows the
%   rule; rows as above, with the time instead of the kind, what the rule came after, and the fact.

api:hook(steps, [Word], Rows) :-
    atom_string(Name, Word),
    findall(Row, step_row(Name, Row), Newest),
    reverse(Newest, Rows).

step_row(Name, [IdText, WhenText, [CauseText], [ChangeText]]) :-
    caused_change(Name, Change, Id, Cause, When),
    Id \== none,
    term_text(Id, IdText),
    atom_string(When, WhenText),
    numbered_text(Cause, CauseText),
    ( Change = +Fluent -> term_text(Fluent, ChangeText) ; term_text(Change, ChangeText) ).

%   What has no number yet is `_`.

numbered_text(Cause, Text) :-
    copy_term(Cause, Copy),
    term_variables(Copy, Variables),
    maplist(=('_'), Variables),
    term_text(Copy, Text).

about(Name, rule(Id, _, _, _, _)) :-
    atom(Id),
    (   Id == Name
    ;   atom_concat(Name, Rest, Id),
        sub_atom(Name, _, 1, 0, Last),
        atom_number(Last, _),
        sub_atom(Rest, 0, 1, _, Next),
        \+ atom_number(Next, _)
    ),
    !.
about(Name, Rule) :-
    ( items_of(Name, Names) -> true ; Names = [Name] ),
    (   rule_reads(Rule, Found/_),
        memberchk(Found, Names)
    ;   rule_causes(Rule, Effect),
        ( Effect = +(Found/_) ; Effect = -(Found/_) ),
        memberchk(Found, Names)
    ;   Rule = rule(_, _, _, Body, _),
        nonvar(Body),
        ( Body = (First, _) -> true ; First = Body ),
        nonvar(First),
        functor(First, Found, _),
        memberchk(Found, Names)
    ),
    !.

row(Rule, [IdText, KindText, Reads, Causes]) :-
    Rule = rule(Id, Kind, _, _, _),
    term_text(Id, IdText),
    atom_string(Kind, KindText),
    findall(Text, ( rule_reads(Rule, Name/_), atom_string(Name, Text) ), Reads0),
    findall(Text, ( rule_causes(Rule, Effect), effect_text(Effect, Text) ), Causes0),
    sort(Reads0, Reads),
    sort(Causes0, Causes).

effect_text(+(Name/_), Text) :-
    atom_string(Name, Text).
effect_text(-(Name/_), Text) :-
    atom_concat(-, Name, Ended),
    atom_string(Ended, Text).
