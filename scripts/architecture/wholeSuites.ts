import ts from "typescript";
import { lineAt, type Fault, type Source } from "./source.ts";

/** What leaves a test out, or calls its failure right: allowed where a condition and its reason are given. */
const leavingOut = new Set(["skip", "fixme", "fail"]);

const isText = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

/** `test.skip(host === "", "the pages are not served here")`, unlike `test.skip("saves", …)` and `test.skip()`. */
function saysWhen(node: ts.PropertyAccessExpression): boolean {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || parent.expression !== node) return false;
  const [condition, reason] = parent.arguments;
  const isAlways = condition === undefined || isText(condition) || condition.kind === ts.SyntaxKind.TrueKeyword;
  return !isAlways && isText(reason);
}

function faultsOf({ path, text }: Source): Fault[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && /^(test|describe)\b/.test(node.expression.getText())) {
      const name = node.name.text;
      const line = lineAt(text, node.getEnd());
      if (name === "only") faults.push({ path, line, message: "a suite is run whole: take .only away" });
      if (leavingOut.has(name) && !ts.isPropertyAccessExpression(node.parent) && !saysWhen(node))
        faults.push({ path, line, message: `.${name} takes a condition and, as a sentence, why` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
}

/**
 * No end-to-end test in Chromium is left out or run alone by a word that was forgotten in it. The linter knows the tests of Vitest,
 * and not those of Playwright, least of all where they come from a file of fixtures.
 */
export function wholeSuites(sources: Source[]): Fault[] {
  return sources.filter(({ path }) => /^e2e\/[^/]+\.ts$/.test(path)).flatMap(faultsOf);
}
