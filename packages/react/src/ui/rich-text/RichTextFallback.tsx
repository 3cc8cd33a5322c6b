import { classNames } from "../dom/classNames.ts";
import { Icon } from "../display/Icon.tsx";
import type { RichTextProps } from "./richTextProps.ts";
import { TextArea } from "../controls/TextArea.tsx";

/** The HTML source as plain text, for when the editor could not be fetched. */
export function RichTextFallback({
  value,
  onValueChange,
  onBlur,
  labelledBy,
  labels,
  part,
  id,
  ...rest
}: RichTextProps) {
  const noteId = `${id}-fallback`;
  return (
    <div data-deposit-part={part}>
      <TextArea
        {...rest}
        id={id}
        rows={8}
        value={value}
        aria-labelledby={labelledBy}
        aria-describedby={classNames(rest["aria-describedby"], noteId)}
        onValueChange={onValueChange}
        onBlur={() => onBlur?.()}
      />
      <p className="deposit-message" data-severity="warning" id={noteId}>
        <Icon name="warning" size={14} /> {labels.failed}
      </p>
    </div>
  );
}
