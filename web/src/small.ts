// Copy buttons, questions before what cannot be undone, the watch switch, a log that shows its end.
export function small(): void {
  // The second click of a double click must not answer the next question.
  const once = (event: MouseEvent) => {
    if (event.detail < 2 || !(event.target as Element).closest('[name="action"]')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", once, { capture: true });
  document.addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy], [data-copy-page]");
    if (!button) return;
    await navigator.clipboard?.writeText(button.dataset.copy ?? location.href).catch(() => undefined);
    const label = button.innerHTML;
    button.textContent = button.dataset.done ?? "";
    setTimeout(() => (button.innerHTML = label), 1500);
  });
  document.addEventListener("submit", (event) => {
    const question = (event.target as HTMLElement).dataset.confirm;
    if (question && !confirm(question)) event.preventDefault();
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
