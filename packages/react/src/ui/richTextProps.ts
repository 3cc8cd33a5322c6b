import type { Editor } from "@tiptap/react";
import type { RichTextLabels } from "./richTextLabels.ts";
import type { FieldInputProps } from "./useFieldIds.ts";

/** Props of {@link RichText}. */
export interface RichTextProps extends FieldInputProps {
  /** HTML; sanitised before it is shown. */
  value: string;
  /** Called on every edit with sanitised HTML; the empty string when nothing is written. */
  onValueChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  /** Id of the label (`ids.label` of {@link Field}): an editable region has no native one. */
  labelledBy: string;
  labels: RichTextLabels;
  /** BCP 47 tag of the language the text is written in. */
  lang?: string | undefined;
  className?: string | undefined;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
}

/** Props of the editor behind {@link RichText}. */
export interface RichTextEditorProps extends RichTextProps {
  /** Called once it is drawn and can be written in. */
  onReady?: ((editor: Editor) => void) | undefined;
}
