import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FeedbackDescription } from "./FeedbackDescription.tsx";

it.each([
  ["Tides &amp; currents", "Tides & currents"],
  ["R&D", "R&D"],
  ["See <b>the guide</b>", "See the guide"],
])("says %s as a page does", async (html, said) => {
  render(
    <p>
      <FeedbackDescription html={html} />
    </p>,
  );
  await screen.findByText((_, element) => element?.matches("p") === true && element.textContent === said);
});
