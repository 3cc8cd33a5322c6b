import { useHost } from "../words/HostContext.ts";

/** Shown while a page is being read. */
export function Loading() {
  const { say } = useHost();
  return (
    <p className="host-loading" role="status">
      <span className="host-spinner" aria-hidden="true" />
      {say("loading")}
    </p>
  );
}
