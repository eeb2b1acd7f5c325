// Where all on the board lies: a pure function of the window's size and of what there is. It knows no document.

/** A card is so many times as high as it is wide. */
export const RATIO = 1.25;

const GAP = 5;
/** How much of a card that lies behind another is seen, as a part of its width. */
const PEEK = 0.24;
/** A pile shows the edges of so many cards, each so wide. */
const EDGES = 3;
const EDGE = 0.05;
/** What an Aura shows of itself above what it is attached to: its name. */
const TUCK = 0.24;
const MOST_TUCKED = 0.75;
/** Permanents are not made smaller than this, in pixels: sooner, unlike ones overlap. */
const SMALL = 30;
const LEAST = 18;
/** Where unlike ones overlap, a line holds up to so many times what it would. */
const SQUEEZES = [1.3, 1.7, 2.2, 3];
const LAST_SQUEEZES = [4, 6, 9, 14, 20, 40, 80];
/** A board of fewer letters' height has no room for several others below each other. */
const LOW = 30;
const TINY = [14, 11, 8, 6, 4];
/** A board that is higher than wide has the stack in its middle, and not at its side. */
const UPRIGHT = 0.95;

/**
 * @typedef {{ids: number[], turned: boolean, tucked: number[], land: boolean, row?: number, place?: number}} Group
 * @typedef {{group: Group, ids: number[], peek: number, edges?: number}} Slot
 * @typedef {{slots: {slot: Slot, wide: number, at: number}[], wide: number, tall: number}} Row
 * @typedef {{stage: string, size: {w: number, h: number}, used: number, lines: number, packed: Map<Side, Row[][]>}} Fitted
 * @typedef {{head: number, hand: number[], rows: {creatures: Group[], lands: Group[], rest: Group[]}}} Side
 */

/**
 * Return where all lies on a board of WIDTH and HEIGHT, EM pixels to a letter: `stage` (spread, overlapped, stacked or
 * squeezed), `size` of a permanent, the rectangles of `heads`, `stack` and `seen`, and `cards`, a Map from each number to
 * its place. SIDES, the own one last, have the height of their `head`, the numbers in `hand`, and `rows` of groups.
 * What is `seen` is in piles: only the first of each is to be seen.
 * @param {{width: number, height: number, em: number, sides: Side[], stack?: number, seen?: number[][]}} board
 */
export function layoutOf({ width, height, em, sides, stack = 0, seen = [] }) {
  const frame = frameOf({ width, height, em, sides, stack, seen });
  const fitted = fit(frame);
  const result = { stage: fitted.stage, size: fitted.size, cards: new Map(), heads: [], stack: null, seen: null };
  const slack = Math.max(0, frame.room - fitted.used);
  const air = Math.min(slack / (fitted.lines + 1), em * 0.8);
  let y = 0;
  for (const band of frame.bands) {
    if (band[0] === frame.own) y = placeMiddle(result, frame, y, slack - air * fitted.lines);
    const tops = band.map((side, column) => placeSide(result, frame, fitted, side, { x: column * (frame.columnOf(band) + GAP), y, air }));
    y = Math.max(...tops) + GAP;
  }
  if (frame.beside) placeBeside(result, frame);
  return result;
}

/** Return how wide the head of each of COUNT sides may be: those of others stand side by side where there is room. */
export function headWidths({ width, height, em, count, stack = 0 }) {
  const others = count - 1;
  const narrowest = (height < LOW * em ? 8 : 14) * em;
  if (others > 1 && width / others >= narrowest) return [...Array(others).fill((width - GAP * (others - 1)) / others), width];
  const field = width - (others > 1 ? besideOf(width, height, em, stack) : 0);
  return [...Array(others).fill(field), width];
}

/** How much of the width is the stack's, where it stands beside the battlefield. */
function besideOf(width, height, em, stack) {
  return stack && width >= height * UPRIGHT ? Math.min(22 * em, Math.max(7 * em, width * 0.27)) + GAP : 0;
}

/** How many of COUNT things on the stack are shown in a HEIGHT, and whether each has one line only. */
export function stackLines(count, height, em) {
  if (count * 4.4 * em <= height) return { short: false, shown: count };
  const room = Math.max(1, Math.floor(height / (1.75 * em)));
  return { short: true, shown: count <= room ? count : room - 1 };
}

// ---------------------------------------------------------------- what is not the battlefield

function frameOf({ width, height, em, sides, stack, seen }) {
  const others = sides.slice(0, -1);
  const own = sides.at(-1);
  const widths = headWidths({ width, height, em, count: sides.length, stack });
  const bands = [...(widths[0] < width / 1.5 ? [others] : others.map((side) => [side])), [own]].filter((band) => band.length);
  const beside = besideOf(width, height, em, stack);
  const strip = stack && !beside ? Math.min(stack * 2.4 * em, height * 0.2) + GAP : 0;
  const looked = seen.length ? height * 0.18 : 0;
  const handOf = (side) => (side.hand.length ? height * (side === own ? 0.19 : 0.11 / Math.max(1, bands.length - 1)) : 0);
  const topOf = (band) => Math.max(...band.map((side) => side.head + GAP + handOf(side)));
  const fixed = strip + looked + bands.reduce((sum, band) => sum + GAP + topOf(band), 0);
  const field = width - beside;
  const columnOf = (band) => (field - GAP * (band.length - 1)) / band.length;
  return { width, height, em, sides, slots: new Map(), bands, own, widths, beside, strip, looked, seen, handOf, topOf, columnOf, field, room: height - fixed };
}

/** The middle has what is on the stack, on a telephone, and what is seen of libraries. */
function placeMiddle(result, frame, y, slack) {
  const { width, strip, looked, seen, field } = frame;
  const at = y + Math.max(0, slack) / 2;
  if (strip) result.stack = { x: 0, y: at, w: width, h: strip - GAP };
  if (looked) {
    result.seen = { x: 0, y: at + strip, w: field, h: looked };
    placeHand(result, seen.map(([first]) => first), { x: 0, y: at + strip, width: field, tall: looked - GAP });
    for (const pile of seen) pile.forEach((id, number) => result.cards.set(id, { ...result.cards.get(pile[0]), front: number === 0, count: number === 0 ? pile.length : 0, hidden: number > 0 }));
  }
  return y + strip + looked + Math.max(0, slack);
}

/** The stack beside the battlefield is between the first head and the last. */
function placeBeside(result, frame) {
  const top = frame.bands.length > 1 ? Math.max(...frame.bands[0].map((side) => side.head)) + GAP : 0;
  const { y } = result.heads.at(-1);
  result.stack = { x: frame.field + GAP, y: top, w: frame.beside - GAP, h: y - GAP - top };
}

// ---------------------------------------------------------------- the battlefield

/** First smaller, then like ones overlap, then they are stacked, then unlike ones overlap, too: the first way that fits. */
function fit(frame) {
  const { height, em } = frame;
  const most = Math.max(SMALL, height * 0.135);
  const easy = Math.min(Math.max(height * 0.09, SMALL), 4.2 * em);
  for (const [stage, least] of [["spread", easy], ["overlapped", easy * 0.85], ["stacked", SMALL]]) {
    const found = largest(frame, stage, least, most, 1);
    if (found) return found;
  }
  const { size } = largest(frame, "stacked", LEAST, SMALL * 1.15, SQUEEZES.at(-1)) ?? { size: { w: LEAST } };
  const ways = [...[...SQUEEZES, ...LAST_SQUEEZES].map((squeeze) => [size.w, squeeze]), ...TINY.map((w) => [w, LAST_SQUEEZES.at(-1)])];
  /** @type {(way: (number | undefined)[]) => Fitted} */
  const tried = ([w, squeeze]) => measured(frame, "stacked", w, squeeze);
  let found = tried(ways[0]);
  for (const way of ways.slice(1)) if (found.used > frame.room) found = tried(way);
  return { ...found, stage: "squeezed" };
}

/** The largest cards, of a width between LEAST and MOST, that fit; null: none do. */
function largest(frame, stage, least, most, squeeze) {
  let low = Math.ceil(least);
  let high = Math.floor(most);
  /** @type {Fitted | null} */
  let found = null;
  while (low <= high) {
    const w = Math.ceil((low + high) / 2);
    const tried = measured(frame, stage, w, squeeze);
    if (tried.used <= frame.room) [found, low] = [tried, w + 1];
    else high = w - 1;
  }
  return found;
}

/** @returns {Fitted} */
function measured(frame, stage, w, squeeze) {
  let used = 0;
  let lines = 0;
  const packed = new Map();
  for (const band of frame.bands) {
    const sides = band.map((side) => {
      const rows = slotsIn(frame, side, stage).map((slots) => pack(slots, w, frame.columnOf(band), squeeze));
      packed.set(side, rows);
      return rows.flat();
    });
    used += Math.max(...sides.map((all) => all.reduce((sum, line) => sum + line.tall + GAP, 0)));
    lines += Math.max(...sides.map((all) => all.length));
  }
  return { stage, size: { w, h: Math.round(w * RATIO) }, used, lines, packed };
}

/** The slots of SIDE: those of its creatures, and those of all else. */
function slotsIn(frame, side, stage) {
  const key = `${stage} ${frame.sides.indexOf(side)}`;
  const { creatures, lands, rest } = side.rows;
  if (!frame.slots.has(key)) frame.slots.set(key, [creatures, [...lands, ...rest]].map((groups) => slotsOfAll(groups, stage)));
  return frame.slots.get(key);
}

/** Single cards stay where they are when they are chosen or tapped; piles stand by what is done with them. */
function slotsOfAll(groups, stage) {
  const slots = groups.flatMap((group) => slotsOf(group, stage));
  const order = (slot) => [slot.group.row ?? 0, slot.group.place ?? 0, slot.ids[0]];
  return stage === "spread" ? slots.toSorted((a, b) => compared(order(a), order(b))) : slots;
}

const compared = (a, b) => a.map((one, number) => one - b[number]).find(Boolean) ?? 0;

/** What takes a place of its own: of a GROUP each one, or all as a pile. */
function slotsOf(group, stage) {
  const piled = group.land || stage !== "spread";
  if (!piled) return group.ids.map((id) => ({ group, ids: [id], peek: 0 }));
  return [{ group, ids: group.ids, peek: stage === "spread" || stage === "overlapped" ? PEEK : EDGE, edges: stage === "spread" || stage === "overlapped" ? Infinity : EDGES }];
}

const baseOf = (slot, w) => (slot.group.turned ? w * RATIO : w);
const behind = (slot) => Math.min(slot.ids.length - 1, slot.edges ?? Infinity);

function widthOf(slot, w, most) {
  const base = baseOf(slot, w);
  return Math.max(base, Math.min(base + behind(slot) * slot.peek * w, most));
}

/** What each of a slot's tucked cards shows, as a part of a card's width. */
const tuckOf = (slot) => Math.min(TUCK, MOST_TUCKED / Math.max(1, slot.group.tucked.length));

/** SLOTS in lines that are at most WIDTH wide; with SQUEEZE, that times as many are put into each. */
function pack(slots, w, width, squeeze) {
  /** @type {Row[]} */
  const lines = [];
  /** @type {Row | null} */
  let line = null;
  for (const slot of slots) {
    const wide = widthOf(slot, w, width);
    if (line === null || line.wide + GAP + wide > width * squeeze) {
      line = { slots: [], wide: -GAP, tall: 0 };
      lines.push(line);
    }
    line.slots.push({ slot, wide, at: line.wide + GAP });
    line.wide += GAP + wide;
    line.tall = Math.max(line.tall, Math.round(w * RATIO) + slot.group.tucked.length * tuckOf(slot) * w);
  }
  return lines;
}

// ---------------------------------------------------------------- places

/** Place SIDE from Y on, and return where it ends: a head, a hand and rows, the creatures in the middle of the board. */
function placeSide(result, frame, fitted, side, { x, y, air }) {
  const band = frame.bands.find((one) => one.includes(side));
  const own = side === frame.own;
  const place = { x, width: frame.columnOf(band), w: fitted.size.w, air };
  const [creatures, others] = fitted.packed.get(side);
  if (!own) return placeLines(result, [...others, ...creatures], { ...place, y: placeHead(result, frame, side, x, y) });
  placeLines(result, [...creatures, ...others], { ...place, y });
  return placeHead(result, frame, side, x, frame.height - frame.topOf([side]) - GAP);
}

function placeHead(result, frame, side, x, y) {
  const number = frame.sides.indexOf(side);
  const band = frame.bands.find((one) => one.includes(side));
  const w = frame.widths[number];
  result.heads[number] = { x: band.length > 1 ? band.indexOf(side) * (w + GAP) : 0, y, w, h: side.head };
  const held = frame.handOf(side);
  const below = y + side.head + GAP;
  if (held) placeHand(result, side.hand, { x, y: below, width: side === frame.own ? frame.width : frame.columnOf(band), tall: held - GAP });
  return below + held;
}

function placeLines(result, lines, { x, y, width, w, air }) {
  let at = y;
  for (const line of lines) {
    placeLine(result, line, { x, y: at, width, w });
    at += line.tall + GAP + air;
  }
  return at;
}

/** A line of slots, in the middle of WIDTH; what is wider is pushed together. */
function placeLine(result, line, { x, y, width, w }) {
  const last = line.slots.at(-1).wide;
  const pushed = line.wide > width ? (width - last) / (line.wide - last) : 1;
  const left = x + Math.max(0, (width - line.wide) / 2);
  line.slots.forEach(({ slot, wide, at }, number) => placeSlot(result, slot, { x: left + at * pushed, bottom: y + line.tall, wide, w, z: 99 - Math.min(number, 98) }));
}

function placeSlot(result, slot, { x, bottom, wide, w, z }) {
  const { group, ids } = slot;
  const h = Math.round(w * RATIO);
  const base = baseOf(slot, w);
  const step = behind(slot) ? (wide - base) / behind(slot) : 0;
  const y = bottom - h;
  ids.forEach((id, number) => {
    const shift = Math.min(number, behind(slot)) * step;
    result.cards.set(id, { x: x + shift + (base - w) / 2, y, w, h, z: (z + 1) * 100 - Math.min(number, 99), front: number === 0, count: number === 0 ? ids.length : 0, hidden: number > behind(slot), turned: group.turned });
  });
  group.tucked.forEach((id, number) => {
    const up = (group.tucked.length - number) * tuckOf(slot) * w;
    result.cards.set(id, { x: x + (base - w) / 2, y: y - up, w, h, z: z * 100 + number - 60, front: false, count: 0, hidden: false, tucked: true, turned: false });
  });
}

/** Cards in a hand: as high as there is room, over one another where they are many. */
function placeHand(result, ids, { x, y, width, tall }) {
  const full = tall / RATIO;
  const w = Math.floor(Math.min(full, Math.max(full * 0.6, width / (1 + 0.55 * (ids.length - 1)))));
  const step = ids.length > 1 ? Math.min(w + GAP, (width - w) / (ids.length - 1)) : 0;
  const left = x + (width - w - step * (ids.length - 1)) / 2;
  const h = Math.round(w * RATIO);
  ids.forEach((id, number) => {
    result.cards.set(id, { x: left + step * number, y: y + (tall - h) / 2, w, h, z: 20_000 + number, front: true, count: 0, hidden: false, turned: false, held: true });
  });
}

/** How much a card of width W can tell: all, its name and type, or its name. */
export function detailOf(w) {
  return w >= 96 ? "full" : w >= 60 ? "type" : "name";
}
