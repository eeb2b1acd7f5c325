:- module(phase_rows, []).

/** <module> Phases that come besides (500.8): "After this phase, there is an additional combat phase"
*/

:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4.
:- discontiguous linear:row/4.

linear:row(s, under(pp(after, at(K, none, sel([this], filter([kind(Ms, n(phase))], [])))), there(yes, pres, N, [])), P, [idle(K), phases:N-Phases, after_phase(Phases):Ms-P]).
linear:row(s, there(yes, pres, N, [pp(after, at(K, none, sel([this], filter([kind(Ms, n(phase))], []))))]), P, [idle(K), phases:N-Phases, after_phase(Phases):Ms-P]).

linear:row(phases, at(K, none, sel([a, additional], filter([kind([combat], n(phase))], []))), [begin_combat], [idle(K)]).
linear:row(phases, at(K, none, sel([n(two), additional], filter([kind([combat], ns(phase))], []))), [begin_combat, begin_combat], [idle(K)]).
linear:row(phases, at(K, none, sel([a, additional], filter([kind([combat], n(phase))], [undergone(do(pres, follow, [], [to(by, N)], []))]))), [begin_combat|Then],
           [idle(K), main_phase:N-Then]).
linear:row(main_phase, at(K, none, sel([a, additional], filter([kind([main], n(phase))], []))), [postcombat_main], [idle(K)]).

%   "After this main phase": in another one there is none to come.

linear:row(after_phase(Phases), [], [extra_phases(Phases)], []).
linear:row(after_phase(Phases), [Kind], [if(condition:in_phase(Kind, any), (then):[extra_phases(Phases)])], [Kind in [main, combat]]).
