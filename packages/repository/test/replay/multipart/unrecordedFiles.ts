import { isObject, type Json, listAt, objectAt, textAt } from "../../../src/json.ts";
import type { Replay } from "../replay.ts";
import type { Target } from "../recordings.ts";

const MIB = 1024 * 1024;
const RECORDED_STORE = "https://store.example";

/** Upload ids whose init was not recorded, by path of the file. */
const UPLOADS: Readonly<Record<string, string>> = {
  "c7/e8/9122-bd49-4b30-9aea-90ef3109fc6e": "abea2459-be4c-44ad-acc0-7f9fbb499f41",
  "58/d7/e310-e710-4959-a502-f0d0a53d695c": "c4e1f3d3-db7d-437d-bf6a-eccca648fdc7",
  "ae/25/270c-561d-420d-988c-df15fdffffeb": "05bec9f8-b8a3-4d79-bd45-1ce83f35d388",
};

/** Creates files in parts whose init was not recorded, and maps their recorded URLs. */
export class UnrecordedFiles {
  readonly #replay: Replay;
  readonly #addresses = new Map<string, string>();
  #draft = "";

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  /** Initializes a file in the store, or reads it again for fresh part URLs. */
  async open(
    place: string,
    parts = 2,
    bucket = "rdm",
    move: Move = (address) => Promise.resolve(address),
  ): Promise<void> {
    if (!this.#addresses.has(place)) {
      await this.#newDraft();
      await this.#init("d.bin", parts);
      this.#addresses.set(place, `${this.#draft}/files/d.bin`);
    }
    const entry = await this.#call("GET", this.#addressOf(place));
    for (const [index, link] of listAt(objectAt(entry, "links"), "parts").entries()) {
      const recorded = `${RECORDED_STORE}/${bucket}/files/${place}/data?uploadId=${UPLOADS[place] ?? ""}&partNumber=${index + 1}`;
      this.#replay.mapId(recorded, await move(isObject(link) ? (textAt(link, "url") ?? "") : ""));
    }
  }

  /** Deletes a file in the store, which aborts its upload. */
  async abort(place: string): Promise<void> {
    await this.#call("DELETE", this.#addressOf(place));
  }

  /** Commits a file in the store, in the recorded draft `draft`. */
  async commit(place: string, draft: string): Promise<void> {
    const address = this.#addressOf(place);
    await this.#call("POST", `${address}/commit`, {});
    this.#replay.mapId(draft, address.split("/")[3] ?? "");
  }

  /** Initializes a file on disk, in the recorded draft `draft`. */
  async openOnDisk(key: string, draft: string): Promise<void> {
    await this.#newDraft();
    await this.#init(key, 2);
    this.#replay.mapId(draft, this.#draft.split("/")[3] ?? "");
  }

  /** Initializes a file for one request in a draft of another target, and maps it to the recorded `draft`. */
  async openInOtherTarget(maker: Target, key: string, draft: string): Promise<void> {
    const { target } = this.#replay;
    this.#replay.target = maker;
    await this.#newDraft();
    await this.#call("POST", `${this.#draft}/files`, [{ key }]);
    this.#replay.target = target;
    this.#replay.mapId(draft, this.#draft.split("/")[3] ?? "");
  }

  async deleteFromDisk(key: string): Promise<void> {
    await this.#call("DELETE", `${this.#draft}/files/${key}`);
  }

  async initOnDisk(key: string): Promise<void> {
    await this.#init(key, 2);
  }

  #addressOf(place: string): string {
    const address = this.#addresses.get(place);
    if (address === undefined) throw new Error(`The file at ${place} was not initialized.`);
    return address;
  }

  async #newDraft(): Promise<void> {
    const { id } = await this.#call("POST", "/api/records", { metadata: { title: "Of a page" } });
    this.#draft = `/api/records/${String(id)}/draft`;
  }

  async #init(key: string, parts: number): Promise<void> {
    const size = this.#replay.contents.size(5 * MIB);
    const transfer = { type: "M", parts, part_size: size };
    await this.#call("POST", `${this.#draft}/files`, [{ key, size: size * parts, transfer }]);
  }

  async #call(method: string, path: string, body?: Json): Promise<Record<string, Json>> {
    const { host, fetch, tokenOf } = this.#replay.target;
    const headers = { Authorization: `Bearer ${tokenOf("depositor")}`, "Content-Type": "application/json" };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(new Request(new URL(path, host), init));
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
    const answer: Json = text === "" ? null : JSON.parse(text);
    return isObject(answer) ? answer : {};
  }
}

/** Moves a URL to another bucket. */
type Move = (address: string) => Promise<string>;
