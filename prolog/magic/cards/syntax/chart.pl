:- module(chart,
          [ op(1200, xfx, --->),
            rule_clauses/2,             % +Rule, -Clauses
            parses/3,                   % +Tokens, +Chart, -Trees
            writes/2,                   % +Tree, -Tokens
            new_chart/2,                % +Tokens, -Chart
            furthest/2                  % +Chart, -Count
          ]).

:- use_module(library(apply), [foldl/4, partition/4]).
:- use_module(library(lists), [append/3, list_to_set/2, max_list/2, member/2, nth1/3, reverse/2]).

/** <module> One grammar, two directions

A rule `Category(Args) ---> Body` becomes a clause of a reader and one of a writer. Whichever file has the rule, both
clauses are in this module, so that files of the grammar need not import one another. A Body consists of

  * [Word, ...]: these words
  * lex(Kind, Word): a word for which Kind(Word) is true, or the goal Kind
  * {Goal}: Goal, in both directions
  * parsing(Goal): Goal where a text is read; what is written has passed it
  * \+ Body: what does not stand here, where a text is read
  * Category(Args), and these joined by `,` and `;`

The reader has a chart of what the categories that are asked for most have read at each place, whatever the arguments
they are asked with. The last argument of such a category is its tree, the others are features of it.
*/

%   charted(?Category, ?Arity), plain(?Category, ?Arity): the chart has a column for each that is charted.

term_expansion(categories(Name, Indicators), Facts) :-
    findall(Fact, ( member(Category/Arity, Indicators), Fact =.. [Name, Category, Arity] ), Facts).
term_expansion(declarations, Clauses) :- findall(Clause, declared(Clause), Clauses).

categories(charted, [s/1, core/1, cl/1, sc/1, np/2, np1/2, npb/2, nbar/2, vp/2, vp1/2, vpp/1, vpg/2, adjunct/1, pred/1,
                     kws/1, front/1, quote/1, mods/1, posts/1, ability/1]).
categories(plain, [text/1, body/1, sents/1, plain_sents/1, chapters/1, dash/1, label/1, label_rest/2, modal_dash/1,
                   bullets/1, bullet/1, kwline/1, keyword/1, kwarg/2, kwmore/1, ability1/1, words/1, colors/1, costs/1,
                   cost/1, tails/1, tail/1, more/1, screst/1, conn/1, npconn/1, vpfin/2, vpmore/2, vpg0/2, be/2, pre/1,
                   comps/2, gap_comps/2, comp_list/2, comp/2, predmore/1, pred1/1, cmp/1, np0num/1, adjuncts/2, time/1,
                   advp/1, npmore/2, possrest/2, dets/1, det/1, heads/2, headmore/3, head/2, name/1, namerest/1,
                   pname/1, mod/1, modmore/1, post/1, posts1/1]).

%   kept(-Count): so many trees of a category between two places are kept.

kept(4).

%!  rule_clauses(+Rule, -Clauses:list) is semidet.
%
%   Clauses are what Rule comes to; a file of the grammar calls this as its term_expansion/2. There, words(Name, Words)
%   is a fact Name(Word) a word.

rule_clauses(words(Name, Words), Facts) :- findall(Fact, ( member(Word, Words), Fact =.. [Name, Word] ), Facts).
rule_clauses((Head ---> Body), [(Read :- Reading), (Write :- Writing)]) :-
    Head =.. [Category|Args],
    length(Args, Arity),
    ( charted(Category, Arity) -> Kind = fresh_ ; Kind = read_ ),
    call_of(Kind, Category, Args, [Chart, Before, After], Read),
    read_body(Body, Chart, Before, After, Reading),
    call_of(write_, Category, Args, [Tokens, Rest], Write),
    write_body(Body, Tokens, Rest, Writing).

call_of(Kind, Category, Args, More, chart:Goal) :-
    atom_concat(Kind, Category, Name),
    append(Args, More, All),
    Goal =.. [Name|All].

%   read_body(+Body, +Chart, +Before, +After, -Goal) is det.

read_body((A, B), Chart, Before, After, Goal) =>
    Goal = (First, Second),
    read_body(A, Chart, Before, Between, First),
    read_body(B, Chart, Between, After, Second).
read_body((A ; B), Chart, Before, After, Goal) =>
    Goal = ( First ; Second ),
    read_body(A, Chart, Before, After, First),
    read_body(B, Chart, Before, After, Second).
read_body({Condition}, _, Before, After, Goal) => Goal = (Condition, Before = After).
read_body(parsing(Condition), _, Before, After, Goal) => Goal = (Condition, Before = After).
read_body(\+ Body, Chart, Before, After, Goal) =>
    Goal = (\+ Inner, Before = After),
    read_body(Body, Chart, Before, _, Inner).
read_body([], _, Before, After, Goal) => Goal = (Before = After).
read_body([Word|Words], Chart, Before, After, Goal) =>
    Goal = (chart:token(Chart, Before, Word, Between), Others),
    read_body(Words, Chart, Between, After, Others).
read_body(lex(Kind, Word), Chart, Before, After, Goal) =>
    Goal = (chart:token(Chart, Before, Word, After), Condition),
    word_condition(Kind, Word, Condition).
read_body(Nonterminal, Chart, Before, After, Goal) =>
    Nonterminal =.. [Category|Args],
    call_of(read_, Category, Args, [Chart, Before, After], Goal).

word_condition(Kind, Word, Condition) :- ( atom(Kind) -> Condition =.. [Kind, Word] ; Condition = Kind ).

%   write_body(+Body, +Tokens, +Rest, -Goal) is det: the tree is taken apart before anything is written.

write_body((A, B), Tokens, Rest, Goal) =>
    conjuncts((A, B), All, []),
    partition(unification, All, First, Others),
    append(First, Others, Ordered),
    write_all(Ordered, Tokens, Rest, Goal).
write_body((A ; B), Tokens, Rest, Goal) =>
    Goal = ( First ; Second ),
    write_body(A, Tokens, Rest, First),
    write_body(B, Tokens, Rest, Second).
write_body({Condition}, Tokens, Rest, Goal) => Goal = (Condition, Tokens = Rest).
write_body(parsing(_), Tokens, Rest, Goal) => Goal = (Tokens = Rest).
write_body(\+ _, Tokens, Rest, Goal) => Goal = (Tokens = Rest).
write_body([], Tokens, Rest, Goal) => Goal = (Tokens = Rest).
write_body([Word|Words], Tokens, Rest, Goal) =>
    append([Word|Words], Rest, Written),
    Goal = (Tokens = Written).
write_body(lex(Kind, Word), Tokens, Rest, Goal) =>
    Goal = (Condition, Tokens = [Word|Rest]),
    word_condition(Kind, Word, Condition).
write_body(Nonterminal, Tokens, Rest, Goal) =>
    Nonterminal =.. [Category|Args],
    call_of(write_, Category, Args, [Tokens, Rest], Goal).

conjuncts(Body, All, Rest) :-
    (   Body = (A, B)
    ->  conjuncts(A, All, Between),
        conjuncts(B, Between, Rest)
    ;   All = [Body|Rest]
    ).

unification({_ = _}).

write_all([Body], Tokens, Rest, Goal) :- write_body(Body, Tokens, Rest, Goal).
write_all([Body, Next|Bodies], Tokens, Rest, (First, Others)) :-
    write_body(Body, Tokens, Between, First),
    write_all([Next|Bodies], Between, Rest, Others).

%   declarations(-Clauses): the predicates of all categories, and how what is charted is read.

declared(Clause) :-
    charted(Category, Arity),
    ( Kind-More = fresh_-3 ; Kind-More = write_-2 ),
    declaration(Kind, Category, Arity, More, Clause).
declared(Clause) :-
    plain(Category, Arity),
    ( Kind-More = read_-3 ; Kind-More = write_-2 ),
    declaration(Kind, Category, Arity, More, Clause).
declared((Read :- places(Column, Chart, Places),
                  arg(Before, Places, Entry),
                  (   nonvar(Entry)
                  ->  Found = Entry
                  ;   findall(read(Fresh, Place), Goal, All),
                      distinct(All, Found),
                      nb_setarg(Before, Places, Found)
                  ),
                  found(Found, Answer, After))) :-
    findall(C-A, charted(C, A), Rows),
    nth1(Column, Rows, Category-Arity),
    length(Args, Arity),
    Answer =.. [Category|Args],
    call_of(read_, Category, Args, [Chart, Before, After], chart:Read),
    length(Free, Arity),
    Fresh =.. [Category|Free],
    call_of(fresh_, Category, Free, [Chart, Before, Place], chart:Goal).

declaration(Kind, Category, Arity, More, (:- multifile(Name/Count), discontiguous(Name/Count))) :-
    atom_concat(Kind, Category, Name),
    Count is Arity+More.

declarations.

%!  new_chart(+Tokens:list, -Chart) is det.
%
%   Nothing of Tokens has been read.

new_chart(Tokens, chart(Words, Columns)) :-
    compound_name_arguments(Words, words, Tokens),
    length(Tokens, Count),
    Places is Count+1,
    findall(Column, ( charted(_, _), functor(Column, column, Places) ), All),
    Columns =.. [columns|All].

%   places(+Column, +Chart, -Places) is det: what stands at each of Places, as far as it is known.

places(Column, chart(_, Columns), Places) :- arg(Column, Columns, Places).

%   distinct(+All, -Found) is det: each of All once, and of one category and features not more than are kept.

distinct(All, Found) :-
    foldl(one_more, All, [], Reversed),
    reverse(Reversed, Found).

one_more(read(Answer, Place), Found0, Found) :-
    kept(Most),
    features(Answer, Features),
    (   enough(Found0, Place, Answer, Features, Most)
    ->  Found = Found0
    ;   ground(Answer)
    ->  Found = [ground(Answer, Place)|Found0]
    ;   Found = [open(Answer, Place)|Found0]
    ).

%   features(+Answer, -Features) is det: Answer with another tree.

features(Answer, Features) :-
    duplicate_term(Answer, Features),
    functor(Answer, _, Arity),
    setarg(Arity, Features, _).

%   enough(+Found, +Place, +Answer, +Features, +Most) is semidet: Answer is there, or Most others are.

enough([Read|Others], Place, Answer, Features, Most) :-
    (   is_read(Read, Kept, Place),
        \+ Kept \= Features
    ->  (   \+ Kept \= Answer
        ->  true
        ;   Most =:= 1
        ->  true
        ;   Left is Most-1,
            enough(Others, Place, Answer, Features, Left)
        )
    ;   enough(Others, Place, Answer, Features, Most)
    ).

found([Read|Others], Answer, After) :- found(Others, Read, Answer, After).

found([], Read, Answer, After) :- is_read(Read, Answer, After).
found([_|_], Read, Answer, After) :- is_read(Read, Answer, After).
found([Read|Others], _, Answer, After) :- found(Others, Read, Answer, After).

is_read(ground(Answer, After), Answer, After).
is_read(open(Read, After), Answer, After) :- copy_term(Read, Answer).

token(chart(Words, _), Before, Word, After) :-
    arg(Before, Words, Word),
    After is Before+1.

%!  parses(+Tokens:list, +Chart, -Trees:list) is det.
%
%   All trees of Tokens, of which Chart is.

parses(Tokens, Chart, Trees) :-
    length(Tokens, Count),
    End is Count+1,
    findall(Tree, read_text(Tree, Chart, 1, End), All),
    list_to_set(All, Trees).

%!  writes(+Tree, -Tokens:list) is semidet.
%
%   Tokens are those of Tree.

writes(Tree, Tokens) :- once(write_text(Tree, Tokens, [])).

%!  furthest(+Chart, -Count:integer) is det.
%
%   So many tokens were read by a category of Chart that had all that it wanted.

furthest(chart(_, Columns), Count) :-
    findall(Place,
            ( arg(_, Columns, Places), arg(_, Places, Found), nonvar(Found), member(Read, Found), arg(2, Read, Place) ),
            Reached),
    max_list([1|Reached], Place),
    Count is Place-1.
