import { useState } from "react";
import { lazyPart } from "../lazy/lazyPart.ts";
import { RichTextFallback } from "./RichTextFallback.tsx";
import { FallbackBoundary } from "../display/FallbackBoundary.tsx";
import { RichTextOfPlain } from "./RichTextOfPlain.tsx";
import type { RichTextProps } from "./richTextProps.ts";
import { Spinner } from "../display/Spinner.tsx";
import { useLazyPart } from "../lazy/useLazyPart.ts";

// Not in advance: it is the largest part, and one can write without it.
const lazyEditor = lazyPart(async () => (await import("./RichTextEditor.tsx")).RichTextEditor, { inAdvance: false });

/**
 * Formatted text. The editor is a chunk of its own. A text that is there is shown in it, so it is fetched at once; where
 * nothing is written it is fetched when somebody is about to write, who begins in plain text meanwhile. If it cannot be
 * fetched the text can still be edited, as plain text or as HTML, so the description is never out of reach.
 *
 * @example
 * <Field label="Description">
 *   {(inputProps, ids) => <RichText {...inputProps} labelledBy={ids.label} value={html} onValueChange={setHtml} labels={labels} />}
 * </Field>
 */
export function RichText(props: RichTextProps) {
  const [beginsEmpty] = useState(() => props.value === "" && lazyEditor.getState().kind !== "loaded");
  const [isWanted, setWanted] = useState(false);
  const editor = useLazyPart(lazyEditor, isWanted || !beginsEmpty || props.value !== "");
  const fallback = <RichTextFallback {...props} />;
  if (beginsEmpty)
    return <RichTextOfPlain {...props} editor={editor} fallback={fallback} onWanted={() => setWanted(true)} />;
  if (editor.kind === "failed") return fallback;
  if (editor.kind !== "loaded")
    return (
      <div className="deposit-rich-text" data-state="loading">
        <Spinner label={props.labels.loading} />
      </div>
    );
  return (
    <FallbackBoundary fallback={fallback}>
      <editor.part {...props} />
    </FallbackBoundary>
  );
}
