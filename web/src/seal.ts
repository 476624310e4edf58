// The fingerprint of the seed: noted when the browser first sees a table, checked against the seed when that is revealed.
const key = (table: string) => `seal-${table}`;
const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (digits: string) => Uint8Array.from(digits.match(/../g)!, (pair) => parseInt(pair, 16));
const sha256 = async (data: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest("SHA-256", data));

function note(): void {
  const table = document.querySelector<HTMLElement>("#table[data-seal]");
  if (table && !localStorage.getItem(key(table.dataset.table!))) localStorage.setItem(key(table.dataset.table!), table.dataset.seal!);
}

/** Which sentence is true: the seed gives the fingerprint (that was noted at the table), it does not, or no telling. */
async function judged({ checkSeal, commitment, seed, madeOf }: DOMStringMap): Promise<"good" | "noted" | "bad" | "cannot"> {
  if (!globalThis.crypto?.subtle) return "cannot"; // browsers only compute this for addresses they trust
  const noted = localStorage.getItem(key(checkSeal!));
  const isMadeOfDeal = !madeOf || (await sha256(new TextEncoder().encode(madeOf))) === seed;
  const agrees = (await sha256(bytes(seed!))) === commitment && (noted ?? commitment) === commitment && isMadeOfDeal;
  return agrees ? (noted ? "noted" : "good") : "bad";
}

async function check(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-check-seal]:not([data-checked])");
  if (!place) return;
  place.dataset.checked = "";
  const found = await judged(place.dataset);
  place.textContent = `${{ good: "✓", noted: "✓", bad: "✗", cannot: "–" }[found]} ${place.dataset[found]}`;
  place.dataset.checked = found;
}

export function seal(): void {
  note();
  document.addEventListener("htmx:afterSettle", () => void check());
  void check();
}
