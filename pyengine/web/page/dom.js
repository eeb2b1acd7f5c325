// Making and keeping elements. Nothing that comes from the server is ever read as HTML.

import { DIALOG } from "./texts/page.js";

/** The element that has the focus. */
export const focusedElement = () => /** @type {HTMLElement} */ (document.activeElement);

/** @type {(root: ParentNode, selector: string) => HTMLElement | null} The first element of SELECTOR in ROOT. */
export const elementIn = (root, selector) => root.querySelector(selector);

/** @type {(root: ParentNode, selector: string) => HTMLElement[]} All elements of SELECTOR in ROOT. */
export const elementsIn = (root, selector) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];

/** The dialog that is open, if one is. */
export const openDialog = () => /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[open]"));

/**
 * Make an element: attributes, `on…` listeners, `class`, `text`, and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} attributes
 * @param {any[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** Set one attribute; null and false remove it. */
export function set(element, name, value) {
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "text") {
    if (element.textContent !== String(value)) element.textContent = value;
  } else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (value === true) element.setAttribute(name, "");
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

/**
 * Show `items` as the children of `parent`: an element for each key, made once, kept in place while
 * the item is shown, and updated. Focus, hover and animation stay with it.
 */
export function keyed(parent, items, keyOf, create, update) {
  const had = parent.kept ?? (parent.kept = new Map());
  const now = new Map();
  let before = parent.firstElementChild;
  for (const item of items) {
    const key = String(keyOf(item));
    let element = had.get(key);
    const fresh = !element;
    if (fresh) element = create(item);
    update(element, item);
    if (element === before) before = before.nextElementSibling;
    else parent.insertBefore(element, before);
    now.set(key, element);
    if (fresh && parent.animated && parent.classList.contains("lively")) appear(element);
  }
  for (const [key, element] of had) if (!now.has(key)) element.remove();
  parent.kept = now;
  parent.animated = true;
  return now;
}

/** Take out of `root` all that `keyed` shows there. */
export function emptied(root) {
  for (const parent of root.querySelectorAll("*")) {
    for (const element of parent.kept?.values() ?? []) element.remove();
    parent.kept = undefined;
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

function appear(element) {
  if (still.matches || !element.animate) return;
  element.animate(
    [{ opacity: 0, transform: "translateY(-8px)" }, { opacity: 1, transform: "none" }],
    { duration: 180, easing: "ease-out" },
  );
}

/** The style of a GAME's board is there; the first paint doesn't wait for it. */
export function styled(game) {
  return sheet(`/page/${game}/${game}.css`);
}

/** The style sheet HREF is there. */
export function sheet(href) {
  if (document.querySelector(`link[href="${href}"]`)) return null;
  const link = make("link", { rel: "stylesheet", href });
  const loaded = new Promise((done) => { link.onload = link.onerror = done; });
  document.head.append(link);
  return loaded;
}

/** A button with words. */
export function button(text, onclick, attributes = {}) {
  return make("button", { type: "button", text, onclick, ...attributes });
}

/** A button for what can't be undone: it does it when it is pressed again, within some seconds. */
export function confirmed(text, label, act) {
  let timer = 0;
  const settle = () => {
    one.textContent = text;
    one.setAttribute("aria-label", label);
    one.classList.remove("sure");
  };
  const one = button(text, () => {
    clearTimeout(timer);
    if (one.classList.contains("sure")) {
      settle();
      act();
      return;
    }
    one.classList.add("sure");
    one.textContent = DIALOG.sure;
    one.setAttribute("aria-label", DIALOG.sureOf(label));
    timer = setTimeout(settle, 5000);
  }, { "aria-label": label });
  return one;
}

/**
 * A labelled select; `options` are values, or [value, words].
 * @param {string} label
 * @param {(string | string[])[]} options
 * @param {string} value
 * @param {(value: string) => void} onchange
 */
export function choiceOf(label, options, value, onchange = () => {}) {
  const select = make("select", { onchange: () => onchange(select.value) });
  for (const option of options) {
    const [key, words] = Array.isArray(option) ? option : [option, option];
    select.append(make("option", { value: key, text: words, selected: key === value }));
  }
  return { select, label: make("label", {}, make("span", { text: label }), select) };
}

/** Open a modal dialog with a heading; Escape and the button close it. */
export function dialog(title, ...content) {
  const heading = make("h2", { text: title, id: "dialog-title" });
  const box = make("dialog", { "aria-labelledby": "dialog-title" }, heading, ...content);
  box.append(make("div", { class: "row end" }, button(DIALOG.close, () => box.close())));
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/** Whether the event comes from where text is typed. */
export function typing(event) {
  return event.target.closest?.("input:not([type=range]):not([type=checkbox]), textarea, select") !== null;
}
