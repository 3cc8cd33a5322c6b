import { cleanText } from "./cleanText.ts";
import { isObject } from "../json.ts";
import { accepted, type Field, refused } from "./field.ts";

const TRUE = new Set(["t", "T", "true", "True", "TRUE", "on", "On", "ON", "y", "Y", "yes", "1"]);
const FALSE = new Set(["f", "F", "false", "False", "FALSE", "off", "Off", "OFF", "n", "N", "no", "0"]);

export const booleanField: Field = {
  load: (sent) => {
    if (typeof sent === "boolean") return accepted(sent);
    if (sent === 1 || (typeof sent === "string" && TRUE.has(sent))) return accepted(true);
    if (sent === 0 || (typeof sent === "string" && FALSE.has(sent))) return accepted(false);
    return refused(["Not a valid boolean."]);
  },
};

export const integerField: Field = {
  load: (sent) => {
    const number =
      typeof sent === "number"
        ? sent
        : typeof sent === "string" && /^[+-]?\d+$/.test(sent.trim())
          ? Number(sent)
          : Number.NaN;
    return Number.isFinite(number) ? accepted(Math.trunc(number)) : refused(["Not a valid integer."]);
  },
};

/** A free-form object, as translations of a title are. */
export const mappingField: Field = {
  load: (sent) => (isObject(sent) ? accepted(sent) : refused(["Not a valid mapping type."])),
};

/** Texts by language, as `{ en: "…" }`, each cleaned as any text; a key that is no language code is refused. */
export const translationsField: Field = {
  load: (sent) => {
    if (!isObject(sent)) return refused(["Not a valid mapping type."]);
    const kept = Object.fromEntries(
      Object.entries(sent)
        .filter(([key]) => /^[a-z]{2}$/.test(key))
        .map(([key, text]) => [key, typeof text === "string" ? cleanText(text) : text]),
    );
    const wrong = Object.keys(sent).filter((key) => !(key in kept));
    if (wrong.length === 0) return accepted(kept);
    return refused(
      Object.fromEntries(wrong.map((key) => [key, { key: ["String does not match expected pattern."] }])),
      kept,
    );
  },
};
