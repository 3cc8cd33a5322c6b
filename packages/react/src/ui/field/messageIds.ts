import type { FieldMessage } from "./fieldMessage.ts";

/** What describes the control that the messages under that id belong to, for its `aria-describedby`. */
export function messageIds(id: string, messages: readonly FieldMessage[]): string | undefined {
  return messages.length === 0 ? undefined : `${id}-messages ${id}-messages-notes`;
}
