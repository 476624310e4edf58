// Replay without reloading: step, slide, play by itself.
import { show as fetchPosition } from "./morph";

const BEAT = 1100;

export function replay(): void {
  const table = () => document.querySelector<HTMLElement>("#table[data-replay]");
  if (!table()) return;
  let timer = 0;
  const at = () => Number(table()!.dataset.ply);
  const last = () => Number(table()!.dataset.plies);
  const stop = () => {
    clearInterval(timer);
    timer = 0;
  };
  const show = async (ply: number) => {
    const address = `${table()!.dataset.replay}${Math.max(0, Math.min(last(), ply))}`;
    await fetchPosition(address);
    history.replaceState(null, "", address);
  };
  const steps: Record<string, () => void> = {
    first: () => void show(0),
    back: () => void show(at() - 1),
    next: () => void show(at() + 1),
    last: () => void show(last()),
    play: () => {
      if (timer) return stop();
      timer = window.setInterval(() => (at() < last() ? void show(at() + 1) : stop()), BEAT);
    },
  };
  document.addEventListener("click", (event) => {
    const step = (event.target as Element).closest<HTMLElement>("[data-step]")?.dataset.step;
    const line = (event.target as Element).closest<HTMLAnchorElement>(".log li a");
    if (!step && !line) return;
    event.preventDefault();
    if (step !== "play") stop();
    if (step) steps[step]!();
    else void show(Number(new URL(line!.href).searchParams.get("ply")));
  });
  document.addEventListener("input", (event) => {
    const slider = event.target as HTMLInputElement;
    if (!slider.matches(".scrub")) return;
    stop();
    void show(Number(slider.value));
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target as Element;
    if (target.matches(".scrub") || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play" }[event.key];
    if (!step || (step === "play" && target.matches("a, button"))) return; // the bar presses what has the focus
    event.preventDefault();
    steps[step]!();
  });
}
