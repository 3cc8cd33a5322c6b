import type { FieldPath, Json, VocabularyChoice } from "@deposit/core";
import { isJsonObject } from "@deposit/core";
import { asList, asObject, asText } from "@deposit/core/internal";
import { useCallback, useMemo, useState } from "react";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { readNested } from "./nestedJson.ts";

/** The value of a custom field whose values are ids, as entries with titles to show. */
export interface VocabularyValue {
  readonly chosen: readonly VocabularyChoice[];
  /** The wire's form of what was chosen: ids, or `{id}` where the serializer makes none of them. */
  readonly write: (chosen: readonly VocabularyChoice[]) => Json | undefined;
}

const idOf = (value: Json | undefined): string => (isJsonObject(value) ? asText(value["id"]) : asText(value));

/**
 * Reads and writes a field that holds vocabulary entries or options by their ids (docs/platform/product.md 3.1). Titles
 * are those of the options, else those that the platform sent with the record, else those of what was chosen here.
 */
export function useVocabularyValue(
  path: FieldPath,
  value: Json | undefined,
  { multiple, isVocabulary, titles }: VocabularyValueOptions,
): VocabularyValue {
  const { tag } = useLocale();
  const [, top = "", ...below] = path;
  const sent = useDeposit(({ record }) => record.custom_fields[top]);
  const localised = useDeposit(({ record }) => asObject(record.ui?.["custom_fields"])[top]);
  const isListed = useDeposit(({ config }) => config.custom_field_vocabularies.includes(top));
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(() => new Map());
  const place = below.join("\u0000");

  const known = useMemo(() => {
    const keys = place === "" ? [] : place.split("\u0000");
    // Rows may have moved since, so that all of the field is looked through; what is said at this place goes before.
    const sources = [sent, localised, readNested(sent, keys), readNested(localised, keys)];
    return new Map(sources.flatMap((source) => titlesIn(source, tag)));
  }, [sent, localised, place, tag]);

  const chosen = useMemo(
    () =>
      (Array.isArray(value) ? asList(value) : [value])
        .map(idOf)
        .filter((id) => id !== "")
        .map((id) => ({ id, title: titles?.get(id) ?? seen.get(id) ?? known.get(id) ?? id })),
    [value, titles, seen, known],
  );
  const write = useCallback(
    (next: readonly VocabularyChoice[]): Json | undefined => {
      setSeen((before) => new Map([...before, ...next.map(({ id, title }): [string, string] => [id, title])]));
      // Of fields that the configuration lists the serializer makes `{id}` (docs/platform/product.md 3.1), of no
      // others.
      const isWrapped = isVocabulary && !(isListed && place === "");
      const ids = next.map(({ id }): Json => (isWrapped ? { id } : id));
      return multiple ? ids : ids[0];
    },
    [isVocabulary, isListed, place, multiple],
  );
  return { chosen, write };
}

/** How the field holds its entries. */
export interface VocabularyValueOptions {
  readonly multiple: boolean;
  readonly isVocabulary: boolean;
  /** Titles by id, where all entries are known. */
  readonly titles?: ReadonlyMap<string, string> | undefined;
}

/** The titles of the entries in a value, however deep, each after its id. */
function titlesIn(value: Json | undefined, tag: string): readonly (readonly [string, string])[] {
  if (!isJsonObject(value)) return asList(value).flatMap((item) => titlesIn(item, tag));
  const [id, title] = [idOf(value), titleOf(value, tag)];
  if (id !== "" && title !== "") return [[id, title]];
  return Object.values(value).flatMap((part) => titlesIn(part, tag));
}

/** The platform's title of an entry, in the reader's language where it has that. */
function titleOf(entry: ReturnType<typeof asObject>, tag: string): string {
  const localised = asText(entry["title_l10n"]);
  if (localised !== "") return localised;
  const titles = asObject(entry["title"]);
  const [language = tag] = tag.split("-");
  return asText(titles[tag]) || asText(titles[language]) || asText(titles["en"]) || asText(Object.values(titles)[0]);
}
