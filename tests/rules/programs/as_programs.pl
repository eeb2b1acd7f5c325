:- module(as_programs, [main/0]).

/** <module> Abilities with programs in place of instructions: they do the same

Reads ability terms, one a line, from standard input and writes a JSON line for each: the ability with statements for all
instructions that a row here knows, and the names of these; nothing where there are none.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(http/json), [json_write_dict/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module('../../../prolog/k/types', [of_type/2]).
:- use_module('../../../prolog/magic/cards/vocabulary', [valid_ability/1]).

%!  main is det.

main :-
    read_line_to_string(user_input, Line),
    told(Line).

told(Line) :-
    (   Line == end_of_file
    ->  true
    ;   term_string(Ability, Line),
        (   moved(Ability, Moved, Names),
            valid_ability(Moved)
        ->  format(string(Text), '~q', [Moved]),
            Answer = [Text|Names]
        ;   Answer = []
        ),
        json_write_dict(current_output, Answer, [width(0)]),
        nl,
        read_line_to_string(user_input, Next),
        told(Next)
    ).

moved(Ability, Moved, Names) :-
    parted(Ability, Instructions0, Moved, Instructions),
    all_moved(Instructions0, Instructions, Found),
    sort(Found, Names),
    Names \== [].

parted(spell(Is0), Is0, spell(Is), Is).
parted(triggered(Event, Condition, Is0), Is0, triggered(Event, Condition, Is), Is).

all_moved([], [], []).
all_moved([Instruction|Instructions0], [New|Instructions], Names) :-
    (   \+ asked_of(Instructions0),
        statement(Instruction, Statement, Inner),
        of_type(statement, Statement)
    ->  New = program([Statement]),
        functor(Instruction, Name, Arity),
        format(string(Text), '~w/~w', [Name, Arity]),
        append([Text|Inner], Others, Names)
    ;   New = Instruction,
        Names = Others
    ),
    all_moved(Instructions0, Instructions, Others).

%   asked_of(+Others) is semidet: what comes next asks whether the instruction before it was done, which is `K: Statement` here.

asked_of([if_you_do(_)|_]).
asked_of([if_you_dont(_)|_]).

%   statement(+Instruction, -Statement, -Inner) is semidet: Inner are the names of instructions within it that are moved.

statement(Instruction, Statement, Inner) :-
    (   row(Instruction, Statement)
    ->  Inner = []
    ;   control(Instruction, Part0, Statement, Part),
        all_moved(Part0, Part, Inner)
    ).

control(may(Part0), Part0, may(then:Part), Part).
control(may(Who, Part0), Part0, may(who:Who, then:Part), Part).
control(may_pay(Costs, Part0), Part0, pays(costs:Costs, then:Part), Part).
control(provided(Condition, Part0), Part0, if(condition:Condition, then:Part), Part) :-
    Condition \== kicked.

row(draw(Who, N), draw(who:Players, amount:N)) :- meant(Who, Players).
row(gain_life(Who, N), gain_life(who:Players, amount:N)) :- meant(Who, Players).
row(lose_life(Who, N), lose_life(who:Players, amount:N)) :- meant(Who, Players).
row(mill(Who, N), mill(who:Players, amount:N)) :- meant(Who, Players).
row(shuffle(Who), shuffle(who:Players)) :- meant(Who, Players).
row(discard(Who, N), discard(who:Players, what:some(N, []))) :- meant(Who, Players).
row(sacrifices(Who, N, Filter), sacrifice(who:Players, what:some(N, Filter))) :- meant(Who, Players).
row(sacrifice(Who, What), sacrifice(what:those(Things, [controlled_by(Who)]))) :- meant(What, Things).
row(damage(Source, N, To), deal(source:Source, amount:N, to:Things)) :- meant(To, Things).
row(fight(A, B), fight(a:A, b:B)).
row(destroy(What), destroy(what:Things)) :- meant(What, Things).
row(exile(What), move(what:Things, to:exile)) :- meant(What, Things).
row(return_to_hand(What), move(what:Things, to:hand)) :- meant(What, Things).
row(reanimate(What), move(what:Things, to:battlefield, under:you)) :- meant(What, Things).
row(returns_own(you, N, Filter), move(what:some(N, [controlled(you)|Filter]), to:hand)).
row(tap(What), tap(what:Things)) :- meant(What, Things).
row(untap(What), untap(what:Things)) :- meant(What, Things).
row(counter_spell(What), counter(what:What)).
row(counter_any(What), counter(what:What)).
row(put_counters(What, Kind, N), put_counters(on:Things, kind:Kind, amount:N)) :- meant(What, Things).
row(remove_counters(What, Kind, N), remove_counters(from:Things, kind:Kind, amount:N)) :- meant(What, Things).
row(change(What, Changes, Until), change(what:Things, changes:Changes, until:Until)) :- meant(What, Things).
row(create(Who, N, Token), create(who:Players, amount:N, what:Token)) :- meant(Who, Players).
row(create_tapped(Who, N, Token), create(who:Players, amount:N, what:Token, how:tapped)) :- meant(Who, Players).
row(create_copy(Who, N, Of, But), create_copy(who:Players, amount:N, of:Of, but:But)) :- meant(Who, Players).
row(add(Colors), add_mana(what:Colors)).
row(add_times(N, Colors), add_mana(what:Colors, times:N)).

meant(Written, Reference) :-
    (   Written = each(Set)
    ->  Reference = all(Set)
    ;   Reference = Written
    ).
