import { useCallback, useContext } from "react";
import { I18nContext } from "./I18nContext.ts";
import type { MessageId } from "./messages.ts";

/** What goes into the gaps of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Says a sentence by its id in the reader's language. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/**
 * The words of the form.
 *
 * @example
 * const t = useMessage();
 * t("titles.label"); t("feedback.errors", { count: 2 });
 */
export function useMessage(): Translate {
  const i18n = useContext(I18nContext);
  return useCallback((id, values) => i18n._({ id, values: { ...values } }), [i18n]);
}
