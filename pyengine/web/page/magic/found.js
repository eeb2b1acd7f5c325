// A card that a search has found: what is printed on it, whether it can be played, and why not.

import { make } from "../dom.js";
import { Pictures } from "./pictures.js";
import { symbols } from "./symbols.js";
import { DECKS } from "./texts.js";

const pictures = new Pictures();
await pictures.known;

/** The card as an element. */
export function drawn(card) {
  const faces = card.faces.map((face) => drawnFace(face));
  const mark = make("p", { class: card.playable ? "can" : "cannot", text: card.playable ? DECKS.can : DECKS.cannotFor(card.problem) });
  return make("article", { tabindex: -1, "aria-label": card.faces.map((face) => face.name).join(" // ") }, ...faces, mark);
}

function drawnFace(face) {
  const source = pictures.of(face.name);
  const picture = source ? make("img", { alt: "", src: source, loading: "lazy", onerror: (event) => event.target.remove() }) : null;
  return make(
    "div",
    { class: "face" },
    make("h3", {}, make("span", { text: face.name }), " ", ...symbols(face.cost)),
    picture,
    make("p", { class: "type", text: face.type }),
    ...face.lines.map((line) => make("p", {}, ...symbols(line))),
    ...face.corner.map((line) => make("p", { class: "corner", text: line })),
  );
}
