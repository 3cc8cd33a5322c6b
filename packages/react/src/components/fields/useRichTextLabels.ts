import { useMemo } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import type { RichTextLabels } from "../../ui/rich-text/richTextLabels.ts";

/** The words of the rich-text editor in the reader's language. */
export function useRichTextLabels(): RichTextLabels {
  const t = useMessage();
  return useMemo(
    () => ({
      toolbar: t("descriptions.editor.toolbar"),
      bold: t("descriptions.editor.bold"),
      italic: t("descriptions.editor.italic"),
      subscript: t("descriptions.editor.subscript"),
      superscript: t("descriptions.editor.superscript"),
      heading1: t("descriptions.editor.heading1"),
      heading2: t("descriptions.editor.heading2"),
      heading3: t("descriptions.editor.heading3"),
      bulletList: t("descriptions.editor.bulletList"),
      numberedList: t("descriptions.editor.numberedList"),
      indent: t("descriptions.editor.indent"),
      outdent: t("descriptions.editor.outdent"),
      quote: t("descriptions.editor.quote"),
      code: t("descriptions.editor.code"),
      link: t("descriptions.editor.link"),
      undo: t("descriptions.editor.undo"),
      redo: t("descriptions.editor.redo"),
      linkAddress: t("descriptions.editor.linkAddress"),
      applyLink: t("descriptions.editor.applyLink"),
      removeLink: t("descriptions.editor.removeLink"),
      cancelLink: t("form.cancel"),
      linkInvalid: t("descriptions.editor.linkInvalid"),
      loading: t("descriptions.editor.loading"),
      failed: t("descriptions.editor.failed"),
      plain: t("descriptions.editor.plain"),
    }),
    [t],
  );
}
