:- module(text_phrases,
          [ writing//0,
            ahead//1,                   % +Words
            verb_ahead//1,              % ?Verb
            words//1,                   % ?Words
            self//0,
            common_noun//2,             % +Noun, +Number
            subtype//2,                 % ?Subtype, +Number
            verb//2,                    % +Verb, +Agreement
            mana//1,                    % ?Symbols
            name//1,                    % ?Name
            whole_name//1,              % ?Name
            series//3,                  % :Item, +Conjunction, ?Items
            chain//2                    % :Item, ?Items
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(words/text_inflection, [number_plural/3, read_subtype/3, subtype_form/3, verb_form/3, verb_word/2]).
:- use_module(words/text_lexicon, [mana_symbols/1]).
:- use_module(words/text_subtypes, [possessive_subtype/2]).
:- use_module(text_tokens, [tokens_text/4]).

/** <module> What the whole ability grammar is put together from

A nonterminal of the grammar relates a term and a list of tokens (text_tokens.pl) in
both directions: given a ground term it writes tokens, and given tokens it reads
a term.
*/

:- meta_predicate
    series(3, +, ?, ?, ?),
    chain(3, ?, ?, ?).

%!  writing// is semidet.
%
%   True if the grammar writes, so that there are no tokens yet, or only those that it should write.

writing(Tokens, Tokens) :-
    var(Tokens),
    ( attvar(Tokens) -> get_attr(Tokens, guided_writing, _) ; true ).

%!  ahead(+Words:list(atom))// is semidet.
%
%   One of Words is still to come, as far as that is known: what stands before it needs not be read
%   where it is not.

ahead(Words, Tokens, Tokens) :-
    (   foreseen(Tokens, Known, Rest)
    ->  one_ahead(Words, Known, Rest)
    ;   true
    ).

one_ahead([Word|Words], Known, Rest) :-
    (   memberchk(Word, Rest)
    ->  true
    ;   among(Known, Word)
    ->  true
    ;   one_ahead(Words, Known, Rest)
    ).

%   foreseen(+Tokens, -Known, -Rest) is semidet: Known, which may be partial, and Rest are the tokens to be
%   read; fails where tokens are to be written.

foreseen(Tokens, Known, Rest) :-
    '$skip_list'(_, Tokens, End),
    (   End == []
    ->  Known = [],
        Rest = Tokens
    ;   attvar(End),
        get_attr(End, reading_stops, watch(Rest, _, _)),
        Known = Tokens
    ).

among(Tokens, Word) :-
    nonvar(Tokens),
    Tokens = [Token|Rest],
    ( Token == Word -> true ; among(Rest, Word) ).

%!  verb_ahead(?Verb)// is nondet.
%
%   Some form of Verb, of those that have a word of their own, is still to come; where the grammar writes,
%   that may be any verb.

verb_ahead(Verb, Tokens, Tokens) :-
    (   foreseen(Tokens, Known, Rest)
    ->  verbs(Known, [], Verbs0),
        verbs(Rest, Verbs0, Verbs),
        member(Verb, Verbs)
    ;   true
    ).

verbs(Tokens, Verbs0, Verbs) :-
    (   nonvar(Tokens),
        Tokens = [Token|Rest]
    ->  (   verb_word(Token, Verb),
            \+ memberchk(Verb, Verbs0)
        ->  verbs(Rest, [Verb|Verbs0], Verbs)
        ;   verbs(Rest, Verbs0, Verbs)
        )
    ;   Verbs = Verbs0
    ).

%!  words(?Words:list(atom))// is nondet.

words([]) -->
    [].
words([Word|Words]) -->
    [Word],
    words(Words).

%!  self// is nondet.
%
%   The object that has the ability. A reader may call it what it is.

self -->
    [~].
self -->
    [this, Noun],
    { memberchk(Noun, [card, spell, permanent, creature, artifact, enchantment, land, token]) }.

%!  common_noun(+Noun:atom, +Number)// is semidet.

common_noun(Noun, Number) -->
    { number_plural(Number, Noun, Form) },
    [Form].

%!  subtype(?Subtype:atom, +Number)// is nondet.
%
%   A subtype has a capital, but a reader knows it without one, too.

subtype(Subtype, Number) -->
    (   writing
    ->  ['^', Word],
        { subtype_form(Number, Subtype, Word) }
    ;   optional_capital,
        [Word],
        { read_subtype(Number, Word, Subtype) }
    ).
subtype(Subtype, _) -->
    optional_capital,
    [Word],
    { possessive_subtype(Word, Subtype) },
    ['\'s'].

optional_capital -->
    ['^'].
optional_capital -->
    [].

%!  verb(+Verb:atom, +Agreement:oneof([base,third]))// is semidet.

verb(Verb, Agreement) -->
    { verb_form(Agreement, Verb, Form) },
    [Form].

%!  mana(?Symbols:atom)// is semidet.
%
%   Symbols of mana, such as '{2}{R}'; those of tapping, untapping and energy are none.

mana(Symbols) -->
    [Symbols],
    { mana_symbols(Symbols) }.

%!  name(?Name:atom)// is nondet.
%
%   A name written in full. A reader finds the shorter names first.

name(Name) -->
    (   writing
    ->  [name(Name)]
    ;   name_tokens(Tokens),
        { tokens_text(Tokens, '~', phrase, Text),
          atom_string(Name, Text)
        }
    ).

%!  whole_name(?Name:atom)// is semidet.
%
%   A name, commas and all, that goes on to the end.

whole_name(Name) -->
    (   writing
    ->  [name(Name)]
    ;   all_tokens([^|Tokens]),
        { tokens_text([^|Tokens], '~', phrase, Text),
          atom_string(Name, Text)
        }
    ).

all_tokens(Tokens, Tokens, []).

%   name_tokens(-Tokens)//: words with capitals, and the small words between them. A name with a comma
%   is not read, as nothing tells where it ends.

name_tokens(['^', Word|Tokens]) -->
    ['^', Word],
    more_name_tokens(Tokens).

more_name_tokens(Tokens) -->
    (   ['\'s']
    ->  { Tokens = ['\'s'|Rest] },
        more_name_tokens(Rest)
    ;   small_words(Tokens, ['^', Word|Rest]),
        ['^', Word]
    ->  more_name_tokens(Rest)
    ;   { Tokens = [] }
    ).

small_words(Tokens, Tokens) -->
    [].
small_words([Word|Tokens], Rest) -->
    [Word],
    { memberchk(Word, [of, the, to, in, and, for, from]) },
    small_words(Tokens, Rest).

%!  series(:Item, +Conjunction:atom, ?Items:list)// is nondet.
%
%   One or more items in a row: "A", "A and B", "A, B, and C".

series(Item, Conjunction, [First|Rest]) -->
    call(Item, First),
    series_rest(Rest, Item, Conjunction).

series_rest([], _, _) -->
    [].
series_rest([Item], Goal, Conjunction) -->
    [Conjunction],
    call(Goal, Item).
series_rest([Second, Third|Rest], Goal, Conjunction) -->
    [','],
    call(Goal, Second),
    series_end([Third|Rest], Goal, Conjunction).

series_end([Item], Goal, Conjunction) -->
    [',', Conjunction],
    call(Goal, Item).
series_end([Item, Next|Rest], Goal, Conjunction) -->
    [','],
    call(Goal, Item),
    series_end([Next|Rest], Goal, Conjunction).

%!  chain(:Item, ?Items:list)// is nondet.
%
%   One or more items that follow on each other: "A", "A, then B",
%   "A, B, then C".

chain(Item, [First|Rest]) -->
    call(Item, First),
    chain_rest(Rest, Item).

chain_rest([], _) -->
    [].
chain_rest([Item], Goal) -->
    [',', then],
    call(Goal, Item).
chain_rest([Item, Next|Rest], Goal) -->
    [','],
    call(Goal, Item),
    chain_rest([Next|Rest], Goal).
