:- module(text_others,
          [ others_meant/2,             % +Worded, -Ability
            others_worded/2             % +Ability, -Worded
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(nouns/text_rewriting, [rewritten/3]).

/** <module> "Other" than what?

Sentences say `other`. Of most abilities it is other than the object that has it. Where a sentence
speaks of what is enchanted or equipped, or a spell of what it has named before, it is other than that:
`other_than(Reference)`. Where that is not clear there is no meaning.
*/

%!  others_meant(+Worded, -Ability) is semidet.

others_meant(Worded, Ability) :-
    (   contains_term(other, Worded)
    ->  meant(Worded, Ability)
    ;   Ability = Worded
    ).

%!  others_worded(?Ability, -Worded) is semidet.
%
%   Nothing is known of Worded where Ability is to be read.

others_worded(Ability, Worded) :-
    (   var(Ability)
    ->  true
    ;   sub_term(Part, Ability),
        nonvar(Part),
        Part = other_than(_)
    ->  rewritten(as_other, Ability, Worded),
        meant(Worded, Again),
        Again == Ability
    ;   contains_term(other, Ability)
    ->  meant(Ability, Ability),
        Worded = Ability
    ;   Worded = Ability
    ).

as_other(Term, other) :-
    nonvar(Term),
    Term = other_than(_).

meant(static(Host, Changes0), Ability) :-
    host(Host),
    !,
    than_host(Host, Changes0, Changes),
    Ability = static(Host, Changes).
meant(static(Host, Changes0, Condition0), Ability) :-
    host(Host),
    !,
    than_host(Host, Changes0-Condition0, Changes-Condition),
    Ability = static(Host, Changes, Condition).
meant(triggered(Event0, Condition0, Effects0), Ability) :-
    about_host(Event0, Host),
    !,
    than_host(Host, Event0, Event),
    than_host(that, Condition0-Effects0, Condition-Effects),
    Ability = triggered(Event, Condition, Effects).
meant(spell(Effects0), Ability) :-
    !,
    in_order(Effects0, nothing, Effects),
    Ability = spell(Effects).
meant(Ability0, Ability) :-
    rewritten(than_source, Ability0, Ability).

%   Where what is enchanted deals damage, "any other target" is other than that.

than_source(Effect, damage(Host, Quantity, target(Filter))) :-
    nonvar(Effect),
    Effect = damage(Host, Quantity, target(Filter0)),
    host(Host),
    append(Before, [other|After], Filter0),
    append(Before, [other_than(Host)|After], Filter).

host(Host) :-
    nonvar(Host),
    memberchk(Host, [enchanted(_), equipped(_), fortified(_)]).

about_host(either(A, B), Host) :-
    !,
    ( about_host(A, Host) -> true ; about_host(B, Host) ).
about_host(Event, Host) :-
    compound(Event),
    arg(_, Event, Host),
    host(Host),
    !.

%   than_host(+Reference, +Term0, -Term): of artifacts and enchantments it is other than this one, which is one itself.

than_host(Reference, Term0, Term) :-
    rewritten(others(Reference, of_other_kind), Term0, Term).

of_other_kind(Filter) :-
    \+ ( member(Kind, [artifact, enchantment, type(artifact), type(enchantment), subtype(equipment), subtype(aura)]),
         memberchk(Kind, Filter)
       ),
    Filter \== [].

%   others(+Reference, +Which, +Part, -New) is semidet: targets differ from those before them (601.2c).

others(Reference, Which, Part, New) :-
    nonvar(Part),
    (   kept(Part)
    ->  New = Part
    ;   is_list(Part),
        append(Before, [Other|After], Part),
        Other == other,
        append(Before, After, Filter),
        \+ ( member(Player, [player, opponent]), memberchk(Player, Filter) ),
        call(Which, Filter),
        append(Before, [other_than(Reference)|After], New)
    ).

kept(target(_)).
kept(targets(_, _)).
kept(has_cast(_, _)).
kept(put_from_graveyard(_, _, _)).

any(_).

%   in_order(+Effects0, +Named, -Effects) is semidet: Named is what was spoken of before.

in_order([], _, []).
in_order([Effect0|Effects0], Named0, [Effect|Effects]) :-
    names(Effect0, Named0, Named),
    than_named(Named0, Named, Effect0, Effect),
    in_order(Effects0, Named, Effects).

names(Effect, Named0, Named) :-
    findall(Filter, ( sub_term(Part, Effect), nonvar(Part), targeted(Part, Filter) ), Filters),
    (   Filters == []
    ->  (   Named0 == nothing,
            nonvar(Effect),
            Effect =.. [_, each(Filter)|_],
            \+ memberchk(other, Filter)
        ->  Named = each(Filter)
        ;   Named = Named0
        )
    ;   Named0 == nothing,
        Filters = [_]
    ->  Named = chosen(1)
    ;   Named = several
    ).

targeted(target(Filter), Filter).
targeted(targets(_, Filter), Filter).
targeted(divided_damage(_, _, Filter), Filter).

than_named(Named0, Named, Effect0, Effect) :-
    (   Named0 = each(_),
        Named = each(_)
    ->  rewritten(others(Named0, any), Effect0, Effect)
    ;   Named = chosen(_)
    ->  rewritten(others(Named, any), Effect0, Effect)
    ;   rewritten(others(several, any), Effect0, Effect),
        ( Named == nothing -> true ; Effect == Effect0 )
    ).
