/** Fails a sequence. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The deposit and the server differ: ${what}.`);
}
