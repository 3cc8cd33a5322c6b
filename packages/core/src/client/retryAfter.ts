/** The longest pause that is passed on, milliseconds: one hour. A server that asks for more is asked again then. */
export const LONGEST_RETRY_AFTER = 3_600_000;

/**
 * Milliseconds to wait by a `Retry-After` header, which holds seconds or a date; `undefined` where it says nothing that
 * can be read. Never negative, at most `LONGEST_RETRY_AFTER`.
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? "";
  if (text === "") return undefined;
  const wait = /^\d+(\.\d+)?$/u.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER);
}
