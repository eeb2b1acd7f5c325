:- module(whole_abilities,
          [ finished/2,                 % +Ability0, -Ability
            nonsense/2                  % +Ability, -Reason
          ]).

/** <module> Abilities that are put together: targets get their numbers, what nobody speaks of loses its name, and what is left
undecided is refused
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, numlist/3, reverse/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(becoming_rows, [become_so/3]).
:- use_module(standing_abilities, [standing/2]).

%!  finished(+Ability0, -Ability) is semidet.

finished(Ability0, Ability) :-
    numbered(Ability0, 1-[], Ability1, _-Numbers),
    spoken(Ability1, Numbers, Ability2),
    asked(Ability2, Asked),
    tidied(Ability2, Asked, Ability3),
    as_it_stands(Ability3, Ability4),
    standing(Ability4, Ability).

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
    ;   memberchk(Term0, [gain(_), reflexive(_), get_emblem(_, _)])
    ->  alone(Term0, Term),
        State = Next-Numbers
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
places(up_to(x), 1).
places(exactly(x), 1).

alone(gain(What0), gain(What)) :- finished(What0, What).
alone(reflexive(What0), reflexive(What)) :- finished(What0, What).
alone(get_emblem(Who, What0), get_emblem(Who, What)) :- finished(What0, What).

%   spoken(+Term0, +Numbers, -Term): what was named once is spoken of.

spoken(Term0, Numbers, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = again(K)
    ->  memberchk(K-Term, Numbers)
    ;   Term0 = all(K, Set0), K \== 0
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

%!  nonsense(+Ability, -Reason) is semidet.
%
%   All parts of Ability are known, and together they make no sense, or it is not decided what they mean.

nonsense(Ability, Reason) :-
    amiss(Ability, Reason),
    !.

amiss(Ability, "nothing says how much") :-
    sub_term(Part, Ability),
    memberchk(Part, ['$x', said]).
amiss(Ability, "what is spoken of is nothing that the rules can find") :-
    sub_term(Part, Ability),
    nonvar(Part),
    memberchk(Part, [again(_), all(_, _), counted(_), none]),
    \+ ( Part == none, sub_term(token(_, _, _, _, none, none, _), Ability) ).
amiss(Ability, "other than what, is not said") :-
    sub_term(program(Program), Ability),
    sub_term(Set, Program),
    is_list(Set),
    memberchk(other, Set),
    ( memberchk(player, Set) ; memberchk(opponent, Set) ; about_another(Ability, Set) ),
    !.
amiss(Ability, "modes are not all that it does") :-
    sub_term(program(Program), Ability),
    contains_modes(Program).
amiss(Ability, "only what is kicked has such a target") :-
    sub_term(if(condition:kicked, (then):Then, (else):_), Ability),
    targets(Then).
amiss(Ability, "what follows something optional speaks of its target") :-
    sub_term(Program, Ability),
    is_list(Program),
    append(_, [Optional|Later], Program),
    optional(Optional),
    targets(Optional),
    member(Statement, Later),
    \+ sub_term(if(condition:did(_), _), Statement),
    sub_term(Part, Statement),
    nonvar(Part),
    memberchk(Part, [chosen(_), chosen_of(_)]).
amiss(as_long_as(_, _), "what lasts is no change of the rules' own").
amiss(Ability, "other than what is enchanted or equipped, the rules do not know") :-
    sub_term(program(Program), Ability),
    contains_term(other, Program),
    sub_term(Part, Program),
    nonvar(Part),
    memberchk(Part, [enchanted(_), equipped(_), fortified(_)]).
amiss(Ability, "of all of them, or of those that were shown, is not said") :-
    sub_term(Program, Ability),
    is_list(Program),
    append(_, [Shown|Later], Program),
    sub_term(reveal(what:Chosen, name:_), Shown),
    memberchk(Chosen, [some(_, Set), up_to(_, Set), any_number(Set)]),
    memberchk(among(All), Set),
    sub_term(what:All, Later).
amiss(Ability, "several would choose of the same") :-
    sub_term(Part, Ability),
    compound(Part),
    Part =.. [Verb|Roles],
    member(Role:Who, Roles),
    memberchk(Role, [who, by]),
    memberchk(Who, [all(_), opponents(_)]),
    ( Verb == choose -> true ; \+ memberchk(Verb, [sacrifice, discard]), member(_:Chosen, Roles), memberchk(Chosen, [some(_, _), up_to(_, _), any_number(_)]) ),
    \+ contains_term(agent, Roles).
amiss(Ability, "one target comes instead of another") :-
    sub_term(if(condition:_, (then):Then, (else):Else), Ability),
    targets(Then),
    targets(Else).
amiss(Ability, "what is done hangs on itself") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = Name:Statement,
    compound(Statement),
    sub_term(Own, Statement),
    nonvar(Own),
    memberchk(Own, [did(Name), before(Name), amount(Name), doers(Name)]).
amiss(Ability, "what is done for each, is spoken of for all") :-
    sub_term(for_each(name:One, of:_, do:Program), Ability),
    names_in(Program, Name),
    Name \== One,
    mentions_of(Name, Ability, All),
    mentions_of(Name, Program, Within),
    All \== Within.
amiss(Ability, "what is chosen, nothing speaks of") :-
    sub_term(choose(name:Name, who:_, least:_, most:_, from:_), Ability),
    \+ contains_term(the(Name), Ability).
amiss(Ability, "what is chosen is spoken of elsewhere") :-
    sub_term(name(name:_, what:Target), Ability),
    targets(Target),
    \+ ( sub_term(Part, Ability), nonvar(Part), memberchk(Part, [chosen(_), chosen_of(_)]) ).
amiss(triggered(Event, _, _), "what triggers it, is described by itself") :-
    sub_term(Part, Event),
    nonvar(Part),
    memberchk(Part, [that, again(_)]).
amiss(Ability, "what has left the battlefield is another object") :-
    sub_term(triggered(Event, _, Effects), Ability),
    sub_term(Gone, Event),
    nonvar(Gone),
    memberchk(Gone, [dies(_), leaves(_), sacrifices(_, _), discards(_, _), cycles(_)]),
    sub_term(Role:Thing, Effects),
    memberchk(Role, [what, on, from, a, b]),
    member(Word, [this, that]),
    contains_term(Word, Thing),
    \+ ( Word == this, \+ memberchk(Gone, [dies(this), leaves(this), cycles(this), dies(enchanted(_)), leaves(enchanted(_))]) ).
amiss(Ability, "what was created is no card") :-
    sub_term(Part, Ability),
    nonvar(Part),
    memberchk(Part, [fits(did(Name), _), fits(before(Name), _)]),
    sub_term(Created, Ability),
    nonvar(Created),
    Created = Name:Statement,
    functor(Statement, Verb, _),
    memberchk(Verb, [create, create_copy]).
amiss(Ability, "what a target is, hangs on what is found later") :-
    sub_term(Part, Ability),
    nonvar(Part),
    ( Part = target(Set) ; Part = targets(_, Set) ),
    sub_term(Word, Set),
    nonvar(Word),
    memberchk(Word, [did(_), before(_), the(_), that, chosen(_), chosen_of(_), amount(_), that_many, sacrificed, it_holds(_)]).

about_another(spell(_), Set) :-
    \+ memberchk(card_in(_, _), Set).
about_another(Ability, Set) :-
    Ability \= spell(_),
    \+ in_target(Set, Ability),
    targets(Ability).
about_another(triggered(Event, _, Effects), Set) :-
    contains_term(Set, Effects),
    sub_term(Scope, Event),
    ( is_list(Scope) -> true ; nonvar(Scope), memberchk(Scope, [enchanted(_), equipped(_), fortified(_)]) ).

in_target(Set, Ability) :-
    sub_term(Part, Ability),
    nonvar(Part),
    memberchk(Part, [target(Set), targets(_, Set)]).

contains_modes(Program) :-
    sub_term(Part, Program),
    nonvar(Part),
    memberchk(Part, [modal(_), modal(_, _, _)]),
    !.

optional(Statement) :-
    sub_term(Part, Statement),
    nonvar(Part),
    functor(Part, Name, _),
    memberchk(Name, [may, if, pays, provided]),
    !.

targets(Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    memberchk(Part, [target(_), targets(_, _)]),
    !.

%   names_in(+Program, -Name) is nondet: Program gives something that name.

names_in(Program, Name) :-
    sub_term(Part, Program),
    nonvar(Part),
    (   Part = name:Name
    ->  true
    ;   Part = Name:Statement,
        compound(Statement),
        functor(Statement, _, Arity),
        arg(Arity, Statement, Last),
        nonvar(Last),
        Last = _:_
    ).

mentions_of(Name, Term, Count) :-
    findall(x, ( sub_term(Part, Term), nonvar(Part), memberchk(Part, [the(Name), did(Name), before(Name), amount(Name), doers(Name)]) ), Count).
