:- module(statement_words,
          [ sentences//1,               % +Statements
            clauses//1                  % +Statements
          ]).

/** <module> Words for statements: sentences

A statement is a sentence, or a clause of one. Statements are canonical (said_references.pl); what each does is a row of deed_words.pl.
*/

:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../text/text_effects', [sentences//1 as frame_sentences]).
:- use_module('../text/text_costs', [paid_costs//1]).
:- use_module('../text/text_phrases', [verb//2]).
:- use_module(amounts_apart, [amount_apart/3, in_place/4]).
:- use_module(change_words, [changes//3, until//1]).
:- use_module(deed_words, [all_damage//1, complement//1, counted_np//3, each_one//1, owners//2, says/4]).
:- use_module(guard_words, [guarding//1]).
:- use_module(inner_words, [amount//1, condition//1, own_words//1, thing//3]).
:- use_module(set_words, [set_np//4]).
:- use_module(thing_words, [np//4, out_of//1, out_of_place/3, possessive//1]).

%!  sentences(+Statements)// is nondet.

sentences([]) --> [].
sentences([Statement|Statements]) --> sentence(Statement), ['.'], sentences(Statements).
sentences([A, B|Statements]) --> sentence(A), [',', then], one_clause(B), ['.'], sentences(Statements).

sentence(if(Condition, Then, Else)) -->
    { Else \== [] },
    !,
    ( { \+ Else = [_, _|_], Condition \= does(_) }, sentences(Else), [if], condition(Condition), [','], clauses(Then), [instead]
    ; [if], condition(Condition), [','], clauses(Then), ['.', otherwise, ','], clauses(Else)
    ).
sentence(Statement) --> one_clause(Statement).

%!  clauses(+Statements)// is nondet.
%
%   Within one sentence.

clauses([Statement]) --> one_clause(Statement).
clauses([First|Others]) --> { Others = [_|_], mixed([First|Others]) }, one_clause(First), spoken_clauses(Others).
clauses([A, B]) --> one_clause(A), ( [and] ; [',', then] ), one_clause(B).
clauses([A, B, C|More]) --> one_clause(A), [','], more_clauses([B, C|More]).

%   mixed(+Statements) is semidet: not all are told to you; then "you" is said with each after the first.

mixed(Statements) :-
    member(Statement0, Statements),
    ( Statement0 = _:Statement -> true ; Statement = Statement0 ),
    ( actor(Statement, Subject), Subject \== you -> true ; says(Statement, you, Verb, _), spoken(Verb) ),
    !.

spoken_clauses([Last]) --> ( [and] ; [',', then] ; [',', and] ), spoken_clause(Last).
spoken_clauses([Next, After|More]) --> [','], spoken_clause(Next), spoken_clauses([After|More]).

spoken_clause(Statement0) -->
    { ( Statement0 = _:Statement1 -> true ; Statement1 = Statement0 ), once(actor(Statement1, you)), says(Statement1, you, Verb, _), \+ spoken(Verb) },
    !, [you], one_clause(Statement0).
spoken_clause(Statement) --> one_clause(Statement).

more_clauses([A, B]) --> one_clause(A), ( [',', and] ; [',', then] ), one_clause(B).
more_clauses([A, B, C|More]) --> one_clause(A), [','], more_clauses([B, C|More]).

%   one_clause(+Statement)//: with X where an amount is said in words of its own.

one_clause(Statement0) -->
    { amount_apart(Statement0, Statement, Tail) },
    plain_clause(Statement),
    tail(Tail).

tail(none) --> [].
tail(where(Amount)) --> [',', where, '^', x, is], amount(Amount).
tail(each(Amount)) --> [for, each], each_one(Amount).

%   plain_clause(+Statement)//

plain_clause(_:Statement) --> !, plain_clause(Statement).
plain_clause(Statement) --> { each_ones(Statement, Noun, Own) }, !, [for, each, Noun, ','], plain_clause(Own).
plain_clause(if(Condition, Then, [])) --> !,
    (   { Then = [reflexive(program(P))], Condition = does(Doer) } ->  [when], condition(does(Doer)), [','], inner_sentence(P)
    ;   { Then = [reflexive(program(P))], Condition = some(those(_, _, _)) } ->  [when], condition(Condition), [','], inner_sentence(P)
    ;   { spoken_later(Condition, Then) } ->  clauses(Then), [if], condition(Condition)
    ;   [if], condition(Condition), [','], clauses(Then)
    ;   { Condition = not(Positive) }, clauses(Then), [unless], condition(Positive)
    ).
plain_clause(cast_free(Who, What, As, Most)) --> !, subject_said(Who, _), [may, cast], cast_cards(What, As, Most, Number), [without, paying], own_mana_cost(Number), cast_if(What, As).
plain_clause(may(Who, Then)) --> !, may(Who, Then).
plain_clause(tempt(you)) --> !, [the, 'Ring', tempts, you].
plain_clause(by(Who, Statement0)) --> !, { its_own(Statement0, Who, Statement) }, subject(Who, Agreement), predicate(Statement, _, Agreement).
plain_clause(after_if(Condition, Then)) --> !, clauses(Then), [if], condition(Condition).
plain_clause(each_together(Of, Statements)) --> !, each_of(Of, Agreement), predicates(Statements, Agreement).
plain_clause(pays(Who, Costs, Then, Else)) --> !, pays(Who, Costs, Then, Else).
plain_clause(pays_mana(Who, Amount, [], Else)) --> !, clauses(Else), [unless], subject_said(Who, Agreement), verb(pay, Agreement), mana_amount(Amount).
plain_clause(each(_, Of, Statement)) --> !, each(Of, Statement).
plain_clause(for_each(_, Of, Do)) --> !, for_each(Of, Do).
plain_clause(delay(When, things(this), [program(Later)])) --> !, [at], moment(When), [','], clauses(Later).
plain_clause(delay(When, things(Reference), [Back, change(that, Changes, permanent)])) --> !,
    later([Back], Reference), [at], moment(When), ['.'], subject_said(Reference, Agreement), { number(Agreement, Number) }, changes(Changes, Agreement, Number).
plain_clause(delay(When, things(Reference), [provided(it_holds(Condition), Done)])) --> !, later(Done, Reference), [at], moment(When), [if], condition(Condition).
plain_clause(delay(When, things(Reference), Instructions)) --> !, later(Instructions, Reference), [at], moment(When).
plain_clause(exile_if_leaves(things(Things))) --> !, [if], dying(Things), [would, leave, the, battlefield, ',', exile, it, instead].
plain_clause(exile_if_dies(things(Things))) --> !, [if], dying(Things), [would, die, this, turn, ',', exile, it, instead].
plain_clause(Statement) --> guarding(Statement), !.
plain_clause(next_cast_returns(Set)) --> !,
    [the, next, time, you, cast], set_np(Set, a, singular, spell), [this, turn, ',', put, that, card, into, your, hand, instead, of, into, your, graveyard, as, it, resolves].
plain_clause(grant_casting([graveyard], Set, paid, Limit)) --> !,
    { Limit == always -> Determiner = bare, Number = plural ; Determiner = a, Number = singular }, [you, may, cast], set_np(Set, Determiner, Number, spell), [from, your, graveyard, this, turn].
plain_clause(exile_if_buried(What, Whose)) --> !, [if], cast_so(What), [would, be, put, into], burying(Whose), [',', exile, it, instead].
plain_clause(exile_once_cast(_, Whose)) --> !, [if, that, spell, would, be, put, into], burying(Whose), [',', exile, it, instead].
plain_clause(cast_next_any_time(you, Set)) --> !, [the, next], set_np(Set, bare, singular, spell), [you, cast, this, turn, can, be, cast, as, though, it, had, flash].
plain_clause(for_now(this_turn, always, replacement(dies(Set), exile))) --> !, [if], set_np(Set, a, singular, permanent), [would, die, this, turn, ',', exile, it, instead].
plain_clause(for_now(this_turn, always, replacement(put_into_graveyard(you, Set), exile))) --> !,
    [if], set_np(Set, a, singular, card), [would, be, put, into, your, graveyard, from, anywhere, this, turn, ',', exile, it, instead].
plain_clause(for_now_of(this_turn, Often, Things, Ability)) --> !, own_words(of_this_turn(Often, Things, Ability)).
plain_clause(for_now(until_your_next_turn, always, triggered(E, C, P))) --> !, own_words(this_turn(until_your_next_turn, triggered(E, C, P))).
plain_clause(for_now(this_turn, Often, triggered(E, C, P))) --> !, own_words(this_turn(Often, triggered(E, C, P))).
plain_clause(for_now(this_turn, always, replacement(deals_damage(Sort, From, To), nothing))) --> !, [prevent], all_damage(Sort), [that, would, be, dealt], damaged(To), [this, turn], sources(From).
plain_clause(change(What, [cant_activate], end_of_turn)) --> possessive(What), [activated, abilities, 'can\'t', be, activated, this, turn].
plain_clause(change(What, Changes, Until)) --> { first_until(Until), Changes \== [goaded] }, until(Until), [','], subject_said(What, Agreement), { number(Agreement, Number) }, changes(Changes, Agreement, Number).
plain_clause(provided(Condition, [program(Then)])) --> !, [if], condition(Condition), [','], clauses(Then).
plain_clause(Statement) -->
    { actor(Statement, Subject), its_own(Statement, Subject, Own) },
    subject(Subject, Agreement, Statement),
    predicate(Own, _, Agreement).
plain_clause(Statement) --> { unknown(Statement) }, frame_sentences([Statement]).

%   cast_cards(+What, +As, +Most, -Number)//, cast_if(+What, +As)//: As what it is cast, where that is not said with the cards

cast_cards(all(Set0), As, Most, Number) --> !,
    { out_of_place(Set0, Set1, Place),
      ( As == [] -> Set = Set1, Noun = card ; Set1 == [], Set = As, Noun = spell ),
      ( Most == 1 -> Determiner = a, Number = singular ; Most = count(_) -> Determiner = any_number, Number = plural ; Determiner = up_to(Most), Number = plural )
    },
    set_np(Set, Determiner, Number, Noun), out_of(Place).
cast_cards(What, _, Most, Number) --> { Most == 1 -> Number = singular ; Number = plural }, np(What, each, moved, _).
cast_if(What, As) --> ( { As == [] ; What = all(_) } -> [] ; [if, it, is], set_np(As, a, singular, spell) ).

own_mana_cost(singular) --> [its, mana, cost].
own_mana_cost(plural) --> [their, mana, costs].

cast_so(that_spell) --> [that, spell].
cast_so(cast(Set)) --> set_np(Set, a, singular, spell), [cast, this, way].

burying(you) --> [your, graveyard].
burying(all([player])) --> [a, graveyard].

dying(those(dealt, _, Set)) --> { Set == [not([player])] -> Shown = [] ; Shown = Set }, set_np(Shown, a, singular, permanent), [dealt, damage, this, way].
dying(Things) --> { Things \= those(dealt, _, _) }, thing(Things, subject, _).

damaged(any) --> [].
damaged([you]) --> [to, you].
damaged([this]) --> [to, ~].

sources(any) --> [].
sources([those(Set)]) --> [by], set_np(Set, bare, plural, permanent).

unknown(Statement) :- \+ says(Statement, _, _, _).

%   spoken_later(+Condition, +Then) is semidet: the Condition is about a target that is named in what is done.

spoken_later(Condition, Then) :-
    sub_term(said(_, _, _), Condition),
    sub_term(Target, Then),
    nonvar(Target),
    ( Target = target(_) ; Target = targets(_, _) ),
    !.

inner_sentence(Program) --> own_sentence(spell([program(Program)])).

own_sentence(Ability) --> own_words(sentence(Ability)).

subject(Who, Agreement) --> subject(Who, Agreement, none).

%   subject(+Who, -Agreement, +Statement)//: "you" is only said with some verbs.

subject(you, base, Statement) --> !, ( { says(Statement, you, Verb, _), \+ spoken(Verb) } -> [] ; [you] ).
subject(Who, Agreement, _) --> subject_said(Who, Agreement).

subject_said(Who, Agreement) --> thing(Who, subject, Agreement).

spoken(Verb) :- memberchk(Verb, [gain, lose, get, win, control, may, 'can\'t']).

predicate(Statement, Subject, Agreement) -->
    { says(Statement, Subject, Verb, Complement) },
    verb_said(Verb, Agreement),
    complement(Complement).
predicate(change(What, Changes, Until), What, Agreement) -->
    { \+ Changes = [controlled_by(_)], Changes \== [goaded] },
    change(Changes, Until, Agreement).

%   each_ones(+Statement0, -Noun, -Statement) is semidet: "for each opponent, up to one target creature that player controls"

each_ones(Statement0, Noun, Statement) :-
    sub_term(Targets, Statement0),
    nonvar(Targets),
    Targets = targets(one_each(Noun, Least), Set0),
    ( selectchk(controlled(opponent), Set0, Set1) -> true ; Set1 = Set0 ),
    ( Least == 0 -> Own = targets(up_to(1), [controlled(that_player)|Set1]) ; Own = target([controlled(that_player)|Set1]) ),
    in_place(Statement0, Targets, Own, Statement).

%   its_own(+Statement0, +Subject, -Statement) is det: what a player does with what is theirs.

its_own(Statement0, Subject, Statement) :-
    (   memberchk(Subject, [controller(_), owner(_)])
    ->  in_place(Statement0, Subject, said(player, singular, pronoun), Statement)
    ;   Statement = Statement0
    ).

verb_said('doesn\'t', Agreement) --> !, { Agreement == third }, ['doesn\'t'].
verb_said('don\'t', Agreement) --> !, { Agreement == base }, ['don\'t'].
verb_said(Verb, _) --> { memberchk(Verb, [may, 'can\'t']) }, !, [Verb].
verb_said(Verb, Agreement) --> verb(Verb, Agreement).

%   may(+Who, +Then)//

may(Who, Then0) --> { all_by(Then0, Who), its_own(Then0, Who, Then) }, subject_said(Who, _), [may], predicates(Then, base).
may(you, [Statement0|More]) -->
    { ( Statement0 = _:Statement -> true ; Statement = Statement0 ), actor(Statement, Other), Other \== you },
    [you, may, have], subject_said(Other, _), predicate(Statement, Other, base),
    ( { More == [] } -> [] ; [and], clauses(More) ).

all_by(Statements, Who) :- \+ ( member(S0, Statements), ( S0 = _:S -> true ; S = S0 ), \+ acts(S, Who) ).

acts(by(By, _), Who) :- !, same_one(By, Who).
acts(may(By, _), Who) :- !, same_one(By, Who).
acts(Statement, Who) :- actor(Statement, Subject), same_one(Subject, Who), !.
acts(Statement, _) :- memberchk(Statement, [if(_, _, _), name(_, _)]), fail.

actor(Statement, Subject) :- says(Statement, Subject, _, _).
actor(change(What, Changes, _), What) :- \+ Changes = [controlled_by(_)], Changes \== [goaded].

same_one(A, B) :- ( A == B -> true ; A = said(player, singular, _) -> true ; A == you, B = said(player, singular, _) ).

predicates([Statement]) --> predicates([Statement], base).

predicates([S], Agreement) --> one_predicate(S, Agreement).
predicates([A, B], Agreement) --> one_predicate(A, Agreement), ( [and] ; [',', then] ), one_predicate(B, Agreement).
predicates([A, B, C|More], Agreement) --> one_predicate(A, Agreement), [','], more_predicates([B, C|More], Agreement).

more_predicates([A, B], Agreement) --> one_predicate(A, Agreement), ( [',', and] ; [',', then] ), one_predicate(B, Agreement).
more_predicates([A, B, C|More], Agreement) --> one_predicate(A, Agreement), [','], more_predicates([B, C|More], Agreement).

one_predicate(_:Statement, Agreement) --> !, one_predicate(Statement, Agreement).
one_predicate(by(_, Statement), Agreement) --> !, one_predicate(Statement, Agreement).
one_predicate(may(_, Then), _) --> !, [may], predicates(Then, base).
one_predicate(Statement0, Agreement) -->
    { amount_apart(Statement0, Statement, Tail) },
    predicate(Statement, _, Agreement),
    tail(Tail).

%   pays(+Who, +Costs, +Then, +Else)//

pays(Who, Costs, [], Else) --> { Who = target(_), Else \== [] },
    subject_said(Who, _), [may], paid(Costs, base), ['.', if], they(Who), ['don\'t', ','], clauses(Else).
pays(Who, Costs, [], Else) --> { Else \== [] }, clauses(Else), [unless], subject_said(Who, Agreement), paid(Costs, Agreement).
pays(Who, Costs, Then, []) --> { Then \== [] },
    subject_said(Who, _), [may], paid(Costs, base), ['.', if], they(Who), [do, ','], clauses(Then).
pays(Who, Costs, Then, Else) --> { Then \== [], Else \== [] },
    subject_said(Who, _), [may], paid(Costs, base), ['.', if], they(Who), [do, ','], clauses(Then), ['.', otherwise, ','], clauses(Else).

they(Who) --> ( { Who == you } -> [you] ; [they] ).

paid(Costs, base) --> paid_costs(Costs).
paid([mana(Mana)], third) --> [pays, Mana].
paid([pay_life(N)], third) --> [pays, N, life].
paid([discard(N, Set)], third) --> [discards], counted_np(N, Set, card).
paid([either(A, B)], Agreement) --> paid([A], Agreement), [or], paid([B], Agreement).
paid([sacrifice(N, Set)], third) --> [sacrifices], counted_np(N, Set, permanent).


mana_amount(X) --> { memberchk(X, [x, '$x']) }, ['{X}'].
mana_amount(N) --> { integer(N), format(atom(Symbol), '{~d}', [N]) }, [Symbol].

%   each(+Of, +Statement)//: at once, to each as much as is that one's own.

each(Of, Statement0) -->
    { own_roles(Statement0, Of, Statement) },
    one_clause(Statement).
each(said(Noun, plural, How), Statement) --> subject_said(said(Noun, plural, How), base), [each], one_predicate(Statement, base).
each(Of, Statement) --> { Of \= said(_, plural, _) }, each_of(Of, Agreement), one_predicate(Statement, Agreement).
each(all(Set), Statement) --> [for, each], set_np(Set, bare, singular, permanent), [','], clauses([Statement]).

own_roles(Statement0, Of, Statement) :-
    Statement0 =.. [Verb|Roles0],
    memberchk(Verb, [deal, put_counters, draw, gain_life, lose_life, mill, discard, sacrifice, create, change]),
    Of \= said(_, plural, _),
    append(Before, [said(_, singular, _)|After], Roles0),
    append(Before, [Of|After], Roles),
    Statement =.. [Verb|Roles].

each_of(Of, Agreement) --> subject_said(Of, Agreement).
each_of(all(Set), third) --> { \+ memberchk(player, Set), \+ memberchk(opponent, Set) }, set_np(Set, each, singular, permanent).

%   for_each(+Of, +Do)//: one after the other.

for_each(all([Noun]), [_:Do]) --> { memberchk(Noun, [player, opponent]), Do = may(_, _) }, [any, Noun], one_predicate(Do, base).
for_each(Of, Do) --> { players(Of), all_by(Do, said(player, singular, pronoun)) }, each_of(Of, Agreement), predicates(Do, Agreement).
for_each(all([Noun]), [Do]) --> { memberchk(Noun, [player, opponent]) }, [any, Noun], one_predicate(Do, base).
for_each(all(Set), Do) --> { \+ players(all(Set)) }, [for, each], set_np(Set, bare, singular, permanent), [','], clauses(Do).
for_each(all(Set), Do) --> { players(all(Set)) }, [for, each], set_np(Set, bare, singular, permanent), [','], clauses(Do).

players(all(Set)) :- ( memberchk(player, Set) ; memberchk(opponent, Set) ), !.
players(targets(_, Set)) :- ( memberchk(player, Set) ; memberchk(opponent, Set) ), !.
players(both(_, _)).

%   later(+Instructions, +Reference)//, moment(+When)//

later([sacrifice(you, that)], R) --> [sacrifice], np(R, each, permanent, _).
later([exile(that)], R) --> [exile], np(R, each, permanent, _).
later([destroy(that)], R) --> [destroy], np(R, each, permanent, _).
later([transform(that)], R) --> [transform], np(R, each, permanent, _).
later([return_to_hand(that)], R) --> [return], np(R, each, permanent, _), [to], owners(R, hand).
later([put_back(that, owner, [])], R) --> [return], np(R, each, permanent, _), [to, the, battlefield, under], owners(R, control).
later([put_back(that, you, [])], R) --> [return], np(R, each, permanent, _), [to, the, battlefield, under, your, control].

moment(end_turn) --> [the, beginning, of, the, next, end, step].
moment(end_combat) --> [end, of, combat].
moment(upkeep) --> [the, beginning, of, the, next, upkeep].
moment(your(upkeep)) --> [the, beginning, of, your, next, upkeep].
moment(your(end_turn)) --> [the, beginning, of, your, next, end, step].

first_until(until_your_next_turn).

number(third, singular).
number(base, plural).

%   change(+Changes, +Until, +Agreement)//: what is a matter of this turn only, is said so.

change(Changes, Until, Agreement) -->
    { number(Agreement, Number) },
    (   { append(Before, [Last], Changes), limiting(Last), Before \== [], Until == end_of_turn }
    ->  changes(Before, Agreement, Number), until(Until), [and], changes([Last], Agreement, Number), lasting([Last], Until)
    ;   { append([First], After, Changes), limiting(First), After \== [], Until == end_of_turn }
    ->  changes([First], Agreement, Number), lasting([First], Until), [and], changes(After, Agreement, Number), until(Until)
    ;   changes(Changes, Agreement, Number), lasting(Changes, Until)
    ).
change(Changes, Until, third) --> { member(add_types(_), Changes) }, changes([still|Changes], third, singular), until(Until), ['.', 'it\'s', still, a, land].
change(Changes, Until, base) --> { member(add_types(_), Changes) }, changes([still|Changes], base, plural), until(Until), ['.', 'they\'re', still, lands].

lasting(Changes, end_of_turn) --> { last(Changes, ignores_defender) }, !, [].
lasting(Changes, end_of_turn) --> { last(Changes, Last), limiting(Last) }, !, [this, turn], able(Last).
lasting(_, Until) --> until(Until).

limiting(Change) :- functor(Change, Name, _),
    memberchk(Name, [cant_block, cant_attack, cant_be_blocked, must_attack, must_block, must_be_blocked, blocks_more, blocks_any_number, ignores_defender, cant_be_regenerated,
                     cant_be_blocked_except_by, cant_be_blocked_by, cant_block_those]).

able(Change) --> ( { memberchk(Change, [must_attack, must_block, must_be_blocked]) } -> [if, able] ; [] ).
