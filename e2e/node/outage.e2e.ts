import { readConfig } from "@deposit/core";
import { afterEach, expect, test } from "vitest";
import { completeMetadata, creator } from "./completeMetadata.ts";
import { downloaded } from "./downloaded.ts";
import { fetchBytes } from "./fetchBytes.ts";
import { onPlatform } from "./onPlatform.ts";
import { openForm, pageConfig, reload } from "./openForm.ts";
import type { Platform } from "./platform.ts";
import { checksumOf, sampleBytes, untilSettled } from "./sampleBytes.ts";
import { takesParts } from "./takesParts.ts";

/** Sends calls; the next one of this method, once it is armed, meets a platform that is cut off while it works. */
function cutting(platform: Platform, method: string, when: "while it works" | "before its answer arrives") {
  let isArmed = false;
  return {
    arm: () => void (isArmed = true),
    async fetch(request: Request): Promise<Response> {
      if (!isArmed || request.method !== method) return await fetch(request);
      isArmed = false;
      const answer = fetch(request);
      if (when === "while it works") {
        answer.catch(() => undefined);
        await platform.cutAtWork();
        return await answer;
      }
      await answer;
      await platform.cut();
      throw new TypeError("The connection broke.");
    },
  };
}

/** How many drafts of this title the depositor has. */
async function draftsCalled(platform: Platform, title: string): Promise<number> {
  const { client } = openForm(platform);
  return (await client.drafts.listNewest()).filter(({ metadata }) => metadata["title"] === title).length;
}

onPlatform("own", "a platform that is stopped and started", (platform) => {
  // An end-to-end test that broke off must not leave the next one without a platform.
  afterEach(async () => await platform().start(), 180_000);
  const large = Array.from({ length: 1500 }, (_, index) => creator(`Family ${index}`, `Given ${index}`));

  test.for(["while it works", "before its answer arrives"] as const)(
    "in the middle of a save (%s): nothing typed is lost, and the next save is the last word",
    async (when) => {
      const cut = cutting(platform(), "PUT", when);
      const form = openForm(platform(), { fetch: cut.fetch });
      form.type({ ...completeMetadata("Before the outage"), creators: large });
      expect(await form.deposit.save(form.read)).toBe("succeeded");

      cut.arm();
      form.type({ title: "During the outage" });
      expect(await form.deposit.save(form.read)).toBe("failed");
      expect(form.deposit.getState().phase).toMatchObject({ failure: { kind: "no-response" } });
      expect(form.read().metadata).toMatchObject({ title: "During the outage" });
      form.type({ title: "After the outage" });
      expect(await form.deposit.save(form.read)).toBe("failed");

      await platform().start();
      expect(await form.deposit.save(form.read)).toBe("succeeded");
      const again = await reload(platform(), form);
      expect(again.read().metadata.title).toBe("After the outage");
      expect(again.read().metadata.creators).toHaveLength(large.length);
    },
  );

  test.for(["while it works", "before its answer arrives"] as const)(
    "in the middle of the first save (%s): there is one draft in the end, and no second",
    async (when) => {
      const title = `First save, ${when}, ${Date.now()}`;
      const cut = cutting(platform(), "POST", when);
      const form = openForm(platform(), { fetch: cut.fetch });
      form.type({ ...completeMetadata(title), creators: large });
      cut.arm();
      expect(await form.deposit.save(form.read)).toBe("failed");
      expect(form.read().metadata.title).toBe(title);
      await platform().start();
      expect(await form.deposit.save(form.read)).toBe("succeeded");
      await expect.poll(() => draftsCalled(platform(), title), { timeout: 20_000 }).toBe(1);
    },
  );

  test("in the middle of an upload: the file says so, goes on, and is the same; of parts only those that were lost go again", async () => {
    const file = sampleBytes("large.bin", 23_000_000);
    const isInParts = await takesParts(platform());
    const types = isInParts ? ["L", "M"] : ["L"];
    const config = readConfig({
      ...pageConfig,
      enabled_transfer_types: types,
      default_transfer_type: types.at(-1),
      fileUploadConcurrency: 1,
    });
    const gone: string[] = [];
    const transport = fetchBytes(async (url) => {
      gone.push(url);
      // The second part, where it goes in parts.
      if (gone.length === types.length) await platform().cut();
    });
    const form = openForm(platform(), { config, retryDelays: [0], ports: { transport } });
    form.deposit.addFiles([file], form.read);
    await untilSettled(form.deposit);
    expect(form.deposit.getState().files).toMatchObject([
      { key: "large.bin", phase: { kind: "error", retryable: true, failure: { kind: "request" } } },
    ]);
    await platform().start();
    form.deposit.retryFile("large.bin");
    await untilSettled(form.deposit);
    expect(form.deposit.getState().files).toMatchObject([
      { size: file.size, phase: { kind: "finished" }, verification: "same" },
    ]);
    const timesOfFirst = gone.filter((url) => url === gone[0]).length;
    if (isInParts) expect(timesOfFirst).toBe(1);
    else expect(timesOfFirst).toBeGreaterThan(1);
    const [stored] = (await reload(platform(), form)).deposit.getState().files;
    expect(stored).toMatchObject({ size: file.size, phase: { kind: "finished" } });
    expect(await downloaded(platform(), stored?.links.content)).toBe(await checksumOf(file));
  });
});
