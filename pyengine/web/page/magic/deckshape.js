// The shape of a deck: its curve, its colours, and how many cards of each kind it has.

import { make } from "../dom.js";
import { symbols } from "./symbols.js";

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
  const head = make("tr", {}, ...["mana value", "", "creatures + others"].map((text) => (text ? make("th", { scope: "col", text }) : make("td"))));
  return make("table", { class: "curve", "aria-label": "Curve" }, make("thead", {}, head), make("tbody", {}, ...rows));
}

/** The shape as an element. */
export function drawn({ curve, colors, lands, creatures, others }) {
  const list = colors.map(([color, inCosts, basics]) => make("li", {}, ...symbols(`{${color}}`), ` ${inCosts} in costs, ${basics} basic land types`));
  return make(
    "div",
    {},
    make("p", { text: `${creatures} creatures, ${others} other spells, ${lands} lands` }),
    drawnCurve(curve),
    make("ul", { class: "deck-colors", "aria-label": "Colours" }, ...list),
  );
}

function bar(kind, count, most) {
  const element = make("span", { class: `bar-of ${kind}` });
  element.style.inlineSize = `${(count / most) * 100}%`;
  return element;
}
