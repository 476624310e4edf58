// Beside one's own board: the others' boards, one press away, and a badge for words not read yet.
import { show } from "./morph";

const seenKey = () => `chat:${document.getElementById("table")?.dataset.table}`;
const said = () => document.querySelectorAll("#log .chat p:not(#mute)").length;

/** How many words came since the log was last open. */
function badge(): void {
  const log = document.querySelector<HTMLElement>("#log");
  if (!log) return;
  if (log.offsetParent !== null || getComputedStyle(log).display !== "none") sessionStorage.setItem(seenKey(), String(said()));
  const unread = said() - Number(sessionStorage.getItem(seenKey()) ?? 0);
  for (const tool of document.querySelectorAll<HTMLElement>("[data-chat]")) {
    if (unread > 0) tool.dataset.chat = String(unread);
    else tool.dataset.chat = "";
  }
}

export function company(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-look-at]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void show(link.dataset.lookAt!).then(() => {
      if (document.querySelector(".whose-board")) document.querySelector(".ashore.mine")?.scrollIntoView({ block: "nearest" });
    });
  });
  document.addEventListener("table:shown", badge);
  addEventListener("hashchange", badge);
  badge();
}
