// A game: what the server shows of it, drawn anew at each view, and what is clicked and typed.

import { button, elementsIn, emptied, make, openDialog, styled } from "./dom.js";
import { Line } from "./net.js";
import { Actions } from "./actions.js";
import { Log } from "./log.js";
import { Details } from "./details.js";
import { Asking } from "./asking.js";
import { Bar } from "./bar.js";
import { Replay } from "./replay.js";
import { Keys } from "./keys.js";
import { Match } from "./match.js";
import { After } from "./after.js";
import { PuzzleHelp } from "./puzzle.js";
import { Pace } from "./pace.js";
import { whole } from "./sets.js";
import { Stops } from "./stops.js";
import { Talk } from "./talk.js";
import { TABLE } from "./texts/game.js";
import { PAGE } from "./texts/page.js";

/** @import { Frame, GameBoard, Question } from "./types.js" */

/** Within how many milliseconds and pixels two clicks are one double click. */
const TWICE = 300;
const NEAR = 8;

export class Table {
  /** @param {string} path */
  constructor(path) {
    this.path = path;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {GameBoard | null} */
    this.board = null;
    /** @type {Promise<void> | null} */
    this.loading = null;
    this.root = make("main", { class: "board", "aria-label": TABLE.board });
    this.actions = new Actions(this);
    this.details = new Details(this);
    this.log = new Log(this, this.details);
    this.match = new Match(this);
    this.after = new After(this);
    this.help = new PuzzleHelp(this);
    this.asking = new Asking(this);
    this.stops = new Stops(this);
    this.talk = new Talk(this);
    this.bar = new Bar(this, this.stops, this.log);
    this.side = make("div", { class: "side" });
    this.replay = new Replay(this, this.side);
    this.curtain = make("div", { class: "curtain", hidden: true });
    this.side.append(...[this.match, this.after, this.actions, this.help, this.details, this.log, this.talk, this.asking].map(({ element }) => element));
    document.body.replaceChildren(this.bar.element, this.root, this.side, this.replay.element, this.curtain);
    document.body.classList.add("table");
    this.pace = new Pace((frame) => this.show(frame));
    this.keys = new Keys({ table: this, actions: this.actions, asking: this.asking, bar: this.bar, details: this.details, replay: this.replay });
    for (const name of ["keydown", "pointerdown"]) addEventListener(name, (event) => this.hasten(event), true);
    addEventListener("click", (event) => this.once(event), true);
    this.line = new Line(path, (message, said) => this.heard(message, said), (open) => this.bar.connected(open));
  }

  async heard(message, said) {
    const shown = message.type === "view" || message.type === "replay";
    if (shown) this.loading ??= this.load(message.game);
    // What comes while the board is loaded waits for it, each in its turn: a view that is shown late would stay.
    if (this.loading && !this.board) await this.loading;
    if (shown) this.pace.hear(message);
    else if (message.type === "curtain") this.draw(message);
    else if (message.stale) this.late(said);
    else if (message.type === "error" || message.type === "keeping") this.say(message.message);
  }

  /** What others did and is not shown yet is shown at once by a key or a click, which then means nothing else. */
  hasten(event) {
    const plays = event.type === "keydown" ? !event.target.closest?.("input, textarea, select, dialog") && !/^(Tab|Shift|Control|Alt|Meta)/.test(event.key) : event.target.closest?.(".actions, .board");
    if (!plays || !this.pace.skip()) return;
    event.stopPropagation();
    event.preventDefault();
    this.hastened = event.timeStamp;
  }

  /** A double click counts once: its second click may meet the question that follows, and is not for it. */
  once(event) {
    if (!event.detail || !event.target.closest?.(".side, .board")) return;
    if (event.timeStamp - (this.hastened ?? -Infinity) < TWICE) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const { clientX, clientY, timeStamp } = event;
    const asked = this.frame && `${this.frame.seq} ${this.frame.epoch}`;
    const last = this.clicked;
    if (last && asked !== last.asked && timeStamp - last.timeStamp < TWICE && Math.hypot(clientX - last.clientX, clientY - last.clientY) < NEAR) {
      event.stopPropagation();
      event.preventDefault();
      this.say(TABLE.twice);
    } else this.clicked = { asked, clientX, clientY, timeStamp };
  }

  /** What was said is about a question that is not asked any more: a page that still shows it needs a new view. */
  late(said) {
    this.say(TABLE.late);
    if (said?.seq === this.frame?.seq && said?.epoch === this.frame?.epoch) this.tell("look");
  }

  /** The board of a game, and its style. */
  async load(game) {
    try {
      const [{ Board }] = await Promise.all([import(`./${game}/board.js`), styled(game)]);
      const board = new Board(this.root, { table: this, actions: this.actions, details: this.details });
      this.board = board;
      this.asking.offer(board.questions, board.ready);
    } catch (error) {
      this.loading = null;
      this.say(TABLE.notLoaded, true);
      throw error;
    }
  }

  /**
   * Show a view: the one way from what the server says to what is on the page.
   * @param {Frame} frame
   */
  show(frame) {
    this.curtain.hidden = true;
    if (frame.question) frame = { ...frame, question: whole(frame.question) };
    const moved = !this.frame || this.frame.seq !== frame.seq || this.frame.epoch !== frame.epoch;
    this.frame = frame;
    if (moved) this.actions.forget();
    document.title = this.titleOf(frame);
    document.body.classList.toggle("replaying", frame.type === "replay");
    this.bar.show(frame);
    this.board?.show(frame);
    this.actions.show(frame);
    this.match.show(frame);
    this.talk.show(frame);
    this.stops.show(frame);
    this.after.show(frame);
    this.help.show(frame);
    this.details.renew();
    if (frame.type === "replay") this.replay.show(frame);
    else if (!this.log.show(frame)) this.tell("look");
  }

  /** @param {Frame} frame */
  titleOf(frame) {
    if (frame.type === "replay") return PAGE.titled(TABLE.replay);
    return PAGE.titled(frame.question ? TABLE.yourChoice : frame.table.over ? TABLE.over : TABLE.waiting);
  }

  /** Draw the curtain before another person who shares this page; nothing of the last one stays behind it. */
  draw({ player }) {
    this.pace.forget();
    this.frame = null;
    openDialog()?.close();
    emptied(document.body);
    this.log.forget();
    this.details.forget();
    this.asking.forget();
    this.talk.forget();
    const ready = button(TABLE.ready(player), () => this.tell("ready", { player }), { class: "main" });
    this.curtain.replaceChildren(make("p", { text: TABLE.curtain(player) }), ready);
    this.curtain.hidden = false;
    ready.focus();
  }

  // ---------------------------------------------------------------- for the parts

  /** @returns {Question | null} */
  get question() {
    return this.frame?.question ?? null;
  }

  /** Whether several people share this page, and a curtain stands before each. */
  get shared() {
    return this.path.endsWith("/together");
  }

  /** Whether nobody sees the table, for a curtain is drawn. */
  get covered() {
    return !this.curtain.hidden;
  }

  /**
   * Say WORDS to who looks; they stay until others are said, or for some seconds.
   * @param {string} words
   */
  say(words, stays = false) {
    this.bar.say(words, stays);
  }

  /**
   * Tell the server; what follows from it comes as a view.
   * @param {string} type
   */
  tell(type, content = {}) {
    this.line.tell(type, content);
  }

  /**
   * Ask the server, and return its answer.
   * @param {string} type
   * @returns {Promise<any>}
   */
  ask(type, content = {}) {
    return this.line.ask(type, content);
  }

  /** Which question is shown, as the server counts. */
  get asked() {
    return { seq: this.frame?.seq, epoch: this.frame?.epoch };
  }

  /**
   * Choose a name, which need not be among the options.
   * @param {string} name
   */
  chooseName(name) {
    this.tell("choose", { ...this.asked, name });
  }

  /** @param {number[]} options */
  choose(options, finish = false) {
    this.tell("choose", { ...this.asked, options, finish });
  }

  /** @param {"event" | "turn"} until */
  pass(until) {
    this.tell("pass", { ...this.asked, until });
  }

  /** Go back to before what is being announced; false: nothing is. */
  unannounce() {
    if (!this.question?.announcing || !this.frame?.table?.can_undo) return false;
    this.tell("cancel", this.asked);
    return true;
  }

  undo() {
    this.tell("undo", { epoch: this.asked.epoch });
  }

  /** The board is drawn anew where what is picked changes. */
  picked() {
    if (!this.frame) return;
    this.board?.show(this.frame);
    this.actions.show(this.frame);
  }

  /** The numbers of all objects that the board shows. */
  get objects() {
    return new Set(elementsIn(this.root, "[data-object]").map(({ dataset }) => Number(dataset.object)));
  }

  /**
   * Light up objects and players, such as those that a line of the log is about.
   * @param {number[]} objects
   * @param {string[]} players
   */
  light(objects, players = []) {
    for (const element of this.root.querySelectorAll(".lit")) element.classList.remove("lit");
    for (const object of objects) this.root.querySelector(`[data-object="${Number(object)}"]`)?.classList.add("lit");
    if (objects.length) return;
    for (const element of elementsIn(this.root, "[data-player]")) if (players.includes(element.dataset.player ?? "")) element.classList.add("lit");
  }

  // ---------------------------------------------------------------- what the board of some games knows

  /**
   * What an object has in common with those that are like it; null: nothing.
   * @param {number} object
   */
  likeOf(object) {
    return this.board?.likeOf?.(object) ?? null;
  }

  /**
   * Elements that tell how the size of an object came about.
   * @param {any[]} size
   */
  explainSize(size) {
    return this.board?.explainSize?.(size) ?? [];
  }

  /** Let a folder with pictures be picked. */
  pickPictures() {
    this.board?.pickPictures?.();
  }
}
