import { createClient, type DepositOptions, emptyRecord } from "@deposit/core";
import { describe, expect, it, vi } from "vitest";
import { createDepositSession } from "./createDepositSession.ts";
import type { FieldOverrides } from "../field/fieldOverrides.ts";

const open = (given: Partial<DepositOptions>) => () =>
  createDepositSession({ client: createClient(), ...given }, {}, vi.fn());

describe("what a host hands in as its page says it", () => {
  it("is refused with the name of what reads it", () => {
    // @ts-expect-error -- a host without types may hand in anything
    expect(open({ config: { current_locale: "de_DE" } })).toThrow(
      '@deposit/react: "config" is as the page says it, and may lack what the form needs. Give readConfig(config).',
    );
    // @ts-expect-error -- as above
    expect(open({ files: { entries: [] } })).toThrow("Give readServerFileList(files)?.entries.");
  });
});

describe("a host's defaults", () => {
  const openWith = (fields: FieldOverrides, given: Partial<DepositOptions> = {}) => {
    const tell = vi.fn();
    const session = createDepositSession({ client: createClient(), ...given }, fields, tell);
    return { values: session.values.read(), tell };
  };

  it("say who may see a record that was never saved, and whether there are files", () => {
    const fields: FieldOverrides = {
      "access.record": { default: "restricted" },
      "files.enabled": { default: false },
    };
    const { values } = openWith(fields);
    expect(values.access.record).toBe("restricted");
    expect(values.files.enabled).toBe(false);
    const saved = openWith(fields, { record: { ...emptyRecord, id: "abc" } }).values;
    expect(saved.access.record).toBe("public");
    expect(saved.files.enabled).toBe(true);
  });

  it("leave alone what the page's record says of another field", () => {
    const record = { ...emptyRecord, custom_fields: { "site:enabled": true } };
    const { values } = openWith({ "custom_fields.site:enabled": { default: false } }, { record });
    expect(values.custom_fields["site:enabled"]).toBe(true);
  });

  it("have all parts of their rows, and are told where a part is of another kind", () => {
    // @ts-expect-error -- a host without types may leave out what it does not know
    const { values } = openWith({ "metadata.rights": { default: [{ id: "cc0-1.0" }] } });
    expect(values.metadata.rights).toMatchObject([{ id: "cc0-1.0", title: "", description: "", link: "" }]);
    // @ts-expect-error -- as above
    const { values: kept, tell } = openWith({ "metadata.dates": { default: [{ date: 2020 }] } });
    expect(kept.metadata.dates).toEqual([]);
    expect(tell).toHaveBeenCalledWith("metadata.dates", expect.any(TypeError));
  });
});
