// The table follows the server: an event says that a newer position exists, and the page fetches it.
import { show } from "./morph";

const PAUSE = 650; // between two moves of a bot, so that they can be followed
let busy = false;
let wanted = false;

async function follow(): Promise<void> {
  wanted = true;
  if (busy) return;
  busy = true;
  while (wanted) {
    wanted = false;
    await show(document.getElementById("table")!.dataset.position!).catch(() => undefined);
    if (wanted) await new Promise((resume) => setTimeout(resume, PAUSE));
  }
  busy = false;
}

export function stream(): void {
  const root = document.querySelector<HTMLElement>("[data-stream]");
  if (!root) return;
  const update = root.dataset.reload !== undefined ? () => location.reload() : () => void follow();
  const sign = document.getElementById("link");
  const say = (text = "") => {
    if (!sign) return;
    sign.hidden = !text;
    sign.textContent = text;
  };
  const source = new EventSource(root.dataset.stream!);
  let lost = false;
  let heard = -1;
  source.addEventListener("position", ({ lastEventId }) => {
    // The first word of a version the page already shows is no news; a second one is: somebody came or went.
    const version = Number(lastEventId);
    const shown = Number(document.querySelector<HTMLElement>("[data-version]")!.dataset.version);
    const isNews = version > shown || version === heard;
    heard = version;
    if (isNews) update();
  });
  source.addEventListener("error", () => {
    lost = true;
    say(sign?.dataset.lost);
  });
  source.addEventListener("open", () => {
    if (!lost) return;
    lost = false;
    say(sign?.dataset.back);
    setTimeout(say, 3000);
    update();
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    const form = (event as CustomEvent<{ elt: Element }>).detail.elt;
    if (form instanceof HTMLFormElement && form.dataset.clear !== undefined) form.reset();
  });
}
