:- module(text_lexicon,
          [ number_word/2,              % ?Number, ?Word
            ordinal_word/2,             % ?Number, ?Word
            mana_symbols/1,             % +Symbols
            color_letter/2,             % ?Color, ?Letter
            color/1,                    % ?Color
            card_type/2,                % ?Type, ?Rank
            supertype/1,                % ?Type
            keyword_words/2,            % ?Keyword, ?Words
            keyword_argument/2,         % ?Keyword, ?Sort
            step_words/2                % ?Step, ?Words
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).

/** <module> The words that the ability grammar is made of

Every word is written in lower case; what is a proper noun is for the grammar
to say. The relations work in both directions.
*/

%!  ordinal_word(?Number:integer, ?Word:atom) is nondet.

ordinal_word(1, first).
ordinal_word(2, second).
ordinal_word(3, third).
ordinal_word(4, fourth).
ordinal_word(5, fifth).
ordinal_word(6, sixth).
ordinal_word(7, seventh).

%!  number_word(?Number:integer, ?Word:atom) is nondet.
%
%   Small numbers are written in words: draw _three_ cards.

number_word(0, zero).
number_word(1, one).
number_word(2, two).
number_word(3, three).
number_word(4, four).
number_word(5, five).
number_word(6, six).
number_word(7, seven).
number_word(8, eight).
number_word(9, nine).
number_word(10, ten).
number_word(11, eleven).
number_word(12, twelve).
number_word(13, thirteen).
number_word(14, fourteen).
number_word(15, fifteen).
number_word(16, sixteen).
number_word(17, seventeen).
number_word(18, eighteen).
number_word(19, nineteen).
number_word(20, twenty).

%!  color_letter(?Color:atom, ?Letter:atom) is nondet.
%
%   The letter of a color, or of colorless, in a mana symbol.

color_letter(white, 'W').
color_letter(blue, 'U').
color_letter(black, 'B').
color_letter(red, 'R').
color_letter(green, 'G').
color_letter(colorless, 'C').

%!  mana_symbols(+Symbols:atom) is semidet.
%
%   Symbols, such as '{2}{R}', are of mana, each of them (107.4).

mana_symbols(Symbols) :-
    atom(Symbols),
    atom_concat('{', Rest, Symbols),
    atom_concat(Inner, '}', Rest),
    atomic_list_concat(Parts, '}{', Inner),
    forall(member(Part, Parts), mana_symbol(Part)).

mana_symbol(Part) :-
    (   sub_atom(Part, 0, 1, _, Digit),
        char_type(Digit, digit)
    ->  (   atom_number(Part, Number)
        ->  integer(Number)
        ;   hybrid(Part)
        )
    ;   memberchk(Part, ['W', 'U', 'B', 'R', 'G', 'C', 'S', 'X'])
    ->  true
    ;   hybrid(Part)
    ).

hybrid(Part) :-
    atomic_list_concat([First, Second|Rest], /, Part),
    memberchk(First, ['W', 'U', 'B', 'R', 'G', 'C', '2']),
    memberchk(Second, ['W', 'U', 'B', 'R', 'G', 'P']),
    memberchk(Rest, [[], ['P']]).

%!  color(?Color:atom) is nondet.
%
%   What an object can be as to color.

color(white).
color(blue).
color(black).
color(red).
color(green).
color(colorless).
color(multicolored).
color(monocolored).

%!  card_type(?Type:atom, ?Rank:integer) is nondet.
%
%   Types stand in the order of their ranks: an artifact creature, an
%   enchantment artifact.

card_type(instant, 0).
card_type(sorcery, 0).
card_type(battle, 0).
card_type(planeswalker, 0).
card_type(enchantment, 1).
card_type(artifact, 2).
card_type(land, 3).
card_type(creature, 4).

%!  supertype(?Type:atom) is nondet.
%
%   Words of the type line that are adjectives. (Kindred, a type, never
%   stands alone.)

supertype(basic).
supertype(legendary).
supertype(snow).
supertype(world).
supertype(kindred).

%!  keyword_words(?Keyword:atom, ?Words:list(atom)) is nondet.
%
%   The keywords that take no argument.

keyword_words(flying, [flying]).
keyword_words(reach, [reach]).
keyword_words(haste, [haste]).
keyword_words(trample, [trample]).
keyword_words(vigilance, [vigilance]).
keyword_words(deathtouch, [deathtouch]).
keyword_words(lifelink, [lifelink]).
keyword_words(first_strike, [first, strike]).
keyword_words(double_strike, [double, strike]).
keyword_words(defender, [defender]).
keyword_words(menace, [menace]).
keyword_words(indestructible, [indestructible]).
keyword_words(hexproof, [hexproof]).
keyword_words(shroud, [shroud]).
keyword_words(flash, [flash]).
keyword_words(wither, [wither]).
keyword_words(infect, [infect]).
keyword_words(fear, [fear]).
keyword_words(intimidate, [intimidate]).
keyword_words(skulk, [skulk]).
keyword_words(horsemanship, [horsemanship]).
keyword_words(shadow, [shadow]).
keyword_words(prowess, [prowess]).
keyword_words(daybound, [daybound]).
keyword_words(nightbound, [nightbound]).
keyword_words(exalted, [exalted]).
keyword_words(changeling, [changeling]).
keyword_words(devoid, [devoid]).
keyword_words(persist, [persist]).
keyword_words(undying, [undying]).
keyword_words(soulbond, [soulbond]).
keyword_words(evolve, [evolve]).
keyword_words(mentor, [mentor]).
keyword_words(battle_cry, [battle, cry]).
keyword_words(flanking, [flanking]).
keyword_words(unleash, [unleash]).
keyword_words(retrace, [retrace]).
keyword_words(convoke, [convoke]).
keyword_words(improvise, [improvise]).
keyword_words(delve, [delve]).
keyword_words(jump_start, ['jump-start']).
keyword_words(training, [training]).
keyword_words(dethrone, [dethrone]).
keyword_words(riot, [riot]).
keyword_words(phasing, [phasing]).
keyword_words(fuse, [fuse]).
keyword_words(aftermath, [aftermath]).
keyword_words(storm, [storm]).
keyword_words(living_weapon, [living, weapon]).
keyword_words(for_mirrodin, [for, ^, mirrodin, !]).
keyword_words(job_select, [job, select]).
keyword_words(cascade, [cascade]).
keyword_words(rebound, [rebound]).
keyword_words(exploit, [exploit]).
keyword_words(extort, [extort]).
keyword_words(ascend, [ascend]).
keyword_words(umbra_armor, [umbra, armor]).
keyword_words(umbra_armor, [totem, armor]).
keyword_words(ingest, [ingest]).
keyword_words(enlist, [enlist]).
keyword_words(provoke, [provoke]).
keyword_words(myriad, [myriad]).
keyword_words(conspire, [conspire]).
keyword_words(bargain, [bargain]).
keyword_words(ravenous, [ravenous]).
keyword_words(sunburst, [sunburst]).
keyword_words(melee, [melee]).
keyword_words(undaunted, [undaunted]).
keyword_words(increment, [increment]).
keyword_words(split_second, [split, second]).
keyword_words(partner, [partner]).
keyword_words(partner_survivors, [partner, '\u2014', survivors]).
keyword_words(partner_father_and_son, [partner, '\u2014', father, &, son]).
keyword_words(partner_character_select, [partner, '\u2014', character, select]).
keyword_words(choose_a_background, [choose, a, ^, background]).
keyword_words(doctors_companion, [doctor, '\'s', companion]).
keyword_words(friends_forever, [friends, forever]).

%!  keyword_argument(?Keyword:atom, ?Sort:oneof([number,cost])) is nondet.
%
%   After the keyword stands a number, or its cost.

keyword_argument(toxic, number).
keyword_argument(bushido, number).
keyword_argument(fabricate, number).
keyword_argument(crew, number).
keyword_argument(saddle, number).
keyword_argument(dredge, number).
keyword_argument(rampage, number).
keyword_argument(annihilator, number).
keyword_argument(afflict, number).
keyword_argument(fading, number).
keyword_argument(vanishing, number).
keyword_argument(modular, number).
keyword_argument(graft, number).
keyword_argument(bloodthirst, number).
keyword_argument(renown, number).
keyword_argument(soulshift, number).
keyword_argument(afterlife, number).
keyword_argument(casualty, number).
keyword_argument(backup, number).
keyword_argument(firebending, number).
keyword_argument(mobilize, number).
keyword_argument(ninjutsu, cost).
keyword_argument(sneak, cost).
keyword_argument(warp, cost).
keyword_argument(encore, cost).
keyword_argument(mayhem, cost).
keyword_argument(freerunning, cost).
keyword_argument(prowl, cost).
keyword_argument(emerge, cost).
keyword_argument(harmonize, cost).
keyword_argument(entwine, cost).
keyword_argument(escalate, cost).
keyword_argument(overload, cost).
keyword_argument(miracle, cost).
keyword_argument(bestow, cost).
keyword_argument(recover, cost).
keyword_argument(reconfigure, cost).
keyword_argument(cycling, cost).
keyword_argument(echo, cost).
keyword_argument(equip, cost).
keyword_argument(fortify, cost).
keyword_argument(flashback, cost).
keyword_argument(disturb, cost).
keyword_argument(kicker, cost).
keyword_argument(morph, cost).
keyword_argument(megamorph, cost).
keyword_argument(madness, cost).
keyword_argument(foretell, cost).
keyword_argument(plot, cost).
keyword_argument(disguise, cost).
keyword_argument(transmute, cost).
keyword_argument(unearth, cost).
keyword_argument(evoke, cost).
keyword_argument(dash, cost).
keyword_argument(blitz, cost).
keyword_argument(spectacle, cost).
keyword_argument(surge, cost).
keyword_argument(buyback, cost).
keyword_argument(multikicker, cost).
keyword_argument(squad, cost).
keyword_argument(offspring, cost).
keyword_argument(replicate, cost).
keyword_argument(scavenge, cost).
keyword_argument(embalm, cost).
keyword_argument(eternalize, cost).
keyword_argument(outlast, cost).
keyword_argument(ward, cost).
keyword_argument(mutate, cost).

%!  step_words(?Step:atom, ?Words:list(atom)) is nondet.
%
%   A step or phase as something that a player has: your _draw step_. The beginning
%   of combat is worded otherwise.

step_words(untap, [untap, step]).
step_words(upkeep, [upkeep]).
step_words(draw, [draw, step]).
step_words(precombat_main, [precombat, main, phase]).
step_words(precombat_main, [first, main, phase]).
step_words(postcombat_main, [postcombat, main, phase]).
step_words(postcombat_main, [second, main, phase]).
step_words(declare_attackers, [declare, attackers, step]).
step_words(declare_blockers, [declare, blockers, step]).
step_words(first_combat_damage, [first, combat, damage, step]).
step_words(combat_damage, [combat, damage, step]).
step_words(end_combat, [end, of, combat, step]).
step_words(end_turn, [end, step]).
step_words(cleanup, [cleanup, step]).
