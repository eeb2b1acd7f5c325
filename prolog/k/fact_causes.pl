:- module(fact_causes,
          [ change_cause/2,             % +Change, -Node
            event_cause/2,              % ?Event, -Node
            replacing_cause/2,          % ?Key, -Node
            last_entry/3,               % ?Entry, -Newer, -Older
            caused_change/5,            % ?Name, -Change, -Id, -Cause, -When
            unknown_cause/1,            % -Node
            looking_back/2,             % +Entries, :Goal
            set_past/1                  % +How
          ]).

/** <module> What made a fact true or false, from the journal

A node is node(Rule, Words, Details, Nodes): Words, a string, hold by the number Rule (`none` where there is
none) because of Nodes. Details are pairs Key-Value, for programs.

The journal of a game that was played while changes:trace_rules/0 held tells which rule caused what, after which
cause. A game without it tells when a fact changed, and no more. Two hooks tell more of a game:

  * cause_words(+Cause, -Words): an action, an event or a process in words; a process without words is passed over
  * ends_links(+Cause): what brought Cause about is not told
  * dates(-Fluents): what tells the time of a state; time_words(+Fluents, -Words): in words
*/

:- use_module(library(lists), [append/3, member/2, reverse/2]).
:- use_module(changes, [brings/2, traced_effect/2]).
:- use_module(recent, [told_to/1]).
:- use_module(rules, []).
:- use_module(store, [mark/1, revert/1, undo_to/1]).

:- meta_predicate looking_back(+, 0).

:- multifile cause_words/2, ends_links/1, dates/1, time_words/2.
:- dynamic cause_words/2, ends_links/1, dates/1, time_words/2.

most_links(5).

%!  set_past(+How) is det.
%
%   How is `whole`: the journal goes back to the start of the game; `unknown`: it goes back to where the game was
%   opened; or `askable`: it would go back to the start, and tell of rules, if the game was opened otherwise.

set_past(How) :-
    nb_setval(known_past, How).

known_past(How) :-
    ( nb_current(known_past, Found) -> How = Found ; How = unknown ).

%!  change_cause(+Change, -Node) is semidet.
%
%   Node tells of the last time that Change, +Fluent or -Fluent, came about; variables in it stand for anything.
%   Fails where the journal does not know it. Error: past_needed, where it could.

change_cause(Change, Node) :-
    last_entry(Entry, Newer, Older),
    makes(Entry, Change),
    !,
    check_traced(Older),
    moment(Newer, Older, When),
    (   rule_behind(Older, Change, Id, Cause, Rest)
    ->  most_links(Most),
        links(Most, Cause, Rest, Nodes)
    ;   flags_behind(Older, Change, Nodes),
        Nodes = [_|_]
    ->  Id = none
    ;   Id = none,
        Nodes = []
    ),
    Node = node(Id, When, [], Nodes).

%!  caused_change(?Name, -Change, -Id, -Cause, -When) is nondet.
%
%   A change of a fluent called Name, the newest first: the rule Id made it after Cause; both are `none` where no rule is
%   known.

caused_change(Name, Change, Id, Cause, When) :-
    last_entry(Entry, Newer, Older),
    makes(Entry, Change),
    ( Change = +Fluent ; Change = -Fluent ),
    functor(Fluent, Name, _),
    (   rule_behind(Older, Change, Id, Cause, _)
    ->  true
    ;   flag_behind(Older, Change, Id, Cause)
    ->  true
    ;   Id = none,
        Cause = none
    ),
    moment(Newer, Older, When).

%!  event_cause(?Event, -Node) is semidet.
%
%   The same of the last event that is like Event, which is bound.

event_cause(Event, node(Id, Words, [], Nodes)) :-
    last_entry(event(Event), Newer, Older),
    !,
    check_traced(Older),
    most_links(Most),
    links(Most, Event, Older, Links),
    ( Links = [node(Id, Text, _, Nodes)] -> true ; Id = none, Nodes = Links, format(string(Text), "~p", [Event]) ),
    moment(Newer, Older, When),
    format(string(Words), "~w (~w)", [Text, When]).

%!  replacing_cause(?Key, -Node) is semidet.
%
%   The same of the last event that the effect Key replaced.

replacing_cause(Key, node(Id, Words, [], Links)) :-
    last_entry(caused(Event, all([replaced_by(Key)|_]), Id), Newer, Older),
    !,
    most_links(Most),
    links(Most, Event, Older, Links),
    moment(Newer, Older, When),
    format(string(Words), "it replaced an event (~w)", [When]).

%!  last_entry(?Entry, -Newer:list, -Older:list) is nondet.
%
%   Entry stands in the journal, between Newer and Older entries, both newest first; the newest first.

last_entry(Entry, Newer, Older) :-
    \+ told_to(_),
    findall(Any, store:journal(Any), Entries),
    append(Newer, [Entry|Older], Entries).

makes(+Fluent, +Fluent).
makes(-Fluent, -Fluent).
makes((_->New), +New).
makes((Old->_), -Old).

%   A journal without rules tells less than it could.

check_traced(Older) :-
    (   known_past(askable),
        \+ ( section(Older, Section), member(caused(_, _, _), Section) )
    ->  throw(error(past_needed, _))
    ;   true
    ).

%!  unknown_cause(-Node) is det.
%
%   The journal does not know since when it is so. Error: past_needed, where it could.

unknown_cause(node(none, Words, [], [])) :-
    (   told_to(_)
    ->  Words = "what made it so is not told"
    ;   known_past(askable)
    ->  throw(error(past_needed, _))
    ;   known_past(whole)
    ->  Words = "it has been so since the game began"
    ;   Words = "it was so before what is known of this game"
    ).

%!  looking_back(+Entries:list, :Goal) is semidet.
%
%   Goal holds in the state before Entries, the end of the journal, newest first. The game stays where it is.

looking_back(Entries, Goal) :-
    setup_call_cleanup(mark(Mark), ( revert(Entries), once(Goal) ), undo_to(Mark)).

%   section(+Older, -Section): what belongs to the same choice, newest first.

section([], []).
section([Entry|Entries], Section) :-
    (   Entry = mark(_)
    ->  Section = []
    ;   Section = [Entry|Others],
        section(Entries, Others)
    ).

%   rule_behind(+Older, +Change, -Id, -Cause, -Rest): the rule Id made Change after Cause; Rest is older.

rule_behind(Older, Change, Id, Cause, Rest) :-
    causing(Older, section, fact_causes:brings_to(Change), Id, Cause, Rest).

brings_to(Change, Effect) :-
    brings(Effect, Change).

%   causing(+Entries, +Within, :Matches, -Id, -Cause, -Rest) is semidet: the newest rule whose effect Matches, of this choice
%   (Within is `section`) or of any. What is proposed first and then done by another rule is told by the rule that proposed it.

causing([Entry|Entries], Within, Matches, Id, Cause, Rest) :-
    (   Entry = caused(Found, Effect, Number),
        \+ \+ call(Matches, Effect)
    ->  proposed(Entries, Matches, Number-Found-Entries, Id-Cause-Rest)
    ;   \+ ( Within == section, Entry = mark(_) ),
        causing(Entries, Within, Matches, Id, Cause, Rest)
    ).

proposed(Entries, Matches, Found0, Found) :-
    (   Entries = [caused(Cause, Effect, Id)|Others]
    ->  ( \+ \+ call(Matches, Effect) -> Found1 = Id-Cause-Others ; Found1 = Found0 ),
        proposed(Others, Matches, Found1, Found)
    ;   Found = Found0
    ).

%   What the procedural part made of flags: those about the same thing.

flags_behind(Older, Change, Nodes) :-
    ( Change = +Fluent ; Change = -Fluent ),
    !,
    compound(Fluent),
    arg(1, Fluent, Thing),
    section(Older, Section),
    findall(node(Id, Words, [], Links),
            ( append(_, [caused(Cause, Effect, Id)|Rest], Section),
              traced_effect(Effect, Flag),
              rules:flag(Flag),
              arg(_, Flag, Argument),
              Argument == Thing,
              flag_words(Cause, Words),
              most_links(Most),
              links_of(Most, Cause, Rest, Links)
            ),
            Newest),
    reverse(Newest, Nodes).

flag_behind(Older, Change, Id, Cause) :-
    ( Change = +Fluent ; Change = -Fluent ),
    compound(Fluent),
    arg(1, Fluent, Thing),
    section(Older, Section),
    member(caused(Cause, Effect, Id), Section),
    traced_effect(Effect, Flag),
    rules:flag(Flag),
    arg(_, Flag, Argument),
    Argument == Thing,
    !.

flag_words(Cause, Words) :-
    (   ground(Cause),
        cause_words(Cause, Words)
    ->  true
    ;   format(string(Words), "~p", [Cause])
    ).

%   links(+Most, +Cause, +Older, -Nodes): Cause, in words, and what brought it about. A proposed event, whose new object has
%   no number yet, has no words.

links(Most, Cause, Older, Nodes) :-
    (   ground(Cause),
        cause_words(Cause, Words)
    ->  started(Cause, Older, Id, _, _),
        links_of(Most, Cause, Older, Links),
        Nodes = [node(Id, Words, [], Links)]
    ;   links_of(Most, Cause, Older, Nodes)
    ).

links_of(Most, Cause, Older, Nodes) :-
    (   Most > 0,
        \+ ends_links(Cause),
        started(Cause, Older, _, Before, Rest),
        Before \== none
    ->  Left is Most-1,
        links(Left, Before, Rest, Nodes)
    ;   Nodes = []
    ).

%   started(+Cause, +Older, -Id, -Before, -Rest) is det: the rule Id brought Cause about after Before; `none` for an action, and
%   where that is not known.

started(Cause, Older, Id, Before, Rest) :-
    (   rules:action(Cause)
    ->  Id = none,
        Before = none,
        Rest = []
    ;   causing(Older, anywhere, fact_causes:starts(Cause), Number, Before, Rest)
    ->  ( Number == finding -> Id = none ; Id = Number )
    ;   Id = none,
        Before = none,
        Rest = []
    ).

starts(Cause, Effect) :-
    traced_effect(Effect, Single),
    (   Single = event(Cause)
    ;   Single = then(Processes),
        member(Cause, Processes)
    ;   Single = causes(Causes),
        member(Cause, Causes)
    ).

%   moment(+Newer, +Older, -Words): when it was.

moment(Newer, Older, Words) :-
    (   dates(Templates),
        reverse(Newer, Oldest),
        dated(Templates, Oldest, Older),
        time_words(Templates, Found)
    ->  Words = Found
    ;   Words = "earlier in this game"
    ).

dated([], _, _).
dated([Template|Templates], Newer, Older) :-
    (   member(Entry, Older),
        makes(Entry, +Template)
    ->  true
    ;   member(Entry, Newer),
        makes(Entry, -Template)
    ->  true
    ;   once(state:Template)
    ),
    dated(Templates, Newer, Older).
