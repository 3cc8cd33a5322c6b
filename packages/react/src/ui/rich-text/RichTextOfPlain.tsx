import type { Editor } from "@tiptap/react";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { LazyPartState } from "../lazy/lazyPart.ts";
import { htmlOfPlainText } from "./plainText.ts";
import type { PastedText, PlainText, RichTextEditorProps, RichTextProps } from "./richTextProps.ts";
import { FallbackBoundary } from "../display/FallbackBoundary.tsx";
import { RichTextStart } from "./RichTextStart.tsx";
import { Spinner } from "../display/Spinner.tsx";

/** Props of {@link RichTextOfPlain}. */
export interface RichTextOfPlainProps extends RichTextProps {
  editor: LazyPartState<ComponentType<RichTextEditorProps>>;
  /** Edits the HTML where there is no editor for it. */
  fallback: ReactNode;
  onWanted: () => void;
}

/**
 * A rich text that begins empty: plain text until the editor has arrived, which then takes over what is written, the focus
 * and the caret in one step, so that no key goes astray; not in the middle of a character that is being composed.
 */
export function RichTextOfPlain({ editor, fallback, onWanted, ...props }: RichTextOfPlainProps) {
  const { value, onValueChange, ...input } = props;
  const [text, setText] = useState("");
  const [isTakenOver, setTakenOver] = useState(false);
  const start = useRef<HTMLTextAreaElement>(null);
  const pasted = useRef<PastedText | null>(null);
  const isLeaving = useRef(false);
  const isComposing = useRef(false);
  // A record that came down while nothing was written here: its formatting is not for plain text.
  const isOurs = value === "" || value === htmlOfPlainText(text);

  const takeOver = (ready: Editor, goOn: (written: PlainText) => void): void => {
    const area = start.current;
    if (ready.isDestroyed) return;
    if (area === null) {
      setTakenOver(true);
      return;
    }
    if (isComposing.current) {
      area.addEventListener("compositionend", () => queueMicrotask(() => takeOver(ready, goOn)), { once: true });
      return;
    }
    const hasFocus = area.matches(":focus");
    const { value: written, selectionStart, selectionEnd } = area;
    isLeaving.current = true;
    goOn({ text: written, selection: [selectionStart, selectionEnd], pasted: pasted.current });
    flushSync(() => setTakenOver(true));
    if (hasFocus) ready.view.focus();
  };

  if (editor.kind === "failed" && !isOurs) return fallback;
  return (
    <FallbackBoundary fallback={fallback}>
      {isTakenOver ? null : !isOurs ? (
        <div className="deposit-rich-text" data-state="loading">
          <Spinner label={props.labels.loading} />
        </div>
      ) : (
        <RichTextStart
          {...input}
          ref={start}
          text={text}
          onTextChange={(next) => {
            setText(next);
            onValueChange(htmlOfPlainText(next));
          }}
          onPasted={(last) => (pasted.current = last)}
          onWanted={onWanted}
          onBlur={() => {
            if (!isLeaving.current) input.onBlur?.();
          }}
          onComposing={(composing) => (isComposing.current = composing)}
          hasFailed={editor.kind === "failed"}
        />
      )}
      {editor.kind === "loaded" ? (
        <div hidden={!isTakenOver}>
          {/* Not in the effect that tells it: the page is drawn anew at once, before the next key. */}
          <editor.part {...props} onReady={(...ready) => queueMicrotask(() => takeOver(...ready))} />
        </div>
      ) : null}
    </FallbackBoundary>
  );
}
