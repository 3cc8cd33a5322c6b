import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { Button } from "../controls/Button.tsx";
import { Field } from "../field/Field.tsx";
import { isComposing } from "../dom/isComposing.ts";
import { readLinkAddress } from "./readLinkAddress.ts";
import type { RichTextLabels } from "./richTextLabels.ts";
import { TextField } from "../controls/TextField.tsx";

interface RichTextLinkFormProps {
  editor: Editor;
  labels: RichTextLabels;
  onClose: () => void;
}

/** The row between toolbar and text that asks for a link's address. Enter applies, Escape goes back. */
export function RichTextLinkForm({ editor, labels, onClose }: RichTextLinkFormProps) {
  const current: unknown = editor.getAttributes("link")["href"];
  const [address, setAddress] = useState(typeof current === "string" ? current : "");
  const [invalid, setInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = readLinkAddress(address);
    if (href === null) {
      setInvalid(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && typeof current !== "string") {
      chain
        .insertContent({
          type: "text",
          text: href.replace(/^mailto:/i, ""),
          marks: [{ type: "link", attrs: { href } }],
        })
        .run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <div className="deposit-rich-text__link" data-owns-escape="">
      <Field label={labels.linkAddress} messages={invalid ? [{ severity: "error", text: labels.linkInvalid }] : []}>
        {(inputProps) => (
          <TextField
            {...inputProps}
            ref={input}
            type="url"
            inputMode="url"
            dir="ltr"
            placeholder="https://"
            value={address}
            onValueChange={(text) => {
              setAddress(text);
              setInvalid(false);
            }}
            onKeyDown={(event) => {
              if (isComposing(event.nativeEvent)) return;
              if (event.key === "Escape") close();
              if (event.key !== "Enter") return;
              // A host may have a form around the editor: Enter must not submit it.
              event.preventDefault();
              apply();
            }}
          />
        )}
      </Field>
      <div className="deposit-actions">
        <Button size="sm" variant="primary" onClick={apply}>
          {labels.applyLink}
        </Button>
        {typeof current === "string" ? (
          <Button
            size="sm"
            onClick={() => {
              editor.chain().focus().extendMarkRange("link").unsetLink().run();
              onClose();
            }}
          >
            {labels.removeLink}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={close}>
          {labels.cancelLink}
        </Button>
      </div>
    </div>
  );
}
