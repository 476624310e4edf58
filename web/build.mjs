// Builds the web table's assets into src/flibuste/server/static/built: fonts, icon sprite, style sheet, script, guides.
import { build } from "esbuild";
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

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

const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

/** Copies the font files and returns their @font-face rules. */
async function fonts() {
  await mkdir(join(built, "fonts"), { recursive: true });
  const rules = [];
  for (const { family, pack, weight, style } of FONTS) {
    const folder = join(modules, "@fontsource", pack);
    const ranges = await readJson(join(folder, "unicode.json"));
    for (const subset of SUBSETS) {
      const file = `${pack}-${subset}-${weight}-${style}.woff2`;
      await cp(join(folder, "files", file), join(built, "fonts", file));
      rules.push(
        `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;` +
          `src:url("fonts/${file}") format("woff2");unicode-range:${ranges[subset]}}`,
      );
    }
  }
  return rules.join("\n");
}

/** One sprite with the listed game-icons (symbols i-<name>) and our own drawings (symbols named after their file). */
async function sprite() {
  const set = await readJson(join(modules, "@iconify-json/game-icons/icons.json"));
  const list = await readFile(join(here, "icons.txt"), "utf8");
  const names = list.split("\n").filter((line) => !line.startsWith("#")).join(" ").split(/\s+/).filter(Boolean);
  const missing = names.filter((name) => !(name in set.icons));
  if (missing.length) throw new Error(`web/icons.txt names icons that game-icons does not have: ${missing.join(", ")}`);
  const symbols = names.map((name) => symbol(`i-${name}`, "0 0 512 512", set.icons[name].body));
  for (const file of (await readdir(join(here, "symbols"))).sort()) {
    const svg = await readFile(join(here, "symbols", file), "utf8");
    const [, box, body] = /viewBox="([^"]+)">(.*)<\/svg>/s.exec(svg);
    symbols.push(symbol(basename(file, ".svg"), box, body.replace(/\n/g, "")));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

const symbol = (id, box, body) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;

async function styles(faces) {
  const folder = join(statics, "css");
  const games = (await readdir(join(folder, "games"))).sort().map((file) => `@import "games/${file}";`);
  const main = (await readFile(join(folder, "main.css"), "utf8")).replace('@import "games/*.css";', games.join("\n"));
  const { outputFiles } = await build({
    stdin: { contents: main, resolveDir: folder, loader: "css" },
    bundle: true,
    minify: true,
    target: ["chrome109", "firefox115", "safari16.4"],
    write: false,
  });
  return `${faces}\n${outputFiles[0].text}`;
}

await rm(built, { recursive: true, force: true });
await mkdir(built, { recursive: true });
await writeFile(join(built, "flibuste.css"), await styles(await fonts()));
await writeFile(join(built, "sprite.svg"), await sprite());
await build({
  entryPoints: [join(here, "src/main.ts")],
  bundle: true,
  minify: true,
  format: "iife",
  target: ["chrome109", "firefox115", "safari16.4"],
  outfile: join(built, "flibuste.js"),
});
await cp(join(here, "../docs/players"), join(built, "guides"), { recursive: true });
await rm(finished, { recursive: true, force: true });
await rename(built, finished);
console.log("Web assets built.");
