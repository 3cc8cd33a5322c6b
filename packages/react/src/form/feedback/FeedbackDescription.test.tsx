import { render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { FeedbackDescription } from "./FeedbackDescription.tsx";

it.each([
  ["Tides &amp; currents", "Tides & currents"],
  ["R&D", "R&D"],
  ["See <b>the guide</b>", "See the guide"],
])("says %s as a page does", async (html, said) => {
  const { container } = render(<FeedbackDescription html={html} />);
  await waitFor(() => expect(container).toHaveTextContent(said, { normalizeWhitespace: false }));
});
