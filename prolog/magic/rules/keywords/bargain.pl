:- module(bargain, []).

/** <module> Bargain (702.166)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', []).
:- use_module(optional_costs, []).

condition ::= bargained.

:- multifile cards:keyword_option/4, filters:condition/2.

'702.166a' :: caused cards:keyword_option(
                         bargain, bargain, [sacrifice(1, [either([either([artifact], [type(enchantment)])], [token])])], once).

'702.166b' :: caused filters:condition(bargained, View) if filters:condition(paid(bargain), View).
