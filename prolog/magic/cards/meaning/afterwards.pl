:- module(afterwards,
          [ with_afterthoughts/2        % +Ability0, -Ability
          ]).

/** <module> What a statement owes to those before it

"Put one of them into your hand and one of them on the bottom": the second is one of those that are left. "Create a token. It has
...": what is said of the token next is what it is created with (111.3). "Return it at the beginning of the next end step. It gains
haste": it gains that then. "If ..., choose a color. ... gain protection from the chosen color": what speaks of the choice belongs to the "if".
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2, selectchk/3, union/3]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).

%!  with_afterthoughts(+Ability0, -Ability) is det.
%
%   Statements still have their names.

with_afterthoughts(Term0, Term) :-
    left(Term0, [], Term1, _),
    with_abilities(Term1, Term2),
    as_it_returns(Term2, Term3),
    as_it_chose(Term3, Term4),
    own_deeds(Term4, Term4, Term).

%   own_deeds(+Ability, +Term0, -Term) is det: of what several have done, "if you discarded a card this way" asks for what was yours;
%   "if it was a blue spell" asks of what was countered, which is none any more, for the rest; so does "if it's an instant spell" of a card.

own_deeds(Ability, Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = fits(Thing, Set),
        memberchk(Thing, [chosen(_), the(_), did(_)]),
        selectchk(spell, Set, [Part|Parts])
    ->  Term = fits(Thing, [Part|Parts])
    ;   Term0 = those(before(Name), [by_you(Verb)|Set]),
        own(Verb, Name, Ability, Own)
    ->  append(Own, Set, All),
        Term = those(before(Name), All)
    ;   Term0 =.. Parts0,
        maplist(own_deeds(Ability), Parts0, Parts),
        Term =.. Parts
    ).

own(Verb, Name, Ability, Own) :-
    sub_term(Done, Ability),
    nonvar(Done),
    Done = Name:Statement,
    compound(Statement),
    !,
    Statement =.. [_|Roles],
    (   member(Role:Who, Roles),
        memberchk(Role, [who, by]),
        Who \== you
    ->  memberchk(Verb-Part, [discard-owned(you), sacrifice-controlled(you)]),
        Own = [Part]
    ;   Own = []
    ).

%   left(+Term0, +Taken0, -Term, -Taken) is det: of the cards that the(Shown) names, Name has moved some, for each
%   taken(Shown, Name, To), into a library or elsewhere; those that the(Chosen) names are some of them, for each
%   from(Chosen, Shown).

left(Term0, Taken0, Term, Taken) :-
    (   \+ compound(Term0)
    ->  Term = Term0,
        Taken = Taken0
    ;   Term0 = if(condition:Condition, (then):Then0, (else):Else0)
    ->  left(Then0, Taken0, Then, Taken1),
        left(Else0, Taken0, Else, Taken2),
        union(Taken1, Taken2, Taken),
        Term = if(condition:Condition, (then):Then, (else):Else)
    ;   Term0 = Name:Statement0,
        atom(Name),
        compound(Statement0)
    ->  left(Statement0, Taken0, Statement, Taken1),
        taken_by(Statement0, Name, Taken1, Taken),
        Term = Name:Statement
    ;   Term0 = among(the(Shown)),
        others_than(Shown, _, Taken0, Left)
    ->  Term = among(Left),
        Taken = Taken0
    ;   Term0 = those(the(Shown), [in(library, Who)]),
        others_than(Shown, library, Taken0, Left)
    ->  Term = those(Left, [in(library, Who)]),
        Taken = Taken0
    ;   Term0 =.. [Functor|Arguments0],
        foldl(left_argument, Arguments0, []-Taken0, Reversed-Taken),
        reverse(Reversed, Arguments),
        Term =.. [Functor|Arguments]
    ).

left_argument(Argument0, Arguments-Taken0, [Argument|Arguments]-Taken) :-
    left(Argument0, Taken0, Argument, Taken).

others_than(Shown, To, Taken, Left) :-
    findall(did(Name), member(taken(Shown, Name, To), Taken), Deeds),
    Deeds = [_|_],
    foldl(without, Deeds, the(Shown), Left).

without(Deed, Things, minus(Things, Deed)).

taken_by(Statement, Name, Taken0, Taken) :-
    (   Statement =.. [move|Roles],
        memberchk(what:What, Roles),
        out_of(What, Taken0, Shown)
    ->  ( memberchk(to:library(_), Roles) -> To = library ; To = elsewhere ),
        Taken = [taken(Shown, Name, To)|Taken0]
    ;   chosen_from(Statement, Chosen, Set),
        memberchk(among(the(Shown)), Set)
    ->  Taken = [from(Chosen, Shown)|Taken0]
    ;   Taken = Taken0
    ).

out_of(What, _, Shown) :-
    picked(What, Set),
    memberchk(among(the(Shown)), Set).
out_of(the(Chosen), Taken, Shown) :-
    memberchk(from(Chosen, Shown), Taken).

picked(some(_, Set), Set).
picked(up_to(_, Set), Set).
picked(any_number(Set), Set).

chosen_from(choose(name:Chosen, who:_, least:_, most:_, from:all(Set)), Chosen, Set).
chosen_from(reveal(what:What, name:Chosen), Chosen, Set) :-
    picked(What, Set).
chosen_from(reveal(who:_, what:What, name:Chosen), Chosen, Set) :-
    picked(What, Set).

%   with_abilities(+Term0, -Term) is det: what a token has is copied with it; what it gains is not.

with_abilities(Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = [Name:Create0, _:change(what:did(Name), changes:Changes, until:permanent)|Rest0],
        Create0 =.. [create|Roles0],
        append(Before, [what:token(Called, Types, Subtypes, Colors, Power, Toughness, Abilities0)|After], Roles0),
        quoted(Changes, Abilities1)
    ->  append(Abilities0, Abilities1, Abilities),
        append(Before, [what:token(Called, Types, Subtypes, Colors, Power, Toughness, Abilities)|After], Roles),
        Create =.. [create|Roles],
        with_abilities(Rest0, Rest),
        Term = [Name:Create|Rest]
    ;   Term0 =.. [Functor|Arguments0],
        maplist(with_abilities, Arguments0, Arguments),
        Term =.. [Functor|Arguments]
    ).

%   quoted(+Changes, -Abilities) is semidet: some of them are quoted, and keywords may stand beside those.

quoted(Changes, Abilities) :-
    maplist(gained, Changes, Abilities),
    member(Ability, Abilities),
    compound(Ability),
    functor(Ability, Kind, _),
    memberchk(Kind, [activated, triggered, static]),
    !.

gained(gain(Ability), Ability).

%   as_it_returns(+Term0, -Term) is det: what is said of a thing that returns later, is done as it has returned.

as_it_returns(Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = [Later0, _:change(what:Thing, changes:Changes, until:permanent)|Rest0],
        returning(Later0, Thing, change(that, Changes, permanent), Later)
    ->  as_it_returns(Rest0, Rest),
        Term = [Later|Rest]
    ;   Term0 =.. [Functor|Arguments0],
        maplist(as_it_returns, Arguments0, Arguments),
        Term =.. [Functor|Arguments]
    ).

returning(Name:Later0, Thing, Change, Name:Later) :-
    returning(Later0, Thing, Change, Later).
returning(delay(Step, things(Same), [put_back(that, Who, Ways)]), Thing, Change, delay(Step, things(Same), [put_back(that, Who, Ways), Change])) :-
    Same == Thing.
returning(if(condition:Condition, (then):Then0), Thing, Change, if(condition:Condition, (then):Then)) :-
    append(Before, [Later0], Then0),
    returning(Later0, Thing, Change, Later),
    append(Before, [Later], Then).

%   as_it_chose(+Term0, -Term) is det: what speaks of the color or type that an "if" before it chooses, or says what the permanent
%   is that it puts onto the battlefield, is done if that is so.

as_it_chose(Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = [If0, Next|Rest],
        ( chosen_there(If0, Next, If) -> true ; put_there(If0, Next, If) )
    ->  as_it_chose([If|Rest], Term)
    ;   Term0 =.. [Functor|Arguments0],
        maplist(as_it_chose, Arguments0, Arguments),
        Term =.. [Functor|Arguments]
    ).

chosen_there(Name:If0, Next, Name:If) :-
    chosen_there(If0, Next, If).
chosen_there(if(condition:Condition, (then):Then0), Next, if(condition:Condition, (then):Then)) :-
    contains_term(choose_word(Kind), Then0),
    chosen_word(Kind, Word),
    contains_term(Word, Next),
    !,
    append(Then0, [Next], Then).

%   put_there(+If0, +Next, -If) is semidet: Next changes or sacrifices what one branch of If0 puts onto the battlefield.

put_there(Name:If0, Next, Name:If) :-
    put_there(If0, Next, If).
put_there(if(condition:Condition, (then):Then0), Next, if(condition:Condition, (then):Then)) :-
    puts_what(Then0, Next),
    append(Then0, [Next], Then).
put_there(if(condition:Condition, (then):Then0, (else):Else0), Next, if(condition:Condition, (then):Then, (else):Else)) :-
    (   puts_what(Then0, Next)
    ->  \+ puts_what(Else0, Next),
        append(Then0, [Next], Then),
        Else = Else0
    ;   puts_what(Else0, Next),
        append(Else0, [Next], Else),
        Then = Then0
    ).

puts_what(Program, Next0) :-
    ( Next0 = _:Next -> true ; Next = Next0 ),
    ( Next = change(what:the(What), _, _) -> true ; Next = delay(_, things(the(What)), _) ),
    member(Put0, Program),
    ( Put0 = _:Put -> true ; Put = Put0 ),
    Put =.. [move|Roles],
    memberchk(what:the(What), Roles),
    memberchk(to:battlefield, Roles),
    !.

chosen_word(color, chosen_color).
chosen_word(creature_type, chosen_type).
chosen_word(basic_land_type, chosen_type).
chosen_word(Kind, become_chosen(Kind)).
chosen_word(Kind, become_chosen_too(Kind)).
