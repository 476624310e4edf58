// Laying a shape on the chart: choose a cell, turn through the ways that cover it, confirm.
export const OWN = ".pick-cell, .ghost"; // what the placer adds to the chart, unknown to the server

type Way = { action: string; label: string; cells: number[] };

const decision = () => document.querySelector<HTMLInputElement>('#answer [name="decision"]')?.value;

class Placer {
  private readonly decision = decision();
  private readonly heard = new AbortController();
  private readonly ways: Way[];
  private readonly covering = new Map<number, Way[]>();
  private readonly grid: HTMLElement;
  private readonly columns: number;
  private shape: string; // how the answers that lay the chosen shape begin; all do where there is no choice
  private cell = -1;
  private turn = 0;

  constructor(private readonly form: HTMLElement) {
    this.columns = Number(form.dataset.columns);
    this.grid = document.querySelector<HTMLElement>(".chart-cells")!;
    const ways = JSON.parse(form.querySelector("script")!.textContent!) as [string, string, number, number, number[]][];
    this.ways = ways.map(([action, label, , , cells]) => ({ action, label, cells }));
    this.shape = form.querySelector<HTMLElement>("[data-shape]")?.dataset.shape ?? "";
    this.spread();
    form.addEventListener("click", (event) => {
      const pressed = (event.target as Element).closest<HTMLElement>("[data-turn], [data-place], [data-shape]");
      if (pressed?.dataset.shape) this.choose(pressed.dataset.shape);
      else if (pressed?.dataset.turn) this.show(this.cell, this.turn + Number(pressed.dataset.turn));
      else if (pressed) this.send();
    }, { signal: this.heard.signal });
    form.hidden = false;
  }

  asks(): boolean {
    return this.form.isConnected && this.grid.isConnected && this.decision === decision();
  }

  /** The form came anew from the server; the cells and the choice are still there. */
  refresh(): void {
    this.form.hidden = false;
    this.mark();
    this.show(this.cell, this.turn);
  }

  leave(): void {
    this.heard.abort(); // the form stays when the next shape is to be laid: this placer must not answer for it
    for (const own of this.grid.querySelectorAll(OWN)) own.remove();
  }

  /** Cells to choose from, for the shape in hand. */
  private spread(): void {
    for (const own of this.grid.querySelectorAll(OWN)) own.remove();
    this.covering.clear();
    for (const way of this.ways.filter(({ action }) => action.startsWith(this.shape))) {
      for (const cell of way.cells) this.covering.set(cell, [...(this.covering.get(cell) ?? []), way]);
    }
    for (const cell of [...this.covering.keys()].sort((a, b) => a - b)) this.grid.append(this.button(cell));
    this.mark();
  }

  private choose(shape: string): void {
    [this.shape, this.cell, this.turn] = [shape, -1, 0];
    this.spread();
    const says = this.form.querySelector("p")!;
    says.textContent = says.dataset.says!;
    this.form.querySelector<HTMLButtonElement>("[data-place]")!.disabled = true;
  }

  private mark(): void {
    for (const button of this.form.querySelectorAll<HTMLElement>("[data-shape]")) {
      button.setAttribute("aria-pressed", String(button.dataset.shape === this.shape));
    }
  }

  private button(cell: number): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "pick-cell start";
    button.tabIndex = this.grid.querySelector(".pick-cell") ? -1 : 0;
    this.at(button, cell);
    button.setAttribute("aria-label", this.name(cell));
    button.addEventListener("click", () => this.show(cell, cell === this.cell ? this.turn + 1 : 0));
    return button;
  }

  private name(cell: number): string {
    return `${String.fromCharCode(65 + (cell % this.columns))}${Math.floor(cell / this.columns) + 1}`;
  }

  private at(element: HTMLElement, cell: number): void {
    element.classList.add(`c${(cell % this.columns) + 1}`, `r${Math.floor(cell / this.columns) + 1}`);
  }

  private way(): Way | undefined {
    const ways = this.covering.get(this.cell);
    return ways?.[((this.turn % ways.length) + ways.length) % ways.length];
  }

  private show(cell: number, turn: number): void {
    if (!this.covering.has(cell)) return;
    [this.cell, this.turn] = [cell, turn];
    for (const ghost of this.grid.querySelectorAll(".ghost")) ghost.remove();
    const way = this.way()!;
    for (const covered of way.cells) {
      const ghost = document.createElement("span");
      ghost.className = "ghost";
      this.at(ghost, covered);
      this.grid.append(ghost);
    }
    this.form.querySelector("p")!.textContent = way.label;
    this.form.querySelector<HTMLButtonElement>("[data-place]")!.disabled = false;
  }

  private send(): void {
    const way = this.way();
    if (!way) return;
    const answer = document.createElement("button");
    Object.assign(answer, { name: "action", value: way.action, hidden: true });
    document.getElementById("answer")!.append(answer);
    answer.click();
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
