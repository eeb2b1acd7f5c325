:- encoding(utf8).
:- module(proof_words,
          [ lacking/4,                  % +Filter, +Thing, +View, -Why
            article/2                   % +Word, -Article
          ]).

/** <module> What explanations say beside the rules

The words for conditions stand beside the predicates. Here is why a thing is no legal
target, and which reasons come first.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../../k/language').
:- use_module('../../k/explain', []).
:- use_module('../cards/definitions', []).
:- use_module('../cards/writing/english', [filter_english/2]).
:- use_module('../support/filters').
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module('../rules/concepts/targets').
:- use_module('../rules/spells/casting_steps', [spell_slots/2]).
:- use_module(action_words, [choice_words/2]).
:- use_module(object_words, [keyword_words/2, thing_words/2, listed/2]).
:- use_module('../rules/keywords/protection', [hexproof_from/2, protected_from/2]).

:- multifile explain:question/2, explain:detail/3, explain:rank/2.

%   The wrong time first, then targets, then what is missing, then restrictions.

explain:rank('117.1a', 10).
explain:rank('305.1', 11).
explain:rank('305.2', 12).
explain:rank('602.5d', 13).
explain:rank('602.5', 14).
explain:rank('601.2c', 20).
explain:rank('602.2b', 30).
explain:rank('601.2h', 31).
explain:rank('302.6', 40).

explain:question(Process, Words) :-
    setting(seats, _),
    choice_words(Process, Words).

lists:member(_, _) otherwise "it is not one of those to choose from".
lists:nth1(_, _, _) otherwise "it is not one of those to choose from".

%   Targets

targets:candidate(_, _, _, Thing)
    reads "~o is a legal target"-[Thing]
    otherwise "there is no legal target" where var(Thing).
targets:candidate(Filter, Source, Player, Thing)
    otherwise "~w ~w"-[What, Why] where unfit(Filter, Source, Player, Thing, Why), thing_words(Thing, What).
targets:candidate(_, _, _, _) otherwise "it is not a legal target".

explain:detail(Action, "it has no legal target", Words) :-
    Action =.. [cast, O|_],
    hand(Player, O),
    object_name(O, Name),
    spell_slots(Name, Slots),
    no_candidate(Slots, as_cast(Player, O, Name), Player, Words).
explain:detail(activate(O, Index), "it has no legal target", Words) :-
    ( controls(Player, O) -> true ; hand(Player, O) ),
    object(O, Name, _),
    definition:activated_ability(Name, Index, _, _, Slots, _, _),
    no_candidate(Slots, O, Player, Words).

%   no_candidate(+Slots, +Source, +Player, -Words): of the first slot that nothing
%   fits, why each thing that there is does not.

no_candidate(Slots, Source, Player, Words) :-
    member(Slot, Slots),
    arg(1, Slot, Filter),
    \+ candidate(Filter, Source, Player, _),
    !,
    findall(Why-Thing,
            ( thing_there(Filter, Thing),
              unfit(Filter, Source, Player, Thing, Why)
            ),
            Pairs),
    sort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(Text, ( member(Why-Things, Groups), group_words(Things, Why, Text) ), Texts),
    (   Texts == []
    ->  Words = "there is nothing of that kind"
    ;   atomic_list_concat(Texts, '; ', Words)
    ).

thing_there(Filter, Thing) :-
    (   memberchk(spell, Filter)
    ->  stack(Items),
        member(Thing, Items)
    ;   memberchk(card_in(graveyard, _), Filter)
    ->  graveyard(_, Thing)
    ;   ( memberchk(player, Filter) ; memberchk(opponent, Filter) )
    ->  playing(Thing)
    ;   controls(_, Thing)
    ).

group_words(Things, Why, Text) :-
    length(Things, Count),
    (   Count > 5
    ->  length(Some, 4),
        append(Some, _, Things),
        Others is Count-4,
        format(string(Rest), "~d others", [Others])
    ;   Some = Things,
        Rest = ""
    ),
    findall(Words, ( member(Thing, Some), thing_words(Thing, Words) ), Names0),
    ( Rest == "" -> Names = Names0 ; append(Names0, [Rest], Names) ),
    listed(Names, List),
    (   Count =:= 1
    ->  format(string(Text), "~w ~w", [List, Why])
    ;   format(string(Text), "each of these ~w: ~w", [Why, List])
    ).

%   unfit(+Filter, +Source, +Player, +Thing, -Why) is semidet.

unfit(Filter, Source, Player, Thing, Why) :-
    \+ candidate(Filter, Source, Player, Thing),
    ( Source = as_cast(_, Card, _) -> O = Card ; O = Source ),
    (   misses(Filter, O, Player, Thing, Why)
    ->  true
    ;   protected(Thing, Source, Player, Why)
    ->  true
    ;   Why = "is no legal target"
    ).

misses(Filter, _, Player, Thing, Why) :-
    atom(Thing),
    (   \+ playing(Thing)
    ->  Why = "is not a player in the game"
    ;   memberchk(opponent, Filter)
    ->  format(string(Why), "is not an opponent of ~w", [Player])
    ;   Why = "is a player"
    ).
misses(Filter, _, _, Thing, "is not a player") :-
    integer(Thing),
    ( memberchk(player, Filter) ; memberchk(opponent, Filter) ),
    !.
misses(Filter, _, _, Thing, Why) :-
    memberchk(spell, Filter),
    !,
    \+ stack_item(Thing, _, spell),
    Why = "is not a spell on the stack".
misses(Filter, Source, Player, Thing, "is not in that graveyard") :-
    memberchk(card_in(graveyard, Who), Filter),
    \+ matches([card_in(graveyard, Who)], Thing, view(Source, Player, 0)),
    !.
misses(Filter, _, _, Thing, "is not on the battlefield") :-
    integer(Thing),
    \+ controls(_, Thing),
    \+ memberchk(card_in(graveyard, _), Filter),
    !.
misses(Filter, _, _, Thing, "is neither a creature nor a player") :-
    memberchk(any_target, Filter),
    \+ once(type(Thing, creature)),
    !.
misses(Filter, Source, Player, Thing, Why) :-
    member(Part, Filter),
    Part \== any_target,
    \+ matches([Part], Thing, view(Source, Player, 0)),
    lacks(Part, Player, Why),
    !.

%!  lacking(+Filter, +Thing, +View, -Why) is semidet.
%
%   Why, what of Filter it is that Thing is not: "is not black".

lacking(Filter, Thing, View, Why) :-
    View = view(_, Player, _),
    member(Part, Filter),
    \+ matches([Part], Thing, View),
    lacks(Part, Player, Why),
    !.

lacks(Part, _, Why) :-
    ( Part = type(Kind) ; Part = subtype(Kind) ; Part = color(Kind) ; plain_kind(Part), Kind = Part ),
    !,
    article(Kind, Article),
    format(string(Why), "is not ~w~w", [Article, Kind]).
lacks(keyword(Keyword), _, Why) :- keyword_words(Keyword, Words), format(string(Why), "has no ~w", [Words]).
lacks(named(Name), _, Why) :- format(string(Why), "is not called ~w", [Name]).
lacks(controlled(you), Player, Why) :- format(string(Why), "is not controlled by ~w", [Player]).
lacks(controlled(opponent), Player, Why) :- format(string(Why), "is not controlled by an opponent of ~w", [Player]).
lacks(other, _, "is the source itself").
lacks(not(Filter), Player, Why) :-
    ( Filter = [Part] ; \+ is_list(Filter), Part = Filter ),
    being(Part, Player, Why),
    !.
lacks(not(Part), _, Why) :-
    filter_words(Part, Words),
    format(string(Why), "is ~w", [Words]).
lacks(Part, _, Why) :-
    ( atom(Part) -> Words = Part ; filter_words(Part, Words) ),
    format(string(Why), "is not ~w", [Words]).

%   being(+Part, +Player, -Words): it is what Part, which it must not be, says.

being(Part, _, Words) :-
    ( Part = color(Kind) ; Part = type(Kind) ; Part = subtype(Kind) ; plain_kind(Part), Kind = Part ),
    !,
    article(Kind, Article),
    format(string(Words), "is ~w~w", [Article, Kind]).
being(keyword(Keyword), _, Words) :- !, keyword_words(Keyword, Has), format(string(Words), "has ~w", [Has]).
being(named(Name), _, Words) :- !, format(string(Words), "is called ~w", [Name]).
being(controlled(you), Player, Words) :- !, format(string(Words), "is controlled by ~w", [Player]).
being(controlled(opponent), Player, Words) :- !, format(string(Words), "is controlled by an opponent of ~w", [Player]).
being(Part, _, Words) :-
    atom(Part),
    format(string(Words), "is ~w", [Part]).

filter_words(Part, Words) :-
    ( is_list(Part) -> Filter = Part ; Filter = [Part] ),
    (   catch(filter_english(Filter, Kind), error(_, _), fail)
    ->  article(Kind, Article),
        string_concat(Article, Kind, Words)
    ;   Words = "what is asked for"
    ).

plain_kind(creature).
plain_kind(land).
plain_kind(artifact).
plain_kind(enchantment).
plain_kind(token).

%!  article(+Word, -Article) is det.
%
%   Article is "a ", "an ", or of a color "".

article(Kind, Article) :-
    (   memberchk(Kind, [white, blue, black, red, green])
    ->  Article = ""
    ;   sub_atom(Kind, 0, 1, _, First),
        memberchk(First, [a, e, i, o, u])
    ->  Article = "an "
    ;   Article = "a "
    ).

protected(Thing, Source, _, "has protection from it") :-
    protected_from(Thing, Source),
    !.
protected(Thing, _, _, "has shroud") :-
    once(has(Thing, shroud)),
    !.
protected(Thing, Source, Player, "has hexproof from it") :-
    hexproof_from(Thing, Source),
    controller(Thing, Controller),
    opponent(Controller, Player).
protected(Thing, _, Player, "has hexproof") :-
    has(Thing, hexproof),
    controller(Thing, Controller),
    opponent(Controller, Player),
    !.
