// The moments at which a person wants to be asked: set in a dialog, and kept in this browser for the next game.

import { dialog, elementsIn, make } from "./dom.js";
import { keep, kept } from "./look.js";
import { STOPS } from "./texts/game.js";

/** @import { Frame } from "./types.js" */
/** @import { Table } from "./table.js" */

const nameOf = (frame) => `stops.${frame.game}`;

export class Stops {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.fresh = true;
  }

  /**
   * A game in which nothing is set yet begins with what was kept; people who share a page keep none.
   * @param {Frame} frame
   */
  show(frame) {
    const settings = frame.table?.settings;
    if (!settings || !this.fresh) return;
    this.fresh = false;
    if (settings.stops.length || settings.full || this.table.shared) return;
    try {
      const { stops, full } = JSON.parse(kept(nameOf(frame), "{}"));
      if (stops?.length || full) this.table.tell("set", { stops, full });
    } catch {
      // What can't be read is as if nothing were kept.
    }
  }

  async open() {
    const { frame } = this.table;
    if (!frame?.table?.settings) return;
    const { settings } = frame.table;
    const { moments } = await this.table.ask("words");
    const has = (whose, name) => settings.stops.some(([a, b]) => a === whose && b === name);
    const box = (whose, name, words) => make("input", { type: "checkbox", checked: has(whose, name), "data-stop": `${whose} ${name}`, "aria-label": STOPS.moment(words, whose) });
    const rows = moments.map(([name, words]) => make("tr", {}, make("th", { scope: "row", text: words }), make("td", {}, box("my", name, words)), make("td", {}, box("their", name, words))));
    const full = make("input", { type: "checkbox", checked: settings.full });
    const head = make("tr", {}, ...STOPS.columns.map((text) => make("th", { scope: "col", text })));
    const form = make("div", {}, make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)), make("label", {}, full, STOPS.full));
    form.addEventListener("change", () => {
      const set = { stops: elementsIn(form, "[data-stop]:checked").map(({ dataset }) => dataset.stop?.split(" ")), full: full.checked };
      this.table.tell("set", set);
      if (!this.table.shared) keep(nameOf(frame), JSON.stringify(set));
    });
    dialog(STOPS.title, form);
  }
}
