// A press on a part of a chart that is no answer: why not, in a sentence.
import { explain } from "./inspect";

type Reasons = [string, number[]][]; // a sentence, and the cells it is true of

/** The cell under a press, counted from 0; nothing in the frame of the chart. */
function cellAt(cells: HTMLElement, event: MouseEvent): [number, number] | undefined {
  const style = getComputedStyle(cells);
  const box = cells.getBoundingClientRect();
  const frame = Number(style.getPropertyValue("--frame"));
  const [columns, rows] = [style.gridTemplateColumns, style.gridTemplateRows].map((tracks) => tracks.split(" ").length) as [number, number];
  const column = Math.floor(((event.clientX - box.x) / box.width) * columns) - frame;
  const row = Math.floor(((event.clientY - box.y) / box.height) * rows) - frame;
  const isInside = column >= 0 && row >= 0 && column < columns - 2 * frame && row < rows - 2 * frame;
  return isInside ? [column, row] : undefined;
}

export function whyNot(paper: Element, event: MouseEvent): void {
  if (!document.querySelector("#piece")) return;
  const zone = (event.target as Element).closest(".na-zone");
  if (zone) zone.querySelector<HTMLElement>(".letter")!.click();
  const cells = paper.querySelector<HTMLElement>(".chart-cells");
  const cell = cells && cellAt(cells, event);
  if (!cell) return;
  const [column, row] = cell;
  const number = row * Number(cells.dataset.columns) + column;
  const reasons = JSON.parse(cells.dataset.reasons ?? "[]") as Reasons;
  const why = reasons.find(([, of]) => of.includes(number))?.[0] ?? "";
  explain(`${String.fromCharCode(65 + column)}${row + 1}`, why);
}
