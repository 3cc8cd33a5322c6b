import { iconPaths } from "../display/iconPaths.ts";

/** Drawings of the tools of a text, as {@link iconPaths} has others: they come with the editor. */
export const toolbarIconPaths = {
  bold: "M4.5 3h4a2.4 2.4 0 0 1 0 4.8h-4zM4.5 7.8h4.8a2.6 2.6 0 0 1 0 5.2H4.5z",
  bulletList: iconPaths.bulletList,
  code: iconPaths.code,
  heading1: "M2 3.5v9M7.5 3.5v9M2 8h5.5M10.5 6.5l2.3-1.5v7.5",
  heading2: "M2 3.5v9M7 3.5v9M2 8h5M10 6.8a1.9 1.9 0 0 1 3.8 0c0 1.6-3.8 3.2-3.8 5.7h4",
  heading3: "M2 3.5v9M7 3.5v9M2 8h5M10.2 5h3.5l-2 2.7a2.2 2.2 0 1 1-1.7 4",
  indent: "M7 4h6.5M7 8h6.5M7 12h6.5M2.5 5.8L4.7 8l-2.2 2.2",
  italic: "M6.5 3h5M4.5 13h5M9.5 3l-3 10",
  link: iconPaths.link,
  numberList: iconPaths.numberList,
  outdent: "M7 4h6.5M7 8h6.5M7 12h6.5M4.7 5.8L2.5 8l2.2 2.2",
  quote: iconPaths.quote,
  redo: "M13 6H6.2a3.6 3.6 0 0 0 0 7.2h2.3M10 3l3 3-3 3",
  subscript: "M3 4l6 7M9 4l-6 7M11.5 11.2a1.3 1.3 0 0 1 2.5 0c0 1.2-2.5 1.6-2.5 3.1H14",
  superscript: "M3 5l6 7M9 5l-6 7M11.5 3.2a1.3 1.3 0 0 1 2.5 0c0 1.2-2.5 1.6-2.5 3.1H14",
  undo: iconPaths.undo,
} as const;

/** The names a {@link Toolbar} can draw. */
export type ToolbarIconName = keyof typeof toolbarIconPaths;
