import { readCommunity } from "@deposit/core/internal";
import { COMMUNITIES } from "@deposit/repository";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { bannerSaying, driveDeposit, openRepository, savedDraft } from "../../../test/driveDeposit.tsx";
import { benchSection } from "../../../test/sectionBench.tsx";
import { CommunityHeaderSection } from "./CommunityHeaderSection.tsx";

const header = (): HTMLElement => screen.getByRole("region", { name: "Community" });
const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "Select a community" });
const rows = async (): Promise<HTMLElement[]> =>
  within(await within(dialog()).findByRole("list", { name: "Communities found" })).getAllByRole("listitem");
const rowOf = async (title: string): Promise<HTMLElement> => {
  const row = (await rows()).find((one) => within(one).queryByRole("link", { name: new RegExp(title) }) !== null);
  if (row === undefined) throw new Error(`${title} is not among the results.`);
  return row;
};
const example = (slug: string) => {
  const found = COMMUNITIES.find((community) => community.slug === slug);
  if (found === undefined) throw new Error(`There is no community ${slug}.`);
  return found;
};
const openLab = readCommunity({
  id: example("open-lab").id,
  slug: "open-lab",
  metadata: { title: "Open lab" },
  ui: { permissions: { can_submit_record: true, can_include_directly: false } },
});

describe("the community header", () => {
  it("offers to select a community while there is none", async () => {
    await driveDeposit();
    expect(header()).toHaveTextContent("Select the community where you want to submit your record.");
    expect(within(header()).getByRole("button", { name: "Select a community" })).toBeEnabled();
    expect(within(header()).queryByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
  });

  it("selects a community in the dialog, restores the focus, and says that the next save applies it", async () => {
    const { user, page } = await driveDeposit();
    await user.click(within(header()).getByRole("button", { name: "Select a community" }));
    expect(within(dialog()).getByRole("searchbox", { name: "Search in all communities" })).toHaveFocus();
    await user.click(within(await rowOf("Reviewed journal")).getByRole("button", { name: "Select Reviewed journal" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(within(header()).getByRole("link", { name: /^Reviewed journal/ })).toHaveAttribute(
      "href",
      "/communities/reviewed-journal",
    );
    expect(within(header()).getByRole("button", { name: /^Change/ })).toHaveFocus();
    expect(page.container.querySelector("[aria-live]")).toHaveTextContent(
      "Reviewed journal is selected. The choice takes effect when you save.",
    );
    expect(screen.getByText("Unsaved changes")).toBeInTheDocument();
  });

  it("saves the selection with the draft, and removes it again", async () => {
    const { user, client } = await driveDeposit({ community: openLab ?? undefined });
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(screen.getByText(/^Saved at /)).toBeInTheDocument());
    const [draft] = await client.drafts.listNewest();
    expect(draft?.status).toBe("draft_with_review");
    await user.click(within(header()).getByRole("button", { name: "Remove the community Open lab" }));
    expect(within(header()).getByRole("button", { name: "Select a community" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(async () => expect((await client.drafts.listNewest())[0]?.status).toBe("draft"));
  });

  it("reports the selection as unsaved when the server refuses it, also a preselected one", async () => {
    const { client, repository } = openRepository();
    repository.faults.add({ path: "draft/review", times: 1, fault: { kind: "answer", status: 503, body: {} } });
    const { user } = await driveDeposit({ client, community: openLab ?? undefined });
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    const banner = await bannerSaying(/^The draft was saved, but not the change of its community/);
    expect(screen.getByText("Unsaved changes")).toBeInTheDocument();
    await user.click(within(banner).getByRole("button", { name: "Try again" }));
    await screen.findByText(/^Saved at /);
  });

  it("shows the preselected community without an unsaved change", async () => {
    await driveDeposit({ community: openLab ?? undefined });
    expect(within(header()).getByRole("link", { name: /^Open lab/ })).toBeInTheDocument();
    expect(screen.getByText("Not saved yet.")).toBeInTheDocument();
  });

  it("restricts record and files when a restricted community is selected", async () => {
    const bench = benchSection(<CommunityHeaderSection />, {
      record: { access: { record: "public", files: "public" } },
    });
    const restricted = readCommunity({ id: "s", metadata: { title: "Secret" }, access: { visibility: "restricted" } });
    const { deposit } = bench.form();
    deposit.selectCommunity(restricted);
    await waitFor(() => expect(header()).toHaveTextContent("Restricted"));
    bench.unmount();
    const again = await driveDeposit({ community: restricted ?? undefined });
    expect(again.page.container).toHaveTextContent(/Only people who were given access can see the record/);
  });

  it("shows a placeholder for a community without a logo, or with a broken one", async () => {
    const { page } = await driveDeposit({
      community: { ...(openLab ?? never()), logo: "http://localhost:3000/no-logo" },
    });
    const logo = page.container.querySelector("[data-deposit-part=community] img");
    expect(logo).toHaveAttribute("src", "http://localhost:3000/no-logo");
    logo?.dispatchEvent(new Event("error"));
    await waitFor(() =>
      expect(page.container.querySelector(".deposit-community__logo")).toHaveAttribute("data-state", "placeholder"),
    );
  });

  it("is not rendered on a page with its own header", () => {
    benchSection(<CommunityHeaderSection />, { config: { hide_community_selection: true } });
    expect(screen.queryByRole("region", { name: "Community" })).not.toBeInTheDocument();
  });

  it("hides or disables the buttons as the host configures", async () => {
    const community = openLab ?? undefined;
    const first = await driveDeposit({
      community,
      components: { CommunityHeader: () => <CommunityHeaderSection showRemoveButton={false} disableSelection /> },
    });
    expect(within(header()).queryByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
    const change = within(header()).getByRole("button", { name: /^Change/ });
    expect(change).toHaveAttribute("aria-disabled", "true");
    expect(change).toHaveAccessibleDescription("The community is given by this page and cannot be changed.");
    await first.user.click(change);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    first.page.unmount();
    const fixed = await driveDeposit({
      community,
      components: { CommunityHeader: () => <CommunityHeaderSection disableSelection /> },
    });
    await fixed.user.click(within(header()).getByRole("button", { name: /^Remove/ }));
    expect(header()).toHaveTextContent("Open lab");
    fixed.page.unmount();
    await driveDeposit({
      community,
      components: { CommunityHeader: () => <CommunityHeaderSection showSelectButton={false} /> },
    });
    expect(within(header()).queryByRole("button", { name: /^Change/ })).not.toBeInTheDocument();
  });

  it("cannot be changed without permission to manage an existing record", async () => {
    const { client } = openRepository();
    const { record } = await savedDraft(client, {});
    await driveDeposit({
      client,
      record,
      permissions: {
        can_manage: false,
        can_new_version: false,
        can_delete_draft: false,
        can_manage_files: true,
        can_manage_record_access: true,
      },
    });
    expect(within(header()).getByRole("button", { name: "Select a community" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  it("cannot be changed while the upload is in review, and explains why", async () => {
    const receiver = { id: "c", slug: "c", metadata: { title: "Open lab" } };
    benchSection(<CommunityHeaderSection />, {
      record: {
        id: "a",
        status: "in_review",
        parent: { review: { id: "r", receiver: { community: "c" } } },
        expanded: { parent: { review: { receiver } } },
      },
    });
    const change = await screen.findByRole("button", { name: "Change the community, now Open lab" });
    expect(change).toHaveAttribute("aria-disabled", "true");
    expect(header()).toHaveTextContent("The community cannot be changed while the upload is in review.");
  });

  it("names a deleted community without a link", async () => {
    benchSection(<CommunityHeaderSection />, {
      record: {
        id: "a",
        status: "published",
        is_published: true,
        parent: { communities: { default: "gone" } },
        expanded: {
          parent: {
            communities: { default: { id: "gone", is_ghost: true, metadata: { title: "Deleted community" } } },
          },
        },
      },
    });
    expect(screen.queryByRole("region", { name: "Community" })).not.toBeInTheDocument();
  });
});

describe("the dialog that selects a community", () => {
  async function open(props: Parameters<typeof driveDeposit>[0] = {}) {
    const driven = await driveDeposit(props);
    await driven.user.click(screen.getByRole("button", { name: "Select a community" }));
    return driven;
  }

  it("explains beside a community why it cannot be selected", async () => {
    const { user } = await open();
    const closed = await rowOf("Members only");
    expect(closed).toHaveTextContent("Submission to this community is only allowed to community members.");
    const verified = await rowOf("Ocean archive");
    expect(verified).toHaveTextContent("Submission to this community is only allowed by dedicated upload form.");
    expect(within(verified).getByRole("link", { name: /Go to the community/ })).toHaveAttribute(
      "href",
      "/communities/ocean-archive",
    );
    const button = within(closed).getByRole("button", { name: "Select Members only" });
    expect(button).toHaveAccessibleDescription("Submission to this community is only allowed to community members.");
    await user.click(button);
    expect(dialog()).toBeInTheDocument();
  });

  it("allows only restricted records in a restricted community, judged by the current form values", async () => {
    const { client, repository } = openRepository();
    const secret = example("secret-society");
    const search = vi.spyOn(client.communities, "search").mockResolvedValue({
      hits: [
        readCommunity({
          id: secret.id,
          slug: secret.slug,
          metadata: { title: secret.title },
          access: { visibility: "restricted" },
          ui: { permissions: { can_submit_record: true, can_include_directly: false } },
        }) ?? never(),
      ],
      total: 1,
    });
    const { user } = await open({ client });
    expect(await rowOf("Secret society")).toHaveTextContent(
      "Submission to this community is only allowed if the record is restricted.",
    );
    await user.keyboard("{Escape}");
    await user.click(
      within(screen.getByRole("group", { name: "Full record" })).getByRole("radio", { name: "Restricted" }),
    );
    await user.click(screen.getByRole("button", { name: "Select a community" }));
    await user.click(within(await rowOf("Secret society")).getByRole("button", { name: "Select Secret society" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(header()).toHaveTextContent("Secret society");
    search.mockRestore();
    await repository.close();
  });

  it("shows in the form that a restricted community restricts the files", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CommunityHeaderSection />, {
      record: { access: { record: "restricted", files: "public" } },
    });
    const { deposit, values } = bench.form();
    const access = { visibility: "restricted" };
    const ui = { permissions: { can_submit_record: true, can_include_directly: false } };
    const secret = readCommunity({ id: "s", slug: "secret", metadata: { title: "Secret" }, access, ui }) ?? never();
    vi.spyOn(deposit.client.communities, "search").mockResolvedValue({ hits: [secret], total: 1 });
    await user.click(screen.getByRole("button", { name: "Select a community" }));
    await user.click(within(await rowOf("Secret")).getByRole("button", { name: "Select Secret" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(values.read().access).toMatchObject({ record: "restricted", files: "restricted" });
    expect(bench.container.querySelector("[aria-live]")).toHaveTextContent(
      "It is a restricted community, so record and files are restricted.",
    );
  });

  it("shows a verified community after its first request as one that is submitted to its own form", async () => {
    const versions = { index: 2, is_latest: true, is_latest_draft: true };
    const verified = { ...(openLab ?? never()), isVerified: true };
    for (const [record, isDisabled] of [
      [{}, true],
      [{ id: "a", versions }, false],
    ] as const) {
      const bench = benchSection(<CommunityHeaderSection />, { record });
      const { communities } = bench.form().deposit.client;
      vi.spyOn(communities, "search").mockResolvedValue({ hits: [verified], total: 1 });
      await userEvent.click(screen.getByRole("button", { name: "Select a community" }));
      const choose = within(await rowOf("Open lab")).getByRole("button", { name: "Select Open lab" });
      expect(choose.getAttribute("aria-disabled") === "true").toBe(isDisabled);
      bench.unmount();
    }
  });

  it("starts a new search at the first page, and keeps the search text on the other tab", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CommunityHeaderSection />);
    const search = vi
      .spyOn(bench.form().deposit.client.communities, "search")
      .mockImplementation(async (scope) =>
        scope === "mine" ? await new Promise(() => undefined) : { hits: [openLab ?? never()], total: 12 },
      );
    const last = () => search.mock.lastCall;
    await user.click(screen.getByRole("button", { name: "Select a community" }));
    await rowOf("Open lab");
    await user.click(within(dialog()).getByRole("button", { name: "Next" }));
    await waitFor(() => expect(last()).toMatchObject(["all", { text: "", page: 2 }]));
    await user.type(within(dialog()).getByRole("searchbox"), "lab{Enter}");
    await waitFor(() => expect(last()).toMatchObject(["all", { text: "lab", page: 1 }]));
    await rowOf("Open lab");
    await user.click(within(dialog()).getByRole("tab", { name: "My communities" }));
    await waitFor(() => expect(last()).toMatchObject(["mine", { text: "lab", page: 1 }]));
    // The results of all communities are not those of the user's communities.
    expect(within(dialog()).queryByText("Open lab")).not.toBeInTheDocument();
  });

  it("shows the badge of a verified community and the depositor's role", async () => {
    await open();
    const verified = await rowOf("Ocean archive");
    expect(verified).toHaveTextContent("Verified");
    expect(verified).toHaveTextContent("Reader");
  });

  it("searches in all communities, and in the user's communities on the other tab", async () => {
    const { user } = await open();
    await rows();
    await user.keyboard("journal{Enter}");
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await rowOf("Reviewed journal");
    await user.clear(within(dialog()).getByRole("searchbox"));
    await user.click(within(dialog()).getByRole("tab", { name: "My communities" }));
    expect(within(dialog()).getByRole("searchbox", { name: "Search in my communities" })).toBeInTheDocument();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await rowOf("Ocean archive");
  });

  it("shows when nothing is found", async () => {
    const { user } = await open();
    await user.keyboard("zzzz{Enter}");
    await within(dialog()).findByText("No community matches “zzzz”. Try fewer words, or another spelling.");
  });

  it("shows a failed search, and retries it", async () => {
    const { client, repository } = openRepository();
    repository.faults.add({ path: "/api/communities", times: 1, fault: { kind: "answer", status: 502, body: "" } });
    const { user } = await open({ client });
    await within(dialog()).findByText("The communities could not be loaded.");
    await user.click(within(dialog()).getByRole("button", { name: "Try again" }));
    const [first] = await rows();
    await user.tab();
    expect(first?.contains(document.activeElement)).toBe(true);
  });

  it("shows pages of five", async () => {
    const { client } = openRepository();
    const named = (number: number) =>
      readCommunity({ id: `c${number}`, slug: `c${number}`, metadata: { title: `Lab ${number}` } }) ?? never();
    const search = vi.spyOn(client.communities, "search").mockImplementation(async (_scope, { page = 1 }) => ({
      hits: [1, 2, 3, 4, 5].map((number) => named((page - 1) * 5 + number)).slice(0, page === 3 ? 2 : 5),
      total: 12,
    }));
    const { user } = await open({ client });
    await rowOf("Lab 1");
    expect(dialog()).toHaveTextContent("Page 1 of 3");
    expect(search).toHaveBeenCalledWith("all", expect.objectContaining({ page: 1, size: 5 }));
    await user.click(within(dialog()).getByRole("button", { name: "Next" }));
    await rowOf("Lab 6");
    await user.click(within(dialog()).getByRole("button", { name: "Next" }));
    await rowOf("Lab 12");
    expect(within(dialog()).getByRole("button", { name: "Next" })).toHaveFocus();
    expect(within(dialog()).getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  });
});

function never(): never {
  throw new Error("This community of the test is none.");
}
