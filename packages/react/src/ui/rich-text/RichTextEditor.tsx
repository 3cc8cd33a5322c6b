import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "../dom/classNames.ts";
import { continuePlainText } from "./continuePlainText.ts";
import { richTextExtensions } from "./richTextExtensions.ts";
import { RichTextLinkForm } from "./RichTextLinkForm.tsx";
import type { RichTextEditorProps } from "./richTextProps.ts";
import { rootOf } from "../dom/rootOf.ts";
import { RichTextToolbar } from "./RichTextToolbar.tsx";
import { sanitizeHtml } from "../dom/sanitizeHtml.ts";

/** The editor behind {@link RichText}; load it through that, since it is large. */
export function RichTextEditor({
  value,
  onValueChange,
  onBlur,
  labelledBy,
  labels,
  lang,
  className,
  part,
  onReady,
  id,
  name: _name,
  disabled = false,
  ...aria
}: RichTextEditorProps) {
  const [linking, setLinking] = useState(false);
  /** What was handed up and may still come back as `value`, oldest first; any other `value` came from outside. */
  const handedUp = useRef([value]);
  const callbacks = useRef({ onValueChange, onBlur, onReady });
  useEffect(() => {
    callbacks.current = { onValueChange, onBlur, onReady };
  });
  const editor = useEditor({
    extensions: richTextExtensions,
    content: sanitizeHtml(value),
    editable: !disabled,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        ...definedOnly(aria),
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        "aria-disabled": String(disabled),
        class: "deposit-prose",
        ...(lang === undefined ? {} : { lang }),
      },
      // True without preventing the default: lists and tables do not take Tab, so the keyboard can leave.
      handleDOMEvents: {
        keydown: (_view, event) => event.key === "Tab",
        // The browser brings the caret into view, and leaves the end of the field below the bar at the bottom.
        focus: (view) => view.dom.scrollIntoView?.({ block: "nearest" }),
      },
      transformPastedHTML: sanitizeHtml,
    },
    onUpdate: ({ editor: edited }) => {
      const html = edited.isEmpty ? "" : sanitizeHtml(edited.getHTML());
      handedUp.current = [...handedUp.current.slice(-100), html];
      callbacks.current.onValueChange(html);
    },
    onBlur: () => callbacks.current.onBlur?.(),
  });

  useEffect(() => {
    if (editor === null) return;
    // A value may come back after the next key was pressed: writing it into the editor would take that key away.
    const back = handedUp.current.lastIndexOf(value);
    handedUp.current = back === -1 ? [value] : handedUp.current.slice(back);
    if (back !== -1) return;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  useEffect(() => {
    if (editor !== null) callbacks.current.onReady?.(editor, (written) => continuePlainText(editor, written));
  }, [editor]);

  // The browser focuses an input when its label is pressed; for an editable region that is ours to do.
  useEffect(() => {
    // Where the form is shown again after it was hidden (React's Activity), one effect more runs for the editor of before.
    const label = editor?.isDestroyed === false ? rootOf(editor.view.dom)?.getElementById(labelledBy) : undefined;
    const focus = () => editor?.commands.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [editor, labelledBy]);

  if (editor === null) return <div className="deposit-rich-text" data-state="loading" />;
  return (
    <div
      className={classNames("deposit-rich-text", className)}
      data-deposit-part={part}
      data-disabled={disabled || undefined}
      data-invalid={aria["aria-invalid"]}
      data-state="ready"
    >
      <RichTextToolbar
        editor={editor}
        labels={labels}
        controls={id}
        disabled={disabled}
        onLink={() => setLinking(true)}
      />
      {linking ? <RichTextLinkForm editor={editor} labels={labels} onClose={() => setLinking(false)} /> : null}
      <EditorContent editor={editor} className="deposit-rich-text__content" />
    </div>
  );
}

function definedOnly(attributes: Record<string, string | boolean | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}
