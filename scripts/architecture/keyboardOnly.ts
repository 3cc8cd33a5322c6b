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

/** What the browser's debugger does in the place of a hand: presses, moves the focus, runs scripts in the page. */
const ofDebugger = /^(Input|Runtime|DOM)\.\w*/;

const textOf = (name: ts.Node): string | undefined => {
  if (ts.isComputedPropertyName(name)) return textOf(name.expression);
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
};

/** The properties that a pattern on the left of `=` takes, those of patterns within it as well. */
function taken(pattern: ts.Expression): { name: string; at: ts.Node }[] {
  if (ts.isParenthesizedExpression(pattern)) return taken(pattern.expression);
  if (!ts.isObjectLiteralExpression(pattern)) return [];
  return pattern.properties.flatMap((property) => {
    const name = property.name === undefined ? undefined : textOf(property.name);
    const own = name === undefined ? [] : [{ name, at: property }];
    return ts.isPropertyAssignment(property) ? [...own, ...taken(property.initializer)] : own;
  });
}

/** What a node takes from another without an access: `const { click } = locator`, `({ click: go } = locator)`. */
function destructured(node: ts.Node): { name: string; at: ts.Node }[] {
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = textOf(node.propertyName ?? node.name);
    return name === undefined ? [] : [{ name, at: node }];
  }
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssignment ? taken(node.left) : [];
}

/** A word that only the debugger's protocol knows, wherever it stands: it may be sent from a variable. */
function commanded(node: ts.Node): string | undefined {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? ofDebugger.exec(node.text)?.[0] : undefined;
}

function faultsOf(source: Source): Fault[] {
  const tree = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const refuse = (name: string, at: ts.Node): void => {
    const line = lineAt(source.text, at.getEnd());
    const message = `a keyboard end-to-end test must not use ${name}: press keys on page.keyboard`;
    faults.push({ path: source.path, line, message });
  };
  const visit = (node: ts.Node): void => {
    const access = accessed(node);
    if (access !== undefined) {
      const { name, of } = access;
      if (pointers.has(name) || forbidden.has(name) || (ofKeyboard.has(name) && !isKeyboard(of) && !asks(node)))
        refuse(name, node);
    }
    for (const { name, at } of destructured(node)) {
      if (pointers.has(name) || forbidden.has(name) || ofKeyboard.has(name)) refuse(name, at);
    }
    const command = commanded(node);
    if (command !== undefined) refuse(command, node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
}

/**
 * Keyboard end-to-end tests (`*.keyboard.spec.ts`) do nothing but press keys once the page is loaded: no call that focuses, clicks
 * or fills, taken by a property or by a pattern, and no command to the browser's debugger that does so, neither in the
 * end-to-end test nor in what it imports by a relative path.
 */
export function keyboardOnly(sources: Source[]): Fault[] {
  const keyboardTests = sources.filter(({ path }) => path.endsWith(".keyboard.spec.ts"));
  return [...reachable(keyboardTests, sources)].flatMap(faultsOf);
}
