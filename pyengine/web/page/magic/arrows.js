// Arrows in one drawing over the page: from attackers, blockers and what is on the stack to what they are about.

const SPACE = "http://www.w3.org/2000/svg";

export class Arrows {
  constructor() {
    this.drawing = document.createElementNS(SPACE, "svg");
    this.drawing.setAttribute("class", "arrows");
    this.drawing.setAttribute("aria-hidden", "true");
    document.body.append(this.drawing);
    this.links = [];
    addEventListener("resize", () => this.draw());
    addEventListener("scroll", () => this.draw(), true);
  }

  /** Show LINKS: [element, element, kind] each. */
  show(links) {
    this.links = links.filter(([from, to]) => from && to);
    requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.drawing.replaceChildren(...this.links.flatMap((link) => this.arrow(...link)));
  }

  arrow(from, to, kind) {
    const [a, b] = [from, to].map((element) => element.getBoundingClientRect());
    if (!a.width || !b.width) return [];
    const start = { x: a.x + a.width / 2, y: a.y + a.height / 2 };
    const end = { x: b.x + b.width / 2, y: b.y + b.height / 2 };
    const bend = { x: (start.x + end.x) / 2 + (end.y - start.y) / 8, y: (start.y + end.y) / 2 - (end.x - start.x) / 8 };
    const path = document.createElementNS(SPACE, "path");
    path.setAttribute("d", `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`);
    path.setAttribute("class", `arrow ${kind}`);
    const head = document.createElementNS(SPACE, "circle");
    head.setAttribute("cx", end.x);
    head.setAttribute("cy", end.y);
    head.setAttribute("r", 6);
    head.setAttribute("class", `arrow-end ${kind}`);
    return [path, head];
  }
}
