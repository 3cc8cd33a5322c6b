import ts from "typescript";
import { lineAt, reachable, type Fault, type Source } from "./source.ts";

/** Calls that do for a depositor what a keyboard must be able to do, or that move the focus unseen. */
const forbidden = new Set([
  "focus",
  "blur",
  "click",
  "dblclick",
  "tap",
  "hover",
  "fill",
  "clear",
  "check",
  "uncheck",
  "setChecked",
  "selectOption",
  "selectText",
  "setInputFiles",
  "dragTo",
  "dragAndDrop",
  "drop",
  "dispatchEvent",
  "evaluate",
  "evaluateAll",
  "evaluateHandle",
  "$eval",
  "$$eval",
  "addScriptTag",
  "addInitScript",
]);
/** `locator.press` and its kin focus the element first; on `page.keyboard` they press what a hand would press. */
const ofKeyboard = new Set(["press", "type", "pressSequentially", "insertText"]);
const pointers = new Set(["mouse", "touchscreen"]);

/** The property that an access names, `a.b` as `a["b"]`. */
function accessed(node: ts.Node): { name: string; of: ts.Expression } | undefined {
  if (ts.isPropertyAccessExpression(node)) return { name: node.name.text, of: node.expression };
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return { name: node.argumentExpression.text, of: node.expression };
  }
  return undefined;
}

const isKeyboard = (of: ts.Expression): boolean => /(^|\.)keyboard$/.test(of.getText());

/** A question such as `message.type()`, which presses nothing. */
const asks = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && node.parent.expression === node && node.parent.arguments.length === 0;

function faultsOf(source: Source): Fault[] {
  const tree = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    const access = accessed(node);
    if (access !== undefined) {
      const { name, of } = access;
      if (pointers.has(name) || forbidden.has(name) || (ofKeyboard.has(name) && !isKeyboard(of) && !asks(node))) {
        const line = lineAt(source.text, node.getEnd());
        faults.push({
          path: source.path,
          line,
          message: `a keyboard journey must not use ${name}: press keys on page.keyboard`,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
}

/**
 * Keyboard journeys (`*.keyboard.spec.ts`) do nothing but press keys once the page is loaded: no call that focuses, clicks
 * or fills, neither in the journey nor in what it imports by a relative path.
 */
export function keyboardOnly(sources: Source[]): Fault[] {
  const journeys = sources.filter(({ path }) => path.endsWith(".keyboard.spec.ts"));
  return [...reachable(journeys, sources)].flatMap(faultsOf);
}
