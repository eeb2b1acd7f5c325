:- module(searches,
          [ searched/2                  % +Ability0, -Ability
          ]).

/** <module> Searching a library is more than to choose from it (701.23)

Who searches sees the library, abilities hear of it, and effects forbid it. So what the rows put together from its parts
becomes the instruction that does all of that, and is refused where there is none.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2, selectchk/3]).

%!  searched(+Ability0, -Ability) is semidet.

searched(Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = [may(who:you, (then):[Choice|Statements]), Shuffle|Others],
        from_both(Choice, Name, Set),
        shuffles(Shuffle),
        put_both(Statements, Name, To, Shown)
    ->  searched(Others, Rest),
        Term = [may(who:you, (then):[search_both(you, Set, To, Shown)])|Rest]
    ;   Term0 = [Choice|Statements0],
        from_both(Choice, Name, Set),
        append(Statements, [Shuffle|Others], Statements0),
        shuffles(Shuffle),
        put_both(Statements, Name, To, Shown)
    ->  searched(Others, Rest),
        Term = [search_both(you, Set, To, Shown)|Rest]
    ;   from_both(Term0, _, _)
    ->  fail
    ;   Term0 = [Choice|Statements0],
        from_library(Choice, Most, Set)
    ->  found(Statements0, Choice, To, Shown, Others),
        search(Most, Set, To, Shown, Search),
        searched(Others, Rest),
        Term = [Search|Rest]
    ;   from_library(Term0, _, _)
    ->  fail
    ;   Term0 =.. Parts0,
        maplist(searched, Parts0, Parts),
        Term =.. Parts
    ).

from_library(Choice, Most, Set) :-
    Choice =.. [choose|Roles],
    memberchk(from:all(All), Roles),
    selectchk(in(library, you), All, Set),
    memberchk(most:Most, Roles).

found(Statements, Choice, To, Shown, Others) :-
    arg(1, Choice, name:Name),
    once(put(Statements, Name, To, Shown, [shuffle(who:you)|Others])).

put([reveal(what:the(Name), name:_), move(what:the(Name), to:hand)|Rest], Name, hand, revealed, Rest).
put([move(what:the(Name), to:hand)|Rest], Name, hand, hidden, Rest).
put([move(what:the(Name), to:battlefield, under:you)|Rest], Name, battlefield, revealed, Rest).
put([move(what:the(Name), to:battlefield, under:you, how:[tapped])|Rest], Name, battlefield_tapped, revealed, Rest).

search(Most, Set, To, Shown, Search) :-
    (   Most == 1
    ->  Search = search(you, Set, To, Shown)
    ;   so_many(Most, Quantity),
        alike(Set, Alike),
        Search = search_several(you, Quantity, Alike, To, Shown)
    ).

%   so_many(+Most, -Quantity) is semidet: as the instruction has it.

so_many(Most, Quantity) :-
    (   integer(Most)
    ->  Most > 1,
        Quantity = Most
    ;   Most == x
    ->  Quantity = x
    ;   compound(Most),
        Quantity = the_amount(Most)
    ).

%   alike(+Set0, -Set) is det: what several cards share, each of them shares with those that were found before.

alike(Set0, Set) :-
    ( selectchk(share(What), Set0, Others) -> append(Others, [shares_found(What)], Set) ; Set = Set0 ).

%   In the library, the graveyard or both (701.23): the library is shuffled if it was searched.

from_both(Choice, Name, Set) :-
    Choice =.. [choose|Roles],
    memberchk(from:all(All), Roles),
    selectchk(in(library_or_graveyard, you), All, Set),
    memberchk(most:1, Roles),
    memberchk(name:Name, Roles).

shuffles(if(condition:searched_library, (then):[shuffle(who:you)])).

put_both([reveal(what:the(Name), name:_), move(what:the(Name), to:hand)], Name, hand, revealed).
put_both([move(what:the(Name), to:battlefield, under:you)], Name, battlefield, revealed).
