// A field for a name that need not be among the options: the server looks it up.

import { button, make } from "./dom.js";
import { ACTIONS } from "./texts/game.js";

const MOST_LETTERS = 150;

export class NameField {
  /** TAKE gets the name that is typed. */
  constructor(take) {
    this.take = take;
    this.name = make("input", { type: "text", autocomplete: "off", spellcheck: "false", maxlength: MOST_LETTERS, "aria-label": ACTIONS.anyName });
    this.element = make("form", { class: "row field", hidden: true, onsubmit: (event) => this.submit(event) }, make("label", { class: "row" }, make("b", { text: ACTIONS.anyName }), this.name), button(ACTIONS.chooseName, () => this.element.requestSubmit()));
  }

  /** Show the field where QUESTION asks for a name; FRESH, with nothing in it. */
  show(question, fresh) {
    this.element.hidden = !question?.names;
    if (fresh) this.name.value = "";
  }

  submit(event) {
    event.preventDefault();
    const name = this.name.value.trim();
    if (name) this.take(name);
  }
}
