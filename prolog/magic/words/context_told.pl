:- module(context_told,
          [ in_context/2,               % +Entry, +Context
            held_then/3,                % ?Fluent, +Context, -Fluents
            announced_facts/3,          % +Item, +Context, -Facts
            resolving_then/1,           % +Context
            step_then/2,                % +Context, -Step
            news/3,                     % +Player, +Viewer, -Kind
            sees/2,                     % +Viewer, +Player
            from_to/2                   % +Context, -Words
          ]).

/** <module> What was so when something happened that is told later
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3]).
:- use_module('../../k/language').
:- use_module('../rules/spells/casting_steps', []).
:- use_module('../rules/turn/turn', []).

%!  in_context(?Entry, +Context) is semidet.
%
%   Entry stands in the journal before or after what is told.

in_context(Entry, at(Before, After, _)) :-
    (   memberchk(Entry, Before)
    ->  true
    ;   memberchk(Entry, After)
    ).

%!  held_then(?Fluent, +Context, -Fluents:list) is det.
%
%   Fluents are those like Fluent that held as it happened: they hold now and have not come about since, or have been given
%   up or changed since.

held_then(Fluent, at(_, After, _), Fluents) :-
    findall(Fluent,
            (   state:Fluent,
                \+ ( member(Entry, After), begins(Entry, Fluent) )
            ;   append(Earlier, [Entry|_], After),
                ends(Entry, Fluent),
                \+ ( member(Other, Earlier), begins(Other, Fluent) )
            ),
            Found),
    sort(Found, Fluents).

begins(+Fluent, Fluent).
begins((_ -> Fluent), Fluent).

ends(-Fluent, Fluent).
ends((Fluent -> _), Fluent).

%!  step_then(+Context, -Step) is semidet.

step_then(at(Before, After, _), Step) :-
    (   memberchk((step(_) -> step(Last)), Before)
    ->  Step = Last
    ;   memberchk((step(First) -> step(_)), After)
    ->  Step = First
    ;   step(Step)
    ).

%!  resolving_then(+Context) is semidet.
%
%   A spell or ability was resolving.

resolving_then(at(Before, After, _)) :-
    (   member(Entry, Before),
        resolves(Entry, Begins)
    ->  Begins == begins
    ;   member(Entry, After),
        resolves(Entry, Begins)
    ->  Begins == ends
    ;   once(resolving(_))
    ).

resolves(+resolving(_), begins).
resolves(-resolving(_), ends).

%!  announced_facts(+Item, +Context, -Facts:list) is det.
%
%   What was said of the spell or ability Item as it was put onto the stack.

announced_facts(Item, Context, Facts) :-
    Context = at(Before, _, _),
    (   since_begun(Before, Item, Since)
    ->  said_since(Since, Item, [], Facts0),
        sort(Facts0, Facts)
    ;   findall(Fact, ( said_of(Item, Template), held_then(Template, Context, Found), member(Fact, Found) ), Facts)
    ).

%   since_begun(+Before, +Item, -Since): the entries since Item was put onto the stack, oldest first.

since_begun(Before, Item, Since) :-
    since_begun(Before, Item, [], Since).

since_begun([Entry|Before], Item, Since0, Since) :-
    (   Entry = event(Event),
        begins_item(Event, Item)
    ->  Since = Since0
    ;   since_begun(Before, Item, [Entry|Since0], Since)
    ).

begins_item(begins_casting(_, _, _, Item), Item).
begins_item(activates(_, _, _, Item), Item).

said_since([], _, Facts, Facts).
said_since([Entry|Entries], Item, Facts0, Facts) :-
    (   ends(Entry, Fact),
        selectchk(Fact, Facts0, Facts1)
    ->  true
    ;   Facts1 = Facts0
    ),
    (   begins(Entry, New),
        said_of(Item, New)
    ->  Facts2 = [New|Facts1]
    ;   Facts2 = Facts1
    ),
    said_since(Entries, Item, Facts2, Facts).

said_of(Item, way(Item, _)).
said_of(Item, value_of_x(Item, _)).
said_of(Item, kicked(Item)).
said_of(Item, paid_option(Item, _, _)).
said_of(Item, mode(Item, _)).
said_of(Item, target(Item, _, _)).

%!  news(+Player, +Viewer, -Kind) is det.
%
%   What others than Viewer did is "news".

news(Player, Viewer, Kind) :-
    (   Player == Viewer
    ->  Kind = "routine"
    ;   Kind = "news"
    ).

%!  sees(+Viewer, +Player) is semidet.
%
%   Viewer sees what Player sees.

sees(Viewer, Player) :-
    (   Viewer == everyone
    ->  true
    ;   Viewer == Player
    ).

%!  from_to(+Context, -Words:string) is det.
%
%   ": 20 -> 17", or nothing where no number changed.

from_to(at(_, _, Note), Words) :-
    (   Note = from(Old, New, _)
    ->  format(string(Words), ": ~d -> ~d", [Old, New])
    ;   Words = ""
    ).
