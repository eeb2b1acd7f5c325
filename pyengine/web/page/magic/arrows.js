// Arrows in one drawing over the board: from attackers, blockers and what is on the stack to what they are about.

const SPACE = "http://www.w3.org/2000/svg";

/** So many arrows of one kind to one place are drawn each; more are drawn as a bundle. */
const MOST = 7;

/** Which object or player ELEMENT is of. */
const placeOf = (element) => element.dataset.object ?? element.closest("[data-player]")?.dataset.player;

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
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      const from = element.localName === "li" ? 0 : box.width / 2;
      return box.width ? { x: box.x + from - left, y: box.y + box.height / 2 - top } : null;
    };
    const arrows = this.links.map(([from, to, kind]) => ({ from: middle(from), to: middle(to), goal: to, kind })).filter(({ from, to }) => from && to);
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
    head.setAttribute("cx", to.x);
    head.setAttribute("cy", to.y);
    head.setAttribute("r", 6);
    head.setAttribute("class", `arrow-end ${kind}`);
    return [this.line(`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`, kind), head];
  }
}
