import { DepositError } from "../errors.ts";

/**
 * A link that the platform sent. Which there are depends on the state of the record (wire 1.2): where one is missing the
 * call cannot be made, and that is an `unexpected-answer` of the platform, with status 0 since nothing was sent.
 */
export function linkOf(links: Readonly<Record<string, string | undefined>>, name: string, method: string): string {
  const link = links[name];
  if (link !== undefined && link !== "") return link;
  const message = `there is no link "${name}"`;
  throw new DepositError({ kind: "unexpected-answer", request: { method, url: "" }, status: 0, message });
}
