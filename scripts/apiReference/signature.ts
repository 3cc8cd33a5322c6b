import ts from "typescript";

/**
 * What a reader has to know of a declaration to use it, as TypeScript: an interface as it is written, with the comments
 * of its members; a function or a class without what happens inside; a constant with its type, or its value.
 */
export function signature(declaration: ts.Declaration): string {
  if (ts.isFunctionDeclaration(declaration)) return functionHead(declaration, `function ${nameOf(declaration)}`);
  if (ts.isClassDeclaration(declaration)) return classOutline(declaration);
  if (ts.isVariableDeclaration(declaration)) return constant(declaration);
  return dedent(textWithout(declaration, "export "));
}

const nameOf = (declaration: ts.NamedDeclaration): string => declaration.name?.getText() ?? "";

function textWithout(node: ts.Node, start: string): string {
  const text = node.getText();
  return text.startsWith(start) ? text.slice(start.length) : text;
}

function functionHead(node: ts.SignatureDeclaration, head: string): string {
  const types = node.typeParameters === undefined ? "" : `<${node.typeParameters.map(oneLine).join(", ")}>`;
  const parameters = node.parameters.map(parameter);
  const result = node.type === undefined ? "" : `: ${oneLine(node.type)}`;
  const line = `${head}${types}(${parameters.join(", ")})${result};`;
  if (line.length <= 100) return line;
  return `${head}${types}(\n${parameters.map((one) => `  ${one},\n`).join("")})${result};`;
}

/** Parameters that are taken apart at once are the props of a component, or options. */
function parameter(node: ts.ParameterDeclaration): string {
  const isTakenApart = ts.isObjectBindingPattern(node.name) || ts.isArrayBindingPattern(node.name);
  const type = node.type === undefined ? "" : oneLine(node.type);
  const name = !isTakenApart ? node.name.getText() : type.endsWith("Props") ? "props" : "options";
  const isOptional = node.questionToken !== undefined || node.initializer !== undefined;
  const rest = node.dotDotDotToken === undefined ? "" : "...";
  return `${rest}${name}${isOptional ? "?" : ""}${type === "" ? "" : `: ${type}`}`;
}

function classOutline(node: ts.ClassDeclaration): string {
  const heritage = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join("");
  const members = node.members.filter((member) => !isHidden(member)).map((member) => `  ${memberOutline(member)}`);
  return `class ${nameOf(node)}${heritage} {\n${members.join("\n")}\n}`;
}

function isHidden(member: ts.ClassElement): boolean {
  const flags = ts.getCombinedModifierFlags(member);
  const isPrivate = (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;
  return isPrivate || (member.name !== undefined && ts.isPrivateIdentifier(member.name));
}

function memberOutline(member: ts.ClassElement): string {
  if (ts.isConstructorDeclaration(member)) return functionHead(member, "constructor");
  if (ts.isMethodDeclaration(member)) return functionHead(member, nameOf(member));
  if (ts.isGetAccessorDeclaration(member)) return functionHead(member, `get ${nameOf(member)}`);
  if (ts.isSetAccessorDeclaration(member)) return functionHead(member, `set ${nameOf(member)}`);
  return oneLine(member);
}

function constant(node: ts.VariableDeclaration): string {
  const name = nameOf(node);
  const { type, initializer } = node;
  if (type !== undefined) return `const ${name}: ${oneLine(type)};`;
  if (initializer === undefined) return `const ${name};`;
  if (ts.isArrowFunction(initializer)) return functionHead(initializer, `function ${name}`);
  const text = dedent(initializer.getText());
  return text.split("\n").length <= 12 ? `const ${name} = ${text};` : `const ${name};`;
}

const oneLine = (node: ts.Node): string => node.getText().replace(/\s*\n\s*/g, " ");

/** The lines after the first moved to the left as far as they go together. */
function dedent(text: string): string {
  const [first = "", ...lines] = text.split("\n");
  const depths = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths);
  return [first, ...lines.map((line) => line.slice(Number.isFinite(depth) ? depth : 0))].join("\n");
}
