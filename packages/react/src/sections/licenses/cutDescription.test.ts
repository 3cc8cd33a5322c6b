import { describe, expect, it } from "vitest";
import { cutDescription } from "./cutDescription.ts";

describe("cutDescription", () => {
  it("keeps up to 300 characters", () => {
    expect(cutDescription("x".repeat(300))).toBe("x".repeat(300));
  });

  it("cuts after a word and adds an ellipsis, within 300 characters", () => {
    const cut = cutDescription("permission ".repeat(40));
    expect(cut).toMatch(/permission…$/);
    expect(cut.length).toBeLessThanOrEqual(300);
  });

  it("cuts inside a text without spaces, but never inside a character", () => {
    const cut = cutDescription("😀".repeat(400));
    expect([...cut]).toHaveLength(300);
    expect(cut.endsWith("😀…")).toBe(true);
  });
});
