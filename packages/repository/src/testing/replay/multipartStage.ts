import { createRepository, type Repository } from "../../createRepository.ts";
import { isObject, type Json, listAt, objectAt, textAt } from "../../json.ts";
import { memoryStorage } from "../../memory.ts";
import type { RepositoryOptions } from "../../settings.ts";
import { RECORDED_PEOPLE } from "../recordedPeople.ts";
import { md5 } from "./drawContents.ts";
import type { Exchange } from "./exchange.ts";
import { MULTIPART_CONTENTS } from "./multipartContents.ts";
import { Replay } from "./replay.ts";

const HOST = "https://repository.example";
const STORE = "https://store.example";
const PAGE = "https://page.example";
const MIB = 1024 * 1024;

/** The instances that `multipart` was recorded with, as one after the other: a disk, a store, short-lived addresses. */
export class MultipartStage {
  readonly replay: Replay;
  readonly #storage = memoryStorage();
  #now = Date.parse("2026-11-21T08:01:50.123Z");
  #repository: Repository;
  #uploads: { readonly recorded: number; readonly found: number } | undefined;

  constructor(exchanges: readonly Exchange[], seed: number) {
    const nobody = { host: HOST, store: `${STORE}/__store/rdm`, tokenOf: (person: string) => person };
    this.replay = new Replay({ ...nobody, fetch: () => Promise.resolve(Response.error()) }, exchanges, {
      seed,
      ...MULTIPART_CONTENTS,
    });
    this.#repository = this.#switchTo({});
  }

  /** What happened between the recorded calls: time, settings, what the store's owner and others did. */
  async before(exchange: Exchange): Promise<void> {
    const { index, what } = exchange;
    this.#now += 300;
    if (/moment later|\d+ s later|read an entry for its bucket|: download$/.test(what) || index === 335)
      await this.#repository.computeChecksums();
    if (index === 82) this.#switchTo({ quota: { maxStorage: 1_000_000 } });
    if (index === 90) this.#switchTo({});
    if (index === 152) this.#switchTo(IN_STORE);
    if (index === 194) this.#switchTo({ ...IN_STORE, downloadLinkLifetime: 2 });
    if (index === 195) this.#pass(3);
    if (index === 196) this.#switchTo(IN_STORE);
    if (index === 197) this.#switchTo({ ...IN_STORE, partLinkLifetime: 4 });
    if (index === 199) this.#pass(5);
    if (index === 202) this.#switchTo(IN_STORE);
    if (index === 288) await this.#completeInStore();
    if (index === 340) this.#switchTo({ store: { origin: STORE, pages: [] } });
    if (index === 340) this.replay.adopt(textAt(exchange.request, "path") ?? "", `${STORE}/__store/rdm/x`);
    if (index === 341) await this.#openInStore("c7/e8/9122-bd49-4b30-9aea-90ef3109fc6e", IN_STORE);
    if (index === 345) await this.#openInStore("c7/e8/9122-bd49-4b30-9aea-90ef3109fc6e", SHORT);
    if (index === 345) this.#pass(5);
    if (index === 347)
      await this.#openInStore(
        "c7/e8/9122-bd49-4b30-9aea-90ef3109fc6e",
        { store: { origin: STORE, pages: [] } },
        "rdm-default",
      );
    if (index === 348) await this.#abortInStore("c7/e8/9122-bd49-4b30-9aea-90ef3109fc6e");
    if (index === 351) await this.#openInStore("58/d7/e310-e710-4959-a502-f0d0a53d695c", IN_STORE);
    if (index === 352) await this.#openInStore("ae/25/270c-561d-420d-988c-df15fdffffeb", IN_STORE, "rdm", 1);
    if (index === 353) await this.#commitInStore();
    if (index === 354) await this.#openOnDisk();
    if (index === 360) await this.#call("DELETE", `${this.#draft}/files/a.bin`);
    if (index === 361) await this.#announce("a.bin", 2);
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

  #draft = "";
  #files = new Map<string, string>();

  #switchTo(options: Partial<RepositoryOptions>): Repository {
    this.#repository = createRepository({
      storage: this.#storage,
      people: RECORDED_PEOPLE,
      locales: ["en"],
      siteName: "InvenioRDM",
      checksumDelay: Infinity,
      now: () => new Date(this.#now),
      ...options,
    });
    const { fetch } = this.#repository;
    this.replay.target = { ...this.replay.target, fetch };
    return this.#repository;
  }

  #pass(seconds: number): void {
    this.#now += seconds * 1000;
  }

  async #call(method: string, address: string, body?: Json): Promise<Json> {
    const headers = { Authorization: "Bearer depositor", "Content-Type": "application/json" };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await this.#repository.fetch(new Request(new URL(address, HOST), init));
    const text = await response.text();
    return text === "" ? null : (JSON.parse(text) as Json);
  }

  /** Open uploads: the recorded instance had some of other runs, and only what changes is its own. */
  async #countUploads({ response }: Exchange): Promise<readonly string[]> {
    const found = (await this.#storage.list("uploads")).length;
    const recorded = Number(objectAt(response, "body")["uploads"]);
    this.#uploads ??= { recorded, found };
    const [wanted, was] = [recorded - this.#uploads.recorded, found - this.#uploads.found];
    return wanted === was ? [] : [`${wanted} more open uploads, were ${was}`];
  }

  async #newDraft(): Promise<string> {
    const draft = await this.#call("POST", "/api/records", { metadata: { title: "Of a page" } });
    this.#draft = `/api/records/${isObject(draft) ? String(draft["id"]) : ""}/draft`;
    return this.#draft;
  }

  async #announce(key: string, parts: number): Promise<readonly Json[]> {
    const size = this.replay.contents.size(5 * MIB);
    const list = await this.#call("POST", `${this.#draft}/files`, [
      { key, size: size * parts, transfer: { type: "M", parts, part_size: size } },
    ]);
    const entry = listAt(isObject(list) ? list : {}, "entries").find((one) => isObject(one) && one["key"] === key);
    return listAt(objectAt(isObject(entry) ? entry : {}, "links"), "parts");
  }

  /** A file that somebody began whose calls were not recorded, known by its place in the store. */
  async #openInStore(place: string, options: Partial<RepositoryOptions>, bucket = "rdm", parts = 2): Promise<void> {
    this.#switchTo(options);
    const path = this.#files.get(place);
    if (path === undefined) {
      await this.#newDraft();
      await this.#announce("d.bin", parts);
      this.#files.set(place, `${this.#draft}/files/d.bin`);
    }
    const entry = await this.#call("GET", this.#files.get(place) ?? "");
    const links = listAt(objectAt(isObject(entry) ? entry : {}, "links"), "parts");
    for (const [index, link] of links.entries()) {
      const recorded = `${STORE}/${bucket}/files/${place}/data?uploadId=${UPLOADS[place] ?? ""}&partNumber=${index + 1}`;
      this.replay.adopt(recorded, isObject(link) ? String(link["url"]) : "");
    }
  }

  async #abortInStore(place: string): Promise<void> {
    this.#switchTo(IN_STORE);
    await this.#openInStore(place, IN_STORE);
    await this.#call("DELETE", this.#files.get(place) ?? "");
  }

  async #commitInStore(): Promise<void> {
    const path = this.#files.get("ae/25/270c-561d-420d-988c-df15fdffffeb") ?? "";
    await this.#call("POST", `${path}/commit`, {});
    this.replay.adopt("q3a9a-kyn21", path.split("/")[3] ?? "");
  }

  async #openOnDisk(): Promise<void> {
    this.#switchTo({});
    await this.#newDraft();
    await this.#announce("a.bin", 2);
    this.replay.adopt("km9g8-vt221", this.#draft.split("/")[3] ?? "");
  }

  /** The store completes an upload, and the repository never hears of it. */
  async #completeInStore(): Promise<void> {
    const drafts = await this.#storage.list("drafts");
    const pending = drafts.flatMap(({ files }) => files.entries).filter(({ transfer }) => transfer?.parts === 3);
    const upload = pending.at(-1)?.transfer?.into;
    if (upload === undefined || !("upload" in upload)) throw new Error("There is no upload to complete.");
    await this.#storage.write([{ kind: "uploads", id: upload.upload, value: null }]);
  }

  /** What a page sees of an answer that may not be for it: status 0, and nothing else. */
  async #asPage(exchange: Exchange): Promise<readonly string[]> {
    const sent = this.replay.toRequest(exchange);
    if (/XHR aborted/.test(exchange.what)) return this.#abortedByPage(sent);
    let answer = await this.#repository.fetch(sent);
    if (answer.status === 302)
      answer = await this.#repository.fetch(
        new Request(answer.headers.get("Location") ?? "", { headers: { Origin: "null" } }),
      );
    const allowed = answer.headers.get("Access-Control-Allow-Origin");
    const isSeen = allowed === "*" || allowed === PAGE;
    if (exchange.response["status"] !== 0)
      return isSeen ? this.replay.compare(exchange, answer) : [`a page may not see ${answer.status}`];
    return isSeen ? [`status 0, was ${answer.status}`] : [];
  }

  /** A page that gives up in the middle: the store keeps the part, at its full length. */
  async #abortedByPage(sent: Request): Promise<readonly string[]> {
    const whole = new Uint8Array(await sent.arrayBuffer());
    const half = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(whole.slice(0, whole.byteLength >> 1)),
      pull: (controller) => controller.error(new Error("aborted")),
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "PUT",
      headers: sent.headers,
      body: half,
      duplex: "half",
    };
    const before = (await this.#storage.list("parts")).length;
    await this.#repository.fetch(new Request(sent.url, init));
    const parts = await this.#storage.list("parts");
    const kept = parts.at(-1);
    return parts.length === before + 1 && kept?.size === whole.byteLength && kept.md5 !== md5(whole)
      ? []
      : [`a part of ${whole.byteLength} bytes, were ${kept?.size ?? 0}`];
  }
}

const IN_STORE: Partial<RepositoryOptions> = { store: { origin: STORE, pages: [PAGE] } };
const SHORT: Partial<RepositoryOptions> = { ...IN_STORE, partLinkLifetime: 4 };

/** The uploads that the recording names without saying how they began, by the place of their file. */
const UPLOADS: Readonly<Record<string, string>> = {
  "c7/e8/9122-bd49-4b30-9aea-90ef3109fc6e": "abea2459-be4c-44ad-acc0-7f9fbb499f41",
  "58/d7/e310-e710-4959-a502-f0d0a53d695c": "c4e1f3d3-db7d-437d-bf6a-eccca648fdc7",
  "ae/25/270c-561d-420d-988c-df15fdffffeb": "05bec9f8-b8a3-4d79-bd45-1ce83f35d388",
};
