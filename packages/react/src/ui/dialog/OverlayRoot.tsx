import { forwardRef, type ReactNode } from "react";
import { useUi } from "../root/useUi.ts";

/** The element an overlay opens in: carries the class, theme, direction and custom properties of its {@link UiRoot}. */
export const OverlayRoot = forwardRef<HTMLDivElement, { children: ReactNode }>(function OverlayRoot({ children }, ref) {
  const { theme, dir, lang, style } = useUi();
  return (
    <div ref={ref} className="deposit deposit-overlay" data-deposit-theme={theme} dir={dir} lang={lang} style={style}>
      {children}
    </div>
  );
});
