:- module(returned_rows,
          [ said_of_entering/2          % +Sentence, +Program
          ]).

/** <module> What comes back as something else: transformed, or of another card type; spells and permanents that are returned
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [contains_var/2]).
:- use_module(each_their_own, [again/2]).
:- use_module(linear, [meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

%   "Exile ~, then return it to the battlefield transformed under its owner's control."

linear:row(s, seq(say(you, do(pres, exile, [], [obj(this)], [])), [then(Word, say(you, do(pres, return, [], [obj(ref(this)), to(to, Z)], Adjuncts)))]),
           [exile(this), put_back(this, Who, [transformed])], [Word in [then, [',', then]], zone(found):Z-battlefield, transformed_under:Adjuncts-Who]).
linear:row(transformed_under, [adv([transformed]), U], Who, [adjunct:U-under(Who), Who in [you, owner]]).

%   "Return it to the battlefield. It's an Angel in addition to its other types": it enters as one (611.2e).

linear:native(together, entering_as(Before, T), Program, State0, State) :-
    (   no_longer(T, What, Changes),
        entered_as(Before, What, Changes, Entered)
    ->  Program = Entered,
        State = State0
    ;   meant(s, T, After, State0, State),
        (   changed_for_good(After, What, Changes),
            entered_as(Before, What, Changes, Entered)
        ->  Program = Entered
        ;   append(Before, After, Program)
        )
    ).

no_longer(say(ref(this), is(pres, yes, [], np(sel([Word], filter([kind([], n(Type))], []))), [])), this, [set_types([Type])]) :-
    memberchk(Word-Type, [an-enchantment, a-enchantment, an-artifact, a-artifact]).

changed_for_good([Statement|Statements], What, Changes) :-
    maplist(changed_so(What), [Statement|Statements], Lists),
    append(Lists, Changes).

changed_so(What, _:change(what:What, changes:Changes, until:permanent), Changes).

%   entered_as(+Program0, +What, +Changes, -Program) is semidet: the last that Program0 moves to the battlefield is What.

entered_as(Program0, What, Changes, Program) :-
    append(Others, [Statement0], Program0),
    (   enters_as(Statement0, What, Changes, Statement)
    ->  append(Others, [Statement], Program)
    ;   beside_it(Statement0),
        entered_as(Others, What, Changes, Entered),
        append(Entered, [Statement0], Program)
    ).

%   beside_it(+Statement) is semidet: it chooses nothing and moves nothing, so nothing that is said of what entered waits for it.

beside_it(Statement0) :-
    bare(Statement0, Statement),
    functor(Statement, Verb, _),
    memberchk(Verb, [attach, change, delay, exile_if_leaves, gain_life, lose_life, put_counters, shuffle]).

bare(Statement0, Statement) :-
    ( Statement0 = _:Statement -> true ; Statement = Statement0 ).

enters_as(Statement0, What, Changes, Statement) :-
    bare(Statement0, Deed0),
    Deed0 =.. [Verb|Roles0],
    (   Verb == move
    ->  moved_as(Roles0, Statement0, What, Changes, Roles)
    ;   memberchk(Verb, [if, may, pays]),
        maplist(branch_as(What, Changes), Roles0, Roles),
        Roles \== Roles0
    ),
    Deed =.. [Verb|Roles],
    ( Statement0 = Name:_ -> Statement = Name:Deed ; Statement = Deed ).

branch_as(What, Changes, Role:Program0, Role:Program) :-
    (   memberchk(Role, [then, else]),
        entered_as(Program0, What, Changes, Entered)
    ->  Program = Entered
    ;   Program = Program0
    ).

moved_as([what:Moved, to:battlefield|Roles0], Name:_, What, Changes, [what:Moved, to:battlefield|Roles]) :-
    again(Moved, Again),
    ( member(Way, [Moved, Again, did(Name)]), Way == What -> true ),
    ( selectchk(how:Ways0, Roles0, Roles1) -> append(Ways0, [becoming(Changes)], Ways) ; Roles1 = Roles0, Ways = [becoming(Changes)] ),
    append(Roles1, [how:Ways], Roles).

%!  said_of_entering(+Sentence, +Program) is semidet.
%
%   Sentence says what something is, after Program put something onto the battlefield; what it becomes or gains, it does afterwards.

said_of_entering(say(_, Predicate), Program) :-
    is_so(Predicate),
    contains_var(to:battlefield, Program).

is_so(is(pres, yes, [], _, _)).
is_so(do(pres, have, [], _, _)).
is_so(all_of(Predicate, Joined)) :-
    is_so(Predicate),
    forall(member(join(_, Other), Joined), is_so(Other)).

%   "Put its counters on target creature you control" (122.8)

linear:row(verb(put, A, D, here), [obj(at(K, owner(N), sel([poss], filter([kind([], ns(counter))], [])))), to(on, M)], put_its_counters(R, S),
           [A in [you], named:D-yes, idle(K), np(here):N-R, R in [this, that], np(here):M-S, one_target:S-yes]).
linear:native(one_target, Reference, yes, State, State) :-
    ( memberchk(Reference, [this, that]) ; Reference = target(_, _) ; Reference = targets(_, up_to(1), _) ),
    !.

%   "Target spell or creature"

linear:row(set(target, here), filter([kind([], n(spell)), join(or, Ms, Noun)], []), [either([spell], Set)], [set(target, here):filter([kind(Ms, Noun)], [])-Set]).
