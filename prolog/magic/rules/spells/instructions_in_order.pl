:- module(instructions_in_order,
          [ performed/3                 % +Item, +Instructions, -Processes
          ]).

/** <module> Instructions are followed in the order written (608.2c), and "if you do"

Whether something was done is kept only for what an "if you do" or "if you don't" asks of: the
process `ask_whether_done` comes before it.
*/

:- use_module(library(lists), [append/3]).
:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../zones').

instruction if_you_do(_Instructions:instructions).
instruction if_you_dont(_Instructions:instructions).
process ask_whether_done(_Item:object).
fluent done(_Item:object).
fluent asked_whether_done(_Item:object).

zones:stack_status(O, asked_whether_done(O)).

%!  performed(+Item, +Instructions, -Processes) is det.
%
%   Instructions as processes of the object that gives them.

performed(Item, Instructions, Processes) :-
    asking(Instructions, Asking),
    processes(Asking, Item, Processes).

processes([], _, []).
processes([Instruction|Instructions], Item, [Process|Processes]) :-
    Instruction =.. [Name|Arguments],
    Process =.. [Name, Item|Arguments],
    processes(Instructions, Item, Processes).

%   asking(+Instructions0, -Instructions): with what asks whether the one before an "if" was done.

asking([], []).
asking([Instruction|Instructions0], Instructions) :-
    (   Instructions0 = [If|_],
        asks(If)
    ->  asked_of(Instruction, Asked),
        append(Asked, Rest, Instructions)
    ;   Instructions = [Instruction|Rest]
    ),
    asking(Instructions0, Rest).

asks(if_you_do(_)).
asks(if_you_dont(_)).

%   Of what depends on a condition itself, the last instruction is meant.

asked_of(Instruction, Asked) :-
    (   conditional(Instruction, Part0, Part, Conditional),
        append(Before, [Last], Part0)
    ->  append(Before, [ask_whether_done, Last], Part),
        Asked = [Conditional]
    ;   Asked = [ask_whether_done, Instruction]
    ).

conditional(if_you_do(Part0), Part0, Part, if_you_do(Part)).
conditional(provided(Condition, Part0), Part0, Part, provided(Condition, Part)).

'608.2c' :: caused asked_whether_done(Item) after ask_whether_done(Item).
'608.2c' :: caused -done(Item) after ask_whether_done(Item), done(Item).

%   "If you do" follows what may be done, and instructions that tell themselves whether they were done.

'608.2c' :: caused done(Item) after
    yes, now(decide_may(_, Item, Instructions)), asked_whether_done(Item), \+ tells_itself(Instructions).

tells_itself([exile(_)|_]).
tells_itself([sacrifice(_, _)|_]).
tells_itself([sacrifices(_, _, _)|_]).
tells_itself([returns_own(_, _, _)|_]).
tells_itself([discard(_, _)|_]).
tells_itself([discard_random(_, _)|_]).
tells_itself([discard_hand(_)|_]).
tells_itself([put_from_hand(_, _, _)|_]).
tells_itself([put_from_graveyard(_, _, _)|_]).
tells_itself([put_milled(_, _, _)|_]).

'608.2c' :: caused then(Tasks), -done(Item) after
    if_you_do(Item, Instructions), done(Item), performed(Item, Instructions, Tasks).
'608.2c' :: caused -asked_whether_done(Item) after
    if_you_do(Item, _), asked_whether_done(Item).
'608.2c' :: caused -done(Item) after
    if_you_dont(Item, _), done(Item).
'608.2c' :: caused -asked_whether_done(Item) after
    if_you_dont(Item, _), asked_whether_done(Item).
'608.2c' :: caused then(Tasks) after
    if_you_dont(Item, Instructions), \+ done(Item), performed(Item, Instructions, Tasks).
