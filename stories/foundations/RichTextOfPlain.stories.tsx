import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../../packages/react/src/ui/field/Field.tsx";
import { RichTextEditor } from "../../packages/react/src/ui/rich-text/RichTextEditor.tsx";
import { RichTextOfPlain } from "../../packages/react/src/ui/rich-text/RichTextOfPlain.tsx";
import { richTextLabels } from "./labels.ts";

type EditorState = ComponentProps<typeof RichTextOfPlain>["editor"];

const states: Record<string, EditorState> = {
  "is on its way": { kind: "loading" },
  arrives: { kind: "loaded", part: RichTextEditor },
  "does not arrive": { kind: "failed", error: new TypeError("offline") },
};

/** An empty rich text whose editor can be loaded, delayed or lost with buttons. */
function Description() {
  const [value, setValue] = useState("");
  const [left, setLeft] = useState(0);
  const [editor, setEditor] = useState<EditorState>({ kind: "absent" });
  return (
    <>
      <Field label="Description">
        {(inputProps, ids) => (
          <RichTextOfPlain
            {...inputProps}
            labelledBy={ids.label}
            value={value}
            onValueChange={setValue}
            onBlur={() => setLeft(left + 1)}
            labels={richTextLabels}
            editor={editor}
            fallback={<p>HTML: {value}</p>}
            onWanted={() => setEditor((now) => (now.kind === "absent" ? { kind: "loading" } : now))}
          />
        )}
      </Field>
      <output data-testid="state" className="deposit-visually-hidden">
        {editor.kind}, left {left} times
      </output>
      <output data-testid="html" className="deposit-visually-hidden">
        {value}
      </output>
      <p className="deposit-row">
        {Object.entries(states).map(([name, state]) => (
          // By keyboard, so that the field keeps the focus.
          <button key={name} type="button" className="deposit-link" onKeyDown={() => setEditor(state)}>
            The editor {name}
          </button>
        ))}
        <button type="button" className="deposit-link" onKeyDown={() => setValue("<p>Of <em>ice</em></p>")}>
          A record comes down
        </button>
      </p>
    </>
  );
}

const meta = { title: "Foundations/RichTextOfPlain", component: Description } satisfies Meta<typeof Description>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole("textbox", { name: "Description" });
const happens = (name: string) => fireEvent.keyDown(screen.getByRole("button", { name }));
const html = (canvasElement: HTMLElement) => within(canvasElement).getByTestId("html").textContent;
const state = () => screen.getByTestId("state");

export const NothingIsWritten: Story = {
  play: async () => {
    await expect(field()).toHaveValue("");
    await expect(state()).toHaveTextContent("absent");
    // Moving the pointer over it changes nothing.
    await userEvent.hover(field());
    await expect(state()).toHaveTextContent("absent");
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await expect(state()).toHaveTextContent("loading");
  },
};

export const WrittenBeforeTheEditorArrives: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field());
    await userEvent.keyboard("pH < 7,  in two{Enter}lines ");
    await expect(html(canvasElement)).toBe("<p>pH &lt; 7,  in two</p><p>lines </p>");
    await userEvent.keyboard("{ArrowUp}{Home}");
    happens("The editor arrives");
    await waitFor(() => expect(screen.getByRole("toolbar")).toBeVisible());
    // In one step, so that no key press is lost in between.
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute("contenteditable", "true");
    await expect(state()).toHaveTextContent("left 0 times");
    await userEvent.keyboard("A");
    await waitFor(() => expect(html(canvasElement)).toBe("<p>ApH &lt; 7,  in two</p><p>lines </p>"));
  },
};

/** Pastes like a browser does into a plain text field: the text without its formatting. */
async function paste(text: string, formatted: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  clipboardData.setData("text/html", formatted);
  await userEvent.paste(clipboardData);
}

export const FormattedTextIsPastedBeforeTheEditorArrives: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field());
    await userEvent.keyboard("Of ");
    await paste("sea ice\nand floes", "<p>sea <em>ice</em></p><p>and <script>alert(1)</script><b>floes</b></p>");
    await userEvent.keyboard(" in{Enter}winter");
    await expect(html(canvasElement)).toBe("<p>Of sea ice</p><p>and floes in</p><p>winter</p>");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    happens("The editor arrives");
    await waitFor(() => expect(screen.getByRole("toolbar")).toBeVisible());
    await expect(html(canvasElement)).toBe(
      "<p>Of sea <em>ice</em></p><p>and <strong>floes</strong> in</p><p>winter</p>",
    );
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("X");
    await waitFor(() => expect(html(canvasElement)).toMatch(/<p>winXter<\/p>$/));
  },
};

export const WhatWasPastedIsTypedOver: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field());
    await paste("sea ice", "<p>sea <em>ice</em></p>");
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}floes");
    happens("The editor arrives");
    await waitFor(() => expect(screen.getByRole("toolbar")).toBeVisible());
    await userEvent.keyboard("!");
    await waitFor(() => expect(html(canvasElement)).toBe("<p>sea floes!</p>"));
  },
};

export const TheCaretStandsBeforeWhatWasPasted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field());
    await paste("ice", "<em>ice</em>");
    await userEvent.keyboard("{Home}Of  {ArrowLeft}");
    happens("The editor arrives");
    await waitFor(() => expect(screen.getByRole("toolbar")).toBeVisible());
    await expect(html(canvasElement)).toBe("<p>Of  <em>ice</em></p>");
    await userEvent.keyboard("X");
    await waitFor(() => expect(html(canvasElement)).toBe("<p>Of X <em>ice</em></p>"));
  },
};

export const ACharacterIsBeingComposed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field());
    fireEvent.compositionStart(field());
    happens("The editor arrives");
    fireEvent.change(field(), { target: { value: "海" } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(screen.queryByRole("toolbar")).toBeNull();
    await expect(field()).toHaveFocus();
    fireEvent.compositionEnd(field());
    await waitFor(() => expect(screen.getByRole("toolbar")).toBeVisible());
    await expect(field()).toHaveTextContent("海");
    await expect(field()).toHaveFocus();
    await expect(html(canvasElement)).toBe("<p>海</p>");
  },
};

export const TheEditorDoesNotArrive: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field());
    await userEvent.keyboard("Soil");
    happens("The editor does not arrive");
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleDescription(/in plain text/);
    await userEvent.keyboard(" moisture");
    await expect(html(canvasElement)).toBe("<p>Soil moisture</p>");
    await userEvent.tab();
    await expect(state()).toHaveTextContent("left 1 times");
  },
};

export const ARecordComesDown: Story = {
  play: async () => {
    happens("A record comes down");
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    happens("The editor arrives");
    await expect(await screen.findByRole("textbox", { name: "Description" })).toHaveTextContent("Of ice");
    await expect(screen.getByText("ice").tagName).toBe("EM");
  },
};

export const ARecordComesDownAndTheEditorDoesNot: Story = {
  play: async () => {
    happens("A record comes down");
    happens("The editor does not arrive");
    await expect(await screen.findByText(/^HTML: <p>Of <em>ice/)).toBeVisible();
  },
};
