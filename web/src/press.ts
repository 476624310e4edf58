// A press counts once, for the question it was begun on, or the page says why not.
const LONGEST = 1000; // milliseconds: the page waits no longer for a finger to be lifted
const TAP = 100; // between lifting a finger and the click that comes of it
const ANSWER = /\/answer$/;

let lifted: Promise<void> = Promise.resolve();
let given: string | undefined; // the decision that an answer is on its way for
let arrived: Promise<unknown> = Promise.resolve();

/** When nobody is pressing anything: what lies under a finger must not change. */
export const untouched = () => lifted;

/** When no answer is on its way: it brings the position with it. */
export const answered = () => arrived;

/** The page shows what the server said to the answer: it may be pressed again where that was a refusal. */
export function settled(path: string): void {
  if (ANSWER.test(path)) given = undefined;
}

/** A sentence over the table, until there is another one. */
export function say(text = ""): void {
  const sign = document.getElementById("link");
  if (!sign) return;
  sign.hidden = !text;
  sign.textContent = text;
}

function hold(): void {
  const down = new AbortController();
  const { signal } = down;
  lifted = new Promise((lift) => {
    const after = (wait: number) => () => setTimeout(() => (down.abort(), lift()), wait);
    addEventListener("click", after(0), { signal });
    addEventListener("pointercancel", after(0), { signal });
    addEventListener("pointerup", after(TAP), { signal });
    after(LONGEST)();
  });
}

/** The second press of what is being sent already. */
function repeated(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const asked = ANSWER.test(form.getAttribute("action") ?? "") && form.querySelector<HTMLInputElement>('[name="decision"]')?.value;
  if (!asked) return;
  if (asked === given) {
    event.preventDefault();
    event.stopPropagation();
  }
  given = asked;
}

interface Sent {
  xhr: XMLHttpRequest;
  requestConfig: { path: string; verb: string };
}

/** What was pressed did not come through: the server's reason, or that it has to be pressed again. */
function failed(event: Event): void {
  const { xhr, requestConfig } = (event as CustomEvent<Sent>).detail;
  if (requestConfig.verb !== "post") return;
  settled(requestConfig.path);
  const page = new DOMParser().parseFromString(xhr.responseText, "text/html");
  say(page.querySelector(".wreck p")?.textContent ?? document.getElementById("link")?.dataset.unsent);
}

export function press(): void {
  document.addEventListener("pointerdown", (event) => event.isPrimary && event.button === 0 && hold(), { capture: true });
  document.addEventListener("submit", repeated, { capture: true });
  document.addEventListener("htmx:beforeRequest", (event) => {
    const { xhr, requestConfig } = (event as CustomEvent<Sent>).detail;
    if (requestConfig.verb === "post") say();
    if (ANSWER.test(requestConfig.path)) arrived = new Promise((done) => xhr.addEventListener("loadend", done));
  });
  for (const kind of ["htmx:sendError", "htmx:timeout", "htmx:responseError"]) document.addEventListener(kind, failed);
}
