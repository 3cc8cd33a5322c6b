import { expect, test } from "vitest";
import { callApi } from "./callApi.ts";
import { completeMetadata } from "./completeMetadata.ts";
import { onPlatform } from "./onPlatform.ts";
import { openEdit } from "./openEdit.ts";
import { type Form, openForm, reload } from "./openForm.ts";
import type { Platform } from "./platform.ts";
import { sampleBytes, untilSettled } from "./sampleBytes.ts";

/** A record that was just published, with a file. */
async function published(
  platform: Platform,
  title: string,
  change: (form: Form) => void = () => undefined,
): Promise<Form> {
  const form = openForm(platform);
  form.type(completeMetadata(title));
  change(form);
  form.deposit.addFiles([sampleBytes("data.csv", 100)], form.read);
  await untilSettled(form.deposit);
  expect(await form.deposit.publish(form.read)).toBe("succeeded");
  return form;
}

const statusFor = async (platform: Platform, person: "stranger" | "nobody", url = ""): Promise<number> =>
  (await callApi(platform, person, "GET", url)).status;

onPlatform("usual", "a record", (platform) => {
  test("is published with its file, gets its DOI, and everybody may read it", async () => {
    const { deposit, visited } = await published(platform(), "Everybody's");
    const { record } = deposit.getState();
    expect(record).toMatchObject({ status: "published", is_draft: false, pids: { doi: { provider: "datacite" } } });
    expect(visited.at(-1)).toMatchObject({ kind: "record", href: `${platform().web}/records/${record.id}` });
    expect(await statusFor(platform(), "nobody", record.links["self"])).toBe(200);
  });

  test("is edited: the change is published, a change that is discarded is not", async () => {
    const { client, deposit } = await published(platform(), "Before the edit");
    const { record } = deposit.getState();
    const edit = await openEdit(platform(), record);
    edit.type({ title: "After the edit" });
    expect(await edit.deposit.publish(edit.read)).toBe("succeeded");
    expect((await client.records.read(record.links)).metadata["title"]).toBe("After the edit");

    const second = await openEdit(platform(), record);
    second.type({ title: "Never to be seen" });
    expect(await second.deposit.save(second.read)).toBe("succeeded");
    expect(await second.deposit.discard()).toBe("succeeded");
    expect((await client.records.read(record.links)).metadata["title"]).toBe("After the edit");
    const third = await openEdit(platform(), record);
    expect(third.read().metadata.title).toBe("After the edit");
  });

  test("is restricted by an edit: a stranger sees neither it nor its files any more", async () => {
    const { deposit } = await published(platform(), "Soon restricted");
    const { record } = deposit.getState();
    expect(await statusFor(platform(), "stranger", record.links["self"])).toBe(200);
    const edit = await openEdit(platform(), record);
    edit.change({ access: { ...edit.read().access, record: "restricted", files: "restricted" } });
    expect(await edit.deposit.publish(edit.read)).toBe("succeeded");
    expect(edit.deposit.getState().record.access).toMatchObject({ record: "restricted", files: "restricted" });
    expect(await statusFor(platform(), "stranger", record.links["self"])).toBe(403);
    expect(await statusFor(platform(), "stranger", record.links["files"])).toBe(403);
  });

  test("under embargo is seen by everybody, its files by nobody else until the day", async () => {
    const until = `${new Date().getFullYear() + 2}-01-01`;
    const { deposit } = await published(platform(), "Under embargo", ({ change }) =>
      change({
        access: { record: "public", files: "restricted", embargo: { active: true, until, reason: "A paper." } },
      }),
    );
    const { record } = deposit.getState();
    expect(record.access).toMatchObject({
      record: "public",
      files: "restricted",
      embargo: { active: true, until, reason: "A paper." },
      status: "embargoed",
    });
    expect(await statusFor(platform(), "stranger", record.links["self"])).toBe(200);
    expect(await statusFor(platform(), "stranger", record.links["files"])).toBe(403);
  });

  test("of which something is missing is saved and not published; what is missing is told beside its field", async () => {
    const form = openForm(platform());
    form.type({ title: "Hardly anything" });
    form.change({ files: { enabled: false, default_preview: "" } });
    expect(await form.deposit.publish(form.read)).toBe("rejected");
    const paths = form.deposit.getState().feedback.map(({ path }) => path.join("."));
    expect(paths).toEqual(
      expect.arrayContaining(["metadata.creators", "metadata.resource_type", "metadata.publication_date"]),
    );
    expect(form.deposit.getState().record.status).toBe("draft");
    expect((await reload(platform(), form)).read().metadata.title).toBe("Hardly anything");
  });

  test("gets a second version: dates and files begin anew, files are imported, and both versions stay", async () => {
    const first = await published(platform(), "Version one", ({ type }) => type({ version: "1.0" }));
    expect(await first.deposit.newVersion()).toBe("succeeded");
    const led = first.visited.at(-1);
    if (led?.kind !== "new-version") throw new Error("It led elsewhere.");
    const { record: draft } = await first.client.drafts.read(led.record.links);
    expect(draft).toMatchObject({ status: "new_version_draft", versions: { index: 2 } });

    const second = openForm(platform(), { record: draft });
    expect(second.read().metadata).toMatchObject({ title: "Version one", version: "" });
    expect(second.read().pids).not.toHaveProperty("doi");
    expect(second.deposit.can("publish", second.read())).toMatchObject({ reason: { id: "can.noFiles" } });
    expect(await second.deposit.importFiles(second.read)).toBe("succeeded");
    expect(second.deposit.getState().files).toMatchObject([
      { key: "data.csv", size: 100, phase: { kind: "finished" } },
    ]);
    second.deposit.addFiles([sampleBytes("more.csv", 50)], second.read);
    await untilSettled(second.deposit);
    second.type({ title: "Version two", version: "2.0", publication_date: "2026-11-21" });
    expect(await second.deposit.publish(second.read)).toBe("succeeded");

    const { record } = second.deposit.getState();
    expect(record).toMatchObject({ status: "published", versions: { index: 2, is_latest: true } });
    const before = await first.client.records.read(first.deposit.getState().record.links);
    expect(before).toMatchObject({ metadata: { title: "Version one" }, versions: { index: 1, is_latest: false } });
    const { entries } = await second.client.files.list(record.links);
    expect(entries.map(({ key }) => key).toSorted()).toEqual(["data.csv", "more.csv"]);
  });
});
