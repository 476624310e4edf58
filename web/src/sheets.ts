// Log, rule and seats open by their address (#log): Escape, a tap outside or a swipe down closes them.
const CLOSED = "#-";

export function sheets(): void {
  const close = () => {
    if (location.hash && location.hash !== CLOSED) location.hash = CLOSED;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details:is(.menu, .bubble)[open]")) menu.open = false;
  };
  document.addEventListener("keydown", (event) => event.key === "Escape" && close());
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const menu = document.querySelector("details.menu[open]");
    if (menu && (!menu.contains(target) || target.closest(".sheet a"))) (menu as HTMLDetailsElement).open = false;
    const link = target.closest<HTMLAnchorElement>('a[href="#rule"], a[href="#log"], a[href="#keys"], a[href="#this-table"]');
    if (link && location.hash === link.hash) {
      event.preventDefault();
      close();
    }
  });
  addEventListener("hashchange", () => {
    const sheet = location.hash.length > 2 ? document.querySelector<HTMLElement>(location.hash) : null;
    if (sheet?.matches(".log")) sheet.scrollTop = sheet.scrollHeight; // the newest line first in sight
    if (sheet?.matches(".log, .drawer, .seat")) sheet.querySelector<HTMLElement>(".shut")?.focus({ preventScroll: true });
  });
  let from = NaN;
  document.addEventListener("touchstart", (event) => {
    from = (event.target as Element).closest(".grab, .log h2, .drawer h2") ? event.touches[0]!.clientY : NaN;
  });
  document.addEventListener("touchend", (event) => {
    if (event.changedTouches[0]!.clientY - from > 60) close();
  });
}
