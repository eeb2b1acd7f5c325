:- module(options,
          [ different_options/3,        % +Search, +Actions, -Options
            like_options/3,             % +Search, +Actions, -Classes
            options_awake/5,            % +Asleep, +Search, +Actions, -Cut, -Options
            declared_by/3,              % +Search, +Action, -Declared
            asleep_after/3,             % +Declared, +Tried, -Asleep
            tried/5                     % +Declared, +Action, +Cut, +Tried0, -Tried
          ]).

/** <module> The options of a search: like ones once, and independent ones in one order

Of actions that lead to states with the same key, one is an option. Of several independent declarations
(plan_rules:declares/2), each set is looked at in one order: what was tried before an action, with the
result that does not decide, sleeps after it, because it would lead to what was looked at already after
the one that was tried. (Sleep sets: Godefroid, 1996.) So whatever a table keeps of a state is true of the
state, however it was reached.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module(plan_rules, []).
:- use_module(state_key, [option_key/3]).

%!  different_options(+Search, +Actions, -Options) is det.
%
%   Options are Actions, of like ones the first.

different_options(search(_, _, _, _, Cuts, Places), Actions, Options) :-
    (   memberchk(likes, Cuts),
        Actions = [_, _|_]
    ->  different(Actions, Places, [], Options)
    ;   Options = Actions
    ).

different([], _, _, []).
different([Action|Actions], Places, Seen, Options) :-
    option_key(Action, Places, Key),
    (   memberchk(Key, Seen)
    ->  different(Actions, Places, Seen, Options)
    ;   Options = [Action|Others],
        different(Actions, Places, [Key|Seen], Others)
    ).

%!  like_options(+Search, +Actions, -Classes:list) is det.
%
%   Classes are lists of Actions: those that are like each other, in an order that every process finds.

like_options(Search, Actions, Classes) :-
    Search = search(_, _, _, _, Cuts, Places),
    (   memberchk(likes, Cuts)
    ->  findall(Key-Action, ( member(Action, Actions), option_key(Action, Places, Key) ), Pairs),
        keysort(Pairs, Sorted),
        group_pairs_by_key(Sorted, Groups),
        pairs_values(Groups, Unsorted),
        sort(Unsorted, Classes)
    ;   findall([Action], member(Action, Actions), Classes)
    ).

%!  options_awake(+Asleep:list, +Search, +Actions, -Cut, -Options) is det.
%
%   Options are the different ones of Actions, without those that are Asleep or like one of them; Cut is 1
%   where the search below one of these was cut at its length.

options_awake([], Search, Actions, 0, Options) :-
    !,
    different_options(Search, Actions, Options).
options_awake(Asleep, Search, Actions, Cut, Options) :-
    findall(Action-Cut1, ( member(asleep(_, Action, Cut1), Asleep), memberchk(Action, Actions) ), Found),
    ( member(_-1, Found) -> Cut = 1 ; Cut = 0 ),
    Search = search(_, _, _, _, Cuts, Places),
    (   memberchk(likes, Cuts)
    ->  findall(Key, ( member(Action-_, Found), option_key(Action, Places, Key) ), Keys),
        different(Actions, Places, Keys, Options)
    ;   findall(Action, ( member(Action, Actions), \+ memberchk(Action-_, Found) ), Options)
    ).

%!  declared_by(+Search, +Action, -Declared) is det.
%
%   Declared is what Action declares, which is possible now, independently of other declarations; `none` where
%   it is no such declaration, or Search takes them in every order.

declared_by(search(_, _, _, _, Cuts, _), Action, Declared) :-
    (   compound(Action),
        memberchk(order, Cuts),
        plan_rules:declares(Action, Found)
    ->  Declared = Found
    ;   Declared = none
    ).

%!  asleep_after(+Declared, +Tried:list, -Asleep:list) is det.
%
%   Asleep, asleep(Declared, Action, Cut) each, are those of Tried that sleep after an action that declares
%   Declared.

asleep_after(none, _, []) :-
    !.
asleep_after(_, [], []) :-
    !.
asleep_after(Declared, Tried, Asleep) :-
    findall(One, ( member(One, Tried), One = asleep(Other, _, _), Other \== Declared ), Asleep).

%!  tried(+Declared, +Action, +Cut, +Tried0:list, -Tried:list) is det.
%
%   Tried has Action, too, where it declares something; Cut is that of its result.

tried(none, _, _, Tried, Tried) :-
    !.
tried(Declared, Action, Cut, Tried, [asleep(Declared, Action, Cut)|Tried]).
