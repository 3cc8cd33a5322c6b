import type { Community, Deposit, DepositRecord, JsonObject, Navigation } from "@deposit/core";
import { COMMUNITIES, type Repository } from "@deposit/repository";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { DepositFormProps } from "../../DepositForm.tsx";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { driveDeposit, openRepository, savedDraft } from "../../../test/driveDeposit.tsx";
import { CommunityHeaderSection } from "../community/CommunityHeaderSection.tsx";

const complete: JsonObject = {
  access: { record: "public", files: "public" },
  files: { enabled: false },
  metadata: {
    title: "Sea level",
    resource_type: { id: "dataset" },
    publication_date: "2026-11-21",
    publisher: "House",
    creators: [{ person_or_org: { type: "personal", family_name: "Lindqvist", given_name: "Åsa" } }],
  },
};

/** Opens the page of a draft that can be submitted to the community with this slug. */
async function openFor(slug: string, props: Partial<DepositFormProps> = {}, payload: JsonObject = complete) {
  const opened = openRepository();
  const { client } = opened;
  const { record: draft } = await savedDraft(client, payload);
  const id = COMMUNITIES.find((community) => community.slug === slug)?.id ?? "";
  await client.reviews.update(draft.links, id);
  const { record } = await client.drafts.read(draft.links);
  const went: Navigation[] = [];
  const driven = await driveDeposit({ client, record, onNavigate: (to) => went.push(to), ...props });
  return { ...driven, ...opened, record, went };
}

const dialogNamed = (name: string): HTMLElement => screen.getByRole("dialog", { name });
const acceptAll = async (user: Awaited<ReturnType<typeof openFor>>["user"], dialog: HTMLElement): Promise<void> => {
  for (const box of within(dialog).getAllByRole("checkbox")) await user.click(box);
};

describe("submitting for review", () => {
  it("replaces publishing once a community is selected", async () => {
    await openFor("reviewed-journal");
    expect(screen.getByRole("button", { name: "Submit for review" })).toBeEnabled();
    expect(screen.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument();
  });

  it("starts at the first checkbox, and marks each unticked one as required", async () => {
    const { user, went } = await openFor("reviewed-journal");
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    const dialog = dialogNamed("Submit for review?");
    const [access, publish] = within(dialog).getAllByRole("checkbox");
    expect(access).toHaveFocus();
    expect(access).toHaveAttribute("name", "acceptAccessToRecord");
    expect(publish).toHaveAttribute("name", "acceptAfterPublishRecord");
    await user.click(access ?? dialog);
    await user.click(within(dialog).getByRole("button", { name: "Submit for review" }));
    expect(access).not.toBeInvalid();
    expect(publish).toHaveAccessibleDescription(/You must accept this\.$/);
    expect(publish).toHaveFocus();
    expect(went).toEqual([]);
  });

  it("sends the comment as plain text, and leads to the request", async () => {
    const { user, went, repository } = await openFor("reviewed-journal");
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    const dialog = dialogNamed("Submit for review?");
    await acceptAll(user, dialog);
    await user.type(within(dialog).getByRole("textbox", { name: "Comment to the curators" }), "Only if a < b");
    await user.click(within(dialog).getByRole("button", { name: "Submit for review" }));
    await waitFor(() => expect(went.map(({ kind }) => kind)).toContain("review"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const to = went.find(({ kind }) => kind === "review")?.href ?? "";
    expect(to).toMatch(/\/me\/requests\//);
    expect(await commentsOf(repository, to)).toContain("Only if a &lt; b");
  });

  it("stays open while it runs, cannot be closed, and then shows the server's answer", async () => {
    const { user, repository, holdNextCall } = await openFor("reviewed-journal");
    repository.faults.add({
      path: "actions/submit-review",
      times: 1,
      fault: {
        kind: "answer",
        status: 403,
        body: { status: 403, message: "Submission to this community is closed today." },
      },
    });
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    const dialog = dialogNamed("Submit for review?");
    await acceptAll(user, dialog);
    await user.type(within(dialog).getByRole("textbox", { name: "Comment to the curators" }), "Please look");
    const answer = holdNextCall();
    await user.click(within(dialog).getByRole("button", { name: "Submit for review" }));
    await user.keyboard("{Escape}");
    expect(within(dialog).getByRole("button", { name: "Submit for review" })).toHaveAttribute("aria-busy", "true");
    answer();
    await within(dialog).findByText("Unable to submit request.");
    expect(dialog).toHaveTextContent("The server answered: Submission to this community is closed today.");
    expect(within(dialog).getByRole("textbox", { name: "Comment to the curators" })).toHaveValue("Please look");
  });

  it("closes after field errors, and focuses the first field", async () => {
    const { user } = await openFor(
      "reviewed-journal",
      {},
      { files: { enabled: false }, metadata: { title: "Sea level" } },
    );
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    const dialog = dialogNamed("Submit for review?");
    await acceptAll(user, dialog);
    await user.click(within(dialog).getByRole("button", { name: "Submit for review" }));
    await screen.findByText("The draft was not submitted for review. Record saved with validation feedback in");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("combobox", { name: /^Resource type/ })).toHaveFocus());
  });

  it("requires the host's checkboxes like its own", async () => {
    const publishCheckboxes = [{ fieldPath: "terms", id: "terms", text: "I accept the terms" }];
    const { user, client, record, went } = await openFor("reviewed-journal", { publishCheckboxes });
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    const dialog = dialogNamed("Submit for review?");
    const [access, publish, terms] = within(dialog).getAllByRole("checkbox");
    await user.click(access ?? dialog);
    await user.click(publish ?? dialog);
    await user.click(within(dialog).getByRole("button", { name: "Submit for review" }));
    expect(terms).toHaveFocus();
    expect(terms).toHaveAccessibleDescription(/You must accept this\.$/);
    expect((await client.drafts.read(record.links)).record.status).toBe("draft_with_review");
    expect(went).toEqual([]);
  });

  it("asks before the button that leads back to editing loses a comment", async () => {
    const { user } = await openFor("reviewed-journal");
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    await user.type(screen.getByRole("textbox", { name: "Comment to the curators" }), "Dear all");
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.getByRole("alertdialog", { name: "Discard your comment?" })).toBeInTheDocument();
  });

  it("asks before a comment is lost", async () => {
    const { user } = await openFor("reviewed-journal");
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    await user.type(screen.getByRole("textbox", { name: "Comment to the curators" }), "Dear all");
    await user.keyboard("{Escape}");
    const question = screen.getByRole("alertdialog", { name: "Discard your comment?" });
    await user.click(within(question).getByRole("button", { name: "Keep editing" }));
    expect(screen.getByRole("textbox", { name: "Comment to the curators" })).toHaveValue("Dear all");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard comment" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Submit for review" })).toHaveFocus();
  });

  it("asks before ticks are lost, but not after they are removed", async () => {
    const { user } = await openFor("reviewed-journal");
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    await user.keyboard(" {Escape}");
    const question = screen.getByRole("alertdialog", { name: "Discard what you changed here?" });
    await user.click(within(question).getByRole("button", { name: "Keep editing" }));
    const [access] = within(dialogNamed("Submit for review?")).getAllByRole("checkbox");
    expect(access).toBeChecked();
    expect(access).toHaveFocus();
    await user.keyboard(" {Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("clears the ticks when another community is selected", async () => {
    let choose: Deposit["selectCommunity"] = () => undefined;
    const Outline = (): null => {
      choose = useDepositContext().deposit.selectCommunity;
      return null;
    };
    const { user, went } = await openFor("reviewed-journal", { components: { Outline } });
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    const dialog = dialogNamed("Submit for review?");
    await acceptAll(user, dialog);
    act(() => choose(community({ title: "Open lab" })));
    expect(dialog).toHaveTextContent("Open lab");
    for (const box of within(dialog).getAllByRole("checkbox")) expect(box).not.toBeChecked();
    await user.click(within(dialog).getByRole("button", { name: "Submit for review" }));
    expect(went).toEqual([]);
  });

  it("is disabled without the permission to manage the record", async () => {
    await openFor("reviewed-journal", {
      permissions: {
        can_manage: false,
        can_new_version: false,
        can_delete_draft: false,
        can_manage_files: true,
        can_manage_record_access: true,
      },
    });
    expect(screen.getByRole("button", { name: "Submit for review" })).toHaveAccessibleDescription(
      "You don't have permission to do this.",
    );
  });
});

const community = (rules: Partial<Community> = {}): Community => ({
  id: "c",
  slug: "c",
  title: "Open lab",
  visibility: "public",
  isGhost: false,
  isVerified: false,
  canSubmitRecord: true,
  canIncludeDirectly: false,
  logo: "",
  ...rules,
});

describe("publishing to a community", () => {
  it("is offered to those who may include directly, with both checkboxes and without a comment", async () => {
    const { user } = await driveDeposit({ community: community({ canIncludeDirectly: true }) });
    await user.click(screen.getByRole("checkbox", { name: "Metadata-only record" }));
    await user.click(screen.getByRole("button", { name: "Publish to community" }));
    const dialog = dialogNamed("Publish to community?");
    expect(within(dialog).getAllByRole("checkbox")).toHaveLength(2);
    expect(within(dialog).queryByRole("textbox")).not.toBeInTheDocument();
  });
});

describe("a review", () => {
  async function inReview() {
    const opened = await openFor("reviewed-journal");
    await opened.client.reviews.submit(opened.record.links);
    const { record } = await opened.client.drafts.read(opened.record.links);
    opened.page.unmount();
    const { client, repository } = opened;
    return { ...opened, ...(await driveDeposit({ client, record })), record, client, repository };
  }

  it("shows the submission, and can be cancelled with a comment", async () => {
    const { user, client, record } = await inReview();
    expect(screen.getByRole("button", { name: "Submitted for review" })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("button", { name: "Cancel review" }));
    const dialog = dialogNamed("Cancel the review?");
    await user.type(within(dialog).getByRole("textbox"), "One file is missing");
    await user.click(within(dialog).getByRole("button", { name: "Cancel review" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel review" })).not.toBeInTheDocument());
    expect((await client.drafts.read(record.links)).record.status).not.toBe("in_review");
  });

  it("loses its community when it is cancelled, which the dialog explains first", async () => {
    const { user, client, record } = await inReview();
    await user.click(screen.getByRole("button", { name: "Cancel review" }));
    const dialog = dialogNamed("Cancel the review?");
    expect(dialog).toHaveAccessibleDescription(/keeps all but its community/);
    await user.click(within(dialog).getByRole("button", { name: "Cancel review" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect((await client.drafts.read(record.links)).record.parent).not.toHaveProperty("review");
  });

  it("keeps its dialog and comment open when it cannot be cancelled, and closes it after a success", async () => {
    const { user, repository, page } = await inReview();
    repository.faults.add({ path: "actions/cancel", times: 1, fault: { kind: "answer", status: 503, body: {} } });
    await user.click(screen.getByRole("button", { name: "Cancel review" }));
    const dialog = dialogNamed("Cancel the review?");
    const comment = within(dialog).getByRole("textbox", { name: "Comment to the curators" });
    await user.type(comment, "One file is missing");
    await user.click(within(dialog).getByRole("button", { name: "Cancel review" }));
    await within(dialog).findByText(/^The review was not cancelled\./);
    expect(comment).toHaveValue("One file is missing");
    await user.click(within(dialog).getByRole("button", { name: "Cancel review" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole("log")).toHaveTextContent(/Draft\. Your upload can be published/);
    const actions = page.container.querySelector("[data-deposit-part=actions]");
    await waitFor(() => expect(actions).toContainElement(focused()));
  });

  it("that was declined can be left by publishing without its community", async () => {
    const { client, record, repository, page } = await openFor("reviewed-journal");
    page.unmount();
    const went: Navigation[] = [];
    const { user } = await driveDeposit({
      client,
      record: { ...record, status: "declined" },
      onNavigate: (to) => went.push(to),
    });
    await user.click(screen.getByRole("button", { name: "Publish without community" }));
    const question = screen.getByRole("alertdialog", { name: "Publish this upload?" });
    await user.click(within(question).getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(went.map(({ kind }) => kind)).toEqual(["record"]));
    const calls = repository.requests.filter(({ path }) => /\/draft\/(review|actions\/publish)/.test(path));
    expect(calls.slice(-2).map(({ method }) => method)).toEqual(["DELETE", "POST"]);
  });

  it("that was declined allows another community, or none", async () => {
    const { client, record } = await openFor("reviewed-journal");
    const declined: DepositRecord = { ...record, status: "declined" };
    screen.getByRole("button", { name: "Submit for review" });
    document.body.replaceChildren();
    const { user, page } = await driveDeposit({ client, record: declined });
    expect(screen.queryByRole("button", { name: /^Submit/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Publish without community" }));
    const question = screen.getByRole("alertdialog", { name: "Publish this upload?" });
    expect(question).toHaveTextContent("The record is published without the community Reviewed journal.");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Change community" }));
    const dialog = dialogNamed("Select a community");
    await user.click(await within(dialog).findByRole("button", { name: "Select Open lab" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Submit for review" })).toBeInTheDocument());
    expect(page.container.querySelector("[name='metadata.title']")).toHaveValue("Sea level");
    await user.click(screen.getByRole("button", { name: "Change the community, now Open lab" }));
    const again = dialogNamed("Select a community");
    await user.click(await within(again).findByRole("button", { name: "Select Reviewed journal" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Submit for review" })).not.toBeInTheDocument());
    const region = within(page.container).getByRole("log", { hidden: true });
    await waitFor(() => expect(region).toHaveTextContent("The request to this community is closed."));
    expect(region).not.toHaveTextContent("Reviewed journal is selected.");
  });
});

describe("another community after a request was declined", () => {
  it("cannot be selected on a page that fixes the community, as in its header", async () => {
    const { client, record } = await openFor("reviewed-journal");
    document.body.replaceChildren();
    const { user } = await driveDeposit({
      client,
      record: { ...record, status: "declined" },
      components: { CommunityHeader: () => <CommunityHeaderSection disableSelection /> },
    });
    const change = screen.getByRole("button", { name: "Change community" });
    expect(change).toHaveAccessibleDescription("The community is given by this page and cannot be changed.");
    await user.click(change);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

async function commentsOf(repository: Repository, requestPage: string): Promise<string> {
  const id = requestPage.split("/").at(-1) ?? "";
  const answer = await repository.fetch(new Request(`http://localhost:3000/api/requests/${id}/timeline`));
  return await answer.text();
}
