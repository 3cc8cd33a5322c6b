import type { Transport } from "@deposit/core/upload";
import { act, screen, waitFor } from "@testing-library/react";
import { Activity, type ReactNode, useState } from "react";
import { expect, it, vi } from "vitest";
import { localFile, rowOfFile } from "../test/filesBench.tsx";
import { bannerSaying, driveDeposit, titleField } from "../test/driveDeposit.tsx";

function Tab({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!shown)}>tab</button>
      <Activity mode={shown ? "visible" : "hidden"}>{children}</Activity>
    </>
  );
}

/** Waits until the effects of the hidden form have ended, which is delayed a little. */
const rest = () => act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));

const leave = (): boolean => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it("a form that is hidden and shown again keeps what was typed, and saves into the same draft", async () => {
  const saved: string[] = [];
  const { user } = await driveDeposit({ onSaved: ({ id }) => saved.push(id ?? "") }, Tab);
  const save = () => user.click(screen.getByRole("button", { name: "Save draft" }));
  await user.type(titleField(), "Tides");
  await save();
  await bannerSaying(/Record saved/);
  await user.type(titleField(), " of the Wadden Sea");

  const tab = screen.getByRole("button", { name: "tab" });
  await user.click(tab);
  await rest();
  expect(leave()).toBe(false);
  await user.click(tab);
  expect(titleField()).toHaveValue("Tides of the Wadden Sea");
  expect(leave()).toBe(true);

  await save();
  await bannerSaying(/Record saved/);
  expect(leave()).toBe(false);
  expect(saved).toEqual([saved[0], saved[0]]);
});

it("a form that is hidden during its first save has one draft, and leads to it when it is shown again", async () => {
  const onNavigate = vi.fn();
  const { user, client, holdNextCall } = await driveDeposit({ onNavigate }, Tab);
  const create = vi.spyOn(client.drafts, "create");
  const update = vi.spyOn(client.drafts, "save");
  const save = () => user.click(screen.getByRole("button", { name: "Save draft" }));
  await user.type(titleField(), "Tides");
  const answer = holdNextCall();
  await save();
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));

  const tab = screen.getByRole("button", { name: "tab" });
  await user.click(tab);
  await rest();
  answer();
  await rest();
  expect(onNavigate).not.toHaveBeenCalled();
  await user.click(tab);
  expect(onNavigate).toHaveBeenCalledTimes(1);
  expect(leave()).toBe(false);

  await user.type(titleField(), " of the Wadden Sea");
  await save();
  await bannerSaying(/Record saved/);
  expect(create).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledTimes(1);
});

it("a form that is shown again before its save ends continues with it", async () => {
  const { user, client, holdNextCall } = await driveDeposit({}, Tab);
  const create = vi.spyOn(client.drafts, "create");
  await user.type(titleField(), "Tides");
  const answer = holdNextCall();
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  const tab = screen.getByRole("button", { name: "tab" });
  await user.click(tab);
  await rest();
  await user.click(tab);
  await user.type(titleField(), " of the Wadden Sea");
  answer();
  await bannerSaying(/Record saved/);
  expect(titleField()).toHaveValue("Tides of the Wadden Sea");

  await user.click(tab);
  await rest();
  await user.click(tab);
  expect(titleField()).toHaveValue("Tides of the Wadden Sea");
  expect(leave()).toBe(true);
});

it("uploads of a hidden form resume when it is shown again, and paused ones stay paused", async () => {
  const sent: string[] = [];
  const transport: Transport = ({ url }) => {
    sent.push(/files.([^/]*).content/.exec(url)?.[1] ?? url);
    return { answer: new Promise(() => undefined), cancel: () => undefined };
  };
  const { user } = await driveDeposit({ ports: { transport, log: () => undefined } }, Tab);
  await user.type(titleField(), "Tides");
  const names = ["a.csv", "b.csv", "c.csv", "d.csv", "e.csv"];
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no file input.");
  await user.upload(
    input,
    names.map((name) => localFile(name)),
  );
  await waitFor(() => expect(sent).toEqual(["a.csv", "b.csv", "c.csv"]), { timeout: 20_000 });
  await user.click(screen.getByRole("button", { name: "Pause the upload of c.csv" }));
  await waitFor(() => expect(sent).toEqual(["a.csv", "b.csv", "c.csv", "d.csv"]));

  const tab = screen.getByRole("button", { name: "tab" });
  await user.click(tab);
  await rest();
  await user.click(tab);
  await waitFor(() => expect(sent.slice(4).toSorted()).toEqual(["a.csv", "b.csv", "d.csv"]));
  for (const name of names) expect(rowOfFile(name)).not.toHaveAttribute("data-status", "error");
  expect(rowOfFile("c.csv")).toHaveTextContent("Paused");
});

it("a rich text that is hidden and shown again keeps its content, and is focused through its label", async () => {
  const { user } = await driveDeposit({}, Tab);
  const written = () => screen.getByRole("textbox", { name: /^Description/ });
  const write = (text: string) => user.type(written(), text, { skipClick: true });
  act(() => written().focus());
  await waitFor(() => expect(written()).toHaveAttribute("contenteditable", "true"), { timeout: 20_000 });
  await write("Tides");

  const tab = screen.getByRole("button", { name: "tab" });
  await user.click(tab);
  await rest();
  await user.click(tab);
  expect(written()).toHaveAttribute("contenteditable", "true");
  expect(written()).toHaveTextContent("Tides");
  await user.click(screen.getByText("Description", { selector: "[id$='description-label']" }));
  await waitFor(() => expect(written()).toHaveFocus());
});
