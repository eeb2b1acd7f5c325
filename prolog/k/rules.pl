:- module(rules, []).

/** <module> Where compiled K rules and declarations are collected

The language module adds clauses to these predicates as rule files are loaded.
They are read by the kernel only, which tries those that are awake (`awake.pl`).

  * executable(?Process, ?Action, ?Id): Action may be taken in Process
  * nonexecutable(?Action, ?Id, ?Words): Action can't be taken
  * effect(+Cause, -Fluents, -Id): Fluents are caused after Cause
  * ramification(+Cause, -Fluents, -Goal, -Id): ... where Goal holds in the new state
  * replacement(+Event, -Key, -Value, -Effects, -Id): the effect Key, with Value chosen where
    it lets choose, makes Effects of the proposed Event; replaceable(?Event): some effect may
  * violated(-Id): a forbidden condition holds
  * uneventful(+Process, -Choices, -Next, -Id): Process stands for that many
    choices with a single option; after them, the processes Next follow
  * settlement(-Processes, -Id): the outcome of a step is not settled before Processes are through
  * fluent(?Template, -Types, -Sees, -Viewer), functional/2, marks/2,
    memory(Kind): some fluent marks that
  * in_place(?Fluent, ?Old): Old holds where Fluent has its place: Fluent itself, or any value of a functional one
  * flag/1, action/1, unlisted/1, event/1, process/1, choice/2, instruction/1:
    declarations
  * declared(?Kind, ?Template, -Types): the types of what is declared
  * type(?Type, -Pattern, -Goal): an alternative of a type (`types.pl`)
  * thinkable(?Action): what an action's declaration requires holds
  * shows(+Event, -Place, -Sees, -Viewer): who may know an argument of an event
  * words(?Condition, ?Module, ?Holds, ?Words): words for a condition (`notation/wording.pl`)
  * source(?Id, ?Kind, ?Head, ?Body, ?Module): the rule as it was written
*/

:- multifile
    executable/3,
    nonexecutable/3,
    effect/3,
    ramification/4,
    ramifies/1,
    replacement/5,
    replaceable/1,
    violated/1,
    uneventful/4,
    settlement/2,
    fluent/4,
    functional/2,
    in_place/2,
    marks/2,
    memory/1,
    flag/1,
    action/1,
    unlisted/1,
    event/1,
    process/1,
    choice/2,
    instruction/1,
    roles/2,
    declared/3,
    type/3,
    thinkable/1,
    shows/4,
    words/4,
    source/5.
