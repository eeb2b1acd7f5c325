// The bar at the top: where the game is, who is waited for, and what can be done at any time.

import { button, dialog, make } from "./dom.js";
import { Clock } from "./clock.js";
import { lookControls } from "./look.js";
import { BAR, MENU } from "./texts/game.js";
import { PAGE } from "./texts/page.js";

/** @import { Frame } from "./types.js" */
/** @import { Log } from "./log.js" */
/** @import { Stops } from "./stops.js" */
/** @import { Table } from "./table.js" */

const SAID = 6000;
/** After so many milliseconds of a bot's thinking it can be told to move. */
const THINKS = 1500;

export class Bar {
  /**
   * Of TABLE; its buttons open STOPS and download the LOG, too.
   * @param {Table} table
   * @param {Stops} stops
   * @param {Log} log
   */
  constructor(table, stops, log) {
    this.table = table;
    this.log = log;
    this.where = make("p", { class: "where" });
    this.clock = new Clock();
    this.news = make("p", { class: "news", role: "status" });
    this.wish = make("div", { class: "wish row", hidden: true });
    this.hurry = button(BAR.hurry, () => table.tell("hurry"), { hidden: true, title: BAR.hurryTitle });
    this.undo = button(BAR.undo, () => table.undo());
    this.stops = button(BAR.stops, () => stops.open());
    this.menu = button(BAR.menu, () => this.openMenu());
    this.buttons = make("nav", { class: "row", "aria-label": BAR.title }, this.hurry, this.undo, this.stops, this.menu);
    this.element = make("header", { class: "bar" }, make("h1", { text: PAGE.name }), this.where, this.clock.element, this.wish, this.news, this.buttons);
  }

  connected(open) {
    document.body.classList.toggle("cut", !open);
    if (!open) this.say(BAR.cut, true);
    else this.news.textContent = "";
  }

  say(words, stays = false) {
    this.news.textContent = words;
    clearTimeout(this.timer);
    if (!stays) this.timer = setTimeout(() => { this.news.textContent = ""; }, SAID);
  }

  /** @param {Frame} frame */
  show(frame) {
    const { view } = frame;
    const parts = [view.turn ? BAR.turn(view.turn) : "", view.active ?? view.mover, view.step_words];
    this.where.textContent = parts.filter(Boolean).join(" · ");
    const { table } = frame;
    this.undo.hidden = table?.can_undo === undefined || table.undo_rule === "never";
    this.undo.disabled = !table?.can_undo;
    this.stops.hidden = !table?.settings;
    clearTimeout(this.thinks);
    this.hurry.hidden = true;
    if (table?.thinking && table.settings) this.thinks = setTimeout(() => { this.hurry.hidden = false; }, THINKS);
    this.clock.show(frame);
    this.showWish(frame);
  }

  /** Whether the last choice can be taken back now. */
  get undoes() {
    return !this.undo.disabled && !this.undo.hidden;
  }

  /** @param {Frame} frame */
  showWish({ table, viewer }) {
    const wish = table?.wish ?? null;
    this.wish.hidden = wish === null;
    if (wish === null) return;
    const answer = (agrees) => () => this.table.tell("agree", { agrees });
    const mine = wish === viewer;
    this.wish.replaceChildren(
      make("span", { text: mine ? BAR.ownWish : BAR.wish(wish) }),
      ...(mine || !table?.settings ? [] : [button(BAR.agree, answer(true)), button(BAR.refuse, answer(false))]),
    );
  }

  openMenu() {
    const { frame, path } = this.table;
    const table = frame?.table;
    const playing = table?.settings && !table.over;
    const items = [
      make("a", { href: "/", text: PAGE.lobby }),
      make("a", { href: `${path}/save`, download: "", text: MENU.save }),
      button(MENU.log, () => this.downloadLog()),
      button(MENU.board, () => this.downloadBoard()),
      button(MENU.pictures, () => this.table.pickPictures()),
      ...((playing && table.orders) || []).map((order) => button(order[0].toUpperCase() + order.slice(1), () => this.table.tell("order", { order }))),
      playing ? button(MENU.concede, () => this.concede()) : null,
    ];
    dialog(BAR.menu, make("div", { class: "column" }, ...items), make("p", { class: "small", text: MENU.keys }), lookControls());
  }

  concede() {
    const box = dialog(MENU.concedeSure, make("div", { class: "row" }, button(MENU.concedeYes, () => {
      this.table.tell("concede");
      for (const one of document.querySelectorAll("dialog")) one.close();
    })));
    return box;
  }

  downloadLog() {
    this.download("manalog.log.txt", this.log.text);
  }

  /** The board of this moment, as one sees it: for scenarios and Game.board. */
  async downloadBoard() {
    try {
      this.download("manalog.board.txt", (await this.table.ask("board")).text);
    } catch (error) {
      this.say(error.message);
    }
  }

  download(name, text) {
    const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
