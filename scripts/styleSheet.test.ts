import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./workspace.ts";

/** What the files below a folder say, of those with such a name. */
const read = (folder: string, name: RegExp): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join(root, folder, file), "utf8"))
    .join("\n");

test("every class and attribute that the style sheet speaks of is drawn by a part of the form or by a story", () => {
  const styles = read("packages/react/src/styles", /\.css$/);
  const parts = ["packages/react/src", "packages/fields-custom/src", "stories"]
    .map((from) => read(from, /\.tsx?$/))
    .join();
  const spokenOf = Array.from(
    styles.matchAll(/\.(deposit-[\w-]+)|\[(data-[a-z-]+)/g),
    ([, name, data]) => name ?? data,
  );
  const unknown = spokenOf.filter((name) => name !== undefined && !parts.includes(name));
  expect(spokenOf.length).toBeGreaterThan(200);
  expect(new Set(unknown)).toEqual(new Set());
});
