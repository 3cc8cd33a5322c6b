import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { useDialog } from "../dialog/useDialog.ts";
import { lazyDialog, outletDialog } from "./lazyDialog.tsx";
import { UiRoot } from "../root/UiRoot.tsx";

const words = {
  loading: "Loading…",
  failed: "This part of the page did not arrive.",
  failedText: "Nothing that you typed is lost.",
  retry: "Try again",
  giveUp: "Not now",
};

function Question({ onClose }: { readonly onClose: () => void }) {
  return <Dialog open onClose={onClose} title="Is it open?" closeLabel="Close" />;
}

type Fetch = () => Promise<typeof Question>;

/** A field, and a button that opens the dialog. */
function openerOf(fetchDialog: Fetch) {
  const Late = lazyDialog(fetchDialog);
  return function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <UiRoot late={words}>
        <input aria-label="Title" />
        <Button {...Late.preloading} onClick={() => setOpen(true)}>
          Ask
        </Button>
        {isOpen ? <Late onClose={() => setOpen(false)} /> : null}
      </UiRoot>
    );
  };
}

test("a dialog is fetched once its button is pointed at, and opens with the press", async () => {
  const fetchDialog = vi.fn<Fetch>(async () => Question);
  const Opener = openerOf(fetchDialog);
  render(<Opener />);
  expect(fetchDialog).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole("button", { name: "Ask" }));
  expect(fetchDialog).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  expect(screen.getByRole("dialog", { name: "Is it open?" })).toBeVisible();
});

test("a dialog is fetched once its button has the focus, and gives the focus back to it", async () => {
  const fetchDialog = vi.fn<Fetch>(async () => Question);
  const Opener = openerOf(fetchDialog);
  render(<Opener />);
  await userEvent.tab();
  await userEvent.tab();
  expect(fetchDialog).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(screen.getByRole("button", { name: "Ask" })).toHaveFocus();
});

test("while a dialog is on its way, that is said", async () => {
  const Opener = openerOf(() => new Promise(() => undefined));
  render(<Opener />);
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  expect(screen.getByText("Loading…")).toBeInTheDocument();
});

test("a dialog that does not arrive says so beside its button, keeps what was typed and can be tried again", async () => {
  let isOnline = false;
  const Opener = openerOf(() => (isOnline ? Promise.resolve(Question) : Promise.reject(new TypeError("offline"))));
  render(<Opener />);
  await userEvent.type(screen.getByLabelText("Title"), "Ice cores");
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This part of the page did not arrive.");
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  isOnline = true;
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("dialog", { name: "Is it open?" })).toBeVisible();
  expect(screen.getByLabelText("Title")).toHaveValue("Ice cores");
});

test("a staged dialog stays with what is typed in it while another part takes the place of the one that opened it", async () => {
  function Note({ onClose }: { readonly onClose: () => void }) {
    return (
      <Dialog open onClose={onClose} title="Note" closeLabel="Close">
        <input aria-label="Words" />
      </Dialog>
    );
  }
  const Late = outletDialog(async () => Note);
  function Opener({ name }: { readonly name: string }) {
    const { open, show, close } = useDialog("note");
    return (
      <>
        <Button {...Late.preloading} onClick={() => show("note")}>
          {name}
        </Button>
        {open === null ? null : <Late onClose={close} />}
      </>
    );
  }
  const page = (opener: string | null) => (
    <UiRoot late={words}>{opener === null ? null : <Opener key={opener} name={opener} />}</UiRoot>
  );
  const { rerender } = render(page("Ask"));
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  const box = await screen.findByRole("textbox", { name: "Words" });
  await userEvent.type(box, "Ti");
  rerender(page("Ask anew"));
  await userEvent.keyboard("de");
  rerender(page(null));
  await userEvent.keyboard("s");
  expect(box).toHaveValue("Tides");
  expect(box).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(box).not.toBeInTheDocument();
  rerender(page("Ask"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
