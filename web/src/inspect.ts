// A piece up close: larger, in words, with its rule; and why it is no answer now. By press, right click or key.
const OPEN = "#piece";

let shown = ""; // the piece in the drawer
let opener: HTMLElement | null = null; // has the focus back afterwards

const pieces = () => [...document.querySelectorAll<HTMLElement>("#board [data-look]")];

function fill(piece: HTMLElement): void {
  const drawer = document.querySelector<HTMLElement>(OPEN)!;
  const slot = (name: string) => drawer.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;
  const { name = "", text = "", rule = "", why } = piece.dataset;
  slot("name").textContent = name;
  slot("text").textContent = text;
  const picture = piece.querySelector("svg")?.cloneNode(true) as SVGElement | undefined;
  slot("picture").replaceChildren(...(picture ? [picture] : []));
  const link = slot("rule").querySelector("a")!;
  slot("rule").hidden = !rule;
  link.textContent = rule;
  link.href = `${drawer.dataset.rules}#${rule}`;
  slot("why").hidden = why === undefined || piece.matches('[name="action"]') || piece.querySelector('[name="action"]') !== null;
  slot("reason").textContent = why ?? "";
  slot("reason").hidden = !why;
}

/** Something without a picture of its own: its name, and why it is no answer. */
export function explain(name: string, why: string): void {
  const piece = document.createElement("button");
  Object.assign(piece.dataset, { name, why, named: name });
  open(piece);
}

function open(piece: HTMLElement): void {
  opener = piece.matches("button") ? piece : piece.querySelector("button");
  shown = piece.dataset.named!;
  fill(piece);
  location.hash = OPEN;
}

/** What the reader points at: under the mouse, under the cursor, or else the first piece that is an answer. */
function meant(): HTMLElement | undefined {
  const all = pieces();
  const focused = document.activeElement?.closest<HTMLElement>("[data-look]");
  return all.find((piece) => piece.matches(":hover")) ?? focused ?? all.find((piece) => piece.querySelector(".opt")) ?? all[0];
}

export function inspect(): void {
  const isOpen = () => location.hash === OPEN;
  const close = () => void (location.hash = "#-");
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("[data-inspect]")) {
      const piece = meant();
      if (isOpen()) close();
      else if (piece) open(piece);
      return;
    }
    const piece = target.closest(".look")?.closest<HTMLElement>("[data-look]");
    if (piece) open(piece);
  });
  document.addEventListener("contextmenu", (event) => {
    const piece = (event.target as Element).closest<HTMLElement>("#board [data-look]");
    if (!piece) return;
    event.preventDefault();
    open(piece);
  });
  const refresh = () => {
    if (!isOpen()) return;
    const piece = pieces().find(({ dataset }) => dataset.named === shown);
    if (piece) fill(piece);
    else close();
  };
  document.addEventListener("table:shown", refresh);
  addEventListener("hashchange", () => {
    if (isOpen() || !opener) return;
    if (opener.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  });
  if (document.querySelector(OPEN)) refresh();
}
