import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { expect, it, vi } from "vitest";
import { Dialog } from "../dialog/Dialog.tsx";
import { TextField } from "../controls/TextField.tsx";
import { UiRoot } from "./UiRoot.tsx";

const show = (): undefined => undefined;

it("a form of the host's around the editor is not sent by Enter in a field or a choice", async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <UiRoot>
        <TextField aria-label="Title" value="Tides" onValueChange={show} />
        <input type="checkbox" aria-label="Metadata only" />
      </UiRoot>
      <input aria-label="The host's own" />
      <button>Send</button>
    </form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "Title" }), "{Enter}");
  screen.getByRole("checkbox").focus();
  await user.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByRole("textbox", { name: "The host's own" }), "{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("a form within the editor is sent by Enter as ever", async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <UiRoot>
      <form onSubmit={onSubmit}>
        <TextField aria-label="Search" value="" onValueChange={show} />
      </form>
    </UiRoot>,
  );
  await userEvent.type(screen.getByRole("textbox", { name: "Search" }), "{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it.each([
  ["a dialog", <dialog open key="dialog" data-testid="host" />],
  ["a popover", <div popover="auto" key="popover" data-testid="host" />],
])("dialogs open within %s of the host's in which the editor stands", async (_, host) => {
  render(host);
  const container = screen.getByTestId("host");
  render(
    <UiRoot>
      <Dialog open onClose={show} title="Creator" closeLabel="Close" />
    </UiRoot>,
    { container: container.appendChild(document.createElement("div")) },
  );
  expect(container).toContainElement(await screen.findByRole("dialog", { name: "Creator", hidden: true }));
});
