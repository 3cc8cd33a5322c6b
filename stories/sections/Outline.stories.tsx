import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  CreatorsSection,
  DoiSection,
  OutlineSection,
  PublisherSection,
  Section,
  SubjectsSection,
  TitlesSection,
} from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { threeCreators } from "./people.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

/** The outline of the two cards beside it. */
function OutlineOfCards() {
  return (
    <>
      <OutlineSection />
      <div className="deposit-stack">
        <Section heading="Basic information">
          <TitlesSection />
          <CreatorsSection />
        </Section>
        <Section heading="Recommended information">
          <SubjectsSection />
          <PublisherSection />
        </Section>
      </div>
    </>
  );
}

const meta = {
  title: "Sections/Outline",
  loaders: [loadPage],
  render: sectionStory(OutlineOfCards, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = {
  title: "Sea level",
  creators: threeCreators,
  subjects: [{ subject: "tides" }],
  publisher: "Example Repository",
};
const outline = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole("navigation", { name: "Outline" }));
const title = { field: "metadata.title", messages: ["Missing data for required field."] };

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
/** In a language with long words. */
export const Long: Story = { args: { metadata }, globals: { locale: "de_DE" } };
export const Invalid: Story = {
  args: { errors: [title] },
  play: async ({ canvasElement }) => {
    const link = await (await outline(canvasElement)).findByRole("link", { name: /^Title/ });
    await waitFor(() => expect(link).toHaveTextContent("1 error"));
  },
};
export const Warning: Story = { args: { metadata, errors: [{ ...title, severity: "warning" }] } };
export const Info: Story = { args: { metadata, errors: [{ ...title, severity: "info" }] } };
export const Dark: Story = { args: { metadata, errors: [title] }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata, errors: [title] }, globals: phone };

/** A required DOI that the site registers is complete. One that the depositor has to provide is missing. */
export const WithDoi: Story = {
  args: { metadata, config: { is_doi_required: false } },
  render: sectionStory(
    () => (
      <>
        <OutlineSection />
        <Section heading="Basic information">
          <DoiSection />
          <TitlesSection />
        </Section>
      </>
    ),
    null,
  ),
  play: async ({ canvasElement }) => {
    await (await outline(canvasElement)).findByRole("link", { name: "Digital Object Identifier 1 thing is missing" });
  },
};

/** Tab reaches each section, and Enter leads to its field. */
export const ByKeyboard: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => {
    const links = await outline(canvasElement);
    (await links.findByRole("link", { name: /^Title/ })).focus();
    await userEvent.tab();
    await expect(links.getByRole("link", { name: /^Creators/ })).toHaveFocus();
    links.getByRole("link", { name: /^Publisher/ }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByRole("textbox", { name: /^Publisher/ })).toHaveFocus());
  },
};
