:- module(thing_words,
          [ np//4,                      % +Reference, +Determiner, +Kind, -Agreement
            possessive//1,              % +Reference
            out_of_place/3,             % +Set0, -Set, -Place
            out_of//1                   % +Place
          ]).

/** <module> Words for references: objects and players
*/

:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module('../text/nouns/text_references', [host_noun//1]).
:- use_module('../text/text_phrases', [common_noun//2]).
:- use_module(inner_words, [number//1]).
:- use_module(set_words, [measure//1, set_kind/2, set_np//4, zone//3]).

:- multifile inner_words:thing//3.
:- discontiguous inner_words:thing//3.

inner_words:thing(Reference, Case, Agreement) -->
    (   { Case == possessive }
    ->  possessive(Reference),
        { Agreement = third }
    ;   { Case == subject }
    ->  subject(Reference, Agreement)
    ;   np(Reference, each, permanent, Agreement)
    ).

subject(you, base) --> [you].
subject(said(Noun, Number, How), Agreement) --> said(subject, Noun, Number, How), { agreement(Number, Agreement) }.
subject(all(Set), Agreement) -->
    { Set \= [in(_, _)|_] },
    (   { ( memberchk(player, Set) ; memberchk(opponent, Set) ) }
    ->  each_player(Set),
        { Agreement = third }
    ;   { set_kind(Set, Kind) },
        set_np(Set, bare, plural, Kind),
        { Agreement = base }
    ;   { set_kind(Set, Kind) },
        set_np(Set, each, singular, Kind),
        { Agreement = third }
    ).
subject(each(Set), third) --> each_player(Set).
subject(Reference, Agreement) -->
    { \+ Reference = each(_), \+ memberchk(Reference, [you, said(_, _, _), all(_)]) },
    np(Reference, each, permanent, Agreement).

each_player([player, not([is(you)])]) --> [each, other, player].
each_player([opponent]) --> [each, opponent].
each_player([player]) --> [each, player].

agreement(singular, third).
agreement(plural, base).

%!  np(+Reference, +Determiner, +Kind, -Agreement)// is nondet.
%
%   As an object: Determiner is what all that there are are called with, `each` or `all`.

np(you, _, _, base) --> [you].
np(this, _, _, third) --> [~].
np(this_buried, _, _, third) --> [~].
np(that_player, _, _, third) --> [that, player].
np(defending_player, _, _, third) --> [defending, player].
np(enchanted_player, _, _, third) --> [enchanted, player].
np(agent, _, _, third) --> [that, player].
np(a_player, _, _, third) --> [a, player].
np(sacrificed, _, _, third) --> [the, sacrificed, creature].
np(sacrificed, _, _, third) --> [the, sacrificed, permanent].
np(card_sacrificed, _, _, third) --> [the, sacrificed, card].
np(card_paid(Done), _, _, third) --> [the, Done, card].
np(linked_exile, _, _, third) --> [the, exiled, card].
np(linked_exile, _, _, base) --> [the, exiled, cards].
np(enchanted(Noun), _, _, third) --> [enchanted], host_noun(Noun).
np(equipped(Noun), _, _, third) --> [equipped], host_noun(Noun).
np(fortified(Noun), _, _, third) --> [fortified], host_noun(Noun).
np(said(Noun, Number, How), _, _, Agreement) --> said(object, Noun, Number, How), { agreement(Number, Agreement) }.
np(target([any_target]), _, _, third) --> [any, target].
np(target([any_target, other]), _, _, third) --> [any, other, target].
np(targets(Count, [any_target]), _, _, base) --> target_count(Count), [targets].
np(target(Set), _, Kind0, third) --> { \+ memberchk(any_target, Set), kind(Kind0, Set, Kind) }, set_np(Set, target, singular, Kind).
np(targets(Count, Set), _, Kind0, Agreement) -->
    { Set \== [any_target], kind(Kind0, Set, Kind), ( memberchk(Count, [up_to(1), exactly(1)]) -> Number = singular ; Number = plural ), agreement(Number, Agreement) },
    set_np(Set, targets(Count), Number, Kind).
np(all(Set), Determiner, Kind0, Agreement) -->
    { \+ Set = [in(_, _)] },
    (   { memberchk(player, Set) ; memberchk(opponent, Set) }
    ->  each_player(Set),
        { Agreement = third }
    ;   { kind(Kind0, Set, Kind), ( Determiner == each -> Number = singular ; Number = plural ), agreement(Number, Agreement) },
        set_np(Set, Determiner, Number, Kind)
    ).
np(all([in(hand, Who)]), _, _, third) --> zone(hand, Who, singular).
np(all([in(graveyard, Who)]), _, _, third) --> zone(graveyard, Who, singular).
np(some(N, [among(said(card, plural, _))]), _, _, base) --> number(N), [of, them].
np(some(N, Set), _, Kind0, Agreement) -->
    { kind(Kind0, Set, Kind), ( N == 1 -> Determiner = a, Number = singular ; Determiner = n(N), Number = plural ), agreement(Number, Agreement) },
    set_np(Set, Determiner, Number, Kind).
np(up_to(N, Set), _, Kind0, Agreement) -->
    { kind(Kind0, Set, Kind), ( N == 1 -> Number = singular ; Number = plural ), agreement(Number, Agreement) },
    set_np(Set, up_to(N), Number, Kind).
np(one_of_each(First0, Second0), _, _, base) -->
    { out_of_place(Second0, Second, Place), out_of_place(First0, First, Place) },
    set_np(First, a, singular, card), ['and/or'], set_np(Second, a, singular, card), out_of(Place).
np(any_number(Set), _, Kind0, base) --> { kind(Kind0, Set, Kind) }, set_np(Set, any_number, plural, Kind).
np(top(N, Who), _, _, Agreement) -->
    ( { N == 1, Agreement = third } -> [the, top, card, of] ; [the, top], number(N), [cards, of], { Agreement = base } ),
    ( { Who == all([player]) } -> [each, player, '\'s', library] ; zone(library, Who, singular) ).
np(player_of(Of), _, _, third) --> [that, player, or, that, 'planeswalker', '\'s', controller], { Of = said(_, _, _) }.
np(controller(Of), _, _, Agreement) --> possessive(Of), person(controller, Of, Agreement).
np(owner(Of), _, _, Agreement) --> possessive(Of), person(owner, Of, Agreement).
np(both(A, B), Determiner, Kind, base) --> np(A, Determiner, Kind, _), [and], np(B, Determiner, Kind, _).
np(those(Reference, [in(Zone, _)]), _, _, base) --> { Reference = said(_, _, _), memberchk(Zone, [library, exile]) }, [the, rest].
np(those(Reference, [controlled_by(_)]), Determiner, Kind, Agreement) --> np(Reference, Determiner, Kind, Agreement).
np(opponents(you), _, _, third) --> [each, opponent].
np(opponents(said(player, singular, _)), _, _, third) --> [each, of, that, player, '\'s', opponents].
np(greatest(Measure, all(Set)), _, _, third) --> [the], set_np(Set, bare, singular, permanent), [with, the, greatest], measure(Measure).
np(attached_to(Reference), _, _, base) --> [all, permanents, attached, to], np(Reference, each, permanent, _).

target_count(exactly(N)) --> number(N).
target_count(up_to(N)) --> [up, to], number(N).
target_count(any_number) --> [any, number, of].

%!  out_of_place(+Set0, -Set, -Place) is semidet.
%
%   Set0 is of cards in Place, or among those of Place; Set says nothing of it.

out_of_place(Set0, Set, Place) :-
    member(Place, [among(_), among(_, _), in(_, _)]),
    selectchk(Place, Set0, Set),
    !.

%!  out_of(+Place)// is semidet.

out_of(among(linked_exile)) --> !, [from, among, cards, exiled, with, ~].
out_of(among(_)) --> [from, among, them].
out_of(among(_, _)) --> [from, among, them].
out_of(in(Zone, Who)) --> [from], zone(Zone, Who, singular).

kind(permanent, Set, Kind) :- !, set_kind(Set, Kind).
kind(Kind, _, Kind).

person(Word, said(_, plural, _), base) --> { atom_concat(Word, s, Words) }, [Words].
person(Word, Of, third) --> { \+ Of = said(_, plural, _) }, [Word].

%   said(+Case, +Noun, +Number, +How)//

said(_, Noun, singular, participle(Participle)) --> [the, Participle], noun(Noun, singular).
said(_, Noun, plural, participle(Participle)) --> [the, Participle], noun(Noun, plural).
said(_, player, singular, pronoun) --> [that, player].
said(subject, player, plural, pronoun) --> [they].
said(object, player, plural, pronoun) --> [them].
said(_, Noun, singular, pronoun) --> { Noun \== player }, [it].
said(subject, Noun, plural, pronoun) --> { Noun \== player }, [they].
said(object, Noun, plural, pronoun) --> { Noun \== player }, [them].
said(_, Noun, singular, definite) --> [that], noun(Noun, singular).
said(_, Noun, plural, definite) --> [those], noun(Noun, plural).

noun(spell_or_ability, _) --> !, [spell, or, ability].
noun(any, _) --> !, [permanent, or, player].
noun(aura, Number) --> !, ( { Number == singular } -> ['^', aura] ; ['^', auras] ).
noun(equipment, _) --> !, ['^', equipment].
noun(Noun, Number) --> common_noun(Noun, Number).

%!  possessive(+Reference)// is nondet.

possessive(you) --> [your].
possessive(said(Noun, Number, How)) -->
    (   { How == pronoun, Noun \== player, Number == singular }
    ->  [its]
    ;   { How == pronoun }
    ->  ( [their] ; { Noun == player }, [that, player, '\'s'] )
    ;   said(object, Noun, Number, How),
        ( { Number == plural } -> ['\''] ; ['\'s'] )
    ).
possessive(all([player])) --> [each, player, '\'s'].
possessive(all([opponent])) --> [each, opponent, '\'s'].
possessive(Reference) -->
    { \+ memberchk(Reference, [you, said(_, _, _), all([_])]) },
    np(Reference, each, permanent, _),
    ['\'s'].
