// The query field: questions to the rules, in the words of the toplevel, answered by what one may know.

import { button, make } from "./dom.js";
import { ASKING } from "./texts/game.js";

/** @import { Table } from "./table.js" */

const WORDS = ["legal(A)", "why_not(A, R)", "why(A, R)", "after(A, G)", "events(E)", "state(F)", "known(F)"];
/** Questions in a player's words; {me} is the one who looks. */
const READY = [[ASKING.whatMayBeDone, "legal(A)"], [ASKING.whatHappened, "events(E)"]];
const PAUSE = 200;
const OBJECT = /#(\d+)/;

export class Asking {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.past = [];
    this.at = 0;
    this.words = make("datalist", { id: "words" });
    this.input = make("input", { id: "question", list: "words", autocomplete: "off", spellcheck: "false", maxlength: 2000, placeholder: ASKING.example, onkeydown: (event) => this.key(event), oninput: () => this.complete() });
    this.ready = make("select", { "aria-label": ASKING.ready, onchange: (event) => this.take(event) });
    this.answers = make("div", { class: "answers scroll", "aria-live": "polite", tabindex: 0, role: "region", "aria-label": ASKING.answers });
    const form = make("form", { class: "row", onsubmit: (event) => this.ask(event) }, make("label", { for: "question", class: "hidden", text: ASKING.question }), this.input, this.words, button(ASKING.ask, (event) => this.ask(event), { type: "submit" }));
    this.element = make("details", { class: "asking" }, make("summary", { text: ASKING.title }), this.ready, form, this.answers);
  }

  /** Offer the words of all games, and those of this one; and the questions that it has ready. */
  offer(own, ready = []) {
    this.own = own;
    this.ready.replaceChildren(...[[ASKING.takeReady, ""], ...READY, ...ready].map(([text, value]) => make("option", { text, value })));
    this.words.replaceChildren(...[...own, ...WORDS].map((value) => make("option", { value })));
  }

  /** Offer what the word that is typed may become, in the words of the toplevel. */
  complete() {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const text = this.input.value;
      const { words } = await this.table.ask("complete", { text }).catch(() => ({ words: [] }));
      if (this.input.value === text && text) this.words.replaceChildren(...words.map((value) => make("option", { value })));
      else if (!text) this.offer(this.own);
    }, PAUSE);
  }

  /** Ask the question that is chosen, as who looks: it stands in the field, to be changed. */
  take(event) {
    const { frame } = this.table;
    const me = frame?.view.players.some(({ name }) => name === frame.viewer) ? frame.viewer : "P";
    this.input.value = this.ready.value.replaceAll("{me}", me);
    this.ready.selectedIndex = 0;
    this.ask(event);
  }

  /** Keep no question and no answer. */
  forget() {
    this.past = [];
    this.at = 0;
    this.input.value = "";
    this.answers.replaceChildren();
  }

  open() {
    this.element.open = true;
    this.input.focus();
  }

  key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || this.at + step < 0 || this.at + step > this.past.length) return;
    this.at += step;
    this.input.value = this.past[this.at] ?? "";
    event.preventDefault();
  }

  async ask(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text || this.busy) return;
    this.past.push(text);
    this.at = this.past.length;
    this.busy = true;
    this.answers.textContent = "…";
    try {
      this.show(await this.table.ask("ask", { text }));
    } catch (error) {
      this.answers.textContent = error.message;
    }
    this.busy = false;
  }

  show({ names, rows, more, output, error }) {
    if (error) {
      this.answers.textContent = error;
      return;
    }
    this.answers.replaceChildren();
    if (output) this.answers.append(make("pre", { text: output }));
    if (!rows.length) this.answers.append(make("p", { text: ASKING.no }));
    else if (!names.length) this.answers.append(output ? "" : make("p", { text: ASKING.yes }));
    else this.answers.append(this.tableOf(names, rows));
    if (more) this.answers.append(make("p", { text: ASKING.more(rows.length) }));
  }

  tableOf(names, rows) {
    const head = make("tr", {}, ...names.map((text) => make("th", { scope: "col", text })));
    const body = rows.map((row) => make("tr", {}, ...row.map((text) => this.cell(text))));
    return make("table", {}, make("thead", {}, head), make("tbody", {}, ...body));
  }

  cell(text) {
    const cell = make("td", { text });
    const objects = this.objectsOf(text);
    if (objects.length) {
      cell.addEventListener("mouseenter", () => this.table.light(objects));
      cell.addEventListener("mouseleave", () => this.table.light([]));
    }
    return cell;
  }

  /** The objects that a cell is about: by number, or by a name that only one has. */
  objectsOf(text) {
    const number = OBJECT.exec(text)?.[1];
    if (number) return [Number(number)];
    const name = text.replaceAll("_", " ").toLowerCase();
    const { frame } = this.table;
    return (frame?.view.objects ?? []).filter((thing) => thing.name.toLowerCase() === name).map((thing) => thing.id);
  }
}
