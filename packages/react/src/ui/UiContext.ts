import { createContext, type CSSProperties } from "react";

/** Light, dark, or `auto` for what the reader's system asks. */
export type UiTheme = "light" | "dark" | "auto";

/** What every part of the interface shares: look, direction, where overlays open, and the live region. */
export interface UiSettings {
  theme: UiTheme;
  /** Writing direction, for arrow keys and placement. */
  dir: "ltr" | "rtl";
  /** BCP 47 tag of the interface language (`de-DE`), when known. */
  lang: string | undefined;
  /** Element the overlays open in; `undefined` means the body of the document. */
  container: HTMLElement | undefined;
  /** Custom properties of the host (`--deposit-accent` ...), repeated on overlays. */
  style: CSSProperties | undefined;
  announce: (text: string) => void;
}

/** Outside a {@link UiRoot} parts draw themselves left to right in the body and announce nothing. */
export const UiContext = createContext<UiSettings>({
  theme: "auto",
  dir: "ltr",
  lang: undefined,
  container: undefined,
  style: undefined,
  announce: () => undefined,
});
