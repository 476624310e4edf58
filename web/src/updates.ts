// The table as the server last wrote it: the page tells the server what it holds, and is told what changed.
// A text is taken apart at every "<", here and in server/web/updates.py alike: two numbers of a change copy that range of
// the old parts, a string brings new ones.
export const SHOWS = "Table-Shows";
const CHANGE = "application/vnd.flibuste.change+json";
const BEGINNING = '<div id="table"';
const SYMBOLS = '<svg id="symbols"';
const MOST_HELD = 4; // texts: an answer and news may be on their way at the same time

interface Change {
  from: string;
  shows: string;
  change: (string | [number, number])[];
  symbols: string;
}

const held = new Map<string, string>(); // what was written, by its tag
let newest = "";

/** The tag of what the page holds; empty if it holds nothing. */
export const shows = () => newest;

const versionOf = (text = "") => Number(/ data-version="(\d+)"/.exec(text)?.[1] ?? -1);

/** The version of the table that the page shows, or is about to. */
export function version(): number {
  const shown = Number(document.querySelector<HTMLElement>("[data-version]")?.dataset.version);
  return Math.max(shown, versionOf(held.get(newest)));
}

function hold(tag: string, text: string): void {
  held.delete(tag);
  held.set(tag, text);
  if (held.size > MOST_HELD) held.delete(held.keys().next().value!);
  newest = tag;
}

function changed({ from, shows: tag, change, symbols }: Change): string {
  const old = held.get(from)!.split("<");
  const text = change.flatMap((part) => (typeof part === "string" ? part.split("<") : old.slice(...part))).join("<");
  draw(symbols);
  hold(tag, text);
  return text;
}

/** Takes in drawings that the page lacks. */
function draw(symbols: string): void {
  const all = document.getElementById("symbols")!;
  const brought = document.createElement("template");
  brought.innerHTML = `<svg>${symbols}</svg>`;
  for (const symbol of brought.content.querySelectorAll("symbol")) {
    if (!document.getElementById(symbol.id)) all.append(symbol);
  }
}

/** A page, or a part of one: what stands before its drawings, and these. */
function taken(html: string): string {
  const end = html.indexOf(SYMBOLS);
  if (end < 0) return html;
  const [, tag, symbols] = /^[^>]*?(?: data-shows="(\w+)")?>(.*?)<\/svg>/s.exec(html.slice(end))!;
  draw(symbols!);
  if (tag) hold(tag, html.slice(html.indexOf(BEGINNING), end));
  return html.slice(0, end);
}

/** What the server sent to a page that showed `then`; nothing if something newer has overtaken it on its way. */
export function reading(body: string, mediaType: string, then: string): string {
  const [now, reached] = [newest, version()];
  const text = mediaType.startsWith(CHANGE) ? changed(JSON.parse(body) as Change) : taken(body);
  if (then === now || versionOf(text) >= reached) return text;
  newest = now;
  return "";
}

/** What the server wrote when it sent this page is still in the browser's memory, where it keeps such a page at all. */
async function recall(): Promise<void> {
  if (!document.querySelector("#symbols[data-shows]")) return;
  const page = await fetch(location.href, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);
  const html = page?.ok ? await page.text() : "";
  if (!newest) taken(html);
}

export const ready = recall();
