import type { Worker } from "@playwright/test";
import { DepositModel } from "./depositModel.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { md5OfFile, patternFile, textFile } from "./sampleFiles.ts";

// The browser notes what a policy refuses.
test.use({ expectedInConsole: [/Content Security Policy|WebAssembly/] });

const own = "default-src 'self'; style-src 'self'; script-src 'self'";

/** Serves the host and all it is made of under this policy: a worker heeds the policy of its own file, not the page's. */
async function underPolicy(page: Page, policy: string): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith("/api/"),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    },
  );
}

/** Bytes change on their way; the server takes note of other ones, as many. */
async function damageUploads(page: Page, text: string): Promise<() => Promise<void>> {
  const content = /\/files\/[^/]+\/content$/;
  await page.route(content, (route) =>
    route.request().method() === "PUT" ? route.continue({ postData: text }) : route.continue(),
  );
  return () => page.unroute(content);
}

/** Whether WebAssembly is allowed there; the bytes are those of an empty module. */
function mayCompile(where: Page | Worker): Promise<boolean> {
  const compile = (): Promise<boolean> =>
    WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => true,
      () => false,
    );
  return "workers" in where ? where.evaluate(compile) : where.evaluate(compile);
}

const policies: [string, string, number][] = [
  ["with WebAssembly", `${own} 'wasm-unsafe-eval'`, 1],
  ["where WebAssembly is refused", own, 1],
  ["where workers are refused", `${own} 'wasm-unsafe-eval'; worker-src 'none'`, 0],
  ["where both are refused", `${own}; worker-src 'none'`, 0],
];

for (const [name, policy, workers] of policies) {
  test(`damage on the way is told and mended, ${name}`, async ({ page, demo, folder }) => {
    const good = "station,celsius\nA,4.2\nB,3.9\n";
    const readings = await textFile(folder, "readings.csv", good);
    const raw = await patternFile(folder, "raw.bin", 50_000_000);
    await underPolicy(page, policy);
    const hashers: Promise<boolean>[] = [];
    page.on("worker", (worker) => {
      if (worker.url().includes("md5.worker")) hashers.push(mayCompile(worker));
    });
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.givesTheTitle("Ice thickness at Vendsyssel");
    const mend = await damageUploads(page, good.replace("4", "5"));
    await deposit.chooses(readings);
    await expect(deposit.file(readings.name)).toContainText("their checksums differ");
    await mend();
    await deposit.file(readings.name).getByRole("button", { name: /Retry/ }).click();
    await deposit.seesComplete(readings);
    await deposit.chooses(raw);
    await deposit.seesComplete(raw);
    await expect(deposit.file(raw.name)).toContainText(await md5OfFile(raw.path));
    expect(hashers).toHaveLength(workers);
    const allowed = await (hashers[0] ?? mayCompile(page));
    expect(allowed, "the policy holds where the digest is computed").toBe(policy.includes("'wasm-unsafe-eval'"));
  });
}
