:- module(replacement_rows, []).

/** <module> What would happen, and what happens instead (614, 615)

`would` of a sentence means `would(Event, Key, Rest)`: what is replaced, what it is about, and what else must be known to say
what happens instead; `instead(Would)` of the other sentence means what happens.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [bound/4, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(standing_rule, instead(Would, Done), replacement(Event, Instead), [would(always):Would-w(Event, About), instead(About):Done-Instead]).
linear:row(standing_rule, under(if(Would), Done), replacement(Event, Instead), [would(always):Would-w(Event, About), prevented(About):[Done]-Said, once_for_all(Would):Said-Instead]).
linear:row(ability, program([under(if(Would), Done), Then]), replacement(Event, Instead),
           [would(always):Would-w(Event, About), prevented(About):[Done, Then]-Said, once_for_all(Would):Said-Instead]).

%   What "a source" would deal is prevented for each source; what "would be dealt" at one time, together.

linear:native(once_for_all(Would), Said, Instead, State, State) :-
    (   Said = prevented_once(Then),
        Would \= say(_, modal(would, _, _, is(_, _, _, undergo(_), _)))
    ->  Instead = prevented(Then)
    ;   Instead = Said
    ).

%   "While": what holds as it would happen

linear:native(standing_rule, instead(if_while(Would, C), Done), Ability, State0, State) :-
    meant(standing_rule, instead(Would, Done), Replacement, State0, State1),
    provided_so(Replacement, C, Ability, State1, State).
linear:native(standing_rule, under(if_while(Would, C), Done), Ability, State0, State) :-
    meant(standing_rule, under(if(Would), Done), Replacement, State0, State1),
    provided_so(Replacement, C, Ability, State1, State).
linear:native(ability, program([under(if_while(Would, C), Done), Then]), Ability, State0, State) :-
    meant(ability, program([under(if(Would), Done), Then]), Replacement, State0, State1),
    provided_so(Replacement, C, Ability, State1, State).

provided_so(replacement(Event, Instead), C, replacement(Event, provided(Condition, Instead)), State0, State) :-
    Instead \= provided(_, _),
    ( Event = draws(_) ; Event = deals_damage(_, _, _) ),
    !,
    meant(cond, C, Condition0, State0, State1),
    meant(standing, Condition0, Condition, State1, State).

linear:native(standing_rule, lasting(as_long_as(C), S), replacement(Event, provided(D, Instead)), State0, State) :-
    meant(cond, C, D0, State0, State1),
    meant(standing, D0, D, State1, State2),
    meant(standing_rule, S, replacement(Event, Instead), State2, State),
    Instead \= provided(_, _),
    memberchk(Event, [deals_damage(_, _, _), gains_life(_), loses_life(_)]).

%   For this turn

linear:row(s, instead(Would, Done), [for_now(this_turn, always, replacement(Event, Instead))],
           [would(this_turn):Would-w(Event, About), of_no_deed:Event-yes, instead(About):Done-Instead, without_instructions:Instead-yes]).
linear:row(s, under(if(Would), Done), [for_now(this_turn, always, replacement(Event, Instead))],
           [would(this_turn):Would-w(Event, About), prevented(About):[Done]-Instead, without_instructions:Instead-yes]).
%   What was done by what resolved is forgotten when it has resolved.

linear:native(of_no_deed, Event, yes, State, State) :-
    \+ ( sub_term(Part, Event), nonvar(Part), memberchk(Part, [did(_), before(_), the(_)]) ).
linear:native(without_instructions, Instead, yes, State, State) :-
    \+ ( sub_term(Part, Instead), nonvar(Part), memberchk(Part, [done(_), prevented(_), prevented_for(_), prevented_once(_), prevents_half(_), times_and(_, _), exile_then(_), x]) ).
linear:row(s, instead(say(at(K, none, sel([a], filter(Hs, [undergone(do(pres, deal, [], [obj(M)], [this_way]))]))), modal(would, [], [], do(pres, die, [], [], [time(this(turn))]))),
                      say(you, do(pres, exile, [], [obj(ref(K))], []))), [exile_if_dies(things(those(did(D), Set)))],
           [idle(K), damage_dealt:M-any, this_way:deal-D, set(found, here):filter(Hs, [])-Set0, no_players:Set0-Set]).
linear:native(no_players, Set0, Set, State, State) :-
    ( Set0 == [] -> Set = [not([player])] ; Set = Set0 ).
linear:row(s, instead(say(N, modal(would, [], [], do(pres, die, [], [], [time(this(turn))]))), say(you, do(pres, exile, [], [obj(M)], []))), [exile_if_dies(things(R))],
           [who_dies:N-(R-K), that_one(K):M-yes]).
linear:row(s, instead(say(N, modal(would, [], [], do(pres, leave, [], [obj(at(J, none, sel([the], filter([kind([], n(battlefield))], []))))], []))),
                      say(you, do(pres, exile, [], [obj(M)], []))), [exile_if_leaves(things(R))],
           [idle(J), who_dies:N-(R-K), that_one(K):M-yes]).
linear:row(ability,
           program([under(if(say(at(K, none, sel([a], filter([kind([], n(spell)), join(or, [], n(ability))], [that(at(J, none, sel([a], filter([kind([], n(opponent))], []))), do(pres, control, [], [], []))]))),
                                 do(pres, cause, [], [obj(you), inf(do(pres, discard, [], [obj(this)], []))], []))),
                          say(you, do(pres, put, [], [obj(ref(this)), to(onto, N)],
                                      [instead_of(ing(do(pres, put, [], [obj(ref(this)), to(into, at(L, none, sel([your], filter([kind([], n(graveyard))], []))))], [])))])))]),
           own_discard(opponent), [idle(K), idle(J), idle(L), place(onto, this):N-battlefield]).
linear:row(who_dies, ref(K), R-K, [np(here):ref(K)-R, an_object:R-yes]).
linear:row(who_dies, ref(K, Words), R-K, [np(here):ref(K, Words)-R, an_object:R-yes]).


%   time_said(How): "would ... this turn", or always.

linear:row(time_said(always), [], yes, []).
linear:row(time_said(this_turn), [time(this(turn))], yes, []).

%   Damage

linear:row(would(How), say(N, modal(would, [], [], do(pres, deal, [], [obj(at(K, none, sel([], filter([kind(Ms, n(damage))], []))))], Times))), w(deals_damage(Sort, From, any), damage(K, none)),
           [damage_sort:Ms-Sort, source_of_damage:N-From, time_said(How):Times-yes, bind(K, that_many), bind(event, amount)]).
linear:row(would(How), say(N, modal(would, [], [], do(pres, deal, [], [obj(at(K, none, sel([], filter([kind(Ms, n(damage))], [])))), to(to, M)], Times))),
           w(deals_damage(Sort, From, To), damage(K, M)),
           [damage_sort:Ms-Sort, source_of_damage:N-From, time_said(How):Times-yes, receivers_of_damage:M-To, bind(K, that_many), bind(event, amount)]).
linear:row(would(How), say(at(K, none, sel([], filter([kind(Ms, n(damage))], []))), modal(would, [], [], is(pres, yes, [], undergo(do(pres, deal, [], [to(to, M)], Times)), []))),
           w(deals_damage(Sort, any, To), damage(K, M)), [damage_sort:Ms-Sort, time_said(How):Times-yes, receivers_of_damage:M-To, bind(K, that_many), bind(event, amount)]).
linear:row(would(How), say(M, modal(would, [], [], is(pres, yes, [], undergo(do(pres, deal, [], [obj(at(K, none, sel([], filter([kind(Ms, n(damage))], []))))], Times)), []))),
           w(deals_damage(Sort, any, To), damage(K, M)), [damage_sort:Ms-Sort, time_said(How):Times-yes, receivers_of_damage:M-To, bind(K, that_many), bind(event, amount)]).
linear:row(damage_sort, [], any, []).
linear:row(damage_sort, [combat], combat, []).
linear:row(damage_sort, [non(combat)], noncombat, []).

linear:row(source_of_damage, this, [this], []).
linear:row(source_of_damage, at(K, none, sel([], filter([kind([Word], n(Noun))], []))), [Host], [idle(K), Word in [enchanted, equipped], host(Word):Noun-Host]).
linear:row(source_of_damage, at(K, none, sel(Ds, filter([kind(Ms, n(source))], Posts))), From, [idle(K), Ds in [[a], [an], [any]], each(adjective):Ms-Lists, joined:Lists-Set,
           each(post(found)):Posts-Meanings, with_posts(Set):Meanings-All, such_sources:All-From]).
linear:row(source_of_damage, at(K, none, sel([another], filter([kind(Ms, n(source))], Posts))), [those([other|All])], [idle(K), each(adjective):Ms-Lists, joined:Lists-Set,
           each(post(found)):Posts-Meanings, with_posts(Set):Meanings-All]).
linear:row(source_of_damage, at(K, none, sel(Ds, F)), [those(Set)], [bind(K, it), Ds in [[a], [an]], set(found, here):F-Set]).
linear:row(source_of_damage, at(K, none, sel([another], F)), [those([other|Set])], [bind(K, it), set(found, here):F-Set]).
linear:native(with_posts(Set0), Meanings, Set, State, State) :-
    findall(Part, ( member(parts(Parts), Meanings), member(Part, Parts) ), More),
    \+ ( member(Meaning, Meanings), Meaning \= parts(_) ),
    append(Set0, More, Set).
linear:native(such_sources, Set, From, State, State) :-
    ( Set == [] -> From = any ; From = [those(Set)] ).

linear:row(receivers_of_damage, you, [you], []).
linear:row(receivers_of_damage, this, [this], []).
linear:row(receivers_of_damage, ref(this), [this], []).
linear:row(receivers_of_damage, at(K, none, sel([], filter([kind([Word], n(Noun))], []))), [Host], [idle(K), Word in [enchanted, equipped], host(Word):Noun-Host]).
linear:row(receivers_of_damage, at(K, none, sel(Ds, filter([kind([], n(permanent)), join(or, [], n(player))], []))), any, [idle(K), Ds in [[a]]]).
linear:row(receivers_of_damage, at(K, none, sel(Ds, filter([kind([], n(Noun))], []))), [each([Noun])], [idle(K), Ds in [[a], [an]], Noun in [player, opponent]]).
linear:row(receivers_of_damage, at(K, none, sel(Ds, F)), [those(Set)], [bind(K, it), Ds in [[a], [an]], set(found, here):F-Set, permanents:Set-yes]).
linear:row(receivers_of_damage, at(K, none, sel([another], F)), [those([other|Set])], [bind(K, it), set(found, here):F-Set, permanents:Set-yes]).
linear:row(receivers_of_damage, at(K, none, sel([], F)), [those(Set)], [bind(K, it), plural:F-G, set(found, here):G-Set, permanents:Set-yes]).
linear:row(receivers_of_damage, at(K, none, group([A, join(Word, B)])), All, [idle(K), Word in [or, and], receivers_of_damage:A-As, receivers_of_damage:B-Bs, both_lists(As):Bs-All]).
linear:native(both_lists(As), Bs, All, State, State) :-
    is_list(As),
    is_list(Bs),
    append(As, Bs, All).

%   "It deals double that damage to that player instead": of the same source, to the same thing.

linear:row(instead(damage(K, To)), say(ref(J), do(pres, deal, [], [obj(N)], [])), Instead, [idle(J), changed_damage(K):N-Instead, not(To, unsaid)]).
linear:row(instead(damage(K, To)), say(ref(J), do(pres, deal, [], [obj(N), to(to, M)], [])), Instead, [idle(J), changed_damage(K):N-Instead, same_receiver(To):M-yes]).
linear:native(same_receiver(To), M, yes, State, State) :-
    ( M = ref(J) ; M = ref(J, _) ; memberchk(M, [you, this]), J = M ),
    (   To = at(J, _, _)
    ->  true
    ;   To = at(_, none, group(Members)),
        sub_term(at(J, _, _), Members)
    ->  true
    ;   To == J
    ->  true
    ;   To = ref(J)
    ).
linear:row(changed_damage(K), times(Word, ref(K)), times(N), [Word-N in [double-2, twice-2, triple-3]]).
linear:row(changed_damage(K), times(Word, N), times(M), [Word-M in [double-2, twice-2, triple-3], that_damage(K):N-yes]).
linear:row(changed_damage(K), at(J, none, group([N, join(plus, headless([n(Q)]))])), plus(M), [idle(J), that_damage(K):N-yes, number:Q-M0, known_number:M0-M]).
linear:row(changed_damage(K), at(J, none, group([N, join(minus, headless([n(Q)]))])), plus(M), [idle(J), that_damage(K):N-yes, number:Q-M0, less_than_zero:M0-M]).
linear:row(that_damage(K), at(J, ref(K, Words), sel([that_m(much)], filter([kind([], n(damage))], []))), yes, [idle(J), resolved:Words-was]).
linear:native(known_number, N, N, State, State) :-
    integer(N).
linear:native(less_than_zero, N, M, State, State) :-
    integer(N),
    M is -N.

%   Prevention (615)

linear:row(prevented(damage(K, To)), [say(you, do(pres, prevent, [], [obj(ref(K))], []))], nothing, [not(To, unsaid)]).
linear:row(prevented(damage(K, To)), [say(you, do(pres, prevent, [], [obj(at(J, none, of([n(Q)], ref(K))))], []))], prevents(N), [idle(J), number:Q-N, not(To, unsaid)]).
linear:row(prevented(damage(K, To)), [say(you, do(pres, prevent, [], [obj(at(J, none, of([all_but(Q)], ref(K))))], []))], prevents_all_but(N), [idle(J), number:Q-N, not(To, unsaid)]).
linear:row(prevented(damage(K, To)), [seq(say(you, do(pres, prevent, [], [obj(ref(K))], [])), [then(and, S)])], Instead, [not(To, unsaid), then_so_many:S-Instead]).
linear:row(prevented(damage(K, To)), [say(you, do(pres, prevent, [], [obj(ref(K))], [])), S], Instead, [not(To, unsaid), then_so_many:S-Instead]).

linear:row(prevented(damage(K, To)), [seq(say(you, do(pres, prevent, [], [obj(ref(K))], [])), [then(and, S)])], Instead, [not(To, unsaid), then_once:S-Instead]).
linear:row(prevented(damage(K, To)), [say(you, do(pres, prevent, [], [obj(ref(K))], [])), S], Instead, [not(To, unsaid), then_once:S-Instead]).
linear:row(prevented(damage(K, To)), [say(you, do(pres, prevent, [], [obj(half(comma, Rounded, ref(K)))], []))], prevents_half(Rounded), [not(To, unsaid), Rounded in [up, down]]).

%   Of several that deal damage at once each is prevented: what is done besides is as much as the damage was, or it is done once.

linear:native(then_once, S, prevented_once([program([Bare])]), State0, State) :-
    meant(s, S, [Statement], State0, State),
    bare(Statement, Bare),
    \+ ( sub_term(Part, Bare), nonvar(Part), memberchk(Part, [that_many, that, that_player, did(_), the(_), target(_, _), x, amount(_)]) ).

linear:native(then_so_many, S, Instead, State0, State) :-
    bound(prevented, amount, State0, State1),
    meant(s, S, Program0, State1, State),
    Program0 = [Statement],
    ( Statement = _:Bare -> true ; Bare = Statement ),
    findall(x, ( sub_term(Part, Bare), Part == that_many ), [_]),
    Program = [Bare],
    ( sub_term(Way, S), Way == this_way -> Instead = prevented_for([program(Program)]) ; Instead = prevented([program(Program)]) ).

linear:row(ability, program([say(you, do(pres, prevent, [], [obj(at(K, none, sel([all], filter([kind(Ms, n(damage))], [that_is(that, modal(would, [], [], is(pres, yes, [], undergo(V), [])))]))))], []))]),
           replacement(deals_damage(Sort, From, To), nothing), [idle(K), damage_sort:Ms-Sort, parties:V-p(From, To)]).
linear:row(standing_rule, say(you, do(pres, prevent, [], [obj(at(K, none, sel([all], filter([kind(Ms, n(damage))], [that_is(that, modal(would, [], [], is(pres, yes, [], undergo(V), [])))]))))], [])),
           replacement(deals_damage(Sort, From, To), nothing), [idle(K), damage_sort:Ms-Sort, parties:V-p(From, To)]).
linear:row(standing_rule, say(you, do(pres, prevent, [], [obj(at(K, none, sel([all], filter([kind(Ms, n(damage))], [that_is(that, modal(would, [], [], is(pres, yes, [], undergo(do(pres, deal, [], [to_and_by(N)], [])), [])))]))))], [])),
           also(replacement(deals_damage(Sort, any, To), nothing), replacement(deals_damage(Sort, From, any), nothing)), [idle(K), damage_sort:Ms-Sort, receivers_of_damage:N-To, sources_of_damage:N-From]).
linear:row(parties, do(pres, deal, [], [to(to, M)], [pp(by, N)]), p(From, To), [receivers_of_damage:M-To, sources_of_damage:N-From]).
linear:row(parties, do(pres, deal, [], [to(to, M)], []), p(any, To), [receivers_of_damage:M-To]).
linear:row(parties, do(pres, deal, [], [], [pp(by, N)]), p(From, any), [sources_of_damage:N-From]).
linear:row(sources_of_damage, N, From, [source_of_damage:N-From]).
linear:row(sources_of_damage, at(K, none, sel([], filter([kind(Ms, ns(source))], Posts))), [those(All)], [idle(K), each(adjective):Ms-Lists, joined:Lists-Set,
           each(post(found)):Posts-Meanings, with_posts(Set):Meanings-All, not(All, [])]).
linear:row(sources_of_damage, at(K, none, sel([], F)), [those(Set)], [bind(K, it), plural:F-G, set(found, here):G-Set]).

%   The same for this turn, of whatever is so then

linear:row(s, say(you, do(pres, prevent, [], [obj(at(K, none, sel([all], filter([kind(Ms, n(damage))], [that_is(that, modal(would, [], [], is(pres, yes, [], undergo(V), [])))]))))], [])),
           [for_now(this_turn, always, replacement(deals_damage(Sort, From, To), nothing))], [idle(K), damage_sort:Ms-Sort, this_turn_parties:V-p(From, To)]).
linear:row(this_turn_parties, do(pres, deal, [], Objects, Adjuncts), Parties, [without_time:Adjuncts-Others, parties:do(pres, deal, [], Objects, Others)-Parties, described_only:Parties-yes]).
linear:native(without_time, Adjuncts, Others, State, State) :-
    append(Before, [time(this(turn))|After], Adjuncts),
    append(Before, After, Others),
    !.
linear:native(described_only, p(From, To), yes, State, State) :-
    From \== any,
    \+ ( sub_term(Part, From-To), nonvar(Part), memberchk(Part, [enchanted(_), equipped(_)]) ).

%   Dying, and graveyards

linear:row(would(always), say(N, modal(would, [], [], do(pres, die, [], [], []))), w(dies(Scope), dying(Key)), [subject_of_event:N-Scope, key_of_subject:N-Key]).
linear:row(would(this_turn), say(N, modal(would, [], [], do(pres, die, [], [], [time(this(turn))]))), w(dies(Scope), dying(Key)), [dying_this_turn:N-Scope, key_of_subject:N-Key]).
linear:row(dying_this_turn, at(K, none, sel(Ds, F)), Set, [Ds in [[a], [an]], bind(K, it), set(found, here):F-Set]).
linear:native(key_of_subject, N, Key, State, State) :-
    ( N = at(K, _, _) -> Key = K ; N == this -> Key = this ; N = ref(this), Key = this ).
linear:row(instead(dying(K)), say(you, do(pres, exile, [], [obj(N)], [])), exile, [that_one(K):N-yes]).
linear:row(instead(dying(K)), say(you, do(pres, exile, [], [obj(N)], [pp(with, M)])), exile_with(Kind, Count), [that_one(K):N-yes, counters:M-(Kind*Count), known_number:Count-Count]).
linear:row(instead(dying(K)), say(you, do(pres, return, [], [obj(N), to(to, P)], [])), hand, [that_one(K):N-yes, place(to, K):P-hand]).
linear:row(instead(dying(K)), say(you, do(pres, put, [], [obj(N), to(on, P)], [])), Where, [that_one(K):N-yes, place(on, K):P-library(End), End-Where in [top-library_top, bottom-library_bottom]]).
linear:row(instead(dying(K)), say(you, modal(may, [], [], V)), may(Where), [instead(dying(K)):say(you, V)-Where]).
linear:row(instead(dying(K)), seq(say(you, do(pres, exile, [], [obj(N)], [])), [then(and, S)]), exile_then([program(P)]), [that_one(K):N-yes, apart:S-P]).

%   "If ~ would be destroyed, regenerate it." (701.19a)

linear:row(standing_rule, under(if(say(N, modal(would, [], [], is(pres, yes, [], undergo(do(pres, destroy, [], [], [])), [])))), say(you, do(pres, regenerate, [], [obj(M)], []))),
           replacement(is_destroyed(this), regenerated), [itself:N-yes, itself:M-yes]).
linear:row(itself, this, yes, []).
linear:row(itself, ref(this), yes, []).
linear:row(that_one(K), ref(K), yes, []).
linear:row(that_one(this), this, yes, []).
linear:row(that_one(K), ref(K, Words), yes, [resolved:Words-was]).

linear:row(would(How), say(at(K, none, sel(Ds, F)), modal(would, [], [], is(pres, yes, [], undergo(do(pres, put, [], [to(into, G)], Froms)), []))),
           w(put_into_graveyard(Who, Set), buried(K)), [Ds in [[a], [an]], cards_described:F-Set, whose_graveyard:G-Who, from_anywhere(How):Froms-yes]).
linear:row(from_anywhere(always), [pp(from, pro(anywhere))], yes, []).
linear:row(from_anywhere(this_turn), [pp(from, pro(anywhere)), time(this(turn))], yes, []).
linear:row(instead(buried(K)), say(you, do(pres, exile, [], [obj(N)], [])), exile, [that_one(K):N-yes]).
linear:row(would(always), say(at(K, none, sel([a], F)), modal(would, [], [], is(pres, yes, [], undergo(do(pres, put, [], [to(into, at(J, none, sel([a], filter([kind([], n(graveyard))], []))))], [])), []))),
           w(dies(Set), dying(K)), [idle(J), set(found, here):F-Set]).

%   Drawing, life, tokens

linear:row(would(always), say(you, modal(would, [], [], do(pres, draw, [], [obj(at(K, none, sel([a], filter([kind([], n(card))], []))))], []))), w(draws(you), drawing), [idle(K)]).
linear:row(instead(drawing), S, Instead, [apart:S-P, one_statement(P):done-Instead]).
linear:row(instead(drawing), S, Instead, [apart:S-P, more_and(P):done-Instead]).
linear:row(instead(drawing), say(you, do(pres, draw, [], [obj(at(K, none, sel([n(Q)], filter([kind([], ns(card))], []))))], [])), times(N), [idle(K), number:Q-M, known_number:M-N]).
linear:native(more_and([First, Second]), done, times_and(N, [program([Own])]), State, State) :-
    bare(First, draw(who:you, amount:N)),
    integer(N),
    N > 1,
    bare(Second, Own),
    \+ ( sub_term(Part, Own), nonvar(Part), memberchk(Part, [may(_, _), may(_), draw(_, _), did(_), the(_), that_many]) ).

bare(Statement, Bare) :-
    ( Statement = _:Found -> Bare = Found ; Bare = Statement ).

linear:row(instead(drawing), say(you, modal(may, [], [], V)), may(done([Done])), [apart:say(you, V)-P, one_statement(P):done-done([Done])]).
linear:native(one_statement(Program), done, done([program([Bare])]), State, State) :-
    Program = [Statement],
    ( Statement = _:Bare -> true ; Bare = Statement ),
    \+ ( sub_term(Part, Bare), nonvar(Part), memberchk(Part, [may(_, _), may(_), draw(_, _), did(_), the(_)]) ).
linear:row(would(always), say(at(K, none, sel(Ds, filter([kind([], n(Noun))], []))), modal(would, [], [], do(pres, gain, [], [obj(at(J, none, sel([], filter([kind([], n(life))], []))))], []))),
           w(gains_life(each([Noun])), gaining(K, J)), [Ds in [[a], [an]], Noun in [player, opponent]]).
linear:row(instead(gaining(K, J)), say(N, do(pres, lose, [], [obj(at(L, ref(J, Words), sel([that_m(much)], filter([kind([], n(life))], []))))], [])), lost,
           [that_one(K):N-yes, idle(L), resolved:Words-was]).
linear:row(instead(gaining(K, J)), say(N, do(pres, gain, [], [obj(at(L, none, sel([no], filter([kind([], n(life))], []))))], [])), nothing, [that_one(K):N-yes, idle(L), not(J, none)]).
linear:row(standing_rule, under(if(Would), say(N, is(pres, yes, [], undergo(do(pres, create, [], [], [adv([instead])])), []))), replacement(creates_tokens(you), times(2)),
           [would(always):Would-w(creates_tokens(you), creating(K)), twice_those(K):N-yes]).
linear:row(would(always), say(at(K, none, sel([or(one, more)], filter([kind([], ns(token))], []))), modal(would, [], [], is(pres, yes, [], undergo(do(pres, create, [], [], [pp(under, at(J, none, sel([your], filter([kind([], n(control))], []))))])), []))),
           w(creates_tokens(you), creating(K)), [idle(J)]).
linear:native(twice_those(K), N, yes, State, State) :-
    sub_term(Part, N),
    nonvar(Part),
    ( Part = ref(K) ; Part = ref(K, _) ),
    sub_term(Twice, N),
    Twice == twice,
    !.

%   "Those tokens plus that many 1/1 green Squirrel creature tokens", "those tokens plus an additional Treasure token"

linear:row(standing_rule, under(if(Would), say(at(K, none, group([ref(C), join(plus, at(J, ref(C, Words), sel([that_m(many)], F)))])), is(pres, yes, [], undergo(do(pres, create, [], [], [adv([instead])])), []))),
           replacement(creates_tokens(you), with_more(as_many, Token)),
           [would(always):Would-w(creates_tokens(you), creating(C)), idle(K), idle(J), so_many_tokens:Words-yes, token(you, 1):F-S, token_of:S-Token]).
linear:native(so_many_tokens, sel([that_m(many)], _), yes, State, State).
linear:native(token_of, create(who:you, amount:1, what:Token), Token, State, State).
linear:row(standing_rule, instead(say(you, modal(would, [], [], do(pres, create, [], [obj(at(C, none, sel([or(one, more)], filter([kind([sub(Kind)], ns(token))], []))))], []))),
                                  say(you, do(pres, create, [], [obj(at(K, none, group([ref(C), join(plus, at(J, none, sel([a, additional], F)))])))], []))),
           replacement(creates_tokens(you), of_kind(Kind, with_more(1, Token))), [idle(C), idle(K), idle(J), token(you, 1):F-S, token_of:S-Token]).

%   The next time that damage of a source would be dealt (615.8)

linear:row(s, under(time(the_next_time(next, say(N, modal(would, [], [], do(pres, deal, [], [obj(at(K, none, sel([], filter([kind([], n(damage))], [])))), to(to, M)], [time(this(turn))]))))),
                    say(you, do(pres, prevent, [], [obj(ref(K))], []))), [prevent_next_time(Set, R)], [idle(K), chosen_source:N-Set, np(here):M-R]).
linear:row(chosen_source, at(K, none, sel(Ds, filter([kind(Ms, n(source))], [pp(of, at(J, none, sel([your], filter([kind([], n(choice))], []))))]))), Set,
           [idle(K), idle(J), Ds in [[a], [an]], each(adjective):Ms-Lists, joined:Lists-Set]).
linear:row(chosen_source, at(K, none, sel(Ds, filter([kind([], n(source))], [pp(of, at(J, none, sel([your], filter([kind([], n(choice))], [pp(of, N)]))))]))), [chosen_color],
           [idle(K), idle(J), Ds in [[a]], the_chosen_color:N-yes]).
linear:row(the_chosen_color, ref(linked(chosen, sg), sel([the], filter([kind([chosen], n(color))], []))), yes, []).
linear:row(chosen_source, at(K, none, sel(Ds, filter([kind(Ms, n(Noun))], [pp(of, at(J, none, sel([your], filter([kind([], n(choice))], []))))]))), Set,
           [idle(K), idle(J), Ds in [[a], [an]], not(Noun, source), set(found, here):filter([kind(Ms, n(Noun))], [])-Set]).
linear:row(chosen_source, at(K, none, sel(Ds, filter([kind(Ms, n(Noun))], [pp(of, at(J, none, sel([your], filter([kind([], n(choice))], [])))), Post]))), Set,
           [idle(K), idle(J), Ds in [[a], [an]], not(Noun, source), set(found, here):filter([kind(Ms, n(Noun))], [Post])-Set]).
