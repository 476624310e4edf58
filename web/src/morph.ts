// htmx swaps by morphing inside a view transition, so that pieces travel instead of blinking.
import htmx from "htmx.org";
import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";
import { remember, showChanges } from "./numbers";
import { OWN } from "./placer";
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
  transformResponse: (body: string, request: XMLHttpRequest) => reading(body, request.getResponseHeader("Content-Type") ?? ""),
  isInlineSwap: (style: string) => style === "morph",
  handleSwap: (style: string, target: Node, fragment: Node) =>
    style === "morph" ? morph(target as Element, [...(fragment as DocumentFragment).children]) : false,
} as never);

htmx.config.globalViewTransitions = !matchMedia("(prefers-reduced-motion: reduce)").matches;
document.addEventListener("htmx:beforeTransition", namePieces);
// A newer position cuts an animation short: that is no error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
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
export function show(address: string): Promise<void> {
  return htmx.ajax("get", address, { target: "#table", swap: "morph", select: "#table" });
}
