:- module(determinization,
          [ hide/3,                     % +Game, +Player, -Groups
            imagine/3,                  % +Values, -Mark, -Root
            as_known/3,                 % +Game, +Player, :Goal
            as_told/3,                  % +Game, +Player, :Goal
            rewind/3                    % +Number, +Root, -Mark
          ]).

/** <module> The state without what a player cannot see

What a player cannot see is replaced, by what it might be (imagine/3, for searches) or by
what says nothing (as_known/3, for answers to that player); undo_to/1 ends it. Either state
follows from what the player sees alone. So objects that are hidden get new numbers,
wherever a fluent names them by its declared types, and the past before that is not told
(recent.pl).

Which fluents a player cannot see a game tells by hidden(+Game, +Player, -Kind, -Argument,
-Fluents), where Kind says what the arguments number Argument (from 1) of the Fluents may be:

    - exchange: exchanged with each other; the first arguments are the hidden objects
    - number: what they are; the first arguments are objects whose numbers are not known
    - order: the same list in another order, each for itself
    - chance: any number
    - absent: what others know; it holds no more

What a player knows of hidden things as a whole, and is not to be seen in a state where each of them is `unknown`, a game
tells by remembered(+Game, +Player, -What): recent.pl has it there.

The order of Fluents depends on nothing that is hidden, and neither does their number; of what is
absent both may.
*/

:- use_module(library(apply), [exclude/3, foldl/5, maplist/2, maplist/3, maplist/5, partition/4]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(globals, [begin_globals/0]).
:- use_module(recent, [since/2]).
:- use_module(rules, []).
:- use_module(memory, [forget_all/0]).
:- use_module(store, [exchange/1, mark/1, note/1, revert_to/1, undo_to/1]).
:- use_module(types, [leaf_in/4, mapped_arguments/4]).
:- use_module(views, [known/3, told/3]).

:- multifile hidden/5, remembered/3.
:- dynamic hidden/5, remembered/3.

:- meta_predicate
    as_known(+, +, 0),
    as_told(+, +, 0),
    in_known_state(+, +, +, 0).

%!  hide(+Game, +Player, -Groups) is det.
%
%   Groups are hidden(Kind, Values), what stands now where Player cannot see. The changes
%   are kept for imagine/3: a search imagines one state many times over.

hide(Game, Player, Groups) :-
    changes(Game, Player, Groups, Values, Changes),
    nb_setval(hidden_fluents, hidden(Player, Values, Changes)).

%!  imagine(+Values, -Mark, -Root) is det.
%
%   In the state in which hide/3 was called last, Values stand where its groups had theirs;
%   undo_to(Mark) takes it back. Root marks the state in which the search begins.

imagine(Values, Mark, Root) :-
    nb_getval(hidden_fluents, Hidden),
    copy_term(Hidden, hidden(Player, Values, Changes)),
    mark(Mark),
    exchange(Changes),
    note(past_of(Player)),
    forget_all,
    mark(Root).

globals:initial(hidden_fluents, hidden(nobody, [], [])).

:- initialization(begin_globals).

%!  as_known(+Game, +Player, :Goal) is semidet.
%
%   Call Goal once where nothing is that Player cannot see: hidden objects are there, as
%   many as Player knows of, but what they are is `unknown`.

as_known(Game, Player, Goal) :-
    in_known_state(Game, Player, [], Goal).

%!  as_told(+Game, +Player, :Goal) is semidet.
%
%   The same where the past can be asked for, too: it is what Player heard of it.

as_told(Game, Player, Goal) :-
    since(-1, Entries),
    told(Player, Entries, Told),
    in_known_state(Game, Player, Told, Goal).

in_known_state(Game, Player, Past, Goal) :-
    changes(Game, Player, Groups, Values, Changes0),
    maplist(unknown_values, Groups, Values),
    unseen_changes(Player, Changes0, Changes),
    findall(What, remembered(Game, Player, What), Remembered),
    setup_call_cleanup(
        mark(Mark),
        ( exchange(Changes),
          forall(member(What, Remembered), note(remembered(What))),
          note(past_of(Player)),
          forall(member(Entry, Past), note(told(Entry))),
          forget_all,
          once(Goal)
        ),
        undo_to(Mark)).

unknown_values(hidden(exchange, _), Values) :-
    maplist(=(unknown), Values).
unknown_values(hidden(order, Lists), Values) :-
    maplist(msort, Lists, Values).
unknown_values(hidden(chance, _), Values) :-
    maplist(=(0), Values).

%   Facts that are not changed and that Player does not see, or not wholly.

unseen_changes(Player, Changes0, Changes) :-
    findall(Change,
            ( rules:fluent(Template, _, _, _),
              state:Template,
              \+ changed_by(Changes0, Template),
              known(Player, Template, Known),
              Known \== Template,
              change_to(Known, Template, Change)
            ),
            Others),
    append(Others, Changes0, Changes).

changed_by(Changes, Fluent) :-
    memberchk((Fluent->_), Changes).
changed_by(Changes, Fluent) :-
    memberchk(-Fluent, Changes).

change_to(hidden, Fluent, -Fluent) :-
    !.
change_to(Known, Fluent, (Fluent->Known)).

%   changes(+Game, +Player, -Groups, -Values, -Changes): Changes, Old->New each, are right
%   where variables in them, Values of the Groups, get their values.

changes(Game, Player, Groups, Values, Changes) :-
    findall(hidden(Kind, Argument, Fluents), hidden(Game, Player, Kind, Argument, Fluents), All),
    numbering(All, Numbers),
    exclude(of_kind(number), All, Hidden),
    partition(of_kind(absent), Hidden, Absent, Imagined),
    maplist(group_changes(Numbers), Imagined, Groups, Values, GroupChanges),
    findall(Change, mention(Numbers, Hidden, Change), Mentions0),
    sort(2, @=<, Mentions0, Mentions),
    findall(-Fluent, ( member(hidden(_, _, Fluents), Absent), member(Fluent, Fluents) ), Ended),
    append([Ended, Mentions|GroupChanges], Changes).

%   numbering(+Hidden, -Numbers): Numbers, a dict, has the new number of each hidden object.
%   They are larger than any that an object has had, and follow from how many there are.

numbering(Hidden, Numbers) :-
    findall(Object, ( member(hidden(Kind, _, Fluents), Hidden),
                      memberchk(Kind, [exchange, number]),
                      member(Fluent, Fluents),
                      arg(1, Fluent, Object)
                    ),
            Objects),
    foldl(numbered, Objects, Pairs, 1_000_000_000, _),
    dict_pairs(Numbers, numbers, Pairs).

numbered(Object, Object-Number, Number, Next) :-
    Next is Number+1.

group_changes(Numbers, hidden(Kind, Argument, Fluents), hidden(Kind, Now), Values, Changes) :-
    maplist(value_change(Kind, Numbers, Argument), Fluents, Now, Values, Changes).

value_change(Kind, Numbers, Argument, Old, Now, Value, (Old->New)) :-
    (   Kind == exchange
    ->  duplicate_term(Old, New),
        arg(1, Old, Object),
        get_dict(Object, Numbers, Number),
        setarg(1, New, Number)
    ;   rules:fluent(Old, Types, _, _)
    ->  renumbered(Numbers, Types, Old, New)
    ),
    arg(Argument, New, Now),
    setarg(Argument, New, Value).

of_kind(Kind, hidden(Kind, _, _)).

%   The other fluents that name hidden objects.

mention(Numbers, Hidden, (Old->New)) :-
    rules:fluent(Old, Types, _, _),
    \+ ( member(hidden(exchange, _, [First|_]), Hidden),
         \+ Old \= First
       ),
    naming_types(Types, 1, Places),
    Places \== [],
    state:Old,
    once(( member(Place-Type, Places),
           arg(Place, Old, Value),
           names_hidden(Type, Value, Numbers)
         )),
    \+ ( member(hidden(_, _, Fluents), Hidden),
         memberchk(Old, Fluents)
       ),
    renumbered(Numbers, Types, Old, New).

%   naming_types(+Types, +Place, -Places): the arguments that objects may stand in.

naming_types([], _, []).
naming_types([Type|Types], Place, Places) :-
    (   memberchk(Type, [integer, atom, term, name, player, integers, atoms, terms, players])
    ->  Places = Rest
    ;   Places = [Place-Type|Rest]
    ),
    Next is Place+1,
    naming_types(Types, Next, Rest).

names_hidden(Type, Value, Numbers) :-
    (   Type == object
    ->  get_dict(Value, Numbers, _)
    ;   Type == objects
    ->  member(Object, Value),
        get_dict(Object, Numbers, _)
    ;   leaf_in(Type, Value, object, Object),
        get_dict(Object, Numbers, _)
    ).

renumbered(Numbers, Types, Old, New) :-
    mapped_arguments(Types, determinization:renumbered_object(Numbers), Old, New).

renumbered_object(Numbers, object, Object, New) :-
    get_dict(Object, Numbers, New).

%!  rewind(+Number, +Root, -Mark) is det.
%
%   Go back to Mark, the last choice before which there was no object Number, but
%   not beyond Root. It is a change like others: all choices can still be undone.

rewind(Number, Root, Mark) :-
    state:next_number(Next),
    findall(Entry, store:journal(Entry), Entries),
    mark_before(Entries, Next, Number, Root, Mark),
    revert_to(Mark).

mark_before([Entry|Entries], Next, Number, Root, Mark) :-
    (   Entry = mark(Found),
        ( Next =< Number ; Found == Root )
    ->  Mark = Found
    ;   Entry = (next_number(Before)->_)
    ->  mark_before(Entries, Before, Number, Root, Mark)
    ;   mark_before(Entries, Next, Number, Root, Mark)
    ).
