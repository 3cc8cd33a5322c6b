import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RichText } from "./RichText.tsx";
import type { RichTextLabels } from "./richTextLabels.ts";

vi.mock("./RichTextEditor.tsx", () => {
  throw new Error("the chunk is gone");
});
afterEach(() => vi.restoreAllMocks());

// Each label is its own key, since only one of them is looked at here.
const labels = new Proxy({} as RichTextLabels, { get: (_, key) => String(key) });

describe("rich text whose editor cannot be fetched", () => {
  it("leaves the text editable as source and says so", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const change = vi.fn();
    render(
      <>
        <span id="label">Description</span>
        <RichText id="description" labelledBy="label" value="<p>Soil</p>" onValueChange={change} labels={labels} />
      </>,
    );
    const source = await screen.findByRole("textbox", { name: "Description" });
    expect(source).toHaveValue("<p>Soil</p>");
    expect(source).toHaveAccessibleDescription("failed");
    await userEvent.type(source, "!");
    expect(change).toHaveBeenLastCalledWith("<p>Soil</p>!");
  });
});
