:- module(text_choices,
          [ alternatives/3,             % +Filter, -A, -B
            both/3,                     % +A, +B, -Filter
            together/3,                 % +Filter, -A, -B
            has_adjective/1,            % +Filter
            article/1,                  % +Determiner
            or_and//3,                  % +Determiner, +Number, +Kind
            either_word//2              % +Determiner, +Number
          ]).
:- use_module(library(apply), [maplist/2, partition/4]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, selectchk/3]).
:- use_module('../words/text_lexicon', [supertype/1]).

/** <module> Filters of one kind or another

In "another artifact or creature you control", what is said before the first kind and after the last
is said of both.
*/

%!  alternatives(+Filter, -A, -B) is semidet.
%
%   Filter is A or B, A being simple.

alternatives([Part], A, B) =>
    alternatives(Part, A, B).
alternatives(either(A0, B0), A, B) =>
    (   alternatives(A0, A, A1)
    ->  B = either(A1, B0)
    ;   A = A0,
        B = B0
    ).
alternatives(_, _, _) =>
    fail.

%!  both(+A, +B, -Filter) is det.
%
%   Filter is A or B: what is said before the first of several kinds, or after the last,
%   is said of all. (What an adjective is said of is not clear, so that is not read.)

both(A, B, Filter) :-
    (   selectchk(other, A, First)
    ->  Others = [other]
    ;   First = A,
        Others = []
    ),
    (   keyword_apart(First, B)
    ->  partition(controlled, B, Posts, Core)
    ;   \+ has_post(First)
    ->  partition(postponed, B, Posts, Core)
    ;   Posts = [],
        Core = B
    ),
    append([Others, [either(First, Core)], Posts], Filter).

%   keyword_apart(+A, +B) is semidet: of "artifact or creature with flying", only the creature flies.

keyword_apart(A, B) :-
    is_list(A),
    is_list(B),
    member(Part, B),
    memberchk(Part, [keyword(_), compared(power, _, _), compared(toughness, _, _)]),
    memberchk(creature, B),
    \+ has_post(A),
    \+ ( member(Other, A), memberchk(Other, [creature, subtype(_), either(_, _)]) ),
    !.

controlled(controlled(_)).
controlled(owned(_)).

has_adjective(Filter) :-
    member(Part, Filter),
    memberchk(Part, [attacking, blocking, tapped, untapped, nontoken, historic, kicked, modified, color(_), not(_)]),
    Part \= not([keyword(_)]),
    !.
has_adjective(Filter) :-
    member(type(Type), Filter),
    supertype(Type),
    !.

has_post(Filter) :-
    member(Part, Filter),
    postponed(Part),
    !.

postponed(controlled(_)).
postponed(owned(_)).
postponed(keyword(_)).
postponed(not([keyword(_)])).
postponed(blocking(_)).
postponed(named(_)).
postponed(compared(_, _, _)).
postponed(with_counter(_)).
postponed(card_in(_, _)).
postponed(dealt_damage).
postponed(dealt_damage_by_this).
postponed(damaged_by(_)).

%!  together(+Filter, -A, -B) is semidet.
%
%   The other way round.

together(Filter, A, B) :-
    is_list(Filter),
    (   append(Others, [either(First, Core)|Posts], Filter),
        memberchk(Others, [[], [other]]),
        Others-Posts \== []-[]
    ->  maplist(postponed, Posts),
        \+ ( Posts = [_|_], has_post(First) ),
        \+ ( Posts = [_|_], has_post(Core) ),
        append(Others, First, A),
        append(Core, Posts, B)
    ;   alternatives(Filter, A, B),
        ( keyword_apart(A, B) -> true ; \+ only_last_has_post(A, B) ),
        \+ ( is_list(A), memberchk(other, A) )
    ).

only_last_has_post(A, B) :-
    is_list(A),
    is_list(B),
    has_post(B),
    \+ has_post(A).

article(Determiner) :-
    memberchk(Determiner, [a, counted(_, _)]).

%!  or_and(+Determiner, +Number, +Kind)// is nondet.
%
%   What stands between two sorts: "all Elves and Goblins" are all that are one or the other.

or_and(all, _, permanent) -->
    [and].
or_and(bare(plural), _, permanent) -->
    [and].
or_and(_, _, _) -->
    [or].
or_and(Determiner, Number, _) -->
    { mixed(Determiner, Number) },
    [and, /, or].

%!  either_word(+Determiner, +Number)// is nondet.
%
%   What stands between two words of one noun: of several, "and" means each that is one or the other.

either_word(_, _) -->
    [or].
either_word(Determiner, Number) -->
    { mixed(Determiner, Number) },
    ( [and] ; [and, /, or] ).

%   mixed(+Determiner, +Number) is semidet: what is meant may be some of one sort and some of the other.

mixed(_, plural).
mixed(each, singular).
mixed(bare(singular), singular).
