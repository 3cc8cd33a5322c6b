import { type ByteSize, type CoreMessageId, formatFileSize, type MessageValues } from "@deposit/core";
import { type Messages, setupI18n } from "@lingui/core";
import { type Catalogue, type CompiledMessage, formsOf, isTokens, type Token } from "./compiledMessage.ts";
import { languageTag, SOURCE_LOCALE } from "./findLocale.ts";
import { english } from "./english.ts";
import type { MessageId } from "./messages.ts";
import { withoutOverrides } from "./withoutOverrides.ts";

/** A host's own words by message id, in ICU message syntax. The ids of core's sentences may be among them. */
export type MessageOverrides = { readonly [Id in MessageId | CoreMessageId]?: string | undefined };

/** The words of one form: in one language, and English for what is not translated. */
export interface FormI18n {
  /** For `Intl`, such as `de-DE`: how dates and numbers are written. */
  readonly tag: string;
  /** For `lang`: in which language most of the sentences are, English where there is no translation of them. */
  readonly spokenTag: string;
  /** A sentence by its id; the id itself where there is none. */
  readonly say: (id: string, values?: MessageValues) => string;
}

/** Pieces as lingui takes them; it would hold a bare text for one that was never compiled. */
function pieces(message: CompiledMessage): Messages[string] {
  return typeof message === "string" ? [message] : message.map((token) => token as Messages[string][number]);
}

/** A sentence in one language; `undefined` where that has none. */
type Speaker = (id: string, gaps: Readonly<Record<string, string | number>>) => string | undefined;

/** Gives lingui each sentence when it is first said: a catalogue grows when the words of late parts arrive. */
function speaker(tag: string, sentenceOf: (id: string) => CompiledMessage | undefined): Speaker {
  const i18n = setupI18n({ locale: tag, messages: { [tag]: {} } });
  const given = new Set<string>();
  return (id, gaps) => {
    if (!given.has(id)) {
      const sentence = sentenceOf(id);
      if (sentence === undefined) return undefined;
      i18n.load(tag, { [id]: pieces(sentence) });
      given.add(id);
    }
    return i18n._(id, gaps);
  };
}

const sentenceIn = (catalogue: Catalogue, id: string): CompiledMessage | undefined =>
  Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;

/** The gap for a number that is written already. */
const written = (name: string): string => `${name}#`;

/** A sentence whose numbers come written, by who says it. */
function withWrittenNumbers(tokens: readonly Token[], counted?: string): readonly Token[] {
  return tokens.map((token): Token => {
    if (typeof token === "string") return token === "#" && counted !== undefined ? [written(counted)] : token;
    const [name, format, options] = token;
    if (format === "number" && options === undefined) return [written(name)];
    if (format === undefined || typeof options !== "object") return token;
    const forms = Object.entries(formsOf(options)).map(([form, said]) => [
      form,
      isTokens(said) ? withWrittenNumbers(said, format === "plural" ? name : undefined) : said,
    ]);
    return [name, format, Object.fromEntries(forms)];
  });
}

let englishSpeaker: Speaker | undefined;
const inEnglish: Speaker = (id, gaps) => {
  englishSpeaker ??= speaker(languageTag(SOURCE_LOCALE), (wanted) => {
    const sentence = sentenceIn(english, wanted);
    return typeof sentence === "object" ? withWrittenNumbers(sentence) : sentence;
  });
  return englishSpeaker(id, gaps);
};

/**
 * Writes the sizes of one sentence: in whole bytes where two of them are rounded to the same words, of which one would not
 * seem to exceed the other.
 */
function sizeWriter(values: MessageValues, tag: string): (size: ByteSize) => string {
  const rounded = ({ bytes, decimal }: ByteSize): string => formatFileSize(bytes, decimal, tag);
  const [one, other] = Object.values(values).filter((value) => typeof value === "object");
  if (!one || !other || one.bytes === other.bytes || rounded(one) !== rounded(other)) return rounded;
  const whole = new Intl.NumberFormat(tag, { style: "unit", unit: "byte", unitDisplay: "long" });
  return ({ bytes }) => whole.format(bytes);
}

/**
 * Says the sentences of a catalogue, of the host before ours, through instances of lingui of its own, so that a host's
 * catalogues and ours never meet. One that falls to English is put together by English rules: Japanese has no singular,
 * and would say "1 rows". Its numbers are written as the reader's language does, like the sizes and dates beside them.
 * A sentence of the host that compiles and still cannot be said is told once, and left out.
 */
export function createI18n(
  locale: string,
  catalogue: Catalogue,
  overrides: Catalogue,
  tellFault?: (id: string, error: unknown) => void,
): FormI18n {
  const tag = languageTag(locale);
  const faulty = new Set<string>();
  const byHost = speaker(tag, (id) => sentenceIn(overrides, id));
  const ofHost: Speaker = (id, filled) => {
    if (faulty.has(id)) return undefined;
    try {
      return byHost(id, filled);
    } catch (error) {
      faulty.add(id);
      tellFault?.(id, error);
      return undefined;
    }
  };
  const translated = speaker(tag, (id) => sentenceIn(catalogue, id));
  const numbers = new Intl.NumberFormat(tag);
  const gaps = (values: MessageValues = {}): Record<string, string | number> => {
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
  const isSpoken = 2 * own.length >= Object.keys(english).length;
  const spokenTag = isSpoken ? tag : languageTag(SOURCE_LOCALE);
  return {
    tag,
    spokenTag,
    say(id, values) {
      const filled = gaps(values);
      return ofHost(id, filled) ?? translated(id, filled) ?? inEnglish(id, filled) ?? id;
    },
  };
}
