// How a creature's power and toughness came about, layer by layer (613.4).

import { make } from "../dom.js";
import { LAYERS } from "./texts.js";

/** The rows of the size of a creature as a table; nothing where there is only what is printed. */
export function layers(size) {
  if (size.length < 2) return [];
  const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);
  const rows = size.map(([layer, , words, power, toughness]) => {
    const sets = layer === "" || layer === "7a" || layer === "7b";
    const value = layer === "7d" ? LAYERS.switched : sets ? `${power}/${toughness}` : `${signed(power)}/${signed(toughness)}`;
    return make("tr", {}, make("td", { text: layer && `613.4${layer[1]}` }), make("td", { text: words }), make("td", { text: value }));
  });
  const head = make("tr", {}, ...LAYERS.columns.map((text) => make("th", { scope: "col", text })));
  return [
    make("h3", { text: LAYERS.title }),
    make("table", { class: "layers" }, make("thead", {}, head), make("tbody", {}, ...rows)),
  ];
}
