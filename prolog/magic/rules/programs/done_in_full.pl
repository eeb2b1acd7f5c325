:- module(done_in_full,
          [ idle/2,                     % +Statements, +Item
            short_of/4                  % +Statements, +Item, +Player, ?Seen
          ]).

/** <module> What somebody may do is done in full or not at all (118.3, 608.2d)

"You may sacrifice two Foods. If you do": a part of what is offered is not chosen, and does not count as done. What everybody sees to be
impossible is not asked; what only the player knows is asked, so that nobody else learns it, but can't be chosen.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../concepts/costs', [at_least/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../spells/effects', []).
:- use_module('../zones').
:- use_module(evaluating, [amount/3, things/3, with_thing/4]).

'118.3' :: nonexecutable yes if
    now(decide_may(Player, Item, [program(Statements)])), short_of(Statements, Item, Player, _)
    because "not all of that can be done".

%!  short_of(+Statements, +Item, +Player, ?Seen) is nondet.
%
%   Player, who may do Statements of Item, can't do all of them: there is too little. Seen is `open` if everybody sees that, else
%   `secret`. What comes after something that may bring more is not looked at.

short_of(Statements, Item, Player, Seen) :-
    short_after([], Statements, Item, Player, Seen).

short_after(Before, [Written|Following], Item, Player, Seen) :-
    inner(Written, Statement),
    (   Statement = program(Within)
    ->  append(Within, Following, Statements),
        short_after(Before, Statements, Item, Player, Seen)
    ;   lacks(Statement, Following, Before, Item, Player, Seen)
    ;   brings_nothing(Statement, Mark),
        ( Written = named(K, _) -> Marks = [did(K), Mark|Before] ; Marks = [Mark|Before] ),
        short_after(Marks, Following, Item, Player, Seen)
    ).

inner(Written, Statement) :-
    ( Written = named(_, Statement) -> true ; Statement = Written ).

%   brings_nothing(+Statement, -Mark) is semidet: after Statement there is no more of what another needs, but for what Mark says: it is
%   not known yet what the(Name) is, nor what was done, and more may be `buried` in a graveyard or `tapped`.

brings_nothing(do_choose(Name, _, _, _, _), the(Name)).
brings_nothing(do_sacrifice(_), buried).
brings_nothing(do_discard(_), buried).
brings_nothing(do_tap(_), tapped).
brings_nothing(do_remove_counters(_, _, _), counted).

%   lacks(+Statement, +Following, +Before, +Item, +Player, -Seen) is semidet.

lacks(do_choose(Name, Who, Least, _, From), Following, Before, Item, Player, Seen) :-
    \+ hangs_on(From, Before),
    needed(Item, Least, N),
    instructions:finds(things, Item, Who, [Player]),
    target_view(Item, View),
    with_thing(From, agent, Player, Own),
    things(Own, View, Things),
    \+ at_least(N, ( member(Thing, Things), \+ unfit(Following, Name, View, Thing) )),
    ( secret(From) -> Seen = secret ; Seen = open ).
lacks(do_remove_counters(From, Kind, Amount), _, Before, Item, _, open) :-
    From \= all(_),
    \+ hangs_on(From, Before),
    needed(Item, Amount, N),
    instructions:finds(things, Item, From, Things),
    \+ ( member(Thing, Things), has_counters(Thing, Kind, N) ).
lacks(do_put_counters(On, Kind, _), _, Before, Item, _, open) :-
    \+ hangs_on(On, Before),
    instructions:finds(things, Item, On, Things),
    \+ ( member(Thing, Things), \+ costs:barred_counters(Thing, Kind) ).
lacks(do_mill(Who, Amount), _, _, Item, Player, open) :-
    needed(Item, Amount, N),
    instructions:finds(things, Item, Who, [Player]),
    library(Player, Cards),
    length(Cards, Left),
    N > Left.
lacks(Statement, _, Before, Item, _, Seen) :-
    deals_with(Statement, What, Seen),
    \+ hangs_on(What, Before),
    instructions:finds(things, Item, What, Things),
    \+ ( member(Thing, Things), there(Thing) ).
lacks(Statement, _, _, Item, _, Seen) :-
    effects:idle_act(Statement, Item, Seen).
lacks(Statement, _, _, Item, Player, open) :-
    effects:too_few(Statement, Item, Player).

%   deals_with(+Statement, -What, -Seen) is semidet: it is about targets, about what was named before, or about what was there; there may
%   be none of it.

deals_with(Statement, What, Seen) :-
    deed(Statement, What),
    (   named(What)
    ->  Seen = open
    ;   Statement \= do_shuffle_in(_, _),
        definite(What, Seen)
    ).

named(the(_)).
named(chosen_of(_)).
named(chosen(_)).

%   definite(+What, -Seen) is semidet. A library is shuffled though what was to be shuffled into it is not there any more (701.24d), so
%   that is something to do.

definite(What, open) :-
    named(What).
definite(did(_), open).
definite(this, open).
definite(that, open).
definite(minus(A, _), Seen) :-
    definite(A, Seen).
definite(those(Reference, Set), Seen) :-
    definite(Reference, Open),
    ( Open == open, \+ ( member(Part, Set), \+ open_part(Part) ) -> Seen = open ; Seen = secret ).

open_part(owned_by(_)).
open_part(controlled_by(_)).
open_part(in(_, _)).

there(Thing) :-
    ( integer(Thing) -> object(Thing, _, _) ; true ).

%!  idle(+Statements, +Item) is semidet.
%
%   None of Statements would do anything: there is nothing of the kind that they are about. Where it is asked later what was done,
%   whoever may do that is asked.

idle(Statements, Item) :-
    Statements = [_|_],
    \+ performing(Item, _, _),
    \+ ( member(Written, Statements), inner(Written, Statement), \+ about_nothing(Statement, Item) ).

about_nothing(Statement, Item) :-
    deed(Statement, What),
    Statement \= do_shuffle_in(_, _),
    once(( sub_term(all(Set), What), \+ secret(all(Set)) )),
    instructions:finds(things, Item, What, []).

deed(do_move(What, _, _, _), What).
deed(do_destroy(What), What).
deed(do_sacrifice(What), What).
deed(do_tap(What), What).
deed(do_untap(What), What).
deed(do_put_counters(What, _, _), What).
deed(do_reveal(What, _), What).
deed(do_shuffle_in(What, _), What).

needed(Item, Amount, N) :-
    instructions:finds(amount, Item, Amount, N),
    N > 0.

hangs_on(From, Before) :-
    member(Mark, Before),
    ( Mark == buried -> contains_term(in(graveyard, _), From) ; contains_term(Mark, From) ),
    !.

%   unfit(+Following, +Name, +View, +Thing) is semidet: what is done next to what is called Name, can't be done to Thing.

unfit(Following, Name, View, Thing) :-
    member(Written, Following),
    inner(Written, Statement),
    cant_be_done(Statement, Name, View, Thing),
    !.

cant_be_done(do_tap(the(Name)), Name, _, O) :-
    tapped(O).
cant_be_done(do_untap(the(Name)), Name, _, O) :-
    \+ tapped(O).
cant_be_done(do_remove_counters(the(Name), Kind, Amount), Name, View, O) :-
    amount(Amount, View, N),
    \+ has_counters(O, Kind, N).

has_counters(O, Kind, N) :-
    counters(O, Kind, Present),
    Present >= N.

%   secret(+From) is semidet: not everybody sees what is among From. How many cards a hand has, they do.

secret(all(Set)) :-
    Set \= [in(hand, _)],
    sub_term(Part, Set),
    hidden(Part),
    !.
secret(From) :-
    From \= all(_).

hidden(Part) :-
    nonvar(Part),
    ( Part = in(Place, _) -> \+ memberchk(Place, [graveyard, exile]) ; Part = among(_) ).
