:- module(lacking,
          [ lacking/4                   % +Context, +Text, -Kind, -What
          ]).

/** <module> What a text would need to be understood

The reader by syntax says where it ends: at a word, a reference, a verb, a role. What is said of each is short, so that texts
which lack the same can be counted.
*/

:- use_module(library(lists), [append/3, list_to_set/2, member/2, memberchk/2, nth0/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../meaning/judged_constructions', [unjudged/2]).
:- use_module('../syntax/sentences', [furthest_word/2]).
:- use_module('../syntax/tokens', [text_tokens/2, tokens_text/2]).
:- use_module(reading_by_syntax, [meaning_by_syntax/3]).

%!  lacking(+Context, +Text:text, -Kind:atom, -What:string) is det.
%
%   Context is as read_ability/3 has it, and Text isn't understood. Kind is one of
%
%     * `word`: the grammar gets no further than What, a word and what it follows
%     * `reference`: nothing, or more than one thing, is what What can mean
%     * `reading`: there are several readings
%     * `meaning`: the rows of meaning/ have nothing for What, a part of the text and what it stands in
%     * `rule`: the rules have no word for What
%     * `sense`: the parts are known, but not so together, for the reason What
%     * `precedent`: the construction What was not judged yet
%     * `time`: reading takes too long

lacking(Context, Text, Kind, What) :-
    most_inferences(Most),
    call_with_inference_limit(lacks(Context, Text, Found, Words), Most, Done),
    (   Done == inference_limit_exceeded
    ->  Kind = time,
        What = "reading it takes too long"
    ;   Kind = Found,
        string_limited(Words, What)
    ).

most_inferences(2_000_000).

%   string_limited(+Words:text, -What) is det: what is said stays on one line.

string_limited(Words, What) :-
    (   sub_string(Words, 0, 100, After, Start),
        After > 0
    ->  string_concat(Start, "...", What)
    ;   text_to_string(Words, What)
    ).

lacks(Context, Text, Kind, What) :-
    meaning_by_syntax(Context, Text, Result),
    lack(Result, Text, Kind, What).

lack(refused(no_tree), Text, Kind, What) =>
    Kind = word,
    stopped_at(Text, What).
lack(refused(without_end), _, Kind, What) =>
    Kind = word,
    What = "no full stop at the end".
lack(refused(limit), _, Kind, What) =>
    Kind = time,
    What = "reading it takes too long".
lack(refused(unresolved([Complaint|_])), _, Kind, What) =>
    Kind = reference,
    complained(Complaint, What).
lack(refused(Why), _, Kind, What) =>
    Kind = reference,
    Why =.. [Name|Parts],
    said(Name, Parts, What).
lack(several(_), _, Kind, What) =>
    Kind = reading,
    What = "several readings".
lack(missing(whole:Reason), _, Kind, What) =>
    Kind = sense,
    What = Reason.
lack(missing(Category:Node), _, Kind, What) =>
    Kind = meaning,
    place(Category, Place, First),
    node_words(Node, Words0),
    append(First, Words0, Words),
    said(Place, Words, What).
lack(missing(Term), _, Kind, What) =>
    Kind = meaning,
    node_words(Term, Words),
    said(text, Words, What).
lack(misplaced(Reason), _, Kind, What) =>
    Kind = sense,
    What = Reason.
lack(unknown(Kind0, Part), _, Kind, What) =>
    Kind = rule,
    node_words(Part, Words),
    said(Kind0, Words, What).
lack(means(_, Term), _, Kind, What) =>
    Kind = precedent,
    ( unjudged(Term, Construction) -> What = Construction ; What = "nothing" ).

%   place(+Category, -Place, -Words) is det: of a verb's place the verb, too.

place(Category, Place, Words) :-
    Category =.. [Place|Parts],
    (   Parts = [Verb|_],
        memberchk(Place, [verb, paying]),
        atom(Verb)
    ->  Words = [Verb]
    ;   Words = []
    ).

said(Name, Words, What) :-
    words_text(Words, Said),
    atomic_list_concat(Parts, '_', Name),
    atomic_list_concat(Parts, ' ', Place),
    format(string(What), "~w: ~w", [Place, Said]).

%   words_text(+Words, -Text) is det: three words at most, each once.

words_text(Words, Text) :-
    list_to_set(Words, Set),
    ( Set = [A, B, C, _|_] -> Said = [A, B, C] ; Said = Set ),
    findall(Word, ( member(One, Said), format(atom(Word), "~w", [One]) ), Atoms),
    atomic_list_concat(Atoms, ' ', Text).

%   stopped_at(+Text, -What) is det: the word that no tree has got past, after the one before it.

stopped_at(Text, What) :-
    text_tokens(Text, Tokens),
    furthest_word(Tokens, Count),
    (   nth0(Count, Tokens, Word)
    ->  written([Word], At)
    ;   At = "the end"
    ),
    (   Previous is Count-1,
        nth0(Previous, Tokens, Before)
    ->  written([Before], After),
        format(string(What), "~w after ~w", [At, After])
    ;   format(string(What), "~w", [At])
    ).

written(Tokens, Text) :-
    ( tokens_text(Tokens, Found) -> string_lower(Found, Text) ; format(string(Text), "~w", Tokens) ).

complained(Complaint, What) :-
    Complaint =.. [Name, Phrase|_],
    (   is_list(Phrase)
    ->  Words = Phrase
    ;   Words = [Phrase]
    ),
    said(Name, Words, What).

%   node_words(+Node, -Words) is det: what of a term tells it from others of its kind: its verb, its noun, who does it.

node_words(Node, Words) :-
    findall(Word, ( sub_term(Part, Node), word_of(Part, Word) ), Words0),
    (   Words0 = [_|_]
    ->  Words = Words0
    ;   Node == []
    ->  Words = []
    ;   atomic(Node)
    ->  Words = [Node]
    ;   is_list(Node)
    ->  findall(Name, ( member(Part, Node), part_name(Part, Name) ), Words)
    ;   functor(Node, Name, _),
        Words = [Name]
    ).

part_name(Part, Name) :-
    functor(Part, Functor, _),
    ( Functor == obj -> Name = something ; Name = Functor ).

word_of(do(_, Verb, _, _, _), Verb).
word_of(do(_, Verb, _, _), Verb).
word_of(n(Noun), Noun).
word_of(ns(Noun), Noun).
word_of(keyword([Name|_]), Name).
word_of(keyword([Name|_], _), Name).
word_of(sel([Determiner|_], _), Word) :- determiner(Determiner, Word).

determiner(Determiner, Determiner) :-
    atom(Determiner),
    memberchk(Determiner, [any, other, another, same]).
