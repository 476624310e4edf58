// The page of the story opens by itself when a card was revealed that this browser has not shown yet, and asks nothing.
const key = (table: HTMLElement) => `story-${table.dataset.table}`;

function turn(): void {
  const table = document.getElementById("table");
  const page = document.querySelector<HTMLDialogElement>("dialog.story");
  if (!table?.dataset.stream || !page) return;
  const told = Number(page.dataset.told);
  if (told <= Number(localStorage.getItem(key(table)) ?? 0)) return;
  localStorage.setItem(key(table), String(told));
  if (!page.open) page.showModal();
}

export function story(): void {
  document.addEventListener("table:shown", turn);
  document.addEventListener("click", (event) => {
    const page = event.target;
    if (page instanceof HTMLDialogElement && page.matches(".story")) page.close(); // pressed outside the leaves
  });
  turn();
}
