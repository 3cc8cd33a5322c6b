import { startTransition, useCallback, useContext, useEffect, useRef, useState } from "react";
import { DepositComponentsContext } from "./components/overrides/DepositComponents.ts";
import { faultyOverrides } from "./components/overrides/faultyOverrides.ts";
import { CustomFieldsContext } from "./components/fields/FieldGroup.ts";
import { watchOtherTabs } from "./form/review/watchOtherTabs.ts";
import { keepDraftJournal } from "./form/journal/keepDraftJournal.ts";
import { keepAutosave } from "./form/session/keepAutosave.ts";
import { resumeAfterReturn } from "./form/session/resumeAfterReturn.ts";
import { precomputeSaves } from "./form/session/precomputeSaves.ts";
import { useDepositContext } from "./form/session/useDepositContext.ts";
import type { MessageOverrides } from "./i18n/createI18n.ts";
import { lazyPart, openings } from "./ui/lazy/lazyPart.ts";
import { useLazyPart } from "./ui/lazy/useLazyPart.ts";
import { watchFocusedField } from "./ui/dom/watchFocusedField.ts";
import { whenIdle } from "./ui/lazy/whenIdle.ts";
import { withLazyMessages } from "./i18n/lazyMessages.ts";
import { retryLocales } from "./i18n/loadLocale.ts";

const lazyWarmUp = lazyPart(
  async () => (await withLazyMessages(import("./sections/creators/CreatorDialog.tsx"))).CreatorDialogWarmUp,
);

/** Does work that can wait until the form is rendered and the browser is idle. Renders nothing visible. */
export function IdleTasks({ messages }: { readonly messages: MessageOverrides | undefined }) {
  const session = useDepositContext();
  const { root, fields, values, reportError } = session;
  const components = useContext(DepositComponentsContext);
  const customFields = useContext(CustomFieldsContext);
  const reported = useRef(new Set<string>());
  useEffect(() => (root.current === null ? undefined : watchFocusedField(root.current)), [root]);
  useEffect(() => void openings.add(retryLocales), []);
  useEffect(() => precomputeSaves(session), [session]);
  useEffect(() => resumeAfterReturn(session.deposit), [session]);
  useEffect(() => watchOtherTabs(session), [session]);
  useEffect(
    () => keepAutosave(session, { connectivity: session.connectivity, isOn: session.autosave, log: console.error }),
    [session],
  );
  useEffect(
    () => (session.draftJournal === null ? undefined : keepDraftJournal(session, session.draftJournal)),
    [session],
  );
  useEffect(() => {
    for (const fault of faultyOverrides({ fields, components, messages, customFields }, values.read())) {
      const text = String(fault.error);
      if (reported.current.has(text)) continue;
      reported.current.add(text);
      reportError(fault);
    }
  }, [fields, components, messages, customFields, values, reportError]);
  const late = useLazyPart(lazyWarmUp);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const isLoaded = late.kind === "loaded";
  useEffect(() => {
    if (!isLoaded) return undefined;
    // In small steps, so that key presses are handled in between.
    return whenIdle(() => startTransition(() => setContainer(document.createElement("div"))));
  }, [isLoaded]);
  const end = useCallback(() => setContainer(null), []);
  return isLoaded && container !== null ? <late.part container={container} onDrawn={end} /> : null;
}
