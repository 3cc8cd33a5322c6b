import { useTitle } from "../parts/useTitle.ts";
import { useHost } from "../words/HostContext.ts";

/** For an address that no page has. */
export function NotFoundPage() {
  const { say } = useHost();
  useTitle(say("problem.missing.title"));
  return (
    <section className="host-notice">
      <h1>{say("problem.missing.title")}</h1>
      <p>{say("problem.missing.page")}</p>
      <p className="host-notice-actions">
        <a className="host-button" data-kind="primary" href="/me/uploads">
          {say("problem.dashboard")}
        </a>
      </p>
    </section>
  );
}
