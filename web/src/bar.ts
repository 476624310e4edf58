// The prompt bar of a phone stands only as high as its question needs: it slides, and nothing else on the page moves.
const STEP = 24; // it stops at few heights: one more line of a button does not move it

/** How much of the bar its question and answers need, from its upper edge. */
function needed(bar: HTMLElement, answers: HTMLElement): number {
  const { borderTopWidth, paddingTop, paddingBottom } = getComputedStyle(bar);
  const { marginTop, paddingBottom: kept } = getComputedStyle(answers);
  const from = answers.getBoundingClientRect().top - answers.scrollTop;
  const ends = [...answers.children].map((child) => child.getBoundingClientRect()).filter(({ height }) => height);
  const question = bar.querySelector(".q")!.getBoundingClientRect().height;
  const sizes = [borderTopWidth, paddingTop, marginTop, kept, paddingBottom].map(parseFloat);
  return sizes.reduce((sum, size) => sum + size, question + Math.max(0, ...ends.map(({ bottom }) => bottom - from)));
}

function slide(): void {
  const bar = document.querySelector<HTMLElement>("#answer");
  const answers = bar?.querySelector<HTMLElement>(".act");
  if (!bar || !answers || getComputedStyle(bar).flexDirection !== "column") return;
  const free = Math.max(0, bar.offsetHeight - needed(bar, answers));
  document.documentElement.style.setProperty("--down", `${Math.floor(free / STEP) * STEP}px`);
}

export function bar(): void {
  document.addEventListener("table:shown", slide);
  addEventListener("resize", slide);
  document.fonts.addEventListener("loadingdone", slide);
  slide();
}
