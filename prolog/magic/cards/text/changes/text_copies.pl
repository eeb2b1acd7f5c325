:- module(text_copies,
          [ copying//2,                 % ?Effect, +Form
            entering_as_copy//1         % ?Ability
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../nouns/text_amounts', [pt_size//3]).
:- use_module('../nouns/text_filters', [np//3]).
:- use_module('../nouns/text_references', [ref//2]).
:- use_module(text_changes, [colors//1, kind_words//3]).
:- use_module('../text_keywords', [keyword//1]).
:- use_module('../words/text_lexicon', [number_word/2]).
:- use_module('../effects/text_durations', [duration//1]).
:- use_module('../text_phrases', [ahead//1, name//1, self//0, series//3, verb//2]).
:- use_module(text_quotations, [quoted//1]).

/** <module> Copies (707)
*/

%!  copying(?Effect, +Form)// is nondet.

copying(create_copy(you, 1, Of, Exceptions), _) -->
    [create, a, token, that, '\'s', a, copy, of],
    ref(Of, permanent),
    exceptions(Exceptions).
copying(create_copy_tapped(you, 1, Of, Exceptions, How), _) -->
    [create, a],
    tapped(How),
    [token, that, '\'s', a, copy, of],
    ref(Of, permanent),
    exceptions(Exceptions).
copying(create_copy_tapped(you, 1, Of, [], attacking), _) -->
    [create, a, token, that, '\'s', a, copy, of],
    ref(Of, permanent),
    [and, that, '\'s', tapped, and, attacking].
copying(create_copy(you, N, Of, Exceptions), _) -->
    [create],
    several(N),
    [tokens, that, are, copies, of],
    ref(Of, permanent),
    exceptions(Exceptions).
copying(become_copy(What, Of, Exceptions, Duration), Form) -->
    becoming(What, Form),
    [a, copy, of],
    ref(Of, permanent),
    duration(Duration),
    exceptions(Exceptions).
copying(copy_spell(What), _) -->
    [copy],
    ref(What, stack).
copying(copy_spell_retargeted(What), _) -->
    [copy],
    ref(What, stack),
    ['.', you, may, choose, new, targets, for, the, copy].

tapped(tapped) -->
    [tapped].
tapped(attacking) -->
    [tapped, and, attacking].

becoming(What, main) -->
    ahead([becomes]),
    ref(What, permanent),
    verb(become, third).
becoming(What, base) -->
    [have],
    ref(What, permanent),
    verb(become, base).

several(N) -->
    [Word],
    { number_word(N, Word),
      N > 1
    }.

%!  entering_as_copy(?Ability)// is nondet.

entering_as_copy(enters_as_copy(Filter, Exceptions)) -->
    [you, may, have],
    self,
    [enter, as, a, copy, of, any],
    np(Filter, bare(singular), permanent),
    there(Filter),
    exceptions(Exceptions),
    ['.'].

there(Filter) -->
    { memberchk(controlled(_), Filter) }.
there(Filter) -->
    { \+ memberchk(controlled(_), Filter) },
    [on, the, battlefield].

%   exceptions(?Exceptions)//: ", except it's 1/1 and it has flying"

exceptions([]) -->
    [].
exceptions([Exception|Exceptions]) -->
    [',', except],
    series(exception, and, [Exception|Exceptions]).

exception(set_pt(Power, Toughness)) -->
    [it, '\'s'],
    pt_size(Power, Toughness, wh(_, _)).
exception(gain(Keyword)) -->
    [it, has],
    keyword(Keyword).
exception(gain(Ability)) -->
    [it, has],
    quoted(Ability).
exception(nonlegendary) -->
    [it, 'isn\'t', legendary].
exception(set_colors(Colors)) -->
    [it, '\'s'],
    colors(Colors).
exception(named(Name)) -->
    [its, name, is],
    name(Name).
exception(add_types(Types)) -->
    [it, '\'s', a],
    kind_words([], Types, singular),
    [in, addition, to, its, other, types].
exception(add_subtypes(Subtypes)) -->
    [it, '\'s', a],
    kind_words(Subtypes, [], singular),
    [in, addition, to, its, other, types].
