// Writes dist/styles.css and dist/styles.layer.css (the same in `@layer deposit`) from src/styles/index.css.
// Run in packages/react: node scripts/bundleStyles.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const sources = new URL("../src/styles/", import.meta.url);
const dist = new URL("../dist/", import.meta.url);
const index = readFileSync(new URL("index.css", sources), "utf8");
const names = [...index.matchAll(/@import "\.\/(.+?)";/g)].map(([, name]) => name);
if (names.length === 0) throw new Error("src/styles/index.css imports nothing.");

const css = names.map((name) => readFileSync(new URL(name, sources), "utf8").trim()).join("\n\n");
mkdirSync(dist, { recursive: true });
writeFileSync(new URL("styles.css", dist), `${css}\n`);
writeFileSync(new URL("styles.layer.css", dist), `@layer deposit {\n${css}\n}\n`);
