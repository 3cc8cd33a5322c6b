import { DepositError, type Failure, type RequestSummary } from "../../src/errors.ts";
import type { FileTransfer, ServerFile, ServerFileList } from "../../src/record/files.ts";
import { UNIT, digestOf, digestOfParts } from "./simulatedFile.ts";
import type { SimulatedTime } from "./simulatedTime.ts";

/** Where the platform keeps parts: on its disk, or in a store on another origin. */
export type Flavour = "disk" | "store";

/** Traits of a repository. Times are in milliseconds. */
export interface RepositoryTraits {
  readonly flavour: Flavour;
  /** The lifetime of part addresses. */
  readonly linkLifetime: number;
  /** The time from commit to checksum. 0: with the commit, `Infinity`: never. */
  readonly checksumDelay: number;
}

/** A file on the server. Each init gives it a new `id`. */
export interface Kept {
  readonly id: number;
  readonly size: number;
  readonly transfer: FileTransfer;
  readonly parts: Map<number, string>;
  status: "pending" | "completed";
  /** The bytes of a file that was sent whole. */
  whole: string | null;
  /** Whether the store still takes parts. */
  isOpen: boolean;
  completedAt: number;
}

const self = (key: string): string => `/draft/files/${encodeURIComponent(key)}`;

/** Returns the name of a file in an address of the simulated server. */
export const keyIn = (url: string): string => decodeURIComponent(/files\/([^/?]+)/.exec(url)?.[1] ?? "");

/** Creates the error that the client reads from a refusal. */
export function refusal(kind: Failure["kind"], request: RequestSummary, message = ""): DepositError {
  switch (kind) {
    case "no-response":
    case "cancelled":
      return new DepositError({ kind, request });
    case "server":
      return new DepositError({ kind, request, status: 500, message });
    case "refused":
      return new DepositError({ kind, request, status: 400, message });
    case "unexpected-answer":
      return new DepositError({ kind, request, status: 400, message });
    case "invalid":
      return new DepositError({ kind, request, message, errors: [] });
    case "files-changed":
      return new DepositError({ kind, request, message, gone: [], added: [] });
    default:
      return new DepositError({ kind, request, message });
  }
}

/** The files of a draft, as the platform keeps them (docs/platform/multipart.md). Every method acts at once, or throws. */
export function createSimulatedRepository(time: SimulatedTime, traits: RepositoryTraits) {
  const files = new Map<string, Kept>();
  let lastId = 0;
  /** Addresses from before this moment have expired. */
  let goodSince = 0;

  const contentOf = ({ transfer, parts, whole, size }: Kept): string => {
    if (transfer.type !== "M") return whole ?? "";
    const length = (transfer.part_size ?? 0) / UNIT;
    return Array.from({ length: transfer.parts ?? 0 }, (_, index) => {
      const bytes = Math.min(length, size / UNIT - index * length);
      // Missing parts become zeros on disk.
      return (parts.get(index + 1) ?? "").padEnd(bytes, "\u0000");
    }).join("");
  };
  const checksumOf = (kept: Kept): string | null => {
    if (kept.status === "pending") return null;
    if (time.now() - kept.completedAt >= traits.checksumDelay) return `md5:${digestOf(contentOf(kept))}`;
    if (kept.transfer.type !== "M" || traits.flavour === "disk")
      return kept.transfer.type === "M" ? null : `md5:${digestOf(contentOf(kept))}`;
    const parts = Array.from({ length: kept.transfer.parts ?? 0 }, (_, index) => kept.parts.get(index + 1) ?? "");
    return `multipart:${digestOfParts(parts)}-${kept.transfer.parts}-${kept.transfer.part_size}`;
  };
  const partUrl = (key: string, { id }: Kept, part: number): string =>
    traits.flavour === "disk"
      ? `${self(key)}/content/${part}`
      : `https://store.example/files/${encodeURIComponent(key)}?upload=${id}&part=${part}&given=${time.now()}`;
  const entryOf = (key: string, kept: Kept): ServerFile => {
    const { status, transfer } = kept;
    const isOpen = status === "pending";
    const expiration = new Date(time.now() + traits.linkLifetime).toISOString();
    const parts =
      isOpen && transfer.type === "M"
        ? {
            parts: Array.from({ length: transfer.parts ?? 0 }, (_, index) => ({
              part: index + 1,
              url: partUrl(key, kept, index + 1),
              expiration,
            })),
          }
        : {};
    const content = isOpen && transfer.type === "M" ? {} : { content: `${self(key)}/content` };
    return {
      key,
      // The size of a whole file is measured; a file in parts keeps the declared one.
      size: isOpen || transfer.type === "M" ? kept.size : (kept.whole?.length ?? 0) * UNIT,
      status,
      checksum: checksumOf(kept),
      transfer: isOpen ? transfer : { type: "L" },
      links: { self: self(key), commit: `${self(key)}/commit`, ...content, ...parts },
      servedAt: time.now(),
    };
  };
  const present = (key: string, request: RequestSummary): Kept => {
    const kept = files.get(key);
    if (kept === undefined) throw refusal("not-found", request);
    return kept;
  };
  const listing = (): ServerFileList => ({
    enabled: true,
    entries: [...files].map(([key, kept]) => entryOf(key, kept)),
  });

  return {
    files,
    contentOf,
    listing,
    /** Lets every address so far expire. */
    expireLinks: () => (goodSince = time.now()),
    init(request: RequestSummary, wanted: readonly { key: string; size: number; transfer: FileTransfer }[]) {
      // All of them or none (docs/platform/files.md 3).
      for (const { key } of wanted)
        if (files.has(key)) throw refusal("refused", request, `File with key ${key} already exists.`);
      for (const { key, size, transfer } of wanted) {
        lastId += 1;
        const isOpen = transfer.type === "M";
        files.set(key, {
          id: lastId,
          size,
          transfer,
          parts: new Map(),
          status: "pending",
          whole: null,
          isOpen,
          completedAt: 0,
        });
      }
      return listing();
    },
    read: (request: RequestSummary) => entryOf(keyIn(request.url), present(keyIn(request.url), request)),
    commit(request: RequestSummary) {
      const key = keyIn(request.url);
      const kept = present(key, request);
      if (kept.status === "completed") return entryOf(key, kept);
      if (kept.transfer.type !== "M" && kept.whole === null) throw refusal("server", request);
      const isWhole = kept.parts.size === kept.transfer.parts;
      if (kept.transfer.type === "M" && traits.flavour === "store" && (!kept.isOpen || !isWhole))
        throw refusal("server", request);
      kept.status = "completed";
      kept.isOpen = false;
      kept.completedAt = time.now();
      return entryOf(key, kept);
    },
    /** Completes the upload in the store, but not in the repository. */
    commitHalf(request: RequestSummary) {
      const kept = files.get(keyIn(request.url));
      if (kept !== undefined && kept.status === "pending") kept.isOpen = false;
    },
    remove(request: RequestSummary) {
      present(keyIn(request.url), request);
      files.delete(keyIn(request.url));
    },
    /** Takes the bytes of a whole file. If the file is complete, they are refused and the entry is lost. */
    putWhole(request: RequestSummary, content: string): { readonly isRefused: boolean } {
      const kept = present(keyIn(request.url), request);
      if (kept.status === "completed") {
        files.delete(keyIn(request.url));
        return { isRefused: true };
      }
      kept.whole = content;
      return { isRefused: false };
    },
    /** Takes a part on disk. Refuses one of the wrong length. */
    putPart(request: RequestSummary, content: string): { readonly isRefused: boolean } {
      const kept = present(keyIn(request.url), request);
      const part = Number(/content\/(\d+)$/.exec(request.url)?.[1]);
      const length = (kept.transfer.part_size ?? 0) / UNIT;
      if (kept.status === "completed")
        throw refusal("refused", request, 'Transfer type "L" does not support multipart uploads.');
      if (part !== kept.transfer.parts && content.length !== length) return { isRefused: true };
      kept.parts.set(part, content);
      return { isRefused: false };
    },
    /** Takes a part in the store, verifies its MD5, and returns its ETag. */
    putToStore(request: RequestSummary, content: string, digest: string | undefined): string {
      const url = new URL(request.url);
      const kept = files.get(keyIn(request.url));
      const given = Number(url.searchParams.get("given"));
      if (given + traits.linkLifetime <= time.now() || given < goodSince) throw refusal("permission-denied", request);
      if (kept === undefined || String(kept.id) !== url.searchParams.get("upload") || !kept.isOpen)
        throw refusal("not-found", request, "NoSuchUpload");
      const md5 = digestOf(content);
      if (digest !== undefined && digest !== Buffer.from(md5, "hex").toString("base64"))
        throw refusal("unexpected-answer", request, "BadDigest");
      kept.parts.set(Number(url.searchParams.get("part")), content);
      return `"${md5}"`;
    },
  };
}

/** The files of a draft on a simulated platform. */
export type SimulatedRepository = ReturnType<typeof createSimulatedRepository>;
