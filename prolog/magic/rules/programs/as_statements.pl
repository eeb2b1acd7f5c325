:- module(as_statements,
          [ as_statement/3,             % +Instruction, -Statement, -Inner
            spliced_statements/2        % +Instructions, -Statements
          ]).

/** <module> Instructions as statements: they do the same

Many instructions are what a verb with roles says as well. Statements that are written in their place are what is compared, and what
English is found for.
*/

:- use_module(library(lists), [append/3]).

%!  as_statement(+Instruction, -Statement, -Inner) is semidet.
%
%   Statement does what Instruction does. In place of instructions within it stand the variables of Inner, a list of
%   `Instructions-Variable`.

as_statement(Instruction, Statement, Inner) :-
    (   ( row(Instruction, Statement) ; said_row(Instruction, Statement) )
    ->  Inner = []
    ;   ( control(Instruction, Part, Statement, Variable) ; said_control(Instruction, Part, Statement, Variable) )
    ->  Inner = [Part-Variable]
    ).

%   row(+Instruction, -Statement), control(+Instruction, -Part, -Statement, -Then): all are played in scenarios, both ways
%   (tests/rules/programs). Those that are only said are beneath.

control(may(Part), Part, may(then:Then), Then).
control(may(Who, Part), Part, may(who:Who, then:Then), Then).
control(may_pay(Costs, Part), Part, pays(costs:Costs, then:Then), Then).
control(provided(Condition, Part), Part, if(condition:Condition, then:Then), Then) :-
    Condition \== kicked.
said_control(unless(Who, Costs, Part), Part, pays(who:Who, costs:Costs, then:[], else:Else), Else).

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
row(return_to_hand(What), move(what:Things, to:hand)) :- What \== this_buried, meant(What, Things).
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

said_row(may_cast_free(What), cast_free(who:you, what:Things, most:1)) :- meant(What, Things).
said_row(may_cast_free_from_hand([]), cast_free(who:you, what:all([in(hand, you)]), most:1)).
said_row(may_cast_free_from_hand([Part|Parts]), cast_free(who:you, what:all([in(hand, you)]), fitting:[Part|Parts], most:1)).
said_row(attach(What, To), attach(what:Things, to:To)) :- meant(What, Things).
said_row(create_attacking(Who, N, Token), create(who:Players, amount:N, what:Token, how:attacking)) :- meant(Who, Players).
said_row(discard_hand(Who), discard(who:Players, what:all([in(hand, Players)]))) :- meant(Who, Players).
said_row(put_in_library(What, library_top), move(what:Things, to:library(top))) :- meant(What, Things).
said_row(put_in_library(What, library_bottom), move(what:Things, to:library(bottom))) :- meant(What, Things).

meant(Written, Reference) :-
    (   Written = each(Set)
    ->  Reference = all(Set)
    ;   Reference = Written
    ).

%!  spliced_statements(+Instructions, -Statements) is det.
%
%   Statements in place of Instructions and of the programs among them; "if you do" is asked of the statement before it, and "instead" comes in its
%   place.

spliced_statements(Instructions, Statements) :-
    spliced(Instructions, 0, Statements).

spliced([], _, []).
spliced([Instruction|Instructions], N, Statements) :-
    (   Instruction = program(Own)
    ->  append(Own, Rest, Statements),
        spliced(Instructions, N, Rest)
    ;   Instructions = [Asked|Others],
        asked(Asked, Name, Condition, Part)
    ->  Next is N+1,
        atom_concat(deed, N, Name),
        one(Instruction, Statement),
        spliced(Part, Next, Then),
        Statements = [Name:Statement, if(condition:Condition, (then):Then)|Rest],
        spliced(Others, Next, Rest)
    ;   Instruction = may_pay([Cost], Part),
        paid_by(Cost, Paying)
    ->  Next is N+1,
        atom_concat(deed, N, Name),
        spliced(Part, Next, Then),
        Statements = [Name:may(then:[Paying]), if(condition:did(Name), (then):Then)|Rest],
        spliced(Instructions, Next, Rest)
    ;   Instructions = [instead(Condition, Part)|Others]
    ->  one(Instruction, Statement),
        spliced(Part, N, Then),
        Statements = [if(condition:Condition, (then):Then, (else):[Statement])|Rest],
        spliced(Others, N, Rest)
    ;   one(Instruction, Statement),
        Statements = [Statement|Rest],
        spliced(Instructions, N, Rest)
    ).

%   paid_by(+Cost, -Statement) is semidet: what is done, and no mana.

paid_by(sacrifice(this), sacrifice(what:those(this, [controlled_by(you)]))).
paid_by(sacrifice(N, Set), sacrifice(what:some(N, Set))).
paid_by(discard(N, Set), discard(what:some(N, Set))).

asked(if_you_do(Part), Name, did(Name), Part).
asked(if_you_dont(Part), Name, not(did(Name)), Part).

one(Instruction, Statement) :-
    (   as_statement(Instruction, Statement, Inner)
    ->  ( Inner = [Part-Then] -> spliced(Part, 100, Then) ; true )
    ;   Statement = Instruction
    ).
