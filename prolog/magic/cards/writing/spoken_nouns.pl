:- module(spoken_nouns,
          [ noun_of/4,                  % +Reference, +Known, -Noun, -Number
            deed_noun/4                 % +Name, +Known, -Noun, -Number
          ]).

/** <module> The noun of what has been spoken of

`known(Targets, Parts, Ability, Style)` is what of each number is targeted, and all parts of the ability (said_references.pl).
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2, nth1/3]).
:- use_module('../text/words/text_subtypes', [creature_subtype/1, land_subtype/1]).

%!  noun_of(+Reference, +Known, -Noun, -Number) is semidet.

noun_of(chosen(N), Known, Noun, Number) =>
    Known = known(Targets, _, _, _),
    nth1(N, Targets, Target),
    noun_of(Target, Known, Noun, Number).
noun_of(chosen_of([N|_]), Known, Noun, Number) =>
    noun_of(chosen(N), Known, Noun, Number).
noun_of(targeted, Known, Noun, Number) =>
    Known = known(Targets, _, _, _),
    last(Targets, Target),
    noun_of(Target, Known, Noun, Number).
noun_of(target(Set), _, Noun, Number) =>
    set_noun(Set, Noun),
    Number = singular.
noun_of(targets(Count, Set), _, Noun, Number) =>
    set_noun(Set, Noun),
    ( memberchk(Count, [up_to(1), exactly(1)]) -> Number = singular ; Number = plural ).
noun_of(some(N, Set), _, Noun, Number) =>
    set_noun(Set, Noun),
    ( N == 1 -> Number = singular ; Number = plural ).
noun_of(up_to(N, Set), _, Noun, Number) =>
    set_noun(Set, Noun),
    ( N == 1 -> Number = singular ; Number = plural ).
noun_of(any_number(Set), _, Noun, Number) =>
    set_noun(Set, Noun),
    Number = plural.
noun_of(all(Set), _, Noun, Number) =>
    set_noun(Set, Noun),
    Number = plural.
noun_of(those(Reference, Set), Known, Noun, Number) =>
    ( memberchk(controlled_by(_), Set) -> noun_of(Reference, Known, Noun, Number) ; set_noun([among(Reference)|Set], Noun), Number = plural ).
noun_of(top(N, Who), _, Noun, Number) =>
    Noun = card,
    ( N == 1, \+ memberchk(Who, [all(_), both(_, _)]) -> Number = singular ; Number = plural ).
noun_of(both(A, _), Known, Noun, Number) =>
    noun_of(A, Known, Noun, _),
    Number = plural.
noun_of(controller(_), _, Noun, Number) =>
    Noun = player, Number = singular.
noun_of(owner(_), _, Noun, Number) =>
    Noun = player, Number = singular.
noun_of(you, _, Noun, Number) =>
    Noun = player, Number = singular.
noun_of(this, _, Noun, Number) =>
    Noun = permanent, Number = singular.
noun_of(enchanted(Noun0), _, Noun, Number) =>
    Noun = Noun0, Number = singular.
noun_of(equipped(Noun0), _, Noun, Number) =>
    Noun = Noun0, Number = singular.
noun_of(card_sacrificed, _, Noun, Number) =>
    Noun = card, Number = singular.
noun_of(card_paid, _, Noun, Number) =>
    Noun = card, Number = singular.
noun_of(linked_exile, _, Noun, Number) =>
    Noun = card, Number = singular.
noun_of(that_player, _, Noun, Number) =>
    Noun = player, Number = singular.
noun_of(that, Known, Noun, Number) =>
    Known = known(_, _, Ability, _),
    event_of(Ability, Event),
    event_noun(Event, Noun),
    ( Event = one_or_more(_) -> Number = plural ; Number = singular ).
noun_of(the(K), Known, Noun, Number) =>
    Known = known(_, Parts, _, _),
    member(Part, Parts),
    nonvar(Part),
    naming(Part, K, Reference, Number0),
    noun_of(Reference, Known, Noun, Number1),
    ( Number0 == any -> Number = Number1 ; Number = Number0 ),
    !.
noun_of(did(K), Known, Noun, Number) =>
    deed_noun(K, Known, Noun, Number).
noun_of(before(K), Known, Noun, Number) =>
    deed_noun(K, Known, Noun, Number).
noun_of(_, _, _, _) =>
    fail.

naming(choose(K, _, _, Most, From), K, From, Number) :-
    ( Most == 1 -> Number = singular ; Number = plural ).
naming(name(K, those(Dug, Set)), K, those(Dug, Set), singular).
naming(name(K, What), K, What, any) :- What \= those(_, _).
naming(look(_, What, K), K, What, any).
naming(reveal(What, K), K, What, any).
naming(dig(_, Set, K, _), K, all([in(library, you)|Set]), plural).
naming(for_each(K, Of, _), K, Of, singular).
naming(each(K, Of, _), K, Of, Number) :- ( memberchk(Of, [chosen_of(_), targeted, targets(_, _)]) -> Number = plural ; Number = singular ).

%!  deed_noun(+Name, +Known, -Noun, -Number) is semidet.
%
%   Of what the statement Name has done.

deed_noun(K, Known, Noun, Number) :-
    Known = known(_, Parts, _, _),
    memberchk(K:Statement, Parts),
    deed_thing(Statement, Known, Noun, Number).

deed_thing(by(_, Statement), Known, Noun, Number) =>
    deed_thing(Statement, Known, Noun, Number).
deed_thing(may(_, Then), Known, Noun, Number) =>
    last(Then, Last),
    ( Last = _:Statement -> true ; Statement = Last ),
    deed_thing(Statement, Known, Noun, Number).
deed_thing(each(_, _, Statement), Known, Noun, Number) =>
    deed_thing(Statement, Known, Noun, _),
    Number = plural.
deed_thing(for_each(_, _, Done), Known, Noun, Number) =>
    member(Said, Done),
    ( Said = _:Statement -> true ; Statement = Said ),
    functor(Statement, move, _),
    deed_thing(Statement, Known, Noun, _),
    Number = plural.
deed_thing(create(_, N, _, _), _, Noun, Number) =>
    Noun = token, ( N == 1 -> Number = singular ; Number = plural ).
deed_thing(create_copy(_, N, _, _, _), _, Noun, Number) =>
    Noun = token, ( N == 1 -> Number = singular ; Number = plural ).
deed_thing(draw(_, N), _, Noun, Number) =>
    Noun = card, ( N == 1 -> Number = singular ; Number = plural ).
deed_thing(mill(_, N), _, Noun, Number) =>
    Noun = card, ( N == 1 -> Number = singular ; Number = plural ).
deed_thing(move(What, To, _, _), Known, Noun, Number) =>
    noun_of_said(What, Known, Noun0, Number),
    ( To == battlefield -> on_battlefield(What, Noun0, Noun) ; Noun = card ).
deed_thing(discard(_, What), Known, Noun, Number) =>
    Noun = card,
    noun_of_said(What, Known, _, Number).
deed_thing(sacrifice(_, What), Known, Noun, Number) =>
    noun_of_said(What, Known, Noun, Number).
deed_thing(Statement, Known, Noun, Number), compound(Statement) =>
    Statement =.. [_|Roles],
    member(Role, Roles),
    Role \== this,
    noun_of_said(Role, Known, Noun, Number),
    Noun \== player,
    !.

noun_of_said(Reference, Known, Noun, Number) :-
    nonvar(Reference),
    noun_of(Reference, Known, Noun, Number).

on_battlefield(What, Noun0, Noun) :-
    (   compound(What),
        What =.. [_|Arguments],
        last(Arguments, Set),
        is_list(Set),
        kind_noun(Set, Found)
    ->  Noun = Found
    ;   Noun0 == card
    ->  Noun = permanent
    ;   Noun = Noun0
    ).

%   set_noun(+Set, -Noun) is det.

set_noun(Set, Noun) :-
    (   Set = [in(hand, _)]
    ->  Noun = hand
    ;   ( memberchk(player, Set) ; memberchk(opponent, Set) )
    ->  Noun = player
    ;   memberchk(any_target, Set)
    ->  Noun = any
    ;   memberchk(spell, Set)
    ->  Noun = spell
    ;   ( memberchk(in(_, _), Set) ; memberchk(card_in(_, _), Set) ; memberchk(among(_), Set) )
    ->  Noun = card
    ;   kind_noun(Set, Found)
    ->  Noun = Found
    ;   Noun = permanent
    ).

kind_noun(Set, Noun) :-
    (   memberchk(creature, Set)
    ->  Noun = creature
    ;   member(Part, Set),
        noun_part(Part, Noun)
    ->  true
    ;   member(either(A, B), Set),
        kind_noun(A, Noun),
        kind_noun(B, Noun)
    ->  true
    ;   memberchk(attacking, Set)
    ->  Noun = creature
    ;   memberchk(token, Set)
    ->  Noun = token
    ).

noun_part(artifact, artifact).
noun_part(land, land).
noun_part(type(Type), Type) :- memberchk(Type, [creature, artifact, land, enchantment, planeswalker, instant, sorcery, battle]).
noun_part(subtype(equipment), equipment).
noun_part(subtype(aura), aura).
noun_part(subtype(Type), creature) :- creature_subtype(Type).
noun_part(subtype(Type), land) :- land_subtype(Type).

%   event_of(+Ability, -Event), event_noun(+Event, -Noun): what `that` is.

event_of(Ability, Event) :-
    functor(Ability, triggered, _),
    arg(1, Ability, Event).

event_noun(one_or_more(Event), Noun) =>
    event_noun(Event, Noun).
event_noun(first_each_turn(Event), Noun) =>
    event_noun(Event, Noun).
event_noun(either(A, _), Noun) =>
    event_noun(A, Noun).
event_noun(warded(_), Noun) =>
    Noun = spell_or_ability.
event_noun(targeted_by(_, Sort, _), Noun) =>
    ( Sort == spell -> Noun = spell ; Noun = spell_or_ability ).
event_noun(Event, Noun), Event =.. [Name|_], memberchk(Name, [casts, casts_nth, is_cast, casts_targeting]) =>
    Noun = spell.
event_noun(Event, Noun), Event =.. [Name|_], memberchk(Name, [discards, cycles_card, leaves_graveyard, is_buried, draws]) =>
    Noun = card.
event_noun(Event, Noun), Event =.. [_|Arguments] =>
    (   member(Scope, Arguments),
        scope_noun(Scope, Found)
    ->  Noun = Found
    ;   Noun = permanent
    ).

scope_noun(Scope, Noun) :-
    is_list(Scope),
    Scope \== [],
    \+ memberchk(player, Scope),
    set_noun(Scope, Noun).
scope_noun(enchanted(Noun), Noun).
scope_noun(equipped(Noun), Noun).
scope_noun(either(_, Scope), Noun) :- scope_noun(Scope, Noun).
