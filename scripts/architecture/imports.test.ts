import { describe, expect, it } from "vitest";
import type { Manifest } from "../workspace.ts";
import { importRules, publicDoors } from "./imports.ts";
import { packageRules } from "./layers.ts";

const entryPoint = { ".": { "@deposit/source": "./src/index.ts" } };
const manifests: Record<string, Manifest> = {
  "packages/core": {
    name: "@deposit/core",
    exports: entryPoint,
    dependencies: { zod: "4.6.7", react: "19.3.1", zustand: "5" },
  },
  "packages/react": {
    name: "@deposit/react",
    exports: entryPoint,
    dependencies: { "@deposit/core": "workspace:^", "@lingui/core": "5.9.5" },
    peerDependencies: { react: "19" },
  },
  "packages/repository": {
    name: "@deposit/repository",
    private: true,
    exports: entryPoint,
    dependencies: { "@deposit/core": "workspace:^", hono: "4" },
  },
};

/** What the rule says about one line in one file, which the package's entry point leads to, unless it is not shipped. */
function judge(path: string, text: string, { shipped = true } = {}): string[] {
  const folder = path.split("/", 2).join("/");
  const rule = packageRules.find((one) => one.folder === folder);
  const manifest = manifests[folder];
  if (rule === undefined || manifest === undefined) throw new Error(`no rule for ${folder}`);
  const index = {
    path: `${folder}/src/index.ts`,
    text: shipped ? `export * from ".${path.slice(`${folder}/src`.length)}";` : "",
  };
  return importRules(rule, manifest, [index, { path, text }]).map(({ message }) => message);
}

describe("the arrows inside core", () => {
  it("lets a level import the levels below it", () => {
    expect(judge("packages/core/src/actions/save.ts", 'import { a } from "../state/can.ts";')).toEqual([]);
    expect(judge("packages/core/src/rules/doi.ts", 'import { a } from "../record/record.ts";')).toEqual([]);
    expect(judge("packages/core/src/rules/doi.ts", 'import { a } from "./status.ts";')).toEqual([]);
  });

  it("refuses an import of a level above, also of its types and also loaded late", () => {
    const message = ["rules must not import state, which stands above it"];
    expect(judge("packages/core/src/rules/doi.ts", 'import { a } from "../state/can.ts";')).toEqual(message);
    expect(judge("packages/core/src/rules/doi.ts", 'import type { A } from "../state/can.ts";')).toEqual(message);
    expect(judge("packages/core/src/rules/doi.ts", 'const a = await import("../state/can.ts");')).toEqual(message);
    expect(judge("packages/core/src/rules/doi.ts", 'export { a } from "../state/can.ts";')).toEqual(message);
  });

  it("refuses an import between folders of one level", () => {
    expect(judge("packages/core/src/client/records.ts", 'import { a } from "../upload/createUploader.ts";')).toEqual([
      "client and upload are of one level and must not import each other",
    ]);
  });

  it("refuses an import of test support", () => {
    const refused = ["published code must not import what supports tests"];
    expect(judge("packages/core/src/client/records.ts", 'import { a } from "../../test/drivers/a.ts";')).toEqual(
      refused,
    );
  });

  it("lets tests, and what only they use, drive any part", () => {
    const text = 'import { a } from "../state/can.ts"; import { readFileSync } from "node:fs";';
    expect(judge("packages/core/src/rules/doi.test.ts", text, { shipped: false })).toEqual([]);
    expect(judge("packages/core/src/rules/recordings.ts", text, { shipped: false })).toEqual([]);
    expect(judge("packages/core/src/rules/recordings.ts", text)).toHaveLength(2);
  });

  it("lets no part import an entry point", () => {
    expect(judge("packages/core/src/rules/doi.ts", 'import { a } from "../index.ts";')).toEqual([
      "index.ts is an entry point: import the module itself",
    ]);
  });

  it("asks a new folder for its level", () => {
    expect(judge("packages/core/src/extras/a.ts", "export const a = 1;")).toEqual([
      "extras has no level in scripts/architecture/layers.ts: give it one",
    ]);
  });
});

describe("the arrows between packages", () => {
  it("keeps frameworks out of core, even where package.json lists one", () => {
    expect(judge("packages/core/src/state/a.ts", 'import { useState } from "react";')).toEqual([
      "packages/core must not know react",
    ]);
  });

  it("lets core use a part of a framework's package that needs no framework", () => {
    expect(judge("packages/core/src/state/a.ts", 'import { createStore } from "zustand/vanilla";')).toEqual([]);
    expect(judge("packages/core/src/state/a.ts", 'import { create } from "zustand";')).toEqual([
      "packages/core must not know zustand",
    ]);
  });

  it("keeps Node's modules out of what runs in browsers", () => {
    expect(judge("packages/core/src/state/a.ts", 'import { join } from "node:path";')).toEqual([
      "packages/core runs in browsers: no node:path",
    ]);
  });

  it("keeps core from importing the packages above it, by name or by path", () => {
    expect(judge("packages/core/src/state/a.ts", 'import { a } from "@deposit/react";')).toEqual([
      "packages/core must not import @deposit/react",
    ]);
    expect(judge("packages/core/src/state/a.ts", 'import { a } from "../../../react/src/index.ts";')).toEqual([
      "../../../react/src/index.ts leaves packages/core: import the package by its name",
    ]);
  });

  it("keeps tests too from reaching into another package by a path", () => {
    const text = 'import { a } from "../../../react/src/index.ts";';
    expect(judge("packages/core/src/state/a.test.ts", text, { shipped: false })).toHaveLength(1);
  });

  it("refuses a package that package.json does not list", () => {
    expect(judge("packages/react/src/form/a.ts", 'import x from "left-pad";')).toEqual([
      "left-pad is not a dependency in packages/react/package.json",
    ]);
  });

  it("lets the repository take types of core, and nothing else of it", () => {
    expect(judge("packages/repository/src/a.ts", 'import type { A } from "@deposit/core";')).toEqual([]);
    expect(judge("packages/repository/src/a.ts", 'import { a } from "@deposit/core";')).toEqual([
      "packages/repository takes only types from @deposit/core",
    ]);
  });
});

describe("the arrows inside react", () => {
  it("keeps sections from importing each other", () => {
    expect(judge("packages/react/src/sections/titles/Titles.tsx", 'import { a } from "../creators/Row.tsx";')).toEqual([
      "sections/titles must not import sections/creators",
    ]);
    expect(judge("packages/react/src/sections/titles/Titles.tsx", 'import { a } from "./Row.tsx";')).toEqual([]);
  });

  it("keeps core, forms and words out of ui", () => {
    const message = ["ui draws, and knows no core, no form and no words"];
    expect(judge("packages/react/src/ui/Dialog.tsx", 'import { a } from "@deposit/core";')).toEqual(message);
    expect(judge("packages/react/src/ui/Dialog.tsx", 'import { i18n } from "@lingui/core";')).toEqual(message);
    expect(judge("packages/react/src/ui/Dialog.tsx", 'import { a } from "../i18n/words.ts";')).toEqual([
      "ui and i18n are of one level and must not import each other",
    ]);
    expect(judge("packages/react/src/ui/Dialog.tsx", 'import { useId } from "react";')).toEqual([]);
  });
});

describe("stories, end-to-end tests and benchmarks", () => {
  const reach = (path: string, ...files: string[]): string[] => {
    const text = files.map((file) => `import { a } from "../../packages/${file}";`).join("\n");
    return publicDoors([{ path, text }]).map(({ message }) => message);
  };

  it.each(["e2e/node/a.e2e.ts", "benchmarks/page/run.ts", "stories/sentences/a.ts", "stories/dialogs/a.ts"])(
    "use the packages through their entry points: %s",
    (path) => {
      expect(reach(path, "react/src/form/a.ts")).toHaveLength(1);
      expect(reach(path, "core/src/index.ts")).toHaveLength(1);
      expect(publicDoors([{ path, text: 'import { a } from "@deposit/react"; import b from "../x.ts";' }])).toEqual([]);
    },
  );

  it("draw the interface parts one by one", () => {
    expect(reach("stories/foundations/a.stories.tsx", "react/src/ui/a.ts")).toEqual([]);
    expect(reach("stories/foundations/a.stories.tsx", "react/src/form/a.ts")).toHaveLength(1);
    expect(reach("stories/sections/a.stories.tsx", "react/src/ui/a.ts")).toHaveLength(1);
  });

  it("reach inside where a file is named, for what it is named with, and only as long as they do", () => {
    const words = "react/src/i18n/messages.ts";
    const page = "stories/guide/SectionPage.tsx";
    expect(reach(page, words)).toEqual([]);
    expect(reach("stories/guide/another.ts", words)).toHaveLength(1);
    expect(reach(page, words, "react/src/form/a.ts")).toEqual([
      "../../packages/react/src/form/a.ts reaches into a package: import what it exports, by the package's name",
    ]);
    expect(reach(page)).toEqual([
      `packages/${words} is not named here: scripts/architecture/layers.ts need not except it`,
    ]);
  });
});
