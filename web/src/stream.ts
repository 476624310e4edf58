// The table follows the server: an event says that a newer position exists, and the page fetches it.
import { show } from "./morph";
import { answered, say } from "./press";
import { ready, version } from "./updates";

const PAUSE = 650; // between two moves of a bot, so that they can be followed
const LONG_PAUSE = 2500; // when a turn was lost: time to see why
let resumeAt = 0;
let shownLoss: string | undefined;
let busy = false;
let wanted = false;
let heard = -1; // the newest version that the server has told of
let again = false; // the page has changed though the version has not

async function follow(): Promise<void> {
  wanted = true;
  if (busy) return;
  busy = true;
  while (wanted) {
    wanted = false;
    await new Promise((resume) => setTimeout(resume, Math.max(0, resumeAt - performance.now())));
    await Promise.all([ready, answered()]);
    if (!again && version() >= heard) continue;
    again = false;
    await show(document.getElementById("table")!.dataset.position!).catch(() => undefined);
    if (wanted) await new Promise((resume) => setTimeout(resume, PAUSE));
  }
  busy = false;
}

/** Something was lost: the next news wait until it could be seen. */
function linger(): void {
  const lost = document.querySelector<HTMLElement>("[data-lost-turn]")?.dataset.lostTurn;
  if (lost !== undefined && lost !== shownLoss) resumeAt = performance.now() + LONG_PAUSE;
  shownLoss = lost;
}

export function stream(): void {
  const root = document.querySelector<HTMLElement>("[data-stream]");
  if (!root) return;
  let leaving = false; // by a form, whose answer brings who one is: to load the page anew meanwhile would lose that
  addEventListener("submit", (event) => void (leaving ||= !event.defaultPrevented));
  const reload = () => void (leaving || location.reload());
  const update = root.dataset.reload !== undefined ? reload : () => void follow();
  const said = document.getElementById("link")?.dataset;
  document.addEventListener("table:shown", linger);
  const source = new EventSource(root.dataset.stream!);
  let lost = false;
  source.addEventListener("position", ({ lastEventId }) => {
    // The first word of a version the page already shows is no news; a second one is: somebody came or went.
    const told = Number(lastEventId);
    again ||= told === heard;
    heard = told;
    if (again || told > version()) update();
  });
  source.addEventListener("error", () => {
    lost = true;
    say(said?.lost);
  });
  source.addEventListener("open", () => {
    if (!lost) return;
    lost = false;
    say(said?.back);
    setTimeout(say, 3000);
    again = true;
    update();
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    const form = (event as CustomEvent<{ elt: Element }>).detail.elt;
    if (form instanceof HTMLFormElement && form.dataset.clear !== undefined) form.reset();
  });
}
