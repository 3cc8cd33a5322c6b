import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { driveDeposit } from "../../../test/driveDeposit.tsx";

afterEach(() => Reflect.deleteProperty(CSSStyleDeclaration.prototype, "fieldSizing"));

it("A text area that was typed in is nothing that the window knows of once its form is gone", async () => {
  // Here a text area grows with its text, as in a browser that can do that.
  Object.defineProperty(CSSStyleDeclaration.prototype, "fieldSizing", { value: "", configurable: true });
  const { user, page } = await driveDeposit();
  await user.click(screen.getByRole("button", { name: "Add reference" }));
  const reference = await screen.findByRole("textbox", { name: "Reference" });
  fireEvent.input(reference, { target: { value: "Tidal friction" } });
  page.unmount();
  reference.style.height = "7px";
  fireEvent(window, new Event("resize"));
  expect(reference.style.height).toBe("7px");
});
