/** A gap of a sentence: the name of its value, how that is written, and its forms by name or the name of its style. */
export type Gap = readonly [name: string, format?: string, options?: unknown];

/** A piece of a compiled sentence. */
export type Token = string | Gap;

/** A sentence as `@lingui/message-utils` compiles it; a bare text where it has no gaps. */
export type CompiledMessage = string | readonly Token[];

/** Sentences by id. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** What goes into the gaps of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A compiled sentence with its gaps filled, in the language of a BCP 47 tag: ICU `plural` (with `offset`, `=0` and `#`),
 * `selectordinal`, `select`, `number` (also `percent`), `date` and `time` (`short`, `medium`, `long`, `full`). A gap
 * without a value stays empty. The compiler of the same library would come along with its evaluator; it is needed only
 * where a host gives sentences with gaps.
 *
 * @example formatMessage([["count", "plural", { one: ["#", " row"], other: ["#", " rows"] }]], "en", { count: 2 }) // "2 rows"
 */
export function formatMessage(message: CompiledMessage, tag: string, values: MessageValues = {}): string {
  return typeof message === "string" ? message : fill(message, tag, values);
}

/** `counted` is what `#` stands for, inside of a plural. */
function fill(tokens: readonly Token[], tag: string, values: MessageValues, counted?: number): string {
  return tokens
    .map((token) => {
      if (typeof token !== "string") return fillGap(token, tag, values, counted);
      return token === "#" && counted !== undefined ? numberFormat(tag, undefined).format(counted) : token;
    })
    .join("");
}

function fillGap([name, format, options]: Gap, tag: string, values: MessageValues, counted?: number): string {
  const value = values[name];
  if (value === undefined) return "";
  switch (format) {
    case "plural":
    case "selectordinal": {
      const { offset, ...forms } = formsOf(options);
      const number = Number(value) - (typeof offset === "number" ? offset : 0);
      const type = format === "plural" ? "cardinal" : "ordinal";
      const kind = pluralRules(tag, type).select(number);
      return fillForm(formOf(forms, String(value), kind), tag, values, number);
    }
    case "select": {
      const forms = formsOf(options);
      return fillForm(formOf(forms, String(value)), tag, values, counted);
    }
    case "number":
      return numberFormat(tag, options === "percent" ? options : undefined).format(Number(value));
    case "date":
      return new Intl.DateTimeFormat(tag, { dateStyle: styleOf(options) }).format(new Date(value));
    case "time":
      return new Intl.DateTimeFormat(tag, { timeStyle: styleOf(options) }).format(new Date(value));
    default:
      return String(value);
  }
}

type Forms = Readonly<Record<string, unknown>>;

/** The forms of a plural or a choice. */
export function formsOf(options: unknown): Forms {
  return typeof options === "object" && options !== null ? { ...options } : {};
}

/** Whether a form is made of pieces, as all are but the shortest. */
export function isTokens(form: unknown): form is readonly Token[] {
  return Array.isArray(form);
}

/** The first of these forms that there is, else `other`; a value may be named like what every object has. */
function formOf(forms: Forms, ...names: readonly string[]): unknown {
  const name = [...names, "other"].find((one) => Object.hasOwn(forms, one));
  return name === undefined ? undefined : forms[name];
}

function fillForm(form: unknown, tag: string, values: MessageValues, counted?: number): string {
  if (isTokens(form)) return fill(form, tag, values, counted);
  return typeof form === "string" ? fill([form], tag, values, counted) : "";
}

/** Made once for each language, for making one takes longer than a whole sentence. */
function once<Option, Made>(make: (tag: string, option: Option) => Made): (tag: string, option: Option) => Made {
  const known = new Map<string, Made>();
  return (tag, option) => {
    const key = `${tag} ${String(option)}`;
    const made = known.get(key) ?? make(tag, option);
    known.set(key, made);
    return made;
  };
}

const pluralRules = once((tag, type: "cardinal" | "ordinal") => new Intl.PluralRules(tag, { type }));
const numberFormat = once(
  (tag, style: "percent" | undefined) => new Intl.NumberFormat(tag, style === undefined ? {} : { style }),
);

function styleOf(options: unknown): "short" | "medium" | "long" | "full" {
  return options === "short" || options === "long" || options === "full" ? options : "medium";
}
