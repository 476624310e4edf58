// Double clicks, copy buttons, a hint asked for again, questions before what cannot be undone, the watch switch, the odds, a log that shows its end.
const READING = 250; // milliseconds: nobody answers a question sooner

/** The second click of a double click must not answer the question that has just taken the place of the first. */
function once(): void {
  const question = () => document.querySelector<HTMLInputElement>('#answer [name="decision"]')?.value;
  let asked = question();
  let since = -Infinity;
  document.addEventListener("table:shown", () => {
    if (question() === asked) return;
    [asked, since] = [question(), performance.now()];
    for (const more of document.querySelectorAll<HTMLDetailsElement>("details.more")) more.open = false;
  });
  const swallow = (event: MouseEvent) => {
    const hasty = event.detail > 1 && performance.now() - since < READING;
    if (!hasty || !(event.target as Element).closest('[name="action"]')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", swallow, { capture: true });
}

export function small(): void {
  once();
  document.addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy], [data-copy-page]");
    if (!button) return;
    await navigator.clipboard?.writeText(button.dataset.copy ?? location.href).catch(() => undefined);
    const label = button.innerHTML;
    button.textContent = button.dataset.done ?? "";
    setTimeout(() => (button.innerHTML = label), 1500);
  });
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("#hint")) document.querySelector<HTMLDetailsElement>("details.bubble")?.setAttribute("open", "");
  });
  document.addEventListener("submit", (event) => {
    const question = (event.target as HTMLElement).dataset.confirm;
    if (question && !confirm(question)) event.preventDefault();
  });
  const odds = () => {
    const shown = localStorage.getItem("odds") !== "off";
    document.documentElement.dataset.odds = shown ? "on" : "off";
    for (const button of document.querySelectorAll("[data-odds][aria-pressed]")) button.setAttribute("aria-pressed", String(shown));
  };
  odds();
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("button[data-odds]")) return;
    localStorage.setItem("odds", localStorage.getItem("odds") === "off" ? "on" : "off");
    odds();
  });
  const scrollLog = () => {
    const log = document.querySelector("aside.log .lines");
    if (log) log.scrollTop = log.scrollHeight;
  };
  document.addEventListener("table:shown", scrollLog);
  scrollLog();
  const night = matchMedia("(prefers-color-scheme: dark)");
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-watch-switch]")) {
    // Without a stored choice the switch leaves whatever the system shows.
    if (!document.documentElement.dataset.watch && night.matches) button.value = "day";
  }
}
