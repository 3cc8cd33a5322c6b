/**
 * The machine's clock, in milliseconds since 1970. `after` returns a function that cancels the callback. A `Clock`
 * port.
 */
export const systemClock = {
  now: (): number => Date.now(),
  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
