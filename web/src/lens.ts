// A chart larger than its window: the window follows the question, a small map shows where it is.
import { whyNot } from "./why";

const NEAR = 1.1; // widths of a cell between a press and the middle of the answer it means
const END = 24; // pixels: so near to its end a chart is there
const ANSWERS = '[name="action"], [name="action"] .price';
const PLACES = `${ANSWERS}, .pick-cell`; // where something can be put, too
const isShown = (element: HTMLElement) => element.offsetParent !== null;
const lens = () => [...document.querySelectorAll<HTMLElement>("[data-lens]")].find(isShown);
const question = () => document.querySelector<HTMLInputElement>('#answer [name="decision"]')?.value;
const shown = () => `${lens()?.id} ${question()}`; // which chart, at which question
let chosen: string | undefined; // the one on which the reader has chosen where to look
const mini = () => [...document.querySelectorAll<HTMLElement>("[data-mini]")].find(isShown);

/** Brings a point of the chart, given in parts of its width and height, into the middle of the window. */
function look(window: HTMLElement, x: number, y: number): void {
  window.scrollLeft = x * window.scrollWidth - window.clientWidth / 2;
  window.scrollTop = y * window.scrollHeight - window.clientHeight / 2;
}

function bring(window: HTMLElement, frame: DOMRect, target: DOMRect): void {
  window.scrollLeft += target.x + target.width / 2 - frame.x - frame.width / 2;
  window.scrollTop += target.y + target.height / 2 - frame.y - frame.height / 2;
}

const isOutside = (frame: DOMRect, box: DOMRect) =>
  box.x < frame.x || box.right > frame.right || box.y < frame.y || box.bottom > frame.bottom;

/** What is seen of the window: the prompt bar of a phone may cover its lower part. */
function seen(window: HTMLElement): DOMRect {
  const { x, y, width, height } = window.getBoundingClientRect();
  const bar = document.querySelector("#answer")?.getBoundingClientRect();
  const covered = bar && bar.top > y ? Math.max(0, y + height - bar.top) : 0;
  return new DOMRect(x, y, width, height - covered);
}

/** The smallest frame round one box and others. */
function round(one: DOMRect, others: DOMRect[]): DOMRect {
  const [left, top] = [Math.min(one.left, ...others.map((box) => box.left)), Math.min(one.top, ...others.map((box) => box.top))];
  const [right, bottom] = [Math.max(one.right, ...others.map((box) => box.right)), Math.max(one.bottom, ...others.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The place with the answers round it, as far as they fit into the frame together. */
function withAnswers(frame: DOMRect, here: DOMRect, answers: DOMRect[]): DOMRect {
  const all = round(here, answers);
  const [across, down] = [all.width <= frame.width ? all : here, all.height <= frame.height ? all : here];
  return new DOMRect(across.x, down.y, across.width, down.height);
}

/** A question about places all over the chart shows the whole of it first. */
function overlook(): void {
  const window = lens();
  if (window?.hasAttribute("data-overlook") && mini()) window.classList.add("whole");
}

/** Brings what the question is about into the middle; where that leaves an answer outside, the answers with it. */
function centre(): void {
  const window = lens();
  const here = window?.querySelector<HTMLElement>("[data-centre]");
  if (!window || !here) return;
  const frame = seen(window);
  bring(window, frame, here.getBoundingClientRect());
  const answers = [...window.querySelectorAll<HTMLElement>(ANSWERS)].filter(isShown).map((answer) => answer.getBoundingClientRect());
  if (answers.some((answer) => isOutside(frame, answer))) bring(window, frame, withAnswers(frame, here.getBoundingClientRect(), answers));
  aside(window, here);
}

/** The small map stands in the other corner when it would cover more of what is looked at and of the answers, and
 * always where the chart ends on its side: what lies there cannot be moved out from under it. */
function aside(window: HTMLElement, ...seen: HTMLElement[]): void {
  const map = mini();
  if (!map) return;
  const most = window.scrollWidth - window.clientWidth;
  const [isWest, isEast] = [window.scrollLeft < END, window.scrollLeft > most - END];
  if (isWest !== isEast) {
    map.classList.toggle("aside", isEast);
    return;
  }
  const places = [...seen, ...window.querySelectorAll<HTMLElement>(PLACES)];
  const covered = [false, true].map((isAside) => {
    map.classList.toggle("aside", isAside);
    const place = map.getBoundingClientRect();
    return places.filter((element) => overlap(place, element.getBoundingClientRect())).length;
  });
  map.classList.toggle("aside", covered[1]! < covered[0]!);
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom;

/** Brings what has just been put on the chart into the window. */
export function uncover(...shown: HTMLElement[]): void {
  const window = lens();
  if (!window) return;
  const boxes = shown.map((element) => element.getBoundingClientRect());
  const [frame, target] = [seen(window), round(boxes[0]!, boxes.slice(1))];
  const isScrolled = window.scrollWidth > window.clientWidth || window.scrollHeight > window.clientHeight;
  if (isOutside(frame, target) && isScrolled) bring(window, frame, target);
  aside(window, ...shown);
}

/** A press beside the cells of a small chart takes the nearest answer; where there is none, it asks why not. */
function nearest(event: MouseEvent): void {
  const paper = (event.target as Element).closest(".chart-paper");
  if (!paper || (event.target as Element).closest("button")) return;
  const away = (answer: Element) => {
    const box = answer.getBoundingClientRect();
    const [dx, dy] = [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2];
    return Math.hypot(dx, dy) / Math.max(box.width, box.height);
  };
  const answers = [...paper.querySelectorAll<HTMLElement>(".spot, .pick-cell")].filter((answer) => answer.offsetParent);
  const best = answers.sort((one, other) => away(one) - away(other))[0];
  if (best && away(best) < NEAR) best.click();
  else whyNot(paper, event);
}

/** Draws on the small map what the window shows. */
function frame(): void {
  const window = lens();
  const mark = mini()?.querySelector<HTMLElement>(".frame");
  if (!window || !mark) return;
  const part = (of: number, all: number) => `${(100 * of) / all}%`;
  mark.style.setProperty("left", part(window.scrollLeft, window.scrollWidth));
  mark.style.setProperty("top", part(window.scrollTop, window.scrollHeight));
  mark.style.setProperty("width", part(window.clientWidth, window.scrollWidth));
  mark.style.setProperty("height", part(window.clientHeight, window.scrollHeight));
}

export function lenses(): void {
  const prepare = () => {
    if (chosen !== shown()) { // the choice stands until the question is another, whatever changes its size
      chosen = undefined;
      overlook();
      centre();
    }
    frame();
  };
  document.addEventListener("table:shown", prepare);
  document.addEventListener("change", prepare); // another tab may show another chart
  document.addEventListener("scroll", (event) => event.target === lens() && frame(), { capture: true });
  document.addEventListener("scrollend", (event) => {
    const window = lens();
    if (window && event.target === window) aside(window);
  }, { capture: true });
  document.addEventListener("click", (event) => {
    const window = lens();
    const target = event.target as Element;
    if (!window) return;
    if (target.closest("[data-mini]")) {
      window.classList.add("whole");
      return;
    }
    if (!window.classList.contains("whole") || !window.contains(target)) return;
    // On the whole chart a tap chooses where to look, not what to do: its cells are too small for a finger.
    event.preventDefault();
    event.stopPropagation();
    const paper = window.firstElementChild!.getBoundingClientRect();
    const [x, y] = [(event.clientX - paper.x) / paper.width, (event.clientY - paper.y) / paper.height];
    window.classList.remove("whole");
    chosen = shown();
    look(window, x, y);
    frame();
  }, { capture: true });
  document.addEventListener("click", nearest);
  for (const window of document.querySelectorAll("[data-lens]")) new ResizeObserver(prepare).observe(window);
  prepare();
}
