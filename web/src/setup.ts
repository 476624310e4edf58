// The set-up page says in words what table is being laid, as it is changed, and shows who sails under which colour.
export function setup(): void {
  const form = document.querySelector<HTMLFormElement>("[data-setup]");
  const summary = document.getElementById("summary");
  if (!form || !summary) return;
  const chosen = () => form.querySelector<HTMLInputElement>('[name="colour"]:checked')?.value;
  let mine = chosen();
  form.addEventListener("change", async () => {
    if (chosen() !== mine) swap(form, mine, chosen());
    mine = chosen();
    const address = `${form.action}/summary?${new URLSearchParams(new FormData(form) as never)}`;
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) summary.textContent = await answer.text();
  });
}

/** Whoever had the colour that is chosen gets the one that is given up. */
function swap(form: HTMLElement, old: string | undefined, fresh: string | undefined): void {
  const pawns = [...form.querySelectorAll<HTMLElement>("[data-colour]")];
  const [mine, theirs] = [old, fresh].map((colour) => pawns.find(({ dataset }) => dataset.colour === colour));
  const picture = form.querySelector(`[name="colour"][value="${fresh}"] + *`)!.cloneNode(true);
  if (theirs) theirs.replaceChildren(...mine!.childNodes);
  mine!.replaceChildren(picture);
  if (theirs) theirs.dataset.colour = old;
  mine!.dataset.colour = fresh;
}
