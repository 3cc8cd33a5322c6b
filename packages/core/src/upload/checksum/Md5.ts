/** An MD5 in the making, fed piece by piece. */
export interface Md5 {
  update(bytes: Uint8Array): void;
  /** 32 lower-case hexadecimal digits; the next one begins. */
  hex(): string;
}

/** Begins an MD5; rejects where its engine is refused. */
export type CreateMd5 = () => Promise<Md5>;

/** The fast engine, and the plain one from the moment at which the fast one was refused, as by a page's policy. */
export function firstThat<Engine>(fast: () => Promise<Engine>, plain: () => Promise<Engine>): () => Promise<Engine> {
  let isRefused = false;
  return async () => {
    if (isRefused) return plain();
    try {
      return await fast();
    } catch {
      // Asked once only: each refusal is an entry in the console of the page, and a report to its owner.
      isRefused = true;
      return plain();
    }
  };
}
