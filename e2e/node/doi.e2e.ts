import { readConfig } from "@deposit/core";
import { withDoiChoice, withExternalDoi } from "@deposit/core/schema";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { completeMetadata } from "./completeMetadata.ts";
import { openEdit } from "./openEdit.ts";
import { onPlatform } from "./onPlatform.ts";
import { openForm, pageConfig, reload } from "./openForm.ts";

const withoutFiles = { files: { enabled: false, default_preview: "" } };

onPlatform("usual", "a DOI", (platform) => {
  test("is reserved before anything was saved, survives a save and a reload, and is given up", async () => {
    const form = openForm(platform());
    const { deposit, read, type } = form;
    expect(await deposit.reservePid(read)).toBe("succeeded");
    const { record } = deposit.getState();
    expect(record.pids).toMatchObject({ doi: { identifier: `10.5072/${record.id}`, provider: "datacite" } });
    expect(deposit.can("reserve-pid", read())).toMatchObject({ reason: { id: "can.pidExists" } });

    type({ title: "With a DOI in it" });
    await deposit.save(read);
    const again = await reload(platform(), form);
    expect(again.read().pids).toEqual(record.pids);

    expect(await again.deposit.discardPid(again.read)).toBe("succeeded");
    expect(again.read().pids).not.toHaveProperty("doi");
    expect((await reload(platform(), again)).read().pids).not.toHaveProperty("doi");
  });

  test("that was made elsewhere is kept bare, and the record is published with it", async () => {
    const form = openForm(platform());
    const doi = `10.1234/${randomUUID()}`;
    form.change({ ...withExternalDoi(form.read(), `https://doi.org/${doi}`), ...withoutFiles });
    form.type(completeMetadata("A DOI from elsewhere"));
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(form.read().pids).toEqual({ doi: { identifier: doi, provider: "external" } });
    expect(await form.deposit.publish(form.read)).toBe("succeeded");
    expect(form.deposit.getState().record.pids).toMatchObject({ doi: { identifier: doi, provider: "external" } });

    const second = openForm(platform());
    second.change({ ...withExternalDoi(second.read(), doi), ...withoutFiles });
    second.type(completeMetadata("The same DOI again"));
    expect(await second.deposit.publish(second.read)).toBe("rejected");
    expect(second.deposit.getState().feedback).toMatchObject([
      { path: ["pids", "doi"], message: `doi:${doi} already exists.` },
    ]);
    expect(second.read().pids).toEqual({ doi: { identifier: doi, provider: "external" } });
  });

  test("that is missing, is none, or has the platform's own prefix is told beside the field, and stays as typed", async () => {
    const form = openForm(platform());
    for (const [identifier, message] of [
      ["", /Missing DOI for required field\./],
      ["no doi", /Invalid DOI|not a valid|No valid/i],
      ["10.5072/mine", /^The prefix '10\.5072' is managed by /],
    ] as const) {
      form.change(withExternalDoi(form.read(), identifier));
      expect(await form.deposit.save(form.read)).toBe("succeeded");
      const said = form.deposit.getState().feedback.filter(({ path }) => path[0] === "pids");
      expect(said, identifier).toHaveLength(1);
      expect(said[0]?.path).toEqual(["pids", "doi"]);
      expect(said[0]?.message).toMatch(message);
      expect(form.read().pids).toEqual({ doi: { identifier, provider: "external" } });
    }
  });
});

onPlatform("optional-doi", "where records may do without a DOI", (platform) => {
  const config = readConfig({ ...pageConfig, is_doi_required: false });

  test("one that needs none is published without, and gets an external one in a later edit", async () => {
    const form = openForm(platform(), { config });
    form.change({ ...withDoiChoice(form.read(), "not_needed"), ...withoutFiles });
    form.type(completeMetadata("No DOI needed"));
    expect(await form.deposit.publish(form.read)).toBe("succeeded");
    const { record } = form.deposit.getState();
    expect(record.status).toBe("published");
    expect(record.pids).not.toHaveProperty("doi");

    const doi = `10.1234/${randomUUID()}`;
    const edit = await openEdit(platform(), record, { config });
    edit.change(withExternalDoi(edit.read(), doi));
    expect(await edit.deposit.publish(edit.read)).toBe("succeeded");
    expect(edit.deposit.getState().record.pids).toMatchObject({ doi: { identifier: doi, provider: "external" } });
  });

  test("one whose depositor wants a DOI is not published before it is reserved", async () => {
    const form = openForm(platform(), { config });
    form.change({ ...withDoiChoice(form.read(), "managed"), ...withoutFiles });
    form.type(completeMetadata("A DOI is wanted"));
    expect(await form.deposit.publish(form.read)).toBe("rejected");
    expect(form.deposit.getState().record).toMatchObject({ status: "draft" });
    expect(await form.deposit.reservePid(form.read)).toBe("succeeded");
    expect(await form.deposit.publish(form.read)).toBe("succeeded");
    expect(form.deposit.getState().record.pids).toMatchObject({ doi: { provider: "datacite" } });
  });

  describe("a DOI that is registered", () => {
    test("cannot be given up, also past the form: the save says so, and the DOI is still there", async () => {
      const form = openForm(platform(), { config });
      form.change(withoutFiles);
      form.type(completeMetadata("Registered for good"));
      await form.deposit.reservePid(form.read);
      expect(await form.deposit.publish(form.read)).toBe("succeeded");
      const { record } = form.deposit.getState();
      const edit = await openEdit(platform(), record, { config });
      expect(edit.deposit.can("discard-pid")).toMatchObject({ reason: { id: "doi.registered" } });
      edit.change(withExternalDoi(edit.read(), `10.1234/${randomUUID()}`));
      expect(await edit.deposit.publish(edit.read)).toBe("rejected");
      expect(edit.deposit.getState().feedback).toMatchObject([{ path: ["pids", "doi"] }]);
      expect((await edit.client.records.read(record.links)).pids).toEqual(record.pids);
    });
  });
});
