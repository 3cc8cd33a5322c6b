import type { ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";
import type { FieldMessage } from "../field/fieldMessage.ts";
import { FieldMessages } from "../field/FieldMessages.tsx";

/** Props of {@link EntryRow}. */
export interface EntryRowProps {
  /** Id the messages hang under; needed with `messages`. */
  id?: string | undefined;
  /** The grip of a {@link SortableList}. */
  handle?: ReactNode;
  /** An icon or avatar before the words. */
  leading?: ReactNode;
  title: ReactNode;
  /** After the title on the same line: badges, identifier marks. */
  badges?: ReactNode;
  /** Under the title: affiliations, a description. */
  details?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  messages?: readonly FieldMessage[] | undefined;
  className?: string | undefined;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
}

/** One entry of a list: a person, a licence, a date, with its messages under it. */
export function EntryRow({
  id,
  handle,
  leading,
  title,
  badges,
  details,
  actions,
  messages,
  className,
  part,
}: EntryRowProps) {
  const grave = messages?.find((message) => message.severity === "error") ?? messages?.[0];
  return (
    <div className={classNames("deposit-entry", className)} data-severity={grave?.severity} data-deposit-part={part}>
      {handle}
      {leading === undefined ? null : <div className="deposit-entry__leading">{leading}</div>}
      <div className="deposit-entry__body">
        <div className="deposit-entry__line">
          <span className="deposit-entry__title">{title}</span>
          {badges}
        </div>
        {details === undefined ? null : <div className="deposit-entry__details">{details}</div>}
        {messages === undefined || id === undefined ? null : (
          <FieldMessages id={`${id}-messages`} messages={messages} />
        )}
      </div>
      {actions === undefined ? null : <div className="deposit-entry__actions">{actions}</div>}
    </div>
  );
}
