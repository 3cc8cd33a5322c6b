import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { SafeHtml } from "./SafeHtml.tsx";

it("shows the text without its tags until what could do harm is taken out, then what is left", async () => {
  const { container } = render(<SafeHtml html={'<p>Read our <b>terms</b><img src="x"></p>'} part="extra" />);
  expect(container).toHaveTextContent("Read our terms");
  expect(container.querySelector("b, img")).toBeNull();
  await waitFor(() => expect(container.querySelector("b")).toHaveTextContent("terms"));
  expect(container.querySelector("img")).toBeNull();
});

it("shows the words of now, never again those before them", async () => {
  const { container, rerender } = render(<SafeHtml html="<b>Old</b> terms" />);
  rerender(<SafeHtml html="<b>New</b> terms" />);
  await waitFor(() => expect(container.querySelector("b")).toHaveTextContent("New"));
  rerender(<SafeHtml html="<b>Newest</b> terms" />);
  expect(screen.getByText("Newest terms")).toBeVisible();
});
