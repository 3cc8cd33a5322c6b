import { type ReactNode, type RefObject, useMemo } from "react";
import { useReplayPreHydrationInput } from "./form/field/useReplayPreHydrationInput.ts";
import { useLeaveWarning } from "./form/actions/useLeaveWarning.ts";
import { useSaveShortcut } from "./form/actions/useSaveShortcut.ts";
import { useLocale } from "./i18n/useLocale.ts";
import type { MessageOverrides } from "./i18n/createI18n.ts";
import { useMessage } from "./i18n/useMessage.ts";
import { ReviewOutlet } from "./components/review-changes/ReviewOutlet.tsx";
import { DraftJournalBanner } from "./sections/draft-journal/DraftJournalBanner.tsx";
import type { LazyLabels, UiTheme } from "./ui/root/UiContext.ts";
import { FallbackBoundary } from "./ui/display/FallbackBoundary.tsx";
import { lazyPart } from "./ui/lazy/lazyPart.ts";
import { UiRoot } from "./ui/root/UiRoot.tsx";
import { useLazyPart } from "./ui/lazy/useLazyPart.ts";
import { useLazyPartsWhenIdle } from "./ui/lazy/useLazyPartsWhenIdle.ts";

const tending = lazyPart(async () => (await import("./IdleTasks.tsx")).IdleTasks);

/** Props of {@link EditorRoot}. */
export interface EditorRootProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly theme: UiTheme | undefined;
  readonly className: string | undefined;
  readonly container: HTMLElement | undefined;
  readonly messages: MessageOverrides | undefined;
  readonly children: ReactNode;
}

/** The outermost element, with the language and direction of the form. */
export function EditorRoot({ root, theme, className, container, messages, children }: EditorRootProps) {
  const { spokenTag, dir } = useLocale();
  useReplayPreHydrationInput(root);
  useSaveShortcut();
  useLeaveWarning();
  useLazyPartsWhenIdle();
  const late = useLazyPart(tending, false);
  const t = useMessage();
  const labels = useMemo<LazyLabels>(
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
        <FallbackBoundary fallback={null}>
          <DraftJournalBanner />
          <ReviewOutlet />
        </FallbackBoundary>
        {children}
      </div>
      <FallbackBoundary fallback={null}>
        {late.kind === "loaded" ? <late.part messages={messages} /> : null}
      </FallbackBoundary>
    </UiRoot>
  );
}
