import type { MessageValues } from "@deposit/core";
import { useContext } from "react";
import { I18nContext } from "./I18nContext.ts";
import type { MessageId } from "./messages.ts";

/** Returns a message by its id in the reader's language. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/**
 * Returns the messages of the form, for its own parts. A lazy message is shown as its id until a lazy part has loaded.
 * Parts of a host use `useHostMessage.ts`.
 */
export function useMessage(): Translate {
  return useContext(I18nContext).translate;
}
