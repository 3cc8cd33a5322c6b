import type { Failure } from "@deposit/core";
import type { Repository } from "@deposit/repository";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { GroupField } from "../../components/fields/GroupField.tsx";
import {
  bannerSaying,
  driveDeposit,
  findTitleField,
  openRepository,
  savedDraft,
  titleField,
} from "../../../test/driveDeposit.tsx";
import { retryOf } from "./retryOf.ts";

/** Returns a form whose first save failed while its title had the focus. */
async function afterAFailedSave() {
  const { client, repository } = openRepository();
  repository.faults.add({ path: "/api/records", times: 1, fault: { kind: "answer", status: 503, body: {} } });
  const driven = await driveDeposit({ client });
  const title = findTitleField();
  if (title === null) throw new Error("The form shows no title.");
  await driven.user.type(title, "Tides");
  await driven.user.keyboard("{Control>}s{/Control}");
  return { ...driven, title, banner: await bannerSaying(/^The draft was not saved/) };
}

type Faults = Parameters<Repository["faults"]["add"]>;

describe("a button of the feedback banner", () => {
  it("restores the focus when it retries", async () => {
    const { user, title, banner } = await afterAFailedSave();
    within(banner).getByRole("button", { name: "Try again" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByText(/^Saved at /)).toBeInTheDocument());
    expect(title).toHaveFocus();
  });

  it("restores the focus when it dismisses the banner", async () => {
    const { user, title, banner } = await afterAFailedSave();
    within(banner).getByRole("button", { name: "Dismiss this message" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    expect(title).toHaveFocus();
  });

  it("dismisses the banner until the next save, while the fields keep their feedback", async () => {
    const { user } = await driveDeposit();
    const save = screen.getByRole("button", { name: "Save draft" });
    await user.click(save);
    await user.click(
      within(await bannerSaying(/Record saved with validation feedback in/)).getByRole("button", {
        name: "Dismiss this message",
      }),
    );
    await waitFor(() =>
      expect(screen.queryByText(/validation feedback in/, { selector: ".deposit-banner *" })).toBeNull(),
    );
    expect(titleField()).toHaveAccessibleDescription(/Missing data/);
    await user.click(save);
    await bannerSaying(/Record saved with validation feedback in/);
  });
});

describe("the explanation of a failure", () => {
  it("offers no retry of publishing if another tab added a community or removed a file meanwhile", () => {
    const request = { method: "PUT", url: "" };
    const failed = (failure: Failure) => retryOf({ kind: "failed", action: "publish", during: "saving", failure });
    expect(failed({ kind: "community-changed", request, message: "" })).toBeNull();
    expect(failed({ kind: "foreign-review", request, message: "" })).toBeNull();
    expect(failed({ kind: "files-changed", request, message: "", gone: ["tides.csv"], added: [] })).toBeNull();
    expect(failed({ kind: "no-response", request })).toBe("publish");
  });

  it("precedes the sections with feedback, which have an introduction", async () => {
    const { user, repository } = await driveDeposit();
    const save = screen.getByRole("button", { name: "Save draft" });
    await user.type(titleField(), "Tides");
    await user.click(save);
    await bannerSaying(/Record saved with validation feedback in/);
    repository.faults.add({ path: "/draft", times: 1, fault: { kind: "answer", status: 503, body: {} } });
    await user.type(titleField(), " and currents");
    await user.click(save);
    await bannerSaying(/^The draft was not saved/);
    const said = screen.getByRole("log").lastElementChild;
    expect(said).toHaveTextContent(
      /^The draft was not saved\..* try again in a few minutes\. Sections with feedback: /,
    );
  });
});

describe("feedback for several fields", () => {
  const refused = (...fields: readonly string[]): Faults[0] => ({
    path: "/api/records",
    times: 1,
    fault: {
      kind: "answer",
      status: 400,
      body: { status: 400, message: "No.", errors: fields.map((field) => ({ field, messages: [`Not ${field}.`] })) },
    },
  });

  it("is shown in the banner with the name of its field if no field shows it", async () => {
    const { client, repository } = openRepository();
    repository.faults.add(refused("access", "custom_fields", "custom_fields.sea:log"));
    const log = () => <GroupField group="sea:log" name="day" label="Day" />;
    const { user } = await driveDeposit({
      client,
      customFields: [{ field: "sea:log", title: () => "Log", Component: log }],
    });
    await screen.findByRole("textbox", { name: "Day" });
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    const banner = within(await bannerSaying(/^The draft was not saved/));
    for (const field of ["access", "custom_fields", "custom_fields.sea:log"]) {
      expect(await banner.findByText(`${field}: Not ${field}.`)).toBeVisible();
    }
  });

  it("is limited to ten messages, errors first, until all are requested by keyboard", async () => {
    const { client, repository } = openRepository();
    const errors = Array.from({ length: 2000 }, (_, index) => ({
      field: `metadata.sizes.${index}`,
      messages: [`Not size ${index}.`],
      severity: index === 1999 ? "error" : "warning",
    }));
    const body = { status: 400, message: "No.", errors };
    repository.faults.add({ path: "/api/records", times: 1, fault: { kind: "answer", status: 400, body } });
    const { user } = await driveDeposit({ client });
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    const banner = within(await bannerSaying(/^The draft was not saved/));
    const all = await banner.findByRole("button", { name: "All 2,000 messages", expanded: false });
    expect(banner.getAllByText(/^metadata\.sizes/)).toHaveLength(10);
    expect(banner.getByText("metadata.sizes.1999: Not size 1999.")).toBeVisible();
    expect(banner.getByText(/1 error, 1,999 warnings/)).toBeVisible();
    all.focus();
    await user.keyboard("{Enter}");
    expect(all).toHaveAttribute("aria-expanded", "true");
    expect(all).toHaveFocus();
    expect(banner.getAllByText(/^metadata\.sizes/)).toHaveLength(2000);
  });

  it("is shown only at the DOI if it concerns all identifiers", async () => {
    const { client, repository } = openRepository();
    repository.faults.add(refused("pids"));
    const { user } = await driveDeposit({ client });
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await bannerSaying(/^The draft was not saved/);
    const doi = screen.getByRole("group", { name: /^Digital Object Identifier/ });
    await waitFor(() => expect(doi).toHaveAccessibleDescription("Not pids."));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getAllByText("Not pids.")).toHaveLength(1);
  });
});

describe("a link of the feedback banner", () => {
  it("leads to the button that edits an entry with an error, and shows the focus there", async () => {
    const { client } = openRepository();
    const entry = { type: "personal", family_name: "Lindqvist", given_name: "Åsa" };
    const { record } = await savedDraft(client, { metadata: { creators: [{ person_or_org: entry }] } });
    const fault = { field: "metadata.creators.0.affiliations.0", messages: ["Unknown affiliation."] };
    const { user } = await driveDeposit({
      client,
      record,
      errors: [{ ...fault, severity: "error", description: "" }],
    });
    const focused = vi.spyOn(HTMLElement.prototype, "focus");
    await user.click(within(await bannerSaying(/validation feedback in/)).getByRole("link", { name: "Creators" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit Lindqvist, Åsa" })).toHaveFocus());
    expect(focused).toHaveBeenLastCalledWith({ preventScroll: true, focusVisible: true });
    focused.mockRestore();
  });
});

it("names after the sections the file that a save found in the draft, also for screen readers", async () => {
  const { client, repository } = openRepository();
  const opened = await savedDraft(client, { metadata: { title: "Tides" }, files: { enabled: true } });
  const { user } = await driveDeposit({ client, ...opened });
  const add = async (method: string, path: string, body: string): Promise<void> => {
    const url = `http://localhost:3000/api/records/${opened.record.id}/draft/files${path}`;
    const type = path.endsWith("content") ? "application/octet-stream" : "application/json";
    const answer = await repository.fetch(new Request(url, { method, body, headers: { "Content-Type": type } }));
    expect(answer.ok).toBe(true);
  };
  await add("POST", "", '[{ "key": "late.csv" }]');
  await add("PUT", "/late.csv/content", "x");
  await add("POST", "/late.csv/commit", "");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  const banner = await bannerSaying(/Record saved with validation feedback in/);
  const words = "late.csv was added or replaced elsewhere, and is part of this upload.";
  expect(banner).toHaveTextContent(new RegExp(`Publisher.*${words}`));
  expect(screen.getByRole("log").lastElementChild).toHaveTextContent(
    new RegExp(`^Record saved with validation feedback in .*\\. ${words}$`),
  );
});
