import { explainFailure, type Failure } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/display/Banner.tsx";

interface SubmissionFailureProps {
  readonly heading: string;
  /** Nothing is drawn while there is none. */
  readonly failure: Failure | null;
  readonly part: string;
}

/** In a dialog that stays open since its act failed: why, with the server's words. */
export function SubmissionFailure({ heading, failure, part }: SubmissionFailureProps) {
  const t = useMessage();
  if (failure === null) return null;
  return (
    // Read out by the banner of the page, which says the same.
    <Banner tone="error" heading={heading} live={false} part={part}>
      {explainFailure(failure).map(({ id, values }) => (
        <p className="deposit-text" key={id}>
          {t(id, values)}
        </p>
      ))}
    </Banner>
  );
}
