:- encoding(utf8).
:- module(text_single_effects,
          [ effect//2,                  % ?Effect, +Form
            plain_effect//1,            % ?Effect
            holds_others/1,             % +Effect
            same_player/2,              % ?Who, ?Same
            later/2,                    % +Effect, +Form
            unless_paid//2,             % ?Who, ?Costs
            at_next//1,                 % ?Step
            implied/2                   % +Effects, ?What
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module('../changes/text_becoming', [becoming_creature//2]).
:- use_module(text_hands, [from_hands//2]).
:- use_module('../changes/text_copies', [copying//2]).
:- use_module('../changes/text_rewording', [rewording//1]).
:- use_module('../text_conditions', [condition//1]).
:- use_module('../text_costs', [paid_costs//1]).
:- use_module('../nouns/text_inner', [inner_sentences//1, inner_sequence//2]).
:- use_module('../text_events', [next_part//1]).
:- use_module('../text_keyword_actions', [simple_effect//2]).
:- use_module('../text_phrases', [ahead//1, mana//1, words//1, writing//0]).
:- use_module('../text_player_effects', [player_effect//2]).
:- use_module(text_melding, [melding//1]).
:- use_module(text_playing, [playing//2]).
:- use_module(text_sources, [own_replaced//2]).
:- use_module('../nouns/text_references', [player//1, ref//2]).

/** <module> A single effect, with what may stand around it: may, if you do, unless, later
*/

%!  effect(?Effect, +Form)// is nondet.

effect(may_pay(Costs, [reflexive(Effects)]), _) -->
    [you, may],
    paid_costs(Costs),
    ['.', when, you, do, ','],
    inner_sequence(Effects, main).
effect(unless(controller_of(chosen(1)), [Cost], [counter_spell(target(Filter))]), main) -->
    [counter],
    ref(target(Filter), stack),
    [unless, its, controller],
    paid_by_others(Cost).
effect(repeated(that_many, [unless(you, Costs, [Effect])]), main) -->
    [for, each, 1, life, you, lost, ','],
    plain_effect(Effect),
    [unless],
    unless_paid(you, Costs).
effect(unless(Who, Costs, [Effect]), main) -->
    writing,
    plain_effect(Effect),
    [unless],
    unless_paid(Who, Costs).
effect(may_pay(Costs, Effects), _) -->
    [you, may],
    paid_costs(Costs),
    ['.', if, you, do, ','],
    inner_sequence(Effects, main).
effect(may(Effects), _) -->
    [you, may],
    inner_sequence(Effects, base),
    { \+ memberchk(may(_), Effects) }.
effect(may(Who, [Effect]), main) -->
    ahead([may]),
    player(Who),
    { single_player(Who) },
    [may],
    { same_player(Who, Same) },
    player_effect(Effect, after(Same, base)).
effect(if_you_dont(Effects), _) -->
    [if, you, 'don\'t', ','],
    inner_sequence(Effects, main).
effect(if_you_do(Effects), _) -->
    [if, you, do, ','],
    inner_sequence(Effects, main).
effect(provided(Condition, Effects), main) -->
    [if],
    condition(Condition),
    [','],
    inner_sequence(Effects, main).
effect(provided(Condition, [Effect]), main) -->
    writing,
    { \+ holds_others(Effect),
      Effect \= unless(_, _, _)
    },
    effect(Effect, main),
    [if],
    condition(Condition).
effect(delay(Step, target(Filter), Effects), _) -->
    [choose],
    ref(target(Filter), permanent),
    ['.'],
    delayed(Step),
    inner_sequence(Effects, main).
effect(delay(Step, What, [Back, provided(entered_for_you, Effects)]), _) -->
    delayed(Step),
    { Back = put_back(_, owner, _) },
    about(What, [Back]),
    ['.', if, it, entered, under, your, control, ','],
    inner_sequence(Effects, main).
effect(delay(Step, What, Effects), _) -->
    delayed(Step),
    about(What, Effects).
effect(modal(Least, Most, Modes), _) -->
    [choose],
    modes_chosen(Least, Most, Modes),
    ['—'],
    modes(Modes),
    { modes_chosen(Least, Most, Modes, _) }.
effect(modal(Modes), _) -->
    [choose, one, '—'],
    modes(Modes).
effect(Effect, Form) -->
    simple_effect(Effect, Form).
effect(Effect, Form) -->
    copying(Effect, Form).
effect(Effect, Form) -->
    playing(Effect, Form).
effect(Effect, Form) -->
    becoming_creature(Effect, Form).
effect(Effect, Form) -->
    from_hands(Effect, Form).
effect(Effect, _) -->
    rewording(Effect).
effect(Effect, Form) -->
    own_replaced(Effect, Form).
effect(Effect, main) -->
    melding(Effect).

%!  unless_paid(?Who, ?Costs)// is nondet.

unless_paid(you, Costs) -->
    [you],
    paid_costs(Costs).
unless_paid(Who, [Cost]) -->
    player(Who),
    { single_player(Who), Who \= target(_) },
    paid_by_others(Cost).
unless_paid(that_player, [Cost]) -->
    [they, pay],
    other_payment(Cost).

%   single_player(+Who): who chooses is one player.

single_player(that_player).
single_player(defending_player).
single_player(controller_of(_)).
single_player(target(_)).
single_player(chosen(_)).

paid_by_others(Cost) -->
    [pays],
    other_payment(Cost).

other_payment(mana(Mana)) -->
    mana(Mana).
other_payment(pay_life(Number)) -->
    [Number, life],
    { integer(Number) }.

%!  plain_effect(?Effect)// is nondet.
%
%   One that "and" may join with another.

plain_effect(Effect) -->
    simple_effect(Effect, main).

delayed(Step) -->
    at_next(Step),
    [','].

%!  at_next(?Step)// is nondet.

at_next(Step) -->
    [at, the, beginning, of],
    next_part(Step).
at_next(end_combat) -->
    [at, end, of, combat].

%!  later(+Effect, +Form) is semidet.
%
%   Effect may be said to happen later, after it.

later(Effect, main) :-
    \+ holds_others(Effect),
    Effect \= unless(_, _, _).

%   about(?What, ?Effects)//: what a delayed ability does, and to what, unless its
%   words imply that: "it" is what the whole ability is about.

about(What, Effects) -->
    inner_sequence(Effects, main),
    { implied(Effects, What) }.
about(What, Effects) -->
    [for],
    ref(What, permanent),
    [','],
    inner_sequence(Effects, main).

%!  implied(+Effects, ?What) is semidet.
%
%   What delayed Effects are about, as their words imply.

implied(Effects, What) :-
    (   sub_term(that_one(Noun), Effects),
        nonvar(Noun)
    ->  What = that_one(Noun)
    ;   contains_term(that, Effects)
    ->  What = that
    ;   What = this
    ).

%   modes_chosen(?Least, ?Most, ?Modes)//

modes_chosen(Least, Most, Modes) -->
    { modes_chosen(Least, Most, Modes, Words) },
    words(Words).

modes_chosen(1, 2, [_, _], [one, or, both]).
modes_chosen(1, Most, Modes, [one, or, more]) :-
    ( nonvar(Modes) -> length(Modes, Most) ; true ).
modes_chosen(2, 2, _, [two]).

modes([Mode|Modes]) -->
    ['•'],
    mode(Mode),
    more_modes(Modes).

more_modes([]) -->
    [].
more_modes(Modes) -->
    ['.'],
    modes(Modes).

%   mode(?Effects)//: a mode may also be written as one effect.

mode(Effects) -->
    (   { nonvar(Effects),
          \+ is_list(Effects)
        }
    ->  inner_sentences([Effects])
    ;   inner_sentences(Effects)
    ).

%!  holds_others(+Effect) is semidet.
%
%   What is done next in the sentence is done within Effect.

holds_others(may(_)).
holds_others(may(_, _)).
holds_others(may_pay(_, _)).
holds_others(if_you_do(_)).
holds_others(if_you_dont(_)).
holds_others(provided(_, _)).
holds_others(instead(_, _)).
holds_others(this_way(_, _)).
holds_others(delay(_, _, _)).
holds_others(modal(_)).
holds_others(modal(_, _, _)).

%!  same_player(?Who, ?Same) is det.
%
%   A target is spoken of as a target of the whole.

same_player(Who, Same) :-
    (   nonvar(Who),
        Who = target(Filter)
    ->  Same = same(Filter)
    ;   Same = Who
    ).
