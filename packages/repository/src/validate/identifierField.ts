import { isObject, type Json, type JsonObject, listAt, textAt } from "../json.ts";
import { internalError } from "../problem.ts";
import { cleanText } from "./cleanText.ts";
import { detectScheme } from "./detectScheme.ts";
import { type Field, REQUIRED } from "./field.ts";
import type { ErrorTree } from "./fieldErrors.ts";
import type { IdentifierScheme } from "./identifierSchemes.ts";
import { listField } from "./listField.ts";
import { objectField } from "./objectField.ts";
import { textField } from "./textField.ts";

export interface IdentifierRules {
  readonly schemes: Readonly<Record<string, IdentifierScheme>>;
  /** Whether identifier and scheme may both be absent. */
  readonly optional?: boolean;
  readonly more?: Readonly<Record<string, Field>>;
  readonly judgeWhole?: (loaded: JsonObject) => ErrorTree | undefined;
}

/** `{identifier, scheme}`: the scheme is found when missing, the value stored in its bare form (wire 2.1). */
export function identifierField(rules: IdentifierRules): Field {
  return objectField({
    fields: { identifier: textField(), scheme: textField(), ...rules.more },
    prepare: (sent) => withScheme(sent, rules),
    judgeWhole: [(loaded) => judge(loaded, rules), ...(rules.judgeWhole === undefined ? [] : [rules.judgeWhole])],
    finish: (loaded) => normalised(loaded, rules),
  });
}

function withScheme(sent: JsonObject, { schemes }: IdentifierRules): JsonObject {
  const identifier = textAt(sent, "identifier");
  if (identifier === undefined || identifier === "" || Boolean(sent["scheme"])) return sent;
  const scheme = detectScheme(cleanText(identifier), schemes);
  return scheme === undefined ? sent : { ...sent, scheme };
}

function judge(loaded: JsonObject, { schemes, optional }: IdentifierRules): ErrorTree | undefined {
  const identifier = textAt(loaded, "identifier") ?? "";
  const scheme = textAt(loaded, "scheme") ?? "";
  if (optional === true && identifier === "" && scheme === "") return undefined;
  const known = schemes[scheme];
  const errors: Record<string, ErrorTree> = {};
  if (scheme === "") errors["scheme"] = [identifier === "" ? REQUIRED : "No valid scheme recognized for identifier."];
  else if (known === undefined) errors["scheme"] = ["Invalid scheme."];
  if (identifier === "") errors["identifier"] = [REQUIRED];
  else if (known !== undefined && !known.fits(identifier))
    errors["identifier"] = [`Invalid ${known.label} identifier.`];
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function normalised(loaded: JsonObject, { schemes }: IdentifierRules): JsonObject {
  const identifier = textAt(loaded, "identifier") ?? "";
  const normalise = schemes[textAt(loaded, "scheme") ?? ""]?.normalise;
  return identifier === "" || normalise === undefined ? loaded : { ...loaded, identifier: normalise(identifier) };
}

/** A list of identifiers with at most one of each scheme. */
export const identifierPerScheme = (rules: IdentifierRules): Field =>
  listField(identifierField(rules), (items) =>
    repeats(items, (item) => String(item["scheme"])) ? ["Only one identifier per scheme is allowed."] : undefined,
  );

/** A list of identifiers without the same one twice. */
export const distinctIdentifiers = (rules: IdentifierRules): Field =>
  listField(identifierField(rules), (items) =>
    repeats(items, (item) => `${String(item["scheme"])} ${String(item["identifier"])}`)
      ? ["Duplicated identifier entry is not allowed."]
      : undefined,
  );

/** A list in which the platform fails (500) over two items that are alike, where both were refused but are stored. */
export const failsOverRepeated = (list: Field): Field => ({
  ...list,
  load: (sent) => {
    const outcome = list.load(sent);
    const kept = listAt({ kept: outcome.value ?? null }, "kept").filter(
      (item) => isObject(item) && Object.keys(item).length > 0,
    );
    if (!outcome.ok && repeats(kept, (item) => JSON.stringify(item))) throw internalError();
    return outcome;
  },
});

function repeats(items: readonly Json[], keyOf: (item: JsonObject) => string): boolean {
  const keys = items.filter(isObject).map(keyOf);
  return new Set(keys).size < keys.length;
}
