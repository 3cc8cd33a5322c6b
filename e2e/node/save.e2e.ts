import { type DepositValues, type IdentifierValue, newRowKey } from "@deposit/core";
import { expect, test } from "vitest";
import { completeMetadata } from "./completeMetadata.ts";
import { onPlatform } from "./onPlatform.ts";
import { openForm, reload } from "./openForm.ts";
import { wrongEverywhere, wrongPaths } from "./wrongEverywhere.ts";

/** Values without the texts that the server tells of a standard licence. */
const withoutTitles = (values: DepositValues): DepositValues => ({
  ...values,
  metadata: {
    ...values.metadata,
    rights: values.metadata.rights.map((row) =>
      row.id === undefined ? row : { ...row, title: "", description: "", link: "" },
    ),
  },
});

onPlatform("usual", "a draft", (platform) => {
  test("is created empty, and says what is missing", async () => {
    const { deposit, read, visited } = openForm(platform());
    expect(await deposit.save(read)).toBe("succeeded");
    const { record, feedback } = deposit.getState();
    expect(record).toMatchObject({ status: "draft", is_draft: true, is_published: false });
    expect(visited).toMatchObject([{ kind: "draft", replace: true, href: `${platform().web}/uploads/${record.id}` }]);
    expect(feedback.map(({ path }) => path.join("."))).toEqual(
      expect.arrayContaining([
        "metadata.title",
        "metadata.creators",
        "metadata.resource_type",
        "metadata.publication_date",
      ]),
    );
  });

  test("is saved wrong in every field, loses nothing, is corrected, and is the same after a reload", async () => {
    const form = openForm(platform());
    const { deposit, read, change, type } = form;
    change(wrongEverywhere(read()));
    const typed = read();
    expect(await deposit.save(read)).toBe("succeeded");

    // Nothing typed is lost, in no field and no row.
    expect(withoutTitles(read())).toEqual(withoutTitles(typed));
    // Each message stands at the row in which it was earned.
    const said = deposit.getState().feedback.map(({ path }) => path.join("/"));
    for (const path of wrongPaths(typed)) expect(said).toContain(path);
    // How long a version may be, not every platform says; one that does not has taken it.
    if (!said.includes("metadata/version"))
      expect(deposit.getState().record.metadata["version"]).toBe(typed.metadata.version);
    // And none of them only at the top.
    expect(said).not.toContain("");

    change({ access: { record: "public", files: "public", embargo: { active: false, until: "", reason: "" } } });
    change({ custom_fields: {}, pids: {}, files: { enabled: false, default_preview: "" } });
    const empty = openForm(platform()).read().metadata;
    type({ ...empty, ...completeMetadata("Corrected at last"), description: "<p>What it is.</p>" });
    expect(await deposit.save(read)).toBe("succeeded");
    expect(deposit.getState().feedback).toEqual([]);

    const again = await reload(platform(), form);
    expect(again.read().metadata).toMatchObject({
      title: "Corrected at last",
      resource_type: "dataset",
      publication_date: "2026-11-21",
      publisher: "Example Repository",
      description: "<p>What it is.</p>",
      additional_titles: [],
      dates: [],
    });
    const [creator, ...others] = again.read().metadata.creators;
    expect(creator?.person_or_org).toMatchObject({ family_name: "Lindqvist", given_name: "Åsa" });
    expect(others).toEqual([]);
  });

  test("with an entry that no vocabulary has is refused as a whole, the message beside the entry, and nothing is lost", async () => {
    const { deposit, read, type } = openForm(platform());
    type({ ...completeMetadata("Klingon tides"), languages: [{ id: "klingon", title: "Klingon" }] });
    const typed = read();
    expect(await deposit.save(read)).toBe("failed");
    expect(deposit.getState().feedback).toMatchObject([
      { path: ["metadata", "languages"], message: "Invalid value klingon." },
    ]);
    expect(read()).toEqual(typed);
    type({ languages: [{ id: "swe", title: "Swedish" }] });
    expect(await deposit.save(read)).toBe("succeeded");
    expect(deposit.getState().feedback).toEqual([]);
    expect(read().metadata.languages).toEqual([{ id: "swe", title: "Swedish" }]);
  });

  test("whose publication date the platform would store and never read again has it refused at its field alone", async () => {
    const form = openForm(platform());
    const { deposit, read, change, type } = form;
    change({ files: { enabled: false, default_preview: "" } });
    for (const date of ["2020/", "/2020", "202X", "2020?/2021"]) {
      type({ ...completeMetadata(`From ${date}`), publication_date: date });
      expect(await deposit.save(read), date).toBe("succeeded");
      expect(deposit.getState().feedback).toMatchObject([{ path: ["metadata", "publication_date"] }]);
      expect(read().metadata.publication_date).toBe(date);
      expect((await reload(platform(), form)).read().metadata.title).toBe(`From ${date}`);
    }
  });

  test("with the same unfinished or wrong identifier twice is saved all the same, and both rows stay", async () => {
    const { deposit, read, change, type } = openForm(platform());
    change({ files: { enabled: false, default_preview: "" } });
    const twice = { doi: "", "": "nonsense" };
    const identifiers = Object.entries(twice).flatMap(([scheme, identifier]) =>
      [1, 2].map((): IdentifierValue => ({ key: newRowKey(), scheme, identifier })),
    );
    type({ ...completeMetadata("Said twice"), identifiers });
    expect(await deposit.save(read)).toBe("succeeded");
    expect(read().metadata.identifiers).toEqual(identifiers);
    const [unfinished, , wrong] = identifiers;
    expect(deposit.getState().feedback).toMatchObject([
      { path: ["metadata", "identifiers", unfinished?.key, "identifier"] },
      { path: ["metadata", "identifiers", wrong?.key, "scheme"] },
    ]);
  });

  test("that was changed in another window is not saved over unseen, and is saved over when that is wanted", async () => {
    const form = openForm(platform());
    form.type(completeMetadata("Two windows"));
    await form.deposit.save(form.read);
    const other = await reload(platform(), form);
    other.type({ title: "Changed in the other window" });
    expect(await other.deposit.save(other.read)).toBe("succeeded");

    form.type({ title: "Changed here" });
    expect(await form.deposit.save(form.read)).toBe("failed");
    expect(form.deposit.getState().phase).toMatchObject({ kind: "failed", failure: { kind: "conflict" } });
    expect(form.read().metadata.title).toBe("Changed here");
    expect(await form.deposit.save(form.read, { overwrite: true })).toBe("succeeded");
    expect((await reload(platform(), form)).read().metadata.title).toBe("Changed here");
  });

  test("is deleted, leads to the dashboard, and is gone", async () => {
    const { client, deposit, read, visited } = openForm(platform());
    await deposit.save(read);
    const { links } = deposit.getState().record;
    expect(await deposit.discard()).toBe("succeeded");
    expect(visited.at(-1)).toMatchObject({ kind: "dashboard" });
    await expect(client.drafts.read(links)).rejects.toMatchObject({ failure: { kind: "not-found" } });
  });
});
