// A field for X, where there are many numbers for it: it begins with the most that can be paid.

import { button, make } from "./dom.js";
import { ACTIONS } from "./texts/game.js";

/** So many numbers for X are a field, and not a list. */
const FEW = 5;
const X = /^X is (\d+)$/;

const numberIn = ({ words }) => X.exec(words)?.[1];

export class NumberField {
  /** TAKE gets the option of the number that is chosen; SAY tells which numbers there are. */
  constructor(take, say) {
    this.take = take;
    this.say = say;
    this.options = [];
    this.number = make("input", { type: "number", min: 0, "aria-label": ACTIONS.x });
    this.most = make("span", { class: "small" });
    this.element = make("form", { class: "row field", hidden: true, onsubmit: (event) => this.submit(event) }, make("label", { class: "row" }, make("b", { text: ACTIONS.x }), this.number), this.most, button(ACTIONS.chooseX, () => this.element.requestSubmit(), { class: "main" }));
  }

  /** Show the numbers among OPTIONS, of a question that is FRESH or was shown before; returns the options that it stands for. */
  show(options, fresh) {
    this.options = options.filter((option) => numberIn(option) !== undefined);
    this.element.hidden = this.options.length <= FEW;
    if (this.element.hidden) return [];
    const most = Math.max(...this.options.map((option) => Number(numberIn(option))));
    this.number.max = String(most);
    this.most.textContent = ACTIONS.atMost(most);
    if (fresh) this.number.value = String(most);
    return this.options;
  }

  /** Let a number be typed; false: there is no field. */
  type() {
    if (this.element.hidden) return false;
    this.number.select();
    this.number.focus();
    return true;
  }

  submit(event) {
    event.preventDefault();
    const option = this.options.find((one) => numberIn(one) === String(Number(this.number.value)));
    if (option) this.take(option);
    else this.say(ACTIONS.xOutside(this.number.min, this.number.max));
  }
}
