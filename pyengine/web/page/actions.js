// What may be chosen: a list that the keyboard reaches, and what is picked of several.

import { button, keyed, make } from "./dom.js";
import { NameField } from "./name.js";
import { NumberField } from "./number.js";
import { atMost, exactly, missing, wanted } from "./sets.js";
import { ACTIONS } from "./texts/game.js";

/** @import { Frame, Option, Question, View } from "./types.js" */
/** @import { Table } from "./table.js" */

/** More options than this are not listed if they can be clicked on the board. */
const MANY = 16;

export class Actions {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.puzzle = make("p", { class: "status puzzle", role: "status", hidden: true });
    this.prompt = make("h2", { id: "prompt" });
    this.status = make("p", { class: "status", role: "status" });
    this.list = make("ol", { class: "options", "aria-label": ACTIONS.options });
    this.number = new NumberField((option) => this.take(option), (words) => table.say(words));
    this.name = new NameField((name) => table.chooseName(name));
    this.rest = button("", () => this.openAll(), { class: "rest", hidden: true });
    this.tools = make("div", { class: "row tools" });
    this.foreseen = make("div", { class: "foreseen", "aria-live": "polite" });
    this.element = make("section", { class: "actions", "aria-labelledby": "prompt" }, this.puzzle, this.prompt, this.status, this.tools, this.number.element, this.name.element, this.list, this.rest, this.foreseen);
    this.fold = button(ACTIONS.list, () => this.unfold(!document.body.classList.contains("unfolded")), { class: "fold", "aria-expanded": "false" });
    /** @type {{question: Question | null, options: Map<number, Option[]>}} */
    this.sorted = { question: null, options: new Map() };
    this.forget();
  }

  /** On a telephone the list, the log and questions are shown on demand. */
  unfold(open) {
    document.body.classList.toggle("unfolded", open);
    this.fold.setAttribute("aria-expanded", String(open));
  }

  openAll() {
    this.whole = true;
    this.table.picked();
  }

  forget() {
    /** The numbers of the options that are chosen, in this order. @type {number[]} */
    this.chosen = [];
    /** An object of which one of several options is to be chosen. @type {number | null} */
    this.armed = null;
    this.whole = false;
    this.fresh = true;
    this.foreseen.replaceChildren();
  }

  /** @returns {Question | null} */
  get question() {
    return this.table.question;
  }

  /** Whether several options may be taken at once. */
  get several() {
    return this.question !== null && this.question.at_once !== 1 && this.question.at_once !== 0;
  }

  /** The options without those that read like an earlier one, or are the same about something that is like it. */
  get shown() {
    return this.alike.map(([option]) => option);
  }

  /** The options in groups: those of one group differ only by which of several like things they are about. */
  get alike() {
    const likes = (words) => words.replace(/\((\d+)\)/g, (number, id) => this.table.likeOf(Number(id)) ?? number);
    const different = new Map();
    for (const option of this.question?.options ?? []) if (!different.has(option.words)) different.set(option.words, option);
    return [...Map.groupBy(different.values(), (option) => likes(option.words)).values()];
  }

  /** An option of the list is taken: of like ones the first that is not chosen yet. */
  takeShown(option) {
    const group = this.armed === null ? this.alike.find((one) => one.some(({ text }) => text === option.text)) ?? [option] : [option];
    this.take(group.find(({ index }) => !this.chosen.includes(index)) ?? group.at(-1));
  }

  // ---------------------------------------------------------------- for the board

  /**
   * The options that an object comes first in; of one that is armed, those of its second object.
   * @param {number} object
   * @returns {Option[]}
   */
  of(object) {
    if (this.armed !== null && object !== this.armed) {
      return this.of(this.armed).filter((option) => option.objects[1] === object);
    }
    return this.byObject.get(object) ?? [];
  }

  /** The options of the question by the object that they come first in. */
  get byObject() {
    if (this.sorted.question !== this.question) {
      const options = this.question?.options ?? [];
      this.sorted = { question: this.question, options: Map.groupBy(options, (option) => option.objects[0]) };
    }
    return this.sorted.options;
  }

  /**
   * @param {string} player
   * @returns {Option[]}
   */
  ofPlayer(player) {
    if (this.armed !== null) return this.of(this.armed).filter((option) => option.players.at(-1) === player && option.objects.length === 1);
    return (this.question?.options ?? []).filter((option) => !option.objects.length && option.players[0] === player && !this.isBeside(option));
  }

  /** Options that are beside the question, such as giving up, are not for clicking a player. */
  isBeside(option) {
    return option.index === this.question?.waiting || option.index === this.question?.finishing;
  }

  /**
   * @param {number} object
   * @returns {Option[]}
   */
  chosenOf(object) {
    const options = this.question?.options ?? [];
    return this.chosen.map((index) => options[index]).filter((option) => option?.objects[0] === object);
  }

  /** An object was clicked: take its option, or let one be picked of several; false: it has none. */
  click(object) {
    const options = this.of(object);
    if (!options.length) {
      const armed = this.armed !== null;
      this.armed = null;
      if (armed) this.table.picked();
      return false;
    }
    this.pick(options, object);
    return true;
  }

  /** An object is dragged: its options are for what it is dropped on. */
  arm(object) {
    this.armed = object;
    this.table.picked();
  }

  clickPlayer(player) {
    const options = this.ofPlayer(player);
    if (options.length) this.pick(options, null);
    return options.length > 0;
  }

  pick(options, object) {
    const words = new Set(options.map((option) => option.words));
    if (this.several && object !== null && object !== this.armed && this.chosenOf(object).length) {
      this.chosen = this.chosen.filter((index) => this.question?.options[index].objects[0] !== object);
      this.armed = null;
    } else if (words.size === 1) {
      this.armed = null;
      this.take(options[0]);
      return;
    } else {
      this.armed = object === this.armed ? null : object;
    }
    this.table.picked();
  }

  /** Take an option, or mark it where several are taken together. */
  take(option) {
    const { question } = this;
    if (!option || !question) return;
    const finishes = option.index === question.finishing;
    if (!this.several || finishes) {
      this.table.choose(finishes ? [] : [option.index], finishes);
      return;
    }
    if (this.chosen.includes(option.index)) this.chosen = this.chosen.filter((index) => index !== option.index);
    else {
      const same = option.objects.length ? this.chosenOf(option.objects[0]).map((one) => one.index) : [];
      this.chosen = [...this.chosen.filter((index) => !same.includes(index)), option.index];
      const most = exactly(question) ?? atMost(question);
      if (most !== null && this.chosen.length > most) this.chosen.shift();
    }
    this.armed = null;
    this.table.picked();
  }

  /** Everything that can be declared, once for each object. */
  all() {
    const { question } = this;
    if (!question) return;
    const first = new Map();
    for (const option of question.options) {
      if (option.objects.length && !first.has(option.objects[0])) first.set(option.objects[0], option.index);
    }
    this.chosen = [...first.values()].slice(0, exactly(question) ?? atMost(question) ?? undefined);
    this.table.picked();
  }

  /** Of OBJECTS, so many are chosen as NUMBER says, the first ones. */
  chooseOf(objects, number) {
    const others = this.chosen.filter((index) => !objects.includes(this.question?.options[index].objects[0]));
    const some = objects.map((object) => this.of(object)[0]).filter(Boolean).slice(0, Math.max(0, number));
    this.chosen = [...others, ...some.map((option) => option.index)];
    this.armed = null;
    this.table.picked();
  }

  /** Enter: what is chosen, or what is obvious. */
  confirm() {
    const { question } = this;
    if (!question) return;
    if (this.several) {
      const more = missing(question, this.chosen.length);
      if (more) this.table.say(ACTIONS.chooseMore(more));
      else if (this.chosen.length || question.finishing !== null) this.table.choose(this.chosen, question.finishing !== null);
      else if (question.obvious !== null) this.table.choose([question.obvious]);
    } else if (question.obvious !== null) this.table.choose([question.obvious]);
    else if (question.options.length === 1) this.table.choose([0]);
  }

  /** Escape: nothing is chosen or armed any more. Returns whether there was anything. */
  cancel() {
    const had = this.chosen.length > 0 || this.armed !== null;
    this.chosen = [];
    this.armed = null;
    if (had) this.table.picked();
    return had;
  }

  // ---------------------------------------------------------------- what is shown

  /** @param {Frame} frame */
  show(frame) {
    this.element.hidden = frame.type === "replay";
    if (frame.type === "replay") return;
    const { question } = frame;
    const puzzle = frame.table.puzzle;
    this.puzzle.hidden = !puzzle;
    if (puzzle) this.puzzle.textContent = ACTIONS.puzzle(puzzle);
    this.prompt.textContent = question ? question.prompt : this.waits(frame);
    this.prompt.title = this.prompt.textContent;
    this.status.textContent = question ? (question.reminder || this.hint()) : "";
    this.element.classList.toggle("mine", question !== null);
    const groups = this.armed === null ? this.alike : this.of(this.armed).map((option) => [option]);
    const options = groups.map(([option]) => option);
    const numbers = this.number.show(options, this.fresh);
    this.name.show(this.question, this.fresh);
    const near = this.table.objects;
    const far = (option) => !option.objects.some((object) => near.has(Number(object)));
    const others = groups.filter(([option]) => !numbers.includes(option));
    const listed = this.whole || others.length <= MANY ? others : others.filter(([option]) => far(option));
    keyed(this.list, listed, ([option]) => option.text, ([option]) => this.item(option), (element, group) => this.update(element, group, options.indexOf(group[0]) + 1));
    this.rest.hidden = listed.length === others.length;
    this.rest.textContent = ACTIONS.listAll(others.length);
    this.showTools(frame);
    if (this.fresh && question) this.unfold(question.obvious === null && !this.several && options.some((option) => !option.objects.length && !option.players.length));
    this.fresh = !question;
  }

  /** @param {View} view */
  waits({ table }) {
    if (table.over) return table.over.winners.length ? ACTIONS.won(table.over.winners) : ACTIONS.draw;
    return table.thinking ? ACTIONS.thinking(table.waiting_for) : ACTIONS.waiting(table.waiting_for);
  }

  hint() {
    if (this.armed !== null) return ACTIONS.whatFor;
    if (this.question && this.several) return wanted(this.question);
    return "";
  }

  item(option) {
    const now = () => this.question?.options.find((one) => one.text === option.text);
    const take = button("", (event) => {
      // What was clicked by the mouse does not keep the focus: Enter goes on to mean what is chosen.
      if (event.detail) take.blur();
      // What was clicked may be no option any more: a click is never lost without a word.
      if (now()) this.takeShown(now());
      else this.table.say(ACTIONS.gone);
    }, { class: "option" });
    take.addEventListener("mouseenter", () => this.table.light(option.objects, option.players));
    take.addEventListener("focus", () => this.table.light(option.objects, option.players));
    take.addEventListener("mouseleave", () => this.table.light([]));
    take.addEventListener("blur", () => this.table.light([]));
    const what = button("?", () => this.foresee(now()), { class: "what", title: ACTIONS.foresee, "aria-label": ACTIONS.foreseeOf(option.words) });
    return Object.assign(make("li", {}, take, what), { text: option.text });
  }

  update(element, group, number) {
    const [take] = element.children;
    const [option] = group;
    const chosen = group.filter(({ index }) => this.chosen.includes(index)).length;
    const several = group.length > 1 ? ACTIONS.several(group.length, chosen) : "";
    const words = several ? option.words.replace(/ \(\d+\)/g, "") : option.words;
    const text = `${number}. ${words}${several}`;
    if (take.textContent !== text) take.textContent = text;
    take.classList.toggle("chosen", chosen > 0);
    take.classList.toggle("obvious", option.index === this.question?.obvious);
    if (this.several && option.index !== this.question?.finishing) take.setAttribute("aria-pressed", String(chosen > 0));
    else take.removeAttribute("aria-pressed");
  }

  /** @param {View} view */
  showTools({ question, table }) {
    const tools = [];
    if (question && this.several) {
      const words = question.finishing === null ? ACTIONS.these : question.options[question.finishing].words;
      const more = missing(question, this.chosen.length);
      tools.push(["confirm", more ? ACTIONS.more(words, more) : ACTIONS.enter(words), () => this.confirm(), "main"]);
      if (question.at_once < 0) tools.push(["all", ACTIONS.all, () => this.all(), ""]);
      if (this.chosen.length || this.armed !== null) tools.push(["cancel", ACTIONS.cancel, () => this.cancel(), ""]);
    } else if (question && question.obvious !== null) {
      const obvious = question.options[question.obvious];
      tools.push(["confirm", ACTIONS.enter(obvious.words), () => this.confirm(), "main"]);
    }
    if (question?.announcing && table.can_undo && !this.chosen.length) tools.push(["unannounce", ACTIONS.takeBack, () => this.table.unannounce(), ""]);
    if (question && question.waiting !== null) {
      tools.push(["event", ACTIONS.passToEvent, () => this.table.pass("event"), ""]);
      tools.push(["turn", ACTIONS.passToTurn, () => this.table.pass("turn"), ""]);
    }
    keyed(this.tools, tools, (tool) => tool[0], () => button("", () => {}), (element, [, text, work, kind]) => {
      const [, words, key] = /^(.*?)( \([^ ]+\))?$/.exec(text) ?? [text, text];
      if (element.textContent !== text) element.replaceChildren(words, ...(key ? [make("span", { class: "key", text: key })] : []));
      element.onclick = work;
      element.className = kind;
    });
    if (this.tools.lastElementChild !== this.fold) this.tools.append(this.fold);
  }

  /** Show what would happen if the option were taken, as far as one can know. */
  async foresee(option) {
    if (!option) return;
    try {
      const { lines } = await this.table.ask("after", { ...this.table.asked, option: option.index });
      const light = (line) => () => this.table.light(line.objects, line.players);
      const items = lines.map((line) => make("li", { text: line.words, onmouseenter: light(line), onmouseleave: () => this.table.light([]) }));
      this.foreseen.replaceChildren(
        make("h3", { text: ACTIONS.ifChosen(option.words) }),
        make("ul", {}, ...(items.length ? items : [make("li", { text: ACTIONS.nothingTold })])),
        make("p", { class: "small", text: ACTIONS.guess }),
      );
    } catch (error) {
      this.table.say(error.message);
    }
  }
}
