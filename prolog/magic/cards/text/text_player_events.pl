:- module(text_player_events,
          [ player_event//1,            % ?Event
            damage//1,                  % ?Sort
            damaged//1                  % ?Whom
          ]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(nouns/text_references, [actor//2]).
:- use_module(words/text_lexicon, [number_word/2, ordinal_word/2]).
:- use_module(text_phrases, [self//0, verb//2, writing//0]).

/** <module> Events that players bring about, or many things at once
*/

%!  player_event(?Event)// is nondet.

player_event(Event) -->
    { var(Event) -> true ; done_by(Event, Player) },
    anyone(Player, Agreement),
    done(Event, Player, Agreement).
player_event(attacks_with_others(Number)) -->
    self,
    [and, at, least, Word, other],
    { number_word(Number, Word) },
    attacking_others(Number).
player_event(exerts(Scope)) -->
    { var(Scope) -> true ; is_list(Scope), append(Filter, [controlled(you)], Scope) },
    [you, exert],
    np(Filter, a, permanent),
    { append(Filter, [controlled(you)], Scope) }.
player_event(is_cast(this)) -->
    [you, cast],
    self.
player_event(cycles(Filter)) -->
    [you, cycle],
    object(Filter, card).
player_event(discards(you, Filter)) -->
    [you, cycle, or, discard],
    object(Filter, card).
player_event(is_dealt_damage(How, you)) -->
    ['you\'re', dealt],
    damage(How).
player_event(attacks_with(you, N, Filter)) -->
    [you, attack, with],
    [Word, or, more],
    { number_word(N, Word) },
    np(Filter, bare(plural), permanent).
player_event(one_or_more(attacks(Filter))) -->
    [one, or, more],
    np(Filter, bare(plural), permanent),
    [attack].
player_event(one_or_more(deals_damage(combat, Filter, To))) -->
    [one, or, more],
    np(Filter, bare(plural), permanent),
    [deal, combat, damage],
    damaged(To).

done_by(Event, Player) :-
    (   Event = one_or_more(discards(Player, _))
    ->  true
    ;   Event =.. [Name, Player|_],
        memberchk(Name, [casts, discards, becomes_monarch, draws, loses_life, attacks_with, sacrifices, gains_life,
                         casts_nth, expends, draws_nth])
    ).

%   done(?Event, ?Player, +Agreement)//: what Player, who was named, does.

done(casts(Player, Filter), Player, Agreement) -->
    verb(cast, Agreement),
    object(Filter, spell).
done(discards(Player, Filter), Player, Agreement) -->
    verb(discard, Agreement),
    object(Filter, card).
done(becomes_monarch(Player), Player, Agreement) -->
    verb(become, Agreement),
    [the, monarch].
done(draws(Player), Player, Agreement) -->
    verb(draw, Agreement),
    [a, card].
done(loses_life(Player), Player, Agreement) -->
    verb(lose, Agreement),
    [life].
done(attacks_with(Player), Player, Agreement) -->
    verb(attack, Agreement).
done(sacrifices(Player, Filter), Player, Agreement) -->
    verb(sacrifice, Agreement),
    np(Filter, a, permanent).
done(gains_life(Player), Player, Agreement) -->
    verb(gain, Agreement),
    [life].
done(casts_nth(Player, N), Player, Agreement) -->
    verb(cast, Agreement),
    nth(Player, N),
    [spell, each, turn].
done(expends(Player, N), Player, Agreement) -->
    verb(expend, Agreement),
    [N],
    { integer(N) }.
done(draws_nth(Player, N), Player, Agreement) -->
    verb(draw, Agreement),
    nth(Player, N),
    [card, each, turn].
done(one_or_more(discards(Player, Filter)), Player, Agreement) -->
    verb(discard, Agreement),
    [one, or, more],
    np(Filter, bare(plural), card).

%   anyone(?Player, ?Agreement)//: what each player does, some player does.

anyone(each([opponent]), third) -->
    [a, opponent].
anyone(each([player]), third) -->
    [a, player].
anyone(Player, Agreement) -->
    (   writing
    ->  actor(Player, Agreement)
    ;   actor(Player, Agreement),
        { \+ memberchk(Player, [player, opponent]) }
    ).

%   nth(?Player, ?N)//: your second

nth(Player, N) -->
    ( { Player == you } -> [your] ; [their] ),
    [Word],
    { ordinal_word(N, Word) }.

object(this, _) -->
    self.
object(Filter, Kind) -->
    np(Filter, a, Kind).

%!  damage(?Sort)// is nondet.
%
%   Damage of that sort.

damage(any) -->
    [damage].
damage(combat) -->
    [combat, damage].
damage(noncombat) -->
    [noncombat, damage].

%!  damaged(?Whom)// is nondet.

damaged(any) -->
    [].
damaged(you) -->
    [to, you].
damaged(each([player])) -->
    [to, a, player].
damaged(each([opponent])) -->
    [to, a, opponent].
damaged(Filter) -->
    [to],
    np(Filter, a, permanent),
    { \+ memberchk(Filter, [[player], [opponent]]) }.

attacking_others(1) -->
    [creature, attack].
attacking_others(Number) -->
    { Number \== 1 },
    [creatures, attack].
