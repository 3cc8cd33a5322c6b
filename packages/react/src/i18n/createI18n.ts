import { type ByteSize, type CoreMessageId, formatFileSize, type MessageValues } from "@deposit/core";
import { type Messages, setupI18n } from "@lingui/core";
import { type Catalogue, type CompiledMessage, formsOf, isTokens, type Token } from "./compiledMessage.ts";
import { languageTag, SOURCE_LOCALE } from "./findLocale.ts";
import { english } from "./english.ts";
import type { MessageId } from "./messages.ts";
import { withoutOverrides } from "./withoutOverrides.ts";

/** A host's messages by id, in ICU message syntax. Messages of core can be overridden as well. */
export type MessageOverrides = { readonly [Id in MessageId | CoreMessageId]?: string | undefined };

/** The messages of a form in one language, with English for those without a translation. */
export interface FormI18n {
  /** Language tag for `Intl`, such as `de-DE`, for dates and numbers. */
  readonly tag: string;
  /** Language tag for `lang`: the language of most messages, which is English without translations. */
  readonly spokenTag: string;
  /** Returns a message by its id, or the id if there is no such message. */
  readonly translate: (id: string, values?: MessageValues) => string;
}

/** Converts to lingui's format, in which a string is a message that was never compiled. */
function pieces(message: CompiledMessage): Messages[string] {
  return typeof message === "string" ? [message] : message.map((token) => token as Messages[string][number]);
}

/** Formats a message in one language. Returns `undefined` for an unknown id. */
type Translator = (id: string, placeholders: Readonly<Record<string, string | number>>) => string | undefined;

/** Passes each message to lingui when it is first used, since lazy messages extend a catalogue. */
function createTranslator(tag: string, messageOf: (id: string) => CompiledMessage | undefined): Translator {
  const i18n = setupI18n({ locale: tag, messages: { [tag]: {} } });
  const given = new Set<string>();
  return (id, placeholders) => {
    if (!given.has(id)) {
      const sentence = messageOf(id);
      if (sentence === undefined) return undefined;
      i18n.load(tag, { [id]: pieces(sentence) });
      given.add(id);
    }
    return i18n._(id, placeholders);
  };
}

const messageIn = (catalogue: Catalogue, id: string): CompiledMessage | undefined =>
  Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;

/** Name of the placeholder for a formatted number. */
const written = (name: string): string => `${name}#`;

/** Replaces the numbers of a message by placeholders for formatted numbers. */
function withWrittenNumbers(tokens: readonly Token[], counted?: string): readonly Token[] {
  return tokens.map((token): Token => {
    if (typeof token === "string") return token === "#" && counted !== undefined ? [written(counted)] : token;
    const [name, format, options] = token;
    if (format === "number" && options === undefined) return [written(name)];
    if (format === undefined || typeof options !== "object") return token;
    const forms = Object.entries(formsOf(options)).map(([form, content]) => [
      form,
      isTokens(content) ? withWrittenNumbers(content, format === "plural" ? name : undefined) : content,
    ]);
    return [name, format, Object.fromEntries(forms)];
  });
}

let englishTranslator: Translator | undefined;
const inEnglish: Translator = (id, placeholders) => {
  englishTranslator ??= createTranslator(languageTag(SOURCE_LOCALE), (wanted) => {
    const sentence = messageIn(english, wanted);
    return typeof sentence === "object" ? withWrittenNumbers(sentence) : sentence;
  });
  return englishTranslator(id, placeholders);
};

/**
 * Formats the sizes of a message. Sizes are in bytes if two of them would be rounded to the same text, since one is
 * usually meant to exceed the other.
 */
function sizeWriter(values: MessageValues, tag: string): (size: ByteSize) => string {
  const rounded = ({ bytes, decimal }: ByteSize): string => formatFileSize(bytes, decimal, tag);
  const [one, other] = Object.values(values).filter((value) => typeof value === "object");
  if (!one || !other || one.bytes === other.bytes || rounded(one) !== rounded(other)) return rounded;
  const whole = new Intl.NumberFormat(tag, { style: "unit", unit: "byte", unitDisplay: "long" });
  return ({ bytes }) => whole.format(bytes);
}

/**
 * Creates the messages of a form. Overrides come first. Separate lingui instances keep the catalogues of a host apart.
 *
 * A message without a translation uses English plural rules: Japanese has no singular, and would show "1 rows". Its
 * numbers have the reader's format, like the sizes and dates beside them. An override that cannot be formatted is
 * reported once and replaced by the default.
 */
export function createI18n(
  locale: string,
  catalogue: Catalogue,
  overrides: Catalogue,
  onError?: (id: string, error: unknown) => void,
): FormI18n {
  const tag = languageTag(locale);
  const broken = new Set<string>();
  const byHost = createTranslator(tag, (id) => messageIn(overrides, id));
  const ofHost: Translator = (id, filled) => {
    if (broken.has(id)) return undefined;
    try {
      return byHost(id, filled);
    } catch (error) {
      broken.add(id);
      onError?.(id, error);
      return undefined;
    }
  };
  const translated = createTranslator(tag, (id) => messageIn(catalogue, id));
  const numbers = new Intl.NumberFormat(tag);
  const placeholders = (values: MessageValues = {}): Record<string, string | number> => {
    const writeSize = sizeWriter(values, tag);
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]): [string, string | number][] => {
        if (typeof value === "object") return [[name, writeSize(value)]];
        return typeof value === "number"
          ? [
              [name, value],
              [written(name), numbers.format(value)],
            ]
          : [[name, withoutOverrides(value)]];
      }),
    );
  };
  const own = Object.keys({ ...catalogue, ...overrides });
  const isTranslated = 2 * own.length >= Object.keys(english).length;
  const spokenTag = isTranslated ? tag : languageTag(SOURCE_LOCALE);
  return {
    tag,
    spokenTag,
    translate(id, values) {
      const filled = placeholders(values);
      return ofHost(id, filled) ?? translated(id, filled) ?? inEnglish(id, filled) ?? id;
    },
  };
}
