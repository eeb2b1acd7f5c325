// The log: who did what, by turns that can be folded. Hover lights up what a line is about; a click goes there and inspects it.

import { make } from "./dom.js";
import { LOG } from "./texts/game.js";

/** @import { View } from "./types.js" */
/** @import { Details } from "./details.js" */
/** @import { Table } from "./table.js" */

const NEAR = 40;
/** So many turns are open by themselves. */
const OPEN = 3;

export class Log {
  /**
   * Of TABLE; DETAILS inspect what a line is about.
   * @param {Table} table
   * @param {Details} details
   */
  constructor(table, details) {
    this.table = table;
    this.details = details;
    this.items = [];
    this.list = make("div");
    this.window = make("div", { class: "lines", role: "log", "aria-label": LOG.title, tabindex: 0 }, this.list);
    this.follows = true;
    this.window.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.follow()).observe(this.window);
    this.element = make("section", { class: "log", "aria-labelledby": "log" }, make("h2", { id: "log", text: LOG.title }), this.window);
  }

  /** Whoever scrolls up reads on there; at the end, new lines are followed. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.window;
    if (clientHeight === this.height) this.follows = scrollHeight - scrollTop - clientHeight < NEAR;
    this.height = clientHeight;
  }

  follow() {
    if (this.follows) this.window.scrollTop = this.window.scrollHeight;
  }

  forget() {
    this.items = [];
    this.list.replaceChildren();
  }

  /** All lines, as they are written into a file. */
  get text() {
    return this.items.map((item) => `${item.textContent}\n`).join("");
  }

  /**
   * Add the lines of a view; false: some are missing before them.
   * @param {View} frame
   */
  show({ log }) {
    if (log.from > this.items.length) return false;
    for (const item of this.items.splice(log.from)) this.remove(item);
    for (const line of log.lines) {
      const item = this.item(line);
      if (line.kind === "turn_begins" || !this.list.lastElementChild) this.begin(line);
      this.list.lastElementChild?.lastElementChild?.append(item);
      this.items.push(item);
    }
    requestAnimationFrame(() => this.follow());
    return true;
  }

  /** A turn begins with LINE: the turns before the last ones are folded, unless somebody reads there. */
  begin(line) {
    const words = line.kind === "turn_begins" ? line.words.replace(/^-+\s*/, "") : LOG.beginning;
    this.list.append(make("details", { class: "turn", open: true }, make("summary", { text: words }), make("ol")));
    if (this.follows) for (const turn of [...this.list.children].slice(0, -OPEN)) turn.removeAttribute("open");
  }

  remove(item) {
    const turn = item.closest("details");
    item.remove();
    if (!turn.lastElementChild.childElementCount) turn.remove();
  }

  item(line) {
    const item = make("li", { class: line.kind, text: line.words });
    item.addEventListener("mouseenter", () => this.table.light(line.objects, line.players));
    item.addEventListener("mouseleave", () => this.table.light([]));
    item.addEventListener("click", () => {
      const { objects } = this.table;
      const there = line.objects.map(Number).find((object) => objects.has(object));
      if (there !== undefined) this.details.open(there, true);
    });
    return item;
  }
}
