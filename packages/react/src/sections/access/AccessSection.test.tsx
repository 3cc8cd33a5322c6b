import type { JsonObject } from "@deposit/core";
import { readCommunity } from "@deposit/core/internal";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { benchSection, type BenchOptions } from "../../../test/sectionBench.tsx";
import { AccessSection } from "./AccessSection.tsx";

const inGroup = (group: string, name: string): HTMLElement =>
  within(screen.getByRole("group", { name: group })).getByRole("radio", { name });
const embargo = (): HTMLElement => screen.getByRole("checkbox", { name: "Apply an embargo" });

function open(access: JsonObject = {}, options: BenchOptions = {}) {
  const record = { ...options.record, access: { record: "public", files: "public", ...access } };
  const bench = benchSection(<AccessSection />, { ...options, record });
  return { ...bench, user: userEvent.setup(), access: () => bench.form().values.read().access };
}

const published = (daysAgo: number): JsonObject => ({
  id: "a",
  is_published: true,
  status: "published",
  created: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
});

describe("the access section", () => {
  it("explains the choice to a reader, also after each change", async () => {
    const { user, access } = open();
    expect(screen.getByText("Everybody can see the record and open its files.")).toBeInTheDocument();
    await user.click(inGroup("Files only", "Restricted"));
    expect(access().files).toBe("restricted");
    expect(screen.getByText("Public with restricted files")).toBeInTheDocument();
    await user.click(inGroup("Full record", "Restricted"));
    expect(access().record).toBe("restricted");
    expect(screen.getByText("Only people who were given access can see the record and its files.")).toBeInTheDocument();
    expect(screen.queryByRole("group", { name: "Files only" })).not.toBeInTheDocument();
  });

  it("announces a change once", async () => {
    const { user, container } = open();
    const region = container.querySelector("[aria-live]");
    expect(region).toBeEmptyDOMElement();
    await user.click(inGroup("Full record", "Restricted"));
    expect(region).toHaveTextContent("Restricted. Only people who were given access can see the record and its files.");
  });

  it("offers an embargo once something is restricted, and asks for its date", async () => {
    const { user, access } = open();
    expect(embargo()).toBeDisabled();
    expect(embargo()).toHaveAccessibleDescription(
      "An embargo is possible once the record or its files are restricted.",
    );
    await user.click(inGroup("Full record", "Restricted"));
    await user.click(embargo());
    expect(
      screen.getByText(/become public on the day that you give below/, { selector: ".deposit-text" }),
    ).toBeInTheDocument();
    // Browsers may paste a date with a space.
    await user.type(screen.getByRole("textbox", { name: "Embargo until" }), "2099-03-01 ");
    await user.type(screen.getByRole("textbox", { name: "Embargo reason" }), "Under review");
    expect(access().embargo).toEqual({ active: true, until: "2099-03-01", reason: "Under review" });
    expect(screen.getByText(/^On March 1, 2099 the record and its files become public/)).toBeInTheDocument();
  });

  it("turns the embargo off when access becomes public, and removes its date", async () => {
    const { user, access } = open({
      record: "restricted",
      embargo: { active: true, until: "2099-03-01", reason: "Later" },
    });
    await user.click(inGroup("Full record", "Public"));
    expect(access().embargo).toEqual({ active: false, until: "", reason: "" });
    expect(screen.queryByText(/The embargo was lifted/)).not.toBeInTheDocument();
  });

  it("clears an unticked embargo, and restores its date when it is ticked again", async () => {
    const { user, access } = open({ files: "restricted", embargo: { active: true, until: "2099-03-01", reason: "" } });
    await user.click(embargo());
    expect(access().embargo).toEqual({ active: false, until: "", reason: "" });
    await user.click(embargo());
    expect(access().embargo).toEqual({ active: true, until: "2099-03-01", reason: "" });
  });

  it("restores the embargo with its tick after everything was public for a moment", async () => {
    const { user, access } = open({ record: "restricted" });
    await user.click(embargo());
    await user.type(screen.getByRole("textbox", { name: "Embargo until" }), "2099-03-01");
    await user.type(screen.getByRole("textbox", { name: "Embargo reason" }), "Patent");
    await user.click(inGroup("Full record", "Public"));
    await user.click(inGroup("Full record", "Restricted"));
    expect(access().embargo).toEqual({ active: false, until: "", reason: "" });
    await user.click(embargo());
    expect(access().embargo).toEqual({ active: true, until: "2099-03-01", reason: "Patent" });
  });

  it("shows the day on which an embargo was lifted", () => {
    open({ embargo: { active: false, until: "2020-02-29", reason: null } });
    expect(screen.getByText("The embargo was lifted on February 29, 2020.")).toBeInTheDocument();
  });

  it.each([
    ["the record", { record: "restricted" }],
    ["the files", { files: "restricted" }],
  ])("shows no promise for a day in the past (%s), and explains what to do", (_what, visibility) => {
    open({ ...visibility, embargo: { active: true, until: "2020-02-29", reason: "" } });
    expect(
      screen.getByText(
        "February 29, 2020 is not in the future, so no embargo can last until then. Give a later day, or untick the embargo and choose who may see what.",
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/become public/, { selector: ".deposit-text" })).not.toBeInTheDocument();
  });

  it("shows server feedback for the date beside the date", async () => {
    open(
      { record: "restricted", embargo: { active: true, until: "2001-01-01", reason: null } },
      { errors: [{ field: "access.embargo.until", messages: ["Embargo end date must be set to a future date."] }] },
    );
    expect(await screen.findByRole("textbox", { name: "Embargo until" })).toHaveAccessibleDescription(
      /Embargo end date must be set to a future date\.$/,
    );
  });

  it.each(["until", "reason", "active"])("shows server feedback for the %s of an inactive embargo", async (part) => {
    open({}, { errors: [{ field: `access.embargo.${part}`, messages: ["Not as it is."], severity: "warning" }] });
    expect(await screen.findByText("Not as it is.")).toBeVisible();
    expect(screen.getByRole("group", { name: "Embargo" })).toHaveAccessibleDescription(/Not as it is\./);
  });

  it("locks the restriction after the grace period, and explains why", () => {
    open({}, { record: published(31) });
    expect(inGroup("Full record", "Restricted")).toBeDisabled();
    expect(
      screen.getByText(
        "Record visibility can not be changed to restricted anymore. Please contact support if you still need to make these changes.",
      ),
    ).toBeInTheDocument();
  });

  it.each([
    ["within its days of grace", published(29), {}],
    ["where the site always allows it", published(31), { allow_record_restriction: true }],
    ["where the site gives more days", published(31), { record_restriction_grace_period: 60 }],
  ])("allows restricting a published record %s", (_when, record, config) => {
    open({}, { record, config });
    expect(inGroup("Full record", "Restricted")).toBeEnabled();
  });

  it("lets only permitted users change the visibility of the record", () => {
    open({}, { permissions: { can_manage_record_access: false } });
    expect(screen.queryByRole("group", { name: "Full record" })).not.toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Files only" })).toBeInTheDocument();
  });

  it("does not mention files when there are none", () => {
    open({ files: "restricted" }, { record: { files: { enabled: false } } });
    expect(screen.queryByRole("group", { name: "Files only" })).not.toBeInTheDocument();
    expect(screen.getByText("Everybody can see the record.")).toBeInTheDocument();
    expect(embargo()).toBeDisabled();
  });

  it("keeps record and files restricted in a restricted community, without an embargo", async () => {
    const { form } = open({ record: "restricted", files: "restricted" });
    form().deposit.selectCommunity(readCommunity({ id: "c", access: { visibility: "restricted" } }));
    await waitFor(() => expect(inGroup("Full record", "Public")).toBeDisabled());
    expect(screen.queryByRole("group", { name: "Files only" })).not.toBeInTheDocument();
    expect(embargo()).toHaveAccessibleDescription("An embargo is not possible in a restricted community.");
  });

  it("ignores an embargo in a restricted community, and keeps its values", async () => {
    const until = { active: true, until: "2099-03-01", reason: "Under review" };
    const { form, access } = open({ record: "restricted", files: "restricted", embargo: until });
    expect(screen.getByText("Embargoed (full record)")).toBeInTheDocument();
    act(() => form().deposit.selectCommunity(readCommunity({ id: "c", access: { visibility: "restricted" } })));
    expect(await screen.findByText(/^Only people who were given access/)).toBeInTheDocument();
    expect(access().embargo).toEqual(until);
  });

  it("uses the host's labels for record and embargo", () => {
    benchSection(<AccessSection />, {
      fields: { "access.record": { label: "Metadata" }, "access.embargo": { hidden: true } },
    });
    expect(screen.getByRole("group", { name: "Metadata" })).toBeInTheDocument();
    expect(screen.queryByRole("checkbox", { name: "Apply an embargo" })).not.toBeInTheDocument();
  });

  it("renders neither choice again while the embargo is edited", async () => {
    const drawn = vi.fn<(visibility: string) => void>();
    const Choice = ({ value }: { readonly value: string }) => {
      drawn(value);
      return null;
    };
    const fields = { "access.record": { widget: Choice }, "access.files": { widget: Choice } };
    const { user } = open({ files: "restricted", embargo: { active: true, until: "", reason: "" } }, { fields });
    await user.click(screen.getByRole("textbox", { name: "Embargo reason" }));
    drawn.mockClear();
    await user.keyboard("Under review");
    expect(screen.getByRole("textbox", { name: "Embargo reason" })).toHaveValue("Under review");
    expect(drawn).not.toHaveBeenCalled();
  });
});
