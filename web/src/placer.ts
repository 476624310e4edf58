// Laying a shape on the chart: a cell chosen there and the list in the prompt bar are one choice; the bar confirms it.
import { settle } from "./choice";
import { uncover } from "./lens";

export const OWN = ".pick-cell, .ghost, .lay-tools"; // what the placer adds to the chart, unknown to the server

type Way = { action: string; shape: string; anchor: number; quarters: number; cells: number[]; gain: string; terms: string; price: string };

/** As the page brings them: the cells of a shape once for each of its turns, counted from where it lies. */
type Brought = { cells: Record<string, number[]>; ways: [action: string, anchor: number, quarters: number, gain?: string, terms?: string, price?: string][] };

type Line = { row: number; column: number; isColumn: boolean };

const SVG = "http://www.w3.org/2000/svg";
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const EDGES: [string, (columns: number) => number][] = [["edge-t", (n) => -n], ["edge-r", () => 1], ["edge-b", (n) => n], ["edge-l", () => -1]];
const TURNED = 0.9; // of a cell: how much further a place may be where the shape need not be turned
const ELSEWHERE = "#log, .drawer, input, textarea, select"; // where keys mean something else
const decision = () => document.querySelector<HTMLInputElement>('#answer [name="decision"]')?.value;

function brought(text: string): Way[] {
  const { cells, ways } = JSON.parse(text) as Brought;
  return ways.map(([action, anchor, quarters, gain = "", terms = "", price = ""]) => {
    const shape = action.split(" ")[1]!;
    return { action, shape, anchor, quarters, cells: cells[`${shape} ${quarters}`]!.map((step) => anchor + step), gain, terms, price };
  });
}

class Placer {
  private readonly decision = decision();
  private readonly heard = new AbortController();
  private readonly ways: Way[];
  private readonly covering = new Map<number, Way[]>();
  private readonly grid: HTMLElement;
  private readonly columns: number;
  private shape: string | undefined; // the one in hand; any where there is no choice
  private chosen: Way | undefined;
  private cell = -1;

  constructor(private readonly form: HTMLElement) {
    this.columns = Number(form.dataset.columns);
    this.grid = document.querySelector<HTMLElement>(".chart-cells")!;
    this.ways = brought(form.querySelector("script")!.textContent!);
    this.shape = form.querySelector<HTMLElement>("[data-shape]")?.dataset.shape;
    this.spread();
    const { signal } = this.heard;
    document.addEventListener("click", (event) => {
      const pressed = (event.target as Element).closest<HTMLElement>("[data-turn], [data-lay], [data-placer] [data-shape]");
      if (pressed?.dataset.shape) this.take(pressed.dataset.shape);
      else if (pressed?.dataset.turn) this.turn(Number(pressed.dataset.turn));
      else if (pressed) document.getElementById("confirm")!.click();
    }, { signal });
    document.addEventListener("keydown", (event) => this.key(event) && (event.preventDefault(), event.stopPropagation()), { signal, capture: true });
    document.addEventListener("change", ({ target }) => target === this.list() && this.choose(this.listed()), { signal });
    this.reveal();
  }

  asks(): boolean {
    return this.form.isConnected && this.grid.isConnected && this.decision === decision();
  }

  /** The page came anew from the server; the cells and the choice are still there. */
  refresh(): void {
    this.reveal();
    this.choose(this.chosen);
  }

  leave(): void {
    this.heard.abort(); // the form stays when the next shape is to be laid: this placer must not answer for it
    this.clear();
  }

  private list(): HTMLSelectElement | null {
    return document.querySelector<HTMLSelectElement>("#listed");
  }

  private listed(): Way | undefined {
    return this.ways.find(({ action }) => action === this.list()?.value);
  }

  private clear(): void {
    for (const own of document.querySelectorAll(OWN)) own.remove();
  }

  private reveal(): void {
    this.form.hidden = !this.form.querySelector("[data-shape]");
    for (const button of document.querySelectorAll<HTMLButtonElement>("#long [data-turn]")) {
      [button.hidden, button.disabled] = [false, this.turns().length < 2];
    }
    for (const button of this.form.querySelectorAll<HTMLElement>("[data-shape]")) {
      button.setAttribute("aria-pressed", String(button.dataset.shape === this.shape));
    }
  }

  /** Cells to choose from, for the shape in hand. */
  private spread(): void {
    this.clear();
    this.covering.clear();
    for (const way of this.inHand()) {
      for (const cell of way.cells) this.covering.set(cell, [...(this.covering.get(cell) ?? []), way]);
    }
    for (const cell of [...this.covering.keys()].sort((a, b) => a - b)) this.grid.append(this.button(cell));
  }

  /** Another shape in hand: what was chosen for the one before is dropped. */
  private take(shape: string): void {
    [this.shape, this.cell] = [shape, -1];
    this.spread();
    this.choose(undefined);
    this.reveal();
  }

  private button(cell: number): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "pick-cell start";
    button.id = `pick-${this.decision}-${cell}`; // its own, so that morphing makes nothing else of it
    button.tabIndex = this.grid.querySelector(".pick-cell") ? -1 : 0;
    this.at(button, cell);
    button.setAttribute("aria-label", this.name(cell));
    button.addEventListener("click", () => this.press(cell));
    return button;
  }

  private name(cell: number): string {
    return `${String.fromCharCode(65 + (cell % this.columns))}${Math.floor(cell / this.columns) + 1}`;
  }

  private at(element: HTMLElement, cell: number): void {
    element.classList.add(`c${(cell % this.columns) + 1}`, `r${Math.floor(cell / this.columns) + 1}`);
  }

  /** The first way that covers the cell; the next one when it is pressed again. */
  private press(cell: number): void {
    const here = this.covering.get(cell)!;
    const at = cell === this.cell && this.chosen ? here.indexOf(this.chosen) : -1;
    this.cell = cell;
    this.choose(here[(at + 1) % here.length]);
  }

  /** Arrows move the shape, comma and full stop turn it, Enter lays it. */
  private key({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const at = target as Element;
    if (ctrlKey || metaKey || altKey || at.closest(ELSEWHERE)) return false;
    if (ARROWS[key]) this.move(...ARROWS[key]);
    else if ((key === "," || key === ".") && document.documentElement.dataset.keys !== "off") this.turn(key === "," ? -1 : 1);
    else if (key === "Enter" && this.chosen && !at.closest("button:not(.pick-cell), a, summary")) document.getElementById("confirm")!.click();
    else return false;
    return true;
  }

  private inHand(): Way[] {
    return this.ways.filter((way) => this.holds(way));
  }

  private holds(way: Way): boolean {
    return this.shape === undefined || way.shape === this.shape;
  }

  private centre({ cells }: Way): [number, number] {
    const mean = (of: (cell: number) => number) => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
    return [mean((cell) => cell % this.columns), mean((cell) => Math.floor(cell / this.columns))];
  }

  /** The nearest way to lie in a direction, as it is turned if that can be. */
  private move(dx: number, dy: number): void {
    const chosen = this.chosen;
    if (!chosen) return this.choose(this.inHand()[0]);
    const [x, y] = this.centre(chosen);
    const far = (way: Way) => {
      const [wx, wy] = this.centre(way);
      const along = (wx - x) * dx + (wy - y) * dy;
      const aside = Math.abs((wx - x) * dy) + Math.abs((wy - y) * dx);
      return along > 0 ? along + 2 * aside + (way.quarters === chosen.quarters ? 0 : TURNED) : Infinity;
    };
    const best = this.inHand().reduce((one, other) => (far(other) < far(one) ? other : one));
    if (far(best) < Infinity) this.choose(best);
  }

  private turns(): number[] {
    return [...new Set(this.inHand().map(({ quarters }) => quarters))].sort((a, b) => a - b);
  }

  /** The next turn with which the shape lies on the chosen cell, else on the nearest place. */
  private turn(by: number): void {
    const chosen = this.chosen;
    if (!chosen) return this.choose(this.inHand()[0]);
    const turns = this.turns();
    const order = (way: Way) => ((turns.indexOf(way.quarters) - turns.indexOf(chosen.quarters)) * by + turns.length) % turns.length;
    const [x, y] = this.centre(chosen);
    const far = (way: Way) => Math.hypot(this.centre(way)[0] - x, this.centre(way)[1] - y);
    const turned = this.inHand().filter(({ quarters }) => quarters !== chosen.quarters);
    const here = turned.filter(({ cells }) => cells.includes(this.cell));
    const ranked = (here.length ? here : turned).sort((a, b) => order(a) - order(b) || far(a) - far(b));
    if (ranked[0]) this.choose(ranked[0]);
  }

  private choose(way: Way | undefined): void {
    this.chosen = way;
    const list = this.list();
    if (list) list.value = way?.action ?? "";
    settle();
    if (way && !way.cells.includes(this.cell)) this.cell = way.cells[0]!;
    if (way && !this.holds(way)) this.follow(way);
    for (const drawn of document.querySelectorAll(".ghost, .lay-tools")) drawn.remove();
    if (way) this.draw(way);
    this.tell(way);
    if (way && this.form.dataset.tools !== undefined) this.equip(way);
  }

  /** What the place brings, term by term and beside the ghost; without one, what to do. */
  private tell(way: Way | undefined): void {
    for (const says of document.querySelectorAll<HTMLElement>("[data-says]")) {
      const gain = document.createElement("b");
      gain.textContent = way?.gain ?? "";
      says.replaceChildren(...(way ? [gain, ` ${way.terms}`] : [says.dataset.says!]));
    }
    const note = document.querySelector("#confirm small");
    if (note) note.textContent = way ? [way.gain, way.price].filter(Boolean).join(" · ") : "";
    const ghost = this.grid.querySelector<HTMLElement>(".ghost");
    if (!ghost || !way?.gain) return;
    const badge = document.createElement("b");
    badge.textContent = way.gain.split(" ")[0]!;
    ghost.classList.toggle("eastward", way.cells[0]! % this.columns < 2);
    ghost.append(badge);
    uncover(ghost);
  }

  /** What can be done with the ghost, in a row or column beside it, where that covers least of what can be chosen. */
  private equip(way: Way): void {
    const gain = this.grid.querySelector(".ghost > b");
    const turns = this.turns().length > 1 ? [...document.querySelectorAll<HTMLElement>("#long [data-turn]")] : [];
    const lay = document.createElement("button");
    lay.dataset.lay = "";
    lay.textContent = "✓";
    lay.ariaLabel = document.getElementById("confirm")!.firstChild!.textContent!.replace("✓", "").trim();
    const keys = [...turns.map((turn) => turn.cloneNode(true) as HTMLElement), lay];
    for (const key of keys) [key.className, key.tabIndex] = ["lay-key", -1]; // the bar has them for the keyboard
    lay.type = "button";
    const tools = document.createElement("div");
    tools.append(...(gain ? [gain] : []), ...keys);
    const place = this.beside(way, tools.childElementCount);
    const [high, wide] = place.isColumn ? [tools.childElementCount, 1] : [1, tools.childElementCount];
    tools.className = place.isColumn ? "lay-tools standing" : "lay-tools";
    tools.style.gridArea = `${place.row} / ${place.column} / span ${high} / span ${wide}`;
    this.grid.append(tools);
    uncover(this.grid.querySelector<HTMLElement>(".ghost")!, tools);
  }

  /** The line of so many cells along the ghost that covers the fewest cells to choose from; the nearest to its middle. */
  private beside({ cells }: Way, long: number): Line {
    const [columns, rows] = [cells.map((cell) => cell % this.columns), cells.map((cell) => Math.floor(cell / this.columns))];
    const [west, east, north, south] = [Math.min(...columns) - 1, Math.max(...columns) + 1, Math.min(...rows) - 1, Math.max(...rows) + 1];
    const [wide, high] = [this.columns, Number(this.form.dataset.rows)];
    const along = (from: number, to: number, most: number) =>
      Array.from({ length: to - from + long }, (_, n) => from - long + 1 + n).filter((at) => at >= 0 && at + long <= most);
    const places: Line[] = [
      ...[west, east].flatMap((column) => along(north + 1, south - 1, high).map((row) => ({ row, column, isColumn: true }))),
      ...[north, south].flatMap((row) => along(west + 1, east - 1, wide).map((column) => ({ row, column, isColumn: false }))),
    ];
    const covered = ({ row, column, isColumn }: Line) =>
      Array.from({ length: long }, (_, n) => [isColumn ? row + n : row, isColumn ? column : column + n] as const)
        .filter(([r, c]) => c >= 0 && c < wide && this.covering.has(r * wide + c)).length;
    const aside = ({ row, column, isColumn }: Line) =>
      isColumn ? Math.abs(2 * row + long - north - south - 1) : Math.abs(2 * column + long - west - east - 1);
    const cost = (line: Line) => 100 * covered(line) + aside(line);
    const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    const frame = Number(getComputedStyle(this.grid).getPropertyValue("--frame") || 0);
    return { ...best, row: best.row + 1 + frame, column: best.column + 1 + frame };
  }

  /** A shape chosen in the list is taken in hand on the board. */
  private follow(way: Way): void {
    this.shape = way.shape;
    this.spread();
    this.reveal();
  }

  /** The shape as it will be drawn, within a dashed edge; where the page brings no drawing, its cells. */
  private draw(way: Way): void {
    const tint = this.form.querySelector<HTMLElement>('[data-shape][aria-pressed="true"]')?.dataset.tint ?? "";
    for (const covered of way.cells) {
      const ghost = document.createElement("span");
      const open = EDGES.filter(([, step]) => !way.cells.includes(covered + step(this.columns))).map(([name]) => name);
      ghost.className = ["ghost", tint, ...open].join(" ");
      this.at(ghost, covered);
      this.grid.append(ghost);
    }
    const sample = this.form.querySelector<SVGElement>(`[data-ghost="${way.quarters}"]`);
    const map = document.querySelector(".chart-paper > svg");
    if (!sample || !map) return;
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("class", "ghost drawn");
    picture.setAttribute("viewBox", map.getAttribute("viewBox")!);
    const unit = Number(this.form.dataset.unit);
    const from = Number(sample.dataset.anchor);
    const columns = (way.anchor % this.columns) - (from % this.columns);
    const rows = Math.floor(way.anchor / this.columns) - Math.floor(from / this.columns);
    const moved = document.createElementNS(SVG, "g");
    moved.setAttribute("transform", `translate(${unit * columns} ${unit * rows})`);
    moved.append(...[...sample.childNodes].map((node) => node.cloneNode(true)));
    picture.append(moved);
    map.after(picture);
    for (const cell of this.grid.querySelectorAll(".ghost")) cell.classList.add("outline");
  }
}

export function placer(): void {
  let shown: Placer | undefined;
  const prepare = () => {
    if (shown?.asks()) return shown.refresh();
    shown?.leave();
    const form = document.querySelector<HTMLElement>("[data-placer]");
    shown = form ? new Placer(form) : undefined;
  };
  document.addEventListener("table:shown", prepare);
  prepare();
}
