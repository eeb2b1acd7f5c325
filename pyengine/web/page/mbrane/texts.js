// The words that a game of Mbrane shows beside those of all games.

export const BOARD = {
  ready: { worth: "What is each region worth to whom?", leads: "Who leads where?" },
  cells: "Cells",
  digits: "Digits",
  regions: "Regions",
  columns: ["region", "points", "leads by", "has it"],
  player: (name, mark, own) => `${name} 5${mark}${own ? " (you)" : ""}`,
  cell: (row, column, holds) => `row ${row}, column ${column}: ${holds}`,
  digitOf: ({ digit, player }) => `${digit} of ${player}`,
  free: "free",
  empty: "empty",
  noDigit: (row, column) => `No digit can be placed at row ${row}, column ${column} now.`,
};
