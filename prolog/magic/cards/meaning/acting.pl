:- module(acting,
          [ scaled/3                    % +Statement0, +Amount, -Statement
          ]).

/** <module> What somebody does: a verb with its complements and adjuncts as statements

`act(Agent)` of a verb means a list of statements. The row of the verb says what its complements are; adjuncts mean the same
with every verb, and each has to find its place in the statement, or the text is refused.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, select/3, selectchk/3, selectchk/4]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(becoming_rows, [also_of_color/2, become_so/3]).
:- use_module(linear, [all_meant/5, deed_noted/4, fresh/3, meant/5, op(_, _, in)]).
:- use_module(noun_rows, [players/1]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:native(act(Agent), do(pres, Verb, [], Complements0, Adjuncts0), Program, State0, State) :-
    taken_from(Verb, Complements0, Adjuncts0, From, Complements, Adjuncts),
    meant(from, From, Zone, State0, State1),
    fresh(Name, State1, State2),
    meant(verb(Verb, Agent, Name, Zone), Complements, Statement0, State2, State3),
    all_meant(adjunct, Adjuncts, Mods0, State3, State4),
    ordered_by(Agent, Complements, Mods0, Mods),
    foldl(applied, Mods, Statement0, Statement),
    ( spoken_of(Complements, Key) -> true ; Key = none ),
    ( put_there(Statement) -> deed_noted(put_onto_battlefield-Name, Key, State4, State5) ; State5 = State4 ),
    deed_noted(Verb-Name, Key, State5, State6),
    fresh(One, State6, State),
    (   is_list(Statement)
    ->  Program = Statement
    ;   Statement = picked(Number, Set, Of, Done)
    ->  of_one(Agent),
        Of = the(One),
        Program = [pick(name:One, number:Number, from:all(Set)), Name:Done]
    ;   of_each(Statement, One, Own)
    ->  Program = [Name:Own]
    ;   Program = [Name:Statement]
    ).

%   put_there(+Statement) is semidet: what it moves is on the battlefield then.

put_there(Statement) :-
    compound(Statement),
    Statement =.. [move|Roles],
    memberchk(to:battlefield, Roles).

%   ordered_by(+Agent, +Complements, +Mods0, -Mods) is semidet: who puts cards on another's library in any order, orders them.

ordered_by(Agent, Complements, Mods0, Mods) :-
    (   memberchk(any_order, Mods0),
        sub_term(of_its(_, [part(_, _, filter([kind([], Noun)], _))]), Complements),
        memberchk(Noun, [n(library), ns(library)])
    ->  Agent == you,
        selectchk(any_order, Mods0, order_of(Agent), Mods)
    ;   Mods = Mods0
    ).

%   of_one(+Agent) is semidet: lots are drawn once, and not for each of several players.

of_one(Agent) :-
    memberchk(Agent, [you, that, that_player, target(_, _), again(_)]).

%   of_each(+Statement0, +One, -Statement) is semidet: as much to each as that one's own amount is.

of_each(Statement0, One, each(name:One, of:All, do:Statement)) :-
    Statement0 =.. [Verb|Roles],
    memberchk(Verb, [deal, put_counters, draw, gain_life, lose_life, set_life, mill]),
    select(Role:All, Roles, Others),
    memberchk(Role, [to, on, who]),
    ( All = all(K, _) -> Again = again(K) ; players(All), Again = All ),
    memberchk(amount:Amount, Others),
    contains_term(Again, Amount),
    mapargs_to(Again, the(One), [Role:the(One)|Others], Own),
    Statement =.. [Verb|Own].

%   taken_from(+Verb, +Complements0, +Adjuncts0, -From, -Complements, -Adjuncts): "from" is of the verb, wherever it stands. What
%   counters are removed from is no zone.

taken_from(Verb, Complements0, Adjuncts0, From, Complements, Adjuncts) :-
    (   memberchk(Verb, [remove, move])
    ->  From = none,
        Complements = Complements0,
        Adjuncts = Adjuncts0
    ;   member(From, [to(from, _), to(from, among, _)]),
        select(From, Complements0, Complements)
    ->  Adjuncts = Adjuncts0
    ;   memberchk(Complements0, [[_], [_, _]]),
        ( Source = pp(from, Z), From = to(from, Z) ; Source = pp2(from, among, Z), From = to(from, among, Z) ),
        select(Source, Adjuncts0, Adjuncts)
    ->  Complements = Complements0
    ;   From = none,
        Complements = Complements0,
        Adjuncts = Adjuncts0
    ).

%   "Each of them gets" is what they get.

linear:row(act(Agent), do(pres, Verb, [each], Complements, Adjuncts), Program, [several_of_them:Agent-yes, act(Agent):do(pres, Verb, [], Complements, Adjuncts)-Program]).

%   "That creature also gains": what it does beside, was said before.

linear:row(act(Agent), do(pres, Verb, [also], Complements, Adjuncts), Program,
           [Verb in [gain, get, lose, deal], act(Agent):do(pres, Verb, [], Complements, Adjuncts)-Program]).
linear:native(several_of_them, Reference, yes, State, State) :-
    ( memberchk(Reference, [targets(_, _, _), all(_, _), again(_), the(_), did(_), both(_, _)]) -> true ; players(Reference) ).

linear:row(from, none, here, []).
linear:row(from, to(from, N), Zone, [zone(found):N-Zone]).
linear:row(from, to(from, among, N), among(R), [np(here):N-R]).

spoken_of(Complements, Key) :-
    member(Complement, Complements),
    memberchk(Complement, [obj(Node), to(at, Node)]),
    ( Node = at(Key, _, _) ; Node = ref(Key) ; Node = ref(Key, _) ; Node == this, Key = this ),
    !.

%   by(Agent): who chooses, if something is chosen; else it makes no difference who does it, if that was not first said here.

linear:native(by(Agent), Statement0, Statement, State, State) :-
    (   Agent == you
    ->  Statement = Statement0
    ;   sub_term(Part, Statement0),
        nonvar(Part),
        memberchk(Part, [some(_, _), up_to(_, _), any_number(_)])
    ->  Statement0 =.. [Verb|Roles],
        Statement =.. [Verb, by:Agent|Roles]
    ;   Agent = target(K, _),
        once_in(again(K), Statement0)
    ->  mapargs_to(again(K), Agent, Statement0, Statement)
    ;   Agent = owner(Owned),
        Owned = target(K, _),
        once_in(again(K), Statement0)
    ->  mapargs_to(again(K), Owned, Statement0, Statement)
    ;   \+ ( sub_term(Part, Agent), nonvar(Part), memberchk(Part, [target(_, _), targets(_, _, _), all(_, _)]) ),
        Statement = Statement0
    ).

once_in(Part, Term) :-
    findall(x, ( sub_term(Other, Term), Other == Part ), [_]).

%   mapargs_to(+Old, +New, +Term0, -Term) is det.

mapargs_to(Old, New, Term0, Term) :-
    (   Term0 == Old
    ->  Term = New
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        maplist(mapargs_to(Old, New), Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

%   Adjuncts

linear:row(adjunct, pp(for, N), times(Amount), [for_each:N-Amount]).
linear:row(adjunct, for_each_time(say(N, is(past, yes, [], undergo(do(pres, kick, [], [], [])), []))), times(times_paid(multikicker)), [np(here):N-this]).
linear:row(adjunct, adv([Word]), again_and_again(N), [Word-N in [twice-2]]).
linear:row(adjunct, time(times(Q)), again_and_again(N), [number:Q-N]).
linear:row(adjunct, time(ntimes(Q)), again_and_again(N), [number:Q-N]).
linear:row(adjunct, adv([again]), once_more, []).
linear:row(adjunct, adv([Word]), how(Word), [Word in [tapped, transformed]]).
linear:row(adjunct, adv([tapped, and, attacking]), how(attacking), []).
linear:row(adjunct, pp(under, at(K, none, sel([your], filter([kind([], n(control))], [])))), under(you), [idle(K)]).
linear:row(adjunct, pp(under, at(K, none, of_its(N, [part(Word, [], filter([kind([], n(control))], []))]))), under(R),
           [idle(K), Word in ['\'s', '\''], np(here):N-R0, under_whom:R0-R]).
linear:row(adjunct, with(N), how(counters(Kind, Amount)), [counters:N-(Kind*Amount)]).
linear:row(adjunct, pp(with, N), how(counters(Kind, Amount)), [counters:N-(Kind*Amount)]).
linear:row(counters, at(K, none, sel(Ds, filter([kind([C], Noun)], [pp(on, ref(J))]))), Kind*Amount,
           [idle(K), idle(J), counters_noun:Noun-counter, counter:C-Kind, number_of:Ds-Amount]).
linear:row(adjunct, adv([in, any, order]), any_order, []).
linear:row(adjunct, adv([in, a, random, order]), random_order, []).
linear:row(adjunct, time(eot), until(end_of_turn), []).
linear:row(adjunct, time(this(turn)), until(end_of_turn), []).
linear:row(adjunct, pp(at, N), delayed(Step), [next_end:N-Step]).
linear:row(next_end, at(K, none, sel([the], filter([kind([], n(beginning))], [pp(of, at(J, none, sel([the, ord(next)], filter([kind([end], n(step))], []))))]))), end_turn,
           [idle(K), idle(J)]).
linear:row(next_end, at(K, none, sel([], filter([kind([], n(end))], [pp(of, at(J, none, sel([], filter([kind([], n(combat))], []))))]))), end_combat, [idle(K), idle(J)]).
linear:row(next_end, at(K, none, sel([the], filter([kind([], n(beginning))], [pp(of, at(J, none, sel([Word, ord(next)], filter([kind(Ms, n(Noun))], []))))]))), Step,
           [idle(K), idle(J), step_name:named(Ms, Noun)-Named, whose_step(Word):Named-Step]).
linear:row(whose_step(the), upkeep, upkeep, []).
linear:row(whose_step(your), Step, your(Step), [Step in [upkeep, end_turn, draw]]).
linear:row(adjunct, until_cl(say(this, do(pres, leave, [], [obj(N)], []))), until_leaves, [zone(found):N-battlefield]).
linear:row(adjunct, adv([at, random]), at_random, []).
linear:row(adjunct, addition(at(K, owner(N), sel([poss, other], filter([kind(Ms, ns(type))], [])))), additional, [idle(K), np(here):N-R, Ms in [[], [creature]], not(R, you)]).
linear:row(adjunct, addition(at(K, owner(N), sel([poss, other], filter([kind([], ns(color)), join(and, [], ns(type))], [])))), of_color_as_well,
           [idle(K), np(here):N-R, not(R, you)]).
linear:row(adjunct, pp(after, at(K, none, headless([this, n(one)]))), after_this, [idle(K)]).
linear:row(adjunct, divided(N), divided(R), [shared_among:N-R]).
linear:row(adjunct, adv([Nth, from, the, top]), nth_from_top(Nth), []).
linear:row(adjunct, equal(N), equal(Amount), [amount:N-Amount]).
linear:row(adjunct, pp2(except, for, at(K, none, sel([], F))), except(Set), [idle(K), set(found, here):F-Set]).

linear:native(under_whom, Reference, Under, State, State) :-
    ( Reference = owner(_) -> Under = owner ; Under = Reference ).

%   applied(+Mod, +Statement0, -Statement) is semidet.

applied(Order, Statements0, Statements) :-
    memberchk(Order, [any_order, random_order]),
    append(Before, [Name:Statement0], Statements0),
    applied(Order, Statement0, Statement),
    append(Before, [Name:Statement], Statements).
applied(again_and_again(N), Statement, repeat(times:N, do:[Statement])) :-
    \+ is_list(Statement),
    \+ ( sub_term(Part, Statement), nonvar(Part), memberchk(Part, [target(_, _), targets(_, _, _), all(_, _)]) ).
applied(once_more, proliferate, proliferate).
applied(times(Amount), Statement0, Statement) :-
    scaled(Statement0, Amount, Statement).
applied(equal(Amount), Statement0, Statement) :-
    Statement0 =.. [Verb|Roles0],
    selectchk(amount:said, Roles0, amount:Amount, Roles),
    Statement =.. [Verb|Roles].
applied(how(Way), Statement0, Statement) :-
    entering(Way, Statement0, Statement).
applied(under(Who), Statement0, Statement) :-
    Statement0 =.. [move|Roles0],
    memberchk(to:battlefield, Roles0),
    selectchk(under:_, Roles0, under:Who, Roles),
    Statement =.. [move|Roles].
applied(for_nothing(Number), to_cast(Who, What, As, Said), Statement) :-
    (   Said == said
    ->  ( Number == one -> Most = 1 ; Most = count(What) ),
        Verb = cast_one
    ;   Said == 1
    ->  Number == one,
        Most = 1,
        Verb = cast_one
    ;   Number == several,
        Most = Said,
        Verb = cast_free
    ),
    ( As == [] -> Roles = [most:Most] ; Roles = [fitting:As, most:Most] ),
    Statement =.. [Verb, who:Who, what:What|Roles].
applied(except(Set), Statement0, Statement) :-
    Statement0 =.. [Verb|Roles0],
    memberchk(Verb, [destroy, move, deal]),
    select(Role:all(K, All), Roles0, Role:all(K, Left), Roles),
    memberchk(Role, [what, to]),
    append(All, [not(Set)], Left),
    Statement =.. [Verb|Roles].
applied(any_order, Statement, Statement) :-
    Statement =.. [move|Roles],
    member(to:library(Place), Roles),
    memberchk(Place, [top, bottom]).
applied(order_of(Who), move(what:What, to:library(Place)), put_in_order(who:Who, what:What, to:library(Place))) :-
    memberchk(Place, [top, bottom]).
applied(nth_from_top(Nth), Statement0, Statement) :-
    Statement0 =.. [move|Roles0],
    memberchk(what:What, Roles0),
    \+ ( sub_term(Part, What), nonvar(Part), memberchk(Part, [all(_, _), some(_, _), up_to(_, _), any_number(_)]) ),
    selectchk(to:library(top), Roles0, to:library(Nth), Roles),
    Statement =.. [move|Roles].
applied(random_order, Statement0, Statement) :-
    Statement0 =.. [move|Roles0],
    selectchk(to:library(bottom), Roles0, to:library(random), Roles),
    Statement =.. [move|Roles].
applied(additional, change(what:What, changes:Changes0, until:Until), change(what:What, changes:Changes, until:Until)) :-
    become_so(additional, Changes0, Changes).
applied(of_color_as_well, change(what:What, changes:Changes0, until:Until), change(what:What, changes:Changes, until:Until)) :-
    become_so(additional, Changes0, Changes1),
    also_of_color(Changes1, Changes).
applied(after_this, extra_turn(Who), extra_turn(Who)).
applied(divided(Among), divided_damage(Source, N, said), divided_damage(Source, N, Among)) :-
    ( integer(N) -> true ; N == x ).
applied(if_able, change(what:What, changes:[if_able(Change)], until:Until), change(what:What, changes:[Change], until:Until)).
applied(until_leaves, move(what:What, to:exile), exile_until_leaves(What)).
applied(at_random, Statement, picked(N, Set, Of, Done)) :-
    Statement =.. [Verb|Roles0],
    memberchk(Verb, [move, reveal]),
    selectchk(what:some(N, Set), Roles0, what:Of, Roles),
    Done =.. [Verb|Roles].
applied(at_random, discard(who:Who, what:some(N, [])), discard_random(Who, N)).
applied(until(Duration), change(what:What, changes:Changes, until:permanent), change(what:What, changes:Changes, until:Duration)).
applied(delayed(Step), Statement, delay(Step, things(Reference), [Done])) :-
    done_later(Statement, Reference, Done).

done_later(destroy(what:R), R, destroy(that)) :- definite(R).
done_later(transform(R), R, transform(that)) :- definite(R).
done_later(sacrifice(who:you, what:those(R, [controlled_by(you)])), R, sacrifice(you, that)) :- definite(R).
done_later(move(what:R, to:exile), R, exile(that)) :- definite(R).
done_later(move(what:R, to:hand), R, return_to_hand(that)) :- definite(R).
done_later(move(what:R, to:battlefield, under:Who), R, put_back(that, Who, [])) :- definite(R), memberchk(Who, [you, owner]).

definite(Reference) :-
    \+ memberchk(Reference, [some(_, _), up_to(_, _), any_number(_), target(_, _), targets(_, _, _), all(_, _)]).

entering(Way, Statement0, Statement) :-
    (   Statement0 =.. [move|Roles0],
        memberchk(to:battlefield, Roles0)
    ->  ways(Way, Ways),
        ( selectchk(how:Before, Roles0, Roles1) -> append(Before, Ways, All) ; Roles1 = Roles0, All = Ways ),
        append(Roles1, [how:All], Roles),
        Statement =.. [move|Roles]
    ;   Statement0 =.. [move|Roles0],
        Way = counters(_, _),
        memberchk(to:exile, Roles0),
        append(Roles0, [how:[Way]], Roles),
        Statement =.. [move|Roles]
    ;   Statement0 =.. [Verb|Roles0],
        memberchk(Verb, [create, create_copy]),
        memberchk(Way, [tapped, attacking]),
        \+ memberchk(how:_, Roles0),
        append(Roles0, [how:Way], Roles),
        Statement =.. [Verb|Roles]
    ).

ways(attacking, [tapped, attacking]).
ways(tapped, [tapped]).
ways(transformed, [transformed]).
ways(counters(Kind, Amount), [counters(Kind, Amount)]).

%!  scaled(+Statement0, +Amount, -Statement) is semidet.
%
%   Statement is Statement0 as often as Amount is.

scaled(change(what:What, changes:[pt(A, B)], until:Until), Amount, change(what:What, changes:[pt(C, D)], until:Until)) :-
    !,
    scaled_size(A, Amount, C),
    scaled_size(B, Amount, D).
scaled(Statement0, Amount, Statement) :-
    Statement0 =.. [Verb|Roles0],
    (   selectchk(amount:N, Roles0, amount:M, Roles)
    ->  product(N, Amount, M)
    ;   Verb == add_mana,
        append(Roles0, [times:Amount], Roles)
    ),
    Statement =.. [Verb|Roles].

product(N, Amount, Product) :-
    ( N == 1 -> Product = Amount ; integer(N), Product = times(N, Amount) ).

scaled_size(N, Amount, Size) :-
    integer(N),
    (   N =:= 0
    ->  Size = 0
    ;   N =:= -1
    ->  Size = the_amount(negative(Amount))
    ;   N < 0
    ->  M is -N,
        Size = the_amount(negative(times(M, Amount)))
    ;   product(N, Amount, Product),
        Size = the_amount(Product)
    ).
