// A card of a draft on one button: what it costs and is, how rare it is, and whether it can be played.

import { make } from "../dom.js";
import { symbols } from "./symbols.js";
import { DECKS } from "./texts.js";

/** What stands on the button of CARD. */
export function drawn({ name, cost, type, size, rarity, playable }) {
  return [
    make("span", { class: "row" }, make("strong", { text: name }), make("span", {}, ...symbols(cost))),
    make("span", { class: "small", text: [type, size, rarity].filter(Boolean).join(" · ") }),
    playable ? null : make("span", { class: "small cannot", text: DECKS.cannot }),
  ].filter(Boolean);
}
