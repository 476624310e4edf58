// Choosing several cards freely: they are picked and put back on the page, and sent together when that is confirmed.
const picked = new Set<string>();
let parroted = "";
let decision = "";

const root = () => document.querySelector<HTMLElement>("[data-telling]");
const cards = () => [...(root()?.querySelectorAll<HTMLElement>("[data-yarn]") ?? [])];
const numberOf = (card: HTMLElement) => card.dataset.yarn!;

/** How many bottles so many cards take, and how many cards all bottles are good for. */
const bottles = (hand: HTMLElement) => Math.ceil(picked.size / Number(hand.dataset.perRum));
const room = (hand: HTMLElement) => Number(hand.dataset.rum) * Number(hand.dataset.perRum);

/** What a card brings once so much rum is paid. */
function worth(card: HTMLElement, rum: number): number {
  const worths = card.dataset.worths!.split(" ").map(Number);
  return worths[Math.min(rum, worths.length) - 1]! * (numberOf(card) === parroted ? 2 : 1);
}

function show(): void {
  const hand = root();
  if (!hand) return;
  const rum = bottles(hand);
  for (const card of cards()) {
    card.classList.toggle("picked", picked.has(numberOf(card)));
    card.querySelector(".yarn")!.setAttribute("aria-pressed", String(picked.has(numberOf(card))));
    card.querySelector(".na-parrot")?.setAttribute("aria-pressed", String(numberOf(card) === parroted));
  }
  const points = cards().filter((card) => picked.has(numberOf(card))).reduce((sum, card) => sum + worth(card, rum), 0);
  const write = (name: string, value: number) => (hand.querySelector(`[data-tell-${name}]`)!.textContent = String(value));
  write("count", picked.size);
  write("rum", rum);
  write("points", points);
  hand.querySelector<HTMLButtonElement>("[data-tell]")!.disabled = picked.size === 0;
  hand.querySelectorAll(".bottle").forEach((bottle, nth) => {
    bottle.classList.toggle("on", nth < rum);
    bottle.querySelectorAll("i").forEach((box, at) => box.classList.toggle("on", nth * Number(hand.dataset.perRum) + at < picked.size));
  });
  for (const forecast of document.querySelectorAll<HTMLElement>(".na-forecast")) foresee(forecast, points, rum);
}

/** What the choice changes in the count: points told, and cards and rum that are no longer left over. */
function foresee(forecast: HTMLElement, points: number, rum: number): void {
  const [left, change] = [Number(forecast.dataset.left), Number(forecast.dataset.change)];
  const lost = Math.floor(left / change) - Math.floor((left - picked.size - rum) / change);
  const gains: Record<string, number> = { track: points, change: -lost, total: points - lost };
  for (const note of forecast.querySelectorAll<HTMLElement>("[data-tell-gain]")) {
    const gain = gains[note.dataset.tellGain!]!;
    note.hidden = gain === 0;
    note.classList.toggle("less", gain < 0);
    note.textContent = gain < 0 ? `−${-gain}` : `+${gain}`;
  }
}

/** The page has a question of this kind: the cards themselves take the place of their buttons in the prompt bar. */
function prepare(): void {
  const hand = root();
  const asked = document.querySelector<HTMLInputElement>('#answer [name="decision"]')?.value;
  document.documentElement.toggleAttribute("data-telling-on", hand !== null && asked !== undefined);
  if (!hand || asked === undefined) return;
  if (asked !== decision) {
    picked.clear();
    parroted = "";
    decision = asked;
  }
  for (const button of document.querySelectorAll<HTMLElement>('#answer :is([value^="tell "], [value^="parrot "])')) {
    button.removeAttribute("data-key");
  }
  cards().forEach((card, nth) => nth < 9 && card.querySelector(".yarn")!.setAttribute("data-key", String(nth + 1)));
  for (const part of hand.querySelectorAll<HTMLElement>("[data-tell-help], [data-tell-bar]")) part.hidden = false;
  document.documentElement.style.setProperty("--telling", `${hand.querySelector<HTMLElement>("[data-tell-bar]")!.offsetHeight}px`);
  show();
}

function toggle(card: HTMLElement, parrot: boolean, hand: HTMLElement): void {
  const number = numberOf(card);
  const isBack = parrot ? parroted === number : picked.has(number);
  if (!isBack && !picked.has(number) && picked.size >= room(hand)) return;
  if (parrot) parroted = isBack ? "" : number;
  else if (isBack && parroted === number) parroted = "";
  if (parrot || !isBack) picked.add(number);
  else picked.delete(number);
  show();
}

function send(): void {
  const form = document.querySelector<HTMLFormElement>("#answer")!;
  const chosen = cards().map(numberOf).filter((number) => picked.has(number));
  const actions = [...chosen.map((number) => `${number === parroted ? "parrot" : "tell"} ${number}`), "enough"];
  const input = Object.assign(document.createElement("input"), { type: "hidden", name: "action", value: actions.join("; ") });
  form.append(input);
  form.requestSubmit();
  input.remove();
}

export function telling(): void {
  document.addEventListener("table:shown", prepare);
  document.addEventListener("click", (event) => {
    const hand = root();
    const target = event.target as Element;
    const card = target.closest<HTMLElement>("[data-telling] [data-yarn]");
    if (hand && card && target.closest('[name="action"]')) {
      event.preventDefault();
      event.stopPropagation();
      toggle(card, target.closest(".na-parrot") !== null, hand);
    } else if (hand && target.closest("[data-tell]")) send();
  }, { capture: true });
  prepare();
}
