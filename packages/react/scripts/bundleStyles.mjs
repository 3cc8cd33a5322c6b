// Writes three style sheets from src/styles/index.css: dist/styles.css, the same in `@layer deposit` as
// dist/styles.layer.css, and dist/styles.shadow.css for `<deposit-form>`, whose tokens stand on the element itself, so that
// the page around it can set them.
// Run in packages/react: node scripts/bundleStyles.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const sources = new URL("../src/styles/", import.meta.url);
const dist = new URL("../dist/", import.meta.url);
const index = readFileSync(new URL("index.css", sources), "utf8");
const names = [...index.matchAll(/@import "\.\/(.+?)";/g)].map(([, name]) => name);
if (names.length === 0) throw new Error("src/styles/index.css imports nothing.");

const sheet = (read) => names.map((name) => read(name).trim()).join("\n\n");
const read = (name) => readFileSync(new URL(name, sources), "utf8");
const css = sheet(read);
const shadow = sheet((name) =>
  name === "tokens.css" ? read(name).replaceAll(/^( *)\.deposit \{/gm, "$1:host {") : read(name),
);
if (!shadow.includes(":host {")) throw new Error("tokens.css declares nothing on .deposit.");
mkdirSync(dist, { recursive: true });
writeFileSync(new URL("styles.css", dist), `${css}\n`);
writeFileSync(new URL("styles.layer.css", dist), `@layer deposit {\n${css}\n}\n`);
writeFileSync(new URL("styles.shadow.css", dist), `${shadow}\n`);
