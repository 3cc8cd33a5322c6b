import { DepositError } from "../errors.ts";

/**
 * A link that the platform sent. Which there are depends on the state of the record (wire 1.2): where one is missing the
 * call cannot be made, and that is a `state-conflict`, of a request to no address since nothing was sent.
 */
export function linkOf(links: Readonly<Record<string, string | undefined>>, name: string, method: string): string {
  const link = links[name];
  if (link !== undefined && link !== "") return link;
  throw new DepositError({ kind: "state-conflict", request: { method, url: `link "${name}"` }, message: "" });
}
