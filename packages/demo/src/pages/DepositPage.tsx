import { createClient } from "@deposit/core";
import { imprint, journal, meeting, thesis } from "@deposit/fields-custom";
import { DepositForm } from "@deposit/react";
import "@deposit/react/styles.css";
import { useCallback, useState } from "react";
import { Loading } from "../parts/Loading.tsx";
import { ProblemNotice } from "../parts/ProblemNotice.tsx";
import { useTitle } from "../parts/useTitle.ts";
import { readDepositPage } from "../platform/readDepositPage.ts";
import { useLoad } from "../platform/useLoad.ts";
import { useHost } from "../words/HostContext.ts";
import { languageTag } from "../words/words.ts";

const customFields = [imprint, journal, meeting, thesis];

/**
 * Embeds the form: a client, what the page knows, and the host's language and colours. The form replaces the address
 * itself when a new draft is saved, so the page stays as it was opened.
 */
export function DepositPage({ id, community }: { readonly id: string | null; readonly community: string | null }) {
  const { say, locale, theme } = useHost();
  const heading = say(id === null ? "deposit.new" : "deposit.edit");
  useTitle(heading);
  // Both stay as they were on opening: another language must not cost what is being typed.
  const [language] = useState(() => languageTag(locale));
  const [client] = useState(() => createClient({ createUrl: "/api/records", locale }));
  const load = useCallback(
    (signal: AbortSignal) => readDepositPage(client, { id, community, language, signal }),
    [client, id, community, language],
  );
  const { loaded, again } = useLoad(load);
  if (loaded.kind === "problem") {
    const record = id === null ? {} : { recordHref: `/records/${encodeURIComponent(id)}` };
    return <ProblemNotice problem={loaded.problem} again={again} {...record} />;
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
