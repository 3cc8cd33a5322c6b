import type { Editor } from "@tiptap/react";
import type { PlainText } from "./richTextProps.ts";

/**
 * Goes on in the editor with what was written in plain text before it had arrived, the caret where it was. What was pasted
 * last, and still stands there, has its formatting back, as if it had been pasted here.
 */
export function continuePlainText(editor: Editor, { text, selection, pasted }: PlainText): void {
  // An image has formatting and no text: plain text took nothing of it.
  const at = pasted === null || pasted.html === "" || pasted.text === "" ? -1 : text.lastIndexOf(pasted.text);
  if (pasted === null || at === -1) {
    write(editor, text);
    const [from, to] = selection.map((caret) => positionInParagraphs(text, caret));
    if (from !== undefined && to !== undefined) editor.commands.setTextSelection({ from, to });
    return;
  }
  const [before, after] = [text.slice(0, at), text.slice(at + pasted.text.length)];
  write(editor, before + after);
  editor.commands.setTextSelection(positionInParagraphs(before, at));
  editor.view.pasteHTML(pasted.html);
  const [, caret] = selection;
  if (caret <= at) editor.commands.setTextSelection(positionInParagraphs(before, caret));
  else if (caret > at + pasted.text.length) {
    // What was pasted is as long as its formatting makes it: counted from the end.
    const rest = text.slice(caret);
    editor.commands.setTextSelection(editor.state.doc.content.size - positionInParagraphs(rest, rest.length));
  }
}

/** Each line a paragraph. */
function write(editor: Editor, text: string): void {
  const paragraphs = text.split("\n").map((line) => ({
    type: "paragraph",
    content: line === "" ? [] : [{ type: "text", text: line }],
  }));
  editor.commands.setContent({ type: "doc", content: paragraphs }, { emitUpdate: false });
}

/** Where a caret of plain text (characters from its beginning) is among those paragraphs. */
function positionInParagraphs(text: string, caret: number): number {
  // A paragraph takes a position to enter and one to leave, a line break in the text but one.
  return caret + text.slice(0, caret).split("\n").length;
}
