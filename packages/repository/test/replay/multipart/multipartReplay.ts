import { objectAt, textAt } from "../../../src/json.ts";
import { type ContentOptions, md5, type SizeTable } from "../randomize.ts";
import type { Exchange, Target } from "../recordings.ts";
import { Replay } from "../replay.ts";
import { UnrecordedFiles } from "./unrecordedFiles.ts";
import { fetchAsPage } from "./fetchAsPage.ts";

/** The setting from an exchange on. */
const SETTINGS: Readonly<Record<number, MultipartSetting>> = {
  1: "disk",
  82: "little-quota",
  90: "disk",
  152: "store",
  194: "short-downloads",
  196: "store",
  197: "short-parts",
  202: "store",
  340: "default-rules",
  341: "store",
  345: "short-parts",
  347: "default-rules",
  348: "store",
  354: "disk",
};

/** Seconds that passed before an exchange, so that a URL expired. */
const WAITS: Readonly<Record<number, number>> = { 195: 3, 199: 5 };

/** The first exchange of each concurrent pair. */
const CONCURRENT = new Set([296]);

/** The draft of the first part of the recording. */
const ON_DISK = "c643y-sef28";

/**
 * Files in the store whose init was not recorded: one with two parts, one with an aborted part, one with a single part.
 */
const WITH_TWO_PARTS = "c7/e8/9122-bd49-4b30-9aea-90ef3109fc6e";
const WITH_ABORTED_PART = "58/d7/e310-e710-4959-a502-f0d0a53d695c";
const WITH_ONE_PART = "ae/25/270c-561d-420d-988c-df15fdffffeb";

/** Replays `multipart` with everything that happened between its requests. */
export class MultipartReplay {
  readonly replay: Replay;
  readonly #backend: MultipartBackend;
  readonly #unrecorded: UnrecordedFiles;
  #uploads: { readonly recorded: number; readonly found: number } | undefined;

  constructor(backend: MultipartBackend, exchanges: readonly Exchange[], seed: number) {
    this.#backend = backend;
    this.replay = new Replay(backend.targetWith("disk"), exchanges, { seed, ...MULTIPART_CONTENTS });
    this.#unrecorded = new UnrecordedFiles(this.replay);
  }

  /** Returns whether an exchange was concurrent with the next. */
  isConcurrentWithNext({ index }: Exchange): boolean {
    return CONCURRENT.has(index);
  }

  /** Reproduces what happened before an exchange: time, settings, acts of the bucket's owner and of others. */
  async before(exchange: Exchange): Promise<void> {
    const { index, what, request } = exchange;
    const setting = SETTINGS[index];
    if (setting !== undefined) this.replay.target = this.#backend.targetWith(setting);
    await this.#backend.wait(WAITS[index] ?? 0);
    if (/moment later|\d+ s later|read an entry for its bucket|: download$/.test(what) || index === 335)
      await this.#backend.computeChecksums();
    const address = textAt(request, "path") ?? "";
    if (index === 89) await this.#useLowQuotaDraft(exchange);
    if (index === 90) this.replay.mapId(ON_DISK, this.#ownDraft);
    if (index === 287) this.#lastPart = address;
    if (index === 288) await this.#backend.complete(this.replay.addressOf(this.#lastPart));
    if (index === 338) await this.#adoptObject("rdm-narrow", address);
    if (index === 340) await this.#adoptObject("rdm-default", address);
    if (index === 341) await this.#unrecorded.open(WITH_TWO_PARTS);
    if (index === 345) {
      await this.#unrecorded.open(WITH_TWO_PARTS);
      await this.#backend.wait(5);
    }
    if (index === 347)
      await this.#unrecorded.open(WITH_TWO_PARTS, 2, "rdm-default", (at) =>
        this.#backend.moveToBucket("rdm-default", at),
      );
    if (index === 348) {
      await this.#unrecorded.open(WITH_TWO_PARTS);
      await this.#unrecorded.abort(WITH_TWO_PARTS);
    }
    if (index === 351) await this.#unrecorded.open(WITH_ABORTED_PART);
    if (index === 352) await this.#unrecorded.open(WITH_ONE_PART, 1);
    if (index === 353) await this.#unrecorded.commit(WITH_ONE_PART, "q3a9a-kyn21");
    if (index === 354) await this.#unrecorded.openOnDisk("a.bin", "km9g8-vt221");
    if (index === 360) await this.#unrecorded.deleteFromDisk("a.bin");
    if (index === 361) await this.#unrecorded.initOnDisk("a.bin");
  }

  /** Replays an exchange as a program, a page in a browser, or the bucket's owner. */
  async play(exchange: Exchange): Promise<readonly string[]> {
    const { request, response, what } = exchange;
    if ((textAt(request, "path") ?? "").endsWith("?uploads")) return this.#countUploads(exchange);
    if (what.startsWith("Chromium")) return this.#playAsPage(exchange);
    if (response["status"] === 0) throw new Error(`${what}: only pages see status 0`);
    // The recording does not name the caller of this exchange; the depositor may make it.
    return this.replay.play(exchange.index === 255 ? { ...exchange, as: "depositor" } : exchange);
  }

  /** Replays two concurrent exchanges, in whichever order they are answered. */
  async playConcurrently(first: Exchange, second: Exchange): Promise<readonly string[]> {
    const answers = await Promise.all(
      [first, second].map((exchange) => this.replay.target.fetch(this.replay.toRequest(exchange))),
    );
    const byStatus = (status: unknown): Response | undefined => answers.find((one) => one.status === status);
    const found: string[] = [];
    for (const exchange of [first, second]) {
      const { status } = exchange.response;
      const answer = byStatus(status);
      found.push(...(answer === undefined ? [`no ${String(status)}`] : await this.replay.compare(exchange, answer)));
    }
    return found;
  }

  #lastPart = "";
  #ownDraft = "";

  /** If the quota of the draft cannot be lowered, uses a draft that was created with the low quota. */
  async #useLowQuotaDraft(exchange: Exchange): Promise<void> {
    const [, draft = "", key = ""] =
      /records\/([^/]+)\/draft\/files\/([^/]+)/.exec(this.replay.toRequest(exchange).url) ?? [];
    this.#ownDraft = draft;
    const maker = this.#backend.lowQuotaTarget;
    if (maker !== undefined) await this.#unrecorded.openInOtherTarget(maker, decodeURIComponent(key), ON_DISK);
  }

  async #adoptObject(bucket: string, recorded: string): Promise<void> {
    const bytes = this.replay.contents.body({ body: { bytes: 5, md5: md5(Buffer.from("hello")) } });
    const address = `${this.replay.target.store}/x${new URL(recorded).search}`;
    this.replay.mapId(recorded, await this.#backend.moveToBucket(bucket, address, bytes));
  }

  /** Compares only the change in open uploads, because other runs left some. */
  async #countUploads({ response }: Exchange): Promise<readonly string[]> {
    const found = await this.#backend.openUploads();
    const recorded = Number(objectAt(response, "body")["uploads"]);
    this.#uploads ??= { recorded, found };
    const [wanted, was] = [recorded - this.#uploads.recorded, found - this.#uploads.found];
    return wanted === was ? [] : [`${wanted} more open uploads, were ${was}`];
  }

  /** Compares what a page sees: status 0 if CORS hides the response. */
  async #playAsPage(exchange: Exchange): Promise<readonly string[]> {
    const sent = this.replay.toRequest(exchange);
    if (/XHR aborted/.test(exchange.what)) return this.#playAbort(sent);
    const seen = await fetchAsPage(sent, this.replay.target.fetch);
    if (exchange.response["status"] === 0) return seen === undefined ? [] : [`status 0, was ${seen.status}`];
    return seen === undefined ? ["a page may not see the answer"] : this.replay.compare(exchange, seen);
  }

  /** Aborts a request halfway. The store keeps the part at its full length. */
  async #playAbort(sent: Request): Promise<readonly string[]> {
    const whole = new Uint8Array(await sent.clone().arrayBuffer());
    await this.#backend.abortHalfway(sent);
    const [kept, ...others] = await this.#backend.partsOf(sent.url);
    return others.length === 0 && kept?.size === whole.byteLength && kept.md5 !== md5(whole)
      ? []
      : [`a part of ${whole.byteLength} bytes, were ${kept?.size ?? 0}`];
  }
}

const MIB = 1024 * 1024;

/** Random sizes with the proportions of the recorded ones. */
const SIZES: SizeTable = (random) => {
  const part = 5 * MIB + random.number(4096);
  const last = 900_000 + random.number(300_000);
  const small = 900 + random.number(500);
  const end = 200 + random.number(100);
  const other = 6 * MIB + random.number(4096);
  return new Map([
    [5_242_880, part],
    [5_242_879, part - 1],
    [2_621_440, Math.floor(part / 2)],
    [1_234_567, last],
    [600_000, Math.floor(last / 2)],
    [11_720_327, 2 * part + last],
    [6_291_456, other],
    [12_768_903, other + part + last],
    [1_048_576, MIB - random.number(4096)],
    [1000, small],
    [999, small - 1],
    [1001, small + 1],
    [500, Math.floor(small / 2)],
    [300, end],
    [100, Math.floor(end / 3)],
    [2300, 2 * small + end],
  ]);
};

/** MD5s of the parts, by MD5 of the whole. */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  ff53ed4566c42743053d96003200b3c4: [
    "1e0cc57a6ef359d3939216085a7a933a",
    "c000519e47da37542b7733d9bca06c31",
    "99876d7ebd5ecb291163e0a442513b7e",
  ],
  f3a4ba494f5c8caabc3b7198c3dcedc4: [
    "47020eedb8c1b62fdc54b50e7cded0ce",
    "91fc5218b98dd8b4dfe5b8abb96601ad",
    "1fa1da76cb3a087817d60c64137bf0d8",
  ],
};

/** How the contents of `multipart` are randomized. */
const MULTIPART_CONTENTS: ContentOptions = { sizes: SIZES, joined: JOINED };

/**
 * The settings of the recorded instance:
 * - `disk`, and `little-quota` with 1 MB left,
 * - `store`, and `short-downloads` and `short-parts` with URLs that live two and four seconds,
 * - `default-rules`: a store that no page may write to.
 */
export type MultipartSetting = "disk" | "little-quota" | "store" | "short-downloads" | "short-parts" | "default-rules";

/** A part in the store. */
export interface KeptPart {
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly md5: string;
}

/** What the replay of `multipart` needs besides requests: settings, time and the bucket's owner. */
export interface MultipartBackend {
  /** Returns the target with a setting. */
  targetWith(setting: MultipartSetting): Target;
  /** A target whose new drafts have the low quota, if quotas cannot be lowered later. */
  readonly lowQuotaTarget: Target | undefined;
  /** Waits some seconds, or advances the clock. */
  wait(seconds: number): Promise<void>;
  /** Computes pending checksums, unless a worker does. */
  computeChecksums(): Promise<void>;
  /** Returns the number of open uploads in the store. */
  openUploads(): Promise<number>;
  /** Completes the upload of a part URL directly in the store. */
  complete(address: string): Promise<void>;
  /** Returns the stored parts of a URL's upload. */
  partsOf(address: string): Promise<readonly KeptPart[]>;
  /** Sends half of a body and breaks the connection. */
  abortHalfway(request: Request): Promise<void>;
  /** Moves a URL into another recorded bucket; with bytes, stores them there. */
  moveToBucket(name: string, address: string, bytes?: Uint8Array<ArrayBuffer>): Promise<string>;
}
