// The page can be installed, and has something to say without a connection; the worker that does it waits its turn.
export function install(): void {
  const worker = document.documentElement.dataset.worker;
  if (!worker || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register(worker).catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
