import { useState } from "react";
import { useHost } from "../host/HostContext.ts";

/** Shows how to cite the record, with a button to copy it. */
export function Citation({ text }: { readonly text: string }) {
  const { t } = useHost();
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
      <h2 id="cite">{t("record.cite")}</h2>
      <p className="host-citation" dir="auto">
        {text}
      </p>
      <button type="button" className="host-button" onClick={() => void copy()}>
        {t("record.cite.copy")}
      </button>
      <p className="host-copied" role="status">
        {copied === "copied" && `✓ ${t("record.cite.copied")}`}
        {copied === "blocked" && t("record.cite.blocked")}
      </p>
    </section>
  );
}
