import type { MessageValues } from "@deposit/core";
import { useContext } from "react";
import { I18nContext } from "./I18nContext.ts";
import type { MessageId } from "./messages.ts";

/** Says a sentence by its id in the reader's language. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/**
 * The words of the form, for its own parts. Those that only dialogs, the list of files and custom fields say arrive with
 * these parts; before, such an id is said as it is. Parts of a host have that of
 * `useHostMessage.ts`.
 */
export function useMessage(): Translate {
  return useContext(I18nContext).say;
}
