// The page can be installed, and has something to say without a connection: the page that says so is kept here, in the
// language of the moment. The worker that shows it is the same for all languages, because a navigation begun while one
// worker takes over from another may hang.
const SHELF = "flibuste";

async function prepare(noConnection: string): Promise<void> {
  if (!(await caches.match(noConnection))) {
    const page = await fetch(noConnection);
    await caches.delete(SHELF);
    await (await caches.open(SHELF)).put(noConnection, page);
  }
  await navigator.serviceWorker.register("/service-worker.js");
}

export function install(): void {
  const noConnection = document.documentElement.dataset.noConnection;
  if (!noConnection || !("serviceWorker" in navigator)) return;
  const begin = () => void prepare(noConnection).catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
