import { isObject, type JsonObject, listAt, textAt } from "../json.ts";
import { internalError } from "../problem.ts";
import { cleanText } from "./text.ts";
import { detectScheme, type IdentifierScheme } from "./identifiers.ts";
import { type ErrorTree, type Field, listField, objectField, REQUIRED, textField } from "./field.ts";

interface IdentifierRules {
  readonly schemes: Readonly<Record<string, IdentifierScheme>>;
  /** Whether identifier and scheme may both be absent. */
  readonly optional?: boolean;
  readonly more?: Readonly<Record<string, Field>>;
  readonly validateWhole?: (loaded: JsonObject) => ErrorTree | undefined;
}

/**
 * Accepts `{identifier, scheme}`: detects a missing scheme and stores the bare identifier (docs/platform/records.md
 * 2.2).
 */
export function identifierField(rules: IdentifierRules): Field {
  const field = objectField({
    fields: { identifier: textField(), scheme: textField(), ...rules.more },
    prepare: (sent) => withScheme(sent, rules),
    validateWhole: [
      (loaded) => validateIdentifier(loaded, rules),
      ...(rules.validateWhole === undefined ? [] : [rules.validateWhole]),
    ],
    finish: (loaded) => normalizeIdentifier(loaded, rules),
  });
  return {
    load: (sent) => {
      // The platform reads keys of each item and fails over a text or number.
      if (!isObject(sent)) throw internalError();
      return field.load(sent);
    },
  };
}

function withScheme(sent: JsonObject, { schemes }: IdentifierRules): JsonObject {
  const identifier = textAt(sent, "identifier");
  if (identifier === undefined || identifier === "" || Boolean(sent["scheme"])) return sent;
  const scheme = detectScheme(cleanText(identifier), schemes);
  return scheme === undefined ? sent : { ...sent, scheme };
}

function validateIdentifier(loaded: JsonObject, { schemes, optional }: IdentifierRules): ErrorTree | undefined {
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

function normalizeIdentifier(loaded: JsonObject, { schemes }: IdentifierRules): JsonObject {
  const identifier = textAt(loaded, "identifier") ?? "";
  const normalise = schemes[textAt(loaded, "scheme") ?? ""]?.normalize;
  return identifier === "" || normalise === undefined ? loaded : { ...loaded, identifier: normalise(identifier) };
}

/** Accepts a list of identifiers with at most one of each scheme. */
export const identifierPerScheme = (rules: IdentifierRules): Field =>
  listField(identifierField(rules), (items) => {
    const identifiers = items.filter(isObject);
    // The platform reads the scheme of each accepted identifier and fails without one.
    if (!identifiers.every((item) => "scheme" in item)) throw internalError();
    return hasDuplicates(identifiers, (item) => String(item["scheme"]))
      ? ["Only one identifier per scheme is allowed."]
      : undefined;
  });

/** Accepts a list of identifiers without duplicates, compared as they are stored (docs/platform/metadata.md 4.3). */
export const distinctIdentifiers = (rules: IdentifierRules): Field =>
  listField(identifierField(rules), (items) =>
    hasDuplicates(items.filter(isObject), (item) => `${String(item["scheme"])} ${String(item["identifier"])}`)
      ? ["Duplicated identifier entry is not allowed."]
      : undefined,
  );

/** Wraps a list whose stored items must be unique: the platform fails (500) if two are equal. */
export const storedUnique = (list: Field): Field => ({
  ...list,
  load: (sent) => {
    const outcome = list.load(sent);
    const stored = listAt({ stored: outcome.value ?? null }, "stored")
      .filter(isObject)
      .filter((item) => Object.keys(item).length > 0);
    if (hasDuplicates(stored, (item) => JSON.stringify(Object.entries(item).toSorted()))) throw internalError();
    return outcome;
  },
});

function hasDuplicates(items: readonly JsonObject[], keyOf: (item: JsonObject) => string): boolean {
  const keys = items.map(keyOf);
  return new Set(keys).size < keys.length;
}
