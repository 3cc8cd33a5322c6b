import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applyStep, readFieldGuide } from "./fieldGuide.ts";
import { root } from "./workspace.ts";

const steps = readFieldGuide();

it("a new text field changes at most seven files", () => {
  expect(steps.length).toBeGreaterThan(3);
  expect(new Set(steps.map(({ file }) => file)).size).toBeLessThanOrEqual(7);
});

it.each(steps)("the guide to a new field changes $file as it is now", (step) => {
  const text = readFileSync(join(root, step.file), "utf8");
  expect(applyStep(text, step)).toContain("edition");
});
