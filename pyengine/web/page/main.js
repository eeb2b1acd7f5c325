// The page's beginning: which of its views the address asks for.

import { make, sheet } from "./dom.js";
import { enter, request } from "./net.js";
import { applyLook } from "./look.js";
import { Table } from "./table.js";
import { PAGE } from "./texts/page.js";

/** The pages of whoever has the lobby, by their addresses. */
const VIEWS = {
  "/": async () => (await import("./lobby.js")).Lobby,
  "/decks": async () => (await import("./deckpage.js")).DeckPage,
  "/draft": async () => (await import("./draftpage.js")).DraftPage,
};

async function begin() {
  applyLook();
  const seat = location.pathname.startsWith("/table/");
  const path = seat ? location.pathname : "/";
  try {
    await enter(path);
    if (seat) new Table(path);
    else {
      const page = VIEWS[/^\/\w*/.exec(location.pathname)?.[0] ?? "/"] ?? VIEWS["/"];
      const [Page, lobby] = await Promise.all([page(), request("/lobby"), sheet("/page/lobby.css")]);
      new Page(lobby);
    }
  } catch (error) {
    show(error);
  }
}

function show(error) {
  const words = error.status === 401
    ? PAGE.needsLink
    : PAGE.notShown(error.message);
  document.body.replaceChildren(
    make("main", { class: "notice" }, make("h1", { text: PAGE.name }), make("p", { text: words })),
  );
}

begin();
