import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { lazyMessages } from "../packages/react/src/i18n/messages.ts";
import { root } from "./workspace.ts";

const source = "packages/react/src/";
const entryPoint = `${source}index.ts`;

/** The modules of the form that a page loads at once, and those that come late, without the words themselves. */
async function modulesOfForm(): Promise<{ atOnce: string[]; late: string[] }> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entryPoint],
    bundle: true,
    splitting: true,
    format: "esm",
    write: false,
    metafile: true,
    outdir: join(root, "test-results/late-messages"),
    packages: "external",
  });
  const outputs = new Map(Object.entries(metafile.outputs));
  const pending = [...outputs.keys()].filter((path) => outputs.get(path)?.entryPoint === entryPoint);
  const first = new Set<string>();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (first.has(path)) continue;
    first.add(path);
    const imports = outputs.get(path)?.imports ?? [];
    pending.push(...imports.filter(({ kind }) => kind === "import-statement").map((one) => one.path));
  }
  const modules = (paths: Iterable<string>): string[] =>
    [...paths]
      .flatMap((path) => Object.keys(outputs.get(path)?.inputs ?? {}))
      .filter((path) => path.startsWith(source) && !path.startsWith(`${source}i18n/`));
  return { atOnce: modules(first), late: modules([...outputs.keys()].filter((path) => !first.has(path))) };
}

/** The ids that a module names, in full or with a part that is filled in while it runs: `files.status.${kind}`. */
function idsOf(path: string, ids: readonly string[]): string[] {
  // What is compared is not said.
  const text = readFileSync(join(root, path), "utf8").replace(/[!=]== "[^"]+"/g, "");
  const patterns = [...text.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})*)`/g)]
    .map(([, template = ""]) => template.split(/\$\{[^}]*\}/))
    // What has no word of its own would fit everything.
    .filter((parts) => /[a-z]{3}/i.test(parts.join("")))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("[\\w-]+")}$`));
  return ids.filter((id) => text.includes(`"${id}"`) || patterns.some((pattern) => pattern.test(id)));
}

describe("the words of late parts", () => {
  const ids = Object.keys(lazyMessages);
  let modules: Awaited<ReturnType<typeof modulesOfForm>>;
  beforeAll(async () => {
    modules = await modulesOfForm();
  });

  it("are said by no part that a page loads at once: move such a sentence out of the late ones", () => {
    expect(modules.atOnce).toContain(`${source}sections/creators/CreatorList.tsx`);
    expect(modules.atOnce.flatMap((path) => idsOf(path, ids).map((id) => `${id} in ${path}`))).toEqual([]);
  });

  it("are loaded with every late part that says some", () => {
    const saying = new Set(modules.late.filter((path) => idsOf(path, ids).length > 0));
    expect([...saying]).toContain(`${source}sections/creators/CreatorDialog.tsx`);
    const withoutWords = [...modules.atOnce, ...modules.late].flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      const fetched = [...text.matchAll(/await import\("(\.[^"]+)"\)/g)].map(([, to = ""]) => join(path, "..", to));
      return fetched.filter((to) => saying.has(to)).map((to) => `${to}, which ${path} fetches`);
    });
    expect(withoutWords).toEqual([]);
  });
});
