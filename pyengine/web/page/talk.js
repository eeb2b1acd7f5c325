// What people at the table say to each other: set phrases, and free text where the table has it.

import { button, keyed, make } from "./dom.js";
import { keep, kept } from "./look.js";
import { TALK } from "./texts/game.js";

/** @import { Frame } from "./types.js" */
/** @import { Table } from "./table.js" */

export class Talk {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.heard = null;
    this.lines = make("ol", { role: "log", "aria-label": TALK.title, tabindex: 0 });
    this.phrase = make("select", { "aria-label": TALK.phrase, onchange: () => this.say() });
    this.text = make("input", { maxlength: 200, "aria-label": TALK.own, autocomplete: "off" });
    this.own = make("form", { class: "row", onsubmit: (event) => this.write(event) }, this.text, button(TALK.say, () => this.own.requestSubmit()));
    this.element = make("details", { class: "talk", hidden: true, open: kept("talk", "open") === "open" }, make("summary", { text: TALK.title }), this.lines, this.phrase, this.own);
    this.element.addEventListener("toggle", () => keep("talk", this.element.open ? "open" : "folded"));
  }

  /** @param {Frame} frame */
  show({ table, viewer }) {
    const talk = table?.talk;
    this.element.hidden = !talk;
    if (!talk) return;
    const seated = Boolean(table.settings);
    this.phrase.hidden = !seated;
    this.own.hidden = !seated || !talk.free;
    if (this.phrase.options.length !== talk.phrases.length + 1) {
      this.phrase.replaceChildren(make("option", { value: "", text: TALK.choosePhrase }), ...talk.phrases.map((text, value) => make("option", { value, text })));
    }
    keyed(this.lines, talk.lines, (line) => line.number, (line) => make("li", {}, make("b", { text: `${line.player}: ` }), line.words), () => {});
    const last = talk.lines.at(-1);
    if (last && this.heard !== null && last.number > this.heard) {
      this.lines.scrollTop = this.lines.scrollHeight;
      if (last.player !== viewer && this.element.open) this.table.say(TALK.said(last.player, last.words));
    }
    this.heard = last?.number ?? 0;
  }

  say() {
    if (this.phrase.value !== "") this.table.tell("talk", { phrase: Number(this.phrase.value) });
    this.phrase.value = "";
  }

  write(event) {
    event.preventDefault();
    const text = this.text.value.trim();
    if (text) this.table.tell("talk", { text });
    this.text.value = "";
  }

  /** Nothing of it stays behind a curtain. */
  forget() {
    this.text.value = "";
    this.heard = null;
  }
}
