import { createRepository, type Repository } from "../../../src/createRepository.ts";
import { memoryStorage } from "../../../src/storage/memoryStorage.ts";
import type { RepositoryOptions } from "../../../src/settings.ts";
import { RECORDED_PEOPLE, type Target } from "../recordings.ts";
import type { KeptPart, MultipartSetting, MultipartBackend } from "./multipartReplay.ts";

const HOST = "https://repository.example";
const STORE = "https://store.example";
const IN_STORE: Partial<RepositoryOptions> = { store: { origin: STORE, pages: ["https://page.example"] } };

const OPTIONS: Readonly<Record<MultipartSetting, Partial<RepositoryOptions>>> = {
  disk: {},
  "little-quota": { quota: { maxStorage: 1_000_000 } },
  store: IN_STORE,
  "short-downloads": { ...IN_STORE, downloadLinkLifetime: 2 },
  "short-parts": { ...IN_STORE, partLinkLifetime: 4 },
  "default-rules": { store: { origin: STORE, pages: [] } },
};

/** The embedded repository with one storage and a clock of its own. It is recreated when settings change. */
export class EmbeddedBackend implements MultipartBackend {
  readonly lowQuotaTarget = undefined;
  readonly #storage = memoryStorage();
  #now = Date.parse("2026-11-21T08:01:50.123Z");
  #repository: Repository | undefined;

  targetWith(setting: MultipartSetting): Target {
    const repository = createRepository({
      storage: this.#storage,
      people: RECORDED_PEOPLE,
      locales: ["en"],
      siteName: "InvenioRDM",
      checksumDelay: Infinity,
      now: () => new Date(this.#now),
      ...OPTIONS[setting],
    });
    this.#repository = repository;
    return {
      host: HOST,
      store: `${STORE}/__store/rdm`,
      tokenOf: (person) => person,
      fetch: (request) => repository.fetch(request),
    };
  }

  async wait(seconds: number): Promise<void> {
    this.#now += 300 + seconds * 1000;
  }

  async computeChecksums(): Promise<void> {
    await this.#repository?.computeChecksums();
  }

  async openUploads(): Promise<number> {
    return (await this.#storage.list("uploads")).length;
  }

  async complete(address: string): Promise<void> {
    const upload = uploadOf(address);
    if ((await this.#storage.read("uploads", upload)) === undefined) throw new Error("There is no upload to complete.");
    await this.#storage.write([{ kind: "uploads", id: upload, value: null }]);
  }

  async partsOf(address: string): Promise<readonly KeptPart[]> {
    const number = new URL(address).searchParams.get("partNumber") ?? "";
    const part = await this.#storage.read("parts", `${uploadOf(address)}/${number}`);
    return part === undefined ? [] : [part];
  }

  async abortHalfway(request: Request): Promise<void> {
    const whole = new Uint8Array(await request.arrayBuffer());
    const half = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(whole.slice(0, whole.byteLength >> 1)),
      pull: (controller) => controller.error(new Error("aborted")),
    });
    const { url, method, headers } = request;
    const init: RequestInit & { duplex: "half" } = { method, headers, body: half, duplex: "half" };
    await this.#repository?.fetch(new Request(url, init));
  }

  /** The embedded store has one bucket; its CORS rules are settings. */
  async moveToBucket(_name: string, address: string): Promise<string> {
    return address;
  }
}

const uploadOf = (address: string): string => new URL(address).searchParams.get("uploadId") ?? "";
