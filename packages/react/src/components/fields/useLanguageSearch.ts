import type { VocabularyChoice } from "@deposit/core";
import { useCallback } from "react";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import type { LoadOptions } from "../../ui/combobox/useRemoteOptions.ts";

/** Searches the vocabulary of languages, exact and leading matches first (docs/platform/search.md 2, 3). */
export function useLanguageSearch(): LoadOptions<VocabularyChoice> {
  const { deposit } = useDepositContext();
  return useCallback(
    async (text, signal) => {
      const { hits } = await deposit.client.vocabularies.search("languages", { text, signal });
      return hits.map(({ id, title }) => ({ id, title }));
    },
    [deposit],
  );
}

/** What names a language: its title, or its id where the record came without one. */
export function languageName({ id, title }: VocabularyChoice): string {
  return title === "" ? id : title;
}
