// The list of answers in the prompt bar: what is chosen there stays when news come, and is confirmed beside it.
const list = () => document.querySelector<HTMLSelectElement>("#listed");
const decision = () => document.querySelector<HTMLInputElement>('#answer [name="decision"]')?.value;

/** Nothing chosen, nothing to confirm. */
export function settle(): void {
  const confirm = document.querySelector<HTMLButtonElement>("#confirm");
  if (confirm) confirm.disabled = !list()?.value;
}

export function choice(): void {
  let [asked, chosen] = [decision(), ""];
  document.addEventListener("change", ({ target }) => {
    if (target !== list()) return;
    [asked, chosen] = [decision(), list()!.value];
    settle();
  });
  document.addEventListener("table:shown", () => {
    const shown = list();
    if (shown && shown.value !== chosen) shown.value = asked === decision() ? chosen : "";
    settle();
  });
  settle();
}
