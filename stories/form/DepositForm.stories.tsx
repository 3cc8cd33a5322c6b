import { createClient, type JsonObject, readConfig, readRecord } from "@deposit/core";
import { defineFieldGroup, journal } from "@deposit/fields-custom";
import { CreatorsSection, DepositForm, type DepositFormProps } from "@deposit/react";
import { createRepository, memoryStorage } from "@deposit/repository";
import { repositoryHandlers } from "@deposit/repository/handlers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";

/** An embedded repository for the page. msw answers fetch and XMLHttpRequest, so it is reached like a real one. */
const repository = createRepository({ storage: memoryStorage(), trust: "everyone", development: true });

type HostProps = Pick<DepositFormProps, "fields" | "components" | "messages" | "customFields" | "theme" | "locale">;

/** The code of a host page with the form. */
function Host({ page, ...props }: HostProps & { readonly page: JsonObject }) {
  const [client] = useState(() => createClient({ createUrl: "/api/records" }));
  return (
    <DepositForm
      {...props}
      client={client}
      record={readRecord(page["record"]) ?? undefined}
      config={readConfig(page["config"])}
      onNavigate={() => undefined}
    />
  );
}

const meta: Meta<HostProps> = {
  title: "Form/DepositForm",
  parameters: { bringsUiRoot: true, msw: { handlers: repositoryHandlers(repository) } },
  loaders: [
    async () => {
      const page: JsonObject = await (await fetch("/__page/deposit")).json();
      return { page };
    },
  ],
  render: (args, { loaded, globals }) => (
    <Host
      {...args}
      page={loaded["page"]}
      theme={globals["theme"] === "dark" ? "dark" : "light"}
      locale={String(globals["locale"])}
    />
  ),
};
export default meta;
type Story = StoryObj<HostProps>;

/** A new upload in the standard layout. Saving it empty shows what is missing, beside each field and in the outline. */
export const NewUpload: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Save draft" }));
    await page.findByText("Record saved with validation feedback in");
    // The site's own groups further down have titles as well.
    const [title] = await page.findAllByRole("textbox", { name: "Title" });
    expect(title).toHaveAccessibleDescription(/Missing data for required field/);
  },
};

/** Uploads a file by XMLHttpRequest. The draft is saved first, without messages about missing fields. */
export const UploadsAFile: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Choose files" });
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("There is no input for files.");
    await userEvent.upload(input, new File(["1,2,3\n"], "data.csv", { type: "text/csv" }));
    await page.findByText("Complete");
    await waitFor(() => expect(page.queryByText("Missing data for required field.")).toBeNull());
  },
};

const vessel = defineFieldGroup({
  field: "sea:vessel",
  title: { en: "Vessel", de: "Schiff" },
  fields: [{ name: "imo", label: { en: "IMO number", de: "IMO-Nummer" }, columns: 6 }],
});

/** Overrides by a host: messages, the help of a field, a removed part, and groups of custom fields. */
export const MadeYours: Story = {
  args: {
    messages: { "titles.label": "Name of the dataset" },
    fields: { "metadata.publisher": { help: "The station that measured." } },
    components: { Outline: null },
    customFields: [journal, vessel],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("textbox", { name: "Name of the dataset" });
    expect(page.getByText("The station that measured.")).toBeVisible();
    expect(page.getByRole("textbox", { name: "IMO number" })).toBeVisible();
    expect(page.queryByRole("heading", { name: "Outline" })).toBeNull();
  },
};

/** A card whose fields are all hidden is not rendered, and the outline does not list it. */
export const HiddenFields: Story = {
  args: {
    fields: {
      "metadata.funding": { hidden: true },
      "metadata.references": { hidden: true },
      "custom_fields.journal:journal": { hidden: true },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Related works" });
    await page.findByRole("heading", { name: "Thesis" });
    for (const name of ["Funding", "References", "Journal"]) {
      await expect(page.queryByRole("heading", { name })).toBeNull();
      await expect(page.queryByRole("link", { name: new RegExp(`^${name}`) })).toBeNull();
    }
  },
};

/** A host's part around a standard one that throws when the key `!` is pressed. */
function FailsAtMark() {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === "!") setBroken(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  if (isBroken) throw new Error("This part of the host's fails at the key !");
  return (
    <>
      <CreatorsSection />
      <p data-host-part="">Authors in the order of the paper.</p>
    </>
  );
}

/** A host's part throws while its dialog is open. The standard part replaces it, and the dialog stays as it was. */
export const PartFailsUnderDialog: Story = {
  args: { components: { Creators: FailsAtMark } },
  // React and the form log the error.
  beforeEach: () => void spyOn(console, "error").mockImplementation(() => undefined),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Add creator" }));
    const dialog = await within(document.body).findByRole("dialog", { name: "Add creator" });
    const family = within(dialog).getByRole("textbox", { name: /^Family name/ });
    await userEvent.type(family, "Lindqvist!");
    await waitFor(() => expect(canvasElement.querySelector("[data-host-part]")).toBeNull());
    await expect(family).toHaveFocus();
    await userEvent.keyboard("{Backspace}{Tab}Åsa");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await page.findByText("Lindqvist, Åsa");
    await expect(page.getByRole("button", { name: "Add creator" })).toHaveFocus();
  },
};
