import type { DoiChoice } from "@deposit/core";
import { type DoiField, doiField } from "@deposit/core/internal";
import { type DoiValues, withDoiChoice, withExternalDoi } from "@deposit/core/schema";
import { useEffect, useMemo, useRef } from "react";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldValue } from "../../form/field/useFieldValue.ts";

/** What the section shows, and how the depositor's answers reach the form. */
export interface DoiAnswers {
  /** `null` if the site has no DOIs, `"broken"` if its configuration offers no kind of DOI. */
  readonly doi: DoiField | null | "broken";
  readonly choose: (choice: DoiChoice) => void;
  readonly write: (identifier: string) => void;
}

/** Returns the DOI with its possible answers, by the rules of the site (docs/platform/product.md 5.7). */
export function useDoiField(): DoiAnswers {
  const { values, reportError } = useDepositContext();
  const record = useDeposit((state) => state.record);
  const config = useDeposit((state) => state.config);
  // The answer consists of these two values of the form.
  const typed = useFieldValue("pids.doi");
  const choice = useFieldValue("doi.choice");
  const asked = useMemo(() => {
    try {
      const { pids } = values.read();
      return { doi: doiField({ record, config }, { pids: withDoi(pids, typed), doi: { choice } }), error: null };
    } catch (error) {
      return { doi: "broken" as const, error };
    }
  }, [values, record, config, typed, choice]);
  useEffect(() => {
    if (asked.error !== null) reportError({ kind: "component", name: "Doi", error: asked.error });
  }, [asked, reportError]);
  // Keeps a typed DOI while another answer is tried.
  const external = useRef("");
  useEffect(() => {
    const { doi } = asked;
    if (doi !== null && doi !== "broken" && doi.selected === "external") external.current = doi.identifier;
  }, [asked]);
  return useMemo(() => {
    const change = (next: (now: DoiValues) => DoiValues): void => {
      const now = values.read();
      values.replace({ ...now, ...next(now) });
    };
    return {
      doi: asked.doi,
      choose: (chosen) =>
        change((now) => (chosen === "external" ? withExternalDoi(now, external.current) : withDoiChoice(now, chosen))),
      write(identifier) {
        external.current = identifier;
        change((now) => withExternalDoi(now, identifier));
      },
    };
  }, [values, asked]);
}

/** Returns the identifiers with this DOI, or without a DOI. */
function withDoi(pids: DoiValues["pids"], doi: DoiValues["pids"][string] | undefined): DoiValues["pids"] {
  const { doi: _before, ...others } = pids;
  return doi === undefined ? others : { ...others, doi };
}
