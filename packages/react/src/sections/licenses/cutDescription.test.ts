import { describe, expect, it } from "vitest";
import { cutDescription } from "./cutDescription.ts";

describe("a licence's description in the list", () => {
  it("is shown whole up to 300 characters", () => {
    expect(cutDescription("x".repeat(300))).toBe("x".repeat(300));
  });

  it("is cut after a word and ends in an ellipsis, 300 characters at most", () => {
    const cut = cutDescription("permission ".repeat(40));
    expect(cut).toMatch(/permission…$/);
    expect(cut.length).toBeLessThanOrEqual(300);
  });

  it("is cut inside a text without spaces, and never inside a character", () => {
    const cut = cutDescription("😀".repeat(400));
    expect([...cut]).toHaveLength(300);
    expect(cut.endsWith("😀…")).toBe(true);
  });
});
