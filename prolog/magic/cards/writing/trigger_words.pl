:- module(trigger_words,
          [ event//1,                   % +Event
            happening//2                % +Event, +Things
          ]).

/** <module> Words for what triggers an ability
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../text/nouns/text_counters', [plain_counter//1]).
:- use_module('../text/nouns/text_references', [host_noun//1]).
:- use_module('../text/text_events', [trigger//1]).
:- use_module('../text/text_phrases', [verb//2]).
:- use_module(inner_words, [condition//1, number//1, thing//3]).
:- use_module(set_words, [set_np//4]).

%!  event(+Event)// is nondet.
%
%   With "when", "whenever" or "at" before it.

event(state(Condition)) --> [when], condition(Condition).
event(begins(each, upkeep)) --> [at, the, beginning, of, each, player, '\'s', upkeep].
event(begins(each, Step)) --> { memberchk(Step-Words, [precombat_main-[precombat, main, phase], postcombat_main-[postcombat, main, phase]]) }, [at, the, beginning, of, each, player, '\'s'], Words.
event(begins(enchanted_player, Step)) --> { step_words(Step, Words) }, [at, the, beginning, of, enchanted, player, '\'s'], Words.
event(Event) --> { Event \= state(_) }, trigger(Event).
event(begins(each, end_turn)) --> [at, the, beginning, of, each, player, '\'s', end, step].
event(begins(each, draw)) --> [at, the, beginning, of, each, player, '\'s', draw, step].
event(Event) --> { Event \= state(_) }, ( { once_only(Event) } -> [when] ; [whenever] ), happens(Event).

step_words(upkeep, [upkeep]).
step_words(draw, [draw, step]).
step_words(end_turn, [end, step]).
step_words(precombat_main, [precombat, main, phase]).
step_words(postcombat_main, [postcombat, main, phase]).

once_only(Event) :- memberchk(Event, [enters(this), dies(this), leaves(this), is_cast(this), cycles(this), turned_up(this)]).

happens(either(A, B)) --> happens(A), [or], happens(B).
happens(one_or_more(Event)) --> many(Event).
happens(Event) -->
    { deed(Event, Scope, Verb, Complement) },
    scope(Scope, Agreement),
    verb(Verb, Agreement),
    Complement.

%!  happening(+Event, +Things)// is nondet.
%
%   Event of Things that were spoken of, which stand for a set of everything in it.

happening(Event, Things) -->
    { deed(Event, [], Verb, Complement) },
    thing(Things, subject, Agreement),
    verb(Verb, Agreement),
    Complement.

deed(enters(S), S, enter, []).
deed(dies(S), S, die, []).
deed(leaves(S), S, leave, [the, battlefield]).
deed(attacks(S), S, attack, []).
deed(blocks(S), S, block, []).
deed(attacks_alone(S), S, attack, [alone]).
deed(becomes_tapped(S), S, become, [tapped]).
deed(becomes_untapped(S), S, become, [untapped]).
deed(becomes_blocked(S), S, become, [blocked]).
deed(becomes_blocked_by(S, Set), S, become, ( [blocked, by], set_np(Set, a, singular, permanent) )).
deed(blocks_a(S, Set), S, block, set_np(Set, a, singular, permanent)).
deed(gets_counters(Kind, S), many_counters(Kind), be, ( [put, on], scope(S, _) )).
deed(attacks_whom(S, Whom), S, attack, whom(Whom)).
deed(deals_damage(How, S, To), S, deal, ( damage(How), to(To) )).
deed(damages_a(How, S, Set), S, deal, ( damage(How), [to], set_np(Set, a, singular, permanent) )).
deed(is_dealt_damage(How, S), S, be, ( [dealt], damage(How) )).
deed(becomes_target(S, Sort, Whose), S, become, ( [the, target, of, a], sort(Sort), whose(Whose) )).
deed(warded(S), Whom, Become, Words) :- deed(becomes_target(S, any, opponent), Whom, Become, Words).
deed(targeted_by(S, Sort, Whose), Whom, Become, Words) :- deed(becomes_target(S, Sort, Whose), Whom, Become, Words).
deed(first_each_turn(Event), Whom, Become, ( Words, [for, the, first, time, each, turn] )) :- deed(Event, Whom, Become, Words).
deed(casts(P, S), by(P), cast, set_np(S, a, singular, spell)).
deed(casts_nth(you, N), by(you), cast, ( [your], nth(N), [spell, each, turn] )).
deed(casts_nth(you, N, S), by(you), cast, ( [your], nth(N), set_np(S, bare, singular, spell), [each, turn] )).
deed(casts_nth(each(P), N, S), by(each(P)), cast, ( [their], nth(N), set_np(S, bare, singular, spell), [each, turn] )).
deed(draws_nth(you, N), by(you), draw, ( [your], nth(N), [card, each, turn] )).
deed(sacrifices(P, [this]), by(P), sacrifice, [~]).
deed(sacrifices(P, S), by(P), sacrifice, set_np(S, a, singular, permanent)).
deed(discards(P, S), by(P), discard, set_np(S, a, singular, card)).
deed(cycles_card(P, S), by(P), cycle, set_np(S, a, singular, card)).
deed(taps_for_mana(P, [this]), by(P), tap, [~, for, mana]).
deed(taps_for_mana(P, S), by(P), tap, ( set_np(S, a, singular, permanent), [for, mana] )) :- S \== [this].
deed(plays_land(P, S), by(P), play, set_np(S, a, singular, permanent)).
deed(commits_crime(P), by(P), commit, [a, crime]).
deed(scries(P), by(P), scry, []).
deed(surveils(P), by(P), surveil, []).
deed(proliferates(P), by(P), proliferate, []).
deed(attacks_with(P), by(P), attack, []).
deed(attacks_with(P, N, [attacking(Whom)|S]), by(P), attack, ( player(Whom, _), [with], number(N), [or, more], set_np(S, bare, plural, permanent) )).
deed(attacks_with(P, N, S), by(P), attack, ( [with], number(N), [or, more], set_np(S, bare, plural, permanent) )).
deed(gains_life(P), by(P), gain, [life]).
deed(loses_life(P), by(P), lose, [life]).
deed(gains_life_nth(P, 1), by(P), gain, [life, for, the, first, time, each, turn]).
deed(loses_life_nth(P, 1), by(P), lose, [life, for, the, first, time, each, turn]).
deed(leaves_graveyard(you, S), cards(S), leave, [your, graveyard]).
deed(is_buried(Who, Where, this_buried), this, be, ( [put, into], graveyard(Who), from(Where) )).
deed(is_buried(Who, Where, S), cards(S), be, ( [put, into], graveyard(Who), from(Where) )) :- is_list(S).

scope(this, third) --> [~].
scope(enchanted(Noun), third) --> [enchanted], host_noun(Noun).
scope(equipped(Noun), third) --> [equipped], host_noun(Noun).
scope(by(Who), Agreement) --> player(Who, Agreement).
scope(cards(Set), third) --> set_np(Set, a, singular, card).
scope(each([Noun]), third) --> [a, Noun].
scope(many_counters(Kind), base) --> [one, or, more], plain_counter(Kind), [counters].
scope([], third) --> [a, source].
scope(Set, third) --> { is_list(Set) }, set_np(Set, a, singular, permanent).
scope(either(this, Set), third) --> [~, or], set_np(Set, a, singular, permanent).

player(you, base) --> [you].
player(enchanted_player, third) --> [enchanted, player].
player(each([Noun]), third) --> [a, Noun].

many(leaves_graveyard(you, Set)) --> [one, or, more], set_np(Set, bare, plural, card), [leave, your, graveyard].
many(is_buried(Who, Where, Set)) --> [one, or, more], set_np(Set, bare, plural, card), [are, put, into], graveyard(Who), from(Where).
many(Event) -->
    { deed(Event, Set, Verb, Complement), is_list(Set) },
    [one, or, more],
    set_np(Set, bare, plural, permanent),
    verb(Verb, base),
    Complement.
many(attacks_whom([creature], [enchanted_player])) --> [enchanted, player, is, attacked].
many(discards(P, S)) --> player(P, Agreement), verb(discard, Agreement), [one, or, more], set_np(S, bare, plural, card).

graveyard(you) --> [your, graveyard].
graveyard(each([player])) --> [a, graveyard].
graveyard(each([opponent])) --> [an, opponent, '\'s', graveyard].

from(anywhere) --> [from, anywhere].
from(library) --> [from, your, library].
from(library) --> [from, their, library].

whom([you]) --> [you].
whom([enchanted_player]) --> [enchanted, player].
whom([you, planeswalkers(you)]) --> [you, or, a, planeswalker, you, control].
whom([each([Noun])]) --> [a, Noun].
whom([each([opponent])]) --> [one, of, your, opponents].

damage(any) --> [damage].
damage(combat) --> [combat, damage].
damage(noncombat) --> [noncombat, damage].

to(any) --> [].
to(you) --> [to, you].
to(enchanted_player) --> [to, enchanted, player].
to([this]) --> [to, ~].
to(each([Noun])) --> [to, a, Noun].
to(Set) --> { is_list(Set) }, [to], set_np(Set, a, singular, permanent).

sort(any) --> [spell, or, ability].
sort(spell) --> [spell].

whose(any) --> [].
whose(you) --> [you, control].
whose(opponent) --> [an, opponent, controls].

nth(N) --> { memberchk(N-Word, [1-first, 2-second, 3-third, 4-fourth, 5-fifth]) }, [Word].
