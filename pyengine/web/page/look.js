// How the page looks: light or dark, and how large letters are. Kept in this browser only.

import { choiceOf, make } from "./dom.js";

const THEMES = [["auto", "as the system has it"], ["light", "light"], ["dark", "dark"]];
const PACES = [["0", "at once"], ["250", "fast"], ["300", "one by one"], ["400", "slowly"]];
const SIZES = [["100", "normal"], ["87", "small"], ["115", "large"], ["135", "very large"]];

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
    make("legend", { text: "Look" }),
    choiceOf("Colours", THEMES, kept("theme", "auto"), change("theme")).label,
    choiceOf("Letters", SIZES, kept("size", "100"), change("size")).label,
    choiceOf("What others do is shown", PACES, kept("pace", PACES[matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 2][0]), change("pace")).label,
  );
}
