:- module(dangling_words,
          [ dangling_it/1,              % +Ability
            dangling_player/1,          % +Ability
            about_an_attacker/1,        % +Ability
            dangling_x/2,               % +Ability, +Context
            dangling_choice/1,          % +Ability
            late_target/1,              % +Ability
            bargained_target/1,         % +Ability
            effects_of/2                % +Ability, -Effects
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module('../text/nouns/text_mentions', [late_it/1, mentions/1]).

/** <module> Words of an ability that nothing before them explains: it, that player, X
*/

%!  dangling_it(+Ability) is semidet.
%
%   `that` is what a trigger's event is about, or a delayed ability,
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
dangling_it(static(Scope, Changes, Condition)) :-
    mentions(Scope-Changes-Condition).
dangling_it(static(Scope, Changes)) :-
    mentions(Scope-Changes).

about_an_object(either(A, B)) :-
    about_an_object(A),
    about_an_object(B).
about_an_object(first_each_turn(Event)) :-
    about_an_object(Event).
about_an_object(deals_damage(_, _, _)).
about_an_object(damages_a(_, _, _)).
about_an_object(becomes_target(_, _, _)).
about_an_object(warded(_)).
about_an_object(targeted_by(_, _, _)).
about_an_object(becomes_blocked_by(_, _)).
about_an_object(blocks_a(_, _)).
about_an_object(sacrifices(_, _)).
about_an_object(is_dealt_damage(_, _)).
about_an_object(casts(_, _)).
about_an_object(casts_nth(_, _)).
about_an_object(casts_nth(_, _, _)).
about_an_object(attacks_whom(_, _)).
about_an_object(gets_counters(_, _)).
about_an_object(becomes_designated(_, _)).
about_an_object(helps(_, _, _)).
about_an_object(leaves_graveyard(_, _)).
about_an_object(is_buried(_, _, _)).
about_an_object(cycles_card(_, _)).
about_an_object(taps_for_mana(_, _)).
about_an_object(Event) :-
    functor(Event, Kind, 1),
    memberchk(Kind, [enters, dies, leaves, attacks, attacks_alone, blocks, becomes_blocked, becomes_tapped, turned_up,
                     becomes_untapped, attacks_unblocked, becomes_monstrous, exploits, exerts, transforms]).

%!  dangling_player(+Ability) is semidet.
%
%   `that_player` is whom a trigger's event is about: a player, or
%   the controller of a spell, or the player whom the object itself dealt damage.

dangling_player(triggered(Event, Condition, Effects)) :-
    (   about_a_player(Event)
    ->  contains_term(that_player, Condition),
        \+ asked_of_that_player(Event, Condition)
    ;   done_to_a_player(Event),
        \+ contains_term(that, Effects)
    ->  contains_term(that_player, Condition)
    ;   contains_term(that_player, Condition-Effects)
    ),
    !.
dangling_player(Ability) :-
    Ability \= triggered(_, _, _),
    contains_term(that_player, Ability).

%   asked_of_that_player(+Event, +Condition) is semidet: event_subjects.pl finds whom Condition is about as it triggers.

asked_of_that_player(begins(_, _), it_holds(_)).

done_to_a_player(deals_damage(_, _, To)) :-
    memberchk(To, [each([player]), each([opponent]), enchanted_player]).
done_to_a_player(attacks_whom(_, [each(_)])).
done_to_a_player(attacks_whom(_, [enchanted_player])).

about_a_player(Event) :-
    functor(Event, Kind, 1),
    memberchk(Kind, [enters, dies, leaves, attacks, blocks, becomes_blocked, becomes_tapped, becomes_untapped]),
    arg(1, Event, Scope),
    is_list(Scope),
    memberchk(controlled(opponent), Scope).
about_a_player(casts(_, _)).
about_a_player(casts_nth(_, _)).
about_a_player(draws_nth(_, _)).
about_a_player(one_or_more(deals_damage(_, _, _))).
about_a_player(one_or_more(attacks(_))).
about_a_player(one_or_more(attacks_whom(_, [each(_)]))).
about_a_player(commits_crime(_)).
about_a_player(unlocks_room(_)).
about_a_player(is_dealt_damage(_, each(_))).
about_a_player(plays_land(_, _)).
about_a_player(taps_for_mana(_, _)).
about_a_player(casts_nth(_, _, _)).
about_a_player(one_or_more(discards(_, _))).
about_a_player(draws(_)).
about_a_player(becomes_monarch(_)).
about_a_player(ring_tempts(_)).
about_a_player(gains_life(_)).
about_a_player(discards(_, _)).
about_a_player(sacrifices(_, _)).
about_a_player(loses_life(_)).
about_a_player(attacks_with(_)).
about_a_player(attacks_with(_, _, _)).
about_a_player(begins(_, _)).
about_a_player(one_or_more(attacks_whom(_, [enchanted_player]))).
about_a_player(deals_damage(_, this, To)) :-
    memberchk(To, [each([player]), each([opponent])]).

%!  late_target(+Ability) is semidet.
%
%   What is done whether or not something optional was, has its target.

late_target(Ability) :-
    effects_of(Ability, Effects),
    append(_, [Optional|Later], Effects),
    optional(Optional),
    targets_in(Optional),
    member(Effect, Later),
    Effect \= if_you_do(_),
    Effect \= if_you_dont(_),
    sub_term(Part, Effect),
    subsumes_term(chosen(_), Part),
    !.

%!  bargained_target(+Ability) is semidet.
%
%   What is done only if the spell was bargained has a target: that would be chosen only then (702.166c).

bargained_target(Ability) :-
    sub_term(Part, Ability),
    compound(Part),
    Part =.. [_, Condition, Done|_],
    memberchk(Condition, [bargained, condition:bargained]),
    targets_in(Done),
    !.

optional(may(_)).
optional(may_pay(_, _)).
optional(if_you_do(_)).
optional(provided(_, _)).
optional(instead(_, _)).

targets_in(Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    ( Part = target(_) ; Part = targets(_, _) ),
    !.

%!  about_an_attacker(+Ability) is semidet.
%
%   There is a defending player (508.5).

about_an_attacker(Ability) :-
    (   sub_term(Part, Ability),
        nonvar(Part),
        Part = triggered(Event, _, _)
    ->  attack(Event)
    ;   contains_term(matches(this, [attacking]), Ability)
    ->  true
    ;   sub_term(Part, Ability),
        nonvar(Part),
        Part = controls(defending_player, _)
    ->  true
    ).

attack(either(A, B)) :-
    attack(A),
    attack(B).
attack(attacks(_)).
attack(attacks_alone(_)).
attack(attacks_unblocked(_)).
attack(becomes_blocked(_)).

%!  dangling_x(+Ability, +Context) is semidet.
%
%   X is chosen where {X} is paid (107.3).

dangling_x(spell(Effects), Context) :-
    Context \== spell_x,
    names_x(Effects).
dangling_x(enters_with(Entries), Context) :-
    Context \== permanent_x,
    names_x(Entries).
dangling_x(own_cost(less(Quantity), _), _) :-
    names_x(Quantity).
dangling_x(replacement(_, Instead), _) :-
    names_x(Instead).
dangling_x(triggered(Event, Condition, Effects), Context) :-
    (   Context == permanent_x,
        memberchk(Event, [enters(this), turned_up(this)])
    ->  names_x(Condition)
    ;   Event == becomes_monstrous(this)
    ->  names_x(Condition)
    ;   names_x(Condition)
    ->  true
    ;   member(Effect, Effects),
        names_x(Effect),
        \+ offers_x(Effect)
    ).
dangling_x(static(_, Changes, Condition), _) :-
    names_x(Changes-Condition).
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

%   offers_x(+Effect) is semidet: "you may pay {X}. If you do, ..." says what X is (107.3f).

offers_x(may_pay(Costs, _)) :-
    pays_x(Costs).

pays_x(Costs) :-
    member(Cost, Costs),
    (   Cost = mana(Symbols)
    ->  once(sub_atom(Symbols, _, _, _, '{X}'))
    ;   compound(Cost),
        once(( arg(_, Cost, x) ; arg(_, Cost, minus_x) ))
    ),
    !.

%!  dangling_choice(+Ability) is semidet.
%
%   What begins with "if you do".

dangling_choice(spell([if_you_dont(_)|_])).
dangling_choice(activated(_, [if_you_dont(_)|_])).
dangling_choice(triggered(_, _, [if_you_dont(_)|_])).
dangling_choice(spell([if_you_do(_)|_])).
dangling_choice(activated(_, [if_you_do(_)|_])).
dangling_choice(triggered(_, _, [if_you_do(_)|_])).

%!  effects_of(+Ability, -Effects) is semidet.

effects_of(spell(Effects), Effects).
effects_of(activated(_, Effects), Effects).
effects_of(activated(_, Effects, _), Effects).
effects_of(triggered(_, _, Effects), Effects).
