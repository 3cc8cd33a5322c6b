import { useMemo, useState, type CSSProperties, type ReactNode } from "react";
import { createAnnouncer } from "./announcer.ts";
import { classNames } from "./classNames.ts";
import { LiveRegion } from "./LiveRegion.tsx";
import { type LateLabels, UiContext, type UiSettings, type UiTheme } from "./UiContext.ts";

/** Props of {@link UiRoot}. */
export interface UiRootProps {
  children: ReactNode;
  /** @default "auto" */
  theme?: UiTheme | undefined;
  /** @default "ltr" */
  dir?: "ltr" | "rtl" | undefined;
  /** BCP 47 tag of the interface language, for hyphenation and speech. */
  lang?: string | undefined;
  /** Where overlays open. @default document.body */
  container?: HTMLElement | undefined;
  /** Custom properties such as `--deposit-accent`; overlays get them too. */
  style?: CSSProperties | undefined;
  className?: string | undefined;
  /** What is said of parts that are fetched when they are needed; the same object while it says the same. */
  late?: LateLabels | undefined;
}

/**
 * The outermost element of the editor: carries the class all styles hang under, the theme, direction and
 * language, and holds the one live region. Overlays opened inside repeat the same attributes where they open.
 */
export function UiRoot({
  children,
  theme = "auto",
  dir = "ltr",
  lang,
  container,
  style,
  className,
  late,
}: UiRootProps) {
  const [announcer] = useState(createAnnouncer);
  const settings = useMemo<UiSettings>(
    () => ({ theme, dir, lang, container, style, announce: announcer.announce, late }),
    [theme, dir, lang, container, style, announcer, late],
  );
  return (
    <UiContext.Provider value={settings}>
      <div className={classNames("deposit", className)} data-deposit-theme={theme} dir={dir} lang={lang} style={style}>
        {children}
        <LiveRegion announcer={announcer} />
      </div>
    </UiContext.Provider>
  );
}
