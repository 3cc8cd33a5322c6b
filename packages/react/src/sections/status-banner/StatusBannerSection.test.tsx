import { recordStatuses, type RecordStatus } from "@deposit/core/internal";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { driveDeposit, openRepository, savedDraft, titleField } from "../../../test/driveDeposit.tsx";

async function showStatus(status: string, parent: { review?: { id: string } } = {}): Promise<HTMLElement> {
  const { client } = openRepository();
  const { record } = await savedDraft(client, {});
  const { page } = await driveDeposit({ client, record: { ...record, status, parent } });
  const banner = page.container.querySelector<HTMLElement>("[data-deposit-part=status]");
  if (banner === null) throw new Error("There is no status banner.");
  return banner;
}

describe("the status banner", () => {
  const said: Readonly<Record<RecordStatus, [title: string, style: string]>> = {
    draft: ["Draft", "neutral"],
    new_version_draft: ["New version draft", "neutral"],
    new_version_draft_with_review: ["New version draft", "neutral"],
    draft_with_review: ["Draft", "neutral"],
    in_review: ["In review", "warning"],
    declined: ["Declined", "negative"],
    expired: ["Expired", "neutral"],
    published: ["Published", "positive"],
  };

  it.each(recordStatuses)("says where a deposit of status %s stands", async (status) => {
    const banner = await showStatus(status);
    const [title, style] = said[status];
    expect(banner).toHaveTextContent(title);
    expect(banner.querySelector("[data-style]")).toHaveAttribute("data-style", style);
  });

  it("shows any other status as undefined, and the form still works", async () => {
    expect(await showStatus("frozen")).toHaveTextContent("Status is undefined");
    expect(titleField()).toBeEnabled();
  });

  it("links to the review in a new tab, except for a draft", async () => {
    await showStatus("in_review", { review: { id: "a-request" } });
    const link = screen.getByRole("link", { name: /View request.*opens in a new tab/ });
    expect(link).toHaveAttribute("href", "/me/requests/a-request");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it.each([["draft", { review: { id: "a-request" } }] as const, ["in_review", {}] as const])(
    "has no link for a %s with %o",
    async (status, parent) => {
      await showStatus(status, parent);
      expect(screen.queryByRole("link", { name: /View request/ })).not.toBeInTheDocument();
    },
  );

  it.each([
    ["declined", "The request to submit this version to the community was declined. Discard this version"],
    ["expired", "The request to submit this version to the community has expired. Discard this version"],
  ])("says that a new version whose request is %s must be discarded", async (status, sentence) => {
    const { client } = openRepository();
    const { record } = await savedDraft(client, {});
    const review = { id: "r", receiver: { community: "c" } };
    const expanded = { parent: { communities: { default: { id: "c", metadata: { title: "Lab" } } } } };
    const { page } = await driveDeposit({
      client,
      record: {
        ...record,
        status,
        versions: { index: 2 },
        review,
        expanded,
        parent: { communities: { default: "c" } },
      },
    });
    expect(page.container.querySelector("[data-deposit-part=status]")).toHaveTextContent(sentence);
    expect(screen.getByRole("link", { name: /View request/ })).toHaveAttribute("href", "/me/requests/r");
  });
});
