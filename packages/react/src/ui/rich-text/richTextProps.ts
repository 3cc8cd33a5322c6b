import type { Editor } from "@tiptap/react";
import type { RichTextLabels } from "./richTextLabels.ts";
import type { FieldInputProps } from "../field/useFieldIds.ts";

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

/** What was pasted into plain text: as it stands there, and with its formatting as HTML, "" where it has none. */
export interface PastedText {
  readonly text: string;
  readonly html: string;
}

/** What was written in plain text before the editor arrived. */
export interface PlainText {
  readonly text: string;
  /** From and to, in characters from the beginning. */
  readonly selection: readonly [number, number];
  /** What was pasted last. */
  readonly pasted: PastedText | null;
}

/** Props of the editor behind {@link RichText}. */
export interface RichTextEditorProps extends RichTextProps {
  /** Called once it is drawn and can be written in; `goOn` puts into it what was written in plain text before. */
  onReady?: ((editor: Editor, goOn: (written: PlainText) => void) => void) | undefined;
}
