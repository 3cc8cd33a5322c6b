import { useState } from "react";
import { useHost } from "../words/HostContext.ts";

/** How to cite the record, with a button that copies it. */
export function Citation({ text }: { readonly text: string }) {
  const { say } = useHost();
  const [copied, setCopied] = useState<"no" | "copied" | "blocked">("no");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied("copied");
    } catch {
      setCopied("blocked");
    }
  };
  return (
    <section className="host-card" aria-labelledby="cite">
      <h2 id="cite">{say("record.cite")}</h2>
      <p className="host-citation" dir="auto">
        {text}
      </p>
      <button type="button" className="host-button" onClick={() => void copy()}>
        {say("record.cite.copy")}
      </button>
      <p className="host-copied" role="status">
        {copied === "copied" && `✓ ${say("record.cite.copied")}`}
        {copied === "blocked" && say("record.cite.blocked")}
      </p>
    </section>
  );
}
