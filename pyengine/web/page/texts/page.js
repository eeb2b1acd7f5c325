// The words that all of the page's views show.

export const PAGE = {
  name: "Manalog",
  titled: (title) => `${title} – Manalog`,
  pages: "Pages",
  lobby: "Lobby",
  decks: "Decks",
  needsLink: "This page is opened by the link that manalog serve prints, or that you were sent.",
  notShown: (reason) => `The page can't be shown: ${reason}.`,
};

export const SERVER = {
  noAnswer: "the server gave no answer",
  wentWrong: "that went wrong",
  wasCut: "the line was cut",
  isCut: "the line is cut",
};

export const DIALOG = {
  close: "Close",
  sure: "Really?",
  sureOf: (label) => `${label}: really?`,
};

export const LOOK = {
  title: "Look",
  colors: "Colours",
  themes: [["auto", "as the system has it"], ["light", "light"], ["dark", "dark"]],
  letters: "Letters",
  sizes: [["100", "normal"], ["87", "small"], ["115", "large"], ["135", "very large"]],
  pace: "What others do is shown",
  paces: [["0", "at once"], ["250", "fast"], ["300", "one by one"], ["400", "slowly"]],
};
