:- encoding(utf8).
:- module(text_effects,
          [ sentences//1                % ?Effects
          ]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module(changes/text_copies, [copying//2]).
:- use_module(text_costs, [paid_costs//1]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(nouns/text_looked_at, [looking//1, taking//5]).
:- use_module(text_phrases, [mana//1, words//1, writing//0]).
:- use_module(text_conditions, [condition//1]).
:- use_module(text_events, [next_part//1]).
:- use_module(text_keyword_actions, [simple_effect//2]).
:- use_module(text_object_effects, [object_effect//2]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(text_player_effects, [place//1, player_effect//2]).
:- use_module(text_playing, [playing//2]).
:- use_module(changes/text_rewording, [rewording//1]).
:- use_module(nouns/text_references, [ref//2]).

/** <module> Effects

An effect is a clause, of one of two Forms: `main` where it stands alone ("target
player draws a card") and `base` after "you may" ("you may have target player
draw a card").
*/

%!  sentences(?Effects:list)// is nondet.
%
%   Effects as sentences, of which the last lacks its full stop.

sentences(Effects) -->
    { nonempty(Effects) },
    sentence(Effects, Last, Rest),
    more_sentences(Last, Rest).

%   nonempty(?Effects): Effects are to be read, or there are some.

nonempty([_|_]).

%   more_sentences(+Last, ?Effects)//: what stands after modes belongs to the last of them.

more_sentences(_, []) -->
    [].
more_sentences(Last, [Effect|Effects]) -->
    { Last \= modal(_), Last \= modal(_, _, _) },
    ['.'],
    sentence([Effect|Effects], Next, Rest),
    { \+ paid_for(Last, Effect) },
    more_sentences(Next, Rest).

%   paid_for(+Effect, +Next): "you may ... If you do" is may_pay/2 where it is a cost.

paid_for(may([discard(you, _)]), if_you_do(_)).
paid_for(may([sacrifice(you, _)]), if_you_do(_)).
paid_for(may([sacrifices(you, _, _)]), if_you_do(_)).
paid_for(may([returns_own(you, _, _)]), if_you_do(_)).

%   sentence(?Effects, ?Last, ?Rest)//: one sentence says the first of Effects, as far as Last, and
%   leaves the Rest. A writer begins a new sentence as soon as it can.

sentence(Effects, Last, Rest) -->
    step(Effects, First, Others, main),
    further(First, Others, Last, Rest, main).

further(Last, Rest, Last, Rest, _) -->
    [].
further(First, Effects, Last, Rest, Form) -->
    { \+ holds_others(First) },
    then_steps(Effects, Last, Rest, Form).

%   then_steps(?Effects, ?Last, ?Rest, +Form)//: ", then B", or ", B, then C".

then_steps(Effects, Last, Rest, Form) -->
    [',', then],
    step(Effects, Last, Rest, Form).
then_steps(Effects, Last, Rest, Form) -->
    [','],
    step(Effects, First, Others, Form),
    { \+ holds_others(First) },
    then_steps(Others, Last, Rest, Form).

%   sequence(?Effects, +Form)//: effects within one sentence.

sequence(Effects, Form) -->
    { nonempty(Effects) },
    step(Effects, First, Others, Form),
    (   { Others == [] }
    ->  []
    ;   further(First, Others, _, [], Form)
    ).

%   holds_others(+Effect): what is done next in the sentence is done within Effect.

holds_others(may(_)).
holds_others(may_pay(_, _)).
holds_others(if_you_do(_)).
holds_others(if_you_dont(_)).
holds_others(provided(_, _)).
holds_others(delay(_, _, _)).
holds_others(modal(_)).
holds_others(modal(_, _, _)).

%   step(?Effects, ?Last, ?Rest, +Form)//: an effect, or some that are said together.

step([reveal_top(you, 1), put_revealed(Filter, To, RestTo)|Rest], put_revealed(Filter, To, RestTo),
     Rest, _) -->
    [reveal, the, top, card, of, your, library, '.', if, it, '\'s'],
    np(Filter, a, card),
    [',', put, it],
    place(To),
    ['.', otherwise, ',', put, it],
    place(RestTo).
step([look_at_top(you, Number), take_looked(Sort, Filter, Shown, To), put_looked(RestTo)|Rest], put_looked(RestTo),
     Rest, main) -->
    looking(Number),
    taking(Sort, Filter, Shown, To, RestTo).
step([look_at_top(you, Number), put_looked(library_top)|Rest], put_looked(library_top), Rest, main) -->
    looking(Number),
    [',', then, put, them, back, in, any, order].
step([bury(What)|Rest], bury(What), Rest, main) -->
    [destroy],
    ref_or_all(What, Pronoun),
    ['.', Pronoun, 'can\'t', be, regenerated].
step([damage(Source, Quantity, A), damage(Source, Quantity, B)|Rest], damage(Source, Quantity, B),
     Rest, Form) -->
    writing,
    object_effect(damage(Source, Quantity, A), Form),
    [and],
    ref(B, permanent).
step([Effect|Rest], Effect, Rest, Form) -->
    writing,
    effect(Effect, Form).
step(Effects, Last, Rest, Form) -->
    here(Start),
    effect(First, Form),
    joined(First, Start, Form, Effects, Last, Rest).
step([First, Second|Rest], Second, Rest, main) -->
    writing,
    plain_effect(First),
    [and],
    plain_effect(Second).
step([First, Second|Rest], Second, Rest, Form) -->
    writing,
    { whose_deed(First, Who) },
    named_player_effect(First, Who, Form, Agreement),
    [and],
    { same_player(Who, Same) },
    player_effect(Second, after(Same, Agreement)).

%   here(-Tokens)//: the tokens that are to be read; fails where they are to be written.

here(Tokens, Tokens, Tokens) :-
    ( nonvar(Tokens) ; attvar(Tokens) ),
    !.

%   joined(+First, +Start, +Form, -Effects, -Last, -Rest)//: what "and" joins to First, which begins at
%   Start, so that a reader reads First once.

joined(First, _, _, [First|Rest], First, Rest) -->
    [].
joined(damage(Source, Quantity, A), _, _, [damage(Source, Quantity, A), damage(Source, Quantity, B)|Rest],
       damage(Source, Quantity, B), Rest) -->
    [and],
    ref(B, permanent).
joined(First, _, main, [First, Second|Rest], Second, Rest) -->
    { \+ holds_others(First),
      First \= unless(_, _, _)
    },
    [and],
    plain_effect(Second).
joined(First, Start, main, [First, Second|Rest], Second, Rest) -->
    { whose_deed(First, Who),
      named_at(Start, Who, Agreement),
      same_player(Who, Same)
    },
    [and],
    player_effect(Second, after(Same, Agreement)).

named_at(Start, Who, Agreement) :-
    (   Who == you
    ->  Start = [you|_],
        Agreement = base
    ;   memberchk(Who, [each(_), that_player, target(_)]),
        Agreement = third
    ).

ref_or_all(each(Filter), they) -->
    np(Filter, all, permanent).
ref_or_all(What, it) -->
    ref(What, permanent),
    { What \= each(_) }.

%   named_player_effect(?Effect, ?Who, +Form, -Agreement)//: the player is named, so that what "and"
%   joins need not name one.

named_player_effect(Effect, you, main, base) -->
    player_effect(Effect, main),
    { whose_deed(Effect, you) }.
named_player_effect(Effect, Who, main, third) -->
    player_effect(Effect, main),
    { whose_deed(Effect, Who), memberchk(Who, [each(_), that_player, target(_)]) }.

whose_deed(Effect, Who) :-
    (   nonvar(Effect)
    ->  compound(Effect),
        functor(Effect, Name, Arity),
        Arity >= 2,
        memberchk(Name, [draw, discard, mill, gain_life, lose_life, scry, surveil, sacrifices]),
        arg(1, Effect, Who)
    ;   true
    ).

%   same_player(?Who, ?Same): a target is spoken of as a target of the whole.

same_player(Who, Same) :-
    (   nonvar(Who),
        Who = target(Filter)
    ->  Same = same(Filter)
    ;   Same = Who
    ).

%   effect(?Effect, +Form)// is nondet.

effect(may_pay(Costs, [reflexive(Effects)]), _) -->
    [you, may],
    paid_costs(Costs),
    ['.', when, you, do, ','],
    sequence(Effects, main).
effect(unless(controller_of(chosen(1)), [Cost], [counter_spell(target(Filter))]), main) -->
    [counter],
    ref(target(Filter), stack),
    [unless, its, controller],
    paid_by_others(Cost).
effect(unless(you, Costs, [Effect]), main) -->
    plain_effect(Effect),
    [unless, you],
    paid_costs(Costs).
effect(may_pay(Costs, Effects), _) -->
    [you, may],
    paid_costs(Costs),
    ['.', if, you, do, ','],
    sequence(Effects, main).
effect(may(Effects), _) -->
    [you, may],
    sequence(Effects, base).
effect(if_you_dont(Effects), _) -->
    [if, you, 'don\'t', ','],
    sequence(Effects, main).
effect(if_you_do(Effects), _) -->
    [if, you, do, ','],
    sequence(Effects, main).
effect(provided(Condition, Effects), main) -->
    [if],
    condition(Condition),
    [','],
    sequence(Effects, main).
effect(delay(Step, target(Filter), Effects), _) -->
    [choose],
    ref(target(Filter), permanent),
    ['.'],
    delayed(Step),
    sequence(Effects, main).
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
    ( playing(Effect, Form) ; rewording(Effect) ).

paid_by_others(mana(Mana)) -->
    [pays],
    mana(Mana).
paid_by_others(pay_life(Number)) -->
    [pays, Number, life],
    { integer(Number) }.

%   plain_effect(?Effect)//: one that "and" may join with another.

plain_effect(Effect) -->
    simple_effect(Effect, main).

delayed(Step) -->
    [at, the, beginning, of],
    next_part(Step),
    [','].

%   about(?What, ?Effects)//: what a delayed ability does, and to what, unless its
%   words imply that: "it" is what the whole ability is about.

about(What, Effects) -->
    sequence(Effects, main),
    { implied(Effects, What) }.
about(What, Effects) -->
    [for],
    ref(What, permanent),
    [','],
    sequence(Effects, main).

implied(Effects, What) :-
    (   contains_term(that, Effects)
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
    ->  sentences([Effects])
    ;   sentences(Effects)
    ).
