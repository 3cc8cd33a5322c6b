import { type ReactNode, type RefObject, useMemo } from "react";
import { useEarlyTyping } from "./form/useEarlyTyping.ts";
import { useLeaveWarning } from "./form/useLeaveWarning.ts";
import { useSaveShortcut } from "./form/useSaveShortcut.ts";
import { useLocale } from "./i18n/useLocale.ts";
import type { MessageOverrides } from "./i18n/createI18n.ts";
import { useMessage } from "./i18n/useMessage.ts";
import type { LateLabels, UiTheme } from "./ui/UiContext.ts";
import { FallbackBoundary } from "./ui/FallbackBoundary.tsx";
import { latePart } from "./ui/late/latePart.ts";
import { UiRoot } from "./ui/UiRoot.tsx";
import { useLatePart } from "./ui/late/useLatePart.ts";
import { useLatePartsWhenIdle } from "./ui/late/useLatePartsWhenIdle.ts";

const tending = latePart(async () => (await import("./EditorTending.tsx")).EditorTending);

/** Props of {@link EditorRoot}. */
export interface EditorRootProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly theme: UiTheme | undefined;
  readonly className: string | undefined;
  readonly container: HTMLElement | undefined;
  readonly messages: MessageOverrides | undefined;
  readonly children: ReactNode;
}

/** The outermost element, in the form's language and direction, with what holds for the page as a whole. */
export function EditorRoot({ root, theme, className, container, messages, children }: EditorRootProps) {
  const { spokenTag, dir } = useLocale();
  useEarlyTyping(root);
  useSaveShortcut();
  useLeaveWarning();
  useLatePartsWhenIdle();
  const late = useLatePart(tending, false);
  const t = useMessage();
  const labels = useMemo<LateLabels>(
    () => ({
      loading: t("form.loading"),
      failed: t("form.late.failed"),
      failedText: t("form.late.failed.text"),
      retry: t("form.late.retry"),
      giveUp: t("form.late.giveUp"),
    }),
    [t],
  );
  return (
    <UiRoot theme={theme} className={className} container={container} lang={spokenTag} dir={dir} late={labels}>
      <div ref={root} data-deposit-part="editor">
        {children}
      </div>
      <FallbackBoundary fallback={null}>
        {late.kind === "loaded" ? <late.part messages={messages} /> : null}
      </FallbackBoundary>
    </UiRoot>
  );
}
