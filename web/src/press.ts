// A press counts once, for the question it was begun on, or the page says why not.
const LONGEST = 1000; // milliseconds: the page waits no longer for a finger to be lifted
const TAP = 100; // between lifting a finger and the click that comes of it
const ANSWER = /\/answer$/;

let lifted: Promise<void> = Promise.resolve();
let given: string | undefined; // the question that an answer is on its way to
let arrived: Promise<unknown> = Promise.resolve();

/** When nobody is pressing anything: what lies under a finger must not change. */
export async function untouched(): Promise<void> {
  for (let last; last !== lifted; await last) last = lifted;
}

/** When no answer is on its way: it brings the position with it. */
export const answered = () => arrived;

export interface Request {
  path: string;
  verb: string;
  headers: Record<string, string>;
  parameters: Record<string, string>;
}

/** The page shows what the server said to the answer, or will never know it: where that was a refusal it may be pressed again. */
export function settled({ path, parameters }: Request): void {
  if (ANSWER.test(path) && asked(parameters.seat, parameters.decision) === given) given = undefined;
}

/** Each seat counts its own questions. */
const asked = (seat: unknown, decision: unknown) => `${seat} ${decision}`;

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
  if (!ANSWER.test(form.getAttribute("action") ?? "")) return;
  const values = new FormData(form);
  const question = asked(values.get("seat"), values.get("decision"));
  if (question === given) {
    event.preventDefault();
    event.stopPropagation();
  }
  given = question;
}

interface Sent {
  xhr: XMLHttpRequest;
  requestConfig: Request;
}

/** What was pressed did not come through: the server's reason, or that it has to be pressed again. */
function failed(event: Event): void {
  const { xhr, requestConfig } = (event as CustomEvent<Sent>).detail;
  if (requestConfig.verb !== "post") return;
  settled(requestConfig);
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
  document.addEventListener("htmx:sendAbort", (event) => settled((event as CustomEvent<Sent>).detail.requestConfig));
  for (const kind of ["htmx:sendError", "htmx:timeout", "htmx:responseError"]) document.addEventListener(kind, failed);
}
