:- module(proposals,
          [ put_forward/4,              % +Event, +Together, +Applied, -Outcome
            so_far/1,                   % ?Fluent
            said_so_far/2,              % +New, -Change
            at_once/1,                  % ?Event
            events_of_step/3,           % ?Pattern, -Events, -Later
            last_of_step/2,             % ?Pattern, -Events
            outcome_of_step/1,          % -Outcome
            end_step/0
          ]).

/** <module> Events are proposed before they happen

    toll :: replaced passes(Player, N) by [event(passes(Player, Half))] as toll(Gate) if C.

An event that a step causes is put to the effects that replace it. `Key` names the effect:
none applies twice to one event, nor to what it was replaced by. Where several apply, one
player chooses, and where one effect lets choose (`as Key choosing Value`), too. A game tells
more with two hooks:

  * affected(+Event, -Player): who chooses among effects that would replace Event
  * chooses(+Key, -Player): who chooses a value of the effect Key, where that is somebody else
  * heard_replacing(+Key, +Value, +Event, +Effects): hears of what is replaced, and may fail
  * alike(+Key, +Key): two effects that say the same, so that nobody chooses between them where they make
    the same of an event
  * open_value(+Value): Value stands for others, which are not listed and may be given in its place: it is asked for though it
    is the only one
  * rank(+Key, -Rank): effects of less rank come first, 5 without it; of those with rank 0
    ("can't"), which need no choice, the first counts

Decisions are ordinal. The first decision that a step needs and that is not made ends it:
nothing has been applied, the choice is made, and the step is computed again. The same state
gives the same questions in the same order, so `decided(K, Key, Value)` answers the K-th.

What effects change as they apply (a shield that prevents three damage, once) is seen by
those that are asked later in the same step, which reads the old state: `so_far(F)`. What else
the same cause brings about is seen, too: `at_once(Event)`. Where several events of a step have one
result together, the last of them has it: `last_of_step(Pattern, Events)`.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(globals, [begin_globals/0]).
:- use_module(awake, []).
:- use_module(rules, []).
:- use_module(language).

:- multifile affected/2, alike/2, rank/2, chooses/2, heard_replacing/4, open_value/1.
:- dynamic affected/2, alike/2, rank/2, chooses/2, heard_replacing/4, open_value/1.

fluent decided(_K:integer, _By:replacing_effect, _Value:replacing_value).
choice choose_replacement(_P:player, _Event:event, _Options:replacing_options).
choose_replacement(_, _, _) otherwise "no effect is to be chosen now".
action replace(_By:replacing_effect, _Value:replacing_value).

replacing_options ::= [_:replacing_option].
replacing_option ::= option(_:replacing_effect, _:replacing_value).
replacing_value ::= none.

kernel :: executable replace(By, Value) if
    choose_replacement(_, _, Options), member(option(By, Value), Options).
kernel :: caused decided(K, By, Value) after
    replace(By, Value), findall(J, decided(J, _, _), Made), length([_|Made], K).

%!  put_forward(+Event, +Together:list, +Applied:list, -Outcome) is det.
%
%   Outcome is `happens`, or replaced(Effects, Applied1), or `undecided`. Together are the effects of
%   the same cause, and Applied those that have replaced already what became Event.

put_forward(Event, Together, Applied, Outcome) :-
    (   once(awake:replaceable(Event)),
        b_setval(together, Together),
        applicable(Event, Applied, [Option|Options])
    ->  first_ranked([Option|Options], Candidates),
        decide(Candidates, Event, Applied, Outcome)
    ;   Outcome = happens
    ).

%   An option keeps the event beside the effects: they share the numbers to come.

applicable(Event, Applied, Options) :-
    findall(option(Rank, Key, Value, Event, Effects),
            ( awake:replacement(Event, Key, Value, Effects, _),
              \+ memberchk(Key, Applied),
              rank_of(Key, Rank)
            ),
            Options).

rank_of(Key, Rank) :-
    (   rank(Key, Found)
    ->  Rank = Found
    ;   Rank = 5
    ).

first_ranked(Options, Candidates) :-
    findall(Rank, member(option(Rank, _, _, _, _), Options), Ranks),
    sort(Ranks, [Least|_]),
    (   Least =:= 0
    ->  memberchk(option(0, Key, Value, Event, Effects), Options),
        Candidates = [option(0, Key, Value, Event, Effects)]
    ;   with_rank(Options, Least, Candidates)
    ).

with_rank([], _, []).
with_rank([Option|Options], Rank, Kept) :-
    (   Option = option(Rank, _, _, _, _)
    ->  Kept = [Option|Others]
    ;   Kept = Others
    ),
    with_rank(Options, Rank, Others).

decide([Option|Options], Event, Applied, Outcome) :-
    all_alike(Options, Option),
    \+ stands_for_others(Option),
    !,
    apply_option(Option, Event, Applied, Outcome).
decide(Options, Event, Applied, Outcome) :-
    status(Decisions, Changes, Question),
    K is Decisions+1,
    (   Question == none,
        decided(K, Key, Value),
        memberchk(option(_, Key, Value, Before, Effects), Options)
    ->  set_status(K, Changes, none),
        apply_option(option(_, Key, Value, Before, Effects), Event, Applied, Outcome)
    ;   ask(Question, Decisions, Changes, Options, Event),
        Outcome = undecided
    ).

stands_for_others(option(_, _, Value, _, _)) :-
    open_value(Value).

%   all_alike(+Options, +Option) is semidet: no order of them differs from another, as they are alike and make the same of the
%   event. What the first one has made is put to the others in its turn.

all_alike([], _).
all_alike([option(_, Key, Value, Event, Effects)|Options], option(Rank, First, Same, Before, Made)) :-
    Value == Same,
    alike(First, Key),
    Event-Effects =@= Before-Made,
    all_alike(Options, option(Rank, First, Same, Before, Made)).

apply_option(option(_, Key, Value, Event, Effects), Event, Applied, replaced(Effects, [Key|Applied])) :-
    ( heard_replacing(Key, Value, Event, Effects) -> true ; true ),
    status(Decisions, Changes, Question),
    noted_changes(Effects, Changes, New),
    set_status(Decisions, New, Question).

%   Only the first question of a step is asked.

ask(none, Decisions, Changes, Options, Event) :-
    !,
    findall(option(Key, Value), member(option(_, Key, Value, _, _), Options), Unsorted),
    sort(Unsorted, Asked),
    asked_player(Asked, Event, Player),
    unnumbered(Event, Shown),
    set_status(Decisions, Changes, choose_replacement(Player, Shown, Asked)).
ask(_, _, _, _, _).

%   unnumbered(+Event, -Shown): a state is ground, so objects that have no number yet have 0.

unnumbered(Event, Shown) :-
    copy_term(Event, Shown),
    term_variables(Shown, Variables),
    maplist(=(0), Variables).

asked_player([option(Key, _)|Options], Event, Player) :-
    (   chooses(Key, Found),
        \+ ( member(option(Other, _), Options), Other \== Key )
    ->  Player = Found
    ;   affected(Event, Found)
    ->  Player = Found
    ;   throw(error(nobody_affected(Event), _))
    ).

%   What has been changed so far: the newest change of a fluent counts.

noted_changes([], Changes, Changes).
noted_changes([Effect|Effects], Changes0, Changes) :-
    (   Effect = event(_)
    ->  Changes1 = Changes0
    ;   Changes1 = [Effect|Changes0]
    ),
    noted_changes(Effects, Changes1, Changes).

%!  so_far(?Fluent) is nondet.
%
%   Fluent, a functional one, holds in the old state, as changed by the effects that have
%   replaced events in this step.

so_far(Fluent) :-
    b_getval(proposals, Status),
    (   Status = status(_, [Change|Changes], _)
    ->  changed_state([Change|Changes], Fluent)
    ;   state:Fluent
    ).

changed_state(Changes, Fluent) :-
    rules:functional(Fluent, Old),
    state:Old,
    (   newest(Changes, Old, Change)
    ->  Change = Fluent
    ;   Fluent = Old
    ).
changed_state(Changes, Fluent) :-
    rules:functional(Fluent, Key),
    newest(Changes, Key, Change),
    \+ state:Key,
    Change = Fluent.

newest(Changes, Old, Change) :-
    rules:functional(Old, Key),
    member(Change0, Changes),
    (   Change0 = -Gone
    ->  Gone = Key
    ;   Change0 = Key
    ),
    !,
    Change = Change0.

%!  said_so_far(+New, -Change) is nondet.
%
%   The effects that have replaced events in this step make Change, which is about New: the number, not yet known,
%   of what an event makes.

said_so_far(New, Change) :-
    b_getval(proposals, status(_, Changes, _)),
    member(Change, Changes),
    Change \= -_,
    compound(Change),
    arg(1, Change, About),
    About == New.

%!  at_once(?Event) is nondet.
%
%   Event is proposed together with the one that is being asked for.

at_once(Event) :-
    b_getval(together, Effects),
    member(Effect, Effects),
    among(Effect, Event).

among(event(Event), Event).
among(all(Effects), Event) :-
    member(Effect, Effects),
    among(Effect, Event).
among((A, B), Event) :-
    ( among(A, Event) ; among(B, Event) ).

%!  last_of_step(?Pattern, -Events:list) is semidet.
%
%   The event whose consequences are looked for is the last of its step that is like Pattern;
%   Events are all that are. consequences.pl sets the events of the step, an open list, and the rest of it
%   that comes after that event.

last_of_step(Pattern, Events) :-
    b_getval(events_of_step, events(All, Later)),
    alike(Later, Pattern, []),
    alike(All, Pattern, Events).

%!  events_of_step(?Pattern, -Events:list, -Later:list) is det.
%
%   Events are those of the step that are like Pattern, as far as they are known, and Later those of them that come
%   after the one whose consequences are looked for.

events_of_step(Pattern, Events, Later) :-
    b_getval(events_of_step, events(All, After)),
    alike(All, Pattern, Events),
    alike(After, Pattern, Later).

alike(Open, Pattern, Alike) :-
    (   var(Open)
    ->  Alike = []
    ;   Open = [Event|Events],
        ( subsumes_term(Pattern, Event) -> Alike = [Event|Others] ; Alike = Others ),
        alike(Events, Pattern, Others)
    ).

%   The step's own memory: status(Decisions, Changes, Question). It is backtrackable, and
%   so gone where a step fails or throws.

status(Decisions, Changes, Question) :-
    b_getval(proposals, Status),
    (   Status = status(Decisions, Changes, Question)
    ->  true
    ;   Decisions = 0,
        Changes = [],
        Question = none
    ).

set_status(Decisions, Changes, Question) :-
    b_setval(proposals, status(Decisions, Changes, Question)).

%!  outcome_of_step(-Outcome) is det.
%
%   Outcome is `plain`: no event of this step was replaced; or `altered`; or undecided(Choice).

outcome_of_step(Outcome) :-
    b_getval(proposals, Status),
    (   Status == []
    ->  Outcome = plain
    ;   Status = status(_, _, none)
    ->  Outcome = altered
    ;   Status = status(_, _, Choice),
        Outcome = undecided(Choice)
    ).

%!  end_step is det.
%
%   Forget what belongs to this step.

end_step :-
    b_setval(proposals, []).

globals:initial(proposals, []).
globals:initial(together, []).
globals:initial(events_of_step, events([], [])).

:- initialization(begin_globals).
