// The service worker: where there is no connection, a page that says so instead of the browser's own. The page is fetched
// when the worker is installed, which a new language or a new version of the files brings about; nothing else is kept.
declare const self: ServiceWorkerGlobalScope;

const NO_CONNECTION = "/offline";
const SHELF = "flibuste";

async function prepare(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.put(NO_CONNECTION, await fetch(NO_CONNECTION, { cache: "reload" }));
  await self.skipWaiting();
}

async function answer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(NO_CONNECTION);
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(answer(event.request));
});

export {};
