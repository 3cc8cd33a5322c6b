/** What a package's sources may import. */
export interface PackageRule {
  /** Its folder. */
  folder: string;
  /** Packages of ours that it may name; `types` where only their types. */
  ours: Record<string, "all" | "types">;
  /** Packages that it must not name even if package.json lists them; a name that ends with / stands for a scope. */
  refuses: string[];
  /** Modules of refused packages that it may name all the same, such as one that needs no framework. */
  allows?: string[];
  /** Whether it may use Node's modules. */
  node: boolean;
  /**
   * The parts of its `src` folder, lowest level first. A part imports lower levels only; parts of one level do not import
   * each other. Without levels the parts are free.
   */
  levels: string[][];
  /** Parts whose own folders do not import each other: a section never imports another. */
  apart: string[];
}

const frameworks = [
  "react",
  "react-dom",
  "react-hook-form",
  "zustand",
  "@radix-ui/",
  "@dnd-kit/",
  "@lingui/",
  "@tiptap/",
];

/** Who may import whom; docs/architecture.md draws it. */
export const packageRules: PackageRule[] = [
  {
    folder: "packages/core",
    ours: {},
    refuses: frameworks,
    // Zustand's store without its hooks.
    allows: ["zustand/vanilla"],
    node: false,
    levels: [
      ["shared", "errors"],
      ["config", "messages"],
      ["record"],
      ["fields", "ports"],
      ["rules", "schema", "serialize"],
      ["state", "client", "upload", "draft-journal"],
      ["actions"],
      ["deposit"],
    ],
    apart: [],
  },
  {
    folder: "packages/react",
    ours: { "@deposit/core": "all" },
    refuses: [],
    node: false,
    levels: [
      ["ui", "i18n", "styles"],
      ["form"],
      ["components"],
      ["sections"],
      ["standardCards"],
      ["DepositLayout"],
      ["IdleTasks"],
      ["EditorRoot"],
      ["DepositForm"],
      ["standalone"],
      ["index"],
    ],
    apart: ["sections"],
  },
  {
    folder: "packages/fields-custom",
    ours: { "@deposit/core": "all", "@deposit/react": "all" },
    refuses: [],
    node: false,
    levels: [],
    apart: [],
  },
  {
    folder: "packages/repository",
    ours: { "@deposit/core": "types" },
    refuses: ["react", "react-dom"],
    node: true,
    levels: [],
    apart: [],
  },
  {
    folder: "packages/demo",
    ours: {
      "@deposit/core": "all",
      "@deposit/react": "all",
      "@deposit/fields-custom": "all",
      "@deposit/repository": "all",
    },
    refuses: [],
    node: true,
    levels: [],
    apart: [],
  },
];

/** What stands outside the packages: which files inside a package it may name. */
export interface ExternalImporter {
  /** A folder with a slash at its end, or one file, which is then an exception that needs each of its `mayReach`. */
  readonly within: string;
  /** Folders of a package, or files of it. */
  readonly mayReach: readonly string[];
}

/** Who stands outside; the first that holds for a file is its own. */
export const externalImporters: readonly ExternalImporter[] = [
  { within: "e2e/", mayReach: [] },
  // What is measured has the form's style sheet without a build of its own.
  { within: "benchmarks/form/page.tsx", mayReach: ["packages/react/src/styles/index.css"] },
  { within: "benchmarks/", mayReach: [] },
  // The parts of the interface are drawn one by one, and are not public.
  { within: "stories/foundations/", mayReach: ["packages/react/src/ui/"] },
  // The guide of a section says which words are its.
  // Right-to-left stories find buttons by their English names.
  { within: "stories/sections/sectionStory.tsx", mayReach: ["packages/react/src/i18n/messages.ts"] },
  { within: "stories/guide/SectionPage.tsx", mayReach: ["packages/react/src/i18n/messages.ts"] },
  { within: "stories/", mayReach: [] },
];

/** Parts of a package that may not name these: `ui` draws, and knows no domain, no form and no words. */
export const forbiddenImports: { within: string; refuses: string[]; why: string }[] = [
  {
    within: "packages/react/src/ui",
    refuses: ["@deposit/", "@lingui/", "react-hook-form", "zod", "zustand"],
    why: "ui draws, and knows no core, no form and no words",
  },
];
