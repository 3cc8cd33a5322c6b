import {
  createClient,
  type DepositClient,
  DepositError,
  type DepositRecord,
  type JsonObject,
  ownerPermissions,
  readConfig,
  readRecord,
  type DepositPermissions,
  type ServerError,
  type ServerFile,
  type Locks,
} from "@deposit/core";
import type { TransferAnswer, TransferRequest, UploadJournal } from "@deposit/core/upload";
import { createRepository, memoryStorage, type Repository } from "@deposit/repository";
import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { DepositForm } from "../src/DepositForm.tsx";
import type { DepositContextValue } from "../src/form/session/DepositContext.ts";
import { useDepositContext } from "../src/form/session/useDepositContext.ts";
import { FilesSection } from "../src/sections/files/FilesSection.tsx";

/** What the files section is tried with. */
export interface FilesBenchOptions {
  readonly repository?: Repository;
  /** A record that the repository has; without one a new deposit is made of `parts`. */
  readonly record?: DepositRecord;
  readonly parts?: JsonObject;
  readonly files?: readonly ServerFile[];
  readonly errors?: readonly ServerError[];
  readonly config?: JsonObject;
  readonly permissions?: Partial<DepositPermissions>;
  readonly filesLocked?: boolean;
  /** What the page before remembered of its uploads. */
  readonly journal?: UploadJournal;
  readonly locks?: Locks;
}

/** One transfer of bytes that waits for the test. */
export interface HeldTransfer {
  readonly size: number;
  /** So many bytes are out. */
  readonly tell: (sent: number) => void;
  /** All bytes reach the repository, whose answer comes back. */
  readonly arrive: () => Promise<void>;
  /** The connection breaks. */
  readonly breakOff: () => void;
}

/** The files section in a form of its own, on an embedded repository that gets the bytes when the test says so. */
export interface FilesBench {
  readonly repository: Repository;
  readonly client: DepositClient;
  readonly user: UserEvent;
  /** Transfers in the order they began, those that ended among them. */
  readonly transfers: readonly HeldTransfer[];
  readonly form: () => DepositContextValue;
  /** Lets every transfer arrive, those that begin later too. */
  readonly arriveAll: () => Promise<void>;
  readonly choose: (...files: File[]) => Promise<void>;
}

const origin = "http://repository.test";

/** A client of a repository, without a network between. */
export function clientOf(repository: Repository): DepositClient {
  return createClient({ baseUrl: origin, fetch: repository.fetch });
}

/** A repository of a test's own. */
export function openRepository(): Repository {
  return createRepository({ storage: memoryStorage(), trust: "everyone" });
}

const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(new Error("No bytes were read.")),
    );
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file could not be read.")));
    reader.readAsArrayBuffer(blob);
  });

async function send(repository: Repository, { method, url, headers, body }: TransferRequest): Promise<TransferAnswer> {
  const answer = await repository.fetch(new Request(url, { method, headers, body: await bytesOf(body) }));
  return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get("Retry-After") };
}

/** Draws the files section. */
export function benchFiles(options: FilesBenchOptions = {}): FilesBench {
  const repository = options.repository ?? openRepository();
  const client = clientOf(repository);
  const transfers: HeldTransfer[] = [];
  let isOpen = false;
  const transport = (request: TransferRequest) => {
    let settle: { resolve: (answer: TransferAnswer) => void; reject: (error: unknown) => void } | undefined;
    const answer = new Promise<TransferAnswer>((resolve, reject) => (settle = { resolve, reject }));
    const end = (kind: "no-response" | "cancelled"): void =>
      settle?.reject(new DepositError({ kind, request: { method: request.method, url: request.url } }));
    const held: HeldTransfer = {
      size: request.body.size,
      tell: request.onProgress,
      async arrive() {
        request.onProgress(request.body.size);
        settle?.resolve(await send(repository, request));
      },
      breakOff: () => end("no-response"),
    };
    transfers.push(held);
    if (isOpen) void held.arrive();
    return { answer, cancel: () => end("cancelled") };
  };
  let form: DepositContextValue | undefined;
  const Probe = (): null => {
    form = useDepositContext();
    return null;
  };
  render(
    <DepositForm
      client={client}
      record={options.record ?? readRecord({ metadata: {}, files: { enabled: true }, ...options.parts }) ?? undefined}
      files={options.files}
      errors={options.errors}
      config={readConfig(options.config ?? { quota: { maxFiles: 20_000, maxStorage: 10 ** 10 } })}
      permissions={{ ...ownerPermissions, ...options.permissions }}
      filesLocked={options.filesLocked}
      ports={{
        transport,
        // What a digest is good for is the core's to prove.
        hasher: () => ({ md5: Promise.reject(new Error("No digest here.")), cancel: () => undefined }),
        log: () => undefined,
        ...(options.journal === undefined ? {} : { journal: options.journal }),
        ...(options.locks === undefined ? {} : { locks: options.locks }),
      }}
      onNavigate={() => undefined}
    >
      <Probe />
      <p>Beside the files</p>
      <FilesSection />
    </DepositForm>,
  );
  const user = userEvent.setup();
  return {
    repository,
    client,
    user,
    transfers,
    form: () => {
      if (form === undefined) throw new Error("The form was not drawn.");
      return form;
    },
    async arriveAll() {
      isOpen = true;
      await Promise.all(transfers.map((transfer) => transfer.arrive()));
    },
    async choose(...files) {
      const input = document.querySelector<HTMLInputElement>("input[type=file]");
      if (input === null) throw new Error("There is no file input.");
      await user.upload(input, files);
    },
  };
}

/** A file that the repository is said to have. */
export function storedFile(key: string, rest: Partial<ServerFile> = {}): ServerFile {
  return {
    key,
    size: 1500,
    checksum: "md5:0cc175b9c0f1b6a831c399e269772661",
    mimetype: "text/csv",
    status: "completed",
    links: { self: `${origin}/api/files/${key}`, content: `${origin}/api/files/${key}/content` },
    ...rest,
  };
}

/** A file on the depositor's disk. */
export const localFile = (name: string, content = "a,b"): File => new File([content], name, { type: "text/csv" });

/** The row of a file; `null` where it is not drawn. */
export function rowOfFile(name: string): HTMLElement | null {
  const rows = document.querySelectorAll<HTMLElement>('[data-deposit-part="file"]');
  return [...rows].find((row) => row.dataset["row"] === name) ?? null;
}
