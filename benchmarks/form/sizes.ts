/** The size of a measured record: creators, references, related works and files. */
export interface RecordSize {
  readonly creators: number;
  readonly references: number;
  readonly relatedWorks: number;
  readonly files: number;
}

/** The measured records: from a paper's to a large collaboration's. */
export const sizes = {
  small: { creators: 3, references: 3, relatedWorks: 3, files: 3 },
  medium: { creators: 500, references: 200, relatedWorks: 200, files: 500 },
  large: { creators: 2000, references: 1000, relatedWorks: 1000, files: 1000 },
} as const satisfies Record<string, RecordSize>;

/** The name of a size. */
export type SizeName = keyof typeof sizes;
