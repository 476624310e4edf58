// What the server sends is put on the page by morphing, inside a view transition, so that pieces travel instead of blinking.
import htmx from "htmx.org";
import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";
import { remember, showChanges } from "./numbers";
import { OWN } from "./placer";
import { settled, untouched } from "./press";
import { reading, SHOWS, shows } from "./updates";

/** Gives every piece the name by which the browser follows it from its old place to the new one. */
function namePieces(): void {
  for (const piece of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    piece.style.setProperty("view-transition-name", `piece-${piece.dataset.piece}`);
  }
}

function morph(target: Element, fresh: Element[]): Element[] {
  const before = remember(target);
  const shown = Idiomorph.morph(target, fresh, {
    morphStyle: "outerHTML",
    callbacks: {
      // What the reader has opened or is writing stays as it is.
      beforeAttributeUpdated: (name: string, node: Element) =>
        !(name === "open" && (node instanceof HTMLDetailsElement || node instanceof HTMLDialogElement)) &&
        !(name === "checked" && node.matches("[data-kept]")) &&
        !(name === "value" && node instanceof HTMLInputElement && node === document.activeElement),
      // A cell about to be clicked stays under the pointer; the placer takes its own away.
      beforeNodeRemoved: (node: Node) => !(node instanceof Element && node.matches(OWN)),
    },
  });
  namePieces();
  for (const element of shown) showChanges(element, before);
  document.dispatchEvent(new CustomEvent("table:shown"));
  return shown;
}

htmx.defineExtension("morph", {
  isInlineSwap: (style: string) => style === "morph",
  handleSwap: (style: string, target: Node, fragment: Node) =>
    style === "morph" ? morph(target as Element, [...(fragment as DocumentFragment).children]) : false,
} as never);

interface Arrival {
  target: Element;
  xhr: XMLHttpRequest;
  requestConfig: { path: string; headers: Record<string, string> };
  serverResponse: string;
  shouldSwap: boolean;
}

const stills = matchMedia("(prefers-reduced-motion: reduce)");
let moving: ViewTransition | undefined;
let putting: Promise<void> = Promise.resolve(); // one position after the other

async function swap(text: string): Promise<void> {
  const how = { swapStyle: "morph", swapDelay: 0, settleDelay: 0 } as const;
  const change = () => htmx.swap("#table", text, how, { contextElement: document.body, select: "#table" });
  if (stills.matches || !document.startViewTransition) return change();
  namePieces();
  const begun = (moving = document.startViewTransition(change));
  begun.ready.catch(() => undefined); // a newer position or a press cuts an animation short: that is no error
  void begun.finished.then(() => (moving = moving === begun ? undefined : moving));
  await begun.updateCallbackDone;
}

/** Puts a position on the page as soon as nobody presses anything there. */
async function put(text: string, path: string): Promise<void> {
  await untouched();
  if (text) await swap(text);
  settled(path);
}

// Where a piece travels, the browser takes a press for one of what lies behind it: it means the piece.
document.addEventListener("click", (event) => {
  if (!moving || !event.detail) return;
  moving.skipTransition();
  const meant = document.elementFromPoint(event.clientX, event.clientY);
  if (meant === event.target || !(event.target as Element).contains(meant)) return;
  event.stopPropagation();
  meant!.dispatchEvent(new MouseEvent("click", event));
}, { capture: true });

document.addEventListener("htmx:beforeSwap", (event) => {
  const { detail } = event as CustomEvent<Arrival>;
  const { target, xhr, requestConfig, serverResponse, shouldSwap } = detail;
  if (target.id !== "table" || !shouldSwap) return;
  detail.shouldSwap = false;
  const text = reading(serverResponse, xhr.getResponseHeader("Content-Type") ?? "", requestConfig.headers[SHOWS] ?? "");
  putting = putting.catch(() => undefined).then(() => put(text, requestConfig.path));
});

interface Call {
  headers: Record<string, string>;
  parameters: Record<string, string>;
  triggeringEvent?: Event;
}

// A button on the board belongs to the prompt's form without standing inside it: say which one was pressed.
document.addEventListener("htmx:configRequest", (event) => {
  const { headers, parameters, triggeringEvent } = (event as CustomEvent<Call>).detail;
  if (shows()) headers[SHOWS] = shows();
  const pressed = triggeringEvent instanceof SubmitEvent ? triggeringEvent.submitter : null;
  if (pressed instanceof HTMLButtonElement && pressed.name) parameters[pressed.name] = pressed.value;
});

/** Fetches a position and puts it on the page. */
export async function show(address: string): Promise<void> {
  await htmx.ajax("get", address, { target: "#table" });
  await putting;
}
