import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../packages/react/src/ui/controls/Button.tsx";
import { ConfirmDialog } from "../../packages/react/src/ui/dialog/ConfirmDialog.tsx";
import { Dialog, type DialogProps } from "../../packages/react/src/ui/dialog/Dialog.tsx";
import { Field } from "../../packages/react/src/ui/field/Field.tsx";
import { TextField } from "../../packages/react/src/ui/controls/TextField.tsx";
import { useDirtyGuard } from "../../packages/react/src/ui/dialog/useDirtyGuard.ts";

function Creator({ size }: Pick<DialogProps, "size">) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const close = () => {
    setOpen(false);
    setName("");
  };
  const guard = useDirtyGuard({ dirty: name !== "", onClose: close });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add creator</Button>
      <Dialog
        open={open}
        onClose={guard.requestClose}
        title="Add creator"
        description="A person or an organisation the dataset is cited with."
        size={size}
        closeLabel="Close"
        footer={
          <>
            <Button onClick={guard.requestClose}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <div className="deposit-grid-2">
          <Field label="Family name" requirement="required" required>
            {(inputProps) => <TextField {...inputProps} value={name} onValueChange={setName} />}
          </Field>
          <Field label="Given names">{(inputProps) => <TextField {...inputProps} />}</Field>
        </div>
        <ConfirmDialog
          open={guard.asking}
          title="Discard what you typed?"
          description="The creator has not been saved."
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          closeLabel="Close"
          tone="danger"
          onConfirm={guard.discard}
          onCancel={guard.keepEditing}
        />
      </Dialog>
    </>
  );
}

const meta = { title: "Foundations/Dialog", component: Creator, args: { size: "md" } } satisfies Meta<typeof Creator>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const trigger = within(canvasElement).getByRole("button", { name: "Add creator" });
  await userEvent.click(trigger);
  await screen.findByRole("dialog", { name: "Add creator" });
  return trigger;
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getByRole("dialog")).toHaveAccessibleDescription(/person or an organisation/);
    await expect(screen.getByRole("textbox", { name: /Family name/ })).toHaveFocus();
  },
};

export const EscapeClosesAndGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = await open(canvasElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const AsksBeforeTypingIsLost: Story = {
  play: async ({ canvasElement }) => {
    const trigger = await open(canvasElement);
    const input = screen.getByRole("textbox", { name: /Family name/ });
    await userEvent.type(input, "Lovelace");
    await userEvent.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Discard what you typed?" });
    await expect(within(question).getByRole("button", { name: "Keep editing" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue("Lovelace");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const CarriesThemeAndDirection: Story = {
  globals: { theme: "dark", direction: "rtl" },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const root = screen.getByRole("dialog").closest(".deposit");
    await expect(root).toHaveAttribute("data-deposit-theme", "dark");
    await expect(root).toHaveAttribute("dir", "rtl");
  },
};
