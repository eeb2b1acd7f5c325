:- module(mistakes,
          [ op(200, xfx, #),
            unknown_predicate/2,        % +Question, -Error
            goal_within/2,              % +Goal, -Inner
            guesses/3,                  % +Word, +Candidates, -Guesses
            text_before/3               % +Text, +Place, -Before
          ]).

/** <module> Words that are misspelled, and what they may mean

Errors carry the word; the sentences here add the words that are most like it.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, min_list/2, numlist/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(known_words, [known_word/2]).

%!  unknown_predicate(+Question, -Error) is semidet.
%
%   Error says which predicate of Question, a goal of question_scope, there is not.

unknown_predicate(Question, error(unknown_predicate(Name/Arity), _)) :-
    goal_within(Question, Goal),
    \+ predicate_property(question_scope:Goal, visible),
    !,
    functor(Goal, Name, Arity).

%!  goal_within(+Goal, -Inner) is nondet.
%
%   Inner is Goal, or what a control structure or another predicate with goals as its
%   arguments calls.

goal_within(Goal, Goal) :-
    callable(Goal),
    Goal \= _:_.
goal_within(Goal, Inner) :-
    compound(Goal),
    predicate_property(question_scope:Goal, meta_predicate(Head)),
    arg(N, Head, Mode),
    memberchk(Mode, [0, ^]),
    arg(N, Goal, Argument),
    without_carets(Argument, Plain),
    goal_within(Plain, Inner).

without_carets(Argument, Plain) :-
    (   nonvar(Argument),
        Argument = _^Rest
    ->  without_carets(Rest, Plain)
    ;   Plain = Argument
    ).

%!  guesses(+Word, +Candidates:list, -Guesses:list) is det.
%
%   Guesses are at most three of Candidates that are like Word, the likeliest first.

guesses(Word, Candidates, Guesses) :-
    atom_codes(Word, Codes),
    length(Codes, Length),
    Most is max(1, (Length+2) // 3),
    findall(Distance-Candidate,
            ( member(Candidate, Candidates),
              atom_codes(Candidate, Others),
              distance(Codes, Others, Distance),
              Distance =< Most
            ),
            Near),
    sort(0, @=<, Near, Sorted),
    pairs_values(Sorted, All),
    first(3, All, Guesses).

first(Most, List, First) :-
    (   length(First, Most),
        append(First, _, List)
    ->  true
    ;   First = List
    ).

%   distance(+As, +Bs, -Distance): how many codes have to be added, dropped or replaced
%   to make Bs of As. A row has the distances of all beginnings of Bs.

distance(As, Bs, Distance) :-
    length(Bs, Length),
    numlist(0, Length, Row),
    rows(As, Bs, Row, Distance).

rows([], _, Row, Distance) :-
    append(_, [Distance], Row),
    !.
rows([A|As], Bs, [Corner|Above], Distance) :-
    Left is Corner+1,
    row(Bs, A, Corner, Above, Left, Row),
    rows(As, Bs, [Left|Row], Distance).

row([], _, _, [], _, []).
row([B|Bs], A, Corner, [Up|Above], Left, [Here|Row]) :-
    ( A =:= B -> Replaced = Corner ; Replaced is Corner+1 ),
    Added is Left+1,
    Dropped is Up+1,
    min_list([Replaced, Added, Dropped], Here),
    row(Bs, A, Up, Above, Here, Row).

%!  text_before(+Text:string, +Place:integer, -Before:string) is det.
%
%   Before is the end of what stands before Place in Text.

text_before(Text, Place, Before) :-
    string_length(Text, Length),
    End is min(Place, Length),
    Start is max(0, End-20),
    Count is End-Start,
    sub_string(Text, Start, Count, _, Part),
    split_string(Part, "", " \t\r\n", [Before]).

%   The sentences.

:- multifile prolog:error_message//1.

prolog:error_message(existence_error(object, Said)) -->
    { said_word(Said, Word) },
    [ 'there is no object ~p'-[Said] ],
    did_you_mean(Word, thing).
prolog:error_message(existence_error(player, Name)) -->
    [ 'there is no player ~p'-[Name] ],
    did_you_mean(Name, player).
prolog:error_message(existence_error(card, Name)) -->
    [ 'there is no card ~p in this game'-[Name] ],
    did_you_mean(Name, card).
prolog:error_message(existence_error(rule, Id)) -->
    [ 'there is no rule ~p'-[Id] ],
    did_you_mean(Id, rule).
prolog:error_message(existence_error(action, Action)) -->
    { callable(Action),
      functor(Action, Name, Arity)
    },
    (   { known_word(action, Name) }
    ->  [ 'the action ~w has no ~d arguments'-[Name, Arity] ]
    ;   [ 'there is no action called ~w'-[Name] ],
        did_you_mean(Name, action)
    ).
prolog:error_message(existence_error(action, Action)) -->
    { \+ callable(Action) },
    [ '~p is no action'-[Action] ].
prolog:error_message(unknown_predicate(Culprit)) -->
    { indicator(Culprit, Name/Arity) },
    (   { known_word(predicate, Name) }
    ->  [ '~w has no ~d arguments (help lists the vocabulary)'-[Name, Arity] ]
    ;   { known_word(action, Name),
          ( Arity =:= 0 -> Action = Name ; atom_concat(Name, '(...)', Action) )
        }
    ->  [ '~w is an action: legal(~w) asks whether it is legal, do(~w) takes it'-[Action, Action, Action] ]
    ;   [ 'there is nothing to ask called ~w with ~w arguments'-[Name, Arity] ],
        did_you_mean(Name, predicate)
    ).
prolog:error_message(existence_error(procedure, question_scope:Culprit)) -->
    prolog:error_message(unknown_predicate(Culprit)).

prolog:error_message(unreadable(What, Place, Before)) -->
    { unreadable_words(What, Words) },
    (   { Before == "" }
    ->  [ 'the question can\'t be read: ~w'-[Words] ]
    ;   [ 'the question can\'t be read after "~w" (character ~w): ~w'-[Before, Place, Words] ]
    ).

unreadable_words(What, Words) :-
    (   syntax_words(What, Found)
    ->  Words = Found
    ;   format(string(Words), "~p", [What])
    ).

syntax_words(operator_expected, "a comma, an operator or a bracket is missing there").
syntax_words(operator_clash, "it has to be said with brackets what belongs together").
syntax_words(operator_balance, "it has to be said with brackets what belongs together").
syntax_words(cannot_start_term, "nothing can begin like this").
syntax_words(quoted_punctuation, "something is missing before this mark").
syntax_words(punct(_, _), "something is missing between these marks").
syntax_words(end_of_clause, "it ends too early").
syntax_words(end_of_file, "it ends too early").
syntax_words(end_of_file_in_quoted(_), "a quotation mark is missing at its end").
syntax_words(end_of_file_in_block_comment, "the comment does not end").
syntax_words(illegal_number, "this is no number").
syntax_words(undefined_char_escape(Char), Words) :-
    format(string(Words), "\\~w is no character", [Char]).

indicator(Culprit, Name/Arity) :-
    strip_module(Culprit, _, Plain),
    (   Plain = Name/Arity
    ->  true
    ;   callable(Plain),
        functor(Plain, Name, Arity)
    ).

said_word(Said, Word) :-
    (   Said = Name#_
    ->  Word = Name
    ;   Word = Said
    ).

did_you_mean(Word, Kind) -->
    { atomic(Word),
      findall(Name, ( name_of_kind(Kind, Name), Name \== Word ), Names),
      sort(Names, Candidates),
      guesses(Word, Candidates, Guesses),
      Guesses = [_|_],
      atomic_list_concat(Guesses, ' or ', Text)
    },
    !,
    [ '. Did you mean ~w?'-[Text] ].
did_you_mean(_, _) -->
    [].

%   Objects of one name are one guess.

name_of_kind(Kind, Name) :-
    known_word(Kind, Word),
    (   sub_atom(Word, Before, 1, _, #)
    ->  sub_atom(Word, 0, Before, _, Name)
    ;   Name = Word
    ).
