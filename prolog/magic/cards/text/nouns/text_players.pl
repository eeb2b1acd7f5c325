:- module(text_players,
          [ nothing_else/1,             % +About
            event_of_this/1,            % +Event
            numbered_targets/3,         % +About, +Worded, -Numbered
            players_written/3           % +About, +Effects, -Worded
          ]).
:- use_module(library(apply), [foldl/5]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(text_rewriting, [rewritten/3]).

/** <module> Who "that player" is, and who does what follows "and"
*/

%!  nothing_else(+About) is semidet.
%
%   What an ability is About is no object but the one that has it.

nothing_else(spell).
nothing_else(costs(_)).
nothing_else(event(begins(_, _))).
nothing_else(event(chapter(_))).
nothing_else(event(casts(_, _))).
nothing_else(event(casts_nth(_, _))).
nothing_else(event(either(casts(_, _), copies(_, _)))).
nothing_else(event(draws(_))).
nothing_else(event(becomes_monarch(_))).
nothing_else(event(draws_nth(_, _))).
nothing_else(event(gains_life(_))).
nothing_else(event(loses_life(_))).
nothing_else(event(attacks_with(_))).
nothing_else(event(attacks_with(_, _, _))).
nothing_else(event(one_or_more(_))).
nothing_else(event(Event)) :-
    event_of_this(Event).

%!  event_of_this(+Event) is semidet.

event_of_this(either(A, B)) =>
    event_of_this(A),
    event_of_this(B).
event_of_this(deals_damage(_, Scope, _)) =>
    Scope == this.
event_of_this(is_dealt_damage(_, Scope)) =>
    Scope == this.
event_of_this(becomes_designated(_, Scope)) =>
    Scope == this.
event_of_this(gets_counters(_, Scope)) =>
    Scope == this.
event_of_this(becomes_target(Scope, _, _)) =>
    Scope == this.
event_of_this(Event) =>
    compound(Event),
    functor(Event, Kind, 1),
    memberchk(Kind, [enters, dies, leaves, attacks, attacks_alone, blocks, becomes_blocked, becomes_tapped, turned_up,
                     becomes_untapped, attacks_unblocked, cycles, is_cast, becomes_monstrous, exploits, exerts, mutates, asked_about]),
    arg(1, Event, this).

%!  numbered_targets(+About, +Worded, -Numbered) is det.
%
%   same(Filter) is the target player of Filter named just before it, and so is "that player", if nobody
%   else can be; both become chosen(K).

numbered_targets(About, Worded, Numbered) :-
    (   targets_of(Worded, [_|_])
    ->  named_before(Worded, Named, [], _)
    ;   Named = Worded
    ),
    (   rewritten(target_player(About, Worded), Named, Found),
        Found \== Named
    ->  Numbered = Found
    ;   Numbered = Named
    ).

target_player(About, Worded, Term, chosen(K)) :-
    Term == that_player,
    one_player(About, Worded, K),
    !.

%   named_before(+Worded, -Named, +Before:list, -After:list) is det: each same(Filter) is called by the number of the
%   last of the targets Before that is of Filter.

named_before(Worded, Named, Before, After) :-
    (   nonvar(Worded),
        Worded = same(Filter),
        append(_, [Found|Earlier], Before),
        Found == Filter
    ->  length([Found|Earlier], K),
        Named = chosen(K),
        After = Before
    ;   nonvar(Worded),
        Worded = target(Filter)
    ->  Named = Worded,
        After = [Filter|Before]
    ;   compound(Worded)
    ->  Worded =.. [Name|Parts0],
        foldl(named_before, Parts0, Parts, Before, After),
        Named =.. [Name|Parts]
    ;   Named = Worded,
        After = Before
    ).

one_player(About, Worded, K) :-
    nothing_else(About),
    About \= event(begins(_, _)),
    targets_of(Worded, Filters),
    findall(N-F, ( nth1(N, Filters, F), player_filter(F) ), [K-_]).

targets_of(Term, Filters) :-
    \+ ( sub_term(Part, Term), nonvar(Part), Part = targets(_, _) ),
    findall(F, ( sub_term(Part, Term), nonvar(Part), Part = target(F) ), Filters).

player_filter(Filter) :-
    ( memberchk(player, Filter) -> true ; memberchk(opponent, Filter) ).

%!  players_written(+About, +Effects, -Worded) is multi.
%
%   The other way round.

players_written(About, Effects, Worded) :-
    (   findall(W, ( member(Name, [same, that_player]),
                     rewritten(written_player(Name, About, Effects), Effects, W),
                     W \== Effects ),
                [First|Others])
    ->  member(Worded, [First|Others])
    ;   Worded = Effects
    ).

written_player(Name, About, Effects, Term, Written) :-
    nonvar(Term),
    Term = chosen(K),
    integer(K),
    targets_of(Effects, Filters),
    nth1(K, Filters, Filter),
    player_filter(Filter),
    (   Name == same
    ->  Written = same(Filter)
    ;   one_player(About, Effects, K),
        Written = that_player
    ).
