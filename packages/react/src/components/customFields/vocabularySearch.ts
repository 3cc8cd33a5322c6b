import type { DepositClient, VocabularyChoice } from "@deposit/core";
import type { LoadOptions } from "../../ui/combobox/useRemoteOptions.ts";

const titled = ({ id, name }: { readonly id: string; readonly name: string }): VocabularyChoice => ({
  id,
  title: name,
});

/**
 * The search behind the address that a page's configuration gives an autocomplete (`autocompleteFrom`, behaviour 2.5),
 * through the client like every other call; `null` for an address that is no vocabulary's.
 *
 * @example vocabularySearch(client, "/api/vocabularies/code:programmingLanguages")
 */
export function vocabularySearch(
  { vocabularies }: Pick<DepositClient, "vocabularies">,
  address: string,
): LoadOptions<VocabularyChoice> | null {
  const [, path = ""] = /\/api\/([^?#]+)/u.exec(address) ?? [];
  const [shelf = "", type] = path.split("/");
  switch (shelf) {
    case "vocabularies": {
      if (type === undefined || type === "") return null;
      const vocabulary = decodeURIComponent(type);
      return async (text, signal) => (await vocabularies.search(vocabulary, { text, signal })).hits;
    }
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
