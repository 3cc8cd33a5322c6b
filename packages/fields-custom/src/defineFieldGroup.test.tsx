import { createClient, emptyRecord, readRecord } from "@deposit/core";
import { DepositForm } from "@deposit/react";
import { createRepository, memoryStorage } from "@deposit/repository";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { defineFieldGroup } from "./defineFieldGroup.tsx";
import { imprint } from "./imprint/imprint.ts";
import { journal } from "./journal/journal.ts";
import { meeting } from "./meeting/meeting.ts";
import { thesis } from "./thesis/thesis.ts";

const ORIGIN = "https://repository.example";

test("a group with two fields of one name, or a width that is none, is refused when it is defined", () => {
  const field = (name: string, columns: number) => ({ name, label: { en: name }, columns });
  const define = (...fields: ReturnType<typeof field>[]) =>
    defineFieldGroup({ field: "a:b", title: { en: "A" }, fields });
  expect(() => define(field("x", 4), field("x", 4))).toThrow('two fields named "x"');
  expect(() => define(field("x", 0))).toThrow("0 columns wide");
  expect(() => define(field("x", 6), field("y", 6))).not.toThrow();
});

test("every group has its heading and fields; what is typed is saved with what the group held besides", async () => {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone", baseUrl: ORIGIN });
  const client = createClient({ baseUrl: ORIGIN, fetch: (request) => repository.fetch(request) });
  const created = await client.drafts.create({
    metadata: {},
    pids: {},
    custom_fields: {
      "meeting:meeting": { title: "Sea Days", identifiers: [{ scheme: "url", identifier: "https://example.org/sd" }] },
    },
  });
  const person = userEvent.setup();
  render(
    <DepositForm
      client={client}
      record={readRecord(created.record) ?? emptyRecord}
      customFields={[imprint, journal, meeting, thesis]}
      onNavigate={() => undefined}
    />,
  );
  for (const name of ["Imprint", "Journal", "Meeting", "Thesis"]) await screen.findByRole("heading", { name });
  await person.type(screen.getByLabelText("ISSN"), "1234");
  await person.type(screen.getByLabelText("Acronym"), "SD26");
  await person.click(screen.getByRole("button", { name: "Save draft" }));

  expect(await screen.findByText("Please provide a valid ISSN.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("ISSN").value).toBe("1234");
  await waitFor(async () => {
    const { record } = await client.drafts.read(created.record.links);
    expect(record.custom_fields["meeting:meeting"]).toMatchObject({
      title: "Sea Days",
      acronym: "SD26",
      identifiers: [{ scheme: "url", identifier: "https://example.org/sd" }],
    });
  });
});
