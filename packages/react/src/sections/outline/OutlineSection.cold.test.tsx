import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { driveDeposit } from "../../../test/driveDeposit.tsx";

const network = vi.hoisted(() => ({ isOnline: false }));
vi.mock("./outlineState.ts", async (importOriginal) => {
  if (!network.isOnline) throw new TypeError("offline");
  return await importOriginal();
});

test("links work without states while their module cannot load, and opening a dialog retries the load", async () => {
  // With `saveData` nothing is prefetched.
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  const { user } = await driveDeposit();
  const title = await screen.findByRole("link", { name: /^Title/ });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(title).toHaveAccessibleName("Title");
  await user.click(title);
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveFocus();
  network.isOnline = true;
  await user.click(screen.getByRole("button", { name: "Add creator" }));
  await screen.findByRole("dialog", {}, { timeout: 15_000 });
  await waitFor(() => expect(title).toHaveAccessibleName("Title 1 error"));
});
