import { type DepositRecord, ownerPermissions, readConfig, readRecord } from "@deposit/core";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { bannerSaying, driveDeposit, openRepository, savedDraft } from "../../../test/driveDeposit.tsx";

const checkboxes = [
  { fieldPath: "terms", id: "terms", text: "I accept the terms" },
  { fieldPath: "privacy", id: "privacy", text: "There are no personal data in it" },
];
const question = (): HTMLElement => screen.getByRole("alertdialog", { name: "Publish this upload?" });

async function metadataOnly(props: Parameters<typeof driveDeposit>[0] = {}) {
  const driven = await driveDeposit(props);
  await driven.user.click(screen.getByRole("checkbox", { name: "Metadata-only record" }));
  await driven.user.click(screen.getByRole("button", { name: "Publish" }));
  return driven;
}

describe("the publish dialog", () => {
  it("shows the host's checkboxes, and marks each unticked one as required", async () => {
    const { user } = await metadataOnly({ publishCheckboxes: checkboxes });
    const terms = within(question()).getByRole("checkbox", { name: "I accept the terms" });
    const privacy = within(question()).getByRole("checkbox", { name: "There are no personal data in it" });
    await user.click(privacy);
    await user.click(within(question()).getByRole("button", { name: "Publish" }));
    expect(terms).toHaveAccessibleDescription(/You must accept this\.$/);
    expect(terms).toHaveFocus();
    expect(privacy).not.toBeInvalid();
    await user.click(terms);
    expect(terms).not.toBeInvalid();
    await user.click(within(question()).getByRole("button", { name: "Publish" }));
    await bannerSaying(/The draft was not published/);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it.each([
    ["an id", [checkboxes[0], { ...checkboxes[1], id: "terms" }], /the id "terms"/],
    ["a field path", [checkboxes[0], { ...checkboxes[1], fieldPath: "terms" }], /the fieldPath "terms"/],
    ["an id of ours", [{ ...checkboxes[0], id: "accept-access-checkbox" }], /accept-access-checkbox/],
  ])("throws if checkboxes share %s", async (_what, given, said) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const publishCheckboxes = given.map((one) => ({ fieldPath: "", id: "", text: "", ...one }));
    await expect(driveDeposit({ publishCheckboxes })).rejects.toThrow(said);
    vi.restoreAllMocks();
  });

  it("shows the site's text without unsafe HTML", async () => {
    const config = readConfig({
      publish_modal_extra:
        '<p>Read our <a href="https://example.org/terms">terms</a><img src=x onerror="alert(1)"><script>alert(2)</script></p>',
    });
    await metadataOnly({ config });
    const link = await within(question()).findByRole("link", { name: "terms" });
    expect(link).toHaveAttribute("href", "https://example.org/terms");
    expect(question().querySelector("img, script")).toBeNull();
  });

  it("opens at the moment at which its obstacle disappears", async () => {
    await driveDeposit();
    const publish = screen.getByRole("button", { name: "Publish" });
    expect(publish).toHaveAttribute("aria-disabled", "true");
    fireEvent.click(screen.getByRole("checkbox", { name: "Metadata-only record" }));
    expect(publish).not.toHaveAttribute("aria-disabled");
    fireEvent.click(publish);
    expect(question()).toBeVisible();
  });

  it("leads to the preview", async () => {
    const { user } = await metadataOnly();
    await user.click(within(question()).getByRole("button", { name: "Preview" }));
    await bannerSaying(/Unable to display preview. Please correct validation issues in/);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("asks before ticks are lost", async () => {
    const { user } = await metadataOnly({ publishCheckboxes: checkboxes });
    await user.click(within(question()).getByRole("checkbox", { name: "I accept the terms" }));
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Publish" })).toHaveFocus());
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("asks nothing when its own button leads back to editing", async () => {
    const { user } = await metadataOnly({ publishCheckboxes: checkboxes });
    await user.click(within(question()).getByRole("checkbox", { name: "I accept the terms" }));
    await user.click(within(question()).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  });

  it("returns the focus to its button when it is cancelled", async () => {
    const { user } = await metadataOnly();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Publish" })).toHaveFocus());
  });
});

describe("a new version", () => {
  const published: DepositRecord =
    readRecord({
      id: "a",
      status: "published",
      is_published: true,
      is_draft: true,
      links: { versions: "http://localhost:3000/api/records/a/versions" },
      metadata: { title: "Sea level" },
      files: { enabled: false },
    }) ?? never();

  it("is not offered for a draft", async () => {
    const { client } = openRepository();
    const { record } = await savedDraft(client, {});
    await driveDeposit({ client, record });
    expect(screen.queryByRole("button", { name: "New version" })).not.toBeInTheDocument();
  });

  it("explains a missing permission", async () => {
    await driveDeposit({ record: published, permissions: { ...ownerPermissions, can_new_version: false } });
    const button = screen.getByRole("button", { name: "New version" });
    expect(button).toHaveAttribute("title", "You don't have permissions to create a new version.");
    expect(button).toHaveAccessibleDescription("You don't have permissions to create a new version.");
  });

  it("shows the server's message after a failure", async () => {
    const { client, repository } = openRepository();
    repository.faults.add({
      path: "/versions",
      fault: { kind: "answer", status: 400, body: { status: 400, message: "There is a version in preparation." } },
    });
    const { user } = await driveDeposit({ client, record: published });
    await user.click(screen.getByRole("button", { name: "New version" }));
    const banner = await bannerSaying(/The new version was not created/);
    expect(banner).toHaveTextContent("There is a version in preparation.");
  });

  it.each([
    [403, "Permission denied.", /answered: Permission denied\. The server did not permit this\. Your session may have/],
    [500, "Not today.", /answered: Not today\. The server had a problem of its own \(error 500\)/],
    [401, "You either supplied the wrong credentials.", /^(?!.*credentials).*You are signed out\. Sign in again/],
    [429, "5000 per 1 hour", /^(?!.*5000).*The server asks for a pause/],
  ])("shows the server's message if it is useful, and what to do about a %i", async (status, message, words) => {
    const { client, repository } = openRepository();
    repository.faults.add({ path: "/versions", fault: { kind: "answer", status, body: { status, message } } });
    const { user } = await driveDeposit({ client, record: published });
    await user.click(screen.getByRole("button", { name: "New version" }));
    expect(await bannerSaying(/The new version was not created/)).toHaveTextContent(words);
  });
});

function never(): never {
  throw new Error("The record of this test is none.");
}
