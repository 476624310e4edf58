// The campaign's page: what is needed follows the number of members ticked.
export function campaign(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-campaign]");
  if (!form) return;
  const ticks = form.querySelectorAll<HTMLInputElement>('input[name^="player-"]');
  const button = form.querySelector<HTMLButtonElement>("button.main");
  if (!ticks.length) return;
  const follow = () => {
    const count = [...ticks].filter((tick) => tick.checked).length;
    for (const goals of document.querySelectorAll<HTMLElement>(".goals")) goals.hidden = goals.dataset.for !== String(count);
    if (button) button.disabled = count < Number(form.dataset.least) || count > Number(form.dataset.most);
  };
  form.addEventListener("change", follow);
  follow();
}
