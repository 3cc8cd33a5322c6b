import { createContext, type CSSProperties } from "react";
import { createDialogOutletStore, type DialogOutletStore } from "../dialog/dialogOutletStore.ts";

/** Light, dark, or `auto` for what the reader's system asks. */
export type UiTheme = "light" | "dark" | "auto";

/** What is said of a part that is fetched when it is needed: that it is on its way, or did not arrive. */
export interface LazyLabels {
  readonly loading: string;
  readonly failed: string;
  /** What became of the page, and what to do. */
  readonly failedText: string;
  readonly retry: string;
  readonly giveUp: string;
}

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
  /** Words about late parts; without them a late part that does not arrive throws. */
  late: LazyLabels | undefined;
  /** Where its dialogs are drawn. */
  stage: DialogOutletStore;
}

/** Outside a {@link UiRoot} parts draw themselves left to right in the body and announce nothing. */
export const UiContext = createContext<UiSettings>({
  theme: "auto",
  dir: "ltr",
  lang: undefined,
  container: undefined,
  style: undefined,
  announce: () => undefined,
  late: undefined,
  stage: createDialogOutletStore(),
});
