// "Your turn": the tab's title always, a sound and a notification only for those who asked.
const chosen = (name: string) => localStorage.getItem(name) === "on";

function bell(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 880], [0.18, 660]] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.12, audio.currentTime + at);
    gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.5);
  }
}

export function signals(): void {
  let wasMine = document.getElementById("table")?.dataset.mine !== undefined;
  const announce = () => {
    const table = document.getElementById("table");
    if (!table?.dataset.title) return;
    const mine = table.dataset.mine;
    document.title = mine ?? table.dataset.title;
    const state = document.getElementById("state");
    if (state) state.innerHTML = table.dataset.state ?? ""; // some games draw in it
    if (mine !== undefined && !wasMine) {
      document.getElementById("answer")?.classList.add("fresh");
      if (chosen("sound")) bell();
      if (chosen("notify") && document.hidden && Notification.permission === "granted") new Notification(mine);
      if (document.activeElement === document.body) document.getElementById("question")?.focus({ preventScroll: true });
    }
    wasMine = mine !== undefined;
  };
  document.addEventListener("table:shown", announce);
  announce();

  const show = () => {
    for (const name of ["sound", "notify"]) {
      document.querySelector(`[data-${name}]`)?.setAttribute("aria-pressed", String(chosen(name)));
    }
  };
  show();
  document.addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-sound], [data-notify]");
    if (!button) return;
    const name = button.dataset.sound !== undefined ? "sound" : "notify";
    const on = !chosen(name) && (name === "sound" || (await Notification.requestPermission()) === "granted");
    localStorage.setItem(name, on ? "on" : "off");
    if (on && name === "sound") bell();
    show();
  });
}
