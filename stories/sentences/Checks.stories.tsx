import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CoreMessageId, JsonObject } from "@deposit/core";
import {
  AccessSection,
  ActionBarSection,
  CreatorsSection,
  DoiSection,
  IdentifiersSection,
  PublicationDateSection,
  Section,
} from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { findDialog, openDialog } from "../dialogs/openDialog.ts";
import { loadPage, type SectionStageProps } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { reviewedJournal } from "../sections/reviewedJournal.ts";
import { sentence } from "./sentence.ts";

/** The sections whose checks no other story triggers. */
function Checked() {
  return (
    <>
      <Section heading="Basic information">
        <DoiSection />
        <PublicationDateSection />
        <CreatorsSection />
        <IdentifiersSection />
      </Section>
      <AccessSection />
      <ActionBarSection />
    </>
  );
}

const meta = {
  title: "Sentences/Checks",
  loaders: [loadPage],
  render: sectionStory(Checked, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: SectionStageProps }>;

const readsAt = (field: HTMLElement, id: CoreMessageId) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence(id))));
const leaves = async (field: HTMLElement) => {
  field.focus();
  await userEvent.tab();
};

/** One invalid identifier of each scheme, with its error. */
const wrong: Readonly<Record<string, CoreMessageId>> = {
  doi: "check.doi.invalid",
  isbn: "check.isbn.invalid",
  issn: "check.issn.invalid",
  ean13: "check.ean13.invalid",
  arxiv: "check.arxiv.invalid",
  pmid: "check.pmid.invalid",
  handle: "check.handle.invalid",
  ark: "check.ark.invalid",
  urn: "check.urn.invalid",
  url: "check.url.invalid",
};
const identifiers = Object.keys(wrong).map((scheme) => ({ scheme, identifier: "wrong" }));

export const Identifiers: Story = {
  args: { metadata: { identifiers } },
  play: async ({ canvasElement }) => {
    const fields = await within(canvasElement).findAllByRole("textbox", { name: /^Identifier/ });
    await expect(fields).toHaveLength(identifiers.length);
    for (const field of fields) await leaves(field);
    for (const [index, id] of Object.values(wrong).entries()) await readsAt(fields[index] ?? canvasElement, id);
  },
};

const twice = { scheme: "doi", identifier: "10.1234/tides" };
export const IdentifierTwice: Story = {
  args: { metadata: { identifiers: [twice, twice] } },
  play: async ({ canvasElement }) => {
    const [, second] = await within(canvasElement).findAllByRole("textbox", { name: /^Identifier/ });
    await leaves(second ?? canvasElement);
    await readsAt(second ?? canvasElement, "check.identifier.duplicate");
  },
};

const person = (...held: JsonObject[]): JsonObject => ({
  creators: [{ person_or_org: { type: "personal", family_name: "Airy", identifiers: held } }],
});
const ofPerson = (id: CoreMessageId, ...held: JsonObject[]): Story => ({
  args: { metadata: person(...held) },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, "Edit Airy");
    const field = await dialog.findByLabelText(`Identifier ${held.length}`);
    await leaves(field);
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await readsAt(field, id);
  },
});
export const Orcid = ofPerson("check.orcid.invalid", { scheme: "orcid", identifier: "0000-0002-1825-0098" });
export const Isni = ofPerson("check.isni.invalid", { scheme: "isni", identifier: "0000000121032684" });
export const Ror = ofPerson("check.ror.invalid", { scheme: "ror", identifier: "01ggx4158" });
export const Gnd = ofPerson("check.gnd.invalid", { scheme: "gnd", identifier: "118540239" });
export const TwoOfOneScheme = ofPerson(
  "check.identifier.sameScheme",
  { scheme: "orcid", identifier: "0000-0002-1825-0097" },
  { scheme: "orcid", identifier: "0000-0001-5109-3700" },
);

/** The platform rejects such a record as a whole. The form finds out which text is too long. */
export const TooLong: Story = {
  args: {
    metadata: person({ scheme: "gnd", identifier: "4".repeat(32_767) }),
    faults: [{ method: "POST", path: "/api/records", fault: { kind: "answer", status: 500, body: "" } }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(canvasElement).toHaveTextContent(sentence("check.tooLong")), { timeout: 10_000 });
    const dialog = await openDialog(canvasElement, "Edit Airy");
    await readsAt(await dialog.findByLabelText("Identifier 1"), "check.tooLong");
  },
};

export const PersonWithoutName: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, "Add creator");
    const field = await dialog.findByRole("textbox", { name: /^Family name/ });
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await readsAt(field, "check.familyName.required");
  },
};
export const OrganizationWithoutName: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, "Add creator");
    await userEvent.click(await dialog.findByRole("radio", { name: "An organization" }));
    const field = await dialog.findByRole("textbox", { name: /^Name/ });
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await readsAt(field, "check.name.required");
  },
};

/** A required list shows an error when the focus leaves it empty. */
export const NoCreators: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await leaves(await canvas.findByRole("button", { name: "Add creator" }));
    await readsAt(canvas.getByRole("group", { name: /^Creators/ }), "check.creators.required");
  },
};

export const NoPublicationDate: Story = {
  args: { metadata: { publication_date: "2024" } },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("textbox", { name: /^Publication date/ });
    await userEvent.clear(field);
    await userEvent.tab();
    await readsAt(field, "check.publicationDate.required");
  },
};

export const EmbargoDate: Story = {
  args: { record: { access: { record: "restricted", files: "restricted", embargo: { active: true, until: "" } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (!canvas.queryByRole("textbox", { name: /^Embargo until/ }))
      await userEvent.click(await canvas.findByRole("checkbox", { name: "Apply an embargo" }));
    const field = await canvas.findByRole("textbox", { name: /^Embargo until/ });
    for (const [typed, id] of [
      ["", "check.embargo.required"],
      ["2099-03", "check.embargo.format"],
      ["2020-01-01", "check.embargo.past"],
    ] as const) {
      await userEvent.clear(field);
      if (typed !== "") await userEvent.type(field, typed);
      await leaves(field);
      await readsAt(field, id);
    }
  },
};

const optional: JsonObject = {
  is_doi_required: false,
  pids: [{ scheme: "doi", can_be_managed: true, can_be_unmanaged: true, default_selected: "no" }],
};
const metadata: JsonObject = {
  title: "Tides",
  resource_type: { id: "dataset" },
  publication_date: "2026",
  publisher: "Example Repository",
  ...person(),
};
/** Returns a story in which a missing DOI is reported at the DOI when the upload is published or submitted. */
const needed = (id: CoreMessageId, button: string, args: SectionStageProps): Story => ({
  args: { record: { files: { enabled: false } }, metadata, config: optional, ...args },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: button }));
    const dialog = within(await findDialog());
    for (const box of dialog.queryAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.click(dialog.getByRole("button", { name: button }));
    const part = () => canvasElement.querySelector('[data-deposit-part="doi-choice"]')?.closest("section");
    await waitFor(() => expect(part()).toHaveTextContent(sentence(id)), { timeout: 10_000 });
  },
});
export const DoiNeededToPublish = needed("check.doi.neededToPublish", "Publish", {});
export const DoiNeededForReview = needed("check.doi.neededForReview", "Submit for review", {
  community: reviewedJournal,
});

export const OwnDoi: Story = {
  args: {
    config: { pids: [{ scheme: "doi", can_be_managed: true, can_be_unmanaged: true, default_selected: "yes" }] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("radio", { name: /^Yes/ });
    const field = () => canvas.getByRole("textbox", { name: /DOI/ });
    await tabTo(field);
    await userEvent.keyboard("wrong");
    await userEvent.tab();
    await readsAt(field(), "check.doi.invalid");
    await userEvent.clear(field());
    await userEvent.tab();
    await readsAt(field(), "check.doi.required");
  },
};
