/** In bytes: the fastest measured part size. */
const PART = 16 * 2 ** 20;
const LANES = 3;

interface Entry {
  readonly key: string;
  readonly links: {
    readonly commit: string;
    readonly content?: string;
    readonly parts?: readonly { readonly url: string }[];
  };
}

/** Sends a request with XMLHttpRequest. */
function exchange(method: string, url: string, body: Blob | string, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader("Content-Type", type);
    request.onload = () =>
      request.status < 300 ? resolve(request.responseText) : reject(new Error(`${url}: ${request.status}`));
    request.onerror = () => reject(new Error(`${url}: no answer`));
    request.send(body);
  });
}

async function announce(files: string, key: string, size: number, transfer: object): Promise<Entry["links"]> {
  const answer = await exchange("POST", files, JSON.stringify([{ key, size, transfer }]), "application/json");
  const { entries }: { readonly entries: readonly Entry[] } = JSON.parse(answer);
  const found = entries.find((entry) => entry.key === key);
  if (found === undefined) throw new Error(`${key} was not announced.`);
  return found.links;
}

/** Processes a list with three items at a time. */
async function pool<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<unknown>) {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item !== undefined) await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** The baseline of a large file: sends slices, three at a time, without progress, retries or checksums. */
export async function sendBareParts(files: string, file: File): Promise<void> {
  const count = Math.ceil(file.size / PART);
  const links = await announce(files, file.name, file.size, { type: "M", parts: count, part_size: PART });
  await pool(links.parts ?? [], ({ url }, index) =>
    exchange("PUT", url, file.slice(index * PART, (index + 1) * PART), "application/octet-stream"),
  );
  await exchange("POST", links.commit, "{}", "application/json");
}

/** The baseline of many small files: the same three requests for each, three files at a time. */
export async function sendBareFiles(files: string, chosen: readonly File[]): Promise<void> {
  await pool(chosen, async (file) => {
    const links = await announce(files, file.name, file.size, { type: "L" });
    await exchange("PUT", links.content ?? "", file, "application/octet-stream");
    await exchange("POST", links.commit, "{}", "application/json");
  });
}
