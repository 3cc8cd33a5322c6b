import {
  browserNavigate,
  type Community,
  type DepositConfig,
  type DepositClient,
  type DepositPermissions,
  type DepositRecord,
  type Navigate,
  type Ports,
  type ServerError,
  type ServerFile,
} from "@deposit/core";
import type { ExtraCheckbox } from "@deposit/core";
import { checkExtraCheckboxes } from "@deposit/core/internal";
import { browserConnectivity } from "@deposit/core/internal";
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { type DepositComponents, DepositComponentsContext } from "./components/overrides/DepositComponents.ts";
import { CustomFieldsContext, type FieldGroup } from "./components/fields/FieldGroup.ts";
import { OverrideBoundary } from "./components/overrides/OverrideBoundary.tsx";
import { PublishExtrasContext } from "./components/overrides/PublishExtras.ts";
import { useStableMap } from "./components/overrides/useStableMap.ts";
import { DepositLayout } from "./DepositLayout.tsx";
import { EditorRoot } from "./EditorRoot.tsx";
import { createDepositSession, reopenDepositSession } from "./form/session/createDepositSession.ts";
import { DepositContext, type DepositContextValue, type Revealer } from "./form/session/DepositContext.ts";
import type { DepositFormError } from "./form/session/DepositFormError.ts";
import type { FieldOverrides } from "./form/field/fieldOverrides.ts";
import { useDepositSession } from "./form/session/useDepositSession.ts";
import type { KeepDraftJournalOptions } from "./form/journal/createJournalState.ts";
import { type HostCallbacks, useHostCallbacks } from "./form/actions/useHostCallbacks.ts";
import { useNavigate } from "./form/actions/useNavigate.ts";
import { useRecordSync } from "./form/session/useRecordSync.ts";
import type { MessageOverrides } from "./i18n/createI18n.ts";
import { DepositI18n } from "./i18n/DepositI18n.tsx";
import type { UiTheme } from "./ui/root/UiContext.ts";
import { CommunityLockProvider } from "./form/actions/CommunityLock.tsx";

/**
 * Props of {@link DepositForm}. Use the record's id as `key`, so that another record has its own form. `client`,
 * `record`, `files`, `errors`, `config`, `permissions`, `filesLocked`, `community` and `ports` are read once, on mount.
 * All others may change.
 */
export interface DepositFormProps extends HostCallbacks {
  /** Makes every request (`createClient`). Only uploads use `ports.transport` instead. */
  readonly client: DepositClient;
  /** The draft to edit, as returned by `readRecord`. @default a deposit that was never saved */
  readonly record?: DepositRecord | undefined;
  /** The draft's files. @default none */
  readonly files?: readonly ServerFile[] | undefined;
  /** Server errors of the draft from when the page was created. */
  readonly errors?: readonly ServerError[] | undefined;
  /** The configuration of the page, as returned by `readConfig`. @default readConfig({}) */
  readonly config?: DepositConfig | undefined;
  /** The permissions of the signed-in user, as returned by `readPermissions`. @default all permissions of an owner */
  readonly permissions?: DepositPermissions | undefined;
  /** Whether the files of a published record are locked. Those of other drafts never are. @default true */
  readonly filesLocked?: boolean | undefined;
  /** The community that the page preselects for a new deposit (`?community=`), as returned by `readCommunity`. */
  readonly community?: Community | undefined;
  /** Overrides of single fields, by name. */
  readonly fields?: FieldOverrides | undefined;
  /** Overrides of parts: a component replaces the default part, `null` removes it. */
  readonly components?: DepositComponents | undefined;
  /** Groups of custom fields after the standard sections. @default none */
  readonly customFields?: readonly FieldGroup[] | undefined;
  /**
   * Checkboxes that must be ticked before publishing and submitting. Throws if two share an id or a `fieldPath`, or if
   * one has an id of the dialogs' own checkboxes (`accept-access-checkbox`, `accept-after-publish-checkbox`).
   * @default none
   */
  readonly publishCheckboxes?: readonly ExtraCheckbox[] | undefined;
  /** Overrides of messages, by id. */
  readonly messages?: MessageOverrides | undefined;
  /**
   * Language in the platform's format (`de_DE`, `de`). The titles in search results are in the client's language.
   * @default the configuration's `current_locale`
   */
  readonly locale?: string | undefined;
  /** @default "auto", the preference of the user's system */
  readonly theme?: UiTheme | undefined;
  /** Added to the outermost element. */
  readonly className?: string | undefined;
  /** Element in which dialogs and lists open. @default the `<dialog>` or popover around the form, else document.body */
  readonly overlayContainer?: HTMLElement | undefined;
  /**
   * Leads the depositor to another page (docs/platform/product.md 2.1). For a `draft`, change only the address, as
   * `browserNavigate` does. A new form would lose its uploads and what is typed meanwhile.
   * @default the browser's own navigation
   */
  readonly onNavigate?: Navigate | undefined;
  /**
   * Id of the signed-in user. Unsaved changes that are kept on this computer are offered only to the same account. Read
   * once. @default none: they are offered to everyone who opens the draft on this computer
   */
  readonly account?: string | undefined;
  /** Whether unsaved changes are kept on this computer. Read once. @default true */
  readonly draftJournal?: boolean | undefined;
  /**
   * Whether a draft that was saved once is saved automatically: 20 seconds after the last change, when the page is
   * hidden, and when the network is back. @default the configuration's `autosave`, which is off by default
   */
  readonly autosave?: boolean | undefined;
  /** The browser's services. Each has a default. */
  readonly ports?: Partial<Ports> | undefined;
  /**
   * With children the form only provides the context, and they render the parts. If they throw, the standard layout is
   * rendered. @default the standard layout
   */
  readonly children?: ReactNode;
}

const nothing = {};
const layout = <DepositLayout />;
const noGroups: readonly FieldGroup[] = [];
const noCheckboxes: readonly ExtraCheckbox[] = [];

/**
 * The deposit editor. Opens a deposit and renders it in the standard layout or as its children do.
 *
 * @example
 * <DepositForm key={record.id} client={client} record={record} files={files}
 *   config={readConfig(pageConfig)} onNavigate={(to) => (to.kind === "draft" ? browserNavigate(to) :
 * router.go(to.href))} />
 */
export function DepositForm(props: DepositFormProps) {
  const { locale, theme, className, overlayContainer, children } = props;
  // A page without types may pass `null`.
  const fields = props.fields ?? nothing;
  const components = props.components ?? nothing;
  const customFields = props.customFields ?? noGroups;
  const publishCheckboxes = props.publishCheckboxes ?? noCheckboxes;
  const messages = props.messages ?? nothing;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const reportError = useCallback(async (error: DepositFormError) => {
    const { onError, ports } = latest.current;
    const log = ports?.log ?? console.error;
    try {
      if (onError) await onError(error);
      else log("@deposit/react: a part of the form did not work", error);
    } catch (thrown) {
      // Rethrown here, the error would unmount the form.
      log("@deposit/react: onError threw", thrown);
    }
  }, []);

  const navigate = useNavigate((to) =>
    (latest.current.onNavigate ?? latest.current.ports?.navigate ?? browserNavigate)(to),
  );
  const session = useDepositSession((ended) => {
    const { client, record, files, errors, config, permissions, filesLocked, community, ports } = props;
    const given = omitNullish({ record, files, errors, config, permissions, filesLocked, community });
    const options = { client, ...given, ports: { ...ports, navigate } };
    if (ended !== undefined) return reopenDepositSession(ended, options);
    // Deferred, since the host may set state while its page is rendering.
    const reportFieldError = (name: string, error: unknown): void =>
      queueMicrotask(() => reportError({ kind: "component", name, error }));
    return createDepositSession(options, fields, reportFieldError);
  });
  useRecordSync(session);
  useHostCallbacks(session, latest);

  const reportLocale = useCallback((error: unknown) => reportError({ kind: "locale", error }), [reportError]);
  const reportMessage = useCallback(
    (name: string, error: unknown) => reportError({ kind: "override", name, error }),
    [reportError],
  );

  const extras = useMemo(() => checkExtraCheckboxes(publishCheckboxes), [publishCheckboxes]);

  const autosave = props.autosave ?? session.deposit.getState().config.autosave;
  const [journalOptions] = useState(() => (props.draftJournal === false ? null : journalOptionsOf(props)));

  const [connectivity] = useState(() => props.ports?.connectivity ?? browserConnectivity);

  const idPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const stableFields = useStableMap(fields);
  const context = useMemo<DepositContextValue>(
    () => ({
      ...session,
      fields: stableFields,
      idPrefix,
      root,
      revealers: new Set<Revealer>(),
      reportError,
      autosave,
      connectivity,
      draftJournal: journalOptions,
    }),
    [session, stableFields, idPrefix, reportError, autosave, connectivity, journalOptions],
  );
  const { current_locale: pageLocale } = session.deposit.getState().config;

  return (
    <DepositContext.Provider value={context}>
      <DepositComponentsContext.Provider value={useStableMap(components)}>
        <DepositI18n
          locale={locale ?? pageLocale}
          messages={messages}
          onError={reportLocale}
          onMessageError={reportMessage}
        >
          <CustomFieldsContext.Provider value={customFields}>
            <PublishExtrasContext.Provider value={extras}>
              <CommunityLockProvider>
                <EditorRoot
                  root={root}
                  theme={theme}
                  className={className}
                  container={overlayContainer}
                  messages={messages}
                >
                  <OverrideBoundary name="children" fallback={layout}>
                    {children ?? layout}
                  </OverrideBoundary>
                </EditorRoot>
              </CommunityLockProvider>
            </PublishExtrasContext.Provider>
          </CustomFieldsContext.Provider>
        </DepositI18n>
      </DepositComponentsContext.Provider>
    </DepositContext.Provider>
  );
}

function journalOptionsOf({ account, ports }: DepositFormProps): KeepDraftJournalOptions {
  return { account: account ?? "", log: ports?.log ?? ((message, detail) => console.error(message, detail)) };
}

type Given<Options> = { [Key in keyof Options]?: Exclude<Options[Key], undefined | null> };

/** Leaves out missing options, so that the defaults of core apply. */
function omitNullish<Options extends object>(options: Options): Given<Options> {
  const given: Given<Options> = {};
  for (const key in options) {
    const value = options[key];
    if (value !== undefined && value !== null) Object.assign(given, { [key]: value });
  }
  return given;
}
