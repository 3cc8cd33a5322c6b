import { createClient, readConfig } from "@deposit/core";
import { DepositForm } from "@deposit/react";
import "../../packages/react/src/styles/index.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { installProbes } from "./probes.ts";
import { readDraft } from "./sampleDraft.ts";

/** The element with the draft and its files, as on the platform's page. The plain page has none. */
const draftHolder = document.getElementById("draft");

interface PlainInputProps {
  readonly label: string;
  readonly name?: string;
  readonly start: string;
}

/** An input that only rerenders itself. */
function PlainInput({ label, name, start }: PlainInputProps) {
  const [value, setValue] = useState(start);
  return (
    <label>
      {label} <input name={name} value={value} onChange={(event) => setValue(event.target.value)} />
    </label>
  );
}

const rowsOfSmall = [1, 2, 3];

/** The baseline of the measurements: a page with the small record in plain inputs. */
function PlainPage() {
  return (
    <form>
      <PlainInput label="Title" name="metadata.title" start="Tidal gauges of the German Bight" />
      {rowsOfSmall.map((row) => (
        <fieldset key={row}>
          <PlainInput label={`Family name ${row}`} start="Lovelace" />
          <PlainInput label={`Given names ${row}`} start="Ada" />
          <PlainInput label={`Affiliation ${row}`} start="University of London" />
        </fieldset>
      ))}
      {rowsOfSmall.map((row) => (
        <PlainInput key={row} label={`Reference ${row}`} start="A work that is cited" />
      ))}
      {rowsOfSmall.map((row) => (
        <fieldset key={row}>
          <PlainInput label={`Relation ${row}`} start="Cites" />
          <PlainInput label={`Identifier ${row}`} start="10.1234/abcd" />
          <PlainInput label={`Scheme ${row}`} start="DOI" />
          <PlainInput label={`Resource type ${row}`} start="Dataset" />
        </fieldset>
      ))}
      {rowsOfSmall.map((row) => (
        <PlainInput key={row} label={`File ${row}`} start="data.csv" />
      ))}
    </form>
  );
}

function FormPage({ holder }: { readonly holder: HTMLElement }) {
  const [draft] = useState(() => readDraft(holder.textContent ?? ""));
  const [client] = useState(() =>
    createClient({
      baseUrl: location.origin,
      async fetch(request) {
        const at = performance.now();
        window.probes.lastRequest = { at, body: await request.text() };
        return Response.json({ ...draft.json, revision_id: 5 });
      },
    }),
  );
  return (
    <DepositForm
      client={client}
      record={draft.record}
      files={draft.files}
      config={readConfig({ quota: { maxFiles: 10_000, maxStorage: 1e12 } })}
      onNavigate={() => undefined}
    />
  );
}

installProbes();
const root = document.getElementById("page");
if (root !== null) createRoot(root).render(draftHolder === null ? <PlainPage /> : <FormPage holder={draftHolder} />);
