// What the server sends, as types for the checker (docs/protocol.md); what a game's own `view` holds is said beside its board.

/**
 * One of the things that may be chosen, and the objects and players that it is about.
 * @typedef {{index: number, text: string, kind: string, words: string, objects: number[], players: string[]}} Option
 */

/**
 * What a seat is asked. `obvious`, `waiting` and `finishing` are numbers of options; `later` are those that can only be taken with others.
 * @typedef {{
 *   prompt: string, reminder: string, options: Option[], later?: Option[], obvious: number | null, waiting: number | null,
 *   finishing: number | null, at_once: number, ordered: boolean, announcing: boolean, names: boolean,
 * }} Question
 */

/** @typedef {{words: string, objects: number[], players: string[], kind: string}} LogLine */
/** @typedef {{winners: string[]}} Ending */
/** @typedef {{title: string, words: string, goal: string, state: "open" | "solved" | "failed"}} Puzzle */
/** @typedef {{free: boolean, phrases: string[], lines: {number: number, player: string, words: string}[]}} Said */

/**
 * What may be done at a table beside choosing. Only who plays has `settings`, `orders` and `can_undo`.
 * @typedef {{
 *   players: {name: string, bot: string | null}[], waiting_for: string | null, thinking: boolean, undo_rule: string, wish: string | null,
 *   alone: boolean, clock: {running: string | null, left: Record<string, number>} | null, talk: Said | null, puzzle: Puzzle | null,
 *   settings?: {stops: string[][], full: boolean}, orders?: string[], can_undo?: boolean, over?: Ending,
 * }} TableState
 */

/**
 * The deck of a player between two games, by names with how many are in it and beside it.
 * @typedef {{name: string, cards: [string, number, number][], fixed: string[], least: number, most: number | null, acts: boolean}} Boarding
 */

/**
 * @typedef {{
 *   best_of: number, game: number, score: [string, number][], drawn: number, winner: string | null, waiting_for: string[],
 *   stage: "playing" | "sideboarding" | "choosing" | "over", you: Boarding | null,
 * }} MatchState
 */

/** @typedef {{all: Record<string, any>, of: Record<number, string>}} Faces */

/**
 * How a game stands for a seat.
 * @typedef {{
 *   type: "view", game: string, viewer: string, view: any, faces: Faces | null, question: Question | null, seq: number, epoch: number,
 *   table: TableState, match?: MatchState, log: {from: number, lines: LogLine[]},
 * }} View
 */

/**
 * A moment of a replay.
 * @typedef {{
 *   type: "replay", game: string, viewer: string, view: any, faces: Faces | null, at: number, first: number, last: number,
 *   marks: [number, string][], players: string[], save: string, happened: LogLine[], chooser: string | null,
 *   analysis: {state: "none" | "waits" | "works" | "part" | "whole", done: number, total: number, error: string | null} | null,
 *   aside: {of: string, at: number, step: number, last: number} | null, over?: Ending,
 *   question?: undefined, table?: undefined, match?: undefined, log?: undefined, seq?: undefined, epoch?: undefined,
 * }} Moment
 */

/** @typedef {View | Moment} Frame */

/**
 * What draws the board of one game, and what only some games know of it.
 * @typedef {{
 *   show: (frame: Frame) => void, questions: string[], ready: string[][],
 *   likeOf?: (object: number) => string | null, explainSize?: (size: any[]) => Element[], pickPictures?: () => void,
 * }} GameBoard
 */

export {};
