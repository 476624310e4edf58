// Playing without a mouse: digits and letters choose options, arrows walk over the board, Escape closes.
const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select");

const visible = (element: HTMLElement) => element.offsetParent !== null || getComputedStyle(element).position === "fixed";

function press(key: string): boolean {
  const keyed = [...document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)];
  let target = keyed.find(visible) ?? keyed[0];
  if (!target && /^[1-9]$/.test(key)) {
    target = document.querySelectorAll<HTMLElement>('#answer [name="action"]')[Number(key) - 1];
  }
  target?.click();
  return target !== undefined;
}

/** The option nearest in the direction of the arrow. */
function walk(key: string): boolean {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const options = [...document.querySelectorAll<HTMLElement>("#board button:not([disabled])")].filter(visible);
  if (!direction || !options.length || document.querySelector("[data-replay]")) return false;
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !options.includes(here)) {
    (options.find((option) => option.matches('[name="action"]')) ?? options[0]!).focus();
    return true;
  }
  const [x, y] = centre(here);
  const [dx, dy] = direction as [number, number];
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const option of options) {
    const [ox, oy] = centre(option);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 4 && along + 2 * aside < least) [best, least] = [option, along + 2 * aside];
  }
  best?.focus();
  return best !== undefined;
}

export function keys(): void {
  const root = document.documentElement;
  const enabled = () => localStorage.getItem("shortcuts") !== "off";
  const show = () => {
    root.dataset.keys = enabled() ? "on" : "off";
    for (const button of document.querySelectorAll("[data-shortcuts]")) button.setAttribute("aria-pressed", String(enabled()));
  };
  show();
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-shortcuts]")) return;
    localStorage.setItem("shortcuts", enabled() ? "off" : "on");
    show();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || !enabled()) return;
    const number = /^Numpad([1-9])$/.exec(event.code)?.[1];
    const steer = number && document.querySelector<HTMLElement>(`[data-numpad="${number}"]`);
    if (steer) {
      if (!event.repeat) steer.click();
      event.preventDefault();
      return;
    }
    if (walk(event.key) || (event.key.length === 1 && !event.repeat && press(event.key.toLowerCase()))) event.preventDefault();
  });
}
