import { act, screen } from "@testing-library/react";
import { Activity, type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { bannerSaying, driveDeposit, titleField } from "./testing/driveDeposit.tsx";

function Tab({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!shown)}>tab</button>
      <Activity mode={shown ? "visible" : "hidden"}>{children}</Activity>
    </>
  );
}

const leave = (): boolean => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it("A form that is hidden and shown again keeps what was typed, and saves on into the same draft", async () => {
  const saved: string[] = [];
  const { user } = await driveDeposit({ onSaved: ({ id }) => saved.push(id ?? "") }, Tab);
  const save = () => user.click(screen.getByRole("button", { name: "Save draft" }));
  await user.type(titleField(), "Tides");
  await save();
  await bannerSaying(/Record saved/);
  await user.type(titleField(), " of the Wadden Sea");

  const tab = screen.getByRole("button", { name: "tab" });
  await user.click(tab);
  await act(async () => await new Promise((resolve) => setTimeout(resolve)));
  expect(leave()).toBe(false);
  await user.click(tab);
  expect(titleField()).toHaveValue("Tides of the Wadden Sea");
  expect(leave()).toBe(true);

  await save();
  await bannerSaying(/Record saved/);
  expect(leave()).toBe(false);
  expect(saved).toEqual([saved[0], saved[0]]);
});
