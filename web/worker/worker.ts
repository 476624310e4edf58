// The service worker: where there is no connection, the page that says so (kept by `install.ts`) instead of the browser's
// own. It takes no page over that is already open, and leaves what is sent to the browser.
declare const self: ServiceWorkerGlobalScope;

async function answer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/offline", { ignoreSearch: true });
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(answer(event.request));
});

export {};
