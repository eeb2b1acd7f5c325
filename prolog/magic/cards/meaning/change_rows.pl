:- module(change_rows, []).

/** <module> Verbs that change what permanents are, and the abilities that they give
*/

:- use_module(library(lists), [member/2, memberchk/2, same_length/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [all_meant/5, known/3, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(verb(get, A, D, here), [pt(P)], S, [an_object:A-yes, named:D-yes, size:P-Change, changed(A):[Change]-S]).
linear:row(verb(get, A, D, here), [obj(headless([a, additional], [pt(P)]))], S, [an_object:A-yes, named:D-yes, size:P-Change, changed(A):[Change]-S]).
linear:row(verb(have, A, D, here), [obj(at(K, none, sel([], filter([kind([base], n(power)), join(and, [], n(toughness))], [pt(P)]))))], S,
           [idle(K), an_object:A-yes, named:D-yes, size:P-Size, set_size:Size-Change, changed(A):[Change]-S]).
linear:native(set_size, pt(P, T), set_pt(P, T), State, State).
linear:row(verb(gain, A, D, here), [obj(at(K, none, sel([all], filter([kind([creature], ns(type))], []))))], S, [idle(K), an_object:A-yes, named:D-yes, changed(A):[every_creature_type]-S]).
linear:row(act(A), is(pres, yes, [], np(at(K, none, sel([every], filter([kind([creature], n(type))], [])))), []), [D:change(what:A, changes:[every_creature_type], until:permanent)],
           [not(A, this), idle(K), an_object:A-yes, fresh(D)]).
linear:row(verb(lose, A, D, here), [obj(at(K, none, sel([all], filter([kind([creature], ns(type))], []))))], S, [idle(K), an_object:A-yes, named:D-yes, changed(A):[set_creature_types([])]-S]).
linear:row(keyword, keyword([hexproof, from], colors([Color])), hexproof_from(color(Color)), []).
linear:row(verb(Verb, A, D, here), [abilities(Ks)], S, [Verb in [gain, have], an_object:A-yes, named:D-yes, each(gained):Ks-Changes, changed(A):Changes-S]).
linear:row(verb(gain, A, D, here), [abilities([choice_of_abilities(Ks)])], gain_one_of(what:A, among:Words, until:permanent), [an_object:A-yes, named:D-yes, one_of_them:Ks-Words]).
linear:native(one_of_them, [First|Joined], [Word|Words], State0, State) :-
    findall(K, ( member(join(Or, K), Joined), memberchk(Or, [or, ',', [',', or]]) ), Others),
    same_length(Joined, Others),
    all_meant(gained, [First|Others], [Word|Words], State0, State),
    \+ ( member(gain(One), [Word|Words]), \+ atom(One) ).
linear:row(verb(lose, A, D, here), [obj(at(K, none, sel([all], filter([kind([], ns(ability))], []))))], S,
           [idle(K), an_object:A-yes, named:D-yes, changed(A):[lose_abilities]-S]).
linear:row(verb(lose, A, D, here), [abilities(Ks)], S, [an_object:A-yes, named:D-yes, each(lost):Ks-Changes, changed(A):Changes-S]).
linear:row(verb(gain, A, D, here), [obj(at(K, none, sel([], filter([kind([], n(control))], [pp(of, N)]))))], S,
           [A in [you], idle(K), named:D-yes, np(here):N-R, changed(R):[controlled_by(you)]-S]).
linear:row(verb(gain, A, D, here), [obj(at(K, none, sel([], filter([kind([], n(control))], [pp(of, N)]))))], S,
           [not(A, you), idle(K), named:D-yes, np(here):N-R, not(A, R), an_object:R-yes, taker:A-B, changed(R):[controlled_by(B)]-S]).
linear:native(taker, Who, Taker, State, State) :-
    (   Who = the(_)
    ->  Taker = things(Who)
    ;   Who = controller(Of),
        memberchk(Of, [this, that, again(_), enchanted(_), equipped(_)])
    ->  Taker = controller_of(Of)
    ;   Taker = Who
    ).
linear:row(changed(A), Changes, change(what:A, changes:Changes, until:permanent), []).
linear:row(verb(become, A, D, here), [becomes([colors([Color])])], S,
           [an_object:A-yes, named:D-yes, Color in [white, blue, black, red, green], changed(A):[set_colors([Color])]-S]).

linear:row(untaps_not(A), do(pres, untap, [], [], [pp(during, at(K, none, of_its(N, [part('\'s', [ord(next)], filter([kind([untap], n(step))], []))])))]), [stays_tapped(R)],
           [idle(K), np(here):N-Whose, owner_of_it(A):Whose-R]).
linear:row(untaps_not(A), do(pres, untap, [], [], [pp(during, at(K, owner(N), sel([poss, ord(next)], filter([kind([untap], n(step))], []))))]), [stays_tapped(R)],
           [idle(K), np(here):N-Whose, owner_of_it(A):Whose-R]).
%   The next untap step of a certain player: of what is known, or of all that player's permanents of a sort

linear:row(untaps_not(A), do(pres, untap, [], [], [pp(during, N)]), [keep_tapped(what:R, step_of:Who)], [next_untap_step:N-Who, known_ones:A-R]).
linear:row(untaps_not(all(J, Set)), do(pres, untap, [], [], [pp(during, N)]), [keep_all_tapped(what:Sort, step_of:Who)], [idle(J), next_untap_step:N-Said, all_that_they_control(Said):Set-(Sort/Who)]).
linear:row(next_untap_step, at(K, none, sel([your, ord(next)], filter([kind([untap], n(step))], []))), you, [idle(K)]).
linear:row(next_untap_step, at(K, none, of_its(N, [part('\'s', [ord(next)], filter([kind([untap], n(step))], []))])), Who, [idle(K), np(here):N-Who, known_player:Who-yes]).
linear:row(next_untap_step, at(K, owner(N), sel([poss, ord(next)], filter([kind([untap], n(step))], []))), Who, [idle(K), np(here):N-Who, known_player:Who-yes]).
linear:native(known_player, Who, yes, State, State) :-
    memberchk(Who, [again(_), that_player, defending_player, target(_, [player]), target(_, [opponent])]).
linear:native(known_ones, Reference, Known, State, State) :-
    memberchk(Reference, [this, again(_), target(_, _), targets(_, _, _), did(_)]),
    Known = Reference.
linear:native(all_that_they_control(Said), Set0, Sort/Who, State, State) :-
    (   Said == you,
        selectchk(controlled(you), Set0, Sort)
    ->  Who = you
    ;   selectchk(controlled_by(Who), Set0, Sort),
        ( Said == Who -> true ; Who = target(K, _), Said == again(K) )
    ),
    \+ ( sub_term(Part, Sort), \+ is_list(Part), \+ memberchk(Part, [creature, land, artifact, enchantment, planeswalker, type(_), either(_, _)]) ).

linear:row(untaps_not(A), do(pres, untap, [], [], [pp(during, at(K, none, of_its(N, [part('\'', [ord(next)], filter([kind([untap], ns(step))], []))])))]), [stays_tapped(R)],
           [idle(K), np(here):N-Whose, owner_of_it(A):Whose-R]).
linear:native(owner_of_it(A), Whose, A, State, State) :-
    again_of(A, Again),
    Whose == controller(Again).

again_of(A, Again) :-
    ( memberchk(A, [target(K, _), targets(K, _, _), all(K, _)]) -> Again = again(K) ; Again = A ).

%   "Target creature attacks this turn if able"

linear:row(verb(attack, A, D, here), [], change(what:A, changes:[if_able(must_attack)], until:permanent), [an_object:A-yes, named:D-yes]).
linear:row(adjunct, if_able, if_able, []).

%   "can't block", "can't be blocked"

linear:row(cant(A), do(pres, Verb, [], [], Adjuncts), Program,
           [an_object:A-yes, Verb-Change in [block-cant_block, attack-cant_attack], fresh(D), lasting_change(A, Change, D):Adjuncts-Program]).
linear:row(cant(A), is(pres, yes, [], undergo(do(pres, block, [], [], [])), Adjuncts), Program,
           [an_object:A-yes, fresh(D), lasting_change(A, cant_be_blocked, D):Adjuncts-Program]).
linear:row(cant(A), is(pres, yes, [], undergo(do(pres, block, [], [], Adjuncts)), []), Program,
           [an_object:A-yes, fresh(D), lasting_change(A, cant_be_blocked, D):Adjuncts-Program]).
linear:row(lasting_change(A, Change, D), [time(this(turn))], [D:change(what:A, changes:[Change], until:end_of_turn)], []).
linear:row(lasting_change(A, Change, D), [], [D:change(what:A, changes:[Change], until:permanent)], []).

linear:native(size, Text, pt(Power, Toughness), State, State) :-
    atomic_list_concat([P, T], /, Text),
    sized(P, State, Power),
    sized(T, State, Toughness).

sized(Text, State, Size) :-
    (   memberchk(Text-Sign, ['X'-plus, '+X'-plus, '-X'-minus])
    ->  ( known(x, X, State) -> true ; X = x ),
        ( Sign == plus -> Size = X ; Size = the_amount(negative(X)) )
    ;   atom_number(Text, Size)
    ->  true
    ;   atom_concat(+, Digits, Text),
        atom_number(Digits, Size)
    ).

%   Keywords and quoted abilities

linear:row(gained, K, gain(Keyword), [keyword:K-Keyword]).
linear:row(gained, granted(Quote, A), gain(Ability), [quotes:Quote-yes, granted:A-Ability]).
linear:row(gained, join(Word, K), Change, [Word in [and, (','), [',', and]], gained:K-Change]).
linear:row(lost, K, lose(Keyword), [keyword:K-Keyword]).
linear:row(lost, join(Word, K), Change, [Word in [and, (','), [',', and]], lost:K-Change]).
linear:native(quotes, Quote, yes, State, State) :-
    atomic(Quote).

linear:row(keyword, join(Word, K), Keyword, [Word in [and, (','), [',', and]], keyword:K-Keyword]).
linear:native(keyword, keyword(Words), Keyword, State, State) :-
    atomic_list_concat(Words, '_', Name),
    (   memberchk(Name-Land, [forestwalk-forest, islandwalk-island, swampwalk-swamp, mountainwalk-mountain, plainswalk-plains])
    ->  Keyword = landwalk(Land)
    ;   Keyword = Name
    ).
linear:row(keyword, keyword([Word], num(N)), Keyword, [of_number(Word):N-Keyword]).
linear:native(of_number(Word), N, Keyword, State, State) :-
    integer(N),
    Keyword =.. [Word, N].
linear:row(keyword, keyword([Word], cost(Cost)), Keyword, [of_cost(Word):Cost-Keyword]).
linear:native(of_cost(Word), Cost, Keyword, State, State) :-
    atom(Cost),
    Keyword =.. [Word, Cost].
linear:row(keyword, keyword([protection], colors([Color])), protection(color(Color)), []).

%   A quoted ability speaks of nothing that was spoken of outside it.

linear:native(granted, Node, Ability, State0, State) :-
    State0 = state(Env, N, Deeds, Miss),
    meant(ability, Node, Ability, state([], N, [], Miss), state(_, M, _, _)),
    \+ ( Ability = spell(Effects), \+ Effects = [program([_:change(what:_, changes:_, until:permanent)])] ),
    Ability \= as_long_as(_, _),
    Ability \= keyword(_),
    State = state(Env, M, Deeds, Miss).
