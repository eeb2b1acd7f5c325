:- module(passing_rows, []).

/** <module> Abilities that trigger later this turn (603.7), and those that trigger on what has just been done (603.12)

"When that creature dies this turn, ..." is an ability of its own, which knows of what went before only what its event is
about, as `that`.
*/

:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [bound/4, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(s, under(when(When, E), S), [Statement], [often:When-How, this_turn_event:E-F, passing(this_turn, How):F-heard(Event, Things, State), passing_effect(State):S-Effects,
           set_up(this_turn, How, Things):t(Event, Effects)-Statement]).
linear:row(s, lasting(Time, under(when(When, E), S)), [Statement], [often:When-How, passing_time:Time-Until, passing(Until, How):E-heard(Event, Things, State), passing_effect(State):S-Effects,
           set_up(Until, How, Things):t(Event, Effects)-Statement]).
linear:row(s, under(Time, under(when(When, E), S)), [Statement], [often:When-How, passing_time:Time-Until, passing(Until, How):E-heard(Event, Things, State), passing_effect(State):S-Effects,
           set_up(Until, How, Things):t(Event, Effects)-Statement]).
linear:row(ability, triggered(When, E, true, Sentences), spell([program([Statement])]), [When in [when, whenever], this_turn_event:E-F, often:When-How, passing(this_turn, How):F-heard(Event, Things, State),
           passing_program(State):Sentences-Effects, set_up(this_turn, How, Things):t(Event, Effects)-Statement]).
linear:row(together, later(when(When, E), Sentences), [Statement], [often:When-How, this_turn_event:E-F, passing(this_turn, How):F-heard(Event, Things, State), passing_program(State):Sentences-Effects,
           set_up(this_turn, How, Things):t(Event, Effects)-Statement]).
linear:row(often, when, once, []).
linear:row(often, whenever, always, []).
linear:row(passing_time, time(eot), this_turn, []).
linear:row(passing_time, time(this(turn)), this_turn, []).
linear:row(passing_time, pp(until, at(K, none, sel([your, ord(next)], filter([kind([], n(turn))], [])))), until_your_next_turn, [idle(K)]).

%   this_turn_event: the event without its "this turn"

linear:native(this_turn_event, say(N, V0), say(N, V), State, State) :-
    in_this_turn(V0, V).

in_this_turn(do(pres, Verb, Adverbs, Objects, Adjuncts0), do(pres, Verb, Adverbs, Objects, Adjuncts)) :-
    append(Before, [time(this(turn))|After], Adjuncts0),
    append(Before, After, Adjuncts),
    !.
in_this_turn(is(pres, yes, [], undergo(do(pres, Verb, [], Objects, Adjuncts0)), []), is(pres, yes, [], undergo(do(pres, Verb, [], Objects, Adjuncts)), [])) :-
    append(Before, [time(this(turn))|After], Adjuncts0),
    append(Before, After, Adjuncts),
    !.
in_this_turn(do(pres, become, [], [becomes([undergo(do(pres, Verb, [], [], [time(this(turn))]))])], []), do(pres, become, [], [becomes([undergo(do(pres, Verb, [], [], []))])], [])).

%   passing(Until, How): what is heard, of which things, and what its effect knows of.

linear:native(passing(_, How), say(N, V0), heard(Event, Things, Inner), State0, State) :-
    State0 = state(_, Names, _, Miss),
    (   N == you,
        once_cast(How, V0, V)
    ->  Things = any,
        meant(event, say(N, V), Event, state([], Names, [], Miss), Inner)
    ;   one_of_them(N, M, K),
        meant(np(here), M, Reference, State0, _),
        an_object(Reference)
    ->  Things = Reference,
        bound(K, that, state([], Names, [], Miss), State1),
        meant(happens([]), V0, Event, State1, Inner)
    ;   N = at(K, none, sel([Word|_], _)),
        memberchk(Word, [target, another]),
        meant(np(here), N, Things, State0, State1),
        Things = target(_, _),
        State1 = state(_, Fresh, _, _)
    ->  bound(K, that, state([], Fresh, [], Miss), State2),
        meant(happens([]), V0, Event, State2, Inner)
    ;   How == always,
        Things = any,
        meant(event, say(N, V0), Event, state([], Names, [], Miss), Inner)
    ),
    Event \= guarded(_, _),
    Event \= first_each_turn(_),
    State = State0.

%   one_of_them(+N, -M, -K) is semidet: N is M, which was spoken of as K, or either of them.

one_of_them(ref(K), ref(K), K).
one_of_them(ref(K, Words), ref(K, Words), K).
one_of_them(at(_, none, of([either], ref(K))), ref(K), K).

an_object(Reference) :-
    memberchk(Reference, [again(_), did(_), the(_), this, that]).

%   once_cast(+How, +V0, -V) is semidet: "when you next cast", "when you cast your next".

once_cast(once, do(pres, cast, [next], [obj(at(K, none, sel([Word], F)))], []), do(pres, cast, [], [obj(at(K, none, sel([Word], F)))], [])).
once_cast(once, do(pres, cast, [], [obj(at(K, none, sel([your, ord(next)], F)))], []), do(pres, cast, [], [obj(at(K, none, sel([a], F)))], [])).

linear:native(passing_effect(Inner), S, [program(Program)], State0, State) :-
    meant(s, S, Program, Inner, state(_, Names, _, _)),
    State0 = state(Env, _, Deeds, Miss),
    State = state(Env, Names, Deeds, Miss).
linear:native(passing_program(Inner), Sentences, [program(Program)], State0, State) :-
    meant(program, Sentences, Program, Inner, state(_, Names, _, _)),
    State0 = state(Env, _, Deeds, Miss),
    State = state(Env, Names, Deeds, Miss).
linear:native(set_up(Until, How, Things), t(Event, Effects), Statement, State, State) :-
    \+ ( sub_term(Part, Effects), Part == x ),
    (   Things == any
    ->  Statement = for_now(Until, How, triggered(Event, true, Effects))
    ;   Statement = for_now_of(Until, How, Things, triggered(Event, true, Effects))
    ).

%   "When you do, if ...": without that it does not trigger at all (603.4).

linear:native(s, under(when(when, say(you, elliptic(pres, do, Deed))), S), [if(condition:Condition, (then):[reflexive([program(Program)])])], State0, State) :-
    meant(deed_of, Deed, D, State0, State1),
    (   S = under(if(C), Then)
    ->  State1 = state(_, N, _, Miss),
        meant(cond, C, Held, state([], N, [], Miss), _),
        meant(apart, Then, Done, State1, State),
        Condition = and(did(D), Held),
        Program = [if(condition:Held, (then):Done)]
    ;   meant(apart, S, Program, State1, State),
        Condition = did(D)
    ).

%   "When you discard a nonland card this way": it has happened, so it triggers at once.

linear:row(s, under(when(when, say(you, do(pres, Verb, [], [obj(at(K, none, sel(Ds, F)))], [this_way]))), S), [if(condition:some(those(before(D), [by_you(Verb)|Set])), (then):[reflexive([program(P)])])],
           [idle(K), Ds in [[a], [an], [or(one, more)]], described:F-Set, this_way:Verb-D, apart:S-P]).
linear:row(s, under(when(when, say(at(K, none, sel(Ds, F)), is(pres, yes, [], undergo(do(pres, Verb, [], [], [this_way])), []))), S),
           [if(condition:some(those(before(D), Set)), (then):[reflexive([program(P)])])],
           [idle(K), Ds in [[a], [an], [or(one, more)]], described:F-Set, this_way:Verb-D, apart:S-P]).
