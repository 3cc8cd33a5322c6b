import { type DoiChoice, type DoiField, type DoiValues, doiField, withDoiChoice, withExternalDoi } from "@deposit/core";
import { useEffect, useMemo, useRef } from "react";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldValue } from "../../form/field/useFieldValue.ts";

/** What the section shows, and how the depositor's answers reach the form. */
export interface DoiAnswers {
  /** `null` where the site has no DOIs, `"broken"` where its configuration offers no kind of them. */
  readonly doi: DoiField | null | "broken";
  readonly choose: (choice: DoiChoice) => void;
  readonly write: (identifier: string) => void;
}

/** The DOI as it is typed by now, judged by the rules of the site (docs/platform/product.md 5.7). */
export function useDoiField(): DoiAnswers {
  const { values, reportError } = useDepositContext();
  const record = useDeposit((state) => state.record);
  const config = useDeposit((state) => state.config);
  // The two places of the form that the answer lives in: drawn again when one of them changes.
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
  // Nothing typed is lost by an answer that is tried: it is there again with the one that it belongs to.
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

/** The identifiers with this DOI, or without one where there is none. */
function withDoi(pids: DoiValues["pids"], doi: DoiValues["pids"][string] | undefined): DoiValues["pids"] {
  const { doi: _before, ...others } = pids;
  return doi === undefined ? others : { ...others, doi };
}
