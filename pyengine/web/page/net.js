// Speaking with the server: entering by a link's token, requests, and a socket that comes back.

/** Ask the server: GET, or POST where there is a body. Throws an Error with the server's words. */
export async function request(path, body) {
  const options = body === undefined ? {} : { method: "POST", body: body instanceof Blob ? body : JSON.stringify(body) };
  const response = await fetch(path, options);
  const answer = await response.json().catch(() => ({ error: "the server gave no answer" }));
  if (!response.ok) throw Object.assign(new Error(answer.error ?? "that went wrong"), { status: response.status });
  return answer;
}

/** Trade the token in the link's fragment for a cookie, and take it out of the address. */
export async function enter(path) {
  const token = location.hash.slice(1);
  if (token.length < 16) return;
  history.replaceState(null, "", location.pathname);
  await request(`${path === "/" ? "" : path}/enter`, { token });
}

const WAITS = [300, 600, 1200, 2500, 5000];

/** A conversation with the game: messages as objects; cut lines are joined again by themselves. */
export class Line {
  #socket = null;
  #tries = 0;
  #notes = 0;
  #waiting = new Map();
  #unsaid = null;

  constructor(path, heard, state) {
    this.path = path;
    this.heard = heard;
    this.state = state;
    this.#open();
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#take(JSON.parse(event.data));
    socket.onopen = () => {
      this.state(true);
      // What was said while the line was cut is said now; what is out of date by then does no harm.
      const unsaid = this.#unsaid;
      this.#unsaid = null;
      if (unsaid) socket.send(unsaid);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket) {
    if (socket !== this.#socket) return;
    this.state(false);
    for (const { reject } of this.#waiting.values()) reject(new Error("the line was cut"));
    this.#waiting.clear();
    setTimeout(() => this.#open(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]);
  }

  #take(message) {
    if (message.type !== "error") this.#tries = 0;
    const asked = this.#waiting.get(message.note);
    if (asked && (message.type === "error" || message.type === "answer")) {
      if (message.type === "answer" && message.to === "ask" && !("rows" in message) && !("error" in message)) return;
      this.#waiting.delete(message.note);
      if (message.type === "error") asked.reject(new Error(message.message));
      else asked.resolve(message);
    } else this.heard(message);
  }

  /** Say something; what follows from it comes as a view. */
  say(type, content = {}) {
    const text = JSON.stringify({ type, ...content });
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
    else this.#unsaid = text;
  }

  /** Ask something, and return the answer. */
  ask(type, content = {}) {
    const note = ++this.#notes;
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) reject(new Error("the line is cut"));
      this.#waiting.set(note, { resolve, reject });
      this.say(type, { ...content, note });
    });
  }
}
