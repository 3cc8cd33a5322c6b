import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";
import { createAnnouncer } from "./announcer.ts";
import { classNames } from "../dom/classNames.ts";
import { createDialogOutletStore } from "../dialog/dialogOutletStore.ts";
import { DialogOutlet } from "../dialog/DialogOutlet.tsx";
import { isElement } from "../dom/isElement.ts";
import { LiveRegion } from "./LiveRegion.tsx";
import { type LazyLabels, UiContext, type UiSettings, type UiTheme } from "./UiContext.ts";

/** Props of {@link UiRoot}. */
export interface UiRootProps {
  children: ReactNode;
  /** @default "auto" */
  theme?: UiTheme | undefined;
  /** @default "ltr" */
  dir?: "ltr" | "rtl" | undefined;
  /** BCP 47 tag of the interface language, for hyphenation and speech. */
  lang?: string | undefined;
  /** Where overlays open. @default the host's `<dialog>` or popover that the editor stands in, else document.body */
  container?: HTMLElement | undefined;
  /** Custom properties such as `--deposit-accent`; overlays get them too. */
  style?: CSSProperties | undefined;
  className?: string | undefined;
  /** What is said of parts that are fetched when they are needed; the same object while it says the same. */
  late?: LazyLabels | undefined;
}

const isLine = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  isElement(target) && target.matches("input, select");

/** Enter in a field submits the form around it; one that the host has around the editor would take the page away. */
function keepHostFormUnsent(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (key === "Enter" && isLine(target) && target.form?.contains(currentTarget)) event.preventDefault();
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
  const [stage] = useState(createDialogOutletStore);
  const root = useRef<HTMLDivElement>(null);
  const [topLayer, setTopLayer] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const page = root.current?.ownerDocument;
    // A modal dialog of the host makes all inert that opens outside of it, and is drawn over it. The body that is meant where
    // nothing is said is that of this window, not of one that the host has opened for the form.
    const host = root.current?.closest<HTMLElement>("dialog, [popover]");
    setTopLayer(host ?? (page === undefined || page === document ? null : page.body));
  }, []);
  const opensIn = container ?? topLayer ?? undefined;
  const settings = useMemo<UiSettings>(
    () => ({ theme, dir, lang, container: opensIn, style, announce: announcer.announce, late, stage }),
    [theme, dir, lang, opensIn, style, announcer, late, stage],
  );
  return (
    <UiContext.Provider value={settings}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps keys from the form around it */}
      <div
        ref={root}
        className={classNames("deposit", className)}
        data-deposit-theme={theme}
        dir={dir}
        lang={lang}
        style={style}
        onKeyDown={keepHostFormUnsent}
      >
        {children}
        <DialogOutlet />
        <LiveRegion announcer={announcer} />
      </div>
    </UiContext.Provider>
  );
}
