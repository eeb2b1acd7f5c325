:- module(text_object_effects,
          [ object_effect//2            % ?Effect, +Form
          ]).
:- use_module(library(lists), [append/3, memberchk/2, selectchk/3]).
:- use_module(effects/text_entries, [entering_tapped//2, entering_with//1, under//1]).
:- use_module(effects/text_damage, [damaging//2, each_of//1]).
:- use_module(effects/text_durations, [duration//1]).
:- use_module(effects/text_object_changes, [object_change//2, several_subject//1]).
:- use_module(text_costs, [counters//3]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(text_phrases, [ahead//1, self//0]).
:- use_module(text_replacements, [shield//1]).
:- use_module(nouns/text_amounts, [each_first//2]).
:- use_module(nouns/text_own_sizes, [own_meant/3, own_said/3]).
:- use_module(nouns/text_counters, [plain_counter//1]).
:- use_module(nouns/text_quantities, [computed//1, where//1]).
:- use_module(nouns/text_references, [player//1, ref//2]).

/** <module> Effects on objects
*/

%!  object_effect(?Effect, +Form)// is nondet.
%
%   An effect that deals damage, changes, moves or makes objects.

object_effect(Effect, Form) -->
    damaging(Effect, Form).
object_effect(change(What, [controlled_by(you)], Duration), _) -->
    [gain, control, of],
    ref(What, permanent),
    duration(Duration).
object_effect(change(What, [switch_pt], Duration), _) -->
    [switch],
    whose(What),
    [power, and, toughness],
    duration(Duration).
object_effect(Effect, Form) -->
    object_change(Effect, Form).
object_effect(exile_until_leaves(What), _) -->
    [exile],
    ref(What, permanent),
    [until],
    self,
    [leaves, the, battlefield].
object_effect(transform(What), _) -->
    [transform],
    ref(What, permanent).
object_effect(designate(What, saddled), _) -->
    ref(What, permanent),
    [becomes, saddled, until, end, of, turn].
object_effect(tap_or_untap(What), base) -->
    [tap, or, untap],
    ref(What, permanent).
object_effect(tap(What), _) -->
    [tap],
    all_or_ref(What).
object_effect(untap(What), _) -->
    [untap],
    all_or_ref(What).
object_effect(destroy(What), _) -->
    [destroy],
    all_or_ref(What).
object_effect(stays_tapped(What), main) -->
    ahead([untap]),
    ref(What, permanent),
    { \+ memberchk(What, [that_one(them), that_one(those(_))]) },
    ['doesn\'t', untap, during, its, controller, '\'s', next, untap, step].
object_effect(stays_tapped(this), main) -->
    self,
    ['doesn\'t', untap, during, your, next, untap, step].
object_effect(stays_tapped(that_one(Pronoun)), main) -->
    ahead([untap]),
    several_subject(Pronoun),
    ['don\'t', untap, during, their],
    ( ['controller', '\'s'] ; ['controllers\''] ),
    [next, untap],
    ( [step] ; [steps] ).
object_effect(returns_own(you, Quantity, Filter), _) -->
    [return],
    own(Filter, Quantity, Where),
    [to, its, owner, '\'s', hand],
    where(Where).
object_effect(put_back(What, Whose, Entries), _) -->
    [return],
    moved_ref(What),
    [to, the, battlefield],
    entering_tapped(Entries, Counters),
    under(Whose),
    entering_with(Counters),
    { \+ memberchk(transformed, Entries) ; Counters == [] }.
object_effect(put_back(Buried, you, Entries), _) -->
    [return],
    buried_ref(Buried, you),
    [to, the, battlefield],
    entering_tapped(Entries, Counters),
    entering_with(Counters),
    { Entries-Buried \= []-target(_), \+ memberchk(transformed, Entries) }.
object_effect(exile_graveyard(Who), _) -->
    [exile, all, cards, from],
    player(Who),
    { Who = target(_) },
    ['\'s', graveyard].
object_effect(exile_graveyard(Who), _) -->
    [exile],
    player(Who),
    { memberchk(Who, [target(_), that_player, defending_player]) },
    ['\'s', graveyard].
object_effect(exile_graveyard(each([player])), _) -->
    [exile, all, graveyards].
object_effect(exile(Buried), _) -->
    [exile],
    buried_ref(Buried, _).
object_effect(exile(What), _) -->
    [exile],
    all_or_ref(What).
object_effect(Effect, _) -->
    shield(Effect).
object_effect(put_from_command, _) -->
    [put],
    self,
    [onto, the, battlefield, from, the, command, zone].
object_effect(reanimate(target(Filter)), _) -->
    [return],
    buried(Filter, you),
    [to, the, battlefield].
object_effect(reanimate(target(Filter)), _) -->
    [put],
    buried(Filter, Who),
    { Who \== you },
    [onto, the, battlefield, under, your, control].
object_effect(return_to_hand(Buried), _) -->
    [return],
    buried_ref(Buried, Who),
    [to],
    hand_for(Who).
object_effect(return_to_hand(targets(Count, Filter)), _) -->
    [return],
    ref(targets(Count, Filter), permanent),
    { Count \== up_to(1) },
    [to, their, 'owners\'', hands].
object_effect(return_to_hand(each(Filter)), _) -->
    [return],
    np(Filter, all, permanent),
    [to, their],
    ( ['owners\'', hands] ; [owner, '\'s', hand] ).
object_effect(return_to_hand(What), _) -->
    [return],
    moved_ref(What),
    [to, its, owner, '\'s', hand].
object_effect(counter_spell(What), _) -->
    [counter],
    ref(What, stack).
object_effect(put_counters(What, Kind, Quantity), _) -->
    each_first(Quantity, Where),
    [put],
    counters(Kind, Quantity, Where),
    [on],
    each_of(What),
    where(Where).
object_effect(put_counters(What, Kind, Quantity), _) -->
    [put, a, number, of],
    plain_counter(Kind),
    [counters, on],
    ref(What, permanent),
    [equal, to],
    { own_said(What, Quantity, Said) },
    computed(Said),
    { own_meant(What, Said, Quantity) }.

%   own(?Filter, ?Quantity, ?Where)//: permanents of Filter that you control.

own(Filter, Quantity, Where) -->
    (   { nonvar(Filter) }
    ->  { append(Filter, [controlled(you)], Full) },
        np(Full, counted(Quantity, Where), permanent)
    ;   np(Full, counted(Quantity, Where), permanent),
        { is_list(Full),
          selectchk(controlled(you), Full, Filter)
        }
    ).

%   moved_ref(?Reference)//: what has left or been exiled may be called a card.

moved_ref(that_one(card)) -->
    [that, card].
moved_ref(Reference) -->
    ref(Reference, permanent).

%   all_or_ref(?Reference)//: what is done to each of many is done to all of them.

all_or_ref(each(Filter)) -->
    np(Filter, all, permanent).
all_or_ref(What) -->
    ref(What, permanent).

%   buried(?Filter, ?Who)//: a target in a graveyard of Who.

buried(Filter, Who) -->
    { var(Filter)
    ; memberchk(card_in(graveyard, Who), Filter)
    },
    np(Filter, target, card),
    { memberchk(card_in(graveyard, Who), Filter) }.

%   buried_ref(?Reference, ?Who)//: one such target, or several, or the card itself.

buried_ref(this_buried, you) -->
    self,
    [from, your, graveyard].
buried_ref(target(Filter), Who) -->
    buried(Filter, Who).
buried_ref(each(Filter), you) -->
    { var(Filter)
    ; memberchk(card_in(graveyard, you), Filter)
    },
    np(Filter, all, card),
    { memberchk(card_in(graveyard, you), Filter) }.
buried_ref(targets(Count, Filter), Who) -->
    { var(Filter)
    ; memberchk(card_in(graveyard, Who), Filter)
    },
    np(Filter, targets(Count), card),
    { memberchk(card_in(graveyard, Who), Filter) }.

hand_for(you) -->
    [your, hand].
hand_for(Who) -->
    { Who \== you },
    [its, owner, '\'s', hand].

whose(that) -->
    [its].
whose(What) -->
    { What \== that },
    ref(What, permanent),
    ['\'s'].
