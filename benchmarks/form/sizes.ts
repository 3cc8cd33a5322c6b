/** How much a measured record holds: creators, references, related works and files. */
export interface RecordSize {
  readonly creators: number;
  readonly references: number;
  readonly relatedWorks: number;
  readonly files: number;
}

/** The records that are measured, from that of one paper's table to that of a collaboration. */
export const sizes = {
  small: { creators: 3, references: 3, relatedWorks: 3, files: 3 },
  medium: { creators: 500, references: 200, relatedWorks: 200, files: 500 },
  large: { creators: 2000, references: 1000, relatedWorks: 1000, files: 1000 },
} as const satisfies Record<string, RecordSize>;

/** The name of a measured size. */
export type SizeName = keyof typeof sizes;
