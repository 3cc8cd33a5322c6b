import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { bannerSaying, driveDeposit, titleField } from "../../testing/driveDeposit.tsx";

const line = (name: RegExp) => within(screen.getByRole("navigation", { name: "Outline" })).getByRole("link", { name });

it("says of each section what is missing, wrong or complete, as it changes", async () => {
  const { user } = await driveDeposit();
  expect(line(/^Title/)).toHaveAccessibleName("Title 1 thing is missing");
  expect(line(/^Description/)).toHaveAccessibleName("Description empty, optional");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await bannerSaying(/Record saved with validation feedback in/);
  expect(line(/^Title/)).toHaveAccessibleName("Title 1 error");
  await user.type(titleField(), "Tides");
  expect(line(/^Title/)).toHaveAccessibleName("Title complete");
});

it("gives the focus to the first control of a section", async () => {
  const { user } = await driveDeposit();
  await user.click(line(/^Title/));
  await waitFor(() => expect(titleField()).toHaveFocus());
  await user.click(line(/^Creators/));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add creator" })).toHaveFocus());
});
