// Mbrane's board: a cell is chosen first, then its digit; regions show who leads.

import { button, elementIn, keyed, make, set } from "../dom.js";
import { BOARD } from "./texts.js";

/** @import { Frame } from "../types.js" */
/** @import { Table } from "../table.js" */

const PLACE = /^place\((\d+),(\d+),(\d+)\)$/;
const MARKS = ["", "′"];

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {{table: Table}} parts
   */
  constructor(root, { table }) {
    this.root = root;
    this.table = table;
    /** @type {Frame | null} */
    this.frame = null;
    this.cell = null;
    this.options = new Map();
    this.size = 0;
    this.questions = ["total(R, P, N)", "dominant(R, P)", "contested(R, D)", "legal(place(R, C, D))"];
    this.ready = [[BOARD.ready.worth, "total(R, P, N)"], [BOARD.ready.leads, "dominant(R, P)"]];
    root.classList.add("mbrane");
    this.head = make("p", { class: "sides" });
    this.grid = make("div", { class: "grid", role: "group", "aria-label": BOARD.cells });
    this.digits = make("div", { class: "digits row", role: "group", "aria-label": BOARD.digits });
    this.regions = make("tbody");
    const head = make("tr", {}, ...BOARD.columns.map((text) => make("th", { scope: "col", text })));
    root.append(this.head, this.grid, this.digits, make("table", { class: "regions" }, make("caption", { text: BOARD.regions }), make("thead", {}, head), this.regions));
    root.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {Frame} frame */
  show(frame) {
    this.frame = frame;
    const { view } = frame;
    this.size = view.region_rows * view.region_columns;
    this.grid.style.setProperty("--size", String(this.size));
    this.head.replaceChildren(...view.players.map((name, side) => make("span", { class: `side-${side}${name === view.mover ? " moves" : ""}`, text: BOARD.player(name, MARKS[side], name === view.viewer) })));
    this.options = new Map();
    for (const option of frame.question?.options ?? []) {
      const match = PLACE.exec(option.text);
      if (match) this.options.set(`${match[1]},${match[2]}`, [...(this.options.get(`${match[1]},${match[2]}`) ?? []), { ...option, digit: match[3] }]);
    }
    if (!this.options.has(this.cell)) this.cell = null;
    this.showCells(view);
    this.showDigits();
    this.showRegions(view);
  }

  showCells(view) {
    const placed = new Map(view.cells.map((cell) => [`${cell.row},${cell.column}`, cell]));
    const places = Array.from({ length: this.size ** 2 }, (_, n) => `${Math.floor(n / this.size) + 1},${(n % this.size) + 1}`);
    keyed(this.grid, places, (place) => place, (place) => button("", () => this.choose(place), { class: "cell", "data-cell": place }), (element, place) => {
      const cell = placed.get(place);
      const [row, column] = place.split(",").map(Number);
      const side = cell ? view.players.indexOf(cell.player) : -1;
      const open = this.options.has(place);
      set(element, "text", cell ? `${cell.digit}${MARKS[side]}` : "");
      element.className = ["cell", side >= 0 ? `side-${side}` : "", open ? "open" : "", place === this.cell ? "chosen" : "", (row - 1) % view.region_rows ? "" : "top", (column - 1) % view.region_columns ? "" : "left"].filter(Boolean).join(" ");
      set(element, "aria-label", BOARD.cell(row, column, cell ? BOARD.digitOf(cell) : open ? BOARD.free : BOARD.empty));
      set(element, "aria-pressed", place === this.cell ? "true" : null);
    });
  }

  showDigits() {
    const options = this.options.get(this.cell) ?? [];
    keyed(this.digits, options, (option) => option.text, (option) => button(option.digit, () => this.take(option.text), { "aria-label": option.words }), () => {});
    this.digits.hidden = !options.length;
  }

  showRegions(view) {
    const points = (region) => view.players.map((name) => region.points[name].total).join(" : ");
    keyed(this.regions, view.regions, (region) => region.region, () => make("tr"), (row, region) => {
      const cells = [region.region, points(region), region.leader ? `${region.leader} ${region.lead}` : "–", region.controller ?? ""];
      row.replaceChildren(...cells.map((text) => make("td", { text })));
    });
  }

  choose(place) {
    if (!this.options.has(place)) {
      const [row, column] = place.split(",");
      this.table.say(BOARD.noDigit(row, column));
      return;
    }
    this.cell = place === this.cell ? null : place;
    if (this.frame) this.show(this.frame);
    this.digits.querySelector("button")?.focus();
  }

  take(text) {
    const option = this.frame?.question?.options.find((one) => one.text === text);
    this.cell = null;
    if (option) this.table.choose([option.index]);
  }

  /** The arrow keys walk over the cells; a digit places itself where a cell is chosen. */
  key(event) {
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const place = event.target.dataset?.cell;
    if (place && event.key in steps && this.frame?.type !== "replay") {
      const [row, column] = place.split(",").map((number, axis) => Number(number) + steps[event.key][axis]);
      elementIn(this.grid, `[data-cell="${row},${column}"]`)?.focus();
      event.preventDefault();
    } else if (/^\d$/.test(event.key) && this.cell) {
      const option = this.options.get(this.cell).find((one) => one.digit === event.key);
      if (option) this.take(option.text);
      event.stopPropagation();
      event.preventDefault();
    }
  }
}
