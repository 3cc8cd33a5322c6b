import { request as startRequest } from "node:http";
import type { LivePlatform } from "./livePlatform.ts";
import type { KeptPart, MultipartSetting, MultipartWorld } from "./multipartWorld.ts";
import { lookUntil } from "./pace.ts";
import { sendUntilAnswered } from "./sendUntilAnswered.ts";
import type { StoreOwner } from "./storeOwner.ts";
import type { Target } from "./target.ts";

/** Where a platform is in a setting, and the bearer tokens of its people. */
type Place = Pick<LivePlatform, "web" | "tokenOf">;

/** The platforms that `multipart` asks. */
export interface MultipartPlatforms {
  /** With files on a disk, and a worker that computes checksums. */
  readonly disk: Place;
  /** The address of that one where new drafts have a quota of 1 MB. */
  readonly littleQuota: string;
  /** With files in a store; undefined where there is none. */
  readonly store: Place | undefined;
  /** The address of that one by which parts have addresses that live four seconds, and downloads two. */
  readonly shortLinks: string | undefined;
}

/** A running platform, which has a worker and a clock of its own, and the owner of its store. */
export class LiveWorld implements MultipartWorld {
  readonly #platforms: MultipartPlatforms;
  readonly #owner: StoreOwner | undefined;

  constructor(platforms: MultipartPlatforms, owner: StoreOwner | undefined) {
    this.#platforms = platforms;
    this.#owner = owner;
  }

  switchTo(setting: MultipartSetting): Target {
    const { disk, store = disk, shortLinks = store.web } = this.#platforms;
    const { web, tokenOf } = setting === "disk" || setting === "little-quota" ? disk : store;
    const host = setting === "short-downloads" || setting === "short-parts" ? shortLinks : web;
    return { host, store: this.#owner?.bucket ?? `${host}/store`, tokenOf, fetch: sendUntilAnswered };
  }

  get ofLittleQuota(): Target {
    return { ...this.switchTo("disk"), host: this.#platforms.littleQuota };
  }

  async pass(seconds: number): Promise<void> {
    if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }

  async computeChecksums(): Promise<void> {
    // Its worker does, and answers are asked for until it has.
  }

  async openUploads(): Promise<number> {
    return (await this.#askOwner().openUploads()).length;
  }

  complete(address: string): Promise<void> {
    return this.#askOwner().complete(address);
  }

  partsOf(address: string): Promise<readonly KeptPart[]> {
    const owner = this.#askOwner();
    return lookUntil(
      () => owner.partsOf(address),
      (parts) => parts.length > 0,
    );
  }

  async cutOff(request: Request): Promise<void> {
    const whole = Buffer.from(await request.arrayBuffer());
    const headers = { ...Object.fromEntries(request.headers), "content-length": String(whole.byteLength) };
    await new Promise<void>((resolve) => {
      const sent = startRequest(request.url, { method: request.method, headers, agent: false });
      sent.on("error", () => resolve());
      sent.on("close", () => resolve());
      sent.write(whole.subarray(0, whole.byteLength >> 1), () => sent.destroy());
    });
  }

  inBucket(name: string, address: string, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
    return this.#askOwner().inBucket(name, address, bytes);
  }

  #askOwner(): StoreOwner {
    if (this.#owner === undefined) throw new Error("INVENIO_S3_STORE names no store, and nobody is its owner.");
    return this.#owner;
  }
}
