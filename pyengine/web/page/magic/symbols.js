// Symbols of costs: a letter in a shape and a colour of our own, so that none is told by colour alone.

import { make } from "../dom.js";

const SYMBOL = /\{([^}]{1,5})\}/g;
const COLORS = "WUBRGC";

/** TEXT as nodes, with symbols in the place of {G} and the like. */
export function symbols(text) {
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(SYMBOL)) {
    if (match.index > from) nodes.push(text.slice(from, match.index));
    nodes.push(symbol(match[1]));
    from = match.index + match[0].length;
  }
  if (from < text.length) nodes.push(text.slice(from));
  return nodes;
}

function symbol(code) {
  const color = [...code].find((letter) => COLORS.includes(letter));
  const kind = color ? `sym-${color}` : "sym-number";
  return make("span", { class: `sym ${kind}`, role: "img", "aria-label": `{${code}}`, text: code });
}

const LETTERS = { white: "W", blue: "U", black: "B", red: "R", green: "G" };

/** The colours of a card as letters, in their usual order. */
export function colorLetters(colors) {
  return Object.keys(LETTERS).filter((color) => colors.includes(color)).map((color) => LETTERS[color]).join("");
}
