// Builds the web table's assets into src/flibuste/server/static/built: fonts, symbols, style sheet, scripts, icons, guides.
// What a browser fetches carries a digest of its content in its name, so that it may be kept for ever; what can be
// compressed lies there compressed too. `names.json` tells the server the names, `symbols.json` the drawings.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { rounded } from "./paths.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const statics = join(here, "../src/flibuste/server/static");
const finished = join(statics, "built");
const built = join(statics, "built.new"); // takes the old one's place when all is done
const modules = join(here, "node_modules");

const FONTS = [
  { family: "Grenze", pack: "grenze", weight: 600, style: "normal" },
  { family: "Grenze", pack: "grenze", weight: 600, style: "italic" },
  { family: "Atkinson Hyperlegible Next", pack: "atkinson-hyperlegible-next", weight: 400, style: "normal" },
  { family: "Atkinson Hyperlegible Next", pack: "atkinson-hyperlegible-next", weight: 400, style: "italic" },
  { family: "Atkinson Hyperlegible Next", pack: "atkinson-hyperlegible-next", weight: 700, style: "normal" },
];
const SUBSETS = ["latin", "latin-ext"];
const PACKED = ["woff2", "png"]; // formats that are compressed already
const TARGET = ["chrome109", "firefox115", "safari16.4"];

const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

const names = {};

/** Writes a file under a name that tells its content, and returns that name. */
async function keep(name, content) {
  const [, stem, suffix] = /^(.*)\.(\w+)$/.exec(name);
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const kept = (names[name] = `${stem}.${digest}.${suffix}`);
  await mkdir(dirname(join(built, kept)), { recursive: true });
  await writeFile(join(built, kept), content);
  if (!PACKED.includes(suffix)) await compress(join(built, kept), content);
  return kept;
}

async function compress(path, content) {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, brotliCompressSync(content, { params }));
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
}

/** Copies the font files and returns their @font-face rules. */
async function fonts() {
  const rules = [];
  for (const { family, pack, weight, style } of FONTS) {
    const folder = join(modules, "@fontsource", pack);
    const ranges = await readJson(join(folder, "unicode.json"));
    for (const subset of SUBSETS) {
      const name = `${pack}-${subset}-${weight}-${style}.woff2`;
      const file = await keep(`fonts/${name}`, await readFile(join(folder, "files", name)));
      rules.push(
        `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;` +
          `src:url("${file}") format("woff2");unicode-range:${ranges[subset]}}`,
      );
    }
  }
  return rules.join("\n");
}

/** The listed game-icons (symbols i-<name>) and our own drawings (symbols named after their file). */
async function symbols() {
  const set = await readJson(join(modules, "@iconify-json/game-icons/icons.json"));
  const list = await readFile(join(here, "icons.txt"), "utf8");
  const listed = list.split("\n").filter((line) => !line.startsWith("#")).join(" ").split(/\s+/).filter(Boolean);
  const missing = listed.filter((name) => !(name in set.icons));
  if (missing.length) throw new Error(`web/icons.txt names icons that game-icons does not have: ${missing.join(", ")}`);
  const drawn = Object.fromEntries(listed.map((name) => [`i-${name}`, symbol(`i-${name}`, "0 0 512 512", whole(set.icons[name].body))]));
  for (const file of (await readdir(join(here, "symbols"))).sort()) {
    const svg = await readFile(join(here, "symbols", file), "utf8");
    const [, box, body] = /viewBox="([^"]+)">(.*)<\/svg>/s.exec(svg);
    const id = basename(file, ".svg");
    drawn[id] = symbol(id, box, body.replace(/\n/g, ""));
  }
  return drawn;
}

const whole = (body) => body.replace(/ d="([^"]+)"/g, (_, d) => ` d="${rounded(d)}"`);
const symbol = (id, box, body) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;

async function styles(faces) {
  const folder = join(statics, "css");
  const games = (await readdir(join(folder, "games"))).sort().map((file) => `@import "games/${file}";`);
  const main = (await readFile(join(folder, "main.css"), "utf8")).replace('@import "games/*.css";', games.join("\n"));
  const { outputFiles } = await build({
    stdin: { contents: main, resolveDir: folder, loader: "css" },
    bundle: true,
    minify: true,
    target: TARGET,
    write: false,
  });
  return `${faces}\n${outputFiles[0].text}`;
}

async function script(file) {
  const { outputFiles } = await build({
    entryPoints: [join(here, file)],
    bundle: true,
    minify: true,
    format: "iife",
    target: TARGET,
    write: false,
  });
  return outputFiles[0].text;
}

await rm(built, { recursive: true, force: true });
for (const file of await readdir(join(statics, "icons"))) await keep(`icons/${file}`, await readFile(join(statics, "icons", file)));
await keep("flibuste.css", await styles(await fonts()));
await keep("flibuste.js", await script("src/main.ts"));
await writeFile(join(built, "worker.js"), await script("worker/worker.ts"));
await writeFile(join(built, "symbols.json"), JSON.stringify(await symbols()));
await writeFile(join(built, "names.json"), JSON.stringify(names));
await cp(join(here, "../docs/players"), join(built, "guides"), { recursive: true });
await rm(finished, { recursive: true, force: true });
await rename(built, finished);
console.log("Web assets built.");
