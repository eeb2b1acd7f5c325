:- module(placing_triggers, []).

/** <module> Triggered abilities are put on the stack (603.3)

An ability that has triggered waits as `pending` until a player would get priority.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/players').
:- use_module(special_triggers, [repeats/1]).
:- use_module(triggers, []).

process place_triggers.
process stack_trigger(_Number:object).
choice order_triggers(_P:player, _Numbers:objects).
order_triggers(_, _) otherwise "no abilities are being ordered now".
action stack_next(_Number:object).

%   Waiting triggers go on the stack in APNAP order (603.3b).

'603.3b' :: caused then(Tasks) after
    place_triggers, \+ further_trigger(_, _, _), apnap(Players), first_waiting(Players, Player, Numbers),
    placing(Player, Numbers, Tasks).
'800.4d' :: caused -pending(N, P, S, Name, I, T) after
    place_triggers, pending(N, P, S, Name, I, T), \+ playing(P).

first_waiting([Player|Players], Waiting, Numbers) :-
    findall(N, ( pending(N, Player, _, _, _, _), \+ repeats(N) ), Unsorted),
    sort(Unsorted, Found),
    (   Found == []
    ->  first_waiting(Players, Waiting, Numbers)
    ;   Waiting = Player,
        Numbers = Found
    ).

placing(Player, Numbers, Tasks) :-
    (   all_alike(Numbers)
    ->  findall(stack_trigger(N), member(N, Numbers), Tasks)
    ;   Tasks = [order_triggers(Player, Numbers)]
    ).

%   Abilities that are alike need no order: whichever comes first, what follows is the same. Whoever wants to be asked
%   all the same sets alike_triggers to ordered.

all_alike([N|Ns]) :-
    \+ ( member(M, Ns), \+ alike(N, M) ).

%   alike(+N, +M) is semidet: they do the same. What they do to targets, is chosen for each when it is put on the stack.

alike(N, M) :-
    pending(N, _, Source, Name, Index, That),
    pending(M, _, Source, Name, Same, Other),
    one_ability(Name, Index, Same, Slots, Instructions),
    \+ ( heard_apart(N, M, Word), contains_term(Word, Slots-Instructions) ),
    (   ( That == Other ; Slots == [] )
    ->  true
    ;   \+ setting(alike_triggers, ordered),
        \+ speaks_of(that, Slots-Instructions)
    ),
    !.
alike(N, M) :-
    pending(N, _, Source, Name, Index, _),
    pending(M, _, Other, Name, Index, _),
    Source \== Other,
    \+ setting(alike_triggers, ordered),
    definition:triggered_ability(Name, Index, Condition, Slots, Instructions),
    \+ speaks_of(that, Condition-(Slots-Instructions)),
    \+ speaks_of(its_source, Condition-(Slots-Instructions)),
    \+ definition:uses(exiled_with).

%   one_ability(+Name, +Index, +Same, -Slots, -Instructions) is semidet: Index and Same are one ability of Name, or two of one
%   wording, such as two instances of a keyword. How often one of two has resolved, tells them apart.

one_ability(Name, Index, Same, Slots, Instructions) :-
    does(Index, Name, Slots, Instructions),
    (   Index == Same
    ->  true
    ;   definition:ability_text(Name, Index, Ability),
        definition:ability_text(Name, Same, Other),
        Ability =@= Other,
        \+ contains_term(counts_resolution, Instructions)
    ),
    !.

does(delayed(Instructions), _, [], Instructions).
does(reflexive([when(_, Slots, Instructions)]), _, Slots, Instructions).
does(Index, Name, Slots, Instructions) :-
    definition:triggered_ability(Name, Index, _, Slots, Instructions).

%   heard_apart(+N, +M, ?Word) is nondet: they have not heard the same of what Word is.

heard_apart(N, M, that) :-
    pending(N, _, _, _, _, That), \+ pending(M, _, _, _, _, That).
heard_apart(N, M, that_many) :-
    that_many(N, Number), \+ that_many(M, Number).
heard_apart(N, M, x) :-
    value_of_x(N, X), \+ value_of_x(M, X).

%   speaks_of(+What, +Term) is semidet: some word of Term is about what the ability triggered on, or about what it is
%   an ability of.

speaks_of(What, Term) :-
    (   atom(Term)
    ->  word_about(What, Term)
    ;   compound(Term),
        (   functor(Term, Name, _),
            word_about(What, Name)
        ->  true
        ;   arg(_, Term, Part),
            speaks_of(What, Part)
        )
    ),
    !.

word_about(that, Word) :-
    member(Start, [that, those, x]),
    ( Word == Start ; atom_concat(Start, '_', Long), sub_atom(Word, 0, _, _, Long) ),
    !.
word_about(its_source, Word) :-
    (   memberchk(Word, [other, another, exile, remembered, enchanted, equipped, attached_to])
    ->  true
    ;   sub_atom(Word, 0, _, _, this)
    ->  true
    ;   sub_atom(Word, 0, _, _, chosen_),
        Word \== chosen_from
    ),
    !.

'603.3b' :: executable stack_next(N) if
    order_triggers(_, Numbers), first_of_its_kind(Numbers, N).
'603.3b' :: caused then(Tasks) after
    stack_next(N), now(order_triggers(Player, Numbers)),
    lists:selectchk(N, Numbers, Left), placing(Player, Left, Rest), Tasks = [stack_trigger(N)|Rest].

%   first_of_its_kind(+Numbers, ?N) is nondet.

first_of_its_kind(_, N) reads silent otherwise "~o is no ability that waits, or one like it comes first"-[N].

first_of_its_kind(Numbers, N) :-
    append(Before, [N|_], Numbers),
    \+ ( member(M, Before), alike(M, N) ).

%   A triggered ability is put on the stack as an activated one is, without costs.

'603.3' :: caused that(N, That), -pending(N, Player, Source, Name, Index, That) after
    stack_trigger(N), pending(N, Player, Source, Name, Index, That).
'603.3' :: caused stack([N|Stack]), stack_item(N, Player, triggered(Source, Name, Index)),
                  then([choose_modes(N), choose_targets(N, 1)|Rest]) after
    stack_trigger(N), once(pending(N, Player, Source, Name, Index, _)), stack(Stack),
    ( definition:uses(divided) -> Rest = [divide(N), announced(N)] ; Rest = [announced(N)] ).
