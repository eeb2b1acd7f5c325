// The log: who did what. Hover lights up what a line is about; a click goes there and inspects it.

import { make } from "./dom.js";

const NEAR = 40;

export class Log {
  constructor(table) {
    this.table = table;
    this.count = 0;
    this.list = make("ol");
    this.window = make("div", { class: "lines", role: "log", "aria-label": "Log", tabindex: 0 }, this.list);
    this.follows = true;
    this.window.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.follow()).observe(this.window);
    this.element = make("section", { class: "log", "aria-labelledby": "log" }, make("h2", { id: "log", text: "Log" }), this.window);
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
    this.count = 0;
    this.list.replaceChildren();
  }

  /** Add the lines of a view; false: some are missing before them. */
  show({ log }) {
    if (log.from > this.count) return false;
    while (this.count > log.from) {
      this.list.lastElementChild.remove();
      this.count -= 1;
    }
    for (const line of log.lines) this.list.append(this.item(line));
    this.count += log.lines.length;
    this.follow();
    return true;
  }

  item(line) {
    const item = make("li", { class: line.kind, text: line.words });
    item.addEventListener("mouseenter", () => this.table.light(line.objects, line.players));
    item.addEventListener("mouseleave", () => this.table.light([]));
    item.addEventListener("click", () => {
      const there = line.objects.map((object) => this.table.root.querySelector(`[data-object="${Number(object)}"]`)).find(Boolean);
      there?.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (there) this.table.details.open(Number(there.dataset.object), true);
    });
    return item;
  }
}
