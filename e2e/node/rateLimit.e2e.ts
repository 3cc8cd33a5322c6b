import { feedbackBanner, type UploadEvent } from "@deposit/core";
import { expect, test } from "vitest";
import { completeMetadata } from "./completeMetadata.ts";
import { onPlatform } from "./onPlatform.ts";
import { openForm, reload } from "./openForm.ts";
import { rateLimit } from "./platform.ts";
import { sampleBytes, untilSettled } from "./sampleBytes.ts";

/** Waits until the platform counts anew. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, (rateLimit.seconds + 1) * 1000));

onPlatform("rate-limit", "a platform that asks for pauses", (platform) => {
  test("is told as it is; nothing is lost, and the save after the pause works", async () => {
    await pause();
    const form = openForm(platform());
    form.type(completeMetadata("Again and again"));
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    // The same person is busy elsewhere, until it is too much: from then on the platform counts whole seconds.
    await pause();
    const { links } = form.deposit.getState().record;
    const reads = Array.from({ length: rateLimit.calls + 1 }, () => form.client.drafts.read(links));
    const tooMuch = Promise.allSettled(reads);
    await Promise.race([tooMuch, ...reads.map((read) => new Promise((resolve) => read.catch(resolve)))]);
    form.type({ title: "Again, and too soon" });
    expect(await form.deposit.save(form.read)).toBe("failed");
    const typed = form.read();
    const { phase } = form.deposit.getState();
    if (phase.kind !== "failed" || phase.failure.kind !== "rate-limited") throw new Error("It failed otherwise.");
    const { retryAfter = 0 } = phase.failure;
    // Rounded down to whole seconds, so that it may be none.
    expect(retryAfter).toBeGreaterThanOrEqual(0);
    expect(retryAfter).toBeLessThanOrEqual(rateLimit.seconds * 1000);
    expect(feedbackBanner(form.deposit.getState())?.details).toEqual([
      { id: "failure.rate-limited", values: { seconds: Math.ceil(retryAfter / 1000) } },
    ]);
    await tooMuch;
    await new Promise((resolve) => setTimeout(resolve, retryAfter + 1000));
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(form.read()).toEqual(typed);
  });

  test("gets its files at the pace that it asks for, and each file says what it waits for", async () => {
    await pause();
    const said: UploadEvent[] = [];
    const form = openForm(platform(), { ports: { progress: (event) => said.push(event) } });
    form.type(completeMetadata("At its pace"));
    form.deposit.addFiles(
      ["a.txt", "b.txt", "c.txt"].map((name) => sampleBytes(name, 30)),
      form.read,
    );
    await untilSettled(form.deposit);
    const finished = { kind: "finished" };
    expect(form.deposit.getState().files.map(({ phase }) => phase)).toEqual([finished, finished, finished]);
    const waits = said.flatMap((event) => {
      const entries =
        event.kind === "file-changed" ? [event.entry] : event.kind === "files-changed" ? event.entries : [];
      return entries.flatMap(({ phase }) => ("delay" in phase && phase.delay ? [phase.delay] : []));
    });
    expect(waits).toContainEqual(
      expect.objectContaining({ failure: expect.objectContaining({ kind: "rate-limited" }) }),
    );
    await pause();
    expect((await reload(platform(), form)).deposit.getState().files).toHaveLength(3);
  });
});
