import { memo } from "react";
import type { FieldMessage } from "./fieldMessage.ts";
import { Icon } from "../display/Icon.tsx";

/** Props of {@link FieldMessages}. */
export interface FieldMessagesProps {
  /** Id of the list of errors; warnings and notes get `<id>-notes`. */
  id: string;
  messages: readonly FieldMessage[];
}

/** The messages of one field, errors first, each with its icon, text and optional explanation. */
export const FieldMessages = memo(function FieldMessages({ id, messages }: FieldMessagesProps) {
  const errors = messages.filter((message) => message.severity === "error");
  const notes = messages.filter((message) => message.severity !== "error");
  return (
    <>
      <MessageList id={id} messages={errors} />
      <MessageList id={`${id}-notes`} messages={notes} />
    </>
  );
});

function MessageList({ id, messages }: FieldMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <div className="deposit-messages" id={id}>
      {messages.map((message, index) => (
        <div className="deposit-message" data-severity={message.severity} key={index}>
          <Icon name={message.severity} size={14} />
          <div>
            <p className="deposit-message__text">{message.text}</p>
            {message.description === undefined ? null : (
              <p className="deposit-message__description">{message.description}</p>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
