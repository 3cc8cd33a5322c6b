import { readConfig } from "@deposit/core";
import { expect, test } from "vitest";
import { completeMetadata } from "./completeMetadata.ts";
import { onPlatform } from "./onPlatform.ts";
import { openForm, pageConfig, reload } from "./openForm.ts";
import { smallQuota } from "./platform.ts";
import { sampleBytes, untilSettled } from "./sampleBytes.ts";

const numbered = (count: number): File[] =>
  Array.from({ length: count }, (_, index) => sampleBytes(`${String(index + 1).padStart(3, "0")}.txt`, 20));

onPlatform("usual", "the number of files", (platform) => {
  test("is told before anything is sent where the page knows it", () => {
    const { deposit, read } = openForm(platform());
    const [refusal] = deposit.addFiles(numbered(101), read);
    expect(refusal?.message).toEqual({ id: "limits.tooMany", values: { total: 101, limit: 100 } });
    expect(deposit.getState().files).toEqual([]);
  });

  test("is the server's to judge where the page says more: 100 files arrive, the 101st says why it does not", async () => {
    const config = readConfig({ ...pageConfig, quota: { ...pageConfig.quota, maxFiles: 1000 } });
    const form = openForm(platform(), { config });
    form.type(completeMetadata("A hundred files"));
    expect(form.deposit.addFiles(numbered(100), form.read)).toEqual([]);
    await untilSettled(form.deposit);
    expect(form.deposit.getState().files.filter(({ phase }) => phase.kind === "finished")).toHaveLength(100);

    form.deposit.addFiles([sampleBytes("one too many.txt", 20)], form.read);
    await untilSettled(form.deposit);
    const last = form.deposit.getState().files.at(-1);
    expect(last).toMatchObject({
      key: "one too many.txt",
      phase: {
        kind: "error",
        failure: {
          kind: "request",
          failure: { message: "Uploading selected files will result in exceeding the max amount per record." },
        },
      },
    });
    await form.deposit.removeFile("one too many.txt");
    expect((await reload(platform(), form, { config })).deposit.getState().files).toHaveLength(100);
    expect(await form.deposit.publish(form.read)).toBe("succeeded");
  });
});

onPlatform("small-quota", "the quota", (platform) => {
  test("is told before anything is sent where the page knows it", () => {
    const config = readConfig({ ...pageConfig, quota: { maxFiles: 100, maxStorage: smallQuota } });
    const { deposit, read } = openForm(platform(), { config });
    const [refusal] = deposit.addFiles([sampleBytes("big.bin", smallQuota + 1)], read);
    expect(refusal).toMatchObject({ message: { id: "limits.tooMuch" }, filenames: ["big.bin"] });
  });

  test("is the server's to judge where the page says more: the file says why, goes, and does not hold up publishing", async () => {
    const form = openForm(platform());
    form.type(completeMetadata("Within the quota"));
    form.deposit.addFiles([sampleBytes("fits.bin", 600_000)], form.read);
    await untilSettled(form.deposit);
    form.deposit.addFiles([sampleBytes("breaks.bin", 700_000)], form.read);
    await untilSettled(form.deposit);
    const { files } = form.deposit.getState();
    const refused = files.filter(({ phase }) => phase.kind === "error");
    expect(refused).toHaveLength(1);
    expect(refused[0]?.phase).toMatchObject({
      failure: { kind: "request", failure: { message: expect.stringMatching(/quota exceeded|size limit exceeded/i) } },
    });
    expect(form.deposit.can("publish", form.read())).toMatchObject({ reason: { id: "can.filesUnfinished" } });
    await form.deposit.removeFile(refused[0]?.key ?? "");
    const after = await reload(platform(), form);
    expect(after.deposit.getState().files).toMatchObject([{ phase: { kind: "finished" } }]);
    expect(await form.deposit.publish(form.read)).toBe("succeeded");
  });
});
