import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { CreatorsSection } from "./creators/CreatorsSection.tsx";
import { FundingSection } from "./funding/FundingSection.tsx";
import { LicensesSection } from "./licenses/LicensesSection.tsx";
import { benchSection } from "../../test/sectionBench.tsx";

const dialogs: readonly (readonly [string, ComponentType, { opener: string; field: RegExp; text: string }])[] = [
  ["a creator", CreatorsSection, { opener: "Add creator", field: /^Identifier 1/, text: "0000-0002-1825-0098" }],
  ["a custom license", LicensesSection, { opener: "Add custom", field: /^Link/, text: "nowhere" }],
  ["a custom award", FundingSection, { opener: "Add custom award", field: /^URL/, text: "nowhere" }],
];

describe.each(dialogs)("in the dialog of %s", (_name, Section, { opener, field: label, text }) => {
  /** Leaves an invalid value by pressing a button without releasing it. */
  async function leavesByPress() {
    const user = userEvent.setup();
    benchSection(<Section />);
    await user.click(screen.getByRole("button", { name: opener }));
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByLabelText(label);
    await user.type(field, text);
    const pressed = dialog.getByRole("button", { name: "Close" });
    fireEvent.pointerDown(pressed);
    await act(async () => pressed.focus());
    return { field, pressed };
  }
  const isTold = async (field: HTMLElement): Promise<void> => {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
    expect(field).toHaveAttribute("aria-invalid", "true");
  };

  it("an error appears after the press that left the field, since it would move the pressed button", async () => {
    const { field, pressed } = await leavesByPress();
    expect(field).not.toHaveAttribute("aria-invalid");
    fireEvent.pointerUp(pressed);
    await isTold(field);
  });

  it("an error appears also if the release of the pointer is not seen, after the next action", async () => {
    const { field, pressed } = await leavesByPress();
    // Text fields fire `change` when they lose the focus, while the press continues.
    fireEvent.change(field);
    await act(async () => undefined);
    expect(field).not.toHaveAttribute("aria-invalid");
    fireEvent.keyDown(pressed, { key: "Tab" });
    await isTold(field);
  });
});
