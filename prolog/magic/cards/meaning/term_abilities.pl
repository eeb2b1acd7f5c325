:- module(term_abilities,
          [ term_ability/2,             % +Term, -Ability
            missing/2                   % +Term, -What
          ]).

/** <module> From the term that a text was read as to an ability of the notation, with programs

What the rows of this folder don't know, is refused: missing/2 tells the smallest part of a term that they don't. What is put
together out of parts that are known is looked at as a whole, too: see whole_abilities.pl.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(acting, []).
:- use_module(aftermath_rows, []).
:- use_module(amount_rows, []).
:- use_module(becoming_rows, []).
:- use_module(change_rows, []).
:- use_module(chosen_rows, []).
:- use_module(condition_rows, []).
:- use_module(copy_rows, []).
:- use_module(cost_rows, []).
:- use_module(effect_rows, []).
:- use_module(effect_sets, []).
:- use_module(enchanted_player_rows, []).
:- use_module(entering_rows, []).
:- use_module(event_rows, []).
:- use_module(instead_rows, []).
:- use_module(happened_rows, []).
:- use_module(limit_rows, []).
:- use_module(linear, [begun/1, meant/5, missed/2, op(_, _, in)]).
:- use_module(mana_rows, []).
:- use_module(moving_rows, []).
:- use_module(noun_rows, []).
:- use_module(passing_rows, []).
:- use_module(phase_rows, []).
:- use_module(ring_rows, []).
:- use_module(payment_rows, []).
:- use_module(past_rows, []).
:- use_module(life_rows, []).
:- use_module(pile_rows, []).
:- use_module(player_event_rows, []).
:- use_module(prevent_rows, []).
:- use_module(replacement_rows, []).
:- use_module(restriction_rows, []).
:- use_module(sentence_rows, []).
:- use_module(undoing_rows, []).
:- use_module(set_rows, []).
:- use_module(shared_event_rows, []).
:- use_module(spent_rows, []).
:- use_module(standing_rows, []).
:- use_module(thing_rows, []).
:- use_module(token_rows, []).
:- use_module(trigger_rule_rows, []).
:- use_module(for_each_rows, []).
:- use_module(free_casting_rows, []).
:- use_module(returned_rows, []).
:- use_module(verb_rows, []).
:- use_module(undecided_abilities, [nonsense/2]).
:- use_module(whole_abilities, [finished/2]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%!  term_ability(+Term, -Ability) is semidet.

term_ability(Term, Ability) :-
    begun(State),
    meant(text, Term, Ability0, State, _),
    finished(Ability0, Ability),
    \+ nonsense(Ability, _).

%!  missing(+Term, -What) is semidet.
%
%   Term is no ability for what is not known: `Category:Part`, or `whole:Reason` where all parts are.

missing(Term, What) :-
    begun(State),
    (   meant(text, Term, Ability0, State, _)
    ->  (   finished(Ability0, Ability)
        ->  nonsense(Ability, Reason)
        ;   Reason = "what is spoken of is nothing that the rules can find"
        ),
        What = whole:Reason
    ;   missed(State, What)
    ).

linear:row(text, full(A), Ability, [ability:A-Ability]).
linear:row(text, bare(A), Ability, [ability:A-Ability]).

linear:native(ability, program(Sentences), Ability, State0, State) :-
    (   Sentences = [modal(under(when(When, E), S), Dash, Bullets)]
    ->  meant(ability, triggered(When, E, true, [modal(S, Dash, Bullets)]), Ability, State0, State)
    ;   Sentences = [modal(under(at(N), S), Dash, Bullets)]
    ->  meant(ability, triggered(at, N, true, [modal(S, Dash, Bullets)]), Ability, State0, State)
    ;   Sentences = [lasting(as_long_as(C), S)],
        ( Order = [cond:C-Condition0, s:S-Program] ; Order = [s:S-Program, cond:C-Condition0] ),
        in_order(Order, State0, State1)
    ->  meant(standing, Condition0, Condition, State1, State),
        Ability = as_long_as(Condition, Program)
    ;   meant(program, Sentences, Program, State0, State),
        Ability = spell([program(Program)])
    ).
%   in_order(+Steps, +State0, -State) is semidet: what is spoken of may be named in the condition or in what depends on it.

in_order([], State, State).
in_order([Category:Node-Meaning|Steps], State0, State) :-
    meant(Category, Node, Meaning, State0, State1),
    in_order(Steps, State1, State).

linear:row(ability, program([under(as_cost(at(K, none, sel([a, additional], filter([kind([], n(cost))], [inf(do(pres, cast, [], [obj(this)], []))])))), say(you, V))]),
           additional_cost(Cost), [idle(K), cost:do(V)-[Cost]]).
linear:row(ability, loyalty(Cost, Sentences), activated([loyalty(N)], [program(Program)]), [loyalty:Cost-N, program:Sentences-Program]).
linear:row(ability, loyalty(Chapters, Sentences), triggered(chapter(Numbers), true, [program(Program)]), [chapters:Chapters-Numbers, program:Sentences-Program]).
linear:native(chapters, Said, Numbers, State, State) :-
    ( is_list(Said) -> Texts = Said ; Texts = [Said] ),
    numbers(Texts, Numbers).

numbers([], []).
numbers([Text|Texts], [Number|Numbers]) :-
    memberchk(Text-Number, ['[I]'-1, '[II]'-2, '[III]'-3, '[IV]'-4, '[V]'-5]),
    numbers(Texts, Numbers).

linear:native(loyalty, Text, N, State, State) :-
    atom(Text),
    atom_concat('[', Rest, Text),
    atom_concat(Sign, ']', Rest),
    (   atom_concat(+, Digits, Sign)
    ->  atom_number(Digits, N)
    ;   Sign == '-X'
    ->  N = minus_x
    ;   atom_number(Sign, N)
    ).
linear:native(ability, activated(Costs0, Sentences0), Ability, State0, State) :-
    limited(Sentences0, Sentences, Limits, State0),
    meant(costs, Costs0, Costs, State0, State1),
    meant(program, Sentences, Program, State1, State),
    (   Limits == []
    ->  Ability = activated(Costs, [program(Program)])
    ;   Ability = activated(Costs, [program(Program)], Limits)
    ).

%   limited(+Sentences0, -Sentences, -Limits, +State) is det: the last sentences say when it can be activated.

limited(Sentences0, Sentences, Limits, State) :-
    (   append(Sentences1, [Last], Sentences0),
        meant(limits, Last, Own, State, _)
    ->  limited(Sentences1, Sentences, Others, State),
        append(Others, Own, Limits)
    ;   Sentences = Sentences0,
        Limits = []
    ).

linear:row(ability, triggered(at, N, C, Sentences), triggered(Event, D, [program(Program)]), [begins:N-Event, between:C-D, program:Sentences-Program]).
linear:native(ability, program([under(when_while(When, E, C), S)|Sentences]), Ability, State0, State) :-
    meant(ability, triggered(When, E, C, [S|Sentences]), triggered(Event, Condition0, Effects), State0, State),
    ( Condition0 == lies_buried -> Condition = Condition0 ; Condition = while(Condition0) ),
    Ability = triggered(Event, Condition, Effects).
linear:native(ability, program([under(when_and(When, E, Also, F), S)|Sentences]), Ability, State0, State) :-
    memberchk(Also, [when, whenever]),
    meant(ability, triggered(When, any(E, [join(or, F)]), true, [S|Sentences]), Ability, State0, State).
linear:native(ability, triggered(When, E, C, Sentences0), triggered(Event, Condition, Effects, [once_each_turn]), State0, State) :-
    append(Sentences, [Last], Sentences0),
    Sentences = [_|_],
    once_each_turn(Last),
    meant(ability, triggered(When, E, C, Sentences), triggered(Event, Condition, Effects), State0, State).
linear:row(ability, triggered(when, E, true, Sentences), triggered(state(D), true, [program(Program)]), [as_it_is:E-C, standing:C-D, program:Sentences-Program]).
linear:row(ability, triggered(When, E, C, Sentences), Ability,
           [When in [when, whenever], event:E-Event, between:C-D, program:Sentences-Program, heard(Event, D):[program(Program)]-Ability]).

%   "Do this only once each turn.": of what may be done, it is noted that it was.

linear:native(ability, triggered(When, E, C, Sentences0), Ability, State0, State) :-
    append(Sentences, [say(you, do(pres, do, [], [obj(ref(_))], [adv([only]), time(once_each(turn))]))], Sentences0),
    Sentences = [_|_],
    meant(ability, triggered(When, E, C, Sentences), triggered(Event, Condition, [program(Program0)]), State0, State),
    noting(Program0, Program),
    Ability = triggered(Event, Condition, [program([if(condition:not(done_already), (then):Program)])], [does_once_each_turn]).

noting([First0|Rest], [First|Rest]) :-
    ( First0 = Name:may(who:you, (then):Then0) -> First = Name:may(who:you, (then):Then) ; First0 = may(who:you, (then):Then0), First = may(who:you, (then):Then) ),
    append(Then0, [note(done)], Then),
    \+ ( member(Other, Rest), \+ hangs_on_it(Other) ).

hangs_on_it(if(condition:did(_), (then):_)).
hangs_on_it(_:if(condition:did(_), (then):_)).

once_each_turn(say(at(_, none, sel([this], filter([kind([], n(ability))], []))), do(pres, trigger, [], [], [adv([only]), time(once_each(turn))]))).

linear:row(between, true, true, []).
linear:row(between, C, E, [not(C, true), cond:C-D, standing:D-E]).

%   standing: a condition as other abilities have it

linear:native(standing, Condition0, Condition, State, State) :-
    (   own(Condition0)
    ->  Condition = it_holds(Condition0)
    ;   Condition = Condition0
    ).

own(not(_)).
own(some(_)).
own(fits(_, _)).
own(compare(_, _, _)).
own(spent(_, _)).
own(and(_, _)).
own(or(_, _)).
