:- module(phasing, []).

/** <module> Phasing (502.1, 702.26)

What is phased out is treated as though it did not exist: nobody controls it, so that no rule finds it, and all else that is so
of it stays. `phased_out(P, O, How)`: O was controlled by P as it phased out; How is `itself`, or with(Host) where it was
attached to Host, which phased out (702.26g).
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/attaching', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../leaving', []).
:- use_module('../spells/durations', []).
:- use_module('../spells/triggers', []).
:- use_module('../turn/attacking', []).
:- use_module('../turn/turn', []).
:- use_module('../zones').

keyword ::= phasing.
trigger ::= phases_out(_:scope) ; phases_in(_:scope).
phased ::= itself ; with(_:object).
fluent phased_out(_P:player, _O:object, _How:phased) marks [changed(statics), changed(state), memory(objects), memory(mana)].
event phases_out(_O:object, _How:phased).
event phases_in(_O:object).
instruction do_phase_out(what:things).
process phase_permanents.
process begin_untapping.

phased_out(_, O, _) reads "~o is phased out"-[O] otherwise "~o is not phased out"-[O].

:- multifile triggers:happening/3, turn:before_untapping/1, leaving:belonging/2.

triggers:happening(phases_out(O, _), phases_out, O).

%   Before anything untaps, what has phasing phases out, and what was phased out phases in, all at the same time.

turn:before_untapping([phase_permanents, begin_untapping]) :-
    definition:uses(phasing).

'502.1' :: caused all(Events) after
    phase_permanents, active(Player), findall(O, ( controls(Player, O), has(O, phasing) ), Things), phasing_out(Things, Events).
'502.1' :: caused event(phases_in(O)) after
    phase_permanents, active(Player), comes_back(Player, O).
'502.3' :: caused then(Tasks) after
    begin_untapping, turn:untapping(Tasks, []).

%   comes_back(+Player, -O) is nondet: what phased out with something comes back with it, whoever controls it (702.26h).

'502.1' :: caused comes_back(Player, O) if phased_out(Player, O, itself).
'702.26h' :: caused comes_back(Player, O) if phased_out(_, O, with(Host)), once(comes_back(Player, Host)).

'702.26b' :: caused all(Events) after
    do_phase_out(_, Things), phasing_out(Things, Events).

%   phasing_out(+Things, -Events) is det: they, and what is attached to them, which phases out indirectly even where it would
%   do so itself as well (702.26j).

phasing_out(Things, Events) :-
    findall(O-How, phases(Things, O, How), Unsorted),
    sort(1, @<, Unsorted, Phased),
    findall(event(phases_out(O, How)), member(O-How, Phased), Events).

'702.26g' :: caused phases(Things, O, with(Host)) if
    attached(O, Host), permanent(O), once(goes_with(Things, Host)).
'702.26j' :: caused phases(Things, O, itself) if
    member(O, Things), permanent(O), \+ ( attached(O, Host), goes_with(Things, Host) ).

goes_with(Things, Host) :-
    permanent(Host),
    (   memberchk(Host, Things)
    ->  true
    ;   attached(Host, Other),
        goes_with(Things, Other)
    ).

'702.26b' :: caused phased_out(Player, O, How), -controls(Player, O) after
    phases_out(O, How), controls(Player, O).
'506.4' :: caused event(removed_from_combat(O)) after
    phases_out(O, _), once(( attacking(O, _) ; blocks(O, _) )).
'702.26d' :: caused controls(Player, O), -phased_out(Player, O, How) after
    phases_in(O), phased_out(Player, O, How).

%   It is known as it last existed (113.7a) for as long as it does not.

'113.7a' :: caused last_known(O, Facts) after
    phases_out(O, _), last_known_facts(O, Facts).
'113.7a' :: caused -last_known(O, Facts) after
    phases_in(O), last_known(O, Facts).

%   It has been under its controller's control as long as before (702.26d), who has begun a turn since.

'302.6' :: caused -arrived(O) after
    phase_permanents, active(Player), phased_out(Player, O, _), arrived(O).

%   Effects that last for as long as something of it is so end (702.26f).

'702.26f' :: caused -continuous(N, O, Changes, Lasting), changed(statics) after
    phases_out(Source, _), definition:uses(bound_duration), continuous(N, O, Changes, Lasting), durations:bound_to(Lasting, Source).
'702.95e' :: caused -paired(O, Other), -paired(Other, O) after
    phases_out(O, _), paired(O, Other).

%   What phases in hears itself: the new state is asked.

'603.2' :: caused event(triggers(Player, Source, Name, Index, O, _))
    if triggers:hears_anew(phases_in, O, Player, Source, Name, Index) after
    phases_in(O), \+ \+ definition:listener(phases_in, _, _, _).

%   Who leaves the game takes along what they own (800.4a).

leaving:belonging(Player, Change) :-
    phased_out(P, O, How),
    object(O, Name, Player),
    member(Change, [-phased_out(P, O, How), -object(O, Name, Player)]).
leaving:belonging(Player, Change) :-
    phased_out(Player, O, How),
    owner(O, Owner),
    Owner \== Player,
    member(Change, [-phased_out(Player, O, How), phased_out(Owner, O, How)]).
