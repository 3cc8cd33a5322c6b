import { useCallback } from "react";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import type { LoadOptions } from "../../ui/combobox/useRemoteOptions.ts";

/** A subject that can be chosen: with `id` a term of the vocabulary `scheme`, without it words that were typed. */
export interface FoundSubject {
  readonly id?: string | undefined;
  readonly scheme?: string | undefined;
  readonly subject: string;
}

/** Searches the subjects, of one vocabulary only where `scheme` names it; those that match best come first. */
export function useSubjectSearch(scheme: string | undefined): LoadOptions<FoundSubject> {
  const { deposit } = useDepositContext();
  return useCallback(
    async (text, signal) => {
      const { hits } = await deposit.client.vocabularies.subjects({ text, scheme, signal });
      return hits.map((hit) => ({ id: hit.id, scheme: hit.scheme, subject: hit.subject }));
    },
    [deposit, scheme],
  );
}
