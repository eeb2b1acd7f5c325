// How the page looks: light or dark, and how large letters are. Kept in this browser only.

import { choiceOf, make } from "./dom.js";
import { LOOK } from "./texts/page.js";

/** What is kept under NAME; USUAL where nothing is. */
export function kept(name, usual) {
  try {
    return localStorage.getItem(`manalog.${name}`) ?? usual;
  } catch {
    return usual;
  }
}

/** Keep VALUE under NAME, in this browser. */
export function keep(name, value) {
  try {
    localStorage.setItem(`manalog.${name}`, value);
  } catch {
    // A browser that keeps nothing shows it this way until it is closed.
  }
}

export function applyLook() {
  document.documentElement.dataset.theme = kept("theme", "auto");
  document.documentElement.style.setProperty("--letters", String(Number(kept("size", "100")) / 100));
}

export function lookControls() {
  const change = (name) => (value) => {
    keep(name, value);
    applyLook();
  };
  return make(
    "fieldset",
    { class: "fields" },
    make("legend", { text: LOOK.title }),
    choiceOf(LOOK.colors, LOOK.themes, kept("theme", "auto"), change("theme")).label,
    choiceOf(LOOK.letters, LOOK.sizes, kept("size", "100"), change("size")).label,
    choiceOf(LOOK.pace, LOOK.paces, kept("pace", LOOK.paces[matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 2][0]), change("pace")).label,
  );
}
