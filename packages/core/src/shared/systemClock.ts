/** The clock of the machine, milliseconds since 1970; `after` gives the function that calls it off. A `Clock` port. */
export const systemClock = {
  now: (): number => Date.now(),
  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
