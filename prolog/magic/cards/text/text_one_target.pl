:- module(text_one_target,
          [ one_target/3,               % +About, +Worded, -Filter
            targeted_in/2               % +Term, -Filter
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(nouns/text_players, [nothing_else/1]).
:- use_module(nouns/text_pronouns, [pronoun_in/1]).

/** <module> Whether "it" is the one target that was named
*/

%!  one_target(+About, +Worded, -Filter) is semidet.
%
%   "It", or "that creature", follows the one thing that was named: a target of Filter.

one_target(About, Worded, Filter) :-
    nothing_else(About),
    findall(F, targeted_in(Worded, F), [Filter|Others]),
    \+ ( member(Player, [any_target, player, opponent]), memberchk(Player, Filter) ),
    append(Before, [Effect|Later], Worded),
    once(targeted_in(Effect, Filter)),
    \+ pronoun_in([Effect|Before]),
    pronoun_in(Later),
    !,
    append(Between, [Last|After], Later),
    pronoun_in(Last),
    \+ pronoun_in(After),
    !,
    ( Others == [] -> true ; begins_with_pronoun(Last), \+ targeted_in([Before|Between], _), findall(F, targeted_in(Effect, F), [_]) ),
    \+ ( member(Other, [Before, Effect, Between]), another_in(Other) ),
    \+ contains_term(chosen(_), Last-After).

%   begins_with_pronoun(+Effect) is semidet: the pronoun is read before what else Effect names.

begins_with_pronoun(Effect) :-
    compound(Effect),
    Effect =.. [_|Arguments],
    append(Before, [Targeting|Rest], Arguments),
    targeted_in(Targeting, _),
    !,
    pronoun_in(Before),
    \+ pronoun_in([Targeting|Rest]).
begins_with_pronoun(Effect) :-
    arg(1, Effect, First),
    pronoun_in(First),
    Effect =.. [_, _|Rest],
    \+ pronoun_in(Rest).

%!  targeted_in(+Term, -Filter) is nondet.
%
%   One target of Filter, or none or one.

targeted_in(Term, Filter) :-
    sub_term(Part, Term),
    nonvar(Part),
    ( Part = target(Filter) ; Part = targets(Count, Filter0), ( Count == up_to(1) -> Filter = Filter0 ; Filter = [any_target] ) ).

%   another_in(+Term) is semidet: Term names an object that "it" may also be.

another_in(Term) :-
    sub_term(Part, Term),
    compound(Part),
    functor(Part, Name, _),
    names_another(Name),
    \+ memberchk(Part, [each([player]), each([opponent])]),
    !.

names_another(create).
names_another(create_tapped).
names_another(create_attacking).
names_another(create_copy).
names_another(create_copy_tapped).
names_another(search).
names_another(reveal_top).
names_another(put_revealed).
names_another(each).
names_another(chosen).
