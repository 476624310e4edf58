// What can wait until somebody touches the page.
export function firstTouch(act: () => void): void {
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    act();
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, once, { signal: touched.signal });
}
