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
import { lazyReactMessages as words } from "./labels.ts";

/** The lazy dialog. */
function Question({ onClose }: { readonly onClose: () => void }) {
  return <Dialog open onClose={onClose} title="Add creator" closeLabel="Close" />;
}

/** A button that loads its dialog when pressed. The dialog arrives when the connection is back, or never. */
function Opener({ connection }: { readonly connection: "gone" | "stalled" }) {
  const [late] = useState(() => {
    let isBack = false;
    addEventListener("online", () => (isBack = true), { once: true });
    const fetchDialog = async () => {
      if (connection === "stalled") await new Promise(() => undefined);
      if (!isBack) throw new TypeError("Failed to fetch");
      return Question;
    };
    // Prefetching would load it before every other story as well.
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

/** While a dialog loads, the button that opens it shows progress. */
export const Loading: Story = {
  args: { connection: "stalled" },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Add creator");
    await expect(await within(canvasElement).findByRole("status")).toHaveTextContent(words.loading);
  },
};

/** A failed load is shown beside its button, with a retry. */
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

/** The page works without it. */
export const GivenUp: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Add creator");
    await press(canvasElement, words.giveUp);
    await expect(within(canvasElement).queryByText(words.failed)).toBeNull();
  },
};
