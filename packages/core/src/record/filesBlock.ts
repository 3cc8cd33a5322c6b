import * as z from "zod/mini";
import type { Json, JsonObject } from "../shared/json.ts";
import { nullableText, optionalBoolean, optionalNumber, optionalObject, unknownKeys } from "./lenient.ts";

/**
 * The files as a record tells them; the files themselves have calls of their own (docs/platform/records.md 1.6). Only
 * the first three keys are taken back by a save. Absent as a whole for those who may not see the files.
 */
export interface FilesBlock {
  /** `false`: metadata only. */
  readonly enabled?: boolean | undefined;
  /** The name of the file that the record's page shows first. */
  readonly default_preview?: string | null | undefined;
  /** Names in the order of the record's page; empty: by name. */
  readonly order?: readonly string[] | undefined;
  readonly count?: number | undefined;
  readonly total_bytes?: number | undefined;
  /** By name; the files' own calls answer a list. */
  readonly entries?: JsonObject | undefined;
  readonly [key: string]: Json | undefined;
}

/** Reads a block of files, an empty one where there is none. */
export const filesBlockSchema = z.catch(
  z.catchall(
    z.object({
      enabled: optionalBoolean,
      default_preview: nullableText,
      order: z.catch(z.optional(z.array(z.string())), undefined),
      count: optionalNumber,
      total_bytes: optionalNumber,
      entries: optionalObject,
    }),
    unknownKeys,
  ),
  {},
);
