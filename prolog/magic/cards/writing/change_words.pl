:- module(change_words,
          [ changes//3,                 % +Changes, +Agreement, +Number
            besides//1,                 % +Changes
            abilities//1,               % +Abilities
            until//1,                   % +Duration
            token//2                    % +Token, +Number
          ]).

/** <module> Words for changes and for tokens
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../predefined_tokens', [role_named/2]).
:- use_module('../text/changes/text_changes', [changes//4 as frame_changes]).
:- use_module('../text/text_keywords', [keyword//1]).
:- use_module('../text/text_phrases', [common_noun//2, name//1, subtype//2, verb//2]).
:- use_module('../text/words/text_inflection', [type_noun/3]).
:- use_module(inner_words, [own_words//1, thing//3]).
:- use_module(set_words, [set_np//4]).

%!  changes(+Changes, +Agreement, +Number)// is nondet.

changes(Changes, Agreement, Number) -->
    { grouped(Changes, Groups) },
    groups(Groups, Agreement, Number).
changes(Changes, Agreement, Number) --> frame_changes(Changes, Agreement/Number, effect, wh(x, x)).

groups([Group], Agreement, Number) --> group(Group, Agreement, Number).
groups([A, B], Agreement, Number) --> group(A, Agreement, Number), [and], group(B, Agreement, Number).
groups([A, B, C], Agreement, Number) --> group(A, Agreement, Number), [','], group(B, Agreement, Number), [',', and], group(C, Agreement, Number).

%   grouped(+Changes, -Groups) is nondet: what is gained together, and what something becomes.

grouped([still|Changes], [becomes([still|Looks], Gains)|Groups]) :-
    !,
    looks(Changes, Looks, Rest0),
    gains(Rest0, Gains, Rest),
    grouped(Rest, Groups).
grouped([set_land_types([Type]), lose_rules_text|Changes], [land_types(Type)|Groups]) :-
    !,
    grouped(Changes, Groups).
grouped([], []).
grouped(Changes, [becomes(Looks, Gains)|Groups]) :-
    looks(Changes, Looks, Rest0),
    Looks \== [],
    gains(Rest0, Gains, Rest),
    grouped(Rest, Groups).
grouped(Changes, [Group|Groups]) :-
    \+ ( looks(Changes, Looks, _), Looks \== [] ),
    (   Changes = [has(Gain)|Rest]
    ->  Group = has([Gain])
    ;   gains(Changes, [Gain|Gains], Rest)
    ->  Group = gains([Gain|Gains])
    ;   losses(Changes, [Loss|Losses], Rest)
    ->  Group = loses([Loss|Losses])
    ;   Changes = [Group|Rest]
    ),
    grouped(Rest, Groups).

looks([Change|Changes], [Change|Looks], Rest) :-
    memberchk(Change, [add_types(_), add_subtypes(_), set_creature_types(_), set_colors(_), set_pt(_, _)]),
    !,
    looks(Changes, Looks, Rest).
looks(Rest, [], Rest).

gains([gain(Gain)|Changes], [Gain|Gains], Rest) :- !, gains(Changes, Gains, Rest).
gains(Rest, [], Rest).

losses([lose(Loss)|Changes], [Loss|Losses], Rest) :- !, losses(Changes, Losses, Rest).
losses(Rest, [], Rest).

group(pt(P, T), Agreement, _) --> verb(get, Agreement), pt(P, T).
group(has(Gains), Agreement, _) --> verb(have, Agreement), abilities(Gains).
group(gains(Gains), Agreement, _) --> verb(gain, Agreement), abilities(Gains).
group(loses(Losses), Agreement, _) --> verb(lose, Agreement), abilities(Losses).
group(lose_abilities, Agreement, _) --> verb(lose, Agreement), [all, abilities].
group(becomes([set_colors([Color])], []), Agreement, _) --> verb(become, Agreement), [Color].
group(becomes(Looks, Gains), Agreement, Number) --> verb(become, Agreement), looks(Looks, Number, Gains).
group(goaded, Agreement, _) --> ( { Agreement == third } -> [is] ; [are] ), [goaded].
group(every_creature_type, Agreement, _) --> verb(gain, Agreement), [all, creature, types].
group(become_chosen(Word), Agreement, _) --> verb(become, Agreement), [the, chosen], ( { Word == color } -> [color] ; [type] ).
group(land_types(Type), Agreement, Number) --> ( verb(become, Agreement) ; { Agreement == third } -> [is] ; [are] ), ( { Number == singular } -> [a] ; [] ), subtype(Type, Number).
group(attack_tax(anybody, N), Agreement, _) --> { integer(N), format(atom(Symbol), '{~d}', [N]) }, ['can\'t', attack, unless], ( { Agreement == third } -> [its] ; [their] ), [controller, pays, Symbol].
group(cant_be_targeted(opponent, []), _, _) --> ['can\'t', be, the, target, of, spells, or, abilities, your, opponents, control].
group(cant_be_targeted(anybody, Set), _, _) --> ['can\'t', be, the, target, of], set_np(Set, bare, plural, spell).
group(cant_block, _, _) --> ['can\'t', block].
group(cant_attack, _, _) --> ['can\'t', attack].
group(cant_be_blocked, _, _) --> ['can\'t', be, blocked].
group(must_attack, Agreement, _) --> verb(attack, Agreement).
group(must_block, Agreement, _) --> verb(block, Agreement).
group(must_be_blocked, _, _) --> [must, be, blocked].
group(blocks_more(1), _, _) --> [can, block, an, additional, creature].
group(ignores_defender, third, _) --> [can, attack, this, turn, as, though, it, 'didn\'t', have, defender].
group(ignores_defender, base, _) --> [can, attack, this, turn, as, though, they, 'didn\'t', have, defender].
group(blocks_any_number, _, _) --> [can, block, any, number, of, creatures].
group(cant_be_regenerated, _, _) --> ['can\'t', be, regenerated].
group(cant_be_blocked_except_by(Set), _, _) --> ['can\'t', be, blocked, except, by], set_np(Set, bare, plural, permanent).
group(cant_be_blocked_by(Set), _, _) --> ['can\'t', be, blocked, by], set_np(Set, bare, plural, permanent).
group(cant_block_those([this]), _, _) --> ['can\'t', block, ~].
group(cant_block_those([is(Reference)]), _, _) --> ['can\'t', block], thing(Reference, object, _).
group(doesnt_untap, Agreement, _) -->
    ( { Agreement == third } -> ['doesn\'t', untap, during, its, controller, '\'s', untap, step] ; ['don\'t', untap, during, their, 'controllers\'', untap, steps] ).

%!  besides(+Changes)// is nondet.
%
%   What a copy is besides.

besides(Changes) --> { looks(Changes, Looks, Rest), gains(Rest, Gains, []) }, looks(Looks, singular, Gains).

%   looks(+Looks, +Number, +Gains)//: "a 4/4 green Elemental creature with haste in addition to its other types"

looks(Looks, Number, Gains) -->
    { ( memberchk(set_pt(P, T), Looks) -> Size = P/T ; Size = none ),
      ( memberchk(set_colors(Colors), Looks) -> true ; Colors = [] ),
      ( memberchk(add_types(Types0), Looks) -> true ; Types0 = [] ),
      (   memberchk(still, Looks)
      ->  Besides = no, ( memberchk(add_subtypes(Subtypes), Looks) -> true ; Subtypes = [] )
      ;   memberchk(set_creature_types(Subtypes), Looks)
      ->  Besides = no
      ;   memberchk(add_subtypes(Subtypes), Looks)
      ->  Besides = yes
      ;   Subtypes = [],
          ( Types0 = [_] -> Besides = yes ; Types0 == [] -> Besides = no ; member(Besides, [no, yes]) )
      )
    },
    ( { Number == singular } -> [a] ; [] ),
    ( { Size == none } -> [] ; size(Size) ),
    words_and(Colors),
    subtypes(Subtypes, Types0, Number),
    types(Types0, Number),
    ( { Gains == [] } -> [] ; [with], abilities(Gains) ),
    besides(Besides, Number).

besides(no, _) --> [].
besides(yes, singular) --> [in, addition, to, its, other, types].
besides(yes, singular) --> ['that\'s', still, a, land].
besides(yes, plural) --> [in, addition, to, their, other, types].
besides(yes, plural) --> [that, are, still, lands].

size(P/T) --> sized(P), [/], sized(T).

sized(N) --> ( { integer(N) } -> [N] ; ['^', x] ).

words_and([]) --> [].
words_and([Word]) --> [Word].
words_and([A, B]) --> [A, and, B].
words_and([A, B, C]) --> [A, ',', B, ',', and, C].

subtypes([], _, _) --> [].
subtypes([Subtype], [], Number) --> !, subtype(Subtype, Number).
subtypes([Subtype|Subtypes], Types, Number) --> subtype(Subtype, singular), subtypes(Subtypes, Types, Number).

types([], _) --> [].
types([Type], Number) --> !, ( { type_noun(Number, Form, Type) } -> [Form] ; [Type] ).
types([Type|Types], Number) --> [Type], types(Types, Number).

%   pt(+Power, +Toughness)//

pt(P, T) --> signed(P, T), [/], signed(T, P).

signed(N, Other) --> { integer(N) }, ( { N > 0 ; N =:= 0, \+ minus(Other) } -> [+, N] ; { M is -N }, [-, M] ).
signed(X, _) --> { memberchk(X, [x, '$x']) }, [+, '^', x].
signed(X, _) --> { memberchk(X, ['$minus', the_amount(negative(x))]) }, [-, '^', x].

minus(N) :- integer(N), N < 0.
minus('$minus').
minus(the_amount(negative(_))).

%!  abilities(+Abilities)// is nondet.

abilities([A]) --> ability(A).
abilities([A, B]) --> ability(A), [and], ability(B).
abilities([A, B, C|More]) --> ability(A), [','], abilities_rest([B, C|More]).

abilities_rest([A, B]) --> ability(A), [',', and], ability(B).
abilities_rest([A, B, C|More]) --> ability(A), [','], abilities_rest([B, C|More]).

ability(protection(chosen_color)) --> !, [protection, from, the, chosen, color].
ability(Ability) --> keyword(Ability).
ability(Ability) --> own_words(Ability).

%!  until(+Duration)// is semidet.

until(end_of_turn) --> [until, end, of, turn].
until(until_your_next_turn) --> [until, your, next, turn].
until(while_you_control_this) --> [for, as, long, as, you, control, ~].
until(while_this_tapped) --> [for, as, long, as, ~, remains, tapped].
until(while_this_stays) --> [for, as, long, as, ~, remains, on, the, battlefield].
until(permanent) --> [].

%!  token(+Token, +Number)// is nondet.

token(predefined(Kind), Number) --> subtype(Kind, singular), common_noun(token, Number).
token(predefined(Kind), Number) --> { role_named(Kind, Words) }, Words, common_noun(token, Number).
token(token(Name, Types, Subtypes, Colors, P, T, Abilities), Number) -->
    ( { P == none } -> [] ; size(P/T) ),
    ( { Colors == [] } -> [colorless] ; words_and(Colors) ),
    subtypes(Subtypes, [x], singular),
    types(Types, singular),
    common_noun(token, Number),
    ( { Abilities == [] } -> [] ; [with], abilities(Abilities) ),
    named(Name, Subtypes).

named(Name, Subtypes) --> { named_by(Subtypes, Name) }, !.
named(Name, _) --> [named, name(Name)].

named_by(Subtypes, Name) :-
    downcase_atom(Name, Low),
    atomic_list_concat(Words, ' ', Low),
    Words == Subtypes.
