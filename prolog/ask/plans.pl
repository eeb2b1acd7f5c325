:- module(plans,
          [ plan/2,                     % +Goal, -Plan
            plan/3                      % +Goal, -Plan, +Options
          ]).

/** <module> The words for plans: what can be reached, and how
*/

:- multifile planned/3.
:- dynamic planned/3.

:- meta_predicate
    plan(:, -),
    plan(:, -, +).

%!  planned(+Goal, +Options, -Plan) is semidet.
%
%   Hook: Plan reaches Goal, a question, as Options say.

%!  plan(+Goal, -Plan) is semidet.
%
%   The same as plan/3 within the running turn, against every answer of the others.

plan(Goal, Plan) :-
    plan(Goal, Plan, [within(turn)]).

%!  plan(+Goal, -Plan, +Options:list) is semidet.
%
%   Plan is a shortest plan to a state in which Goal, a question, is true: a list of actions. It ends
%   with if(Player, [Answer-Plan, ...]) where Player answers. Options are within(Bound),
%   opponents(Kind), for(Player) and chance(Kind): known; all, where Plan holds whatever is hidden, as
%   its player sees the game, and ends with if([Case-Plan, ...]), a Case being [Player:Answer, ...]
%   or seen(Facts); or sampled(N), where Plan is share(Plans, N, Low-High). Error: there is no bound, or Goal may not be asked.

plan(Scoped, Plan, Options) :-
    strip_module(Scoped, _, Goal),
    planned(Goal, Options, Plan).
