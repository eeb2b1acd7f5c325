:- module(variants, []).

/** <module> The same rules without what makes them fast, for `manalog study optimization`

Loaded before load.pl. The environment variable MANALOG_WITHOUT names what is
left out, with commas (Cieker's thesis, 3.3):

  * `modules`: the clauses of a process are found by trying those of all
    processes, not by clause indexing
  * `guards`: continuous effects and state-based actions are looked at whenever
    a player would get priority, not only where changed/1 says that they have work
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, memberchk/2]).

:- multifile user:term_expansion/2, api:hook/3.
:- dynamic user:term_expansion/2, api:hook/3.

user:term_expansion(Term, Clauses) :-
    current_predicate(language:compile_statement/3),
    prolog_load_context(module, Module),
    \+ memberchk(Module, [user, language, variants]),
    variants:varied(Term, Module, Clauses).

%   Request: ["unguarded"]; the answer is how many rules were replaced.

api:hook(variant, ["unguarded"], [Count]) :-
    flag(unguarded, Count, Count).

without(Part) :-
    getenv('MANALOG_WITHOUT', Text),
    split_string(Text, ",", " ", Parts),
    atom_string(Part, Name),
    memberchk(Name, Parts).

varied(Term, Module, Clauses) :-
    (   without(guards),
        unguarded(Term, Statements)
    ->  flag(unguarded, Count, Count+1),
        compiled(Statements, Module, Clauses)
    ;   without(modules),
        language:k_statement(Term)
    ->  compiled([Term], Module, Clauses)
    ).

compiled(Statements, Module, Clauses) :-
    language:see_fluents(Module),
    maplist(compiled_in(Module), Statements, Parts),
    append(Parts, Clauses).

compiled_in(Module, Statement, Clauses) :-
    language:compile_statement(Statement, Module, Compiled),
    (   without(modules)
    ->  maplist(unindexed, Compiled, Clauses)
    ;   Clauses = Compiled
    ).

%   The first argument is the process or the cause. A call that the compiler does
%   not look into keeps it out of the head, and so out of the index.

unindexed(Clause, Unindexed) :-
    (   Clause = (rules:Head :- Body),
        functor(Head, Name, Arity),
        memberchk(Name/Arity, [executable/3, effect/3, ramification/4, uneventful/4])
    ->  Head =.. [Name, Process|Arguments],
        General =.. [Name, Given|Arguments],
        Unindexed = (rules:General :- variants:same(Given, Process), Body)
    ;   Unindexed = Clause
    ).

same(Process, Process).

%   unguarded(+Term, -Statements): the rules of 117.5 that ask for changed/1.

unguarded('::'('117.5', caused(after(then(Tasks), (open_priority, First, checks(Next, Tasks))))),
          ['::'('117.5', caused(after(then([Next]), (open_priority, First))))]).
unguarded('::'('117.5', caused(after(then(Tasks), (open_priority(Player), checks(Next, Tasks))))),
          [ process(looked_after(_:player)),
            '::'('117.5', caused(after(then(Looks), open_priority(Player)))),
            '::'('117.5', caused(after(then(Tasks), (looked_after(Player), checks(Next, Tasks)))))
          ]) :-
    Looks = [apply_statics, state_based_actions, sum_sizes, game_goes_on, looked_after(Player)].
unguarded((checks(open_priority(_), _) :- changed(_), checks_of_changes(_, _), !), []).
