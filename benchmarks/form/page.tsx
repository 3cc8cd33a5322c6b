import { createClient, readConfig } from "@deposit/core";
import { DepositForm } from "@deposit/react";
import "../../packages/react/src/styles/index.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { installProbes } from "./probes.ts";
import { readDraft } from "./sampleDraft.ts";

/** Where the page holds the draft and its files, as the platform's does. A page without is the plain one. */
const draftHolder = document.getElementById("draft");

/** What any page with the same few inputs costs: the floor that the form is measured against. */
function PlainPage() {
  const [title, setTitle] = useState("Tidal gauges of the German Bight");
  const [references, setReferences] = useState(["one", "two", "three"]);
  return (
    <form>
      <label>
        Title <input name="metadata.title" value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      {references.map((reference, index) => (
        <input
          key={index}
          aria-label={`Reference ${index + 1}`}
          value={reference}
          onChange={(event) => setReferences((before) => before.with(index, event.target.value))}
        />
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
