:- module(guard_words,
          [ guarding//1                 % +Statement
          ]).

/** <module> Words for damage that is prevented, and for what is done for it
*/

:- use_module('../text/nouns/text_counters', [plain_counter//1]).
:- use_module(inner_words, [number//1, thing//3]).
:- use_module(set_words, [set_np//4]).

%!  guarding(+Statement)// is semidet.

guarding(prevent_next_time([chosen_color], you)) --> guarding(guard_next_time([chosen_color], you, [])).
guarding(guard_next_time(From, To, Deeds)) -->
    [the, next, time], source(From), [would, deal, damage], guarded(To), [this, turn, ',', prevent, that, damage], deeds(Deeds).
guarding(prevent_next_for(N, To, Deeds)) -->
    [prevent, the, next], number(N), [damage, that, would, be, dealt, to], thing(To, object, _), [this, turn], deeds(Deeds).
guarding(prevent_all_for(To, Deeds)) -->
    [prevent, all, damage, that, would, be, dealt, to], thing(To, object, _), [this, turn], deeds(Deeds).

source([chosen_color]) --> [a, source, of, your, choice, of, the, chosen, color].
source(From) --> { From \== [chosen_color] }, [a], colors(From), [source, of, your, choice].

colors([]) --> [].
colors([color(Color)]) --> [Color].
colors([either([color(A)], [color(B)])]) --> [A, or, B].

guarded(any) --> [].
guarded(you) --> [to, you].
guarded(you_and(Set)) --> [to, you, 'and/or'], set_np(Set, bare, plural, permanent).

deeds([]) --> [].
deeds([from(From, Deed)]) --> ['.', if, damage, from, a], colors(From), [source, is, prevented, this, way, ','], deed(Deed).
deeds([Deed]) --> { Deed \= from(_, _), Deed \= counters_put(_) }, ['.', if, damage, is, prevented, this, way, ','], deed(Deed).
deeds([counters_put(Kind)]) --> ['.', for, each, 1, damage, prevented, this, way, ',', put, a], plain_counter(Kind), [counter, on, that, creature].

deed(life_gained) --> [you, gain, that, much, life].
deed(damage_dealt_back) --> [~, deals, that, much, damage, to, that, source, '\'s', controller].
