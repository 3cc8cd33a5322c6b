import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import type { RichTextLabels } from "./richTextLabels.ts";
import { Toolbar, type ToolbarItem } from "./Toolbar.tsx";

interface RichTextToolbarProps {
  editor: Editor;
  labels: RichTextLabels;
  controls: string;
  disabled: boolean;
  onLink: () => void;
}

/** The buttons of a {@link RichText}, pressed where the cursor stands in what they make. */
export function RichTextToolbar({ editor, labels, controls, disabled, onLink }: RichTextToolbarProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      subscript: now.isActive("subscript"),
      superscript: now.isActive("superscript"),
      heading1: now.isActive("heading", { level: 1 }),
      heading2: now.isActive("heading", { level: 2 }),
      heading3: now.isActive("heading", { level: 3 }),
      bulletList: now.isActive("bulletList"),
      orderedList: now.isActive("orderedList"),
      blockquote: now.isActive("blockquote"),
      code: now.isActive("code"),
      link: now.isActive("link"),
      canIndent: now.can().sinkListItem("listItem"),
      canOutdent: now.can().liftListItem("listItem"),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const heading = (level: 1 | 2 | 3): ToolbarItem => ({
    id: `heading${level}`,
    label: labels[`heading${level}`],
    icon: `heading${level}`,
    pressed: on[`heading${level}`],
    onPress: () => chain().toggleHeading({ level }).run(),
  });
  const groups: ToolbarItem[][] = [
    [
      { id: "bold", label: labels.bold, icon: "bold", pressed: on.bold, onPress: () => chain().toggleBold().run() },
      {
        id: "italic",
        label: labels.italic,
        icon: "italic",
        pressed: on.italic,
        onPress: () => chain().toggleItalic().run(),
      },
      { id: "code", label: labels.code, icon: "code", pressed: on.code, onPress: () => chain().toggleCode().run() },
      {
        id: "subscript",
        label: labels.subscript,
        icon: "subscript",
        pressed: on.subscript,
        onPress: () => chain().toggleMark("subscript").run(),
      },
      {
        id: "superscript",
        label: labels.superscript,
        icon: "superscript",
        pressed: on.superscript,
        onPress: () => chain().toggleMark("superscript").run(),
      },
      { id: "link", label: labels.link, icon: "link", pressed: on.link, onPress: onLink },
    ],
    [heading(1), heading(2), heading(3)],
    [
      {
        id: "bulletList",
        label: labels.bulletList,
        icon: "bulletList",
        pressed: on.bulletList,
        onPress: () => chain().toggleBulletList().run(),
      },
      {
        id: "orderedList",
        label: labels.numberedList,
        icon: "numberList",
        pressed: on.orderedList,
        onPress: () => chain().toggleOrderedList().run(),
      },
      {
        id: "outdent",
        label: labels.outdent,
        icon: "outdent",
        disabled: !on.canOutdent,
        onPress: () => chain().liftListItem("listItem").run(),
      },
      {
        id: "indent",
        label: labels.indent,
        icon: "indent",
        disabled: !on.canIndent,
        onPress: () => chain().sinkListItem("listItem").run(),
      },
      {
        id: "quote",
        label: labels.quote,
        icon: "quote",
        pressed: on.blockquote,
        onPress: () => chain().toggleBlockquote().run(),
      },
    ],
    [
      { id: "undo", label: labels.undo, icon: "undo", disabled: !on.canUndo, onPress: () => chain().undo().run() },
      { id: "redo", label: labels.redo, icon: "redo", disabled: !on.canRedo, onPress: () => chain().redo().run() },
    ],
  ];
  return (
    <Toolbar
      label={labels.toolbar}
      controls={controls}
      disabled={disabled}
      groups={groups}
      className="deposit-rich-text__toolbar"
    />
  );
}
