:- module(text_quantities,
          [ where//1,                   % ?Where
            computed//1,                % ?Quantity
            quantity//1                 % ?Quantity
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(text_filters, [np//3]).
:- use_module(text_history, [plainly_described/1]).
:- use_module(text_inner, []).
:- use_module('../text_phrases', [self//0, writing//0]).
:- use_module(text_comparisons, [measure//1]).
:- use_module(text_references, [host_noun//1, player//1]).
:- use_module(text_pronouns, [pronoun_noun/1]).
:- use_module(text_counters, [plain_counter//1]).

/** <module> Numbers and quantities

A quantity that is no number is written "X", and the clause that it stands in
ends with what X is. Where = wh(X, Y) holds the quantities that the clause calls
X and Y; the value `x` of either says nothing about it. A number of something is
also written "1 for each" of it: Where = each(Something).
*/

:- multifile text_inner:inner_quantity//1.

text_inner:inner_quantity(Quantity) -->
    quantity(Quantity).

%!  where(?Where)// is nondet.
%
%   What X and Y are, with which a clause ends.

where(Where) -->
    (   writing
    ->  { settled(Where) }
    ;   []
    ),
    definitions(Where).

settled(Where) :-
    (   Where = wh(X, Y)
    ->  settled_letter(X),
        settled_letter(Y)
    ;   true
    ).

settled_letter(Quantity) :-
    (   var(Quantity)
    ->  Quantity = x
    ;   true
    ).

definitions(each(count(Filter))) -->
    [for, each],
    np(Filter, bare(singular), permanent),
    on_battlefield(Filter).
definitions(each(count_in(Zone, Filter))) -->
    [for, each],
    np(Filter, bare(singular), card),
    [in],
    zone(Zone).
definitions(each(counters(Kind, Ref))) -->
    [for, each],
    plain_counter(Kind),
    [counter, on],
    countered(Ref).
definitions(each(this_turn(each([player]), creatures_died))) -->
    [for, each, creature, that, died, this, turn].
definitions(each(commander_casts)) -->
    [for, each, time, 'you\'ve', cast, a, commander],
    ( [] ; [you, own] ),
    [from, the, command, zone, this, game].
definitions(each(domain)) -->
    [for, each, basic, land, type, among, lands, you, control].
definitions(wh(x, x)) -->
    [].
definitions(wh(X, x)) -->
    [',', where],
    definition(x, X).
definitions(wh(x, Y)) -->
    [',', where],
    definition(y, Y).
definitions(wh(X, Y)) -->
    [',', where],
    definition(x, X),
    [and],
    definition(y, Y).

definition(Letter, Quantity) -->
    ['^', Letter, is],
    quantity(Quantity),
    { Quantity \== x }.

%!  computed(?Quantity)// is nondet.
%
%   A quantity in full that is no number.

computed(Quantity) -->
    { \+ integer(Quantity),
      Quantity \== x
    },
    quantity(Quantity),
    { \+ integer(Quantity),
      Quantity \== x
    }.

%!  quantity(?Quantity)// is nondet.
%
%   A quantity in full: the number of Elves on the battlefield.

quantity(Quantity) -->
    writing,
    { Quantity = plus(plus(A, B), C) },
    quantity(plus(A, plus(B, C))).
quantity(plus(A, B)) -->
    addend(A),
    [plus],
    quantity(B).
quantity(Quantity) -->
    addend(Quantity).

addend(Number) -->
    integer_digits(Number).
addend(x) -->
    ['^', x].
addend(count(Filter)) -->
    [the, number, of],
    np(Filter, bare(plural), permanent),
    on_battlefield(Filter).
addend(count_in(Zone, Filter)) -->
    [the, number, of],
    np(Filter, bare(plural), card),
    [in],
    zone(Zone).
addend(entered_this_turn(you, Filter)) -->
    [the, number, of],
    np(Filter, bare(plural), permanent),
    { plainly_described(Filter) },
    [that, entered, under, your, control, this, turn].
addend(devotion(Color)) -->
    [your, devotion, to, Color],
    { memberchk(Color, [white, blue, black, red, green]) }.
addend(devotion(A, B)) -->
    [your, devotion, to, A, and, B],
    { memberchk(A, [white, blue, black, red, green]), memberchk(B, [white, blue, black, red, green]) }.
addend(life(you)) -->
    [your, life, total].
addend(this_turn(each([player]), creatures_died)) -->
    [the, number, of, creatures, that, died, this, turn].
addend(lost_this_way) -->
    [the],
    ( [] ; [amount, of] ; [total] ),
    [life, lost, this, way].
addend(times_mutated) -->
    [the, number, of, times],
    self,
    [has, mutated].
addend(domain) -->
    [the, number, of, basic, land, types, among, lands, you, control].
addend(size(What, Ref)) -->
    whose_size(Ref),
    measure(What).
addend(counters(Kind, Ref)) -->
    [the, number, of],
    plain_counter(Kind),
    [counters, on],
    countered(Ref).
addend(greatest(What, Filter)) -->
    [the, greatest],
    measure(What),
    [among],
    np(Filter, bare(plural), permanent),
    on_battlefield(Filter).
addend(times(2, Quantity)) -->
    [twice],
    factor(Quantity).
addend(times(Number, Quantity)) -->
    integer_digits(Number),
    [times],
    factor(Quantity).

%   countered(?Reference)//: what the counters are on.

countered(this) -->
    self.
countered(that) -->
    [it].
countered(that_one(Noun)) -->
    [that, Noun],
    { pronoun_noun(Noun) }.
countered(Host) -->
    { host_reference(Host) },
    host_words(Host).

whose_size(that) -->
    [its].
whose_size(that_one(Noun)) -->
    [that, Noun, '\'s'],
    { pronoun_noun(Noun) }.
whose_size(sacrificed) -->
    [the, sacrificed, Noun, '\'s'],
    { memberchk(Noun, [creature, permanent, artifact, land]) }.
whose_size(this) -->
    self,
    ['\'s'].
whose_size(Host) -->
    { host_reference(Host) },
    host_words(Host),
    ['\'s'].

host_reference(enchanted(_)).
host_reference(equipped(_)).
host_reference(fortified(_)).

host_words(enchanted(Noun)) -->
    [enchanted],
    host_noun(Noun).
host_words(equipped(Noun)) -->
    [equipped],
    host_noun(Noun).
host_words(fortified(Noun)) -->
    [fortified],
    host_noun(Noun).

integer_digits(Number) -->
    [Number],
    { integer(Number),
      Number >= 0
    }.
integer_digits(Number) -->
    [minus, Size],
    { negative_size(Number, Size) }.

negative_size(Number, Size) :-
    (   integer(Number)
    ->  Size is -Number
    ;   integer(Size),
        Number is -Size
    ).

factor(plus(A, B)) -->
    [the, sum, of],
    quantity(A),
    [and],
    quantity(B).
factor(Quantity) -->
    addend(Quantity).

%   What a player controls is on the battlefield without saying so.

on_battlefield(Filter) -->
    (   { controlled(Filter) }
    ->  []
    ;   [on, the, battlefield]
    ).

controlled(Filter) :-
    is_list(Filter),
    member(Part, Filter),
    memberchk(Part, [controlled(_), attacking, blocking, blocking(_)]),
    !.

zone(exile) -->
    [exile].
zone(graveyard(each([player]))) -->
    [all, graveyards].
zone(Zone) -->
    { player_zone(Zone, Name, Player) },
    owner(Player),
    [Name].

player_zone(graveyard(Player), graveyard, Player).
player_zone(hand(Player), hand, Player).
player_zone(library(Player), library, Player).

owner(you) -->
    [your].
owner(Player) -->
    player(Player),
    ['\'s'].
