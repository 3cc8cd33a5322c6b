import { type Failure, failureMessage } from "@deposit/core";
import { serverWords } from "../../components/serverWords.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/Banner.tsx";

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
  const detail = failureMessage(failure);
  const words = serverWords(failure);
  return (
    // Read out by the banner of the page, which says the same.
    <Banner tone="error" heading={heading} live={false} part={part}>
      {words === null ? null : <p className="deposit-text">{t(words.id, words.values)}</p>}
      <p className="deposit-text">{t(detail.id, detail.values)}</p>
    </Banner>
  );
}
