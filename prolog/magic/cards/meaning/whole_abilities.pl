:- module(whole_abilities,
          [ finished/2                  % +Ability0, -Ability
          ]).

/** <module> Abilities that are put together: targets get their numbers, and what nobody speaks of loses its name
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/2, append/3, memberchk/2, numlist/3, reverse/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(afterwards, [with_afterthoughts/2]).
:- use_module(becoming_rows, [become_so/3]).
:- use_module(groups_named, [with_groups_named/2]).
:- use_module(other_than, [others_said/2]).
:- use_module(undecided_abilities, [contains_modes/1, targets/1]).
:- use_module(searches, [searched/2]).
:- use_module(standing_abilities, [standing/2]).

%!  finished(+Ability0, -Ability) is semidet.

finished(Said, Ability) :-
    with_groups_named(Said, Ability0),
    numbered(Ability0, 1-[], Ability1, _-Numbers),
    spoken(Ability1, Numbers, Spoken),
    others_said(Spoken, Others),
    with_afterthoughts(Others, Ability2),
    asked(Ability2, Asked),
    tidied(Ability2, Asked, Ability3),
    searched(Ability3, Ability4),
    exiled_last(Ability4, Last),
    as_it_stands(Last, Ability5),
    standing(Ability5, Ability).

%   exiled_last(+Ability0, -Ability) is det: a spell that exiles itself first leaves the stack when all has been done (608.2n).

exiled_last(Ability0, Ability) :-
    (   Ability0 = spell([program(Program0)]),
        Exile = move(what:this, to:exile),
        append(Before, [Exile|[Next|After]], Program0)
    ->  append([Before, [Next|After], [Exile]], Program),
        Ability = spell([program(Program)])
    ;   Ability = Ability0
    ).

%   as_it_stands(+Ability0, -Ability): modes stand alone, and what is targeted only if it was kicked is said so.

as_it_stands(Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = [program([Modal])],
        contains_modes(Modal)
    ->  Modal =.. Parts0,
        maplist(as_it_stands, Parts0, Parts),
        Alone =.. Parts,
        Term = [Alone]
    ;   Term0 = discard_random(all(Set), N)
    ->  Term = discard_random(each(Set), N)
    ;   Term0 = stays_tapped(Things),
        functor(Things, Name, _),
        memberchk(Name, [the, did, chosen_of, all])
    ->  Term = stay_tapped(what:Things)
    ;   Term0 = [move(what:this, to:exile), move(what:this, to:battlefield, under:Whose, how:[transformed])|Others],
        memberchk(Whose, [owner, you])
    ->  as_it_stands(Others, Rest),
        Term = [exile(this), put_back(this, Whose, [transformed])|Rest]
    ;   Term0 = move(what:this_buried, to:battlefield, under:you)
    ->  Term = put_back(this_buried, you, [])
    ;   Term0 = move(what:this_buried, to:battlefield, under:you, how:Ways)
    ->  Term = put_back(this_buried, you, Ways)
    ;   Term0 = [become(_)|_]
    ->  become_so(open, Term0, Term1),
        as_it_stands(Term1, Term)
    ;   Term0 = if(condition:kicked, (then):Then),
        targets(Then)
    ->  Term = provided(kicked, [program(Then)])
    ;   Term0 =.. Parts0,
        maplist(as_it_stands, Parts0, Parts),
        Term =.. Parts
    ).

%   numbered(+Term0, +State0, -Term, -State): targets in the order in which the rules number them (cards.pl).

numbered(Term0, Next-Numbers, Term, State) :-
    (   \+ compound(Term0)
    ->  Term = Term0,
        State = Next-Numbers
    ;   memberchk(Term0, [gain(_), reflexive(_), get_emblem(_, _), for_now(_, _, _)])
    ->  alone(Term0, Term),
        State = Next-Numbers
    ;   Term0 = token(Name, Types, Subtypes, Colors, Power0, Toughness0, Abilities0)
    ->  foldl(numbered_argument, [Power0, Toughness0], []-(Next-Numbers), [Toughness, Power]-State),
        maplist(finished, Abilities0, Abilities),
        Term = token(Name, Types, Subtypes, Colors, Power, Toughness, Abilities)
    ;   Term0 = for_now_of(Until, How, Things0, Ability0)
    ->  numbered(Things0, Next-Numbers, Things, State),
        finished(Ability0, Ability),
        Term = for_now_of(Until, How, Things, Ability)
    ;   Term0 =.. [modal|Arguments0],
        append(Counts, [Modes0], Arguments0)
    ->  modes(Modes0, Next-Numbers, Modes, After),
        append(Counts, [Modes], Arguments),
        Term =.. [modal|Arguments],
        State = After-Numbers
    ;   Term0 = target(K, Set)
    ->  Term = target(Set),
        After is Next+1,
        State = After-[K-chosen(Next)|Numbers]
    ;   Term0 = targets(K, Count, Set),
        memberchk(Count, [up_to(x), exactly(x), any_number, up_to(the_amount(_)), exactly(the_amount(_)), one_each(_, _)])
    ->  Term = targets(Count, Set),
        After is Next+1,
        State = After-[K-targeted|Numbers]
    ;   Term0 = targets(K, Count, Set)
    ->  Term = targets(Count, Set),
        places(Count, Places),
        After is Next+Places,
        Last is After-1,
        numlist(Next, Last, All),
        State = After-[K-chosen_of(All)|Numbers]
    ;   Term0 =.. [Name|Arguments0],
        foldl(numbered_argument, Arguments0, []-(Next-Numbers), Reversed-State),
        reverse(Reversed, Arguments),
        Term =.. [Name|Arguments]
    ).

%   modes(+Modes0, +State, -Modes, -Next): each mode speaks of its own targets.

modes([], Next-_, [], Next).
modes([Mode0|Modes0], First-Numbers, [Mode|Modes], Next) :-
    numbered(Mode0, First-Numbers, Mode1, After-Own),
    spoken(Mode1, Own, Mode),
    modes(Modes0, After-Numbers, Modes, Next).

numbered_argument(Argument0, Arguments-State0, [Argument|Arguments]-State) :-
    numbered(Argument0, State0, Argument, State).

places(up_to(N), N) :- integer(N).
places(exactly(N), N) :- integer(N).
places(from_to(_, N), N) :- integer(N).

alone(gain(What0), gain(What)) :- finished(What0, What).
alone(reflexive(What0), reflexive(What)) :- finished(What0, What).
alone(for_now(Until, How, What0), for_now(Until, How, What)) :- finished(What0, What).
alone(get_emblem(Who, Abilities0), get_emblem(Who, Abilities)) :- maplist(finished, Abilities0, Abilities).

%   spoken(+Term0, +Numbers, -Term): what was named once is spoken of.

spoken(Term0, Numbers, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = again(K)
    ->  memberchk(K-Term, Numbers)
    ;   Term0 = all(_, Set0)
    ->  spoken(Set0, Numbers, Set),
        Term = all(Set)
    ;   Term0 =.. [Name|Arguments0],
        maplist(spoken_of(Numbers), Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ).

spoken_of(Numbers, Term0, Term) :-
    spoken(Term0, Numbers, Term).

asked(Ability, Asked) :-
    findall(Name, ( sub_term(Part, Ability), compound(Part), asks(Part, Name) ), Asked).

asks(did(Name), Name).
asks(before(Name), Name).
asks(doers(Name), Name).
asks(amount(Name), Name).
asks(amount(Name, _), Name).
asks(done_by(_, Name), Name).

%   tidied(+Term0, +Asked, -Term): a statement that nobody asks of has no name.

tidied(Term0, Asked, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = [Part0|Parts0]
    ->  Term = [Part|Parts],
        ( Part0 = Name:Statement, \+ memberchk(Name, Asked) -> tidied(Statement, Asked, Part) ; tidied(Part0, Asked, Part) ),
        tidied(Parts0, Asked, Parts)
    ;   Term0 =.. [Functor|Arguments0],
        maplist(tidied_by(Asked), Arguments0, Arguments),
        Term =.. [Functor|Arguments]
    ).

tidied_by(Asked, Term0, Term) :-
    tidied(Term0, Asked, Term).
