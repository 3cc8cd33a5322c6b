import { lazy, Suspense } from "react";
import { RichTextFallback } from "./RichTextFallback.tsx";
import { RichTextLoadBoundary } from "./RichTextLoadBoundary.tsx";
import type { RichTextProps } from "./richTextProps.ts";
import { Spinner } from "./Spinner.tsx";

const LazyEditor = lazy(async () => {
  const { RichTextEditor } = await import("./RichTextEditor.tsx");
  return { default: RichTextEditor };
});

/**
 * Formatted text. The editor is a chunk of its own, fetched when the first one is drawn; if it cannot be
 * fetched the HTML can still be edited as plain text, so the description is never out of reach.
 *
 * @example
 * <Field label="Description">
 *   {(inputProps, ids) => <RichText {...inputProps} labelledBy={ids.label} value={html} onValueChange={setHtml} labels={labels} />}
 * </Field>
 */
export function RichText(props: RichTextProps) {
  return (
    <RichTextLoadBoundary fallback={<RichTextFallback {...props} />}>
      <Suspense
        fallback={
          <div className="deposit-rich-text" data-state="loading">
            <Spinner label={props.labels.loading} />
          </div>
        }
      >
        <LazyEditor {...props} />
      </Suspense>
    </RichTextLoadBoundary>
  );
}
