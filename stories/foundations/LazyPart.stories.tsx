import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../packages/react/src/ui/controls/Button.tsx";
import { Dialog } from "../../packages/react/src/ui/dialog/Dialog.tsx";
import { LazyContent } from "../../packages/react/src/ui/lazy/LazyContent.tsx";
import { lazyPart } from "../../packages/react/src/ui/lazy/lazyPart.ts";
import { UiContext } from "../../packages/react/src/ui/root/UiContext.ts";
import { useUi } from "../../packages/react/src/ui/root/useUi.ts";
import { arabic, dark, phone } from "../looks.ts";
import { lazyReactMessages as words } from "./words.ts";

/** The dialog that is on its way. */
function Question({ onClose }: { readonly onClose: () => void }) {
  return <Dialog open onClose={onClose} title="Add creator" closeLabel="Close" />;
}

/** A button whose dialog is fetched when it is pressed; it arrives once the connection is back, or never. */
function Opener({ connection }: { readonly connection: "gone" | "stalled" }) {
  const [late] = useState(() => {
    let isBack = false;
    addEventListener("online", () => (isBack = true), { once: true });
    const fetchDialog = async () => {
      if (connection === "stalled") await new Promise(() => undefined);
      if (!isBack) throw new TypeError("Failed to fetch");
      return Question;
    };
    // In advance it would be fetched before every other story, too.
    return lazyPart(fetchDialog, { inAdvance: false });
  });
  const [isOpen, setOpen] = useState(false);
  const ui = useUi();
  const close = () => setOpen(false);
  return (
    <UiContext value={{ ...ui, late: words }}>
      <Button onClick={() => setOpen(true)}>Add creator</Button>
      {isOpen ? (
        <LazyContent late={late} onGiveUp={close}>
          {(Late) => <Late onClose={close} />}
        </LazyContent>
      ) : null}
    </UiContext>
  );
}

const meta = { title: "Foundations/Late part", component: Opener, args: { connection: "gone" } } satisfies Meta<
  typeof Opener
>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));

/** While a dialog is on its way, the place where it is called from says so. */
export const Loading: Story = {
  args: { connection: "stalled" },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Add creator");
    await expect(await within(canvasElement).findByRole("status")).toHaveTextContent(words.loading);
  },
};

/** What did not arrive is said beside its button, with another try. */
export const NotLoaded: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Add creator");
    await within(canvasElement).findByText(words.failed);
    await press(canvasElement, words.retry);
    await expect(await within(canvasElement).findByText(words.failedText)).toBeVisible();
  },
};
export const RightToLeft: Story = { ...NotLoaded, globals: arabic, parameters: { wordless: true } };
export const Dark: Story = { ...NotLoaded, globals: dark };
export const Phone: Story = { ...NotLoaded, globals: phone };

export const TriedAgain: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Add creator");
    await within(canvasElement).findByText(words.failed);
    dispatchEvent(new Event("online"));
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
