import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

test("an outline whose judging does not arrive leads everywhere and says nothing, until it is tried again with what is opened next", async () => {
  let isOnline = false;
  vi.doMock("./outlineOf.ts", async (importOriginal) => {
    if (!isOnline) throw new TypeError("offline");
    return await importOriginal();
  });
  // Nothing is fetched in advance then, only what is needed.
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  const { driveDeposit } = await import("../../testing/driveDeposit.tsx");
  const { openings } = await import("../../ui/late/latePart.ts");
  const { user } = await driveDeposit();
  const title = await screen.findByRole("link", { name: /^Title/ });
  for (const opened of openings) opened();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(title).toHaveAccessibleName("Title");
  await user.click(title);
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveFocus();
  isOnline = true;
  await user.click(screen.getByRole("button", { name: "Add creator" }));
  await screen.findByRole("dialog", {}, { timeout: 15_000 });
  await waitFor(() => expect(title).toHaveAccessibleName("Title 1 error"));
});
