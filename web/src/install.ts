import { firstTouch } from "./touch";

// The page can be installed, and has something to say without a connection: the page that says so is kept here, in the
// language of the moment, as soon as somebody touches the page: a first picture is lighter without it. The worker that
// shows it is the same for all languages, because a navigation begun while one worker takes over from another may hang.
const SHELF = "flibuste";

async function keep(noConnection: string): Promise<void> {
  const shelf = await caches.open(SHELF);
  if (await shelf.match(noConnection)) return;
  const others = await shelf.keys();
  await shelf.put(noConnection, await fetch(noConnection));
  await Promise.all(others.map((other) => shelf.delete(other)));
}

export function install(): void {
  const noConnection = document.documentElement.dataset.noConnection;
  if (!noConnection || !("serviceWorker" in navigator)) return;
  firstTouch(() => void keep(noConnection).catch(() => undefined));
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
