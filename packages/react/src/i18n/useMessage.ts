import type { MessageValues } from "@deposit/core";
import { useContext } from "react";
import { I18nContext } from "./I18nContext.ts";
import type { MessageId } from "./messages.ts";

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
  return useContext(I18nContext).say;
}
