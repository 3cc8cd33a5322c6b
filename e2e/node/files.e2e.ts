import { type FileEntry, readConfig } from "@deposit/core";
import { expect, test } from "vitest";
import { namesOfEveryScript } from "../namesOfEveryScript.ts";
import { completeMetadata } from "./completeMetadata.ts";
import { downloaded } from "./downloaded.ts";
import { fetchBytes } from "./fetchBytes.ts";
import { onPlatform } from "./onPlatform.ts";
import { openForm, pageConfig, reload } from "./openForm.ts";
import { checksumOf, sampleBytes, untilFiles, untilSettled } from "./sampleBytes.ts";
import { takesParts } from "./takesParts.ts";

// One lies in a folder, which no file that is chosen by itself does.
const names = [...namesOfEveryScript, "folder/in a folder/file.v1.2.tar.gz"];

const byKey = (files: readonly FileEntry[], key: string): FileEntry | undefined =>
  files.find((file) => file.key === key);

onPlatform("usual", "files", (platform) => {
  test("one is sent before the draft was ever saved: the draft comes with it, and its checksum is compared", async () => {
    const { deposit, read } = openForm(platform());
    const file = sampleBytes("sst.csv", 70_000);
    expect(deposit.addFiles([file], read)).toEqual([]);
    await untilSettled(deposit);
    const { files, record } = deposit.getState();
    expect(files).toMatchObject([
      {
        key: "sst.csv",
        size: 70_000,
        checksum: await checksumOf(file),
        phase: { kind: "finished" },
        verification: "same",
      },
    ]);
    expect(record.status).toBe("draft");
    expect(await downloaded(platform(), files[0]?.links.content)).toBe(await checksumOf(file));
  });

  test("many, with names of every script, arrive whole, and are there after a reload", async () => {
    const form = openForm(platform());
    const chosen = names.map((name, index) => sampleBytes(name, 1000 + index));
    expect(form.deposit.addFiles(chosen, form.read)).toEqual([]);
    await untilSettled(form.deposit);
    for (const again of [form, await reload(platform(), form)]) {
      const { files } = again.deposit.getState();
      expect(files).toHaveLength(chosen.length);
      for (const file of chosen)
        expect(byKey(files, file.name)).toMatchObject({
          size: file.size,
          checksum: await checksumOf(file),
          phase: { kind: "finished" },
        });
    }
  });

  test("an image and a PDF, of which the server links small pictures, leave the draft to be saved, also after a reload", async () => {
    const form = openForm(platform());
    form.deposit.addFiles([sampleBytes("map.png", 1000), sampleBytes("paper.pdf", 1000)], form.read);
    await untilSettled(form.deposit);
    for (const { deposit, read } of [form, await reload(platform(), form)]) {
      expect(await deposit.save(read)).toBe("succeeded");
      expect(await deposit.save(read)).toBe("succeeded");
    }
  });

  test("they stand in the order in which they were added, also where the first was there last, and after a reload", async () => {
    const form = openForm(platform());
    form.deposit.addFiles([sampleBytes("z.bin", 6_000_000)], form.read);
    await untilFiles(form.deposit, (files) => byKey(files, "z.bin")?.phase.kind === "uploading");
    form.deposit.addFiles([sampleBytes("a.bin", 10)], form.read);
    await untilSettled(form.deposit);
    form.deposit.addFiles([sampleBytes("m.bin", 10)], form.read);
    await untilSettled(form.deposit);
    for (const { deposit } of [form, await reload(platform(), form)])
      expect(deposit.getState().files.map(({ key }) => key)).toEqual(["z.bin", "a.bin", "m.bin"]);
  });

  test("a file in parts is the same on the server", async ({ skip }) => {
    const file = sampleBytes("large.bin", 23_000_000);
    const enabled = await takesParts(platform());
    skip(!enabled, "this platform takes no files in parts");
    const config = readConfig({ ...pageConfig, enabled_transfer_types: ["L", "M"], default_transfer_type: "M" });
    const gone: string[] = [];
    const transport = fetchBytes(async (url) => void gone.push(url));
    const { deposit, read } = openForm(platform(), { config, ports: { transport } });
    deposit.addFiles([file], read);
    await untilSettled(deposit);
    const [entry] = deposit.getState().files;
    expect(entry).toMatchObject({ size: file.size, phase: { kind: "finished" }, verification: "same" });
    expect(gone.length).toBeGreaterThan(1);
    expect(new Set(gone).size).toBe(gone.length);
    expect(await downloaded(platform(), entry?.links.content)).toBe(await checksumOf(file));
  });

  test("one is taken back while others are sent, one is deleted after, and both can be sent again", async () => {
    const form = openForm(platform());
    const { deposit, read } = form;
    const chosen = ["a.bin", "b.bin", "c.bin", "d.bin", "e.bin"].map((name) => sampleBytes(name, 400_000));
    deposit.addFiles(chosen, read);
    await untilFiles(deposit, (files) => files.some(({ phase }) => phase.kind !== "pending"));
    await deposit.cancelFile("a.bin", "e.bin");
    await untilSettled(deposit);
    expect(deposit.getState().files.map(({ key }) => key)).toEqual(["b.bin", "c.bin", "d.bin"]);
    await deposit.removeFile("c.bin");
    // They were announced side by side: any of them may have been there first.
    const listed = (await reload(platform(), form)).deposit.getState().files.map(({ key }) => key);
    expect(listed.toSorted()).toEqual(["b.bin", "d.bin"]);

    expect(deposit.addFiles([sampleBytes("a.bin", 10), sampleBytes("c.bin", 20)], read)).toEqual([]);
    await untilSettled(deposit);
    expect(deposit.getState().files.every(({ phase }) => phase.kind === "finished")).toBe(true);
    // One's own deletions moved the draft's revision; nobody else changed it.
    expect(await deposit.save(read)).toBe("succeeded");
  });

  test("the one to be shown first is kept, and one that is not there is told", async () => {
    const form = openForm(platform());
    form.type(completeMetadata("Shown first"));
    form.deposit.addFiles([sampleBytes("a.txt", 10), sampleBytes("b.v2.txt", 10)], form.read);
    await untilSettled(form.deposit);
    form.change({ files: { enabled: true, default_preview: "b.v2.txt" } });
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(form.deposit.getState().feedback).toEqual([]);
    expect((await reload(platform(), form)).read().files.default_preview).toBe("b.v2.txt");
    form.change({ files: { enabled: true, default_preview: "ghost.txt" } });
    await form.deposit.save(form.read);
    expect(form.deposit.getState().feedback).toMatchObject([{ path: ["files", "default_preview"] }]);
  });

  test("a record of metadata only has none, and cannot become one while it has any", async () => {
    const form = openForm(platform());
    form.type(completeMetadata("Metadata only"));
    form.deposit.addFiles([sampleBytes("a.txt", 10)], form.read);
    await untilSettled(form.deposit);
    form.change({ files: { enabled: false, default_preview: "" } });
    await form.deposit.save(form.read);
    expect(form.deposit.getState().feedback).toMatchObject([
      { path: ["files", "enabled"], message: /You must first delete all files/ },
    ]);
    await form.deposit.removeFile("a.txt");
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(form.deposit.getState().feedback).toEqual([]);
    expect((await reload(platform(), form)).read().files.enabled).toBe(false);
    expect(await form.deposit.publish(form.read)).toBe("succeeded");
  });

  test("without any, and not of metadata only, it is not published: the button says why, and so does the server", async () => {
    const { client, deposit, read, type } = openForm(platform());
    type(completeMetadata("Files forgotten"));
    expect(await deposit.save(read)).toBe("succeeded");
    expect(deposit.can("publish", read())).toMatchObject({ reason: { id: "can.noFiles" } });
    expect(await deposit.publish(read)).toBe("superseded");
    await expect(client.drafts.publish(deposit.getState().record.links)).rejects.toMatchObject({
      failure: { kind: "invalid", errors: [{ field: "files.enabled" }] },
    });
  });
});
