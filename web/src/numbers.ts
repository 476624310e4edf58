// A number that changed says by how much, for two seconds.
const read = (element: Element) => Number((element.querySelector("[aria-hidden]")?.textContent ?? "").replace("−", "-"));

export function remember(root: Element): Map<string, number> {
  return new Map([...root.querySelectorAll<HTMLElement>("[data-number]")].map((value) => [value.dataset.number!, read(value)]));
}

export function showChanges(root: Element, before: Map<string, number>): void {
  for (const value of root.querySelectorAll<HTMLElement>("[data-number]")) {
    const difference = read(value) - (before.get(value.dataset.number!) ?? NaN);
    if (!difference) continue;
    const note = document.createElement("span");
    note.className = difference > 0 ? "plus" : "plus minus";
    note.textContent = difference > 0 ? `+${difference}` : `−${-difference}`;
    note.setAttribute("aria-hidden", "true");
    value.append(note);
    setTimeout(() => note.remove(), 2000);
  }
}
