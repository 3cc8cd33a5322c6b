import { createClient } from "@deposit/core";
import { imprint, journal, meeting, thesis } from "@deposit/fields-custom";
import { DepositForm } from "@deposit/react";
import "@deposit/react/styles.css";
import { useCallback, useState } from "react";
import { Loading, ProblemNotice } from "../components/LoadState.tsx";
import { useTitle } from "../components/useTitle.ts";
import { readDepositPage } from "../platform/readDepositPage.ts";
import { useLoad } from "../platform/useLoad.ts";
import { useHost } from "../host/HostContext.ts";
import { languageTag } from "../i18n/translate.ts";

const customFields = [imprint, journal, meeting, thesis];

/**
 * Embeds the deposit form with a client, the page's configuration, and the host's language and theme. The form changes
 * the address after the first save; the page stays.
 */
export function DepositPage({ id, community }: { readonly id: string | null; readonly community: string | null }) {
  const { t, locale, theme } = useHost();
  const heading = t(id === null ? "deposit.new" : "deposit.edit");
  useTitle(heading);
  // Language and theme are fixed, because remounting the form would lose what was typed.
  const [language] = useState(() => languageTag(locale));
  const [client] = useState(() => createClient({ createUrl: "/api/records", locale }));
  const load = useCallback(
    (signal: AbortSignal) => readDepositPage(client, { id, community, language, signal }),
    [client, id, community, language],
  );
  const { loaded, retry } = useLoad(load);
  if (loaded.kind === "problem") {
    const record = id === null ? {} : { recordHref: `/records/${encodeURIComponent(id)}` };
    return <ProblemNotice problem={loaded.problem} retry={retry} {...record} />;
  }
  return (
    <>
      <div className="host-deposit-head">
        <h1>{heading}</h1>
      </div>
      {loaded.kind === "loading" ? (
        <Loading />
      ) : (
        <DepositForm
          key={id}
          client={client}
          {...loaded.value}
          customFields={customFields}
          locale={locale}
          theme={theme}
        />
      )}
    </>
  );
}
