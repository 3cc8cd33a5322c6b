import { objectAt, textAt } from "../../json.ts";
import { BegunFiles } from "./begunFiles.ts";
import { md5 } from "./drawContents.ts";
import type { Exchange } from "./exchange.ts";
import { MULTIPART_CONTENTS } from "./multipartContents.ts";
import type { MultipartSetting, MultipartWorld } from "./multipartWorld.ts";
import { Replay } from "./replay.ts";
import { seenByPage } from "./seenByPage.ts";

/** From which exchange on `multipart` was recorded in which setting. */
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

/** Seconds that went by before an exchange, so that an address had expired. */
const PASSED: Readonly<Record<number, number>> = { 195: 3, 199: 5 };

/** Calls that were made at the same time, by the place of the first. */
const AT_ONCE = new Set([296]);

/** The draft of the first part of the recording. */
const ON_DISK = "c643y-sef28";

/** Places of files in the store whose beginning was not recorded: of the page's parts, of the part it gave up, of its only part. */
const PARTS = "c7/e8/9122-bd49-4b30-9aea-90ef3109fc6e";
const GIVEN_UP = "58/d7/e310-e710-4959-a502-f0d0a53d695c";
const ONLY = "ae/25/270c-561d-420d-988c-df15fdffffeb";

/** What happened around the calls of `multipart`, in the order it did, in whatever world they are made again. */
export class MultipartStage {
  readonly replay: Replay;
  readonly #world: MultipartWorld;
  readonly #begun: BegunFiles;
  #uploads: { readonly recorded: number; readonly found: number } | undefined;

  constructor(world: MultipartWorld, exchanges: readonly Exchange[], seed: number) {
    this.#world = world;
    this.replay = new Replay(world.switchTo("disk"), exchanges, { seed, ...MULTIPART_CONTENTS });
    this.#begun = new BegunFiles(this.replay);
  }

  /** Whether the call was made at the same time as the next. */
  isAtOnceWithNext({ index }: Exchange): boolean {
    return AT_ONCE.has(index);
  }

  /** What happened between the recorded calls: time, settings, what the store's owner and others did. */
  async before(exchange: Exchange): Promise<void> {
    const { index, what, request } = exchange;
    const setting = SETTINGS[index];
    if (setting !== undefined) this.replay.target = this.#world.switchTo(setting);
    await this.#world.pass(PASSED[index] ?? 0);
    if (/moment later|\d+ s later|read an entry for its bucket|: download$/.test(what) || index === 335)
      await this.#world.computeChecksums();
    const address = textAt(request, "path") ?? "";
    if (index === 89) await this.#lendDraft(exchange);
    if (index === 90) this.replay.adopt(ON_DISK, this.#ownDraft);
    if (index === 287) this.#lastPart = address;
    if (index === 288) await this.#world.complete(this.replay.addressOf(this.#lastPart));
    if (index === 338) await this.#adoptObject("rdm-narrow", address);
    if (index === 340) await this.#adoptObject("rdm-default", address);
    if (index === 341) await this.#begun.open(PARTS);
    if (index === 345) {
      await this.#begun.open(PARTS);
      await this.#world.pass(5);
    }
    if (index === 347) await this.#begun.open(PARTS, 2, "rdm-default", (at) => this.#world.inBucket("rdm-default", at));
    if (index === 348) {
      await this.#begun.open(PARTS);
      await this.#begun.abort(PARTS);
    }
    if (index === 351) await this.#begun.open(GIVEN_UP);
    if (index === 352) await this.#begun.open(ONLY, 1);
    if (index === 353) await this.#begun.commit(ONLY, "q3a9a-kyn21");
    if (index === 354) await this.#begun.openOnDisk("a.bin", "km9g8-vt221");
    if (index === 360) await this.#begun.deleteFromDisk("a.bin");
    if (index === 361) await this.#begun.announceOnDisk("a.bin");
  }

  /** Plays an exchange as it was made: by a program, by a browser that does not see everything, by the store's owner. */
  async play(exchange: Exchange): Promise<readonly string[]> {
    const { request, response, what } = exchange;
    if ((textAt(request, "path") ?? "").endsWith("?uploads")) return this.#countUploads(exchange);
    if (what.startsWith("Chromium")) return this.#asPage(exchange);
    if (response["status"] === 0) throw new Error(`${what}: no program was answered 0`);
    // Who asked for the long list was not written down; it was who may.
    return this.replay.play(exchange.index === 255 ? { ...exchange, as: "depositor" } : exchange);
  }

  /** Two calls at once: which of them is answered how, nobody can say. */
  async playTogether(first: Exchange, second: Exchange): Promise<readonly string[]> {
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

  /** Where the quota of the draft cannot be lowered, the call goes to another's draft that has little from its beginning on. */
  async #lendDraft(exchange: Exchange): Promise<void> {
    const [, draft = "", key = ""] =
      /records\/([^/]+)\/draft\/files\/([^/]+)/.exec(this.replay.toRequest(exchange).url) ?? [];
    this.#ownDraft = draft;
    const maker = this.#world.ofLittleQuota;
    if (maker !== undefined) await this.#begun.openElsewhere(maker, decodeURIComponent(key), ON_DISK);
  }

  async #adoptObject(bucket: string, recorded: string): Promise<void> {
    const bytes = this.replay.contents.body({ body: { bytes: 5, md5: md5(Buffer.from("hello")) } });
    const address = `${this.replay.target.store}/x${new URL(recorded).search}`;
    this.replay.adopt(recorded, await this.#world.inBucket(bucket, address, bytes));
  }

  /** Open uploads: the recorded instance had some of other runs, and only what changes is its own. */
  async #countUploads({ response }: Exchange): Promise<readonly string[]> {
    const found = await this.#world.openUploads();
    const recorded = Number(objectAt(response, "body")["uploads"]);
    this.#uploads ??= { recorded, found };
    const [wanted, was] = [recorded - this.#uploads.recorded, found - this.#uploads.found];
    return wanted === was ? [] : [`${wanted} more open uploads, were ${was}`];
  }

  /** What a page sees of an answer that may not be for it: status 0, and nothing else. */
  async #asPage(exchange: Exchange): Promise<readonly string[]> {
    const sent = this.replay.toRequest(exchange);
    if (/XHR aborted/.test(exchange.what)) return this.#abortedByPage(sent);
    const seen = await seenByPage(sent, this.replay.target.fetch);
    if (exchange.response["status"] === 0) return seen === undefined ? [] : [`status 0, was ${seen.status}`];
    return seen === undefined ? ["a page may not see the answer"] : this.replay.compare(exchange, seen);
  }

  /** A page that gives up in the middle: the store keeps the part, at its full length. */
  async #abortedByPage(sent: Request): Promise<readonly string[]> {
    const whole = new Uint8Array(await sent.clone().arrayBuffer());
    await this.#world.cutOff(sent);
    const [kept, ...others] = await this.#world.partsOf(sent.url);
    return others.length === 0 && kept?.size === whole.byteLength && kept.md5 !== md5(whole)
      ? []
      : [`a part of ${whole.byteLength} bytes, were ${kept?.size ?? 0}`];
  }
}
