// After a game: the way to its analysis, which all who played see.

import { button, make } from "./dom.js";
import { request } from "./net.js";
import { AFTER } from "./texts/game.js";

/** @import { Frame } from "./types.js" */
/** @import { Table } from "./table.js" */

export class After {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.button = button(AFTER.analyse, () => this.open(), { class: "main" });
    this.element = make("section", { class: "after", "aria-label": AFTER.title, hidden: true }, this.button);
  }

  /** @param {Frame} frame */
  show(frame) {
    this.element.hidden = frame.type !== "view" || !frame.table.over || Boolean(frame.table.puzzle);
  }

  async open() {
    this.button.disabled = true;
    try {
      location.href = (await request(`${this.table.path}/analysis`, {})).link;
    } catch (error) {
      this.table.say(error.message);
    }
    this.button.disabled = false;
  }
}
