:- module(observing,
          [ facts_seen/4,               % +Game, +Viewer, +Known, -Facts
            tokens/3                    % +Type, +Term, -Tokens
          ]).

/** <module> What a viewer sees, as tokens, for programs that learn

A token is [Object], [Player], a number or a word: [12], ["a"], 3 and "yes" are. A term is the list of its
name and of the tokens of its arguments, in their order; what is no plain argument is a word, written out.

The hook seen_otherwise(+Game, ?Fluent) names the facts that a game tells in another way. Request of a seat
that chooses: ["options", First, Count] for [Process, Options], the process that waits for the
choice, and some of its actions.
*/

:- use_module(library(lists), [member/2, memberchk/2, nth0/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../k/cycle', [chooser/1, legal_actions/1]).
:- use_module('../k/rules', []).
:- use_module('../k/types', [declared/3, mapped/4]).
:- use_module('../k/views', [shown_process/3]).
:- use_module(seats, []).

:- multifile seats:shown/4, seen_otherwise/2.
:- dynamic seen_otherwise/2.

seats:shown(_, Viewer, ["options", First, Count], [Process, Options]) :-
    chooser(Viewer),
    state:now(Now),
    shown_process(Viewer, Now, Shown),
    tokens(process, Shown, Process),
    legal_actions(Actions),
    findall(Option,
            (   between(1, Count, Number),
                Index is First+Number-1,
                nth0(Index, Actions, Action),
                tokens(action, Action, Option)
            ),
            Options).

%!  facts_seen(+Game, +Viewer, +Known:dict, -Facts) is det.
%
%   Facts are the tokens of what Viewer may see, which is a player or `everyone`. Of an object whose
%   number is no key of Known, nothing is told but that it is one.

facts_seen(Game, Viewer, Known, Facts) :-
    findall([Text|Tokens],
            (   rules:fluent(Template, Types, Sees, Argument),
                \+ seen_otherwise(Game, Template),
                state:Template,
                may_see(Sees, Argument, Viewer),
                Template =.. [Name|Arguments],
                atom_string(Name, Text),
                arguments(Types, Arguments, Known, Tokens)
            ),
            Unsorted),
    msort(Unsorted, Facts).

may_see(nobody, _, _) :-
    !,
    fail.
may_see(_, _, everyone) :-
    !.
may_see(Sees, Argument, Viewer) :-
    views:may_see(Sees, Argument, Viewer).

%!  tokens(+Type, +Term, -Tokens) is det.
%
%   Tokens are those of Term, an `action` or a `process`.

tokens(Kind, Term, [Text|Tokens]) :-
    Term =.. [Name|Arguments],
    atom_string(Name, Text),
    (   declared_as(Kind, Term, Types)
    ->  arguments(Types, Arguments, all, Tokens)
    ;   plain(Arguments, Tokens)
    ).

declared_as(action, Term, Types) :-
    declared(action, Term, Types).
declared_as(process, Term, Types) :-
    member(Kind, [process, choice]),
    declared(Kind, Term, Types).

arguments([], [], _, []).
arguments([Type|Types], [Argument|Arguments], Known, Tokens) :-
    argument(Type, Argument, Known, Tokens, Others),
    arguments(Types, Arguments, Known, Others).

%   argument(+Type, +Argument, +Known, -Tokens, ?Others): Tokens are those of Argument, before Others. The
%   types of most arguments are told without a look at their declarations.

argument(object, Object, Known, [Token|Others], Others) :-
    !,
    ( integer(Object) -> marked_object(Known, Object, Token) ; word(Object, Token) ).
argument(thing, Thing, Known, [Token|Others], Others) :-
    !,
    ( integer(Thing) -> marked_object(Known, Thing, Token) ; marked_player(Thing, Token) ).
argument(player, Player, _, [Token|Others], Others) :-
    !,
    marked_player(Player, Token).
argument(Type, Argument, _, [Token|Others], Others) :-
    memberchk(Type, [integer, atom, term, name, index]),
    !,
    ( integer(Argument) -> Token = Argument ; word(Argument, Token) ).
argument(Type, Argument, Known, Tokens, Others) :-
    mapped(Type, observing:marked(Known), Argument, Marked),
    flattened(Marked, Tokens, Others).

marked(Known, object, Object, '$mark'(Token)) :-
    integer(Object),
    marked_object(Known, Object, Token).
marked(_, player, Player, '$mark'(Token)) :-
    marked_player(Player, Token).

marked_object(Known, Object, [Shown]) :-
    ( ( Known == all ; get_dict(Object, Known, _) ) -> Shown = Object ; Shown = 0 ).

marked_player(Player, Token) :-
    (   views:viewer(Player)
    ->  atom_string(Player, Text),
        Token = [Text]
    ;   word(Player, Token)
    ).

flattened('$mark'(Token), [Token|Others], Others) :-
    !.
flattened(Term, Tokens, Others) :-
    is_list(Term),
    !,
    all_flattened(Term, Tokens, Others).
flattened(Term, Tokens, Others) :-
    contains_mark(Term),
    !,
    Term =.. [Name|Arguments],
    word(Name, Word),
    Tokens = [Word|Rest],
    all_flattened(Arguments, Rest, Others).
flattened(Term, [Token|Others], Others) :-
    ( number(Term) -> Token = Term ; word(Term, Token) ).

contains_mark(Term) :-
    compound(Term),
    once(( sub_term(Part, Term), compound(Part), functor(Part, '$mark', 1) )).

all_flattened([], Others, Others).
all_flattened([Term|Terms], Tokens, Others) :-
    flattened(Term, Tokens, Rest),
    all_flattened(Terms, Rest, Others).

plain([], []).
plain([Argument|Arguments], [Token|Tokens]) :-
    ( number(Argument) -> Token = Argument ; word(Argument, Token) ),
    plain(Arguments, Tokens).

word(Term, Word) :-
    (   atom(Term)
    ->  atom_string(Term, Word)
    ;   string(Term)
    ->  Word = Term
    ;   format(string(Word), "~q", [Term])
    ).
