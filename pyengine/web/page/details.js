// An object, inspected: what it says, how its size came about, and why something can't be done with it.

import { button, make } from "./dom.js";
import { DETAILS } from "./texts/game.js";
import { DIALOG } from "./texts/page.js";

/** @import { Table } from "./table.js" */

const DELAY = 220;
/** So long after a view what is shown is asked anew. */
const AGAIN = 250;

export class Details {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.title = make("h2", { id: "details", text: DETAILS.title });
    this.body = make("div", { class: "scroll", tabindex: 0, role: "group", "aria-labelledby": "details" });
    this.pin = button(DETAILS.pin, () => this.toggle(), { "aria-pressed": "false" });
    this.element = make("section", { class: "details", "aria-labelledby": "details", hidden: true }, make("div", { class: "row" }, this.title, this.pin, button(DIALOG.close, () => this.clear())), this.body);
    this.pinned = false;
  }

  toggle() {
    this.pinned = !this.pinned;
    this.pin.setAttribute("aria-pressed", String(this.pinned));
  }

  clear() {
    clearTimeout(this.timer);
    this.object = null;
    if (this.pinned) this.toggle();
    this.element.hidden = true;
  }

  /** Close it, and keep nothing of what was inspected. */
  forget() {
    this.clear();
    this.body.replaceChildren();
    this.ruled = null;
  }

  /** Inspect an object soon, if the pointer or the focus stays on it. */
  hover(object) {
    clearTimeout(this.timer);
    if (!this.pinned) this.timer = setTimeout(() => this.open(object), DELAY);
  }

  /** Inspect an object now; with `pin`, it stays until it is closed. */
  async open(object, pin = false) {
    clearTimeout(this.timer);
    if (pin && !this.pinned) this.toggle();
    this.object = object;
    try {
      const found = await this.table.ask("inspect", { object });
      if (this.object === object) this.show(found);
    } catch (error) {
      if (pin) this.table.say(error.message);
    }
  }

  /** The game has gone on: what is shown of an object is asked anew, and closed where nothing is known of it any more. */
  renew() {
    clearTimeout(this.later);
    if (this.element.hidden || this.object === null) return;
    this.later = setTimeout(async () => {
      const { object } = this;
      if (this.element.hidden || object === null) return;
      const found = await this.table.ask("inspect", { object }).catch(() => null);
      if (object !== this.object) return;
      if (found === null || !found.lines.length) this.clear();
      else if (JSON.stringify(found) !== this.shown) this.show(found);
    }, AGAIN);
  }

  /** What the publisher has said of the card: asked for where it is opened, and kept open while the same card is shown. */
  rulings(heading) {
    const key = `${this.object} ${heading}`;
    if (this.ruled?.key === key) return this.ruled.element;
    const list = make("ul");
    const element = make("details", { class: "rulings", ontoggle: () => element.open && !list.childElementCount && this.rule(list, this.object) }, make("summary", { text: DETAILS.rulings }), list);
    this.ruled = { key, element };
    return element;
  }

  async rule(list, object) {
    const lines = await this.table.ask("rulings", { object }).then(({ rulings }) => rulings.map(([date, text]) => `${date}: ${text}`), (error) => [error.message]);
    list.replaceChildren(...(lines.length ? lines : [DETAILS.noRulings]).map((text) => make("li", { text })));
  }

  show(found) {
    const { lines, size, changes, attempts } = found;
    this.shown = JSON.stringify(found);
    const { scrollTop } = this.body;
    const legal = attempts.filter((attempt) => !attempt.reasons.length);
    const others = attempts.filter((attempt) => attempt.reasons.length);
    const [heading, ...rest] = lines;
    this.title.textContent = heading ?? DETAILS.nothing;
    this.body.replaceChildren(...rest.map((line) => make("p", { text: line })));
    this.body.append(...(this.table.explainSize(size)));
    if (changes.length) this.body.append(make("h3", { text: DETAILS.changed }), make("ul", { class: "changes" }, ...changes.map(([rule, words]) => make("li", {}, make("span", { class: "rule", text: rule }), ` ${words}`))));
    const { frame } = this.table;
    if (frame?.faces?.of[this.object] !== undefined) this.body.append(this.rulings(heading));
    if (legal.length) this.body.append(make("h3", { text: DETAILS.can }), make("ul", {}, ...legal.map((one) => make("li", { text: one.words }))));
    for (const attempt of others) this.body.append(whyNot(attempt));
    this.element.hidden = false;
    this.body.scrollTop = scrollTop;
  }
}

function whyNot({ words, reasons, conflict }) {
  const items = reasons.map((reason) => make("li", {}, make("span", { class: "rule", text: reason.rule }), ` ${reason.words}`));
  const golden = conflict.map((line) => make("li", { class: "golden", text: line }));
  return make("div", { class: "why" }, make("h3", { text: DETAILS.whyNot(words) }), make("ul", {}, ...items, ...golden));
}
