:- module(text_anaphora,
          [ speaking_of//3,             % +About, :Sentences, ?Effects
            late_it/1                   % +Effects
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(text_phrases, [writing//0]).

/** <module> What "it" stands for

The sentences of an ability say "it" for `that`. Where the ability speaks of the object that has
it, as in "when Tuk dies", "it" is that object, `this`, which may also be called by its name.
Between the sentences and the term stands this relation.
*/

:- meta_predicate speaking_of(+, 3, ?, ?, ?).

%!  speaking_of(+About, :Sentences, ?Effects)// is nondet.
%
%   Sentences, a nonterminal with one argument, say Effects, after what the ability is About:
%   event(Event) or costs(Costs).

speaking_of(About, Sentences, Effects) -->
    (   writing
    ->  { worded(About, Effects, Worded) },
        call(Sentences, Worded)
    ;   call(Sentences, Worded),
        { meant(About, Worded, Effects) }
    ).

%   meant(+About, +Worded, -Effects) is det.

meant(About, Worded, Effects) :-
    (   about_this(About),
        \+ late_it(Worded)
    ->  replaced(Worded, that, this, Effects)
    ;   Effects = Worded
    ).

%   worded(+About, +Effects, -Worded) is multi: the usual words first.

worded(About, Effects, Worded) :-
    (   about_this(About),
        replaced(Effects, this, that, It),
        \+ late_it(It)
    ->  alternatives(About, Effects, It, Worded)
    ;   Worded = Effects
    ).

alternatives(event(_), Name, It, Worded) :-
    member(Worded, [It, Name]).
alternatives(costs(_), Name, It, Worded) :-
    member(Worded, [Name, It]).

about_this(event(Event)) :-
    event_of_this(Event).
about_this(costs(Costs)) :-
    memberchk(sacrifice(this), Costs),
    \+ ( member(Cost, Costs),
         compound(Cost),
         arg(_, Cost, Filter),
         is_list(Filter)
       ).

event_of_this(either(A, B)) =>
    event_of_this(A),
    event_of_this(B).
event_of_this(deals_damage(_, Scope, _)) =>
    Scope == this.
event_of_this(Event) =>
    compound(Event),
    functor(Event, Kind, 1),
    memberchk(Kind, [enters, dies, leaves, attacks, blocks, becomes_blocked, becomes_tapped,
                     cycles]),
    arg(1, Event, this).

%   replaced(+Term, +Old, +New, -Replaced) is det: but what a delayed ability does speaks of its own.

replaced(Term, Old, New, Replaced) :-
    (   Term == Old
    ->  Replaced = New
    ;   Term = delay(Step, What, Effects)
    ->  replaced(What, Old, New, NewWhat),
        Replaced = delay(Step, NewWhat, Effects)
    ;   compound(Term)
    ->  Term =.. [Name|Arguments],
        all_replaced(Arguments, Old, New, NewArguments),
        Replaced =.. [Name|NewArguments]
    ;   Replaced = Term
    ).

all_replaced([], _, _, []).
all_replaced([Term|Terms], Old, New, [Replaced|More]) :-
    replaced(Term, Old, New, Replaced),
    all_replaced(Terms, Old, New, More).

%!  late_it(+Effects:list) is semidet.
%
%   `that` follows an effect that speaks of something else, which "it" would be.

late_it(Effects) :-
    append(_, [Effect|Later], Effects),
    introduces(Effect),
    mentions(Later),
    !.
late_it(Effects) :-
    member(Effect, Effects),
    within(Effect, Inner),
    late_it(Inner),
    !.

within(may(Effects), Effects).
within(may_pay(_, Effects), Effects).
within(if_you_do(Effects), Effects).
within(provided(_, Effects), Effects).
within(modal(Modes), Effects) :-
    member(Effects, Modes).

introduces(Term) :-
    compound(Term),
    (   functor(Term, Name, _),
        memberchk(Name, [target, chosen, create, search, reveal_top, put_revealed])
    ->  true
    ;   arg(_, Term, Part),
        introduces(Part)
    ),
    !.

%   mentions(+Term) is semidet: `that` occurs in Term, not counting what a delayed ability does.

mentions(that).
mentions(delay(_, What, _)) :-
    !,
    mentions(What).
mentions(Term) :-
    compound(Term),
    arg(_, Term, Part),
    mentions(Part),
    !.
