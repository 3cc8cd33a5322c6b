import type { TransferType } from "@deposit/repository";
import { parseArgs } from "node:util";

/** The options of the demo; all have defaults. */
export interface DemoOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder of records and files; null keeps them in memory. */
  readonly data: string | null;
  readonly maxFiles: number;
  /** Bytes per record. */
  readonly maxStorage: number;
  /** Whether a DOI is optional. */
  readonly isDoiOptional: boolean;
  /** The transfer types of the form: whole files, files in parts. */
  readonly transfers: readonly TransferType[];
  /** The origin of the object store that the form sends parts to; null for the repository itself. */
  readonly store: string | null;
  /** The people.json of a running platform that receives all calls; null serves the embedded repository. */
  readonly proxy: string | null;
  /** The user in that file whose token is used. */
  readonly as: string;
  /** Serves the sources through Vite instead of the built page. */
  readonly dev: boolean;
}

export const usage = `npx tsx packages/demo/server.ts [options]

  --port N          port on 127.0.0.1; 0 takes any free one (4300)
  --data DIR        folder for records and files (.data)
  --memory          keep nothing: records and files are gone when the server stops
  --max-files N     files a record may have (100)
  --max-storage N   bytes a record may have (10000000000)
  --doi-optional    let records do without a DOI
  --transfers LIST  how the form may send files: L whole, L,M also in parts (L)
  --store ORIGIN    object store of the platform, to which the form sends parts
  --proxy FILE      people.json of a running platform: every call goes there
  --as NAME         whose token of that file to use (depositor)
  --dev             serve the sources through Vite, without a build`;

function count(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}

function transfers(text: string): readonly TransferType[] {
  const types = text.split(",").map((type) => (type === "L" || type === "M" ? type : null));
  if (types.includes(null)) throw new Error(`--transfers takes L, M or L,M, not "${text}".`);
  return types.filter((type) => type !== null);
}

/** Parses the command line. Throws an error with a readable message. */
export function readOptions(args: readonly string[]): DemoOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: "4300" },
      data: { type: "string", default: ".data" },
      memory: { type: "boolean", default: false },
      "max-files": { type: "string", default: "100" },
      "max-storage": { type: "string", default: "10000000000" },
      "doi-optional": { type: "boolean", default: false },
      transfers: { type: "string", default: "L" },
      store: { type: "string" },
      proxy: { type: "string" },
      as: { type: "string", default: "depositor" },
      dev: { type: "boolean", default: false },
    },
  });
  const port = count("port", values.port);
  if (port > 65_535) throw new Error(`--port takes a number up to 65535, not ${port}.`);
  return {
    port,
    data: values.memory ? null : values.data,
    maxFiles: count("max-files", values["max-files"]),
    maxStorage: count("max-storage", values["max-storage"]),
    isDoiOptional: values["doi-optional"],
    transfers: transfers(values.transfers),
    store: values.store === undefined ? null : new URL(values.store).origin,
    proxy: values.proxy ?? null,
    as: values.as,
    dev: values.dev,
  };
}
