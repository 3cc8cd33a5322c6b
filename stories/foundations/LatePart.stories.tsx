import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { messages } from "../../packages/react/src/i18n/messages.ts";
import { Button } from "../../packages/react/src/ui/Button.tsx";
import { Dialog } from "../../packages/react/src/ui/dialog/Dialog.tsx";
import { lateDialog } from "../../packages/react/src/ui/late/lateDialog.tsx";
import { UiRoot } from "../../packages/react/src/ui/UiRoot.tsx";
import { arabic, dark, phone } from "../looks.ts";

const words = {
  loading: messages["form.loading"],
  failed: messages["form.late.failed"],
  failedText: messages["form.late.failed.text"],
  retry: messages["form.late.retry"],
  giveUp: messages["form.late.giveUp"],
};

function Question({ onClose }: { readonly onClose: () => void }) {
  return <Dialog open onClose={onClose} title="Add creator" closeLabel="Close" />;
}

/** A button whose dialog is fetched when it is pressed; so many times it does not arrive. */
function Opener({ failures }: { readonly failures: number }) {
  const [Late] = useState(() => {
    let left = failures;
    return lateDialog(async () => {
      if (left === Infinity) await new Promise(() => undefined);
      left -= 1;
      if (left >= 0) throw new TypeError("Failed to fetch");
      return Question;
    });
  });
  const [isOpen, setOpen] = useState(false);
  return (
    <UiRoot late={words}>
      <Button {...Late.preloading} onClick={() => setOpen(true)}>
        Add creator
      </Button>
      {isOpen ? <Late onClose={() => setOpen(false)} /> : null}
    </UiRoot>
  );
}

const meta = { title: "Foundations/Late part", component: Opener, args: { failures: 2 } } satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));

/** While a dialog is on its way, the place where it is called from says so. */
export const Loading: Story = {
  args: { failures: Infinity },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Add creator");
    await expect(await within(canvasElement).findByRole("img", { name: words.loading })).toBeVisible();
  },
};

/** What did not arrive is said beside its button, with another try; pointing at the button was the first one. */
export const NotLoaded: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Add creator");
    await within(canvasElement).findByText(words.failed);
    await press(canvasElement, words.retry);
    await expect(await within(canvasElement).findByText(words.failedText)).toBeVisible();
  },
};
export const RightToLeft: Story = { ...NotLoaded, globals: arabic };
export const Dark: Story = { ...NotLoaded, globals: dark };
export const Phone: Story = { ...NotLoaded, globals: phone };

export const TriedAgain: Story = {
  args: { failures: 1 },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Add creator");
    await press(canvasElement, words.retry);
    await waitFor(() => expect(document.querySelector(".deposit-dialog")).toBeVisible());
  },
};

/** The page can do without it. */
export const GivenUp: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Add creator");
    await press(canvasElement, words.giveUp);
    await expect(within(canvasElement).queryByText(words.failed)).toBeNull();
  },
};
