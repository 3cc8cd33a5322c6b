import type { DotsName } from "./Dots.tsx";

/** Outlines on a 16-pixel grid, drawn with a 1.5-pixel round stroke. */
export const iconPaths = {
  add: "M8 3v10M3 8h10",
  arrowDown: "M8 3v10M4 9l4 4 4-4",
  arrowUp: "M8 13V3M4 7l4-4 4 4",
  arrowTop: "M3.5 2.5h9M8 13.5V6M4.5 9L8 5.5 11.5 9",
  arrowBottom: "M3.5 13.5h9M8 2.5V10M4.5 7L8 10.5 11.5 7",
  bulletList: "M6 4h7.5M6 8h7.5M6 12h7.5M2.6 4h.01M2.6 8h.01M2.6 12h.01",
  calendar: "M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5V5M10.5 2.5V5",
  check: "M3 8.5l3.2 3.2L13 4.8",
  checkCircle: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.3 8.2l1.9 1.9 3.5-3.8",
  chevronDown: "M4 6l4 4 4-4",
  circle: "M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z",
  clear: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6 6l4 4M10 6l-4 4",
  close: "M4 4l8 8M12 4l-8 8",
  code: "M5.5 4.5L2 8l3.5 3.5M10.5 4.5L14 8l-3.5 3.5",
  community:
    "M6 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM2 13c0-2.2 1.8-3.6 4-3.6s4 1.4 4 3.6M10.8 3.2a2.2 2.2 0 0 1 0 4.2M12 9.8c1.2.5 2 1.6 2 3.2",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  edit: "M3 13l.6-2.8 7-7 2.2 2.2-7 7zM9.4 4.4l2.2 2.2",
  error: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 5v3.5M8 11h.01",
  external: "M9.5 2.5h4v4M13.5 2.5L7.5 8.5M11.5 9.5v4h-9v-9h4",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  file: "M4 1.8h5.2L12.5 5v9.2H4zM9 2v3.2h3.2",
  folder: "M1.8 12.8V3.2h4.4l1.6 2h6.4v7.6z",
  globe:
    "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2 8h12M8 2c2 1.8 2.6 3.8 2.6 6S10 12.2 8 14c-2-1.8-2.6-3.8-2.6-6S6 3.8 8 2z",
  history: "M2.5 8a5.5 5.5 0 1 0 1.8-4M2.5 2.5v2.7h2.7M8 5v3.3l2.2 1.4",
  info: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5V11M8 5h.01",
  link: "M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2.3-2.3A2.6 2.6 0 0 0 9 3.3l-.8.8M9.3 6.7a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l.8-.8",
  lock: "M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2",
  numberList: "M7 4h6.5M7 8h6.5M7 12h6.5M2.5 3l1-.5v3.2M2.3 10.5a1 1 0 0 1 2 0c0 1-2 1.6-2 3h2.1",
  organization:
    "M3 13.5v-11h6.5v11M9.5 6.5H13v7M1.8 13.5h12.4M5.2 5.2h.01M7.3 5.2h.01M5.2 8h.01M7.3 8h.01M6.2 13.5v-2.3",
  pause: "M5.5 3.5v9M10.5 3.5v9",
  person: "M8 7.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM2.8 13.7c.3-2.6 2.4-4 5.2-4s4.9 1.4 5.2 4",
  play: "M5 3.2l7.5 4.8L5 12.8z",
  quote: "M2.5 11.5c2.2-.6 3-1.8 3-4h-3v-3.2h3.2M9 11.5c2.2-.6 3-1.8 3-4H9v-3.2h3.2v3",
  refresh: "M13.5 8a5.5 5.5 0 1 1-1.7-4M13.5 2.5v3h-3",
  save: "M2.5 2.5h8.5l2.5 2.5v8.5h-11zM5 2.5v3.5h5V2.5M5 13.5V9.5h6v4",
  search: "M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.7 10.7L14 14",
  send: "M14 2L7 9M14 2L9.5 14 7 9 2 6.5z",
  star: "M8 2l1.8 3.8 4.2.6-3 2.9.7 4.2L8 11.5l-3.7 2 .7-4.2-3-2.9 4.2-.6z",
  trash: "M2.5 4.5h11M6 4.5V2.5h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4",
  undo: "M3 6h6.8a3.6 3.6 0 0 1 0 7.2H7.5M6 3L3 6l3 3",
  upload: "M8 10.5V2.8M4.8 6L8 2.8 11.2 6M3 13.5h10",
  warning: "M8 2.2l6.3 11.3H1.7zM8 6.5v3M8 11.5h.01",
} as const;

/** The names {@link Icon} can draw: outlines and {@link Dots}. */
export type IconName = keyof typeof iconPaths | DotsName;
