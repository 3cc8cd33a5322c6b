import ts from "typescript";
import { type Fault, lineAt, type Source } from "./source.ts";
import { type StoryException, storyExceptions } from "./storyExceptions.ts";

/**
 * The states that a depositor may see a section or a dialog in; a story of that name shows each
 * (docs/platform/product.md 14).
 */
export const storyStates = [
  "Empty",
  "Filled",
  "Long",
  "Invalid",
  "Warning",
  "Info",
  "Disabled",
  "Loading",
  "FailedSearch",
  "RightToLeft",
  "Dark",
  "Phone",
] as const;

/** What a person without a mouse does in a section or dialog is told in a story whose name ends so. */
const keyboard = "ByKeyboard";

/** One of {@link storyStates}. */
export type StoryState = (typeof storyStates)[number];

const PARTS = "packages/react/src/components/overrides/DepositComponents.ts";
const dialogFile = /^packages\/react\/src\/(?:components|sections|ui)\/(?:.+\/)?([A-Z]\w*Dialog)\.tsx$/;
/** What other dialogs are made of; a depositor never sees these alone. */
const frames = new Set(["Dialog", "ConfirmDialog"]);

/** A section or a dialog, where it is declared, and the file that its stories are in. */
interface Told {
  readonly part: string;
  readonly path: string;
  readonly line: number;
  readonly stories: string;
}

function sectionsOf({ path, text }: Source): Told[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const members = tree.statements.filter(ts.isInterfaceDeclaration).flatMap((declared) => [...declared.members]);
  return members.flatMap(({ name }) => {
    if (name === undefined) return [];
    const part = name.getText();
    return [{ part, path, line: lineAt(text, name.getStart()), stories: `stories/sections/${part}.stories.tsx` }];
  });
}

function dialogsOf(sources: readonly Source[]): Told[] {
  return sources.flatMap(({ path }) => {
    const part = dialogFile.exec(path)?.[1];
    if (part === undefined || frames.has(part)) return [];
    return [{ part, path, line: 1, stories: `stories/dialogs/${part}.stories.tsx` }];
  });
}

/** The names that a file exports, each once. */
function exportsOf({ path, text }: Source): Set<string> {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const exported = tree.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  return new Set(
    exported.flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText())),
  );
}

/**
 * Every section that a host can replace and every dialog has a story for each of the {@link storyStates}, in a file of its
 * name, unless the table of exceptions says why not, and one that is driven by keyboard alone. An exception that no longer
 * is one is a fault, too.
 */
export function everyStateTold(
  sources: readonly Source[],
  exceptions: readonly StoryException[] = storyExceptions,
): Fault[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const parts = byPath.get(PARTS);
  const told = [...(parts === undefined ? [] : sectionsOf(parts)), ...dialogsOf(sources)];
  const known = new Set(told.map(({ part }) => part));
  const excepted = new Set(
    exceptions.flatMap((exception) =>
      exception.parts.flatMap((part) => exception.states.map((state) => `${part} ${state}`)),
    ),
  );
  const missing = told.flatMap(({ part, path, line, stories }) => {
    const file = byPath.get(stories);
    const names = file === undefined ? new Set<string>() : exportsOf(file);
    const isDriven = [...names].some((name) => name.endsWith(keyboard));
    const undriven: Fault = { path, line, message: `${part} has no story ${keyboard} in ${stories}` };
    const untold = storyStates.flatMap((state): Fault[] => {
      const isExcepted = excepted.has(`${part} ${state}`);
      if (names.has(state) === !isExcepted) return [];
      return isExcepted
        ? [{ path: stories, line: 1, message: `${state} is told, so storyExceptions must not except it` }]
        : [{ path, line, message: `${part} has no story ${state} in ${stories}` }];
    });
    return isDriven ? untold : [...untold, undriven];
  });
  const unknown = exceptions.flatMap(({ parts: named }) =>
    named
      .filter((part) => told.length > 0 && !known.has(part))
      .map((part) => ({
        path: "scripts/architecture/storyExceptions.ts",
        line: 1,
        message: `${part} is neither a section nor a dialog`,
      })),
  );
  return [...missing, ...unknown];
}
