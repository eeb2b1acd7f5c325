:- module(text_pronouns,
          [ pronoun_noun/1,             % ?Noun
            fits_noun/2,                % ?Noun, +Filter
            pronoun_in/1,               % +Term
            resolved/3,                 % +Filter, +Reference, ?Pairing
            created_ones/2,             % +Worded, -Filter
            all_meant/2,                % +Worded, -Effects
            all_worded/2                % +Effects, -Worded
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module('../../../characteristics/continuous_effects', [layer_of/2]).
:- use_module(text_rewriting, [rewritten/3]).
:- use_module('../words/text_subtypes', [creature_subtype/1, land_subtype/1]).

/** <module> What pronouns fit: "it", "that creature", "those tokens"

A pronoun is `that`, or that_one(Noun) as it is read. What it may stand for has a Filter, in which
`plural` says that there may be several.
*/

%!  pronoun_noun(?Noun) is nondet.
%
%   What "that" stands before.

pronoun_noun(creature).
pronoun_noun(permanent).
pronoun_noun(artifact).
pronoun_noun(land).
pronoun_noun(enchantment).
pronoun_noun(planeswalker).
pronoun_noun(spell).
pronoun_noun(token).

%!  fits_noun(?Noun, +Filter) is nondet.
%
%   What is of Filter may be called that Noun.

fits_noun(them, Filter) :-
    memberchk(plural, Filter).
fits_noun(those(Noun), Filter) :-
    memberchk(plural, Filter),
    pronoun_noun(Noun),
    of_kind(Noun, Filter).
fits_noun(card, Filter) :-
    \+ memberchk(plural, Filter).
fits_noun(Noun, Filter) :-
    \+ memberchk(plural, Filter),
    pronoun_noun(Noun),
    of_kind(Noun, Filter).

of_kind(permanent, _) :-
    !.
of_kind(Noun, Filter) :-
    member(Part, Filter),
    kind_part(Part, Noun),
    !.

kind_part(Noun, Noun).
kind_part(type(Noun), Noun).
kind_part(subtype(Subtype), creature) :-
    creature_subtype(Subtype).
kind_part(subtype(Subtype), land) :-
    land_subtype(Subtype).
kind_part(either(A, B), Noun) :-
    of_kind(Noun, A),
    of_kind(Noun, B).

%!  pronoun_in(+Term) is semidet.

pronoun_in(Term) :-
    (   contains_term(that_one(_), Term)
    ->  true
    ;   contains_term(that, Term)
    ).

%!  resolved(+Filter, +Reference, ?Pairing) is nondet.
%
%   Pairing is Pronoun-Meant: where Pronoun is known, Meant is the Reference that it stands for, and the
%   other way round. What is done later speaks of what it is about as `that`.

resolved(Filter, Reference, Pronoun-Meant) :-
    (   nonvar(Pronoun)
    ->  read_as(Pronoun, Filter, Reference, Meant)
    ;   written_as(Meant, Filter, Reference, Pronoun)
    ).

read_as(that, Filter, Reference, Meant) =>
    \+ memberchk(plural, Filter),
    Meant = Reference.
read_as(that_one(Noun), Filter, Reference, Meant) =>
    once(fits_noun(Noun, Filter)),
    Meant = Reference.
read_as(delay(Step, What, Effects0), Filter, Reference, Meant) =>
    read_as(What, Filter, Reference, Reference),
    each_that(Effects0, Filter, Effects),
    Meant = delay(Step, Reference, Effects).
read_as(_, _, _, _) =>
    fail.

each_that(Term, Filter, New) :-
    (   Term = that_one(Noun)
    ->  once(fits_noun(Noun, Filter)),
        New = that
    ;   compound(Term)
    ->  Term =.. [Name|Arguments0],
        each_of_those(Arguments0, Filter, Arguments),
        New =.. [Name|Arguments]
    ;   New = Term
    ).

each_of_those([], _, []).
each_of_those([Term|Terms], Filter, [New|More]) :-
    each_that(Term, Filter, New),
    each_of_those(Terms, Filter, More).

written_as(Meant, Filter, Reference, Pronoun) :-
    (   Meant == Reference
    ->  ( \+ memberchk(plural, Filter), Pronoun = that ; fits_noun(Noun, Filter), Pronoun = that_one(Noun) )
    ;   compound(Meant),
        Meant = delay(Step, What, Effects0),
        What == Reference,
        (   \+ memberchk(plural, Filter),
            Effects = Effects0,
            Now = that
        ;   fits_noun(Noun, Filter),
            Now = that_one(Noun),
            called_so(Effects0, Now, Effects)
        ),
        Pronoun = delay(Step, Now, Effects)
    ).

called_so(Term, Now, New) :-
    (   Term == that
    ->  New = Now
    ;   compound(Term)
    ->  Term =.. [Name|Arguments0],
        all_called_so(Arguments0, Now, Arguments),
        New =.. [Name|Arguments]
    ;   New = Term
    ).

all_called_so([], _, []).
all_called_so([Term|Terms], Now, [New|More]) :-
    called_so(Term, Now, New),
    all_called_so(Terms, Now, More).

%!  created_ones(+Worded:list, -Filter) is semidet.
%
%   The pronouns of Worded stand for the tokens of Filter that its one effect of that kind creates.

created_ones(Worded, Filter) :-
    append(Before, [Effect|Later], Worded),
    makes(Effect, Filter),
    \+ pronoun_in([Effect|Before]),
    pronoun_in(Later),
    !,
    \+ ( member(Other, Later), Other \= attach(this, _), contains_term(this, Other) ),
    \+ ( sub_term(Part, Later), compound(Part), functor(Part, Name, _), memberchk(Name, [target, targets, chosen, create, create_tapped, create_attacking, create_copy, create_copy_tapped, search]) ).

makes(create_tapped(Who, N, Token), Filter) :-
    makes(create(Who, N, Token), Filter).
makes(create_attacking(Who, N, Token), Filter) :-
    makes(create(Who, N, Token), Filter).
makes(create(_, N, token(_, Types, _, _, _, _, _)), Filter) :-
    memberchk(creature, Types),
    number_of(N, Numbered),
    append(Numbered, [token, creature], Filter).
makes(create_copy_tapped(Who, N, Of, Exceptions, _), Filter) :-
    makes(create_copy(Who, N, Of, Exceptions), Filter).
makes(create_copy(_, N, Of, _), Filter) :-
    number_of(N, Numbered),
    (   member(Of, [target(Described), targets(_, Described)]),
        memberchk(creature, Described)
    ->  append(Numbered, [token, creature], Filter)
    ;   append(Numbered, [token], Filter)
    ).

number_of(N, Numbered) :-
    ( N == 1 -> Numbered = [] ; Numbered = [plural] ).

%!  all_meant(+Worded:list, -Effects:list) is det.
%
%   "Them" and "those creatures" are all those that an effect before was about, each(Filter), where nothing
%   that the effects do makes others of them, and nothing would bind others, too, which come later (611.2c); or its several
%   targets, where there are no others.

all_meant(Worded, Effects) :-
    (   pronoun_of_several(Worded),
        all_of_one(Worded, Before, Effect, Later, Filter, All)
    ->  rewritten(all_as([plural|Filter], All), Later, Meant),
        append(Before, [Effect|Meant], Effects)
    ;   Effects = Worded
    ).

all_as(Filter, Reference, Pronoun, Meant) :-
    nonvar(Pronoun),
    resolved(Filter, Reference, Pronoun-Meant).

%!  all_worded(+Effects:list, -Worded:list) is multi.

all_worded(Effects, Worded) :-
    all_of_one(Effects, Before, Effect, Later, Filter, All),
    rewritten(all_called([plural|Filter], All), Later, Called),
    Called \== Later,
    append(Before, [Effect|Called], Worded).
all_worded(Effects, Effects).

all_called(Filter, Reference, Meant, Pronoun) :-
    nonvar(Meant),
    Meant == Reference,
    resolved(Filter, Reference, Pronoun-Meant).

pronoun_of_several(Effects) :-
    sub_term(Part, Effects),
    nonvar(Part),
    ( Part = that_one(them) ; Part = that_one(Noun), nonvar(Noun), Noun = those(_) ),
    !.

all_of_one(Effects, Before, Effect, Later, Filter, targeted) :-
    append(Before, [Effect|Later], Effects),
    Later \== [],
    on_targets(Effect, Count, Filter),
    !,
    Count \== up_to(1),
    is_list(Filter),
    \+ memberchk(any_target, Filter),
    \+ ( sub_term(Part, Before-Later), nonvar(Part), ( Part = target(_) ; Part = targets(_, _) ) ),
    \+ ( sub_term(Part, Effects), compound(Part), functor(Part, Name, _), memberchk(Name, [each, create, create_tapped, create_attacking, create_copy, create_copy_tapped, search]) ).
all_of_one(Effects, Before, Effect, Later, Filter, each(Filter)) :-
    append(Before, [Effect|Later], Effects),
    Later \== [],
    on_all(Effect, Filter),
    !,
    \+ ( sub_term(Part, Later), nonvar(Part), Part = change(_, Changes, _), is_list(Changes), member(Change, Changes), layer_of(Change, rules) ),
    \+ ( sub_term(Part, Before-Later), nonvar(Part), Part = each(Other), Other \== Filter ),
    \+ ( sub_term(Part, Effects), compound(Part), functor(Part, Name, _), memberchk(Name, [targets, create, create_tapped, create_attacking, create_copy, create_copy_tapped, search]) ).

%   on_targets(+Effect, -Count, -Filter): Effect is on several targets, which stay where they are.

on_targets(tap(targets(Count, Filter)), Count, Filter).
on_targets(untap(targets(Count, Filter)), Count, Filter).
on_targets(put_counters(targets(Count, Filter), _, _), Count, Filter).
on_targets(damage(_, _, targets(Count, Filter)), Count, Filter).
on_targets(change(targets(Count, Filter), _, _), Count, Filter).

on_all(put_counters(each(Filter), _, _), Filter) :-
    lasting(Filter).
on_all(damage(_, _, each(Filter)), Filter) :-
    lasting(Filter).
on_all(tap(each(Filter)), Filter) :-
    lasting(Filter).
on_all(untap(each(Filter)), Filter) :-
    lasting(Filter).
on_all(change(each(Filter), Changes, _), Filter) :-
    lasting(Filter),
    \+ ( member(Change, Changes), Change \= pt(_, _), Change \= gain(_) ),
    \+ contains_term(keyword(_), Filter).

%   lasting(+Filter): what is of Filter stays so whatever the effects do.

lasting(Filter) :-
    is_list(Filter),
    Filter \== [],
    \+ ( member(Part, Filter), \+ lasting_part(Part) ),
    \+ memberchk(player, Filter),
    \+ memberchk(opponent, Filter).

lasting_part(Part) :-
    memberchk(Part, [creature, land, artifact, enchantment, other, token, nontoken, attacking,
                     type(_), subtype(_), color(_), controlled(you), controlled(opponent), controlled(not_you), keyword(flying)]).
lasting_part(not(Filter)) :-
    lasting(Filter).
