:- module(ability_sense,
          [ misplaced/3                 % +Ability, +Context, -Reason
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).

/** <module> Which abilities make no sense where they stand

What the grammar reads, sentence by sentence, may speak of things that the whole does not
provide: "it" where nothing came before, X where nothing says what X is, instructions of a spell
on a creature.
*/

%!  misplaced(+Ability, +Context, -Reason:string) is semidet.
%
%   Ability can't be what a text says that stands on Context (ability_reading.pl), for Reason.

misplaced(spell(_), permanent, "only instants and sorceries have instructions of their own").
misplaced(static(Scope, _), Context, "an instant or sorcery changes nothing for good") :-
    spell_context(Context),
    Scope \== this.
misplaced(enters_tapped, Context, "instants and sorceries do not enter") :-
    spell_context(Context).
misplaced(Ability, _, "nothing says what \"it\" is") :-
    dangling_it(Ability).
misplaced(Ability, Context, "nothing says what X is") :-
    dangling_x(Ability, Context).
misplaced(Ability, _, "\"if you do\" follows nothing that may be done") :-
    dangling_choice(Ability).

spell_context(spell).
spell_context(spell_x).

%   dangling_it(+Ability) is semidet: `that` is what a trigger's event is about, or a delayed ability,
%   as long as nothing else has been spoken of.

dangling_it(triggered(Event, Condition, Effects)) :-
    (   about_an_object(Event)
    ->  late_it(Effects)
    ;   mentions(Condition-Effects)
    ).
dangling_it(spell(Effects)) :-
    mentions(Effects).
dangling_it(activated(Costs, Effects)) :-
    mentions(Costs-Effects).
dangling_it(activated(Costs, Effects, _)) :-
    mentions(Costs-Effects).
dangling_it(static(Scope, Changes)) :-
    mentions(Scope-Changes).

about_an_object(either(A, B)) :-
    about_an_object(A),
    about_an_object(B).
about_an_object(Event) :-
    functor(Event, Kind, 1),
    memberchk(Kind, [enters, dies, leaves, attacks, blocks, becomes_blocked, becomes_tapped]).

%   late_it(+Effects) is semidet: `that` follows an effect that speaks of something else.

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

%   dangling_x(+Ability, +Context) is semidet: X is chosen where {X} is paid (107.3).

dangling_x(spell(Effects), Context) :-
    Context \== spell_x,
    names_x(Effects).
dangling_x(triggered(_, Condition, Effects), _) :-
    names_x(Condition-Effects).
dangling_x(static(_, Changes), _) :-
    names_x(Changes).
dangling_x(activated(Costs, Effects), _) :-
    names_x(Effects),
    \+ pays_x(Costs).
dangling_x(activated(Costs, Effects, _), Context) :-
    dangling_x(activated(Costs, Effects), Context).

names_x(x).
names_x(Term) :-
    compound(Term),
    arg(_, Term, Part),
    names_x(Part),
    !.

pays_x(Costs) :-
    member(mana(Symbols), Costs),
    sub_atom(Symbols, _, _, _, '{X}'),
    !.

%   dangling_choice(+Ability) is semidet: what begins with "if you do".

dangling_choice(spell([if_you_do(_)|_])).
dangling_choice(activated(_, [if_you_do(_)|_])).
dangling_choice(triggered(_, _, [if_you_do(_)|_])).
