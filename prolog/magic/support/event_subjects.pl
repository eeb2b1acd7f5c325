:- module(event_subjects,
          [ that_of/3,                  % +Thing, +Pattern, -That
            intervening/4               % +Condition, +Thing, +Pattern, +View
          ]).

:- use_module(library(terms), [mapsubterms/3]).
:- use_module('../rules/concepts/objects', [controller/2]).
:- use_module(filters, [condition/2, matches/3]).

/** <module> What an event is about, for the ability that hears it (603)
*/

%!  that_of(+Thing, +Pattern, -That) is det.
%
%   What the ability calls "that" or "it". Where damage is that of the object itself, it is whoever was
%   dealt it, if the ability says who that is: else all that it dealt at once are one event (603.2c).

that_of(Thing, Pattern, That) :-
    (   ( Pattern = together(Each) ; Pattern = first_time(Each) )
    ->  that_of(Thing, Each, That)
    ;   Thing = damage(O, To, _)
    ->  ( about_the_damaged(Pattern) -> That = To ; That = O )
    ;   Thing = dealt(O, _)
    ->  That = O
    ;   Pattern = some_of(_)
    ->  controller(Thing, That)
    ;   Thing = pair(O, Other)
    ->  ( Pattern = pair(_, _, first) -> That = O ; That = Other )
    ;   Thing = done_to(Player, O)
    ->  ( Pattern = some_done_to(_, _) -> That = Player ; That = O )
    ;   Thing = attacked(A, Defender)
    ->  ( Pattern = attack(_, _, defender) -> That = Defender ; That = A )
    ;   Thing = buried(O, _, _)
    ->  That = O
    ;   Thing = spent(Player, _)
    ->  That = Player
    ;   That = Thing
    ).

about_the_damaged(damage(_, this, To)) :-
    To \== any.
about_the_damaged(damages(_, _, _)).
about_the_damaged(damaged(_, _, _)).

%!  intervening(+Condition, +Thing, +Pattern, +View) is semidet.
%
%   Condition holds as the ability triggers (603.4): what is asked of "it" is asked of what the event is
%   about.

intervening(Condition, Thing, Pattern, View) :-
    (   asked_of_that(Condition, Filter)
    ->  that_of(Thing, Pattern, That),
        matches(Filter, That, View)
    ;   Condition = it_holds(_)
    ->  that_of(Thing, Pattern, That),
        mapsubterms(subject(That), Condition, Asked),
        condition(Asked, View)
    ;   condition(Condition, View)
    ).

%   subject(+That, +Said, -Meant) is semidet: what programs call `that`, as long as no object on the stack knows it.

subject(That, that, obj(That)).
subject(That, that_player, Player) :-
    ( atom(That) -> Player = obj(That) ; Player = controller(obj(That)) ).

asked_of_that(was(that, Filter), Filter).
asked_of_that(matches(that, Filter), Filter).
