:- module(text_subjects,
          [ spoken_of/3,                % +Event, +Condition, -About
            hosted/3,                   % +About, +Words, -Called
            on_this/2                   % ?Worded, ?Effects
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module(nouns/text_pronouns, [pronoun_in/1]).

/** <module> What a sentence speaks of, where that is not what its ability is about
*/

%!  spoken_of(+Event, +Condition, -About) is det.
%
%   What a step's trigger speaks of is what its condition asks about, and so is the host, if that is asked about.

spoken_of(Event, Condition, About) :-
    (   Event = begins(your, _),
        asks_about_this(Condition)
    ->  About = asked_about(this)
    ;   nonvar(Condition),
        Condition = matches(Host, _),
        host(Host, _)
    ->  About = asked_about(Host)
    ;   About = Event
    ).

asks_about_this(matches(This, _)) :-
    This == this.
asks_about_this(quantity(counters(_, This), _, _)) :-
    This == this.

%!  hosted(+About, +Words, -Called) is semidet.
%
%   What the event is about is not what the Pronouns of Called, Pronouns-Host, mean: its controller, what the
%   host has hurt (whose card may be spoken of, though), or what is asked of the host as it triggers.

hosted(event(begins(controller_of(enchanted(Noun)), _)), _, [that_one(Noun)]-enchanted(Noun)).
hosted(event(dies(Filter)), Words, [that_one(Noun)]-Host) :-
    is_list(Filter),
    member(damaged_by(Host), Filter),
    host(Host, Noun),
    ( contains_term(Host, Words) ; contains_term(that_one(Noun), Words), \+ contains_term(that_one(card), Words) ),
    !.
hosted(event(asked_about(Host)), _, [that, that_one(Noun)]-Host) :-
    host(Host, Noun).

host(enchanted(Noun), Noun).
host(equipped(Noun), Noun).
host(fortified(Noun), Noun).

%!  on_this(?Worded, ?Effects) is semidet.
%
%   "Put a +1/+1 counter on ~. It gains flying": what was named last is meant.

on_this([Effect, change(That, Changes, Duration)|Rest], [Effect, change(This, Changes, Duration)|Rest]) :-
    nonvar(Effect),
    Effect = put_counters(Last, _, _),
    Last == this,
    ( That == that -> This = this ; This == this, That = that ),
    \+ pronoun_in(Rest).
