:- module(text_changes,
          [ changes//4,                 % ?Changes, +Agreement, +Style, ?Where
            colors//1,                  % ?Colors
            kind_words//3               % ?Subtypes, ?Types, +Number
          ]).
:- use_module(text_change_groups, [change_groups/2]).
:- use_module('../text_conditions', [condition//1]).
:- use_module('../nouns/text_filters', [np//3, part//2]).
:- use_module('../text_keywords', [keyword//1]).
:- use_module('../words/text_lexicon', [card_type/2, color/1]).
:- use_module(text_quotations, [quoted//1]).
:- use_module('../text_phrases', [common_noun//2, series//3, subtype//2, verb//2]).
:- use_module('../nouns/text_amounts', [pt_change//3, pt_size//3]).
:- use_module('../nouns/text_quantities', [quantity//1]).

/** <module> What changes an object's characteristics

The predicates of sentences such as "Goblins you control have haste" and "target
creature gets +2/+2 and gains trample". The Agreement is Verb/Number: the form of
the verb (text_inflection.pl) and the number of its subject, which differ in "you may
have target creature get +1/+1". The Style is `static` for what holds (has
haste) and `effect` for what happens (gains haste).
*/

%!  changes(?Changes:list, +Agreement, +Style, ?Where)// is nondet.

changes(Changes, Agreement, Style, Where) -->
    (   { nonvar(Changes) }
    ->  { change_groups(Changes, Groups) },
        series(change(Agreement, Style, Where), and, Groups)
    ;   series(change(Agreement, Style, Where), and, Groups),
        { change_groups(Changes, Groups) }
    ).

change(Verb/Number, Style, Where, Change) -->
    change(Change, Verb, Number, Style, Where).

%   change(?Group, +Verb, +Number, +Style, ?Where)// is nondet.

change(pt(Power, Toughness), Verb, _, _, Where) -->
    verb(get, Verb),
    pt_change(Power, Toughness, Where).
change(gains(Keywords), Verb, _, Style, _) -->
    { gaining(Style, Gain) },
    verb(Gain, Verb),
    series(granted, and, Keywords).
change(lose_abilities, Verb, _, _, _) -->
    verb(lose, Verb),
    [all, abilities].
change(loses(Keywords), Verb, _, _, _) -->
    verb(lose, Verb),
    series(keyword, and, Keywords).
change(set_pt(Power, Toughness), Verb, _, _, Where) -->
    verb(have, Verb),
    [base, power, and, toughness],
    pt_size(Power, Toughness, Where).
change(defined_pt(Power, Toughness), Verb, _, _, _) -->
    verb(have, Verb),
    defined_pt(Power, Toughness).
change(switch_pt, Verb, Number, _, _) -->
    verb(have, Verb),
    possessive(Number),
    [power, and, toughness, switched].
change(set_colors(Colors), Verb, Number, Style, _) -->
    being(Style, Verb, Number),
    colors(Colors).
change(being(Types, Subtypes, Colors, Size), Verb, Number, Style, Where) -->
    being(Style, Verb, Number),
    article(Number),
    size(Size, Where),
    optional_colors(Colors),
    kind_words(Subtypes, Types, Number),
    besides(Style, Number).
change(not_creature, third, singular, static, _) -->
    ['isn\'t', a, creature].
change(cant_fight, _, _, _, _) -->
    ['can\'t', attack, or, block].
change(cant_crew_either, _, _, _, _) -->
    ['can\'t', attack, ',', block, ',', or, crew, ^, vehicles].
change(helps_more([crewed, saddled], More), third, _, static, _) -->
    [saddles, ^, mounts, and, crews, ^, vehicles, as, though, its, power, were, More, greater],
    { integer(More) }.
change(helps_more([crewed], More), third, _, static, _) -->
    [crews, ^, vehicles, as, though, its, power, were, More, greater],
    { integer(More) }.
change(cant_attack, _, _, _, _) -->
    ['can\'t', attack].
change(cant_block, _, _, _, _) -->
    ['can\'t', block].
change(cant_attack_unless(Condition), _, _, _, _) -->
    ['can\'t', attack, unless],
    condition(Condition),
    { Condition \= controls(defending_player, _) }.
change(cant_be_blocked, _, _, _, _) -->
    ['can\'t', be, blocked].
change(cant_be_blocked_except_by(Filter), _, _, _, _) -->
    ['can\'t', be, blocked, except, by],
    blockers(Filter).
change(cant_be_blocked_by(Filter), _, _, _, _) -->
    ['can\'t', be, blocked, by],
    blockers(Filter).
change(cant_attack_you(alone), _, _, _, _) -->
    ['can\'t', attack, you].
change(cant_attack_you(planeswalkers), _, _, _, _) -->
    ['can\'t', attack, you, or, planeswalkers, you, control].
change(cant_attack_you(planeswalkers), _, _, _, _) -->
    ['can\'t', attack, you, or, a, planeswalker, you, control].
change(cant_attack_unless_defender(Filter), _, _, _, _) -->
    ['can\'t', attack, unless, defending, player, controls],
    np(Filter, a, permanent).
change(blocks_only(Filter), _, _, _, _) -->
    [can, block, only],
    part(Filter, permanent).
change(blocked_by_one, _, _, _, _) -->
    ['can\'t', be, blocked, by, more, than, one, creature].
change(must_be_blocked, _, _, _, _) -->
    [must, be, blocked, if, able].
change(doesnt_untap, _, Number, _, _) -->
    untap_not(Number).
change(must_attack, Verb, _, _, _) -->
    verb(attack, Verb),
    [each, combat, if, able].
change(must_block, Verb, _, _, _) -->
    verb(block, Verb),
    [each, combat, if, able].

untap_not(singular) -->
    ['doesn\'t', untap, during, its, controller, '\'s', untap, step].
untap_not(singular) -->
    ['doesn\'t', untap, during, your, untap, step].
untap_not(plural) -->
    ['don\'t', untap, during, their, controller, '\'s', untap, step].
untap_not(plural) -->
    ['don\'t', untap, during, their, 'controllers\'', untap, steps].

%   besides(+Style, +Number)//: what an object is given types besides. A land is still one.

besides(lands, plural) -->
    [that, are, still, lands].
besides(_, Number) -->
    [in, addition, to],
    possessive(Number),
    [other, types].

%   blockers(?Part)//: creatures of one kind or the other, or of both.

blockers(Filter) -->
    (   blockers_of_two(Filter)
    *-> []
    ;   part(Filter, creature)
    ).

blockers_of_two(either(A, B)) -->
    np(A, bare(plural), creature),
    [and, /, or],
    np(B, bare(plural), creature).

granted(Keyword) -->
    keyword(Keyword).
granted(Ability) -->
    quoted(Ability).

gaining(static, have).
gaining(lands, have).
gaining(effect, gain).

%   being(+Style, +Verb, +Number)//: is, are, becomes or become.

being(static, _, singular) -->
    [is].
being(static, _, plural) -->
    [are].
being(lands, Verb, Number) -->
    being(static, Verb, Number).
being(effect, Verb, _) -->
    verb(become, Verb).

defined_pt(Quantity, Quantity) -->
    [power, and, toughness, each, equal, to],
    quantity(Quantity).
defined_pt(Power, Toughness) -->
    [power, equal, to],
    quantity(Power),
    [and, toughness, equal, to],
    quantity(Toughness).

article(singular) -->
    [a].
article(plural) -->
    [].

possessive(singular) -->
    [its].
possessive(plural) -->
    [their].

size(pt(Power, Toughness), Where) -->
    pt_size(Power, Toughness, Where).
size(none, _) -->
    [].

optional_colors(set(Colors)) -->
    colors(Colors).
optional_colors(none) -->
    [].

%!  colors(?Colors:list)// is nondet.

colors([]) -->
    [colorless].
colors(Colors) -->
    series(color, and, Colors).

color(Color) -->
    [Color],
    { color(Color),
      \+ memberchk(Color, [colorless, multicolored, monocolored])
    }.

%!  kind_words(?Subtypes:list, ?Types:list, +Number)// is nondet.
%
%   Subtypes and card types as one noun, of which the last word shows the
%   Number: Elf Warrior creatures.

kind_words(Subtypes, [Type|Types], Number) -->
    subtypes(Subtypes),
    types([Type|Types], Number).
kind_words([Subtype|Subtypes], [], Number) -->
    subtypes_only(Subtypes, Subtype, Number).

subtypes_only([], Last, Number) -->
    subtype(Last, Number).
subtypes_only([Next|Subtypes], Subtype, Number) -->
    subtype(Subtype, singular),
    subtypes_only(Subtypes, Next, Number).

subtypes([]) -->
    [].
subtypes([Subtype|Subtypes]) -->
    subtype(Subtype, singular),
    subtypes(Subtypes).

types([Type], Number) -->
    { card_type(Type, _) },
    common_noun(Type, Number).
types([Type, Next|Types], Number) -->
    [Type],
    { card_type(Type, _) },
    types([Next|Types], Number).
