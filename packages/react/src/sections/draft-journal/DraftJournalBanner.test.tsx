import { screen, waitFor } from "@testing-library/react";
import * as fake from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { completeDraft, driveDeposit, openRepository, titleField } from "../../../test/driveDeposit.tsx";

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith("IDB")) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Waits until the journal of a page has stored what was typed. */
async function journaled(text: string): Promise<void> {
  await waitFor(
    async () => {
      // Opening a database creates it.
      const isThere = (await indexedDB.databases()).some(({ name }) => name === "deposit-drafts");
      if (!isThere) throw new Error("The journal is not there yet.");
      const opened = indexedDB.open("deposit-drafts");
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opened.onsuccess = () => resolve(opened.result);
        opened.onerror = () => reject(opened.error ?? new Error("not opened"));
      });
      const request = database.transaction("changes").objectStore("changes").getAll();
      const changes = await new Promise<unknown>((resolve) => (request.onsuccess = () => resolve(request.result)));
      database.close();
      expect(JSON.stringify(changes)).toContain(text);
    },
    { timeout: 10_000 },
  );
}

it("offers what was typed in a page that ended, and restores it on request only", async () => {
  const { client } = openRepository();
  const { record } = await client.drafts.create(completeDraft);
  const { title } = completeDraft.metadata;
  const first = await driveDeposit({ client, record });
  await first.user.type(titleField(), " of Crete");
  await first.user.click(screen.getByRole("button", { name: "Add reference" }));
  await first.user.type(await screen.findByRole("textbox", { name: /reference/i }), "Doe 2020");
  await journaled("Doe 2020");
  first.page.unmount();

  const second = await driveDeposit({ client, record });
  expect(await screen.findAllByText(/^Unsaved changes from .+ on this computer$/)).not.toEqual([]);
  expect(titleField()).toHaveValue(title);
  await second.user.click(screen.getByRole("button", { name: "Restore" }));
  await waitFor(() => expect(titleField()).toHaveValue(`${title} of Crete`));
  expect(await screen.findByDisplayValue("Doe 2020")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Restore" })).not.toBeInTheDocument();

  await second.user.click(screen.getByRole("button", { name: "Save draft" }));
  await screen.findByText(/^Saved at /);
  second.page.unmount();
  await driveDeposit({ client, record });
  await expect(screen.findByRole("button", { name: "Restore" }, { timeout: 1500 })).rejects.toThrow();
});

it("discards what was typed when that is asked for, and then offers it to nobody", async () => {
  const { client } = openRepository();
  const first = await driveDeposit({ client });
  await first.user.type(titleField(), "Corals");
  await journaled("Corals");
  first.page.unmount();

  const second = await driveDeposit({ client });
  await second.user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(titleField()).toHaveValue("");
  second.page.unmount();
  await driveDeposit({ client });
  await expect(screen.findByRole("button", { name: "Restore" }, { timeout: 1500 })).rejects.toThrow();
});

it("offers nothing to another account, and keeps nothing where the host wants none of it", async () => {
  const { client } = openRepository();
  const first = await driveDeposit({ client, account: "ada" });
  await first.user.type(titleField(), "Corals");
  await journaled("Corals");
  first.page.unmount();
  const other = await driveDeposit({ client, account: "grace" });
  await expect(screen.findByRole("button", { name: "Restore" }, { timeout: 1500 })).rejects.toThrow();
  other.page.unmount();
  await driveDeposit({ client, account: "ada", draftJournal: false });
  await expect(screen.findByRole("button", { name: "Restore" }, { timeout: 1500 })).rejects.toThrow();
});
