import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../../packages/react/src/ui/field/Field.tsx";
import { RichText } from "../../packages/react/src/ui/rich-text/RichText.tsx";
import { richTextLabels } from "./labels.ts";

function Description({
  html,
  disabled = false,
  invalid = false,
}: {
  html: string;
  disabled?: boolean;
  invalid?: boolean;
}) {
  const [value, setValue] = useState(html);
  return (
    <>
      <Field
        label="Description"
        disabled={disabled}
        messages={invalid ? [{ severity: "error", text: "Missing data for required field." }] : []}
      >
        {(inputProps, ids) => (
          <RichText
            {...inputProps}
            labelledBy={ids.label}
            value={value}
            onValueChange={setValue}
            labels={richTextLabels}
          />
        )}
      </Field>
      <output className="deposit-visually-hidden" data-testid="html">
        {value}
      </output>
      <button type="button" className="deposit-link">
        After
      </button>
    </>
  );
}

const meta = {
  title: "Foundations/RichText",
  component: Description,
  args: {
    html: '<p>Hourly <strong>soil moisture</strong> (m<sup>3</sup>/m<sup>3</sup>), see <a href="https://example.org/methods">methods</a>.</p><ul><li><p>2019 to 2025</p></li><li><p>four depths</p></li></ul>',
  },
} satisfies Meta<typeof Description>;
export default meta;
type Story = StoryObj<typeof meta>;

const editor = () => screen.findByRole("textbox", { name: "Description" });
const html = (canvasElement: HTMLElement) => within(canvasElement).getByTestId("html");

export const Written: Story = { play: async () => void (await editor()) };
export const Empty: Story = { args: { html: "" }, play: async () => void (await editor()) };
export const Disabled: Story = {
  args: { disabled: true },
  play: async () => expect(await editor()).toHaveAttribute("contenteditable", "false"),
};
export const Invalid: Story = {
  args: { html: "", invalid: true },
  play: async () => expect(await editor()).toHaveAttribute("aria-invalid", "true"),
};

export const EveryKeyReachesTheForm: Story = {
  args: { html: "" },
  play: async ({ canvasElement }) => {
    (await editor()).focus();
    await userEvent.keyboard("Soil");
    await waitFor(() => expect(html(canvasElement)).toHaveTextContent("<p>Soil</p>"));
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}");
    await waitFor(() => expect(html(canvasElement)).toBeEmptyDOMElement());
  },
};

export const TabLeavesEvenFromAList: Story = {
  args: { html: "<ul><li><p>one</p></li><li><p>two</p></li></ul>" },
  play: async ({ canvasElement }) => {
    (await editor()).focus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "After" })).toHaveFocus();
    await expect(html(canvasElement)).toHaveTextContent("<ul><li><p>one</p></li><li><p>two</p></li></ul>");
  },
};

export const LinkByKeyboard: Story = {
  args: { html: "" },
  play: async ({ canvasElement }) => {
    (await editor()).focus();
    // A story that is opened alone has to wait for the editor.
    await userEvent.click(await screen.findByRole("button", { name: "Link" }));
    await userEvent.keyboard("nonsense{Enter}");
    await screen.findByText(/not a web or mail address/);
    await userEvent.clear(screen.getByRole("textbox", { name: "Address of the link" }));
    await userEvent.keyboard("example.org{Enter}");
    await waitFor(() => expect(html(canvasElement)).toHaveTextContent('href="https://example.org"'));
    await waitFor(async () => expect(await editor()).toHaveFocus());
  },
};
