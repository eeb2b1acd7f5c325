:- encoding(utf8).
:- module(text_effects,
          [ sentences//1,               % ?Effects
            sequence//2                 % ?Effects, +Form
          ]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(nouns/text_looked_at, [looking//1, looking_at_one//1, taking//5]).
:- use_module(text_phrases, [writing//0]).
:- use_module(nouns/text_inner, []).
:- use_module(text_conditions, [condition//1]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(effects/text_durations, [one_duration/3, said_once/2]).
:- use_module(effects/text_places, [place//1]).
:- use_module(text_player_effects, [player_effect//2]).
:- use_module(effects/text_single_effects, [at_next//1, effect//2, holds_others/1, implied/2, later/2, plain_effect//1, same_player/2, unless_paid//2]).
:- use_module(effects/text_shared_x, [shared_x//2]).
:- use_module(nouns/text_references, [ref//2]).
:- use_module(words/text_lexicon, [number_word/2]).

/** <module> Effects

An effect is a clause, of one of two Forms: `main` where it stands alone ("target
player draws a card") and `base` after "you may" ("you may have target player
draw a card").
*/

:- multifile text_inner:inner_sequence//2, text_inner:inner_sentences//1.

text_inner:inner_sequence(Effects, Form) -->
    sequence(Effects, Form).
text_inner:inner_sentences(Effects) -->
    sentences(Effects).

%!  sentences(?Effects:list)// is nondet.
%
%   Effects as sentences, of which the last lacks its full stop.

sentences(Effects) -->
    { nonempty(Effects) },
    sentence(Effects, Last, Rest),
    { said_alone(Effects, Last, Rest, Alone) },
    more_sentences(Alone, Last, Rest).

%   said_alone(+Effects, +Last, +Rest, -Alone): whether the sentence that ends with Last says nothing else.

said_alone([First|Others], Last, Rest, Alone) :-
    ( First == Last, same_term(Others, Rest) -> Alone = alone ; Alone = together ).

%   nonempty(?Effects): Effects are to be read, or there are some.

nonempty([_|_]).

%   more_sentences(+Alone, +Last, ?Effects)//: what stands after modes belongs to the last of them.

more_sentences(_, _, []) -->
    [].
more_sentences(alone, Last, [instead(Condition, [Other])|Rest]) -->
    { \+ holds_others(Last), \+ adds_mana(Last) },
    ['.', if],
    condition(Condition),
    [','],
    done_instead(Last, Other),
    { \+ names_targets(Other), \+ leaves_out_duration(Last, Other) },
    more_sentences(together, Last, Rest).
more_sentences(_, Last, [Effect|Effects]) -->
    { Last \= modal(_), Last \= modal(_, _, _) },
    ['.'],
    optional_then,
    sentence([Effect|Effects], Next, Rest),
    { \+ paid_for(Last, Effect), said_alone([Effect|Effects], Next, Rest, Alone) },
    more_sentences(Alone, Next, Rest).

%   done_instead(+Own, ?Other)//: Other is done instead of Own. "It" that deals damage is what dealt it.

done_instead(create(Who, _, Token), create(Who, Number, Token)) -->
    [create, Word],
    { number_word(Number, Word), Number > 1 },
    [of, those, tokens, instead].
done_instead(_, Other) -->
    writing,
    plain_effect(Other),
    [instead].
done_instead(_, Other) -->
    writing,
    [instead],
    plain_effect(Other).
done_instead(damage(this, _, _), damage(this, N, To)) -->
    writing,
    plain_effect(damage(that, N, To)),
    [instead].
done_instead(Own, Other) -->
    here(_),
    ( plain_effect(Effect), [instead] ; [instead], plain_effect(Effect) ),
    { from_same_source(Own, Effect, Other) }.

from_same_source(Own, Effect, Other) :-
    (   Effect = damage(That, N, To),
        That == that,
        Own = damage(this, _, _)
    ->  Other = damage(this, N, To)
    ;   Other = Effect
    ).

%   adds_mana(+Effect): whether an ability is a mana ability is not to hang on what is done instead.

adds_mana(Effect) :-
    functor(Effect, Name, _),
    atom_concat(add, _, Name).

%   leaves_out_duration(+Own, +Other): "that creature gets -13/-13 instead" lasts as long as what it replaces.

leaves_out_duration(change(_, _, Duration), change(_, _, permanent)) :-
    Duration \== permanent.

names_targets(Effect) :-
    sub_term(Part, Effect),
    nonvar(Part),
    ( Part = target(_) ; Part = targets(_, _) ),
    !.

optional_then -->
    [].
optional_then -->
    [then].

%   paid_for(+Effect, +Next): "you may ... If you do" is may_pay/2 where it is a cost.

paid_for(may([discard(you, _)]), if_you_do(_)).
paid_for(may([discard_hand(you)]), if_you_do(_)).
paid_for(may([discard_random(you, _)]), if_you_do(_)).
paid_for(may([sacrifice(you, _)]), if_you_do(_)).
paid_for(may([sacrifices(you, _, _)]), if_you_do(_)).
paid_for(may([returns_own(you, _, _)]), if_you_do(_)).
paid_for(may([remove_counters(this, _, _)]), if_you_do(_)).

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

%!  sequence(?Effects, +Form)// is nondet.
%
%   Effects within one sentence.

sequence(Effects, Form) -->
    { nonempty(Effects) },
    step(Effects, First, Others, Form),
    (   { Others == [] }
    ->  []
    ;   further(First, Others, _, [], Form)
    ).

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
step(Effects, put_looked(To), Rest, main) -->
    (   writing
    ->  { append([look_at_top(you, 1)|Looked], [put_looked(To)|Rest], Effects) },
        { append([look_at_top(you, 1)|Looked], [put_looked(To)], All) },
        looking_at_one(All)
    ;   looking_at_one(All),
        { append(_, [put_looked(To)], All),
          append(All, Rest, Effects)
        }
    ).
step([look_at_top(you, Number), put_looked(library_top)|Rest], put_looked(library_top), Rest, main) -->
    looking(Number),
    [',', then, put, them, back, in, any, order].
step([bury(What)|Rest], bury(What), Rest, main) -->
    [destroy],
    ref_or_all(What, Pronoun),
    ['.', Pronoun, 'can\'t', be, regenerated].
step([Effect|Rest], Effect, Rest, Form) -->
    writing,
    effect(Effect, Form).
step([delay(Step, What, [Effect])|Rest], delay(Step, What, [Effect]), Rest, Form) -->
    writing,
    { later(Effect, Form),
      implied([Effect], What)
    },
    effect(Effect, Form),
    at_next(Step).
step(Effects, Last, Rest, Form) -->
    here(Start),
    effect(First, Form),
    joined(First, Start, Form, Effects, Last, Rest).
step([First, Second|Rest], Second, Rest, main) -->
    shared_x(First, Second).
step([First, Second|Rest], Second, Rest, main) -->
    writing,
    plain_effect(First),
    [and],
    plain_effect(Second).
step([First, Second|Rest], Second, Rest, main) -->
    writing,
    { said_once(First-Second, First1-Second1) },
    plain_effect(First1),
    [and],
    plain_effect(Second1).
step([First, Second|Rest], Second, Rest, Form) -->
    writing,
    { whose_deed(First, Who) },
    named_player_effect(First, Who, Form, Agreement),
    and_or_then(Who),
    { same_player(Who, Same) },
    player_effect(Second, after(Same, Agreement)).

%   here(-Tokens)//: the tokens that are to be read; fails where they are to be written.

here(Tokens, Tokens, Tokens) :-
    \+ phrase(writing, Tokens, _).

%   joined(+First, +Start, +Form, -Effects, -Last, -Rest)//: what "and" joins to First, which begins at
%   Start, so that a reader reads First once.

joined(First, _, _, [First|Rest], First, Rest) -->
    [].
joined(First, _, Form, [delay(Step, What, [First])|Rest], delay(Step, What, [First]), Rest) -->
    { later(First, Form) },
    at_next(Step),
    { implied([First], What) }.
joined(First, _, main, [unless(Who, Costs, [First])|Rest], unless(Who, Costs, [First]), Rest) -->
    { later(First, main) },
    [unless],
    unless_paid(Who, Costs),
    { \+ ( First = counter_spell(target(_)), Who \== you ) }.
joined(First, _, main, [provided(Condition, [First])|Rest], provided(Condition, [First]), Rest) -->
    { \+ holds_others(First),
      First \= unless(_, _, _)
    },
    [if],
    condition(Condition).
joined(First0, Start, main, [First, Second|Rest], Second, Rest) -->
    { \+ holds_others(First0),
      First0 \= unless(_, _, _)
    },
    [and],
    plain_effect(Second0),
    { one_duration(Start, First0-Second0, First-Second) }.
joined(First, Start, main, [First, Second|Rest], Second, Rest) -->
    { whose_deed(First, Who),
      named_at(Start, Who, Agreement),
      same_player(Who, Same)
    },
    and_or_then(Who),
    player_effect(Second, after(Same, Agreement)).

and_or_then(_) -->
    [and].
and_or_then(Who) -->
    { Who \== you },
    [',', then].

named_at(Start, Who, Agreement) :-
    (   Who == you
    ->  Start = [you|_],
        Agreement = base
    ;   memberchk(Who, [each(_), that_player, defending_player, controller_of(_), target(_)]),
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
    { whose_deed(Effect, Who), memberchk(Who, [each(_), that_player, defending_player, controller_of(_), target(_)]) }.

whose_deed(Effect, Who) :-
    (   nonvar(Effect)
    ->  compound(Effect),
        functor(Effect, Name, _),
        memberchk(Name, [draw, discard, discard_random, discard_hand, mill, gain_life, lose_life, scry, surveil, sacrifices]),
        arg(1, Effect, Who)
    ;   true
    ).
