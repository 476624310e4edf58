// A chart larger than its window: the window follows the question, a small map shows where it is.
const lens = () => document.querySelector<HTMLElement>("[data-lens]");

/** Brings a point of the chart, given in parts of its width and height, into the middle of the window. */
function look(window: HTMLElement, x: number, y: number): void {
  window.scrollLeft = x * window.scrollWidth - window.clientWidth / 2;
  window.scrollTop = y * window.scrollHeight - window.clientHeight / 2;
}

/** Brings what the question is about into the middle. */
function centre(): void {
  const window = lens();
  const here = window?.querySelector<HTMLElement>("[data-centre]");
  if (!window || !here) return;
  const [frame, target] = [window.getBoundingClientRect(), here.getBoundingClientRect()];
  window.scrollLeft += target.x + target.width / 2 - frame.x - frame.width / 2;
  window.scrollTop += target.y + target.height / 2 - frame.y - frame.height / 2;
  const { right, top } = here.getBoundingClientRect();
  const isInTheCorner = right > frame.x + (2 * frame.width) / 3 && top < frame.y + frame.height / 2;
  document.querySelector("[data-mini]")?.classList.toggle("aside", isInTheCorner);
}

/** Draws on the small map what the window shows. */
function frame(): void {
  const window = lens();
  const mark = document.querySelector<HTMLElement>("[data-mini] .frame");
  if (!window || !mark) return;
  const part = (of: number, all: number) => `${(100 * of) / all}%`;
  mark.style.setProperty("left", part(window.scrollLeft, window.scrollWidth));
  mark.style.setProperty("top", part(window.scrollTop, window.scrollHeight));
  mark.style.setProperty("width", part(window.clientWidth, window.scrollWidth));
  mark.style.setProperty("height", part(window.clientHeight, window.scrollHeight));
}

export function lenses(): void {
  const prepare = () => {
    centre();
    frame();
  };
  document.addEventListener("table:shown", prepare);
  document.addEventListener("scroll", (event) => event.target === lens() && frame(), { capture: true });
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
    look(window, x, y);
    frame();
  }, { capture: true });
  const window = lens();
  if (window) new ResizeObserver(prepare).observe(window);
  prepare();
}
