:- module(returning, []).

/** <module> Finding what has moved (400.7), and putting cards onto the battlefield

An ability that triggers as an object leaves the battlefield finds the object that it became,
in a public zone. Which object that is, is remembered for the turn, and only in a game in which
an ability asks.
*/

:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module('../../support/finding').
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../programs/deeds', []).
:- use_module('../zones').
:- use_module('../spells/casting_steps', [instructions_of/3]).
:- use_module('../spells/stack', []).
:- use_module('../spells/replacing', []).

fluent became(_Old:object, _New:object).
fluent made(_Item:object, _O:object).

instruction put_back(_What:card, _Whose:new_controller, _With:plain_entries).

new_controller ::= you ; owner.
plain_entries ::= [_:plain_entry].
plain_entry ::= tapped ; attacking ; transformed ; counters(_:counter_kind, _:quantity).

'400.7' :: caused became(Old, New) after
    moves(Old, battlefield(_), To, New), definition:uses(moved_objects), in_public(To).
'400.7' :: caused -became(Old, New) after
    begin_turn(_), became(Old, New).

%   What it exiles, or puts onto the battlefield, itself, it speaks of again; what others have moved, it doesn't find.

'400.7' :: caused became_here(Item, Old, New) after
    moves(Old, battlefield(_), exile, New), resolving(Item), flickers(Item).
'400.7' :: caused became_here(Item, Old, New) after
    moves(Old, From, battlefield(_), New), From \= stack(_), resolving(Item), asks_again(Item).

asks_again(Item) :-
    (   goes_on(Item)
    ->  true
    ;   stack_item(Item, _, Kind),
        instructions_of(Kind, Item, Instructions),
        contains_term(entered_for_you, Instructions)
    ).

goes_on(Item) :-
    stack_item(Item, _, Kind),
    instructions_of(Kind, Item, Instructions),
    sub_term(Back, Instructions),
    put_by(Back, What),
    findall(Same, ( sub_term(Same, Instructions), nonvar(Same), same_thing(What, Same) ), [_, _|_]),
    !.

put_by(Effect, What) :-
    nonvar(Effect),
    ( Effect = reanimate(What) ; Effect = put_back(What, _, _) ).

:- multifile filters:condition/2, filters:quantity/3.

%   Of what has moved, a size is that of what the ability finds it as, but a mana value is that of the card that it moved, as that
%   was last known.

'608.2h' :: caused filters:quantity(size(What, Ref), View, N) if
    (   reference(Ref, View, Old),
        integer(Old),
        ( What == mana_value, last_known(Old, _) -> O = Old ; found_as(Old, View, O) ),
        measure(What, O, Size)
    ->  N = Size
    ;   N = 0
    ).

%   So is what it is.

filters:condition(matches(Ref, Filter), View) :-
    reference(Ref, View, Old),
    integer(Old),
    found_as(Old, View, O),
    matches(Filter, O, View),
    !.

%   What it was is what it was last, where it has gone.

filters:condition(was(Ref, Filter), View) :-
    reference(Ref, View, Old),
    integer(Old),
    matches(Filter, Old, View),
    !.

found_as(Old, View, O) :-
    View = view(_, _, Item),
    (   goes_on(Item),
        finding:new_object(Item, Old, New)
    ->  found_as(New, View, O)
    ;   O = Old
    ).

filters:condition(entered_for_you, view(_, Player, Item)) :-
    that(Item, Old),
    became_here(Item, Old, New),
    controls(Player, New),
    !.

%   The tokens that a resolving spell or ability has created are those that it speaks of.

'608.2c' :: caused made(Item, New) after
    create(_, _, New), definition:uses(created), resolving(Item).

zones:stack_status(O, made(O, _)).

%   flickers(+Item): what it exiles, it puts back itself.

flickers(Item) :-
    stack_item(Item, _, Kind),
    instructions_of(Kind, Item, Instructions),
    sub_term(Exile, Instructions),
    subsumes_term(exile(_), Exile),
    arg(1, Exile, What),
    sub_term(Back, Instructions),
    returned(Back, Same),
    same_thing(What, Same),
    !.

returned(Back, What) :-
    subsumes_term(put_back(_, _, _), Back),
    arg(1, Back, What).
returned(Later, What) :-
    subsumes_term(delay(_, _, _), Later),
    Later = delay(_, What, Effects),
    contains_term(put_back(that, _, _), Effects).

same_thing(What, Same) :- What == Same.
same_thing(chosen_of([K]), chosen(K)).

in_public(graveyard(_)).
in_public(exile).

leaving(dies).
leaving(leaves).

%   The ability Item is about an object that has left: its instructions find what it became.

'400.7' :: caused finding:new_object(Item, Old, New) if
    became(Old, New), stack_item(Item, _, triggered(_, Name, Index)),
    once(( definition:listener(Kind, Name, Index, _), leaving(Kind) )).

%   From wherever the card is (400.6).

'400.6' :: caused all([event(moves(O, Place, battlefield(Player), New))|With]) after
    put_back(Item, O, Whose, Entries), \+ memberchk(transformed, Entries), where(O, Place), Place \= battlefield(_),
    under(Whose, Item, O, Player), target_view(Item, View),
    entry_changes(Entries, O, Player, New, View, With).

%   What enters transformed is its other side from the beginning; what has no other side stays where it is (712.14a).

process put_turned(_Item:object, _O:object, _Whose:new_controller, _With:plain_entries).

'712.14a' :: caused moves_as(O, face(Name, K)), then([put_turned(Item, O, Whose, Entries)]) after
    put_back(Item, O, Whose, Entries), memberchk(transformed, Entries), where(O, Place), Place \= battlefield(_),
    \+ token(O), object(O, Name, _), definition:faces(Name, K, transform), met(face(Name, K)).
'400.6' :: caused all([event(moves(O, Place, battlefield(Player), New))|With]) after
    put_turned(Item, O, Whose, Entries), where(O, Place), under(Whose, Item, O, Player), target_view(Item, View),
    entry_changes(Entries, O, Player, New, View, With).

under(you, Item, _, Player) :- player_of(Item, Player).
under(owner, _, O, Player) :- owner(O, Player).

entry_changes([], _, _, _, _, []).
entry_changes([Entry|Entries], O, Player, New, View, Changes) :-
    (   Entry == tapped
    ->  Changes = [tapped(New)|Others]
    ;   Entry == attacking
    ->  Changes = [event(put_attacking(New))|Others]
    ;   Entry = counters(Kind, Quantity),
        quantity(Quantity, View, N),
        N > 0
    ->  Changes = [event(brings_counters(O, Player, New, Kind, N))|Others]
    ;   Changes = Others
    ),
    entry_changes(Entries, O, Player, New, View, Others).
