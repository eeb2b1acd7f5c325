// The curve of who was ahead, as an SVG: the first player's chance to win, from below to above.

import { make } from "../dom.js";
import { ANALYSIS } from "../texts/game.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 1000;
const HEIGHT = 100;

function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The elements of the curve of what was FOUND: names, the drawing, a line for the present moment. */
export function curve(found) {
  const { players, choices, curve: points, marked, missed } = found;
  const x = (at) => (at / Math.max(1, choices)) * WIDTH;
  const y = (chance) => (1 - chance) * HEIGHT;
  const svg = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img", "aria-label": ANALYSIS.curve(found) });
  svg.append(shape("line", { class: "middle", x1: 0, x2: WIDTH, y1: y(.5), y2: y(.5) }));
  for (const { at, mark } of marked) svg.append(stroke(x(at), mark === "?!" ? "doubt" : "worse"));
  for (const { at } of missed) svg.append(stroke(x(at), "missed"));
  const shown = players.length === 2 ? [0] : players.map((_, number) => number);
  for (const number of shown) {
    const line = points.map(([at, values]) => `${x(at).toFixed(1)},${y(values[number]).toFixed(1)}`);
    if (players.length === 2) svg.append(shape("polygon", { class: "area", points: [`0,${y(.5)}`, ...line, `${WIDTH},${y(.5)}`].join(" ") }));
    svg.append(shape("polyline", { class: `player-${number}`, points: line.join(" ") }));
  }
  const names = players.length === 2 ? [make("span", { class: "above", text: players[0] }), make("span", { class: "beneath", text: players[1] })] : [make("span", { class: "above", text: players.join(", ") })];
  return [svg, make("i", { class: "now" }), ...names];
}

function stroke(x, kind) {
  return shape("line", { class: kind, x1: x, x2: x, y1: 0, y2: HEIGHT });
}

/** Put the line of the present moment in DRAWN at PART of its width. */
export function spot(drawn, part) {
  drawn.querySelector(".now")?.style.setProperty("left", `${(part * 100).toFixed(2)}%`);
}
