import { firstTouch } from "./touch";

// A first page carries its style. The sheet itself is fetched as soon as somebody touches the page: the next one has it then.
export function style(): void {
  const address = document.querySelector<HTMLStyleElement>("style[data-address]")?.dataset.address;
  if (!address) return;
  firstTouch(() => void fetch(address).catch(() => undefined));
}
