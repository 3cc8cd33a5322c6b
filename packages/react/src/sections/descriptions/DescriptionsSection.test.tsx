import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { benchSection } from "../sectionBench.tsx";
import { DescriptionsSection } from "./DescriptionsSection.tsx";

describe("the description", () => {
  it("shows the formatted text without what could do harm, and leaves the value as it came until it is edited", async () => {
    const html = '<p>Tides of <strong>Brest</strong><img src="x" onerror="alert(1)"></p><script>alert(2)</script>';
    const bench = benchSection(<DescriptionsSection />, { metadata: { description: html } });
    const editor = await screen.findByRole("textbox", { name: /Description/ }, { timeout: 10_000 });
    expect(editor).toHaveTextContent("Tides of Brest");
    expect(editor.querySelector("strong")).not.toBeNull();
    expect(editor.querySelector("img, script")).toBeNull();
    expect(bench.form().values.read().metadata.description).toBe(html);
  });

  it("belongs to its label, its help and the server's word", async () => {
    benchSection(<DescriptionsSection />, {
      metadata: { description: "x" },
      errors: [{ field: "metadata.description", messages: ["Shorter than minimum length 3."] }],
    });
    const editor = await screen.findByRole("textbox", { name: /Description/ }, { timeout: 10_000 });
    expect(screen.getByText("Shorter than minimum length 3.")).toBeVisible();
    await waitFor(() => expect(editor).toHaveAccessibleDescription(/Shorter than minimum length 3\./));
    expect(editor).toHaveAttribute("aria-invalid", "true");
  });

  it("keeps additional descriptions that no widget shows", () => {
    const bench = benchSection(<DescriptionsSection />, {
      metadata: { additional_descriptions: [{ description: "How", type: { id: "methods" } }] },
    });
    expect(bench.form().values.read().metadata.additional_descriptions).toHaveLength(1);
  });
});
