import { firstTouch } from "./touch";

// The page can be installed, and has something to say without a connection: the page that says so is kept here, in the
// language of the moment, as soon as somebody touches the page: a first picture is lighter without it. The worker that
// shows it is the same for all languages, because a navigation begun while one worker takes over from another may hang.
const SHELF = "flibuste";

async function keep(noConnection: string): Promise<void> {
  if (await caches.match(noConnection)) return;
  const page = await fetch(noConnection);
  await caches.delete(SHELF);
  await (await caches.open(SHELF)).put(noConnection, page);
}

export function install(): void {
  const noConnection = document.documentElement.dataset.noConnection;
  if (!noConnection || !("serviceWorker" in navigator)) return;
  firstTouch(() => void keep(noConnection).catch(() => undefined));
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
