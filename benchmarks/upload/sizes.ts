/** How much is sent in a run. */
export interface UploadSizes {
  /** Files that are only added. */
  readonly added: number;
  /** Small files that are sent. */
  readonly small: number;
  /** Bytes of the large file, and of the sparse one. */
  readonly large: number;
  readonly sparse: number;
  /** How often each is done; the middle counts. The large file twice more, the sparse one once. */
  readonly rounds: number;
}

const GiB = 2 ** 30;

/** What the limits are meant for, and a run of a minute that shows the same in small. */
export const sizes = {
  full: { added: 10_000, small: 3000, large: GiB, sparse: 100 * GiB, rounds: 3 },
  quick: { added: 10_000, small: 300, large: GiB / 4, sparse: 2 * GiB, rounds: 3 },
} as const satisfies Record<string, UploadSizes>;
