:- module(token_rows, []).

/** <module> Tokens that are created
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(linear, [all_meant/5, fresh/3, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(verb(create, A, D, here), [obj(at(K, none, sel(Ds, F)))], S, [bind(K, did(D)), number_of:Ds-Q, token(A, Q):F-S]).
linear:row(verb(create, A, D, here), [obj(at(K, Of, sel([that_m(many)], F)))], S, [as_many(ns(token), K):Of-Q, bind(K, did(D)), token(A, Q):F-S]).
linear:row(verb(create, A, D, here), [obj(at(K, none, sel([a], filter([kind([], n(number))], [pp(of, at(J, none, sel([], F))), equal(N)]))))], S,
           [bind(K, did(D)), idle(J), amount:N-Q, token(A, Q):F-S]).
linear:row(verb(create, A, D, here), [obj(at(K, none, group([N, join(and, M)])))], [D:S, E:T],
           [idle(K), verb(create, A, D, here):[obj(N)]-S, fresh(E), verb(create, A, E, here):[obj(M)]-T]).
linear:native(verb(create, A, D, here), [obj(at(_, none, group([First, Second|Joined])))], Statements, State0, State) :-
    Joined = [_|_],
    findall(N, ( N = First ; member(join(Word, N), [Second|Joined]), memberchk(Word, [(','), and, [',', and]]) ), Nodes),
    length([First, Second|Joined], Count),
    length(Nodes, Count),
    created_each(Nodes, D, A, Statements, State0, State).
linear:row(token(A, Q), filter([kind([sub(Kind)], Noun)], []), create(who:A, amount:Q, what:predefined(Kind)), [tokens:Noun-token]).
linear:row(token(A, Q), filter([kind([tapped, sub(Kind)], Noun)], []), create(who:A, amount:Q, what:predefined(Kind), how:tapped), [tokens:Noun-token]).
linear:row(token(A, Q), filter([kind([tapped, pt(P)|Ms], Noun)], Ps), create(who:A, amount:Q, what:Token, how:tapped), [tokens:Noun-token, described(P, Ps):Ms-Token]).
linear:row(token(A, Q), filter([kind([pt(P)|Ms], Noun)], Ps), create(who:A, amount:Q, what:Token), [tokens:Noun-token, described(P, Ps):Ms-Token]).
linear:row(token(A, Q), filter([kind([], Noun)], [that_is(that, is(Tense, yes, [], np(sel(Ds, filter([kind([], Copy)], [pp(of, N)]))), []))]),
           create_copy(who:A, amount:Q, of:R), [tokens:Noun-token, Tense in [pres_s, pres_p], Ds in [[a], []], Copy in [n(copy), ns(copy)], np(here):N-R]).
linear:row(token(A, Q), filter([kind(Ms, Noun)], [undergone(do(pres, attach, [], [to(to, N)], []))]), create_attached(who:A, amount:Q, what:predefined(Role), to:R),
           [tokens:Noun-token, role:Ms-Role, np(here):N-R]).
linear:row(role, [sub(Word), sub(role)], Role,
           [Word-Role in [cursed-cursed_role, monster-monster_role, royal-royal_role, sorcerer-sorcerer_role, virtuous-virtuous_role, wicked-wicked_role]]).
linear:row(role, [nm('Young'), sub(hero), sub(role)], young_hero_role, []).
linear:row(tokens, n(token), token, []).
linear:row(tokens, ns(token), token, []).

%   "Create Kaldra, a legendary 4/4 colorless Avatar creature token"

linear:row(token(A, Q), filter([kind([legendary, pt(P)|Ms], Noun)], Ps), create(who:A, amount:Q, what:Token), [tokens:Noun-token, described(P, Ps):[legendary|Ms]-Token]).
linear:row(verb(create, A, D, here), [obj(appos(nm(Words), at(K, none, sel([a], F))))], S, [bind(K, did(D)), name:Words-Name, token(A, 1):F-S0, called(Name):S0-S]).
linear:native(called(Name), create(who:Who, amount:1, what:token(_, Types, Subtypes, Colors, P, T, Abilities)), create(who:Who, amount:1, what:token(Name, Types, Subtypes, Colors, P, T, Abilities)), State, State).

linear:native(described(Size, Posts), Adjectives, token(Name, Types, Subtypes, Colors, Power, Toughness, Abilities), State0, State) :-
    atomic_list_concat([P, T], /, Size),
    atom_number(P, Power),
    atom_number(T, Toughness),
    parts(Adjectives, Colors, Subtypes, Types),
    memberchk(creature, Types),
    Subtypes \== [],
    all_meant(token_post, Posts, Meanings, State0, State),
    findall(Ability, ( member(abilities(Some), Meanings), member(Ability, Some) ), Abilities),
    findall(Called, member(named(Called), Meanings), Names),
    name_of(Names, Subtypes, Name).

name_of([], Subtypes, Name) :-
    maplist(capital, Subtypes, Words),
    atomic_list_concat(Words, ' ', Name).
name_of([Name], _, Name).

capital(Word, Capital) :-
    sub_atom(Word, 0, 1, _, First),
    sub_atom(Word, 1, _, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capital).

parts([], [], [], []).
parts([Part|Parts], Colors, Subtypes, Types) :-
    parts(Parts, Colors0, Subtypes0, Types0),
    (   Part = sub(Subtype)
    ->  Colors = Colors0, Subtypes = [Subtype|Subtypes0], Types = Types0
    ;   Part == colorless
    ->  Colors = Colors0, Subtypes = Subtypes0, Types = Types0
    ;   memberchk(Part, [white, blue, black, red, green])
    ->  Colors = [Part|Colors0], Subtypes = Subtypes0, Types = Types0
    ;   Part = co(First, [c(and, Second)])
    ->  Colors = [First, Second|Colors0], Subtypes = Subtypes0, Types = Types0
    ;   memberchk(Part, [creature, artifact, enchantment, land, legendary, snow])
    ->  Colors = Colors0, Subtypes = Subtypes0, Types = [Part|Types0]
    ).

linear:row(token_post, with_abilities(with, Ks), abilities(Abilities), [each(token_ability):Ks-Abilities]).
linear:row(token_post, named(nm(Words)), named(Name), [name:Words-Name]).
linear:row(token_ability, K, Keyword, [keyword:K-Keyword]).
linear:row(token_ability, granted(Quote, A), Ability, [quotes:Quote-yes, granted:A-Ability]).
linear:row(token_ability, join(Word, K), Ability, [Word in [and, (','), [',', and]], token_ability:K-Ability]).

%   Tokens that enter tapped, or attacking (508.4)

linear:row(token(A, Q), filter([kind(Ms, Noun)], Ps0), create(who:A, amount:Q, what:Token, how:Way), [tokens:Noun-token, entering_so:Ps0-entering(Ps, Way), token(A, Q):filter([kind(Ms, Noun)], Ps)-create(who:A, amount:Q, what:Token)]).
linear:row(token(A, Q), filter([kind([Said, pt(P)|Ms], Noun)], Ps), create(who:A, amount:Q, what:Token, how:attacking),
           [tokens:Noun-token, tapped_and_attacking:Said-yes, described(P, Ps):Ms-Token]).
linear:row(token(A, Q), filter([kind([tapped], Noun)], Ps), create_copy(who:A, amount:Q, of:R, how:tapped), [token(A, Q):filter([kind([], Noun)], Ps)-create_copy(who:A, amount:Q, of:R)]).
linear:row(token(A, Q), filter([kind([Said], Noun)], Ps), create_copy(who:A, amount:Q, of:R, how:attacking),
           [tapped_and_attacking:Said-yes, token(A, Q):filter([kind([], Noun)], Ps)-create_copy(who:A, amount:Q, of:R)]).
linear:row(token(A, Q), filter([kind([], Noun)], [Copy|Ps]), create_copy(who:A, amount:Q, of:R, how:Way),
           [entering_so:Ps-entering([], Way), token(A, Q):filter([kind([], Noun)], [Copy])-create_copy(who:A, amount:Q, of:R)]).
linear:row(tapped_and_attacking, co(tapped, [c(and, attacking)]), yes, []).
linear:native(entering_so, Posts0, entering(Posts, Way), State, State) :-
    append(Posts, [that_is(that, is(Tense, yes, [], Being, []))], Posts0),
    memberchk(Tense, [pres_s, pres_p]),
    memberchk(Being-Way, [each([undergo(do(pres, tap, [], [], [])), join(and, ing(do(pres, attack, [], [], [])))])-attacking, undergo(do(pres, tap, [], [], []))-tapped]).

created_each([], _, _, [], State, State).
created_each([Node|Nodes], Name, Agent, [Name:Statement|Statements], State0, State) :-
    meant(verb(create, Agent, Name, here), [obj(Node)], Statement, State0, State1),
    ( Nodes == [] -> State2 = State1 ; fresh(Next, State1, State2) ),
    created_each(Nodes, Next, Agent, Statements, State2, State).
