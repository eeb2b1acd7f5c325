:- module(askable,
          [ form/3,                     % ?Call, ?Subject, ?Home
            subject/2,                  % ?Subject, ?Words
            most/2,                     % ?Name, ?Most
            askable/3                   % ?Goal, -Home, -Modes
          ]).

/** <module> What may be asked: the table

A question is walked by solving.pl, which does what this table lists and nothing else. A row
is a call with the modes of its arguments, its subject, and its home: `control` is walked
(solving.pl), `own` is computed (data_words.pl), and any other home is the module whose
predicate is called, which must neither call an argument, nor change anything, nor make an
attributed variable. The words of games and their facts come from facts.pl.

Modes:

  * goal: walked, as a part of the question
  * closure(N): walked with N more arguments
  * exists: a goal after `Variable^`
  * text: atomic, not long
  * size: a small integer, for what becomes as large as it says
  * integer, list
  * said: something of the game, as people write it, not large
  * any: whatever it is
*/

:- use_module('../../k/rules', []).
:- use_module('../facts', []).

%!  subject(?Subject, ?Words) is nondet.

subject(game, "the game").
subject(control, "control").
subject(collecting, "collecting answers").
subject(comparison, "comparison").
subject(arithmetic, "arithmetic").
subject(lists, "lists").
subject(text, "text").
subject(terms, "terms").

%!  most(?Name, ?Most:integer) is nondet.
%
%   Characters in a question; steps (inferences) that it takes; parts of an answer that is
%   collected or shown; characters in all answers together; characters of a text that is worked
%   on; what `size` is; parts of what is `said`; bits of a number.

most(question, 10_000).
most(steps, 100_000_000).
most(parts, 100_000).
most(answers, 10_000_000).
most(text, 100_000).
most(size, 100_000).
most(said, 1_000).
most(bits, 512).

%!  form(?Call, ?Subject, ?Home) is nondet.

form(legal(said), game, actions).
form(legal(said, said), game, actions).
form(after(said, goal), game, control).
form(plan(goal, any), game, control).
form(plan(goal, any, list), game, control).
form(why(said), game, reasons).
form(why(said, any), game, reasons).
form(why_not(said), game, reasons).
form(why_not(said, any), game, reasons).
form(state(said), game, facts).
form(known(said), game, control).
form(visible(said, said), game, facts).
form(board, game, facts).
form(object(said), game, facts).
form(rule(said), game, facts).
form(won(said), game, facts).
form(depends(text, text), game, dependencies).
form(events, game, facts).
form(events(said), game, facts).
form(help, game, toplevel).

form(true, control, control).
form(fail, control, control).
form(false, control, control).
form(repeat, control, system).
form((goal, goal), control, control).
form((goal ; goal), control, control).
form((goal -> goal), control, control).
form((goal *-> goal), control, control).
form(\+ goal, control, control).
form(not(goal), control, control).
form(once(goal), control, control).
form(ignore(goal), control, control).
form(forall(goal, goal), control, control).
form(call(goal), control, control).
form(call(closure(1), any), control, control).
form(call(closure(2), any, any), control, control).
form(call(closure(3), any, any, any), control, control).

form(findall(any, goal, any), collecting, control).
form(findall(any, goal, any, any), collecting, control).
form(bagof(any, exists, any), collecting, control).
form(setof(any, exists, any), collecting, control).
form(aggregate_all(any, goal, any), collecting, control).
form(aggregate(any, exists, any), collecting, control).
form(limit(integer, goal), collecting, control).
form(offset(integer, goal), collecting, control).
form(call_nth(goal, integer), collecting, control).
form(order_by(list, goal), collecting, control).
form(distinct(goal), collecting, control).
form(distinct(any, goal), collecting, control).
form(maplist(closure(1), any), collecting, control).
form(maplist(closure(2), any, any), collecting, control).
form(maplist(closure(3), any, any, any), collecting, control).
form(include(closure(1), list, any), collecting, control).
form(exclude(closure(1), list, any), collecting, control).
form(partition(closure(1), list, any, any), collecting, control).
form(foldl(closure(3), list, any, any), collecting, control).
form(predsort(closure(3), list, any), collecting, control).
form(with_output_to(any, goal), collecting, control).

form(any = any, comparison, system).
form(any \= any, comparison, system).
form(any == any, comparison, system).
form(any \== any, comparison, system).
form(any @< any, comparison, system).
form(any @=< any, comparison, system).
form(any @> any, comparison, system).
form(any @>= any, comparison, system).
form(any =@= any, comparison, system).
form(any \=@= any, comparison, system).
form(compare(any, any, any), comparison, system).
form(?=(any, any), comparison, system).
form(unify_with_occurs_check(any, any), comparison, system).
form(dif(any, any), comparison, own).

form(any is any, arithmetic, own).
form(any =:= any, arithmetic, own).
form(any =\= any, arithmetic, own).
form(any < any, arithmetic, own).
form(any =< any, arithmetic, own).
form(any > any, arithmetic, own).
form(any >= any, arithmetic, own).
form(between(integer, any, integer), arithmetic, system).
form(succ(integer, integer), arithmetic, system).
form(plus(integer, integer, integer), arithmetic, system).
form(numlist(size, size, any), arithmetic, lists).
form(sum_list(list, any), arithmetic, own).
form(sumlist(list, any), arithmetic, own).
form(max_list(list, any), arithmetic, own).
form(min_list(list, any), arithmetic, own).

form(member(any, any), lists, lists).
form(memberchk(any, any), lists, lists).
form(append(any, any, any), lists, lists).
form(append(list, any), lists, lists).
form(length(any, size), lists, system).
form(nth0(size, any, any), lists, lists).
form(nth1(size, any, any), lists, lists).
form(nth0(size, any, any, any), lists, lists).
form(nth1(size, any, any, any), lists, lists).
form(last(any, any), lists, lists).
form(reverse(list, any), lists, lists).
form(select(any, any, any), lists, lists).
form(select(any, any, any, any), lists, lists).
form(selectchk(any, any, any), lists, lists).
form(delete(list, any, any), lists, lists).
form(subtract(list, list, any), lists, lists).
form(intersection(list, list, any), lists, lists).
form(union(list, list, any), lists, lists).
form(subset(list, list), lists, lists).
form(permutation(any, any), lists, lists).
form(flatten(any, any), lists, lists).
form(nextto(any, any, any), lists, lists).
form(list_to_set(list, any), lists, lists).
form(clumped(list, any), lists, lists).
form(list_to_ord_set(list, any), lists, ordsets).
form(ord_union(list, list, any), lists, ordsets).
form(ord_subtract(list, list, any), lists, ordsets).
form(ord_intersection(list, list, any), lists, ordsets).
form(ord_subset(list, list), lists, ordsets).
form(ord_memberchk(any, list), lists, ordsets).
form(is_set(any), lists, lists).
form(max_member(any, list), lists, lists).
form(min_member(any, list), lists, lists).
form(sort(list, any), lists, system).
form(sort(size, any, list, any), lists, system).
form(msort(list, any), lists, system).
form(keysort(list, any), lists, system).
form(pairs_keys_values(any, any, any), lists, pairs).
form(pairs_keys(any, any), lists, pairs).
form(pairs_values(any, any), lists, pairs).
form(group_pairs_by_key(list, any), lists, pairs).
form(transpose_pairs(list, any), lists, pairs).

form(atom_length(text, any), text, system).
form(string_length(text, any), text, system).
form(atom_concat(text, text, text), text, system).
form(string_concat(text, text, text), text, system).
form(sub_atom(text, size, size, size, text), text, system).
form(sub_string(text, size, size, size, text), text, system).
form(atom_string(text, text), text, system).
form(atom_number(text, any), text, own).
form(number_string(any, text), text, own).
form(number_codes(any, any), text, own).
form(atom_chars(text, any), text, system).
form(atom_codes(text, any), text, system).
form(string_chars(text, any), text, system).
form(string_codes(text, any), text, system).
form(char_code(text, size), text, system).
form(upcase_atom(text, any), text, system).
form(downcase_atom(text, any), text, system).
form(string_upper(text, any), text, system).
form(string_lower(text, any), text, system).
form(string_code(size, text, any), text, system).
form(split_string(text, text, text, any), text, system).
form(atomic_list_concat(list, any), text, own).
form(atomic_list_concat(any, text, any), text, own).

form(var(any), terms, system).
form(nonvar(any), terms, system).
form(ground(any), terms, system).
form(atom(any), terms, system).
form(atomic(any), terms, system).
form(number(any), terms, system).
form(integer(any), terms, system).
form(float(any), terms, system).
form(string(any), terms, system).
form(compound(any), terms, system).
form(callable(any), terms, system).
form(is_list(any), terms, system).
form(functor(any, any, size), terms, system).
form(arg(any, any, any), terms, system).
form(any =.. any, terms, system).
form(copy_term(any, any), terms, system).
form(subsumes_term(any, any), terms, system).
form(term_variables(any, any), terms, system).

%!  askable(?Goal, -Home, -Modes:list) is nondet.
%
%   Goal, of which the name and the arity are known, is in the table: its Home, and the Modes of
%   its arguments. Rows of form/3, found by the name and the arity.

term_expansion(by_name, Rows) :-
    findall(askable(Goal, Home, Modes),
            ( form(Call, _, Home),
              Call =.. [_|Modes],
              functor(Call, Name, Arity),
              functor(Goal, Name, Arity)
            ),
            Rows).

by_name.

%   Request: ["askable"]: what may be asked, a row [Subject, Words] for each subject; the fluents,
%   which may be asked, too; and the limits, a row [Name, Most] for each.

:- multifile api:hook/3.

api:hook(askable, [], [Subjects, Fluents, Limits]) :-
    findall([Text, Words],
            ( subject(Subject, Text),
              findall(Word, word_of(Subject, Word), Words)
            ),
            Subjects),
    findall(Word, ( rules:fluent(Call, _, _, _), word_text(Call, Word) ), Fluents),
    findall([Text, Most], ( most(Name, Most), atom_string(Name, Text) ), Limits).

word_of(Subject, Word) :-
    (   form(Call, Subject, _)
    ;   Subject == game,
        ( facts:game_word(_, Call, _) ; facts:derived(_, Call) )
    ),
    word_text(Call, Word).

word_text(Call, Word) :-
    functor(Call, Name, Arity),
    (   current_op(_, _, Name)
    ->  atom_string(Name, Word)
    ;   format(string(Word), "~w/~w", [Name, Arity])
    ).
