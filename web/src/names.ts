// A line of the log shows what it speaks of: the pieces it names are marked on the board while it is pointed at.
function cell(name: string): HTMLElement | null {
  const grid = document.querySelector<HTMLElement>(".chart-cells");
  const number = Number(/^cell-(\d+)$/.exec(name)?.[1] ?? NaN);
  if (!grid || Number.isNaN(number)) return null;
  const columns = Number(grid.dataset.columns);
  const mark = document.createElement("span");
  mark.className = `named-cell c${(number % columns) + 1} r${Math.floor(number / columns) + 1}`;
  grid.append(mark);
  return mark;
}

function unmark(): void {
  for (const mark of document.querySelectorAll(".named-cell")) mark.remove();
  for (const marked of document.querySelectorAll(".named")) marked.classList.remove("named");
}

function mark(line: HTMLElement | null): void {
  unmark();
  for (const name of line?.dataset.names?.split(" ") ?? []) {
    for (const piece of document.querySelectorAll(`[data-named="${CSS.escape(name)}"]`)) piece.classList.add("named");
    cell(name);
  }
}

export function names(): void {
  const line = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>("li[data-names]") ?? null;
  document.addEventListener("mouseover", (event) => {
    if (line(event.target)) mark(line(event.target));
    else if (line(event.relatedTarget)) unmark();
  });
  document.addEventListener("focusin", (event) => mark(line(event.target)));
  document.addEventListener("click", (event) => line(event.target)?.focus({ preventScroll: true }));
  document.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const list = (event.target as Element).closest?.(".lines");
    if (!step || !list) return;
    const lines = [...list.querySelectorAll<HTMLElement>("li[data-names]")];
    const here = lines.indexOf(event.target as HTMLElement);
    event.preventDefault();
    event.stopPropagation();
    lines[here < 0 ? lines.length - 1 : Math.max(0, Math.min(lines.length - 1, here + step))]?.focus();
  }, { capture: true });
}
