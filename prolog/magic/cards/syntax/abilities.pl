:- encoding(utf8).
:- module(abilities, []).

:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).
:- use_module(classes, [head_class/2]).
:- use_module(joints, [closed/1]).
:- use_module(lexicon, [color/1, keyword_form/3, noun_form/3]).
:- use_module(token_kinds, [bracketed/1, label_word/1, number_token/1, quotation_end/1, row_label/1, symbols/1]).
:- use_module(verb_fits, [complete_command/1]).

/** <module> Abilities and keywords

A text is full(Ability) with a full stop or bare(Ability). An ability is keywords(Line), activated(Costs, Body),
loyalty(Symbols, Body), labelled(Label, Dash, Ability), row(Results, Body), or body(Sentences), where
modal(Sentence, Dash, Modes) may stand for the last sentence.
*/

term_expansion(Rule, Clauses) :- rule_clauses(Rule, Clauses).

text(full(Ability)) ---> ability(Ability), ['.'].
text(bare(Ability)) ---> ability(Ability), parsing(\+ keyword_verb(Ability)).

ability(keywords(Line)) ---> kwline(Line).
ability(loyalty(Chapters, Body)) ---> chapters(Chapters), [':'], body(Body).
ability(activated(Costs, Body)) ---> costs(Costs), [':'], body(Body).
ability(loyalty(Symbol, Body)) ---> lex(bracketed, Symbol), [':'], body(Body).
ability(labelled(Label, Dash, Ability)) --->
    label(Label), parsing(\+ keyword_with_cost(Label)), dash(Dash), ability(Ability).
ability(row(Results, Body)) ---> lex(row_label, Results), ['|'], body(Body).
ability(Body) ---> body(Body), parsing(\+ keyword_alone(Body)).

%   A keyword is no instruction: "Equip {3}", "Enlist".

keyword_verb(body([m(seq(imp(v(_, _, Verb, _, _)), []), [])])) :-
    keyword_form(Verb, _, _),
    !.

keyword_alone(body([m(seq(imp(v(base, [], Verb, [], [])), []), [])])) :-
    keyword_form(Verb, [], _),
    !.

keyword_with_cost([Word|Words]) :-
    keyword_form(Word, Rest, npcost),
    append(Rest, [_|_], Words).
keyword_with_cost([Word|Words]) :-
    keyword_form(Word, Words, cost),
    \+ memberchk([Word|Words], [[boast], [exhaust], [solved], [max, speed], ['power-up'], [forecast], [teamwork]]).

chapters([First, Second|Others]) --->
    lex(bracketed, First),
    [','],
    (   chapters([Second|Others])
    ;   lex(bracketed, Second),
        { Others = [] }
    ).

dash(a) ---> ['—'].
dash(b) ---> ['—-'].

label([Word|Words]) ---> lex(label_word, Word), label_rest(Words, 3).

label_rest([], _) ---> [].
label_rest([Word|Words], Count) --->
    { Count > 0 }, lex(label_word, Word), { Left is Count-1 }, label_rest(Words, Left).

body(body(Sentences)) ---> sents(Sentences).

sents([modal(Sentence, Dash, Modes)]) ---> s(Sentence), modal_dash(Dash), bullets(Modes).
sents([Sentence|Sentences]) ---> s(Sentence), ( ['.'], sents(Sentences) ; { Sentences = [] } ).

modal_dash(Dash) ---> dash(Dash).
modal_dash(stop) ---> ['.'].

bullets([Mode|Modes]) ---> ['•'], bullet(Mode), ( ['.'], bullets(Modes) ; { Modes = [] } ).

bullet(named(Label, Sentences)) ---> label(Label), ['—'], plain_sents(Sentences).
bullet(Sentences) ---> plain_sents(Sentences).

plain_sents([Sentence|Sentences]) ---> s(Sentence), ( ['.'], plain_sents(Sentences) ; { Sentences = [] } ).

costs([Cost|Costs]) --->
    cost(Cost), ( lex(cost_comma, Comma), costs(Others), { Costs = [Comma|Others] } ; { Costs = [] } ).

words(cost_comma, [',', ',^']).

cost(mana(Symbols)) ---> lex(symbols, Symbols).
cost(do(Verb)) ---> vp(base, Verb), parsing(complete_command(Verb)).
cost(mana_or(Symbols, Verb)) ---> lex(symbols, Symbols), [or], vp(base, Verb).

quote(q(End, Ability)) ---> ['“'], ability(Ability), lex(quotation_end, End).
quote(q('’', Ability)) ---> ['‘'], ability(Ability), ['’'].

% Keywords.

kwline([Keyword|Others]) --->
    keyword(Keyword),
    (   lex(keyword_comma, Comma),
        kwline(Line),
        { Others = [Comma|Line] }
    ;   { Others = [] }
    ).

words(keyword_comma, [',', ';']).

keyword(k([Word|Words], Argument)) --->
    lex(keyword_form(Word, Words, Kind), Word), words(Words), kwarg(Kind, Argument).

words([]) ---> [].
words([Word|Words]) ---> [Word], words(Words).

kwarg(none, none) ---> [].
kwarg(num, num(Number)) ---> lex(number_token, Number).
kwarg(cost, cost(Symbols)) ---> lex(symbols, Symbols).
kwarg(cost, costs(Dash, Costs)) ---> dash(Dash), costs(Costs).
kwarg(cost, cost2(First, Second)) ---> lex(symbols, First), ['and/or'], lex(symbols, Second).
kwarg(numcost, numcost(Number, Dash, Symbols)) --->
    lex(number_token, Number), dash(Dash), lex(symbols, Symbols).
kwarg(np, np(Noun)) ---> np(_, Noun), parsing(\+ memberchk(Noun, [sym(_), hd(_), colors(_)])).
kwarg(np, colors(Colors)) ---> colors(Colors).
kwarg(np, nb(Bar)) ---> nbar(sg, Bar), parsing(\+ ( Bar = nb([h(_, Head)|_], _), same_in_plural(Head) )).
kwarg(npcost, nbcost(Bar, Symbols)) ---> nbar(sg, Bar), lex(symbols, Symbols).
kwarg(npcost, npcost(Noun, Symbols)) ---> np(_, Noun), lex(symbols, Symbols).
kwarg(npcost, nbcosts(Bar, Dash, Costs)) ---> nbar(sg, Bar), dash(Dash), costs(Costs).
kwarg(npcost, npcosts(Noun, Dash, Costs)) ---> np(_, Noun), dash(Dash), costs(Costs).
kwarg(name, name(Name)) ---> name(Name).

%   same_in_plural(+Head) is semidet: it is read as a plural, or is a characteristic.

same_in_plural(Head) :-
    (   head_class(Head, char)
    ->  true
    ;   Head = n(sub(Subtype)),
        noun_form(sub(Subtype), sg, Word),
        noun_form(sub(Subtype), pl, Word)
    ->  true
    ).

colors([Color|Others]) --->
    lex(color, Color),
    (   lex(color_comma, Comma),
        ( [from], { Others = [Comma, from|Colors] } ; { Others = [Comma|Colors] } ),
        colors(Colors)
    ;   { Others = [] }
    ).

words(color_comma, [and, ',', or]).

kws(ks(First, Others)) --->
    ability1(First), kwmore(Others), parsing(( closed(Others), \+ ( First = your_choice(_), Others \== [] ) )).

kwmore([c(Word, Keyword)|Others]) ---> conn(Word), ability1(Keyword), kwmore(Others).
kwmore([]) ---> [].

ability1(Keyword) ---> keyword(Keyword).
ability1(Quotation) ---> quote(Quotation).
ability1(your_choice(Keywords)) ---> [your, choice, of], kws(Keywords).
