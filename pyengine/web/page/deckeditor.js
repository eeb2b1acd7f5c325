// A list of cards that is typed, pasted or dropped, and what is said of it while that is done.

import { button, choiceOf, make, set, styled } from "./dom.js";
import { request } from "./net.js";
import { EDITOR } from "./texts/decks.js";

/** So long nothing is typed before the list is judged, in milliseconds. */
const PAUSE = 200;
export const MOST_DECK = 64000;

const MARKS = { plays: "✓", refused: "✗", unknown: "?", unread: "!" };

export class DeckEditor {
  /** A list for GAME, as the lobby offers it; TITLE tells it from others, CHANGED hears of each change. */
  constructor(game, { title = EDITOR.title, changed = () => {} } = {}) {
    this.game = game;
    this.changed = changed;
    this.advice = new Map();
    this.faults = new Map();
    this.list = make("textarea", { rows: 18, maxlength: MOST_DECK, spellcheck: "false", "aria-label": EDITOR.list(title), placeholder: EDITOR.listHint, oninput: () => this.typed() });
    const file = make("input", { type: "file", accept: ".txt,.dek,.cod,.dec,.dck", "aria-label": EDITOR.file(title), onchange: async () => {
      await this.take(file.files?.[0]);
      file.value = "";
    } });
    const formats = game.settings.format ?? [];
    this.format = choiceOf(EDITOR.legalIn, formats.map((name) => [name, name === "any" ? EDITOR.anyFormat : name]), formats[0], () => this.judge());
    this.format.label.hidden = !formats.length;
    this.sum = make("p", { role: "status", class: "sum" });
    this.problems = make("ul", { class: "problems", "aria-label": EDITOR.wrong(title) });
    this.all = button(EDITOR.nearestForAll, () => this.takeAll(), { class: "main", hidden: true });
    this.fine = make("ul", { class: "lines-fine" });
    this.fineCount = make("summary");
    this.fineBox = make("details", { hidden: true }, this.fineCount, this.fine);
    this.formats = make("p", { class: "formats" });
    this.shape = make("div", { class: "shape" });
    this.element = make(
      "div",
      { class: "deck-editor", ondragover: (event) => event.preventDefault(), ondrop: (event) => this.dropped(event) },
      make("div", { class: "column" }, this.list, make("label", {}, make("span", { text: EDITOR.orFile }), file), this.shape),
      make("div", { class: "verdict" }, this.format.label, this.sum, this.all, this.problems, this.formats, this.fineBox),
    );
  }

  get text() {
    return this.list.value;
  }

  /** Whether nothing hinders that the list is played as it is; null: it is not judged yet. */
  get plays() {
    return this.verdict && this.judged === this.text ? !this.verdict.trouble && this.verdict.playable === this.verdict.size && !this.verdict.lines.some((line) => line.state === "unread" || (line.state === "unknown" && line.beside)) : null;
  }

  /** Show the list TEXT, judged for FORMAT. */
  open(text, format = "") {
    this.list.value = text.slice(0, MOST_DECK);
    if ([...this.format.select.options].some((option) => option.value === format)) this.format.select.value = format;
    this.judge();
    this.changed();
  }

  async take(file) {
    if (!file) return;
    if (file.size > 4 * MOST_DECK) this.say(EDITOR.tooLong(MOST_DECK));
    else this.open(await file.text());
  }

  dropped(event) {
    const { files } = event.dataTransfer;
    if (!files.length) return;
    event.preventDefault();
    this.take(files[0]);
  }

  typed() {
    this.changed();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.judge(), PAUSE);
  }

  /** Add COUNT of the card NAME: to its line, or as a new one before what lies beside the deck. */
  add(name, count = 1) {
    const lines = this.text.split("\n");
    const own = this.verdict?.lines.find((line) => line.card === name && !line.beside && this.judged === this.text);
    if (own) lines[own.line - 1] = lines[own.line - 1].replace(/\d+/, (had) => String(Number(had) + count));
    else {
      const beside = lines.findIndex((line) => /^(sideboard:?|\s*)$/i.test(line));
      lines.splice(beside < 0 ? lines.length : beside, 0, `${count} ${name}`);
    }
    this.open(lines.join("\n"), this.format.select.value);
  }

  say(words) {
    this.sum.textContent = words;
    this.sum.classList.toggle("wrong", true);
  }

  // ---------------------------------------------------------------- judging

  /** Have the list judged: one question at a time, and another one where it has changed meanwhile. */
  async judge() {
    clearTimeout(this.timer);
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    const { text } = this;
    try {
      const verdict = await request("/decks/judge", { game: this.game.game, text, format: this.format.select.value });
      if (this.text === text) this.show(verdict, text);
    } catch (error) {
      this.say(error.message);
    }
    this.asking = false;
    if (this.again || (this.verdict?.unfinished && this.judged === this.text)) {
      this.again = false;
      this.judge();
    } else this.advise();
  }

  show(verdict, text) {
    if (verdict.text !== undefined) this.list.value = verdict.text;
    this.judged = verdict.text ?? text;
    this.verdict = verdict;
    const counted = verdict.trouble || EDITOR.sum(verdict.words, verdict.beside);
    this.sum.textContent = text.trim() ? counted : "";
    this.sum.classList.toggle("wrong", !this.plays);
    const faults = new Map();
    for (const { line, reason } of verdict.faults ?? []) faults.set(line, [...(faults.get(line) ?? []), reason]);
    this.faults = faults;
    const wrong = verdict.lines.filter((line) => line.state !== "plays" || faults.has(line.line));
    const fine = verdict.lines.filter((line) => line.state === "plays" && !faults.has(line.line));
    const whole = (faults.get(0) ?? []).map((reason) => make("li", { text: reason }));
    this.items = wrong.map((line) => [line, make("li", { "data-state": line.state })]);
    this.problems.replaceChildren(...whole, ...this.items.map(([, element]) => element));
    this.showProblems();
    this.fine.replaceChildren(...fine.map((line) => make("li", { text: `${MARKS.plays} ${told(line)}` })));
    this.fineCount.textContent = EDITOR.fine(fine.length);
    this.fineBox.hidden = !fine.length;
    this.formats.replaceChildren(...(verdict.formats ?? []).map(([name, count]) => make("span", { class: count ? "not" : "is", text: count ? `✗ ${name} (${count})` : `✓ ${name}` })));
    this.showShape(verdict.shape);
    this.changed();
  }

  showProblems() {
    for (const [line, element] of this.items) element.replaceChildren(...this.problem(line));
    const open = this.items.filter(([line]) => this.instead(line).length);
    this.all.hidden = open.length < 2;
  }

  problem(line) {
    const advice = this.advice.get(line.name);
    const legality = line.state === "unknown" ? [] : (this.faults.get(line.line) ?? []);
    const reasons = line.state === "refused" && advice?.reasons.length ? advice.reasons : [line.reason].filter(Boolean);
    const instead = this.instead(line);
    return [
      make("p", {}, make("strong", { text: `${MARKS[line.state]} ${EDITOR.line(line.line, line.name && EDITOR.card(line))}` })),
      ...[...reasons, ...legality].map((text) => make("p", { text })),
      instead.length ? make("p", { class: "row" }, line.state === "unknown" ? EDITOR.meant : EDITOR.nearest, ...instead.map((name) => button(name, () => this.replace([[line, name]]), { "aria-label": EDITOR.take(name, line.name) }))) : null,
      line.state === "refused" && advice?.blank ? make("p", { class: "small", text: EDITOR.playable(advice.blank) }) : null,
    ].filter(Boolean);
  }

  /** The cards that might be taken in the place of that of LINE, the nearest first, those last that the list has. */
  instead(line) {
    if (line.state === "unknown") return line.instead;
    const near = (line.state === "refused" && this.advice.get(line.name)?.nearest) || [];
    const here = new Set(this.verdict.lines.map((one) => one.card));
    return [...near.filter((name) => !here.has(name)), ...near.filter((name) => here.has(name))];
  }

  /** Ask for what is nearest to cards that are not understood, as far as it is not known. */
  async advise() {
    const names = () => [...new Set((this.verdict?.lines ?? []).filter((line) => line.state === "refused" && !this.advice.has(line.name)).map((line) => line.name))];
    if (this.advising) return;
    this.advising = true;
    try {
      for (let open = names(); open.length; open = names()) {
        const { cards } = await request("/decks/nearest", { game: this.game.game, names: open.slice(0, 100) });
        for (const name of open.slice(0, 100)) if (cards[name]) this.advice.set(name, cards[name]);
        this.showProblems();
      }
    } catch (error) {
      this.say(error.message);
    }
    this.advising = false;
  }

  // ---------------------------------------------------------------- changes

  takeAll() {
    this.replace(this.items.flatMap(([line]) => this.instead(line).slice(0, 1).map((name) => [line, name])));
  }

  /** Write names of other cards into lines. */
  replace(changes) {
    if (this.text !== this.judged) return;
    const lines = this.text.split("\n");
    for (const [line, name] of changes) lines[line.line - 1] = lines[line.line - 1].replace(line.name, () => name);
    this.open(lines.join("\n"), this.format.select.value);
    this.list.focus();
  }

  async showShape(shape) {
    set(this.shape, "hidden", !shape);
    if (!shape) return;
    const { drawn } = await import(`./${this.game.game}/deckshape.js`);
    await styled(this.game.game);
    this.shape.replaceChildren(drawn(shape));
  }
}

/** The card of LINE, and what it is beside one of the deck. */
function told(line) {
  const card = EDITOR.card(line);
  const led = line.leads ? EDITOR.leads(card) : card;
  return line.beside ? EDITOR.beside(led) : led;
}
