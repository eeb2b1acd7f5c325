// Arrows in one drawing over the board: from attackers, blockers and what is on the stack to what they are about.

const SPACE = "http://www.w3.org/2000/svg";

/** So many arrows of one kind to one place are drawn each; more are drawn as a bundle. */
const MOST = 7;

/** Which object or player ELEMENT is of. */
const placeOf = (element) => element.dataset.object ?? element.closest("[data-player]")?.dataset.player;

const middleOf = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** An arrow leaves a card from its middle, a line of the stack at its edge. */
const startOf = (element, box) => (element.localName === "li" ? { x: box.x, y: box.y + box.h / 2 } : middleOf(box));

/** It ends in a card's middle, and at the edge of a player's life, which stays readable. */
const endOf = (element, box, from) => (element.matches("[data-object]") ? middleOf(box) : { x: box.x + box.w / 2, y: from.y > box.y ? box.y + box.h : box.y });

export class Arrows {
  constructor(root) {
    this.root = root;
    this.drawing = document.createElementNS(SPACE, "svg");
    this.drawing.setAttribute("class", "arrows");
    this.drawing.setAttribute("aria-hidden", "true");
    root.append(this.drawing);
    this.links = [];
  }

  /** Show LINKS: [element, element, kind] each; those between the same two are one. */
  show(links) {
    const different = new Map();
    for (const [from, to, kind] of links) {
      if (from && to) different.set(`${placeOf(from)} ${placeOf(to)} ${kind}`, [from, to, kind]);
    }
    this.links = [...different.values()];
    requestAnimationFrame(() => this.draw());
  }

  draw() {
    const { left, top } = this.root.getBoundingClientRect();
    const boxOf = (element) => {
      const box = element.getBoundingClientRect();
      return box.width ? { x: box.x - left, y: box.y - top, w: box.width, h: box.height } : null;
    };
    const arrows = this.links.flatMap(([from, to, kind]) => {
      const [one, other] = [boxOf(from), boxOf(to)];
      return one && other ? [{ from: startOf(from, one), to: endOf(to, other, one), goal: to, kind }] : [];
    });
    const drawn = JSON.stringify(arrows.map(({ from, to, kind, goal }) => [from, to, kind, placeOf(goal)]));
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const bundles = Map.groupBy(arrows, ({ goal, kind }) => `${kind} ${placeOf(goal)}`);
    this.drawing.replaceChildren(...[...bundles.values()].flatMap((bundle) => (bundle.length > MOST ? this.bundle(bundle) : bundle.flatMap((one) => this.arrow(one)))));
  }

  /** Many arrows to one place: thin lines to where they meet, and one arrow from there. */
  bundle(arrows) {
    const [{ to, kind }] = arrows;
    const mean = (name) => arrows.reduce((sum, { from }) => sum + from[name], 0) / arrows.length;
    const knot = { x: (mean("x") + to.x) / 2, y: (mean("y") + to.y) / 2 };
    const threads = arrows.map(({ from }) => this.line(`M${from.x} ${from.y}L${knot.x} ${knot.y}`, `${kind} thread`));
    return [...threads, ...this.arrow({ from: knot, to, kind: `${kind} thick` })];
  }

  line(path, kind) {
    const line = document.createElementNS(SPACE, "path");
    line.setAttribute("d", path);
    line.setAttribute("class", `arrow ${kind}`);
    return line;
  }

  arrow({ from, to, kind }) {
    const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) / 8, y: (from.y + to.y) / 2 - (to.x - from.x) / 8 };
    const head = document.createElementNS(SPACE, "circle");
    head.setAttribute("cx", String(to.x));
    head.setAttribute("cy", String(to.y));
    head.setAttribute("r", "6");
    head.setAttribute("class", `arrow-end ${kind}`);
    return [this.line(`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`, kind), head];
  }
}
