:- module(deed_words,
          [ says/4,                     % +Statement, ?Subject, -Verb, -Complement
            complement//1,              % +Complement
            owners//2,                  % +What, +Noun
            counted_np//3,              % +N, +Set, +Kind
            all_damage//1,              % +Sort
            exceptions//1,              % +But
            each_one//1                 % +Amount
          ]).

/** <module> Words for what is done: verbs with their complements

says(Statement, Subject, Verb, Complement): Subject does what the Verb and the Complement, the body of a grammar rule, say. Statements are
canonical (said_references.pl).
*/

:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../text/nouns/text_counters', [plain_counter//1]).
:- use_module('../text/text_phrases', [common_noun//2]).
:- use_module('../text/words/text_lexicon', [color_letter/2, ordinal_word/2]).
:- use_module(amount_words, [measured//2, simple_amount/1]).
:- use_module(change_words, [abilities//1, besides//1, token//2, until//1]).
:- use_module(inner_words, [amount//1, number//1, own_words//1, thing//3]).
:- use_module(set_words, [excepted/1, set_np//4]).
:- use_module(thing_words, [np//4, possessive//1]).

%!  says(+Statement, ?Subject, -Verb, -Complement) is nondet.

says(draw(Who, N), Who, draw, measured(N, card)).
says(mill(Who, N), Who, mill, measured(N, card)).
says(manifest(you, What), you, manifest, np(What, all, moved, _)).
says(gain_life(Who, N), Who, gain, measured(N, life)).
says(lose_life(Who, N), Who, lose, measured(N, life)).
says(deal(Source, N, To), Source, deal, ( measured(N, damage), [to], np(To, each, permanent, _) )) :- \+ aside(N).
says(deal(Source, N, To), Source, deal, ( [damage, to], np(To, each, permanent, _), [equal, to], amount(N) )) :- aside(N).
says(deal(Source, N, To), Source, deal, ( [damage, equal, to], amount(N), [to], np(To, each, permanent, _) )) :- aside(N).
says(fight(A, B), A, fight, np(B, each, permanent, _)).
says(scry(Who, N), Who, scry, digits(N)).
says(surveil(Who, N), Who, surveil, digits(N)).
says(create(Who, 1, predefined(clue), untapped), Who, investigate, []).
says(create(Who, N, Token, How), Who, create, ( created(N, How, Number), token(Token, Number), attacking(How, Number) )).
says(create_attached(Who, N, Token, To), Who, create, ( created(N, untapped, Number), token(Token, Number), [attached, to], np(To, each, permanent, _) )).
says(create_copy(Who, N, Of, But, How), Who, create,
     ( created(N, How, Number), common_noun(token, Number), copies(Number), np(Of, each, permanent, _), exceptions(But), attacking(How, Number) )).
says(put_counters(On, Kind, N), you, put, ( counters(N, Kind), [on], np(On, each, permanent, _) )).
says(divided_counters(Kind, N, Among), you, distribute, ( counters(N, Kind), [among], shared_among(Among) )).
says(put_counters(On, Kind, on(Kind, _)), you, double, ( [the, number, of], plain_counter(Kind), [counters, on], np(On, each, permanent, _) )).
says(remove_counters(From, Kind, N), you, remove, ( counters(N, Kind), [from], np(From, each, permanent, _) )).
says(remove_counters(From, Kind, on(Kind, _)), you, remove, ( [all], plain_counter(Kind), [counters, from], np(From, each, permanent, _) )).
says(remove_all_counters(From), you, remove, ( [all, counters, from], np(From, each, permanent, _) )).
says(remove_from_combat(What), you, remove, ( np(What, each, permanent, _), [from, combat] )).
says(win_game(Who), Who, win, [the, game]).
says(lose_game(Who), Who, lose, [the, game]).
says(tap(What), you, tap, np(What, all, permanent, _)).
says(untap(What), you, untap, np(What, all, permanent, _)).
says(destroy(What), you, destroy, np(What, all, permanent, _)).
says(counter(What), you, counter, np(What, all, spell, _)).
says(sacrifice(Who, What), Who, sacrifice, np(What, all, permanent, _)) :- Who \== none.
says(sacrifice(none, What), you, sacrifice, np(What, all, permanent, _)).
says(discard(Who, What), Subject, discard, discarded(What)) :- ( Who == none -> Subject = you ; Subject = Who ).
says(discard_random(Who, N), Who, discard, ( measured(N, card), [at, random] )).
says(regenerate(What), you, regenerate, np(What, each, permanent, _)).
says(transform(What), you, transform, np(What, each, permanent, _)).
says(attach(What, To), you, attach, ( np(What, each, permanent, _), [to], np(To, each, permanent, _) )).
says(proliferate, you, proliferate, []).
says(explore(What), What, explore, []).
says(phase_out(What), What, phase, [out]).
says(connive(What), What, connive, []).
says(shuffle(Who), Who, shuffle, []).
says(skip_turn(Who), Who, skip, ( next_of(Who), [turn] )).
says(skip(Who, Step), Who, skip, ( next_of(Who), [Step, step] )) :- memberchk(Step, [untap, upkeep, draw]).
says(extra_turn(Who), Who, take, [an, extra, turn, after, this, one]).
says(add_mana(Who, Colors, 1), Who, add, mana(Colors)).
says(add_mana(Who, Colors, N), Who, add, mana_times(Colors, N)) :- N \== 1.
says(add_any(N), you, add, ( number(N), [mana, of, any], ( { N == 1 } -> [color] ; [one, color] ) )).
says(add_one_of([A, B]), you, add, ( mana([A]), [or], mana([B]) )).
says(copy_spell(What), you, copy, np(What, each, spell, _)).
says(copy_spell_retargeted(What), you, copy, ( np(What, each, spell, _), ['.', you, may, choose, new, targets, for, the, copy] )).
says(get_counters(Who, energy, N), Who, get, energy(N)).
says(get_counters(Who, Kind, N), Who, get, counters(N, Kind)) :- Kind \== energy.
says(get_emblem(Who, [Ability]), Who, get, ( [an, emblem, with], own_words(Ability) )).
says(flip_coin(Who, _), Who, flip, [a, coin]).
says(monstrosity(this, N), you, monstrosity, digits(N)).
says(adapt(this, N), you, adapt, digits(N)).
says(bolster(N), you, bolster, digits(N)).
says(tap_or_untap(What), you, tap, ( [or, untap], np(What, each, permanent, _) )).
says(choose(_, Who, N, N, all(Set)), Who, choose, ( { N == 1 } -> set_np(Set, a, singular, permanent) ; set_np(Set, n(N), plural, permanent) )).
says(choose(_, Who, N, N, Of), Who, choose, ( number(N), [of], np(Of, each, permanent, _) )) :- Of \= all(_).
says(name(_, What), you, choose, np(What, each, chosen, _)) :- What \= those(_, _).
says(look(Who, What, _), Who, look, ( [at], np(What, each, permanent, _) )).
says(reveal(all([in(hand, Who)]), _), Who, reveal, [their, hand]) :- Who \== you.
says(reveal(top(N, Who), _), Who, reveal, ( ( { N == 1 } -> [the, top, card] ; [the, top], number(N), [cards] ), [of, their, library] )) :- Who \== you.
says(reveal(What, _), Who, reveal, np(What, each, moved, _)) :- revealer(What, Who).
says(reveal(What, _), you, reveal, np(What, each, moved, _)).
says(exchange_control(Of), you, exchange, ( [control, of], np(Of, each, permanent, _) )).
says(exchange_control(A, B), you, exchange, ( [control, of], np(A, each, permanent, _), [and], np(B, each, permanent, _) )).
says(change(What, [goaded], until_your_next_turn), you, goad, np(What, all, permanent, _)).
says(choose_word(Word), you, choose, word(Word)).
says(change_target(What), you, change, ( [the, target, of], np(What, each, permanent, _) )).
says(add_offered(or_chosen(Color)), you, add, ( mana([Color]), [or, one, mana, of, the, chosen, color] )).
says(repeat(2, [Statement]), Subject, Verb, ( Complement, [twice] )) :- says(Statement, Subject, Verb, Complement).
says(change(What, [controlled_by(controller_of(Of))], Until), controller(Of), gain, ( [control, of], np(What, all, permanent, _), until(Until) )).
says(change(What, [controlled_by(Who)], Until), Who, gain, ( [control, of], np(What, all, permanent, _), until(Until) )).
says(change(What, [pt(A, T)], Until), you, double, ( possessive(What), [power|Toughness], until(Until) )) :- doubled(A, T, Toughness).
says(reveal_until(Who, Set), Who, reveal, until_found(Who, reveal, Set)).
says(exile_until(Who, Set), Who, exile, until_found(Who, exile, Set)).
says(populate, you, populate, []).
says(clash, you, clash, [with, an, opponent]).
says(prevent_all(Sort), you, prevent, ( all_damage(Sort), [that, would, be, dealt, this, turn] )).
says(prevent_all_to(Sort, To), you, prevent, ( all_damage(Sort), [that, would, be, dealt, to], prevented(To), [this, turn] )).
says(prevent_all_by(Sort, By), you, prevent, ( all_damage(Sort), [that, would, be, dealt, this, turn, by], prevented(By) )).
says(put_back(this_buried, you, How), you, return, ( [~, from, your, graveyard, to, the, battlefield], how(How), with_counters(How, this) )).
says(return_to_hand(this_buried), you, return, [~, from, your, graveyard, to, your, hand]).
says(may_play(things(What), paid, until_another), you, may, ( [play], np(What, each, permanent, _), [until, you, exile, another, card, with, ~] )).
says(may_play(things(What), paid, this_turn), you, may, ( ( [play] ; [cast] ), np(What, each, permanent, _), [this, turn] )).
says(cant_cast_this_turn(Who, Set), Subject, 'can\'t', ( [cast], set_np(Set, bare, plural, spell), [this, turn] )) :- ( Who = each(S) -> Subject = all(S) ; Subject = Who ).
says(cast_any_time_this_turn(you, Set), you, may, ( [cast], set_np(Set, bare, plural, spell), [this, turn, as, though, they, had, flash] )).
says(become_copy(What, Of, But, Until), What, become, ( [a, copy, of], np(Of, each, permanent, _), until(Until), exceptions(But) )).
says(give_flashback(What), What, gain, [flashback, until, end, of, turn, '.', the, flashback, cost, is, equal, to, its, mana, cost]).
says(blocks_this(What), What, block, [~, this, turn, if, able]).
says(stays_tapped(What), What, 'doesn\'t', [untap, during, its, controller, '\'s', next, untap, step]).
says(stays_tapped(What), What, 'don\'t', [untap, during, their, controller, '\'s', next, untap, step]).
says(search(Who, Set, To, Shown), Who, search, ( [your, library, for], set_np(Set, a, singular, card), [','], found(To, Shown, [it]) )).
says(search_of(Whose, Most, Set), you, search, ( possessive(Whose), [library, for], sought(Most, Set) )).
says(search_several(Who, 2, [of_two_kinds(A, B)], To, Shown), Who, search,
     ( [your, library, for], set_np(A, a, singular, card), [and], set_np(B, a, singular, card), [','], found(To, Shown, [them]) )).
says(search_several(Who, N, Set, To, Shown), Who, search, ( [your, library, for, up, to], set_np(Set, n(N), plural, card), [','], found(To, Shown, [them]) )).
says(search_both(Who, Set, To, Shown), Who, search, ( [your, library, and, /, or, graveyard, for], set_np(Set, a, singular, card), [','], found_both(To, Shown) )).
says(bury(What), you, destroy, ( np(What, all, permanent, Agreement), ['.'], ( { Agreement == third } -> [it] ; [they] ), ['can\'t', be, regenerated] )).
says(deal_both(Source, N, To, M, Others), Source, deal, ( measured(N, damage), [to], np(To, each, permanent, _), [and], measured(M, damage), [to], np(Others, each, permanent, _) )) :-
    \+ aside(N),
    \+ aside(M).
says(deal_unprevented(Source, N, To), Source, deal, ( measured(N, damage), [to], np(To, each, permanent, _), ['.', the, damage, 'can\'t', be, prevented] )).
says(add_only(Colors, [casts([artifact]), no_spell]), you, add, ( mana(Colors), ['.', this, mana, 'can\'t', be, spent, to, cast, a, nonartifact, spell] )).
says(add_only(Colors, Uses), you, add, ( mana(Colors), ['.', spend, this, mana, only, to], uses(Uses) )).
says(add_any_only(N, Uses), you, add, ( number(N), [mana, of, any], ( { N == 1 } -> [color] ; [one, color] ), ['.', spend, this, mana, only, to], uses(Uses) )).
says(put_counters(On, Kind, N), you, put, ( [a, number, of], plain_counter(Kind), [counters, on], np(On, each, permanent, _), [equal, to], amount(N) )) :- aside(N).
says(exile_until_leaves(What), you, exile, ( np(What, all, permanent, _), [until, ~, leaves, the, battlefield] )).
says(more_lands(you, N), you, may, ( [play], ( { N == 1 } -> [an, additional, land] ; [up, to], number(N), [additional, lands] ), [this, turn] )).
says(move(What, To, Under, How), Subject, Verb, Complement) :- moves(To, What, Under, How, Subject, Verb, Complement).

%!  complement(+Complement)// is nondet.

complement(Complement) --> Complement.

next_of(you) --> [your, next].
next_of(Who) --> { Who \== you }, [their, next].

aside(N) :- \+ simple_amount(N).

revealer(top(_, Who), Who) :- Who \== you.
revealer(some(_, Set), Who) :- memberchk(in(hand, Who), Set).

word(color) --> [a, color].
word(creature_type) --> [a, creature, type].
word(basic_land_type) --> [a, basic, land, type].

digits(N) --> ( { integer(N) } -> [N] ; ['^', x] ).

counters(N, Kind) --> ( { N == 1 } -> [a], plain_counter(Kind), [counter] ; number(N), plain_counter(Kind), [counters] ).

created(1, How, singular) --> [a], way(How).
created(N, How, plural) --> { N \== 1 }, number(N), way(How).

way(untapped) --> [].
way(tapped) --> [tapped].
way(attacking) --> [].

attacking(attacking, singular) --> ['that\'s', tapped, and, attacking].
attacking(attacking, plural) --> [that, are, tapped, and, attacking].
attacking(How, _) --> { How \== attacking }, [].

copies(singular) --> ['that\'s', a, copy, of].
copies(plural) --> [that, are, copies, of].

%!  exceptions(+But)// is nondet.

exceptions([]) --> [].
exceptions([this_ability]) --> [',', except, it, has, this, ability].
exceptions(But) --> { gaining(But) }, [',', except, it], changes_had(But).
exceptions(But) --> { member(Type, But), memberchk(Type, [add_types(_), add_subtypes(_)]) }, [',', except, 'it\'s'], besides(But).
exceptions([nonlegendary|But]) --> { But \== [], gaining(But) }, [',', except, it, 'isn\'t', legendary, and], changes_had(But).
exceptions([nonlegendary]) --> [',', except, it, 'isn\'t', legendary].
exceptions([set_pt(P, T)]) --> [',', except, 'it\'s', P, /, T].

gaining([gain(_)|Gains]) :- \+ ( member(Gain, Gains), Gain \= gain(_) ).

changes_had(But) --> { findall(Ability, member(gain(Ability), But), Abilities) }, [has], abilities(Abilities).

uses([A]) --> use(A).
uses([A, B]) --> use(A), [or], use(B).

use(casts(Set)) --> [cast], set_np(Set, bare, plural, spell).
use(activates([])) --> [activate, abilities].
use(activates([Part|Set])) --> [activate, abilities, of], set_np([Part|Set], bare, plural, permanent).

energy(N) --> { integer(N), length(List, N), maplist_e(List), atomic_list_concat(List, Symbols) }, [Symbols].

maplist_e([]).
maplist_e(['{E}'|Rest]) :- maplist_e(Rest).

mana(Colors) --> { symbols(Colors, Letters), atomic_list_concat(Letters, Symbols) }, [Symbols].

symbols([], []).
symbols([Color|Colors], [Symbol|Symbols]) :-
    color_letter(Color, Letter),
    atomic_list_concat(['{', Letter, '}'], Symbol),
    symbols(Colors, Symbols).

mana_times(Colors, N) --> number(N), mana(Colors).
mana_times(Colors, N) --> mana(Colors), [for, each], each_one(N).

discarded(some(N, Set)) --> counted_np(N, Set, card).
discarded(any_number(Set)) --> set_np(Set, any_number, plural, card).
discarded(up_to(N, Set)) --> set_np(Set, up_to(N), plural, card).
discarded(all([in(hand, _)|Set])) --> { Set \== [] }, set_np(Set, all, plural, card).
discarded(What) --> { \+ memberchk(What, [some(_, _), any_number(_), up_to(_, _)]) }, np(What, each, permanent, _).

doubled(the_amount(signed(size(power, _))), 0, []).
doubled(the_amount(signed(size(power, _))), the_amount(signed(size(toughness, _))), [and, toughness]).

until_found(Who, Verb, Set) -->
    [cards, from, the, top, of], ( { Who == you } -> [your, library] ; [their, library] ), [until],
    ( { Who == you } -> [you, Verb] ; [they, Verb] ),
    set_np(Set, a, singular, card).

%!  all_damage(+Sort)// is semidet.

all_damage(any) --> [all, damage].
all_damage(combat) --> [all, combat, damage].

prevented(each(Set)) --> set_np(Set, bare, plural, permanent).
prevented(each(Set)) --> set_np(Set, each, singular, permanent).
prevented(What) --> { What \= each(_) }, np(What, each, permanent, _).

found(To, Shown, It) --> ( { Shown == revealed, To == hand } -> [reveal], It, [','] ; [] ), [put], It, found_place(To), [',', then, shuffle].
found(library_top, Shown, It) --> ( { Shown == revealed } -> [reveal], It, [','] ; [] ), [then, shuffle, and, put, that, card, on, top].

found_both(hand, revealed) --> [reveal, it, ',', and, put, it, into, your, hand, '.', if, you, search, your, library, this, way, ',', shuffle].
found_both(battlefield, _) --> [put, it, onto, the, battlefield, '.', if, you, search, your, library, this, way, ',', shuffle].

shared_among(target(Set)) --> set_np(Set, targets(any_number), plural, permanent).
shared_among(targets(Count, Set)) --> set_np(Set, targets(Count), plural, permanent).

sought(1, Set) --> !, set_np(Set, a, singular, card).
sought(Most, Set) --> set_np(Set, up_to(Most), plural, card).

found_place(hand) --> [into, your, hand].
found_place(graveyard) --> [into, your, graveyard].
found_place(battlefield) --> [onto, the, battlefield].
found_place(battlefield_tapped) --> [onto, the, battlefield, tapped].

%   moves(+To, +What, +Under, +How, -Subject, -Verb, -Complement) is nondet.

moves(exile, What, _, How, you, exile, ( np(What, all, moved, _), with_counters(How, What) )).
moves(hand, said(card, Number, _), _, [], you, put, ( np(said(card, Number, pronoun), all, moved, _), [into, your, hand] )).
moves(hand, What, _, [], Subject, return, ( np(What, all, moved, _), [to], owned(What, hand, Subject) )) :- mover(What, Subject), \+ put_only(What).
moves(hand, all(Set0), _, [], you, return, ( np(all(Set), all, moved, _), [to], owners(all(Set), hand), [except, for], set_np(Excepted, bare, plural, permanent) )) :-
    selectchk(not(Excepted), Set0, Set), excepted(Excepted).
moves(hand, What, _, [], Subject, put, ( np(What, all, moved, _), [into], owned(What, hand, Subject) )) :- mover(What, Subject).
moves(graveyard, What, _, [], Subject, put, ( np(What, all, moved, _), [into], owned(What, graveyard, Subject) )) :- mover(What, Subject).
moves(library(top), What, _, [], Subject, put, ( np(What, all, moved, _), [on, top, of], owned(What, library, Subject) )) :- mover(What, Subject).
moves(library(bottom), What, _, [], Subject, put, ( np(What, all, moved, _), [on, the, bottom, of], owned(What, library, Subject), order(What) )) :- mover(What, Subject).
moves(library(Nth), What, _, [], Subject, put, ( np(What, all, moved, _), [into], owned(What, library, Subject), [Nth, from, the, top] )) :- ordinal_word(_, Nth), mover(What, Subject).
moves(library(random), What, _, [], Subject, put, ( np(What, all, moved, _), [on, the, bottom, of], owned(What, library, Subject), [in, a, random, order] )) :- mover(What, Subject).
moves(library(shuffled), What, _, [], Subject, shuffle, ( np(What, all, moved, _), [into], owned(What, library, Subject) )) :- mover(What, Subject).
moves(battlefield, What, Under, How, Subject, put, ( np(What, all, moved, _), [onto, the, battlefield], how(How), under(Under, What, Subject), with_counters(How, What) )) :-
    holder(Under, Subject), put_first(What).
moves(battlefield, What, Under, How, Subject, return, ( np(What, all, moved, _), [to, the, battlefield], how(How), under(Under, What, Subject), with_counters(How, What) )) :-
    holder(Under, Subject).
moves(battlefield, What, Under, How, Subject, put, ( np(What, all, moved, _), [onto, the, battlefield], how(How), under(Under, What, Subject), with_counters(How, What) )) :-
    holder(Under, Subject), \+ put_first(What).

put_only(those(_, _)).
put_only(top(_, _)).
put_only(What) :- sub_term(among(Of), What), Of \== linked_exile.
put_first(said(card, _, _)).
put_first(What) :- sub_term(Part, What), nonvar(Part), memberchk(Part, [in(hand, _), in(library, _), among(_), top(_, _)]), !.

mover(What, Subject) :- ( sub_term(in(_, Who), What), Who \== you, Who = said(player, _, _) -> Subject = Who ; Subject = you ).
mover(What, you) :- sub_term(in(_, said(player, _, _)), What).

holder(Under, Subject) :- ( Under = said(player, _, _) ; Under == that_player ), Subject = Under.
holder(_, you).

owned(What, Zone, Subject) --> { Subject = said(_, _, _), What \= top(_, _) }, [their, Zone].
owned(What, Zone, you) --> { yours(What) }, [your, Zone].
owned(top(_, Who), Zone, _) --> { Who \== you }, possessive(Who), [Zone].
owned(said(card, _, _), library, you) --> [your, library].
owned(What, Zone, you) --> owners(What, Zone).
owned(What, Zone, you) --> { \+ yours(What) }, [your, Zone].
owned(What, Zone, you) --> { plural(What) }, [their, owner, '\'s', Zone].

yours(What) :- sub_term(Part, What), nonvar(Part), memberchk(Part, [in(_, you), card_in(_, you), top(_, you), this_buried]), !.
yours(What) :- sub_term(among(_), What), !.

order(What) --> ( { plural(What) } -> ( [in, any, order] ; [] ) ; [] ).

how(How) --> ( { memberchk(attacking, How) } -> [tapped, and, attacking] ; { memberchk(tapped, How) } -> [tapped] ; [] ).

under(owner, What, _) --> [under], owners(What, control).
under(Who, _, Who) --> [].
under(you, _, you) --> [under, your, control].
under(Who, _, you) --> { \+ memberchk(Who, [owner, you]) }, [under], possessive(Who), [control].

with_counters(How, What) -->
    (   { memberchk(counters(Kind, N), How) }
    ->  [with], counters(N, Kind), [on], ( { plural(What) } -> [them] ; [it] )
    ;   []
    ).

%!  owners(+What, +Noun)// is nondet.
%
%   "its owner's hand"

owners(What, Noun) --> { plural(What) }, !, [their, 'owners\''], { noun_plural(Noun, Plural) }, [Plural].
owners(_, Noun) --> [its, owner, '\'s', Noun].

noun_plural(hand, hands).
noun_plural(graveyard, graveyards).
noun_plural(library, libraries).
noun_plural(control, control).

plural(said(_, plural, _)).
plural(all(_)).
plural(targets(Count, _)) :- \+ memberchk(Count, [up_to(1), exactly(1)]).
plural(some(N, _)) :- N \== 1.
plural(up_to(N, _)) :- N \== 1.
plural(any_number(_)).
plural(both(_, _)).
plural(those(Reference, Set)) :- ( Set = [in(Zone, _)], memberchk(Zone, [library, exile]) -> true ; plural(Reference) ).
plural(top(N, _)) :- N \== 1.
plural(linked_exile).

%!  counted_np(+N, +Set, +Kind)// is nondet.

counted_np(1, Set, Kind) --> !, set_np(Set, a, singular, Kind).
counted_np(N, Set, Kind) --> set_np(Set, n(N), plural, Kind).

%!  each_one(+Amount)// is nondet.
%
%   After "for each".

each_one(count(all(Set))) --> set_np(Set, bare, singular, permanent).
each_one(on(Kind, Reference)) --> plain_counter(Kind), [counter, on], thing(Reference, object, _).
each_one(party) --> [creature, in, your, party].
each_one(kinds(basic_land_type, all(Set))) --> [basic, land, type, among], set_np(Set, bare, plural, permanent).
each_one(count_done(Way, Noun)) --> common_noun(Noun, singular), [Way, this, way].
