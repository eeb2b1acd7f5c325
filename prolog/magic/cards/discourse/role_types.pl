:- module(role_types,
          [ subject_wants/2,            % +VerbPhrase, -Want
            acting_verb/2,              % +VerbPhrase, -Verb
            object_wants/2,             % +Verb, -Want
            role_wants/3,               % +Verb, +Role, -Want
            adjunct_wants/3,            % +Verb, +Adjunct, -Want
            possessor_wants/2,          % +Noun, -Want
            class_fits/3,               % +Want, +Class, +Words
            many_fit/4,                 % +Want, +Number, +Class, +Words
            wants_alive/1,              % +Want
            wants_no_spell/1,           % +Want
            wants_permanent/1,          % +Want
            impersonal/1                % +VerbPhrase
          ]).

/** <module> What a role takes: the types that tell antecedents apart

A Want is `any`, a list of classes, such a list with what it is besides (`perm`, `alive`, `alive_no_spell`),
spell(Verb) for what can be cast, countered or copied, `do` for what can be done, `plural` for a set, `mode` for modes,
`doer` for who did something.
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(head_nouns, [bare/2, head/3, number_class/3]).
:- use_module(syntax_words, [actors/2, objects/2]).

%!  subject_wants(+VerbPhrase, -Want) is det.

subject_wants(VerbPhrase, Want) :-
    (   VerbPhrase = elliptic(_, _)
    ->  Want = doer
    ;   has_counters(VerbPhrase)
    ->  Want = [obj]-perm
    ;   is_changed(VerbPhrase)
    ->  Want = [obj, card]-alive
    ;   acting_verb(VerbPhrase, Verb)
    ->  actor(Verb, Want)
    ;   being(VerbPhrase, Found)
    ->  Want = Found
    ;   Want = any
    ).

has_counters(do(_, have, _, [obj(sel(_, filter(Heads, _)))|_], _)) :-
    last(Heads, kind(_, Noun)),
    bare(Noun, counter),
    Noun \== counter.

is_changed(do(_, get, _, Roles, _)) :- memberchk(pt(_), Roles).
is_changed(do(_, gain, _, Roles, _)) :- memberchk(abilities(_), Roles).
is_changed(all_of(First, _)) :- is_changed(First).
is_changed(modal(_, _, _, Phrase)) :- is_changed(Phrase).

actor(Verb, Want) :-
    (   memberchk(Verb, [control, own, cast])
    ->  Want = [player]
    ;   actors(Verb, Classes)
    ->  Want = Classes
    ;   Want = any
    ).

%!  acting_verb(+VerbPhrase, -Verb) is semidet.
%
%   Who gains life is as who draws, what gets +1/+1 as what dies.

acting_verb(do(_, Verb0, _, Roles, _), Verb) :- acts_like(Verb0, Roles, Verb).
acting_verb(do2(_, Verb, _, _, _, _, _), Verb).
acting_verb(modal(_, _, _, Phrase), Verb) :- acting_verb(Phrase, Verb).
acting_verb(modal(_, _, Phrase), Verb) :- acting_verb(Phrase, Verb).
acting_verb(aux(_, _, _, Phrase), Verb) :- acting_verb(Phrase, Verb).
acting_verb(perfect(_, _, _, Phrase), Verb) :- acting_verb(Phrase, Verb).
acting_verb(all_of(First, _), Verb) :- acting_verb(First, Verb).

acts_like(Verb0, Roles, Verb) :-
    (   memberchk(Verb0, [lose, gain]),
        memberchk(obj(sel(_, filter([kind(_, n(life))], _))), Roles)
    ->  Verb = draw
    ;   Verb0 == get,
        memberchk(pt(_), Roles)
    ->  Verb = die
    ;   Verb0 == have,
        memberchk(abilities(_), Roles)
    ->  Verb = die
    ;   memberchk(Verb0, [gain, lose]),
        memberchk(abilities(_), Roles)
    ->  Verb = changed
    ;   Verb = Verb0
    ).

%   being(+VerbPhrase, -Want) is semidet: "is destroyed", "is a creature".

being(modal(_, _, _, Phrase), Want) :- being(Phrase, Want).
being(aux(_, _, _, Phrase), Want) :- being(Phrase, Want).
being(is(_, _, _, undergo(do(_, Verb, _, _, _)), _), Want) :-
    ( Verb == block -> Want = [obj, card] ; object_wants(Verb, Want) ).
being(is(_, _, _, np(sel(_, filter(Heads, _))), _), Want) :-
    head(Heads, Noun, _),
    number_class(Noun, _, Class),
    being_of(Class, Want).

being_of(obj, [obj, card, ability]).
being_of(card, [obj, card, ability]).
being_of(player, [player]).

%!  object_wants(+Verb, -Want) is det.

object_wants(Verb, Want) :-
    (   memberchk(Verb, [cast, play, counter, copy])
    ->  Want = spell(Verb)
    ;   objects(Verb, Classes),
        \+ memberchk(any, Classes)
    ->  ( takes_things(Classes) -> Want = [obj, card, ability] ; Want = Classes )
    ;   Verb == attach
    ->  Want = [obj]
    ;   Verb == do
    ->  Want = do
    ;   Want = any
    ).

takes_things(Classes) :-
    ( memberchk(obj, Classes) -> true ; memberchk(card, Classes) ).

%!  role_wants(+Verb, +Role, -Want) is det.

role_wants(Verb, Role, Want) :-
    (   Role == obj(headless([both])),
        Verb == choose
    ->  Want = mode
    ;   Role = obj(_)
    ->  object_wants(Verb, Want)
    ;   Role = to(on, _),
        Verb == put
    ->  Want = [obj, card]-alive_no_spell
    ;   Role = to(Preposition, _),
        place_of(Preposition, Verb)
    ->  Want = [zone]
    ;   Want = any
    ).

place_of(from, choose).
place_of(into, _).
place_of(onto, _).

%!  adjunct_wants(+Verb, +Adjunct, -Want) is det.

adjunct_wants(Verb, Adjunct, Want) :-
    (   Adjunct = pp(from, pro(it)),
        memberchk(Verb, [choose, discard, exile, reveal])
    ->  Want = [zone]
    ;   Adjunct = pp(in, pro(it))
    ->  Want = [zone]
    ;   Want = any
    ).

%!  possessor_wants(+Noun, -Want) is det.
%
%   Whose Noun can be: a hand is a player's, power is an object's.

possessor_wants(Noun, Want) :-
    bare(Noun, Bare),
    ( possessor(Bare, Want0) -> Want = Want0 ; Want = any ).

possessor(source, [amount, ability]).
possessor(Bare, Want) :-
    (   of_player(Bare)
    ->  Want = [player]
    ;   of_object(Bare),
        Want = [obj, card, ability]
    ).

of_player(Bare) :-
    memberchk(Bare, [hand, library, graveyard, life, turn, upkeep, step, phase, opponent, speed, choice, deck,
                     sideboard]).

of_object(Bare) :-
    memberchk(Bare, [power, toughness, value, cost, owner, controller, color, type, name, loyalty, target, text,
                     counter, mana]).

%!  class_fits(+Want, +Class, +Words:list) is semidet.
%
%   A thing of Class that is called Words fits Want.

class_fits(any, Class, _) :- memberchk(Class, [obj, card, ability]).
class_fits(doer, Class, _) :- memberchk(Class, [obj, card, ability]).
class_fits(Want-_, Class, Words) :- class_fits(Want, Class, Words).
class_fits(spell(Verb), Class, Words) :-
    memberchk(Class, [obj, card, ability]),
    as_spell(Verb, Words).
class_fits([First|Others], Class, _) :- one_of_classes(Class, [First|Others]).

one_of_classes(Class, Classes) :-
    (   memberchk(Class, Classes)
    ->  true
    ;   Class == card
    ->  memberchk(obj, Classes)
    ;   Class == obj,
        memberchk(card, Classes)
    ).

as_spell(Verb, Words) :-
    member(Word, Words),
    bare(Word, Bare),
    spell_word(Verb, Bare),
    !.

spell_word(_, any).
spell_word(_, spell).
spell_word(_, instant).
spell_word(_, sorcery).
spell_word(counter, ability).
spell_word(copy, ability).
spell_word(Verb, Bare) :-
    memberchk(Bare, [card, land, copy, top, rest]),
    Verb \== counter.

%!  many_fit(+Want, +Number, +Class, +Words:list) is semidet.
%
%   "They" can be players of any number, and other things if they are many.

many_fit(plural, Number, _, _) :- Number \== sg.
many_fit(doer, _, player, _).
many_fit(any, Number, Class, _) :- players_or_many(Number, Class).
many_fit(Want-_, Number, Class, Words) :-
    players_or_many(Number, Class),
    Class \== player,
    class_fits(Want, Class, Words).
many_fit(spell(Verb), Number, Class, Words) :-
    Number \== sg,
    Class \== player,
    class_fits(spell(Verb), Class, Words).
many_fit([First|Others], Number, Class, _) :-
    (   Class == player
    ->  memberchk(player, [First|Others])
    ;   Number \== sg,
        one_of_classes(Class, [First|Others])
    ).

players_or_many(Number, Class) :-
    (   Class == player
    ->  true
    ;   Number \== sg,
        memberchk(Class, [obj, card, counter, thing, ability])
    ).

%!  wants_alive(+Want) is semidet.
%
%   What was sacrificed or discarded does not fit.

wants_alive(_-alive).
wants_alive(_-alive_no_spell).

%!  wants_no_spell(+Want) is semidet.

wants_no_spell(_-alive_no_spell).

%!  wants_permanent(+Want) is semidet.

wants_permanent(_-perm).

%!  impersonal(+VerbPhrase) is semidet.
%
%   "It's your turn", "it becomes day": `it` is no thing.

impersonal(is(_, _, _, np(sel(_, filter([kind(_, n(Word))], _))), _)) :- impersonal_word(Word).
impersonal(is(_, _, _, np(sel(_, filter([kind([Phase], n(phase))], _))), _)) :- memberchk(Phase, [main, combat]).
impersonal(is(_, _, _, adj1(Word), _)) :- impersonal_word(Word).
impersonal(do(_, become, _, [becomes([adj1(Word)|_])], _)) :- impersonal_word(Word).

impersonal_word(turn).
impersonal_word(day).
impersonal_word(night).
impersonal_word(time).
