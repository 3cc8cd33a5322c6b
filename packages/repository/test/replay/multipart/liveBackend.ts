import { AwsClient } from "aws4fetch";
import { createHash } from "node:crypto";
import { request as startRequest } from "node:http";
import { type LivePlatform, pollUntil, fetchWithRetry } from "../livePlatform.ts";
import type { Target } from "../recordings.ts";
import type { KeptPart, MultipartSetting, MultipartBackend } from "./multipartReplay.ts";

/** The address of a platform, and the bearer tokens of its people. */
type PlatformAddress = Pick<LivePlatform, "web" | "tokenOf">;

/** The platforms that `multipart` needs. */
interface MultipartPlatforms {
  /** With files on disk, and a worker that computes checksums. */
  readonly disk: PlatformAddress;
  /** The address at which new drafts have a quota of 1 MB. */
  readonly lowQuota: string;
  /** With files in an object store; undefined without one. */
  readonly store: PlatformAddress | undefined;
  /** The address at which part URLs live four seconds and download URLs two. */
  readonly shortLinks: string | undefined;
}

/** A running platform with its own worker and clock, and the owner of its bucket. */
export class LiveBackend implements MultipartBackend {
  readonly #platforms: MultipartPlatforms;
  readonly #owner: BucketOwner | undefined;

  constructor(platforms: MultipartPlatforms, owner: BucketOwner | undefined) {
    this.#platforms = platforms;
    this.#owner = owner;
  }

  targetWith(setting: MultipartSetting): Target {
    const { disk, store = disk, shortLinks = store.web } = this.#platforms;
    const { web, tokenOf } = setting === "disk" || setting === "little-quota" ? disk : store;
    const host = setting === "short-downloads" || setting === "short-parts" ? shortLinks : web;
    return { host, store: this.#owner?.bucket ?? `${host}/store`, tokenOf, fetch: fetchWithRetry };
  }

  get lowQuotaTarget(): Target {
    return { ...this.targetWith("disk"), host: this.#platforms.lowQuota };
  }

  async wait(seconds: number): Promise<void> {
    if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }

  async computeChecksums(): Promise<void> {
    // The platform's worker computes them; the replay polls.
  }

  async openUploads(): Promise<number> {
    return (await this.#askOwner().openUploads()).length;
  }

  complete(address: string): Promise<void> {
    return this.#askOwner().complete(address);
  }

  partsOf(address: string): Promise<readonly KeptPart[]> {
    const owner = this.#askOwner();
    return pollUntil(
      () => owner.partsOf(address),
      (parts) => parts.length > 0,
    );
  }

  async abortHalfway(request: Request): Promise<void> {
    const whole = Buffer.from(await request.arrayBuffer());
    const headers = { ...Object.fromEntries(request.headers), "content-length": String(whole.byteLength) };
    await new Promise<void>((resolve) => {
      const sent = startRequest(request.url, { method: request.method, headers, agent: false });
      sent.on("error", () => resolve());
      sent.on("close", () => resolve());
      sent.write(whole.subarray(0, whole.byteLength >> 1), () => sent.destroy());
    });
  }

  moveToBucket(name: string, address: string, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
    return this.#askOwner().moveToBucket(name, address, bytes);
  }

  #askOwner(): BucketOwner {
    if (this.#owner === undefined) throw new Error("INVENIO_S3_STORE is not set.");
    return this.#owner;
  }
}

/** The CORS rules of the recorded bucket: one page may send parts, every page may read. */
const PAGE_RULES =
  rule("https://page.example", ["PUT"], ["ETag"], 600) + rule("*", ["GET", "HEAD"], ["ETag", "Content-Range"]);

/** Rules for pages on this machine, which may use the bucket at the same time. */
const LOCAL_RULES = ["http://127.0.0.1*", "http://localhost*"]
  .map((origin) => rule(origin, ["PUT"], ["ETag", "Content-Range"], 600))
  .join("");

/** CORS rules of other recorded buckets: one that a single page may read, and the default of the platform's driver. */
const RULES_OF: Readonly<Record<string, string>> = {
  "rdm-narrow": rule("https://page.example", ["GET", "HEAD"], ["ETag"]),
  "rdm-default": rule("*", ["GET"], []),
};

/** Acts as the owner of an S3 bucket, with signed requests. */
export class BucketOwner {
  /** The address of the bucket, without keys. */
  readonly bucket: string;
  readonly #client: AwsClient;
  #rules: string | undefined;

  /** Takes a bucket address with keys, such as `http://key:secret@127.0.0.1:57070/deposit`. */
  constructor(address: string) {
    const { username, password, origin, pathname } = new URL(address);
    this.bucket = origin + pathname;
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: "s3",
      region: "us-east-1",
    });
  }

  /** Sets the recorded CORS rules; pages on this machine keep access. */
  async adoptRules(): Promise<void> {
    this.#rules = await this.#send("GET", `${this.bucket}?cors`);
    await this.#setRules(this.bucket, PAGE_RULES + LOCAL_RULES);
  }

  /** Restores the earlier CORS rules. */
  async restoreRules(): Promise<void> {
    if (this.#rules !== undefined) await this.#send("PUT", `${this.bucket}?cors`, this.#rules);
  }

  /** Returns the ids of all open uploads. */
  async openUploads(): Promise<readonly string[]> {
    return contentsOf("UploadId", await this.#send("GET", `${this.bucket}?uploads`));
  }

  async partsOf(address: string): Promise<readonly KeptPart[]> {
    const list = await this.#send("GET", uploadOf(address));
    return contentsOf("Part", list).map((part) => ({
      size: Number(contentsOf("Size", part)[0]),
      md5: (contentsOf("ETag", part)[0] ?? "").replaceAll(/"|&#34;|&quot;/g, ""),
    }));
  }

  /** Completes the upload of a URL with its existing parts. */
  async complete(address: string): Promise<void> {
    const parts = contentsOf("Part", await this.#send("GET", uploadOf(address))).map(
      (part) =>
        `<Part><PartNumber>${contentsOf("PartNumber", part)[0]}</PartNumber><ETag>${contentsOf("ETag", part)[0]}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
    await this.#send("POST", uploadOf(address), body);
  }

  /**
   * Creates a bucket if needed, and moves a URL into it. With bytes, stores them there and returns a URL that is valid
   * for a minute.
   */
  async moveToBucket(name: string, address: string, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
    const bucket = `${this.bucket}-${name}`;
    const made = await this.#client.fetch(bucket, { method: "PUT" });
    if (!made.ok && made.status !== 409)
      throw new Error(`${bucket} was not created (${made.status}): ${await made.text()}`);
    await this.#setRules(bucket, RULES_OF[name] ?? "");
    const moved = address.replace(`${this.bucket}/`, `${bucket}/`);
    if (bytes === undefined) return moved;
    const { origin, pathname } = new URL(moved);
    await this.#send("PUT", origin + pathname, bytes);
    const signed = await this.#client.sign(`${origin}${pathname}?X-Amz-Expires=60`, { aws: { signQuery: true } });
    return signed.url;
  }

  async #setRules(bucket: string, rules: string): Promise<void> {
    await this.#send("PUT", `${bucket}?cors`, `<CORSConfiguration>${rules}</CORSConfiguration>`);
  }

  async #send(method: string, address: string, body?: string | Uint8Array<ArrayBuffer>): Promise<string> {
    const sent = body === undefined ? {} : { body, headers: { "Content-MD5": contentMd5(body) } };
    const response = await this.#client.fetch(address, { method, ...sent });
    const text = await response.text();
    if (!response.ok || text.includes("<Error>"))
      throw new Error(`The store answered ${method} ${address} with ${response.status}: ${text}`);
    return text;
  }
}

function rule(origin: string, methods: readonly string[], exposed: readonly string[], seconds?: number): string {
  const element = (name: string, values: readonly (string | number)[]): string =>
    values.map((value) => `<${name}>${value}</${name}>`).join("");
  const parts = [
    element("AllowedOrigin", [origin]),
    element("AllowedMethod", methods),
    element("AllowedHeader", ["*"]),
    element("ExposeHeader", exposed),
    element("MaxAgeSeconds", seconds === undefined ? [] : [seconds]),
  ];
  return `<CORSRule>${parts.join("")}</CORSRule>`;
}

const contentMd5 = (body: string | Uint8Array): string => createHash("md5").update(body).digest("base64");

/** Returns the URL of an upload, without part number and signature. */
function uploadOf(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?uploadId=${encodeURIComponent(searchParams.get("uploadId") ?? "")}`;
}

/** Returns the contents of the elements with a name. */
const contentsOf = (name: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, text]) => text ?? "");
