import { failureMessage } from "@deposit/core";
import { failureOf } from "@deposit/core/internal";
import { useMessage } from "../../i18n/useMessage.ts";
import type { ComboboxLabels } from "../../ui/combobox/comboboxLabels.ts";

/** What a search says in words of its own. */
export interface ComboboxWords {
  /** Nothing was found. */
  readonly noResults?: string | undefined;
  /** The search did not work, and what to do where asking again may help. */
  readonly failed?: string | undefined;
  readonly add?: ((text: string) => string) | undefined;
  readonly remove?: ((name: string) => string) | undefined;
}

/** Asking again does not help: one must sign in, or wait as long as the server says. */
const needsMore = new Set(["signed-out", "permission-denied", "rate-limited"]);

/** The words of a search in the reader's language, those given in place of the common ones. */
export function useComboboxLabels(own: ComboboxWords = {}): ComboboxLabels {
  const t = useMessage();
  return {
    suggestions: t("search.suggestions"),
    toggle: t("search.toggle"),
    loading: t("form.loading"),
    noResults: (query) => own.noResults ?? (query === "" ? t("form.noResults") : t("search.none", { query })),
    resultCount: (count) => t("search.count", { count }),
    failed: (error) => {
      const failure = failureOf(error);
      if (!needsMore.has(failure.kind)) return own.failed ?? t("form.searchFailed");
      const { id, values } = failureMessage(failure);
      return t(id, values);
    },
    retry: t("search.retry"),
    add: own.add ?? ((text) => t("search.add", { text })),
    clear: t("search.clear"),
    remove: own.remove ?? ((name) => t("search.remove", { name })),
    added: (name) => t("search.added", { name }),
    removed: (name) => t("form.removed", { name }),
  };
}
