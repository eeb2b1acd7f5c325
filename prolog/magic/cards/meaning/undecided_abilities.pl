:- module(undecided_abilities,
          [ nonsense/2,                 % +Ability, -Reason
            contains_modes/1,           % +Program
            targets/1                   % +Term
          ]).

/** <module> Abilities all of whose parts are known, and which together make no sense, or of which it is not decided what they mean
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(followed, [followed/5, later_target/2, of_several/2]).
:- use_module(noun_rows, [players/1]).
:- use_module(undecided_events, [amiss_later/2, known_to_target/2, names_in/2]).

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
    ( ( memberchk(player, Set) ; memberchk(opponent, Set) ), \+ later_target(Set, Ability) ; about_another(Ability, Set) ),
    !.
amiss(Ability, "so many cards of one graveyard, the rules do not look for") :-
    sub_term(targets(exactly(_), Set), Ability),
    is_list(Set),
    memberchk(one_graveyard, Set).
amiss(triggered(Event, Condition, _), "other than what, is not said") :-
    sub_term(Set, Condition),
    is_list(Set),
    memberchk(other, Set),
    sub_term(Scope, Event),
    is_list(Scope),
    member(Part, Scope),
    \+ memberchk(Part, [player, opponent]),
    !.
amiss(spell([program(Program)]), "what is exiled as a cost, the rules do not find again") :-
    contains_term(linked_exile, Program).
amiss(Ability, "which ability has resolved, the rules do not know") :-
    contains_term(times_resolved, Ability),
    \+ ( memberchk(Ability, [triggered(Before, true, Program), activated(Before, Program)]), \+ contains_term(times_resolved, Before), resolves_itself(Program) ).
amiss(Ability, "who puts them in order, is not said") :-
    sub_term(Program, Ability),
    is_list(Program),
    append(_, [Shown|Later], Program),
    sub_term(Looked, Shown),
    ( Looked = look(who:_, what:top(Count, Who), name:Name) ; Looked = reveal(what:top(Count, Who), name:Name) ),
    Count \== 1,
    Who \== you,
    sub_term(move(what:What, to:library(Place)), Later),
    memberchk(Place, [top, bottom]),
    contains_term(the(Name), What),
    \+ What = some(1, _),
    !.
amiss(Ability, "as much as all of them have, or as each of them has, is not said") :-
    sub_term(deal(source:Source, amount:Amount, to:_), Ability),
    of_several(Source, Ability),
    contains_term(Source, Amount).
amiss(spell(Effects), "a spell that is exiled does nothing more") :-
    sub_term(Program, Effects),
    is_list(Program),
    append(_, [move(what:this, to:exile), _|_], Program).
amiss(enters_as_copy(Set, _), "as a copy of a card, nothing enters here") :-
    sub_term(Part, Set),
    nonvar(Part),
    memberchk(Part, [in(_, _), card_in(_, _), among(_)]).
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
    \+ ( sub_term(if(condition:Condition, _), Statement), memberchk(Condition, [did(_), not(did(_))]) ),
    sub_term(Part, Statement),
    nonvar(Part),
    memberchk(Part, [chosen(_), chosen_of(_)]).
amiss(as_long_as(_, _), "what lasts is no change of the rules' own").
amiss(activated(_, _, Limits), "what is activated in a graveyard, the rules know by its cost") :-
    contains_term(lies_buried, Limits).
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
amiss(Ability, "what is done otherwise, is spoken of") :-
    sub_term(if(condition:_, (then):Then, (else):Else), Ability),
    ( names_in(Else, Name), Other = Then ; names_in(Then, Name), Other = Else ),
    mentions_of(Name, Other, [_|_]).
amiss(static(Scope, _, Condition), "each one's own, or that of all, is not said") :-
    contains_term(controlled_by(all([player])), Scope),
    contains_term(controlled_by(all([player])), Condition).
amiss(Ability, Reason) :-
    amiss_later(Ability, Reason).
amiss(Ability, "what is done hangs on itself") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = Name:Statement,
    compound(Statement),
    sub_term(Own, Statement),
    nonvar(Own),
    memberchk(Own, [did(Name), before(Name), amount(Name), doers(Name)]).
amiss(Ability, "as much as all of them, or as each of them, is not said") :-
    sub_term(First, Ability),
    nonvar(First),
    First = Name:Statement,
    by_several(Statement),
    sub_term(Then, Ability),
    compound(Then),
    by_several(Then),
    Then \== Statement,
    mentions_of(Name, Then, [_|_]).
amiss(Ability, "the condition hangs on what is done if it holds") :-
    sub_term(if(condition:Condition, (then):Then), Ability),
    names_in(Then, Name),
    mentions_of(Name, Condition, [_|_]).
amiss(Ability, "what is done for each, is spoken of for all") :-
    sub_term(for_each(name:One, of:_, do:Program), Ability),
    names_in(Program, Name),
    Name \== One,
    mentions_of(Name, Ability, All),
    mentions_of(Name, Program, Within),
    All \== Within.
amiss(Ability, "each one's own, or that of all, is not said") :-
    sub_term(each(name:One, of:_, do:Statement), Ability),
    names_in(Statement, Name),
    Name \== One,
    sub_term(Other, Ability),
    nonvar(Other),
    memberchk(Other, [each(name:_, of:_, do:Own), for_each(name:_, of:_, do:Own)]),
    Own \== Statement,
    mentions_of(Name, Own, [_|_]).
amiss(spell(Effects), "what is so for good, no spell says") :-
    sub_term(change(what:What, changes:Changes, until:permanent), Effects),
    memberchk(What, [all(_), enchanted(_), equipped(_), this]),
    \+ ( member(Change, Changes), memberchk(Change, [controlled_by(_), set_colors(_)]) ).
amiss(spell(Effects), "a spell that resolves is no card that returns") :-
    sub_term(Moved, Effects),
    compound(Moved),
    Moved =.. [move|Roles],
    memberchk(what:this, Roles),
    memberchk(to:battlefield, Roles).
amiss(Ability, "what is spoken of, nothing has named or done") :-
    sub_term(Part, Ability),
    nonvar(Part),
    (   Part = the(Name),
        atom(Name)
    ->  \+ contains_term(name:Name, Ability),
        \+ contains_term(most(Name, _, _), Ability)
    ;   memberchk(Part, [did(Name), before(Name), amount(Name), doers(Name)]),
        atom(Name)
    ->  \+ ( sub_term(Named, Ability), nonvar(Named), Named = Name:Statement, compound(Statement) )
    ).
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
    sub_term(Statement, Effects),
    compound(Statement),
    Statement =.. [Verb|Roles],
    member(Role:Thing, Roles),
    memberchk(Role, [what, on, from, a, b]),
    member(Word, [this, that]),
    contains_term(Word, Thing),
    \+ ( Word == this, \+ memberchk(Gone, [dies(this), leaves(this), cycles(this), dies(enchanted(_)), leaves(enchanted(_)), sacrifices(_, [this])]) ),
    \+ followed(Gone, Verb, Roles, Word, Effects).
amiss(Ability, "a target may be what is moved first") :-
    sub_term(triggered(_, _, [program(Program)]), Ability),
    append(_, [Moved|Later], Program),
    Moved =.. [move|Roles],
    ( memberchk(what:this, Roles) ; memberchk(what:that, Roles) ),
    member(Statement, Later),
    \+ sub_term(reflexive(_), Statement),
    sub_term(Target, Statement),
    nonvar(Target),
    ( Target = target(Set) ; Target = targets(_, Set) ),
    memberchk(card_in(_, _), Set).
amiss(Ability, "what was created is no card") :-
    sub_term(Part, Ability),
    nonvar(Part),
    memberchk(Part, [fits(did(Name), _), fits(before(Name), _)]),
    sub_term(Created, Ability),
    nonvar(Created),
    Created = Name:Statement,
    functor(Statement, Verb, _),
    memberchk(Verb, [create, create_copy]).
amiss(Ability, "among players there are no cards") :-
    sub_term(among(chosen(_)), Ability),
    sub_term(Part, Ability),
    nonvar(Part),
    memberchk(Part, [target([opponent|_]), target([player|_]), targets(_, [opponent|_]), targets(_, [player|_])]).
amiss(Ability, "a spell on the stack is no permanent yet") :-
    sub_term(triggered(Event, _, Effects), Ability),
    sub_term(Cast, Event),
    nonvar(Cast),
    memberchk(Cast-Spell, [is_cast(this)-this, casts(_, _)-that, casts_nth(_, _)-that, casts_nth(_, _, _)-that]),
    sub_term(Statement, Effects),
    compound(Statement),
    Statement =.. [Verb|Roles],
    \+ memberchk(Verb, [counter, copy_spell, copy_for_others]),
    member(Role:Spell, Roles),
    memberchk(Role, [what, on]).
amiss(Ability, "what a target is, hangs on what is found later") :-
    sub_term(Part, Ability),
    nonvar(Part),
    ( Part = target(Set0) ; Part = targets(_, Set0) ),
    ( known_to_target(Ability, Known), selectchk(Known, Set0, Set), \+ contains_modes(Ability) -> true ; Set = Set0 ),
    sub_term(Word, Set),
    nonvar(Word),
    memberchk(Word, [did(_), before(_), the(_), that, chosen(_), chosen_of(_), amount(_), that_many, sacrificed, card_sacrificed, card_paid, it_holds(_)]).

amiss(static(Scope, _, Condition), "other than what is enchanted or equipped, the rules do not know") :-
    Scope \== this,
    contains_term(other, Condition).
amiss(Ability, "whom it can't block, nothing tells once it has resolved") :-
    sub_term(change(what:_, changes:Changes, until:Until), Ability),
    Until \== permanent,
    member(Change, Changes),
    compound(Change),
    Change =.. [Name, Set],
    memberchk(Name, [cant_be_blocked_by, cant_be_blocked_except_by, cant_block_those]),
    Set \== [this],
    sub_term(Part, Set),
    nonvar(Part),
    memberchk(Part, [this, that, it, other, chosen_color, chosen_type, controlled(_), controlled_by(_), is(_), among(_), the(_), did(_), chosen(_)]).

%   resolves_itself(+Program) is semidet: none that it makes or gives asks how often it has resolved.

resolves_itself(Program) :-
    \+ ( sub_term(Inner, Program),
         nonvar(Inner),
         memberchk(Inner, [delay(_, _, _), reflexive(_), triggered(_, _, _), triggered(_, _, _, _), activated(_, _), activated(_, _, _)]),
         contains_term(times_resolved, Inner)
       ).

about_another(spell(Effects), Set) :-
    \+ memberchk(card_in(_, _), Set),
    \+ later_target(Set, Effects).
about_another(Ability, Set) :-
    Ability \= spell(_),
    \+ in_target(Set, Ability),
    \+ later_target(Set, Ability),
    targets(Ability).
about_another(triggered(Event, _, Effects), Set) :-
    contains_term(Set, Effects),
    sub_term(Scope, Event),
    ( is_list(Scope) -> true ; nonvar(Scope), memberchk(Scope, [enchanted(_), equipped(_), fortified(_)]) ).

in_target(Set, Ability) :-
    sub_term(Part, Ability),
    nonvar(Part),
    ( Part = target(Whole) ; Part = targets(_, Whole) ),
    alternative(Whole, Set).

alternative(Set, Set).
alternative(Whole, Set) :-
    member(either(A, B), Whole),
    ( alternative(A, Set) ; alternative(B, Set) ).

%!  contains_modes(+Program) is semidet.

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

%!  targets(+Term) is semidet.
%
%   Something in Term is targeted.

targets(Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    memberchk(Part, [target(_), targets(_, _)]),
    !.

mentions_of(Name, Term, Count) :-
    findall(x, ( sub_term(Part, Term), nonvar(Part), memberchk(Part, [the(Name), did(Name), before(Name), amount(Name), doers(Name)]) ), Count).

%   by_several(+Statement) is semidet: several players do it.

by_several(Statement) :-
    compound(Statement),
    Statement =.. [_|Roles],
    member(Role, Roles),
    nonvar(Role),
    ( memberchk(Role, [who:all(_), by:all(_)]) -> true ; Role = of:Several, players(Several) ).
