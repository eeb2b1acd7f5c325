// Choosing several things of a question together: how many, and which are still missing. Knows no document.

import { ACTIONS } from "./texts/game.js";

/** @import { Question } from "./types.js" */

/** @type {(question: Question | null) => Question | null} QUESTION with the options that can only be taken with others among its options. */
export function whole(question) {
  return question?.later?.length ? { ...question, options: [...question.options, ...question.later] } : question;
}

/** @type {(question: Question) => number | null} How many options of QUESTION are to be chosen, no more and no fewer; null where that is free. */
export function exactly(question) {
  const { at_once: most, ordered, finishing, options } = question;
  return most < 0 || ordered || finishing !== null ? null : Math.min(most, options.length);
}

/** @type {(question: Question) => number | null} At most how many may be chosen; null for any number. */
export function atMost(question) {
  const { at_once: most, finishing, options } = question;
  return most < 0 || most >= options.length - (finishing === null ? 0 : 1) ? null : most;
}

/** @type {(question: Question, chosen: number) => number} How many of those that are to be chosen are missing where CHOSEN are. */
export const missing = (question, chosen) => Math.max(0, (exactly(question) ?? 0) - chosen);

/** @type {(question: Question) => string} What is said of how many there are to choose. */
export function wanted(question) {
  const number = exactly(question);
  if (number !== null) return ACTIONS.exactly(number);
  const most = atMost(question);
  return most === null ? ACTIONS.anyNumber : ACTIONS.upTo(most);
}
