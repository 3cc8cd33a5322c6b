import type { DepositClient, VocabularyChoice } from "@deposit/core";
import type { LoadOptions } from "../../ui/combobox/useRemoteOptions.ts";

const titled = ({ id, name }: { readonly id: string; readonly name: string }): VocabularyChoice => ({
  id,
  title: name,
});

/** What is searched at an address: a vocabulary by its name, or what has an address of its own. */
function sourceOf(address: string): { readonly vocabulary: string } | { readonly shelf: string } | null {
  const [, path = ""] = /\/api\/([^?#]+)/u.exec(address) ?? [];
  const [shelf = "", type = ""] = path.split("/");
  if (shelf !== "vocabularies") return shelves.includes(shelf) ? { shelf } : null;
  try {
    return type === "" ? null : { vocabulary: decodeURIComponent(type) };
  } catch {
    return null;
  }
}

const shelves = ["subjects", "affiliations", "funders", "names", "awards"];

/**
 * Whether an autocomplete can search at this address: that of a vocabulary, or of subjects, affiliations, funders, names or
 * awards.
 *
 * @example isSearchAddress("/api/vocabularies/languages") // true
 */
export function isSearchAddress(address: string): boolean {
  return sourceOf(address) !== null;
}

/**
 * The search behind the address that a page's configuration gives an autocomplete (`autocompleteFrom`,
 * docs/platform/page.md 7), through the client like every other call; `null` for an address that is no vocabulary's.
 *
 * @example vocabularySearch(client, "/api/vocabularies/code:programmingLanguages")
 */
export function vocabularySearch(
  { vocabularies }: Pick<DepositClient, "vocabularies">,
  address: string,
): LoadOptions<VocabularyChoice> | null {
  const source = sourceOf(address);
  if (source === null) return null;
  if ("vocabulary" in source)
    return async (text, signal) => (await vocabularies.search(source.vocabulary, { text, signal })).hits;
  switch (source.shelf) {
    case "subjects":
      return async (text, signal) =>
        (await vocabularies.subjects({ text, signal })).hits.map(({ id, subject }) => ({ id, title: subject }));
    case "affiliations":
      return async (text, signal) => (await vocabularies.affiliations({ text, signal })).hits.map(titled);
    case "funders":
      return async (text, signal) => (await vocabularies.funders({ text, signal })).hits.map(titled);
    case "names":
      return async (text, signal) => (await vocabularies.names({ text, signal })).hits.map(titled);
    case "awards":
      return async (text, signal) => (await vocabularies.awards({ text, signal })).hits;
    default:
      return null;
  }
}
