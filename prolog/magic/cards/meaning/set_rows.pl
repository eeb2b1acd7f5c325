:- module(set_rows, []).

/** <module> What noun phrases describe: sets

`set(Use, Zone)` of a filter means a list of parts: Use is `target` or `found`, Zone where the things are that the verb
names: `here`, `in(Place, Whose)` or `among(Reference)`. A post of a noun means parts, or `zone(Zone)`.
*/

:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module(linear, [all_meant/5, meant/5, op(_, _, in)]).
:- use_module(noun_rows, [any_of/2]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:native(set(Use, Zone0), filter(Heads, Posts), Parts, State0, State) :-
    heads(Heads, Kind, Described, State0, State1),
    all_meant(post(Use), Posts, Meanings, State1, State),
    \+ ( Heads = [_, _|_], member(Post, Posts), \+ of_all(Post) ),
    findall(Zone, member(zone(Zone), Meanings), Said),
    \+ ( Kind == mixed, ( Use \== target ; Posts \== [] ) ),
    one_zone(Zone0, Said, Kind, Described, Zone),
    findall(Part, member(parts(Part), Meanings), Lists),
    append(Lists, More),
    placed(Use, Zone, Kind, Place),
    append([Described, More, Place], Parts).

%   heads(+Heads, -Kind, -Parts, +State0, -State): adjectives before joined nouns are said of each or, where all have some, of their own.

heads([Head|Heads], Kind, Parts, State0, State) :-
    head(Head, First-Own, State0, State1),
    all_heads(Heads, Others, State1, State),
    ( Heads == [] -> true ; parallel([Head|Heads]) ),
    one_kind([First-Own|Others], Kind, Lists),
    any_of(Lists, Parts).

head(kind(Adjectives, Noun), Kind-Parts, State0, State) :-
    \+ ( append(_, [co(First, Others)|More], Adjectives), mixed(First, Others), \+ ( More == [], of_any_kind(Noun) ) ),
    meant(noun, Noun, Kind-Last, State0, State1),
    all_meant(adjective, Adjectives, Lists, State1, State),
    append(Lists, More),
    append(Last, More, Parts).

%   mixed(+First, +Others) is semidet: "a Knight, Aura, or legendary artifact card": what comes after words of different sorts is
%   not said of all of them, or not of the last alone.

mixed(First, Others) :-
    sort_of(First, Sort),
    member(c(_, Other), Others),
    sort_of(Other, Different),
    Different \== Sort.

sort_of(Word, Sort) :-
    (   Word = sub(_)
    ->  Sort = subtype
    ;   memberchk(Word, [white, blue, black, red, green, colorless, multicolored, monocolored])
    ->  Sort = color
    ;   memberchk(Word, [basic, legendary, snow])
    ->  Sort = supertype
    ;   memberchk(Word, [creature, artifact, land, enchantment, planeswalker, instant, sorcery, battle])
    ->  Sort = type
    ;   memberchk(Word, [non(_), non_(_)])
    ->  Sort = without
    ;   Sort = state
    ).

of_any_kind(Noun) :-
    memberchk(Noun, [n(card), ns(card), n(spell), ns(spell), n(permanent), ns(permanent)]).

all_heads([], [], State, State).
all_heads([join(Word, Adjectives, Noun)|Heads], [Meaning|Meanings], State0, State) :-
    memberchk(Word, [or, and, (','), [',', or], [',', and], 'and/or', [',', 'and/or'], [and, '/', or]]),
    head(kind(Adjectives, Noun), Meaning, State0, State1),
    all_heads(Heads, Meanings, State1, State).

parallel([kind(Adjectives, _)|Joined]) :-
    (   Adjectives == []
    ->  true
    ;   \+ member(join(_, [], _), Joined)
    ).

one_kind([player-Parts, permanent-Permanents|Others], mixed, [Parts, Permanents|Lists]) :-
    ( Others == [] -> Lists = [] ; one_kind(Others, permanent, Lists) ).
one_kind([permanent-Permanents, player-Parts|Others], mixed, [Parts, Permanents|Lists]) :-
    ( Others == [] -> Lists = [] ; one_kind(Others, permanent, Lists) ).
one_kind([Kind-Parts], Kind, [Parts]).
one_kind([Kind-Parts|[Second|Others]], Kind, [Parts|Lists]) :-
    one_kind([Second|Others], Kind, Lists).

%   of_all(+Post) is semidet: a post that is said of all nouns that are joined before it.

of_all(that(_, _)).
of_all(pp(Word, _)) :- memberchk(Word, [in, on, from]).
of_all(other_than(_)).
of_all(undergone(_)).
of_all(with(with, at(_, _, sel(_, filter([kind([mana], n(value))], _))))).

%   one_zone(+Verbs, +Said, +Kind, +Parts, -Zone) is semidet: where it is, is said by the verb or by the noun phrase, once.

one_zone(here, [], Kind, Parts, Zone) :-
    (   memberchk(Kind, [permanent, spell, player, mixed])
    ->  Zone = here
    ;   Kind == card,
        memberchk(exiled, Parts),
        Zone = here
    ).
one_zone(here, [Zone], Kind, _, Zone) :-
    (   Zone == battlefield
    ->  Kind == permanent
    ;   Zone = among(_)
    ->  Kind \== player
    ;   memberchk(Zone, [exiled_with_this, buried(_)])
    ->  Kind == card
    ;   Kind == card
    ).
one_zone(here, [in(command, Whose)], permanent, [commander], in(command, Whose)).
one_zone(in(Place, Whose), [], card, _, in(Place, Whose)).
one_zone(in(command, Whose), [], permanent, [commander], in(command, Whose)).
one_zone(sought, [], card, _, here).
one_zone(among(Reference), [], _, _, among(Reference)).

%   placed(+Use, +Zone, +Kind, -Parts) is semidet

placed(_, here, _, []).
placed(_, battlefield, _, []).
placed(found, in(Place, Whose), _, [in(Place, Whose)]).
placed(found, among(Reference), _, [among(Reference)]).
placed(found, exiled_with_this, _, [among(linked_exile)]).
placed(found, buried(Name), _, [among(did(Name)), in(graveyard, all([player]))]).
placed(target, in(one_graveyard, all([player])), _, [card_in(graveyard, each([player])), one_graveyard]).
placed(target, in(graveyard, Whose), _, [card_in(graveyard, Who)]) :-
    memberchk(Whose-Who, [you-you, all([player])-each([player]), all([opponent])-each([opponent])]).

%   Posts

linear:row(post(Use), that(N, do(pres, Verb, [], [], [])), parts([Part]), [Verb in [control, own], side(Use, Verb):N-Part]).
linear:row(post(found), that(you, do(pres, own, [], [], [pp2(from, outside, N)])), zone(in(outside, you)), [the_game:N-yes]).
linear:row(post(found), pp(outside, N), zone(in(outside, you)), [the_game:N-yes]).
linear:row(the_game, at(K, none, sel([the], filter([kind([], n(game))], []))), yes, [idle(K)]).
linear:row(post(Use), that(you, aux(pres, no, [], do(pres, control, [], [], []))), parts([controlled(not_you)]), [Use in [target, found]]).
linear:row(post(Use), pp(Word, N), zone(Zone), [Word in [in, from, on], zone(Use):N-Zone]).
linear:row(post(Use), with_abilities(with, Ks), parts(Parts), [Use in [target, found], each(keyword_part):Ks-Parts]).
linear:row(post(Use), with_abilities(without, [K]), parts([not([Part])]), [Use in [target, found], keyword_part:K-Part]).
linear:row(post(Use), with(with, N), parts([Part]), [quality(Use):N-Part]).
linear:row(post(found), with(without, N), parts([not([Part])]), [quality(found):N-Part]).
linear:row(post(Use), other_than(this), parts([except_this]), [Use in [target, found]]).
linear:row(post(Use), other_than(at(K, none, sel([a], F))), parts([not(Set)]), [Use in [target, found], idle(K), set(found, sought):F-Set, not(Set, [])]).
linear:row(post(Use), named(nm(Words)), parts([named(Name)]), [Use in [target, found], name:Words-Name]).
linear:row(post(Use), not_named(nm(Words)), parts([not([named(Name)])]), [Use in [target, found], name:Words-Name]).
linear:row(post(found), undergone(do(pres, attach, [], [to(to, N)], [])), parts([attached_to(R)]), [np(here):N-R]).
linear:row(post(Use), undergone(do(pres, attach, [], [to(to, at(K, none, sel([Word], F)))], [])), parts([attached_to(all(Set))]),
           [Use in [found, target], idle(K), Word in [a, an], set(found, here):F-Set]).
linear:row(post(Use), that_is(Word, is(Tense, yes, [], Q, [])), parts(Parts),
           [Use in [target, found], Word in [that, who, which], Tense in [pres_s, pres_p, pres], being:Q-Parts]).
linear:row(post(found), undergone(do(pres, Verb, [], [], [this_way])), zone(among(did(D))), [this_way:Verb-D]).
linear:row(np(here), at(K, none, sel([the], filter([kind([], ns(card))], [undergone(do(pres, mill, [], [], [this_way]))]))), did(D), [idle(K), this_way:mill-D]).

linear:row(post(Use), that_is(Word, is(past, Was, [], undergo(do(pres, deal, [], [obj(at(K, none, sel([], filter([kind([], n(damage))], []))))], [time(this(turn))])), [])),
           parts([dealt_damage]), [idle(K), Use in [target, found], Word in [that, who], Was in [was, were, yes]]).
linear:row(post(Use), ing(do(pres, Verb, [], [], [])), parts([Part]), [Use in [target, found], Verb-Part in [attack-attacking, block-blocking]]).
linear:row(post(Use), undergone(do(pres, exile, [], [], [pp(with, this)])), zone(exiled_with_this), [Use in [found, target]]).

linear:row(post(found), undergone(do(pres, put, [], [to(into, at(K, none, sel([a], filter([kind([], n(graveyard))], []))))], [this_way])), zone(buried(D)),
           [idle(K), this_way:destroy-D]).

%   this_way: the one statement of that verb so far

linear:native(this_way, Verb, Name, State, State) :-
    State = state(_, _, Deeds, _),
    findall(Done, ( member(deed(Verb, _, Done), Deeds), \+ memberchk(optional(Done), Deeds) ), Names),
    sort(Names, [Name]).

linear:row(post(found), that_is(that, do(pres_p, share, [], [obj(at(K, none, sel([a], filter([kind([land], n(type))], []))))], [])), parts([share(land_type)]), [idle(K)]).
linear:row(being, adj1(Word), Parts, [adjective:Word-Parts]).
linear:row(being, adj1(non(Word)), [not(Parts)], [adjective:Word-Parts]).
linear:row(being, adj(Word), Parts, [adjective:Word-Parts]).
linear:row(being, undergo(do(pres, Verb, [], [], [])), [Part], [Verb-Part in [tap-tapped, untap-untapped]]).
linear:row(being, ing(do(pres, Verb, [], [], [])), [Part], [Verb-Part in [attack-attacking, block-blocking]]).
linear:row(being, colors(Words), Parts, [color_words:Words-Parts]).
linear:row(color_words, [Word], [color(Word)], [Word in [white, blue, black, red, green]]).

%   Whose: "you control", "an opponent controls", "its owner controls"

linear:row(side(Use, control), you, controlled(you), [Use in [target, found]]).
linear:row(side(Use, own), you, owned(you), [Use in [target, found]]).
linear:row(side(Use, Verb), at(K, none, sel([Word], filter([kind([], n(opponent))], []))), Part,
           [bind(K, side), Use in [target, found], Word in [a, an], Verb-Part in [control-controlled(opponent)]]).
linear:row(side(Use, own), at(K, none, sel([Word], filter([kind([], n(opponent))], []))), owned(opponent), [idle(K), Use in [target, found], Word in [a, an]]).
linear:row(side(Use, Verb), at(K, none, sel([your], filter([kind([], ns(opponent))], []))), Part,
           [idle(K), Use in [target, found], Verb-Part in [control-controlled(opponent), own-owned(opponent)]]).
linear:row(side(target, control), N, controlled(R), [np(here):N-R, R in [that_player, defending_player]]).
linear:row(side(target, control), N, controlled(player_of(R)), [np(here):N-R0, of_target:R0-R]).
linear:row(side(target, control), N, controlled(controller_of(R)), [np(here):N-controller(R), R in [what_targets_it]]).
linear:row(side(found, control), N, controlled_by(R), [not(N, you), np(here):N-R]).
linear:row(side(found, own), N, owned_by(R), [not(N, you), np(here):N-R]).

%   The player who is a target, or controls what is one, chooses nothing: it is known as the next target is chosen (601.2c).

linear:native(of_target, Reference, again(Key), State, State) :-
    memberchk(Reference, [again(Key), controller(again(Key)), player_of(again(Key))]).

%   Zones

linear:row(zone(Use), at(K, none, sel([the], filter([kind([], n(battlefield))], []))), battlefield, [idle(K), Use in [target, found]]).
linear:row(zone(Use), at(K, none, sel([your], filter([kind([], n(Z))], []))), in(Z, you),
           [idle(K), Use in [target, found], Z in [hand, graveyard, library]]).
linear:row(zone(found), at(K, none, sel([the], filter([kind([command], n(zone))], []))), in(command, all([player])), [idle(K)]).
linear:row(zone(found), at(K, none, sel([], filter([kind([], n(hand))], []))), in(hand, Who), [idle(K), known(subject, Who)]).
linear:row(zone(Use), at(K, none, sel([Word], filter([kind([], n(graveyard))], []))), in(graveyard, all([player])),
           [idle(K), Use in [target, found], Word in [a, any]]).
linear:row(zone(Use), at(K, none, sel(Ds, filter([kind([], ns(graveyard))], []))), in(graveyard, all([player])),
           [idle(K), Use in [target, found], Ds in [[], [all]]]).
linear:row(zone(target), at(K, none, of_its(at(J, none, sel([Word], filter([kind([], n(opponent))], []))), [part('\'s', [], filter([kind([], n(graveyard))], []))])),
           in(graveyard, all([opponent])), [idle(K), idle(J), Word in [a, an]]).
linear:row(zone(found), at(K, none, of_its(N, [part('\'s', [], filter([kind([], Noun)], []))])), in(Z, Who),
           [idle(K), noun_zone:Noun-Z, np(here):N-Who]).
linear:row(zone(found), at(K, none, of_its(at(J, none, sel([your], filter([kind([], ns(opponent))], []))), [part('\'', [], filter([kind([], ns(Noun))], []))])),
           in(Z, all([opponent])), [idle(K), idle(J), noun_zone:ns(Noun)-Z]).
linear:row(zone(found), at(K, owner(N), sel([poss], filter([kind([], Noun)], []))), in(Z, Who), [idle(K), noun_zone:Noun-Z, np(here):N-Who]).
linear:row(zone(found), ref(K), among(R), [known(K, R0), shown_cards:R0-R]).
linear:native(shown_cards, Reference, Reference, State, State) :-
    Reference = the(_).
linear:row(noun_zone, n(Z), Z, [Z in [hand, graveyard, library]]).
linear:row(noun_zone, ns(hand), hand, []).
linear:row(noun_zone, ns(graveyard), graveyard, []).
linear:row(noun_zone, ns(library), library, []).

%   Qualities: "with power 2 or less", "with a +1/+1 counter on it"

linear:row(quality(Use), at(K, none, sel([], filter([kind(Ms, n(Noun))], [C]))), Part,
           [idle(K), Use in [target, found], measure:measured(Ms, Noun)-Measure, comparison:C-(How-Amount), compared:size(Measure, How, Amount)-Part]).
linear:row(quality(Use), at(K, none, sel([], filter([kind([], n(A)), join(or, [], n(B))], [C]))), either([P], [Q]),
           [idle(K), Use in [target, found], A-B in [power-toughness], comparison:C-(How-Amount), compared:size(A, How, Amount)-P, compared:size(B, How, Amount)-Q]).
linear:row(quality(Use), at(K, none, of_its(N, [part('\'s', [], filter([kind([mana], n(value))], []))])), sized(mana_value, exactly, size(mana_value, R)),
           [idle(K), Use in [target, found], np(here):N-R]).
linear:row(quality(found), at(K, none, sel([the, same], filter([kind([], n(name))], [as(N)]))), shares(name, R), [idle(K), np(here):N-R]).
linear:row(quality(target), at(K, none, sel([the, same], filter([kind([], n(name))], [as(N)]))), shares(name, this), [idle(K), np(here):N-this]).
linear:row(quality(Use), at(K, none, sel([the, same], filter([kind([], n(name))], [as(at(J, none, sel([Word], F)))]))), shares(name, all(Set)),
           [Use in [found, target], idle(K), idle(J), Word in [a, an], set(found, here):F-Set, of_nobody_yet:Set-yes]).
linear:native(of_nobody_yet, Set, yes, State, State) :-
    \+ contains_term(that_player, Set).
linear:row(quality(Use), at(K, none, sel([the, greatest], filter([kind([], n(Noun))], [pp(among, at(J, none, sel([], F)))]))), is(greatest(Noun, all(Set))),
           [idle(K), idle(J), Use in [found, target], Noun in [power, toughness], set(found, here):F-Set]).
linear:row(quality(Use), at(K, none, sel(Ds, filter([kind([C], Noun)], [pp(on, N)]))), with_counter(Kind),
           [idle(K), Use in [target, found], Ds in [[a], [an], [], [or(one, more)]], counters_noun:Noun-counter, counter:C-Kind, on_itself:N-it]).
linear:row(quality(Use), at(K, none, sel(Ds, filter([kind([], Noun)], [pp(on, N)]))), with_counters,
           [idle(K), Use in [target, found], Ds in [[a], [], [or(one, more)]], counters_noun:Noun-counter, on_itself:N-it]).
linear:row(quality(found), at(K, none, sel([or(Q, Word)], filter([kind([C], ns(counter))], [pp(on, N)]))), which(compare(on(Kind, it), How, Amount)),
           [idle(K), Word-How in [more-at_least, fewer-at_most], number:Q-Amount, counter:C-Kind, on_itself:N-it]).
linear:row(counters_noun, n(counter), counter, []).
linear:row(counters_noun, ns(counter), counter, []).
linear:row(on_itself, ref(K), it, [idle(K)]).

linear:row(measure, measured([], Word), Word, [Word in [power, toughness]]).
linear:row(measure, measured([mana], value), mana_value, []).
linear:row(measure, measured([total, power, and], toughness), total, []).
linear:row(comparison, cmp(or(Q, Word)), How-Amount, [number:Q-Amount, Word-How in [less-at_most, fewer-at_most, greater-at_least, more-at_least]]).
linear:row(comparison, num(Q), exactly-Amount, [number:Q-Amount]).
linear:row(comparison, cmp(equal(N)), exactly-Amount, [amount:N-Amount]).
linear:row(comparison, equal(N), exactly-Amount, [amount:N-Amount]).
linear:row(comparison, cmp(than(Word, or_equal(N))), How-Amount, [Word-How in [less-at_most, greater-at_least, fewer-at_most, more-at_least], amount:N-Amount]).
linear:row(comparison, cmp(than(Word, N)), How-Amount, [Word-How in [less-less, greater-greater, more-greater, fewer-less], amount:N-Amount]).

linear:native(compared, size(Measure, How, Amount), Part, State, State) :-
    (   contains_term(it, Amount)
    ->  Part = which(compare(size(Measure, it), How, Amount))
    ;   ( integer(Amount) ; Amount == x ),
        Measure \== total
    ->  Part = compared(Measure, How, Amount)
    ;   Part = sized(Measure, How, Amount)
    ).

linear:native(name, Words, Name, State, State) :-
    is_list(Words),
    \+ ( member(Word, Words), \+ atomic(Word) ),
    atomic_list_concat(Words, ' ', Spaced),
    atomic_list_concat(Parts, ' \'s', Spaced),
    atomic_list_concat(Parts, '\'s', Owned),
    atomic_list_concat(Clauses, ' ,', Owned),
    atomic_list_concat(Clauses, ',', Name).

linear:row(keyword_part, K, keyword(Keyword), [keyword:K-Keyword]).
