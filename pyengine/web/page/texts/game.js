// The words that a game, a replay and their analysis show, by part; those of one game are beside its board.

export const TABLE = {
  board: "Board",
  twice: "A double click counts once.",
  late: "That came too late: the question has changed. Choose again.",
  notLoaded: "The board could not be loaded: load the page anew.",
  replay: "Replay",
  yourChoice: "Your choice",
  over: "Over",
  waiting: "Waiting",
  ready: (player) => `I am ${player}`,
  curtain: (player) => `It is the turn of ${player} to choose. The others look away.`,
};

export const BAR = {
  title: "Game",
  hurry: "Move now",
  hurryTitle: "Let the bot take the best that it has found",
  undo: "Undo (U)",
  stops: "Stops",
  menu: "Menu",
  cut: "The line is cut: it is joined again …",
  turn: (number) => `Turn ${number}`,
  ownWish: "You ask to take back your last choice.",
  wish: (player) => `${player} asks to take back their last choice.`,
  agree: "Agree",
  refuse: "Refuse",
};

export const MENU = {
  save: "Download the save",
  log: "Download the log",
  board: "Download the board",
  pictures: "Pictures from a folder …",
  concede: "Concede",
  concedeSure: "Do you give up?",
  concedeYes: "Yes, I lose the game",
  keys: "Keys: a number takes that option, Enter the obvious one or what is chosen, Escape cancels; A all, E and T pass, U undo, I inspect what has the focus, W what would happen, / ask; in a replay the arrow keys, Home and End.",
};

export const ACTIONS = {
  options: "Options",
  list: "List",
  x: "X",
  chooseX: "Choose X",
  anyName: "Any name",
  chooseName: "Choose it",
  atMost: (number) => `at most ${number}`,
  xOutside: (least, most) => `X can be ${least} to ${most}.`,
  puzzle: ({ title, words, goal, state }) => `${title}. ${words} Goal: ${goal}. ${PUZZLE.states[state]}`,
  listAll: (count) => `List all ${count}; or click on the board`,
  won: (players) => `${players.join(" and ")} won the game`,
  draw: "The game is a draw",
  thinking: (player) => `${player} is thinking …`,
  waiting: (player) => `Waiting for ${player}`,
  whatFor: "Choose what for, or press Escape.",
  exactly: (number) => `Choose ${number} in any order, then press Enter.`,
  upTo: (number) => `Choose up to ${number}, then press Enter.`,
  anyNumber: "Choose any number, then press Enter.",
  chooseMore: (number) => `Choose ${number} more.`,
  gone: "That can’t be chosen any more.",
  several: (count, chosen) => ` ×${count}${chosen ? `, ${chosen} chosen` : ""}`,
  these: "Choose these",
  more: (words, number) => `${words}: ${number} more`,
  enter: (words) => `${words} (Enter)`,
  all: "All of them (A)",
  cancel: "Cancel (Esc)",
  takeBack: "Take it back (Esc)",
  passToEvent: "Pass until something happens (E)",
  passToTurn: "Pass until my turn (T)",
  foresee: "What would happen (W)",
  foreseeOf: (words) => `What would happen: ${words}`,
  ifChosen: (words) => `If you chose: ${words}`,
  nothingTold: "nothing is told of it",
  guess: "All others let it go on; what you can’t see is a guess.",
};

export const DETAILS = {
  title: "Details",
  pin: "Pin",
  nothing: "Nothing is known of it",
  changed: "Changed by effects",
  can: "You can do now",
  whyNot: (words) => `Why not: ${words}`,
  rulings: "Rulings",
  noRulings: "None were imported with this card.",
};

export const LOG = {
  title: "Log",
  beginning: "The beginning",
};

export const ASKING = {
  title: "Ask the rules (/)",
  question: "Question",
  example: "legal(A)",
  ask: "Ask",
  answers: "Answers",
  ready: "Ready questions",
  takeReady: "Ready questions …",
  whatMayBeDone: "What may be done now?",
  whatHappened: "What has happened?",
  yes: "yes",
  no: "no",
  more: (count) => `… and more than these ${count}`,
};

export const TALK = {
  title: "Talk",
  phrase: "Phrase",
  choosePhrase: "Say …",
  own: "Your words",
  say: "Say",
  said: (player, words) => `${player}: ${words}`,
};

export const STOPS = {
  title: "Stops",
  moment: (words, whose) => `${words}: ${whose} turn`,
  columns: ["be asked in", "my turn", "others’"],
  full: " full control: ask at every choice",
};

export const MATCH = {
  title: "Match",
  score: ({ best_of: games, score, drawn }) => `Best of ${games}: ${score.map(([name, wins]) => `${name} ${wins}`).join(", ")}${drawn ? `, drawn ${drawn}` : ""}`,
  won: (player) => `${player} won the match.`,
  drawn: "The match is drawn.",
  rematch: "Rematch",
  waits: (players) => `The next game waits for ${players.join(" and ")}.`,
  whoBegins: (player) => `${player}: who begins?`,
  first: "Play first",
  second: "Draw first",
  change: (player) => `${player}: change cards before the next game`,
  columns: ["card", "deck / beside", "change"],
  ready: "Ready",
  into: "In",
  intoOf: (card) => `In: ${card}`,
  out: "Out",
  outOf: (card) => `Out: ${card}`,
  cannot: (card) => `${card} (can't be played)`,
  atLeast: (number) => `at least ${number} in the deck`,
  atMost: (number) => `at most ${number} beside it`,
  sum: (size, beside, wrong) => `${size} in the deck, ${beside} beside it${wrong ? `: ${wrong}` : ""}`,
};

export const PUZZLE = {
  states: { open: "", solved: "Solved, by the rules.", failed: "That does not do it: undo (U)." },
  help: "Help with the puzzle",
  hint: "Hint",
  solution: "Solution",
  thinking: "Thinking …",
  none: "From here there is no solution any more: undo (U).",
  length: (choices) => `It takes ${choices} ${choices === 1 ? "choice" : "choices"} of all players, at most.`,
  begins: (words) => `It begins with: ${words} …`,
  first: (words) => `It begins with: ${words}.`,
  answers: "Solution against every answer",
  play: (words) => `Play: ${words}`,
};

export const AFTER = {
  title: "After the game",
  analyse: "Analyse the game",
};

export const REPLAY = {
  title: "Replay",
  moment: "Moment",
  happened: "What happened",
  eyes: "through the eyes of",
  everyone: "all",
  nobody: "one who looks on",
  turn: "turn",
  beforeFirst: "before the first",
  toFirst: "First moment",
  back: "One back",
  on: "One on",
  toLast: "Last moment",
  place: (at, last) => `${at} of ${last}`,
  playOn: "Play on from here",
  copyLink: "Copy link",
  link: (link) => `Link: ${link}`,
};

export const ANALYSIS = {
  title: "Analysis",
  begin: { none: "Analyse this game", part: "Look longer" },
  states: { waits: "Another game is being analysed: this one is next …", works: "Being analysed …", part: "The time was over before all was looked at.", whole: "", none: "" },
  done: (done, total) => `Being analysed … ${done} of ${total}`,
  progress: "Analysed so far",
  chances: (players, values) => `Chance to win: ${players.map((name, number) => `${name} ${Math.round(values[number] * 100)} %`).join(", ")}`,
  curve: ({ players, winners, marked, missed, turns }) => `Who was ahead, ${players.join(" against ")}, in ${turns} turns, ${winners.length ? `won by ${winners.join(" and ")}` : "without a winner"}: choices at which another one was better: ${marked.length}, wins that were missed: ${missed.length}. The list has them.`,
};

export const LINES = {
  moments: "Marked moments",
  sum: ({ judged, decisions }, marked) => `${judged} of ${decisions} choices were looked at; ${["no moment is marked", "one moment is marked"][marked] ?? `${marked} moments are marked`}.`,
  hadOnTurn: ({ turn, player, words }) => `Turn ${turn}: ${player} had ${words}`,
  took: ({ turn, player, taken, mark, loss }) => `Turn ${turn}: ${player}: ${taken} ${mark} (−${loss.toFixed(2)})`,
  had: ({ player, words, turn }) => `${player} had ${words} on turn ${turn}`,
  better: ({ player }) => `${player}: better was`,
  sure: ({ sure, lost_at: lost }) => `${sure ? "Whatever was hidden" : "With the cards as they lay"}, against every answer.${lost === null ? "" : ` It was given away at choice ${lost}.`}`,
  marks: { "?!": "doubtful", "?": "worse", "??": "much worse" },
  instead: ({ taken, mark, before, after }) => `Instead of ${taken}, which was ${LINES.marks[mark]}: ${before.toFixed(2)} became ${after.toFixed(2)}.`,
  back: "One move back",
  on: "Next move",
  toGame: "Back to the game",
  answers: "Against every answer",
};
