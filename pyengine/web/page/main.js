// The page's beginning: which of its views the address asks for.

import { make, sheet } from "./dom.js";
import { enter, request } from "./net.js";
import { applyLook } from "./look.js";
import { Table } from "./table.js";

/** The pages of whoever has the lobby, by their addresses. */
const PAGES = {
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
      const page = PAGES[/^\/\w*/.exec(location.pathname)[0]] ?? PAGES["/"];
      const [Page, lobby] = await Promise.all([page(), request("/lobby"), sheet("/page/lobby.css")]);
      new Page(lobby);
    }
  } catch (error) {
    show(error);
  }
}

function show(error) {
  const words = error.status === 401
    ? "This page is opened by the link that manalog serve prints, or that you were sent."
    : `The page can't be shown: ${error.message}.`;
  document.body.replaceChildren(
    make("main", { class: "notice" }, make("h1", { text: "Manalog" }), make("p", { text: words })),
  );
}

begin();
