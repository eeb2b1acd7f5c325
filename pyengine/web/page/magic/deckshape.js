// The shape of a deck: its curve, its colours, and how many cards of each kind it has.

import { make } from "../dom.js";
import { symbols } from "./symbols.js";
import { DECKS } from "./texts.js";

/** The curve as a table; bars are drawn beside their numbers. */
export function drawnCurve(curve) {
  const most = Math.max(1, ...curve.map(([, first, second]) => first + second));
  const rows = curve.map(([step, first, second]) => make(
    "tr",
    {},
    make("th", { scope: "row", text: step }),
    make("td", {}, bar("creature", first, most), bar("other", second, most)),
    make("td", { text: first + second ? `${first} + ${second}` : "–" }),
  ));
  const head = make("tr", {}, ...[DECKS.manaValue, "", DECKS.kinds].map((text) => (text ? make("th", { scope: "col", text }) : make("td"))));
  return make("table", { class: "curve", "aria-label": DECKS.curve }, make("thead", {}, head), make("tbody", {}, ...rows));
}

/** The shape as an element. */
export function drawn(shape) {
  const list = shape.colors.map(([color, inCosts, basics]) => make("li", {}, ...symbols(`{${color}}`), DECKS.color(inCosts, basics)));
  return make(
    "div",
    {},
    make("p", { text: DECKS.shape(shape) }),
    drawnCurve(shape.curve),
    make("ul", { class: "deck-colors", "aria-label": DECKS.colors }, ...list),
  );
}

function bar(kind, count, most) {
  const element = make("span", { class: `bar-of ${kind}` });
  element.style.inlineSize = `${(count / most) * 100}%`;
  return element;
}
