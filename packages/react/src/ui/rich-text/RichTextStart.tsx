import { forwardRef } from "react";
import { classNames } from "../dom/classNames.ts";
import { Icon } from "../display/Icon.tsx";
import type { PastedText, RichTextProps } from "./richTextProps.ts";

/** Props of {@link RichTextStart}. */
export interface RichTextStartProps extends Omit<RichTextProps, "value" | "onValueChange"> {
  /** Plain text. */
  text: string;
  onTextChange: (text: string) => void;
  onPasted: (pasted: PastedText) => void;
  /** Something is about to be written: the editor is wanted. */
  onWanted: () => void;
  onComposing: (isComposing: boolean) => void;
  /** The editor could not be fetched. */
  hasFailed: boolean;
}

/**
 * The field of a rich text in which nothing is written yet: plain text can be typed at once, while the editor, which is
 * large, is still on its way.
 */
export const RichTextStart = forwardRef<HTMLTextAreaElement, RichTextStartProps>(function RichTextStart(
  {
    text,
    onTextChange,
    onPasted,
    onWanted,
    onComposing,
    hasFailed,
    onBlur,
    labelledBy,
    labels,
    className,
    part,
    id,
    ...rest
  },
  ref,
) {
  const noteId = `${id}-plain`;
  return (
    <>
      <div
        className={classNames("deposit-rich-text", className)}
        data-deposit-part={part}
        data-disabled={rest.disabled || undefined}
        data-invalid={rest["aria-invalid"]}
        data-state="plain"
      >
        <textarea
          {...rest}
          ref={ref}
          className="deposit-rich-text__plain"
          id={id}
          value={text}
          aria-labelledby={labelledBy}
          aria-describedby={classNames(rest["aria-describedby"], hasFailed && noteId) || undefined}
          onFocus={({ currentTarget }) => {
            // The browser brings the caret into view, and leaves the end of the field below the bar at the bottom.
            currentTarget.scrollIntoView?.({ block: "nearest" });
            onWanted();
          }}
          onChange={(event) => onTextChange(event.currentTarget.value)}
          onPaste={({ clipboardData }) =>
            onPasted({
              html: clipboardData.getData("text/html"),
              text: clipboardData.getData("text/plain").replaceAll("\r\n", "\n"),
            })
          }
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
          onBlur={() => onBlur?.()}
        />
      </div>
      {hasFailed ? (
        <p className="deposit-message" data-severity="warning" id={noteId}>
          <Icon name="warning" size={14} /> {labels.plain}
        </p>
      ) : null}
    </>
  );
});
