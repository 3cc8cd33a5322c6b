import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Returns each file that a module reaches, with its imports. */
function reached(entry: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const waiting = [new URL(entry, import.meta.url)];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (found.has(url.href)) continue;
    const source = readFileSync(url, "utf8");
    const imports = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, name]) =>
      name === undefined ? [] : [name],
    );
    found.set(url.href, imports);
    for (const name of imports) if (name.startsWith(".") && name.endsWith(".ts")) waiting.push(new URL(name, url));
  }
  return found;
}

const ONLY_IN_NODE = /^(?:node:|libsql$|@hono\/node-server)/;

describe("the repository in a browser", () => {
  it.each(["../src/index.ts", "../src/handlers.ts"])("loads no Node module from %s", (entry) => {
    const graph = reached(entry);
    expect(graph.size).toBeGreaterThan(entry === "../src/index.ts" ? 40 : 0);
    for (const [file, imports] of graph)
      expect([file, imports.filter((name) => ONLY_IN_NODE.test(name))]).toEqual([file, []]);
  });
});
