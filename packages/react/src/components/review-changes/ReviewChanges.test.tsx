import type { DepositClient, DepositRecord } from "@deposit/core";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { completeDraft, driveDeposit, openRepository, titleField } from "../../../test/driveDeposit.tsx";

/** Opens a draft in a form, and gives what changes it elsewhere. */
async function openTwice() {
  const { client } = openRepository();
  const { record } = await client.drafts.create(completeDraft);
  const form = await driveDeposit({ client, record });
  return { ...form, client, record, elsewhere: (metadata: object) => saveElsewhere(client, record, metadata) };
}

async function saveElsewhere(client: DepositClient, { links }: DepositRecord, metadata: object): Promise<void> {
  const { record } = await client.drafts.read(links);
  await client.drafts.save(links, {
    metadata: { ...record.metadata, ...metadata },
    files: { enabled: false },
    access: { record: "public", files: "public" },
    custom_fields: {},
    pids: {},
  });
}

const metadataOf = async (client: DepositClient, { links }: DepositRecord) =>
  (await client.drafts.read(links)).record.metadata;

/** Presses Save until what watches for conflicts has been fetched. */
const save = { name: "Save draft" };

it("merges without a question what only the other side changed, says so, and saves", async () => {
  const { user, client, record, elsewhere } = await openTwice();
  await elsewhere({ publisher: "Elsewhere" });
  await user.type(titleField(), " of Crete");
  await waitFor(async () => {
    await user.click(screen.getByRole("button", save));
    expect((await screen.findAllByText("Changes made elsewhere were merged into the form")).length).toBeGreaterThan(0);
  });
  await screen.findByText(/^Saved at /);
  expect(await metadataOf(client, record)).toMatchObject({ title: "Tides of Crete", publisher: "Elsewhere" });
});

it("has the depositor choose where both changed the same, and saves what was chosen with what was merged", async () => {
  const { user, client, record, elsewhere } = await openTwice();
  await elsewhere({ publisher: "Elsewhere", title: "Waves" });
  await user.type(titleField(), " of Crete");
  await user.click(screen.getByRole("button", save));
  const dialog = within(await screen.findByRole("dialog", { name: "Review changes" }, { timeout: 10_000 }));
  const choice = within(dialog.getByRole("group", { name: "Title" }));
  expect(dialog.getByRole("button", { name: "Apply and save" })).toHaveAttribute("aria-disabled", "true");
  expect(choice.getByText("Tides of Crete")).toBeInTheDocument();
  await user.click(choice.getByRole("radio", { name: /^Theirs/ }));
  await user.click(dialog.getByRole("button", { name: "Apply and save" }));
  await screen.findByText(/^Saved at /);
  expect(titleField()).toHaveValue("Waves");
  expect(await metadataOf(client, record)).toMatchObject({ title: "Waves", publisher: "Elsewhere" });
});

it("begins anew when the draft moved again, and saves nothing over what was not shown", async () => {
  const { user, client, record, elsewhere } = await openTwice();
  await elsewhere({ title: "Waves" });
  await user.type(titleField(), " of Crete");
  await user.click(screen.getByRole("button", save));
  const dialog = within(await screen.findByRole("dialog", { name: "Review changes" }, { timeout: 10_000 }));
  await user.click(dialog.getByRole("radio", { name: /^Mine/ }));
  await elsewhere({ title: "Storms", publisher: "Third" });
  await user.click(dialog.getByRole("button", { name: "Apply and save" }));
  const again = within(await screen.findByRole("dialog", { name: "Review changes" }));
  expect(await again.findByText("Storms")).toBeInTheDocument();
  expect(await metadataOf(client, record)).toMatchObject({ title: "Storms" });
  await user.click(again.getByRole("radio", { name: /^Mine/ }));
  await user.click(again.getByRole("button", { name: "Apply and save" }));
  await screen.findByText(/^Saved at /);
  expect(await metadataOf(client, record)).toMatchObject({ title: "Tides of Crete", publisher: "Third" });
});

it("can be put off: nothing changes, and it is offered again", async () => {
  const { user, client, record, elsewhere } = await openTwice();
  await elsewhere({ title: "Waves" });
  await user.type(titleField(), " of Crete");
  await user.click(screen.getByRole("button", save));
  await screen.findByRole("dialog", { name: "Review changes" }, { timeout: 10_000 });
  await user.click(screen.getByRole("button", { name: "Decide later" }));
  expect(titleField()).toHaveValue("Tides of Crete");
  expect(await metadataOf(client, record)).toMatchObject({ title: "Waves" });
  await user.click(screen.getByRole("button", { name: "Review changes" }));
  expect(await screen.findByRole("dialog", { name: "Review changes" })).toBeInTheDocument();
});
